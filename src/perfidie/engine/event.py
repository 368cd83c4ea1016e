"""Events: what happened, and what each audience may know of it.

One event is told once, by the step that caused it, with three kinds of facts: those
everybody sees, those only some seats see, and the list of the seats that learn something
hidden. A client never gets an Event, only a Glimpse: the event as projected for one seat.
"""

from __future__ import annotations

from typing import Final

import msgspec

Word = int | bool | str | None
Fact = Word | tuple[Word, ...]
Facts = dict[str, Fact]

ALL: Final = None
"""An audience: every seat and every spectator."""


class Glimpse(msgspec.Struct, frozen=True):
    """An event as one seat, or a spectator, saw it."""

    kind: str
    facts: Facts
    own: bool = False
    """Whether the facts hold something that only some seats, this one among them, were told."""


class Event(msgspec.Struct, frozen=True):
    """What happened, in the past tense, with its audiences.

    `learns` names the seats that found out something hidden (ALL: everybody). Undo is
    offered while nobody has learned anything, and the secrecy law lets a seat's views of two
    worlds part company only there.
    """

    kind: str
    facts: Facts
    private: tuple[tuple[int, Facts], ...] = ()
    """At most one set of extra facts for each seat."""
    audience: tuple[int, ...] | None = ALL
    learns: tuple[int, ...] | None = ()

    def seen_by(self, seat: int | None) -> Glimpse | None:
        """The projection: None where this seat (None: a spectator) must not know that it happened.

        >>> looked = Event("looked", {"seat": 1, "glass": "A"}, private=((1, {"card": "p7"}),), learns=(1,))
        >>> looked.seen_by(1).facts
        {'seat': 1, 'glass': 'A', 'card': 'p7'}
        >>> looked.seen_by(None).facts
        {'seat': 1, 'glass': 'A'}
        """
        if self.audience is not ALL and seat not in self.audience:
            return None
        for owner, extra in self.private:
            if owner == seat:
                return Glimpse(self.kind, {**self.facts, **extra}, own=True)
        return Glimpse(self.kind, self.facts)

    def teaches(self, seat: int | None) -> bool:
        """Whether this seat learns something hidden from it."""
        return self.learns is ALL or seat in self.learns
