"""Changes of seats on the page: a bot in the place of somebody who has gone, a friend in the place of a bot, and so on.

What needs an answer lies in the region `offer`; the rest is among the settings.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Scene
from perfidie.bots import LEVELS, USUAL_LEVEL, promise
from perfidie.engine import Game, Setup
from perfidie.store import BOT, PLAYING
from perfidie.web.house.house import House
from perfidie.web.house.people.latecomers import has_a_bots_seat
from perfidie.web.house.people.removal import LEAST_VOICES, standing
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.names import BARE
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice, Leaving, StandIn, Wanted
from perfidie.web.page.regions import NOTHING
from perfidie.web.page.sketch import Sketch


def levels(lang: str, table: LiveTable, chosen: str = USUAL_LEVEL) -> tuple[Choice, ...]:
    """The levels to choose from, each with what to expect at this table; the chosen one is always among them."""
    agreed = table.arrangement
    return _levels(lang, table.game, table.game.setup(len(table.chairs), agreed.options, agreed.preset), chosen)


@lru_cache(maxsize=64)
def _levels(lang: str, game: Game[Any, Any], setup: Setup, chosen: str) -> tuple[Choice, ...]:
    texts = SiteTexts(lang)
    offered = LEVELS if chosen in LEVELS else (*LEVELS, chosen)
    return tuple(
        Choice(level, texts.say(f"bot-{level}"), texts.say(promise(level, game, setup)), level == chosen)
        for level in offered
    )


def offer(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """What waits for an answer; most of the time nothing does."""
    if table.phase != PLAYING:
        return NOTHING
    if sketch.seat is None:
        return _asked(table, sketch)
    company = table.company
    if not house.presence.absent(table) and not company.asks and company.removal is None:
        return NOTHING
    offers = (_missed(house, table, sketch, scene), _wanted(house, table, sketch), _leaving(table, sketch))
    return sketch.pen.join(offers)


def settings(house: House, table: LiveTable, sketch: Sketch) -> Markup:
    """Whose seats may change hands, among the settings."""
    if table.phase != PLAYING:
        return NOTHING
    if sketch.seat is None:
        return _seats_to_ask_for(table, sketch)
    absent = house.presence.absent(table)
    return sketch.settled("bots", (table.arrangement, absent), lambda: _settings(table, sketch, absent))


# To those who play


def _missed(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """A bot in the place of somebody for whom the table has long been waiting."""
    missed = house.presence.missed(table) if _others_decide(table) and house.presence.absent(table) else ()
    waiting = [(seat, BARE[seat]) for seat in missed if seat in scene.view.waiting and seat != sketch.seat]
    if not waiting:
        return NOTHING
    return sketch.pen("parts/bots.html#offer", missed=tuple(waiting), levels=_offered(table, sketch.texts.lang))


def _others_decide(table: LiveTable) -> bool:
    """Whether others may fill the seat of somebody who has gone; in a rated game of one sitting the clock decides."""
    return not table.arrangement.rated or table.pace.slow


def _offered(table: LiveTable, lang: str, chosen: str = USUAL_LEVEL) -> tuple[Choice, ...]:
    """The levels to choose from; in a rated game there is one."""
    found = levels(lang, table, chosen)
    return tuple([each for each in found if each.value == USUAL_LEVEL]) if table.arrangement.rated else found


def _wanted(house: House, table: LiveTable, sketch: Sketch) -> Markup:
    """Friends who came late and ask for the seat of a bot."""
    if not table.company.asks or sketch.seat is None:
        return NOTHING
    me, absent = table.chairs[sketch.seat].person, house.presence.absent(table)
    asks = []
    for ask in table.company.asks:
        waits = house.latecomers.waited_for(table, ask)
        asks.append(
            Wanted(
                ask.number,
                ask.name,
                ask.seat,
                BARE[ask.seat],
                me in ask.agreed,
                tuple(BARE[seat] for seat in waits),
                all(seat in absent for seat in waits),
            )
        )
    return trusted(sketch.pen.page("parts/bots.html#wanted", asks=asks))


def _leaving(table: LiveTable, sketch: Sketch) -> Markup:
    """A proposal that somebody leaves: everybody sees it, whoever is meant included."""
    proposed = standing(table)
    if proposed is None or sketch.seat is None:
        return NOTHING
    me = table.chairs[sketch.seat].person
    said = True if me in proposed.agreed else False if me in proposed.against else None
    by = tuple(BARE[seat] for seat in table.people if table.chairs[seat].person in proposed.agreed)
    model = Leaving(proposed.seat, BARE[proposed.seat], by, said, sketch.seat == proposed.seat)
    return trusted(sketch.pen.page("parts/bots.html#leaving", leaving=model))


def _settings(table: LiveTable, sketch: Sketch, absent: tuple[int, ...]) -> Markup:
    """The level of every bot, the seats of people who have gone, and those who might be asked to leave."""
    lang, rated = sketch.texts.lang, table.arrangement.rated
    seats = [
        StandIn(seat, BARE[seat], chair.kind == BOT, _offered(table, lang, chair.level or USUAL_LEVEL))
        for seat, chair in enumerate(table.chairs)
        if (chair.kind == BOT and not rated) or (seat in absent and seat != sketch.seat and _others_decide(table))
    ]
    others = [(seat, BARE[seat]) for seat in table.people if seat != sketch.seat and not rated]
    people = tuple(others) if len(others) >= LEAST_VOICES else ()
    return sketch.pen("parts/bots.html#levels", seats=tuple(seats), people=people) if seats or people else NOTHING


# To those who watch


def _asked(table: LiveTable, sketch: Sketch) -> Markup:
    """Who asks for a seat, and whom the table refused last: the same for all who watch."""
    company = table.company
    if not company.asks and not company.declined:
        return NOTHING
    asks = tuple((ask.name, BARE[ask.seat]) for ask in company.asks)
    refused = company.declined[-1].name if company.declined and not asks else ""
    return sketch.pen("parts/bots.html#asked", asks=asks, refused=refused)


def _seats_to_ask_for(table: LiveTable, sketch: Sketch) -> Markup:
    seats = tuple((seat, BARE[seat]) for seat in range(len(table.chairs)) if has_a_bots_seat(table, seat))
    return sketch.pen("parts/bots.html#to_ask_for", seats=seats) if seats else NOTHING
