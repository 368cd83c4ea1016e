"""Instinct: how a seasoned player plays on without thinking, and what a table feels worth to each seat.

Search asks for it, thousands of times a second, in worlds it has imagined itself. A game's own, in its room
`bot`, makes search stronger; without one, choices are drawn by lot, verb by verb, and every world is played to its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from perfidie.engine.action import Action, Words
from perfidie.engine.game import Game
from perfidie.engine.view import Claim, View

Shares = tuple[float, ...]
"""By seat: its share of the win, 0 to 1; of an unfinished table, the share it may expect."""


class Sign(NamedTuple):
    """Something a person would look at to see how a seat stands; more of it is better."""

    weight: float
    """How much of the win one unit of it is worth, roughly."""
    percent: bool = False
    """Whether it is a chance, 0 to 1, and said in percent."""


def by_verb(legal: Sequence[Any], rng: Random) -> Any:
    """A choice by lot, the verb first: of a hundred bids and one doubt, it doubts every other time."""
    if len(legal) < 3 or legal[0].words[0] == legal[-1].words[0]:
        return legal[int(rng.random() * len(legal))]
    verbs: dict[str, list[Any]] = {}
    for action in legal:
        verbs.setdefault(action.words[0], []).append(action)
    groups = list(verbs.values())
    group = groups[int(rng.random() * len(groups))]
    return group[int(rng.random() * len(group))]


class Instinct:
    """What follows asks nothing but an imagined world, which holds no secret of the true table."""

    horizon = 0
    """After how many epochs of a game a world is judged instead of being played on; 0: never before its end."""
    at_chance = False
    """Whether a world may also be judged when chance is to act next, before a new deal."""
    caution = 0.7
    """By so many standard errors a choice must be better than that of the rules of thumb to be preferred to it."""
    explore = 0.8
    """How much a choice tried seldom is favoured, in standard deviations of what the seat has met so far."""
    width = 1.6
    """A node of the tree visited n times considers width x sqrt(n) choices, the instinctive one first."""
    drawn = 3
    """With belief weighting: how many worlds are imagined for each one that is kept."""
    arguments: ClassVar[Mapping[str, Sign]] = {}
    """By name: the signs that speak for a choice. Each has a sentence, `advice-GAME-NAME`, with `$here` and `$other`:
    what this choice leads to on average, and what the others do."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def move(self, s: Any, rng: Random) -> Action:
        """A quick and plausible choice of the seat that is asked, from what that seat may know."""
        chosen: Action = by_verb(s.agenda[-1].legal(s), rng)
        return chosen

    def beginner(self, s: Any, rng: Random) -> Action:
        """What somebody does who has not learnt yet what matters here: a simple wish, no nonsense."""
        return self.move(s, rng)

    def shortlist(self, view: View[Any], legal: Sequence[Words]) -> Sequence[Words]:
        """The choices worth a thought, where there are many that are not."""
        return legal

    def epoch(self, s: Any) -> int:
        """Counts up at the moments when a table is easily judged: the end of a round, of a phase."""
        return 0

    def value(self, s: Any) -> Shares:
        """What an unfinished table promises each seat. Asked at horizons only."""
        seats: int = s.setup.seats
        return (1 / seats,) * seats

    def glance(self, s: Any) -> Shares:
        """The same in the midst of a round, at first sight: for telling how much a draw has changed."""
        return self.value(s)

    @property
    def reads(self) -> bool:
        """Whether it says anything of how plausible choices are: else all worlds count alike."""
        return type(self).likelihood is not Instinct.likelihood

    def likelihood(self, view: View[Any], world: Any) -> float:
        """How plausible the others' past choices are if this imagined world is the true one: any scale, above 0."""
        return 1.0

    def credit(self, view: View[Any], claim: Claim) -> float | None:
        """How likely what was stated is so, for somebody who has this view; None where nobody would reckon with it."""
        return None

    def signs(self, s: Any, seat: int) -> dict[str, float]:
        """How this seat stands at the end of a playout, by the names of `arguments`; for advice in words."""
        return {}

    def forget(self, view: View[Any], rng: Random) -> View[Any]:
        """The view as somebody remembers it who keeps no notes: less certain, never wrong about what lies open."""
        return view


class Thumb:
    """A player by rules of thumb: quick, sensible, and without imagination. A game's own is its `Greedy`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        """One of the legal choices."""
        raise NotImplementedError


class Mind(NamedTuple):
    """How one game is played well: what its room `bot` declares. Its levels are data, in `levels.toml` beside it."""

    greedy: type[Thumb] | None = None
    """The game's own player by rules of thumb; None: a general one, by a few playouts."""
    instinct: type[Instinct] = Instinct
