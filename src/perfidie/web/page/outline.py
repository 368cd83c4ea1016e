"""Outlines: a page that is asked for often is drawn once, with holes for all in which two readers' pages differ.

An outline is what a template is given, with holes in the place of some facts. It is drawn from the outline alone and
kept by all of it: pages share a drawing only where they differ in nothing but what is poured into the holes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Protocol, Self

from markupsafe import Markup, escape

from perfidie.boards.pieces import cut_at_holes
from perfidie.boards.scene import Html, hole

KEPT = 128
"""How many outlines are kept at most, some twenty kilobytes each."""
Contents = dict[str, Any]
"""What is poured into the holes of a page, by their names: pieces of a page, or plain facts."""


class Draws(Hashable, Protocol):
    """Draws whole pages, in one language and for one game."""

    def page(self, template: str, /, **facts: Any) -> str:
        """The template with these facts in its blanks."""
        ...


class Outlined(Protocol):
    """What a template is given where its page is drawn from an outline. The template can be given it as it is, too."""

    def outline(self) -> Self:
        """The same with holes: it must be hashable."""
        ...

    def contents(self) -> Contents:
        """What is to be poured into them."""
        ...


def holes(facts: object, names: Iterable[str], always: bool = False) -> dict[str, Any]:
    """Holes in the place of these facts; what is empty stays so, unless the template never asks whether it is."""
    return {name: hole(name) for name in names if always or getattr(facts, name)}


def held(facts: object, names: Iterable[str]) -> Contents:
    """What is poured into them."""
    return {name: getattr(facts, name) for name in names}


class Regions(dict[str, Html]):
    """The regions of a page, with holes: those with the same holes are the same."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))


def region_holes(regions: Mapping[str, Html], always: bool = False) -> Regions:
    """The same for regions."""
    return Regions({name: hole(f"r-{name}") if always or inside else "" for name, inside in regions.items()})


def regions_held(regions: Mapping[str, Html]) -> Contents:
    """What is poured into them."""
    return {f"r-{name}": inside for name, inside in regions.items()}


def filled_in(drawn_by: Draws, template: str, **models: Outlined) -> str:
    """A whole page: the same as the template draws from these models, put together from its outline."""
    outlines = tuple([(name, model.outline()) for name, model in models.items()])
    pieces = list(_drawn(drawn_by, template, outlines))
    contents: Contents = {}
    for model in models.values():
        contents |= model.contents()
    said = {name: fact if isinstance(fact, Markup) else escape(fact) for name, fact in contents.items()}
    pieces[1::2] = [said[name] for name in pieces[1::2]]
    return "".join(pieces)


@lru_cache(maxsize=KEPT)
def _drawn(drawn_by: Draws, template: str, outlines: tuple[tuple[str, Outlined], ...]) -> tuple[str, ...]:
    """The page of these outlines, cut at its holes. Nothing that is in no outline can get into it."""
    return cut_at_holes(drawn_by.page(template, **dict(outlines)))
