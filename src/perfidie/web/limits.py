"""Limits: how often somebody may do something. A bucket fills steadily and holds a minute's or an hour's worth.

Whoever has no name here is known by an address, and an address by its prefix: an IPv4 address whole, an IPv6 address
by the /64 that one customer has at least, and besides, with a wider allowance, by the /48 that one may have at most.

Several processes count together over Redis (`Limits.exchange`): each sends what was spent at it and takes over what
is left of the common bucket. Without Redis, or while it does not answer, each counts for itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import structlog

from perfidie.engine import Refusal

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = structlog.get_logger()
MINUTE, HOUR = 60.0, 3600.0
WIDER = 16
"""What a /48 is allowed, in allowances of one /64."""
MOST_BUCKETS = 200_000
"""So many are remembered; those longest out of use are forgotten first."""
COMPLAIN_EVERY = 60.0
"""Seconds between two lines of the log that say that Redis does not answer."""
COMMON = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local spent, most, within = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = most
if kept[1] then left = math.min(most, tonumber(kept[1]) + (now - tonumber(kept[2])) * most / within) end
left = math.max(left - spent, -most)
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(2 * within))
return tostring(left)
"""
"""The common bucket of one key: filled by the clock of Redis, then emptied by what was spent; forgotten once full."""

Key = tuple[str, str]
"""What is done, and by whom."""


class Bucket(NamedTuple):
    """What is left of so many within so many seconds, and when that was so."""

    left: float
    at: float
    most: float
    within: float

    def now(self, now: float) -> float:
        """What is left at this moment."""
        return min(self.most, self.left + (now - self.at) * self.most / self.within)


@lru_cache(maxsize=4096)
def prefixes(address: str) -> tuple[tuple[str, int], ...]:
    """By which names an address is counted, each with how many allowances it has."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        if mapped is None:
            home, site = int(found) >> 64, int(found) >> 80
            return (f"{home:x}/64", 1), (f"{site:x}/48", WIDER)
        found = mapped
    return ((str(found), 1),) if isinstance(found, IPv4Address) else ((address[:64], 1),)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """The address without the port, brackets and zone that proxies may write beside it."""
    bare = address.strip().partition("%")[0]
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return ip_address(bare)
    except ValueError:
        return None


class Limits:
    """Buckets by what is done and by whom; full ones are forgotten."""

    def __init__(self) -> None:
        self._buckets: dict[Key, Bucket] = {}
        self._spent: dict[Key, int] = {}
        """What was spent since the other processes were last told; empty while there are none."""
        self._shared = False
        self._complained = -COMPLAIN_EVERY

    def spend(self, what: str, who: str, most: int, within: float) -> None:
        """Takes one from the bucket of `most` that fills within so many seconds; refused when it is empty."""
        self._take([((what, who), most)], within)

    def spend_at(self, what: str, address: str, most: int, within: float) -> None:
        """The same for all that comes from one address, and from its neighbours."""
        self._take([((what, prefix), most * share) for prefix, share in prefixes(address)], within)

    def spend_both(self, what: str, who: str, address: str, most: int, shared: int, within: float) -> None:
        """One of a person's allowance and one of their address's (`shared` times as much), or neither."""
        neighbours = [((what, prefix), most * shared * share) for prefix, share in prefixes(address)]
        self._take([((what, f"by {who}"), most), *neighbours], within)

    def check_at(self, what: str, address: str, most: int, within: float) -> None:
        """Refuses where nothing is left; takes nothing."""
        for prefix, share in prefixes(address):
            self._look((what, prefix), most * share, within, monotonic())

    def _take(self, wanted: Iterable[tuple[Key, int]], within: float) -> None:
        """One from each of these buckets, or from none of them."""
        now = monotonic()
        taken = [(key, most, self._look(key, most, within, now)) for key, most in wanted if most > 0]
        for key, most, left in taken:
            self._buckets.pop(key, None)  # what is used goes to the end: what nobody uses is forgotten first
            self._buckets[key] = Bucket(left - 1, now, float(most), within)
            if self._shared:
                self._spent[key] = self._spent.get(key, 0) + 1
        if len(self._buckets) > MOST_BUCKETS:
            self._make_room()

    def _look(self, key: Key, most: int, within: float, now: float) -> float:
        if most <= 0:
            return 1.0
        bucket = self._buckets.get(key)
        left = float(most) if bucket is None else bucket._replace(most=float(most), within=within).now(now)
        if left < 1:
            raise Refusal("too-fast", seconds=max(1, round((1 - left) * within / most)))
        return left

    def sweep(self) -> None:
        """Forgets the buckets that are full again."""
        now = monotonic()
        for key, bucket in list(self._buckets.items()):
            if bucket.now(now) >= bucket.most:
                del self._buckets[key]

    def _make_room(self) -> None:
        self.sweep()
        for key in list(self._buckets)[: max(0, len(self._buckets) - MOST_BUCKETS * 3 // 4)]:
            del self._buckets[key]

    # Several processes

    async def exchange(self, redis: Redis) -> None:
        """Sends what was spent since the last time and takes over what is left for all processes together.

        Called every half second or so, so that they overshoot by no more than what is spent in that time.
        """
        from redis.exceptions import RedisError

        self._shared = True
        told, self._spent = self._spent, {}
        told = {key: count for key, count in told.items() if key in self._buckets}
        if not told:
            return
        try:
            lefts = await self._settle(redis, told)
        except (RedisError, OSError, TimeoutError) as error:
            for key, count in told.items():
                self._spent[key] = self._spent.get(key, 0) + count
            self._complain(error)
            return
        now = monotonic()
        for key, left in zip(told, lefts, strict=True):
            if bucket := self._buckets.get(key):
                self._buckets[key] = bucket._replace(left=left - self._spent.get(key, 0), at=now)

    async def _settle(self, redis: Redis, told: dict[Key, int]) -> list[float]:
        async with redis.pipeline(transaction=False) as pipe:
            for key, count in told.items():
                bucket = self._buckets[key]
                pipe.eval(COMMON, 1, _kept_under(key), str(count), str(bucket.most), str(bucket.within))
            return [float(left) for left in await pipe.execute()]

    def _complain(self, error: Exception) -> None:
        """Once a minute: counting goes on, each process for itself."""
        if monotonic() - self._complained >= COMPLAIN_EVERY:
            self._complained = monotonic()
            log.warning("limits_not_shared", error=type(error).__name__)


def _kept_under(key: Key) -> str:
    """A name in Redis that betrays neither who nor from where."""
    return f"perfidie:limit:{blake2b('|'.join(key).encode(), digest_size=12).hexdigest()}"
