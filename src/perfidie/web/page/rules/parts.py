"""What a page of rules is made of: the parts of the rulebook, worked examples, and what a question finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from perfidie import games
from perfidie.web.house.table import LiveTable

ANY = 0
"""The number of seats of a page that speaks of every number of them."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a page of rules speaks of, and all that it depends on: a game, a number of seats, the options in force."""

    game: str
    places: int
    options: tuple[tuple[str, Any], ...]
    preset: str = ""
    code: str = ""
    """The table, where the page is that of one."""

    @property
    def facts(self) -> dict[str, Any]:
        """What every text of the page is told."""
        return {**dict(self.options), "places": self.places}

    @property
    def path(self) -> str:
        """The address of the page."""
        return f"/t/{self.code}/rules" if self.code else f"/games/{self.game}"

    @property
    def base(self) -> str:
        """The address to which further questions are added."""
        return f"{self.path}?seats={self.places}&" if self.places and not self.code else f"{self.path}?"


NOWHERE = Ground("", ANY, ())


def ground_of_game(game: str, places: int = ANY) -> Ground:
    """The usual game, for any number of seats or for this one."""
    found = games.find(game)
    setup = found.setup(places or found.usual_seats, {}, found.presets[0].id)
    return Ground(game, places, tuple(setup.options.items()), found.presets[0].id)


def ground_of_table(table: LiveTable) -> Ground:
    """What was agreed on at this table; of its game nothing is told."""
    agreed, places = table.arrangement, len(table.chairs)
    setup = table.game.setup(places, agreed.options, agreed.preset)
    return Ground(table.game.id, places, tuple(setup.options.items()), agreed.preset, table.code)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the rulebook: its heading, its sentences with their numbers, and the pieces they speak of."""

    slug: str
    title: str
    sentences: tuple[tuple[str, str], ...]
    plate: Markup


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example at one moment of it: what is said, and the table as it lies there."""

    id: str
    title: str
    line: str
    words: str
    at: int
    last: int
    seats: Markup
    board: Markup
    hand: Markup
    all_words: tuple[str, ...]
    """Everything that is said in it, one after the other, for paper."""


Marked = tuple[tuple[str, bool], ...]
"""A text in pieces; those that were asked for are marked."""


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that answers a question: a ruling, a printed sentence, a step, a word or an option."""

    kind: str
    anchor: str
    title: Marked
    text: Marked


@dataclass(frozen=True, slots=True)
class Search:
    """A question and what was found for it, the best first."""

    asked: str = ""
    hits: tuple[Hit, ...] = ()


NOT_ASKED = Search()
