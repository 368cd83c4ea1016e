"""Drivers: they sit bots at the table, ask the thinkers for their moves and make them.

A bot answers after a time drawn from one distribution, whatever it knows and however many choices it has; only
thinking that takes longer than that delays it more. It is given its seat's view, as bytes, and its legal list.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from perfidie.engine import Refusal, encode
from perfidie.store import BOT
from perfidie.web.metrics import THINKING
from perfidie.web.table import LiveTable, Words
from perfidie.web.thinkers import CannotThink, Thinkers

if TYPE_CHECKING:
    from perfidie.web.house import House

log = structlog.get_logger()


class Drivers:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.closed = False

    def drive(self, table: LiveTable) -> None:
        """Sets every bot to work that has to decide and is not at it yet."""
        if self.closed:
            return
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

    async def _turn(self, table: LiveTable, seat: int) -> None:
        """One decision of one bot."""
        low, high = self.house.settings.bot_delay
        delay = self.house.rng.uniform(low, high)
        async with table.lock:
            asked = table.asked.get(seat)
            if asked is None or table.chairs[seat].kind != BOT:
                return
            view, level = encode(table.game_on.view(seat)), table.chairs[seat].level
        thought = asyncio.create_task(self._think(table, level, view, asked[1]))
        if delay:
            await asyncio.sleep(delay)
        words = await thought
        if table.asked.get(seat) != asked or table.chairs[seat].kind != BOT:
            return  # the table has changed: `drive` asks again
        try:
            await self.house.move(table, seat, words, asked[0], by=BOT)
        except Refusal as refusal:
            log.warning("bot_refused", table=table.code, code=refusal.code)

    async def _think(self, table: LiveTable, level: str, view: bytes, legal: tuple[Words, ...]) -> Words:
        seed = secrets.randbits(48)
        try:
            with THINKING.time():
                return await self.thinkers.think(table.game.id, level, view, legal, seed)
        except CannotThink as error:
            log.error("bot_cannot_think", table=table.code, why=str(error))
            return self.house.rng.choice(legal)

    async def close(self) -> None:
        self.closed = True
        tasks = [task for table in self.house.tables.values() for task in table.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
