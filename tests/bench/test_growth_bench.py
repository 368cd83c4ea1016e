"""Pages and growth are measured on real sites, by tiny plans; how fast this machine is, nobody judges here."""

from __future__ import annotations

import asyncio
import sqlite3
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(str(BENCH))
    names = ("growth", "loads", "pages", "people", "processes", "stored", "web_player")
    return SimpleNamespace(**{name: import_module(name) for name in names})


def test_the_first_page_a_replay_and_a_long_log_are_asked_of_a_real_site(bench: SimpleNamespace) -> None:
    plan = bench.pages.Plan(starts=1, rounds=2, pages=2, lines=8, kinds=(bench.web_player.Kind("verre", 2),))
    taken = bench.pages.take(plan)
    assert taken.lines >= 8
    found = bench.pages.figures(taken)
    assert len(found["pages.replay.ms"]) == len(found["pages.reload.ms"]) == 2
    assert min(values[0] for values in found.values()) > 0
    assert f"a log of {taken.lines} lines" in bench.pages.report(taken)


def test_live_tables_play_in_turns(bench: SimpleNamespace) -> None:
    played: list[int] = []
    groups = [SimpleNamespace(play=lambda number=number: played.append(number)) for number in range(5)]
    side = bench.growth.Turns(SimpleNamespace(), groups)
    for _ in range(3):
        asyncio.run(side.play(2))
    assert played == [0, 1, 2, 3, 4, 0]


def test_growth_is_measured_on_a_site_for_each_size(bench: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.growth, "CHUNK", 24)
    plan = bench.growth.Plan((1, 2), 1, (10, 200), 1, 5, 2, 0.0, 4, 2, 2, 5.0)
    found = bench.growth.figures(taken := bench.growth.take(plan))
    assert len(found["growth.live"]) == len(found["growth.stored.move"]) == len(found["growth.stored.landing"]) == 2
    assert len(found["growth.length"]) == 2
    assert all(value > 0 for values in found.values() for value in values)
    report = bench.growth.report(taken)
    assert "| 200 stored tables |" in report
    assert "| council for five, 48 moves far into a long game |" in report


def test_stored_tables_are_copies_that_the_site_can_open(bench: SimpleNamespace, tmp_path: Path) -> None:
    async def status_of(site: Any, code: str) -> int:
        person = bench.growth.Person(site.port, "Ana")
        await person.arrive()
        status, _, page = await person.get(f"/t/{code}")
        person.leave()
        return int(status) if code.encode() in page else 0

    with bench.processes.Site(tmp_path) as site:
        asyncio.run(bench.growth.a_few_moves(site))
    bench.stored.fill(tmp_path / "tables.db", 200)
    with sqlite3.connect(tmp_path / "tables.db") as file:
        counted = dict(file.execute("SELECT phase, count(*) FROM tables WHERE code LIKE 'STORED%' GROUP BY phase"))
        public = file.execute("SELECT count(*) FROM tables WHERE public").fetchone()[0]
    file.close()
    assert (counted, public) == ({"over": 180, "playing": 20}, 2)
    with bench.processes.Site(tmp_path) as site:
        assert asyncio.run(status_of(site, bench.stored.code_of(95))) == 200


def test_pages_of_people_are_asked_for_in_a_house_that_was_made_up(bench: SimpleNamespace) -> None:
    found = asyncio.run(bench.people.measured(60, 400))
    assert set(bench.people.pages(60)) <= set(found)
    assert all(each.spent > 0 and each.questions < 60 for each in found.values())
    assert "| my games, usual |" in bench.people.table(found, found)
