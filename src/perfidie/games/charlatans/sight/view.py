"""What a seat sees of the duel: everything. Bags are common knowledge by counting; only chance is unknown."""

from __future__ import annotations

import msgspec

from perfidie.engine import View
from perfidie.games.charlatans.rules.box import (
    BONUSES,
    CHIPS,
    COINS,
    COLOURS,
    PAGES,
    PLAYERS,
    SEAT_NAMES,
    SIGN,
    VALUE,
    Row,
    card_name,
    chips,
)
from perfidie.games.charlatans.rules.table import NOBODY, NOTHING, Closed, Table

Names = tuple[str, ...]


class White(msgspec.Struct, frozen=True, array_like=True):
    """A white chip on the track."""

    space: int
    value: int


class Charlatan(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    colour: str
    gold: int
    stand: int
    cured: int
    bag: Names
    """The chips in the bag, sorted; empty on a screen that does not count the rival's bag (option memory_aid)."""
    bag_size: int
    neck: Names
    bottom: Names
    whites: tuple[White, ...]
    aside: Names
    bought: Names
    """Bought or won in phase 4; into the bag at the end of the round."""
    cards: Names
    """Kept balance cards, by number."""
    coin: str
    """The bonus taken in phase 1; empty before."""
    waiting: str
    """The same, as long as it can still do something."""
    web: int
    """By how many spaces the next white lies farther."""
    amber: int
    """By how many steps the next movement at the end of a turn is shorter."""
    turns: int
    exploded: bool
    trail: tuple[str, str]
    """The last two chips placed in this potion; empty where whites went back since."""


class Round(msgspec.Struct, frozen=True):
    """A round whose trade is over."""

    starter: int
    coins: Names
    finished: Row
    exploded: tuple[bool, ...]
    card: str
    offer: Row
    """Upgrades and gold."""
    taker: int
    """Who took the card; the other one got the offer."""


class Gain(msgspec.Struct, frozen=True, array_like=True):
    """A chip won or bought."""

    round: int
    seat: int
    chip: str


class Sight(msgspec.Struct, frozen=True):
    """The table of the duel."""

    round: int
    rounds: int
    goal: int
    starter: int
    active: int
    """Whose turn it is in phase 2; -1 before the first."""
    pages: Names
    """The pages in play, blue first."""
    coins: Names
    """The two coins in play."""
    toss: Names
    """The bonuses tossed this round."""
    card: str
    """On top of the pile: a number, `last` for the last round's card, empty before the first."""
    pile: int
    """How many balance cards lie under it."""
    discarder: int
    half: int
    """The seat on whose half the active patient stands; -1 without one."""
    space: int
    park: int
    mayor_walks: bool
    """Whether the active patient is the mayor."""
    arrived: Row
    """Figures that stand on a stand, not yet in the guild house, by the order in which they left the park."""
    sides: tuple[Charlatan, ...]
    """Blue, then yellow."""
    supply: dict[str, int]
    removed: int
    """White 1s out of the game."""
    finished: Row
    """The seats whose potion is finished, in order."""
    extra: int
    """Extra steps of this turn."""
    placed: int
    """Chips placed this turn."""
    shields: Row
    shown: Names
    """Chips drawn that lie on the table until somebody has decided."""
    offer: Row
    """Markers on the pan: upgrades and gold; nothing before the offer."""
    taker: int
    spent: Names
    """Colours the present buyer has bought."""
    race: bool
    """The final bag race: chips drawn lie in the bottoms."""
    gained: tuple[Gain, ...]
    past: tuple[Round, ...]


def look(s: Table) -> Sight:
    """Builds the sight, from nothing; it is the same for everybody."""
    patient = s.patient
    return Sight(
        s.round,
        s.setup.rounds,
        s.setup.goal,
        s.first,
        s.active,
        tuple([PAGES[page] for page in s.pages]),
        tuple([COINS[coin] for coin in s.coins]),
        bonuses(s.toss),
        card_name(s.card),
        max(0, len(s.setup.pile) - 1 - len(s.past)),
        s.discarder,
        NOBODY if not patient else 0 if patient * SIGN[0] > 0 else 1,
        abs(patient),
        s.park,
        bool(patient) and s.out == s.setup.mayor,
        s.arrived,
        tuple([charlatan(s, seat) for seat in range(PLAYERS)]),
        dict(zip(CHIPS, s.supply, strict=True)),
        s.removed,
        s.finished,
        s.extra,
        s.placed,
        s.shields,
        chips(s.shown),
        s.offer,
        s.taker,
        tuple([COLOURS[colour] for colour in s.spent]),
        s.race,
        tuple([Gain(number, seat, CHIPS[chip]) for number, seat, chip in s.gained]),
        tuple([closed(past) for past in s.past]),
    )


def bonuses(row: Row) -> Names:
    """Coin bonuses by their ids; empty for none."""
    return tuple([BONUSES[bonus] if bonus != NOTHING else "" for bonus in row])


def charlatan(s: Table, seat: int) -> Charlatan:
    """One side of the table."""
    before, last = s.trails[seat]
    return Charlatan(
        SEAT_NAMES[seat],
        s.gold[seat],
        s.stands[seat],
        s.cured[seat],
        chips(s.bags[seat]),
        len(s.bags[seat]),
        chips(s.necks[seat]),
        chips(s.bottoms[seat]),
        tuple([White(space, VALUE[chip]) for space, chip in s.whites[seat]]),
        chips(s.aside[seat]),
        chips(s.bought[seat]),
        tuple([card_name(card) for card in s.kept[seat]]),
        BONUSES[s.held[seat]] if s.held[seat] != NOTHING else "",
        BONUSES[s.bonus[seat]] if s.bonus[seat] != NOTHING else "",
        s.webs[seat],
        s.amber[seat],
        s.turns[seat],
        bool(s.exploded[seat]),
        (CHIPS[before] if before >= 0 else "", CHIPS[last] if last >= 0 else ""),
    )


def closed(past: Closed) -> Round:
    """A round to look back on."""
    starter, held, finished, exploded, card, offer, taker = past
    return Round(starter, bonuses(held), finished, tuple([bool(e) for e in exploded]), card_name(card), offer, taker)


def for_person(view: View[Sight]) -> View[Sight]:
    """Option memory_aid: without it a screen does not count the rival's bag for one (programs always get it)."""
    if view.options["memory_aid"]:
        return view
    sides = tuple(
        [
            side if seat == view.seat else msgspec.structs.replace(side, bag=())
            for seat, side in enumerate(view.table.sides)
        ]
    )
    return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, sides=sides))
