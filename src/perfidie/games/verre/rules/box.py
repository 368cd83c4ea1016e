"""The box: what is printed, read from the data file."""

from __future__ import annotations

from typing import NewType

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml

Card = NewType("Card", int)
"""A card by its signed value: an antidote is above 0, a poison below."""
Glass = NewType("Glass", int)
"""A glass by its place in the row; it is shown as a letter."""
Laid = NewType("Laid", int)
"""The number of a card that lies in a glass, which says nothing about its face."""

Hand = tuple[Card, ...]
Hands = tuple[Hand, ...]
"""By seat."""
Pile = tuple[Laid, ...]
"""The cards of a glass, bottom first."""
Piles = tuple[Pile, ...]
Row = tuple[int, ...]
"""By seat, or seats in some order."""
Rows = tuple[Row, ...]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card: its letter, its side of the balance, its values."""

    prefix: str
    sign: int
    values: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook prints for a number of players."""

    seats: int
    max_value: int
    glasses: int
    hand_size: int
    removed: int
    looks: int


class Box(msgspec.Struct, frozen=True):
    """The data file."""

    game: dict[str, int]
    table: tuple[Figures, ...]
    reduced_table: tuple[Figures, ...]
    tiny_table: tuple[Figures, ...]
    card_kinds: dict[str, Kind]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.verre", "cards.toml", Box)
SEATS = range(BOX.game["seats_least"], BOX.game["seats_most"] + 1)


def _default(option: str) -> int:
    """What the table plays with unless it agrees on something else."""
    return int(next(each.usual for each in BOX.option if each.id == option))


def _figures() -> dict[str, int]:
    """The figures that texts may read, those of a number of players by that number."""
    two, three = (next(each for each in BOX.table if each.seats == seats) for seats in (2, 3))
    capacity, laid = BOX.game["glass_capacity"], two.glasses + two.seats * two.hand_size
    tokens_each = BOX.game["tokens_each"]
    return {
        "seats-least": SEATS[0],
        "seats-most": SEATS[-1],
        "age": BOX.game["age"],
        "minutes": BOX.game["minutes"],
        "poisons": len(BOX.card_kinds["poison"].values),
        "antidotes": len(BOX.card_kinds["antidote"].values),
        "tokens": BOX.game["heart_tokens"],
        "tokens-each": tokens_each,
        "token-back": _default("start_hearts") // tokens_each,
        "capacity": capacity,
        "dose": BOX.game["wesley_halves"],
        "printed-hearts": _default("start_hearts"),
        "usual-rounds": _default("max_rounds"),
        **{f"looks-{each.seats}": each.looks for each in BOX.table},
        **{f"glasses-{each.seats}": each.glasses for each in BOX.table},
        **{f"hand-{each.seats}": each.hand_size for each in BOX.table},
        **{f"top-{each.seats}": each.max_value for each in BOX.table},
        "all-looks-3": three.seats * three.looks,
        "laid-2": laid,
        "short": laid - (two.glasses - 1) * capacity,
        "tiny-cards": len(BOX.card_kinds) * BOX.tiny_table[0].max_value,
    }


FIGURES = _figures()
