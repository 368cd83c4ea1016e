"""Imagination at the duel: nothing is hidden, so the table is laid again exactly as the view says.

Chips still in a bag have no order, and the cards under the top one are drawn when they come up.
"""

from __future__ import annotations

from perfidie.engine import View, once_for_a_view
from perfidie.games.charlatans.rules.box import (
    BONUS,
    CARD,
    CHIP,
    CHIPS,
    COINS,
    COLOUR,
    LAST_CARD,
    NO_CARD,
    PAGE,
    SIGN,
    Chips,
)
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.table import NO_CHIP, NOTHING, Closed, Table
from perfidie.games.charlatans.sight.view import Charlatan, Round, Sight


def lay_again(view: View[Sight], rules: Rules) -> Table:
    """The table this view was taken of, but for its agenda."""
    sight = view.table
    s = Table(rules)
    s.round, s.first, s.active = sight.round, sight.starter, sight.active
    s.pages = tuple([PAGE[name] for name in sight.pages])
    s.coins = tuple([COINS.index(name) for name in sight.coins])
    s.toss = tuple([BONUS[name] for name in sight.toss])
    s.card, s.discarder = card_of(sight.card), sight.discarder
    s.patient = sight.space * SIGN[sight.half] if sight.space else 0
    s.out, s.arrived = rules.figures - sight.park, sight.arrived
    s.supply = tuple([sight.supply[name] for name in CHIPS])
    s.removed, s.finished = sight.removed, sight.finished
    s.extra, s.placed, s.shields = sight.extra, sight.placed, sight.shields
    s.shown, s.offer, s.taker = row(sight.shown), sight.offer, sight.taker
    s.spent = tuple([COLOUR[name] for name in sight.spent])
    s.race = sight.race
    s.gained = tuple([(gain.round, gain.seat, CHIP[gain.chip]) for gain in sight.gained])
    s.past = tuple([closed(past) for past in sight.past])
    lay_sides(s, sight.sides)
    return s


laid_once = once_for_a_view(lay_again)
"""The same, for those who clone it: a search asks for hundreds of tables of one view."""


def lay_sides(s: Table, sides: tuple[Charlatan, ...]) -> None:
    """Both sides of the table."""
    s.gold = tuple([side.gold for side in sides])
    s.stands = tuple([side.stand for side in sides])
    s.cured = tuple([side.cured for side in sides])
    s.bags = rows([side.bag for side in sides])
    s.necks = rows([side.neck for side in sides])
    s.bottoms = rows([side.bottom for side in sides])
    s.aside = rows([side.aside for side in sides])
    s.bought = rows([side.bought for side in sides])
    s.whites = tuple([tuple([(white.space, CHIP[f"white-{white.value}"]) for white in side.whites]) for side in sides])
    s.kept = tuple([tuple([card_of(name) for name in side.cards]) for side in sides])
    s.held = tuple([bonus_of(side.coin) for side in sides])
    s.bonus = tuple([bonus_of(side.waiting) for side in sides])
    s.webs = tuple([side.web for side in sides])
    s.amber = tuple([side.amber for side in sides])
    s.turns = tuple([side.turns for side in sides])
    s.exploded = tuple([int(side.exploded) for side in sides])
    s.trails = tuple([tuple([CHIP[name] if name else NO_CHIP for name in side.trail]) for side in sides])


def row(names: tuple[str, ...]) -> Chips:
    """Chips by their names."""
    return tuple([CHIP[name] for name in names])


def rows(all_names: list[tuple[str, ...]]) -> tuple[Chips, ...]:
    """The same for both sides."""
    return tuple([row(names) for names in all_names])


def card_of(name: str) -> int:
    """A balance card by its name."""
    return NO_CARD if not name else LAST_CARD if name == "last" else CARD[int(name)]


def bonus_of(name: str) -> int:
    """A coin's bonus by its name."""
    return BONUS[name] if name else NOTHING


def closed(past: Round) -> Closed:
    """A round to look back on, as the table keeps it."""
    held = tuple([bonus_of(name) for name in past.coins])
    exploded = tuple([int(burst) for burst in past.exploded])
    return past.starter, held, past.finished, exploded, card_of(past.card), past.offer, past.taker
