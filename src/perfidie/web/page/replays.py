"""Games seen again: any move of a game that is over, through any seat's eyes, everybody's, or with all cards up."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Html, Scene, hole
from perfidie.engine import Claim, Glimpse
from perfidie.web.house.table import LiveTable
from perfidie.web.page import second
from perfidie.web.page.around import ribbon, seats_bar
from perfidie.web.page.drawing.draw import signed_texts
from perfidie.web.page.film import Film
from perfidie.web.page.outline import Contents, held, holes, region_holes, regions_held
from perfidie.web.page.reel import OPEN, MomentModel, Reel, reel_of
from perfidie.web.page.regions import NOTHING, Region, Regions
from perfidie.web.page.sketch import Sketch
from perfidie.web.page.talk import said

__all__ = ["OPEN", "MomentModel", "ReplayModel", "moment_told", "replay_model", "ticks"]


OF_A_MOMENT = (
    *("code", "at", "before", "after", "last", "span", "count", "eyes", "lenses", "moment", "more"),
    *("ticks", "flags", "listed", "seconds", "tries"),
)
"""In what two moments of two games differ, besides the regions of their pages."""


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """A game seen again (`replay.html`)."""

    code: str
    title: str
    at: int
    before: int
    after: int
    last: int
    span: int
    """How wide the timeline is: as many moves as there are, and one where there are none."""
    count: str
    """How many there are, in words."""
    eyes: str
    """`open`, `public`, or a seat `0`, `1`..."""
    lenses: Markup
    """All of them, to choose from."""
    moment: Markup
    """What happened at this move, in one line."""
    more: Markup
    """How many more things happened then: the log has them."""
    ticks: Markup
    """Who made each move, on the timeline."""
    flags: Markup
    """What is worth jumping to, on the timeline, ..."""
    listed: Markup
    """... as a list, ..."""
    jumps: tuple[tuple[str, int | Html], ...]
    """... and the next of each kind."""
    regions: Mapping[str, Html] = field(default_factory=dict)
    """seats ribbon board hand notebook log"""
    seconds: Markup = NOTHING
    """The fields of the form by which the game is taken up again at this moment, ..."""
    tries: Markup = NOTHING
    """... and how it went with those who did."""
    over: bool = False
    """Whether the game is over at this moment: it cannot be taken up."""
    receipt: bool = False
    """Whether its chance can be checked."""

    def outline(self) -> ReplayModel:
        """The page of all games of this kind that are seen again."""
        jumps = tuple([(kind, hole(f"next-{kind}")) for kind, _ in self.jumps])
        return replace(self, jumps=jumps, regions=region_holes(self.regions), **holes(self, OF_A_MOMENT, always=True))

    def contents(self) -> Contents:
        """What is this game's, and this moment's."""
        jumps = {f"next-{kind}": at for kind, at in self.jumps}
        return {**held(self, OF_A_MOMENT), **jumps, **regions_held(self.regions)}


def replay_model(
    table: LiveTable, lang: str, at: int | None, eyes: str, told: second.Told = second.NOTHING_TOLD
) -> ReplayModel:
    """The game after so many decisions; after the first one, if it is not said. `told`: how others fared from there."""
    reel = reel_of(table, eyes, lang)
    film, texts, pen = reel.film, reel.sketch.pen.texts, reel.sketch.pen
    now = _within(film, at)
    more = reel.said(now) - 1
    seconds, tries = second.sheet(film, lang, now, eyes, told)
    return ReplayModel(
        code=table.code,
        title=texts.title(),
        at=now,
        before=max(now - 1, 0),
        after=min(now + 1, film.last),
        last=film.last,
        span=max(film.last, 1),
        count=texts.t("replay-of", last=film.last),
        eyes=eyes,
        lenses=reel.lenses,
        moment=_caption(reel, now),
        more=pen("parts/replay.html#more", count=more) if more > 0 else NOTHING,
        ticks=ticks(film.movers, film.heads, now),
        flags=reel.flags,
        listed=reel.listed(now),
        jumps=reel.following(now),
        seconds=seconds,
        tries=tries,
        over=now == film.last,
        receipt=bool(table.pledged),
        regions=_regions(reel, now),
    )


class Told(NamedTuple):
    """One moment in words."""

    at: int
    caption: str
    heading: str
    who: int


def moment_told(table: LiveTable, lang: str, at: int | None, eyes: str) -> Told:
    """What happened at this moment, as its picture says it."""
    reel = reel_of(table, eyes, lang)
    now = _within(reel.film, at)
    sketch = _sketch(reel)
    heading = sketch.board.heading(_scene(reel, sketch, now))
    told = Markup(sketch.named(heading)).striptags()  # nosec B704 # tags are taken out again
    return Told(now, _caption(reel, now).unescape(), str(told), reel.film.movers[now - 1] if now else -1)


def _within(film: Film, at: int | None) -> int:
    return min(1 if at is None else max(0, at), film.last)


def _caption(reel: Reel, now: int) -> Markup:
    """One line: what the one who moved did; the rest of the moment is in the log.

    It is said with signs for names, as the log says it: the sentence is put together once.
    """
    heard, texts = reel.here(now), signed_texts(reel.texts.lang, reel.texts.game)
    who = reel.film.movers[now - 1] if now else -1
    done = [each for each in heard if isinstance(each, Glimpse)]
    stated = [each for each in heard if isinstance(each, Claim)]
    own = [each for each in done if each.facts.get("seat") == who]
    if done:
        told = texts.event((own or done)[0])
    elif stated:
        told = said(texts, stated[0])
    else:
        told = texts.say("replay-hidden", {"name": texts.name(who)}) if who >= 0 else texts.say("replay-begins")
    return reel.sketch.named(escape(told))


def ticks(movers: tuple[int, ...], heads: tuple[int, ...], now: int) -> Markup:
    """Who made each move, side by side: a seat, or -1 for chance. Those that begin a part are taller."""
    ahead, past = _ticks(movers, heads)
    return trusted("".join(past[:now] + ahead[now:]))


@lru_cache(maxsize=64)
def _ticks(movers: tuple[int, ...], heads: tuple[int, ...]) -> tuple[list[str], list[str]]:
    """Each of them while it is to come, and once it is past."""
    drawn: tuple[list[str], list[str]] = ([], [])
    for place, who in enumerate(movers):
        kind, high = f"seat-{who % 8}" if who >= 0 else "is-chance", place + 1 in heads
        for found, when in zip(drawn, ("", " is-past"), strict=True):
            found.append(
                f'<rect class="{kind}{when}" x="{place + 0.08}" y="{0 if high else 5}" '
                f'width="0.84" height="{10 if high else 5}"/>'
            )
    return drawn


def _sketch(reel: Reel) -> Sketch:
    """What one moment is drawn with: what a board remembers of one is no matter of another."""
    found = copy.copy(reel.sketch)
    found.memo = {}
    return found


def _scene(reel: Reel, sketch: Sketch, now: int) -> Scene:
    """The table of the past, as these eyes see it: nobody acts at it."""
    film = reel.film
    game, still, claims = film.table.game, film.stills[now], film.table.game_on.claims
    view = game.eyes.for_person(game.view(still.state, reel.seat, claims[: still.claims]))
    scene = Scene(view, (), reel.recent(now), sketch.texts, sketch.pen, lambda words: "", sketch.memo)
    if reel.eyes != OPEN:
        return scene
    lies = {claims[number]: truth for number, truth in film.lies(reel.texts.lang).items() if number < still.claims}
    return replace(scene, lies=lies)


def _regions(reel: Reel, now: int) -> dict[str, Markup]:
    film, sketch = reel.film, _sketch(reel)
    scene = _scene(reel, sketch, now)
    board, state, opens = sketch.board, film.stills[now].state, reel.eyes == OPEN
    if opens:  # what stands under a name is as open as the rest
        sketch.board = replace(board, facts=lambda scene, seat: board.open_facts(scene, state, seat))
    found: dict[str, Region] = {
        "seats": seats_bar(film.table, sketch, scene),
        "ribbon": ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": board.open_board(scene, state) if opens else board.board(scene),
        "hand": board.hand(scene) if reel.seat is not None else "",
        "notebook": board.notebook(scene) if reel.seat is not None else "",
    }
    return {**Regions(found, sketch.names).whole(), "log": reel.log(now)}
