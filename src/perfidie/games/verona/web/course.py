"""How a match at the Council of Verona went: the points from round to round, and one true remark for each player.

Both are read from what happened, told openly once the match is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from perfidie.boards.course import Course, Remark, told_apart
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.verona.rules.box import VALUES
from perfidie.games.verona.web.reading import Spot
from perfidie.texts import Texts

FATES = {"objective-met": "met", "objective-unmet": "unmet", "died": "dead"}
"""What becomes of an objective, by the event that tells it."""


@dataclass(slots=True)
class Bet:
    """A token that lay on the table when its round was judged."""

    seat: int
    kind: str
    card: str
    round: int
    fate: str = ""
    """dead, met or unmet."""
    points: int = 0


@dataclass(slots=True)
class Story:
    """The match round by round."""

    scores: list[tuple[int, ...]] = field(default_factory=list)
    bets: list[Bet] = field(default_factory=list)
    moves: dict[int, int] = field(default_factory=dict)
    """By seat: how many characters it sent to the other place."""


def story(seats: int, told: tuple[Glimpse, ...]) -> Story:
    """Reads the match once, from its first event to its last."""
    went, lying, row = Story(), dict[Spot, Bet](), [0] * seats
    for event in told:
        facts: dict[str, Any] = dict(event.facts)
        spot = (facts.get("card", ""), facts.get("zone", 0))
        if event.kind == "round-started":
            lying, row = {}, [0] * seats
        elif event.kind == "placed":
            lying[spot] = Bet(facts["seat"], facts.get("kind", ""), facts["card"], len(went.scores) + 1)
            went.bets.append(lying[spot])
        elif event.kind == "swapped":
            swap(lying, spot, (facts["other-card"], facts["other-zone"]))
        elif event.kind == "moved":
            went.moves[facts["seat"]] = went.moves.get(facts["seat"], 0) + 1
        elif event.kind in FATES:
            for (card, _), bet in lying.items():
                bet.fate = FATES[event.kind] if card == facts["card"] else bet.fate
        elif event.kind == "token-scored":
            lying[spot].points = facts["points"]
        elif event.kind == "round-scored":
            row[facts["seat"]] = facts["points"]
        elif event.kind == "round-won":
            went.scores.append(tuple(row))
    return went


def swap(lying: dict[Spot, Bet], one: Spot, other: Spot) -> None:
    """Two tokens change places, and with them the characters they bet on."""
    lying[one], lying[other] = lying[other], lying[one]
    lying[one].card, lying[other].card = one[0], other[0]


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """The points of everybody, from round to round."""
    seats, say = scene.view.seats, scene.texts.say
    went = story(seats, told)
    if not went.scores:
        return None
    sums = [
        tuple([sum([row[seat] for row in went.scores[:end]]) for seat in range(seats)])
        for end in range(len(went.scores) + 1)
    ]
    marks = ["", *[say("table-course-round", {"round": number + 1}) for number in range(len(went.scores))]]
    return Course(say("table-course"), tuple(marks), tuple(zip(*sums, strict=True)))


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """One fact of the match about each seat."""
    went = story(scene.view.seats, told)
    return told_apart([list(_of(seat, went, scene.texts)) for seat in range(scene.view.seats)])


def _of(seat: int, went: Story, texts: Texts) -> Iterator[tuple[int, str, Remark]]:
    """What could be said of this seat: how striking it is, of which kind, and the remark."""

    def remark(message: str, mark: int = -1, /, **facts: object) -> Remark:
        return Remark(seat, texts.say(message, facts), mark)

    bets = [bet for bet in went.bets if bet.seat == seat]
    for bet in bets:
        if bet.kind == "poison" and bet.fate == "dead":
            yield 9, "remark-poisoned", remark("remark-poisoned", bet.round, card=bet.card)
        elif bet.kind == str(max(VALUES)) and bet.fate in ("unmet", "dead"):
            yield 5, "remark-high-lost", remark("remark-high-lost", bet.round, kind=bet.kind, card=bet.card)
        elif bet.points < 0:
            yield 7, "remark-below-zero", remark("remark-below-zero", bet.round, card=bet.card, points=bet.points)
        elif bet.points > max(VALUES):
            yield 6, "remark-high-paid", remark("remark-high-paid", bet.round, card=bet.card, points=bet.points)
    best = max([max(row) for row in went.scores], default=0)
    for number, row in enumerate(went.scores, start=1):
        if row[seat] == best and best > 0:
            yield 8, "remark-best-round", remark("remark-best-round", number, points=best, round=number)
    moves = went.moves.get(seat, 0)
    yield (4 if moves > 2 else 1), "remark-moves", remark("remark-moves", count=moves)
    paid = len([bet for bet in bets if bet.fate == "met"])
    yield 2, "remark-bets", remark("remark-bets", count=paid, of=len(bets))
