"""Imagination at the poisoned glass: deal every group of the notebook anew.

The deal is uniform and nothing a seat can see depends on what others hold, so all ways to lay a group's
cards on its places are equally likely, independently of the other groups.
"""

from __future__ import annotations

from random import Random

from perfidie.engine import View
from perfidie.games.verre.actions import CARD
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.table import Table
from perfidie.games.verre.view import HAND, REMOVED, Sight


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.round, s.wesley, s.hearts, s.turn = sight.round, sight.wesley, sight.hearts, sight.turn
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
    s.dealt = dealt_again(s, rules, faces, hands, removed)
    return s


def deal_groups(view: View[Sight], rules: Rules, rng: Random) -> tuple[list[int], list[list[int]], int]:
    """Faces by number, hands by seat, the removed card."""
    sight = view.table
    faces = [CARD[word] if word else 0 for word in sight.faces]
    hands: list[list[int]] = [[] for _ in range(rules.seats)]
    if view.seat is not None:
        hands[view.seat] = [CARD[word] for word in sight.hand]
    removed = CARD[sight.removed] if sight.removed else 0
    for group in sight.groups:
        cards = [CARD[word] for word in group.cards]
        rng.shuffle(cards)
        for card, place in zip(cards, group.places, strict=True):
            if place < HAND:
                faces[place] = card
            elif place == REMOVED:
                removed = card
            else:
                hands[place - HAND].append(card)
    return faces, hands, removed


def dealt_again(s: Table, rules: Rules, faces: list[int], hands: list[list[int]], removed: int) -> tuple[int, ...]:
    """The deal that led here: each hand as it was, what was poured from it put back."""
    seats = rules.seats
    now = s.turn
    first = [list(hands[(origin + now) % seats]) for origin in range(seats)]
    for number in range(rules.glasses, min(len(faces), rules.laid)):
        turn, pourer = (number - rules.glasses) // seats, rules.pourer[s.wesley][number]
        first[(pourer - turn) % seats].append(faces[number])
    dealt = faces[: rules.glasses] + [card for hand in first for card in sorted(hand)]
    if len(faces) > rules.laid:  # the dregs lie in a glass
        dealt.append(faces[-1])
    elif rules.figures.removed:
        dealt.append(removed)
    return tuple(dealt)
