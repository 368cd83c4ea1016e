"""Annals: what is remembered of a game that is over, beside who won it.

Everything is counted from the playthrough of a record: on which side a seat stood, what it did how often and how
often it could have, and at which tables everybody has the same chance, so that they may be rated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from perfidie.engine.event import Event
from perfidie.engine.playthrough import Playthrough

Habits = list[dict[str, tuple[int, int]]]
"""By seat, by habit: how often it was done, and how often it could have been."""
NO_TABLES: Mapping[str, tuple[int, ...]] = MappingProxyType({})


class Tally:
    """Counts what seats do, and when they could have."""

    def __init__(self) -> None:
        self.done: Counter[tuple[int, str]] = Counter()
        self.could: Counter[tuple[int, str]] = Counter()
        self.notes: dict[Any, Any] = {}
        """What must be remembered from one event to a later one."""

    def count(self, seat: int, habit: str, done: bool = True) -> None:
        """This seat could do it once more, and did or did not."""
        self.could[seat, habit] += 1
        self.done[seat, habit] += done

    def by_seat(self, seats: int) -> Habits:
        """All of it, for each seat."""
        found: Habits = [{} for _ in range(seats)]
        for (seat, habit), often in self.could.items():
            found[seat][habit] = (self.done[seat, habit], often)
        return found


class Annals:
    """What one game wants to be remembered; without annals of its own, only who won."""

    habits: tuple[str, ...] = ()
    """What is counted, in the order in which it is shown."""
    sides: tuple[str, ...] = ()
    """The sides or roles that a seat may have had."""
    fair: Mapping[str, tuple[int, ...]] = NO_TABLES
    """By preset, the numbers of seats with which a table may be rated (docs/ratings.md says why)."""

    def side(self, play: Playthrough, seat: int) -> str:
        """On which side this seat stood at the end; empty where there are none."""
        return ""

    def tell(self, event: Event, tally: Tally) -> None:
        """Counts what this event says of somebody's habits."""

    def habits_of(self, play: Playthrough) -> Habits:
        """What every seat did, and how often."""
        tally = Tally()
        for event in play.events:
            self.tell(event, tally)
        return tally.by_seat(play.setup.seats)


PLAIN = Annals()
