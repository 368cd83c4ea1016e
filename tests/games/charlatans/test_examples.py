"""The worked examples E1 to E26, each played from both chairs."""

from __future__ import annotations

import pytest

from games.charlatans.tables import Duel, Lay, offers
from perfidie.engine import Playthrough
from perfidie.games.charlatans import GAME

START_BAG = "w1 w1 w1 w1 w2 w2 w3 k1 k1 k1 o1 b1"


@pytest.mark.parametrize("exchanged", [False, True])
def test_e01_a_new_game(exchanged: bool) -> None:
    options = {"first_player": int(exchanged), "coins": "silver_gold", "books": "I", "cards": "first_game"}
    duel = Duel(Playthrough(GAME, GAME.setup(2, options)), exchanged).do("- toss stand_1; - toss return_colour")
    assert [duel.chips(side, "bag") for side in "BY"] == [START_BAG] * 2
    assert (duel.gold, duel.stands, duel.cured) == ((0, 1), (7, 7), (0, 0))
    assert (duel.sight.park, duel.patient, duel.sight.round, duel.sight.rounds, duel.sight.goal) == (11, "", 1, 7, 6)
    assert [duel.supply(chip) for chip in ("w1", "w2", "w3", "k1", "o1", "b1")] == [3, 0, 0, 0, 8, 7]
    assert sum(duel.sight.supply.values()) == 170 - 24
    assert duel.asked == "B ChooseCoin"


def test_e02_a_full_neck_drives_the_patient_and_is_emptied(lay: Lay) -> None:
    duel = lay().do("B draw k1, w2, o1, w1, k1")
    assert (duel.gold, duel.track("B")) == ((2, 0), "w2@2 w1@3")
    assert (duel.patient, duel.sight.park) == ("B4", 10)
    assert (duel.chips("B", "neck"), duel.chips("B", "bottom")) == ("", "k1 o1 k1")
    assert (duel.asked, duel.finished) == ("Y Brew", "")


def test_e03_the_example_of_the_rulebook_makes_7_steps(lay: Lay) -> None:
    assert lay("more k2, stand 9").do("B draw w3, k2, o1, k1").patient == "B7"


def test_e04_one_white_then_stop(lay: Lay) -> None:
    duel = lay().do("B draw w2; B stop")
    assert (duel.patient, duel.finished, duel.asked) == ("B2", "B", "Y Brew")


def test_e05_without_a_new_chip_there_is_no_movement(lay: Lay) -> None:
    duel = lay().do("B draw k1, w2, o1, k1")
    assert duel.patient == "B5"
    duel.do("Y draw w1; Y stop")
    assert duel.patient == "B4"
    duel.do("B stop")
    assert (duel.patient, duel.track("B"), duel.finished) == ("B4", "w2@2", "YB")
    assert duel.asked == "Y MakeOffer"


def test_e06_there_is_no_space_between_the_two_halves(lay: Lay) -> None:
    assert lay("more o4", patient="Y3").do("B draw o4, w1; B stop").patient == "B3"


def test_e07_a_cure_with_steps_left(lay: Lay) -> None:
    duel = lay("more k2", patient="B5").do("B draw w3, k2, o1; B stop")
    assert (duel.cured, duel.stands, duel.patient) == ((1, 0), (9, 7), "B4")
    assert duel.gold == (2, 1)
    assert duel.asked == "Y Brew"


def test_e08_two_cures_in_one_movement(lay: Lay) -> None:
    duel = lay("more k4 k4", patient="B6").do("B draw w3, k4, k4; B stop")
    assert (duel.cured, duel.stands, duel.patient) == ((2, 0), (11, 7), "B1")
    assert duel.gold == (8, 1)
    assert duel.chips("B", "bag").count("w1") == 5
    assert duel.supply("w1") == 2


def exploded(lay: Lay, gold: int, patient: str) -> Duel:
    return lay(f"gold {gold}", patient=patient).do("B draw w3, w1, w2, k1, w2")


def test_e09_an_explosion_costs_half_of_the_gold_or_as_many_steps(lay: Lay) -> None:
    duel = exploded(lay, 4, "B2")
    assert (duel.track("B"), duel.chips("B", "neck"), duel.chips("B", "bottom")) == ("w3@3 w1@4 w2@6 w2@8", "", "k1")
    assert (duel.finished, duel.patient, duel.gold) == ("B", "B2", (5, 0))
    assert (duel.asked, duel.may) == ("B Penalty", {"lose_gold", "give_steps"})
    duel.do("B lose_gold")
    assert (duel.gold, duel.patient) == ((3, 0), "B2")
    duel = exploded(lay, 4, "B2").do("B give_steps")
    assert (duel.gold, duel.patient, duel.asked) == ((5, 0), "Y1", "Y Brew")


def test_e10_an_explosion_delivers_the_patient_to_the_rival(lay: Lay) -> None:
    duel = exploded(lay, 6, "Y6")
    assert duel.gold == (7, 0)
    duel.do("B give_steps")
    assert (duel.cured, duel.stands, duel.patient) == ((0, 1), (7, 9), "Y2")
    assert (duel.asked, duel.may) == ("B UpgradeLead", {"upgrade bottom k1", "decline"})
    duel.do("B upgrade bottom k1")
    assert (duel.chips("B", "bottom"), duel.gold) == ("k2", (7, 0))


def test_e11_the_coin_covers_the_first_mine(lay: Lay) -> None:
    duel = lay("bag w2 w1, track w3@3 w1@4 w2@6, coin mine_guard").do("B draw w2")
    assert (duel.asked, duel.finished, duel.track("B")[-4:]) == ("B Brew", "", "w2@8")
    duel.do("B draw w1")
    assert (duel.finished, duel.sight.sides[duel.seat("B")].exploded) == ("B", True)


def test_e12_the_bonus_space(lay: Lay) -> None:
    duel = lay().do("B draw k1, w3, w2")
    assert (duel.asked, duel.may, duel.track("B")) == ("B BonusSpace", {"stand", "improve"}, "w3@3 w2@5")
    duel.do("B improve; B upgrade neck k1")
    assert (duel.chips("B", "neck"), duel.gold, duel.stands) == ("k2", (1, 0), (7, 7))
    assert duel.do("B stop").patient == "B4"
    assert lay().do("B draw k1, w3, w2; B stand").stands == (6, 7)


def test_e13_the_whites_go_back_after_the_movement(lay: Lay) -> None:
    duel = lay("coin return_whites").do("B draw w3, k1, k1, o1")
    assert (duel.patient, duel.asked, duel.chips("B", "neck")) == ("B6", "B TurnEnd", "k1 k1 o1")
    duel.do("B coin_return_whites")
    assert (duel.track("B"), "w3" in duel.chips("B", "bag"), duel.patient) == ("", True, "B6")
    assert (duel.asked, duel.chips("B", "bottom")) == ("Y Brew", "k1 k1 o1")


def test_e14_after_an_explosion_the_coin_can_only_move_the_patient(lay: Lay) -> None:
    duel = lay("bag w1 k1, neck o1, bottom k1, track w3@7, coin upgrade_or_patient", patient="B3").do("B draw w1")
    assert (duel.asked, duel.may) == ("B TurnEnd", {"coin_patient", "end_turn"})
    duel.do("B coin_patient")
    assert (duel.patient, duel.asked) == ("B5", "Y Brew")


def test_e15_phases_3_to_6(lay: Lay) -> None:
    duel = lay("bag g2 k1 w1").do("B draw g2, k1, w1; B stop")
    assert (duel.patient, duel.gold) == ("B4", (1, 0))
    duel.do("Y stop")
    assert (duel.gold, duel.asked, duel.sight.card) == ((3, 0), "B MakeOffer", "1")
    duel.do("B offer 1 1; Y take_card")
    assert (duel.gold, duel.asked) == ((4, 0), "B UpgradeLead")
    duel.do("B upgrade neck k1")
    assert (duel.asked, duel.gold, duel.sight.card) == ("B BuyChips", (4, 0), "2")
    duel.do("B buy o1")
    assert (duel.gold, duel.step) == ((1, 0), "TossCoin")
    assert (duel.chips("B", "bag"), duel.chips("Y", "bag")) == ("w1 k2 o1 g2", START_BAG + " g2")
    assert (duel.sight.round, duel.patient) == (2, "B4")


@pytest.mark.parametrize(
    ("cured", "patient", "behind"),
    [((2, 3), "B4", "B"), ((3, 3), "B4", "Y"), ((3, 3), "", "B")],
    ids=["fewer patients", "the patient on the other half", "the last card"],
)
def test_e16_who_is_behind(lay: Lay, cured: tuple[int, int], patient: str, behind: str) -> None:
    duel = lay(f"cured {cured[0]}", f"cured {cured[1]}", patient, card=3, discarder="B")
    duel.do("B stop; Y stop; B offer 0 0; Y take_card; - toss gold_3; - toss return_colour")
    assert duel.asked == f"{behind} ChooseCoin"


def test_e17_the_last_round(lay: Lay) -> None:
    duel = lay("more k4, gold 3", patient="B4", number=7).do("B draw k4; B pay_step; B pay_step")
    assert (duel.patient, duel.gold) == ("B6", (1, 0))
    duel.do("B draw w1; B stop")
    assert (duel.cured, duel.stands, duel.patient) == ((1, 0), (9, 7), "B4")
    burst = lay("bag w1, gold 5, track w3@7", patient="B1", number=7).do("B draw w1; B lose_gold")
    assert (burst.gold, burst.cured, burst.stands, burst.patient) == ((4, 0), (0, 1), (7, 9), "")


def over(lay: Lay, blue: str, yellow: str, patient: str = "") -> Duel:
    return lay(f"cured 4, {blue}", f"cured 4, {yellow}", patient, number=7).do("B stop; Y stop")


def test_e18_ties(lay: Lay) -> None:
    assert over(lay, "", "", "Y2").winners == "Y active-patient"
    race = over(lay, "bag o4 y4 o2", "bag k4 v4 w3")
    for blue, yellow in (("o4", "k4"), ("y4", "v4"), ("o2", "w3")):
        for chip in (blue, yellow)[:: -1 if race.exchanged else 1]:
            race.do(f"- drawn {chip}")
    assert (race.winners, race.outcome.reasons[0].facts["more"]) == ("Y bag-race", 11)
    race = over(lay, "bag o4 y4 o2", "bag k3 k1 k6")
    for blue, yellow in (("o4", "k3"), ("y4", "k1"), ("o2", "k6")):
        for chip in (blue, yellow)[:: -1 if race.exchanged else 1]:
            race.do(f"- drawn {chip}")
    assert race.winners == "BY shared"


def test_e19_two_morels_upgrade_lead(lay: Lay) -> None:
    duel = lay("bottom v1 k1 v1").do("B stop; Y stop")
    assert (duel.asked, duel.may) == ("B UpgradeLead", {"upgrade bottom k1", "decline"})
    duel.do("B upgrade bottom k1")
    assert (duel.gold, duel.stands, duel.asked) == ((0, 0), (7, 7), "B MakeOffer")


def test_e20_the_peacock_eye_shows_a_chip_that_need_not_be_placed(lay: Lay) -> None:
    duel = lay().do("B draw b1 w3")
    assert (duel.asked, duel.may, duel.sight.shown) == ("B ChooseChip", {"place w3", "place_none"}, ("white-3",))
    duel.do("B place_none")
    assert (duel.track("B"), "w3" in duel.chips("B", "bag"), duel.sight.shown) == ("", True, ())
    assert lay().do("B draw b1 w3; B place w3").track("B") == "w3@3"


def test_e21_the_stand_comes_to_the_patient(lay: Lay) -> None:
    duel = lay("bag w2 k1, track w3@3", patient="B6").do("B draw w2; B stand")
    assert (duel.cured, duel.stands, duel.patient) == ((1, 0), (8, 7), "")
    assert (duel.gold, duel.asked) == ((0, 1), "B Brew")


def test_e22_one_chip_of_a_colour(lay: Lay) -> None:
    duel = lay("gold 9").do("B stop; Y stop; B offer 0 0; Y take_card; B buy o2")
    chips = {chip for chip in offers(duel.may, "buy") if chip != "end"}
    assert not {chip for chip in chips if chip.startswith("o")}
    assert {"b1", "r1", "g1", "p1", "y1", "v1", "b2"} <= chips
    duel.do("B buy b1")
    assert (duel.gold, duel.step, duel.sight.round) == ((1, 0), "TossCoin", 2)


def test_e23_a_web(lay: Lay) -> None:
    duel = lay("more p1", books="IV").do("B draw p1, w1; B stop")
    assert (duel.patient, duel.side("Y").web) == ("B2", 1)
    duel.do("Y draw w1")
    assert (duel.track("Y"), duel.side("Y").web) == ("w1@2", 0)
    duel.do("Y draw w1")
    assert duel.track("Y") == "w1@2 w1@3"
    assert duel.do("Y stop").patient == "B1"


def test_e24_amber_that_holds(lay: Lay) -> None:
    duel = lay("more y2", books="IV").do("B draw y2, w1; B stop")
    assert (duel.patient, duel.side("Y").amber) == ("B3", 2)
    duel.do("Y draw k1, k1, o1")
    assert (duel.patient, duel.side("Y").amber) == ("B2", 0)
    assert duel.do("Y draw k1, w1; Y stop").patient == "Y1"


def test_e25_blackmail(lay: Lay) -> None:
    duel = lay("bottom g1 g2", "gold 1", books="IV").do("B stop; Y stop")
    assert (duel.asked, duel.may) == ("Y YieldToBlackmail", {"refuse"})
    assert duel.do("Y refuse").stands == (6, 7)
    duel = lay("bottom g1 g2", "gold 2", books="IV").do("B stop; Y stop")
    assert duel.may == {"pay 2", "refuse"}
    duel.do("Y pay 2")
    assert (duel.gold, duel.stands) == ((2, 0), (7, 7))


def test_e26_the_brink(lay: Lay) -> None:
    duel = lay("more r1 r2, stand 12", books="III").do("B draw r1, w3, w2; B stand; B draw r2; B stop")
    assert duel.patient == "B9"
