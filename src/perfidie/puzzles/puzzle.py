"""What a puzzle is made of: a position from a game of bots, who has to choose there, and what each choice promises."""

from __future__ import annotations

from hashlib import sha256
from math import sqrt

import msgspec

from perfidie import games
from perfidie.bots.advice import Why
from perfidie.engine import Entry, Playthrough, Record, View, encode, replay
from perfidie.engine.action import Words
from perfidie.engine.options import Value
from perfidie.engine.record import FORMAT
from perfidie.school.script import read_script, write_script


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """One choice, with the share of the win that it promises."""

    words: Words
    chance: float
    error: float
    """The standard error of that estimate."""
    visits: int
    """How many imagined worlds it was tried in."""
    why: Why | None = None
    """What speaks for it, or against it, by the signs of the game."""


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a puzzle was found: enough to find it again."""

    seed: int
    table: int
    """Which of the games played with this seed."""
    visits: int
    """In how many worlds the good choices were tried, on each of the seeds that had to agree."""
    seeds: int
    rules: int
    """The version of the rules."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one choice is clearly best."""

    id: str
    game: str
    seats: int
    preset: str
    options: dict[str, Value]
    script: str
    """All that was done and said before, as lessons write it (`perfidie.school.script`)."""
    seat: int
    """Who has to choose."""
    step: str
    themes: tuple[str, ...]
    choices: tuple[Weighed, ...]
    """All that the rules allow, the best first."""
    novices: float
    """How many novices, of a hundred, find the best choice."""
    found: Found

    @property
    def best(self) -> Weighed:
        """The choice that is clearly best."""
        return self.choices[0]

    @property
    def next_best(self) -> Weighed:
        """The one that comes closest."""
        return self.choices[1]

    @property
    def gap(self) -> float:
        """How much more of the win the best choice promises than the next best."""
        return self.best.chance - self.next_best.chance

    @property
    def gap_error(self) -> float:
        """The standard error of the gap."""
        return sqrt(self.best.error**2 + self.next_best.error**2)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that was done and said before."""
        return tuple([line.entry() for line in read_script(self.script)])

    def weighed(self, words: Words) -> Weighed | None:
        """What this choice promises; None where the rules do not allow it."""
        return next((each for each in self.choices if each.words == words), None)

    def played(self) -> Playthrough:
        """The table as it lies there, played through the front door."""
        game = games.find(self.game)
        record = Record(FORMAT, self.game, self.found.rules, self.seats, self.options, self.entries)
        return replay(game, record)

    def view(self) -> View[object]:
        """All that the seat may know which has to choose: what a puzzle is judged by, and all that is shown of it."""
        return games.find(self.game).read_view(encode(self.played().view(self.seat)))


def id_of(game: str, entries: tuple[Entry, ...], seat: int) -> str:
    """A short name that belongs to this position and no other."""
    return sha256(f"{game} {seat} {write_script(entries)}".encode()).hexdigest()[:6]
