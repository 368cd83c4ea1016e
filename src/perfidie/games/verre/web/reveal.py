"""What was told of glasses that are no longer on the table: the last round, Vizzini's swap, one's own last glance.

All of it comes from what the viewer was told. The cards of a round are gathered as soon as its last glass is open; the
notebook keeps them, so that no result of a past round lies on the board of the next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined, kept
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html
from perfidie.engine import Glimpse
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.box import Row
from perfidie.games.verre.sight.view import Cards
from perfidie.games.verre.web.reading import Reading


class Told(NamedTuple):
    """A glass that was opened, and what came of it."""

    seat: int
    drunk: bool
    cards: Cards
    bonus: str
    balance: str
    losers: Row = ()


Closed = tuple[int, Cards]
"""A glass that stayed closed and was shown when the round was over (option recap_shows_all)."""


@dataclass(slots=True)
class Round:
    """A round as told: what was announced, and the glasses that were opened."""

    drinks: dict[int, bool] = field(default_factory=dict)
    opened: list[Told] = field(default_factory=list)
    shown: list[Closed] = field(default_factory=list)

    def hear(self, glimpse: Glimpse) -> None:
        """Takes in one event; most kinds say nothing of what is shown here."""
        take_in = HEARD.get(glimpse.kind)
        if take_in:
            take_in(self, glimpse.facts, glimpse.kind)

    def _said(self, facts: Any, kind: str) -> None:
        self.drinks[facts["seat"]] = kind == "drank"

    def _opened(self, facts: Any, kind: str) -> None:
        seat = facts["seat"]
        cards, bonus = tuple(facts["cards"]), "" if facts["bonus"] == "0" else facts["bonus"]
        self.opened.append(Told(seat, self.drinks.get(seat, False), cards, bonus, facts["balance"]))

    def _lost(self, facts: Any, kind: str) -> None:
        if self.opened:
            self.opened[-1] = self.opened[-1]._replace(losers=tuple(facts["seats"]))

    def _shown(self, facts: Any, kind: str) -> None:
        self.shown.append((LETTERS.index(facts["glass"]), tuple(facts["cards"])))


HEARD: dict[str, Callable[[Round, Any, str], None]] = {
    "drank": Round._said,
    "refused": Round._said,
    "revealed": Round._opened,
    "lost-heart": Round._lost,
    "recap-glass": Round._shown,
}

Past = tuple[int, tuple[Told, ...], tuple[Closed, ...]]
"""The number of a round, its opened glasses, those that stayed closed."""


def last_round(r: Reading) -> Past | None:
    """The round before this one, as long as the viewer's recent events reach back to its first opened glass."""
    if r.sight.round < 2:
        return None
    told, before = Round(), None
    for glimpse in r.scene.recent:
        if glimpse.kind == "round-started":
            before, told = told, Round()
        told.hear(glimpse)
    if before is None or len(before.opened) < r.view.seats:
        return None
    return (r.sight.round - 1, tuple(before.opened), tuple(before.shown))


def past(draw: Draw, names: Names, told: Past | None) -> tuple[Html, ...]:
    """The last round in the notebook: its glasses in the order in which they were opened."""
    if told is None:
        return ()
    number, opened, closed = told
    rows = [
        draw(
            "verre/notebook.html#past_glass",
            seat=each.seat,
            name=names[each.seat],
            drunk=each.drunk,
            cards=each.cards,
            bonus=each.bonus,
            balance=each.balance,
            losers=each.losers,
            lost=tuple([names[seat] for seat in each.losers]),
        )
        for each in opened
    ]
    rows += [draw("verre/notebook.html#past_closed", letter=LETTERS[glass], cards=cards) for glass, cards in closed]
    return (fill(draw("verre/notebook.html#past", round=number), rows=joined(rows)),)


def swap_line(r: Reading) -> Html:
    """How Vizzini used his power in this round: everybody saw which glasses he touched."""
    if r.sight.power or r.phase not in (2, 3):
        return ""
    for glimpse in reversed(r.scene.recent):
        if glimpse.kind in ("swapped", "peeked", "swap-made", "swap-declined"):
            facts: Any = glimpse.facts
            return touched(r.draw, glimpse.kind, r.names[facts["seat"]], facts["glass"], facts["other-glass"])
        if glimpse.kind == "round-started":
            break
    return ""


@kept
def touched(draw: Draw, kind: str, name: str, glass: str, other: str) -> Html:
    """Which glasses Vizzini touched."""
    return draw("verre/board.html#touched", kind=kind, name=name, glass=glass, other=other)


def glance(r: Reading) -> tuple[tuple[str, str], ...]:
    """The cards this seat saw by its last move, with their glasses: shown until it moves again."""
    swapped = False
    for glimpse in reversed(r.scene.recent):
        kind = glimpse.kind
        if kind == "dealt":
            break
        facts: Any = glimpse.facts
        if facts.get("seat") != r.seat:
            continue
        if kind in ("swap-made", "swap-declined"):
            swapped = kind == "swap-made"
        elif kind == "spied":
            return ((facts["card"], facts["glass"]),)
        elif kind in ("swapped", "peeked") and "card" in facts:
            here, there = facts["glass"], facts["other-glass"]
            if swapped or kind == "swapped":
                here, there = there, here
            return ((facts["card"], here), (facts["other-card"], there))
        else:
            break
    return ()
