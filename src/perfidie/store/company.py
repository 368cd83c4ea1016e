"""Company: what people at a table ask of each other, and what an evening of several games has come to.

It is kept with the arrangement, so that a question survives the death of the process. A table that was kept before
there was any of this has none of it.
"""

from __future__ import annotations

import msgspec


class Ask(msgspec.Struct, frozen=True):
    """Somebody who came late asks for the seat of a bot. `agreed`: the people at the table who have said yes."""

    number: int
    """Counted from 1 at each table: an answer names the question it was given to."""
    person: str
    name: str
    seat: int
    agreed: tuple[str, ...] = ()


class Removal(msgspec.Struct, frozen=True):
    """Some of the people at the table want another one of them to leave it."""

    seat: int
    person: str
    agreed: tuple[str, ...] = ()
    against: tuple[str, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """How many games of an evening somebody has won; a bot is known by its name alone."""

    name: str
    person: str = ""
    wins: int = 0


class Company(msgspec.Struct, frozen=True):
    """What people ask of each other around one game."""

    again: tuple[str, ...] = ()
    """Once it is over: the people who want another one."""
    asks: tuple[Ask, ...] = ()
    asked: int = 0
    """How many have asked for a seat so far."""
    declined: tuple[Ask, ...] = ()
    """Those that the table said no to."""
    removal: Removal | None = None
    removed: tuple[str, ...] = ()
    """People who were sent away, once for each time."""
    games: int = 0
    """How many games of this evening came before this one, and who won them."""
    evening: tuple[Tally, ...] = ()
    meeting: str = ""
    """The page of the circle's evening or tournament that opened this table, to which people go back."""
    numbers: tuple[tuple[str, str], ...] = ()
    """By person: what they add to chance (`perfidie.receipt`), here or at the next table; nobody is shown it."""

    def number_of(self, person: str) -> str:
        """What this person adds to chance, which may be nothing."""
        return dict(self.numbers).get(person, "") if person else ""
