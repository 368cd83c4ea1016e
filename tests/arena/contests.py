"""Contests for tests: short games, quick bots."""

from __future__ import annotations

from typing import Any

from perfidie import games
from perfidie.arena.contest import Bout, Contest, Played, Thinking, fill
from perfidie.arena.match import play

QUICK = {"max_rounds": 1}
OURS = "module:arena.witness:"


def contest(*names: str, game: str = "verre", seats: int = 3, iterations: int = 5, **more: Any) -> Contest:
    rules = games.find(game)
    options = more.pop("options", QUICK if game == "verre" else {})
    setup = rules.setup(seats, options)
    lineup = fill(names, len(rules.rules.teams(setup)))
    return Contest(game, seats, setup.options, lineup, thinking=Thinking(iterations=iterations), **more)


def played(which: Contest, deals: int = 1) -> list[Played]:
    return [play(bout) for bout in which.bouts(deals)]


def as_played(bout: Bout, *winners: str) -> Played:
    """A bout as if these had shared the win at every place they hold."""
    seated = bout.seated
    won = [seat for seat, name in enumerate(seated) if name in winners]
    shares = tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(seated)))
    zeros = (0,) * len(seated)
    which = bout.contest
    return Played(
        which.game, which.seats, which.options, which.seed, bout.deal, bout.rotation, seated, zeros, shares,
        (2,) * len(seated), (0.5,) * len(seated), "test",
    )  # fmt: skip
