"""The desk: every question to a bot is put here, waits for its turn, is answered somewhere, and is seen in time.

Where it is answered is the business of those who build on this: in processes beside the site (`thinkers`) or on other
machines (`remote`). The place is kept until the answer may be seen: it would otherwise tell the next in line how long
was really thought.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Event
from collections.abc import Sequence
from itertools import count
from random import Random, SystemRandom
from typing import Protocol

import msgspec

from perfidie import bots, games
from perfidie.bots.advice import ADVISER, Suggestion
from perfidie.bots.worker import Answer, Question
from perfidie.engine import Refusal
from perfidie.engine.action import Words
from perfidie.web.house.bots.padding import Padding
from perfidie.web.house.bots.turns import Asker, Turns
from perfidie.web.house.clock import Clock
from perfidie.web.metrics import THOUGHTS, WAITING

GONE_HOME = "the thinkers have gone home"
NOBODY = Asker()
FRESH = 1.0
"""Seconds for which it is not asked again how many come before whom."""


class CannotThink(Exception):
    """There is no answer; says why. The house then chooses at random."""


class Thoughts(Protocol):
    """What the house wants of those who think for it, who are given a view, as bytes, and nothing else."""

    async def open(self) -> None:
        """Makes ready to think."""

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

    def expected(self, asker: Asker) -> float:
        """How many seconds a question of this asker waits for its place, by how much is asked for: an estimate."""
        ...

    async def close(self) -> None:
        """Ends all thinking."""


def usual_seconds(game: str, level: str) -> float:
    """How long such a bot thinks; what is not known here is refused where it is asked."""
    try:
        return bots.seconds(level, games.find(game))
    except Refusal:
        return 0.0


class Desk(ABC):
    """So many places at which questions are thought about. `factor`: how many times as long as is usual."""

    def __init__(
        self, places: int, *, factor: float = 1.0, clock: Clock | None = None, rng: Random | None = None
    ) -> None:
        self._factor = factor
        self._clock = clock or Clock()
        self._turns = Turns(places)
        self._padding = Padding(rng or SystemRandom())
        self._numbers = count(1)
        self._closed = False
        self._closing = Event()
        self._ranks: dict[str, int] = {}
        self._ranked = float("-inf")

    async def think(
        self, game: str, level: str, view: bytes, legal: Sequence[Words], seed: int, asker: Asker = NOBODY
    ) -> Words:
        """One of the legal choices, by the bot of this level; raises CannotThink, or NotWanted by now."""
        question = Question(next(self._numbers), game, level, view, tuple(legal), seed)
        answer = await self._reply(question, asker, usual_seconds(game, level))
        if answer.words not in legal:
            raise CannotThink(f"the bot {level} of {game} chose what is not legal")
        asker.searched(answer.iterations, answer.network)
        return answer.words

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

    def expected(self, asker: Asker) -> float:
        """How many seconds a question of this asker waits for its place, by how much is asked for: an estimate."""
        if self._clock.now() >= self._ranked + FRESH:
            self._ranks, self._ranked = self._turns.ranks(), self._clock.now()
        before = self._ranks.get(asker.table)
        if before is None:
            before = self._turns.behind(asker)
        return 0.0 if before is None else self._turns.expected(before)

    # Each question

    async def _reply(self, question: Question, asker: Asker, usual: float) -> Answer:
        if self._closed:
            raise CannotThink(GONE_HOME)
        put = self._clock.now()
        factor = self._factor * await self._turns.take(asker, self._factor * usual)
        began = self._clock.now()
        try:
            WAITING.observe(began - put)
            THOUGHTS.labels("advice" if question.advice else "speech" if question.aloud else "move").inc()
            asker.begins()
            answer = await self._thought(msgspec.structs.replace(question, factor=factor), factor * usual, asker)
        finally:
            self._turns.stayed(self._clock.now() - began)
            self._turns.leave()
        if answer.error:
            raise CannotThink(f"{question.whose} failed: {answer.error}")
        return answer

    async def _thought(self, question: Question, granted: float, asker: Asker) -> Answer:
        """An answer, at the moment at which it may be seen."""
        began = self._clock.now()
        answer, smoothly = await self._answer(question, granted, asker)
        lasted = self._clock.now() - began
        whole = answer.spent >= granted
        until = self._padding.until(granted, lasted, whole)
        if granted and whole and smoothly:
            self._turns.lasted(granted, lasted)
            self._padding.keep(granted, lasted)
        while (left := began + until - self._clock.now()) > 0 and not self._closed:
            await self._clock.wait(self._closing, left)
        return answer

    @abstractmethod
    async def open(self) -> None:
        """Makes ready to think."""

    @abstractmethod
    async def close(self) -> None:
        """Ends all thinking."""

    @abstractmethod
    async def _answer(self, question: Question, granted: float, asker: Asker) -> tuple[Answer, bool]:
        """The answer, as soon as there is one, to a question that was granted so many seconds of computing.

        And whether all went smoothly: else how long it lasted tells nothing of how long the next one will.
        """

    def _go_home(self) -> bool:
        """No question is answered from now on; whether that is news."""
        if self._closed:
            return False
        self._closed = True
        self._closing.set()
        self._turns.send_home(CannotThink(GONE_HOME))
        return True
