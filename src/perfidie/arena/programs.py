"""Programs from outside: for each of their games the arena opens a little site of its own, on this machine alone.

A program is called as COMMAND URL CODE, sits down at the table of that code and plays by the JSON interface
(docs/api.md). The arena's own bots sit at the same table and are asked as always; chance is that of the deal.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import structlog
import uvicorn
from msgspec.structs import replace

from perfidie.arena.contest import Bout
from perfidie.arena.entrants import API, command
from perfidie.arena.party import Party, Void
from perfidie.engine import Playthrough, Refusal
from perfidie.store import BOT, OVER, PERSON, Arrangement, Chair, Person
from perfidie.web.app import make_house, make_site
from perfidie.web.house.chairs import put
from perfidie.web.house.codes import new_code
from perfidie.web.house.house import House
from perfidie.web.house.match import Question
from perfidie.web.house.table import LiveTable
from perfidie.web.settings import Settings

FAREWELL = 2.0
"""Seconds that a program has to go home by itself once the game is over."""
NO_LIMIT = 10**9


def with_programs(bout: Bout, party: Party) -> Playthrough:
    """Plays the game at a site; raises Void where a program does not play it to the end."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        return asyncio.run(_play(bout, party))
    except asyncio.CancelledError:
        sys.exit()


async def _play(bout: Bout, party: Party) -> Playthrough:
    playing = asyncio.current_task()
    assert playing is not None
    with suppress(RuntimeError, ValueError):  # somebody else minds the signals of this process
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, playing.cancel)
    with TemporaryDirectory(prefix="perfidie-arena-") as folder:
        async with _site(Path(folder), bout) as (house, url):
            table = await _lay(house, bout)
            guests = Guests(bout, Path(folder))
            try:
                await guests.sit_down(house, table, url)
                host = Person(table.arrangement.host)
                await house.hosting.start(table, host, "all", "en")
                await _Game(house, table, party, guests).play()
            finally:
                await guests.send_home(in_peace=table.phase == OVER)
            return table.game_on


@asynccontextmanager
async def _site(folder: Path, bout: Bout) -> AsyncIterator[tuple[House, str]]:
    """A site that nobody else knows, without the limits that protect one from strangers."""
    settings = Settings(
        f"sqlite:///{folder / 'arena.db'}",
        moves_per_minute=NO_LIMIT,
        pages_per_minute=NO_LIMIT,
        chat_per_minute=NO_LIMIT,
        unload_after=inf,
    )
    house = make_house(settings, rng=bout.dice, drives=False)  # the arena asks its bots itself
    with socket.create_server(("127.0.0.1", 0)) as door:
        config = uvicorn.Config(
            make_site(settings, house), log_level="critical", access_log=False, timeout_graceful_shutdown=1
        )
        server = _Server(config)
        serving = asyncio.create_task(server.serve([door]))
        try:
            await server.open.wait()
            yield house, f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            house.send_home()
            server.should_exit = True
            await serving


class _Server(uvicorn.Server):
    """Says when it is open, and leaves the signals of this process to whoever runs it."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.open = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.open.set()

    @staticmethod
    def capture_signals() -> Any:
        return nullcontext()


async def _lay(house: House, bout: Bout) -> LiveTable:
    """The table: bots on their seats, those of programs still free."""
    contest = bout.contest
    chairs = tuple(
        Chair() if name.startswith(API) else Chair(BOT, f"{seat + 1}", level="greedy")
        for seat, name in enumerate(bout.seated)
    )
    rules = contest.rules
    kept = await house.store.lay(new_code(), Arrangement(rules.id, rules.version, contest.options, chairs, ""))
    return await house.tables.find(kept.code)


@dataclass
class _Guest:
    name: str
    process: Process
    said: Path
    """Whatever it prints."""

    def last_words(self) -> str:
        lines = self.said.read_text(encoding="utf-8", errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:200]


class Guests:
    """The programs at one table, by seat."""

    def __init__(self, bout: Bout, folder: Path) -> None:
        self.names = {seat: name for seat, name in enumerate(bout.seated) if name.startswith(API)}
        self.patience = bout.contest.patience
        self.folder = folder
        self.guests: dict[int, _Guest] = {}

    async def sit_down(self, house: House, table: LiveTable, url: str) -> None:
        """One after the other, so that each finds exactly one free seat: its own."""
        for seat, name in self.names.items():
            self.guests[seat] = await self._start(seat, name, url, table.code)
            until = monotonic() + self.patience
            while table.chairs[seat].kind != PERSON:
                if not await self.news(table, until):
                    raise Void("arena-void-silent", name)
            async with table.lock:  # another copy of the program may want to go by the same name
                chair = replace(table.chairs[seat], name=f"{seat + 1}")
                chairs = put(table.chairs, seat, chair)
                await house.ledger.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def _start(self, seat: int, name: str, url: str, code: str) -> _Guest:
        said = self.folder / f"{seat}.txt"
        with said.open("wb") as output:
            try:
                process = await asyncio.create_subprocess_exec(
                    *command(name), url, code, stdin=DEVNULL, stdout=output, stderr=STDOUT, start_new_session=True
                )
            except OSError as error:
                raise Void("arena-void-died", name, str(error.strerror)) from error
        return _Guest(name, process, said)

    async def news(self, table: LiveTable, until: float) -> bool:
        """Waits until something happens at the table; False if nothing does in time. A program that died is void."""
        stirred = asyncio.create_task(table.audience.stirred.wait())
        ends = {asyncio.create_task(guest.process.wait()): guest for guest in self.guests.values()}
        try:
            await asyncio.wait(
                {stirred, *ends}, timeout=max(0.0, until - monotonic()), return_when=asyncio.FIRST_COMPLETED
            )
            for end, guest in ends.items():
                if end.done() and table.phase != OVER:
                    raise Void("arena-void-died", guest.name, guest.last_words())
            return stirred.done()
        finally:
            for task in (stirred, *ends):
                task.cancel()

    async def send_home(self, in_peace: bool) -> None:
        """Ends every program and whatever it started; after a game they may finish what they have to say first."""
        processes = [guest.process for guest in self.guests.values()]
        if in_peace and processes:
            await asyncio.wait([asyncio.create_task(each.wait()) for each in processes], timeout=FAREWELL)
        for process in processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


class _Game:
    """The game itself: our bots are asked one after the other, programs answer when they like, within reason."""

    def __init__(self, house: House, table: LiveTable, party: Party, guests: Guests) -> None:
        self.house, self.table, self.party, self.guests = house, table, party, guests
        self.asked: dict[int, tuple[Question, float]] = {}
        """By seat of a program: what it has to decide, and since when."""

    async def play(self) -> None:
        table = self.table
        self._note()
        while table.phase != OVER:
            for seat, words in self.party.talk(table.game_on):
                with suppress(Refusal):  # a program was faster, and the occasion is over
                    await self.house.play.claim(table, seat, words, by=BOT)
            mine = next((seat for seat in table.asked if seat in self.party.bots), None)
            if mine is not None:
                asked = self.party.question(table.game_on, mine)
                words = await asyncio.to_thread(self.party.answer, asked)
                await self.house.play.move(table, mine, words, None, by=BOT)
            else:
                await self._wait()
            self._note()

    def _note(self) -> None:
        """Notes what programs are asked, and how long they took over what is now answered."""
        now, open_questions = monotonic(), self.table.asked if self.table.phase != OVER else {}
        for seat in self.guests.names:
            asked, before = open_questions.get(seat), self.asked.get(seat)
            if before is not None and before[0] != asked:
                del self.asked[seat]
                if len(before[0][1]) > 1:
                    self.party.thought(seat, now - before[1])
            if asked is not None and seat not in self.asked:
                self.asked[seat] = asked, now

    async def _wait(self) -> None:
        """Until a program has moved, or has kept the table waiting for too long."""
        seat, (_, since) = min(self.asked.items(), key=lambda each: each[1][1])
        if not await self.guests.news(self.table, since + self.guests.patience):
            raise Void("arena-void-silent", self.guests.names[seat])
