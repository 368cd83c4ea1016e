"""Days and hours as people write them, in each language."""

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

WEEKDAYS = {
    "fr": ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
}

SHORT = {
    "fr": ("janv.", "févr.", "mars", "avril", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."),
    "en": ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
}


def day(at: float, lang: str) -> str:
    """The day of this moment.

    >>> day(0, "fr"), day(0, "en")
    ('1er janvier 1970', '1 January 1970')
    """
    return day_of(datetime.fromtimestamp(at, UTC).date(), lang)


def day_of_week(when: datetime, lang: str) -> str:
    """The day with its name, for what lies ahead.

    >>> day_of_week(datetime(2026, 11, 19), "fr"), day_of_week(datetime(2026, 11, 19), "en")
    ('jeudi 19 novembre 2026', 'Thursday 19 November 2026')
    """
    return f"{WEEKDAYS[lang][when.weekday()]} {day_of(when, lang)}"


def hour(when: datetime, lang: str) -> str:
    """The hour as a clock without seconds has it.

    >>> hour(datetime(2026, 11, 19, 20, 5), "en")
    '20:05'
    """
    return (
        f"{when.hour}\N{NARROW NO-BREAK SPACE}h\N{NARROW NO-BREAK SPACE}{when:%M}" if lang == "fr" else f"{when:%H:%M}"
    )


def day_of(when: date, lang: str) -> str:
    """This day of the calendar."""
    return f"{_number(when, lang)} {MONTHS[lang][when.month - 1]} {when.year}"


def day_in_year(when: date, lang: str) -> str:
    """The same where the year is plain.

    >>> day_in_year(date(2026, 11, 19), "fr"), day_in_year(date(2026, 11, 1), "en")
    ('19 novembre', '1 November')
    """
    return f"{_number(when, lang)} {MONTHS[lang][when.month - 1]}"


def _number(when: date, lang: str) -> str:
    return "1er" if lang == "fr" and when.day == 1 else str(when.day)


def short_day(at: float, lang: str) -> str:
    """The same where there is little room.

    >>> short_day(0, "fr"), short_day(0, "en")
    ('1er janv. 1970', '1 Jan 1970')
    """
    when = datetime.fromtimestamp(at, UTC)
    return f"{_number(when, lang)} {SHORT[lang][when.month - 1]} {when.year}"


def season_name(season: str, lang: str) -> str:
    """The three months of a season.

    >>> season_name("2026-4", "fr"), season_name("2026-1", "en")
    ('octobre–décembre 2026', 'January–March 2026')
    """
    year, _, quarter = season.partition("-")
    first = 3 * (int(quarter) - 1)
    return f"{MONTHS[lang][first]}–{MONTHS[lang][first + 2]} {year}"
