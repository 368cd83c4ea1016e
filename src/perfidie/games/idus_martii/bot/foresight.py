"""How a table of senators who know what they want goes on from a position, by backward induction.

Of a position only the two tokens and the turns played count. On every turn two senators drawn from the crowd vote:
each mostly for what helps their side, the more surely the more it matters. So the loyal vote green while it is safe and
stop before the limit, their rivals push them over it, and Merchants help whoever is behind.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import exp
from typing import NamedTuple

from perfidie.games.idus_martii.rules.box import (
    ADVANCES,
    FACTIONS,
    LOYAL,
    MERCHANT,
    OTHER,
    TRAITOR,
    VOTES,
    YELLOW,
    Side,
    Votes,
)
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.rules.setup import Rules

Chances = tuple[float, ...]
"""By faction: its chance to win if it has members and so has its rival."""
Position = tuple[int, int, int]
"""The squares of the Loyal and of the Traitors, and how many turns are counted."""

RESOLVE = 20.0
"""How surely a senator does what helps their side: the odds of two choices grow as exp(RESOLVE x difference)."""
WHIM = 0.25
"""How often they do anything at all."""
MERCHANTS = 0.1
"""The part of the crowd that is of neither side."""
LEANS = 3
"""The crowd leans to a side by so many degrees at most."""
HANDS = tuple(combinations_with_replacement(map(Side, range(len(FACTIONS))), 2))
"""Every two faction cards."""
TWICE = tuple(HANDS.index((faction, faction)) for faction in range(len(FACTIONS)))
"""By faction: the hand of somebody who is on that side, whether they have chosen it or were dealt nothing else."""


class Habits(NamedTuple):
    """What senators do in a position. Who might be of either side does as one of them half the time."""

    votes: tuple[Chances, ...]
    """By hand, by colour: how likely they cast it."""
    forces: tuple[Chances, ...]
    """By hand, by colour: how likely a Praetor who sees it forces the exchange."""


class Foresight:
    """The future of one table whose crowd leans to one side."""

    def __init__(self, rules: Rules, lean: int) -> None:
        self.rules = rules
        loyal = (1 - MERCHANTS) * (LEANS + 1 + lean) / (2 * (LEANS + 1))
        self.crowd = (loyal, 1 - MERCHANTS - loyal, MERCHANTS)
        self._chances: dict[Position, Chances] = {}
        self._habits: dict[Position, Habits] = {}

    def chances(self, position: Position) -> Chances:
        """By faction: how likely it wins from here."""
        found = self._chances.get(position)
        if found is None:
            found = self._chances[position] = self._ended(position) or self._expected(position)
        return found

    def _ended(self, position: Position) -> Chances | None:
        loyal, traitor, turn = position
        passed = [square > self.rules.limit for square in (loyal, traitor)]
        if any(passed):
            return won_by(MERCHANT if all(passed) else TRAITOR if passed[LOYAL] else LOYAL)
        if turn < self.rules.turns:
            return None
        lead = loyal - traitor
        return won_by(MERCHANT if abs(lead) < LEAD else LOYAL if lead > 0 else TRAITOR)

    def _expected(self, position: Position) -> Chances:
        """Two senators of the crowd vote."""
        voters = self.voters(position)
        loyal = traitor = 0.0
        for first, often in enumerate(voters):
            for second in range(first + 1):
                weight = often * voters[second] * (1 if first == second else 2)
                after = self.chances(tallied(position, first, second))
                loyal += weight * after[LOYAL]
                traitor += weight * after[TRAITOR]
        return (loyal, traitor, max(0.0, 1 - loyal - traitor))

    def voters(self, position: Position) -> Chances:
        """By colour: how likely somebody of the crowd casts it."""
        votes = self.habits(position).votes
        rows = [[part * chance for chance in votes[hand]] for part, hand in zip(self.crowd, TWICE, strict=True)]
        return tuple(map(sum, zip(*rows, strict=True)))

    def open(self, position: Position) -> Votes:
        """The colours of the turn that begins here."""
        return VOTES[position[2] >= self.rules.seats]

    def habits(self, position: Position) -> Habits:
        """What senators of each side do on the turn that begins here."""
        found = self._habits.get(position)
        if found is None:
            colours = self.open(position)
            after = [[self.chances(tallied(position, mine, other)) for other in colours] for mine in colours]
            gains = [
                [sum([each[faction] for each in row]) / len(colours) for row in after]
                for faction in range(len(FACTIONS))
            ]
            votes = [preferences(gain) for gain in gains]
            forces = [self._forces(gain) for gain in gains]
            found = self._habits[position] = Habits(by_hand(votes), by_hand(forces))
        return found

    def _forces(self, gains: list[float]) -> Chances:
        """By colour seen: how likely a Praetor forces, to whom colours are worth so much."""
        second = len(gains) > len(OTHER)
        found = []
        for colour, kept in zip(VOTES[-1], gains, strict=False):
            if second and self.rules.force == "aedile_choice":
                others = [gain for other, gain in enumerate(gains) if other != colour]
                forced = sum(others) / len(others)
            else:
                forced = gains[OTHER.get(colour, colour)]
            never = colour == YELLOW or (second and self.rules.force == "yellow_only")
            found.append(0.0 if never else preferences([kept, forced])[1])
        return tuple(found)


def by_hand(rows: list[Chances]) -> tuple[Chances, ...]:
    """From what each side does to what holders of two cards do."""
    return tuple([tuple([(a + b) / 2 for a, b in zip(rows[x], rows[y], strict=True)]) for x, y in HANDS])


def won_by(faction: int) -> Chances:
    """All chances with the faction that has won."""
    return tuple([float(other == faction) for other in range(len(FACTIONS))])


def tallied(position: Position, first: int, second: int) -> Position:
    """The position after these two votes are counted."""
    loyal, traitor, turn = position
    served = (ADVANCES[first], ADVANCES[second])
    return (loyal + served.count(LOYAL), traitor + served.count(TRAITOR), turn + 1)


def preferences(gains: list[float]) -> Chances:
    """How likely each of these is chosen by somebody to whom they are worth so much."""
    best = max(gains)
    weights = [exp(RESOLVE * (gain - best)) for gain in gains]
    scale, whim = (1 - WHIM) / sum(weights), WHIM / len(gains)
    return tuple([scale * weight + whim for weight in weights])


@lru_cache(maxsize=64)
def foresight(rules: Rules, lean: int = 0) -> Foresight:
    """The future of this table, thought through once."""
    return Foresight(rules, lean)
