"""Quiet hours: when somebody wants to be left alone, by the clock on their own wall."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from perfidie.store.people.accounts import Preferences


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of this name; None for that of the house, or where there is no such zone."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wishes: Preferences, now: float) -> float:
    """When this person may be told something: now, or when the quiet hours end that it falls in.

    >>> from perfidie.store.people.accounts import Quiet
    >>> night = Preferences(zone="Europe/Paris", quiet=Quiet(22, 8))
    >>> noon = datetime(2026, 11, 18, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    >>> quiet_until(night, noon) - noon, quiet_until(night, noon + 11 * 3600) - noon
    (0.0, 72000.0)
    """
    quiet, zone = wishes.quiet, zone_of(wishes.zone)
    if quiet is None or quiet.begins == quiet.ends:
        return now
    here = datetime.fromtimestamp(now, zone)
    over_night = quiet.begins > quiet.ends
    late, early = here.hour >= quiet.begins, here.hour < quiet.ends
    if not ((late or early) if over_night else (late and early)):
        return now
    day = here.date() + timedelta(days=over_night and late)
    return datetime.combine(day, time(quiet.ends % 24), zone).timestamp()
