"""Imagination at Idus Martii: deal the unseen cards anew, draw every unseen choice from those that fit."""

from __future__ import annotations

from random import Random

from perfidie.engine import View, once_for_a_view
from perfidie.engine.lots import shuffle
from perfidie.games.idus_martii.rules.box import FACTION, Row, Side, Sides
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import ANSWERS, NOBODY, UNCHOSEN, Closed, Table
from perfidie.games.idus_martii.sight.knowledge import cases
from perfidie.games.idus_martii.sight.view import Sight, Turn


class Facts:
    """What all tables have in common that one view allows: worked out once, since search imagines hundreds of them."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        sight = view.table
        self.known = [known_cards(view, seat) for seat in range(rules.seats)]
        """By seat: the cards of it that the viewer knows."""
        self.pile = pile_of(rules.deck)
        """All the others."""
        for hand in self.known:
            for faction in hand:
                self.pile.remove(faction)
        self.has_chosen = [cards == 1 for cards in sight.cards]
        counted = [(number, turn) for number, turn in enumerate(sight.turns) if turn.tally]
        self.past = [courses(turn, number // rules.seats + 1, rules) for number, turn in counted]
        """By turn that is over: the ways in which it can have gone."""
        self.last = counted[-1][1] if counted else None


facts_of = once_for_a_view(Facts)


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.first, s.tokens = sight.first, sight.tokens
    if sight.undealt:  # chance is still dealing: nobody has looked at a card
        return deal_some(s, sight.undealt, rng)
    facts = facts_of(view, rules)
    s.turn = max(0, sight.round - 1) * rules.seats + sight.turn
    s.deck = (0,) * len(rules.deck)
    s.dealt, s.kept = deal(facts, rng)
    if facts.last is not None:
        s.past = tuple([courses[int(rng.random() * len(courses))] for courses in facts.past])
        s.consul, s.praetor, s.aediles = facts.last.consul, facts.last.praetor, facts.last.aediles
    if len(sight.turns) > len(facts.past):
        lay_present(s, sight.turns[-1], len(facts.past) // rules.seats + 1, rng)
    return s


def pile_of(counts: Row) -> list[Side]:
    """The faction cards of a deck one by one."""
    return [Side(faction) for faction, count in enumerate(counts) for _ in range(count)]


def deal_some(s: Table, undealt: int, rng: Random) -> Table:
    """The cards drawn so far, in their order; the rest stays in the deck."""
    pile = pile_of(s.setup.deck)
    shuffle(pile, rng)
    s.drawn = tuple(pile[undealt:])
    s.deck = tuple([pile[:undealt].count(faction) for faction in FACTION.values()])
    return s


def deal(facts: Facts, rng: Random) -> tuple[tuple[Sides, ...], Sides]:
    """Two cards for everybody, and the side each has chosen: what is known stays, the rest is drawn.

    Whoever has chosen a side kept either of their two cards, for all we know.
    """
    pile = facts.pile[:]
    shuffle(pile, rng)
    dealt: list[Sides] = []
    kept: list[Side] = []
    for hand, has_chosen in zip(facts.known, facts.has_chosen, strict=True):
        first = hand[0] if hand else pile.pop()
        second = hand[1] if len(hand) > 1 else pile.pop()
        dealt.append((first, second) if first <= second else (second, first))
        kept.append(first if has_chosen else UNCHOSEN)
    return tuple(dealt), tuple(kept)


def known_cards(view: View[Sight], seat: int) -> list[Side]:
    """The cards of this seat that the viewer knows; the one that was kept comes first."""
    sight = view.table
    if seat == view.seat:
        names = sorted(sight.dealt, key=lambda name: name != sight.side)
    elif sight.revealed:
        names = [*sight.revealed[seat], *[name for name in sight.discards[seat : seat + 1] if name]]
    else:
        return []
    return [FACTION[name] for name in names]


def courses(turn: Turn, number: int, rules: Rules) -> tuple[Closed, ...]:
    """A turn of round `number` whose votes are counted, in each of the ways in which it can have gone."""
    looked, answer = turn.aediles.index(turn.looked), ANSWERS.index(turn.answer)
    return tuple(
        [
            (turn.consul, turn.praetor, turn.aediles, looked, answer, case.placed, case.counted)
            for case in cases(turn, number, rules.force)
        ]
    )


def lay_present(s: Table, turn: Turn, number: int, rng: Random) -> None:
    """The turn being played, as far as it has come. Until roles are handed out, those of the turn before count."""
    s.consul = turn.consul
    if turn.praetor == NOBODY:
        return
    s.praetor, s.aediles = turn.praetor, turn.aediles
    if turn.placed:
        found = cases(turn, number, s.setup.force)
        case = found[int(rng.random() * len(found))]
        s.placed = s.counted = case.placed
        s.looked = turn.aediles.index(turn.looked) if turn.looked != NOBODY else NOBODY
        s.answer = ANSWERS.index(turn.answer)
