"""`perfidie arena GAME --bots A,B`: bots against each other, every deal from every place, and what that proves."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import ceil
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from perfidie import games
from perfidie.arena import entrants
from perfidie.arena.contest import Bout, Contest, Played, Thinking, fill
from perfidie.arena.crew import LOCAL, cores, need_ray, play_all
from perfidie.arena.figures import standings
from perfidie.cli.arena_report import show
from perfidie.cli.terminal.opening import read_options, whole
from perfidie.engine import Refusal
from perfidie.ratings import need_openskill
from perfidie.texts import Texts

STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""
WIDE = 120
"""Columns, where there is no terminal to say how many."""
VOID = 1
"""Exit status when games did not count."""


@dataclass(frozen=True)
class Wishes:
    """What was typed after `perfidie arena`; None where nothing was said."""

    game: str
    lang: str
    bots: str = "master,greedy"
    seats: str | None = None
    games: str = "100"
    seed: str = "0"
    options: tuple[str, ...] = ()
    preset: str = "standard"
    time: str | None = None
    iterations: str | None = None
    processes: str | None = None
    ray: bool = False
    ray_address: str | None = None
    patience: str = "30"
    luck_free: bool = False
    out: Path | None = None
    picture: Path | None = None


def run(wishes: Wishes) -> int:
    """Plays what was asked for; whatever is wrong is refused before the first game."""
    texts = Texts(wishes.lang)
    contest = read(wishes)
    texts = Texts(wishes.lang, contest.game)
    wanted = whole("--games", wishes.games, 1)
    deals = ceil(wanted / contest.rotations)
    processes = whole("--processes", wishes.processes, 1) if wishes.processes is not None else cores()
    ray = wishes.ray_address or (os.environ.get("RAY_ADDRESS", LOCAL) if wishes.ray else None)
    need_openskill()
    if ray is not None:
        need_ray()
    for file in (wishes.out, wishes.picture):
        _can_be_written(file)
    bouts = list(contest.bouts(deals))
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    _announce(console, texts, contest, deals, wanted)
    played: list[Played] = []
    stopped = False
    try:
        with closing(_following(play_all(bouts, processes, ray), bouts, texts)) as games_played:
            for each in kept(games_played, bouts, wishes.out):
                played.append(each)
    except KeyboardInterrupt:
        stopped = True
        console.print(texts.say("arena-stopped", {"games": len(played), "total": len(bouts)}), highlight=False)
    found = standings(contest, played)
    show(console, texts, contest, found)
    if wishes.picture is not None and found.bots:
        from perfidie.arena.picture import draw

        wishes.picture.write_text(draw(contest, found, texts), encoding="utf-8")
    return STOPPED if stopped else VOID if found.void else 0


# What was asked for


def read(wishes: Wishes) -> Contest:
    """The contest that was typed, checked."""
    game = games.find(wishes.game)
    seats = whole("--seats", wishes.seats) if wishes.seats is not None else game.usual_seats
    setup = game.setup(seats, read_options(game, wishes.options), wishes.preset)
    names = [name.strip() for name in wishes.bots.split(",") if name.strip()]
    contest = Contest(
        game=game.id,
        seats=seats,
        options=setup.options,
        lineup=fill(names, len(game.rules.teams(setup))),
        seed=whole("--seed", wishes.seed),
        thinking=_thinking(wishes),
        patience=_decimal("--patience", wishes.patience),
        luck_free=wishes.luck_free,
        records=wishes.out is not None,
    )
    for name in contest.names:
        entrants.check(name, contest)
    return contest


def _thinking(wishes: Wishes) -> Thinking:
    if wishes.time is not None and wishes.iterations is not None:
        raise Refusal("arena-time-or-iterations")
    if wishes.iterations is not None:
        return Thinking(iterations=whole("--iterations", wishes.iterations, 1))
    return Thinking(_decimal("--time", wishes.time) if wishes.time is not None else 1.0)


def _decimal(flag: str, text: str) -> float:
    """A number of seconds: more than none, less than an hour."""
    if (
        not re.fullmatch(r"\d{0,4}([.,]\d{1,6})?", text)
        or not 0 < (number := float(text.replace(",", ".") or 0)) < 3600
    ):
        raise Refusal("arena-bad-seconds", flag=flag, words=text[:40])
    return number


def _can_be_written(file: Path | None) -> None:
    if file is None:
        return
    if file.exists():
        raise Refusal("save-exists", file=str(file))
    if not file.parent.is_dir():
        raise Refusal("unwritable-save", file=str(file))


def _announce(console: Console, texts: Texts, contest: Contest, deals: int, wanted: int) -> None:
    total = deals * contest.rotations
    facts = {"seats": contest.seats, "words": who(contest)}
    console.print(f"{texts.title()} · {texts.say('arena-who', facts)}", style="bold", highlight=False)
    facts = {"games": total, "deals": deals, "rotations": contest.rotations, "wanted": wanted}
    console.print(texts.say("arena-rounded" if total != wanted else "arena-games", facts), highlight=False)
    if any(entrants.by_the_clock(name, contest) for name in contest.names):
        console.print(texts.say("arena-by-the-clock"), style="dim", highlight=False)


def who(contest: Contest) -> str:
    """`master, greedy × 4`."""
    counts = Counter(contest.lineup)
    return ", ".join(f"{name} × {count}" if count > 1 else name for name, count in counts.items())


# While it is played


def _following(played: Generator[Played], bouts: Sequence[Bout], texts: Texts) -> Generator[Played]:
    """The same games, with a bar that says how far they are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(file=sys.stderr)
    with closing(played), Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(texts.say("arena-playing"), total=len(bouts))
        for each in played:
            progress.advance(task)
            yield each


def kept(played: Iterator[Played], bouts: Sequence[Bout], file: Path | None) -> Iterator[Played]:
    """The same games, each written down as a line once all before it are, so that the file is always in order.

    What only the file has to say is let go of then.
    """
    if file is None:
        yield from played
        return
    order = {(bout.deal, bout.rotation): place for place, bout in enumerate(bouts)}
    waiting: dict[int, Played] = {}
    following = 0
    try:
        with file.open("xb") as lines:
            try:
                for each in played:
                    waiting[order[each.deal, each.rotation]] = each
                    while following in waiting:
                        lines.write(waiting.pop(following).line())
                        lines.flush()
                        following += 1
                    yield msgspec.structs.replace(each, record="", iterations=())
            finally:
                lines.writelines(waiting[place].line() for place in sorted(waiting))
    except OSError as error:
        raise Refusal("unwritable-save", file=str(file)) from error
