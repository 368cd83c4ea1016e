"""Chairs: small questions about who sits where, and rows of chairs with one of them changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.bots import BASELINES, LEVELS
from perfidie.engine import Refusal
from perfidie.store import BOT, EMPTY, Chair
from perfidie.texts import Texts

if TYPE_CHECKING:
    from perfidie.web.house.table import LiveTable

Chairs = tuple[Chair, ...]


def known_level(level: str) -> str:
    """The level, if there is such a one; baselines are not offered, and play where they are asked for by name."""
    if level not in (*LEVELS, *BASELINES):
        raise Refusal("unknown-bot", bot=level[:40], choices=", ".join(LEVELS))
    return level


def chair_of(table: LiveTable, seat: int) -> Chair:
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
    """Names for bots that nobody here bears."""
    taken = {chair.name.casefold() for chair in chairs}
    names = [name.strip() for name in Texts(lang).say("bot-names").split(",")]
    return [name for name in names if name.casefold() not in taken]
