"""What a link says of itself where it is sent: a title, a sentence and a picture, the same for everybody."""

from __future__ import annotations

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
    texts = SiteTexts(lang, table.game.id)
    if table.phase == OVER:
        told = ending(table, lang)
        title = texts.t("preview-over", title=texts.title(), line=told.title)
        return Invitation(title, " ".join(told.reasons), f"/t/{table.code}/picture.png?lang={lang}")
    line = line_of(table, texts, host_name(table))
    below = texts.t("preview-below", title=texts.title(), code=table.code)
    return Invitation(f"{line} · Perfidie", below, f"/t/{table.code}/preview.png?lang={lang}&v={seats_taken(table)}")


def host_name(table: LiveTable) -> str:
    """Who opened the table, if they still sit there; else the first who does."""
    names = {chair.person: chair.name for chair in table.chairs if chair.person}
    return names.get(table.arrangement.host) or next((chair.name for chair in table.chairs if chair.name), "")


def line_of(table: LiveTable, texts: SiteTexts, host: str) -> str:
    """What happens there, in one sentence."""
    free, seats = sum(chair.kind == EMPTY for chair in table.chairs), len(table.chairs)
    facts = {"name": host, "title": texts.title(), "free": free, "seats": seats}
    if table.phase == GATHERING:
        return texts.say("preview-waits" if free else "preview-full", facts)
    return texts.say("preview-plays", facts)


def seats_taken(table: LiveTable) -> str:
    """Changes with what the picture shows, so that a new sitter is seen on it."""
    return f"{table.phase[:1]}{sum(chair.kind != EMPTY for chair in table.chairs)}"
