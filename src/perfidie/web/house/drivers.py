"""Drivers: they sit bots at the table, ask the thinkers for their words and moves, and say and make them.

A bot answers after a time drawn from one distribution, whatever it knows and however many choices it has. A search
may end early because it is sure, which would tell something: its answer is kept until the time is over that it had
been granted when it began, which follows from the level and from how much else is waiting. A bot is given its seat's
view, as bytes, and its legal list.

In games with statements every bot is asked once, as an occasion opens, whether it has something to say. Bots decide
when they have heard each other out, and leave people a moment to talk; people never wait for any of this.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from perfidie.engine import Refusal, View, encode
from perfidie.store import BOT, PERSON
from perfidie.web.house.table import LiveTable, Question, Words
from perfidie.web.house.thinkers import CannotThink, Thinkers
from perfidie.web.house.turns import Asker, NotWanted
from perfidie.web.metrics import THINKING

if TYPE_CHECKING:
    from perfidie.web.house.house import House

log = structlog.get_logger()
SLACK = 0.3
"""Seconds by which a thought may last longer than the computing time it was granted, without anybody noticing."""


@dataclass(slots=True)
class Pace:
    """When a bot's decision may be seen: after its delay, and not before its thought would have ended at the latest."""

    began: float
    delay: float
    thought: float = 0.0


class Drivers:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.talks: set[asyncio.Task[None]] = set()
        """All talk among bots, that of an occasion which is over included."""
        self.closed = False

    def drive(self, table: LiveTable) -> None:
        """Sets every bot to work that has something to decide, or to say, and is not at it yet."""
        if self.closed:
            return
        self._open_talk(table)
        for seat in table.waits_for_bots():
            if seat not in table.thinking:
                task = asyncio.create_task(self._turn(table, seat))
                table.thinking[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._done(table, seat, done))  # type: ignore[misc]

    def _done(self, table: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        table.thinking.pop(seat, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("bot_failed", table=table.code, exc_info=task.exception())
            return
        self.drive(table)

    # Deciding

    async def _turn(self, table: LiveTable, seat: int) -> None:
        """One decision of one bot."""
        pace = Pace(self.house.clock.now(), self.house.rng.uniform(*self.house.settings.bot_delay))
        while table.talking is not None and not table.talking.done():
            await asyncio.wait([table.talking])
        put = await self._question(table, seat)
        if put is None:
            return
        asked, first = put
        view, thought = first, asyncio.create_task(self._think(table, seat, first, asked, pace))
        while True:
            await self._rest(table, seat, asked, pace)
            if not _stands(table, seat, asked):
                return  # whatever it thinks is of no use any more
            words = await thought
            async with table.deciding:
                put = await self._question(table, seat)
                if put is None or put[0] != asked:
                    return  # the table has changed: `drive` asks again
                if self._left(table, seat, pace) > 0:
                    continue  # its time is not over, or somebody has just decided and people may want to talk
                if put[1].claims == view.claims or view is not first:
                    await self._move(table, seat, words, asked)
                    return
            view = put[1]  # somebody has spoken meanwhile: it thinks again, once
            thought = asyncio.create_task(self._think(table, seat, view, asked, pace))

    async def _move(self, table: LiveTable, seat: int, words: Words, asked: Question) -> None:
        try:
            await self.house.move(table, seat, words, asked[0], by=BOT)
        except Refusal as refusal:
            log.warning("bot_refused", table=table.code, code=refusal.code)

    async def _question(self, table: LiveTable, seat: int) -> tuple[Question, View[Any]] | None:
        """What the bot on this seat has to decide, and what it knows: as written, not as being written."""
        async with table.lock:
            asked = table.asked.get(seat)
            if asked is None or not _stands(table, seat, asked):
                return None
            return asked, table.game_on.view(seat)

    async def _rest(self, table: LiveTable, seat: int, asked: Question, pace: Pace) -> None:
        """Lets its time pass; less where the question no longer stands."""
        while _stands(table, seat, asked) and (left := self._left(table, seat, pace)) > 0:
            await self.house.clock.wait(table.stirred, left)

    def _left(self, table: LiveTable, seat: int, pace: Pace) -> float:
        """How long it still waits: longer where people may want to talk, never so long that its time would be up."""
        game, play = table.game, table.game_on
        people = any(chair.kind == PERSON for chair in table.chairs)
        delay = pace.delay * game.talk.tempo
        wanted = max(delay, game.talk.pause(play.view(seat))) if people else delay
        until = max(pace.began + wanted, pace.thought)
        most = game.talk.timer(play.setup)
        return (min(until, pace.began + most / 2) if most else until) - self.house.clock.now()

    async def _think(self, table: LiveTable, seat: int, view: View[Any], asked: Question, pace: Pace) -> Words:
        level, seed, legal = table.chairs[seat].level, secrets.randbits(48), asked[1]

        def begins(seconds: float) -> None:
            pace.thought = self.house.clock.now() + (seconds + SLACK if seconds else 0.0)

        asker = Asker(table.code, lambda: _stands(table, seat, asked), begins)
        try:
            with THINKING.time():
                return await self.thinkers.think(table.game.id, level, encode(view), legal, seed, asker)
        except NotWanted:
            return legal[0]  # nobody looks at it
        except CannotThink as error:
            if not self.closed:
                log.error("bot_cannot_think", table=table.code, why=str(error))
            return self.house.rng.choice(legal)

    # Talking

    def _open_talk(self, table: LiveTable) -> None:
        """Asks the bots to talk where an occasion to do so has just begun."""
        now = table.open_occasion()
        if now == table.asked_to_talk:
            return
        table.asked_to_talk = now
        if now is not None and any(chair.kind == BOT for chair in table.chairs):
            table.talking = asyncio.create_task(self._talk(table, now))
            self.talks.add(table.talking)
            table.talking.add_done_callback(lambda done: self._talked(table, done))

    def _talked(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        """A fault in what bots say is a fault of ours: the game goes on without their words."""
        self.talks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("bots_failed_to_talk", table=table.code, exc_info=task.exception())

    async def _talk(self, table: LiveTable, occasion: str) -> None:
        """One bot after the other, so that each hears those before it; no further once the occasion is over."""
        seats = len(table.chairs)
        first = table.game.talk.first_to_speak(table.game_on.view(None))
        for seat in [(first + place) % seats for place in range(seats)]:
            async with table.lock:
                if table.open_occasion() != occasion:
                    return
                chair, view = table.chairs[seat], table.game_on.view(seat)
            spoke = any(claim.seat == seat and claim.when == occasion for claim in view.claims)
            if chair.kind != BOT or spoke or not table.game.talk.sayable(view):
                continue
            words = await self._speak(table, chair.level, view, occasion)
            if words:
                await self._say(table, seat, words, occasion)

    async def _speak(self, table: LiveTable, level: str, view: View[Any], occasion: str) -> Words:
        """What a bot has to say; nothing, where it cannot."""
        asker = Asker(table.code, lambda: table.open_occasion() == occasion)
        try:
            with THINKING.time():
                return await self.thinkers.speak(table.game.id, level, encode(view), secrets.randbits(48), asker)
        except NotWanted:
            return ()
        except CannotThink as error:
            log.warning("bot_cannot_speak", table=table.code, why=str(error))
            return ()

    async def _say(self, table: LiveTable, seat: int, words: Words, occasion: str) -> None:
        try:
            await self.house.claim(table, seat, words, by=BOT, when=occasion)
        except Refusal as refusal:
            log.warning("bot_not_heard", table=table.code, code=refusal.code)

    async def close(self) -> None:
        self.closed = True
        turns = [task for table in self.house.tables.values() for task in table.thinking.values()]
        tasks = [*turns, *self.talks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()


def _stands(table: LiveTable, seat: int, asked: Question) -> bool:
    """Whether the bot on this seat still has to answer this question."""
    return table.asked.get(seat) == asked and table.chairs[seat].kind == BOT
