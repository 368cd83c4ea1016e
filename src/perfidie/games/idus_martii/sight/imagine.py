"""Imagination at Idus Martii: deal the unseen cards anew, draw every unseen choice from those that fit."""

from __future__ import annotations

from random import Random

from perfidie.engine import View
from perfidie.games.idus_martii.rules.box import FACTION, Row, Side, Sides
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import ANSWERS, NOBODY, UNCHOSEN, Table
from perfidie.games.idus_martii.sight.knowledge import cases
from perfidie.games.idus_martii.sight.view import Sight, Turn


def imagine_table(view: View[Sight], rules: Rules, rng: Random) -> Table:
    """A table this view cannot tell from the true one."""
    sight = view.table
    s = Table(rules)
    s.first, s.tokens = sight.first, sight.tokens
    if sight.undealt:  # chance is still dealing: nobody has looked at a card
        return deal_some(s, sight.undealt, rng)
    s.turn = max(0, sight.round - 1) * rules.seats + sight.turn
    s.deck = (0,) * len(rules.deck)
    s.dealt, s.kept = deal(view, rules, rng)
    for number, turn in enumerate(sight.turns):
        round_number = number // rules.seats + 1
        if turn.tally:
            play_again(s, turn, round_number, rng)
        else:
            lay_present(s, turn, round_number, rng)
    return s


def pile_of(counts: Row) -> list[Side]:
    """The faction cards of a deck one by one."""
    return [Side(faction) for faction, count in enumerate(counts) for _ in range(count)]


def deal_some(s: Table, undealt: int, rng: Random) -> Table:
    """The cards drawn so far, in their order; the rest stays in the deck."""
    pile = pile_of(s.setup.deck)
    rng.shuffle(pile)
    s.drawn = tuple(pile[undealt:])
    s.deck = tuple([pile[:undealt].count(faction) for faction in FACTION.values()])
    return s


def deal(view: View[Sight], rules: Rules, rng: Random) -> tuple[tuple[Sides, ...], Sides]:
    """Two cards for everybody, and the side each has chosen: what is known stays, the rest is drawn.

    Whoever has chosen a side kept either of their two cards, for all we know.
    """
    sight = view.table
    known = [known_cards(view, seat) for seat in range(rules.seats)]
    pile = pile_of(rules.deck)
    for hand in known:
        for faction in hand:
            pile.remove(faction)
    rng.shuffle(pile)
    dealt, kept = [], []
    for seat, hand in enumerate(known):
        full = [*hand, *[pile.pop() for _ in range(2 - len(hand))]]
        dealt.append(tuple(sorted(full)))
        kept.append(full[0] if sight.cards[seat] == 1 else UNCHOSEN)
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


def play_again(s: Table, turn: Turn, number: int, rng: Random) -> None:
    """A turn whose votes are counted, in any of the ways it can have gone."""
    found = cases(turn, number, s.setup.force)
    case = found[int(rng.random() * len(found))]
    looked, answer = turn.aediles.index(turn.looked), ANSWERS.index(turn.answer)
    s.consul, s.praetor, s.aediles = turn.consul, turn.praetor, turn.aediles
    s.past += ((turn.consul, turn.praetor, turn.aediles, looked, answer, case.placed, case.counted),)


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
