"""`perfidie puzzles make`: games of bots are searched for puzzles, one after the other, until there are enough."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from perfidie import games
from perfidie.cli.terminal.opening import whole
from perfidie.engine import Refusal
from perfidie.puzzles.mining import Taste, mine
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import read_puzzles, write_puzzles
from perfidie.texts import Texts

STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""


class Wishes(NamedTuple):
    """What was typed."""

    game: str
    out: Path
    lang: str
    wanted: str
    seed: str
    gap: str
    widest: str
    hard: bool


def run(wishes: Wishes) -> int:
    """Writes each puzzle as it is found, so that nothing is lost when somebody stops it; the exit status."""
    game, texts = games.find(wishes.game), Texts(wishes.lang)
    wanted, seed = whole("--count", wishes.wanted, 1), whole("--seed", wishes.seed)
    taste = Taste(whole("--gap", wishes.gap, 1) / 100, whole("--widest", wishes.widest, 2), wishes.hard)
    found = _begun(wishes)
    stopped, screen = False, Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
            task = progress.add_task(texts.say("puzzles-making"), total=wanted, completed=len(found))
            for each in mine(game, seed, wanted, tuple(found), taste):
                if each is not None:
                    found.append(each)
                    write_puzzles(wishes.out, found)
                    progress.advance(task)
    except KeyboardInterrupt:
        stopped = True
    print(texts.say("puzzles-found", {"count": len(found), "file": str(wishes.out)}))
    if stopped:
        print(texts.say("puzzles-stopped"))
    return STOPPED if stopped else 0


def _begun(wishes: Wishes) -> list[Puzzle]:
    """What an earlier search has found; a file that holds anything else is refused, and stays as it is."""
    try:
        if not wishes.out.exists():
            if not wishes.out.parent.is_dir():
                raise Refusal("unwritable-save", file=str(wishes.out))
            return []
        found = list(read_puzzles(wishes.out.read_bytes(), str(wishes.out)))
    except (OSError, ValueError) as error:
        raise Refusal("puzzles-not-ours", file=str(wishes.out)) from error
    if any(each.game != wishes.game for each in found):
        raise Refusal("puzzles-not-ours", file=str(wishes.out))
    return found
