"""Who may enter: the house's own bots by their level, and bots from outside by where they are found.

A name is one of these::

    legend, master, strong, regular, novice, greedy, random
    module:package.module:Class      a class with `choose(view, legal, rng)`, and `speak` if it talks
    openspiel:ismcts                 a bot of OpenSpiel: `ismcts`, `uniform`, or package.module:factory
    network:FILE                     a network that has learned the game, in a file: it decides at a look
    network:FILE+search              the same, searching for as long as a master among what it likes best
    network:FILE+search+judge        the same, and the network says what a table promises where the search stops
    api:COMMAND                      a program that is called as COMMAND URL CODE and speaks the JSON interface
"""

from __future__ import annotations

import shlex
import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import msgspec

from perfidie import bots
from perfidie.arena.contest import Contest
from perfidie.arena.outside import named
from perfidie.bots.learned import Learned
from perfidie.bots.legend import Legend
from perfidie.bots.levels import MASTER, Level, Player, level_of
from perfidie.bots.network import Network, read
from perfidie.bots.shelf import network_for
from perfidie.engine import Game, Refusal

HOUSE = (*reversed(bots.LEVELS), *bots.BASELINES)
OUTSIDE = ("module:", "openspiel:", "network:", "api:")
API = "api:"
SEARCH, JUDGE = "+search", "+judge"
"""What may stand behind the file of a network."""


def enter(name: str, contest: Contest) -> bots.Bot:
    """A fresh bot of this name for one seat of one game."""
    game = contest.rules
    kind, colon, where = name.partition(":")
    if name in bots.BASELINES:
        return bots.find(name, game)
    level = level_in(name, contest)
    if level is not None:
        return Legend(game, level, thinking(MASTER, contest)) if level.learned else Player(game, level)
    if colon and kind == "module":
        return cast(bots.Bot, named(where)())
    if colon and kind == "openspiel":
        from perfidie.arena.openspiel import Guest

        return Guest(where, contest)
    if colon and kind == "network":
        return learned(where, contest)
    raise Refusal("unknown-bot", bot=name[:40], choices=", ".join((*HOUSE, *(f"{each}…" for each in OUTSIDE))))


def level_in(name: str, contest: Contest) -> Level | None:
    """How one of the house's levels thinks in this contest; None for anybody else."""
    if name not in bots.LEVELS:
        return None
    if level_of(name, contest.rules).learned and network_for(contest.rules, contest.setup) is None:
        name = MASTER
    return thinking(name, contest)


def thinking(name: str, contest: Contest) -> Level:
    """A level with the time that it is given in this contest."""
    level = level_of(name, contest.rules)
    if level.budget is None:
        return level
    return msgspec.structs.replace(level, budget=contest.thinking.of(level.budget))


def learned(where: str, contest: Contest) -> Learned:
    """Who plays what the network in this file has learned, if it has learned at such a table."""
    game, path = contest.rules, where.removesuffix(SEARCH + JUDGE).removesuffix(SEARCH)
    searching = where != path
    file = Path(path)
    try:
        changed = file.stat().st_mtime_ns
    except OSError as error:
        raise Refusal("network-missing", file=file.name) from error
    network = _read(file, game, changed)
    if not network.plays(contest.setup):
        raise Refusal("network-other-table", file=file.name)
    budget = thinking(MASTER, contest).budget if searching else None
    return Learned(game, network, Level(learned=True, budget=budget, judges=where.endswith(JUDGE)))


@lru_cache(maxsize=8)
def _read(file: Path, game: Game[Any, Any], changed: int) -> Network:
    """A network is read once for many games, and again when its file has changed."""
    del changed
    return read(file, game)


def check(name: str, contest: Contest) -> None:
    """Refuses who cannot enter, before anything is played."""
    if not name.startswith(API):
        try:
            choose = getattr(enter(name, contest), "choose", None)
        except TypeError:  # it cannot be made, or not this way
            choose = None
        if not callable(choose):
            raise Refusal("arena-not-a-bot", words=name)
        return
    try:
        import perfidie.web.app
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    assert perfidie.web.app
    words = command(name)
    if not words or shutil.which(words[0]) is None:
        raise Refusal("arena-no-such-program", words=name)


def by_the_clock(name: str, contest: Contest) -> bool:
    """Whether it thinks until its time is up, in which case the same deal may go another way next time."""
    if contest.thinking.iterations:
        return False
    if name.startswith("network:"):
        return name.endswith((SEARCH, SEARCH + JUDGE))
    level = level_in(name, contest)
    if level is not None:
        return level.budget is not None and level.budget.seconds > 0
    return name == "openspiel:ismcts"


def command(name: str) -> list[str]:
    """The program of an entrant, as a list of words."""
    try:
        return shlex.split(name.removeprefix(API))
    except ValueError as error:
        raise Refusal("arena-no-such-program", words=name) from error
