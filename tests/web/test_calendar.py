"""Calendar files are read by a calendar as they were meant."""

from __future__ import annotations

from datetime import UTC, datetime

from icalendar import Calendar

from perfidie.web.page.calendar import Planned, calendar


def test_an_evening_is_read_with_its_time_its_name_and_its_page() -> None:
    at = datetime(2026, 12, 24, 19, 30, tzinfo=UTC)
    words = "Bring wine; and,\nif you can, a candle"
    evening = Planned("evening-x", at.timestamp(), "Soirée : Cercle", "https://perfidie.example/c/x", words, stamp=2)
    found = Calendar.from_ical(calendar([evening], now=0.0))
    (event,) = found.walk("VEVENT")
    assert event.decoded("dtstart") == at
    assert (str(event["uid"]), str(event["summary"])) == ("evening-x@perfidie", "Soirée : Cercle")
    assert str(event["url"]) == "https://perfidie.example/c/x"
    assert (str(event["description"]), event["sequence"]) == (words, 2)


def test_a_calendar_without_evenings_is_one_all_the_same() -> None:
    assert not Calendar.from_ical(calendar([])).walk("VEVENT")
