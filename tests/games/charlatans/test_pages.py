"""The 24 pages of the ingredient books: every value, and what happens where they cannot be carried out."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Duel, Lay, offers
from perfidie.games.charlatans.rules.box import BOX

VALUES = (1, 2, 4)


def by_value(*wanted: object) -> pytest.MarkDecorator:
    """The test for a chip of value 1, 2 and 4 and what is expected of each."""
    return pytest.mark.parametrize(("value", "wanted"), list(zip(VALUES, wanted, strict=True)))


def steps(duel: Duel) -> int:
    """The extra steps of this turn."""
    return duel.sight.extra


# Fixed books


@pytest.mark.parametrize("value", [1, 2, 3, 4, 6])
def test_lead_pays_its_value_when_it_is_placed(lay: Lay, value: int) -> None:
    duel = lay(f"bag k{value}").do(f"B draw k{value}")
    assert (duel.gold, steps(duel), duel.patient) == ((value, 0), 0, "")


def test_a_pumpkin_brings_nothing_but_its_steps(lay: Lay) -> None:
    duel = lay("bag o4, gold 1").do("B draw o4")
    assert (duel.gold, steps(duel), duel.chips("B", "neck")) == ((1, 0), 0, "o4")
    assert duel.do("B stop").patient == "B4"


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_white_lies_as_far_as_its_value_behind_the_last_one(lay: Lay, value: int) -> None:
    assert lay(f"bag w{value}").do(f"B draw w{value}").track("B") == f"w{value}@{value}"
    further = lay(f"bag w{value}, track w1@1 w2@3").do(f"B draw w{value}")
    assert further.track("B") == f"w1@1 w2@3 w{value}@{3 + value}"


PRICES = {
    "blue": ((3, 5, 9), (3, 6, 10), (4, 7, 11), (3, 6, 10)),
    "red": ((3, 5, 9), (2, 5, 9), (3, 6, 10), (3, 6, 10)),
    "green": ((3, 5, 9), (2, 4, 8), (3, 6, 11), (2, 5, 9)),
    "pink": ((3, 5, 9), (3, 6, 11), (3, 6, 10), (4, 7, 11)),
    "yellow": ((3, 7, 12), (3, 6, 11), (3, 5, 9), (3, 5, 9)),
    "purple": ((3, 5, 9), (3, 5, 9), (3, 6, 11), (3, 6, 11)),
}
LETTER = {"blue": "b", "red": "r", "green": "g", "pink": "p", "yellow": "y", "purple": "v"}


@pytest.mark.parametrize(("place", "books"), [(0, "I"), (1, "II"), (2, "III"), (3, "IV")])
def test_what_chips_cost_in_each_set(lay: Lay, place: int, books: str) -> None:
    duel = lay("gold 12", books=books).do("B stop; Y stop; B offer 0 0; Y take_card")
    prices = {f"o{value}": price for value, price in zip(VALUES, (2, 4, 8), strict=True)}
    for colour, rows in PRICES.items():
        prices |= {f"{LETTER[colour]}{value}": price for value, price in zip(VALUES, rows[place], strict=True)}
    assert offers(duel.may, "buy") == set(prices)
    for chip, price in prices.items():
        one = lay(f"gold {price}", books=books).do(f"B stop; Y stop; B offer 0 0; Y take_card; B buy {chip}")
        assert (one.gold[0], one.chips("B", "bag").count(chip) > 0) == (0, True), chip
        poor = lay(f"gold {price - 1}", "gold 12", books=books).do("B stop; Y stop; B offer 0 0; Y take_card")
        assert poor.actor == "Y" or chip not in offers(poor.may, "buy"), chip


# Œil de paon


@by_value("w1", "w1 o1", "w1 o1 k1")
def test_blue_i_draws_by_its_value_and_may_place_one(lay: Lay, value: int, wanted: str) -> None:
    duel = lay(f"bag b{value} w1 o1 k1 k1").do(f"B draw b{value} {wanted}")
    assert duel.asked == "B ChooseChip"
    assert duel.may == {*(f"place {chip}" for chip in wanted.split()), "place_none"}
    duel.do("B place w1")
    assert (duel.track("B"), duel.chips("B", "neck"), duel.asked) == ("w1@1", f"b{value}", "B Brew")
    assert duel.chips("B", "bag") == "k1 k1 o1"


def test_blue_i_draws_no_more_than_there_is_and_nothing_from_an_empty_bag(lay: Lay) -> None:
    duel = lay("bag b4 w1 o1").do("B draw b4 w1 o1; B place o1")
    assert (duel.chips("B", "neck"), duel.chips("B", "bag")) == ("b4 o1", "w1")
    duel = lay("bag b4").do("B draw b4")
    assert (duel.asked, duel.may) == ("B Brew", {"stop"})


@by_value(2, 3, 4)
def test_blue_ii_pays_the_highest_colour_it_sees_up_to_its_limit(lay: Lay, value: int, wanted: int) -> None:
    seen = "w3 k6 o1 o1"[: wanted * 3]
    duel = lay(f"bag b{value} w3 k6 o1 o1", books="II").do(f"B draw b{value} {seen}")
    assert (duel.gold, duel.asked, duel.sight.shown) == ((wanted, 0), "B Brew", ())
    assert (duel.chips("B", "bag"), duel.chips("B", "neck")) == ("w3 k6 o1 o1", f"b{value}")


def test_blue_ii_pays_no_more_than_the_highest_colour_and_nothing_for_whites(lay: Lay) -> None:
    assert lay("bag b4 w3 o1 k2 w1", books="II").do("B draw b4 w3 o1 k2 w1").gold == (2, 0)
    duel = lay("bag b1 w3 w2", books="II").do("B draw b1 w3 w2")
    assert (duel.gold, duel.chips("B", "bag")) == ((0, 0), "w2 w3")
    assert lay("bag b1", books="II").do("B draw b1").gold == (0, 0)
    assert lay("bag b1 o4, neck o1 o1", books="II").do("B draw b1 o4").gold == (2, 0)


@by_value("w1", "w1 o1", "w1 o1 w2")
def test_blue_iii_sets_the_whites_it_sees_aside(lay: Lay, value: int, wanted: str) -> None:
    duel = lay(f"bag b{value} w1 o1 w2 w3", books="III").do(f"B draw b{value} {wanted}")
    whites = [chip for chip in wanted.split() if chip[0] == "w"]
    assert (duel.chips("B", "aside"), duel.track("B"), duel.asked) == (" ".join(whites), "", "B Brew")
    assert sorted(duel.chips("B", "bag").split()) == sorted({"w1", "o1", "w2", "w3"} - {*whites})
    duel.do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert {"w1", "w2"} <= {*duel.chips("B", "bag").split()}
    assert duel.chips("B", "aside") == ""


def test_blue_iii_sets_the_highest_white_aside_too(lay: Lay) -> None:
    assert lay("bag b1 w3", books="III").do("B draw b1 w3").chips("B", "aside") == "w3"


def test_blue_iii_works_with_a_full_neck_and_does_nothing_with_an_empty_bag(lay: Lay) -> None:
    duel = lay("bag b1 w1, neck o1 o1", books="III").do("B draw b1 w1")
    assert (duel.chips("B", "aside"), duel.chips("B", "bottom"), duel.patient) == ("w1", "o1 o1 b1", "B3")
    assert lay("bag b1", books="III").do("B draw b1").chips("B", "aside") == ""


@by_value("w1 k1", "w1 k1 o1", "w1 k1 o1 k1")
def test_blue_iv_sets_one_coloured_chip_of_the_rival_aside(lay: Lay, value: int, wanted: str) -> None:
    duel = lay(f"bag b{value}", "bag w1 k1 o1 k1 w2", books="IV").do(f"B draw b{value} {wanted}")
    assert duel.asked == "B SetRivalsAside"
    assert duel.may == {*(f"set_aside {chip}" for chip in wanted.split() if chip[0] != "w"), "set_none"}
    duel.do("B set_aside k1")
    assert (duel.chips("Y", "aside"), duel.chips("Y", "bag"), duel.chips("B", "aside")) == ("k1", "w1 w2 k1 o1", "")
    duel.do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert duel.chips("Y", "bag") == "w1 w2 k1 k1 o1"


def test_blue_iv_need_not_take_anything_and_cannot_take_whites(lay: Lay) -> None:
    duel = lay("bag b1", "bag w1 k1", books="IV").do("B draw b1 w1 k1; B set_none")
    assert (duel.chips("Y", "aside"), duel.chips("Y", "bag")) == ("", "w1 k1")
    duel = lay("bag b1", "bag w1 w3 w1", books="IV").do("B draw b1 w1 w3")
    assert (duel.asked, duel.chips("Y", "bag"), duel.gold) == ("B Brew", "w1 w1 w3", (0, 0))
    assert lay("bag b1", "bag w3 k1", books="IV").do("B draw b1 w3 k1").may == {"set_aside k1", "set_none"}
    duel = lay("bag b4", "bag o1", books="IV").do("B draw b4 o1; B set_aside o1; B stop")
    assert duel.may == {"stop"}
    assert lay("bag b4", "bag", books="IV").do("B draw b4").asked == "B Brew"


# Sang de dragon


@pytest.mark.parametrize(
    ("pumpkins", "wanted"), [("", 0), ("o1", 1), ("o2 o4", 1), ("o1 o1 o2", 2), ("o1 o1 o1 o4", 2)]
)
@pytest.mark.parametrize("value", VALUES)
def test_red_i_counts_the_pumpkins_of_the_flask(lay: Lay, value: int, pumpkins: str, wanted: int) -> None:
    duel = lay(f"bag r{value}, neck {pumpkins[:2]}, bottom {pumpkins[3:]} k1, stand 18").do(f"B draw r{value}")
    assert steps(duel) == wanted
    duel.do("B stop")
    assert duel.patient == f"B{value + wanted + int(pumpkins[1:2] or 0)}"


@by_value(1, 2, 3)
def test_red_ii_sells_steps(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag r{value}, gold 5", books="II").do(f"B draw r{value}")
    assert (duel.asked, duel.may) == ("B BuySteps", {f"pay {gold}" for gold in range(wanted + 1)})
    duel.do(f"B pay {wanted}")
    assert (duel.gold, steps(duel)) == ((5 - wanted, 0), wanted)


def test_red_ii_sells_no_more_than_can_be_paid(lay: Lay) -> None:
    duel = lay("bag r4, gold 1", books="II").do("B draw r4")
    assert duel.may == {"pay 0", "pay 1"}
    duel.do("B pay 0")
    assert (duel.gold, steps(duel)) == ((1, 0), 0)
    assert lay("bag r4", books="II").do("B draw r4").asked == "B Brew"


@by_value(3, 4, 5)
def test_red_iii_pays_on_the_brink(lay: Lay, value: int, wanted: int) -> None:
    for track, won in (("", 0), ("w3@3 w1@4", 0), ("w3@3 w2@5", wanted), ("w3@3 w2@5 w2@7", wanted)):
        assert steps(lay(f"bag r{value}, track {track}", books="III").do(f"B draw r{value}")) == won, track


@by_value(2, 3, 4)
def test_red_iv_pays_while_the_patient_is_on_the_other_half(lay: Lay, value: int, wanted: int) -> None:
    for patient, won in (("", 0), ("B1", 0), ("Y1", wanted), ("Y6", wanted)):
        assert steps(lay(f"bag r{value}", "", patient, books="IV").do(f"B draw r{value}")) == won, patient


# Herbe de sorcière


@by_value(1, 2, 3)
def test_green_iii_goes_by_its_place_in_the_neck(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag g{value}", books="III").do(f"B draw g{value}")
    assert (duel.gold, steps(duel)) == ((wanted, 0), 0)
    duel = lay(f"bag g{value}, neck o1, bottom o1 o2", books="III").do(f"B draw g{value}")
    assert (duel.gold, steps(duel)) == ((0, 0), wanted)
    duel = lay(f"bag g{value}, neck o1 k1, bottom k2, stand 18", books="III").do(f"B draw g{value}")
    assert (duel.asked, duel.may) == ("B UpgradeLead", {"upgrade neck k1", "upgrade bottom k2", "decline"})
    duel.do("B upgrade neck k1")
    assert (duel.gold, duel.patient) == ((0, 0), f"B{1 + 2 + value}")


def test_green_iii_third_without_lead_gives_1_gold(lay: Lay) -> None:
    assert lay("bag g4, neck o1 o1", books="III").do("B draw g4").gold == (1, 0)


# Soie d'araignée


@by_value(2, 3, 3)
def test_pink_i_returns_the_white_just_placed(lay: Lay, value: int, wanted: int) -> None:
    for white in (1, 2, 3):
        duel = lay(f"bag p{value} w{white}, track w1@1").do(f"B draw w{white}, p{value}")
        if white > wanted:
            assert duel.asked == "B Brew"
            continue
        assert (duel.asked, duel.may) == ("B UndoWhite", {f"return_white {1 + white}", "keep_white"})
        duel.do(f"B return_white {1 + white}")
        assert (duel.track("B"), duel.chips("B", "bag")) == ("w1@1", f"w{white}")


def test_pink_i_may_leave_it_and_needs_a_white_just_before(lay: Lay) -> None:
    assert lay("bag p1 w1").do("B draw w1, p1; B keep_white").track("B") == "w1@1"
    assert lay("bag p1 w1 o1").do("B draw w1, o1, p1").asked == "B Brew"
    assert lay("bag p1, track w1@1").do("B draw p1").asked == "B Brew"


@by_value(1, 1, 2)
def test_pink_ii_counts_the_last_white_again(lay: Lay, value: int, wanted: int) -> None:
    for track, last in (("", 0), ("w3@3", 3), ("w3@3 w1@4", 1)):
        duel = lay(f"bag p{value}, track {track}, stand 18", books="II").do(f"B draw p{value}")
        assert steps(duel) == wanted * last
        assert duel.do("B stop").sight.space == value + last * (1 + wanted)


@by_value(1, 2, 3)
def test_pink_iii_shields_from_one_white_of_at_most_so_much(lay: Lay, value: int, wanted: int) -> None:
    for white in (1, 2, 3):
        duel = lay(f"bag p{value} w{white} w1, track w3@6", "bag o1", books="III").do(f"B draw p{value}, w{white}")
        if white > wanted:
            assert (duel.chips("B", "aside"), duel.track("B")) == ("", f"w3@6 w{white}@{6 + white}")
        else:
            assert (duel.chips("B", "aside"), duel.track("B"), duel.sight.shields) == (f"w{white}", "w3@6", ())
            assert duel.do("B draw w1").track("B") == "w3@6 w1@7"


def test_pink_iii_uses_the_smallest_shield_that_is_enough_and_only_in_this_turn(lay: Lay) -> None:
    duel = lay("bag p4 p1 w1 w3 w2", books="III").do("B draw p4, p1, w1")
    assert (duel.sight.shields, duel.chips("B", "aside")) == ((3,), "w1")
    duel.do("B draw w3")
    assert (duel.sight.shields, duel.chips("B", "aside"), duel.track("B")) == ((), "w1 w3", "")
    duel = lay("bag p4 w1, neck o1 o2", books="III").do("B draw p4; Y stop; B draw w1")
    assert (duel.track("B"), duel.chips("B", "aside")) == ("w1@1", "")


@by_value(1, 1, 1)
def test_pink_iv_lays_one_web_at_a_time(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag p{value} p1", books="IV").do(f"B draw p{value}, p1; B stop")
    assert (duel.side("Y").web, duel.side("B").web, duel.gold) == (wanted, 0, (0, 0))
    duel.do("Y draw o1, k1")
    assert duel.side("Y").web == 1
    assert duel.do("Y draw w2, w1").track("Y") == "w2@3 w1@4"


def test_pink_iv_a_web_is_not_used_up_by_whites_that_are_not_placed(lay: Lay) -> None:
    books = {"pink_book": "III", "books": "chosen"}
    duel = lay("bag p1 w1 w2, web 1", **books).do("B draw p1, w1")
    assert (duel.side("B").web, duel.chips("B", "aside")) == (1, "w1")
    assert duel.do("B draw w2").track("B") == "w2@3"


# Ambre


@by_value(1, 2, 3)
def test_yellow_i_moves_the_patient_at_once(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag y{value}", patient="Y1").do(f"B draw y{value}")
    assert (duel.patient, duel.asked) == (f"B{wanted}", "B Brew")
    cure = lay(f"bag y{value}", patient="B6").do(f"B draw y{value}")
    assert (cure.cured, cure.patient) == ((1, 0), f"B{wanted - 1}" if wanted > 1 else "")


@by_value(2, 3, 4)
def test_yellow_ii_pays_more_while_the_patient_is_on_the_other_half(lay: Lay, value: int, wanted: int) -> None:
    for patient, gold in (("", 1), ("B3", 1), ("Y1", wanted)):
        assert lay(f"bag y{value}", "", patient, books="II").do(f"B draw y{value}").gold == (gold, 0), patient


@by_value(2, 3, 6)
def test_yellow_iii_may_go_to_the_bottom_and_counts_more_there(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag y{value} o1, neck o2 o1", books="III").do(f"B draw y{value}")
    assert (duel.asked, duel.may) == ("B ChooseZone", {"to_neck", "to_bottom"})
    duel.do("B to_bottom")
    assert (duel.chips("B", "neck"), duel.chips("B", "bottom"), steps(duel)) == ("o2 o1", f"y{value}", wanted)
    assert duel.asked == "B Brew"
    neck = lay(f"bag y{value}", books="III").do(f"B draw y{value}; B to_neck; B stop")
    assert (neck.chips("B", "neck"), neck.patient) == (f"y{value}", f"B{value}")
    only = lay(f"bag y{value}", books="III").do(f"B draw y{value}; B to_bottom; B stop")
    assert only.patient == f"B{wanted}"


@by_value((1, "Y2"), (2, "B1"), (3, "B4"))
def test_yellow_iv_shortens_the_next_movement_of_the_rival(lay: Lay, value: int, wanted: tuple[int, str]) -> None:
    amber, patient = wanted
    duel = lay(f"bag y{value} y1", "bag o4 w1", "Y1", books="IV").do(f"B draw y{value}")
    assert (duel.side("Y").amber, duel.side("B").amber) == (amber, 0)
    duel.do("B draw y1")
    assert duel.side("Y").amber == amber + 1
    duel.do("B stop; Y draw o4, w1; Y stop")
    assert (duel.patient, duel.side("Y").amber) == (patient, 0)


def test_yellow_iv_shortens_nothing_but_the_movement_of_a_turn(lay: Lay) -> None:
    books = {"yellow_book": "I", "books": "chosen"}
    assert lay("bag y4, amber 2", **books).do("B draw y4").patient == "B3"
    assert lay("bag y4, amber 2", **books).do("B draw y4; B stop").patient == "B5"
    assert lay("gold 3, amber 2", number=7).do("B pay_step").patient == "B1"
    assert lay("amber 2, coin upgrade_or_patient").do("B stop; B coin_patient").patient == "B2"
    assert lay("bag w1, amber 2, gold 6, track w3@7", "amber 1").do("B draw w1; B give_steps").patient == "Y3"


@pytest.mark.parametrize("chip", ["b1", "b4", "p1", "p4", "y1", "y4"])
def test_chips_of_set_iv_that_find_no_victim_give_1_gold(lay: Lay, chip: str) -> None:
    duel = lay("", f"bag {chip}, gold 2", books="IV").do(f"B stop; Y draw {chip}")
    assert (duel.gold, duel.asked) == ((0, 3), "Y Brew")
    assert (duel.side("B").web, duel.side("B").amber) == (0, 0)


# Morille du diable


@by_value(2, 3, 4)
def test_purple_iii_pays_steps_once_the_rival_has_finished(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag v{value}", f"bag v{value}", books="III").do(f"B draw v{value}")
    assert (duel.gold, steps(duel)) == ((1, 0), 0)
    duel.do(f"B stop; Y draw v{value}")
    assert (duel.gold, steps(duel)) == ((1, 0), wanted)


@by_value(2, 3, 4)
def test_purple_iv_strikes_a_deal(lay: Lay, value: int, wanted: int) -> None:
    duel = lay(f"bag v{value}", books="IV").do(f"B draw v{value}")
    assert (duel.asked, duel.may) == ("B StrikeDeal", {"gold", "steps"})
    duel.do("B steps")
    assert (duel.gold, steps(duel)) == ((0, 1), wanted)
    duel = lay(f"bag v{value}", books="IV").do(f"B draw v{value}; B gold")
    assert (duel.gold, steps(duel)) == ((1, 0), 0)


# All of them


def test_extra_steps_count_in_one_turn_only(lay: Lay) -> None:
    duel = lay("bag v2 o1, neck k1 o2, stand 18", books="IV").do("B draw v2; B steps")
    assert (duel.patient, steps(duel)) == (f"B{1 + 2 + 2 + 3}", 0)
    assert duel.do("Y stop; B draw o1; B stop").patient == "B9"


def test_extra_steps_are_lost_in_an_explosion(lay: Lay) -> None:
    duel = lay("bag v2 w1, track w3@7", books="IV").do("B draw v2; B steps; B draw w1")
    assert (duel.patient, steps(duel), duel.asked) == ("", 0, "Y Brew")
    rich = lay("bag v2 w1, track w3@7, gold 4", books="IV").do("B draw v2; B steps; B draw w1")
    assert (rich.asked, steps(rich)) == ("B Penalty", 0)


def test_every_colour_has_one_page_in_each_set() -> None:
    pages = [(page.ingredient, page.set) for page in BOX.page]
    assert pages == [(colour, book) for colour in PRICES for book in ("I", "II", "III", "IV")]
