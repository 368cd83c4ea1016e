"""A day's worth of tables in a compressed run: opened, played, finished, abandoned; the memory of the site stays flat.

Evenings run beside each other: somebody comes, plays a few tables with quick bots one after the other, listens to a
stream now and then, leaves some tables before or in the middle of the game, and goes. Tables nobody looks at leave the
memory after a second. What the site holds in the last third of the run is compared with the second third.

    python bench/day.py --tables 2400           a hundred tables an hour
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

from estate import Estate, Size
from processes import children_of, resident_kib
from soak_report import KEPT, keep, table
from soak_tables import Kind, Place
from soak_wire import Gone, Tally, Wire

KINDS = (
    Kind("verre", 2, 1, options={"max_rounds": 1}),
    Kind("verona", 2, 1, "quick"),
    Kind("charlatans", 2, 1, "short"),
    Kind("verre", 3, 2, options={"max_rounds": 1}),
)
IN_A_HURRY = {
    "PERFIDIE_BOT_DELAY": "0",
    "PERFIDIE_THINKING": "0.001",
    "PERFIDIE_UNLOAD_AFTER": "1",
    "PERFIDIE_AWAY_AFTER": "2",
}
EVERY = 1.0
"""Seconds between two looks at the memory."""
FLAT = 0.03
"""The last third may hold this part more than the second, at most."""


class Plan(NamedTuple):
    """How much is done."""

    tables: int = 2400
    minutes: float = 20.0
    at_once: int = 16
    size: Size = Size(1, 1, 0, postgres=False, redis=False)


class Look(NamedTuple):
    """What the site held at a moment."""

    kib: int
    descriptors: int


def look_at(pids: list[int]) -> Look:
    """Memory and open descriptors of these processes together."""
    kib = descriptors = 0
    for pid in pids:
        try:
            kib += resident_kib(pid)
            descriptors += len(list(Path(f"/proc/{pid}/fd").iterdir()))
        except OSError:
            continue
    return Look(kib, descriptors)


class Day:
    """One run."""

    def __init__(self, plan: Plan, estate: Estate) -> None:
        self.plan, self.estate = plan, estate
        self.tally, self.did = Tally(), Counter[str]()
        self.looks: list[Look] = []
        self.until = monotonic() + 60 * plan.minutes

    @property
    def over(self) -> bool:
        return self.did["tables"] >= self.plan.tables or monotonic() > self.until

    async def run(self) -> dict[str, Any]:
        began = monotonic()
        watching = asyncio.create_task(self._watch())
        evenings = [asyncio.create_task(self._evenings(number)) for number in range(self.plan.at_once)]
        try:
            await asyncio.gather(*evenings)
        finally:
            for task in (watching, *evenings):
                task.cancel()
            await asyncio.gather(watching, *evenings, return_exceptions=True)
        return self.summary(monotonic() - began)

    async def _watch(self) -> None:
        machine = self.estate.machines[0]
        while True:
            await asyncio.sleep(EVERY)
            self.looks.append(look_at([machine.pid, *children_of(machine.pid)]))

    async def _evenings(self, number: int) -> None:
        evening = 0
        while not self.over:
            rng = Random(1000 * number + evening)
            place = Place(
                rng.randrange(10**9), rng.choice(KINDS), self.estate.ports, self.tally, 0.0, self._kept, lambda _: None
            )
            try:
                for _ in range(rng.randrange(3, 9)):
                    if self.over:
                        break
                    await self._one_table(place, rng)
            finally:
                place.leave()
            evening += 1

    def _kept(self, *_: Any) -> None:
        self.did["finished"] += 1

    async def _one_table(self, place: Place, rng: Random) -> None:
        """Sits down and plays, all of it or not; sometimes with a stream open."""
        await place.sit_down()
        self.did["tables"] += 1
        left_after = rng.choice((0, rng.randrange(1, 12), 10**6, 10**6, 10**6))
        listening = asyncio.create_task(self._listen(place.players[0].wire.twin(), place.code, rng))
        try:
            for _ in range(left_after):
                if await place.one_turn():
                    self._kept()
                    return
            self.did["abandoned"] += 1
        except Gone:
            self.did["broken off"] += 1
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            place.code = ""

    async def _listen(self, wire: Wire, code: str, rng: Random) -> None:
        if rng.random() < 0.5:
            async for _ in wire.listen(f"/api/tables/{code}/live"):
                self.did["stream messages"] += 1

    def summary(self, seconds: float) -> dict[str, Any]:
        third = max(1, len(self.looks) // 3)
        middle, last = self.looks[third : 2 * third] or self.looks, self.looks[2 * third :] or self.looks
        held = [median(look.kib for look in part) / 1024 for part in (middle, last)]
        opened = [median(look.descriptors for look in part) for part in (middle, last)]
        return {
            "run": "day",
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "minutes": round(seconds / 60, 1),
            **self.did,
            "statuses": {str(status): count for status, count in sorted(self.tally.statuses.items())},
            "faults": len(self.tally.faults),
            "MB in the second third": round(held[0], 1),
            "MB in the last third": round(held[1], 1),
            "growth": round(held[1] / held[0] - 1, 4),
            "descriptors": f"{opened[0]:.0f}, {opened[1]:.0f}",
            "more descriptors": opened[1] - opened[0],
        }


def flat(summary: dict[str, Any]) -> bool:
    """Whether the site holds no more at the end than in the middle, and nothing went wrong."""
    return summary["growth"] <= FLAT and summary["more descriptors"] <= 8 and not summary["faults"]


def take(plan: Plan, results: Path | None = KEPT) -> dict[str, Any]:
    """Runs it in a folder that is thrown away, and keeps the summary."""
    with (
        tempfile.TemporaryDirectory(prefix="perfidie-day-") as name,
        Estate(Path(name), plan.size, **IN_A_HURRY) as estate,
    ):
        summary = asyncio.run(Day(plan, estate).run())
    if results is not None:
        keep(summary, results)
    return summary


def main() -> int:
    """Plays, prints, and fails if the memory grows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=Plan().tables)
    parser.add_argument("--minutes", type=float, default=Plan().minutes)
    parser.add_argument("--no-write", action="store_true")
    args = parser.parse_args()
    summary = take(Plan(args.tables, args.minutes), None if args.no_write else KEPT)
    print(table(summary))
    print("Flat." if flat(summary) else "NOT flat.")
    return 0 if flat(summary) else 1


if __name__ == "__main__":
    sys.exit(main())
