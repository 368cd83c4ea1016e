"""kill -9 of one thing after another, under load: what was acknowledged is there once, and every table goes on.

Two machines of `perfidie serve --processes 2`, two workers, PostgreSQL and Redis; scripts play at fifty-two tables,
with bots beside some of them, through both machines at random. Killed are: the process that owns a table, another one,
a worker, Redis, PostgreSQL, now and then a whole machine. The next kill comes as soon as every table has gone on since
the last one, while what was killed still starts.

    python bench/kills.py --kills 20            prints what was seen; 1,000 kills by default
    python bench/kills.py --minutes 30          ends by then, however many there were
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import backends
from estate import Estate, Size, several
from mirror import Mirror
from perfidie.web.settings import Settings
from soak_report import KEPT, keep, table
from soak_tables import KINDS, Made, Place, differences
from soak_wire import Tally

GOAL = 10.0
"""Seconds within which every table goes on after a kill."""
RECOVERED = 3.0
"""Seconds in which the site finds its database again, once it is back: faults until then are part of the outage."""
BEGUN = 180.0
"""Seconds in which all tables have begun, before the first kill."""
WEIGHTS = {"owner": 8, "other": 5, "worker": 4, "redis": 4, "postgres": 4, "machine": 1}


@dataclass
class Plan:
    """How much is done."""

    kills: int = 1000
    minutes: float = 60.0
    tables: int = 52
    streams: int = 12
    pace: float = 1.0
    seed: int = 1
    least: float = 0.8
    """Seconds between two kills, at least."""
    size: Size = field(default_factory=Size)


@dataclass
class Kill:
    """One of them, and how long each table took to go on."""

    what: str
    at: float
    waited: dict[int, float] = field(default_factory=dict)
    away: float = 0.0
    """Seconds until the database was back, if that was what was killed."""


@dataclass
class Soak:
    """A run: the site, the tables, what was killed and what was seen."""

    plan: Plan
    estate: Estate

    def __post_init__(self) -> None:
        self.rng = Random(self.plan.seed)
        self.tally = Tally()
        self.kills: list[Kill] = []
        self.wrong: list[str] = []
        self.late: list[str] = []
        self.compared = self.acknowledged = self.heard = 0
        self.over: dict[str, tuple[list[Made], int]] = {}
        """Games that are over and not yet compared with the store."""
        self.places = [self._place(number) for number in range(self.plan.tables)]
        self.mirror = Mirror(self.estate.ports, self.places, Random(self.plan.seed))

    def _place(self, number: int) -> Place:
        kind = KINDS[number % len(KINDS)]

        def kept(code: str, journal: list[Made]) -> None:
            self.over[code] = (journal, kind.people)

        return Place(number, kind, self.estate.ports, self.tally, self.plan.pace, kept, self._moved)

    def _moved(self, place: Place) -> None:
        """A table has gone on: for every kill since it last did, that is how long it took."""
        for kill in reversed(self.kills):
            if place.number in kill.waited:
                break
            kill.waited[place.number] = monotonic() - kill.at

    # The run

    async def run(self) -> dict[str, Any]:
        began = monotonic()
        tasks = [asyncio.create_task(self._play(place)) for place in self.places]
        listening = [place for place in self.places if place.kind.by_form][: self.plan.streams]
        tasks += [asyncio.create_task(self._listen(place)) for place in listening]
        tasks += [asyncio.create_task(self._look_after()), asyncio.create_task(self.mirror.live())]
        try:
            await self._all_have_begun(tasks)
            say(f"{len(self.places)} tables have begun after {monotonic() - began:.0f} s")
            await self._kill_on(tasks, began)
            await self._settle(tasks)
            await asyncio.gather(*[place.still.acquire() for place in self.places])  # nothing is under way any more
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for place in self.places:
                place.leave()
        await self._compare(all_of_them=True)
        return self.summary(monotonic() - began)

    def _check(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done():
                task.result()
                raise RuntimeError("somebody has stopped playing")

    async def _all_have_begun(self, tasks: list[asyncio.Task[None]]) -> None:
        give_up = monotonic() + BEGUN
        while missing := [place for place in self.places if place.version < 0]:
            self._check(tasks)
            if monotonic() > give_up:
                raise RuntimeError(f"{len(missing)} tables do not begin: {missing[0].code} {missing[0].trouble}")
            await asyncio.sleep(0.1)

    async def _kill_on(self, tasks: list[asyncio.Task[None]], began: float) -> None:
        until = began + 60 * self.plan.minutes
        while len(self.kills) < self.plan.kills and monotonic() < until:
            await self._kill()
            await asyncio.sleep(self.plan.least)
            await self._gone_on(tasks, self.kills[-1:])
            await self._compare()
            if self.plan.kills < 50 or len(self.kills) % 25 == 0 or len(self.kills) == self.plan.kills:
                self._progress(began)

    async def _gone_on(self, tasks: list[asyncio.Task[None]], kills: list[Kill]) -> None:
        """Returns when every table has moved since; those that take too long are noted, and not waited for for ever."""
        for kill in kills:
            while len(kill.waited) < len(self.places):
                self._check(tasks)
                if monotonic() - kill.at > 6 * GOAL:
                    missing = [place.number for place in self.places if place.number not in kill.waited]
                    self.wrong.append(f"after the kill of {kill.what}, tables {missing} do not go on at all")
                    return
                await asyncio.sleep(0.02)
            worst = max(kill.waited, key=lambda number: kill.waited[number])
            if kill.waited[worst] > GOAL:
                place = self.places[worst]
                seconds = kill.waited[worst]
                where = f"{place.code} ({place.kind.game}, {place.doing}, before that: {place.trouble or 'no trouble'})"
                meanwhile = [f"{each.what} at {each.at - kill.at:.1f} s" for each in self._between(kill, seconds)]
                self.late.append(f"{kill.what}: {seconds:.1f} s at {where}; killed meanwhile: {meanwhile or 'nothing'}")
                say(f"late: {self.late[-1]}")

    def _between(self, kill: Kill, seconds: float) -> list[Kill]:
        """What else was killed in so many seconds after this one."""
        return [each for each in self.kills if 0 < each.at - kill.at < seconds]

    async def _settle(self, tasks: list[asyncio.Task[None]]) -> None:
        """Nothing is killed any more: every table goes on once more, and every stream brings something."""
        self.kills.append(Kill("nothing", monotonic()))
        heard = self.heard
        await self._gone_on(tasks, self.kills[-1:])
        self.kills.pop()
        if self.plan.streams and self.heard == heard:
            await asyncio.sleep(3)
            if self.heard == heard:
                self.wrong.append("no stream brings anything any more")

    async def _look_after(self) -> None:
        """What has ended is started again."""
        while True:
            await asyncio.to_thread(self.estate.revive)
            await asyncio.sleep(0.1)

    async def _play(self, place: Place) -> None:
        """A table's people; where they cannot go on at all that is noted, and they try another table."""
        while True:
            try:
                await place.live()
            except RuntimeError as error:
                self.wrong.append(f"{place.code or 'no table'}: {error}")
                place.code = ""
                await asyncio.sleep(1)

    async def _listen(self, place: Place) -> None:
        """Somebody's stream, begun again whenever it breaks."""
        while True:
            if place.code and place.players:
                async for part in place.players[0].wire.listen(f"/t/{place.code}/live?lang=fr"):
                    self.heard += part.startswith(b"data: ")
                    if b'data-phase="over"' in part:
                        break
            await asyncio.sleep(0.3)

    # Killing

    async def _victim(self) -> str:
        """What dies next. Half of the processes that serve pages stay: a house that is gone helps nobody."""
        size, possible = self.estate.size, dict(WEIGHTS)
        if not self.estate.workers:
            del possible["worker"]
        if self.estate.redis is None:
            del possible["redis"]
        everybody = len(self.estate.machines) * (size.processes if several() else 1)
        while True:
            what = self.rng.choices(list(possible), list(possible.values()))[0]
            if what in ("worker", "redis", "postgres"):
                return what
            living = len(await asyncio.to_thread(self.estate.living))
            left = living - (everybody // len(self.estate.machines) if what == "machine" else 1)
            if left >= everybody // 2:
                return what
            await asyncio.sleep(0.05)

    async def _kill(self) -> None:
        what, estate = await self._victim(), self.estate
        if what in ("owner", "other"):
            pids = await asyncio.to_thread(estate.an_owner_and_another, self.rng)
            self.kills.append(Kill(what, monotonic()))
            with suppress(ProcessLookupError):
                os.kill(pids[what == "other"], signal.SIGKILL)
        elif what in ("worker", "machine"):
            self.kills.append(Kill(what, monotonic()))
            (self.rng.choice(estate.workers) if what == "worker" else self.rng.choice(estate.machines)).kill()
        else:
            backend = estate.redis if what == "redis" else estate.postgres
            if backend is not None:
                kill = Kill(what, monotonic())
                self.kills.append(kill)
                backend.kill()
                await asyncio.sleep(self.rng.random())
                await asyncio.to_thread(backend.start)
                kill.away = monotonic() - kill.at

    # What was kept

    async def _compare(self, all_of_them: bool = False) -> None:
        """Journals of games that are over (or of all) against the lines in the store."""
        found, self.over = self.over, {}
        if all_of_them:
            found |= {place.code: (place.journal, place.kind.people) for place in self.places if place.code}
        if found:
            try:
                await asyncio.to_thread(self._hold_against, found)
            except Exception:
                if all_of_them:
                    raise
                self.over |= found  # the database is away: next time

    def _hold_against(self, found: dict[str, tuple[list[Made], int]]) -> None:
        holes = ", ".join("?" * len(found))
        asked = f"SELECT code, number, kind, seat, words FROM lines WHERE code IN ({holes}) ORDER BY code, number"
        # Bots play on: the versions are read first, and a table may have more lines by the time those are read.
        versions = dict(self.estate.ask(f"SELECT code, version FROM tables WHERE code IN ({holes})", *found))
        rows = self.estate.ask(asked, *found)
        for code, (journal, people) in found.items():
            mine = [row for row in rows if row[0] == code]
            version = versions.get(code)
            if version is None or [row[1] for row in mine] != list(range(max(version, len(mine)))):
                self.wrong.append(f"{code}: {len(mine)} lines, which are not numbered from 0 to {version}")
            moves = [(row[3], " ".join(re.findall(r"[^\[\]\", ]+", row[4]))) for row in mine if row[2] == "move"]
            told = [f"{code}: {text}" for text in differences(journal, moves, people)]
            self.wrong += told
            for text in told:
                say(f"wrong: {text}; {people} people; journal {journal}; store {moves}")
            self.compared += 1
            self.acknowledged += sum(made.sure for made in journal)

    # Saying it

    def stray_faults(self) -> list[tuple[float, int, str, str]]:
        """Answers of 500 and more while the database was there."""
        outages = [(kill.at, kill.at + kill.away + RECOVERED) for kill in self.kills if kill.what == "postgres"]
        return [fault for fault in self.tally.faults if not any(a <= fault[0] <= b for a, b in outages)]

    def _progress(self, began: float) -> None:
        times = sorted(each for kill in self.kills for each in kill.waited.values())
        moves = sum(place.moves for place in self.places)
        worst, last = f"{times[-1]:.1f}" if times else "-", self.kills[-1].what
        say(
            f"{len(self.kills)} kills ({last}), {monotonic() - began:.0f} s, {moves} moves acknowledged, "
            f"worst wait {worst} s, {len(self.late)} late, {len(self.wrong) + len(self.mirror.different)} wrong"
        )

    def summary(self, seconds: float) -> dict[str, Any]:
        by_kind = {
            what: sorted(each for kill in self.kills if kill.what == what for each in kill.waited.values())
            for what in WEIGHTS
        }
        every = sorted(each for times in by_kind.values() for each in times) or [0.0]
        stray = self.stray_faults()
        return {
            "run": "kills",
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "kills": len(self.kills),
            "killed": dict(Counter(kill.what for kill in self.kills)),
            "minutes": round(seconds / 60, 1),
            "tables": len(self.places),
            "games": sum(place.games for place in self.places),
            "acknowledged": self.acknowledged,
            "tables given up before the first move": sum(place.unbegun for place in self.places),
            "sent twice": sum(place.doubled for place in self.places),
            "tables compared": self.compared,
            "lost or doubled": len(self.wrong),
            "wait p50": round(every[len(every) // 2], 2),
            "wait p99": round(every[int(len(every) * 0.99)], 2),
            "wait max": round(every[-1], 2),
            "wait max by kind": {what: round(times[-1], 2) for what, times in by_kind.items() if times},
            "late": len(self.late),
            "statuses": {str(status): count for status, count in sorted(self.tally.statuses.items())},
            "without an answer": self.tally.gone,
            "why": dict(self.tally.reasons.most_common(5)),
            "faults outside an outage": len(stray),
            "stream messages": self.heard,
            "pairs across processes": self.mirror.pairs,
            "pairs that were late": self.mirror.late,
            "pairs that differ": len(self.mirror.different),
            "pairs that differ in who is away": self.mirror.presence,
            "samples": [*self.wrong[:5], *self.late[:5], *[f"{a[1]} {a[2]} {a[3]}" for a in stray[:5]]]
            + self.mirror.different[:3],
        }


def say(text: str) -> None:
    """A line for whoever watches the run."""
    print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)


def held(summary: dict[str, Any]) -> bool:
    """Whether the house has held."""
    bad = ("lost or doubled", "late", "pairs that differ", "faults outside an outage")
    return not any(summary[name] for name in bad)


def take(plan: Plan, results: Path | None = KEPT, logs: Path | None = None) -> dict[str, Any]:
    """Runs it in a folder that is thrown away, and keeps the summary."""
    with tempfile.TemporaryDirectory(prefix="perfidie-kills-") as name, Estate(Path(name), plan.size) as estate:
        try:
            summary = asyncio.run(Soak(plan, estate).run())
        finally:
            if logs is not None:
                shutil.copytree(estate.home / "logs", logs, dirs_exist_ok=True)
    if results is not None:
        keep(summary, results)
    return summary


def size_here() -> Size:
    """What this version of the site can be asked for: one process, until it can be several."""
    return Size() if "redis" in Settings.__dataclass_fields__ else Size(1, 1, 0, redis=False)


def main() -> int:
    """Kills, prints, and fails if the house did not hold."""
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=usual.kills)
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--pace", type=float, default=usual.pace, help="seconds between two moves of a table")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--no-write", action="store_true", help="do not add the summary to bench/soak.jsonl")
    parser.add_argument("--logs", type=Path, help="a folder for what the site has logged")
    args = parser.parse_args()
    if absent := backends.missing():
        print(f"This needs PostgreSQL and Redis: {absent}")
        return 2
    plan = Plan(args.kills, args.minutes, args.tables, pace=args.pace, seed=args.seed, size=size_here())
    summary = take(plan, None if args.no_write else KEPT, args.logs)
    print(table(summary))
    print("The house holds." if held(summary) else "The house does NOT hold.")
    return 0 if held(summary) else 1


if __name__ == "__main__":
    sys.exit(main())
