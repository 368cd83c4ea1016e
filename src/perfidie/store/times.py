"""How long people may take at a table, and what its clocks show: agreed on once, written with every change."""

from __future__ import annotations

import msgspec

HOUR, DAY = 3_600, 86_400
BY_LOT = "lot"
"""What happens when time is up: a choice is drawn by lot; otherwise the name of a bot's level stands there."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time a table gives: none is measured, so much for each decision, or a bank that decisions add to."""

    seconds: int = 0
    """For each decision, or in the bank at the beginning; 0: time is not measured."""
    bank: bool = False
    added: int = 0
    """Seconds that each decision adds to the bank."""
    then: str = BY_LOT
    """What happens when time is up: the choice is drawn by lot, or a bot of this level stands in."""

    def __bool__(self) -> bool:
        return self.seconds > 0

    @property
    def slow(self) -> bool:
        """Whether a game may last days: nobody is expected to sit there and wait."""
        return self.seconds >= HOUR


AT_EASE = Pace()
"""No time is measured."""


class Wait(msgspec.Struct, frozen=True, array_like=True):
    """That the table waits for a seat, as everybody sees it: since when, and until when.

    It lasts while the same step waits for the same player and they have not moved for all to see. What a few settle
    among themselves in between takes its time from the same wait, so that no clock tells of it.
    """

    step: str
    moves: int
    """How many moves of this seat everybody knew of when it began."""
    bot: bool
    since: float
    until: float
    at_least: float = 0.0
    """Until when it lasts whatever has been used up: a moment is given once to who takes the question up again."""


class Behind(msgspec.Struct, frozen=True, array_like=True):
    """That a seat is asked something of which not everybody knows: on which of its versions, and until when."""

    since: int
    until: float


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """All clocks of a table, as calendars have it."""

    waits: dict[int, Wait] = {}
    """By seat that the table waits for, as everybody sees it."""
    spent: dict[int, float] = {}
    """By seat: the seconds of its bank that are gone."""
    behind: dict[int, Behind] = {}
    """By seat that is asked behind such a wait; nobody else is told of it."""
    ended: dict[int, Wait] = {}
    """By seat: its last wait. Should its move be taken back, or its person come back, that one goes on."""

    @property
    def due(self) -> float | None:
        """When the first of them is up."""
        ends = [wait.until for wait in self.waits.values()] + [each.until for each in self.behind.values()]
        return min(ends, default=None)


STOPPED = Times()
