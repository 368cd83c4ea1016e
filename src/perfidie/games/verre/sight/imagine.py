"""Imagination at the poisoned glass: deal every group of the notebook anew.

The deal is uniform and nothing a seat can see depends on what others hold, so all ways to lay a group's
cards on its places are equally likely, independently of the other groups.
"""

from __future__ import annotations

from random import Random

from perfidie.engine import View, once_for_a_view
from perfidie.engine.lots import shuffle
from perfidie.games.verre.rules.actions import CARD
from perfidie.games.verre.rules.box import Card, Hands
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import HAND, REMOVED, UNKNOWN, Sight


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.round, s.wesley, s.hearts = sight.round, sight.wesley, sight.hearts
    if sight.undealt or not sight.glasses:
        cards = list(rules.deck)
        dealt = rng.sample(cards, len(cards) - sight.undealt)
        s.dealt = tuple(dealt)
        s.deck = tuple([card for card in cards if card not in dealt])
        return s
    s.deck = ()
    s.glasses, s.spied, s.peeked, s.power = sight.glasses, sight.spied, sight.peeked, sight.power
    s.taken, s.announced, s.opened = sight.taken, sight.announced, sight.opened
    faces, hands, removed = deal_groups(view, rules, rng)
    s.faces = tuple(faces)
    s.hands = tuple([tuple(sorted(hand)) for hand in hands])
    s.held = hands_before(s, sight.turn)
    if rules.figures.removed:  # it may have become the dregs of a glass
        s.dealt = (faces[-1] if len(faces) > rules.laid else removed,)
    return s


class Facts:
    """What all tables have in common that one view allows: worked out once, since search imagines hundreds of them."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        sight = view.table
        self.faces = [CARD[word] if word else UNKNOWN for word in sight.faces]
        self.hands: list[list[Card]] = [[] for _ in range(rules.seats)]
        if view.seat is not None:
            self.hands[view.seat] = [CARD[word] for word in sight.hand]
        self.removed = CARD[sight.removed] if sight.removed else UNKNOWN
        self.groups = [([CARD[word] for word in group.cards], group.places) for group in sight.groups]


facts_of = once_for_a_view(Facts)


def deal_groups(view: View[Sight], rules: Rules, rng: Random) -> tuple[list[Card], list[list[Card]], Card]:
    """Faces by number, hands by seat, the removed card."""
    facts = facts_of(view, rules)
    faces, hands, removed = facts.faces.copy(), [hand.copy() for hand in facts.hands], facts.removed
    for group, places in facts.groups:
        cards = group.copy()
        shuffle(cards, rng)
        for card, place in zip(cards, places, strict=True):
            if place < HAND:
                faces[place] = card
            elif place == REMOVED:
                removed = card
            else:
                hands[place - HAND].append(card)
    return faces, hands, removed


def hands_before(s: Table, turn: int) -> tuple[Hands, ...]:
    """The hands as they were when each turn began: what was poured since is put back, turn by turn."""
    pours, faces = s.setup.own_pours[s.wesley], s.faces
    laid = len(faces)
    hands = [list(hand) for hand in s.hands]
    held = []
    for earlier in range(turn, -1, -1):
        for hand, numbers in zip(hands, pours, strict=True):
            number = numbers[earlier]
            if number < laid:
                hand.append(faces[number])
        held.append(tuple([tuple(sorted(hand)) for hand in hands]))
        hands = hands[1:] + hands[:1]  # back to the right
    return tuple(held[::-1])
