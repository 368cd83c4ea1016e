"""What a seat, or chance, can do at the poisoned glass.

Cards and glasses are named outside by a word: `a6` is the antidote of value 6, `A` the first glass.
"""

from __future__ import annotations

from string import ascii_uppercase

from perfidie.engine import Action, Vocabulary
from perfidie.games.verre.rules.box import BOX, SEATS, Card, Glass

CARDS = tuple(sorted(Card(kind.sign * value) for kind in BOX.card_kinds.values() for value in kind.values))
GLASSES = tuple(map(Glass, range(max(each.glasses for each in (*BOX.table, *BOX.reduced_table, *BOX.tiny_table)))))
LETTERS = ascii_uppercase[: len(GLASSES)]
PAIRS = tuple((a, b) for a in GLASSES for b in GLASSES if a < b)

WORD = {Card(kind.sign * value): f"{kind.prefix}{value}" for kind in BOX.card_kinds.values() for value in kind.values}
CARD = {word: card for card, word in WORD.items()}


class FirstWesley(Action, frozen=True, eq=False):
    """Chance names the first player."""

    seat: int


class Deal(Action, frozen=True, eq=False):
    """Chance deals a card face down."""

    card: Card


class Look(Action, frozen=True, eq=False):
    """Regarder secrètement."""

    glass: Glass


class Pour(Action, frozen=True, eq=False):
    """Verser une carte."""

    card: Card
    glass: Glass


class Swap(Action, frozen=True, eq=False):
    """Échanger les dessus."""

    a: Glass
    b: Glass


class Peek(Action, frozen=True, eq=False):
    """Regarder les dessus (option look_then_may_swap)."""

    a: Glass
    b: Glass


class Take(Action, frozen=True, eq=False):
    """Prendre un verre."""

    glass: Glass


VERBS = Vocabulary()

SPY = tuple(VERBS.add(Look, "spy", LETTERS[g], glass=g) for g in GLASSES)
POUR = {c: tuple(VERBS.add(Pour, "play", WORD[c], LETTERS[g], card=c, glass=g) for g in GLASSES) for c in CARDS}
SWAP = {(a, b): VERBS.add(Swap, "swap", LETTERS[a], LETTERS[b], a=a, b=b) for a, b in PAIRS}
PEEK = {(a, b): VERBS.add(Peek, "peek", LETTERS[a], LETTERS[b], a=a, b=b) for a, b in PAIRS}
SWAP_YES = VERBS.add(Action, "swap_yes")
SWAP_NO = VERBS.add(Action, "swap_no")
END_TURN = VERBS.add(Action, "end_turn")
TAKE = tuple(VERBS.add(Take, "take", LETTERS[g], glass=g) for g in GLASSES)
DRINK = VERBS.add(Action, "drink")
REFUSE = VERBS.add(Action, "refuse")
FIRST_WESLEY = tuple(VERBS.add(FirstWesley, "first_wesley", str(seat), seat=seat) for seat in range(SEATS[-1]))
DEAL = {c: VERBS.add(Deal, "deal", WORD[c], card=c) for c in CARDS}
