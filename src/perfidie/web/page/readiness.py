"""Readiness: what the first visitors would wait for is done before they come.

Before the house is ready its games are loaded, its static files packed, and the landing page is drawn once in each
language. All other templates are compiled afterwards, beside the event loop: that takes a few seconds, and whoever
needs one earlier compiles that one. What fails here fails again when somebody asks for it, and is told then: a game
from outside must not keep the house closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from time import sleep

from perfidie import games
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import ENVIRONMENT
from perfidie.web.page.games import game_cards
from perfidie.web.page.invitation import house_invitation
from perfidie.web.page.pages import Reader, page

BREATH = 0.02
"""Seconds between two templates that nobody has asked for yet."""


def make_ready() -> None:
    """Draws the landing page for nobody: all that it needs is there for everybody after that."""
    for lang in LANGUAGES:
        with suppress(Exception):
            link, cards = house_invitation(lang), game_cards(lang)
            page(Reader(lang, "", "/", ""), "landing.html", invitation=link, cards=cards, mine=(), told=())


def compile_ahead(breath: float = BREATH) -> None:
    """Compiles every template: those of all tables first, then those of each game.

    Nothing else is computed while one is compiled: whoever comes meanwhile waits for that one, not for one after the
    other.
    """
    for name in templates():
        sleep(breath)
        with suppress(Exception):
            ENVIRONMENT.get_template(name)


def templates() -> Iterator[str]:
    """The names of all templates."""
    yield from _found(files("perfidie.web") / "templates", "")
    for game in games.names():
        yield from _found(files(f"perfidie.games.{game}") / "web", f"{game}/")


def _found(folder: Traversable, path: str) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from _found(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".html"):
            yield f"{path}{entry.name}"
