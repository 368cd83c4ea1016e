"""The box: what is printed, read from the data file."""

from __future__ import annotations

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: with an objective and its betting zones, or with a power."""

    id: str
    families: tuple[str, ...]
    objective: str = ""
    power: str = ""
    zones: tuple[int, ...] = ()
    five_players_only: bool = False


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook prints for a number of players."""

    seats: int
    removed: int
    dealt: int
    kept: int
    picks: int
    influence: tuple[int, ...]
    five_player_cards: bool = False
    cards: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """The data file."""

    game: dict[str, int]
    table: tuple[Figures, ...]
    reduced_table: tuple[Figures, ...]
    poison: dict[str, tuple[str, ...]]
    card: tuple[Card, ...]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.verona", "cards.toml", Box)
SEATS = range(BOX.game["seats_least"], BOX.game["seats_most"] + 1)

# A character is an int, its place in the box; a set of characters is an int with one bit for each.
NAMES = tuple(card.id for card in BOX.card)
CARD = {name: card for card, name in enumerate(NAMES)}
FAMILIES = ("capulet", "montague", "neutral")

Row = tuple[int, ...]
Rows = tuple[Row, ...]


def names(cards: Row) -> tuple[str, ...]:
    """Characters as they are named outside."""
    return tuple([NAMES[card] for card in cards])


def bits(cards: Row) -> int:
    """A set of characters as one int."""
    return sum([1 << card for card in cards])


FAMILY = {name: bits(tuple(c for c, card in enumerate(BOX.card) if name in card.families)) for name in FAMILIES}
CAPULETS, MONTAGUES, NEUTRALS = (FAMILY[name] for name in FAMILIES)
LOVERS = bits(tuple(c for c, card in enumerate(BOX.card) if card.objective == "together"))

# A zone is an int too: the zones of the objective characters one after the other, each from left to right.
ZONES = tuple((c, index, value) for c, card in enumerate(BOX.card) for index, value in enumerate(card.zones))
ON = tuple(card for card, _, _ in ZONES)
"""By zone: the character it belongs to."""
MODIFIER = tuple(value for _, _, value in ZONES)
ZONE = {(card, index + 1): zone for zone, (card, index, _) in enumerate(ZONES)}
"""By character and number, from 1, as a zone is named outside."""
ZONES_OF = tuple(tuple(zone for zone, on in enumerate(ON) if on == card) for card in range(len(NAMES)))

ABSENT, EMPTY = -2, -1
"""What a zone holds in place of a token: its character has not been played; nothing lies there."""

# A kind of token is an int as well: the values of Influence from low to high, then the vials.
VALUES = tuple(sorted({value for figures in (*BOX.table, *BOX.reduced_table) for value in figures.influence}))
KINDS = (*map(str, VALUES), "poison", "antidote")
KIND = {name: kind for kind, name in enumerate(KINDS)}
FACE = (*VALUES, 0, 0)
"""By kind: what it is worth. Poison and Antidote give no points (ruling 43)."""
POISON, ANTIDOTE = KIND["poison"], KIND["antidote"]


def cards_in_use(figures: Figures) -> Row:
    """The characters this number of players takes out of the box."""
    if figures.cards:
        return tuple(sorted(CARD[name] for name in figures.cards))
    return tuple(c for c, card in enumerate(BOX.card) if figures.five_player_cards or not card.five_players_only)
