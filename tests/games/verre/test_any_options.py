"""Random games under random options, at every number of seats: nothing is lost and nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.verre.tables import SEATS, decisions
from perfidie.engine import Playthrough, encode, load_state, replay, save_state
from perfidie.games.verre import GAME

GAMES = 30


def any_options(seats: int, rng: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {
        option.id: rng.choice(option.values) if option.values else rng.choice([0, 1, 2, 3, 50])
        for option in GAME.options
    }
    if chosen["first_wesley"] != "random":
        chosen["first_wesley"] = rng.randrange(seats)
    if rng.random() < 0.8:
        chosen["deck"] = "printed"
    return chosen


def moments(seats: int, seed: int, share: float) -> Iterator[tuple[Playthrough, Random]]:
    """Games under random options, stopped now and then and at their end."""
    rng = Random(seed)
    for _ in range(GAMES):
        play = Playthrough(GAME, GAME.setup(seats, any_options(seats, rng)))
        for _ in decisions(play, rng):
            if rng.random() < share:
                yield play, rng
        yield play, rng


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagined_it(seats: int) -> None:
    for play, rng in moments(seats, seed=seats, share=0.2):
        for watcher in (*range(seats), None):
            seen = encode(play.view(watcher))
            world = GAME.imagine(GAME.read_view(seen), rng)
            assert encode(GAME.view(world, watcher)) == seen
            assert world.actor == play.state.actor
            if watcher == play.state.actor:
                assert world.legal() == play.state.legal()
            assert GAME.pieces(world) == Counter(play.setup.deck)


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    for play, _ in moments(seats, seed=10 + seats, share=0.5):
        assert GAME.pieces(play.state) == Counter(play.setup.deck)


@pytest.mark.parametrize("seats", SEATS)
def test_views_before_and_during_the_deal_are_imaginable_too(seats: int) -> None:
    rng = Random(seats)
    for _ in range(5):
        state = GAME.new(GAME.setup(seats, any_options(seats, rng)))
        while state.actor < 0:
            for watcher in (*range(seats), None):
                seen = encode(GAME.view(state, watcher))
                world = GAME.imagine(GAME.read_view(seen), rng)
                assert encode(GAME.view(world, watcher)) == seen
                assert GAME.pieces(world) == GAME.pieces(state) == Counter(state.setup.deck)
            state.apply(state.sample(rng))


@pytest.mark.parametrize("seats", SEATS)
def test_saved_and_replayed_games_are_the_same_games(seats: int) -> None:
    for play, _ in moments(seats, seed=20 + seats, share=0.02):
        assert load_state(GAME, save_state(GAME, play.state)) == play.state
        again = replay(GAME, play.record())
        assert again.state == play.state
        assert again.events == play.events
        for watcher in (*range(seats), None):
            assert encode(again.view(watcher)) == encode(play.view(watcher))
