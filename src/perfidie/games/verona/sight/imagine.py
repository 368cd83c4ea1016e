"""Imagination at the Council of Verona: deal every group of cards and every hidden set of tokens anew."""

from __future__ import annotations

from random import Random

from perfidie.engine import View, once_for_a_view
from perfidie.games.verona.rules.box import (
    CARD,
    CARDS,
    EMPTY,
    KIND,
    ZONE,
    ZONES_OF,
    Card,
    Cards,
    Kinds,
    Numbers,
    Row,
)
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import NO_ZONES, Closed, Table
from perfidie.games.verona.sight.knowledge import NOBODY, Slots
from perfidie.games.verona.sight.view import CardIds, Past, Sight, Token


class Facts:
    """What all tables have in common that one view allows: worked out once, since search imagines hundreds of them."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        sight = view.table
        self.slots = Slots(view, rules)
        self.known, self.groups = self.slots.known(), self.slots.groups()
        self.holders = [self.slots.holder(slot) for slot in range(len(rules.cards))]
        """By slot: the seat that got its card into its hand, or NOBODY."""
        self.plays, self.council, self.exile = (cards_of(cards) for cards in (sight.plays, sight.council, sight.exile))
        self.player = {card: (sight.first + turn) % rules.seats for turn, card in enumerate(self.plays)}
        self.zones = zones_of(self.plays, sight.tokens)
        self.looked = looked_at(sight.tokens, rules.seats)
        self.closed = [past if hidden(past.tokens) else imagine_past(past, rules, Random()) for past in sight.past]
        """The finished rounds; those in which nothing stayed face down need no imagination."""


facts_of = once_for_a_view(Facts)


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.round, s.first = sight.round, sight.first
    if sight.undealt:  # chance is still dealing, or the match is over: nobody has looked at a card
        s.closed = tuple([imagine_past(past, rules, rng) for past in sight.past])
        cards = list(rules.cards)
        s.drawn = tuple(rng.sample(cards, len(cards) - sight.undealt))
        s.deck = tuple([card for card in cards if card not in s.drawn])
        return s
    facts = facts_of(view, rules)
    s.closed = tuple([imagine_past(past, rules, rng) if isinstance(past, Past) else past for past in facts.closed])
    s.deck = ()
    lay_cards(s, deal_slots(facts, rng), facts)
    s.plays, s.council, s.exile, s.zones, s.looked = facts.plays, facts.council, facts.exile, facts.zones, facts.looked
    s.owners, s.kinds, s.left = imagine_kinds(sight.tokens, rules, rng)
    return s


def hidden(tokens: tuple[Token, ...]) -> bool:
    """Whether one of these tokens is unknown."""
    return not all([token.kind for token in tokens])


def cards_of(names: CardIds) -> Cards:
    """Characters by their names."""
    return tuple([CARD[name] for name in names])


def zones_of(plays: Cards, tokens: tuple[Token, ...]) -> Numbers:
    """The zones of those in play are empty, but for the tokens that lie there."""
    zones = list(NO_ZONES)
    for card in plays:
        for zone in ZONES_OF[card]:
            zones[zone] = EMPTY
    for token in tokens:
        zones[ZONE[CARD[token.card], token.zone]] = token.number
    return tuple(zones)


def looked_at(tokens: tuple[Token, ...], seats: int) -> tuple[Numbers, ...]:
    """By seat: the numbers of the tokens it has seen with Paris."""
    if not any([token.lookers for token in tokens]):
        return ((),) * seats
    return tuple([tuple(sorted(token.number for token in tokens if seat in token.lookers)) for seat in range(seats)])


def deal_slots(facts: Facts, rng: Random) -> list[Card]:
    """The card in each slot. Whoever played a card had it in a slot of their own."""
    holders, player, random = facts.holders, facts.player, rng.random
    at = [CARDS[0]] * len(holders)
    for slot, card in facts.known.items():
        at[slot] = card
    for group in facts.groups:
        free, hidden = group.slots[:], []
        for card in group.cards:
            if card in player:
                own = [slot for slot in free if holders[slot] == player[card]]
                slot = own[int(random() * len(own))]
                free.remove(slot)
                at[slot] = card
            else:
                hidden.append(card)
        for card in hidden:
            at[free.pop(int(random() * len(free)))] = card
    return at


def lay_cards(s: Table, at: list[Card], facts: Facts) -> None:
    """Deal, draft or exchange as the slots have it; then the hands, less what was played."""
    rules, seats, slots = s.setup, s.setup.seats, facts.slots
    if rules.drafts:
        s.dealt = tuple([(card,) for card in at[:seats]])
        s.picked = tuple(at[seats : seats + slots.picks])
        rest = tuple(sorted(at[seats + slots.picks :]))
        if slots.sight.pack:
            s.pack = rest
        else:
            s.removed = rest
    else:
        size, kept = rules.dealt, rules.figures.kept
        dealt = [at[:size], at[size : 2 * size]]
        s.dealt = (tuple(sorted(dealt[0])), tuple(sorted(dealt[1])))
        s.removed = tuple(sorted(at[2 * size :]))
        if slots.exchanged:
            s.kept = (tuple(sorted(dealt[0][:kept])), tuple(sorted(dealt[1][:kept])))
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for card, holder in zip(at, facts.holders, strict=True):
        if holder != NOBODY and card not in facts.player:
            hands[holder].append(card)
    s.hands = tuple([tuple(sorted(hand)) for hand in hands])


def imagine_kinds(tokens: tuple[Token, ...], rules: Rules, rng: Random) -> tuple[Row, Kinds, tuple[Kinds, ...]]:
    """Owners and kinds by number, and what is left in each hand: the kinds one does not know, drawn anew."""
    owners, kinds = [0] * len(tokens), [rules.kinds[0]] * len(tokens)
    left = [list(rules.kinds) for _ in range(rules.seats)]
    hidden: list[Token] = []
    for token in tokens:
        owners[token.number] = token.owner
        if token.kind:
            kind = kinds[token.number] = KIND[token.kind]
            left[token.owner].remove(kind)
        else:
            hidden.append(token)
    for token in hidden:
        row = left[token.owner]
        kinds[token.number] = row.pop(int(rng.random() * len(row)))
    return tuple(owners), tuple(kinds), tuple([tuple(row) for row in left])


def imagine_past(past: Past, rules: Rules, rng: Random) -> Closed:
    """A finished round, with what stayed face down imagined anew."""
    council, exile = cards_of(past.council), cards_of(past.exile)
    owners, kinds, _ = imagine_kinds(past.tokens, rules, rng)
    zones = zones_of((*council, *exile), past.tokens)
    return (past.first, council, exile, zones, owners, kinds, looked_at(past.tokens, rules.seats), past.scores)
