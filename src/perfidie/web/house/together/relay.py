"""The relay: what is shown to those who listen in one process is known to the others, so that bots and clocks wait.

What travels is for how many more seconds something is shown, that somebody wants to see no more of it, and which sheets
of their page they have closed. None of it says what is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from perfidie.web.commons import Commons, Word
from perfidie.web.house.clock import Clock
from perfidie.web.house.sheets import unseen
from perfidie.web.house.table import LiveTable

LONGEST = 120.0
"""No show lasts longer, whatever another process says."""


class Relays:
    """Gives every table a relay, where there are other processes."""

    def __init__(self, commons: Commons, clock: Clock, find: Callable[[str], LiveTable | None]) -> None:
        self._commons = commons
        self._clock = clock
        self._find = find
        commons.hear("shown", self._shown)
        commons.hear("skipped", self._skipped)
        commons.hear("folded", self._folded)

    def connect(self, table: LiveTable) -> None:
        """From now on the others are told of this table's audience."""
        if self._commons.shared:
            table.audience.relay = _Relay(self._commons, self._clock, table)

    def _shown(self, word: Word) -> None:
        table = self._find(word.code)
        if table is not None:
            seats = {int(seat): self._moment(left) for seat, left in word.facts.get("seats", {}).items()}
            table.audience.shows_elsewhere(word.sender, self._moment(word.facts.get("left", 0.0)), seats)

    def _moment(self, left: Any) -> float:
        """So many seconds from now; nothing where nothing is shown any more."""
        return self._clock.now() + min(LONGEST, float(left)) if left > 0 else 0.0

    def _skipped(self, word: Word) -> None:
        table = self._find(word.code)
        if table is not None:
            table.audience.skip_here(word.facts.get("seat"), str(word.facts.get("page", "")))

    def _folded(self, word: Word) -> None:
        table = self._find(word.code)
        if table is not None:
            table.audience.fold_here(str(word.facts.get("page", "")), unseen(str(word.facts.get("closed", ""))))


class _Relay:
    """The relay of one table."""

    def __init__(self, commons: Commons, clock: Clock, table: LiveTable) -> None:
        self._commons = commons
        self._clock = clock
        self._table = table

    def shown(self) -> None:
        now, audience = self._clock.now(), self._table.audience
        seats: dict[str, float] = {}
        for listener in audience:
            if listener.seat is not None and listener.until > now:
                seats[str(listener.seat)] = max(listener.until - now, seats.get(str(listener.seat), 0.0))
        self._commons.say("shown", self._table.code, left=max(0.0, audience.until_here - now), seats=seats)

    def skipped(self, seat: int | None, page: str) -> None:
        self._commons.say("skipped", self._table.code, seat=seat, page=page)

    def folded(self, page: str, closed: str) -> None:
        self._commons.say("folded", self._table.code, page=page, closed=closed)
