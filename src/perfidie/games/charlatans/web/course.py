"""How a duel went: patients cured from round to round, and one true remark for each of the two charlatans.

Both are read from what happened, told openly once the game is over. The most striking fact of each is taken: an
explosion, a rush of patients, the scale, the bravest draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from perfidie.boards.course import Candidate, Course, Remark, told_apart
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.charlatans.rules.box import PLAYERS

SEATS = range(PLAYERS)


@dataclass(slots=True)
class Story:
    """The game round by round."""

    cured: list[tuple[int, ...]] = field(default_factory=lambda: [(0,) * PLAYERS])
    """Of both: at the beginning, then after each round."""
    counts: dict[str, Counter[tuple[int, int]]] = field(default_factory=dict)
    """By kind of fact: how often, by seat and round."""
    farthest: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By seat: the most steps driven at once, and the round."""

    def count(self, kind: str, seat: int, number: int, by: int = 1) -> None:
        """One more of this kind."""
        self.counts.setdefault(kind, Counter())[seat, number] += by

    def most(self, kind: str, seat: int) -> tuple[int, int]:
        """How much of this kind the seat had in its best round, and which round that was."""
        found = {number: many for (who, number), many in self.counts.get(kind, {}).items() if who == seat}
        best = max(found, key=lambda number: found[number], default=0)
        return found.get(best, 0), best

    def total(self, kind: str, seat: int) -> int:
        """How much of this kind the seat had in the whole game."""
        return sum([many for (who, _), many in self.counts.get(kind, {}).items() if who == seat])


def story(told: tuple[Glimpse, ...]) -> Story:
    """Reads the game once, from its first event to its last."""
    found, number, now = Story(), 0, [0] * PLAYERS
    for event in told:
        facts: dict[str, Any] = dict(event.facts)
        kind, seat = event.kind, facts.get("seat", 0)
        if kind == "round-started":
            number = facts["round"]
            found.cured.append(tuple(now))
        elif kind in ("cured", "mayor-cured"):
            now[seat] = facts["count"]
            found.count("cured", seat, number)
        elif kind in ("patient-moved", "patient-arrived"):
            best, _ = found.farthest.get(seat, (0, 0))
            if facts["steps"] > best:
                found.farthest[seat] = facts["steps"], number
        elif kind in ("exploded", "drawn", "offer-chosen", "card-chosen", "bought"):
            found.count(kind, seat, number)
        if number:
            found.cured[-1] = tuple(now)
    return found


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """The patients both have cured, from round to round."""
    went, say = story(told), scene.texts.say
    if len(went.cured) < 2:
        return None
    marks = tuple([str(number) if number else "" for number in range(len(went.cured))])
    return Course(say("table-course"), marks, tuple(zip(*went.cured, strict=True)))


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """One fact of the game about each of the two."""
    went = story(told)
    return told_apart([list(_of(seat, went, scene)) for seat in SEATS])


def _of(seat: int, went: Story, scene: Scene) -> Iterator[Candidate]:
    """What could be said of this seat."""
    explosions, at = went.total("exploded", seat), went.most("exploded", seat)[1]
    steps, rush_at = went.farthest.get(seat, (0, 0))
    many, cured_at = went.most("cured", seat)
    drawn, drawn_at = went.most("drawn", seat)
    facts = [
        (4 + 2 * explosions if explosions else 0, "remark-exploded", explosions, at),
        (7 if not explosions else 0, "remark-careful", went.total("drawn", seat), -1),
        (3 * many if many > 1 else 0, "remark-rush", many, cured_at),
        (steps // 2, "remark-steps", steps, rush_at),
        (drawn // 2, "remark-drawn", drawn, drawn_at),
        (1, "remark-bought", went.total("bought", seat), -1),
    ]
    for weight, kind, count, mark in facts:
        if weight:
            said = scene.texts.say(kind, {"count": count, "round": mark})
            yield weight, kind, Remark(seat, said, mark)
