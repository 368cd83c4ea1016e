"""Pieces of a page: how boards, and the shell around them, put them together.

Templates are slow and moves are many. A template is therefore drawn once, with named holes in it
(`{{ hole("face") }}`), and each hole is filled by its name with other drawn pieces: a pour makes one new card out of a
mark, a numeral and a face that were all drawn before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

from markupsafe import Markup

from perfidie.boards.scene import HOLE, HOLE_ENDS, Html, Parts, hole

Part = tuple[str, Html]
"""An element of the page and its id: what is sent alone when it alone has changed."""
Nested = tuple[str, Html | Parts]
"""The same, or an element that is in parts itself."""
P = ParamSpec("P")
T = TypeVar("T")


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Puts a piece together once for the same facts, as `Draw` does with a template.

    Facts come by position, as raw as they stand in the view: what follows from them is worked out only on a miss.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=2048)(make))


def recalled(memo: dict[str, Any], name: str, make: Callable[P, T], *facts: P.args, **none: P.kwargs) -> T:
    """The same for a piece that few viewers share: what this viewer was shown last, as long as its facts hold."""
    before = memo.get(name)
    if before is not None and before[0] == facts:
        return cast("T", before[1])
    made = make(*facts, **none)
    memo[name] = (facts, made)
    return made


def trusted(html: str) -> Markup:
    """Marks HTML that was put together from drawn pieces; quicker than asking Markup to look at it."""
    return str.__new__(Markup, html)


def cut_at_holes(vessel: Html) -> tuple[str, ...]:
    """A drawn piece, cut at its holes: text, the name of a hole, text, the name of a hole ... text."""
    first, *rest = str.split(vessel, HOLE)
    parts = [first]
    for each in rest:
        name, _, text = each.partition(HOLE_ENDS)
        parts += (name, text)
    return tuple(parts)


parts_of = lru_cache(maxsize=4096)(cut_at_holes)
"""The same for small pieces that are filled again and again."""


def fill(vessel: Html, **contents: Html) -> Markup:
    """A drawn piece with its holes filled, each by its name, with another drawn piece or the name of a card.

    >>> str(fill(f"<li>{hole('face')}</li>", face="a4"))
    '<li>a4</li>'
    """
    return trusted("".join(poured_into(vessel, **{name: (held,) for name, held in contents.items()})))


def fill_some(vessel: Html, **contents: Html) -> Markup:
    """The same where other holes stay open: for a part of its own, or for what is filled in later.

    >>> fill_some(f"<li>{hole('who')}{hole('face')}</li>", face="a4") == f"<li>{hole('who')}a4</li>"
    True
    """
    still_open = {name: hole(name) for name in parts_of(vessel)[1::2]}
    return fill(vessel, **{**still_open, **contents})


def poured_into(vessel: Html, **contents: Iterable[Html]) -> list[Html]:
    """The same with several pieces for each hole, not yet joined: a whole board is joined only once."""
    parts = parts_of(vessel)
    if len(parts) != 2 * len(contents) + 1:
        raise ValueError(f"holes {parts[1::2]} cannot be filled with {tuple(contents)}")
    pieces: list[Html] = [parts[0]]
    for place in range(1, len(parts), 2):
        pieces += contents[parts[place]]
        pieces.append(parts[place + 1])
    return pieces


def joined(pieces: Iterable[Html]) -> Markup:
    """Drawn pieces one after the other."""
    return trusted("".join(pieces))


@kept
def slot(name: str, pieces: tuple[Html, ...]) -> Part:
    """A part whose place on the page is always there, though it may be empty."""
    return (name, joined((f'<div id="{name}">', *pieces, "</div>")))
