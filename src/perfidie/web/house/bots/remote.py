"""Thinking on other machines: `perfidie worker` takes questions from a queue, anywhere, and answers them.

A house has its share of the places that workers announce. A worker that dies in the middle of a thought gives no more
signs of life: the question is asked again under another ticket, so that an answer which comes after all is nobody's.
Where there is no worker, or no Redis, the house thinks by itself in a few processes: slower, never wrong.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import Any

import structlog

from perfidie.bots.worker import Answer, Question, Study
from perfidie.web.errands import end
from perfidie.web.house.bots import queue
from perfidie.web.house.bots.desk import GONE_HOME, NOBODY, CannotThink, Desk
from perfidie.web.house.bots.queue import AWAY, Sent
from perfidie.web.house.bots.thinkers import PATIENCE, PATIENCE_PER_SECOND, Processes
from perfidie.web.house.bots.turns import Asker, NotWanted
from perfidie.web.house.clock import Clock

log = structlog.get_logger()
SILENCE = 2
"""So many times in a row nothing is heard of a thought before it counts as lost."""
TRIES = 2
"""How often the workers are asked before the house thinks by itself."""
ALONE = 2
"""Processes of its own, at most: the machine of a house that has workers elsewhere is not made for thinking."""


class _Lost(Exception):
    """Nobody thinks about the question any more."""


class Remote(Desk):
    """Questions are thought about by workers, and here where there are none. `open` looks for them."""

    def __init__(
        self, url: str, alone: int, *, factor: float = 1.0, clock: Clock | None = None, rng: Random | None = None
    ) -> None:
        self._alone = max(1, min(ALONE, alone))
        super().__init__(self._alone, factor=factor, clock=clock, rng=rng)
        self._queue = queue.connected(url)
        self._processes = Processes()
        self._own = asyncio.Semaphore(self._alone)
        self._me = secrets.token_urlsafe(12)
        self._reachable = False
        """Whether there are workers, as far as is known, ..."""
        self._workers = 0
        """... and how many."""
        self._keeper: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    # Who is there

    async def open(self) -> None:
        """Looks for workers, now and then on."""
        await self._look()
        self._keeper = asyncio.create_task(self._keep_looking())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(queue.BEAT)
            await self._look()

    async def _look(self) -> None:
        """How many places there are, shared evenly among all houses; at least one, so that all go on."""
        try:
            async with asyncio.timeout(2 * queue.BEAT):
                sharing = len(await queue.announce(self._queue, queue.HOUSES, self._me))
                there = await queue.places(self._queue)
        except AWAY:
            there, sharing = [], 1
        if bool(there) != self._reachable:
            log.info("thinking", where="workers" if there else "here")
        self._reachable, self._workers = bool(there), len(there)
        self._turns.resize(-(-sum(there) // sharing) if there else self._alone)

    # Each question

    async def _answer(self, question: Question, granted: float, asker: Asker) -> tuple[Answer, bool]:
        for number in range(TRIES):
            if not self._reachable:
                break
            try:
                return await self._ask(question, granted, asker), number == 0
            except (_Lost, *AWAY):
                continue
        async with self._own:
            return await self._processes.answer(question, granted), False

    @property
    def workers(self) -> int:
        """How many workers there are, as far as is known."""
        return self._workers if self._reachable and not self._closed else 0

    async def study(self, study: Study, seconds: float) -> bytes | None:
        """What comes of a task in the background, which takes nobody's place; nothing where nobody took it on."""
        try:
            answer = await self._ask(study, seconds, NOBODY)
        except (_Lost, *AWAY):
            return None
        if answer.error:
            raise CannotThink(f"a task failed: {answer.error}")
        return answer.studied

    async def _ask(self, question: Question | Study, granted: float, asker: Asker) -> Answer:
        """One try; whatever comes of it, nothing of it stays in the queue."""
        patience = PATIENCE + PATIENCE_PER_SECOND * granted
        sent = Sent(self._queue, patience)
        answer: Answer | None = None
        try:
            async with asyncio.timeout(patience):
                await sent.send(question, granted)
                answer = await self._listen(sent, asker)
                return answer
        finally:
            self._end(sent.done() if answer is not None else sent.take_back())

    async def _listen(self, sent: Sent, asker: Asker) -> Answer:
        last: object = None
        silent = 0
        while True:
            found = await sent.answer()
            if found is not None:
                return found
            if self._closed:
                raise CannotThink(GONE_HOME)
            if not asker.wanted():
                raise NotWanted
            sign = await sent.sign()
            silent = silent + 1 if sign == last else 0
            last = sign
            if silent >= SILENCE and await sent.waits() and self._reachable:
                silent = 0  # it waits for a worker, and there are some
            if sign is None or silent >= SILENCE or not self._reachable:
                found = await sent.answer()  # it may have come at this very moment
                if found is None:
                    raise _Lost
                return found

    def _end(self, ending: Coroutine[Any, Any, None]) -> None:
        """Takes back what was sent, without making anybody wait for it."""

        async def quietly() -> None:
            with suppress(*AWAY):
                await ending

        task = asyncio.create_task(quietly())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Ends all thinking; what is still queued is taken back."""
        if not self._go_home():
            return
        if self._keeper is not None:
            await end(self._keeper)
        self._processes.stop()
        await self._turns.all_left()
        await self._processes.close()
        with suppress(*AWAY):
            await asyncio.gather(*self._ending)
            await queue.leave(self._queue, queue.HOUSES, self._me)
        with suppress(*AWAY):
            await self._queue.disconnect()
