"""How a game of the poisoned glass went: the hearts from glass to glass, and one true remark for each who drank.

Both are read from what happened, told openly once the game is over. Every remark is a fact of the record: who drank
what, who refused it, who had seen the bottom. The most striking one is taken, and two players are rarely told the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from perfidie.boards.course import Course, Remark, told_apart
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.verre.rules.actions import CARD
from perfidie.games.verre.web.reading import read
from perfidie.texts import Texts


@dataclass(slots=True)
class Opened:
    """A glass that was opened: whose, what was announced, what it held, who lost a heart by it."""

    seat: int
    drank: bool
    facts: dict[str, Any]
    spied: str
    """Its bottom, if its owner had seen it."""
    mark: int
    """The point of the course after it."""
    losers: tuple[int, ...] = ()


@dataclass(slots=True)
class Story:
    """The game glass by glass."""

    hearts: list[tuple[int, ...]]
    """Of every seat: at the beginning, then after each glass."""
    rounds: dict[int, int] = field(default_factory=dict)
    """By the point at which it begins: the number of a round."""
    opened: list[Opened] = field(default_factory=list)


def story(seats: int, start: int, told: tuple[Glimpse, ...]) -> Story:
    """Reads the game once, from its first event to its last."""
    found = Story([(start,) * seats])
    spied: dict[tuple[int, str], str] = {}
    drank: dict[int, bool] = {}
    for event in told:
        facts: dict[str, Any] = dict(event.facts)
        if event.kind == "round-started":
            found.rounds[len(found.hearts) - 1] = facts["round"]
            spied.clear()
        elif event.kind == "spied":
            spied[facts["seat"], facts["glass"]] = facts.get("card", "")
        elif event.kind in ("drank", "refused"):
            drank[facts["seat"]] = event.kind == "drank"
        elif event.kind == "revealed":
            seat = facts["seat"]
            seen = spied.get((seat, facts["glass"]), "")
            if seen != facts["cards"][0]:  # Vizzini had swapped it away
                seen = ""
            found.opened.append(Opened(seat, drank.get(seat, True), facts, seen, len(found.hearts)))
            found.hearts.append(found.hearts[-1])
        elif event.kind == "lost-heart":
            lost = found.opened[-1].losers = tuple(facts["seats"])
            found.hearts[-1] = tuple([left - (seat in lost) for seat, left in enumerate(found.hearts[-1])])
    return found


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """The hearts of everybody, from glass to glass."""
    went, say = story(scene.view.seats, read(scene).rules.hearts, told), scene.texts.say
    if not went.opened:
        return None
    begins = [went.rounds.get(at) for at in range(len(went.hearts))]
    marks = [say("table-round", {"round": number}) if number else "" for number in begins]
    return Course(say("table-course"), tuple(marks), tuple(zip(*went.hearts, strict=True)))


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """One fact of the game about each seat."""
    seats, start = scene.view.seats, read(scene).rules.hearts
    went = story(seats, start, told)
    return told_apart([list(_of(seat, start, went, scene.texts)) for seat in range(seats)])


def _of(seat: int, start: int, went: Story, texts: Texts) -> Iterator[tuple[int, str, Remark]]:
    """What could be said of this seat: how striking it is, of which kind, and the remark."""
    for glass in went.opened:
        if glass.seat == seat:
            weight, kind = _striking(glass, went.hearts[glass.mark][seat])
            facts = {**glass.facts, "card": glass.spied, "count": len(glass.losers)}
            yield weight, kind, Remark(seat, texts.say(kind, facts), glass.mark)
    lost = start - went.hearts[-1][seat]
    yield (9 if not lost else 0), "remark-lost", Remark(seat, texts.say("remark-lost", {"count": lost}))


def _striking(glass: Opened, left: int) -> tuple[int, str]:
    """How striking a glass was for the one who opened it, and what can be said of it."""
    lost = glass.seat in glass.losers
    if glass.drank and lost:
        knew = glass.spied and CARD[glass.spied] < 0
        return (
            (10, "remark-last-heart")
            if left <= 0
            else (8, "remark-drank-knowing")
            if knew
            else (5, "remark-drank-poison")
        )
    if glass.drank:
        return (7, "remark-drank-well") if glass.losers else (1, "remark-drank-even")
    if lost:
        return (6, "remark-refused-good")
    return (3, "remark-refused-poison")
