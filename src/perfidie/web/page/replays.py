"""Games seen again: any move of a game that is over, through any seat's eyes, everybody's, or with all cards up."""

from __future__ import annotations

import dataclasses

from markupsafe import Markup
from msgspec.structs import replace

from perfidie.engine import Claim, Entry, Event, Glimpse, Refusal
from perfidie.engine.step import CHANCE as BY_CHANCE
from perfidie.store import CHANCE, LATE, MOVE, OVER, PLAYING, SAID, Line, Table
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice, ReplayModel
from perfidie.web.page.regions import Region, Regions
from perfidie.web.page.shell import ribbon, seats_bar
from perfidie.web.page.sketch import Sketch, log_line, scene_for
from perfidie.web.page.talk import said

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
    before = _ghost(table, entries[: stops[now - 1]], PLAYING).game_on if now else None
    sketch = Sketch(ghost, seat, lang)
    texts = SiteTexts(lang, table.game.id, table.names)
    sketch.address_nobody()
    since = (len(before.events), len(before.claims)) if before else (0, 0)
    moment = " ".join(_sentence(texts, heard) for heard in _heard(ghost, eyes, seat, *since))
    return ReplayModel(
        code=table.code,
        title=texts.title(),
        at=now,
        last=last,
        eyes=_lenses(table, texts, eyes),
        moment=moment,
        ticks=tuple(entries[stop].seat for stop in stops[:-1]),
        regions=_regions(ghost, sketch, eyes, _heard(ghost, eyes, seat)),
    )


def _seat(eyes: str, seats: int) -> int | None:
    if eyes in (OPEN, PUBLIC):
        return None
    if eyes not in map(str, range(seats)):
        raise Refusal("no-such-seat", seat=eyes[:12])
    return int(eyes)


def _ghost(table: LiveTable, entries: list[Entry], phase: str) -> LiveTable:
    """The same table at an earlier move."""
    lines = tuple(Line(_kind(entry), entry.seat, entry.words) for entry in entries)
    arrangement = replace(table.arrangement, phase=phase)
    return LiveTable(Table(table.code, len(lines), 0, table.created, arrangement, lines))


def _kind(entry: Entry) -> str:
    if entry.said:
        return SAID
    return CHANCE if entry.seat == BY_CHANCE else LATE if entry.late else MOVE


def _heard(ghost: LiveTable, eyes: str, seat: int | None, events: int = 0, claims: int = 0) -> list[Glimpse | Claim]:
    """What was told and stated after the first so many of each, as these eyes see it; open-handed, all of it."""
    if eyes != OPEN:
        return list(ghost.match.heard_by(seat, events, claims))
    return [_open(each) if isinstance(each, Event) else each for each in ghost.match.happened(events, claims)]


def _sentence(texts: SiteTexts, heard: Glimpse | Claim) -> str:
    return said(texts, heard) if isinstance(heard, Claim) else texts.event(heard)


def _open(event: Event) -> Glimpse:
    """The event with what the one seat that knew more was told."""
    if len(event.private) == 1:
        return Glimpse(event.kind, {**event.facts, **event.private[0][1]}, own=True)
    return Glimpse(event.kind, event.facts)


def _lenses(table: LiveTable, texts: SiteTexts, eyes: str) -> tuple[Choice, ...]:
    return (
        Choice(OPEN, texts.say("site-eyes-open"), chosen=eyes == OPEN),
        Choice(PUBLIC, texts.say("site-eyes-public"), chosen=eyes == PUBLIC),
        *[Choice(str(seat), name, chosen=eyes == str(seat)) for seat, name in enumerate(table.names)],
    )


def _regions(ghost: LiveTable, sketch: Sketch, eyes: str, heard: list[Glimpse | Claim]) -> dict[str, Markup]:
    sketch.recent.extend(each for each in heard if isinstance(each, Glimpse))
    scene = dataclasses.replace(scene_for(ghost, sketch), legal=(), sayable=())  # nobody acts at a table of the past
    board, drawn_open = sketch.board, eyes == OPEN
    found: dict[str, Region] = {
        "seats": seats_bar(ghost, sketch, scene),
        "ribbon": ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": board.open_board(scene, ghost.game_on.state) if drawn_open else board.board(scene),
        "hand": board.hand(scene) if sketch.seat is not None else "",
        "notebook": board.notebook(scene) if sketch.seat is not None else "",
        "log": sketch.pen.join(log_line(sketch, each) for each in reversed(heard) if sketch.says(each)),
    }
    return Regions(found, sketch.names).whole()
