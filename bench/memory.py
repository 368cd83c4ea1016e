"""What a table and a stream cost in memory, read from the system while the site runs.

Tables are played to the middle of a game with five people listening, then everybody hangs up: idle tables. The site
has been under load before, and the first tables are not counted: with them come the templates, the drawn pieces and
the database's own memory, which do not grow with the tables. Then people listen again, and nothing happens: idle
streams. At last a site that lets go of tables soon is shown all of them twice; what it holds more after the second
time is what stays of a table for good.
"""

from __future__ import annotations

import asyncio
import re
from random import Random
from time import monotonic
from typing import NamedTuple

from goals import Figures
from person import Person
from processes import Site, resident_kib
from web_player import GLASS, Group

AT_ONCE = 10
"""How many tables are played at a time."""
TABLE, STREAM = "idle table in the middle of a game", "open stream, nothing happening"
PATIENCE = 120.0


class Sizes(NamedTuple):
    """How much is laid out."""

    first: int = 100
    tables: int = 300
    moves: int = 25
    listened: int = 100
    """Tables at which people listen again."""


QUICK = Sizes(120, 60, 25, 30)
"""Pieces that are drawn for the first time count as a table's: laid out for less long, tables seem to hold more."""


class Held(NamedTuple):
    """One line of the table."""

    what: str
    count: int
    kib: float


def sitting_at(tables: list[Group]) -> list[Person] | None:
    """The people of a table before this one, on connections of their own; now and then others come."""
    return [person.twin() for person in tables[-1].people] if len(tables) % 100 else None


async def play_and_leave(site: Site, count: int, moves: int, seed: int) -> list[Group]:
    """So many tables in the middle of a game, nobody listening any more."""
    idle: list[Group] = []
    book = site.book()
    while len(idle) < count:
        numbers = range(len(idle), min(len(idle) + AT_ONCE, count))
        some = [Group(site.port, book, Random(seed + number), GLASS, sitting_at(idle)) for number in numbers]
        for group in some:
            group.at_most = moves
            await group.sit_down()
            group.play()
        while any(group.going for group in some):
            await asyncio.sleep(0.01)
        for group in some:
            if group.failure is not None:
                raise group.failure
            group.leave()
        idle += some
    await until(site, "perfidie_streams", 0)
    return idle


async def figure(site: Site, gauge: str) -> int:
    """What the site says of itself."""
    found = re.search(rf"^{gauge} (\S+)$", await asyncio.to_thread(site.figures), re.MULTILINE)
    if found is None:
        raise RuntimeError(f"the site says nothing of {gauge}")
    return int(float(found[1]))


async def until(site: Site, gauge: str, wanted: int) -> None:
    """Waits until a figure of the site is what it should be."""
    give_up = monotonic() + PATIENCE
    while (found := await figure(site, gauge)) != wanted:
        if monotonic() > give_up:
            raise RuntimeError(f"{gauge} is {found}, not {wanted}")
        await asyncio.sleep(0.1)


async def listen(site: Site, groups: list[Group]) -> None:
    """Everybody in these groups is listening and has been sent their page."""
    for group in groups:
        wanted, give_up = group.pushes + len(group.people), monotonic() + PATIENCE
        await group.listen()
        while group.pushes < wanted and monotonic() < give_up:
            await asyncio.sleep(0.002)
    await until(site, "perfidie_streams", sum(len(group.people) for group in groups))


async def hang_up(site: Site, groups: list[Group]) -> None:
    """Closes every stream, and waits until the site has noticed."""
    for group in groups:
        group.hang_up()
    await until(site, "perfidie_streams", 0)


async def idle(site: Site, sizes: Sizes) -> tuple[list[Held], list[Group]]:
    """Idle tables, then idle streams; and the groups that sit there."""
    await play_and_leave(site, sizes.first, sizes.moves, 0)
    loaded = await figure(site, "perfidie_tables")
    before = resident_kib(site.pid)
    groups = await play_and_leave(site, sizes.tables, sizes.moves, 1000)
    await until(site, "perfidie_tables", loaded + sizes.tables)
    after = resident_kib(site.pid)
    tables = Held(TABLE, sizes.tables, (after - before) / sizes.tables)
    some = groups[: sizes.listened]
    await listen(site, some[: max(1, len(some) // 10)])
    await hang_up(site, some)
    before = resident_kib(site.pid)
    await listen(site, some)
    after = resident_kib(site.pid)
    count = sum(len(group.people) for group in some)
    await hang_up(site, some)
    return [tables, Held(STREAM, count, (after - before) / count)], groups


async def what_stays(site: Site, groups: list[Group]) -> Held:
    """Everybody looks at their table, the site drops it from memory, and once more."""
    held = []
    for _ in range(2):
        for group in groups:
            for person in group.people:
                person.port = site.port
                status, _, _ = await person.get(f"/t/{group.code}")
                if status != 200:
                    raise RuntimeError(f"the page of a table was answered {status}")
                person.leave()
        await until(site, "perfidie_tables", 0)
        held.append(resident_kib(site.pid))
    return Held("what stays of a table that has left the memory", len(groups), (held[1] - held[0]) / len(groups))


def take(site: Site, sizes: Sizes) -> tuple[list[Held], list[Group]]:
    """Idle tables and streams of a site that keeps all its tables in memory; and the groups that sit there."""
    return asyncio.run(idle(site, sizes))


def take_after(site: Site, groups: list[Group]) -> Held:
    """What stays in a site that lets go of its tables at once."""
    return asyncio.run(what_stays(site, groups))


def figures(held: list[Held]) -> Figures:
    """By name, as the goals ask for them."""
    names = {TABLE: "memory.table", STREAM: "memory.stream"}
    return {names[each.what]: [each.kib] for each in held if each.what in names}


def table(held: list[Held]) -> str:
    """What each thing costs."""
    rows = [f"| {each.what} | {each.count} | {each.kib:.1f} KiB |" for each in held]
    return "\n".join(["| memory | how many | each |", "|---|---|---|", *rows])
