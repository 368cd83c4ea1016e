"""Perfect play where nobody hides anything from anybody: what every position is worth, counted out from its end.

Chance may hide something from all of them. So a position is what everybody knows: the tables it could be, each with its
weight. Who acts there has a best choice that the others may know; there is nothing to mix.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from math import gcd, lcm
from typing import Any

from perfidie.engine import CHANCE, Action, Game, Refusal, Setup
from perfidie.games import companion

Tables = tuple[tuple[Any, int], ...]
"""The tables a position could be, with their weights."""
Parts = list[tuple[Tables, float]]
"""What a position may become, with the chances."""


class Common:
    """Every position of a game for one seat, or for two seats from whom nothing is hidden."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        if setup.seats > 2 or (setup.seats == 2 and companion(game.id, "doubts") is not None):
            raise Refusal("exact-hidden", game=game.id, seats=setup.seats)
        self.game, self.secrets = game, setup.seats == 1
        """Whether chance may hide something: with two seats nothing may be hidden, and no view need be looked at."""
        self.start: Tables = ((game.new(setup), 1),)
        self.known: dict[tuple[Any, ...], float] = {}
        """What positions are worth to the first seat."""

    @property
    def value(self) -> float:
        """What perfect play is worth to the first seat."""
        return self.worth(self.start)

    def worth(self, tables: Tables) -> float:
        """What a position is worth to the first seat if all play perfectly from there."""
        if not tables[0][0].agenda:
            return sum([weight * self._share(end) for end, weight in tables]) / sum([weight for _, weight in tables])
        key = tuple([(_key(table), weight) for table, weight in tables])
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._worth(tables)
        return found

    def _worth(self, tables: Tables) -> float:
        actor = tables[0][0].actor
        if actor == CHANCE:
            return sum([chance * self.worth(part) for part, chance in self.after_chance(tables)])
        worths = [worth for _, worth in self.choices(tables)]
        return min(worths) if actor else max(worths)

    def choices(self, tables: Tables) -> list[tuple[Action, float]]:
        """What each choice of who acts is worth to the first seat."""
        return [
            (action, sum([chance * self.worth(part) for part, chance in self.after(tables, action)]))
            for action in tables[0][0].legal()
        ]

    def after(self, tables: Tables, action: Action) -> Parts:
        """What the position may become by this choice."""
        return self._parted([(_with(table, action), weight) for table, weight in tables])

    def after_chance(self, tables: Tables) -> Parts:
        """What it may become by chance, which may act otherwise at each of its tables."""
        outcomes = [table.outcomes() for table, _ in tables]
        sides = [sum([share for _, share in each]) for each in outcomes]
        whole = lcm(*sides)
        found = []
        for (table, weight), each, side in zip(tables, outcomes, sides, strict=True):
            found += [(_with(table, action), weight * share * (whole // side)) for action, share in each]
        return self._parted(found)

    def _parted(self, tables: list[tuple[Any, int]]) -> Parts:
        """Tables that can be told from each other are positions of their own; what no longer matters is left out."""
        settled, total = self.game.lab.settled, sum([weight for _, weight in tables])
        if not self.secrets:
            return [(((settled(table), 1),), weight / total) for table, weight in tables]
        parts: dict[bytes, dict[Any, tuple[Any, int]]] = {}
        for table, weight in tables:
            simpler = settled(table)
            part = parts.setdefault(bytes(self.game.lab.numbers(simpler, 0)), {})
            key = _key(simpler)
            part[key] = simpler, weight + (part[key][1] if key in part else 0)
        return [(_lowest(tuple(part.values())), _weight(part) / total) for part in parts.values()]

    def _share(self, table: Any) -> float:
        rules = self.game.rules
        return rules.shares(rules.outcome(table))[0]


def _weight(part: dict[Any, tuple[Any, int]]) -> int:
    return sum([weight for _, weight in part.values()])


def _lowest(tables: Tables) -> Tables:
    """The same weights in lowest terms, so that positions that are alike are one."""
    most = reduce(gcd, [weight for _, weight in tables])
    return tuple([(table, weight // most) for table, weight in tables])


def _with(table: Any, action: Action) -> Any:
    after = table.clone()
    after.apply_legal(action)
    return after


def _key(table: Any) -> tuple[Any, ...]:
    """A table by value: steps that say the same are the same."""
    return (_words(table.agenda), *[getattr(table, name) for name in table.fields if name != "agenda"])


@lru_cache(maxsize=1 << 16)
def _words(agenda: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([step.words() for step in agenda])
