"""`perfidie serve --processes 2`: two processes on one port; one may die or be replaced, and somebody answers."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from services import Postgres, Redis
from web.browserless import PATIENCE, Server, Visitor, live, whose_turn


class Together(Server):
    """The site in two processes."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        super().__init__(folder, PERFIDIE_DATABASE=database, PERFIDIE_REDIS=redis)
        self.words = ["--processes", "2"]

    @property
    def children(self) -> set[int]:
        """The processes that serve; the others among the children are Python's own helpers."""
        assert self.process is not None
        pid = self.process.pid
        found = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return {child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


@pytest.fixture
def together(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Together]:
    with Together(tmp_path, postgres.database(), redis.url) as site:
        yield site


async def play_on(site: Together, path: str, people: list[Visitor], rng: Random, moves: int) -> None:
    """So many moves, whoever answers."""
    for _ in range(moves):
        turn = await whose_turn(path, people)
        assert turn is not None
        seat, page = turn
        await people[seat].move(path, page.version, rng.choice(page.moves))


async def until_two_others(site: Together, before: set[int]) -> None:
    """Until two processes serve, none of them one of those."""
    async with asyncio.timeout(PATIENCE):
        while len(site.children - before) < 2:
            await asyncio.sleep(0.05)


def test_a_process_that_is_killed_is_replaced_and_a_restart_replaces_both_while_people_play(together: Together) -> None:
    async def story() -> None:
        ana, bo = together.visitor("Ana"), together.visitor("Bo")
        path = await ana.open(2)
        await bo.sit(path)
        await ana.get(path)
        await ana.post(f"{path}/start", {"how": "all"})
        rng = Random(2)
        await play_on(together, path, [ana, bo], rng, 2)
        first = together.children
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        await again(lambda: play_on(together, path, [ana, bo], rng, 2))
        async with asyncio.timeout(PATIENCE):
            while len(together.children - {min(first)}) < 2:
                await asyncio.sleep(0.05)
        second = together.children
        assert together.process is not None
        together.process.send_signal(signal.SIGHUP)
        replaced = asyncio.create_task(until_two_others(together, second))
        while not replaced.done():  # nobody is refused meanwhile
            answer = await ana.client.get(path)
            assert answer.status_code == 200
        await replaced
        await play_on(together, path, [ana, bo], rng, 2)

    live(story())
    assert together.stop() == 0


async def again(play: Callable[[], Awaitable[None]]) -> None:
    """A request that was under way when its process was killed is sent again, as a browser would."""
    for _ in range(3):
        try:
            await play()
            return
        except httpx.TransportError:
            continue
    raise AssertionError("nobody answers")


def test_where_the_parent_is_killed_its_processes_leave_the_port(together: Together) -> None:
    children = together.children
    assert len(children) == 2
    together.kill()

    async def gone() -> None:
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{child}").exists() for child in children):
                await asyncio.sleep(0.05)

    live(gone())
    together.start()
    assert together.stop() == 0
