"""What a seat, or chance, can do at the Council of Verona.

A betting zone is named by its character and its number, 1 to 3 from left to right.
"""

from __future__ import annotations

from itertools import combinations

from perfidie.engine import Action, Vocabulary
from perfidie.games.verona.rules.box import (
    BOX,
    CARDS,
    EACH_TABLE,
    EACH_ZONE,
    KIND,
    NAMES,
    SEATS,
    ZONES,
    Card,
    Cards,
    Kind,
    Zone,
    Zones,
    cards_in_use,
)

COUNCIL, EXILE = 0, 1
PLACES = ("council", "exile")


class FirstPlayer(Action, frozen=True, eq=False):
    """Chance names the first player."""

    seat: int


class Deal(Action, frozen=True, eq=False):
    """Chance deals, or removes, a card face down."""

    card: Card


class Draft(Action, frozen=True, eq=False):
    """Sélectionner une carte."""

    card: Card


class Keep(Action, frozen=True, eq=False):
    """Conserver des cartes, passer les autres."""

    cards: Cards


class Play(Action, frozen=True, eq=False):
    """Jouer une carte Personnage."""

    card: Card
    place: int


class Move(Action, frozen=True, eq=False):
    """Déplacer un personnage."""

    card: Card


class Swap(Action, frozen=True, eq=False):
    """Échanger deux jetons."""

    a: Zone
    b: Zone


class Look(Action, frozen=True, eq=False):
    """Regarder un ou deux jetons."""

    zones: Zones


class Copy(Action, frozen=True, eq=False):
    """Copier un pouvoir."""

    card: Card


class Place(Action, frozen=True, eq=False):
    """Placer un jeton face cachée."""

    kind: Kind
    zone: Zone


PAIRS = tuple(combinations(EACH_ZONE, 2))
SPOT = tuple((NAMES[card], str(index + 1)) for card, index, _ in ZONES)
"""By zone: the words that name it."""
KEEPS = sorted(
    {cards for figures in EACH_TABLE if figures.kept for cards in combinations(cards_in_use(figures), figures.kept)}
)
COPIED = [card for card in CARDS if BOX.card[card].power and not BOX.card[card].power.startswith("copy_")]

VERBS = Vocabulary()

DRAFT = tuple(VERBS.add(Draft, "draft", NAMES[c], card=c) for c in CARDS)
KEEP = {cards: VERBS.add(Keep, "keep", *[NAMES[c] for c in cards], cards=cards) for cards in KEEPS}
PLAY = tuple(tuple(VERBS.add(Play, "play", NAMES[c], PLACES[p], card=c, place=p) for p in (0, 1)) for c in CARDS)
MOVE = tuple(VERBS.add(Move, "move", NAMES[c], card=c) for c in CARDS)
SWAP = {(a, b): VERBS.add(Swap, "swap", *SPOT[a], *SPOT[b], a=a, b=b) for a, b in PAIRS}
LOOK: dict[Zones, Look] = {(z,): VERBS.add(Look, "look", *SPOT[z], zones=(z,)) for z in EACH_ZONE} | {
    (a, b): VERBS.add(Look, "look", *SPOT[a], *SPOT[b], zones=(a, b)) for a, b in PAIRS
}
COPY = {c: VERBS.add(Copy, "copy", NAMES[c], card=c) for c in COPIED}
SKIP_POWER = VERBS.add(Action, "skip_power")
PLACE = tuple(
    tuple(VERBS.add(Place, "token", kind, *SPOT[z], kind=k, zone=z) for z in EACH_ZONE) for kind, k in KIND.items()
)
SKIP_TOKEN = VERBS.add(Action, "skip_token")
FIRST_PLAYER = tuple(VERBS.add(FirstPlayer, "first_player", str(seat), seat=seat) for seat in range(SEATS[-1]))
DEAL = tuple(VERBS.add(Deal, "deal", NAMES[c], card=c) for c in CARDS)
