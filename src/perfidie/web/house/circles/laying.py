"""Tables for all at once: people on the places that were drawn for them, bots on what is left, the game begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from perfidie import games
from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import BOT, EMPTY, OVER, PERSON, PLAYING, Arrangement, Chair, Laid, Store
from perfidie.store.company import Company
from perfidie.store.people import gatherings
from perfidie.store.people.circles import Circle
from perfidie.store.people.gatherings import Gathered, Part
from perfidie.store.people.manners import Apart
from perfidie.store.times import AT_EASE, STOPPED, Pace
from perfidie.web.house.chairs import free_bot_names
from perfidie.web.house.codes import new_code
from perfidie.web.house.match import Match
from perfidie.web.house.pace import times_after
from perfidie.web.house.seals import Seals, seal_of, sealed
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables

GONE = "gone"
"""The phase of a table that was deleted before its game was over."""


class Call(msgspec.Struct, frozen=True):
    """What the tables of one round or one game of an evening have in common."""

    meeting: str
    """The page of the evening or tournament, to which people come back when the game is over."""
    game: str
    preset: str
    lang: str
    """How bots are called."""
    origin: str = ""
    pace: Pace = AT_EASE
    at: float = 0.0
    """When clocks begin, where time is measured."""
    apart: frozenset[Apart] = frozenset()
    """Who does not want to meet whom: at a table of both it is not they who host it."""


@cache
def sizes(game: str, preset: str, sides: int = 1) -> tuple[int, ...]:
    """So many may sit at one table of this game, played so, where at least so many sides play against each other."""
    return tuple(seats for seats in games.find(game).seats if _sides(game, preset, seats) >= sides)


def _sides(game: str, preset: str, seats: int) -> int:
    found = games.find(game)
    try:
        return len(found.rules.teams(found.setup(seats, None, preset)))
    except Refusal:
        return 0


def laid_table(there: Circle, call: Call, people: Sequence[str], seats: int, seals: Seals) -> Laid:
    """One table of these people, in the order of their places; bots fill it up to so many seats.

    It begins as it is laid, so nobody has added anything to its chance; at the next game of the same people they may.
    """
    found = games.find(call.game)
    setup = found.setup(seats, None, call.preset)
    chairs = tuple(Chair(PERSON, there.name_of(person), person) for person in people)
    names = iter(free_bot_names(chairs, call.lang))
    chairs += tuple(Chair(BOT, next(names), level=USUAL_LEVEL) for _ in range(seats - len(people)))
    agreed = Arrangement(found.id, found.version, setup.options, chairs, _host(people, call), call.preset, PLAYING)
    agreed = replace(agreed, company=Company(meeting=call.meeting), origin=call.origin, pace=call.pace)
    code = new_code()
    pledge = seals.fresh(code)
    agreed = sealed(agreed, pledge)
    match = Match(found, setup, seal_of(pledge, agreed))
    lines = tuple(match.let_chance_act(seals.rng))
    held = tuple((person, seat) for seat, person in enumerate(people))
    times = times_after(agreed, match, STOPPED, call.at, {})
    return Laid(code, agreed, held, lines, tuple(match.asked), times, pledge)


def _host(people: Sequence[str], call: Call) -> str:
    """Whoever sits first, unless somebody is there whom they do not want to meet."""
    willing = [one for one in people if not any((one, other) in call.apart for other in people)]
    return (willing or people)[0]


class Results:
    """What came of the tables of a circle, read when somebody asks and noted for good."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self._tables = tables

    async def wake(self, laid: Sequence[Laid]) -> None:
        """Brings new tables into memory, so that their bots and clocks begin."""
        for each in laid:
            await self._tables.find(each.code)

    async def of(
        self, circle: str, evening: str | None = None, tournament: str | None = None
    ) -> tuple[list[Gathered], dict[str, str]]:
        """The tables of a circle, with what came of those that are over; and the phase of those that are not."""
        found = await self.store.look_up(gatherings.gathered, circle, evening, tournament)
        waiting = [each.code for each in found if not each.parts]
        phases = await self.store.look_up(gatherings.phases, waiting) if waiting else {}
        over = [code for code in waiting if phases.get(code) == OVER]
        for code in over:
            await self._note(code)
        if over:
            found = await self.store.look_up(gatherings.gathered, circle, evening, tournament)
        return found, {code: phases.get(code, GONE) for code in waiting}

    async def _note(self, code: str) -> None:
        try:
            table = await self._tables.find(code)
        except Refusal:  # set aside: it counts for nobody as long as nobody can read it
            return
        if parts := parts_of(table):
            await self.store.keep(gatherings.note, code, parts)


def parts_of(table: LiveTable) -> tuple[Part, ...]:
    """What a game that is over is worth to everybody there; where a bot stood in at the end it is still theirs."""
    ended = table.game_on.view(None).outcome if table.phase == OVER else None
    if ended is None:
        return ()
    seated = zip(table.chairs, table.game.rules.shares(ended), strict=True)
    return tuple(Part(chair.person, chair.name, share) for chair, share in seated if chair.kind != EMPTY)
