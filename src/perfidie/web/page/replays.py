"""Games seen again: any move of a game that is over, through any seat's eyes, everybody's, or with all cards up."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.boards.scene import Scene
from perfidie.engine import Claim, Glimpse
from perfidie.web.house.table import LiveTable
from perfidie.web.page.around import ribbon, seats_bar
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.film import Film
from perfidie.web.page.models import Choice
from perfidie.web.page.reel import OPEN, PUBLIC, MomentModel, Reel, reel_of
from perfidie.web.page.regions import Region, Regions
from perfidie.web.page.sketch import Sketch
from perfidie.web.page.talk import said

__all__ = ["OPEN", "MomentModel", "ReplayModel", "moment_told", "replay_model", "ticks"]


@dataclass(frozen=True, slots=True)
class ReplayModel:
    """A game seen again (`replay.html`)."""

    code: str
    title: str
    at: int
    last: int
    eyes: tuple[Choice, ...]
    """`open`, `public`, then seats `0`, `1`...: field `eyes`."""
    moment: str
    """What happened at this move, in one line."""
    more: int
    """How many more things happened then: the log has them."""
    ticks: Markup
    """Who made each move, on the timeline."""
    flags: Markup
    """What is worth jumping to, on the timeline."""
    moments: tuple[MomentModel, ...]
    """The same one by one, ..."""
    listed: Markup
    """... and as a list."""
    regions: dict[str, Markup] = field(default_factory=dict)
    """seats ribbon board hand notebook log"""

    def following(self, kind: str) -> int:
        """The next moment of this kind after this one; the first one after the last; -1 where there is none."""
        found = [each.at for each in self.moments if each.kind == kind]
        return next((at for at in found if at > self.at), found[0] if found else -1)


def replay_model(table: LiveTable, lang: str, at: int | None, eyes: str) -> ReplayModel:
    """The game after so many decisions; after the first one, if it is not said."""
    reel = reel_of(table, eyes, lang)
    film, texts = reel.film, reel.texts
    now = _within(film, at)
    return ReplayModel(
        code=table.code,
        title=texts.title(),
        at=now,
        last=film.last,
        eyes=_lenses(table, texts, eyes),
        moment=_caption(reel, now),
        more=max(0, reel.said(now) - 1),
        ticks=ticks(film.movers, film.heads, now),
        flags=reel.flags,
        moments=reel.moments,
        listed=reel.listed(now),
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
    return Told(now, _caption(reel, now), str(told), reel.film.movers[now - 1] if now else -1)


def _within(film: Film, at: int | None) -> int:
    return min(1 if at is None else max(0, at), film.last)


def _caption(reel: Reel, now: int) -> str:
    """One line: what the one who moved did; the rest of the moment is in the log."""
    texts, heard = reel.texts, reel.here(now)
    who = reel.film.movers[now - 1] if now else -1
    done = [each for each in heard if isinstance(each, Glimpse)]
    own = [each for each in done if each.facts.get("seat") == who]
    if done:
        return texts.event((own or done)[0])
    if heard:
        return _sentence(texts, heard[0])
    return texts.say("replay-hidden", {"name": texts.name(who)}) if who >= 0 else texts.say("replay-begins")


def _sentence(texts: SiteTexts, heard: Glimpse | Claim) -> str:
    return said(texts, heard) if isinstance(heard, Claim) else texts.event(heard)


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


def _lenses(table: LiveTable, texts: SiteTexts, eyes: str) -> tuple[Choice, ...]:
    return (
        Choice(OPEN, texts.say("site-eyes-open"), chosen=eyes == OPEN),
        Choice(PUBLIC, texts.say("site-eyes-public"), chosen=eyes == PUBLIC),
        *[Choice(str(seat), name, chosen=eyes == str(seat)) for seat, name in enumerate(table.names)],
    )


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
    return dataclasses.replace(scene, lies=lies)


def _regions(reel: Reel, now: int) -> dict[str, Markup]:
    film, sketch = reel.film, _sketch(reel)
    scene = _scene(reel, sketch, now)
    board, state, opens = sketch.board, film.stills[now].state, reel.eyes == OPEN
    if opens:  # what stands under a name is as open as the rest
        sketch.board = dataclasses.replace(board, facts=lambda scene, seat: board.open_facts(scene, state, seat))
    found: dict[str, Region] = {
        "seats": seats_bar(film.table, sketch, scene),
        "ribbon": ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": board.open_board(scene, state) if opens else board.board(scene),
        "hand": board.hand(scene) if reel.seat is not None else "",
        "notebook": board.notebook(scene) if reel.seat is not None else "",
    }
    return {**Regions(found, sketch.names).whole(), "log": reel.log(now)}
