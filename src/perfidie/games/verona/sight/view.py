"""What a seat sees and remembers at the Council of Verona: plain facts. What follows from them is in `knowledge`."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from perfidie.games.verona.rules.box import (
    EACH_ZONE,
    KINDS,
    NAMES,
    ON,
    ZONES,
    Kinds,
    Number,
    Numbers,
    Row,
    Zones,
    names,
)
from perfidie.games.verona.rules.scoring import judge
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Closed, Table

CardIds = tuple[str, ...]
"""Characters, or tokens, as they are named outside."""


class Token(msgspec.Struct, frozen=True):
    """A placed token. Its number is its place in the order of placing, which everybody saw; it travels with it."""

    number: Number
    owner: int
    card: str
    zone: int
    """From left to right, from 1."""
    kind: str
    """Empty where this seat may not know it: it is neither its owner's, nor shown by Paris, nor turned over."""
    lookers: Row
    """The seats that have seen it with Paris."""


class PackSeen(msgspec.Struct, frozen=True):
    """The pack as this seat held it, and the card it took (empty while it still chooses)."""

    cards: CardIds
    took: str


class Past(msgspec.Struct, frozen=True):
    """A finished round, as this seat may remember it."""

    first: int
    council: CardIds
    exile: CardIds
    tokens: tuple[Token, ...]
    dead: CardIds
    met: CardIds
    scores: Row


class Sight(msgspec.Struct, frozen=True):
    """The table of the Council of Verona as one seat may know it."""

    round: int
    first: int
    past: tuple[Past, ...]
    undealt: int
    """Cards that chance still has to deal; the whole deck between two rounds."""
    hand: CardIds
    hand_sizes: Row
    plays: CardIds
    """The characters played, in order; seats play in turn, from the first player."""
    council: CardIds
    exile: CardIds
    tokens: tuple[Token, ...]
    """Those placed, by character and zone, never by kind."""
    left: CardIds
    """The kinds of tokens in this seat's hand."""
    tokens_left: Row
    pack: int
    """How many cards are left to draft from."""
    dealt: CardIds
    """What this seat was dealt, before anything was chosen."""
    packs: tuple[PackSeen, ...]
    discarded: CardIds
    """What this seat, the last drafter, has put away."""
    given: CardIds
    received: CardIds


def look(s: Table, seat: int | None) -> Sight:
    """Builds the sight of one seat, from nothing."""
    packs, discarded = drafting(s, seat)
    given, received = exchange(s, seat)
    return Sight(
        s.round,
        s.first,
        tuple([past(s.setup, closed, seat) for closed in s.closed]),
        len(s.deck),
        names(s.hands[seat]) if seat is not None else (),
        tuple([len(hand) for hand in s.hands]),
        names(s.plays),
        names(s.council),
        names(s.exile),
        tokens(s.zones, s.owners, s.kinds, s.looked, seat, ()),
        tuple([KINDS[kind] for kind in s.left[seat]]) if seat is not None else (),
        tuple([len(left) for left in s.left]),
        len(s.pack),
        names(s.dealt[seat]) if seat is not None and s.dealt else (),
        packs,
        discarded,
        given,
        received,
    )


def tokens(
    zones: Numbers, owners: Row, kinds: Kinds, looked: tuple[Numbers, ...], seat: int | None, shown: Zones
) -> tuple[Token, ...]:
    """The placed tokens; kinds only of one's own, of those Paris showed, and of those turned over in `shown` zones."""
    placed: list[Token] = []
    mine = looked[seat] if seat is not None else ()
    anybody_looked = any(looked)
    for zone, number in zip(EACH_ZONE, zones, strict=True):
        if number >= 0:
            card, index, _ = ZONES[zone]
            owner = owners[number]
            known = owner == seat or number in mine or zone in shown
            lookers = tuple([s for s, numbers in enumerate(looked) if number in numbers]) if anybody_looked else ()
            kind = KINDS[kinds[number]] if known else ""
            placed.append(Token(number, owner, NAMES[card], index + 1, kind, lookers))
    return tuple(placed)


def drafting(s: Table, seat: int | None) -> tuple[tuple[PackSeen, ...], CardIds]:
    """Every pack this seat held, in order, and what it discarded as the last drafter."""
    rules = s.setup
    if seat is None or not rules.drafts or not s.dealt:
        return (), ()
    pack = tuple(sorted((*s.picked, *(s.pack or s.removed))))
    seen: list[PackSeen] = []
    holding, place = bool(s.pack), (seat - s.first) % rules.seats
    for turn, card in enumerate(s.picked):
        if turn % rules.seats == place:
            seen.append(PackSeen(names(pack), NAMES[card]))
        pack = tuple([other for other in pack if other != card])
    if holding and len(s.picked) % rules.seats == place:
        seen.append(PackSeen(names(pack), ""))
    last = not holding and place == rules.seats - 1
    return tuple(seen), names(s.removed) if last else ()


def exchange(s: Table, seat: int | None) -> tuple[CardIds, CardIds]:
    """Two players: the cards this seat passed, and those it received."""
    if seat is None or not s.kept:
        return (), ()
    passed = [tuple([card for card in s.dealt[each] if card not in s.kept[each]]) for each in (0, 1)]
    return names(passed[seat]), names(passed[1 - seat])


@lru_cache(maxsize=2048)
def past(rules: Rules, closed: Closed, seat: int | None) -> Past:
    """A finished round: what was turned over is seen by all, the rest by its owner and who looked (ruling 45)."""
    first, council, exile, zones, owners, kinds, looked, scores = closed
    killed, granted = judge(rules, council, exile, zones, kinds)
    shown = tuple([zone for zone in EACH_ZONE if rules.shows_all or ON[zone] in granted])
    return Past(
        first,
        names(council),
        names(exile),
        tokens(zones, owners, kinds, looked, seat, shown),
        names(killed),
        names(granted),
        scores,
    )
