"""The worked examples of the rules, figure by figure."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import Adventure, lay, new_game
from perfidie.games.mousquetaires.rules.box import LIMITS


def figures(table: Adventure) -> tuple[int, ...]:
    """Cards of each Musketeer, Purse, Time, Milady's Treacheries, La Rochelle, the Queen, epic tokens, the Louvre."""
    sight = table.sight
    (cards,) = {rider.count for rider in sight.riders}
    return (cards, sight.purse, sight.time, sight.treachery_count, sight.rochelle, sight.queen, sight.epic,
            sight.louvre_mark)  # fmt: skip


def riders(table: Adventure) -> str:
    """The Musketeers behind each seat: `1 dartagnan athos, 2 porthos aramis`."""
    seats = sorted({rider.seat for rider in table.sight.riders})
    played = [" ".join([str(seat), *[each.id for each in table.sight.riders if each.seat == seat]]) for seat in seats]
    return ", ".join(played)


def test_e01_two_players() -> None:
    table = new_game(2)
    assert (riders(table), figures(table)) == ("1 dartagnan athos aramis", (4, 4, 1, 2, 0, 0, 0, 0))
    assert lay(seats=2).do("speaker activate dartagnan").actions == 4


def test_e02_three_players_and_their_speakers() -> None:
    table = new_game(3)
    assert (riders(table), figures(table)) == ("1 dartagnan athos, 2 porthos aramis", (3, 4, 1, 2, 0, 0, 0, 0))
    rounds = [lay(at="treachery", seats=3, round=number).do("M pass") for number in (1, 2, 3)]
    assert [each.play.state.actor for each in rounds] == [1, 2, 1]
    assert rounds[0].do("speaker activate athos").actions == 3


def test_e03_four_players() -> None:
    table = new_game(4)
    assert (riders(table), figures(table)) == ("1 dartagnan, 2 athos, 3 aramis", (4, 4, 1, 2, 0, 0, 0, 0))


def test_e04_five_and_six_players() -> None:
    five, six = new_game(5), new_game(6)
    assert (riders(five), figures(five)) == ("1 dartagnan, 2 athos, 3 porthos, 4 aramis", (3, 4, 1, 2, 0, 0, 0, 0))
    assert riders(six) == "1 dartagnan, 2 athos, 3 porthos, 4 aramis, 5 treville"
    assert figures(six) == (2, 3, 2, 3, -1, 0, 0, 0)


@pytest.mark.parametrize("placed", ["jussac", "biscarat lubin", "boisrenard lubin brisemont", ""])
def test_e05_force_3_is_placed_in_these_ways(placed: str) -> None:
    table = lay("athos louvre nobility*2", "athos 1").do("athos challenge 0; athos pay 2 none 0; - mission chevreuse")
    for name in placed.split():
        table.do(f"M adversary {name}")
    assert (table.louvre.adversaries, table.offers("adversary") == set()) == (tuple(placed.split()), bool(placed))


def test_e05_force_4_is_too_much_for_a_card_of_force_3() -> None:
    table = lay("athos louvre nobility*2", "athos 1").do("athos challenge 0; athos pay 2 none 0; - mission chevreuse")
    assert table.do("M adversary cahusac").why_not("M", "adversary laffemas") == "too-much-force"


def test_e06_a_challenge_is_paid_with_cards_or_epic_tokens() -> None:
    table = lay("athos louvre erudition*3", "athos 3", louvre="poisons", epic=1).do("athos challenge 0")
    assert table.may == {"pay 2 none 0", "pay 1 none 1"}
    table.do("athos pay 2 none 0")
    assert (table.common, table.hand("athos"), table.louvre.done) == ((2, 1), "erudition", (0,))
    assert table.sight.discard == ("erudition", "erudition")


def test_e07_the_versatile_aramis_counts_one_card_of_another_skill() -> None:
    table = lay("aramis louvre erudition panache combat", "aramis 3", louvre="poisons casuist").do("aramis challenge 0")
    assert table.may == {"pay 1 panache 0"}
    assert table.do("aramis pay 1 panache 0").hand("aramis") == "combat"


def test_e08_an_exchange_without_a_wound_costs_both_a_die() -> None:
    table = lay("athos louvre", "athos 3", louvre="slander biscarat").duel("athos", "adversary biscarat", "SHL", "HS")
    assert (table.sight.blue_dice, table.sight.red_dice, table.asked) == (2, 1, "- RollBlue")


def test_e09_a_botte_ends_the_duel_at_once() -> None:
    table = lay("dartagnan louvre", "dartagnan 3", louvre="slander jussac")
    table.duel("dartagnan", "adversary jussac", "LLS", "SSS")
    assert (table.health("dartagnan"), table.sight.fallen, table.common) == ((4,), ("jussac",), (3, 0))


def test_e10_two_bottes_wound_both() -> None:
    table = lay("porthos louvre imp_botte", "porthos 3", louvre="slander lubin")
    table.duel("porthos", "adversary lubin", "LLH", "L")
    assert (table.health("porthos"), table.sight.fallen, table.common) == ((4,), ("lubin",), (1, 0))


def test_e11_three_actions_against_rochefort() -> None:
    heroes = "porthos louvre combat gallantry"
    table = lay(heroes, "porthos 3", louvre="masked_ball", destination="louvre").do("porthos challenge 0")
    assert (table.sight.revealed, table.sight.destination) == (True, "louvre")
    table.do("porthos commit 0 0 0; B SLL; R HHS")
    assert (table.health("porthos"), table.hand("porthos"), table.actions) == ((4,), "combat gallantry", 2)
    table.do("porthos challenge 0; porthos commit 1 0 0; B SSLH; R HSL")
    assert (table.health("porthos"), table.actions, table.sight.rochefort) == ((3,), 1, 3)
    table.do("porthos challenge 0; porthos commit 0 0 0; B SSH; R SLL")
    assert (table.sight.rochefort, table.health("porthos")) == (1, (3,))
    assert table.do("porthos pay 1 none 0").louvre.done == (0,)


def test_e12_athos_is_not_seen() -> None:
    heroes = "athos louvre erudition*2"
    table = lay(heroes, "athos 3", louvre="poisons", destination="louvre").do("athos challenge 0; athos pay 2 none 0")
    assert (table.sight.revealed, table.sight.excluded, table.told("milady-revealed")) == (False, (), [])
    table.do("athos end")
    assert (table.sight.past[0].place, table.sight.past[0].how, table.asked) == ("louvre", "itself", "- RollRed")


def test_e13_arrested_at_richelieus() -> None:
    table = lay(turn="aramis 2", destination="paris", purse=LIMITS["bastille_price"]).do("aramis move richelieu")
    assert (table.rider("aramis").place, table.sight.revealed) == ("bastille", False)
    table.do("aramis bastille pay")
    assert (table.rider("aramis").place, table.common, table.actions) == ("vieux_colombier", (0, 0), 0)


def test_e14_milady_found_at_richelieus() -> None:
    table = lay(turn="aramis 3", destination="richelieu").do("aramis move richelieu")
    assert (table.sight.past[0].how, table.rider("aramis").place, table.actions) == ("visit", "richelieu", 2)
    assert table.do("aramis end").asked == "- RollRed"


def test_e15_a_siege_with_a_sacrifice() -> None:
    table = lay("porthos la_rochelle", "porthos 0", slots="combat double", time=6, siege_dice=2, paris="smugglers",
                rochelle=-1).do("porthos end")  # fmt: skip
    assert (table.sight.blue_dice, table.sight.red_dice) == (3, 6)
    table.do("B SHL; R SSSSHL")
    assert (table.sight.deficit, table.offers("sacrifice")) == (3, {"0", "1", "2"})
    table.do("porthos sacrifice 2")
    assert (table.health("porthos"), table.sight.rochelle, table.asked) == ((3,), -2, "- DrawTreachery")


def test_e16_the_musketeers_reward() -> None:
    table = lay(turn="athos 0", slots="double").do("athos end; B SS; R L")
    assert (table.sight.rochelle, table.common) == (2, (2, 0))


def test_e17_a_mission_fails() -> None:
    table = lay(turn="athos 0", louvre="slander felton casuist", louvre_mark=3).do("athos end; R H")
    assert (table.sight.queen, table.sight.louvre_discard, "felton" in table.sight.pool) == (1, ("slander",), True)
    assert (table.louvre.traps, "casuist" in table.sight.trap_stock) == ((), False)
    table.do("- treachery haste; - mission portrait")
    assert (table.sight.treachery_count, table.sight.louvre_mark, table.asked) == (1, 0, "M Assign")


def test_e18_time_runs_out() -> None:
    table = lay(turn="athos 0", time=10, louvre_mark=1, paris="edict", purse=5).do("athos end; R LLLL")
    assert (table.won, table.tracks, table.common) == ("milady time", (11, 1, 0, 0), (5, 0))


def test_e19_constance_is_strangled() -> None:
    table = lay(turn="athos 0", paris="constance_abducted", constance=4).do("athos end; R H; R SSHL")
    assert (table.won, table.sight.constance) == ("milady constance", 6)


def test_e20_who_falls_in_phase_ii_is_out_for_the_whole_next_round() -> None:
    heroes = "athos louvre 1; dartagnan out4; porthos out4; aramis out4"
    table = lay(heroes, "athos 2", round=3, louvre="slander lubin").duel("athos", "adversary lubin", "LLH", "L")
    assert (table.rider("athos").out, table.asked) == (4, "- RollRed")
    table.do("R H; M destination louvre; M pass; - drawn combat; - drawn kitty; - drawn combat; - drawn combat")
    assert (table.health("athos"), table.hand("athos"), table.rider("athos").place) == (
        (4,),
        "kitty",
        "vieux_colombier",
    )
    assert table.do("R H; M destination louvre; M pass").offers("activate") >= {"athos"}


def test_e21_a_corridor_of_the_inn() -> None:
    table = lay("porthos ferrets", "porthos 2", destination="paris").do("porthos duel corridor 0; - token 0; - token 2")
    table.do("porthos commit 0 0 0; B SLL; R LL; porthos duel corridor 0; - token 0; - token 4")
    assert (table.sight.quest.corridors, table.sight.red_dice) == ((1, 4, 4), 4)
    table.do("porthos commit 0 0 0; B SLL; R LLLL")
    assert (table.sight.quest.stage, table.common) == ("crossing", (2, 1))


def test_e22_a_secret_passage_without_an_action() -> None:
    table = lay("dartagnan ferrets", "dartagnan 0", quest="return", destination="paris", epic=3)
    assert table.may == {"passage 0", "passage 1", "passage 2", "end"}
    table.do("dartagnan passage 2")
    assert (table.sight.quest.done, table.common, table.may) == ((2,), (0, 0), {"end"})


def test_e23_the_final_duel() -> None:
    heroes = "porthos ferrets 1; dartagnan ferrets"
    table = lay(heroes, "porthos 1", waiting="dartagnan", quest="return 0 1 2", destination="paris")
    table.duel("porthos", "item 3", "SSS", "HSSS")
    assert (table.sight.quest.hurt, table.rider("porthos").out) == ((0, 0, 0, 2), 2)
    table.do("dartagnan activate dartagnan").duel("dartagnan", "item 3", "LLS", "SSSS")
    assert table.won == "musketeers quest"
    assert (table.outcome.winners, table.outcome.scores) == ((1, 2, 3, 4), (0, 1, 1, 1, 1))


def test_e24_conscripts_at_three_musketeers() -> None:
    table = lay(at="treachery", seats=4, treacheries="conscripts").do("M play conscripts; speaker activate athos")
    assert table.actions == 3


def test_e25_one_and_two_players_against_the_automatic_milady() -> None:
    solo, two = new_game(1), new_game(2, automatic_milady=True)
    assert (riders(solo), figures(solo)) == ("0 dartagnan athos aramis", (4, 4, 1, 0, 0, 0, 0, 0))
    assert (riders(two), figures(two)) == ("0 dartagnan athos, 1 porthos aramis", (3, 3, 1, 0, 0, 0, 0, 0))
    assert (solo.asked.split()[1], solo.paris.card != "", len(solo.louvre.traps)) == ("ChooseStart", True, 1)
    assert lay(seats=1).do("speaker activate athos").actions == 4


def test_e26_the_automatic_milady_turns_up_two_treacheries() -> None:
    heroes = "dartagnan leather; athos 3 leather pistol; aramis leather pistol"
    table = lay(heroes, at="destination", seats=3, automatic_milady=True, extras=2)
    table.do("- hidden louvre; - treachery sabotage; - treachery ambush")
    assert (table.health("dartagnan", "athos", "aramis"), table.sight.extras) == ((4, 3, 3), 0)
    assert (table.asked, table.sight.treachery_discard) == ("dartagnan ChooseMusketeer", ("ambush", "sabotage"))


def test_e27_the_automatic_milady_furnishes_a_mission() -> None:
    heroes = "athos louvre nobility*2"
    table = lay(heroes, "athos 1", seats=3, automatic_milady=True).do("athos challenge 0; athos pay 2 none 0")
    table.do("- mission chevreuse; - sent felton")
    assert table.may == {"sent boisrenard", "sent lubin", "sent brisemont"}
    assert table.do("- sent lubin").asked == "- LayTrap"
    assert table.weights["beggars"] == 2
    assert table.do("- laid thieves").asked == "athos Act"


def test_e28_a_horse_that_comes_late() -> None:
    others = "dartagnan out2; porthos out2; aramis out2"
    table = lay(others, "athos 3", purse=3).do("athos move paris; athos buy thoroughbred; athos move louvre")
    assert (table.actions, table.common) == (0, (0, 0))
    table.do("athos end; R H; M destination paris; M pass; speaker activate athos; athos move paris")
    assert table.actions == 3


def test_e29_at_the_top_of_la_rochelle() -> None:
    table = lay(turn="athos 0", slots="double", rochelle=6).do("athos end; B SS; R L")
    assert (table.sight.rochelle, table.common) == (6, (0, 0))
