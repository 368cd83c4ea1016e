"""Stand-ins on the page: a bot offered in the place of somebody who has gone, and the levels of those at the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from perfidie.boards.scene import Scene
from perfidie.bots import LEVELS, USUAL_LEVEL
from perfidie.store import BOT, PLAYING
from perfidie.web.house.table import LiveTable
from perfidie.web.page.models import Choice, StandIn
from perfidie.web.page.talk import BARE
from perfidie.web.page.words import SiteTexts

if TYPE_CHECKING:
    from perfidie.web.house.house import House
    from perfidie.web.page.shell import Sketch

NOTHING = Markup("")


@lru_cache(maxsize=64)
def levels(lang: str, chosen: str = USUAL_LEVEL) -> tuple[Choice, ...]:
    """The levels to choose from, each with what to expect; the chosen one is always among them."""
    texts = SiteTexts(lang)
    offered = LEVELS if chosen in LEVELS else (*LEVELS, chosen)
    return tuple(
        Choice(level, texts.say(f"bot-{level}"), texts.say(f"bot-{level}-help"), level == chosen) for level in offered
    )


def regions(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> dict[str, Markup]:
    """`offer`: beside the decision, to those who sit and wait for somebody who has been away for long. `bots`: among
    the settings, the level of every bot, and the seats that may be given to one."""
    if table.phase != PLAYING or sketch.seat is None:
        return {"offer": NOTHING, "bots": NOTHING}
    lang = sketch.texts.lang
    missed = [(seat, BARE[seat]) for seat in house.missed(table) if seat in scene.view.waiting and seat != sketch.seat]
    offer = sketch.pen("parts/offer.html", missed=tuple(missed), levels=levels(lang)) if missed else NOTHING
    absent = house.absent(table)
    seats = [
        StandIn(seat, BARE[seat], chair.kind == BOT, levels(lang, chair.level or USUAL_LEVEL))
        for seat, chair in enumerate(table.chairs)
        if chair.kind == BOT or (seat in absent and seat != sketch.seat)
    ]
    return {"offer": offer, "bots": sketch.pen("parts/bots.html", seats=tuple(seats)) if seats else NOTHING}
