"""Two processes look at one table: what one viewer gets from either is the same, byte for byte.

A table is held still and the same thing is asked of one machine, of another, and of the first again. If the first has
not changed its mind meanwhile (a bot may have moved), the other must say the same, at once or (late: counted) soon.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic

from soak_tables import Place
from soak_wire import Gone, Tally, Wire

SOON = 5.0
"""Seconds after which two processes that still differ are a fault."""
PAUSE = 0.4


class Mirror:
    """Compares, table after table, seat after seat, and a stranger's eyes."""

    def __init__(self, ports: list[int], places: list[Place], rng: Random) -> None:
        self.ports, self.places, self.rng = ports, places, rng
        self.pairs = self.late = self.presence = 0
        self.different: list[str] = []
        self.stranger = Wire(ports, Tally(), rng)

    async def live(self) -> None:
        """Compares until it is cancelled."""
        while True:
            place = self.rng.choice(self.places)
            if place.code and place.version >= 0:
                async with place.still:
                    if place.code:
                        await self._compare(place)
            await asyncio.sleep(PAUSE)

    def _questions(self, place: Place) -> tuple[Wire, list[str]]:
        """Somebody who may look, and what they look at."""
        player = self.rng.choice([*place.players, None])
        pages = [f"/t/{place.code}", f"/t/{place.code}/log"]
        if player is None:
            return self.stranger, [f"/api/tables/{place.code}/view", *pages]
        return player.wire, pages if player.by_form else [f"/api/tables/{place.code}/view?since=0"]

    async def _compare(self, place: Place) -> None:
        wire, paths = self._questions(place)
        wire = wire.twin()
        try:
            await self._each(wire, paths)
        finally:
            wire.hang_up()

    async def _each(self, wire: Wire, paths: list[str]) -> None:
        for path in paths:
            began, late = monotonic(), False
            while True:
                one, other = self.rng.sample(self.ports, 2) if len(self.ports) > 1 else self.ports * 2
                try:
                    first, second, third = [await self._asked(wire, path, port) for port in (one, other, one)]
                except Gone:
                    return
                if max(first[0], second[0], third[0]) >= 500:
                    return
                if first == second == third:
                    self.pairs += 1
                    self.late += late
                    break
                if first == third and monotonic() - began > SOON:
                    if _away(first[1]) != _away(second[1]):
                        self.presence += 1
                        break
                    self.different.append(f"{path}: {_where(first[1], second[1])}")
                    break
                if monotonic() - began > 2 * SOON:
                    break  # it never stood still: bots play on
                late = late or first == third
                await asyncio.sleep(0.1)

    async def _asked(self, wire: Wire, path: str, port: int) -> tuple[int, bytes]:
        answer = await wire.ask("GET", path, port=port)
        return answer.status, answer.body


def _away(page: bytes) -> int:
    """How many are shown as away. That is no secret of the game, and processes may learn of it one after the other."""
    return page.count(b"is-away")


def _where(one: bytes, other: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    near = slice(max(0, place - 60), place + 60)
    return f"{one[near]!r} / {other[near]!r}"
