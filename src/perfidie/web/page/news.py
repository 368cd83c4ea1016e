"""News: the last thing that happened, in one line, while one waits; and each beat as it is shown.

How much has happened since one's own last move stands at the end of the goal line, and leads to the log.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from perfidie.boards.scene import Drawing, Parts
from perfidie.engine import Glimpse
from perfidie.web.page.drawing.draw import Pen, signed_texts
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch

COUNT = "since-count"


def news(sketch: Sketch, *, waits: bool) -> Markup:
    """What happened last, with the mark of the seat it speaks of: for those who wait."""
    last = sketch.last
    return _happened(sketch.pen, last.kind, last.own, tuple(last.facts.items())) if waits and last else NOTHING


@lru_cache(maxsize=2048)
def _happened(drawn_by: Pen, kind: str, own: bool, facts: tuple[tuple[str, Any], ...]) -> Markup:
    glimpse = Glimpse(kind, dict(facts), own)
    seat = glimpse.facts.get("seat")
    text = signed_texts(drawn_by.texts.lang, drawn_by.texts.game).event(glimpse)
    return drawn_by("parts/table.html#news", seat=seat if isinstance(seat, int) else -1, text=text, beat=0, sound="")


def beat_line(drawn_by: Pen, caption: str, sound: str, number: int) -> Markup:
    """What is being shown; by its number a script knows one beat from the next."""
    return drawn_by("parts/table.html#news", seat=-1, text=caption, beat=number, sound=sound)


def since(sketch: Sketch) -> Drawing:
    """How many lines the log has grown by since the viewer's last move, as a link to it."""
    if not sketch.moves or not sketch.since:
        return NOTHING
    return _since(sketch.pen, sketch.since)


@lru_cache(maxsize=512)
def _since(drawn_by: Pen, count: int) -> Parts:
    return Parts(drawn_by("parts/table.html#since"), ((COUNT, f'<span id="{COUNT}">{count}</span>'),))
