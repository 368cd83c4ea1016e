"""What the template of a game's rules is given (`rules.html`)."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.web.page.models import Choice, GameCard, OptionField
from perfidie.web.page.rules.parts import NOT_ASKED, NOWHERE, Example, Ground, Part, Search


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that was settled: its number, and where the answer comes from (rulebook, reading or decision)."""

    number: int
    question: str
    source: str
    answer: str
    example: str = ""
    """The worked example that shows it, if there is one."""


@dataclass(frozen=True, slots=True)
class RulesModel:
    """The rules of a game for players (`rules.html`)."""

    game: GameCard
    pitch: str
    short: tuple[str, ...]
    steps: tuple[tuple[str, str, str], ...]
    glossary: tuple[tuple[str, str], ...]
    options: tuple[OptionField, ...]
    presets: tuple[Choice, ...]
    almanac: str = ""
    """The pieces of the game, drawn by the game itself."""
    almanac_css: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    minute: tuple[str, ...] = ()
    ground: Ground = NOWHERE
    agreed: tuple[tuple[str, str], ...] = ()
    """Of a table: what is not as its preset has it."""
    numbers: tuple[Choice, ...] = ()
    """The numbers of seats to read the rules for, by their addresses."""
    parts: tuple[Part, ...] = ()
    examples: tuple[Example, ...] = ()
    search: Search = NOT_ASKED
    taught: bool = False
    """Whether there is a guided first game."""
    on_paper: bool = False
    """Everything unfolded, and nothing to press."""
