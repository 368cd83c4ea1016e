"""News: the last thing that happened, in one line, while one waits; and each beat as it is shown.

How much has happened since one's own last move stands at the end of the goal line, and leads to the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from perfidie.engine import Glimpse
from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.drawing.names import NAMES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch


def news(sketch: Sketch, *, waits: bool) -> Markup:
    """What happened last, with the mark of the seat it speaks of: for those who wait."""
    last = sketch.last
    return _happened(sketch.pen, last.kind, last.own, tuple(last.facts.items())) if waits and last else NOTHING


@lru_cache(maxsize=2048)
def _happened(drawn_by: Pen, kind: str, own: bool, facts: tuple[tuple[str, Any], ...]) -> Markup:
    glimpse = Glimpse(kind, dict(facts), own)
    seat = glimpse.facts.get("seat")
    text = SiteTexts(drawn_by.texts.lang, drawn_by.texts.game, NAMES).event(glimpse)
    return drawn_by("parts/table.html#news", seat=seat if isinstance(seat, int) else -1, text=text, beat=0, sound="")


def beat_line(drawn_by: Pen, caption: str, sound: str, number: int) -> Markup:
    """What is being shown; by its number a script knows one beat from the next."""
    return drawn_by("parts/table.html#news", seat=-1, text=caption, beat=number, sound=sound)


def since(sketch: Sketch) -> Markup:
    """How many lines the log has grown by since the viewer's last move, as a link to it."""
    made_a_move = sketch.moves > 0
    return sketch.pen("parts/table.html#since", count=sketch.since) if made_a_move and sketch.since else NOTHING
