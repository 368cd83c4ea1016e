"""Boards of the poisoned glass for the tests: random games under random options, and what is drawn of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from games.verre.test_any_options import any_options
from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import Playthrough
from perfidie.web.page.drawing import generated
from web.scenes import scene, text

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


def beats(play: Playthrough, seat: int | None, act: Callable[[], object], lang: str = "fr") -> tuple[Beat, ...]:
    """What this viewer is shown of what is done."""
    return beats_of(play, [seat], act, lang)[seat]


def beats_of(
    play: Playthrough, seats: list[int | None], act: Callable[[], object], lang: str
) -> dict[int | None, tuple[Beat, ...]]:
    """What each is shown of it: the table at rest before it and after it, and what everybody was told."""
    told, before = len(play.events), {seat: at_rest(scene(play, seat, lang)) for seat in seats}
    act()
    news = [event for event in play.events[told:] if event.audience is None]
    return {
        seat: BOARD.beats(
            before[seat], at_rest(scene(play, seat, lang)), tuple(filter(None, [event.seen_by(seat) for event in news]))
        )
        for seat in seats
    }


def at_rest(shown: Scene) -> Scene:
    """A table at which nothing can be pressed."""
    return replace(shown, legal=(), sayable=())


def viewers(play: Playthrough) -> list[int | None]:
    return [*range(play.setup.seats), None]
