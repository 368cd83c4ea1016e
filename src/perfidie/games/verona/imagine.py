"""Imagination at the Council of Verona: deal every group of cards and every hidden set of tokens anew."""

from __future__ import annotations

from random import Random

from perfidie.engine import View
from perfidie.games.verona.box import CARD, EMPTY, KIND, ZONE, ZONES_OF, Row, Rows
from perfidie.games.verona.knowledge import Slots
from perfidie.games.verona.setup import Rules
from perfidie.games.verona.table import NO_ZONES, Closed, Table
from perfidie.games.verona.view import Past, Sight, Token


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.round, s.first = sight.round, sight.first
    s.closed = tuple([imagine_past(past, rules, rng) for past in sight.past])
    if sight.undealt:  # chance is still dealing, or the match is over: nobody has looked at a card
        cards = list(rules.cards)
        s.drawn = tuple(rng.sample(cards, len(cards) - sight.undealt))
        s.deck = tuple([card for card in cards if card not in s.drawn])
        return s
    s.deck = ()
    slots = Slots(view, rules)
    lay_cards(s, deal_slots(slots, rng), slots)
    s.plays, s.council, s.exile = cards_of(sight.plays), cards_of(sight.council), cards_of(sight.exile)
    s.zones = zones_of(s.plays, sight.tokens)
    s.owners, s.kinds, s.left = imagine_kinds(sight.tokens, rules, rng)
    s.looked = looked_at(sight.tokens, rules.seats)
    return s


def cards_of(names: tuple[str, ...]) -> Row:
    return tuple([CARD[name] for name in names])


def zones_of(plays: Row, tokens: tuple[Token, ...]) -> Row:
    """The zones of those in play are empty, but for the tokens that lie there."""
    zones = list(NO_ZONES)
    for card in plays:
        for zone in ZONES_OF[card]:
            zones[zone] = EMPTY
    for token in tokens:
        zones[ZONE[CARD[token.card], token.zone]] = token.number
    return tuple(zones)


def looked_at(tokens: tuple[Token, ...], seats: int) -> Rows:
    """By seat: the numbers of the tokens it has seen with Paris."""
    if not any([token.lookers for token in tokens]):
        return ((),) * seats
    return tuple(
        [tuple(sorted(token.number for token in tokens if seat in token.lookers)) for seat in range(seats)]
    )  # fmt: skip


def deal_slots(slots: Slots, rng: Random) -> list[int]:
    """The card in each slot. Whoever played a card had it in a slot of his own."""
    rules, plays = slots.rules, slots.sight.plays
    at = [0] * len(rules.cards)
    for slot, card in slots.known().items():
        at[slot] = card
    player = {CARD[name]: (slots.sight.first + turn) % rules.seats for turn, name in enumerate(plays)}
    random = rng.random
    for group in slots.groups():
        free, hidden = group.slots[:], []
        for card in group.cards:
            if card in player:
                own = [slot for slot in free if slots.holder(slot) == player[card]]
                slot = own[int(random() * len(own))]
                free.remove(slot)
                at[slot] = card
            else:
                hidden.append(card)
        for card in hidden:
            at[free.pop(int(random() * len(free)))] = card
    return at


def lay_cards(s: Table, at: list[int], slots: Slots) -> None:
    """Deal, draft or exchange as the slots have it; then the hands, less what was played."""
    rules, seats, sight = s.setup, s.setup.seats, slots.sight
    if rules.drafts:
        s.dealt = tuple([(card,) for card in at[:seats]])
        s.picked = tuple(at[seats : seats + slots.picks])
        rest = tuple(sorted(at[seats + slots.picks :]))
        if sight.pack:
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
    played = cards_of(sight.plays)
    held = {card: slots.holder(slot) for slot, card in enumerate(at)}
    s.hands = tuple(
        [tuple([c for c in rules.cards if held[c] == seat and c not in played]) for seat in range(seats)]
    )  # fmt: skip


def imagine_kinds(tokens: tuple[Token, ...], rules: Rules, rng: Random) -> tuple[Row, Row, Rows]:
    """Owners and kinds by number, and what is left in each hand: the kinds one does not know, drawn anew."""
    owners, kinds = [0] * len(tokens), [0] * len(tokens)
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
