"""The instruments that try the house notice what they are there to notice; the long runs themselves are soak tests."""

from __future__ import annotations

import asyncio
import json
import os
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(str(BENCH))
    names = (
        "crowd",
        "crowd_report",
        "crowd_steps",
        "day",
        "estate",
        "kills",
        "processes",
        "soak_report",
        "soak_tables",
    )
    return SimpleNamespace(**{name: import_module(name) for name in names})


# Journals


def test_a_move_that_was_acknowledged_and_is_not_kept_is_noticed(bench: SimpleNamespace) -> None:
    made = bench.soak_tables.Made
    journal = [made(0, "pour a", True), made(1, "pass", True), made(0, "pour b", True)]
    assert bench.soak_tables.differences(journal, [(0, "pour a"), (1, "pass"), (0, "pour b")], 2) == []
    (lost,) = bench.soak_tables.differences(journal, [(0, "pour a"), (1, "pass")], 2)
    assert "'pour b' was acknowledged" in lost


def test_a_move_that_is_kept_twice_is_noticed(bench: SimpleNamespace) -> None:
    journal = [bench.soak_tables.Made(0, "pour a", True)]
    (doubled,) = bench.soak_tables.differences(journal, [(0, "pour a"), (0, "pour a")], 1)
    assert "is kept and was not acknowledged" in doubled


def test_a_move_nobody_is_sure_of_may_be_kept_or_not_and_bots_keep_no_journal(bench: SimpleNamespace) -> None:
    made = bench.soak_tables.Made
    journal = [made(0, "pour a", False), made(0, "pour b", True)]
    for kept in ([(0, "pour b")], [(0, "pour a"), (0, "pour b")]):
        assert bench.soak_tables.differences(journal, [*kept, (1, "of a bot")], 1) == []


def test_tables_play_on_a_real_site_and_what_they_noted_is_what_is_kept(bench: SimpleNamespace, tmp_path: Path) -> None:
    kinds = [bench.soak_tables.KINDS[number] for number in (0, 1, 2)]  # programs, a bot beside them, browsers
    size = bench.estate.Size(1, 1, 0, postgres=False, redis=False)
    before = set(bench.processes.children_of(os.getpid()))  # the services of other tests

    async def story(soak: Any) -> None:
        playing = [asyncio.create_task(place.live()) for place in soak.places]
        while any(place.moves < 4 for place in soak.places):
            soak._check(playing)
            await asyncio.sleep(0.01)
        await asyncio.gather(*[place.still.acquire() for place in soak.places])  # nothing is under way
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for place in soak.places:
            place.leave()

    with bench.estate.Estate(tmp_path, size) as estate:
        soak = bench.kills.Soak(bench.kills.Plan(tables=len(kinds), pace=0.0, size=size), estate)
        asyncio.run(story(soak))
        asyncio.run(soak._compare(all_of_them=True))
        pids = [machine.pid for machine in estate.machines]
        inside = bench.processes.children_of(os.getpid())
        assert set(pids) <= set(inside)
    assert soak.wrong == []
    assert soak.compared >= 3
    assert soak.acknowledged >= 12
    ours = set(inside) - before
    assert not ours & set(bench.processes.children_of(os.getpid())), "nothing is left behind"


def test_the_last_run_of_each_kind_is_told(bench: SimpleNamespace, tmp_path: Path) -> None:
    path = tmp_path / "soak.jsonl"
    for kills in (10, 1000):
        bench.soak_report.keep({"run": "kills", "kills": kills, "samples": [], "killed": {"owner": 3}}, path)
    told = bench.soak_report.section(path)
    assert "| kills | 1,000 |" in told
    assert "| killed | owner 3 |" in told
    assert "| kills | 10 |" not in told
    assert len([json.loads(line) for line in path.read_text().splitlines()]) == 2


# Crowds


def a_step(bench: SimpleNamespace, **figures: Any) -> Any:
    usual = {
        "tables": 100, "seconds": 10.0, "moves": 333, "waits": [0.01] * 330, "late": 0, "refused": 0,
        "pushed_bytes": 333 * 10_000.0, "servers": (1.0,), "others": {"players": 0.5}, "idle": 15.0,
        "resident_kib": 100_000,
    }  # fmt: skip
    return bench.crowd_steps.Step(**{**usual, **figures})


def test_a_step_holds_while_news_is_in_time_and_names_what_runs_out(bench: SimpleNamespace) -> None:
    plan, cores = bench.crowd.Plan(), os.cpu_count() or 1
    assert a_step(bench).holds(plan)
    assert not a_step(bench, late=10).holds(plan), "news that never came is late"
    assert not a_step(bench, moves=200).holds(plan), "fewer moves than there should be"
    assert a_step(bench, idle=0.1).limit().startswith(f"all {cores} cores")
    assert a_step(bench, servers=(9.5, 1.0), idle=8.0 * cores).limit().startswith("one core: the busiest")
    assert a_step(bench, idle=9.0 * cores).limit().startswith("no CPU")


def test_what_a_hundred_thousand_tables_take_is_reckoned_from_the_figures(bench: SimpleNamespace) -> None:
    plan = bench.crowd.Plan()
    steps = [a_step(bench), a_step(bench, tables=200, moves=666, servers=(1.332,), resident_kib=150_000)]
    ladder = bench.crowd_steps.Ladder("Perfidie, SQLite, 1 process", [*steps, a_step(bench, tables=300, late=99)])
    told = bench.crowd.report(plan, [ladder], ["No peer."])
    assert "| Perfidie, SQLite, 1 process | 200 |" in told
    assert "33,333 moves and as many transactions a second" in told
    assert "67 cores at 2.00 ms a move" in told
    assert "No peer." in told


def test_a_crowd_is_counted_on_a_real_site(bench: SimpleNamespace) -> None:
    plan = bench.crowd.QUICK
    ((ladder,), missing) = bench.crowd.take(plan)
    (step,) = ladder.steps[-1:]
    assert step.tables == 2
    assert step.moves >= 2
    assert len(step.waits) >= 2
    assert missing[-1] == "boardgame.io was left out."
    assert "| Perfidie, SQLite, 1 process |" in bench.crowd.report(plan, [ladder], missing)
