"""The three coins: what each side does, when, and for how long."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Lay


@pytest.mark.parametrize(
    ("coins", "sides"),
    [
        ("copper_silver", (("mine_guard", "gold_3"), ("return_whites", "stand_1"))),
        ("copper_gold", (("mine_guard", "gold_3"), ("return_colour", "upgrade_or_patient"))),
        ("silver_gold", (("return_whites", "stand_1"), ("return_colour", "upgrade_or_patient"))),
    ],
)
def test_each_coin_falls_on_either_side(lay: Lay, coins: str, sides: tuple[tuple[str, str], tuple[str, str]]) -> None:
    metals = coins.split("_")
    for first in sides[0]:
        for second in sides[1]:
            duel = lay(at="Toss", coins=coins)
            assert [(action.words[1], weight) for action, weight in duel.play.state.outcomes()] == [
                (side, 1) for side in sides[0]
            ]
            duel.do(f"- toss {first}; - toss {second}")
            assert duel.may == {f"coin {metals[0]} {first}", f"coin {metals[1]} {second}"}
            duel.do(f"B coin {metals[1]} {second}")
            assert (duel.side("B").coin, duel.side("Y").coin) == (second, first)


@pytest.mark.parametrize(("bonus", "waits"), [
    ("mine_guard", True), ("gold_3", False), ("return_whites", True), ("stand_1", False),
])  # fmt: skip
def test_a_coin_waits_or_acts_at_once(lay: Lay, bonus: str, waits: bool) -> None:
    metal, others = ("copper", "stand_1") if bonus in ("mine_guard", "gold_3") else ("silver", "gold_3")
    tosses = [bonus, others] if metal == "copper" else [others, bonus]
    duel = lay(at="Toss", coins="copper_silver")
    duel.do(f"- toss {tosses[0]}; - toss {tosses[1]}; B coin {metal} {bonus}")
    assert (duel.side("B").coin, duel.side("B").waiting) == (bonus, bonus if waits else "")
    assert duel.side("Y").waiting == ""


def test_stand_1_may_cure_before_the_first_turn(lay: Lay) -> None:
    duel = lay("", "", "B6", at="Toss", coins="copper_silver")
    duel.do("- toss mine_guard; - toss stand_1; B coin silver stand_1")
    assert (duel.cured, duel.stands, duel.patient, duel.asked) == ((1, 0), (8, 7), "", "B Brew")


def test_the_whites_may_go_back_once_in_the_first_turn(lay: Lay) -> None:
    duel = lay("bag w1 w2 o1, coin return_whites")
    assert duel.may == {"draw", "stop"}
    duel.do("B draw w1, w2")
    assert duel.may == {"draw", "stop", "coin_return_whites"}
    duel.do("B coin_return_whites")
    assert (duel.track("B"), duel.chips("B", "bag"), duel.may) == ("", "w1 w2 o1", {"draw", "stop"})
    assert (duel.side("B").waiting, duel.side("B").coin) == ("", "return_whites")
    assert duel.do("B draw w1").may == {"draw", "stop"}


@pytest.mark.parametrize("coin", ["return_whites", "return_colour", "upgrade_or_patient"])
def test_a_coin_not_used_in_the_first_turn_is_gone(lay: Lay, coin: str) -> None:
    duel = lay(f"bag o1 w1, neck o1 k1, track w1@1, coin {coin}").do("B draw o1")
    assert duel.asked == "B TurnEnd"
    duel.do("B end_turn")
    assert (duel.side("B").waiting, duel.asked) == ("", "Y Brew")
    duel.do("Y stop; B draw w1; B stop")
    assert duel.asked == "Y MakeOffer"


def test_the_rivals_coin_waits_for_his_first_turn(lay: Lay) -> None:
    duel = lay("bag o1, neck o1 k1", "bag o2, neck o1 k1, coin return_colour").do("B draw o1")
    assert duel.side("Y").waiting == "return_colour"
    assert duel.do("Y draw o2").may == {f"coin_return_colour {chip}" for chip in ("o1", "o2", "k1")} | {"end_turn"}


def test_a_coloured_chip_of_neck_or_bottom_goes_back_once(lay: Lay) -> None:
    duel = lay("bag o1, neck k1 o2, bottom g1 k1, track w1@1, coin return_colour").do("B draw o1")
    assert duel.may == {f"coin_return_colour {chip}" for chip in ("k1", "o1", "o2", "g1")} | {"end_turn"}
    duel.do("B coin_return_colour g1")
    assert (duel.chips("B", "bag"), duel.chips("B", "bottom"), duel.asked) == ("g1", "k1 k1 o2 o1", "Y Brew")
    assert duel.patient == "B5"


def test_lead_of_the_neck_is_upgraded_by_the_coin_that_of_the_bottom_not(lay: Lay) -> None:
    duel = lay("neck k1 k6, bottom k3, coin upgrade_or_patient", left="k4 1").do("B stop")
    assert duel.may == {"coin_upgrade k1", "coin_patient", "end_turn"}
    duel.do("B coin_upgrade k1")
    assert (duel.chips("B", "neck"), duel.gold, duel.asked, duel.side("B").waiting) == ("k2 k6", (0, 0), "Y Brew", "")
    assert "coin_upgrade k1" in lay("neck k1, coin upgrade_or_patient", left="k2 1").do("B stop").may
    gone = lay("neck k1, coin upgrade_or_patient", left="k2 0").do("B stop")
    assert gone.may == {"coin_patient", "end_turn"}
    pumpkin = lay("neck o1, coin upgrade_or_patient").do("B stop")
    assert pumpkin.may == {"coin_patient", "end_turn"}


def test_the_coin_moves_the_patient_two_spaces(lay: Lay) -> None:
    duel = lay("bag o1, coin upgrade_or_patient", "", "B6").do("B draw o1; B stop; B coin_patient")
    assert (duel.cured, duel.stands, duel.patient) == ((1, 0), (9, 7), "B2")
    assert duel.asked == "Y Brew"


def test_coins_are_tossed_anew_in_every_round(lay: Lay) -> None:
    duel = lay("coin mine_guard", card=18).do("B stop; Y stop; B offer 0 0; Y take_card")
    assert (duel.sight.toss, duel.side("B").coin, duel.side("B").waiting, duel.step) == ((), "", "", "TossCoin")
    duel.do("- toss gold_3; - toss return_colour")
    assert duel.sight.toss == ("gold_3", "return_colour")
