"""Annals: what is counted of a game is what its record says, in every game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.playing import AnyGame, every_table, finished
from perfidie import games
from perfidie.engine.playthrough import Playthrough


def played(game: AnyGame, seats: int, seed: int, preset: str = "standard") -> Playthrough:
    return finished(Playthrough(game, game.setup(seats, {}, preset)), Random(seed))


def habits(play: Playthrough) -> Counter[tuple[str, str]]:
    """Over all seats: how often each was done, and could have been."""
    found: Counter[tuple[str, str]] = Counter()
    for each in games.companion(play.game.id, "annals").habits_of(play):
        for habit, (done, could) in each.items():
            found[habit, "done"] += done
            found[habit, "could"] += could
    return found


def told(play: Playthrough, *kinds: str) -> int:
    return sum(event.kind in kinds for event in play.events)


@every_table
def test_nobody_does_a_thing_more_often_than_they_could(game: AnyGame, seats: int) -> None:
    annals = games.companion(game.id, "annals")
    for seed in range(3):
        for each in annals.habits_of(played(game, seats, seed)):
            assert set(each) <= set(annals.habits)
            assert all(0 <= done <= could for done, could in each.values())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_round_is_one_occasion_for_the_power_of_vizzini(seats: int) -> None:
    found = Counter[Any]()
    for seed in range(10):
        play = played(games.find("verre"), seats, seed, "match")
        found += habits(play)
        found["rounds"] += told(play, "round-started")
        found["swaps"] += told(play, "swapped", "swap-made")
    assert found["swaps", "could"] == found["rounds"]
    assert found["swaps", "done"] == found["swaps"], "at most one each round"


def test_a_turn_that_ends_in_the_bastille_is_counted_once() -> None:
    found = Counter[Any]()
    for seed in range(10):
        play = played(games.find("mousquetaires"), 3, seed)
        found += habits(play)
        found["turns"] += told(play, "turn-ended")
        found["arrests"] += told(play, "arrested")
    assert found["arrests"] > 0
    assert found["arrested", "could"] == found["turns"]
    assert found["arrested", "done"] == found["arrests"]


def test_nobody_could_vote_yellow_in_the_first_round() -> None:
    found = Counter[Any]()
    for seed in range(10):
        play = played(games.find("idus_martii"), 5, seed)
        found += habits(play)
        number = 0
        for event in play.events:
            number = int(event.facts["round"]) if event.kind == "turn-started" else number
            found["votes", number > 1] += event.kind == "committed" and "'vote'" in str(event.private)
    assert found["green", "could"] == found["votes", False] + found["votes", True]
    assert found["yellow", "could"] == found["votes", True]
