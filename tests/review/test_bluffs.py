"""Bluffs: a deed that made others believe less of what its doer knew is told; what cards did is not."""

from __future__ import annotations

from functools import cache

import pytest

from perfidie import games
from perfidie.engine import Playthrough
from perfidie.review.bluffs import SURELY, Bluff, bluffs_of
from review.games import played

SEED = 7
FIRST, MORE = range(1, 4), range(2, 4)
"""Games of bots, by their numbers."""
TABLES = [
    ("verre", 3, FIRST),
    ("verre", 5, range(1, 2)),
    pytest.param("verre", 5, MORE, marks=pytest.mark.soak),
    ("idus_martii", 5, FIRST),
    ("verona", 3, FIRST),
    ("mousquetaires", 4, FIRST),
]
"""Five people at the glasses have more to doubt than all others together: one such game is looked at in every run."""


@cache
def bluffs(name: str, seats: int, game: int) -> tuple[Bluff, ...]:
    """Those in one of the games of bots."""
    return bluffs_of(games.find(name), played(name, seats, game), SEED)


def told(name: str, seats: int, numbers: range = range(1, 4)) -> list[Bluff]:
    return [each for number in numbers for each in bluffs(name, seats, number)]


def test_the_same_seed_tells_the_same_bluffs_whole_or_in_parts() -> None:
    game, record = games.find("verre"), played("verre", 3)
    whole = bluffs("verre", 3, 1)
    assert whole
    moves = sum(1 for entry in record.entries if entry.seat >= 0 and not entry.said)
    parts = [bluffs_of(game, record, SEED, slice(first, min(first + 5, moves))) for first in range(0, moves, 5)]
    assert tuple([each for part in parts for each in part]) == whole


@pytest.mark.parametrize(("name", "seats", "numbers"), TABLES)
def test_a_bluff_is_about_what_was_so_and_whoever_did_it_could_know(name: str, seats: int, numbers: range) -> None:
    game = games.find(name)
    doubts = games.companion(name, "doubts")
    for number in numbers:
        record = played(name, seats, number)
        for bluff in bluffs(name, seats, number):
            entry = record.entries[bluff.entry]
            assert (entry.seat, tuple(entry.words)) == (bluff.seat, bluff.words)
            play = Playthrough(game, game.setup(record.seats, record.options))
            for each in record.entries[: bluff.entry]:
                play.follow(each)
            for misled in bluff.misled:
                assert misled.seat != bluff.seat
                assert misled.before - misled.after > SURELY
                assert doubts.answers(play.view(misled.seat), play.state)[bluff.doubt] == bluff.so


def test_people_are_led_astray_at_the_poisoned_glass() -> None:
    """In three games somebody pours or takes so that others think otherwise of a glass they are right about."""
    assert {each.words[0] for each in told("verre", 3)} >= {"play", "take"}


def test_where_nothing_is_said_to_be_hidden_nobody_bluffs() -> None:
    assert told("charlatans", 2, range(1, 2)) == []
