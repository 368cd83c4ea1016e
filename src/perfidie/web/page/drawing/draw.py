"""Drawing: templates turned into pieces of a page, each piece once.

A page is put together from small pieces (a glass, a seat, a line of the log). A piece follows from its template,
the language and its facts alone, so it is kept and given again; a move redraws only what it changed. Pieces are
drawn from what one viewer may know, and are shared between viewers who know the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemBytecodeCache, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from perfidie import games
from perfidie.boards.pieces import trusted
from perfidie.boards.scene import hole
from perfidie.web.page.drawing.assets import SPRITE, asset, sprite_of
from perfidie.web.page.drawing.names import MOST_SEATS, NAMES
from perfidie.web.page.drawing.words import SiteTexts

KEPT = 20_000
"""How many pieces are kept at most, over all languages and games."""
SAID = 2_048
"""How many sentences are kept at most, in each language and for each game."""


class Rooms(BaseLoader):
    """Finds `page.html` among the site's templates, and `verre/glass.html` in the web folder of that game."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, None]:
        game, slash, name = template.partition("/")
        home = files("perfidie.web") / "templates" / template
        if slash and game in games.names():
            home = files(f"perfidie.games.{game}") / "web" / name
        if not home.is_file():
            raise TemplateNotFound(template)
        return home.read_text(encoding="utf-8"), str(home), None


def environment() -> Environment:
    """Templates as this site reads them: escaped, strict, never looked up twice."""
    made = Environment(
        loader=Rooms(),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        cache_size=400,
        auto_reload=False,
    )
    made.globals["asset"] = asset
    made.globals["hole"] = hole
    return made


ENVIRONMENT = environment()
_kept: dict[Any, Markup] = {}


class KeptTexts(SiteTexts):
    """Texts without the names of people: templates ask for the same sentences again and again, each is said once."""

    def __init__(self, lang: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(lang, game, names)
        self._said: dict[Any, str] = {}

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        if self.faults is not None:
            return super().say(message, facts)
        key = (message, *[(name, type(value), value) for name, value in facts.items()]) if facts else message
        try:
            said = self._said.get(key)
        except TypeError:  # a fact that cannot be kept
            return super().say(message, facts)
        if said is None:
            said = super().say(message, facts)
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[key] = said
        return said


class Pen:
    """Draws in one language, for one game (`perfidie.boards.scene.Draw`)."""

    def __init__(self, texts: SiteTexts) -> None:
        self.texts = texts
        self._key = (texts.lang, texts.game)
        self._known = {"t": texts.t, "texts": texts, "lang": texts.lang}
        self._modules: dict[str, Any] = {}
        self._icons = (asset(SPRITE), sprite_of(texts.game))
        """Where the icons of the house lie, and where those are that pages of this game need."""

    def __call__(self, template: str, /, **facts: Any) -> Markup:
        key = (self._key, template, tuple(facts.items()))
        piece = _kept.get(key)
        if piece is None:
            piece = trusted(self.page(template, **facts))
            if len(_kept) >= KEPT:
                for old in list(_kept)[: KEPT // 4]:
                    del _kept[old]
            _kept[key] = piece
        return piece

    def page(self, template: str, /, **facts: Any) -> str:
        """A whole page, or a piece that nobody will ask for again: drawn and not kept."""
        file, _, macro = template.partition("#")
        if macro:
            drawn = str(getattr(self._macros(file), macro)(**facts))
        else:
            drawn = ENVIRONMENT.get_template(file).render(**self._known, **facts)
        return drawn.replace("\n", " ").replace(*self._icons)

    def _macros(self, file: str) -> Any:
        """The macros of a template, which know the texts of this language and game."""
        module = self._modules.get(file)
        if module is None:
            module = self._modules[file] = ENVIRONMENT.get_template(file).make_module(self._known)
        return module

    def join(self, pieces: Iterable[str]) -> Markup:
        return trusted("".join(pieces))


@lru_cache(maxsize=64)
def pen(lang: str, game: str | None = None) -> Pen:
    """The pen of this language and game. Its texts know no names: those come in as facts."""
    return Pen(KeptTexts(lang, game))


@lru_cache(maxsize=256)
def signed_texts(lang: str, game: str | None, seats: int = MOST_SEATS) -> SiteTexts:
    """The texts of so many seats, with signs for names: the same for every table."""
    return KeptTexts(lang, game, NAMES[:seats])


def keep_compiled_in(folder: Path) -> None:
    """What is read of templates is kept there, for the next process that needs it."""
    folder.mkdir(exist_ok=True)
    ENVIRONMENT.bytecode_cache = FileSystemBytecodeCache(str(folder))
