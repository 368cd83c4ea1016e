"""Rulings 21 to 38: upgrades, coins, the white track, the stand, the guild house."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Lay, offers
from perfidie.games.charlatans.rules.box import BOX

# Upgrades


@pytest.mark.parametrize("bottom", ["", "o1 g4", "k6", "k6 k6"])
def test_r21_where_no_lead_can_be_upgraded_there_is_1_gold(lay: Lay, bottom: str) -> None:
    duel = lay(f"bag w2, track w3@3, bottom {bottom}").do("B draw w2; B improve")
    assert (duel.gold, duel.asked) == ((1, 0), "B Brew")


def test_r21_an_upgrade_may_be_declined_for_nothing(lay: Lay) -> None:
    duel = lay("bag w2, track w3@3, bottom k1").do("B draw w2; B improve; B decline")
    assert (duel.gold, duel.chips("B", "bottom"), duel.asked) == ((0, 0), "k1", "B Brew")


@pytest.mark.parametrize(("chip", "better"), [("k1", "k2"), ("k2", "k3"), ("k3", "k4"), ("k4", "k6")])
def test_r22_lead_goes_up_one_value_through_the_supply(lay: Lay, chip: str, better: str) -> None:
    duel = lay(f"bag w2, track w3@3, bottom o1 {chip} o2")
    before = duel.supply(chip), duel.supply(better)
    duel.do(f"B draw w2; B improve; B upgrade bottom {chip}")
    assert duel.chips("B", "bottom") == f"o1 {better} o2"
    assert (duel.supply(chip), duel.supply(better)) == (before[0] + 1, before[1] - 1)


def test_r22_a_value_out_of_stock_is_not_jumped(lay: Lay) -> None:
    duel = lay("bag w2, track w3@3, bottom k1 k3", left="k2 0").do("B draw w2; B improve")
    assert duel.may == {"upgrade bottom k3", "decline"}
    assert lay("bag w2, track w3@3, bottom k1", left="k2 0").do("B draw w2; B improve").gold == (1, 0)


def test_r23_an_upgrade_in_the_neck_counts_and_pays_no_gold(lay: Lay) -> None:
    duel = lay("bag w2 k4, track w3@3, stand 9").do("B draw k4, w2; B improve; B upgrade neck k4")
    assert (duel.gold, duel.chips("B", "neck")) == ((4, 0), "k6")
    assert duel.do("B stop").patient == "B8"


# Coins


def test_r24_movement_and_cures_then_the_coin_then_the_neck_is_emptied(lay: Lay) -> None:
    duel = lay("bag k1, neck k1 o1, coin upgrade_or_patient", "bottom k1", "B6").do("B draw k1")
    assert (duel.asked, duel.cured, duel.patient) == ("Y UpgradeLead", (1, 0), "B2")
    duel.do("Y decline")
    assert (duel.asked, duel.chips("B", "neck")) == ("B TurnEnd", "k1 o1 k1")
    assert duel.may == {"coin_upgrade k1", "coin_patient", "end_turn"}
    duel.do("B coin_upgrade k1")
    assert (duel.chips("B", "bottom"), duel.patient, duel.gold) == ("k2 o1 k1", "B2", (1, 0))


@pytest.mark.parametrize("coin", ["return_whites", "return_colour", "mine_guard"])
def test_r25_after_an_explosion_other_coins_cannot_be_used(lay: Lay, coin: str) -> None:
    duel = lay(f"bag w2, neck k1, bottom o1, track w3@7, coin {coin}", patient="B1").do("B draw w2")
    assert (duel.asked, duel.finished) == ("Y Brew", "B")


def test_r26_whites_returned_at_the_end_still_counted(lay: Lay) -> None:
    duel = lay("bag o1, neck k1 o2, track w3@3, coin return_whites, stand 9").do("B draw o1")
    assert duel.patient == "B7"
    duel.do("B coin_return_whites; Y stop")
    assert (duel.track("B"), duel.chips("B", "bag"), duel.patient) == ("", "w3", "B7")
    early = lay("bag o1, neck k1 o2, track w3@3, coin return_whites").do("B coin_return_whites; B draw o1")
    assert early.patient == "B4"


@pytest.mark.parametrize(("whites", "white", "safe"), [
    ("w3@7", "w1", True), ("w3@6", "w2", True), ("w3@7", "w2", False), ("w3@7", "w3", False), ("w3@8", "w1", False),
    ("w3@8", "w3", False),
])  # fmt: skip
def test_r27_the_mine_guard_covers_space_8_alone(lay: Lay, whites: str, white: str, safe: bool) -> None:
    duel = lay(f"bag {white}, track {whites}, coin mine_guard", "bag o1").do(f"B draw {white}")
    assert duel.asked == ("B Brew" if safe else "Y Brew")
    assert lay(f"bag {white}, track {whites}", "bag o1, coin mine_guard").do(f"B draw {white}").finished == "B"


def test_r27_the_mine_guard_stays_all_round(lay: Lay) -> None:
    duel = lay("bag w1 o1, neck k1 k1, track w3@7, coin mine_guard").do("B draw o1; Y stop; B draw w1")
    assert (duel.asked, duel.side("B").waiting) == ("B Brew", "mine_guard")


@pytest.mark.parametrize("white", [1, 2, 3])
def test_r28_beyond_the_last_mine_it_explodes_too(lay: Lay, white: int) -> None:
    duel = lay(f"bag w{white}, track w1@8, coin mine_guard", "bag o1").do(f"B draw w{white}")
    assert (duel.finished, duel.track("B")) == ("B", f"w1@8 w{white}@{8 + white}")
    web = lay("bag w3, track w1@7, web 1", "bag o1").do("B draw w3")
    assert (web.finished, web.track("B")) == ("B", "w1@7 w3@11")


@pytest.mark.parametrize("space", range(1, 8))
def test_r28_the_first_seven_spaces_are_safe(lay: Lay, space: int) -> None:
    duel = lay(f"bag w1, track {f'w1@{space - 1}' if space > 1 else ''}").do("B draw w1")
    assert duel.asked == ("B BonusSpace" if space == 5 else "B Brew")


# The bonus space and the stand


def test_r29_one_of_the_two_bonuses_must_be_taken(lay: Lay) -> None:
    duel = lay("bag w2, track w3@3").do("B draw w2")
    assert duel.may == {"stand", "improve"}
    assert lay("bag w2, track w3@3, stand 4").do("B draw w2; B stand").stands == (4, 7)


def test_r30_the_bonus_space_pays_again(lay: Lay) -> None:
    duel = lay("bag w2, track w3@3, cards 3").do("B draw w2; B stand; B card 3; B return_white 5; B draw w2")
    assert (duel.asked, duel.stands) == ("B BonusSpace", (6, 7))
    assert duel.do("B stand").stands == (5, 7)


@pytest.mark.parametrize(("patient", "cured"), [("B6", 1), ("B5", 1), ("B4", 0), ("Y6", 0), ("", 0)])
def test_r31_a_stand_that_meets_or_passes_the_patient_cures_him(lay: Lay, patient: str, cured: int) -> None:
    duel = lay("", "", patient, card=4).do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert duel.cured == (cured, 0)
    assert (duel.stands, duel.patient) == (((7, 7), "") if cured else ((5, 7), patient))
    assert duel.gold == (0, cured)


@pytest.mark.parametrize(("stand", "there"), [(7, 5), (6, 4), (5, 4), (4, 4), (18, 16)])
def test_r32_a_stand_is_never_nearer_than_4(lay: Lay, stand: int, there: int) -> None:
    duel = lay(f"stand {stand}", card=4).do("B stop; Y stop; B offer 0 0; Y take_offer")
    assert duel.stands == (there, 7)


@pytest.mark.parametrize(("stand", "there"), [(15, 17), (16, 18), (17, 18), (18, 18)])
def test_r32_a_stand_is_never_farther_than_18(lay: Lay, stand: int, there: int) -> None:
    assert BOX.path.spaces == 18
    duel = lay(f"bag w2, stand {stand}", patient=f"B{stand - 1}").do("B draw w2; B stop")
    assert (duel.stands, duel.patient, duel.cured) == ((there, 7), "B1", (1, 0))
    met = lay(f"bag w2, track w3@3, stand {stand}", patient=f"B{stand - 1}").do("B draw w2; B stand")
    assert met.stands == (min(stand + 1, 18), 7)


def test_r33_the_stand_goes_back_before_the_next_patient_walks(lay: Lay) -> None:
    duel = lay("bag k6 k2, stand 5", patient="B4").do("B draw k6, k2; B stop")
    assert (duel.cured, duel.stands, duel.patient) == ((2, 0), (9, 7), "")
    assert duel.sight.park == 9


# The guild house


def test_r34_several_patients_enter_one_by_one_each_with_its_bonus(lay: Lay) -> None:
    duel = lay("bag k6 o1, cured 2, stand 4", "bottom k1", "B3").do("B draw k6, o1; B stop")
    assert (duel.asked, duel.cured, duel.sight.arrived) == ("Y UpgradeLead", (3, 0), (4,))
    duel.do("Y upgrade bottom k1")
    assert (duel.asked, duel.cured) == ("Y RoofChip", (4, 0))
    duel.do("Y take k2")
    assert (duel.stands, duel.patient, duel.asked) == ((8, 7), "", "Y Brew")


@pytest.mark.parametrize(("cured", "asked"), [
    (0, "Y UpgradeLead"), (1, "Y Brew"), (2, "Y UpgradeLead"), (3, "Y RoofChip"), (4, "Y RoofChip"),
])  # fmt: skip
def test_r34_the_bonuses_of_the_roof(lay: Lay, cured: int, asked: str) -> None:
    duel = lay(f"bag w1, cured {cured}", "bottom k1", "B6").do("B draw w1; B stop")
    assert (duel.asked, duel.cured) == (asked, (cured + 1, 0))
    assert duel.chips("B", "bag") == ("w1" if cured == 1 else "")
    assert duel.supply("w1") == 11 - 1 - 4 - (cured == 1)


def test_r34_a_white_out_of_stock_is_not_taken(lay: Lay) -> None:
    duel = lay("bag w1, cured 1", patient="B6", left="w1 0").do("B draw w1; B stop")
    assert (duel.cured, duel.chips("B", "bag")) == ((2, 0), "")


def test_r35_the_park_never_runs_out(lay: Lay) -> None:
    duel = lay("bag w1, cured 5", "cured 5", "B6")
    assert duel.sight.park == 0
    duel.do("B draw w1; B stop")
    assert duel.winners == "B goal"


def test_r36_a_roof_chip_may_be_lead_but_not_white(lay: Lay) -> None:
    duel = lay("bag w1, cured 3", "bag o1", "B6", left="g2 0").do("B draw w1; B stop")
    chips = offers(duel.may, "take")
    ones_and_twos = {f"{letter}{value}" for letter in "kobrgpyv" for value in (1, 2)}
    assert chips == ones_and_twos - {"g2"}
    duel.do("Y take k2")
    assert (duel.chips("Y", "bag"), duel.asked) == ("k2 o1", "Y Brew")
    assert "k2" in duel.do("Y draw k2").chips("Y", "neck")


@pytest.mark.parametrize(("left", "asked"), [(0, "Y Brew"), (1, "Y RoofChip")])
def test_r36_where_no_such_chip_is_left_nobody_is_asked(lay: Lay, left: int, asked: str) -> None:
    kinds = [f"{letter}{value}" for letter in "kobrgpyv" for value in (1, 2)]
    supply = ", ".join(f"{kind} {left * (kind == 'v2')}" for kind in kinds)
    duel = lay("bag w1, cured 3", "bag", "B6", left=supply).do("B draw w1; B stop")
    assert duel.asked == asked
    if left:
        assert duel.may == {"take v2", "decline"}


def test_r37_with_an_empty_flask_the_roof_gives_1_gold(lay: Lay) -> None:
    duel = lay("bag w1", "", "B6").do("B draw w1; B stop")
    assert (duel.gold, duel.asked) == ((0, 1), "Y Brew")


def test_r38_roof_decisions_interrupt_the_turn(lay: Lay) -> None:
    duel = lay("bag y1 o1", "bottom k1", "B6").do("B draw y1")
    assert duel.asked == "Y UpgradeLead"
    duel.do("Y upgrade bottom k1")
    assert (duel.asked, duel.chips("Y", "bottom")) == ("B Brew", "k2")
    assert duel.do("B draw o1; B stop").patient == "B2"
