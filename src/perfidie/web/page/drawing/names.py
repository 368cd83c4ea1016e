"""Names on a page: everything is drawn without them, and they are put in last.

A sign nobody can type stands for the name of each seat. So every table shares the pieces of all others, whoever sits
there.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from perfidie.boards.pieces import trusted

MOST_SEATS = 64
SIGN = "\x01"


def _signs(first: int) -> tuple[str, ...]:
    return tuple(SIGN + chr(first + seat) for seat in range(MOST_SEATS))


NAMES, BARE, LETTERS, LENGTHS = _signs(0x100), _signs(0x200), _signs(0x300), _signs(0x400)
"""By seat, what stands for the name as one viewer reads it (`Anne (vous)`), for the bare name, for its first letter,
and for a class that says how long it is, so that long names are set smaller before any is cut."""
LONG = (("is-8", 8), ("is-12", 11), ("is-24", 15))
"""Classes of names, each with the number of letters from which it holds."""

Meaning = dict[str, str]
"""What the signs of one viewer's page stand for, by their second character."""


def meaning(names: Sequence[str], told: Sequence[str]) -> Meaning:
    """The signs of a table where people have these names, which one viewer is told like this."""
    found: Meaning = {}
    for seat, name in enumerate(names):
        found[NAMES[seat][1]] = str(escape(told[seat]))
        found[BARE[seat][1]] = str(escape(name))
        found[LETTERS[seat][1]] = str(escape(name[:1].upper()))
        found[LENGTHS[seat][1]] = length_of(name)
    return found


def length_of(name: str) -> str:
    """The class of a name as long as this one; none for a short one."""
    return next((kind for kind, least in reversed(LONG) if len(name) >= least), "")


def named(html: str, names: Meaning) -> str:
    """Names instead of the signs that stand for them, in one pass."""
    before, *rest = str.split(html, SIGN)
    return "".join([before, *[names[part[0]] + part[1:] for part in rest]])


def put_in(html: str, names: Meaning) -> Markup:
    """The same as a piece of a page."""
    return trusted(named(html, names))
