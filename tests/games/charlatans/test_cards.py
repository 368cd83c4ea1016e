"""The 22 balance cards and the last round's: what each brings, and what happens where a chip is missing."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Duel, Lay, offers
from perfidie.games.charlatans.rules.box import BOX

SHOWN = {
    1: "g2", 7: "b4", 8: "r2", 9: "r4", 10: "g4", 11: "p2", 12: "p4", 13: "y2", 14: "y4", 15: "v2", 16: "v4", 17: "o4",
}  # fmt: skip
ONES = {f"{letter}1" for letter in "obrgpyv"}
FOURS = {f"{letter}4" for letter in "obrgpyv"}


def taken(lay: Lay, card: int, blue: str = "", yellow: str = "", **more: object) -> Duel:
    """Blue has offered nothing, yellow has taken that: blue gets the card."""
    return lay(blue, yellow, card=card, **more).do("B stop; Y stop; B offer 0 0; Y take_offer")


# Cards carried out at once


@pytest.mark.parametrize(("card", "chip"), SHOWN.items())
def test_a_card_that_shows_a_chip_brings_it(lay: Lay, card: int, chip: str) -> None:
    before = lay().supply(chip)
    duel = taken(lay, card)
    assert (duel.chips("B", "bag").count(chip), duel.chips("Y", "bag").count(chip)) == (1, 0)
    assert (duel.supply(chip), duel.gold, duel.sight.round) == (before - 1, (0, 0), 2)
    assert duel.letter(duel.sight.discarder) == "B"


def test_a_chip_won_in_the_trade_lies_beside_the_flask_until_the_end_of_the_round(lay: Lay) -> None:
    duel = taken(lay, 1, "gold 2")
    assert (duel.asked, duel.chips("B", "bought"), duel.chips("B", "bag").count("g2")) == ("B BuyChips", "g2", 0)
    assert [(gain.round, gain.chip) for gain in duel.sight.gained] == [(1, "green-2")]


def test_card_2_brings_two_ones_of_different_colours(lay: Lay) -> None:
    duel = taken(lay, 2)
    assert (duel.asked, offers(duel.may, "take")) == ("B TakeOne", ONES)
    duel.do("B take r1")
    assert (duel.asked, offers(duel.may, "take")) == ("B TakeOne", ONES - {"r1"})
    duel.do("B take o1")
    assert (duel.sight.round, duel.chips("B", "bag").split()[-4:]) == (2, ["o1", "o1", "b1", "r1"])


def test_card_2_brings_what_is_left(lay: Lay) -> None:
    duel = taken(lay, 2, left="b1 0, r1 0, g1 0, p1 0, y1 0, v1 0")
    assert duel.may == {"take o1"}
    assert duel.do("B take o1").sight.round == 2
    none = taken(lay, 2, left="o1 0, b1 0, r1 0, g1 0, p1 0, y1 0, v1 0")
    assert none.sight.round == 2


def test_card_4_moves_the_stand_two_spaces(lay: Lay) -> None:
    assert taken(lay, 4, "stand 9").stands == (7, 7)


def test_card_5_removes_a_white_for_good(lay: Lay) -> None:
    duel = taken(lay, 5)
    assert (duel.chips("B", "bag").count("w1"), duel.supply("w1"), duel.sight.removed) == (3, 3, 1)
    assert duel.chips("Y", "bag").count("w1") == 4


def test_card_6_brings_a_four_and_a_one_to_the_rival(lay: Lay) -> None:
    duel = taken(lay, 6)
    assert (duel.asked, offers(duel.may, "take")) == ("B TakeFour", FOURS)
    duel.do("B take p4")
    assert (duel.chips("B", "bag").count("p4"), duel.chips("Y", "bag").count("p1")) == (1, 1)
    assert duel.chips("B", "bag").count("p1") == duel.chips("Y", "bag").count("p4") == 0


def test_card_6_without_ones_or_fours(lay: Lay) -> None:
    duel = taken(lay, 6, left="p1 0, o4 0").do("B take p4")
    assert duel.chips("B", "bag").count("p4") == 1
    gone = {chip: 0 for chip in FOURS}
    assert taken(lay, 6, left=", ".join(f"{chip} 0" for chip in gone)).sight.round == 2


def test_card_21_brings_a_blue_2_and_a_one(lay: Lay) -> None:
    duel = taken(lay, 21)
    assert (duel.asked, duel.may, duel.chips("B", "bought")) == ("B TakeOne", {f"take {one}" for one in ONES}, "b2")
    duel.do("B take b1")
    assert (duel.sight.round, duel.chips("B", "bag").split()[-3:]) == (2, ["b1", "b1", "b2"])
    assert taken(lay, 21, left="b2 0").gold == (5, 0)


def test_card_22_gives_the_rival_a_white(lay: Lay) -> None:
    duel = taken(lay, 22)
    assert (duel.chips("Y", "bag").count("w1"), duel.chips("B", "bag").count("w1"), duel.supply("w1")) == (5, 4, 2)
    assert taken(lay, 22, "bag o1", "bag o1", left="w1 0").chips("B", "bag") == "o1"


def test_the_first_six_cards_suggest_an_offer() -> None:
    printed = {card.number: card.suggested for card in BOX.card if card.suggested}
    assert printed == {1: (2, 1), 2: (2, 2), 3: (1, 0), 4: (1, 2), 5: (1, 1), 6: (2, 2)}
    assert [card.number for card in BOX.card] == list(range(1, 23))


# Cards that are kept


@pytest.mark.parametrize("card", [3, 18, 19, 20])
def test_a_kept_card_lies_before_its_owner_until_it_is_used(lay: Lay, card: int) -> None:
    duel = taken(lay, card, "cards 3" if card == 18 else "")
    assert duel.side("B").cards == (("3", "18") if card == 18 else (str(card),))
    assert (duel.side("Y").cards, duel.sight.discarder) == ((), -1)


def test_card_20_returns_one_or_two_whites(lay: Lay) -> None:
    duel = lay("bag o1, track w1@1 w2@3 w3@6, cards 20").do("B card 20")
    assert duel.may == {"return_white 1", "return_white 3", "return_white 6"}
    duel.do("B return_white 3")
    assert duel.may == {"return_white 1", "return_white 6", "enough"}
    duel.do("B return_white 6")
    assert (duel.asked, duel.track("B"), duel.chips("B", "bag")) == ("B Brew", "w1@1", "w2 w3 o1")
    one = lay("bag o1, track w1@1, cards 20").do("B card 20; B return_white 1")
    assert (one.asked, one.track("B")) == ("B Brew", "")
    enough = lay("bag o1, track w1@1 w2@3, cards 20").do("B card 20; B return_white 1; B enough")
    assert (enough.asked, enough.track("B")) == ("B Brew", "w2@3")


def test_card_20_does_not_save_from_an_explosion(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7, cards 20").do("B draw w1")
    assert (duel.finished, duel.asked, duel.side("B").cards) == ("B", "Y Brew", ("20",))


def test_cards_may_be_used_at_the_end_of_a_turn_but_not_with_a_finished_potion(lay: Lay) -> None:
    held = "cards 3 18 20, bottom g1, track w1@1, gold 1"
    duel = lay(f"bag o1, neck o1 k1, {held}").do("B draw o1")
    assert (duel.asked, duel.may) == ("B TurnEnd", {"card 3", "card 18", "card 20", "end_turn"})
    duel.do("B card 18; B return g1")
    assert (duel.asked, duel.may) == ("B TurnEnd", {"card 3", "card 20", "end_turn"})
    duel.do("B card 3; B return_white 1")
    assert duel.asked == "Y Brew"
    assert lay(f"bag o1, {held}").do("B draw o1; B stop").asked == "Y Brew"


def test_card_19_needs_two_chips_and_buys_them_for_the_price_of_one(lay: Lay) -> None:
    shop = lay("gold 9, cards 19", left="r1 1, g1 2").do("B stop; Y stop; B offer 0 0; Y take_card")
    assert "buy_double g1" in shop.may
    assert ("buy r1" in shop.may, "buy_double r1" in shop.may, "buy_double b1" in shop.may) == (True, False, True)
    shop.do("B buy_double b1")
    assert (shop.gold, shop.chips("B", "bought"), shop.supply("b1")) == ((6, 0), "b1 b1", 5)
    assert not {words for words in shop.may if words.startswith("buy_double")}
    assert not {"b1", "b2", "b4"} & offers(shop.may, "buy")


# Buying


def test_a_buyer_who_can_pay_for_nothing_is_not_asked(lay: Lay) -> None:
    duel = lay("gold 1", "gold 2").do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert (duel.asked, offers(duel.may, "buy")) == ("Y BuyChips", {"o1"})


def test_what_one_has_bought_does_not_bind_the_other(lay: Lay) -> None:
    duel = lay("gold 8", "gold 2", card=18).do("B stop; Y stop; B offer 0 0; Y take_offer; B buy o4")
    assert (duel.asked, offers(duel.may, "buy"), duel.gold) == ("Y BuyChips", {"o1"}, (0, 2))


def test_what_is_not_in_the_supply_cannot_be_bought(lay: Lay) -> None:
    duel = lay("gold 3", left="r1 0", card=18).do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert offers(duel.may, "buy") == ONES - {"r1"}


# The last round's card


def test_the_last_rounds_card_lies_under_all_others(lay: Lay) -> None:
    duel = lay(number=6)
    assert (duel.sight.card, duel.sight.pile) == ("6", 0)
    duel.do("B stop; Y stop; B offer 0 0; Y take_offer; B take o4; - toss gold_3; - toss return_colour")
    assert (duel.sight.card, duel.sight.round) == ("last", 7)


def test_a_round_is_remembered_with_its_card_offer_and_taker(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7, coin mine_guard").do("B stop; Y stop; B offer 1 2; Y take_card")
    (past,) = duel.sight.past
    assert (duel.letter(past.starter), past.card, past.offer, duel.letter(past.taker)) == ("B", "1", (1, 2), "Y")
    assert [duel.letter(seat) for seat in past.finished] == ["B", "Y"]
    assert past.exploded == (False, False)
    assert past.coins[duel.seat("B")] == "mine_guard"
