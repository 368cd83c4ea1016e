"""Rulings 54 to 70: the last round, the end, coins, the pages that touch the rival."""

from __future__ import annotations

import pytest

from games.charlatans.tables import CHARLATANS, Duel, Lay

# The last round


def test_r54_after_the_effects_of_the_last_round_the_game_is_over(lay: Lay) -> None:
    duel = lay("bottom g4, cured 1", number=7)
    assert duel.sight.card == "last"
    duel.do("B stop; Y stop")
    assert (duel.play.over, duel.gold, duel.winners) == (True, (3, 0), "B patients")
    assert not lay("cured 1", number=6).do("B stop; Y stop").play.over


def test_r55_a_step_may_be_paid_without_a_chip(lay: Lay) -> None:
    duel = lay("gold 7", number=7)
    assert duel.may == {"draw", "stop", "pay_step"}
    duel.do("B pay_step; B pay_step")
    assert (duel.patient, duel.gold, duel.may) == ("B2", (1, 0), {"draw", "stop"})
    assert "pay_step" not in lay("gold 2", number=7).may
    assert "pay_step" not in lay("gold 9", number=6).may


def test_r55_a_step_may_be_paid_at_the_end_of_a_turn_too(lay: Lay) -> None:
    duel = lay("gold 3, cured 1", patient="B2", number=7).do("B stop")
    assert (duel.asked, duel.may) == ("B TurnEnd", {"pay_step", "end_turn"})
    assert duel.do("B pay_step").patient == "B3"
    full = lay("bag o1, neck o1 k1, gold 4, stand 18", number=7).do("B draw o1; B pay_step")
    assert (full.patient, full.asked) == ("B4", "Y Brew")
    cure = lay("gold 3, bag o1", patient="B6", number=7).do("B pay_step")
    assert (cure.cured, cure.asked) == ((1, 0), "B Brew")


def test_r56_no_step_is_sold_after_an_explosion(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7, gold 9", "stand 12", number=7).do("B draw w1; B lose_gold")
    assert (duel.gold, duel.asked) == ((5, 0), "Y Brew")


def test_r57_the_penalty_comes_before_the_seven_steps(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7, gold 4", "stand 12", "B2", number=7).do("B draw w1")
    assert (duel.asked, duel.patient) == ("B Penalty", "B2")
    assert duel.do("B give_steps").patient == "Y8"
    broke = lay("bag w1, track w3@7", "stand 12", "B2", number=7).do("B draw w1")
    assert broke.patient == "Y6"
    assert lay("bag w1, track w3@7", "stand 12", "B2", number=6).do("B draw w1").patient == "B2"


def test_r58_both_may_explode_and_the_order_still_decides(lay: Lay) -> None:
    burst = "bag w1, track w3@7"
    duel = lay(burst, burst, turn="Y").do("Y draw w1; B draw w1")
    assert (duel.finished, duel.asked, duel.side("B").exploded, duel.side("Y").exploded) == (
        "YB", "Y MakeOffer", True, True,
    )  # fmt: skip


# Coins


@pytest.mark.parametrize(("chosen", "gold", "stands"), [
    ("copper gold_3", (3, 0), (7, 6)), ("silver stand_1", (0, 3), (6, 7)),
])  # fmt: skip
def test_r59_the_chooser_takes_a_coin_and_the_other_the_other(
    lay: Lay, chosen: str, gold: tuple[int, int], stands: tuple[int, int]
) -> None:
    duel = lay(at="Toss", coins="copper_silver").do("- toss gold_3; - toss stand_1")
    assert (duel.asked, duel.may) == ("B ChooseCoin", {"coin copper gold_3", "coin silver stand_1"})
    duel.do(f"B coin {chosen}")
    assert (duel.gold, duel.stands, duel.asked) == (gold, stands, "B Brew")


def test_r59_the_starters_bonus_comes_first(lay: Lay) -> None:
    duel = lay("stand 7, cured 3", "gold 1", "B6", at="Toss", coins="copper_silver")
    duel.do("- toss gold_3; - toss stand_1; B coin silver stand_1")
    assert (duel.asked, duel.gold) == ("Y RoofChip", (0, 1))
    assert duel.do("Y decline").gold == (0, 4)
    other = lay("", "stand 7, cured 3", "Y6", at="Toss", coins="copper_silver")
    other.do("- toss gold_3; - toss stand_1; B coin copper gold_3")
    assert (other.asked, other.gold) == ("B RoofChip", (3, 0))


# The end


def race(lay: Lay, blue: str, yellow: str) -> Duel:
    """The bag race between these bags, each drawn in this order."""
    duel = lay(f"cured 2, bag {blue}", f"cured 2, bag {yellow}", number=7).do("B stop; Y stop")
    rows = {"B": blue.split(), "Y": yellow.split()}
    while not duel.play.over:
        for side in "YB" if duel.exchanged else "BY":
            if rows[side]:
                duel.do(f"- drawn {rows[side].pop(0)}")
    return duel


@pytest.mark.parametrize(("blue", "yellow", "winners", "totals"), [
    ("k6 k4 w1", "k6 k3 w1", "B", (10, 9)),
    ("k6 k3 w3", "k6 k4 w1", "Y", (9, 10)),
    ("k6 k6", "k6 k4", "B", (12, 10)),
    ("k6 k4 w1", "k6 k4 w2", "Y", (11, 12)),
    ("k6 k4 k2 w1", "k6 k4 k2", "B", (13, 12)),
    ("w1 w1", "k1", "B", (2, 1)),
    ("k6 k4", "k6 k4", "BY", (10, 10)),
    ("o1", "w1", "BY", (1, 1)),
])  # fmt: skip
def test_r60_the_bag_race(lay: Lay, blue: str, yellow: str, winners: str, totals: tuple[int, int]) -> None:
    duel = race(lay, blue, yellow)
    assert duel.winners == f"{winners} {'shared' if winners == 'BY' else 'bag-race'}"
    drawn = [sum(int(chip[1]) for chip in duel.chips(side, "bottom").split()) for side in "BY"]
    assert tuple(drawn) == totals


def test_r60_all_chips_go_back_into_the_bags_before_the_race(lay: Lay) -> None:
    duel = lay("bag w1, neck o1, bottom k1, track w2@2, aside w3", "bag w1", number=7).do("B stop; Y stop")
    assert (duel.sight.race, duel.chips("B", "bag"), duel.track("B")) == (True, "w1 w2 w3 k1 o1", "")
    assert lay(number=7, patient="B1").do("B stop; Y stop").winners == "B active-patient"


def test_r61_coloured_is_all_that_is_not_white(lay: Lay) -> None:
    duel = lay("bag w1, neck k1 o1, bottom g1 b1, track w2@2, coin return_colour").do("B stop")
    assert duel.may == {*(f"coin_return_colour {chip}" for chip in ("k1", "o1", "g1", "b1")), "end_turn"}
    duel.do("B coin_return_colour k1")
    assert (duel.chips("B", "neck"), duel.chips("B", "bag"), duel.asked) == ("o1", "w1 k1", "Y Brew")


@pytest.mark.parametrize(("short", "goal"), [(False, 6), (True, 4)])
def test_r62_six_patients_win_at_once(lay: Lay, short: bool, goal: int) -> None:
    duel = lay(f"bag w3 w1, cured {goal - 1}", "bottom k1", "B6", short=short).do("B draw w3; B stop")
    assert (duel.play.over, duel.winners, duel.cured) == (True, "B goal", (goal, 0))
    assert (duel.patient, duel.gold) == ("", (0, 0))
    before = lay(f"bag w3 w1, cured {goal - 2}", "bottom k1", "B6", short=short).do("B draw w3; B stop")
    assert not before.play.over
    assert CHARLATANS.setup(2, {"short": short}).goal == goal


def test_r62_the_goal_may_be_reached_in_the_rivals_turn(lay: Lay) -> None:
    duel = lay("bag w1, track w3@7, gold 4", "cured 5", "Y6").do("B draw w1; B give_steps")
    assert duel.winners == "Y goal"


# The trade


def test_r63_the_chooser_collects_first(lay: Lay) -> None:
    duel = lay("bottom k1", card=2, left="o1 1").do("B stop; Y stop; B offer 1 0; Y take_card")
    assert duel.asked == "Y TakeOne"
    offered = lay("", "bottom k1", card=2).do("B stop; Y stop; B offer 1 2; Y take_offer")
    assert (offered.asked, offered.gold) == ("Y UpgradeLead", (0, 2))
    assert offered.do("Y upgrade bottom k1").asked == "B TakeOne"


def test_r63_markers_may_upgrade_the_same_chip_again(lay: Lay) -> None:
    duel = lay("", "bottom k1", card=18).do("B stop; Y stop; B offer 5 0; Y take_offer")
    for lead in ("k1", "k2", "k3", "k4"):
        duel.do(f"Y upgrade bottom {lead}")
    assert (duel.chips("Y", "bag").count("k6"), duel.gold) == (1, (0, 1))


def test_r64_a_roof_chip_may_be_declined(lay: Lay) -> None:
    duel = lay("bag w1, cured 3", "", "B6").do("B draw w1; B stop")
    assert "decline" in duel.may
    bag = duel.chips("Y", "bag")
    assert duel.do("Y decline").chips("Y", "bag") == bag


def test_r65_the_coin_moves_the_patient_without_a_chip_too(lay: Lay) -> None:
    duel = lay("coin upgrade_or_patient", "", "Y1").do("B stop")
    assert duel.may == {"coin_patient", "end_turn"}
    assert duel.do("B coin_patient").patient == "B2"
    assert lay("coin upgrade_or_patient", "", "Y1").do("B stop; B end_turn").patient == "Y1"


# Pages that touch the rival


@pytest.mark.parametrize("chip", ["b2", "p2", "y2"])
def test_r66_a_rival_whose_potion_is_finished_is_no_victim(lay: Lay, chip: str) -> None:
    duel = lay(f"bag {chip}", "bag w1 o1", turn="Y", books="IV").do(f"Y stop; B draw {chip}")
    assert (duel.gold, duel.side("Y").web, duel.side("Y").amber) == ((1, 0), 0, 0)


def test_r67_with_a_web_the_space_where_the_white_lies_counts(lay: Lay) -> None:
    bonus = lay("bag w1, track w3@3, web 1").do("B draw w1")
    assert (bonus.asked, bonus.track("B")) == ("B BonusSpace", "w3@3 w1@5")
    passed = lay("bag w2, track w3@3, web 1").do("B draw w2")
    assert (passed.asked, passed.track("B")) == ("B Brew", "w3@3 w2@6")
    covered = lay("bag w1, track w3@6, web 1, coin mine_guard").do("B draw w1")
    assert (covered.asked, covered.track("B")) == ("B Brew", "w3@6 w1@8")
    assert lay("bag w1, track w3@6, web 1").do("B draw w1").finished == "B"


def test_r68_amber_without_a_movement_lies_until_the_end_of_the_round(lay: Lay) -> None:
    duel = lay("amber 2", "gold 0", "B1", card=18).do("B stop")
    assert (duel.side("B").amber, duel.patient) == (2, "B1")
    duel.do("Y stop; B offer 0 0; Y take_card")
    assert (duel.side("B").amber, duel.sight.round) == (0, 2)
    burst = lay("bag w1, track w3@7, amber 2", "", "B2").do("B draw w1")
    assert (burst.side("B").amber, burst.patient) == (2, "B2")


def test_r69_a_movement_of_nothing_brings_no_patient(lay: Lay) -> None:
    for amber in (1, 2):
        duel = lay(f"bag w1, amber {amber}").do("B draw w1; B stop")
        assert (duel.patient, duel.sight.park, duel.side("B").amber) == ("", 11, 0)
        there = lay(f"bag w1, amber {amber}", "", "B3").do("B draw w1; B stop")
        assert (there.patient, there.told("patient-moved")) == ("B3", [])


def test_r70_both_may_blackmail_and_gold_just_received_may_pay(lay: Lay) -> None:
    duel = lay("bottom g1", "bottom g1, gold 1", books="IV").do("B stop; Y stop")
    assert duel.asked == "Y YieldToBlackmail"
    duel.do("Y pay 1")
    assert (duel.asked, duel.may, duel.gold) == ("B YieldToBlackmail", {"pay 1", "refuse"}, (1, 0))
    duel.do("B pay 1")
    assert (duel.gold, duel.stands, duel.asked) == ((0, 1), (7, 7), "B MakeOffer")
