"""The queue between houses and workers: views go one way, answers the other, over Redis (SAQ).

What is queued is a ticket, which tells nothing. The view lies under that ticket for as long as its answer may take and
is then gone, whatever happens to either side; so is the answer. A worker gets what a process beside the site would get
(`perfidie.bots.worker`), and nothing else. House and worker are of the same version: the queue's name says which.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job
from saq.queue.redis import RedisQueue

from perfidie import __version__
from perfidie.bots.worker import Answer, Question, Study

NAME = f"perfidie-bots-{__version__}"
THINK = "think"
"""What is asked of a worker."""
KEPT = 30.0
"""Seconds after which an answer that nobody has fetched is gone."""
BEAT = 1
"""Seconds between two signs of life of a worker: for each thought, and for its places."""
FORGOTTEN = 2.5
"""Seconds after which whoever has said nothing counts as gone."""
HOUSES, WORKERS = "houses", "workers"
AWAY = (RedisError, OSError, asyncio.TimeoutError)
"""What happens where Redis does not answer."""
_encode = msgspec.msgpack.Encoder().encode
_questions = msgspec.msgpack.Decoder(tuple[Question | Study, float])
_answers = msgspec.msgpack.Decoder(Answer)


def connected(url: str) -> RedisQueue:
    """The queue at this address. What it does is nobody's business but ours: its own log is kept quiet."""
    logging.getLogger("saq").setLevel(logging.CRITICAL)
    redis = Redis.from_url(url, socket_connect_timeout=2.0, socket_timeout=5.0, retry=Retry(ConstantBackoff(0.2), 1))
    return RedisQueue(redis, NAME)


def _view(ticket: str) -> str:
    return f"{NAME}:view:{ticket}"


def _said(ticket: str) -> str:
    return f"{NAME}:answer:{ticket}"


class Sent:
    """One question on its way, and the signs of life of whoever thinks about it."""

    def __init__(self, queue: RedisQueue, patience: float) -> None:
        self.ticket = secrets.token_urlsafe(18)
        self._queue = queue
        self._redis = queue.redis
        self._patience = patience

    async def send(self, question: Question | Study, granted: float) -> None:
        """Lays the view down and queues its ticket."""
        lasts = int(self._patience) + 1
        await self._redis.set(_view(self.ticket), _encode((question, granted)), ex=lasts)
        await self._queue.enqueue(
            THINK, key=self.ticket, ticket=self.ticket, timeout=lasts, heartbeat=4 * BEAT, retries=1, ttl=int(KEPT)
        )
        await self._redis.expire(self._queue.job_id(self.ticket), lasts)

    async def answer(self) -> Answer | None:
        """The answer, if it comes within a moment; it is taken away, so that nobody has it twice."""
        found = await self._redis.blpop([_said(self.ticket)], timeout=BEAT)
        return _answers.decode(found[1]) if found else None

    async def sign(self) -> object:
        """Something that differs from the last time while somebody thinks about it; None where nobody will."""
        job = await self._queue.job(self.ticket)
        if job is None or job.status in TERMINAL_STATUSES:
            return None
        return job.status, job.touched, job.attempts

    async def waits(self) -> bool:
        """Whether nobody has taken the ticket yet."""
        return await self._redis.lpos(f"saq:{NAME}:queued", self._queue.job_id(self.ticket)) is not None

    async def take_back(self) -> None:
        """Nobody wants the answer any more: what was laid down is gone, and whoever thinks about it may stop."""
        await self._redis.delete(_view(self.ticket), _said(self.ticket))
        job = await self._queue.job(self.ticket)
        if job is not None and job.status not in TERMINAL_STATUSES:
            await self._queue.abort(job, "not wanted", ttl=int(KEPT))
            await self._redis.expire(self._queue.job_id(self.ticket), int(KEPT))

    async def done(self) -> None:
        """It was answered: nothing of it stays."""
        await self._redis.delete(_view(self.ticket), _said(self.ticket))


async def fetched(queue: RedisQueue, ticket: str) -> tuple[Question | Study, float] | None:
    """The question of a ticket and its time; None where nobody wants the answer any more."""
    found = await queue.redis.get(_view(ticket))
    return _questions.decode(found) if found else None


async def answered(queue: RedisQueue, ticket: str, answer: Answer) -> None:
    """Hands the answer over, for a moment, if anybody still wants it."""
    if not await queue.redis.exists(_view(ticket)):
        return
    async with queue.redis.pipeline(transaction=True) as pipe:
        await pipe.rpush(_said(ticket), _encode(answer)).expire(_said(ticket), int(KEPT)).execute()


async def beat(job: Job) -> None:
    """Signs of life for as long as a thought lasts."""
    while True:
        await asyncio.sleep(BEAT)
        with suppress(*AWAY):
            await job.update()


# Who is there: each says so again before it is forgotten, by the clock of the Redis


async def announce(queue: RedisQueue, kind: str, me: str) -> list[str]:
    """I am there; all of this kind that are."""
    known, redis = f"{NAME}:{kind}", queue.redis
    now = await _now(redis)
    async with redis.pipeline(transaction=True) as pipe:
        pipe.zadd(known, {me: now})
        pipe.expire(known, 60)
        await pipe.execute()
    return await _there(redis, known, now)


async def places(queue: RedisQueue) -> list[int]:
    """How many places each worker has that is there now."""
    found = await _there(queue.redis, f"{NAME}:{WORKERS}", await _now(queue.redis))
    return [int(each.rpartition(" ")[2]) for each in found]


async def leave(queue: RedisQueue, kind: str, me: str) -> None:
    """I am gone."""
    await queue.redis.zrem(f"{NAME}:{kind}", me)


async def _now(redis: Any) -> float:
    seconds, millionths = await redis.time()
    return float(seconds + millionths / 1_000_000)


async def _there(redis: Any, known: str, now: float) -> list[str]:
    await redis.zremrangebyscore(known, 0, now - 60 * FORGOTTEN)
    return [each.decode() for each in await redis.zrangebyscore(known, now - FORGOTTEN, "+inf")]
