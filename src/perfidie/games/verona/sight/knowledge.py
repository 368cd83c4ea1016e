"""What follows for certain from a seat's sight: where the cards may be, what the tokens may be, how objectives stand.

Every card lies in a *slot*: dealt to a seat, taken at a pick, passed, removed. A seat knows some slots; the other
cards fall into *groups*: so many cards on so many slots, in an unknown order. Nothing a seat can see depends on how
they lie, so all ways are equally likely. Everything here is read from the sight alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from perfidie.engine import View
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    CARD,
    KIND,
    KINDS,
    NAMES,
    ON,
    POISON,
    VIALS,
    Card,
    Cards,
    Kind,
    bits,
)
from perfidie.games.verona.rules.scoring import met
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.view import CardIds, Sight, Token

NOBODY = -1
"""The holder of a slot that is in no hand: the pack, the discard, the removed cards."""


class Group(NamedTuple):
    """These cards lie in these slots, and the seat cannot tell which is where."""

    cards: list[Card]
    slots: list[int]


class Slots:
    """Where the cards of a round can be.

    Three and more: slot j is the card dealt to seat j, slot n + i the i-th pick, the rest are pack or discard.
    Two: the cards dealt to seat 0, those to seat 1, then the removed ones; of a hand the kept ones come first.
    """

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        sight = view.table
        self.view, self.rules, self.sight = view, rules, sight
        self.seat = view.seat
        self.picks = rules.pack - sight.pack if sight.pack else rules.picks
        self.exchanged = not rules.drafts and not any(
            step[0] == "Exchange" for step in view.agenda
        )  # known to all: both have chosen

    def holder(self, slot: int) -> int:
        """The seat that gets this slot's card into its hand, or NOBODY."""
        rules, seats = self.rules, self.rules.seats
        if rules.drafts:
            if slot < seats:
                return slot
            turn = slot - seats
            return (self.sight.first + turn) % seats if turn < self.picks else NOBODY
        if slot >= seats * rules.dealt:
            return NOBODY
        seat, place = divmod(slot, rules.dealt)
        return 1 - seat if self.exchanged and place >= rules.figures.kept else seat

    def known(self) -> dict[int, Card]:
        """The slots this seat is certain of from its own eyes: its cards, and what went through its hands."""
        sight, rules, seat = self.sight, self.rules, self.seat
        if seat is None:
            return {}
        if rules.drafts:
            at = {seat: CARD[sight.dealt[0]]}
            place = (seat - sight.first) % rules.seats
            for lap, pack in enumerate(sight.packs):
                if pack.took:
                    at[rules.seats + place + lap * rules.seats] = CARD[pack.took]
            return at
        mine = [card for card in sight.dealt if card not in sight.given] + list(sight.given)
        at = {seat * rules.dealt + place: CARD[card] for place, card in enumerate(mine)}
        for place, card in enumerate(sight.received):
            at[(1 - seat) * rules.dealt + rules.figures.kept + place] = CARD[card]
        return at

    def groups(self) -> list[Group]:
        """All other cards, by what this seat saw of them."""
        known = self.known()
        slots = [slot for slot in range(len(self.rules.cards)) if slot not in known]
        unseen = set(self.rules.cards).difference(known.values())
        groups: list[Group] = []
        if self.rules.drafts and self.seat is not None:
            groups = self.passed_on(slots)
            unseen.difference_update(*[group.cards for group in groups])
            taken = {slot for group in groups for slot in group.slots}
            slots = [slot for slot in slots if slot not in taken]
        return [Group(sorted(unseen), slots), *groups] if unseen else groups

    def passed_on(self, slots: list[int]) -> list[Group]:
        """What this seat passed on: when the pack comes back it shows what is missing."""
        sight, seats = self.sight, self.rules.seats
        assert self.seat is not None
        place = (self.seat - sight.first) % seats
        groups: list[Group] = []
        for lap, pack in enumerate(sight.packs):
            if not pack.took and len(sight.packs) == lap + 1:  # in hand: seen, and not passed yet
                groups.append(Group([CARD[card] for card in pack.cards], slots[-len(pack.cards) :]))
                break
            left = [card for card in pack.cards if card != pack.took]
            turn = seats + place + lap * seats
            if lap + 1 < len(sight.packs):
                gone = [card for card in left if card not in sight.packs[lap + 1].cards]
                groups.append(Group([CARD[card] for card in gone], list(range(turn + 1, turn + seats))))
            else:
                groups.append(Group([CARD[card] for card in left], [slot for slot in slots if slot > turn]))
        return [group for group in groups if group.cards]


def unplayed(view: View[Sight], rules: Rules) -> list[tuple[list[str], list[int]]]:
    """The notebook: cards not seen yet, with the seats that may hold them (one entry for each card's place)."""
    slots, plays = Slots(view, rules), list(view.table.plays)
    found: list[tuple[list[str], list[int]]] = []
    for group in slots.groups():
        holders = [slots.holder(slot) for slot in group.slots]
        cards = []
        for card in group.cards:
            name = NAMES[card]
            if name in plays:
                holders.remove((view.table.first + plays.index(name)) % rules.seats)
            else:
                cards.append(name)
        if cards:
            found.append((cards, sorted(holders)))
    return found


# Tokens


def unknown_kinds(view: View[Sight], rules: Rules) -> dict[int, tuple[list[Kind], list[Token], int]]:
    """By opponent: the kinds this seat cannot place, their placed tokens, and how many are in that hand."""
    found: dict[int, tuple[list[Kind], list[Token], int]] = {}
    for owner in range(rules.seats):
        if owner == view.seat:
            continue
        placed = [token for token in view.table.tokens if token.owner == owner]
        seen = [KIND[token.kind] for token in placed if token.kind]
        hidden = [token for token in placed if not token.kind]
        kinds = [kind for kind in rules.kinds if kind not in seen]
        found[owner] = (kinds, hidden, view.table.tokens_left[owner])
    return found


def deduced(view: View[Sight], rules: Rules) -> dict[int, str]:
    """By number: the kinds that follow for certain, when a seat has only one place left for its last kind."""
    return {
        hidden[0].number: KINDS[kinds[0]]
        for kinds, hidden, left in unknown_kinds(view, rules).values()
        if len(kinds) == 1 and hidden
    }


# As things stand


class Mark(NamedTuple):
    """How an objective stands if the round ended now, by what this seat can know."""

    met: bool
    """Counting only the vials this seat knows of."""
    sure: bool
    """Whether no hidden vial could make it otherwise."""
    dies: bool
    """By the vials this seat knows of."""
    may_die: bool
    """With the hidden ones."""


def as_things_stand(view: View[Sight], rules: Rules) -> dict[str, Mark]:
    """The marks of all objective characters on the table."""
    council, exile, on_table = _standing(view.table.council, view.table.exile)
    if not rules.poison:
        return _marks(rules, council, exile, on_table, (), (), ())
    least, most = doses(view, rules)
    dying = tuple([card for card in on_table if least.get(card, (0, 0))[1] > 0])
    certain = tuple([card for card in on_table if least.get(card, (0, 0))[0] > 0])
    doubtful = tuple([card for card in on_table if most.get(card, 0) > 0 and card not in certain])
    return _marks(rules, council, exile, on_table, dying, certain, doubtful)


@lru_cache(maxsize=4096)
def _standing(council: CardIds, exile: CardIds) -> tuple[int, int, Cards]:
    """Who is at the Council and in Exile, as bits; and those of them who have an objective."""
    here, away = bits(tuple([CARD[card] for card in council])), bits(tuple([CARD[card] for card in exile]))
    return here, away, tuple([card for card in dict.fromkeys(ON) if (here | away) >> card & 1])


def doses(view: View[Sight], rules: Rules) -> tuple[dict[Card, tuple[int, int]], dict[Card, int]]:
    """By character: the least poison it may have and what this seat knows of; and the most it may have."""
    sure = deduced(view, rules)
    known: dict[Card, int] = {}
    more: dict[Card, int] = {}
    less: dict[Card, int] = {}
    for token in view.table.tokens:
        kind = token.kind or sure.get(token.number, "")
        if kind in VIALS:
            known[CARD[token.card]] = known.get(CARD[token.card], 0) + (1 if kind == "poison" else -1)
    for kinds, hidden, _ in unknown_kinds(view, rules).values():
        cards = {CARD[token.card] for token in hidden if token.number not in sure}
        for card in cards:
            more[card] = more.get(card, 0) + (POISON in kinds)
            less[card] = less.get(card, 0) + (ANTIDOTE in kinds)
    cards = {*known, *more}
    least = {card: (known.get(card, 0) - less.get(card, 0), known.get(card, 0)) for card in cards}
    return least, {card: known.get(card, 0) + more.get(card, 0) for card in cards}


@lru_cache(maxsize=4096)
def _marks(
    rules: Rules, council: int, exile: int, on_table: Cards, dying: Cards, certain: Cards, doubtful: Cards
) -> dict[str, Mark]:
    """Every set of deaths that hidden vials could bring about is tried."""
    alive = ~bits(dying)
    now = set(met(rules, council & alive, exile & alive))
    always, ever = set(on_table), set()
    for chosen in range(1 << len(doubtful)):
        killed = bits(certain) | bits(tuple(card for place, card in enumerate(doubtful) if chosen >> place & 1))
        granted = set(met(rules, council & ~killed, exile & ~killed))
        always &= granted
        ever |= granted
    mortal = {*certain, *doubtful}
    return {
        NAMES[card]: Mark(card in now, (card in always) == (card in ever), card in dying, card in mortal)
        for card in on_table
    }
