"""Tolls: what may be done how often, by one person and from one address. None of them is passed by a fresh cookie.

Every setting that is 0 takes its toll away. Allowances of an address are counted by its prefix (`limits.prefixes`).
"""

from __future__ import annotations

from perfidie.engine import Refusal
from perfidie.web.house.audience import Listener
from perfidie.web.limits import HOUR, MINUTE, Limits, prefixes
from perfidie.web.settings import Settings

SHARED = 4
"""Behind one address there may be so many people, each with an allowance of their own."""
COSTLY = 10
"""Of so many requests of an address, one for what must be computed: a replay, a picture, a record, a whole log."""
GUESSES = 40
"""Of so many requests of an address, one that names a table or a key which is not there."""

FRIENDS_PER_HOUR = 30
"""Requests and invitations of one person."""
REPORTS_PER_HOUR = 6
"""Reports of one person."""


class Tolls:
    """Counts what people do at the doors."""

    def __init__(self, limits: Limits, settings: Settings) -> None:
        self._limits = limits
        self._settings = settings

    def post(self, address: str, who: str) -> None:
        """Something is sent that may change something; `who` is a person, or a session that is nobody's yet."""
        most = self._settings.moves_per_minute
        self._limits.spend_both("post", who, address, most, SHARED, MINUTE)

    def table(self, address: str, who: str) -> None:
        """A table is opened."""
        most = self._settings.tables_per_hour
        self._limits.spend_both("table", who, address, most, SHARED, HOUR)

    def guest(self, address: str) -> None:
        """Somebody new."""
        self._limits.spend_at("guest", address, self._settings.guests_per_hour, HOUR)

    def chat(self, address: str, who: str) -> None:
        """A line is said."""
        most = self._settings.chat_per_minute
        self._limits.spend_both("chat", who, address, most, SHARED, MINUTE)

    def advice(self, address: str) -> None:
        """Advice is asked for; whose it is the house counts itself."""
        self._limits.spend_at("advice", address, self._settings.advice_per_minute * SHARED, MINUTE)

    def friend(self, address: str, who: str) -> None:
        """Somebody is asked to be friends, or invited."""
        self._limits.spend_both("friend", who, address, FRIENDS_PER_HOUR, SHARED, HOUR)

    def report(self, address: str, who: str) -> None:
        """Somebody is reported to whoever keeps the house."""
        self._limits.spend_both("report", who, address, REPORTS_PER_HOUR, SHARED, HOUR)

    def costly(self, address: str) -> None:
        """Something that must be computed."""
        self._limits.spend_at("costly", address, self._settings.pages_per_minute // COSTLY, MINUTE)

    def may_guess(self, address: str) -> None:
        """Refuses an address from which too much was asked for that is not there."""
        self._limits.check_at("guess", address, self._settings.pages_per_minute // GUESSES, MINUTE)

    def guessed(self, address: str) -> None:
        """What was asked for is not there."""
        self._limits.spend_at("guess", address, self._settings.pages_per_minute // GUESSES, MINUTE)


class Held:
    """One stream that is open: where from, whose, by which session."""

    __slots__ = ("address", "listener", "person", "session")

    def __init__(self, address: str, listener: Listener, person: str | None, session: str) -> None:
        self.address = address
        self.listener = listener
        self.person = person
        self.session = session
        """The digest of it."""

    def counted(self, each: int, address: int) -> list[tuple[str, int]]:
        """By which names it is counted, and how many streams each may have."""
        found = [(f"at {prefix}", address * share) for prefix, share in prefixes(self.address)]
        return [*found, (f"of {self.person}", each)] if self.person else found


class Streams:
    """The streams that are open, counted by person and by address."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.streams_per_person, settings.streams_per_address
        self._open: dict[str, int] = {}
        self._held: set[Held] = set()

    def check(self, held: Held) -> None:
        """Refuses one stream too many."""
        for name, most in held.counted(*self._most):
            if 0 < most <= self._open.get(name, 0):
                raise Refusal("too-many-streams")

    def enter(self, held: Held) -> None:
        """This stream begins."""
        self._held.add(held)
        for name, _ in held.counted(*self._most):
            self._open[name] = self._open.get(name, 0) + 1

    def leave(self, held: Held) -> None:
        """This stream has ended."""
        self._held.discard(held)
        for name, _ in held.counted(*self._most):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    def end(self, person: str, but: str) -> None:
        """The streams of this person end, but for those of one session: they come back as what they are then."""
        for held in self._held:
            if held.person == person and held.session != but:
                held.listener.go_home()
