"""Drivers: they sit bots at the table, ask the thinkers for their words and moves, and say and make them.

A bot answers after a time drawn from one distribution, whatever it knows and however many choices it has; those who
think for it (`desk`) see to it that an answer which came early is not seen early. A bot is given its seat's view, as
bytes, and its legal list.

In games with statements every bot is asked once, as an occasion opens, whether it has something to say. Bots decide
when they have heard each other out, and leave people a moment to talk; people never wait for any of this. Nor do bots
act or talk before those who watch have been shown what happened before.

No bot is stranded: whatever fails is tried again as long as its question stands. Where nobody watches, bots begin
nothing; they go on as soon as somebody looks.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import structlog

from perfidie.engine import Refusal, View, encode
from perfidie.engine.action import Words
from perfidie.store import BOT, PERSON
from perfidie.web.house.bots.deciding import UNCOUNTED, Chosen, Put, by_lot, note, put_to
from perfidie.web.house.bots.demand import Demand
from perfidie.web.house.bots.desk import CannotThink, Thoughts
from perfidie.web.house.bots.turns import Asker, NotWanted, unnoticed
from perfidie.web.house.clock import Clock
from perfidie.web.house.match import Question
from perfidie.web.house.play import Play
from perfidie.web.house.retries import Retries
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables

log = structlog.get_logger()
Watched = Callable[[LiveTable], bool]
"""Whether anybody looks at a table, or has just done so."""

BREATH = 0.4
"""Seconds between the last thing that is shown and what a bot does next."""


@dataclass(slots=True)
class Pace:
    """When a bot's decision may be seen: after its delay."""

    began: float
    delay: float


@dataclass(slots=True)
class _Crew:
    """The bots of one table, as far as they are at work."""

    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """Those that have to decide, by seat."""
    deciding: asyncio.Lock = field(default_factory=asyncio.Lock)
    """They make their moves one after the other: each has seen those before it."""
    talking: asyncio.Task[None] | None = None
    """Those that say what they have to say on this occasion."""
    occasion: str | None = None
    """The one on which they were last asked whether they had something to say."""
    answered: int = 0
    """How many statements of people they had heard by then."""

    @property
    def talk_goes_on(self) -> bool:
        """Whether they are not done with what they have to say."""
        return self.talking is not None and not self.talking.done()


class Drivers:
    """Sets the bots of all tables to work. `go_on` is told of a table where they should try again."""

    def __init__(
        self,
        tables: Tables,
        play: Play,
        thinkers: Thoughts,
        clock: Clock,
        rng: Random,
        delay: tuple[float, float],
        watched: Watched,
        go_on: Callable[[LiveTable], None],
    ) -> None:
        self._tables = tables
        self._play = play
        self._thinkers = thinkers
        self._clock = clock
        self._rng = rng
        self._delay = delay
        self._watched = watched
        self._go_on = go_on
        self.demand = Demand(thinkers, clock)
        self._retries = Retries(clock, self._try_again)
        self._asleep: WeakSet[LiveTable] = WeakSet()
        """Tables where bots have begun nothing because nobody watches."""
        self._loading: set[asyncio.Task[None]] = set()
        self._crews: WeakKeyDictionary[LiveTable, _Crew] = WeakKeyDictionary()
        self._talks: set[asyncio.Task[None]] = set()
        """All talk among bots, that of an occasion which is over included."""
        self._closed = False

    # Looking

    def thinking(self, table: LiveTable) -> Mapping[int, asyncio.Task[None]]:
        """The bots that have something to decide here and are at it, by seat."""
        return self._crew(table).thinking

    def are_talking(self, table: LiveTable) -> bool:
        """Whether bots here still say what they have to say on this occasion."""
        return self._crew(table).talk_goes_on

    def are_busy(self, table: LiveTable) -> bool:
        """Whether bots here think or talk, or will try again what failed."""
        return bool(self.thinking(table)) or self.are_talking(table) or self._retries.pending(table)

    def are_asleep(self, table: LiveTable) -> bool:
        """Whether bots here have begun nothing because nobody watches."""
        return table in self._asleep

    @property
    def talks(self) -> int:
        """At how many tables bots talk, or still look for words after the occasion is over."""
        return len(self._talks)

    def _crew(self, table: LiveTable) -> _Crew:
        found = self._crews.get(table)
        if found is None:
            found = self._crews[table] = _Crew()
        return found

    def drive(self, table: LiveTable) -> None:
        """Sets every bot to work that has something to decide, or to say, and is not at it yet."""
        if self._closed:
            return
        if not self._tables.holds(table):  # it was let go: whoever loads it sets its bots to work
            self._retries.later(table)
            return
        self._asleep.discard(table)
        self._open_talk(table)
        thinking = self._crew(table).thinking
        for seat in table.waits_for_bots():
            if seat not in thinking and self._may_begin(table):
                task = thinking[seat] = asyncio.create_task(self._turn(table, seat))
                task.add_done_callback(lambda done, seat=seat: self._done(table, seat, done))  # type: ignore[misc]

    def _may_begin(self, table: LiveTable) -> bool:
        """Whether anybody watches; if not, bots here sleep until the house sets them to work."""
        if self._watched(table):
            return True
        self._asleep.add(table)
        return False

    def stand_down(self, table: LiveTable) -> None:
        """Another process sees to this table: its bots decide and talk there."""
        crew = self._crew(table)
        for task in list(crew.thinking.values()):
            task.cancel()
        if crew.talk_goes_on and crew.talking is not None:
            crew.talking.cancel()
        crew.occasion = None

    def _done(self, table: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        self._crew(table).thinking.pop(seat, None)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Refusal):
            log.warning("bot_refused", table=table.code, code=error.code)
            self._retries.later(table)
        elif error is not None:
            self._retries.failed(table, "bot_failed", error)
        else:
            self._retries.went_well(table)
            self.drive(table)

    def _try_again(self, table: LiveTable) -> None:
        if self._tables.holds(table):
            self._go_on(table)  # which drives it, unless another process sees to it by now
        elif not self._closed and self._watched(table):
            task = asyncio.create_task(self._load(table))
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)

    async def _load(self, table: LiveTable) -> None:
        """A table that was let go in the middle of something comes back, and its bots with it."""
        try:
            await self._tables.find(table.code)
        except Refusal as refusal:
            log.warning("bot_refused", table=table.code, code=refusal.code)
        except Exception as error:
            self._retries.failed(table, "bot_failed", error)

    # Deciding

    async def _turn(self, table: LiveTable, seat: int) -> None:
        """One decision of one bot."""
        crew, pace = self._crew(table), Pace(self._clock.now(), self._rng.uniform(*self._delay))
        while crew.talking is not None and not crew.talking.done():
            await asyncio.wait([crew.talking])
        put = await self._question(table, seat)
        if put is None:
            return
        first, last, asked = put, put, put.asked
        thought = asyncio.create_task(self._think(table, seat, first))
        while True:
            await self._rest(table, seat, asked, pace)
            if not _stands(table, seat, asked):
                return  # whatever it thinks is of no use any more
            chosen = await thought
            async with crew.deciding:
                put = await self._question(table, seat)
                if put is None or put.asked != asked:
                    return  # the table has changed: `drive` asks again
                if self._left(table, seat, pace) > 0:
                    continue  # its time is not over, or somebody has just decided and people may want to talk
                if put.view.claims == last.view.claims or last is not first:
                    await self._move(table, seat, chosen, asked, note(table, last, put, chosen))
                    return
            last = put  # somebody has spoken meanwhile: it thinks again, once
            thought = asyncio.create_task(self._think(table, seat, put))

    async def _move(self, table: LiveTable, seat: int, chosen: Chosen, asked: Question, how: str) -> None:
        try:
            await self._play.move(table, seat, chosen.words, asked.since, by=BOT, note=how)
        except Refusal as refusal:
            if _stands(table, seat, asked):
                raise  # the same would happen at once: it is tried again a little later
            log.warning("bot_refused", table=table.code, code=refusal.code)

    async def _question(self, table: LiveTable, seat: int) -> Put | None:
        """What the bot on this seat has to decide, and what it knows: as written, not as being written."""
        async with table.lock:
            asked = table.asked.get(seat)
            return put_to(table, seat, asked) if asked is not None and _stands(table, seat, asked) else None

    async def _rest(self, table: LiveTable, seat: int, asked: Question, pace: Pace) -> None:
        """Lets its time pass; less where the question no longer stands."""
        while _stands(table, seat, asked) and (left := self._left(table, seat, pace)) > 0:
            await self._clock.wait(table.audience.stirred, left)

    def _left(self, table: LiveTable, seat: int, pace: Pace) -> float:
        """How long it still waits: longer where people may want to talk, never so long that its time would be up.

        People may talk, and its time begins, once they have been shown what happened before.
        """
        game, play = table.game, table.game_on
        people = any(chair.kind == PERSON for chair in table.chairs)
        seen = max(pace.began, table.audience.until)
        spoken = seen + game.talk.pause(play.view(seat)) if people else 0.0
        until = max(pace.began + pace.delay * game.talk.tempo, spoken)
        most = game.talk.timer(play.setup)
        return max((min(until, seen + most / 2) if most else until) - self._clock.now(), self._shown_for(table))

    def _shown_for(self, table: LiveTable) -> float:
        """How long those who watch are still shown something, and a breath; nothing where nobody is."""
        until = table.audience.until
        return until + BREATH - self._clock.now() if until else 0.0

    async def _think(self, table: LiveTable, seat: int, put: Put) -> Chosen:
        level, legal, waits = table.chairs[seat].level, put.choices, True
        iterations, network = UNCOUNTED, ""

        def searched(count: int, by: str) -> None:
            nonlocal iterations, network
            iterations, network = count, by

        def begins() -> None:
            nonlocal waits
            if waits:
                waits = False
                self.demand.begun(table)

        asker = replace(_asker(table, lambda: _stands(table, seat, put.asked), begins), searched=searched)
        self.demand.put(table, asker)
        try:
            words = await self._thinkers.think(table.game.id, level, encode(put.view), legal, put.seed, asker)
            return Chosen(words, level, iterations, network=network)
        except NotWanted:
            return Chosen(legal[0], level)  # nobody looks at it
        except CannotThink as error:
            if not self._closed:
                log.error("bot_cannot_think", table=table.code, why=str(error))
            return Chosen(by_lot(table, seat, put, self._rng), level, lot=True)
        finally:
            begins()

    # Talking

    def _open_talk(self, table: LiveTable) -> None:
        """Asks the bots to talk where an occasion to do so has just begun, and to answer where a person has spoken."""
        crew, now = self._crew(table), table.talk.occasion()
        spoken = _said_by_people(table)
        again = now == crew.occasion
        if again and (spoken == crew.answered or crew.talk_goes_on):
            return
        talks = now is not None and any(chair.kind == BOT for chair in table.chairs)
        if talks and not self._may_begin(table):
            return
        crew.occasion, crew.answered = now, spoken
        if now is not None and talks:
            crew.talking = asyncio.create_task(self._talk(table, now, again))
            self._talks.add(crew.talking)
            crew.talking.add_done_callback(lambda done: self._talked(table, done))

    def _talked(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        """Where they could not say it the game goes on, and they are asked once more if the occasion still stands."""
        self._talks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._crew(table).occasion = None
            self._retries.failed(table, "bots_failed_to_talk", error)
        elif not task.cancelled() and not self._closed:
            self._open_talk(table)  # somebody may have spoken to them meanwhile

    async def _talk(self, table: LiveTable, occasion: str, again: bool) -> None:
        """One bot after the other, so that each hears those before it; no further once the occasion is over.

        `again`: a person has spoken, and those who have said their word may answer.
        """
        seats = len(table.chairs)
        first = table.game.talk.first_to_speak(table.game_on.view(None))
        for seat in [(first + place) % seats for place in range(seats)]:
            while table.talk.occasion() == occasion and (left := self._shown_for(table)) > 0:
                await self._clock.wait(table.audience.stirred, left)
            async with table.lock:
                if table.talk.occasion() != occasion:
                    return
                if not self._may_begin(table):
                    self._crew(table).occasion = None  # the others are asked when somebody looks
                    return
                chair, view = table.chairs[seat], table.game_on.view(seat)
            spoke = any(claim.seat == seat and claim.when == occasion for claim in view.claims)
            if chair.kind != BOT or (spoke and not again) or not table.game.talk.sayable(view):
                continue
            words = await self._speak(table, chair.level, view, occasion)
            if words:
                await self._say(table, seat, words, occasion)

    async def _speak(self, table: LiveTable, level: str, view: View[Any], occasion: str) -> Words:
        """What a bot has to say; nothing, where it cannot."""
        asker = _asker(table, lambda: table.talk.occasion() == occasion)
        try:
            return await self._thinkers.speak(table.game.id, level, encode(view), secrets.randbits(48), asker)
        except NotWanted:
            return ()
        except CannotThink as error:
            log.warning("bot_cannot_speak", table=table.code, why=str(error))
            return ()

    async def _say(self, table: LiveTable, seat: int, words: Words, occasion: str) -> None:
        try:
            await self._play.claim(table, seat, words, by=BOT, when=occasion)
        except Refusal as refusal:
            log.warning("bot_not_heard", table=table.code, code=refusal.code)

    async def close(self) -> None:
        """Nobody thinks or talks any more."""
        self._closed = True
        self._retries.close()
        self.demand.close()
        turns = [task for crew in self._crews.values() for task in crew.thinking.values()]
        tasks = [*turns, *self._talks, *self._loading]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _asker(table: LiveTable, wanted: Callable[[], bool], begins: Callable[[], None] = unnoticed) -> Asker:
    """A bot thinks on behalf of the table, which is thought for on behalf of its host."""
    agreed = table.arrangement
    return Asker(table.code, wanted, begins, agreed.host, agreed.origin)


def _said_by_people(table: LiveTable) -> int:
    """How many statements people have made at this table."""
    claims = table.game_on.claims if table.begun else ()
    return sum(table.chairs[claim.seat].kind == PERSON for claim in claims)


def _stands(table: LiveTable, seat: int, asked: Question) -> bool:
    """Whether the bot on this seat still has to answer this question."""
    return table.asked.get(seat) == asked and table.chairs[seat].kind == BOT
