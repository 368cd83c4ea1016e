"""The phases of a round: preparation, turns, exchanges, the end of phase II, the siege."""

from __future__ import annotations

from typing import Any

import pytest

from games.mousquetaires.tables import Adventure, lay, new_game
from perfidie.engine import CHANCE, Entry
from perfidie.games.mousquetaires.rules.box import EFFECTS

OPEN_PLACES = {"vieux_colombier", "paris", "louvre", "la_rochelle", "ferrets", "richelieu"}


# Preparation


def test_milady_chooses_the_first_paris_card_from_all_eight_then_furnishes_paris_and_the_louvre() -> None:
    table = new_game(5)
    assert (table.asked, len(table.offers("paris"))) == ("M FirstParis", 8)
    table.do("M paris smugglers; M adversary jussac; M trap thieves; - mission chevreuse; M adversary felton; M done")
    assert (table.paris.adversaries, table.paris.traps, table.louvre.adversaries) == (
        ("jussac",),
        ("thieves",),
        ("felton",),
    )
    starts = []
    for name in ("dartagnan", "athos", "porthos", "aramis"):
        assert table.asked == f"{name} ChooseStart"
        starts.append(table.offers("start"))
        table.do(f"{name} start la_rochelle")
    assert starts == [{"vieux_colombier", "paris", "louvre", "la_rochelle"}] * 4
    assert {rider.place for rider in table.sight.riders} == {"la_rochelle"}
    assert (table.asked, table.sight.round, table.sight.phase) == ("M ChooseDestination", 1, 1)


def test_rochefort_is_whole_and_nothing_has_been_done_at_the_start() -> None:
    sight = new_game(5).sight
    assert (sight.rochefort, sight.constance, sight.quest.number, sight.quest.corridors) == (3, 0, 1, (4, 4, 4))
    assert [rider.health for rider in sight.riders] == [4, 4, 5, 4]
    assert (sight.quest.face_down, sight.deck, sight.treachery_deck) == ((4, 2, 3, 2, 1), 36, 13)


@pytest.mark.parametrize(("handicap", "purse", "cards"), [(-1, 3, 1), (1, 5, 3)])
def test_handicaps_change_purse_and_treacheries(handicap: int, purse: int, cards: int) -> None:
    sight = new_game(5, purse_handicap=handicap, treachery_handicap=handicap).sight
    assert (sight.purse, sight.treachery_count) == (purse, cards)


def test_with_an_early_start_time_begins_on_square_1_with_five_musketeers_too() -> None:
    assert (new_game(6, early_start=True).sight.time, new_game(6).sight.time) == (1, 2)


# Turns


def test_one_moves_to_any_other_open_place() -> None:
    table = lay("athos paris", "athos 1")
    assert table.offers("move") == OPEN_PLACES - {"paris"}
    table.do("athos move ferrets")
    assert (table.rider("athos").place, table.actions) == ("ferrets", 0)


def test_the_speaker_names_any_who_is_able_and_has_not_acted() -> None:
    table = lay("porthos out2", at="musketeers")
    assert table.may == {"activate dartagnan", "activate athos", "activate aramis"}
    table.do("speaker activate aramis; aramis end")
    assert table.may == {"activate dartagnan", "activate athos"}
    assert (table.why_not("dartagnan", "activate porthos"), table.rider("aramis").acted) == ("out-of-action", True)


def test_everybody_has_his_turn_again_in_the_next_round() -> None:
    table = lay(turn="athos 0").do("athos end; R H; M destination paris; M pass")
    assert len(table.offers("activate")) == 4


def test_a_new_turn_begins_without_the_last_duel_and_the_last_move() -> None:
    table = lay("athos louvre; porthos thoroughbred", "athos 2", waiting="porthos", louvre="slander lubin")
    table.duel("athos", "adversary lubin", "SLL", "S").do("athos move paris; athos end; speaker activate porthos")
    assert (table.opponent, table.sight.blue, table.sight.red_dice, table.sight.moved) == ("", (), 0, False)
    assert table.do("porthos move paris").actions == 3


def test_where_nobody_disturbs_an_attempt_milady_is_not() -> None:
    table = lay("porthos louvre; athos louvre", "porthos 1", louvre="stolen_letter", destination="paris")
    table.do("porthos challenge 1")
    assert table.sight.excluded == ("louvre",)
    known = lay("porthos louvre", "porthos 1", louvre="stolen_letter", destination="paris!").do("porthos challenge 1")
    assert (known.sight.excluded, known.told("not-there")) == ((), [])


def test_what_was_excluded_is_open_again_in_the_next_round() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="stolen_letter", destination="paris")
    table.do("porthos challenge 1; porthos pay 0 none 0; porthos end; R H; M destination louvre")
    assert (table.sight.excluded, table.sight.revealed, table.sight.destination) == ((), False, "")


def test_reinforcements_need_a_card_and_a_free_place() -> None:
    table = lay("athos la_rochelle combat*2 double kitty", "athos 3", slots="combat combat")
    assert table.offers("reinforce") == {"combat", "double"}
    table.do("athos reinforce double")
    assert (table.sight.slots, table.hand("athos"), table.actions) == (
        ("combat", "combat", "double"),
        "combat combat kitty",
        2,
    )
    assert (table.offers("reinforce"), table.why_not("athos", "reinforce combat")) == (set(), "no-slot")


# Exchanges


def test_one_exchanges_with_who_is_able_at_the_same_place() -> None:
    heroes = "athos paris combat; porthos paris; aramis louvre; dartagnan out2 kitty"
    table = lay(heroes, "athos 1")
    assert table.offers("exchange") == {"porthos"}
    assert lay("athos; porthos; aramis kitty", "athos 1").offers("exchange") == {"aramis"}
    assert lay("athos imp_botte; porthos leather", "athos 1").offers("exchange") == {"porthos"}
    assert lay("athos leather", "athos 1").offers("exchange") == {"dartagnan", "porthos", "aramis"}


def test_gifts_need_no_consent_and_improvements_stay() -> None:
    heroes = "athos combat leather imp_botte pistol; porthos pistol kitty imp_panache toledo"
    table = lay(heroes, "athos 1").do("athos exchange porthos")
    assert table.may == {"give combat", "give leather", "ask kitty", "ask toledo", "done"}
    table.do("athos give combat; athos give leather; athos ask kitty")
    assert (table.asked, table.may) == ("porthos Consent", {"accept", "refuse"})
    table.do("porthos accept; athos done")
    assert (table.hand("athos"), table.hand("porthos")) == ("kitty", "combat")
    assert table.rider("porthos").tokens == ("pistol", "leather", "toledo", "imp_panache")
    assert (table.sight.transfers, table.actions) == (0, 0)


def test_a_seat_asks_itself_for_nothing() -> None:
    table = lay("dartagnan combat; athos kitty", "athos 1", seats=3).do("athos exchange dartagnan; athos ask combat")
    assert (table.hand("athos"), table.asked) == ("combat kitty", "dartagnan+athos Swap")


def test_the_captain_exchanges_at_any_distance_but_not_with_prisoners() -> None:
    heroes = "treville paris combat; athos louvre; porthos ferrets; aramis bastille; dartagnan out2"
    table = lay(heroes, "treville 1", seats=6)
    assert table.offers("exchange") == {"athos", "porthos"}
    assert lay(heroes, "athos 1", seats=6).offers("exchange") == {"treville"}
    assert lay("treville bastille combat; athos louvre", "athos 1", seats=6).offers("exchange") == set()


def test_with_closed_hands_one_asks_blindly_and_may_ask_in_vain() -> None:
    table = lay("athos; porthos combat", "athos 1", closed_hands=True).do("athos exchange porthos")
    assert len(table.offers("ask")) == 14
    table.do("athos ask kitty")
    assert (table.asked, table.sight.given, table.seen("athos").transfers) == ("athos Swap", 0, 1)
    assert table.do("athos ask combat").asked == "porthos Consent"
    own = lay("dartagnan combat; athos kitty", "athos 1", seats=3, closed_hands=True).do("athos exchange dartagnan")
    assert own.offers("ask") == {"combat"}


def test_milady_sees_an_exchange_go_on_while_somebody_is_asked() -> None:
    table = lay("athos combat; porthos kitty", "athos 1").do("athos exchange porthos; athos ask kitty")
    steps = [table.play.view(seat).step for seat in (0, 1, 2, 3, 4, None)]
    assert steps == ["Swap", "Consent", "Consent", "Consent", "Consent", "Swap"]
    assert (table.play.view(0).waiting, table.play.view(3).waiting) == ((2,), (3,))
    closed = lay("athos combat; porthos kitty", "athos 1", closed_hands=True)
    closed.do("athos exchange porthos; athos ask kitty")
    assert [closed.play.view(seat).step for seat in (1, 2, 3, 4)] == ["Swap", "Consent", "Consent", "Swap"]


# The sand-timer


def test_when_the_sand_has_run_out_nobody_acts_any_more() -> None:
    table = lay(turn="athos 2", waiting="porthos", sand_timer=True)
    assert "time_up" in table.may
    table.do("athos time_up")
    assert (table.sight.late, table.asked) == (True, "- RollRed")
    table.do("R H; M destination paris; M pass")
    assert (table.sight.late, "time_up" in table.may) == (False, True)
    assert table.do("speaker time_up").asked == "- RollRed"
    assert "time_up" not in lay(turn="athos 2").may


# The end of phase II


def end(place: str, **more: Any) -> Adventure:
    return lay(turn="athos 0", destination=place, **more).do("athos end")


@pytest.mark.parametrize("place", ["paris", "louvre", "ferrets"])
def test_on_a_mission_milady_has_nothing_to_do(place: str) -> None:
    table = end(place, slots="combat")
    assert (table.asked, table.sight.past[0].how, table.sight.destination) == ("- RollBlue", "itself", place)


def test_at_la_rochelle_milady_may_discard_a_card() -> None:
    table = end("la_rochelle", slots="combat combat double")
    assert (table.asked, table.may) == ("M MiladyAtSiege", {"discard combat", "discard double", "pass"})
    table.do("M discard double")
    assert (table.sight.slots, table.sight.discard, table.sight.blue_dice) == (("combat", "combat"), ("double",), 2)
    assert end("la_rochelle", slots="combat").do("M pass").sight.slots == ("combat",)
    assert end("la_rochelle").asked == "- RollRed"


def test_at_richelieus_milady_chooses_a_treachery() -> None:
    table = end("richelieu", treacheries="plot plot haste")
    assert "choose plot" not in table.may
    assert table.may == {
        "choose reinforcements", "choose conscripts", "choose to_bastille", "choose ambush", "choose dead_end",
        "choose urgency", "choose purse_theft", "choose poison", "choose sabotage", "choose confiscation", "pass",
    }  # fmt: skip
    table.do("M choose urgency")
    assert (table.seen("M").treacheries, table.asked) == (("urgency", "plot", "plot", "haste"), "- RollRed")
    assert end("richelieu").do("M pass").sight.treachery_count == 0


def test_at_richelieus_milady_may_draw_up_to_three() -> None:
    table = end("richelieu", treacheries="plot").do("M refill; - treachery haste; - treachery ambush")
    assert (table.sight.treachery_count, table.asked) == (3, "- RollRed")
    assert "refill" in end("richelieu", treacheries="plot haste").may
    again = end("richelieu", treachery_pile="")
    assert ("refill" in again.may, len(again.offers("choose"))) == (True, 12)
    last = end("richelieu", treacheries="plot", treachery_pile="haste").do("M refill; - treachery haste")
    assert last.asked == "- DrawTreachery"


def test_at_home_milady_takes_a_paris_card() -> None:
    table = end("milady_house", paris="edict", paris_hand="spies", paris_left="message smugglers")
    assert table.may == {"paris message", "paris smugglers", "pass"}
    table.do("M paris message")
    assert (set(table.seen("M").paris_hand), table.sight.paris_count) == ({"message", "spies"}, 2)
    assert table.sight.paris_unseen == ("smugglers", "message", "spies")
    assert end("milady_house").do("M pass").sight.paris_count == 0
    assert end("milady_house", paris_left="").asked == "- RollRed"


def test_milady_who_was_found_does_nothing_more() -> None:
    for place in ("la_rochelle", "richelieu", "milady_house"):
        table = end(f"{place}!", slots="combat")
        assert (table.asked, len(table.sight.past)) == ("- RollBlue", 1)


def test_who_was_out_recovers_in_board_order_and_draws_a_card() -> None:
    heroes = "dartagnan out2; porthos out2 king; aramis out3"
    table = lay(heroes, "athos 0", round=2).do("athos end; - drawn combat")
    assert (table.hand("dartagnan"), table.asked) == ("combat", "- DrawCard")
    table.do("- drawn kitty")
    assert (table.hand("porthos"), table.health("dartagnan", "porthos", "aramis")) == ("kitty king", (4, 5, 0))


# The siege


@pytest.mark.parametrize(("time", "dice"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (10, 4)])
def test_the_square_of_time_says_how_many_red_dice_storm_la_rochelle(time: int, dice: int) -> None:
    assert lay(turn="athos 0", time=time).do("athos end").sight.red_dice == dice


def test_six_blue_dice_are_the_most_at_la_rochelle() -> None:
    table = lay(turn="athos 0", slots="double double bassompierre").do("athos end")
    assert table.sight.blue_dice == 6


def test_each_who_is_there_may_sacrifice_in_board_order_while_there_is_a_deficit() -> None:
    heroes = "dartagnan la_rochelle; porthos la_rochelle; aramis la_rochelle 1; athos la_rochelle"
    table = lay(heroes, "athos 0", time=9).do("athos end; R SSSS")
    assert (table.asked, table.may) == ("dartagnan Sacrifice", {"sacrifice 0", "sacrifice 1"})
    assert table.why_not("dartagnan", "sacrifice 2") == "too-much-blood"
    table.do("dartagnan sacrifice 1; athos sacrifice 0")
    assert (table.asked, table.may) == ("porthos Sacrifice", {"sacrifice 0", "sacrifice 1", "sacrifice 2"})
    table.do("porthos sacrifice 2")
    assert (table.asked, table.sight.deficit) == ("aramis Sacrifice", 1)
    table.do("aramis sacrifice 1")
    assert (table.rider("aramis").out, table.sight.rochelle) == (2, 0)
    assert table.health("dartagnan", "athos", "porthos") == (3, 4, 3)


def test_nobody_sacrifices_more_than_is_missing_or_than_he_has() -> None:
    table = lay("porthos la_rochelle", "athos 0").do("athos end; R S")
    assert table.may == {"sacrifice 0", "sacrifice 1"}
    weak = lay("porthos la_rochelle 1", "athos 0", time=3).do("athos end; R SS")
    assert weak.may == {"sacrifice 0", "sacrifice 1"}
    one = lay("porthos la_rochelle; aramis la_rochelle", "athos 0").do("athos end; R S; porthos sacrifice 1")
    assert (one.asked, one.sight.rochelle) == ("M ChooseDestination", 0)


def test_on_the_last_square_of_la_rochelle_milady_wins_at_once() -> None:
    table = lay(turn="athos 0", rochelle=-4, time=6).do("athos end; R SSS")
    assert (table.won, table.tracks) == ("milady rochelle", (6, 0, 0, -6))
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (1, 0, 0, 0, 0))


def test_blue_dice_are_as_likely_on_each_face_and_red_ones_favour_swords() -> None:
    table = lay("athos la_rochelle", "athos 0", slots="combat").do("athos end")
    assert table.weights == {"sword": 2, "shield": 2, "lys": 2}
    table.play.follow(Entry(CHANCE, ("blue", "lys")))
    assert table.weights == {"sword": 3, "shield": 2, "lys": 1}


# The quest


def test_a_stage_is_completed_by_its_last_item_and_its_bonus_comes_at_once() -> None:
    table = lay("athos ferrets", "athos 2", quest="crossing 0 1 2", destination="paris").duel(
        "athos", "item 3", "SLL", "LLL"
    )
    assert (table.sight.quest.stage, table.sight.quest.done, table.common) == ("london", (), (2, 1))
    london = lay("athos ferrets", "athos 1", quest="london 0 1 2", destination="paris")
    assert london.duel("athos", "item 3", "SLL", "LLL").sight.quest.stage == "return"
    passage = lay("athos ferrets", "athos 0", quest="london 0 1 3", destination="paris", epic=3).do("athos passage 2")
    assert (passage.sight.quest.stage, passage.common) == ("return", (2, 1))


def test_the_musketeers_win_by_the_last_wound_of_the_last_rochefort() -> None:
    table = lay("athos ferrets", "athos 1", quest="return 0 1 2 3=1", destination="paris")
    table.duel("athos", "item 3", "SSH", "LLLL")
    assert (table.won, table.asked) == ("musketeers quest", "")


def test_a_passage_costs_2_at_the_inn_and_3_later() -> None:
    assert lay("athos ferrets", "athos 0", epic=1).offers("passage") == set()
    assert lay("athos ferrets", "athos 0", epic=2).offers("passage") == {"0", "1", "2"}
    assert lay("athos ferrets", "athos 0", quest="london 1", epic=2).offers("passage") == set()
    assert lay("athos ferrets", "athos 0", quest="london 1", epic=3).offers("passage") == {"0", "2"}
    assert lay("athos paris", "athos 0", epic=9).offers("passage") == set()


def test_the_inn_is_left_through_one_corridor() -> None:
    table = lay("athos ferrets", "athos 1", quest="lys_dor 4 1 4", epic=2, destination="paris").do(
        "athos passage 1; - token 0"
    )
    assert (table.sight.quest.stage, table.common, table.asked) == ("crossing", (2, 1), "athos Act")


# What is left behind


def test_a_round_begins_without_dice_deficit_or_destination() -> None:
    table = lay("athos la_rochelle", "athos 1", slots="combat", louvre="slander lubin")
    table.do("athos end; B S; R L")
    sight = table.seen("M")
    assert (sight.blue, sight.red, sight.blue_dice, sight.red_dice, sight.deficit) == ((), (), 0, 0, 0)
    assert (sight.destination, sight.siege_dice, sight.phase) == ("", 0, 1)


def test_the_last_duel_is_forgotten_when_the_siege_begins_and_when_an_assassin_strikes() -> None:
    table = lay("athos louvre nobility*2", "athos 2", louvre="slander lubin").duel(
        "athos", "adversary lubin", "SLL", "S"
    )
    assert table.opponent == "lubin"
    assert table.do("athos end").opponent == ""
    heroes = "athos paris nobility"
    stabbed = lay(heroes, "athos 3", paris="edict assassin", louvre="slander").do("athos challenge 0")
    assert (stabbed.opponent, stabbed.sight.red_dice, stabbed.sight.blue_dice) == ("", EFFECTS["assassin_dice"], 0)


def test_an_assassin_after_a_duel_is_no_part_of_it() -> None:
    heroes = "athos louvre thoroughbred nobility"
    table = lay(heroes, "athos 3", louvre="slander lubin", paris="edict assassin")
    table.duel("athos", "adversary lubin", "SLL", "S").do("athos move paris; athos challenge 0")
    table.do(f"R {'H' * EFFECTS['assassin_dice']}")
    assert (table.opponent, table.asked) == ("", "athos PayChallenge")


def test_a_place_is_crossed_out_once() -> None:
    table = lay("porthos louvre panache*2", "porthos 2", louvre="stolen_letter", destination="paris")
    table.do("porthos challenge 1; porthos pay 0 none 0; porthos challenge 0")
    assert (len(table.told("not-there")), table.sight.excluded) == (1, ("louvre",))
