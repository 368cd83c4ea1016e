"""Tables that have agreed on a pace, and a clock that tests turn by hand."""

from __future__ import annotations

import asyncio

from perfidie.store.times import DAY
from perfidie.web.house.pace import deadline
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor
from web.hourglass import hourglass

TWO_DAYS = {"pace": f"each-{2 * DAY}"}
BOT = {"then": "novice"}


def late(table: LiveTable) -> list[int]:
    """Whose choices were drawn, in order."""
    return [entry.seat for entry in table.game_on.entries if entry.late]


def left(site: Site, table: LiveTable, seat: int) -> float:
    """How many seconds this seat has."""
    ends = deadline(table.times, seat)
    assert ends is not None
    return ends - site.house.clock.date()


async def at_rest(site: Site, table: LiveTable) -> None:
    """Everything that was about to happen has happened."""
    while site.house.clocks._ringing or site.house.drivers.are_busy(table) or table.lock.locked():
        await asyncio.sleep(0)


async def passes(site: Site, table: LiveTable, seconds: float) -> None:
    hourglass(site).turn(seconds)
    await at_rest(site, table)


async def begun(site: Site, *names: str, **options: str) -> tuple[str, list[Visitor], LiveTable]:
    path, people = await site.begun(*names, **{**TWO_DAYS, **options})
    return path, people, site.table(path)
