"""The site's part of the benchmark counts what it says it counts; how fast this machine is, it does not judge."""

from __future__ import annotations

import asyncio
import os
import stat
import zlib
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
PUSH = (
    b'data: <hx-partial id="r-hand" hx-swap="innerMorph"><p>a card</p></hx-partial>'
    b'<hx-partial id="r-status" hx-swap="innerMorph"><span data-version="7" data-turn="1" '
    b'data-phase="playing"></span></hx-partial>\n\n'
)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(str(BENCH))
    names = ("loaded", "loads", "memory", "peer_server", "person", "processes", "server", "store_reader", "web_player")
    return SimpleNamespace(**{name: import_module(name) for name in names})


def tool(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_a_player_reads_whether_they_are_asked_from_whatever_is_pushed(bench: SimpleNamespace) -> None:
    assert bench.person.status_in(PUSH) == (7, True, b"playing")
    assert bench.person.status_in(b"data: a line of chat\n\n") is None


@pytest.mark.parametrize("packed", [False, True])
def test_a_push_is_read_whole_however_it_is_cut_and_packed(bench: SimpleNamespace, packed: bool) -> None:
    heard: list[Any] = []
    line = bench.person.Line()
    line.on_push = heard.append
    line.answer = SimpleNamespace(set_result=lambda _: None)
    coding = b"content-encoding: gzip\r\n" if packed else b""
    line.data_received(b"HTTP/1.1 200 OK\r\n" + coding + b"transfer-encoding: chunked\r\n\r\n")
    press = zlib.compressobj(6, wbits=31)
    for _ in range(2):
        sent = press.compress(PUSH) + press.flush(zlib.Z_SYNC_FLUSH) if packed else PUSH
        for part in (sent[:20], sent[20:]):
            line.data_received(b"%x\r\n%s\r\n" % (len(part), part))
    assert [push.text for push in heard] == [PUSH, PUSH]
    assert heard[1].on_the_wire < len(PUSH) / 4 if packed else heard[1].on_the_wire == len(PUSH)


def test_people_play_every_game_by_what_streams_and_the_store_tell_them(bench: SimpleNamespace, tmp_path: Path) -> None:
    kinds = (("verre", 5), ("verona", 5), ("idus_martii", 7), ("charlatans", 2), ("mousquetaires", 4))

    async def story(site: Any, game: str, seats: int) -> Any:
        group = bench.web_player.Group(site.port, site.book(), Random(3), bench.web_player.Kind(game, seats))
        group.scales, group.at_most = bench.web_player.Scales(), 12
        await group.sit_down()
        group.play()
        while group.going:
            await asyncio.sleep(0)
        group.leave()
        return group

    with bench.processes.Site(tmp_path) as site:
        groups = [asyncio.run(story(site, *kind)) for kind in kinds]
    for group in groups:
        assert group.failure is None
        assert group.moves == 12
        assert group.heard(0)
        assert group.scales.pushes == group.pushes >= 12
        assert group.scales.plain > 2 * group.scales.squeezed[1] > 2 * group.scales.squeezed[6] > 0


def test_cpu_time_is_read_from_the_system(bench: SimpleNamespace) -> None:
    before = bench.processes.cpu_seconds(os.getpid())
    while bench.processes.cpu_seconds(os.getpid()) == before:
        sum(range(10_000))
    assert bench.processes.resident_kib(os.getpid()) > 1000


def test_a_load_counts_moves_and_pushes_of_a_real_server(bench: SimpleNamespace, tmp_path: Path) -> None:
    plan = bench.server.Plan(sizes=(1,), others=1, rounds=2, seconds=0.0, moves=15, warm_moves=15)
    with bench.processes.Site(tmp_path) as site:
        taken = asyncio.run(bench.server.measured(plan, site, []))
        moves = asyncio.run(bench.memory.figure(site, "perfidie_moves_total"))
    ((load, peers),) = taken.glass
    assert peers == {}
    loads = [load, *taken.games.values()]
    assert len(loads) == 5
    for each in loads:
        assert len(each.microseconds) == len(each.moves_per_second) == len(each.push_bytes) == 2
        assert all(0 < sent < plain for sent, plain in zip(each.sent_bytes, each.push_bytes, strict=True))
    assert 5 * 30 <= sum(each.moves for each in loads) <= moves
    found = bench.server.figures(taken)
    assert {"site.verre.1.ms", "site.verre.push", "site.verona.ms", "site.largest.sent"} <= set(found)
    assert found["site.largest.push"] in [found[f"site.{game}.push"] for game in taken.games]


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
    async def story(site: Any) -> None:
        group = bench.web_player.Group(site.port, site.book(), Random(1))
        await group.sit_down()
        for person in group.people:
            person.csrf = b"not mine"
        ours = bench.loads.Ours(SimpleNamespace(pid=os.getpid()), [group])
        await ours.play(1)
        try:
            while True:
                await ours.count()
                await asyncio.sleep(0)
        finally:
            group.leave()

    with bench.processes.Site(tmp_path) as site, pytest.raises(RuntimeError, match="answered 403"):
        asyncio.run(story(site))


def a_load(bench: SimpleNamespace, name: str, *microseconds: float, tables: int = 20) -> Any:
    rounds = len(microseconds)
    return bench.loads.Load(
        name, tables, [*microseconds], [900.0] * rounds, [2000.0] * rounds, [500.0] * rounds, [400.0] * rounds, 900
    )


def test_ratios_are_taken_round_by_round_for_each_store_of_the_peer(bench: SimpleNamespace) -> None:
    mine = a_load(bench, "ours", 300.0, 500.0, 400.0)
    peers = {
        "memory": a_load(bench, "in memory", 400.0, 400.0, 400.0),
        "flatfile": a_load(bench, "disk", 800, 800, 800),
    }
    first, second, third = bench.server.lines(mine, peers)
    assert "| 400 (300..500) µs |" in first
    assert second.endswith("| 1.00 (0.75..1.25) |")
    assert third.endswith("| 0.50 (0.38..0.62) |")
    other = a_load(bench, "another game", 900.0, 900.0, 900.0)
    found = bench.server.figures(bench.server.Taken([(mine, peers)], {"verona": other}))
    assert found["site.verre.20.over_flatfile"] == [0.375, 0.625, 0.5]
    assert found["site.verona.ms"] == [0.9, 0.9, 0.9]
    assert found["site.verre.sent"] == [0.5, 0.5, 0.5]


def test_what_the_server_compresses_itself_is_counted_as_it_came(bench: SimpleNamespace) -> None:
    nothing = bench.loads.Count(0.0, 0.0, 0, 0, 0.0, 0.0, 0.0, 0.0)
    itself, plainly = a_load(bench, "compresses"), a_load(bench, "does not")
    itself.add(nothing, bench.loads.Count(1.0, 0.01, 10, 50, 50_000.0, 10_000.0, 9_000.0, 8_000.0))
    plainly.add(nothing, bench.loads.Count(1.0, 0.01, 10, 50, 50_000.0, 50_000.0, 9_000.0, 8_000.0))
    assert itself.sent_bytes == [200.0]
    assert plainly.sent_bytes == [180.0]
    assert itself.microseconds == [1000.0]


def test_without_node_the_report_says_so_and_goes_on(
    bench: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bench.peer_server.missing(tmp_path / "home").endswith("was not measured: node and npm not found.")
    tool(tmp_path, "node", "exit 1")
    reason = bench.peer_server.missing(tmp_path / "home")
    assert reason.endswith("was not measured: npm not found.")
    report = bench.server.report(bench.server.Taken([(a_load(bench, "ours", 300.0), {})], {}, reason))
    assert reason in report
    assert "| ours | 20 | 300 (300..300) µs | 900 | 2,000 | 500 | 400 |  |" in report


def test_what_npm_cannot_install_is_said_and_what_it_did_install_is_used(
    bench: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("PATH", str(tmp_path))
    tool(tmp_path, "node", "exit 0")
    tool(tmp_path, "npm", "exit 1")
    assert bench.peer_server.missing(home).endswith("was not measured: npm could not install it.")
    for package in ("boardgame.io", "node-persist"):
        (home / "node_modules" / package).mkdir(parents=True)
        (home / "node_modules" / package / "package.json").write_text("{}", encoding="utf-8")
    assert bench.peer_server.missing(home) == ""


def test_the_report_of_a_loaded_site_says_whether_pages_came_in_time(bench: SimpleNamespace) -> None:
    quick = bench.loaded.Loaded(bench.loaded.Plan(), [10.0] * 95 + [500.0] * 5, 2.5, [27.0])
    slow = bench.loaded.Loaded(bench.loaded.Plan(), [10.0] * 90 + [500.0] * 10, 2.5, [27.0])
    assert "| 100 | 10 ms | 34 ms | 500 ms | 2.5 | 27 MB | under 100 ms | met |" in bench.loaded.report(quick)
    assert "**missed**" in bench.loaded.report(slow)


def test_tables_of_bots_play_by_themselves_while_pages_are_read(bench: SimpleNamespace, tmp_path: Path) -> None:
    plan = bench.loaded.Plan(tables=1, seats=2, seconds=0.5)
    with bench.processes.Site(tmp_path, PERFIDIE_THINKING="0.01", PERFIDIE_BOT_DELAY="0") as site:
        seen = asyncio.run(bench.loaded.measured(plan, site))
    assert seen.pages
    assert seen.moves_per_second > 0
    assert all(megabytes > 5 for megabytes in seen.workers)
    assert seen.workers
