"""A choice that took seconds is made again by as many iterations from the same seed, on another day and elsewhere."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import launch
from perfidie import bots, games
from perfidie.bots import Player
from perfidie.bots.budget import Budget
from perfidie.bots.levels import level_of
from perfidie.bots.search import SURE_EVERY, Search
from perfidie.engine import Playthrough, encode

AGAIN = Path(__file__).with_name("again.py")
POSITIONS = 2
"""Of each game."""


def positions(name: str, preset: str = "standard") -> list[tuple[Playthrough, int]]:
    """Moments of a random game at which somebody has much to choose from."""
    game, rng, found = games.find(name), Random(5), []
    play = Playthrough(game, game.setup(max(game.seats), preset=preset))
    for _ in range(400):
        play.chance(rng)
        if play.over or len(found) == POSITIONS:
            break
        seat = play.state.waiting[0]
        legal = play.legal(seat)
        if len(legal) > 2 and rng.random() < 0.3:
            again = Playthrough(game, play.setup)
            for entry in play.entries:
                again.follow(entry)
            found.append((again, seat))
        play.move(seat, rng.choice(legal))
    return found


def asked(name: str, level: str, seconds: float) -> list[dict[str, Any]]:
    """What a bot was asked and chose in so many seconds, and how many iterations it took."""
    game, told = games.find(name), []
    player = Player(game, level_of(level, game))
    for number, (play, seat) in enumerate(positions(name)):
        view, legal = encode(play.view(seat)), play.legal(seat)
        hurried = player.hurried(seconds / player.search.budget.seconds) if player.search else player
        decision = bots.decide(hurried, game.read_view(view), legal, Random(number))
        told.append({
            "game": name, "level": level, "view": base64.b64encode(view).decode(), "legal": legal, "seed": number,
            "iterations": decision.iterations, "words": list(decision.words),
        })  # fmt: skip
    return told


def test_what_was_chosen_in_seconds_is_chosen_again_in_another_process(tmp_path: Path) -> None:
    """Whatever order that process has for its sets; strong and master, in all games."""
    told = [each for game in games.names() for level in ("strong", "master") for each in asked(game, level, 0.02)]
    assert sum(each["iterations"] > 1 for each in told) > len(told) / 2, "most of them were searched"
    for order in ("1", "2"):
        with launch.start(
            [sys.executable, str(AGAIN)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": order},
        ) as elsewhere:
            answers, _ = elsewhere.communicate(json.dumps(told).encode(), timeout=120)
        assert json.loads(answers) == [each["words"] for each in told]


@pytest.mark.parametrize("margin", [0.0, 1e-9])
def test_a_search_that_ended_since_it_was_sure_is_as_long_again(margin: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends when it is sure, and not before: the iterations that are named make it sure at the same moment."""
    monkeypatch.setattr("perfidie.bots.search.SURE", margin)
    (play, seat), *_ = positions("verre")
    game, view, legal = play.game, play.view(seat), play.legal(seat)
    first = Search(game, Budget(iterations=10_000)).think(view, legal, Random(3))
    count = sum(each.visits for each in first)
    assert count % SURE_EVERY == 0
    assert count < 10_000
    assert Search(game, Budget(iterations=count)).think(view, legal, Random(3)) == first


def test_who_searches_nothing_needs_no_iterations() -> None:
    play, seat = positions("verre")[0]
    player = bots.find("regular", play.game)
    assert isinstance(player, Player)
    decision = player.decide(play.view(seat), play.legal(seat), Random(1))
    assert (decision.iterations, player.measured(0)) == (0, player)
