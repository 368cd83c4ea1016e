"""Students: they work on reviews in the background, piece by piece, wherever bots think; nobody waits behind them.

Where there are workers, each of them is given one piece at a time; else one process beside the site works. Such a
process gives way to everything else (`perfidie.review.worker`) and takes no bot's place.
"""

from __future__ import annotations

import sys
from asyncio import Semaphore
from collections.abc import Sequence
from itertools import count
from typing import Protocol

from perfidie.bots.worker import Study
from perfidie.web.house.bots.desk import GONE_HOME, CannotThink
from perfidie.web.house.bots.thinkers import Processes

STUDENT = (sys.executable, "-P", "-m", "perfidie.review.worker")
LASTS = 30.0
"""Seconds of computing that a piece may well take; it is waited for many times as long."""


class Elsewhere(Protocol):
    """Machines other than this one on which something may be worked out."""

    @property
    def workers(self) -> int:
        """How many of them there are now."""
        ...

    async def study(self, study: Study, seconds: float) -> bytes | None:
        """What comes of a task; nothing where nobody has taken it on."""
        ...


class Students:
    """Works on tasks, here or elsewhere."""

    def __init__(self, elsewhere: Elsewhere | None = None, command: Sequence[str] = STUDENT) -> None:
        self._elsewhere = elsewhere
        self._processes = Processes(command=command)
        self._here = Semaphore(1)
        self._numbers = count(1)
        self._closed = False

    @property
    def at_once(self) -> int:
        """How many tasks are worth putting at the same time."""
        return max(1, self._elsewhere.workers) if self._elsewhere else 1

    async def study(self, task: bytes) -> bytes:
        """What comes of a task; raises CannotThink where nothing does."""
        study = Study(next(self._numbers), task)
        if self._elsewhere is not None and self._elsewhere.workers:
            found = await self._elsewhere.study(study, LASTS)
            if found is not None:
                return found
        async with self._here:
            if self._closed:
                raise CannotThink(GONE_HOME)
            answer = await self._processes.answer(study, LASTS)
        if answer.error:
            raise CannotThink(f"a task failed: {answer.error}")
        return answer.studied

    async def close(self) -> None:
        """Ends all work that is done here."""
        self._closed = True
        await self._processes.close()
