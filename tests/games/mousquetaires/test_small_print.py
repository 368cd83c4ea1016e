"""Small print: what costs an action, what is shown, what a choice leaves behind."""

from __future__ import annotations

import pytest

from games.mousquetaires.tables import GAME, lay, new_game


def test_drawing_costs_an_action_and_brings_one_card() -> None:
    table = lay(turn="porthos 2").do("porthos draw; - drawn kitty")
    assert (table.hand("porthos"), table.actions, table.asked) == ("kitty", 1, "porthos Act")


def test_after_a_turn_no_action_is_left_over() -> None:
    table = lay(turn="porthos 2", waiting="athos").do("porthos end")
    assert (table.actions, table.sight.active) == (0, "")


def test_nothing_is_on_its_way_while_the_board_is_set_up() -> None:
    for table in (new_game(5), new_game(1)):
        sight = table.sight
        assert (sight.siege_dice, sight.conscripts, sight.dead_end, sight.urgency) == (0, 0, False, False)
        assert (sight.revealed, sight.late, sight.moved, sight.extras) == (False, False, False, 0)
        assert (sight.transfers, sight.given, sight.blue_dice, sight.red_dice, sight.deficit) == (0, 0, 0, 0, 0)
        assert (sight.active, sight.actions) == ("", 0)
        assert [rider.acted for rider in sight.riders] == [False] * len(sight.riders)


def test_the_box_holds_all_its_pieces() -> None:
    pieces = GAME.rules.pieces(new_game(5).play.state)
    assert (pieces["combat"], pieces["treachery plot"], pieces["smugglers"], pieces["missions"]) == (12, 2, 1, 10)
    assert (pieces["leather"], pieces["lubin"], pieces["corridor tokens too many"]) == (3, 1, 0)


# Duels


def test_each_combat_card_is_a_die_and_each_double_two() -> None:
    table = lay("porthos louvre combat*2 double", "porthos 1", louvre="slander lubin").do(
        "porthos duel adversary lubin"
    )
    assert (table.sight.blue_dice, table.sight.red_dice) == (0, 1)
    table.do("porthos commit 1 1 0")
    assert (table.sight.blue_dice, table.hand("porthos"), table.sight.discard) == (6, "combat", ("combat", "double"))


def test_without_double_combats_none_is_offered() -> None:
    table = lay("porthos louvre combat", "porthos 1", louvre="slander lubin").do("porthos duel adversary lubin")
    assert table.may == {"commit 0 0 0", "commit 1 0 0"}


def test_everybody_sees_the_epic_tokens_in_a_duel_and_with_whom_it_is() -> None:
    table = lay("porthos louvre", "porthos 1", louvre="slander lubin", epic=2).do("porthos duel adversary lubin")
    assert table.sight.duel
    assert table.sight.duel.epic == 0
    table.do("porthos commit 0 0 2")
    assert table.sight.duel
    assert (table.sight.duel.epic, table.sight.blue_dice, table.common) == (2, 5, (0, 0))
    last = lay("porthos ferrets", "porthos 1", quest="return 0 1 2", destination="paris").do("porthos duel item 3")
    assert last.opponent == "final"
    printed = lay("porthos ferrets", "porthos 1", quest="crossing", destination="paris").do("porthos duel item 3")
    assert printed.opponent == "item"
    gaoler = lay("porthos bastille", "porthos 1").do("porthos bastille fight")
    bodyguard = lay("porthos louvre", "porthos 1", louvre="slander lubin", destination="louvre")
    bodyguard.do("porthos duel adversary lubin")
    for sight in (gaoler.sight, bodyguard.sight):
        assert sight.duel
        assert sight.duel.number == 0


def test_a_pistol_that_hits_leaves_him_unhurt() -> None:
    table = lay("porthos louvre pistol", "porthos 1", louvre="slander cavois")
    table.do("porthos duel adversary cavois; porthos commit 0 0 0; B S")
    assert (table.health("porthos"), table.sight.wounds) == ((5,), {"cavois": 1})


def test_a_die_that_is_rolled_again_takes_the_place_of_the_other() -> None:
    table = lay("porthos louvre toledo", "porthos 1", louvre="slander jussac").duel(
        "porthos", "adversary jussac", "HLS", "SSL"
    )
    table.do("porthos reroll sword; B H")
    assert (table.health("porthos"), table.louvre.adversaries, table.sight.blue_dice) == ((5,), ("jussac",), 2)


def test_a_new_turn_shows_no_dice() -> None:
    table = lay("porthos louvre", "porthos 1", waiting="athos", louvre="slander lubin")
    table.duel("porthos", "adversary lubin", "SLL", "S").do("porthos end; speaker activate athos")
    assert (table.sight.blue, table.sight.red, table.sight.blue_dice, table.sight.red_dice) == ((), (), 0, 0)


def test_who_falls_by_rochefort_meets_no_thieves() -> None:
    table = lay("porthos louvre 1", "porthos 1", louvre="slander lubin thieves", destination="louvre", purse=2)
    table.do("porthos duel adversary lubin; porthos commit 0 0 0; B SLL; R SLL")
    assert (table.rider("porthos").out, table.sight.rochefort, table.common) == (2, 2, (2, 0))


def test_who_sacrifices_nothing_is_not_wounded() -> None:
    table = lay("porthos la_rochelle", "athos 0").do("athos end; R S; porthos sacrifice 0")
    assert (table.told("wounded"), table.sight.rochelle) == ([], -1)


# Cards and tokens


@pytest.mark.parametrize("joker", ["erudition", "gallantry", "panache"])
def test_aramis_may_count_any_other_skill_once(joker: str) -> None:
    table = lay(f"aramis louvre {joker}*2 nobility*2", "aramis 1").do("aramis challenge 0")
    assert table.may == {f"pay 2 {joker} 0"}
    assert table.do(f"aramis pay 2 {joker} 0").hand("aramis") == joker


def test_with_cards_enough_aramis_may_still_spare_one() -> None:
    table = lay("aramis louvre erudition nobility*3", "aramis 1", epic=1).do("aramis challenge 0")
    assert table.may == {"pay 3 none 0", "pay 2 none 1", "pay 2 erudition 0", "pay 1 erudition 1"}


def test_nobody_else_counts_a_card_of_another_skill_and_panache_counts_as_panache() -> None:
    assert lay("porthos louvre panache*2 erudition", "porthos 1", louvre="portrait").offers("challenge") == set()
    table = lay("porthos louvre panache*3 erudition", "porthos 1", louvre="portrait").do("porthos challenge 0")
    assert table.may == {"pay 3 none 0"}


def test_in_an_exchange_nobody_is_offered_what_he_owns() -> None:
    heroes = "aramis thoroughbred toledo leather; dartagnan toledo pistol"
    table = lay(heroes, "aramis 1").do("aramis exchange dartagnan")
    assert table.may == {"give thoroughbred", "give leather", "ask pistol", "done"}
    both = lay("aramis toledo leather; dartagnan toledo leather pistol", "aramis 1").do("aramis exchange dartagnan")
    assert both.may == {"ask pistol", "done"}


@pytest.mark.parametrize(
    ("token", "partners"), [("thoroughbred", 3), ("toledo", 3), ("imp_erudition", 0), ("imp_botte", 0)]
)
def test_equipment_alone_is_worth_an_exchange(token: str, partners: int) -> None:
    assert len(lay(f"athos {token}", "athos 1").offers("exchange")) == partners


def test_de_winter_frees_everybody_from_nemesis_but_from_no_other_trap() -> None:
    table = lay("athos de_winter", "athos 1", paris="edict beggars", louvre="slander nemesis=porthos")
    assert table.do("athos character de_winter louvre trap nemesis").sight.nemesis == ""
    other = lay("athos de_winter", "athos 1", paris="edict beggars", louvre="slander nemesis=porthos")
    assert other.do("athos character de_winter paris trap beggars").sight.nemesis == "porthos"


# Milady


def test_a_trap_that_is_laid_is_no_longer_hers() -> None:
    table = lay(at="destination", paris_hand="edict").do("M destination louvre; M paris edict; M trap thieves; M done")
    assert "thieves" not in table.sight.trap_stock
    again = lay(at="destination", paris_hand="edict").do("M destination louvre; M paris edict; M trap beggars; M done")
    assert again.sight.trap_stock.count("beggars") == 1


def test_milady_is_asked_even_where_one_thing_alone_can_be_placed() -> None:
    strong = "boisrenard brisemont biscarat cahusac laffemas wardes felton"
    table = lay(at="destination", paris_hand="edict", fallen=strong, traps_left="thieves")
    table.do("M destination louvre; M paris edict; M trap thieves")
    assert table.may == {"adversary lubin", "done"}
    bare = lay(at="destination", paris_hand="edict", fallen=strong, traps_left="").do(
        "M destination louvre; M paris edict"
    )
    assert bare.may == {"adversary lubin", "done"}


def test_the_automatic_milady_is_where_chance_hid_her() -> None:
    table = lay("dartagnan louvre", at="destination", seats=3, automatic_milady=True, louvre="masked_ball")
    table.do("- hidden louvre; - treachery urgency; speaker activate dartagnan; dartagnan challenge 1")
    assert (table.sight.destination, table.opponent) == ("louvre", "rochefort")


def test_the_automatic_milady_confiscates_a_horse_by_chance_too() -> None:
    table = lay("athos thoroughbred", at="destination", seats=3, automatic_milady=True, slots="combat double")
    table.do("- hidden louvre; - treachery confiscation")
    assert table.may == {"taken thoroughbred"}


def test_a_guard_who_is_passed_by_is_gone() -> None:
    table = lay("athos ferrets", "athos 0", epic=2).do("athos passage 0; - token 3")
    assert (table.sight.quest.corridors, table.sight.quest.turned, table.asked) == (
        (3, 4, 4),
        (-1, -1, -1),
        "athos Act",
    )


# How it ended


def test_the_outcome_says_why_and_who() -> None:
    milady = lay(turn="athos 0", time=10).do("athos end; R HHHH").outcome
    assert [reason.code for reason in milady.reasons] == ["mousquetaires-time", "mousquetaires-milady-wins"]
    assert [reason.facts for reason in milady.reasons] == [{"round": 1}, {"seats": (0,), "automatic": False}]
    quest = lay("athos ferrets", "athos 1", quest="return 0 1 2 3=2", destination="paris")
    reasons = quest.duel("athos", "item 3", "SLL", "LLLL").outcome.reasons
    assert [reason.code for reason in reasons] == ["mousquetaires-quest", "mousquetaires-musketeers-win"]
    assert reasons[1].facts == {"seats": (1, 2, 3, 4)}
