"""What a law is: a question put to every game that is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from traceback import extract_tb
from typing import ClassVar

from perfidie.engine.laws.report import Breach, Broken, Finding
from perfidie.engine.laws.trial import Trial, unusual


class Law:
    """One law. `look` raises Breach at the first thing that is wrong with a game.

    Costly laws look at some positions of each game; a `thorough` one looks at all of them.
    """

    number: ClassVar[int]
    name: ClassVar[str]
    counts: ClassVar[tuple[str, ...]] = ()
    """What it counts, in the order of the report."""

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self.figures: Counter[str] = Counter({what: 0 for what in self.counts})
        self.notes: Counter[str] = Counter()

    def look(self, trial: Trial) -> None:
        """Looks at one game and raises `Breach` where the law is broken."""
        raise NotImplementedError

    def check(self, trial: Trial) -> Broken | None:
        """The first breach in this game, if there is one."""
        return self.guard(trial, self.look)

    def guard(self, trial: Trial, look: Callable[[Trial], None]) -> Broken | None:
        """Looks at a game; an error in the rules counts as breaking the law that ran into it."""
        try:
            look(trial)
        except Breach as breach:
            return self.broken(trial, breach)
        except Exception as error:
            return self.broken(trial, Breach(stumble(error), len(trial.entries)))
        return None

    def broken(self, trial: Trial, breach: Breach) -> Broken:
        """The breach with everything it takes to see it again: options, moves, seat."""
        game, setup = trial.game, trial.setup
        return Broken(
            self.number,
            breach.says,
            setup.seats,
            unusual(game, setup.options),
            tuple(trial.entries[: breach.at]),
            breach.seat,
            breach.payloads,
        )

    def finding(self, seats: int, broken: Broken | None) -> Finding:
        """What this law has counted, and the breach if there was one."""
        return Finding(self.number, self.name, seats, self.figures, self.notes, broken)


def stumble(error: Exception) -> str:
    """An error in the rules, on one line."""
    where = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
