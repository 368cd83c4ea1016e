"""Thinkers: processes beside the site in which bots think, so that no thought ever holds up a page.

A process that dies, talks nonsense or thinks for too long is replaced, and its question asked once more.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from random import Random

import msgspec

from perfidie.bots.worker import LENGTH, Answer, Question, Study, framed, read_answer, size
from perfidie.web.house.bots.desk import GONE_HOME, NOBODY, CannotThink, Desk, Thoughts
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.clock import Clock

__all__ = ["NOBODY", "CannotThink", "Processes", "Thinkers", "Thoughts"]

WORKER = (sys.executable, "-P", "-m", "perfidie.bots.worker")
"""It reads PERFIDIE_GAMES from the environment it inherits, and finds the games that this process finds."""
PATIENCE = 20.0
"""Seconds a thought may take, the start of the process included, ..."""
PATIENCE_PER_SECOND = 15.0
"""... and so many more for each second of computing that it was granted: on a busy machine these are long."""


class _Lost(Exception):
    """The process is gone, or of no use any more."""


class _Worker:
    """One process, asked one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout

    async def ask(self, question: Question | Study) -> Answer:
        """Its answer; raises _Lost where it gives none."""
        try:
            self._questions.write(framed(question))
            await self._questions.drain()
            prefix = await self._answers.readexactly(LENGTH)
            answer = read_answer(await self._answers.readexactly(size(prefix)))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            raise _Lost("died") from error
        if answer.id != question.id:
            raise _Lost("answered something else")
        return answer

    def kill(self) -> None:
        """Ends the process, whatever it does."""
        if self._process.returncode is None:
            self._process.kill()

    async def end(self) -> None:
        """Kills the process and waits until nothing of it is left."""
        self.kill()
        self._questions.close()
        await self._answers.read()
        await self._process.wait()


class Processes:
    """Such processes, started when they are first needed: as many as are asked at once."""

    def __init__(self, patience: float = PATIENCE, command: Sequence[str] = WORKER) -> None:
        self._patience = patience
        self._command = command
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def at_hand(self) -> bool:
        """Whether one of them waits for a question."""
        return bool(self._idle)

    async def answer(self, question: Question | Study, seconds: float) -> Answer:
        """The answer of one of them; another one is asked where the first is lost."""
        if self._closed:
            raise CannotThink(GONE_HOME)
        patience = self._patience + PATIENCE_PER_SECOND * seconds
        try:
            return await self._ask(question, self._idle.pop() if self._idle else None, patience)
        except _Lost:
            pass  # perhaps it had died long ago: one more try, with a fresh one
        try:
            return await self._ask(question, None, patience)
        except _Lost as lost:
            raise CannotThink(f"{question.whose} was asked twice: its process {lost}") from lost

    def stop(self) -> None:
        """Whoever waits for an answer is told that there will be none."""
        self._closed = True
        for worker in self._busy:
            worker.kill()

    async def close(self) -> None:
        """Ends all that are left, once nobody asks any more."""
        self.stop()
        while self._idle:
            self._let_go(self._idle.pop())
        await asyncio.gather(*self._ending)

    async def _ask(self, question: Question | Study, worker: _Worker | None, patience: float) -> Answer:
        """Asks this worker or a new one; only one that has answered is kept."""
        try:
            async with asyncio.timeout(patience):
                worker = worker or await self._start()
                self._busy.add(worker)
                if self._closed:
                    raise CannotThink(GONE_HOME)
                answer = await worker.ask(question)
        except BaseException as error:
            if worker is not None:
                self._let_go(worker)
            if isinstance(error, TimeoutError):
                raise _Lost("thought for too long") from error
            raise
        self._busy.discard(worker)
        self._idle.append(worker)
        return answer

    async def _start(self) -> _Worker:
        if self._closed:
            raise CannotThink(GONE_HOME)
        try:
            return _Worker(await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE))
        except OSError as error:
            raise _Lost(f"could not be started: {error.strerror}") from error

    def _let_go(self, worker: _Worker) -> None:
        self._busy.discard(worker)
        ending = asyncio.create_task(worker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


class Thinkers(Desk):
    """Bots that think on this machine, in so many processes."""

    def __init__(
        self,
        workers: int,
        patience: float = PATIENCE,
        command: Sequence[str] = WORKER,
        factor: float = 1.0,
        clock: Clock | None = None,
        rng: Random | None = None,
    ) -> None:
        super().__init__(workers, factor=factor, clock=clock, rng=rng)
        self._processes = Processes(patience, command)

    async def _answer(self, question: Question, granted: float, asker: Asker) -> tuple[Answer, bool]:
        at_hand = self._processes.at_hand  # else a process has to be started first
        return await self._processes.answer(question, granted), at_hand

    async def open(self) -> None:
        """Nothing yet: processes are started when they are needed."""

    async def close(self) -> None:
        """Ends all processes. Who still waits for a thought is told that there will be none."""
        if self._go_home():
            self._processes.stop()
            await self._turns.all_left()
            await self._processes.close()
