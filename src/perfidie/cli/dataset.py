"""`perfidie dataset GAME --out FILE`: games of bots as a table, one row for each decision, and their records."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from perfidie.arena import entrants
from perfidie.arena.contest import Played
from perfidie.arena.crew import cores
from perfidie.cli import arena
from perfidie.cli.terminal.opening import whole
from perfidie.lab.data.about import need_pyarrow, records_beside
from perfidie.lab.data.writing import check_place, write
from perfidie.texts import Texts


@dataclass(frozen=True)
class Wishes:
    """What was typed after `perfidie dataset`; None where nothing was said."""

    contest: arena.Wishes
    """Who plays what, as in the arena."""
    out: Path
    force: bool = False


def run(wishes: Wishes) -> int:
    """Writes what was asked for; whatever is wrong is refused before the first game. The exit status."""
    contest = arena.read(wishes.contest)
    texts = Texts(wishes.contest.lang, contest.game)
    games = whole("--games", wishes.contest.games, 1)
    asked = wishes.contest.processes
    processes = whole("--processes", asked, 1) if asked is not None else cores()
    need_pyarrow()
    check_place(wishes.out, force=wishes.force)
    screen = Console(file=sys.stderr)
    if any(entrants.by_the_clock(name, contest) for name in contest.names):
        screen.print(texts.say("arena-by-the-clock"), style="dim", highlight=False, soft_wrap=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
            task = progress.add_task(texts.say("arena-playing"), total=games)

            def told(_: Played) -> None:
                progress.advance(task)

            written = write(contest, games, wishes.out, processes=processes, force=wishes.force, told=told)
    except KeyboardInterrupt:
        print(texts.say("dataset-stopped"))
        return arena.STOPPED
    facts = {"games": written.games, "decisions": written.decisions}
    print(texts.say("dataset-written", {**facts, "file": str(wishes.out), "records": str(records_beside(wishes.out))}))
    for fault, times in written.void:
        said = texts.say(fault.text, {"name": fault.bot, "words": fault.words})
        print(texts.say("arena-void", {"games": times, "words": said}))
    return arena.VOID if written.void else 0
