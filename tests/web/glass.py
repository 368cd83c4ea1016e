"""Boards of the poisoned glass for the tests: random games under random options, and what is drawn of them."""

from __future__ import annotations

from random import Random
from typing import Any

from games.verre.test_any_options import any_options
from perfidie.boards.scene import Scene
from perfidie.engine import Playthrough
from perfidie.web.page.drawing import generated
from web.scenes import text

BOARD = generated.find("verre")


def games(seats: int, count: int, seed: int = 0, **fixed: Any) -> list[tuple[dict[str, Any], Random]]:
    """Random options for so many games of at most two rounds, some of them fixed."""
    rng = Random(100 * seats + seed)
    return [({**any_options(seats, rng), "max_rounds": 2, **fixed}, Random(rng.random())) for _ in range(count)]


def board(shown: Scene) -> str:
    return text(BOARD.board(shown))


def hand(shown: Scene) -> str:
    return text(BOARD.hand(shown))


def notebook(shown: Scene) -> str:
    return text(BOARD.notebook(shown))


def viewers(play: Playthrough) -> list[int | None]:
    return [*range(play.setup.seats), None]
