"""Trials: random games the laws look at, over all options of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from perfidie.engine.action import Action
from perfidie.engine.event import Event, Glimpse
from perfidie.engine.game import Game
from perfidie.engine.options import Option, Options, Value
from perfidie.engine.playthrough import Playthrough
from perfidie.engine.record import Entry
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE
from perfidie.engine.view import Claim

TALK = 0.1
"""How often somebody says something, where a game has statements."""


class Trial:
    """One random game. `states[i]` is the table after `i` entries, `marks[i]` how many events had been told."""

    def __init__(self, game: Game[Any, Any], setup: Setup, seed: int, upto: int | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.upto = upto
        """The trial stops after this many entries, where only shorter games are of interest."""
        self.play = Playthrough(game, setup)
        self.states: list[State] = []
        self.marks: list[int] = []
        self.kept: list[tuple[Any, ...]] = []
        """The fields of each state, as they were when it was reached."""
        self.keep()

    @property
    def entries(self) -> list[Entry]:
        """What was done, in order."""
        return self.play.entries

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.states) - 1

    def rng(self, law: int) -> Random:
        """Each law draws from its own source of chance, so that none disturbs another."""
        return Random(self.seed * 16 + law)

    def keep(self) -> None:
        """Notes the position just reached."""
        self.states.append(self.play.state.clone())
        self.marks.append(len(self.play.events))
        self.kept.append(self.states[-1].values())

    def told(self, number: int) -> list[Event]:
        """The events of one entry."""
        return self.play.events[self.marks[number] : self.marks[number + 1]]

    def action(self, number: int) -> Action:
        """The action of the entry with this number."""
        return self.game.vocabulary.parse(self.entries[number].words)

    def claims(self, number: int) -> list[Claim]:
        """What had been said at this position."""
        return self.play.claims[: sum(entry.said for entry in self.entries[:number])]

    def at(self, number: int) -> Playthrough:
        """A playthrough standing at this position, for tries that may go wrong."""
        play = Playthrough(self.game, self.setup)
        play.entries = self.entries[:number]
        play.events = self.play.events[: self.marks[number]]
        play.claims = self.claims(number)
        play.state = aloud(self.states[number], play.events)
        return play

    def seats(self) -> list[int | None]:
        """Everybody who watches: all seats, and the spectator."""
        return [None, *range(self.setup.seats)]

    def positions(self, rng: Random, most: int) -> list[int]:
        """Some positions, decisions before chances, the last one always among them."""
        decisions = [number for number, entry in enumerate(self.entries) if entry.seat != CHANCE]
        chances = [number for number, entry in enumerate(self.entries) if entry.seat == CHANCE]
        some = rng.sample(decisions, min(len(decisions), most)) + rng.sample(chances, min(len(chances), 1))
        return [*sorted(set(some)), self.last]


def aloud(state: State, events: list[Event] | None = None) -> State:
    """A clone that tells its events."""
    world = state.clone()
    world.loud = True
    world.events = [] if events is None else events
    return world


def glimpses(events: list[Event], seat: int | None) -> list[Glimpse]:
    """What one seat saw of some events."""
    return [glimpse for glimpse in (event.seen_by(seat) for event in events) if glimpse is not None]


# Option sets


def option_sets(game: Game[Any, Any], seats: int, rng: Random) -> Iterator[Setup]:
    """Set-ups without end: presets, every value of every option once, then random mixtures and the standard in turn."""
    for given in [*(preset.options for preset in game.presets), *_one_by_one(game)]:
        yield from _accepted(game, seats, given)
    while True:
        yield game.setup(seats)
        for _ in range(2):
            mixture = {option.id: rng.choice(_values(option, rng)) for option in game.options if rng.random() < 0.5}
            yield from _accepted(game, seats, mixture)


def _one_by_one(game: Game[Any, Any]) -> list[Options]:
    """Every value once; what has a meaning only beside a value of another option comes last, with that one."""
    rng = Random(0)
    ordered = sorted(game.options, key=lambda option: option.when is not None)
    return [
        {**dict([option.when] if option.when else []), option.id: value}
        for option in ordered
        for value in _values(option, rng)
        if value != option.usual
    ]


def _values(option: Option, rng: Random) -> list[Value]:
    """The values of an option; of a range its ends, its default and one in between."""
    if option.values:
        return list(option.values)
    return [option.default, option.least, option.most, rng.randint(option.least, option.most)]


def _accepted(game: Game[Any, Any], seats: int, given: Options) -> Iterator[Setup]:
    """The set-up, unless the game refuses this option at this seat count."""
    try:
        yield game.setup(seats, given)
    except Refusal:
        return


def unusual(game: Game[Any, Any], options: Options) -> Options:
    """The options that are not at their default."""
    usual = {option.id: option.usual for option in game.options}
    return {name: value for name, value in options.items() if value != usual.get(name)}
