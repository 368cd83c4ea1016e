"""The instinct of a charlatan: quick habits, and what a table at the end of a potion or of a round promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from random import Random
from typing import ClassVar

from perfidie.engine import Action, View
from perfidie.engine.instinct import Instinct, Shares, Sign, Words
from perfidie.games.charlatans.actions import DRAW, END_BUY, OFFER, STOP
from perfidie.games.charlatans.box import CHIP, LAST_WHITE, SIGN, VALUE
from perfidie.games.charlatans.daring import counted, risk
from perfidie.games.charlatans.habits import HABITS
from perfidie.games.charlatans.judgement import by_chip, chance, potions_left
from perfidie.games.charlatans.knowledge import table_of
from perfidie.games.charlatans.steps.trade import MakeOffer
from perfidie.games.charlatans.table import Table
from perfidie.games.charlatans.view import Sight
from perfidie.games.charlatans.worth import best_offers

THOUGHT = 5
"""So many offers, and so many chips to buy, are worth a thought."""


class Own(Instinct):
    """Potions are thought to their end, purchases to the beginning of the next round, the last round to the end."""

    horizon = 1
    arguments: ClassVar[Mapping[str, Sign]] = {
        "cured": Sign(0.15),
        "intact": Sign(0.05, percent=True),
        "steps": Sign(0.01),
        "gold": Sign(0.015),
        "bag": Sign(0.02),
    }

    def move(self, s: Table, rng: Random) -> Action:
        """By habit; nothing is hidden at this table, so there is nothing a habit could see that its seat does not."""
        step = s.agenda[-1]
        return HABITS[type(step).__name__](s, step, rng)

    def epoch(self, s: Table) -> int:
        """Two a round: potions, and what follows them (trade and purchases)."""
        return 2 * s.round + (bool(s.offer) or type(s.agenda[-1]) is MakeOffer)

    def value(self, s: Table) -> Shares:
        blue = chance(s)
        return blue, 1 - blue

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """Nobody stops while no chip can explode; of the offers and of the chips for sale, the best few."""
        assert view.seat is not None
        if view.step == "Brew" and DRAW.words in legal:
            s = table_of(view)
            if risk(s, view.seat, counted(s.bags[view.seat])[0]) == 0.0:
                return [words for words in legal if words != STOP.words]
        if view.step == "MakeOffer":
            return [OFFER[offer].words for offer in best_offers(table_of(view), view.seat)[:THOUGHT]]
        if view.step == "BuyChips":
            s = table_of(view)
            worths = by_chip(s.pages, potions_left(s))
            chips = [words for words in legal if words != END_BUY.words]
            return nlargest(THOUGHT, chips, key=lambda words: worths[CHIP[words[1]]])
        return legal

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        """Patients, the potion, the way of the one on the path, the purse and the bag."""
        own = s.bags[seat] + s.flask(seat) + s.bought[seat] + s.aside[seat]
        return {
            "cured": float(s.cured[seat]),
            "intact": 1.0 - s.exploded[seat],
            "steps": float(s.patient * SIGN[seat]),
            "gold": float(s.gold[seat]),
            "bag": float(sum([VALUE[chip] for chip in own if chip > LAST_WHITE])),
        }
