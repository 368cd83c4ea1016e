"""The commons: what the processes of a house tell each other, beside the database that holds all that is true.

A house of one process has none of it to do (`Alone`). Where there are several, they meet in Redis (`Shared`): each
table has a channel on which its processes say how far it has come, who is there and how long something is being shown,
never what happened. Whatever is said is a hint. It may come late, twice or not at all; what counts is read from the
database.

Nothing here waits: what is said goes into a box that a task empties, and what was not sent in time is dropped. So a
slow or absent Redis holds nobody up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from perfidie.web.errands import end

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = structlog.get_logger()
Heard = Callable[["Word"], None]
"""Told of what another process has said."""

UNSENT = 5000
"""So many words wait to be sent; of more, the oldest are dropped."""
AGAIN = 0.5
"""Seconds after which a broken line is tried again."""
ANSWER = 2.0
"""Seconds within which Redis answers, or counts as away."""


class Word(msgspec.Struct, frozen=True, array_like=True):
    """Something one process says to the others: of a table, or (an empty code) of the whole house."""

    sender: str
    topic: str
    code: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class Commons(Protocol):
    """What parts of the house may ask of it."""

    shared: bool
    """Whether there are, or may be, other processes."""

    @property
    def reachable(self) -> bool:
        """Whether the others can be heard now."""

    def open(self, house: str) -> None:
        """Begins to listen and to speak in this house; returns at once, whether anybody answers or not."""

    def hear(self, topic: str, tell: Heard) -> None:
        """Tells of all that is said on this topic by others."""

    def say(self, topic: str, code: str = "", **facts: Any) -> None:
        """Says something to the others, at once or never."""

    def follow(self, code: str) -> None:
        """From now on, what is said of this table is of interest here."""

    def unfollow(self, code: str) -> None:
        """No longer."""

    async def keep(self, name: str, value: bytes, seconds: int) -> None:
        """Keeps a value for the others for a while, if that can be done."""

    async def kept(self, name: str) -> bytes | None:
        """A value that another one has kept."""

    async def close(self) -> None:
        """Says goodbye."""


class Alone:
    """One process: there is nobody to tell anything."""

    shared = False
    reachable = True

    def open(self, house: str) -> None:
        pass

    def hear(self, topic: str, tell: Heard) -> None:
        pass

    def say(self, topic: str, code: str = "", **facts: Any) -> None:
        pass

    def follow(self, code: str) -> None:
        pass

    def unfollow(self, code: str) -> None:
        pass

    async def keep(self, name: str, value: bytes, seconds: int) -> None:
        pass

    async def kept(self, name: str) -> bytes | None:
        return None

    async def close(self) -> None:
        pass


class Shared:
    """Several processes, which meet in Redis under the name of their house."""

    shared = True

    def __init__(self, redis: Redis, me: str) -> None:
        self.redis = redis
        self.me = me
        self._prefix = "perfidie"
        self._hearers: dict[str, list[Heard]] = {}
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=UNSENT)
        self._something = asyncio.Event()
        self._wanted: set[str] = set()
        """The tables that are of interest here; what is said of the whole house always is."""
        self._reachable = False
        self._tasks: list[asyncio.Task[None]] = []
        self._followed: PubSub | None = None

    def open(self, house: str) -> None:
        self._prefix = f"perfidie:{house}"
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    @property
    def reachable(self) -> bool:
        return self._reachable

    def _channel(self, code: str) -> str:
        return f"{self._prefix}:{code or 'all'}"

    # Speaking

    def hear(self, topic: str, tell: Heard) -> None:
        self._hearers.setdefault(topic, []).append(tell)

    def say(self, topic: str, code: str = "", **facts: Any) -> None:
        self._outbox.append((self._channel(code), msgspec.json.encode(Word(self.me, topic, code, facts))))
        self._something.set()

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outbox:
                said = [self._outbox.popleft() for _ in range(min(200, len(self._outbox)))]
                try:
                    async with asyncio.timeout(ANSWER), self.redis.pipeline(transaction=False) as pipeline:
                        for channel, word in said:
                            pipeline.publish(channel, word)
                        await pipeline.execute()
                except Exception:  # the others find out from the database
                    await asyncio.sleep(AGAIN)

    # Listening

    def follow(self, code: str) -> None:
        self._wanted.add(code)
        self._subscribe("subscribe", code)

    def unfollow(self, code: str) -> None:
        self._wanted.discard(code)
        self._subscribe("unsubscribe", code)

    def _subscribe(self, how: str, code: str) -> None:
        if self._reachable and self._followed is not None:
            task = asyncio.create_task(self._told(getattr(self._followed, how)(self._channel(code))))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _told(self, request: Any) -> None:
        with suppress(Exception):  # where the line is broken, it is made again with all that is wanted
            await request

    async def _listen(self) -> None:
        """Hears the others; where the line breaks it is made again, and then everybody looks what was missed."""
        while True:
            try:
                async with self.redis.pubsub() as followed:
                    async with asyncio.timeout(ANSWER):
                        await followed.subscribe(*map(self._channel, ("", *self._wanted)))
                    self._followed = followed
                    self._now_reachable()
                    await self._hear_all(followed)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self._reachable:
                    log.warning("redis_away", why=type(error).__name__)
            self._reachable, self._followed = False, None
            await asyncio.sleep(AGAIN)

    def _now_reachable(self) -> None:
        self._reachable = True
        self._pass_on(Word("", "reachable"))

    async def _hear_all(self, followed: PubSub) -> None:
        silence = 0
        while True:
            message = await followed.get_message(ignore_subscribe_messages=True, timeout=ANSWER)
            if message is None:  # nothing was said: is there anybody at all?
                silence += 1
                if silence > 1:
                    async with asyncio.timeout(ANSWER):
                        await self.redis.ping()
                    silence = 0
                continue
            with suppress(msgspec.MsgspecError):
                self._pass_on(msgspec.json.decode(message["data"], type=Word))

    def _pass_on(self, word: Word) -> None:
        if word.sender == self.me:
            return
        for tell in self._hearers.get(word.topic, ()):
            try:
                tell(word)
            except Exception:
                log.exception("word_not_understood", topic=word.topic)

    # Values

    async def keep(self, name: str, value: bytes, seconds: int) -> None:
        with suppress(Exception):
            async with asyncio.timeout(ANSWER):
                await self.redis.set(f"{self._prefix}:kept:{name}", value, ex=seconds)

    async def kept(self, name: str) -> bytes | None:
        with suppress(Exception):
            async with asyncio.timeout(ANSWER):
                found: Any = await self.redis.get(f"{self._prefix}:kept:{name}")
                return bytes(found) if found is not None else None
        return None

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, []
        await end(*tasks)
        with suppress(Exception):
            async with asyncio.timeout(ANSWER):
                await self.redis.aclose()


def meet(url: str, me: str) -> Shared:
    """The commons in this Redis; nothing is asked of it yet."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    once = Retry(NoBackoff(), 0)  # a broken line is noticed at once, and made again by whoever needs it
    redis = Redis.from_url(url, socket_connect_timeout=ANSWER, socket_timeout=ANSWER * 2, retry=once)
    return Shared(redis, me)
