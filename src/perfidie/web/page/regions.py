"""Regions: the parts of a table's page that are pushed when they have changed, whole or in their own parts."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from perfidie.boards.scene import Html, Parts
from perfidie.web.page.drawing.names import Meaning, put_in

NOTHING = Markup("")


class Grown(NamedTuple):
    """A list that grows: how many lines it has had, and the last of them."""

    total: int
    lines: tuple[Markup, ...]
    newest_first: bool = True
    from_now: bool = False
    """Whether a page has only what comes after it was loaded."""

    def whole(self) -> Html:
        """The lines, one after the other."""
        return "" if self.from_now else "".join(self.lines)


Region = Html | Parts | Grown


class Regions(NamedTuple):
    """A page's regions as drawn for one viewer, with signs for names; `names` is what the signs stand for."""

    drawn: dict[str, Region]
    names: Meaning

    def whole(self) -> dict[str, Markup]:
        """Every region for a page that is loaded."""
        return {
            name: put_in(drawing if isinstance(drawing, str) else drawing.whole(), self.names)
            for name, drawing in self.drawn.items()
        }
