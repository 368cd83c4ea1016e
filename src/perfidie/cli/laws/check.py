"""`perfidie check GAME`: all laws, on random games at every seat count and over all options."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from rich.console import Console

from perfidie import games as registry
from perfidie.cli.laws import checkout, verdict
from perfidie.cli.laws.lessons import lessons
from perfidie.cli.laws.wording import wording
from perfidie.cli.terminal.opening import whole
from perfidie.engine import Game
from perfidie.engine.laws import Finding
from perfidie.engine.laws import check as check_part
from perfidie.texts import Texts

BROKEN = 1
"""Exit status when a law is broken."""
PART = 50
"""Games looked at in one go: the work is cut into parts for several processes, always at the same places."""


def run(name: str | None, seats: list[str], games: str, seed: str, lang: str, golden: bool) -> int:
    """Checks one game, or all of them; the exit status says if a law is broken."""
    Texts(lang)  # a language we do not speak is refused before anything is done
    number, start = whole("--games", games, least=1), whole("--seed", seed, least=0)
    wanted = [word for text in seats for word in text.replace(",", " ").split()]
    chosen = [registry.find(each) for each in ([name] if name is not None else registry.names())]
    tables = [(game, _counts(game, wanted)) for game in chosen]
    console = Console()
    status = 0
    for game, counts in tables:
        if golden:
            for path in checkout.write_golden(game, counts):
                console.print(str(path), soft_wrap=True, highlight=False)
            continue
        findings = check(game, counts, number, start)
        verdict.show(console, f"{game.id} · {Texts(lang, game.id).title()}", findings)
        if any(finding.broken for finding in findings):
            status = BROKEN
    return status


def _counts(game: Game[Any, Any], wanted: list[str]) -> list[int]:
    """The seat counts asked for, or all; one the game does not have is refused."""
    counts = [int(word) if re.fullmatch(r"\d{1,9}", word) else word for word in wanted]
    for count in counts:
        game.setup(count)  # type: ignore[arg-type]
    return [count for count in game.seats if count in counts or not wanted]


def check(game: Game[Any, Any], seats: list[int], games: int, seed: int) -> list[Finding]:
    """All laws. The games are spread over the seat counts, the work over the cores of the machine."""
    tasks = list(parts(game.id, seats, games, seed))
    found: dict[tuple[int, int], Finding] = {}
    for findings in spread(tasks):
        for finding in findings:
            key = (finding.law, finding.seats)
            if key in found:
                found[key].add(finding)
            else:
                found[key] = finding
    outside = [checkout.golden(game, seats), checkout.rulings(game), wording(game), lessons(game)]
    return sorted([*found.values(), *outside], key=lambda finding: (finding.law, finding.seats))


Part = tuple[str, int, int, int, int]
"""Game, seats, number of games (0: the tests of the research libraries), seed, first game."""


def parts(name: str, seats: list[int], games: int, seed: int) -> Iterator[Part]:
    """Cuts a check into pieces for several processes; pieces without games are for the laws outside the engine."""
    for place, count in enumerate(seats):
        share = max(1, games // len(seats) + (place < games % len(seats)))
        for first in range(0, share, PART):
            yield name, count, min(PART, share - first), seed, first
    for count in seats:
        yield name, count, 0, seed, 0


def work(part: Part) -> list[Finding]:
    """What one process does."""
    name, seats, games, seed, first = part
    game = registry.find(name)
    return check_part(game, seats, games, seed, first) if games else [checkout.research(game, seats)]


def spread(tasks: list[Part]) -> Iterator[list[Finding]]:
    """Runs the parts on all cores; a handful of games is not worth the start of other processes."""
    cores = min(len(tasks), os.cpu_count() or 1)
    if cores < 2 or sum(games for _, _, games, _, _ in tasks) <= PART:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)
