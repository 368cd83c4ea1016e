"""A contest: who meets whom at which table, and the games it takes to be fair to all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Level
from perfidie.engine import Game, Refusal, Setup
from perfidie.engine.setup import Options

PATIENCE = 30.0
"""Seconds after which a program that has to move and does not is sent away."""


class Thinking(msgspec.Struct, frozen=True):
    """How long bots may think: given for the level that usually takes a second, and scaled alike for the others."""

    seconds: float = 1.0
    iterations: int = 0
    """Instead of seconds, a number of search iterations for that level: such a contest can be repeated exactly."""

    def of(self, usual: Budget) -> Budget:
        """The budget of a level in this contest, in the same proportion to the others as on the site."""
        if self.iterations:
            return Budget(iterations=max(1, round(self.iterations * (usual.seconds or 1.0))), worlds=usual.worlds)
        return usual.scaled(self.seconds)


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides how its games go. It travels to other processes and machines."""

    game: str
    seats: int
    options: Options
    lineup: tuple[str, ...]
    """The bots: one for each place, which is a seat, or a whole side where sides are known."""
    seed: int = 0
    thinking: Thinking = Thinking()
    patience: float = PATIENCE
    luck_free: bool = False
    """Whether what chance brought each seat is reckoned as well; it changes nothing in how the games go."""
    records: bool = False
    """Whether each game is kept with its record and with every thought; this changes nothing either."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The game itself: a contest travels between processes, so it carries only the name."""
        return games.find(self.game)

    @property
    def setup(self) -> Setup:
        """The set-up every game of the contest is played with."""
        return self.rules.setup(self.seats, self.options)

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each place: those who win together by the rules are one player here."""
        return self.rules.rules.teams(self.setup)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.lineup))

    @property
    def rotations(self) -> int:
        """How many times a deal is played: until everybody has sat everywhere. Against itself a bot plays it once."""
        return len(self.lineup) if len(self.names) > 1 else 1

    def bouts(self, deals: int) -> Iterator[Bout]:
        """Every game of this many deals. The order round the table is drawn for each deal, then rotated."""
        for deal in range(deals):
            order = list(self.lineup)
            self.stream(deal, "order").shuffle(order)
            for rotation in range(self.rotations):
                yield Bout(self, deal, rotation, tuple(order[rotation:] + order[:rotation]))

    def stream(self, *what: object) -> Random:
        """A separate source of chance: what is drawn from one never shifts another."""
        return Random(self.seed_of(*what))

    def seed_of(self, *what: object) -> str:
        """What a separate source of chance is seeded with."""
        return " ".join(map(str, (self.seed, *what)))


class Bout(msgspec.Struct, frozen=True):
    """One game of a contest."""

    contest: Contest
    deal: int
    rotation: int
    lineup: tuple[str, ...]
    """By place: who plays there this time."""

    @property
    def id(self) -> str:
        """What tells it from every other game of any contest with these bots: seed, deal and rotation."""
        return f"{self.contest.seed}-{self.deal}-{self.rotation}"

    @property
    def seated(self) -> tuple[str, ...]:
        """By seat: who plays there."""
        names = [""] * self.contest.seats
        for place, name in zip(self.contest.places, self.lineup, strict=True):
            for seat in place:
                names[seat] = name
        return tuple(names)

    @property
    def dice(self) -> Random:
        """The chance of the deal, the same in every rotation."""
        return Random(self.chance)

    @property
    def chance(self) -> str:
        """What the chance of the deal is seeded with."""
        return self.contest.seed_of(self.deal, "chance")

    def thoughts(self, seat: int) -> Random:
        """What the bot on this seat draws from."""
        return Random(self.seeds[seat])

    @property
    def seeds(self) -> tuple[str, ...]:
        """By seat: what its bot's chance is seeded with."""
        return tuple(self.contest.seed_of(self.deal, self.rotation, seat) for seat in range(self.contest.seats))

    @property
    def comparisons(self) -> Random:
        """What other draws are drawn from, against which those of the game are held.

        They are the same in every rotation: what is off by chance in the luck of a deal then cancels out between seats.
        """
        return self.contest.stream(self.deal, "luck")


class Fault(msgspec.Struct, frozen=True):
    """Why a game does not count: a text, the outside bot it is about, and that bot's own words."""

    text: str
    bot: str
    words: str = ""


class Played(msgspec.Struct, frozen=True):
    """How a bout went: what a line of the file of results says. All lines have the same fields: they make a table."""

    game: str
    seats: int
    options: Options
    seed: int
    deal: int
    rotation: int
    bots: tuple[str, ...]
    """By seat, like what follows."""
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thinking time, all decisions together."""
    version: str
    void: Fault | None = None
    """An outside bot died, was silent for too long or played nonsense."""
    luck: tuple[float, ...] = ()
    """What chance brought, in shares of the win, where it was asked for (`perfidie.review.luck`)."""
    id: str = ""
    """Seed, deal and rotation in one word."""
    levels: tuple[Level | None, ...] = ()
    """How each bot thought, its budget in this contest included; None: by rules of thumb, by chance, or its own way."""
    chance: str = ""
    """What `random.Random` was seeded with for cards, chips and dice."""
    seeds: tuple[str, ...] = ()
    """The same for each bot."""
    iterations: tuple[tuple[int, ...], ...] = ()
    """How often each search tried something, for each decision; empty where a bot never searches or does not tell."""
    record: str = ""
    """All that was done, as JSON: `perfidie.engine.read_record` reads it. Empty where it was not asked for, or void."""

    def line(self) -> bytes:
        """The game as one line of JSON. What has no fault has an empty one, so that lines never differ in kind."""
        told = msgspec.to_builtins(self)
        told["void"] = told["void"] or msgspec.to_builtins(Fault("", ""))
        return msgspec.json.encode(told) + b"\n"


def fill(names: Sequence[str], places: int) -> tuple[str, ...]:
    """The line-up: each name once; where there are fewer names than places, the last one fills the rest."""
    if not names or len(names) > places:
        raise Refusal("arena-too-many-bots" if names else "arena-no-bots", count=len(names), places=places)
    return (*names, *[names[-1]] * (places - len(names)))
