"""Perfect play with hidden information: the whole tree of a tiny game as arrays, CFR+ on it, and best responses.

It knows a game through its rules and numbers alone, so what it finds can be held against OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from perfidie.adapters.research import need
from perfidie.engine import CHANCE, Game, Setup

np = need("numpy")
Floats = Any
"""An array of floats, one for each choice or history."""
Ways = list[tuple[int, float, int, int]]
"""From each history to those after it: its place, the chance, whose choice it is, and the number of the choice."""


class Level:
    """The histories of one length: what those that are over are worth, and the ways to those after them."""

    def __init__(self, size: int, ends: list[tuple[int, tuple[float, ...]]], ways: Ways, seats: int) -> None:
        self.size, self.seats = size, range(seats)
        self.ends = np.array([place for place, _ in ends], np.int64)
        self.shares = np.array([shares for _, shares in ends], np.float64).reshape(-1, seats)
        columns = list(zip(*ways, strict=True)) or [(), (), (), ()]
        self.parent, self.actor, self.choice = (np.array(columns[place], np.int64) for place in (0, 2, 3))
        self.chance = np.array(columns[1], np.float64)
        self.free = self.choice >= 0
        self.of = [np.flatnonzero(self.actor == seat) for seat in self.seats]

    def likely(self, policy: Floats) -> Floats:
        """How likely each way is where all keep to a policy."""
        return np.where(self.free, policy[self.choice], self.chance)

    def worth(self, after: Floats, likely: Floats) -> Floats:
        """What each history is worth to every seat, from what those after it are worth."""
        columns = [np.bincount(self.parent, likely * after[:, seat], self.size) for seat in self.seats]
        here = np.stack(columns, axis=1) if len(self.parent) else np.zeros((self.size, len(self.seats)))
        here[self.ends] = self.shares
        return here


class Tree:
    """Every history of a game, level by level. An information set is what a seat sees, after what it saw and did."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game, self.seats = game, setup.seats
        self.infos: dict[tuple[object, ...], int] = {}
        """By what a seat knows: the number of its first choice; choices are numbered through."""
        self.choices = 0
        self.sizes: list[int] = []
        """By information set, in the same order: how many choices there are."""
        self.asked: list[Any] = []
        """By information set: one of its tables, for whoever wants to look at it with the eyes of the seat."""
        self.levels: list[Level] = []
        now = [(game.new(setup), (-1,) * self.seats)]
        while now:
            now = self._open(now)

    def _open(self, now: list[Any]) -> list[Any]:
        ends, ways, after = [], [], []
        for place, (state, past) in enumerate(now):
            if not state.agenda:
                ends.append((place, self.game.rules.shares(self.game.rules.outcome(state))))
                continue
            actor, legal = state.actor, state.legal()
            first = self._number(state, past, len(legal)) if actor >= 0 and len(legal) > 1 else -1
            for number, (action, chance) in enumerate(zip(legal, chances(state), strict=True)):
                child = state.clone()
                child.apply_legal(action)
                choice = first + number if first >= 0 else -1
                ways.append((place, chance, actor if first >= 0 else CHANCE, choice))
                after.append((child, past if choice < 0 else (*past[:actor], choice, *past[actor + 1 :])))
        self.levels.append(Level(len(now), ends, ways, self.seats))
        return after

    def _number(self, state: Any, past: tuple[int, ...], legal: int) -> int:
        """The number of the first choice; an information set lies within one level."""
        seat = state.actor
        key = (len(self.levels), seat, past[seat], bytes(self.game.lab.numbers(state, seat)))
        if key not in self.infos:
            self.infos[key] = self.choices
            self.sizes.append(legal)
            self.asked.append(state)
            self.choices += legal
        return self.infos[key]


def chances(state: Any) -> list[float]:
    """Of each outcome of chance; 1 for what is no chance."""
    if state.actor != CHANCE:
        return [1.0] * len(state.legal())
    weights = [weight for _, weight in state.outcomes()]
    return [weight / sum(weights) for weight in weights]


class Solver:
    """CFR+ with linear averaging; all seats learn in one pass down the tree and one up."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.info = np.repeat(np.arange(len(tree.sizes)), tree.sizes)
        self.first = np.array([0, *np.cumsum(tree.sizes)[:-1]], np.int64)
        self.regrets, self.sums = np.zeros((2, tree.choices))
        self.rounds = 0

    def policy(self, weights: Floats) -> Floats:
        """Weights as chances within each information set; all choices alike where there are none."""
        totals = np.bincount(self.info, weights)[self.info]
        alike = 1.0 / np.bincount(self.info)[self.info]
        return np.where(totals > 0, weights / np.where(totals > 0, totals, 1.0), alike)

    @property
    def average(self) -> Floats:
        """What was learned: the chance of each choice."""
        return self.policy(self.sums)

    def reaches(self, policy: Floats, seat: int, own: bool) -> list[Floats]:
        """By level: how likely the seat's own choices, or those of all others and chance, lead to each history."""
        now, found = np.ones(1), []
        for level in self.tree.levels:
            found.append(now)
            mine = level.actor == seat
            now = now[level.parent] * np.where(mine == own, level.likely(policy), 1.0)
        return found

    def learn(self, rounds: int) -> None:
        """So many rounds more."""
        for _ in range(rounds):
            self.rounds += 1
            policy = self.policy(self.regrets)
            seats = range(self.tree.seats)
            others = [self.reaches(policy, seat, False) for seat in seats]
            own = [self.reaches(policy, seat, True) for seat in seats]
            worth = np.zeros((0, self.tree.seats))
            for number in reversed(range(len(self.tree.levels))):
                level = self.tree.levels[number]
                here = level.worth(worth, level.likely(policy))
                for seat in seats:
                    rows = level.of[seat]
                    parent, choice = level.parent[rows], level.choice[rows]
                    regret = others[seat][number][parent] * (worth[rows, seat] - here[parent, seat])
                    self.regrets += np.bincount(choice, regret, self.tree.choices)
                    self.sums[choice] += self.rounds * own[seat][number][parent] * policy[choice]
                worth = here
            self.regrets = np.maximum(self.regrets, 0.0)

    def played(self, ask: Callable[[Any], Sequence[float]]) -> tuple[Floats, int]:
        """The policy of a player, and how often it was asked: only where its own choices can lead it.

        `ask` gets a table and says how likely the player takes each of its choices there. Elsewhere all are alike.
        """
        weights, asked = np.zeros(self.tree.choices), 0
        own = [np.ones(1) for _ in range(self.tree.seats)]
        for level in self.tree.levels:
            for seat in range(self.tree.seats):
                rows = level.of[seat]
                for info in np.unique(self.info[level.choice[rows[own[seat][level.parent[rows]] > 0]]]):
                    choices = slice(self.first[info], self.first[info] + self.tree.sizes[info])
                    weights[choices] = ask(self.tree.asked[info])
                    asked += 1
                likely = np.where(level.actor == seat, weights[level.choice], 1.0)
                own[seat] = own[seat][level.parent] * likely
        return self.policy(weights), asked

    def gains(self, policy: Floats) -> list[float]:
        """By seat: what its best response wins beyond what it has while all keep to the policy."""
        values = self.values(policy)
        return [self.best(policy, seat) - float(values[seat]) for seat in range(self.tree.seats)]

    def values(self, policy: Floats) -> Floats:
        """What each seat gets where all keep to this policy."""
        worth = np.zeros((0, self.tree.seats))
        for level in reversed(self.tree.levels):
            worth = level.worth(worth, level.likely(policy))
        return worth[0]

    def best(self, policy: Floats, seat: int) -> float:
        """What this seat gets by its best response while the others keep to the policy."""
        others, worth = self.reaches(policy, seat, False), np.zeros((0, self.tree.seats))
        for number in reversed(range(len(self.tree.levels))):
            level = self.tree.levels[number]
            rows = level.of[seat]
            gain = np.bincount(
                level.choice[rows], others[number][level.parent[rows]] * worth[rows, seat], self.tree.choices
            )
            answer = policy.copy()
            for info in np.unique(self.info[level.choice[rows]]):
                choices = slice(self.first[info], self.first[info] + self.tree.sizes[info])
                answer[choices] = 0.0
                answer[self.first[info] + int(np.argmax(gain[choices]))] = 1.0
            worth = level.worth(worth, level.likely(answer))
        return float(worth[0, seat])
