"""Pages: a whole page for one reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from perfidie.store import Person
from perfidie.web.page.drawing.assets import board_files
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.invitation import house_invitation
from perfidie.web.page.models import Frame, Invitation
from perfidie.web.page.outline import Outlined, filled_in


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks for a page, and how."""

    lang: str
    csrf: str
    here: str
    origin: str
    """Scheme and host as the reader typed them, for links."""
    person: Person | None = None
    announced: str = ""
    """What is announced to everybody in the house."""

    @property
    def id(self) -> str | None:
        """Who they are, if they have a session that is known."""
        return self.person.id if self.person else None

    @property
    def name(self) -> str:
        """The name they have given, if any."""
        return self.person.name if self.person else ""


def frame(reader: Reader, game: str | None = None, link: Invitation | None = None) -> Frame:
    """What stands around a page, with the style sheets and scripts of its game."""
    css, scripts = board_files(game) if game else ((), ())
    link = link or house_invitation(reader.lang)
    return Frame(
        reader.lang,
        quote(reader.here),
        reader.csrf,
        game or "perfidie",
        css,
        scripts,
        reader.name,
        origin=reader.origin,
        link=link,
        announced=reader.announced,
    )


def page(
    reader: Reader, template: str, game: str | None = None, *, invitation: Invitation | None = None, **facts: Any
) -> str:
    """A whole page, in the reader's language; `invitation` is what its link says where it is sent."""
    return pen(reader.lang, game).page(template, frame=frame(reader, game, invitation), **facts)


def page_from_outline(reader: Reader, template: str, game: str, *, invitation: Invitation, **models: Outlined) -> str:
    """The same for a page that is asked for often: what all such pages have in common is drawn once."""
    return filled_in(pen(reader.lang, game), template, frame=frame(reader, game, invitation), **models)
