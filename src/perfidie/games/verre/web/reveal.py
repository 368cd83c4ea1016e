"""Glasses that have been opened: the last one laid out on the stage, those before it in a row.

All of it comes from what the viewer was told. The cards of a round are gathered as soon as its last glass is open, so
while the next round is spied the last one is told again from the events: who had poured what, who lost a heart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from perfidie.engine import Glimpse
from perfidie.games.verre.actions import LETTERS
from perfidie.games.verre.view import Sight
from perfidie.games.verre.web.reading import (
    BOTTOM,
    DREGS,
    OVER,
    Names,
    Pourer,
    Words,
    amount,
    names_of,
    phase_of,
    piece,
    poured_by,
    rules_of,
)  # fmt: skip
from perfidie.texts.scene import Html, Scene

STEEPEST = 17
"""How far the balance tips at most, in degrees."""


@dataclass(slots=True)
class Opened:
    """A glass that was opened, and what came of it."""

    seat: int
    glass: int
    cards: Words
    bonus: str
    balance: str
    verdict: str
    drunk: bool
    losers: tuple[int, ...] = ()


@dataclass(slots=True)
class Round:
    """A round as told: its cards, followed by their numbers, and its opened glasses."""

    number: int
    seats: int
    laid: list[list[int]] = field(default_factory=list)
    pourers: list[Pourer] = field(default_factory=list)
    drinks: dict[int, bool] = field(default_factory=dict)
    opened: list[Opened] = field(default_factory=list)
    shown: dict[int, Words] = field(default_factory=dict)
    """Glasses that stayed closed and were shown when the round was over (option recap_shows_all)."""

    def hear(self, glimpse: Glimpse) -> None:
        """Takes in one event."""
        facts: Any = glimpse.facts
        match glimpse.kind:
            case "dealt":
                self.laid = [[glass] for glass in range(facts["glasses"])]
                self.pourers = [(BOTTOM, 0)] * len(self.laid)
            case "poured" | "dregs-poured" if self.laid:
                turn = (len(self.pourers) - len(self.laid)) // self.seats + 1
                self._lay(facts["glass"], (facts["seat"], turn) if "seat" in facts else (DREGS, 0))
            case "swapped" | "swap-made" if self.laid:
                one, other = self.laid[LETTERS.index(facts["glass"])], self.laid[LETTERS.index(facts["other-glass"])]
                one[-1], other[-1] = other[-1], one[-1]
            case "drank" | "refused":
                self.drinks[facts["seat"]] = glimpse.kind == "drank"
            case "revealed":
                seat, glass = facts["seat"], LETTERS.index(facts["glass"])
                cards, drunk = tuple(facts["cards"]), self.drinks.get(seat, False)
                self.opened.append(
                    Opened(seat, glass, cards, facts["bonus"], facts["balance"], facts["verdict"], drunk)
                )
            case "lost-heart" if self.opened:
                self.opened[-1].losers = tuple(facts["seats"])
            case "recap-glass":
                self.shown[LETTERS.index(facts["glass"])] = tuple(facts["cards"])

    def _lay(self, glass: str, pourer: Pourer) -> None:
        self.laid[LETTERS.index(glass)].append(len(self.pourers))
        self.pourers.append(pourer)


def round_shown(scene: Scene) -> Round | None:
    """The round whose opened glasses are on the table: this one, or the last one while bottoms are spied."""
    phase = phase_of(scene.view)
    if phase in (4, OVER):
        return this_round(scene)
    return last_round(scene) if phase in (0, 1) else None


def this_round(scene: Scene) -> Round | None:
    """The round whose glasses are being opened: its cards still lie on the table."""
    sight: Sight = scene.view.table
    if True not in sight.opened:
        return None
    told = Round(sight.round, scene.view.seats, [list(glass) for glass in sight.glasses])
    told.pourers = [poured_by(sight, told.seats, number) for number in range(len(sight.faces))]
    heard: list[Glimpse] = []
    for glimpse in reversed(scene.recent):
        if glimpse.kind == "took":
            break
        heard.append(glimpse)
    for glimpse in reversed(heard):
        told.hear(glimpse)
    return told if told.opened else None


def last_round(scene: Scene) -> Round | None:
    """The round before this one, as far as the viewer's recent events reach back."""
    told: list[Round] = [Round(0, scene.view.seats)]
    for glimpse in scene.recent:
        if glimpse.kind == "round-started":
            told.append(Round(int(str(glimpse.facts["round"])), scene.view.seats))
        else:
            told[-1].hear(glimpse)
    return told[-2] if len(told) > 1 and told[-2].opened else None


def stage(scene: Scene, told: Round) -> Html:
    """The last opened glass: what was said, its cards, the balance, the verdict, the hearts."""
    sight: Sight = scene.view.table
    rules, names, last = rules_of(scene.view), names_of(scene), told.opened[-1]
    weights = [amount(rules, word) for word in last.cards]
    doubled = int(float(last.balance) * 2)
    left = sight.hearts[last.losers[0]] if len(last.losers) == 1 and rules.end != "full_rotation" else -1
    return scene.draw(
        "verre/stage.html",
        round=told.number or sight.round - 1,
        past=phase_of(scene.view) in (0, 1),
        seat=last.seat,
        name=names[last.seat],
        letter=LETTERS[last.glass],
        drunk=last.drunk,
        cards=cards_of(scene, told, last, names),
        poison=-sum([weight for weight in weights if weight < 0]),
        antidote=sum([weight for weight in weights if weight > 0]),
        bonus="" if last.bonus == "0" else last.bonus,
        balance=last.balance,
        tilt=max(-STEEPEST, min(STEEPEST, doubled)),
        verdict=last.verdict,
        losers=tuple([names[seat] for seat in last.losers]),
        left=left,
    )


Card = tuple[str, int, int, str, str]
"""A card laid open: its word, who poured it and when, his name, and the name it glides under."""


def cards_of(scene: Scene, told: Round, last: Opened, names: Names) -> tuple[Card, ...]:
    """The cards of an opened glass; who poured them, where the viewer was told the whole round."""
    cards = []
    numbers = told.laid[last.glass] if told.laid else []
    for place, word in enumerate(last.cards):
        number = numbers[place] if numbers else place
        who, turn = told.pourers[number] if numbers else (BOTTOM, 0) if place == 0 else (-3, 0)
        named = piece(told.number, number, word, who == scene.seat) if numbers else ""
        cards.append((word, who, turn, names[who] if who >= 0 else "", named))
    return tuple(cards)


def before(scene: Scene, told: Round) -> Html:
    """The glasses of the last round that were opened before its last one, and those shown afterwards."""
    names = names_of(scene)
    rows = tuple(
        [
            (each.seat, names[each.seat], each.drunk, each.cards, "" if each.bonus == "0" else each.bonus, each.balance)
            for each in told.opened[:-1]
        ]
    )
    shown = tuple([(LETTERS[glass], cards) for glass, cards in told.shown.items()])
    return scene.draw("verre/past.html", rows=rows, shown=shown) if rows or shown else ""


def swap_line(scene: Scene) -> Html:
    """How Vizzini used his power in this round: everybody saw which glasses he touched."""
    sight: Sight = scene.view.table
    if sight.power or phase_of(scene.view) not in (2, 3):
        return ""
    for glimpse in reversed(scene.recent):
        if glimpse.kind in ("swapped", "peeked", "swap-made", "swap-declined"):
            facts: Any = glimpse.facts
            return scene.draw(
                "verre/touched.html", kind=glimpse.kind, seat=facts["seat"], name=scene.texts.name(facts["seat"]),
                glass=facts["glass"], other=facts["other-glass"],
            )  # fmt: skip
        if glimpse.kind == "round-started":
            break
    return ""


def glance(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The cards this seat saw by its last move, with their glasses: shown until it moves again."""
    swapped = False
    for glimpse in reversed(scene.recent):
        facts: Any = glimpse.facts
        if glimpse.kind == "dealt":
            break
        if facts.get("seat") != scene.seat:
            continue
        if glimpse.kind in ("swap-made", "swap-declined"):
            swapped = glimpse.kind == "swap-made"
        elif glimpse.kind == "spied":
            return ((facts["card"], facts["glass"]),)
        elif glimpse.kind in ("swapped", "peeked") and "card" in facts:
            here, there = facts["glass"], facts["other-glass"]
            if swapped or glimpse.kind == "swapped":
                here, there = there, here
            return ((facts["card"], here), (facts["other-card"], there))
        else:
            break
    return ()


def spilt_glass(scene: Scene, told: Round | None) -> int:
    """The glass whose cards lie on the stage; -1 where it belongs to a round that is over."""
    return told.opened[-1].glass if told and phase_of(scene.view) in (4, OVER) else -1
