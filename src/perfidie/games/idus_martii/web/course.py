"""How a game of Idus Martii went: both tokens from turn to turn, and one true remark for each senator.

Both are read from what happened, told openly once the game is over: who voted what, who looked at whom and what came of
it, which side everybody chose, and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from perfidie.boards.course import Candidate, Course, Remark, told_apart
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.idus_martii.web.reading import named
from perfidie.texts import Texts

SERVES = {"green": "loyal", "red": "traitor", "yellow": "merchant"}
"""By vote: the side that is glad of it."""
INKS = (3, 0)
"""Green for the Loyal, red for the Traitors, as on their cards."""


@dataclass(slots=True)
class Story:
    """The game turn by turn."""

    tokens: list[tuple[int, int]] = field(default_factory=lambda: [(0, 0)])
    """At the beginning, then after each turn."""
    votes: list[tuple[int, str, int]] = field(default_factory=list)
    """Who placed which card, and on which turn."""
    forced: list[tuple[int, int, int]] = field(default_factory=list)
    """Who forced whom, and on which turn."""
    kept: list[tuple[int, int, int]] = field(default_factory=list)
    shown: list[tuple[int, int]] = field(default_factory=list)
    """Whose yellow card was found, and on which turn."""
    sides: dict[int, str] = field(default_factory=dict)
    chosen: dict[int, int] = field(default_factory=dict)
    """By seat: the turn on which it chose its side."""


def story(told: tuple[Glimpse, ...]) -> Story:
    """Reads the game once, from its first event to its last."""
    found = Story()
    for event in told:
        facts: dict[str, Any] = dict(event.facts)
        turn = len(found.tokens)
        if event.kind == "committed":
            found.votes.append((facts["seat"], facts["choice"][-1], turn))
        elif event.kind == "exchange-forced":
            found.forced.append((facts["seat"], facts["aedile-seat"], turn))
        elif event.kind == "vote-kept":
            found.kept.append((facts["seat"], facts["aedile-seat"], turn))
        elif event.kind == "yellow-shown":
            found.shown.append((facts["aedile-seat"], turn))
        elif event.kind == "tallied":
            found.tokens.append((facts["loyal"], facts["traitor"]))
        elif event.kind == "side-chosen":
            found.sides[facts["seat"]] = facts["faction"]
            found.chosen[facts["seat"]] = turn - 1
    return found


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """Both tokens, from turn to turn."""
    went, say, seats = story(told), scene.texts.say, scene.view.seats
    if len(went.tokens) < 2:
        return None
    marks = ["", *["\u00b7".join(map(str, named(place, seats))) for place in range(len(went.tokens) - 1)]]
    names = tuple([say(f"table-faction-many-{side}") for side in ("loyal", "traitor")])
    return Course(say("table-course"), tuple(marks), tuple(zip(*went.tokens, strict=True)), names, INKS)


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """One fact of the game about each seat."""
    went = story(told)
    return told_apart([list(_of(seat, went, scene)) for seat in range(scene.view.seats)])


def _of(seat: int, went: Story, scene: Scene) -> Iterator[Candidate]:
    """What could be said of this seat."""
    texts, side = scene.texts, went.sides.get(seat, "")
    cast = [(vote, turn) for voter, vote, turn in went.votes if voter == seat]
    against = [turn for vote, turn in cast if side and SERVES[vote] != side and "merchant" not in (side, SERVES[vote])]
    if against:
        yield 8, "remark-against", _said(texts, seat, "remark-against", against[-1], count=len(against))
    yield from _of_looks(seat, went, texts)
    if cast:
        colour, count = Counter([vote for vote, _ in cast]).most_common(1)[0]
        if count == len(cast) and count > 1:
            yield 5, f"remark-always-{colour}", _said(texts, seat, "remark-always", -1, count=count, vote=colour)
        yield 2, "remark-voted", _said(texts, seat, "remark-voted", -1, count=len(cast))
    if side:
        yield 1, "remark-side", _said(texts, seat, "remark-side", went.chosen[seat], faction=side)
    else:
        yield 9, "remark-never", _said(texts, seat, "remark-never", -1)


def _of_looks(seat: int, went: Story, texts: Texts) -> Iterator[Candidate]:
    """What they did as Praetor, and what was done to their votes."""
    for praetor, aedile, turn in went.forced:
        if praetor == seat:
            friends = went.sides.get(seat) and went.sides.get(seat) == went.sides.get(aedile)
            kind = "remark-forced-friend" if friends else "remark-forced"
            yield (9 if friends else 6), kind, _said(texts, seat, kind, turn, **{"other-seat": aedile})
    hit = [turn for _, aedile, turn in went.forced if aedile == seat]
    if hit:
        yield 4 + len(hit), "remark-was-forced", _said(texts, seat, "remark-was-forced", hit[-1], count=len(hit))
    for aedile, turn in went.shown:
        if aedile == seat:
            yield 7, "remark-yellow", _said(texts, seat, "remark-yellow", turn)
    left = [turn for praetor, _, turn in went.kept if praetor == seat]
    if left:
        yield 3, "remark-kept", _said(texts, seat, "remark-kept", left[-1], count=len(left))


def _said(texts: Texts, seat: int, message: str, turn: int, **facts: object) -> Remark:
    """A remark; the mark it belongs to is the end of its turn."""
    return Remark(seat, texts.say(message, facts), turn)
