"""Each Paris card in phase IV, Milady's Paris cards, and the missions of both boards."""

from __future__ import annotations

from typing import Any

import pytest

from games.mousquetaires.tables import Adventure, lay, pool_without


def end_of_round(paris: str, heroes: str = "", **more: Any) -> Adventure:
    """Athos ends the last turn; the siege brings nothing."""
    return lay(heroes, "athos 0", paris=paris, **more).do("athos end; R H")


def test_constance_abducted_four_dice_a_step_for_each_sword() -> None:
    table = end_of_round("constance_abducted", constance=1)
    assert (table.sight.red_dice, table.sight.phase) == (4, 4)
    assert table.weights == {"sword": 3, "shield": 2, "lys": 1}
    assert table.do("R SHLS").sight.constance == 3
    assert end_of_round("constance_abducted", constance=5).do("R SSSS").won == "milady constance"


def test_constance_held_captive_gives_milady_a_treachery() -> None:
    table = end_of_round("constance_held").do("- treachery haste")
    assert (table.seen("M").treacheries, table.asked) == (("haste",), "M ChooseDestination")


def test_smugglers_add_a_die_to_the_siege_and_do_nothing_else() -> None:
    table = lay(turn="athos 0", paris="smugglers", time=3).do("athos end")
    assert table.sight.red_dice == 3
    assert table.do("R HHH").asked == "M ChooseDestination"


def test_duels_in_paris_wound_an_able_musketeer_of_miladys_choice() -> None:
    table = end_of_round("paris_duels", "porthos out3; aramis 1 bastille")
    assert table.offers("target") == {"dartagnan", "athos", "aramis"}
    table.do("M target aramis")
    assert (table.rider("aramis").out, table.sight.round, table.rider("aramis").place) == (2, 2, "vieux_colombier")


@pytest.mark.parametrize(("dice", "queen"), [("SL", 1), ("SS", 1), ("HL", 0)])
def test_a_message_two_dice_and_a_sword_among_them_dishonours_the_queen(dice: str, queen: int) -> None:
    table = end_of_round("message")
    assert table.sight.red_dice == 2
    assert table.do(f"R {dice}").sight.queen == queen


def test_a_message_may_end_the_game() -> None:
    assert end_of_round("message", queen=4).do("R SH").won == "milady queen"


def test_spies_take_a_card_at_random() -> None:
    table = end_of_round("spies", "athos combat*2 kitty; porthos out3 king")
    assert table.offers("target") == {"athos", "porthos"}
    table.do("M target athos")
    assert table.weights == {"combat": 2, "kitty": 1}
    assert table.do("- lost kitty").hand("athos") == "combat combat"
    assert end_of_round("spies").asked == "M ChooseDestination"


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_the_edict_costs_two_pistoles(before: int, after: int) -> None:
    assert end_of_round("edict", purse=before).common == (after, 0)


def test_the_prosecutor_arrests_an_able_musketeer_in_paris() -> None:
    table = end_of_round("prosecutor", "athos paris; porthos louvre; aramis paris; dartagnan out3")
    assert table.offers("target") == {"athos", "aramis"}
    assert table.do("M target athos").rider("athos").place == "bastille"
    assert end_of_round("prosecutor").asked == "M ChooseDestination"


def test_without_a_card_nothing_happens_in_paris() -> None:
    assert lay(turn="athos 0").do("athos end; R H").asked == "M ChooseDestination"


# Milady's Paris cards


def test_milady_plays_a_paris_card_she_holds_or_keeps_it() -> None:
    table = lay(at="destination", paris="edict lubin", paris_hand="message spies").do("M destination louvre")
    assert table.may == {"paris message", "paris spies", "pass"}
    kept = lay(at="destination", paris="edict", paris_hand="message").do("M destination louvre; M pass")
    assert (kept.paris.card, kept.seen("M").paris_hand) == ("edict", ("message",))
    table.do("M paris message; M adversary jussac; M adversary lubin")
    assert (table.paris.adversaries, table.seen("M").paris_hand) == (("jussac", "lubin"), ("spies",))
    assert table.asked == "M PlayTreachery"


def test_a_message_has_force_4_and_no_trap_and_duels_in_paris_a_trap_and_no_force() -> None:
    message = lay(at="destination", paris_hand="message").do(
        "M destination louvre; M paris message; M adversary jussac"
    )
    assert message.may == {"adversary boisrenard", "adversary lubin", "adversary brisemont", "done"}
    duels = lay(at="destination", paris_hand="paris_duels").do("M destination louvre; M paris paris_duels")
    assert duels.offers("adversary") == set()
    assert duels.do("M trap henchman").asked == "M PlayTreachery"


def test_without_a_paris_card_in_hand_milady_is_not_asked() -> None:
    assert lay(at="destination").do("M destination louvre").asked == "M PlayTreachery"


# Missions


def test_a_mission_of_paris_is_completed_without_a_bonus_and_leaves_paris_empty() -> None:
    table = lay("athos paris nobility", "athos 2", paris="edict lubin henchman", constance=0)
    table.do("athos challenge 0; athos pay 1 none 0")
    assert (table.paris.card, table.common) == ("edict", (1, 0))
    table.duel("athos", "adversary lubin", "SSL", "SH")
    assert (table.paris.card, table.paris.traps, table.paris.done, table.common) == ("", (), (), (2, 0))
    assert ("edict" in table.sight.paris_unseen, table.asked) == (False, "athos Act")


def test_an_empty_paris_offers_neither_challenge_nor_duel() -> None:
    table = lay("athos paris", "athos 1")
    assert table.offers("challenge") | table.offers("duel") == set()


def test_constance_is_safe_once_her_card_has_left_paris() -> None:
    table = lay("dartagnan paris panache", "dartagnan 1", paris="constance_abducted", constance=5)
    table.do("dartagnan challenge 0; dartagnan pay 1 none 0")
    assert (table.sight.constance, table.paris.card) == (0, "")


def test_duels_in_paris_are_won_one_by_one() -> None:
    table = lay("porthos paris", "porthos 3", paris="paris_duels +0 +1").duel("porthos", "item 2", "SLL", "LL")
    assert (table.paris.card, table.common) == ("", (1, 0))


def test_a_mission_is_completed_by_its_last_adversary_too() -> None:
    table = lay("athos louvre", "athos 1", louvre="slander cahusac +0").duel("athos", "adversary cahusac", "SLL", "SS")
    assert (table.common, table.asked) == ((0, 2), "- RevealMission")


def test_wounded_adversaries_heal_at_home_unless_the_table_says_otherwise() -> None:
    def sent_back(**options: Any) -> Adventure:
        table = lay(turn="athos 0", louvre="slander cavois=1", louvre_mark=3, **options)
        return table.do("athos end; R H; - treachery plot")

    assert (sent_back().sight.wounds, sent_back().sight.pool) == ({}, pool_without())
    assert sent_back(wounds_on_card="stay").sight.wounds == {"cavois": 1}


@pytest.mark.parametrize(("mark", "after", "queen"), [(0, 1, 0), (1, 2, 0), (2, 3, 1)])
def test_the_louvres_marker_pushes_the_queen_from_square_3_on(mark: int, after: int, queen: int) -> None:
    table = lay(turn="athos 0", louvre_mark=mark).do("athos end; R H")
    assert table.tracks == (2, after, queen, 0)
