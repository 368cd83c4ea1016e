"""Days and hours as people write them, in each language."""

from __future__ import annotations

from datetime import UTC, datetime

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

WEEKDAYS = {
    "fr": ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
}


def day(at: float, lang: str) -> str:
    """The day of this moment.

    >>> day(0, "fr"), day(0, "en")
    ('1er janvier 1970', '1 January 1970')
    """
    return _written(datetime.fromtimestamp(at, UTC), lang)


def day_of_week(when: datetime, lang: str) -> str:
    """The day with its name, for what lies ahead.

    >>> day_of_week(datetime(2026, 11, 19), "fr"), day_of_week(datetime(2026, 11, 19), "en")
    ('jeudi 19 novembre 2026', 'Thursday 19 November 2026')
    """
    return f"{WEEKDAYS[lang][when.weekday()]} {_written(when, lang)}"


def hour(when: datetime, lang: str) -> str:
    """The hour as a clock without seconds has it.

    >>> hour(datetime(2026, 11, 19, 20, 5), "en")
    '20:05'
    """
    return (
        f"{when.hour}\N{NARROW NO-BREAK SPACE}h\N{NARROW NO-BREAK SPACE}{when:%M}" if lang == "fr" else f"{when:%H:%M}"
    )


def _written(when: datetime, lang: str) -> str:
    number = "1er" if lang == "fr" and when.day == 1 else str(when.day)
    return f"{number} {MONTHS[lang][when.month - 1]} {when.year}"
