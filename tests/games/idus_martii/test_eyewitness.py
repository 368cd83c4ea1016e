"""What a seat sees is what it was told: the glimpses alone give the whole sight back, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from games.idus_martii.eyewitness import Eyewitness
from games.idus_martii.tables import GAME, SEATS, shuffled
from games.playing import watchers
from perfidie.engine import Playthrough, encode

FORCES = ("aedile_choice", "opposite", "yellow_only")
TABLES: list[dict[str, Any]] = [
    {"round2_force": FORCES[number % 3], "notebook": bool(number % 2), "reveal_discards_at_end": reveal, "limit": limit}
    for number, (limit, reveal) in enumerate(product(("printed", 1, 4, "printed", 9), (True, False)))
]
ENDING = {"conspiracy-failed", "ides-of-march", "never-chose", "revealed", "revealed-both"}
KINDS = ENDING | {
    "dealt",
    "turn-started",
    "roles-passed",
    "roles-handed-out",
    "committed",
    "looked",
    "yellow-shown",
    "vote-kept",
    "exchange-forced",
    "vote-replaced",
    "tallied",
    "side-chosen",
}


def moments(seats: int, seed: int, **options: Any) -> Iterator[Playthrough]:
    """A game whose Aediles vote in any order, stopped before each decision and at its end."""
    rng = Random(seed)
    play = shuffled(seats, seed, **options)
    while not play.over:
        yield play
        seat = rng.choice(play.state.waiting)
        play.move(seat, rng.choice(play.legal(seat)))
    yield play


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_and_a_spectator_see_what_they_were_told_and_nothing_else(seats: int) -> None:
    kinds: set[str] = set()
    for number, options in enumerate(TABLES):
        witnesses: list[Eyewitness] = []
        for play in moments(seats, number, **options):
            witnesses = witnesses or [Eyewitness(play, watcher) for watcher in watchers(play)]
            for witness in witnesses:
                told = encode(witness.listen().sight())
                assert told == encode(play.view(witness.seat).table), (witness.seat, options)
        kinds |= witnesses[0].kinds
    assert kinds == KINDS, "every kind of event was told"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("notebook", [True, False])
def test_a_purists_page_remembers_nothing_of_turns_that_are_over(seats: int, notebook: bool) -> None:
    (play,) = [play for play in moments(seats, seats, notebook=notebook) if play.over]
    for watcher in watchers(play):
        page = GAME.eyes.for_person(play.view(watcher)).table
        assert encode(page) == encode(Eyewitness(play, watcher).sight(not notebook))
        assert any(any(turn.counted) for turn in page.turns) == (notebook and watcher is not None)
