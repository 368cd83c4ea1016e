"""Advice at a table: who agrees to it, who may ask for it, and what was suggested.

It is given only while all people at the table agree, and everybody sees whether they do. That somebody has asked is
told to nobody else: it is written nowhere, wakes no other stream and changes no number that others are given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary
from zlib import crc32

import msgspec
import structlog
from msgspec.structs import replace

from perfidie.bots.advice import Suggestion
from perfidie.engine import Refusal, View, encode
from perfidie.store import OVER, PERSON, PLAYING, Person
from perfidie.web.commons import Commons, Word
from perfidie.web.house.bots.desk import CannotThink, Thoughts
from perfidie.web.house.bots.turns import Asker, NotWanted
from perfidie.web.house.chairs import my_seat, put
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.match import Question
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import MINUTE, Limits

log = structlog.get_logger()
KEPT_FOR = 600
"""Seconds for which other processes find what was suggested."""


class Counsel(NamedTuple):
    """What was suggested to a seat for the question it has to answer; nothing yet while it is thought about."""

    asked: Question
    suggestions: tuple[Suggestion, ...] = ()


def is_allowed(table: LiveTable) -> bool:
    """Whether all people here agree; bots are not asked, and a table without people needs no advice."""
    people = [chair.advice for chair in table.chairs if chair.kind == PERSON]
    return bool(people) and all(people)


class Advisers:
    """Gives advice at the tables of a house. It is kept in memory, for its seat, while its question stands."""

    def __init__(
        self,
        ledger: Ledger,
        thinkers: Thoughts,
        limits: Limits,
        per_minute: int,
        commons: Commons,
        find: Callable[[str], LiveTable | None],
    ) -> None:
        self._commons = commons
        self._find = find
        self._errands: set[asyncio.Task[None]] = set()
        commons.hear("advised", self._advised_elsewhere)
        self._ledger = ledger
        self._thinkers = thinkers
        self._per_minute = per_minute
        self._counsels: WeakKeyDictionary[LiveTable, dict[int, Counsel]] = WeakKeyDictionary()
        self._asking: set[str] = set()
        """People whose question is being thought about."""
        self._limits = limits

    @settled
    async def agree(self, table: LiveTable, person: Person, willing: bool) -> None:
        """Somebody who sits here says yes, or takes it back: at any time, for themselves alone."""
        async with table.lock:
            seat = my_seat(table, person)
            if table.phase == OVER:
                raise Refusal("game-over")
            if willing and table.arrangement.rated:
                raise Refusal("rated-no-advice")
            chair = table.chairs[seat]
            if chair.advice != willing:
                chairs = put(table.chairs, seat, replace(chair, advice=willing))
                await self._ledger.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def ask(self, table: LiveTable, person: Person, origin: str = "") -> tuple[Suggestion, ...]:
        """The best choices of somebody who has to decide. Asked again, it is the same advice.

        It is thought about as their share, and as that of the address of this mark.
        """
        async with table.lock:
            seat, asked = self._question(table, person)
            view = table.game_on.view(seat)
        known = self.counsel(table, seat)
        if known and known.suggestions:
            return known.suggestions
        if person.id in self._asking:
            raise Refusal("advice-under-way")
        self._limits.spend("advice", person.id, self._per_minute, MINUTE)
        self._asking.add(person.id)
        self._keep(table, seat, Counsel(asked))
        found: tuple[Suggestion, ...] = ()
        try:
            found = await self._think(table, seat, asked, view, person.id, origin or table.arrangement.origin)
            async with table.lock:
                if not is_allowed(table):
                    raise Refusal("advice-off")
                if table.asked.get(seat) != asked or table.seat_of(person.id) != seat:
                    raise Refusal("advice-stale")
        finally:
            self._asking.discard(person.id)
            self._keep(table, seat, Counsel(asked, found) if found else None)
        return found

    def counsel(self, table: LiveTable, seat: int | None) -> Counsel | None:
        """What this seat was advised, if its question still stands and all still agree."""
        if seat is None:
            return None
        found = self._counsels.get(table, {}).get(seat)
        stands = found is not None and table.asked.get(seat) == found.asked and is_allowed(table)
        return found if stands else None

    def _question(self, table: LiveTable, person: Person) -> tuple[int, Question]:
        """The seat of this person and what it has to decide; a clear no where they may not be advised now."""
        seat = my_seat(table, person)
        if table.phase != PLAYING:
            raise Refusal("game-over" if table.phase == OVER else "not-begun")
        if not is_allowed(table):
            raise Refusal("advice-off")
        if seat not in table.asked:
            raise Refusal("not-your-turn", seat=seat)
        return seat, table.asked[seat]

    async def _think(
        self, table: LiveTable, seat: int, asked: Question, view: View[Any], person: str, origin: str
    ) -> tuple[Suggestion, ...]:
        """In a process that is given the view and the choices; chance follows from the view too."""
        known = encode(view)
        name = f"advice {table.code} {seat}"
        asker = Asker(name, lambda: table.asked.get(seat) == asked, person=person, origin=origin)
        try:
            return await self._thinkers.advise(table.game.id, known, asked.choices, crc32(known), asker)
        except NotWanted as error:
            raise Refusal("advice-stale") from error
        except CannotThink as error:
            log.warning("cannot_advise", why=str(error))
            raise Refusal("advice-failed") from error

    def _keep(self, table: LiveTable, seat: int, counsel: Counsel | None) -> None:
        """Keeps it and shows it on the pages of this seat, in whatever process; nothing stirs for the others."""
        self._keep_here(table, seat, counsel)
        if self._commons.shared:
            task = asyncio.create_task(self._pass_on(table, seat, counsel))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _pass_on(self, table: LiveTable, seat: int, counsel: Counsel | None) -> None:
        await self._commons.keep(_name(table, seat), msgspec.json.encode(counsel), KEPT_FOR)
        self._commons.say("advised", table.code, seat=seat)

    def _advised_elsewhere(self, word: Word) -> None:
        table, seat = self._find(word.code), word.facts.get("seat")
        if table is not None and isinstance(seat, int):
            task = asyncio.create_task(self._take_over(table, seat))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _take_over(self, table: LiveTable, seat: int) -> None:
        found = await self._commons.kept(_name(table, seat))
        if found is not None:
            with suppress(msgspec.MsgspecError):
                self._keep_here(table, seat, msgspec.json.decode(found, type=Counsel | None))

    def _keep_here(self, table: LiveTable, seat: int, counsel: Counsel | None) -> None:
        kept = self._counsels.setdefault(table, {})
        kept.pop(seat, None)
        if counsel is not None:
            kept[seat] = counsel
        table.audience.whisper((seat,))


def _name(table: LiveTable, seat: int) -> str:
    """Under what other processes find it."""
    return f"counsel:{table.code}:{seat}"
