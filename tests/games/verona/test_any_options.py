"""Random games under random options, at every number of seats: nothing is lost and nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.verona.tables import SEATS, decisions
from perfidie.engine import CHANCE, Entry, Playthrough, encode, load_state, replay, save_state
from perfidie.games.verona import GAME
from perfidie.games.verona.box import KINDS, NAMES

GAMES = 12


def any_options(seats: int, rng: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {
        option.id: rng.choice(option.values or range(option.least, option.most + 1)) for option in GAME.options
    }
    chosen["first_player"] = rng.choice(["random", rng.randrange(seats)])
    chosen["rounds"] = rng.choice(["one_per_player", 1, 2, 3])
    chosen["deck"] = rng.choice(["printed"] * 4 + ["reduced"])
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


def the_box(play: Playthrough) -> Counter[str]:
    """Every character in use once, every token of every seat once."""
    setup: Any = play.setup
    tokens = [f"{seat} {KINDS[kind]}" for seat in range(setup.seats) for kind in setup.kinds]
    return Counter([NAMES[card] for card in setup.cards] + tokens)


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagined_it(seats: int) -> None:
    for play, rng in moments(seats, seed=seats, share=0.1):
        for watcher in (*range(seats), None):
            seen = encode(play.view(watcher))
            world = GAME.imagine(GAME.read_view(seen), rng)
            assert encode(GAME.view(world, watcher)) == seen
            assert world.actor == play.state.actor
            if watcher is not None:
                assert world.legal_for(watcher) == play.state.legal_for(watcher)
            assert GAME.pieces(world) == the_box(play)


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_and_no_token_is_lost_or_doubled(seats: int) -> None:
    for play, _ in moments(seats, seed=10 + seats, share=0.5):
        assert GAME.pieces(play.state) == the_box(play)


@pytest.mark.parametrize("seats", SEATS)
def test_views_before_during_and_between_deals_are_imaginable_too(seats: int) -> None:
    rng = Random(seats)
    play = Playthrough(GAME, GAME.setup(seats, any_options(seats, rng) | {"rounds": 2}))
    dealt = 0
    while not play.over:
        if play.state.actor >= 0:
            play.move(play.state.actor, rng.choice(play.legal(play.state.actor)))
            continue
        for watcher in (*range(seats), None):
            seen = encode(play.view(watcher))
            world = GAME.imagine(GAME.read_view(seen), rng)
            assert encode(GAME.view(world, watcher)) == seen
            assert GAME.pieces(world) == the_box(play)
        play.follow(Entry(CHANCE, play.state.sample(rng).words))
        dealt += 1
    assert dealt > seats


@pytest.mark.parametrize("seats", SEATS)
def test_saved_and_replayed_games_are_the_same_games(seats: int) -> None:
    for play, _ in moments(seats, seed=20 + seats, share=0.02):
        assert load_state(GAME, save_state(GAME, play.state)) == play.state
        again = replay(GAME, play.record())
        assert again.state == play.state
        assert again.events == play.events
        for watcher in (*range(seats), None):
            assert encode(again.view(watcher)) == encode(play.view(watcher))
