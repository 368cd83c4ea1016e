"""How a game ended, for one viewer: who won and why, how it went, who stands where, and what can be done next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Scene
from perfidie.engine import Outcome
from perfidie.store import BOT
from perfidie.web.house.table import LiveTable
from perfidie.web.page.chart import Chart, chart
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import NOTHING_SAID, Ending, ending, places
from perfidie.web.page.sketch import Sketch

FLAT = 92.0
"""The height of the chart where there is little of it, in units of its drawing."""


@dataclass(frozen=True, slots=True)
class RankModel:
    """Where one seat stands at the end."""

    seat: int
    name: str
    letter: str
    winner: bool
    bot: bool
    standing: Markup
    """Hearts, points: the game's own drawing."""
    place: int
    said: str
    """One true remark, which follows the name; empty where the game makes none."""
    number: int
    """What ties it to the chart; 0 for nothing."""
    me: bool


@dataclass(frozen=True, slots=True)
class OutcomeModel:
    """How a game ended (`parts/outcome.html`: the region `decision` of a table that is over)."""

    title: str
    """To somebody who played, what it was for them; to others, who won."""
    aside: str
    """One dry sentence to somebody who played."""
    others: str
    """Who won, where the title does not say it."""
    reasons: tuple[str, ...]
    ranks: tuple[RankModel, ...]
    winners: tuple[int, ...]
    code: str
    following: str
    """The code of the next game, once somebody has asked for it."""
    seated: bool
    defeat: bool
    """Whether the reader has lost."""
    emblem: str
    chart: Chart | None
    flat: Chart | None
    """The same for a window that leaves it little height."""
    ends: str
    """The chart in words."""
    me: int
    """The reader's seat; -1 for none."""
    lang: str
    receipt: bool = False
    """Whether chance can be checked."""


def outcome(table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """Takes the place of the whole table once the game is over; the last board is one tap away."""
    ended, seat, lang = scene.view.outcome, sketch.seat, sketch.texts.lang
    assert ended is not None
    texts, told = SiteTexts(lang, table.game.id, table.names), ending(table, lang)
    title, aside = _to_the_reader(texts, ended, seat)
    model = OutcomeModel(
        title=title or told.title,
        aside=aside,
        others=told.title if title and (seat not in ended.winners or len(ended.winners) > 1) else "",
        reasons=told.reasons,
        ranks=_ranks(table, sketch, scene, ended, told),
        winners=ended.winners,
        code=table.code,
        following=table.arrangement.following,
        seated=seat is not None,
        defeat=seat is not None and seat not in ended.winners,
        emblem=sketch.board.emblem,
        chart=drawn_chart(told),
        flat=drawn_chart(told, height=FLAT),
        ends=ends_in_words(told, table.names),
        me=-1 if seat is None else seat,
        lang=lang,
        receipt=bool(table.pledged),
    )
    return trusted(sketch.pen.page("parts/outcome.html", outcome=model))


def _to_the_reader(texts: SiteTexts, ended: Outcome, seat: int | None) -> tuple[str, str]:
    """The title and one dry sentence, for somebody who played; a game may have a title of its own for both ends."""
    if seat is None:
        return "", ""
    won = seat in ended.winners
    own = "outcome-won-title" if won else "outcome-lost-title"
    title = texts.say(own) if texts.has(own) else texts.say("result-victory" if won else "result-defeat")
    return title, texts.say("outcome-won" if won else "outcome-lost")


def drawn_chart(told: Ending, width: float = 372.0, height: float = 160.0) -> Chart | None:
    """The course of the game with the numbers of what is said, if there is one."""
    if told.course is None or not told.course.lines:
        return None
    numbered = [(each.number, seat, each.mark) for seat, each in told.said.items() if each.number]
    return _placed(told.course, tuple(numbered), width, height)


_placed = lru_cache(maxsize=64)(chart)
"""All who look at the end of a game see the same chart."""


def ends_in_words(told: Ending, names: tuple[str, ...]) -> str:
    """What a reader hears of the chart: where every line ends."""
    if told.course is None:
        return ""
    whose = told.course.names or names
    ends = [f"{whose[which]} {line[-1]:g}" for which, line in enumerate(told.course.lines)]
    return f"{told.course.label} : {', '.join(ends)}"


def _ranks(table: LiveTable, sketch: Sketch, scene: Scene, ended: Outcome, told: Ending) -> tuple[RankModel, ...]:
    reached = places(ended)
    found = []
    for seat in told.order:
        said = told.said.get(seat, NOTHING_SAID)
        found.append(
            RankModel(
                seat=seat,
                name=table.names[seat],
                letter=table.names[seat][:1].upper(),
                winner=seat in ended.winners,
                bot=table.chairs[seat].kind == BOT,
                standing=Markup(sketch.board.standing(scene, seat)),  # nosec B704 # drawn by a template, which escapes
                place=reached[seat],
                said=said.text,
                number=said.number,
                me=seat == sketch.seat,
            )
        )
    return tuple(found)
