"""Pace: what people may agree on about time, and what clocks show after a change.

Everything here follows from what everybody sees: for whom the table waits, at which step, and which moves all know of.
So a clock never tells of what a few settle among themselves: that takes its time from the wait that all see, and its
own end is told to nobody but those who are asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from perfidie.bots import LEVELS
from perfidie.engine import Refusal
from perfidie.store import BOT, PLAYING, Arrangement, Listed, Person
from perfidie.store.people.accounts import Holiday
from perfidie.store.times import AT_EASE, BY_LOT, DAY, STOPPED, Behind, Pace, Times, Wait
from perfidie.web.house.match import Match

SHORTEST, LONGEST = 30, 7 * DAY
"""Seconds for a decision, or in a bank at the beginning; a bank never holds more than twice the longest."""
MOST_ADDED = DAY
BREATH = 10.0
"""Seconds that somebody has at least, whatever their bank holds."""
A_MOMENT = 300.0
"""Seconds that somebody has at a table that lasts days who comes back to a question after its time."""
BOTS_HAVE = 600.0
"""Seconds that a bot has at least: it answers as soon as it can."""
WATCHED = 30.0
"""Seconds at most that somebody is shown what led to a question: their time begins after that."""
NEVER = 1e15
"""A moment after all others that a calendar has."""
Holidays = Mapping[str, tuple[Holiday, ...]]
"""By person, when their clocks stand still."""


def checked(pace: Pace) -> Pace:
    """This pace, if people may agree on it."""
    most = 2 * LONGEST if pace.bank else LONGEST
    if pace.then not in (BY_LOT, *LEVELS):
        raise Refusal("unknown-bot", bot=pace.then[:40], choices=", ".join(LEVELS))
    if pace and not (SHORTEST <= pace.seconds <= most and 0 <= pace.added <= (MOST_ADDED if pace.bank else 0)):
        raise Refusal("bad-pace", least=SHORTEST, days=most // DAY)
    return pace if pace else AT_EASE


def times_after(
    agreed: Arrangement,
    match: Match | None,
    before: Times,
    now: float,
    holidays: Holidays,
    shown: Mapping[int, float] | None = None,
) -> Times:
    """What the clocks show once something has changed.

    `shown`: by seat, when those who sit there had seen everything that led to the question.
    """
    if not agreed.pace or match is None or agreed.phase != PLAYING or match.over:
        return STOPPED
    return _Winding(agreed, match, before, now, holidays, shown or {}).times()


@dataclass(frozen=True, slots=True)
class _Winding:
    """The clocks of one table are wound: those that were running, and those that begin."""

    agreed: Arrangement
    match: Match
    before: Times
    now: float
    holidays: Holidays
    shown: Mapping[int, float]

    def times(self) -> Times:
        waits, spent, ended = dict[int, Wait](), dict(self.before.spent), dict(self.before.ended)
        step, waiting = self.match.public_view().step, self.match.public_view().waiting
        for seat, wait in self.before.waits.items():
            if seat in waiting and self._is_same(seat, wait, step):
                waits[seat] = self._until(seat, wait, spent)
            else:
                if self.match.known_moves(seat) > wait.moves or self._has_left(seat, wait):
                    ended[seat] = wait
                elif self.match.known_moves(seat) == wait.moves and not wait.bot:
                    ended.pop(seat, None)
                if self.agreed.pace.bank:
                    spent[seat] = self._charged(seat, wait, spent)
        for seat in waiting:
            if seat not in waits:
                waits[seat] = self._until(seat, self._begun(seat, step, ended), spent)
        return Times(waits, spent, self._behind(waits), ended)

    def _is_same(self, seat: int, wait: Wait, step: str) -> bool:
        """Whether the table still waits, or waits again, for the same thing."""
        bot = self.agreed.chairs[seat].kind == BOT
        return (wait.step, wait.moves, wait.bot) == (step, self.match.known_moves(seat), bot)

    def _has_left(self, seat: int, wait: Wait) -> bool:
        """Whether a bot has taken the place of a person: who comes back to the same question finds the same wait."""
        return not wait.bot and self.agreed.chairs[seat].kind == BOT

    def _begun(self, seat: int, step: str, ended: dict[int, Wait]) -> Wait:
        """A wait that begins now; one that ended with a move which was taken back, or with a bot's help, goes on."""
        last, pace, bot = ended.get(seat), self.agreed.pace, self.agreed.chairs[seat].kind == BOT
        begun = Wait(step, self.match.known_moves(seat), bot, self.now, self.now)
        if last is None or not self._is_same(seat, last, step):
            return begun
        given = last.at_least
        if not given and last.until <= self.now:
            given = self.now + (A_MOMENT if pace.slow else BREATH)
        return replace(begun if pace.bank else last, at_least=given)

    def _until(self, seat: int, wait: Wait, spent: Mapping[int, float]) -> Wait:
        """This wait as long as it may last by now: somebody may have planned a holiday, or called one off."""
        has = _allowance(self.agreed.pace, wait.moves, spent.get(seat, 0.0), bot=wait.bot)
        return replace(wait, until=max(wait.at_least, runs_out(wait.since, has, self._free(seat))))

    def _charged(self, seat: int, wait: Wait, spent: Mapping[int, float]) -> float:
        """What is gone of a bank when a wait has ended; time spent on being shown what led to it is given.

        A bot uses nothing up and adds nothing; what a bank cannot hold is gone as well.
        """
        pace, moves, gone = self.agreed.pace, self.match.known_moves(seat), spent.get(seat, 0.0)
        if wait.bot:
            return gone + pace.added * max(0, moves - wait.moves)
        begun = max(wait.since, min(wait.since + WATCHED, self.shown.get(seat, 0.0)))
        gone = min(gone + running_for(begun, self.now, self._free(seat)), float(pace.seconds + pace.added * wait.moves))
        return max(gone, float(pace.seconds + pace.added * moves - 2 * LONGEST))

    def _behind(self, waits: Mapping[int, Wait]) -> dict[int, Behind]:
        """Whoever is asked behind the wait of another has half of what is left of it: the other needs the rest."""
        found, until = {}, self.now + max(BREATH, (self._others_end(waits) - self.now) / 2)
        for seat, question in self.match.asked.items():
            if seat not in waits:
                known = self.before.behind.get(seat)
                same = known is not None and known.since == question.since
                found[seat] = Behind(question.since, min(known.until, until) if known and same else until)
        return found

    def _others_end(self, waits: Mapping[int, Wait]) -> float:
        """When those are due behind whose waits somebody may be asked.

        Where days are given nobody believes that a bot thinks for long: a question left behind by one has a moment.
        """
        ends = [wait.until for wait in waits.values() if not (wait.bot and self.agreed.pace.slow)]
        return min(ends, default=self.now if waits else self.now + 2 * self.agreed.pace.seconds)

    def _free(self, seat: int) -> tuple[Holiday, ...]:
        """When no time passes for this seat: at tables that last days, while its person is on holiday."""
        return self.holidays.get(self.agreed.chairs[seat].person, ()) if self.agreed.pace.slow else ()


def _allowance(pace: Pace, moves: int, spent: float, *, bot: bool) -> float:
    """How many seconds a seat has for what it is asked now, after so many moves."""
    has = min(LONGEST, max(BREATH, pace.seconds + pace.added * moves - spent)) if pace.bank else float(pace.seconds)
    return max(BOTS_HAVE, has) if bot else has


def runs_out(since: float, seconds: float, free: Sequence[Holiday]) -> float:
    """When so many seconds have passed, those of holidays not counted.

    >>> runs_out(100, 50, [Holiday(120, 1000)]), runs_out(130, 50, [Holiday(120, 1000)]), runs_out(100, 10, [])
    (1030.0, 1050.0, 110.0)
    """
    until = float(since + seconds)
    for each in sorted(free, key=lambda each: each.begins):
        if each.ends > since and each.begins < until:
            until += each.ends - max(since, each.begins)
    return until


def running_for(since: float, now: float, free: Sequence[Holiday]) -> float:
    """How many seconds have passed, those of holidays not counted."""
    away = sum(max(0.0, min(now, each.ends) - max(since, each.begins)) for each in free)
    return max(0.0, now - since - away)


def deadline(times: Times, seat: int) -> float | None:
    """Until when this seat has to be done, as calendars have it; None where nothing is asked of it, or no time runs."""
    mine = times.behind.get(seat) or times.waits.get(seat)
    return mine.until if mine is not None else None


def bank_of(pace: Pace, times: Times, seat: int, moves: int) -> float:
    """What the bank of this seat held when its clock last stood still."""
    return max(0.0, pace.seconds + pace.added * moves - times.spent.get(seat, 0.0))


def ends_for(listed: Listed, person: Person | None) -> float:
    """Until when this person has to be done at this table; far away where no time is measured."""
    seats = [seat for seat, chair in enumerate(listed.arrangement.chairs) if person and chair.person == person.id]
    ends = [until for seat in seats if (until := deadline(listed.times, seat)) is not None]
    return min(ends, default=NEVER)
