"""Rolling restarts while people play: nobody sees an error, every table goes on.

Fifty tables played by scripts, and four open pages in Chromium: two watch a table, two walk about. `perfidie serve` is
told to put new processes in the place of its old ones (SIGHUP), twice.

    python bench/rolling.py
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import backends
from estate import Estate, Size, several
from soak_report import KEPT, keep, table
from soak_tables import KINDS, Kind, Place
from soak_wire import Tally

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LONG = Kind("verre", 3, 3, options={"start_hearts": 8}, by_form=False)
"""What is watched: a game that does not end meanwhile."""
CLEAN = {200, 201, 204, 303, 304, 409}
PATIENCE = 30.0


class Plan(NamedTuple):
    """How much is done."""

    tables: int = 50
    pages: int = 4
    restarts: int = 2
    pace: float = 0.7
    calm: float = 4.0
    """Seconds of play before, between and after."""


class Window:
    """An open page, and what it complains of."""

    def __init__(self, page: Any, name: str) -> None:
        self.page, self.name = page, name
        self.faults: list[str] = []
        page.on("console", lambda said: self._note("console", said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._note("script", str(error)))
        page.on("response", lambda got: self._note("answer", f"{got.status} {got.url}") if got.status >= 400 else None)
        page.on("requestfailed", self._failed)

    def _note(self, kind: str, text: str) -> None:
        self.faults.append(f"{self.name}, {kind}: {text[:200]}")

    def _failed(self, request: Any) -> None:
        """A stream ends with the process that served it, and what is left behind when one walks on is given up."""
        if "/live" not in request.url and request.failure != "net::ERR_ABORTED":
            self._note("request", f"{request.failure} {request.url}")

    async def version(self) -> int:
        found = await self.page.locator("#r-status [data-version]").first.get_attribute("data-version")
        return int(found or -1)

    async def walk(self, origin: str, code: str, walks: list[int]) -> None:
        """From page to page, until it is cancelled."""
        while True:
            for path in ("/", "/lobby", f"/t/{code}", "/games/verre"):
                await self.page.goto(f"{origin}{path}")
                if await self.page.locator("[data-offline], .offline").count():
                    self._note("page", f"{path} shows the offline page")
                walks[0] += 1
                await asyncio.sleep(0.2)


class Rolling:
    """One run."""

    def __init__(self, plan: Plan, estate: Estate) -> None:
        self.plan, self.estate = plan, estate
        self.tally, self.moved_at = Tally(), {}  # type: ignore[var-annotated]
        kinds = [LONG if number < 4 else KINDS[number % len(KINDS)] for number in range(plan.tables)]
        self.places = [
            Place(number, kind, estate.ports, self.tally, plan.pace, lambda *_: None, self._moved, PATIENCE)
            for number, kind in enumerate(kinds)
        ]
        self.longest = 0.0
        self.walks = [0]
        self.faults: list[str] = []

    def _moved(self, place: Place) -> None:
        now = monotonic()
        self.longest = max(self.longest, now - self.moved_at.get(place.number, now))
        self.moved_at[place.number] = now

    async def run(self) -> dict[str, Any]:
        began = monotonic()
        tasks = [asyncio.create_task(place.live()) for place in self.places]
        try:
            while any(place.version < 0 for place in self.places):
                await asyncio.sleep(0.1)
            self.tally.gone, self.tally.statuses, self.tally.reasons = 0, Counter(), Counter()  # from here on
            await self._with_pages()
        finally:
            for task in tasks:
                task.cancel()
            stopped = await asyncio.gather(*tasks, return_exceptions=True)
            for place in self.places:
                place.leave()
        self.faults += [repr(each) for each in stopped if isinstance(each, RuntimeError)]
        odd = {str(status): count for status, count in self.tally.statuses.items() if status not in CLEAN}
        return {
            "run": "rolling",
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "restarts": self.plan.restarts,
            "minutes": round((monotonic() - began) / 60, 1),
            "tables": len(self.places),
            "open pages": self.plan.pages,
            "moves": sum(place.moves for place in self.places),
            "pages walked": self.walks[0],
            "longest pause of a table": round(self.longest, 2),
            "answers that say no": odd,
            "without an answer": self.tally.gone,
            "why": dict(self.tally.reasons.most_common(5)),
            "faults": len(self.faults),
            "samples": self.faults[:8],
        }

    async def _with_pages(self) -> None:
        from playwright.async_api import async_playwright

        program = os.environ.get("PERFIDIE_CHROMIUM") or shutil.which("chromium-headless-shell")
        origin = f"http://localhost:{self.estate.ports[0]}"
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=program or shutil.which("chromium"), args=ARGUMENTS
            )
            windows = [
                Window(await (await browser.new_context()).new_page(), f"page {number}")
                for number in range(self.plan.pages)
            ]
            half = len(windows) // 2
            for window, place in zip(windows, self.places, strict=False):
                await window.page.goto(f"{origin}/t/{place.code}")
            walkers = [
                asyncio.create_task(window.walk(origin, place.code, self.walks))
                for window, place in list(zip(windows, self.places, strict=False))[half:]
            ]
            try:
                await self._restart_all(windows[:half])
            finally:
                for walker in walkers:
                    walker.cancel()
                ended = await asyncio.gather(*walkers, return_exceptions=True)
            self.faults += [str(each)[:200] for each in ended if isinstance(each, Exception)]
            self.faults += [fault for window in windows for fault in window.faults]
            await browser.close()

    async def _restart_all(self, watching: list[Window]) -> None:
        await asyncio.sleep(self.plan.calm)
        for _ in range(self.plan.restarts):
            before = set(self.estate.living())
            seen = [await window.version() for window in watching]
            os.kill(self.estate.machines[0].pid, signal.SIGHUP)
            if several():
                await self._replaced(before)
            await asyncio.sleep(self.plan.calm)
            await self._going_on(watching, seen)

    async def _replaced(self, before: set[int]) -> None:
        """Returns when none of the old processes is left."""
        give_up = monotonic() + 2 * PATIENCE
        while before & set(await asyncio.to_thread(self.estate.living)):
            if monotonic() > give_up:
                self.faults.append("the old processes are still there")
                return
            await asyncio.sleep(0.2)

    async def _going_on(self, watching: list[Window], seen: list[int]) -> None:
        """Every open page has been shown something new, and every table has moved, since the restart."""
        since, give_up = monotonic(), monotonic() + PATIENCE
        while monotonic() < give_up:
            shown = [await window.version() for window in watching]
            moved = [place for place in self.places if self.moved_at[place.number] >= since]
            if all(now > then for now, then in zip(shown, seen, strict=True)) and len(moved) == len(self.places):
                return
            await asyncio.sleep(0.1)
        self.faults.append("a page or a table does not go on after a restart")


def held(summary: dict[str, Any]) -> bool:
    """Whether nobody has noticed anything."""
    return not (summary["faults"] or summary["answers that say no"] or summary["without an answer"])


def take(plan: Plan, results: Path | None = KEPT) -> dict[str, Any]:
    """Runs it in a folder that is thrown away, and keeps the summary."""
    size = Size(machines=1, processes=2, workers=1)
    with tempfile.TemporaryDirectory(prefix="perfidie-rolling-") as name, Estate(Path(name), size) as estate:
        summary = asyncio.run(Rolling(plan, estate).run())
        if not held(summary):
            with suppress(OSError):
                print(estate.machines[0].log.read_text(errors="replace")[-2000:])
    if results is not None:
        keep(summary, results)
    return summary


def main() -> int:
    """Restarts, prints, and fails if anybody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=Plan().tables)
    parser.add_argument("--restarts", type=int, default=Plan().restarts)
    parser.add_argument("--no-write", action="store_true")
    args = parser.parse_args()
    if (absent := backends.missing()) or not several():
        print(f"This needs PostgreSQL, Redis and a site of several processes. {absent}")
        return 2
    summary = take(Plan(args.tables, restarts=args.restarts), None if args.no_write else KEPT)
    print(table(summary))
    return 0 if held(summary) else 1


if __name__ == "__main__":
    sys.exit(main())
