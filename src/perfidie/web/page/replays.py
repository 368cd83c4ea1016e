"""Games seen again: any move of a game that is over, through any seat's eyes, everybody's, or with all cards up."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from perfidie.boards.scene import Scene
from perfidie.engine import ALL, Claim, Event, Glimpse, Refusal
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import opened
from perfidie.web.page.film import Film, film_of
from perfidie.web.page.models import Choice
from perfidie.web.page.regions import Region, Regions
from perfidie.web.page.shell import ribbon, seats_bar
from perfidie.web.page.sketch import Sketch, log_line
from perfidie.web.page.talk import said

OPEN, PUBLIC = "open", "public"
Heard = list[Glimpse | Claim]


@dataclass(frozen=True, slots=True)
class MomentModel:
    """A moment worth jumping to."""

    at: int
    kind: str
    """head (a new part of the game) | turn (everybody learned something) | lie"""
    line: str
    seat: int = -1
    """Who lied."""


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
    ticks: tuple[int, ...]
    """Who made each move: a seat, or -1 for chance."""
    heads: tuple[int, ...]
    """The moves with which a new part of the game began."""
    moments: tuple[MomentModel, ...]
    """What is worth jumping to."""
    regions: dict[str, Markup] = field(default_factory=dict)
    """seats ribbon board hand notebook log"""

    def following(self, kind: str) -> int:
        """The next moment of this kind after this one; the first one after the last; -1 where there is none."""
        found = [each.at for each in self.moments if each.kind == kind]
        return next((at for at in found if at > self.at), found[0] if found else -1)


def replay_model(table: LiveTable, lang: str, at: int | None, eyes: str) -> ReplayModel:
    """The game after so many decisions; after the first one, if it is not said."""
    film = film_of(table)
    now, seat = _within(film, at), _seat(eyes, len(table.chairs))
    texts = SiteTexts(lang, table.game.id, table.names)
    sketch = Sketch(table, seat, lang)
    sketch.address_nobody()
    here = _heard(film, eyes, seat, *film.heard(now))
    return ReplayModel(
        code=table.code,
        title=texts.title(),
        at=now,
        last=film.last,
        eyes=_lenses(table, texts, eyes),
        moment=_caption(texts, here, film, now),
        more=max(0, len([each for each in here if sketch.says(each)]) - 1),
        ticks=film.movers,
        heads=film.heads,
        moments=_moments(film, texts, eyes, seat),
        regions=_regions(film, sketch, eyes, now, lang),
    )


class Told(NamedTuple):
    """One moment in words."""

    at: int
    caption: str
    heading: str
    who: int


def moment_told(table: LiveTable, lang: str, at: int | None, eyes: str) -> Told:
    """What happened at this moment, as its picture says it."""
    film = film_of(table)
    now, seat = _within(film, at), _seat(eyes, len(table.chairs))
    texts = SiteTexts(lang, table.game.id, table.names)
    sketch = Sketch(table, seat, lang)
    sketch.address_nobody()
    scene = _scene(film, sketch, eyes, now, lang)
    heading = Markup(sketch.named(sketch.board.heading(scene))).striptags()  # nosec B704 # tags are taken out again
    caption = _caption(texts, _heard(film, eyes, seat, *film.heard(now)), film, now)
    return Told(now, caption, str(heading), film.movers[now - 1] if now else -1)


def _within(film: Film, at: int | None) -> int:
    return min(1 if at is None else max(0, at), film.last)


def _seat(eyes: str, seats: int) -> int | None:
    if eyes in (OPEN, PUBLIC):
        return None
    if eyes not in map(str, range(seats)):
        raise Refusal("no-such-seat", seat=eyes[:12])
    return int(eyes)


def _heard(film: Film, eyes: str, seat: int | None, begins: int, ends: int) -> Heard:
    """What was told and stated between two places, as these eyes see it; open-handed, all of it."""
    found: Heard = []
    for each in film.told[begins:ends]:
        if eyes == OPEN:
            found.append(opened(each) if isinstance(each, Event) else each)
        elif isinstance(each, Event):
            found += [seen] if (seen := each.seen_by(seat)) is not None else []
        elif film.table.match.hears(seat, each):
            found.append(each)
    return found


def _caption(texts: SiteTexts, heard: Heard, film: Film, now: int) -> str:
    """One line: what the one who moved did; the rest of the moment is in the log."""
    who = film.movers[now - 1] if now else -1
    done = [each for each in heard if isinstance(each, Glimpse)]
    own = [each for each in done if each.facts.get("seat") == who]
    if done:
        return texts.event((own or done)[0])
    if heard:
        return _sentence(texts, heard[0])
    return texts.say("replay-hidden", {"name": texts.name(who)}) if who >= 0 else texts.say("replay-begins")


def _sentence(texts: SiteTexts, heard: Glimpse | Claim) -> str:
    return said(texts, heard) if isinstance(heard, Claim) else texts.event(heard)


def _moments(film: Film, texts: SiteTexts, eyes: str, seat: int | None) -> tuple[MomentModel, ...]:
    """What is worth jumping to: new parts of the game, turning points; with open cards, the lies."""
    claims = film.table.game_on.claims
    found = [
        MomentModel(at, "head" if at in film.heads else "turn", _worth(film, texts, eyes, seat, at))
        for at in sorted({*film.heads, *film.turns})
    ]
    if eyes == OPEN:
        for number, truth in film.lies(texts.lang).items():
            claim = claims[number]
            line = texts.t("replay-lie", said=said(texts, claim), truth=truth)
            found.append(MomentModel(film.claim_at(number), "lie", line, claim.seat))
    return tuple(sorted(found, key=lambda each: each.at))


def _worth(film: Film, texts: SiteTexts, eyes: str, seat: int | None, at: int) -> str:
    """The sentence that makes a moment worth seeing: the head of a part, else what everybody learned."""
    begins, ends = film.heard(at)
    told = [each for each in film.told[begins:ends] if isinstance(each, Event)]
    wanted = [each for each in told if each.kind in film.kinds] or [each for each in told if each.learns is ALL] or told
    shown = [opened(each) if eyes == OPEN else each.seen_by(seat) for each in wanted]
    return next((texts.event(each) for each in shown if each is not None), texts.say("replay-begins"))


def _lenses(table: LiveTable, texts: SiteTexts, eyes: str) -> tuple[Choice, ...]:
    return (
        Choice(OPEN, texts.say("site-eyes-open"), chosen=eyes == OPEN),
        Choice(PUBLIC, texts.say("site-eyes-public"), chosen=eyes == PUBLIC),
        *[Choice(str(seat), name, chosen=eyes == str(seat)) for seat, name in enumerate(table.names)],
    )


def _scene(film: Film, sketch: Sketch, eyes: str, now: int, lang: str) -> Scene:
    """The table of the past, as these eyes see it: nobody acts at it."""
    game, still = film.table.game, film.stills[now]
    view = game.eyes.for_person(game.view(still.state, sketch.seat, film.table.game_on.claims[: still.claims]))
    sketch.recent.extend(
        [each for each in _heard(film, eyes, sketch.seat, 0, film.heard(now)[1]) if isinstance(each, Glimpse)]
    )
    scene = Scene(view, (), tuple(sketch.recent), sketch.texts, sketch.pen, lambda words: "", sketch.memo)
    if eyes != OPEN:
        return scene
    claims = film.table.game_on.claims
    lies = {claims[number]: truth for number, truth in film.lies(lang).items() if number < still.claims}
    return dataclasses.replace(scene, lies=lies)


def _regions(film: Film, sketch: Sketch, eyes: str, now: int, lang: str) -> dict[str, Markup]:
    scene = _scene(film, sketch, eyes, now, lang)
    board, state, opens = sketch.board, film.stills[now].state, eyes == OPEN
    heard = _heard(film, eyes, sketch.seat, 0, film.heard(now)[1])
    if opens:  # what stands under a name is as open as the rest
        sketch.board = dataclasses.replace(board, facts=lambda scene, seat: board.open_facts(scene, state, seat))
    found: dict[str, Region] = {
        "seats": seats_bar(film.table, sketch, scene),
        "ribbon": ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": board.open_board(scene, state) if opens else board.board(scene),
        "hand": board.hand(scene) if sketch.seat is not None else "",
        "notebook": board.notebook(scene) if sketch.seat is not None else "",
        "log": sketch.pen.join(log_line(sketch, each) for each in reversed(heard) if sketch.says(each)),
    }
    return Regions(found, sketch.names).whole()
