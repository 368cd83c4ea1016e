"""Instinct at Mousquetaires du Roy: quick answers to every step, a judgement of both sides, a memory that fails."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from perfidie.bots.budget import Budget
from perfidie.bots.levels import decided
from perfidie.bots.search import Search
from perfidie.engine import Game, encode
from perfidie.games import find
from perfidie.games.mousquetaires.bot.instinct import MousquetairesInstinct
from perfidie.games.mousquetaires.rules.box import FERRETS, HOUSE, LAST_STAGE, LOUVRE, ON_QUEST, TREACHERY
from perfidie.games.mousquetaires.rules.table import Table, item_key

GAME: Game[Any, Any] = find("mousquetaires")
OWN = MousquetairesInstinct(GAME)


def played_until(step: str, seats: int = 2, number: int = 1, seed: int = 3, **options: Any) -> Table:
    """The table when this step is met in this round, everybody following instinct."""
    rng = Random(seed)
    s: Table = GAME.new(GAME.setup(seats, options))
    while s.round < number or type(s.agenda[-1]).__name__ != step:
        s.apply_legal(s.sample(rng) if s.actor < 0 else OWN.move(s, rng))
    return s


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_side_shares_its_chance_and_the_other_has_the_rest(seats: int) -> None:
    values = OWN.value(played_until("Act", seats, 2))
    riders = values[seats > 1 :]
    assert len(set(riders)) == 1
    assert 0 < riders[0] < 1
    assert seats == 1 or values[0] == pytest.approx(1 - riders[0])


@pytest.mark.parametrize(
    "worse",
    [{"queen": 4}, {"rochelle": -5}, {"time": 9}, {"stage": 0}, {"epic": 0, "purse": 0}, {"louvre_mark": 3}],
    ids=str,
)
def test_a_table_in_danger_promises_the_musketeers_less(worse: dict[str, int]) -> None:
    s = played_until("Act", 4, 3)
    s.stage, s.queen, s.rochelle, s.time, s.epic, s.purse, s.louvre_mark = 2, 0, 2, 5, 4, 8, 0
    threatened = s.clone()
    for marker, square in worse.items():
        setattr(threatened, marker, square)
    assert OWN.value(threatened)[1] < OWN.value(s)[1]
    assert OWN.value(threatened)[0] > OWN.value(s)[0]


def test_a_wound_of_the_last_rochefort_brings_the_musketeers_nearer_to_their_goal() -> None:
    s = played_until("Act", 4, 3)
    s.stage = LAST_STAGE
    wounded = s.clone()
    wounded.mark_wounds(item_key(ON_QUEST, len(s.items(ON_QUEST)) - 1), 1)
    assert OWN.value(wounded)[1] > OWN.value(s)[1]
    assert OWN.signs(wounded, 1)["quest"] == OWN.signs(s, 1)["quest"] + 1


def test_a_turn_is_judged_when_it_is_over_and_a_plan_of_milady_when_the_round_is() -> None:
    rng = Random(5)
    s = played_until("ChooseDestination", 4, 2)
    of_the_round = OWN.epoch(s) + OWN.horizon
    while type(s.agenda[-1]).__name__ != "Act":
        s.apply_legal(s.sample(rng) if s.actor < 0 else OWN.move(s, rng))
    of_the_turn, hero = OWN.epoch(s) + OWN.horizon, s.active
    while s.actor < 0 or OWN.epoch(s) < of_the_turn:
        assert s.active == hero
        s.apply_legal(s.sample(rng) if s.actor < 0 else OWN.move(s, rng))
    assert s.acted >> hero & 1
    assert OWN.epoch(s) < of_the_round


def test_milady_is_believed_to_be_where_more_tempts_her() -> None:
    s = played_until("Act", 4, 2)
    s.revealed, s.excluded, s.rochefort, s.stage = False, 0, 3, 3
    s.places = (FERRETS,) * len(s.places)
    view = GAME.view(s, 1)
    world = GAME.imagine(view, Random(1))
    world.destination = FERRETS
    at_the_quest = OWN.likelihood(view, world)
    world.destination = HOUSE
    assert 0 < OWN.likelihood(view, world) < at_the_quest


def test_a_novice_forgets_where_milady_was_not_and_what_she_played_but_nothing_that_lies_open() -> None:
    s = played_until("Act", 4, 2)
    s.revealed, s.excluded, s.destination = False, 1 << LOUVRE, FERRETS
    view = GAME.view(s, 1)
    forgotten = OWN.forget(view, Random(1))
    assert not forgotten.table.excluded
    assert not forgotten.table.past
    assert (forgotten.table.riders, forgotten.table.quest) == (view.table.riders, view.table.quest)
    places = {GAME.imagine(forgotten, Random(seed)).destination for seed in range(60)}
    assert LOUVRE in places
    assert LOUVRE not in {GAME.imagine(view, Random(seed)).destination for seed in range(60)}


def test_search_sees_that_a_plot_dishonours_the_queen_and_wins() -> None:
    s = played_until("PlayTreachery", 2, 3)
    s.queen, s.treacheries = 4, tuple(sorted(TREACHERY[name] for name in ("plot", "conscripts", "urgency")))
    s.treachery_discard = (0,) * len(s.treachery_discard)
    view = GAME.read_view(encode(GAME.view(s, 0)))
    legal = [action.words for action in s.legal()]
    found = Search(GAME, Budget(iterations=40), OWN).think(view, legal, Random(2))
    assert decided(found) == ("play", "plot")


@pytest.mark.parametrize("step", ["Act", "PlayTreachery", "Assign", "Swap", "CommitCards"])
def test_what_is_thought_about_is_legal_and_not_too_much(step: str) -> None:
    s = played_until(step, 2, int(step != "Assign"))
    s.purse = 20
    legal = [action.words for action in s.legal()]
    thought = OWN.shortlist(GAME.view(s, s.actor), legal)
    assert set(thought) <= set(legal)
    assert 1 <= len(thought) <= 20
