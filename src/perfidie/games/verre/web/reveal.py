"""Glasses that have been opened: the last one laid out on the stage, those before it in a row.

All of it comes from what the viewer was told. The cards of a round are gathered as soon as its last glass is open, so
while the next round is spied the last one is told again from the events: who had poured what, who lost a heart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html
from perfidie.engine import Glimpse
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.box import Row
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import Cards
from perfidie.games.verre.web.reading import BOTTOM, DREGS, OVER, Pourer, Reading, amount, piece, pourers

UNTOLD = -3
"""Who poured a card of a round that the viewer's recent events do not reach back to."""
STEEPEST = 17
"""How far the balance tips at most, in degrees."""


class Told(NamedTuple):
    """A glass that was opened."""

    seat: int
    glass: int
    cards: Cards
    bonus: str
    balance: str
    verdict: str
    drunk: bool


@dataclass(slots=True)
class Opened:
    """A glass that was opened, and what came of it."""

    told: Told
    losers: Row = ()

    @property
    def glass(self) -> int:
        return self.told.glass


@dataclass(slots=True)
class Round:
    """A round as told: its cards, followed by their numbers, and its opened glasses."""

    number: int
    laid: list[list[int]] = field(default_factory=list)
    pourers: list[Pourer] = field(default_factory=list)
    drinks: dict[int, bool] = field(default_factory=dict)
    opened: list[Opened] = field(default_factory=list)
    shown: dict[int, Cards] = field(default_factory=dict)
    """Glasses that stayed closed and were shown when the round was over (option recap_shows_all)."""

    def hear(self, glimpse: Glimpse) -> None:
        """Takes in one event; most kinds say nothing of what is shown here."""
        take_in = HEARD.get(glimpse.kind)
        if take_in:
            take_in(self, glimpse.facts, glimpse.kind)

    def _poured(self, facts: Any, kind: str) -> None:
        self.laid[LETTERS.index(facts["glass"])].append(len(self.pourers))
        self.pourers.append((facts["seat"], 0) if "seat" in facts else (DREGS, 0))

    def _swapped(self, facts: Any, kind: str) -> None:
        one, other = self.laid[LETTERS.index(facts["glass"])], self.laid[LETTERS.index(facts["other-glass"])]
        one[-1], other[-1] = other[-1], one[-1]

    def _said(self, facts: Any, kind: str) -> None:
        self.drinks[facts["seat"]] = kind == "drank"

    def _opened(self, facts: Any, kind: str) -> None:
        seat, glass, cards = facts["seat"], LETTERS.index(facts["glass"]), tuple(facts["cards"])
        drunk = self.drinks.get(seat, False)
        told = Told(seat, glass, cards, facts["bonus"], facts["balance"], facts["verdict"], drunk)
        self.opened.append(Opened(told))

    def _lost(self, facts: Any, kind: str) -> None:
        if self.opened:
            self.opened[-1].losers = tuple(facts["seats"])

    def _shown(self, facts: Any, kind: str) -> None:
        self.shown[LETTERS.index(facts["glass"])] = tuple(facts["cards"])


HEARD: dict[str, Callable[[Round, Any, str], None]] = {
    "poured": Round._poured,
    "dregs-poured": Round._poured,
    "swapped": Round._swapped,
    "swap-made": Round._swapped,
    "drank": Round._said,
    "refused": Round._said,
    "revealed": Round._opened,
    "lost-heart": Round._lost,
    "recap-glass": Round._shown,
}


def round_shown(r: Reading) -> Round | None:
    """The round whose opened glasses are on the table: this one, or the last one while bottoms are spied."""
    if r.phase in (4, OVER):
        return this_round(r)
    return last_round(r) if r.phase < 2 and r.sight.round > 1 else None


def this_round(r: Reading) -> Round | None:
    """The round whose glasses are being opened: its cards still lie on the table."""
    sight = r.sight
    if True not in sight.opened:
        return None
    told = Round(sight.round, [list(glass) for glass in sight.glasses])
    told.pourers = list(pourers(r.rules, sight.wesley))
    heard: list[Glimpse] = []
    for glimpse in reversed(r.scene.recent):
        if glimpse.kind == "took":
            break
        heard.append(glimpse)
    for glimpse in reversed(heard):
        told.hear(glimpse)
    return told if told.opened else None


def last_round(r: Reading) -> Round | None:
    """The round before this one; who poured what is left out where the viewer's recent events do not reach back."""
    glasses = range(r.rules.glasses)
    told, before = None, None
    for glimpse in r.scene.recent:
        if told is None or glimpse.kind == "round-started":
            before = told
            told = Round(r.sight.round - 1, [[glass] for glass in glasses], [(BOTTOM, 0)] * len(glasses))
        told.hear(glimpse)
    if before is None or not before.opened:
        return None
    if len(before.pourers) < r.rules.laid + r.rules.dregs:
        before.laid = []
    return before


def stage(r: Reading, told: Round) -> Html:
    """The last opened glass: what was said, its cards, the balance, the verdict, the hearts."""
    last = told.opened[-1]
    past = told.number if r.phase < 2 else 0
    left = r.sight.hearts[last.losers[0]] if len(last.losers) == 1 and r.rules.end != "full_rotation" else -1
    numbers = tuple(told.laid[last.glass]) if told.laid else ()
    poured = tuple([told.pourers[number][0] for number in numbers])
    me = None if r.seat not in poured else r.seat
    laid = Laid(told.number, last.told, last.losers, left, numbers, poured)
    return recalled(r.scene.memo, "stage", laid_out, r.draw, r.names, r.rules, laid, past, me)


class Laid(NamedTuple):
    """What lies on the stage: an opened glass, and what came of it."""

    number: int
    """Of the round."""
    told: Told
    losers: Row
    left: int
    """How many hearts the one loser has left; -1 where that is not worth a word."""
    numbers: Row
    poured: Row
    """By card: who poured it."""


def laid_out(draw: Draw, names: Names, rules: Rules, laid: Laid, past: int, me: int | None) -> Html:
    """The stage; `past` is the number of a round that is over, 0 while it is played."""
    number, told, losers, left, numbers, poured = laid
    facts = {"round": number, "letter": LETTERS[told.glass], "verdict": told.verdict, "past": bool(past)}
    vessel = draw("verre/reveal.html#stage", **facts)
    title = draw("verre/reveal.html#title", seat=told.seat, name=names[told.seat], drunk=told.drunk, past=past)
    others = 1 < len(losers) == rules.seats - 1
    named = () if others else tuple([names[seat] for seat in losers])
    lost = draw("verre/reveal.html#lost", losers=named, others=others, left=left)
    cards = cards_of(draw, names, number, told.cards, numbers, poured, me)
    verdict = fill(judgement(draw, rules, told), lost=lost)
    return fill(vessel, title=title, cards=joined(cards), judgement=verdict)


def judgement(draw: Draw, rules: Rules, last: Told) -> Html:
    """The balance that tips, the stamp, and a dry word."""
    weights = [amount(rules, word) for word in last.cards]
    return draw(
        "verre/reveal.html#judgement",
        poison=-sum([weight for weight in weights if weight < 0]),
        antidote=sum([weight for weight in weights if weight > 0]),
        bonus="" if last.bonus == "0" else last.bonus,
        balance=last.balance,
        tilt=max(-STEEPEST, min(STEEPEST, int(2 * float(last.balance)))),
        verdict=last.verdict,
        drunk=last.drunk,
    )


def cards_of(
    draw: Draw, names: Names, round_number: int, words: Cards, numbers: Row, poured: Row, me: int | None
) -> list[Html]:
    """The cards of an opened glass; who poured them, where the viewer was told the whole round."""
    cards: list[Html] = []
    for place, word in enumerate(words):
        who = poured[place] if numbers else BOTTOM if place == 0 else UNTOLD
        named = piece(round_number, numbers[place], word, who == me) if numbers else ""
        by = draw("verre/reveal.html#caption", who=who, name=names[who] if who >= 0 else "")
        vessel = draw("verre/reveal.html#card", word=word, moves=bool(named))
        cards.append(fill(vessel, piece=named, caption=by) if named else fill(vessel, caption=by))
    return cards


def before(r: Reading, told: Round) -> Html:
    """The glasses of the last round that were opened before its last one, and those shown afterwards."""
    opened, closed = tuple([each.told for each in told.opened[:-1]]), tuple(told.shown.items())
    return recalled(r.scene.memo, "before", row_of, r.draw, r.names, opened, closed)


def row_of(draw: Draw, names: Names, opened: tuple[Told, ...], closed: tuple[tuple[int, Cards], ...]) -> Html:
    """Opened glasses in a row, then those that stayed closed."""
    rows = [
        draw(
            "verre/reveal.html#past_glass",
            seat=each.seat,
            name=names[each.seat],
            drunk=each.drunk,
            cards=each.cards,
            bonus="" if each.bonus == "0" else each.bonus,
            balance=each.balance,
        )
        for each in opened
    ]
    rows += [draw("verre/reveal.html#past_closed", letter=LETTERS[glass], cards=cards) for glass, cards in closed]
    return fill(draw("verre/reveal.html#past"), rows=joined(rows)) if rows else ""


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


def spilt_glass(r: Reading, told: Round | None) -> int:
    """The glass whose cards lie on the stage; -1 where it belongs to a round that is over."""
    return told.opened[-1].glass if told and r.phase in (4, OVER) else -1
