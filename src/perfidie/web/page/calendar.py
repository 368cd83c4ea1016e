"""Calendar files: evenings that people plan, for the calendar they keep elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from icalendar import Calendar, Event


@dataclass(frozen=True, slots=True)
class Planned:
    """Something that takes place at a time."""

    uid: str
    """By what it is known for ever: a newer file changes it instead of adding another."""
    at: float
    summary: str
    url: str
    words: str = ""
    hours: float = 3.0
    stamp: int = 0
    """Rises with each change."""
    off: bool = False
    """Whether it does not take place after all: a calendar that has it strikes it out."""


def calendar(events: Iterable[Planned], now: float = 0.0) -> bytes:
    """An .ics file of these."""
    made = Calendar()
    made.add("prodid", "-//Perfidie//perfidie//")
    made.add("version", "2.0")
    for each in events:
        event, begins = Event(), datetime.fromtimestamp(int(each.at), UTC)
        event.add("uid", f"{each.uid}@perfidie")
        event.add("dtstamp", datetime.fromtimestamp(int(now), UTC))
        event.add("dtstart", begins)
        event.add("dtend", begins + timedelta(hours=each.hours))
        event.add("sequence", each.stamp)
        if each.off:
            event.add("status", "CANCELLED")
        event.add("summary", each.summary)
        event.add("url", each.url)
        if each.words:
            event.add("description", each.words)
        made.add_component(event)
    found: bytes = made.to_ical()
    return found
