"""Bluffs: a deed that made others believe less of what its doer knew is told; what cards did is not."""

from __future__ import annotations

import pytest

from perfidie import games
from perfidie.engine import Playthrough
from perfidie.review.bluffs import SURELY, Bluff, bluffs_of
from review.games import played

TABLES = [("verre", 3), ("verre", 5), ("idus_martii", 5), ("verona", 3), ("mousquetaires", 4)]


def told(name: str, seats: int, seeds: range = range(1, 4)) -> list[Bluff]:
    game = games.find(name)
    return [each for seed in seeds for each in bluffs_of(game, played(name, seats, seed), 7)]


def test_the_same_seed_tells_the_same_bluffs_whole_or_in_parts() -> None:
    game, record = games.find("verre"), played("verre", 3)
    whole = bluffs_of(game, record, 7)
    assert whole
    moves = sum(1 for entry in record.entries if entry.seat >= 0 and not entry.said)
    parts = [bluffs_of(game, record, 7, slice(first, min(first + 5, moves))) for first in range(0, moves, 5)]
    assert tuple([each for part in parts for each in part]) == whole


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bluff_is_about_what_was_so_and_whoever_did_it_could_know(name: str, seats: int) -> None:
    game = games.find(name)
    doubts = games.companion(name, "doubts")
    for seed in range(1, 4):
        record = played(name, seats, seed)
        for bluff in bluffs_of(game, record, 7):
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
