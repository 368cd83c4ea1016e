"""Days as people write them, in each language: no hours, and no clock but that of the calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime

MONTHS = {
    "fr": (
        *("janvier", "février", "mars", "avril", "mai", "juin", "juillet"),
        *("août", "septembre", "octobre", "novembre", "décembre"),
    ),
    "en": (
        *("January", "February", "March", "April", "May", "June", "July"),
        *("August", "September", "October", "November", "December"),
    ),
}


def day(at: float, lang: str) -> str:
    """The day of this moment.

    >>> day(0, "fr"), day(0, "en")
    ('1er janvier 1970', '1 January 1970')
    """
    return day_of(datetime.fromtimestamp(at, UTC).date(), lang)


def day_of(when: date, lang: str) -> str:
    """This day of the calendar."""
    number = "1er" if lang == "fr" and when.day == 1 else str(when.day)
    return f"{number} {MONTHS[lang][when.month - 1]} {when.year}"
