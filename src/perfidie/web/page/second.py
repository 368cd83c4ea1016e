"""The second deal on the page: where a game may be taken up again, and how it went with those who did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import OVER, Second
from perfidie.store.people.tries import Tally, Try
from perfidie.web.house.chairs import known_level
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.film import Film
from perfidie.web.page.models import Choice, SecondFate, Tried
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch
from perfidie.web.page.standins import levels

SAME, AGAIN = "same", "again"
"""How the hidden cards lie, in forms and addresses."""
SHOWN = 8
"""How many other moments are named at which the game was taken up, and how many tries of one's own."""


class Wanted(NamedTuple):
    """What the address of a replay wishes for beforehand; the form says the same."""

    seat: str = ""
    cards: str = ""
    level: str = ""


class Told(NamedTuple):
    """How tries at a game went: all of them, and the reader's own."""

    tallies: tuple[Tally, ...] = ()
    mine: tuple[Try, ...] = ()
    wanted: Wanted = Wanted()


NOTHING_TOLD = Told()


@dataclass(frozen=True, slots=True)
class FieldsModel:
    """The form by which somebody sits down (`parts/second.html`): the same at many moments."""

    over: bool
    """Whether the game is over at this moment."""
    seats: tuple[Choice, ...]
    again: bool
    levels: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class TriesModel:
    """How it went with those who did."""

    code: str
    over: bool
    groups: tuple[tuple[str, str, str, int, int], ...]
    """At this moment: name, cards, level in words, tries, and how many were won."""
    before: tuple[tuple[str, bool], ...]
    """Who sat on the seats of those groups, and whether they won the game."""
    elsewhere: tuple[tuple[int, int, int], ...]
    """Other moments: tries, and how many were won."""
    mine: tuple[tuple[str, int, str, str, bool], ...]
    """The reader's own: table, moment, name, cards, whether it was won."""


def sheet(film: Film, lang: str, now: int, eyes: str, told: Told) -> tuple[Markup, Markup]:
    """The fields of the form from which somebody sits down at this moment, and how it went with those who did."""
    drawn_by = pen(lang, film.table.game.id)
    fields = drawn_by("parts/second.html#fields", sheet=_fields(film, lang, now, eyes, told.wanted))
    return fields, drawn_by("parts/second.html#tries", sheet=_tries(film, lang, now, told))


def _fields(film: Film, lang: str, now: int, eyes: str, wanted: Wanted) -> FieldsModel:
    names, over, say = film.table.names, now == film.last, pen(lang, film.table.game.id).texts.t
    if over:
        return FieldsModel(over, (), again=False, levels=())
    mover = film.movers[now]
    known = {str(seat) for seat in range(len(names))}
    seat = next((each for each in (wanted.seat, eyes, str(mover)) if each in known), "0")
    seats = [
        Choice(str(each), say("second-to-move", name=name) if each == mover else name, chosen=str(each) == seat)
        for each, name in enumerate(names)
    ]
    offered = levels(lang, film.table, _level(wanted.level))
    return FieldsModel(over, tuple(seats), wanted.cards == AGAIN, offered)


def _tries(film: Film, lang: str, now: int, told: Told) -> TriesModel:
    table, names, say = film.table, film.table.names, pen(lang, film.table.game.id).texts.t
    here = [each for each in told.tallies if each.moment == now]
    ended = table.game_on.view(None).outcome if here else None
    winners = ended.winners if ended is not None else ()
    others: dict[int, tuple[int, int]] = {}
    for each in told.tallies:
        tries, won = others.get(each.moment, (0, 0))
        others[each.moment] = tries + each.tries, won + each.won
    others.pop(now, None)
    mine = told.mine[:SHOWN]
    return TriesModel(
        table.code if told.tallies else "",
        now == film.last,
        tuple([(names[each.seat], cards(each.again), say(f"bot-{each.level}"), each.tries, each.won) for each in here]),
        tuple([(names[each], each in winners) for each in sorted({each.seat for each in here})]),
        tuple([(at, *counted) for at, counted in sorted(others.items(), key=_most)][:SHOWN]),
        tuple([(m.code, m.second.moment, names[m.second.seat], cards(m.second.again), m.won) for m in mine]),
    )


def _most(one: tuple[int, tuple[int, int]]) -> tuple[int, int]:
    """The moments at which most was tried, the first of them first."""
    return -one[1][0], one[0]


def _level(wanted: str) -> str:
    try:
        return known_level(wanted)
    except Refusal:
        return USUAL_LEVEL


def cards(again: bool) -> str:
    """How the hidden cards lie."""
    return AGAIN if again else SAME


def note(house: House, table: LiveTable, sketch: Sketch) -> Markup:
    """What a table is that takes a game up again, above its log."""
    second = table.arrangement.second
    if second is None:
        return NOTHING
    before = house.seconds.fate(table).before
    facts = {"second": second, "cards": cards(second.again), "before": before, "link": link_back(second)}
    return sketch.settled("second", (before,), lambda: sketch.pen("parts/second.html#note", **facts))


def link_back(second: Second) -> str:
    """The moment in the replay of the game, with the same wishes as before."""
    wishes = {"at": second.moment, "eyes": second.seat, "cards": cards(second.again), "level": second.level}
    return f"/t/{second.table}/replay?{urlencode(wishes)}"


def fate(house: House, table: LiveTable) -> SecondFate | None:
    """Of a second deal that is over: how it went, beside the game itself and the other tries."""
    second, ended = table.arrangement.second, table.game_on.view(None).outcome
    if second is None or ended is None:
        return None
    known = house.seconds.fate(table)
    return SecondFate(
        link=f"{link_back(second)}#second" if known.before else f"/t/{table.code}/replay?at=0#second",
        won=second.seat in ended.winners,
        decisions=_decisions(table, second.seat),
        before=known.before,
        before_won=second.won,
        tries=known.tries,
        tries_won=known.won,
    )


def _decisions(table: LiveTable, seat: int) -> int:
    """How much this seat has decided since the game was taken up."""
    entries = table.game_on.entries
    begins = max(place for place, entry in enumerate(entries) if entry.lays)
    return sum(entry.seat == seat and not entry.said for entry in entries[begins:])


def tried(house: House, table: LiveTable) -> Tried | None:
    """Of a game that is over: how it went with those who took it up again, if anybody did."""
    if table.phase != OVER or table.arrangement.second is not None:
        return None
    known = house.seconds.fate(table)
    return Tried(table.code, known.tries, known.won) if known.tries else None
