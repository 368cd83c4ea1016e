"""Rulings 1 to 20: the box, the patient's way, explosions, movement, who is behind."""

from __future__ import annotations

import pytest

from games.charlatans.tables import CHARLATANS, LETTERS, Lay, offers
from perfidie.games.charlatans.rules.box import BOX

# The box


def test_r01_six_books_with_four_pages_and_three_that_never_change() -> None:
    assert len(BOX.page) == 6 * 4
    assert [each.id for each in BOX.ingredient if each.effect] == ["white", "black", "orange"]
    assert len({page.id for page in BOX.page}) == 24
    assert len({page.effect for page in BOX.page}) == 24


@pytest.mark.parametrize("preset", ["standard", "first_game"])
def test_r02_the_first_game_uses_set_i(preset: str) -> None:
    rules = CHARLATANS.setup(2, preset=preset)
    assert rules.options["books"] == "I"
    first = CHARLATANS.setup(2, preset="first_game").options
    assert (first["cards"], first["coins"], first["offer_hints"]) == ("first_game", "silver_gold", "printed")


BOX_OF_CHIPS = {
    "w": ((1, 11), (2, 4), (3, 2)),
    "k": ((1, 6), (2, 7), (3, 7), (4, 7), (6, 8)),
    "o": ((1, 10), (2, 6), (4, 6)),
    "b": ((1, 9), (2, 4), (4, 5)),
    "r": ((1, 7), (2, 4), (4, 4)),
    "g": ((1, 7), (2, 4), (4, 5)),
    "p": ((1, 7), (2, 4), (4, 4)),
    "y": ((1, 7), (2, 4), (4, 5)),
    "v": ((1, 7), (2, 4), (4, 5)),
}


def test_r03_the_box_holds_170_chips(lay: Lay) -> None:
    duel = lay("bag", "bag")
    assert sum(duel.sight.supply.values()) == 170
    printed = {f"{LETTERS[letter]}-{value}": count for letter, row in BOX_OF_CHIPS.items() for value, count in row}
    assert duel.sight.supply == printed


def test_r04_a_starting_bag(lay: Lay) -> None:
    duel = lay()
    assert [duel.chips(side, "bag") for side in "BY"] == ["w1 w1 w1 w1 w2 w2 w3 k1 k1 k1 o1 b1"] * 2


# The patient


@pytest.mark.parametrize(("patient", "steps", "there"), [
    ("Y1", 1, "B1"), ("Y1", 2, "B2"), ("Y6", 4, "Y2"), ("Y2", 2, "B1"), ("", 1, "B1"), ("", 4, "B4"), ("B2", 4, "B6"),
])  # fmt: skip
def test_r05_the_two_first_spaces_are_neighbours(lay: Lay, patient: str, steps: int, there: str) -> None:
    assert lay(f"bag k{steps}", "", patient).do(f"B draw k{steps}; B stop").patient == there


BURST = "bag w1, track w3@7"


def test_r06_penalty_steps_go_towards_the_rival(lay: Lay) -> None:
    assert lay(f"{BURST}, gold 6", patient="B2").do("B draw w1; B give_steps").patient == "Y2"
    assert lay(f"{BURST}, gold 6", patient="Y2").do("B draw w1; B give_steps").patient == "Y5"


def test_r07_without_a_patient_a_new_one_walks_towards_the_rival(lay: Lay) -> None:
    duel = lay(f"{BURST}, gold 7").do("B draw w1; B give_steps")
    assert (duel.patient, duel.sight.park) == ("Y3", 10)


def test_r08_penalty_steps_left_after_a_cure_go_on(lay: Lay) -> None:
    duel = lay(f"{BURST}, gold 8", "stand 5", "Y4").do("B draw w1; B give_steps")
    assert (duel.cured, duel.stands, duel.patient) == ((0, 1), (7, 7), "Y3")


def test_r09_the_roof_bonus_is_then_the_exploders(lay: Lay) -> None:
    duel = lay(f"{BURST}, gold 2, bottom k3", "cured 2, bottom k1", "Y6").do("B draw w1; B give_steps")
    assert (duel.asked, duel.cured) == ("B UpgradeLead", (0, 3))
    duel.do("B upgrade bottom k3")
    assert (duel.chips("B", "bottom"), duel.asked) == ("k4", "Y Brew")
    chip = lay(f"{BURST}, gold 2", "cured 3", "Y6").do("B draw w1; B give_steps")
    assert chip.asked == "B RoofChip"
    white = lay(f"{BURST}, gold 2", "cured 1", "Y6").do("B draw w1; B give_steps")
    assert (white.chips("Y", "bag").count("w1"), white.chips("B", "bag")) == (5, "")


@pytest.mark.parametrize("gold", [0, 1])
def test_r10_half_of_nothing_costs_nothing(lay: Lay, gold: int) -> None:
    duel = lay(f"{BURST}, gold {gold}", patient="B3").do("B draw w1")
    assert (duel.asked, duel.gold, duel.patient, duel.finished) == ("Y Brew", (gold, 0), "B3", "B")


@pytest.mark.parametrize(("gold", "left"), [(2, 1), (3, 2), (4, 2), (9, 5), (20, 10)])
def test_r11_all_gold_held_counts_for_the_half(lay: Lay, gold: int, left: int) -> None:
    assert lay(f"{BURST}, gold {gold}").do("B draw w1; B lose_gold").gold == (left, 0)


# Movement


def test_r12_a_turn_without_a_new_chip_moves_nobody(lay: Lay) -> None:
    duel = lay("neck o4, track w3@3", patient="B2").do("B stop")
    assert (duel.patient, duel.finished) == ("B2", "B")
    returned = lay("bag w2 k1, neck k1, coin return_whites", patient="B2").do("B draw w2; B coin_return_whites; B stop")
    assert (returned.patient, returned.track("B")) == ("B3", "")


def test_r13_a_white_alone_allows_the_movement(lay: Lay) -> None:
    assert lay("bag w1").do("B draw w1; B stop").patient == "B1"
    assert lay("bag w1, neck k3, track w3@3").do("B draw w1; B stop").patient == "B4"


def test_r14_the_last_white_is_the_farthest_that_still_lies_there(lay: Lay) -> None:
    duel = lay("bag w2 o1, track w1@1 w3@4, cards 20").do("B draw w2; B card 20; B return_white 6; B return_white 4")
    assert duel.track("B") == "w1@1"
    assert duel.do("B draw o1; B stop").patient == "B2"


def test_r15_the_next_white_counts_from_there(lay: Lay) -> None:
    duel = lay("bag w2, track w1@1 w3@4 w1@5, cards 3").do("B card 3; B return_white 5; B draw w2")
    assert duel.track("B") == "w1@1 w3@4 w2@6"
    middle = lay("bag w1, track w1@1 w3@4 w2@6, cards 3").do("B card 3; B return_white 4; B draw w1")
    assert (middle.track("B"), middle.chips("B", "bag")) == ("w1@1 w2@6 w1@7", "w3")


def test_r16_one_may_stop_before_the_first_chip(lay: Lay) -> None:
    duel = lay(patient="Y2")
    assert duel.may == {"draw", "stop"}
    duel.do("B stop")
    assert (duel.patient, duel.finished, duel.asked) == ("Y2", "B", "Y Brew")


def test_r17_an_empty_bag_leaves_only_the_stop(lay: Lay) -> None:
    duel = lay("bag o1").do("B draw o1")
    assert (duel.asked, duel.may) == ("B Brew", {"stop"})
    assert duel.do("B stop").patient == "B1"
    assert lay("bag", patient="B3").do("B stop").patient == "B3"


# The trade and who is behind


@pytest.mark.parametrize(("script", "giver"), [
    ("B stop; Y stop", "B"), ("B draw k1, k1, k1; Y stop; B stop", "Y"), ("B draw k1, k1, k1; Y draw k1, k1, k1; "
     "B draw o1; B stop; Y stop", "B"),
])  # fmt: skip
def test_r18_who_finished_first_makes_the_offer_and_buys_first(lay: Lay, script: str, giver: str) -> None:
    chooser = "Y" if giver == "B" else "B"
    duel = lay("gold 8", "gold 8").do(script)
    assert duel.asked == f"{giver} MakeOffer"
    duel.do(f"{giver} offer 0 0")
    assert (duel.asked, duel.may) == (f"{chooser} ChoosePan", {"take_card", "take_offer"})
    duel.do(f"{chooser} take_card")
    assert duel.asked == f"{giver} BuyChips"
    duel.do(f"{giver} end_buy")
    assert duel.asked == f"{chooser} BuyChips"


TO_THE_TOSS = "- toss gold_3; - toss return_colour"


@pytest.mark.parametrize(("pan", "behind"), [("take_card", "Y"), ("take_offer", "B")])
def test_r19_level_and_without_a_patient_the_last_to_discard_a_card_is_behind(lay: Lay, pan: str, behind: str) -> None:
    duel = lay(card=4).do(f"B stop; Y stop; B offer 0 0; Y {pan}; {TO_THE_TOSS}")
    assert duel.asked == f"{behind} ChooseCoin"


@pytest.mark.parametrize(("turn", "behind"), [("B", "Y"), ("Y", "B")])
def test_r19_a_kept_card_is_not_yet_discarded(lay: Lay, turn: str, behind: str) -> None:
    duel = lay(card=18, turn=turn).do(f"{turn} stop; {behind} stop; {turn} offer 0 0; {behind} take_card")
    assert duel.do(TO_THE_TOSS).asked == f"{behind} ChooseCoin"


def test_r19_a_kept_card_is_discarded_when_it_is_used(lay: Lay) -> None:
    duel = lay("cards 3, track w1@1", card=18, discarder="Y").do("B card 3; B return_white 1; B stop; Y stop")
    assert duel.do(f"B offer 0 0; Y take_card; {TO_THE_TOSS}").asked == "B ChooseCoin"
    saved = lay("cards 3, bag w1, track w3@7", card=18, discarder="Y").do("B draw w1; B card 3")
    assert (saved.chips("B", "bag"), saved.side("B").cards) == ("w1", ())
    assert saved.letter(saved.sight.discarder) == "B"
    bought = lay("cards 19, gold 2", card=18, discarder="Y").do("B stop; Y stop; B offer 0 0; Y take_card")
    assert bought.do(f"B buy_double o1; {TO_THE_TOSS}").asked == "B ChooseCoin"


def test_r20_an_offer_has_none_to_five_markers(lay: Lay) -> None:
    duel = lay().do("B stop; Y stop")
    pairs = {tuple(map(int, pair.split())) for pair in offers(duel.may, "offer")}
    assert pairs == {(upgrades, gold) for upgrades in range(6) for gold in range(6 - upgrades)}
    assert len(pairs) == 21
    duel.do("B offer 0 5; Y take_offer")
    assert (duel.gold, duel.asked) == ((0, 5), "Y BuyChips")
