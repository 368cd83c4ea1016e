"""What the pieces of Vérone's board say, read for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from perfidie.boards.scene import Parts, Scene
from perfidie.engine import Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.web import notebook as draw_notebook
from perfidie.web.page.drawing.words import SiteTexts
from web.scenes import Elements, moments, text

SEATS = (2, 3, 4, 5)
ICONS = {"death-skull": "poison", "three-leaves": "antidote"}
FATES = {"died": "is-dead", "objective-met": "is-met", "objective-unmet": "is-unmet"}


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


def between_rounds(seats: int, seed: int, **options: Any) -> Iterator[tuple[Playthrough, list[Any]]]:
    """A random match, stopped when a round is just over; with what was told of that round."""
    told, rounds = 0, 0
    for play in moments(GAME, seats, options, Random(seed)):
        over = len(play.view(None).table.past)
        if over > rounds:
            news = play.events[told:]
            start = [number for number, event in enumerate(news) if event.kind == "round-started"]
            yield play, list(news[: start[-1]] if start and not play.over else news)
            rounds = over
            told = len(play.events)


def notes(shown: Scene) -> dict[str, str]:
    """The notebook, part by part."""
    drawing = draw_notebook(shown)
    assert isinstance(drawing, Parts)
    assert text(drawing)
    return dict(drawing.parts)


def words(piece: str, tag: str, cls: str = "") -> list[str]:
    return [each["text"].strip() for each in Elements(piece).all(tag, cls)]


@cache
def name_of(lang: str, card: str) -> str:
    return SiteTexts(lang, "verona").say(f"table-name-{card}")


def sum_told(lang: str, facts: Any) -> str:
    """`3 + 1 = 4`, from the facts of the event."""
    modifier = int(facts["modifier"])
    written = f"{facts['kind']} {'-' if modifier < 0 else '+'} {abs(modifier)} = {facts['points']}"
    return SiteTexts(lang, "verona").amount(written)


def tokens_drawn(piece: str) -> list[tuple[str, str]]:
    """The tokens of a piece: whose they are, and what is drawn on them."""
    found = []
    for seat, rest in re.findall(r'<span class="tok seat-(\d)[^"]*"[^>]*>(.*?)</span>', piece):
        kinds = re.findall(r"<b[^>]*>(\d)</b>", rest)
        kinds += [ICONS[name] for name in re.findall(r"#(death-skull|three-leaves)", rest)]
        found.append((seat, "".join(kinds)))
    return found


def kind_in(rest: str) -> bool:
    return "<b" in rest or "death-skull" in rest or "three-leaves" in rest
