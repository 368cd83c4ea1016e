"""The box: what is printed, read from the data file."""

from __future__ import annotations

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml


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
    wesley_bonus_halves: int


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
