"""The site's part of the benchmark counts what it says it counts; how fast this machine is, it does not judge."""

from __future__ import annotations

import asyncio
import os
import stat
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

BENCH = Path(__file__).parents[2] / "bench"
PUSH = (
    b'data: <hx-partial hx-target="#r-status" hx-swap="innerMorph"><span data-version="7" data-turn="1" '
    b'data-phase="playing"></span></hx-partial><hx-partial hx-target="#seat-2" hx-swap="outerMorph">'
    b'<button form="move" name="action" value="elsewhere"></button></hx-partial>'
    b'<hx-partial hx-target="#r-hand" hx-swap="innerMorph"><input type="radio" id="a" form="move" name="pick" '
    b'value="p7" required><input type="radio" id="b" form="move" name="pick" value="a2" required></hx-partial>'
    b'<hx-partial hx-target="#r-decision" hx-swap="innerMorph">'
    b'<button class="btn" form="move" name="action" value="play * A">A</button>'
    b'<button class="btn" form="move" name="action" value="play * B" aria-disabled="true">B</button>'
    b'<button class="btn" form="move" name="action" value="take C">C</button>'
    b'<button class="tap" form="move" name="action" value="take C"></button></hx-partial>\n\n'
)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(str(BENCH))
    names = ("loaded", "memory", "peer_server", "processes", "server", "web_player")
    return SimpleNamespace(**{name: import_module(name) for name in names})


def tool(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_a_player_reads_his_buttons_and_cards_from_what_is_pushed(bench: SimpleNamespace) -> None:
    page = bench.web_player.read_push(PUSH)
    assert set(page) == {b"r-status", b"r-hand", b"r-decision"}
    found = bench.web_player.choices(b"".join(page.values()))
    assert found == [("play * A", "p7"), ("play * A", "a2"), ("take C", "")]


def test_cpu_time_is_read_from_the_system(bench: SimpleNamespace) -> None:
    before = bench.processes.cpu_seconds(os.getpid())
    while bench.processes.cpu_seconds(os.getpid()) == before:
        sum(range(10_000))
    assert bench.processes.resident_kib(os.getpid()) > 1000


def test_a_load_counts_moves_and_pushes_of_a_real_server(bench: SimpleNamespace, tmp_path: Path) -> None:
    plan = bench.server.Plan(sizes=(1,), rounds=2, seconds=0.0, moves=15, warm_moves=5)
    with bench.processes.Site(tmp_path) as site:
        ((load, peer),) = asyncio.run(bench.server.measured(plan, site, None))
        moves = asyncio.run(bench.memory.figure(site, "perfidie_moves_total"))
    assert peer is None
    assert len(load.microseconds) == len(load.moves_per_second) == len(load.push_bytes) == 2
    assert 30 <= load.moves <= moves
    assert all(size > 0 for size in load.push_bytes)


def test_a_table_played_to_the_middle_is_left_without_a_listener(bench: SimpleNamespace, tmp_path: Path) -> None:
    async def story(site: object) -> tuple[int, int, int, list[int]]:
        groups = await bench.memory.play_and_leave(site, 2, 12, 0)
        tables, streams = [await bench.memory.figure(site, f"perfidie_{what}") for what in ("tables", "streams")]
        await bench.memory.listen(site, groups)
        listening = await bench.memory.figure(site, "perfidie_streams")
        await bench.memory.hang_up(site, groups)
        return tables, streams, listening, [group.moves for group in groups]

    with bench.processes.Site(tmp_path) as site:
        assert asyncio.run(story(site)) == (2, 0, 10, [12, 12])


def test_a_refused_move_ends_the_measure(bench: SimpleNamespace, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        group = bench.web_player.Group(port, Random(1))
        await group.sit_down()
        for person in group.people:
            person.csrf = b"not mine"
        ours = bench.server.Ours(SimpleNamespace(pid=os.getpid()), [group])
        await ours.play(1)
        try:
            while True:
                await ours.count()
                await asyncio.sleep(0)
        finally:
            group.leave()

    with bench.processes.Site(tmp_path) as site, pytest.raises(RuntimeError, match="answered 403"):
        asyncio.run(story(site.port))


def test_ratios_are_taken_round_by_round_and_held_against_the_goal(bench: SimpleNamespace) -> None:
    mine = bench.server.Load("ours", 20, [300.0, 500.0, 400.0], [900.0] * 3, [2000.0] * 3, 2700)
    other = bench.server.Load("theirs", 20, [400.0, 400.0, 400.0], [800.0] * 3, [900.0] * 3, 2400)
    first, second = bench.server.lines(mine, other)
    assert "| 400 µs (300..500) |" in first
    assert "| 1.00 (0.75..1.25) | at most 1 | met |" in first
    assert second.startswith("| theirs | 20 |")
    mine.microseconds = [600.0, 500.0, 700.0]
    assert "**missed**" in bench.server.lines(mine, other)[0]
    held = [bench.memory.Held("a table", 3, 24.96, 25.0), bench.memory.Held("a stream", 3, 25.0, 25.0)]
    _, _, met, missed = bench.memory.table(held).splitlines()
    assert met.endswith("| under 25 KiB | met |")
    assert missed.endswith("| under 25 KiB | **missed** |")


def test_without_node_the_report_says_so_and_goes_on(
    bench: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bench.peer_server.missing(tmp_path / "home").endswith("was not measured: node and npm not found.")
    tool(tmp_path, "node", "exit 1")
    reason = bench.peer_server.missing(tmp_path / "home")
    assert reason.endswith("was not measured: npm not found.")
    load = bench.server.Load("ours", 20, [300.0], [900.0], [2000.0], 900)
    report = bench.server.report(bench.server.Taken([(load, None)], reason, []))
    assert reason in report
    assert "| ours | 20 | 300 µs (300..300) | 900 | 2,000 |  |  |  |" in report


def test_what_npm_cannot_install_is_said_and_what_it_did_install_is_used(
    bench: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("PATH", str(tmp_path))
    tool(tmp_path, "node", "exit 0")
    tool(tmp_path, "npm", "exit 1")
    assert bench.peer_server.missing(home).endswith("was not measured: npm could not install it.")
    (home / "node_modules" / "boardgame.io").mkdir(parents=True)
    (home / "node_modules" / "boardgame.io" / "package.json").write_text("{}", encoding="utf-8")
    assert bench.peer_server.missing(home) == ""


def test_the_report_of_a_loaded_site_says_whether_pages_came_in_time(bench: SimpleNamespace) -> None:
    quick = bench.loaded.Loaded(bench.loaded.Plan(), [10.0] * 95 + [500.0] * 5, 2.5)
    slow = bench.loaded.Loaded(bench.loaded.Plan(), [10.0] * 90 + [500.0] * 10, 2.5)
    assert "| 100 | 10 ms | 34 ms | 500 ms | 2.5 | under 100 ms | met |" in bench.loaded.report(quick)
    assert "**missed**" in bench.loaded.report(slow)


def test_tables_of_bots_play_by_themselves_while_pages_are_read(bench: SimpleNamespace, tmp_path: Path) -> None:
    plan = bench.loaded.Plan(tables=1, seats=2, seconds=0.5)
    with bench.processes.Site(tmp_path, PERFIDIE_THINKING="0.01", PERFIDIE_BOT_DELAY="0") as site:
        seen = asyncio.run(bench.loaded.measured(plan, site))
    assert seen.pages
    assert seen.moves_per_second > 0
