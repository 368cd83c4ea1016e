"""The automatic Milady: what chance or the table decides in her place."""

from __future__ import annotations

from typing import Any

import pytest

from games.mousquetaires.tables import Adventure, lay, new_game
from perfidie.engine import Refusal


def alone(heroes: str = "", turn: str = "", **more: Any) -> Adventure:
    """Three players and an automatic Milady."""
    return lay(heroes, turn, seats=3, automatic_milady=True, **more)


@pytest.mark.parametrize(
    ("seats", "team", "actions"),
    [(1, "dartagnan athos aramis", 4), (2, "dartagnan athos porthos aramis", 3), (3, "dartagnan athos aramis", 4),
     (4, "dartagnan athos porthos aramis", 3), (5, "dartagnan athos porthos aramis treville", 3)],
)  # fmt: skip
def test_all_seats_are_the_musketeers(seats: int, team: str, actions: int) -> None:
    table = lay(at="musketeers", seats=seats, automatic_milady=True)
    assert [rider.id for rider in table.sight.riders] == team.split()
    assert {rider.seat for rider in table.sight.riders} == set(range(seats))
    assert table.do("speaker activate athos").actions == actions


def test_six_players_need_a_milady() -> None:
    with pytest.raises(Refusal, match="too-many-for-automatic"):
        lay(seats=6, automatic_milady=True)


def test_her_destination_is_one_of_six_all_as_likely_and_nobody_sees_it() -> None:
    table = alone(at="destination")
    assert table.weights == {
        "paris": 1, "louvre": 1, "la_rochelle": 1, "ferrets": 1, "richelieu": 1, "milady_house": 1,
    }  # fmt: skip
    table.do("- hidden louvre")
    assert {table.play.view(seat).table.destination for seat in (0, 1, 2, None)} == {""}


@pytest.mark.parametrize(("extras", "cards"), [(0, 1), (1, 2), (4, 2)])
def test_she_turns_up_a_treachery_and_one_more_if_she_has_earned_any(extras: int, cards: int) -> None:
    table = alone(at="destination", extras=extras).do("- hidden louvre; - treachery urgency")
    if cards == 2:
        assert table.asked == "- TurnUpTreachery"
        table.do("- treachery dead_end")
    assert (table.asked, table.sight.extras) == ("dartagnan ChooseMusketeer", 0)
    assert (table.sight.urgency, table.sight.dead_end) == (True, cards == 2)
    assert len(table.sight.played) == cards


def test_the_count_of_treacheries_is_drawn_by_what_is_left() -> None:
    table = alone(at="destination").do("- hidden louvre")
    assert table.weights == {
        "reinforcements": 2, "conscripts": 1, "to_bastille": 1, "ambush": 2, "dead_end": 1, "urgency": 1, "plot": 2,
        "haste": 1, "purse_theft": 1, "poison": 1, "sabotage": 1, "confiscation": 1,
    }  # fmt: skip
    again = alone(at="destination", treachery_pile="", extras=1).do("- hidden louvre")
    assert sum(again.weights.values()) == 15
    last = alone(at="destination", treachery_pile="plot", extras=1).do("- hidden louvre; - treachery plot")
    assert (sum(last.weights.values()), last.sight.treachery_discard) == (15, ())


def test_a_treachery_without_a_target_is_discarded_without_effect() -> None:
    table = alone(at="destination").do("- hidden louvre; - treachery purse_theft")
    assert (table.sight.treachery_discard, table.told("treachery-idle")) == (
        ("purse_theft",), [{"treachery": "purse_theft"}],
    )  # fmt: skip
    assert [(each.round, each.treachery) for each in table.sight.played] == [(1, "purse_theft")]


@pytest.mark.parametrize(
    ("heroes", "struck"),
    [("", "dartagnan"), ("dartagnan 3", "athos"), ("aramis imp_botte", "aramis"),
     ("athos leather; aramis pistol 3", "athos"), ("dartagnan leather; aramis pistol imp_botte 1", "aramis"),
     ("dartagnan out1 leather pistol", "athos")],
)  # fmt: skip
def test_her_key_target_has_most_tokens_then_most_health_then_comes_first(heroes: str, struck: str) -> None:
    table = alone(heroes, at="destination").do("- hidden louvre; - treachery to_bastille")
    assert [rider.id for rider in table.sight.riders if rider.place == "bastille"] == [struck]


def test_her_wine_strikes_the_key_target_of_those_who_hold_cards() -> None:
    table = alone("dartagnan leather; athos combat; aramis combat pistol", at="destination")
    table.do("- hidden louvre; - treachery poison; - lost combat")
    assert (table.hand("athos"), table.hand("aramis")) == ("combat", "")


def test_her_confiscation_takes_any_equipment_of_the_key_target() -> None:
    heroes = "athos leather toledo imp_botte; aramis imp_botte imp_panache imp_erudition imp_nobility"
    table = alone(heroes, at="destination").do("- hidden louvre; - treachery confiscation")
    assert table.weights == {"leather": 1, "toledo": 1}
    table.do("- taken toledo")
    assert (table.rider("athos").tokens, table.sight.stock[3]) == (("leather", "imp_botte"), 3)


@pytest.mark.parametrize(
    ("slots", "left"),
    [("combat double bassompierre", ("combat", "bassompierre")), ("combat bassompierre", ("combat",)), ("combat", ())],
)
def test_sabotage_and_her_visit_to_la_rochelle_take_the_dearest_card(slots: str, left: tuple[str, ...]) -> None:
    sabotage = alone(at="destination", slots=slots).do("- hidden louvre; - treachery sabotage")
    assert sabotage.sight.slots == left
    visit = alone(turn="athos 0", slots=slots, destination="la_rochelle").do("athos end")
    assert visit.sight.slots == left


def test_unseen_at_richelieus_she_earns_a_treachery() -> None:
    table = alone(turn="athos 0", destination="richelieu").do("athos end")
    assert (table.sight.extras, table.asked) == (1, "- RollRed")
    found = alone(turn="athos 0", destination="richelieu!").do("athos end")
    assert found.sight.extras == 0


def test_unseen_at_home_she_takes_a_paris_card_nobody_looks_at() -> None:
    table = alone(turn="athos 0", destination="milady_house", paris="edict").do("athos end")
    assert (table.sight.paris_count, len(table.sight.paris_unseen)) == (1, 7)
    full = alone(turn="athos 0", destination="milady_house", paris_hand="3", paris_left="edict spies smugglers")
    assert full.do("athos end").sight.paris_count == 3


def test_her_oldest_paris_card_is_played_where_paris_is_empty() -> None:
    table = alone(at="destination", paris_hand="2", paris_left="edict spies smugglers").do("- hidden louvre")
    assert table.may == {"turned_up edict", "turned_up spies", "turned_up smugglers"}
    table.do("- turned_up edict; - sent felton; - laid thieves")
    assert (table.paris.card, table.sight.paris_count, table.asked) == ("edict", 1, "- TurnUpTreachery")


def test_a_card_in_paris_is_never_replaced_by_her() -> None:
    table = alone(at="destination", paris_hand="2", paris="message").do("- hidden louvre")
    assert (table.asked, table.paris.card) == ("- TurnUpTreachery", "message")


def test_rewards_failures_and_constance_bring_her_extra_treacheries() -> None:
    reward = alone(turn="athos 0", rochelle=-1).do("athos end; R S")
    assert (reward.sight.rochelle, reward.sight.extras) == (-2, 1)
    failed = alone(turn="athos 0", louvre_mark=3).do("athos end; R H")
    assert (failed.sight.extras, failed.asked) == (1, "- RevealMission")
    held = alone(turn="athos 0", paris="constance_held", extras=1).do("athos end; R H")
    assert held.told("extra-earned") == [{"extras": 2}]


def test_paris_cards_strike_her_key_target() -> None:
    wound = alone("aramis leather", "athos 0", paris="paris_duels").do("athos end; R H")
    assert wound.health("dartagnan", "athos", "aramis") == (4, 4, 3)
    arrest = alone("aramis paris; dartagnan leather", "athos 0", paris="prosecutor").do("athos end; R H")
    assert arrest.rider("aramis").place == "bastille"
    spies = alone("aramis combat; dartagnan leather", "athos 0", paris="spies").do("athos end; R H; - lost combat")
    assert spies.hand("aramis") == ""


def test_a_mission_is_furnished_by_chance_with_who_fits_and_a_trap() -> None:
    heroes = "athos louvre nobility*2; aramis leather"
    table = alone(heroes, "athos 1", fallen="boisrenard lubin").do(
        "athos challenge 0; athos pay 2 none 0; - mission poisons"
    )
    assert set(table.weights.values()) == {1}
    assert table.may == {
        f"sent {name}" for name in ("brisemont", "biscarat", "cahusac", "laffemas", "wardes", "felton")
    }
    table.do("- sent brisemont")
    assert table.asked == "- LayTrap"
    assert sum(table.weights.values()) == 10
    table.do("- laid nemesis")
    assert (table.sight.nemesis, table.louvre.traps, table.asked) == ("aramis", ("nemesis",), "athos Act")


def test_without_anybody_who_fits_and_without_traps_a_mission_stays_bare() -> None:
    weak = "boisrenard lubin brisemont biscarat cahusac laffemas wardes felton"
    table = alone("athos louvre nobility*2", "athos 1", fallen=weak, traps_left="")
    table.do("athos challenge 0; athos pay 2 none 0; - mission poisons")
    assert (table.louvre.adversaries, table.asked) == ((), "athos Act")


def test_when_the_automatic_milady_wins_nobody_does() -> None:
    table = alone(turn="athos 0", time=10).do("athos end; R HHHH")
    assert (table.won, table.outcome.winners, table.outcome.scores) == ("milady time", (), (0, 0, 0))


def test_the_purse_is_smaller_against_her() -> None:
    purses = [new_game(seats, automatic_milady=True).sight.purse for seats in (1, 2, 3, 4, 5)]
    assert purses == [4, 3, 4, 3, 2]
