"""Holidays: times in which the clocks of somebody stand still, at tables whose games last days.

They count in the year in which they begin, by the calendar of the person, and are limited: nobody waits for ever.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from sqlalchemy import Connection

from perfidie.engine import Refusal
from perfidie.store.people.accounts import Holiday, Preferences, account, accounts_of, prefer
from perfidie.store.people.quiet import zone_of

DAYS_A_YEAR = 30
LONGEST = 21
"""Days of one holiday."""
AHEAD = 366
"""Days from now within which one begins."""
FORGOTTEN_AFTER = 366 * 86_400.0
"""Seconds for which one that is over is kept."""


def holidays_of(connection: Connection, persons: list[str]) -> dict[str, tuple[Holiday, ...]]:
    """The holidays of these people; of whom keeps no account, none."""
    return {person: kept.preferences.holidays for person, kept in accounts_of(connection, persons).items()}


def plan(connection: Connection, person: str, first: date, last: date, now: float) -> None:
    """From the first of these days to the end of the last one; refused where that is too long, or not to come."""
    wishes = _wishes(connection, person)
    zone = zone_of(wishes.zone)
    today = datetime.fromtimestamp(now, zone).date()
    if not (today <= first <= last and (first - today).days <= AHEAD):
        raise Refusal("bad-holiday")
    begins = now if first == today else _midnight(first, zone)
    new = Holiday(begins, _midnight(last + timedelta(days=1), zone))
    kept = _of_the_last_year_on(wishes, now)
    if any(each.begins < new.ends and new.begins < each.ends for each in kept):
        raise Refusal("holiday-twice")
    if (last - first).days >= LONGEST:
        raise Refusal("long-holiday", most=LONGEST)
    if days_taken(kept, first.year, wishes.zone) + (last - first).days + 1 > DAYS_A_YEAR:
        raise Refusal("many-holidays", most=DAYS_A_YEAR)
    prefer(connection, person, replace(wishes, holidays=tuple(sorted((*kept, new), key=lambda each: each.begins))))


def call_off(connection: Connection, person: str, begins: float, now: float) -> None:
    """One that has not begun is taken back; one that has ends now."""
    wishes = _wishes(connection, person)
    kept = []
    for each in wishes.holidays:
        if each.begins != begins or each.ends <= now:
            kept.append(each)
        elif each.begins < now:
            kept.append(Holiday(each.begins, now))
    if tuple(kept) == wishes.holidays:
        raise Refusal("no-such-holiday")
    prefer(connection, person, replace(wishes, holidays=tuple(kept)))


def days_taken(holidays: tuple[Holiday, ...], year: int, zone: str) -> int:
    """How many days of them begin in this year, every day that was begun among them."""
    here, days = zone_of(zone), 0
    for each in holidays:
        first, last = [datetime.fromtimestamp(at, here).date() for at in (each.begins, each.ends - 1)]
        days += (last - first).days + 1 if first.year == year else 0
    return days


def _wishes(connection: Connection, person: str) -> Preferences:
    known = account(connection, person)
    if known is None:
        raise Refusal("not-kept")
    return known.preferences


def _of_the_last_year_on(wishes: Preferences, now: float) -> tuple[Holiday, ...]:
    """What is kept of them: a clock that began to run before one goes on being reckoned by it."""
    return tuple(each for each in wishes.holidays if each.ends > now - FORGOTTEN_AFTER)


def _midnight(day: date, zone: ZoneInfo | None) -> float:
    return datetime.combine(day, time(), zone).timestamp()
