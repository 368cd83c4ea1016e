"""The almanac of Idus Martii: factions, roles, votes, the limits by number of players, and who wins when."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Draw, Html
from perfidie.games.idus_martii.rules.box import (
    ADVANCES,
    BOX,
    COLOURS,
    FACTIONS,
    LOYAL,
    MERCHANT,
    RIVAL,
    ROMAN,
    ROUNDS,
    TRAITOR,
    Row,
)
from perfidie.games.idus_martii.rules.scoring import LEAD, winning_faction
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.texts import Texts

ROLES = (*[role.id for role in BOX.role], "none")


class Table(NamedTuple):
    """What a number of players changes."""

    seats: int
    cards: Row
    """By faction."""
    limit: str
    turns: int


class Square(NamedTuple):
    """A square of the track, and the number of players whose limit it is."""

    number: str
    limit_of: int


class Case(NamedTuple):
    """How a game can end, and who wins: with somebody on the rival side of this faction, and with nobody."""

    ending: str
    faction: str
    """Whose token is beyond the limit, or ahead; empty where it is too close."""
    winners: tuple[str, ...]


def almanac(draw: Draw, texts: Texts) -> Html:
    """The box at a glance, with the usual options."""
    return draw(
        "idus_martii/almanac.html",
        factions=tuple([(faction.id, faction.vote) for faction in BOX.faction]),
        tables=tables(),
        roles=ROLES,
        votes=tuple(zip(COLOURS, [FACTIONS[each] for each in ADVANCES], strict=True)),
        squares=squares(),
        endings=endings(),
        lead=LEAD,
    )


def tables() -> tuple[Table, ...]:
    """What each number of players changes."""
    return tuple([Table(each.seats, each.factions, ROMAN[each.limit], ROUNDS * each.seats) for each in BOX.table])


def squares() -> tuple[Square, ...]:
    """The printed track, with the limits of all numbers of players."""
    limits = {each.limit: each.seats for each in BOX.table}
    return tuple([Square(ROMAN[number], limits.get(number, 0)) for number in range(1, BOX.track["squares"] + 1)])


def endings() -> tuple[Case, ...]:
    """Every way the game can end, judged by the rules themselves."""
    rules = Rules(BOX.table[0].seats, {option.id: option.usual for option in BOX.option})
    found = []
    for ending, square in (("failed", rules.limit + 1), ("ides", LEAD)):
        for ahead in (LOYAL, TRAITOR):
            tokens = tuple([square if faction == ahead else 0 for faction in (LOYAL, TRAITOR)])
            winners = [
                FACTIONS[winning_faction(rules, tokens, (ahead, other))[0]] for other in (RIVAL[ahead], MERCHANT)
            ]
            found.append(Case(ending, FACTIONS[ahead], tuple(winners)))
    close = winning_faction(rules, (LEAD - 1, 0), (LOYAL, TRAITOR))[0]
    return (*found, Case("ides", "", (FACTIONS[close],)))
