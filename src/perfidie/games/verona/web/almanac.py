"""The almanac of the Council of Verona: every character of the box by family, and the tokens.

The Nurse and Friar Laurence count for two families, so they stand in two of the lists.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Draw, Html
from perfidie.games.verona.rules.box import BOX, FAMILIES, KINDS, Character, signed
from perfidie.games.verona.web.reading import EMBLEMS
from perfidie.texts import Texts


class Entry(NamedTuple):
    """A character as the almanac shows it."""

    id: str
    emblem: str
    families: tuple[str, ...]
    zones: tuple[str, ...]
    """The values of its betting zones, as they are printed; none for a power character."""
    five: bool
    """Whether it is only there with five players."""


def almanac(draw: Draw, texts: Texts) -> Html:
    """All characters with the usual options, those with an objective first; then what each kind of token is."""
    usual = tuple([(option.id, option.usual) for option in BOX.option])
    families = tuple([(name, tuple(map(entry, members(name)))) for name in FAMILIES])
    return draw("verona/almanac.html", families=families, kinds=KINDS, options=usual)


def members(family: str) -> list[Character]:
    """The characters of a family, in the order of the box."""
    return [card for card in BOX.card if family in card.families]


def entry(card: Character) -> Entry:
    """A character of the box as the almanac shows it."""
    return Entry(card.id, EMBLEMS[card.id], card.families, tuple(map(signed, card.zones)), card.five_players_only)
