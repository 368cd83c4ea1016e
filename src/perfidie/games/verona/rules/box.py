"""The box: what is printed, read from the data file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NewType

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    tiny_table: tuple[Figures, ...]
    poison: dict[str, tuple[str, ...]]
    card: tuple[Character, ...]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.verona", "cards.toml", Box)
SEATS = range(BOX.game["seats_least"], BOX.game["seats_most"] + 1)

Card = NewType("Card", int)
"""A character: its place in the box. A set of characters is an int with one bit for each."""
Zone = NewType("Zone", int)
"""A betting zone: the zones of the objective characters one after the other, each from left to right."""
Kind = NewType("Kind", int)
"""A kind of token: the values of Influence from low to high, then the vials."""
Number = NewType("Number", int)
"""A placed token, in the order of placing, which says nothing about its kind."""

Cards = tuple[Card, ...]
Zones = tuple[Zone, ...]
Kinds = tuple[Kind, ...]
Numbers = tuple[Number, ...]
Row = tuple[int, ...]
"""By seat, or by number of a placed token: seats, points, sizes."""

NAMES = tuple(card.id for card in BOX.card)
CARDS: Cards = tuple(Card(place) for place in range(len(NAMES)))
CARD = {name: card for card, name in zip(CARDS, NAMES, strict=True)}
FAMILIES = ("capulet", "montague", "neutral")


def names(cards: Cards) -> tuple[str, ...]:
    """Characters as they are named outside."""
    return tuple([NAMES[card] for card in cards])


def bits(cards: Iterable[Card]) -> int:
    """A set of characters as one int."""
    return sum([1 << card for card in cards])


FAMILY = {name: bits(card for card in CARDS if name in BOX.card[card].families) for name in FAMILIES}
CAPULETS, MONTAGUES, NEUTRALS = (FAMILY[name] for name in FAMILIES)
LOVERS = bits(card for card in CARDS if BOX.card[card].objective == "together")

ZONES = tuple((card, index, value) for card in CARDS for index, value in enumerate(BOX.card[card].zones))
"""By zone: its character, its place from left to right, its value."""
EACH_ZONE: Zones = tuple(Zone(place) for place in range(len(ZONES)))
ON: Cards = tuple(card for card, _, _ in ZONES)
"""By zone: the character it belongs to."""
MODIFIER = tuple(value for _, _, value in ZONES)
ZONE = {(card, index + 1): zone for zone, (card, index, _) in zip(EACH_ZONE, ZONES, strict=True)}
"""By character and number, from 1, as a zone is named outside."""
ZONES_OF: tuple[Zones, ...] = tuple(tuple(zone for zone in EACH_ZONE if ON[zone] == card) for card in CARDS)
ZONED = frozenset(ON)
"""The objective characters: those with betting zones."""

ABSENT, EMPTY = Number(-2), Number(-1)
"""What a zone holds in place of a token: its character has not been played; nothing lies there."""

EACH_TABLE = (*BOX.table, *BOX.reduced_table, *BOX.tiny_table)
VALUES = tuple(sorted({value for figures in EACH_TABLE for value in figures.influence}))
VIALS = ("poison", "antidote")
KINDS = (*map(str, VALUES), *VIALS)
KIND = {name: Kind(place) for place, name in enumerate(KINDS)}
FACE = (*VALUES, 0, 0)
"""By kind: what it is worth. Poison and Antidote give no points (ruling 43)."""
POISON, ANTIDOTE = KIND["poison"], KIND["antidote"]


def cards_in_use(figures: Figures) -> Cards:
    """The characters this number of players takes out of the box."""
    if figures.cards:
        return tuple(sorted(CARD[name] for name in figures.cards))
    return tuple(card for card in CARDS if figures.five_player_cards or not BOX.card[card].five_players_only)


# What is printed, as the texts of the game read it


def signed(number: int) -> str:
    """A modifier as it is printed.

    >>> signed(1), signed(0), signed(-2)
    ('+1', '0', '-2')
    """
    return f"+{number}" if number > 0 else str(number)


def for_seats(tables: tuple[Figures, ...], seats: int) -> Figures:
    """What is printed for this number of players."""
    return next(figures for figures in tables if figures.seats == seats)


def by_seats(figure: Callable[[Figures], str]) -> str:
    """A figure by the number of players: `2 → 0, 3, 4, 5 · 3–5 → 0, 3, 5`; tables without it are left out."""
    found = []
    for value, tables in groupby(BOX.table, key=figure):
        first, *more = [str(figures.seats) for figures in tables]
        if value:
            found.append(f"{first}–{more[-1]} → {value}" if more else f"{first} → {value}")
    return " · ".join(found)


def discarded(figures: Figures) -> int:
    """How many cards of the pack the last drafter puts away; none where nothing is drafted."""
    dealt_out = figures.removed + figures.seats * (figures.dealt + figures.picks)
    return len(cards_in_use(figures)) - dealt_out if figures.picks else 0


def material() -> dict[str, int | str | tuple[str, ...]]:
    """By name: how much there is of everything in the box."""
    kinds = sorted({value for figures in BOX.table for value in figures.influence})
    five = [card for card in BOX.card if card.five_players_only]
    wishes = [card for card in BOX.card if card.zones]
    most = BOX.game["seats_most"]
    return {
        "characters": len(BOX.card),
        "base_characters": len(BOX.card) - len(five),
        "five_only": len(five),
        "objectives": len(wishes),
        "powers": len(BOX.card) - len(wishes),
        "base_objectives": tuple([card.id for card in wishes if not card.five_players_only]),
        "five_objectives": tuple([card.id for card in wishes if card.five_players_only]),
        "colours": most,
        "values_each": len(kinds),
        "tokens": most * len(kinds),
        "values": tuple(map(str, kinds)),
        "zone_values": tuple([signed(value) for value in sorted(set(MODIFIER), reverse=True)]),
    }


def by_players() -> dict[str, int | str | tuple[str, ...]]:
    """By name: what is printed for one number of players, `hand_4`, or for two and for more."""
    two, more = for_seats(BOX.table, 2), for_seats(BOX.table, 3)
    only = [value for value in two.influence if value not in more.influence]
    return {
        **{f"hand_{each.seats}": each.dealt + each.picks for each in BOX.table},
        **{f"discarded_{each.seats}": discarded(each) for each in BOX.table},
        **{f"left_to_last_{each.seats}": discarded(each) + 1 for each in BOX.table},
        "dealt_first": more.dealt,
        "given": two.dealt - two.kept,
        "left_at_two": len(cards_in_use(two)) - two.removed,
        "values_at_two": tuple(map(str, two.influence)),
        "values_at_more": tuple(map(str, more.influence)),
        "only_at_two": tuple(map(str, only)),
    }


def printed_figures() -> dict[str, int | str | tuple[str, ...]]:
    """By name: every figure of the box that a text may read."""
    two, small, five = for_seats(BOX.table, 2), for_seats(BOX.reduced_table, 2), for_seats(BOX.table, 5)
    tiny = for_seats(BOX.tiny_table, 2)
    neutrals = next(option.default for option in BOX.option if option.id == "prince_neutrals")
    played = five.seats * (five.dealt + five.picks)
    values = sorted({value for figures in BOX.table for value in figures.influence})
    zones = sorted({len(card.zones) for card in BOX.card if card.zones})
    return {
        **material(),
        **by_players(),
        "dealt": two.dealt,
        "kept": two.kept,
        "removed": two.removed,
        "small_dealt": small.dealt,
        "small_kept": small.kept,
        "small_removed": small.removed,
        "tiny_removed": tiny.removed,
        "tiny_cards": len(tiny.cards),
        "discarded_by_five": discarded(five),
        "left_to_fifth": discarded(five) + 1,
        "discards": by_seats(lambda figures: str(discarded(figures) or "")),
        "hands": by_seats(lambda figures: str(figures.dealt + figures.picks)),
        "played_by_five": played,
        "played_by_five_is": "odd" if played % 2 else "even",
        "neutrals": neutrals,
        "more_neutrals": neutrals + 1,
        "influence": by_seats(lambda figures: ", ".join(map(str, figures.influence))),
        "lowest": values[0],
        "highest": values[-1],
        "zones_each": "-".join(map(str, zones)),
        "lowest_zone": signed(min(MODIFIER)),
        "highest_zone": signed(max(MODIFIER)),
        "least_points": str(values[0] + min(MODIFIER)),
    }


FIGURES = printed_figures()
