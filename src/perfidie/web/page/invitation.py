"""What a link says of itself where it is sent: a title, a sentence and a picture, the same for everybody."""

from __future__ import annotations

from functools import lru_cache

from perfidie.store import EMPTY, GATHERING, OVER
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import ending
from perfidie.web.page.models import Invitation


def house_invitation(lang: str) -> Invitation:
    """The house itself."""
    texts = SiteTexts(lang)
    return Invitation(texts.say("preview-title"), texts.say("site-description"), f"/preview.png?lang={lang}")


def game_invitation(game: str, lang: str) -> Invitation:
    """A game of the house."""
    texts = SiteTexts(lang, game)
    line = texts.say("game-line") if texts.has("game-line") else texts.say("game-pitch")
    return Invitation(f"{texts.title()} · Perfidie", line, f"/games/{game}/preview.png?lang={lang}")


def table_invitation(table: LiveTable, lang: str) -> Invitation:
    """A table: who waits for whom, who plays, or who has won."""
    if table.phase == OVER:
        texts, told = SiteTexts(lang, table.game.id), ending(table, lang)
        title = texts.t("preview-over", title=texts.title(), line=told.title)
        return Invitation(title, " ".join(told.reasons), f"/t/{table.code}/picture.png?lang={lang}")
    free, seats = sum(chair.kind == EMPTY for chair in table.chairs), len(table.chairs)
    return _invited(lang, table.game.id, table.code, table.phase, host_name(table), free, seats)


@lru_cache(maxsize=512)
def _invited(lang: str, game: str, code: str, phase: str, host: str, free: int, seats: int) -> Invitation:
    """A table that is not over yet, with what happens there in one sentence."""
    texts = SiteTexts(lang, game)
    title = texts.title()
    message = "preview-plays" if phase != GATHERING else "preview-waits" if free else "preview-full"
    line = texts.t(message, name=host, title=title, free=free, seats=seats)
    seen = f"{phase[:1]}{seats - free}"  # changes with what the picture shows, so that a new sitter is seen on it
    below = texts.t("preview-below", title=title, code=code)
    return Invitation(f"{line} · Perfidie", below, f"/t/{code}/preview.png?lang={lang}&v={seen}")


def host_name(table: LiveTable) -> str:
    """Who opened the table, if they still sit there; else the first who does."""
    names = {chair.person: chair.name for chair in table.chairs if chair.person}
    return names.get(table.arrangement.host) or next((chair.name for chair in table.chairs if chair.name), "")
