"""Chairs: who sits where and may do what, and rows of chairs with one of them changed."""

from __future__ import annotations

from perfidie.bots import BASELINES, LEVELS
from perfidie.engine import Refusal
from perfidie.store import BOT, EMPTY, GATHERING, Chair, Person
from perfidie.texts import Texts
from perfidie.web.house.likeness import looks_like
from perfidie.web.house.table import LiveTable

Chairs = tuple[Chair, ...]
MOST_REMOVED = 2
"""Somebody sent away by mistake may come back; who was sent away so often may not."""


def known_level(level: str) -> str:
    """The level, if there is such a one; baselines are not offered, and play where they are asked for by name."""
    if level not in (*LEVELS, *BASELINES):
        raise Refusal("unknown-bot", bot=level[:40], choices=", ".join(LEVELS))
    return level


# Who may


def my_seat(table: LiveTable, person: Person) -> int:
    """The seat this person plays; refused where they have none, or have left it to a bot."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("no-seat-here" if table.stood_in_for(person.id) is None else "left-to-bot")
    return seat


def check_host(table: LiveTable, person: Person) -> None:
    """Refuses everybody but the host."""
    if table.arrangement.host != person.id:
        raise Refusal("host-only")


def check_gathering(table: LiveTable) -> None:
    """Refuses what can be done only before the game."""
    if table.phase != GATHERING:
        raise Refusal("already-begun")


def check_welcome(table: LiveTable, person: Person) -> None:
    """Refuses somebody who was sent away: for good after the second time, or once the game had begun."""
    was_here = any(person.id in chair.knew for chair in table.chairs)
    if was_here or table.company.removed.count(person.id) >= MOST_REMOVED:
        raise Refusal("not-welcome")


# Chairs in a row


def chair_of(table: LiveTable, seat: int) -> Chair:
    """The chair of this seat, if there is one."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", seat=str(seat)[:12])
    return table.chairs[seat]


def put(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    """The row with one chair replaced."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def resized(chairs: Chairs, seats: int) -> Chairs:
    """Chairs added at the end, or taken away from the end: free ones first, then those of bots."""
    kept = list(chairs)
    for kind in (EMPTY, BOT):
        for number in reversed(range(len(kept))):
            if len(kept) > seats and kept[number].kind == kind:
                del kept[number]
    if len(kept) > seats:
        raise Refusal("too-many-people", seats=seats)
    return (*kept, *[Chair() for _ in range(seats - len(kept))])


def free_bot_names(chairs: Chairs, lang: str) -> list[str]:
    """Names for bots that cannot be taken for anybody's here."""
    taken = [chair.name for chair in chairs if chair.name]
    names = [name.strip() for name in Texts(lang).say("bot-names").split(",")]
    return [name for name in names if not looks_like(name, taken)]
