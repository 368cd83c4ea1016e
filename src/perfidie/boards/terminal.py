"""How a game is drawn as text: what its room `terminal` declares as TERMINAL.

It knows views, texts and inks, and no terminal. Whatever is left out is drawn as a listing of what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from perfidie.boards.ink import Line
from perfidie.engine import View
from perfidie.texts import Texts

Seen = View[Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """One game in the terminal."""

    heading: Callable[[Seen, Texts], str] | None = None
    """Round, phase, turn."""
    draw: Callable[[Seen, Texts, int], list[Line]] | None = None
    """The table as this seat sees it, in so many columns."""
    draw_open: Callable[[Any, Seen, Texts, int], list[Line]] | None = None
    """The table face up, once the game is over."""
    notebook: Callable[[Seen, Texts, int], list[Line]] | None = None
    """What the seat remembers."""
    choice: Callable[[tuple[str, ...], Seen, Texts], Line] | None = None
    """A choice, or a piece of one, short, under the name of its verb."""
    ways: Callable[[tuple[str, ...]], list[tuple[tuple[str, ...], ...]]] | None = None
    """How a choice may be named piece by piece, each with its verb."""
    score: Callable[[Seen, int, Texts], Line] | None = None
    """How a seat stands at the end."""
    remembers: Callable[[Seen], bool] | None = None
    """Whether the log may repeat what was seen in secret."""
    asks: Callable[[Seen], bool] | None = None
    """Whether a single choice is asked for all the same, because the room must not learn that it was the only one."""
    sums_up: Callable[[Seen], bool] | None = None
    """Whether the table shows what became public: news that do not fit beside it then need no page of their own."""
