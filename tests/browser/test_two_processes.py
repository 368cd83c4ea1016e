"""Two processes on one PostgreSQL and one Redis, and two browsers at one table, each served by another process."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from browser.server import Server
from browser.visitor import Visitors, play_together
from services import Postgres, Redis


def test_two_people_play_a_whole_game_through_two_processes(
    chromium: Browser, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared = {"PERFIDIE_DATABASE": postgres.database(), "PERFIDIE_REDIS": redis.url}
    machines: list[Server] = []
    try:
        machines += [Server(_home(tmp_path, name), **shared) for name in ("one", "other")]
        here, there = (Visitors(chromium, machine.origin) for machine in machines)
        ana, bo = here.come("Ana"), there.come("Bo")
        link = ana.open_table(3, max_rounds=1)
        bo.sit_down(link.replace(machines[0].origin, machines[1].origin))
        ana.start()
        play_together([ana, bo], Random(5))
        for person in (ana, bo):
            expect(person.find("#r-again")).to_be_visible()
        ranks = [person.find("#outcome .rank-who b").all_inner_texts() for person in (ana, bo)]
        assert ranks[0] == ranks[1]
        here.leave()
        there.leave()
    finally:
        for machine in machines:
            machine.stop()
    for machine in machines:
        assert '"level": "error"' not in machine.said()


def _home(folder: Path, name: str) -> Path:
    home = folder / name
    home.mkdir()
    return home
