"""Scenes for the tests of boards: one viewer's table in one language, and the page that is drawn of it, taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from random import Random
from typing import Any

from perfidie.boards.scene import Drawing, Parts, Scene
from perfidie.engine import Game, Glimpse, Playthrough, State
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts

NAMES = (
    "Camille",
    "Basile",
    "Odette",
    "Ferdinand",
    "Hortense",
    "Gaspard",
    "Lucie",
    "Achille",
    "Inès",
    "Jules",
    "Karine",
    "Léon",
)


def scene(
    play: Playthrough, seat: int | None, lang: str = "fr", world: State | None = None, heard: Sequence[Glimpse] = ()
) -> Scene:
    """What this viewer sees of a playthrough; or of another world, having heard the same."""
    game: Game[Any, Any] = play.game
    state = world or play.state
    view = game.eyes.for_person(game.view(state, seat, play.claims))
    texts = SiteTexts(lang, game.id, NAMES[: play.setup.seats])
    legal = tuple(action.words for action in state.legal_for(seat)) if seat in state.waiting else ()
    talks = game.talk.statements.actions and view.outcome is None and seat is not None
    sayable = tuple(statement.words for statement in game.talk.sayable(view)) if talks else ()

    def why_not(words: tuple[str, ...]) -> str:
        refusal = play.why_not(seat, words) if seat is not None else None
        return texts.refusal(refusal) if refusal else ""

    glimpses = tuple(heard or play.glimpses(seat))
    return Scene(view, legal, glimpses, texts, pen(lang, game.id), why_not, sayable=sayable)


def text(drawing: Drawing) -> str:
    """A drawing as one text; each of its parts, at any depth, must be the one element of its id."""
    if isinstance(drawing, str):
        return str(drawing)
    for name, part in elements_of(drawing).items():
        assert re.match(rf'\s*<\w+( class="[^"]*")? id="{name}"', part), f"{name} is {part[:80]}"
    return str(drawing.whole())


def elements_of(drawing: Parts) -> dict[str, str]:
    """All elements of a drawing that can be sent alone, by their ids: its parts, the parts of those, and so on."""
    found: dict[str, str] = {}
    for name, part in drawing.parts:
        assert name not in found
        found[name] = part if isinstance(part, str) else part.whole()
        found |= elements_of(part) if isinstance(part, Parts) else {}
    return found


def drawn(shown: Scene) -> dict[str, str]:
    """All that a board draws for this viewer, by region."""
    board, seats = generated.find(shown.view.game), range(shown.view.seats)
    return {
        "heading": str(board.heading(shown)),
        "phases": str(board.phases(shown)),
        "seats": " ".join(f"{board.role(shown, seat) or ''} {text(board.facts(shown, seat))}" for seat in seats),
        "board": text(board.board(shown)),
        "hand": text(board.hand(shown)),
        "choices": board.choices(shown) if shown.legal else "",
        "notebook": text(board.notebook(shown)),
        "standing": " ".join(board.standing(shown, seat) for seat in seats),
    }


def whole(shown: Scene) -> str:
    return "\n".join(drawn(shown).values())


def moments(game: Game[Any, Any], seats: int, options: dict[str, Any], rng: Random) -> Iterator[Playthrough]:
    """A random game, stopped before each decision and at its end."""
    play = Playthrough(game, game.setup(seats, options))
    play.chance(rng)
    while not play.over:
        yield play
        seat = rng.choice(play.state.waiting)
        play.move(seat, rng.choice(play.legal(seat)))
        play.chance(rng)
    yield play


VOID = ("input", "br", "link", "use", "circle", "path")


TAG = re.compile(r'<(/?)([a-zA-Z][\w:-]*)(?:[^<>"]|"[^"]*")*?(/?)>')


def left_open(page: str) -> list[str]:
    """The elements of a piece of a page that are never closed; fails where one closes another. Quicker than `Elements`.

    >>> left_open('<p class="a > b"><br><b>so</b>')
    ['p']
    """
    stack: list[str] = []
    for end, tag, at_once in TAG.findall(page):
        if tag in VOID or at_once:
            continue
        if end:
            assert stack[-1:] == [tag], f"{stack[-1:]} is closed by {tag}"
            stack.pop()
        else:
            stack.append(tag)
    return stack


class Elements(HTMLParser):
    """A piece of a page: its elements in order, each with its attributes and the text inside it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.open: list[dict[str, str]] = []
        self.feed(str(text))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = {"tag": tag, "text": "", **{name: value or "" for name, value in attrs}}
        self.found.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({"tag": tag, "text": "", **{name: value or "" for name, value in attrs}})

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open[-1]["tag"] == tag, f"{self.open[-1]['tag']} is closed by {tag}"
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element["text"] += data

    def all(self, tag: str, cls: str = "") -> list[dict[str, str]]:
        return [each for each in self.found if each["tag"] == tag and (not cls or cls in each.get("class", "").split())]


Words = tuple[str, ...]


def offered(page: str) -> tuple[set[Words], set[Words]]:
    """The actions that buttons of this page send, picked cards put in their place: those offered, and those greyed."""
    picks = re.findall(r'<input type="radio" id="[^"]*" form="move" name="pick" value="([^"]*)"', page)
    live: set[Words] = set()
    grey: set[Words] = set()
    for button in re.findall(r"<button[^>]*>", page):
        sent = re.search(r' form="move" name="action" value="([^"]*)"', button)
        assert sent, button
        into = grey if 'aria-disabled="true"' in button else live
        into |= {tuple(pick if word == "*" else word for word in sent[1].split()) for pick in picks or [""]}
    return live, grey
