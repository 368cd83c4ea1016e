"""The box: what is printed, read from the data file."""

from __future__ import annotations

from typing import NewType

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml

Side = NewType("Side", int)
"""A faction by its place in the box."""
Colour = NewType("Colour", int)
"""A colour of vote by its place in the box."""

Sides = tuple[Side, ...]
Votes = tuple[Colour, ...]
Row = tuple[int, ...]
"""By seat or by faction, or seats in some order."""
Rows = tuple[Row, ...]


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side, the colour of vote that serves it and the side it fights."""

    id: str
    cards: int
    vote: str
    rival: str = ""


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of vote card and the round in which Aediles first get it."""

    id: str
    from_round: int


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A role, and where it starts: seats to the left of the first player."""

    id: str
    starts: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed for a number of players."""

    seats: int
    factions: tuple[int, ...]
    limit: int
    repeating_aediles: bool = False


class Box(msgspec.Struct, frozen=True):
    """The data file."""

    game: dict[str, int]
    faction: tuple[Faction, ...]
    vote: tuple[Vote, ...]
    role: tuple[Role, ...]
    track: dict[str, int]
    table: tuple[Figures, ...]
    reduced_table: tuple[Figures, ...]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.idus_martii", "cards.toml", Box)
SEATS = range(BOX.game["seats_least"], BOX.game["seats_most"] + 1)
ROUNDS = BOX.game["rounds"]

FACTIONS = tuple(faction.id for faction in BOX.faction)
FACTION = {name: Side(faction) for faction, name in enumerate(FACTIONS)}
LOYAL, TRAITOR, MERCHANT = (FACTION[name] for name in ("loyal", "traitor", "merchant"))
COLOURS = tuple(vote.id for vote in BOX.vote)
COLOUR = {name: Colour(colour) for colour, name in enumerate(COLOURS)}
GREEN, RED, YELLOW = (COLOUR[name] for name in ("green", "red", "yellow"))
OTHER = {GREEN: RED, RED: GREEN}
"""In the first round an Aedile has two cards: the one they place and the other one."""

VOTES: tuple[Votes, ...] = tuple(
    tuple(Colour(colour) for colour, vote in enumerate(BOX.vote) if vote.from_round <= number)
    for number in range(1, ROUNDS + 1)
)
"""By round, from 0: the colours an Aedile chooses from."""
ADVANCES: Sides = tuple(
    next(Side(f) for f, faction in enumerate(BOX.faction) if faction.vote == colour) for colour in COLOURS
)
"""By colour: the faction it serves. Only factions with a rival have a token to move."""
NO_SIDE = Side(-1)
"""In place of a faction that is not there: nobody's rival."""
RIVAL = tuple(FACTION[faction.rival] if faction.rival else NO_SIDE for faction in BOX.faction)
STARTS = {role.id: role.starts for role in BOX.role}


def roman(number: int) -> str:
    """A number as it is carved; none is 0.

    >>> roman(14), roman(20)
    ('XIV', 'XX')
    """
    carved = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        carved += sign * (number // value)
        number %= value
    return carved or "0"


ROMAN = tuple(roman(number) for number in range(BOX.track["squares"] + 1))
"""The squares of the track, as they are carved."""

FIGURES: dict[str, int | str] = {
    "winning-lead": BOX.game["winning_lead"],
    "close-lead": BOX.game["winning_lead"] - 1,
    "squares": BOX.track["squares"],
    "last-square": ROMAN[-1],
    "faction-cards": sum(faction.cards for faction in BOX.faction),
    "merchants": BOX.faction[MERCHANT].cards,
    "vote-cards": len(BOX.vote) * len(STARTS["aedile"]),
    "role-cards": sum(len(role.starts) for role in BOX.role),
    "rounds": ROUNDS,
    "statements": BOX.game["statements"],
    **{f"pairs-{each.seats}": each.factions[LOYAL] for each in BOX.table},
    **{f"limit-{each.seats}": ROMAN[each.limit] for each in BOX.table},
}
"""The figures that texts may read, those of a number of players by that number."""


def colours(votes: Votes) -> tuple[str, ...]:
    """Votes as they are named outside; one that is not known is empty."""
    return tuple([COLOURS[vote] if vote >= 0 else "" for vote in votes])
