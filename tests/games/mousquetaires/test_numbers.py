"""Mousquetaires du Roy for learners: the view in small ints, the actions of a table, the longest game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ends import ends
from games.learning import Named, named, walk
from perfidie.engine import CHANCE, View
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    CARDS,
    MUSKETEERS,
    PARIS_CARDS,
    PLACES,
    TOKENS,
    TREACHERIES,
)
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight.view import Sight

TABLES = [*ends([(seats, "standard") for seats in GAME.seats]), (3, "secret_hands"), (4, "cooperative")]
every_table = pytest.mark.parametrize(("seats", "preset"), TABLES)


def listed(names: tuple[str, ...], row: list[int]) -> Counter[str]:
    return Counter({name: count for name, count in zip(names, row, strict=True) if count})


def check_riders(seen: Named, view: View[Sight]) -> None:
    """Place, Health, tokens and hand of every Musketeer."""
    for rider in view.table.riders:
        hero = MUSKETEERS.index(rider.id)
        assert PLACES[seen["place"][hero]] == rider.place
        assert (seen["health"][hero], seen["out"][hero]) == (rider.health, rider.out)
        assert (seen["acted"][hero], seen["cards"][hero]) == (rider.acted, rider.count)
        owned = seen["tokens"][hero * len(TOKENS) : (hero + 1) * len(TOKENS)]
        assert listed(TOKENS, owned) == Counter(rider.tokens)
        hand = seen["hands"][hero * len(CARDS) : (hero + 1) * len(CARDS)]
        assert listed(CARDS, hand) == Counter(rider.hand)


def check_table(seen: Named, view: View[Sight]) -> None:
    """Tracks, Milady's cards as far as they are known, who is where."""
    sight = view.table
    for name in ("round", "phase", "time", "queen", "rochelle", "constance", "purse", "epic", "actions", "transfers"):
        assert seen[name] == [getattr(sight, name)], name
    assert [place for place, here in zip(PLACES, seen["destination"], strict=True) if here] == [
        place for place in [sight.destination] if place
    ]
    assert listed(TREACHERIES, seen["treacheries"]) == Counter(sight.treacheries)
    assert seen["treachery_count"] == [sight.treachery_count]
    assert listed(PARIS_CARDS, seen["paris_hand"]) == Counter(sight.paris_hand)
    assert listed(PARIS_CARDS, seen["paris_unseen"]) == Counter(sight.paris_unseen)
    assert {foe for foe, where in zip(ADVERSARIES, seen["adversaries"], strict=True) if where == 1} == set(sight.pool)
    assert [seat for seat, mine in enumerate(seen["seat"]) if mine] == [view.seat]
    assert [seat for seat, acts in enumerate(seen["actor"]) if acts] == list(view.waiting)


@every_table
def test_the_numbers_say_what_the_view_says_within_their_bounds(seats: int, preset: str) -> None:
    setup = GAME.setup(seats, preset=preset)
    fields, declared = GAME.lab.fields(setup), set(GAME.lab.actions(setup))
    rng = Random(seats)

    def visit(state: Table) -> None:
        assert {action.code for action in state.legal()} <= declared
        if rng.random() < 0.7:
            return
        seat = rng.randrange(seats)
        view, seen = GAME.view(state, seat), named(GAME, state, seat)
        check_riders(seen, view)
        check_table(seen, view)
        for field in fields:
            assert all(field.low <= number <= field.high for number in seen[field.name]), field.name

    assert walk(GAME, setup, rng, visit) < GAME.lab.longest(setup)


@every_table
def test_what_chance_takes_nobody_else_takes(seats: int, preset: str) -> None:
    setup = GAME.setup(seats, preset=preset)
    chances = set(GAME.lab.chances(setup))

    def visit(state: Table) -> None:
        codes = {action.code for action in state.legal()}
        assert codes <= chances if state.actor == CHANCE else not codes & chances

    walk(GAME, setup, Random(3), visit)


def test_only_what_can_happen_at_a_table_is_declared() -> None:
    def verbs(seats: int, **options: object) -> set[str]:
        actions = GAME.vocabulary.actions
        return {actions[code].words[0] for code in GAME.lab.actions(GAME.setup(seats, options))}

    assert "destination" in verbs(4)
    assert "destination" not in verbs(1)
    assert "hidden" in verbs(3, automatic_milady=True)
    assert "hidden" not in verbs(3)
    assert {"accept", "refuse"} <= verbs(3)
    assert not {"accept", "refuse"} & verbs(2)
    assert "time_up" not in verbs(4)
    assert "time_up" in verbs(4, sand_timer=True)
    words = [GAME.vocabulary.actions[code].words for code in GAME.lab.actions(GAME.setup(4))]
    assert not any("porthos" in said for said in words)
