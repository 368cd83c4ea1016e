"""A worker: takes questions from the queue and has them thought about in processes of this machine.

It knows no database and no table. Told to stop, it takes nothing new and finishes what it is at; what lasts too long
goes back to the queue.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from saq import Worker

from perfidie.bots.worker import Study
from perfidie.web.house.bots import queue
from perfidie.web.house.bots.queue import AWAY
from perfidie.web.house.bots.students import STUDENT
from perfidie.web.house.bots.thinkers import Processes

log = structlog.get_logger()
GRACE = 15
"""Seconds that a thought may still take once the worker is told to stop."""
STUDIES = 4
"""So many pieces of reviews may be here at once; one is worked on, and none takes a bot's place."""


async def serve(url: str, processes: int) -> None:
    """Thinks in so many processes until somebody stops it."""
    line, pool, students = queue.connected(url), Processes(), Processes(command=STUDENT)
    studying = asyncio.Semaphore(1)
    asyncio.get_running_loop().set_exception_handler(_tell)

    async def think(context: Any, *, ticket: str) -> None:
        """Answers one ticket, with signs of life meanwhile."""
        asked = await queue.fetched(line, ticket)
        if asked is None:
            return
        question, granted = asked
        signs = asyncio.create_task(queue.beat(context["job"]))
        try:
            if isinstance(question, Study):
                async with studying:
                    answer = await students.answer(question, granted)
            else:
                answer = await pool.answer(question, granted)
        finally:
            signs.cancel()
            with suppress(asyncio.CancelledError, *AWAY):
                await signs
        await queue.answered(line, ticket, answer)

    worker: Worker[Any] = Worker(
        line,
        [(queue.THINK, think)],
        concurrency=processes + STUDIES,
        dequeue_timeout=queue.BEAT,
        shutdown_grace_period_s=GRACE,
        timers={"schedule": 1, "worker_info": 1, "sweep": 1, "abort": queue.BEAT},  # its end waits for each of them
    )
    announcing = asyncio.create_task(_announce(line, worker, f"{worker.id} {processes}"))
    try:
        await worker.start()
    finally:
        await pool.close()
        await students.close()
        await announcing
        with suppress(*AWAY):
            await line.disconnect()


def _tell(_: object, trouble: dict[str, Any]) -> None:
    """Whatever went wrong between the queue and us, in one line: it is tried again."""
    log.warning("worker_trouble", why=type(trouble.get("exception")).__name__)


async def _announce(line: Any, worker: Worker[Any], me: str) -> None:
    """Says how many places there are until the worker is told to stop: houses then count on it no more."""
    stopping = False
    while not stopping:
        with suppress(*AWAY):
            await queue.announce(line, queue.WORKERS, me)
        with suppress(TimeoutError):
            async with asyncio.timeout(queue.BEAT):
                stopping = await worker.event.wait()
    with suppress(*AWAY):
        await queue.leave(line, queue.WORKERS, me)
