"""The puzzle of the day: the first answer of a day counts, and days in a row are counted on which it was right."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from perfidie.store.people.schema import streaks


class Streak(msgspec.Struct, frozen=True):
    """How somebody does at the puzzles of the day."""

    day: int
    """The last day on which they answered (`date.toordinal`)."""
    solved: bool
    """Whether they found it on that day."""
    run: int
    """How many days in a row they have found it, up to then."""
    longest: int

    def on(self, today: int) -> int:
        """How many days in a row it is today: a day that was missed ends it, today is not over yet.

        >>> Streak(10, True, 3, 5).on(11), Streak(10, True, 3, 5).on(12)
        (3, 0)
        """
        return self.run if today - self.day <= 1 else 0


def streak_of(connection: Connection, person: str) -> Streak | None:
    """How this person does; None where they have never answered."""
    columns = streaks.c.day, streaks.c.solved, streaks.c.run, streaks.c.longest
    row = connection.execute(select(*columns).where(streaks.c.person == person)).first()
    return Streak(*row) if row else None


def answer(connection: Connection, person: str, day: int, solved: bool) -> Streak:
    """Somebody has answered the puzzle of this day. A second answer changes nothing."""
    before = streak_of(connection, person)
    if before is not None and before.day >= day:
        return before
    run = (before.on(day) if before else 0) + 1 if solved else 0
    now = Streak(day, solved, run, max(run, before.longest if before else 0))
    values = msgspec.structs.asdict(now)
    if before is not None:
        connection.execute(update(streaks).where(streaks.c.person == person).values(**values))
        return now
    try:
        with connection.begin_nested():
            connection.execute(insert(streaks).values(person=person, **values))
    except IntegrityError:  # the same answer, sent twice at once
        return streak_of(connection, person) or now
    return now
