"""Games seen again: any move of a game that is over, through any seat's eyes, everybody's, or with all cards up."""

from __future__ import annotations

import dataclasses
from typing import Any

from markupsafe import Markup
from msgspec.structs import replace

from perfidie.engine import Entry, Event, Glimpse, Refusal
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.store import CHANCE, MOVE, OVER, PLAYING, SAID, Line, Table
from perfidie.web.models import Choice, ReplayModel
from perfidie.web.shell import Regions, Sketch, log_line, scene_for, seats_bar
from perfidie.web.table import LiveTable
from perfidie.web.words import SiteTexts

OPEN, PUBLIC = "open", "public"


def moments(entries: list[Entry]) -> list[int]:
    """Where one may stop: after what chance does first, and after each decision with what chance does next."""
    stops: list[int] = []
    for place, entry in enumerate(entries):
        if entry.seat != BY_CHANCE and not entry.said:
            stops.append(place)
    return [*stops, len(entries)]


def replay_model(table: LiveTable, lang: str, at: int | None, eyes: str) -> ReplayModel:
    """The game after so many decisions (the last one, if not said)."""
    if table.phase != OVER:
        raise Refusal("not-over")
    entries = table.game_on.entries
    stops = moments(entries)
    last = len(stops) - 1
    now = last if at is None else max(0, min(at, last))
    seat = _seat(eyes, len(table.chairs))
    ghost = _ghost(table, entries[: stops[now]], OVER if now == last else PLAYING)
    before = len(_ghost(table, entries[: stops[now - 1]], PLAYING).game_on.events) if now else 0
    sketch = Sketch(ghost, seat, lang)
    texts = SiteTexts(lang, table.game.id, table.names)
    sketch.address_nobody()
    told = [_glimpse(event, eyes, seat) for event in ghost.game_on.events]
    heard = [glimpse for glimpse in told[before:] if glimpse is not None]
    return ReplayModel(
        table.code, texts.title(), now, last, _lenses(table, texts, eyes),
        " ".join(texts.event(glimpse) for glimpse in heard),
        tuple(entries[stop].seat for stop in stops[:-1]),
        _regions(ghost, sketch, eyes, [glimpse for glimpse in told if glimpse is not None]),
    )  # fmt: skip


def _seat(eyes: str, seats: int) -> int | None:
    if eyes in (OPEN, PUBLIC):
        return None
    if eyes not in map(str, range(seats)):
        raise Refusal("no-such-seat", seat=eyes[:12])
    return int(eyes)


def _ghost(table: LiveTable, entries: list[Entry], phase: str) -> LiveTable:
    """The same table at an earlier move."""
    lines = tuple(
        Line(SAID if entry.said else CHANCE if entry.seat == BY_CHANCE else MOVE, entry.seat, entry.words)
        for entry in entries
    )
    arrangement = replace(table.arrangement, phase=phase)
    return LiveTable(Table(table.code, len(lines), 0, table.created, arrangement, lines))


def _glimpse(event: Event, eyes: str, seat: int | None) -> Glimpse | None:
    """The event as these eyes see it; open-handed, with what the one seat that knew more was told."""
    if eyes != OPEN:
        return event.seen_by(seat)
    if len(event.private) == 1:
        return Glimpse(event.kind, {**event.facts, **event.private[0][1]}, own=True)
    return Glimpse(event.kind, event.facts)


def _lenses(table: LiveTable, texts: SiteTexts, eyes: str) -> tuple[Choice, ...]:
    return (
        Choice(OPEN, texts.say("site-eyes-open"), chosen=eyes == OPEN),
        Choice(PUBLIC, texts.say("site-eyes-public"), chosen=eyes == PUBLIC),
        *[Choice(str(seat), name, chosen=eyes == str(seat)) for seat, name in enumerate(table.names)],
    )


def _regions(ghost: LiveTable, sketch: Sketch, eyes: str, told: list[Glimpse]) -> dict[str, Markup]:
    sketch.recent.extend(told)
    scene = dataclasses.replace(scene_for(ghost, sketch), legal=())  # nobody acts at a table of the past
    board, drawn_open = sketch.board, eyes == OPEN
    found: dict[str, Any] = {
        "seats": seats_bar(None, ghost, sketch, scene),
        "ribbon": sketch.pen("parts/ribbon.html", phases=board.phases(scene), heading=board.heading(scene)),
        "board": board.open_board(scene, ghost.game_on.state) if drawn_open else board.board(scene),
        "hand": board.hand(scene) if sketch.seat is not None else "",
        "notebook": board.notebook(scene) if sketch.seat is not None else "",
        "log": sketch.pen.join(log_line(sketch, glimpse) for glimpse in reversed(told)),
    }
    return Regions(found, sketch.names).whole()
