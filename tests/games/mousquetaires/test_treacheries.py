"""Each Treachery: what it does, at whom or what it can be played, when it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from games.mousquetaires.tables import Adventure, lay

ALL = {"dartagnan", "athos", "porthos", "aramis"}


def holding(treacheries: str, heroes: str = "", **more: Any) -> Adventure:
    """Milady is about to play one of these."""
    return lay(heroes, at="treachery", treacheries=treacheries, **more)


def test_reinforcements_add_two_red_dice_to_the_siege_of_this_round_alone() -> None:
    table = holding("reinforcements", "dartagnan out2; athos out2; porthos out2; aramis out2", time=3)
    table.do("M play reinforcements")
    assert (table.sight.red_dice, table.asked) == (4, "- RollRed")
    table.do("R LLLL; M destination louvre; M pass")
    assert (table.sight.siege_dice, table.sight.round) == (0, 2)


def test_conscripts_take_an_action_from_every_musketeer_in_this_round_alone() -> None:
    table = holding("conscripts", "porthos out2; aramis out2").do("M play conscripts; speaker activate athos")
    assert table.actions == 2
    table.do("athos end; speaker activate dartagnan")
    assert table.actions == 2
    table.do("dartagnan end; R L; M destination paris; M pass; speaker activate athos")
    assert table.actions == 3


def test_to_the_bastille_imprisons_an_able_musketeer_who_is_at_large() -> None:
    table = holding("to_bastille", "athos louvre; porthos out1; aramis bastille")
    assert table.offers("play to_bastille") == {"dartagnan", "athos"}
    assert table.do("M play to_bastille athos").rider("athos").place == "bastille"
    assert table.sight.treachery_discard == ("to_bastille",)


def test_an_ambush_is_a_wound_for_an_able_musketeer_even_in_the_bastille() -> None:
    table = holding("ambush", "aramis bastille")
    assert table.offers("play ambush") == ALL
    table.do("M play ambush aramis")
    assert (table.health("aramis"), table.rider("aramis").place) == ((3,), "bastille")


def test_a_dead_end_makes_the_first_move_of_everybody_dearer() -> None:
    table = holding("dead_end", "dartagnan thoroughbred").do(
        "M play dead_end; speaker activate athos; athos move paris"
    )
    assert table.actions == 1
    table.do("athos move louvre")
    assert table.actions == 0
    table.do("athos end; speaker activate dartagnan; dartagnan move paris")
    assert table.actions == 2


def test_with_one_action_left_nobody_moves_first_out_of_a_dead_end() -> None:
    table = lay(turn="athos 1", dead_end=True)
    assert (table.offers("move"), table.why_not("athos", "move paris")) == (set(), "move-cost")
    assert lay("athos thoroughbred", "athos 1", dead_end=True).offers("move") != set()
    assert lay("athos thoroughbred", "athos 0", dead_end=True).may == {"end"}


def test_the_dead_end_is_open_again_in_the_next_round() -> None:
    table = lay("dartagnan out2; porthos out2; aramis out2", "athos 0", dead_end=True)
    table.do("athos end; R L; M destination paris; M pass; speaker activate athos; athos move paris")
    assert table.actions == 2


def test_urgency_is_board_order_without_exchanges() -> None:
    table = holding("urgency", "dartagnan combat").do("M play urgency")
    for name in ("dartagnan", "athos", "porthos", "aramis"):
        assert table.may == {f"activate {name}"}
        table.do(f"speaker activate {name}")
        assert table.offers("exchange") == set()
        table.do(f"{name} end")
    table.do("R L; M destination paris; M pass")
    assert table.offers("activate") == ALL


def test_a_plot_dishonours_the_queen_and_may_end_the_game() -> None:
    assert holding("plot", queen=1).do("M play plot").sight.queen == 2
    assert holding("plot", queen=4).do("M play plot").won == "milady queen"


def test_time_presses_and_may_run_out() -> None:
    assert holding("haste", time=3).do("M play haste").sight.time == 4
    assert holding("haste", time=10).do("M play haste").won == "milady time"


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0)])
def test_a_cut_purse_costs_three_pistoles(before: int, after: int) -> None:
    assert holding("purse_theft", purse=before).do("M play purse_theft").common == (after, 0)


def test_an_empty_purse_is_not_cut() -> None:
    table = holding("purse_theft")
    assert (table.may, table.why_not("M", "play purse_theft")) == ({"draw", "pass"}, "no-use")


def test_wine_of_anjou_takes_two_cards_at_random() -> None:
    table = holding("poison", "athos combat*3 kitty").do("M play poison athos")
    assert table.weights == {"combat": 3, "kitty": 1}
    table.do("- lost kitty; - lost combat")
    assert (table.hand("athos"), table.sight.discard) == ("combat combat", ("combat", "kitty"))
    assert table.asked == "dartagnan ChooseMusketeer"


def test_wine_of_anjou_takes_the_only_card_and_spares_who_has_none() -> None:
    table = holding("poison", "athos combat")
    assert table.offers("play poison") == {"athos"}
    table.do("M play poison athos; - lost combat")
    assert (table.hand("athos"), table.asked) == ("", "dartagnan ChooseMusketeer")
    assert holding("poison").why_not("M", "play poison athos") == "no-use"


def test_sabotage_discards_a_card_of_la_rochelle() -> None:
    table = holding("sabotage", slots="combat double combat")
    assert table.offers("play sabotage") == {"combat", "double"}
    table.do("M play sabotage double")
    assert (table.sight.slots, table.sight.discard) == (("combat", "combat"), ("double",))
    assert holding("sabotage", slots="bassompierre").offers("play sabotage") == {"bassompierre"}
    assert holding("sabotage").may == {"draw", "pass"}


def test_confiscation_sends_an_equipment_back_to_the_arsenal_but_no_improvement() -> None:
    table = holding("confiscation", "athos leather imp_botte pistol; aramis toledo imp_panache")
    assert table.offers("play confiscation") == {"athos leather", "athos pistol", "aramis toledo"}
    before = table.sight.stock[2]
    table.do("M play confiscation athos leather")
    assert (table.rider("athos").tokens, table.sight.stock[2]) == (("pistol", "imp_botte"), before + 1)


def test_milady_draws_or_plays_or_does_neither() -> None:
    table = holding("plot")
    assert table.may == {"draw", "play plot", "pass"}
    table.do("M draw")
    assert table.weights["plot"] == 1
    table.do("- treachery ambush")
    assert (table.seen("M").treacheries, table.asked) == (("ambush", "plot"), "dartagnan ChooseMusketeer")
    assert holding("plot").do("M pass").sight.treachery_count == 1


def test_a_treachery_that_is_played_leaves_her_hand() -> None:
    table = holding("plot plot").do("M play plot")
    assert (table.seen("M").treacheries, table.sight.treachery_discard) == (("plot",), ("plot",))
    assert [(each.round, each.treachery) for each in table.sight.played] == [(1, "plot")]


def test_an_empty_pile_of_treacheries_is_made_anew() -> None:
    table = holding("plot", treachery_pile="").do("M draw")
    assert (sum(table.weights.values()), table.sight.treachery_discard) == (14, ())
