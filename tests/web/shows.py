"""Shows for the tests: whatever everybody is told is watched, a beat for each thing, whatever the game declares."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.web.page.drawing import generated
from web.browserless import Site, Stream, Visitor, a_site, live, to_decide
from web.hourglass import Hourglass, hourglass
from web.reading import pushed

SECONDS = 2.0
"""How long each beat is looked at."""
TOLD_LATER = {"r-status", "r-decision", "r-hand", "r-notebook", "r-log", "r-heard", "r-since", "r-goal", "r-rules"}
"""The regions that stay as they are until everything has been shown."""

Beats = Callable[[Scene, Scene, tuple[Glimpse, ...]], tuple[Beat, ...]]


def one_by_one(seconds: float = SECONDS) -> Beats:
    """A beat for each thing that was told; the table stays as it was until all have been seen."""

    def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
        board = generated.find(before.view.game).board
        return tuple(Beat(seconds, before.texts.event(glimpse), board(before), sound="turn") for glimpse in heard)

    return beats


def at_once(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """One beat, which tells everything."""
    board = generated.find(before.view.game).board
    return (Beat(SECONDS, before.texts.event(heard[0]), board(after), told=True),)


def with_beats(monkeypatch: pytest.MonkeyPatch, beats: Beats | None = None) -> None:
    """Every board shows this from now on."""
    found, shown = generated.find, beats or one_by_one()
    monkeypatch.setattr(generated, "find", lambda game: replace(found(game), beats=shown))


def targets(messages: list[bytes]) -> set[str]:
    """What these messages bring: the regions, and the parts of regions."""
    return {target for message in messages for target, _, _ in pushed(message)}


def caption(messages: list[bytes]) -> str:
    """The last caption among these messages; empty where none is shown any more."""
    lines = [piece for message in messages for target, _, piece in pushed(message) if target == "r-news"]
    return "".join(re.findall(r"is-beat.*?<span>(.*?)</span>", lines[-1])) if lines else ""


def is_shown(stream: Stream, clock: Hourglass) -> bool:
    """Whether this page is being shown something."""
    assert stream.listener is not None
    return stream.listener.until > clock.now()


async def all_beats(stream: Stream, clock: Hourglass) -> tuple[list[list[bytes]], float]:
    """Everything this page is sent until its show is over, turn by turn of the clock, and how long that took."""
    sent, began = [await stream.news()], clock.now()
    while is_shown(stream, clock):
        clock.turn(0.1)
        sent.append(await stream.news())
    return sent, clock.now() - began


# At a table

WITH_BEATS = {"beats": 1.0, "away_after": 1e9}


@asynccontextmanager
async def two_people(folder: Path, **options: str) -> AsyncIterator[tuple[Site, str, list[Visitor], Hourglass]]:
    """Two people at a table that is shown at its true pace, by a clock that stands still."""
    async with a_site(folder, clock=Hourglass(), **WITH_BEATS) as site:
        path, people = await site.begun("Ana", "Bo", **options)
        for person in people:
            await person.get(path)
        yield site, path, people, hourglass(site)


async def move(path: str, people: list[Visitor]) -> int:
    """Whoever has to decide does so."""
    seat, page = await to_decide(path, people)
    await people[seat].move(path, page.version, page.moves[0])
    return seat


def of_beats(monkeypatch: pytest.MonkeyPatch, story: Coroutine[Any, Any, None], seconds: float = SECONDS) -> None:
    """Lives this story where everything that happens is watched."""
    with_beats(monkeypatch, one_by_one(seconds))
    live(story)
