"""Talk on the page of a table: what was said, what may be said now, and where it is typed.

Signs stand for names here as everywhere (`perfidie.web.page.drawing.names`); what people have typed is shown as they
typed it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from perfidie.boards.scene import Scene, Voice
from perfidie.engine import Claim, Refusal, View
from perfidie.engine.action import Words
from perfidie.store import Said
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.draw import Pen, signed_texts
from perfidie.web.page.drawing.generated import Whole
from perfidie.web.page.drawing.names import BARE, NAMES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.regions import NOTHING

MUTE = Voice(NOTHING, NOTHING)
OPEN, SILENT, HUSHED = "open", "silent", "hushed"
OUTSIDE, GALLERY, AFTERWARDS = "outside", "gallery", "afterwards"
"""Of those who watch: before the game they listen, during it they talk among themselves, after it to everybody."""


def but_for(lines: list[Said | Claim], unheard: frozenset[str]) -> list[Said | Claim]:
    """These lines without the chat of those whom a viewer has muted; statements are play, and stay."""
    return [line for line in lines if isinstance(line, Claim) or line.name not in unheard]


def talk_line(drawn_by: Pen, board: Whole, view: View[Any], line: Said | Claim) -> Markup:
    """A line of the conversation, as this viewer hears it: of chat, or a statement."""
    mine = line.seat == view.seat
    if isinstance(line, Claim):
        words, (icon, doubted) = stated(drawn_by, line.words, line.seat), board.said(view, line)
        return _talk_line(drawn_by, line.seat, BARE[line.seat], words, mine, claim=True, icon=icon, doubted=doubted)
    return chat_line(drawn_by, line, view.seat)


def chat_line(drawn_by: Pen, line: Said, me: int | None) -> Markup:
    """A line of chat."""
    return _talk_line(drawn_by, line.seat, line.name, line.text, line.seat == me, team=bool(line.team))


def _talk_line(
    drawn_by: Pen,
    seat: int,
    name: str,
    text: str,
    mine: bool,
    *,
    claim: bool = False,
    team: bool = False,
    icon: str = "",
    doubted: bool = False,
) -> Markup:
    kinds = " ".join([kind for kind, so in (("is-claim", claim), ("is-team", team), ("is-mine", mine)) if so])
    return drawn_by(
        "parts/talk.html#line",
        seat=seat,
        name=name,
        text=text,
        claim=claim,
        team=team,
        kinds=kinds,
        icon=icon,
        doubted=doubted,
    )


@lru_cache(maxsize=2048)
def said_line(drawn_by: Pen, seat: int, words: Words) -> Markup:
    """A statement as a line of the log."""
    text = _said(drawn_by, seat, words)
    return drawn_by("parts/table.html#log_line", seat=seat, text=text, own=False, head=False, said=True)


def said_words(drawn_by: Pen, claim: Claim) -> Markup:
    """Who stated what, with signs for names."""
    return escape(_said(drawn_by, claim.seat, claim.words))


def _said(drawn_by: Pen, seat: int, words: Words) -> str:
    return drawn_by.texts.t("talk-said", name=NAMES[seat], claim=stated(drawn_by, words, seat))


@lru_cache(maxsize=2048)
def stated(drawn_by: Pen, words: Words, speaker: int) -> str:
    """The words of a statement, as the speaker says them."""
    return signed_texts(drawn_by.texts.lang, drawn_by.texts.game).stated(words, speaker)


def said(texts: SiteTexts, claim: Claim) -> str:
    """The same as a sentence, with true names."""
    return texts.t("talk-said", name=texts.name(claim.seat), claim=texts.stated(claim.words, claim.seat))


# What may be said now


def voice(table: LiveTable, board: Whole, scene: Scene) -> Voice:
    """The statements open to this viewer; where there are none, why not. A table without talk explains nothing."""
    if scene.sayable:
        return board.voice(scene)
    game, view = table.game, scene.view
    if scene.seat is None or not game.talk.statements.actions or view.outcome is not None or table.talk.silent:
        return MUTE
    line = closed(scene, game.talk.why_not_said(view, game.talk.statements.actions[0]))
    return Voice(line if game.talk.occasion(view) is not None else NOTHING, line)


def closed(scene: Scene, refusal: Refusal) -> str:
    """Why nothing may be stated now."""
    return scene.draw("parts/talk.html#closed", why=scene.texts.refusal(refusal))


def typing(table: LiveTable, seat: int | None) -> str:
    """Whether this viewer may type now; if not, why."""
    if seat is None:
        return OUTSIDE if not table.begun else AFTERWARDS if table.talk.is_after_the_game else GALLERY
    return SILENT if table.talk.silent else HUSHED if table.talk.hushed else OPEN


def field(drawn_by: Pen, table: LiveTable, seat: int | None) -> Markup:
    """Where one types, and to whom; a sentence, where one may not."""
    return _field(drawn_by, typing(table, seat), tuple([mate for mate in table.talk.team(seat) if mate != seat]))


@lru_cache(maxsize=256)
def _field(drawn_by: Pen, state: str, mates: tuple[int, ...]) -> Markup:
    return drawn_by("parts/talk.html#field", state=state, mates=drawn_by.texts.list([BARE[mate] for mate in mates]))
