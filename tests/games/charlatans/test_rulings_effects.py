"""Rulings 39 to 53: phase 3, pages, cards, gold."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Lay

# Phase 3


def test_r39_an_exploded_flask_still_has_its_effects(lay: Lay) -> None:
    duel = lay("bag w1, neck g2, bottom g1, track w3@7").do("B draw w1; Y stop")
    assert (duel.gold, duel.asked) == ((3, 0), "B MakeOffer")


@pytest.mark.parametrize(("script", "order"), [("B stop; Y stop", "BY"), ("B draw k1, k1, k1; Y stop; B stop", "YB")])
def test_r40_colour_by_colour_who_finished_first_goes_first(lay: Lay, script: str, order: str) -> None:
    books = {"books": "chosen", "green_book": "II", "purple_book": "I"}
    flask = "bottom v1 v1 o1 g2 k2"
    duel = lay(flask, flask, **books).do(script)
    asked = []
    while duel.step != "MakeOffer":
        asked.append(duel.asked)
        duel.do(f"{duel.actor} decline")
    first, second = order
    assert asked == [
        f"{first} UpgradePumpkin", f"{second} UpgradePumpkin", f"{first} UpgradeLead", f"{second} UpgradeLead",
    ]  # fmt: skip


def test_r41_neck_and_bottom_count_in_phase_3(lay: Lay) -> None:
    duel = lay("bag g1, neck v1, bottom g1 v1 k1").do("B draw g1; B stop; Y stop")
    assert (duel.gold, duel.asked, duel.chips("B", "neck")) == ((2, 0), "B UpgradeLead", "v1 g1")


# Pages


@pytest.mark.parametrize(("books", "drawn"), [("I", "b4"), ("II", "b4 o1 w1"), ("III", "b4 o1 w1"), ("IV", "b4 w1 o1")])
def test_r42_a_blue_chip_that_fills_the_neck(lay: Lay, books: str, drawn: str) -> None:
    duel = lay("bag b4 o1 w1, neck o1 o1", "bag w1 o1", books=books).do(f"B draw {drawn}")
    if books == "IV":
        duel.do("B set_aside o1")
    assert duel.asked == "Y Brew"
    assert (duel.patient, duel.chips("B", "bottom")) == ("B6", "o1 o1 b4")
    assert duel.gold == ((1, 0) if books == "II" else (0, 0))
    assert (duel.chips("B", "aside"), duel.chips("Y", "aside")) == ("w1" * (books == "III"), "o1" * (books == "IV"))


def test_r43_a_chip_placed_by_a_blue_page_has_its_own_action(lay: Lay) -> None:
    assert lay("bag b1 k4").do("B draw b1 k4; B place k4").gold == (4, 0)
    again = lay("bag b1 b2 w1").do("B draw b1 b2; B place b2; - drawn w1; B place w1")
    assert (again.chips("B", "neck"), again.track("B")) == ("b1 b2", "w1@1")
    full = lay("bag b1 k1 w1, neck o1").do("B draw b1 k1; B place k1")
    assert (full.asked, full.patient, full.gold) == ("Y Brew", "B3", (1, 0))
    burst = lay("bag b1 w1, track w3@7").do("B draw b1 w1; B place w1")
    assert (burst.finished, burst.chips("B", "bottom"), burst.asked) == ("B", "b1", "Y Brew")
    bonus = lay("bag b1 w2, track w3@3").do("B draw b1 w2; B place w2")
    assert bonus.asked == "B BonusSpace"


def test_r44_the_chip_before_is_that_of_this_potion(lay: Lay) -> None:
    duel = lay("bag w2 p1 o1, neck o1 o1").do("B draw w2, o1; Y stop; B draw p1")
    assert (duel.asked, duel.side("B").trail) == ("B Brew", ("orange-1", "pink-1"))
    rivals = lay("bag w2 p1 o1, neck o1 o1").do("B draw o1; Y draw w1; Y stop; B draw p1")
    assert rivals.asked == "B Brew"
    between = lay("bag w1 p1 w2, cards 18, bottom o1").do("B draw w2; B card 18; B return o1; B draw p1")
    assert between.asked == "B UndoWhite"


@pytest.mark.parametrize("card", ["card 3; B return_white 3", "card 20; B return_white 3; B enough"])
def test_r44_whites_that_went_back_break_the_link(lay: Lay, card: str) -> None:
    duel = lay("bag w1 w2 p1, cards 3 20").do(f"B draw w1, w2; B {card}; B draw p1")
    assert (duel.asked, duel.track("B")) == ("B Brew", "w1@1")
    undone = lay("bag w1 w2 p1 p2").do("B draw w1, w2, p1; B return_white 3; B draw p2")
    assert (undone.asked, undone.track("B")) == ("B Brew", "w1@1")


def test_r45_a_shielded_or_set_aside_white_is_no_new_chip(lay: Lay) -> None:
    duel = lay("bag p2 w2, track w1@1", books="III").do("B draw p2, w2")
    assert (duel.sight.placed, duel.chips("B", "aside"), duel.track("B")) == (1, "w2", "w1@1")
    assert duel.do("B stop").patient == "B3"
    aside = lay("bag b1 w2, track w1@1", books="III").do("B draw b1 w2")
    assert (aside.sight.placed, aside.chips("B", "aside"), aside.track("B")) == (1, "w2", "w1@1")


# Cards


def test_r46_card_3_returns_any_white_of_the_track(lay: Lay) -> None:
    duel = lay("bag o1, track w1@1 w2@3 w1@4, cards 3")
    assert "card 3" in duel.may
    duel.do("B card 3")
    assert (duel.asked, duel.may) == ("B ReturnSomeWhites", {"return_white 1", "return_white 3", "return_white 4"})
    duel.do("B return_white 3")
    assert (duel.track("B"), duel.chips("B", "bag"), duel.side("B").cards) == ("w1@1 w1@4", "w2 o1", ())
    assert duel.asked == "B Brew"
    assert lay("bag o1, cards 3").may == {"draw", "stop"}


def test_r47_card_3_undoes_an_explosion(lay: Lay) -> None:
    duel = lay("bag w2, neck k1, track w1@1 w3@7, cards 3, gold 6").do("B draw w2")
    assert (duel.asked, duel.may) == ("B SavePotion", {"card 3", "accept"})
    duel.do("B card 3")
    assert (duel.track("B"), duel.chips("B", "bag"), duel.chips("B", "neck")) == ("w1@1 w3@7", "w2", "k1")
    assert (duel.asked, duel.finished, duel.gold, duel.side("B").cards) == ("B Brew", "", (6, 0), ())
    accepted = lay("bag w2, neck k1, track w3@7, cards 3, gold 6").do("B draw w2; B accept")
    assert (accepted.asked, accepted.side("B").cards, accepted.finished) == ("B Penalty", ("3",), "B")


def test_r48_card_18_returns_one_to_three_chips_of_the_bottom(lay: Lay) -> None:
    duel = lay("bag w1, neck o1, bottom k1 k1 o2 g1, cards 18").do("B card 18")
    assert (duel.asked, duel.may) == ("B ReturnColoured", {"return k1", "return o2", "return g1"})
    duel.do("B return k1")
    assert duel.may == {"return k1", "return o2", "return g1", "enough"}
    assert lay("bottom k1 k1, cards 18").do("B card 18; B return k1; B enough").chips("B", "bottom") == "k1"
    duel.do("B return k1; B return g1")
    assert (duel.asked, duel.chips("B", "bottom"), duel.chips("B", "bag")) == ("B Brew", "o2", "w1 k1 k1 g1")
    assert (duel.chips("B", "neck"), duel.side("B").cards) == ("o1", ())
    one = lay("bag w1, bottom k1, cards 18").do("B card 18; B return k1")
    assert (one.asked, one.chips("B", "bottom")) == ("B Brew", "")
    assert "card 18" not in lay("neck o1, cards 18").may


TAKEN = "B stop; Y stop; B offer 0 0; Y take_offer"


def test_r49_the_white_that_leaves_comes_from_the_bag_the_flask_or_aside(lay: Lay) -> None:
    bag = lay("bag w1 w1 w2, track w1@1, aside w1", card=5).do(TAKEN)
    assert (bag.sight.removed, bag.chips("B", "bag"), bag.supply("w1")) == (1, "w1 w1 w1 w2", 3)
    flask = lay("bag o1, track w1@1 w1@2 w2@4, aside w1", card=5).do(TAKEN)
    assert (flask.sight.removed, flask.chips("B", "bag")) == (1, "w1 w1 w2 o1")
    only = lay("bag o1, track w1@1 w2@3", card=5).do(TAKEN)
    assert (only.sight.removed, only.chips("B", "bag")) == (1, "w2 o1")
    aside = lay("bag o1, track w2@2, aside w1", card=5).do(TAKEN)
    assert (aside.sight.removed, aside.chips("B", "bag"), aside.supply("w1")) == (1, "w2 o1", 6)
    none = lay("bag o1 w2", card=5).do(TAKEN)
    assert (none.sight.removed, none.chips("B", "bag")) == (0, "w2 o1")


@pytest.mark.parametrize(("card", "chip", "price"), [(1, "g2", 5), (7, "b4", 9), (14, "y4", 12), (17, "o4", 8)])
def test_r50_a_chip_that_has_run_out_is_paid_in_gold(lay: Lay, card: int, chip: str, price: int) -> None:
    duel = lay(card=card, left=f"{chip} 0").do(TAKEN)
    assert (duel.gold, duel.asked) == ((price, 0), "B BuyChips")


def test_r50_its_price_is_that_of_the_books_in_play(lay: Lay) -> None:
    assert lay(card=1, left="g2 0", books="III").do(TAKEN).gold == (6, 0)


def test_r51_card_19_may_be_used_in_the_round_it_was_won(lay: Lay) -> None:
    duel = lay("gold 5", card=19).do(TAKEN)
    assert (duel.side("B").cards, "buy_double o2" in duel.may) == (("19",), True)
    duel.do("B buy_double o2")
    assert (duel.gold, duel.chips("B", "bag").count("o2"), duel.side("B").cards) == ((1, 0), 2, ())


# Gold


def test_r52_there_is_always_enough_gold(lay: Lay) -> None:
    assert lay("bag k6, gold 60").do("B draw k6").gold == (66, 0)


@pytest.mark.parametrize(("gold", "kept"), [(0, 0), (1, 1), (2, 1), (7, 1)])
def test_r53_at_most_1_gold_is_kept(lay: Lay, gold: int, kept: int) -> None:
    duel = lay(f"gold {gold}", f"gold {gold}", card=18).do(TAKEN)
    while duel.step == "BuyChips":
        duel.do(f"{duel.actor} end_buy")
    assert (duel.gold, duel.sight.round) == ((kept, kept), 2)
    put_back = [facts["gold"] for facts in duel.told("gold-lost")]
    assert put_back == ([gold - kept] * 2 if gold > kept else [])
