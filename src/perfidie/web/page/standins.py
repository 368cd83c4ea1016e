"""Stand-ins on the page: a bot offered in the place of somebody who has gone, and the levels of those at the table."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from perfidie.boards.scene import Scene
from perfidie.bots import LEVELS, USUAL_LEVEL
from perfidie.store import BOT, PLAYING
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.names import BARE
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice, StandIn
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch


@lru_cache(maxsize=64)
def levels(lang: str, chosen: str = USUAL_LEVEL) -> tuple[Choice, ...]:
    """The levels to choose from, each with what to expect; the chosen one is always among them."""
    texts = SiteTexts(lang)
    offered = LEVELS if chosen in LEVELS else (*LEVELS, chosen)
    return tuple(
        Choice(level, texts.say(f"bot-{level}"), texts.say(f"bot-{level}-help"), level == chosen) for level in offered
    )


def regions(presence: Presence, table: LiveTable, sketch: Sketch, scene: Scene) -> dict[str, Markup]:
    """`offer`: beside the decision, to those who wait for somebody who has long been away.

    `bots`: among the settings, the level of every bot, and the seats that may be given to one.
    """
    if table.phase != PLAYING or sketch.seat is None:
        return {"offer": NOTHING, "bots": NOTHING}
    lang, absent = sketch.texts.lang, presence.absent(table)
    waiting = [seat for seat in scene.view.waiting if seat != sketch.seat]
    missed = [(seat, BARE[seat]) for seat in presence.missed(table) if seat in waiting] if absent else []
    offer = sketch.pen("parts/bots.html#offer", missed=tuple(missed), levels=levels(lang)) if missed else NOTHING
    seats = [
        StandIn(seat, BARE[seat], chair.kind == BOT, levels(lang, chair.level or USUAL_LEVEL))
        for seat, chair in enumerate(table.chairs)
        if chair.kind == BOT or (seat in absent and seat != sketch.seat)
    ]
    return {"offer": offer, "bots": sketch.pen("parts/bots.html#levels", seats=tuple(seats)) if seats else NOTHING}
