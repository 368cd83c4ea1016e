"""Thinkers: processes beside the site in which bots think, so that no thought ever holds up a page.

A process that dies, talks nonsense or thinks for too long is replaced, and its question asked once more.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from itertools import count
from typing import Protocol

import msgspec

from perfidie import bots, games
from perfidie.bots.advice import ADVISER, Suggestion
from perfidie.bots.worker import LENGTH, Answer, Question, framed, read_answer, size
from perfidie.engine import Refusal
from perfidie.engine.action import Words
from perfidie.web.house.bots.turns import Asker, Turns

WORKER = (sys.executable, "-P", "-m", "perfidie.bots.worker")
"""It reads PERFIDIE_GAMES from the environment it inherits, and finds the games that this process finds."""
PATIENCE = 20.0
"""Seconds a thought may take, the start of the process included, ..."""
PATIENCE_PER_SECOND = 15.0
"""... and so many more for each second of computing that it was granted: on a busy machine these are long."""
GONE_HOME = "the thinkers have gone home"
NOBODY = Asker()


def usual_seconds(game: str, level: str) -> float:
    """How long such a bot thinks; what is not known here is refused where it is asked."""
    try:
        return bots.seconds(level, games.find(game))
    except Refusal:
        return 0.0


class Thoughts(Protocol):
    """What the house wants of those who think for it, who are given a view, as bytes, and nothing else."""

    async def think(
        self, game: str, level: str, view: bytes, legal: Sequence[Words], seed: int, asker: Asker = NOBODY
    ) -> Words:
        """One of the legal choices, by the bot of this level; raises CannotThink, or NotWanted by now."""
        ...

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        """What the bot of this level has to say now, which may be nothing; raises CannotThink, or NotWanted by now."""
        ...

    async def advise(
        self, game: str, view: bytes, legal: Sequence[Words], seed: int, asker: Asker = NOBODY
    ) -> tuple[Suggestion, ...]:
        """The best of the legal choices, for a person; raises CannotThink, or NotWanted by now."""
        ...

    async def close(self) -> None:
        """Ends all thinking."""


class CannotThink(Exception):
    """There is no answer; says why. The house then chooses at random."""


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

    async def ask(self, question: Question) -> Answer:
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


class Thinkers:
    """A pool of such processes, started when they are first needed.

    `factor`: here everybody thinks so many times as long as is usual at their level.
    """

    def __init__(
        self, workers: int, patience: float = PATIENCE, command: Sequence[str] = WORKER, factor: float = 1.0
    ) -> None:
        self._patience = patience
        self._command = command
        self._factor = factor
        self._turns = Turns(workers)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._numbers = count(1)
        self._closed = False

    async def think(
        self, game: str, level: str, view: bytes, legal: Sequence[Words], seed: int, asker: Asker = NOBODY
    ) -> Words:
        """One of the legal choices, by the bot of this level; raises CannotThink, or NotWanted by now."""
        question = Question(next(self._numbers), game, level, view, tuple(legal), seed)
        words = (await self._reply(question, asker, usual_seconds(game, level))).words
        if words not in legal:
            raise CannotThink(f"the bot {level} of {game} chose what is not legal")
        return words

    async def speak(self, game: str, level: str, view: bytes, seed: int, asker: Asker = NOBODY) -> Words:
        """What the bot of this level has to say now, which may be nothing; raises CannotThink, or NotWanted by now."""
        question = Question(next(self._numbers), game, level, view, (), seed, aloud=True)
        return (await self._reply(question, asker, 0.0)).words

    async def advise(
        self, game: str, view: bytes, legal: Sequence[Words], seed: int, asker: Asker = NOBODY
    ) -> tuple[Suggestion, ...]:
        """The best of the legal choices, for a person; raises CannotThink, or NotWanted by now."""
        question = Question(next(self._numbers), game, ADVISER, view, tuple(legal), seed, advice=True)
        answer = await self._reply(question, asker, usual_seconds(game, ADVISER))
        if not answer.suggestions or any(each.words not in legal for each in answer.suggestions):
            raise CannotThink(f"the adviser of {game} named what is not legal")
        return answer.suggestions

    async def _reply(self, question: Question, asker: Asker, usual: float) -> Answer:
        if self._closed:
            raise CannotThink(GONE_HOME)
        factor = self._factor * await self._turns.take(asker, self._factor * usual)
        try:
            granted, at_hand, began = factor * usual, bool(self._idle), asyncio.get_running_loop().time()
            asker.begins(granted * self._turns.slowness)
            answer = await self._answer(msgspec.structs.replace(question, factor=factor), granted)
            if at_hand:  # else a process had to be started first
                self._turns.lasted(granted, asyncio.get_running_loop().time() - began)
        finally:
            self._turns.leave()
        if answer.error:
            raise CannotThink(f"the bot {question.level} of {question.game} failed: {answer.error}")
        return answer

    async def close(self) -> None:
        """Ends all processes. Who still waits for a thought is told that there will be none."""
        if self._closed:
            return
        self._closed = True
        self._turns.send_home(CannotThink(GONE_HOME))
        for worker in self._busy:
            worker.kill()
        for _ in range(self._turns.places):
            await self._turns.take(NOBODY, 0.0)
        while self._idle:
            self._let_go(self._idle.pop())
        await asyncio.gather(*self._ending)

    async def _answer(self, question: Question, seconds: float) -> Answer:
        patience = self._patience + PATIENCE_PER_SECOND * seconds
        try:
            return await self._ask(question, self._idle.pop() if self._idle else None, patience)
        except _Lost:
            pass  # perhaps it had died long ago: one more try, with a fresh one
        try:
            return await self._ask(question, None, patience)
        except _Lost as lost:
            raise CannotThink(
                f"the bot {question.level} of {question.game} was asked twice: its process {lost}"
            ) from lost

    async def _ask(self, question: Question, worker: _Worker | None, patience: float) -> Answer:
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
