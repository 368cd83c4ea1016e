"""The stage: a glass as it is opened, drawn with what has been seen of it so far and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from perfidie.boards.pieces import fill, joined
from perfidie.boards.scene import Html
from perfidie.engine import Glimpse
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.box import Row
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.sight.view import Cards
from perfidie.games.verre.web.reading import Reading, amount, piece, pourers

STEEPEST = 17
"""How far the balance tips at most, in degrees."""


class Seen(NamedTuple):
    """How much of an opened glass has been seen."""

    cards: int = 0
    bonus: bool = False
    verdict: bool = False
    losses: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """A glass that is opened: whose it is, what was announced, what is in it and what comes of it."""

    seat: int
    drunk: bool
    glass: int
    cards: Cards
    bonus: str
    """What Wesley adds; empty in any other glass."""
    verdict: str
    losers: Row
    hearts: Row
    """By seat, once this glass is paid for."""

    def weighed(self, r: Reading, seen: Seen) -> tuple[int, int, int]:
        """Poison, antidote and the doubled balance of what has been seen."""
        weights = [amount(r.rules, word) for word in self.cards[: seen.cards]]
        poison, antidote = -sum([each for each in weights if each < 0]), sum([each for each in weights if each > 0])
        return poison, antidote, 2 * (antidote - poison) + (r.rules.bonus if self.bonus and seen.bonus else 0)


def openings(r: Reading, heard: tuple[Glimpse, ...]) -> list[Opening]:
    """The glasses opened in this line, each with what it cost."""
    drinks = {seat: said == 1 for seat, said in enumerate(r.sight.announced)}
    hearts = list(r.sight.hearts)
    found: list[Opening] = []
    for place, glimpse in enumerate(heard):
        facts: Any = glimpse.facts
        if glimpse.kind in ("drank", "refused"):
            drinks[facts["seat"]] = glimpse.kind == "drank"
        elif glimpse.kind == "revealed":
            paid: Any = heard[place + 1].facts
            losers = tuple(paid.get("seats", ()))
            hearts = [left - (seat in losers) for seat, left in enumerate(hearts)]
            glass, bonus = LETTERS.index(facts["glass"]), "" if facts["bonus"] == "0" else facts["bonus"]
            told = (tuple(facts["cards"]), bonus, facts["verdict"], losers, tuple(hearts))
            found.append(Opening(facts["seat"], drinks[facts["seat"]], glass, *told))
    return found


def stage(r: Reading, glass: Opening, seen: Seen, turns: Row = ()) -> Html:
    """The glass with what has been seen of it; the cards at the places `turns` turn over now."""
    vessel = r.draw(
        "verre/stage.html#stage",
        round=r.sight.round,
        letter=LETTERS[glass.glass],
        seat=glass.seat,
        name=r.names[glass.seat],
        drunk=glass.drunk,
    )
    cards = [card(r, glass, place, seen, place in turns) for place in range(len(glass.cards))]
    verdict = fill(judgement(r, glass, seen), losses=joined(losses(r, glass)) if seen.losses else "")
    return fill(vessel, cards=joined(cards), judgement=verdict)


def card(r: Reading, glass: Opening, place: int, seen: Seen, turns: bool) -> Html:
    """A card of the glass, face down until it has been seen, and who poured it. It glides here from the glass."""
    number = r.sight.glasses[glass.glass][place]
    who, _ = pourers(r.rules, r.sight.wesley)[number]
    named = piece(r.sight.round, number, r.sight.faces[number], who == r.seat and r.seat is not None)
    caption = r.draw("verre/stage.html#caption", who=who, name=r.names[who] if who >= 0 else "")
    word = glass.cards[place] if place < seen.cards else ""
    return fill(r.draw("verre/stage.html#card", word=word, turns=turns), piece=named, caption=caption)


def judgement(r: Reading, glass: Opening, seen: Seen) -> Html:
    """The balance, tipped by what has been seen; the stamp and a dry word once the verdict is."""
    poison, antidote, doubled = glass.weighed(r, seen)
    return r.draw(
        "verre/stage.html#judgement",
        poison=poison,
        antidote=antidote,
        bonus=glass.bonus if seen.bonus else "",
        balance=halves(doubled),
        tilt=max(-STEEPEST, min(STEEPEST, doubled)),
        verdict=glass.verdict if seen.verdict else "",
        drunk=glass.drunk,
    )


def losses(r: Reading, glass: Opening) -> list[Html]:
    """Who loses a heart, and what is left."""
    if not glass.losers:
        return [r.draw("verre/stage.html#nobody")]
    counted, start = r.rules.end == "full_rotation", r.rules.hearts
    return [
        r.draw(
            "verre/stage.html#loss",
            seat=seat,
            name=r.names[seat],
            left=glass.hearts[seat],
            start=start,
            counted=counted,
        )
        for seat in glass.losers
    ]
