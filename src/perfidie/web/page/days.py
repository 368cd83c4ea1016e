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


SHORT = {
    "fr": ("janv.", "févr.", "mars", "avril", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."),
    "en": ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
}


def short_day(at: float, lang: str) -> str:
    """The same where there is little room.

    >>> short_day(0, "fr"), short_day(0, "en")
    ('1er janv. 1970', '1 Jan 1970')
    """
    when = datetime.fromtimestamp(at, UTC)
    number = "1er" if lang == "fr" and when.day == 1 else str(when.day)
    return f"{number} {SHORT[lang][when.month - 1]} {when.year}"


def season_name(season: str, lang: str) -> str:
    """The three months of a season.

    >>> season_name("2026-4", "fr"), season_name("2026-1", "en")
    ('octobre–décembre 2026', 'January–March 2026')
    """
    year, _, quarter = season.partition("-")
    first = 3 * (int(quarter) - 1)
    return f"{MONTHS[lang][first]}–{MONTHS[lang][first + 2]} {year}"
