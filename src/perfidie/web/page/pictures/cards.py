"""What is drawn on a picture: a game, a table that waits for people, a game that is over, a moment of it.

Whoever has a link may ask for its picture, so a picture shows what everybody may see and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.review.report import Review
from perfidie.store import EMPTY, GATHERING
from perfidie.web.house.table import LiveTable
from perfidie.web.page.chart import Chart, chart
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import NOTHING_SAID, ending, open_scene, places
from perfidie.web.page.games import game_card
from perfidie.web.page.invitation import host_name
from perfidie.web.page.outcome import drawn_chart
from perfidie.web.page.pictures.press import scene_style
from perfidie.web.page.pictures.words import Set, fitted, width
from perfidie.web.page.review import chances_of_all

LEFT, RIGHT = 520.0, 1150.0
NARROW_LEFT = 374.0
COLUMNS = 4
UNSET = Set((), 0)


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody on a picture, or a free seat."""

    seat: int
    x: float
    name: str
    letter: str
    label: Set
    active: bool = False


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody's rank on a picture."""

    seat: int
    letter: str
    place: str
    winner: bool
    x: float
    y: float
    name: Set
    said: Set | None = None
    said_x: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """The facts of one picture."""

    scene: Markup
    emblem: str
    style: Markup
    title: Set = UNSET
    line: Set = UNSET
    game: str = ""
    facts: str = ""
    seats: tuple[Sitting, ...] = ()
    size: float = 0.0
    badge: str = ""
    chart: Chart | None = None
    chart_y: float = 0.0
    chart_h: float = 0.0
    ranks: tuple[Ranked, ...] = field(default=())
    round: str = ""
    number: str = ""

    @property
    def badge_width(self) -> float:
        """How wide its plaque is."""
        return width(self.badge, 31) + 36

    @property
    def number_width(self) -> float:
        """How wide its plaque is."""
        return width(self.number, 30) + 40


def art(game: str | None, lang: str, room: float) -> dict[str, Any]:
    """The scene of a game in so much room, or its emblem; the house has its dagger."""
    if game is None:
        return {"scene": Markup(""), "emblem": "plain-dagger", "style": Markup("")}
    card = game_card(game, lang)
    placed = f'<svg x="{room / 2 - 240:g}" y="85" width="480" height="460" overflow="visible" '
    scene = str(getattr(card, "scene", "")).strip()
    drawn = trusted(scene.replace("<svg ", placed, 1)) if scene.startswith("<svg ") else Markup("")
    emblem = card.emblem.rpartition("#")[2]
    return {"scene": drawn, "emblem": emblem, "style": Markup(scene_style())}  # nosec B704 # our own style sheet


def house_drawing(lang: str) -> str:
    """The house itself."""
    texts = SiteTexts(lang)
    line = fitted(texts.say("site-description"), 42, RIGHT - LEFT, 4)
    title = fitted(texts.say("preview-house"), 100, RIGHT - LEFT, 2)
    return pen(lang).page("pictures/game.html", card=Card(title=title, line=line, **art(None, lang, 470)))


def game_drawing(game: str, lang: str) -> str:
    """A game of the house."""
    card, texts = game_card(game, lang), SiteTexts(lang, game)
    drawn = Card(
        title=fitted(card.title, 96, RIGHT - LEFT, 2),
        line=fitted(card.line, 40, RIGHT - LEFT, 3),
        facts=texts.t("preview-game", seats=card.seats, minutes=card.minutes),
        **art(game, lang, 470),
    )
    return pen(lang, game).page("pictures/game.html", card=drawn)


def table_drawing(table: LiveTable, lang: str) -> str:
    """A table that people gather or play at."""
    game, texts, chairs = table.game.id, SiteTexts(lang, table.game.id), table.chairs
    free = sum(chair.kind == EMPTY for chair in chairs)
    card = game_card(game, lang)
    step = min(150.0, (RIGHT - LEFT) / len(chairs))
    size = min(80.0, step * 0.72)
    seats = tuple([
        Sitting(
            seat,
            LEFT + seat * step,
            chair.name,
            chair.name[:1].upper(),
            fitted(chair.name or texts.say("preview-free"), 27, step - 8, 1, 19),
        )
        for seat, chair in enumerate(chairs)
    ])  # fmt: skip
    gathering = table.phase == GATHERING
    badge = texts.t("preview-places", count=free) if gathering and free else texts.say("preview-watch")
    drawn = Card(
        title=fitted(card.title, 88, RIGHT - LEFT, 2),
        line=fitted(_welcome(table, texts, free), 40, RIGHT - LEFT, 1, 30),
        seats=seats,
        size=size,
        badge=badge,
        facts=texts.t("preview-facts", minutes=card.minutes, code=table.code),
        **art(game, lang, 470),
    )
    return pen(lang, game).page("pictures/table.html", card=drawn)


def _welcome(table: LiveTable, texts: SiteTexts, free: int) -> str:
    """One short sentence under the title, which names the game already."""
    how = "preview-keeps" if free and table.phase == GATHERING else "preview-at-table"
    return texts.t(how, name=host_name(table))


def outcome_drawing(table: LiveTable, lang: str) -> str:
    """A game that is over."""
    told, texts = ending(table, lang), SiteTexts(lang, table.game.id)
    title = fitted(told.title, 76, RIGHT - NARROW_LEFT, 2, 40)
    top = 122 + len(title.lines) * title.size * 1.04
    ranks = _ranks(table, lang, told.course is not None)
    first = min([rank.y for rank in ranks], default=560)
    room = first - 44 - top
    drawn = Card(
        title=title,
        game=texts.title(),
        chart=drawn_chart(told, 372.0, 372.0 * room / 800),
        chart_y=top,
        chart_h=room,
        ranks=ranks,
        **art(table.game.id, lang, 330),
    )
    return pen(lang, table.game.id).page("pictures/outcome.html", card=drawn)


def review_drawing(table: LiveTable, found: Review, lang: str) -> str:
    """The review of a game: everybody's chance to win, from the beginning to the end."""
    texts = SiteTexts(lang, table.game.id, table.names)
    title = fitted(texts.t("review-title"), 76, RIGHT - NARROW_LEFT, 2, 40)
    top = 122 + len(title.lines) * title.size * 1.04
    ranks = _ranks(table, lang, charted=True)
    room = min([rank.y for rank in ranks], default=560) - 44 - top
    drawn = Card(
        title=title,
        game=texts.title(),
        chart=chart(chances_of_all(texts, found), (), 372.0, 372.0 * room / 800),
        chart_y=top,
        chart_h=room,
        ranks=ranks,
        **art(table.game.id, lang, 330),
    )
    return pen(lang, table.game.id).page("pictures/outcome.html", card=drawn)


def _ranks(table: LiveTable, lang: str, charted: bool) -> tuple[Ranked, ...]:
    """Below the chart, in columns; without a chart one below the other, with what is said of them."""
    told, texts = ending(table, lang), SiteTexts(lang, table.game.id, table.names)
    reached = places_of(table, lang)
    count = len(told.order)
    columns = (2 if count <= COLUMNS else COLUMNS if count > 6 else 3) if charted else 1 if count <= 5 else 2
    rows = -(-count // columns)
    high = 48.0 if charted else min(64.0, 330.0 / rows)
    across = (RIGHT - NARROW_LEFT) / columns
    found = []
    for place, seat in enumerate(told.order):
        x, y = NARROW_LEFT + across * (place % columns), 578 - high * (rows - 1 - place // columns)
        name, said = table.names[seat], told.said.get(seat, NOTHING_SAID).text
        room = across - 112 if charted or columns > 1 else 260
        found.append(
            Ranked(
                seat,
                name[:1].upper(),
                texts.t("result-place", place=reached[seat]),
                seat in told.winners,
                x,
                y,
                fitted(name, 31, room, 1, 22),
                fitted(said, 28, RIGHT - NARROW_LEFT - 380, 1, 24) if said and columns == 1 and not charted else None,
                NARROW_LEFT + 376,
            )
        )
    return tuple(found)


def places_of(table: LiveTable, lang: str) -> dict[int, int]:
    """By seat: the place it reached."""
    ended = open_scene(table, lang).view.outcome
    assert ended is not None
    return places(ended)


def moment_drawing(table: LiveTable, lang: str, number: int, sentence: str, heading: str, active: int) -> str:
    """One moment of a game that is over."""
    texts = SiteTexts(lang, table.game.id, table.names)
    step = min(130.0, (RIGHT - NARROW_LEFT) / len(table.chairs))
    size = min(62.0, step * 0.66)
    seats = tuple([
        Sitting(
            seat,
            NARROW_LEFT + seat * step,
            name,
            name[:1].upper(),
            fitted(name, 26, step - 6, 1, 17),
            seat == active,
        )
        for seat, name in enumerate(table.names)
    ])  # fmt: skip
    drawn = Card(
        game=texts.title(),
        round=heading,
        number=str(number),
        line=fitted(sentence, 56, RIGHT - NARROW_LEFT, 3, 30),
        seats=seats,
        size=size,
        **art(table.game.id, lang, 330),
    )
    return pen(lang, table.game.id).page("pictures/moment.html", card=drawn)
