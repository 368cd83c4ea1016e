"""Rulings 33 to 50: Adversaries and Traps, the Bastille, who is out of action, La Rochelle, the end of the round."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import lay

EVERYBODY = "dartagnan {0}; athos {0}; porthos {0}; aramis {0}"


def test_r33_milady_places_who_is_left_or_nobody() -> None:
    weak = "boisrenard lubin brisemont biscarat cahusac laffemas wardes felton"
    table = lay(at="destination", paris_hand="edict", fallen=weak).do("M destination louvre; M paris edict")
    assert (table.offers("adversary"), "trap beggars" in table.may) == (set(), True)
    nothing = lay(at="destination", paris_hand="edict", fallen=weak, traps_left="")
    assert nothing.do("M destination louvre; M paris edict").asked == "M PlayTreachery"


def test_r34_the_force_of_a_card_is_the_most_that_may_be_placed() -> None:
    table = lay(at="destination", paris_hand="smugglers").do(
        "M destination louvre; M paris smugglers; M adversary felton"
    )
    assert table.offers("adversary") == {"boisrenard", "lubin", "brisemont"}
    assert (table.why_not("M", "adversary biscarat"), table.why_not("M", "adversary felton")) == (
        "too-much-force", "no-such-adversary",
    )  # fmt: skip
    assert table.do("M done").paris.adversaries == ("felton",)


def test_r35_traps_and_adversaries_lie_open() -> None:
    table = lay(at="destination", paris_hand="edict").do("M destination louvre; M paris edict; M trap nemesis porthos")
    assert (table.seen("aramis").paris.traps, table.seen("aramis").nemesis) == (("nemesis",), "porthos")


def test_r36_milady_never_holds_more_than_five_treacheries() -> None:
    five = "plot plot ambush ambush haste"
    table = lay(at="treachery", treacheries=five)
    assert ("draw" in table.may, table.why_not("M", "draw")) == (False, "hand-full")
    assert "draw" in lay(at="treachery", treacheries="plot plot ambush haste").may
    failed = lay(turn="athos 0", treacheries=five, louvre_mark=3).do("athos end; R H")
    assert (failed.asked, failed.sight.treachery_count) == ("- RevealMission", 5)


def test_r37_the_bastille_costs_three_pistoles() -> None:
    assert "bastille pay" not in lay("athos bastille", "athos 1", purse=2).may
    table = lay("athos bastille", "athos 1", purse=3).do("athos bastille pay")
    assert (table.rider("athos").place, table.common, table.actions) == ("vieux_colombier", (0, 0), 0)


@pytest.mark.parametrize(("dice", "health"), [("B LLL; R SLL", 3), ("B LLL; R LLL; B LL; R LL; B L; R L", 4)])
def test_r38_who_does_not_beat_the_gaoler_stays_and_may_try_again(dice: str, health: int) -> None:
    table = lay("athos bastille", "athos 2").do(f"athos bastille fight; athos commit 0 0 0; {dice}")
    assert (table.rider("athos").place, table.health("athos")) == ("bastille", (health,))
    assert (table.actions, "bastille fight" in table.may) == (1, True)


def test_r39_who_leaves_the_bastille_stands_at_the_vieux_colombier() -> None:
    table = lay("athos bastille", "athos 2").do("athos bastille fight; athos commit 0 0 0")
    assert (table.opponent, table.sight.red_dice) == ("gaoler", 3)
    assert table.do("B SLL; R LLL").rider("athos").place == "vieux_colombier"


@pytest.mark.parametrize("blue", ["SLL", "LLL"])
def test_r40_who_falls_by_the_gaoler_is_out_of_action_and_no_longer_imprisoned(blue: str) -> None:
    table = lay("athos bastille 1", "athos 2").do(f"athos bastille fight; athos commit 0 0 0; B {blue}; R SLL")
    assert (table.rider("athos").place, table.rider("athos").out, table.told("freed")) == ("vieux_colombier", 2, [])


def test_r41_who_falls_by_an_ambush_is_back_at_the_end_of_the_same_phase_ii() -> None:
    table = lay("athos paris 1; porthos out2; aramis out2", at="treachery", treacheries="ambush")
    table.do("M play ambush athos")
    assert (table.rider("athos").out, table.rider("athos").place, table.may) == (
        1, "vieux_colombier", {"activate dartagnan"},
    )  # fmt: skip
    table.do("speaker activate dartagnan; dartagnan end; - drawn kitty")
    assert (table.rider("porthos").out, table.sight.phase) == (2, 3)
    assert (table.health("athos"), table.rider("athos").out, table.hand("athos")) == ((4,), 0, "kitty")


def test_r42_who_is_out_of_action_is_safe_from_wounds_and_prison_and_nothing_else() -> None:
    heroes = "athos out1 combat leather; aramis bastille"
    table = lay(heroes, at="treachery", treacheries="to_bastille ambush poison confiscation")
    assert table.offers("play to_bastille") == {"dartagnan", "porthos"}
    assert table.offers("play ambush") == {"dartagnan", "porthos", "aramis"}
    assert table.offers("play poison") == {"athos"}
    assert table.offers("play confiscation") == {"athos leather"}
    placing = lay("athos out1", at="destination", paris_hand="edict").do("M destination louvre; M paris edict")
    assert "trap nemesis athos" in placing.may


@pytest.mark.parametrize(
    ("paris", "targets"),
    [("paris_duels", {"dartagnan", "aramis"}), ("spies", {"athos", "aramis"}), ("prosecutor", {"aramis"})],
)
def test_r42_a_paris_card_strikes_whom_it_can_hurt(paris: str, targets: set[str]) -> None:
    heroes = "athos out2 combat; porthos out2; aramis paris combat"
    table = lay(heroes, "dartagnan 0", paris=paris).do("dartagnan end; R H")
    assert table.asked == "M ChooseTarget"
    assert table.offers("target") == targets


def test_r43_when_all_are_out_of_action_phase_ii_has_no_turns() -> None:
    table = lay(EVERYBODY.format("out2"), at="treachery").do("M pass")
    assert (table.asked, table.sight.phase) == ("- RollRed", 3)


@pytest.mark.parametrize(("blue", "red", "square"), [("SSS", "SS", 1), ("SSH", "SS", 0), ("HHL", "SL", -1)])
def test_r44_the_marker_of_la_rochelle_moves_by_the_difference_of_swords(blue: str, red: str, square: int) -> None:
    table = lay(turn="athos 0", slots="combat double", time=3).do(f"athos end; B {blue}; R {red}")
    assert table.sight.rochelle == square


@pytest.mark.parametrize(
    ("before", "blue", "after", "common"),
    [(0, "SSH", 2, (2, 0)), (0, "SSS", 3, (0, 0)), (3, "SHH", 4, (0, 1)), (2, "LLL", 2, (0, 0)), (5, "SSS", 6, (3, 0)),
     (6, "SSS", 6, (0, 0)), (1, "SSS", 4, (0, 1))],
)  # fmt: skip
def test_r45_the_musketeers_reward_lies_where_the_marker_stops_after_a_move(
    before: int, blue: str, after: int, common: tuple[int, int]
) -> None:
    table = lay(turn="athos 0", slots="combat double", rochelle=before).do(f"athos end; B {blue}; R L")
    assert (table.sight.rochelle, table.common) == (after, common)


@pytest.mark.parametrize(
    ("before", "red", "after", "draws"),
    [(0, "SS", -2, True), (0, "SH", -1, False), (-1, "SS", -3, False), (-3, "SH", -4, True), (4, "SS", 2, False),
     (-2, "LL", -2, False)],
)  # fmt: skip
def test_r45_miladys_reward_lies_where_the_marker_stops_after_a_move(
    before: int, red: str, after: int, draws: bool
) -> None:
    table = lay(turn="athos 0", rochelle=before, time=3).do(f"athos end; R {red}")
    assert (table.sight.rochelle, table.asked == "- DrawTreachery", table.common) == (after, draws, (0, 0))


def test_r45_a_marker_that_comes_back_to_miladys_square_gives_nothing_to_her() -> None:
    table = lay(turn="athos 0", slots="combat double", rochelle=-4).do("athos end; B SSL; R L")
    assert (table.sight.rochelle, table.asked) == (-2, "M ChooseDestination")


def test_r46_the_cards_of_la_rochelle_stay_there() -> None:
    table = lay(turn="athos 0", slots="combat double bassompierre").do("athos end; B LLLLL; R L")
    assert (table.sight.round, table.sight.slots) == (2, ("combat", "double", "bassompierre"))


def test_r47_nobody_is_asked_for_a_sacrifice_when_the_roll_is_not_lost() -> None:
    table = lay("athos la_rochelle", "athos 0", slots="combat").do("athos end; B S; R S")
    assert (table.asked, table.sight.rochelle) == ("M ChooseDestination", 0)


def test_r48_time_comes_before_the_louvre_and_the_louvre_before_paris() -> None:
    time = lay(turn="athos 0", time=10, louvre_mark=3, queen=4, paris="message").do("athos end; R LLLL")
    assert (time.won, time.tracks) == ("milady time", (11, 3, 4, 0))
    queen = lay(turn="athos 0", louvre_mark=2, queen=4, paris="constance_abducted", constance=5).do("athos end; R L")
    assert (queen.won, queen.sight.constance, queen.tracks) == ("milady queen", 5, (2, 3, 5, 0))


def test_r49_constance_suffers_already_in_the_round_the_card_is_played() -> None:
    heroes = EVERYBODY.format("out2")
    table = lay(heroes, at="destination", paris_hand="constance_abducted")
    table.do("M destination louvre; M paris constance_abducted; M done; M pass; R L; R SSSS")
    assert (table.sight.constance, table.sight.round) == (4, 2)


def test_r50_more_than_four_red_dice_are_all_thrown() -> None:
    table = lay(turn="athos 0", time=10, siege_dice=2, paris="smugglers").do("athos end; R HHHHHH")
    assert (table.sight.red_dice, table.asked) == (7, "- RollRed")
    assert table.do("R S").won == "milady time"
