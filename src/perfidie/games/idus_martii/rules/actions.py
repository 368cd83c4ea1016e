"""What a seat, or chance, can do at Idus Martii. Seats are named by their number."""

from __future__ import annotations

from itertools import combinations

from perfidie.engine import Action, Vocabulary
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, SEATS, Colour, Row, Side


class FirstPlayer(Action, frozen=True, eq=False):
    """Chance names the first player."""

    seat: int


class Deal(Action, frozen=True, eq=False):
    """Chance deals a faction card."""

    faction: Side


class Assign(Action, frozen=True, eq=False):
    """Distribuer les rôles."""

    praetor: int
    aediles: Row


class CastVote(Action, frozen=True, eq=False):
    """Voter."""

    colour: Colour


class Look(Action, frozen=True, eq=False):
    """Regarder une carte."""

    aedile: int


class Swap(Action, frozen=True, eq=False):
    """Échanger sa carte."""

    colour: Colour


class Discard(Action, frozen=True, eq=False):
    """Défausser face cachée."""

    faction: Side


VERBS = Vocabulary()
ALL_SEATS = range(SEATS[-1])

ASSIGN: dict[tuple[int, Row], Assign] = {}
for praetor in ALL_SEATS:
    for pair in combinations([seat for seat in ALL_SEATS if seat != praetor], 2):
        words = ["assign", *map(str, (praetor, *pair))]
        ASSIGN[praetor, pair] = VERBS.add(Assign, *words, praetor=praetor, aediles=pair)
        VERBS.also(ASSIGN[praetor, pair], words[0], words[1], words[3], words[2])  # one role, no order (ruling 14)
VOTE = tuple(VERBS.add(CastVote, "vote", name, colour=colour) for colour, name in enumerate(COLOURS))
LOOK = tuple(VERBS.add(Look, "look", str(seat), aedile=seat) for seat in ALL_SEATS)
KEEP = VERBS.add(Action, "keep")
FORCE = VERBS.add(Action, "force")
SWAP = tuple(VERBS.add(Swap, "swap", name, colour=colour) for colour, name in enumerate(COLOURS))
DISCARD = tuple(VERBS.add(Discard, "discard", name, faction=faction) for faction, name in enumerate(FACTIONS))
FIRST_PLAYER = tuple(VERBS.add(FirstPlayer, "first_player", str(seat), seat=seat) for seat in ALL_SEATS)
DEAL = tuple(VERBS.add(Deal, "deal", name, faction=faction) for faction, name in enumerate(FACTIONS))
