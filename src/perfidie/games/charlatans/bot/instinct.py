"""The instinct of a charlatan: quick habits, and what a table at the end of a potion or of a round promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from perfidie.engine import Action, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.games.charlatans.bot.foresight import Foresight
from perfidie.games.charlatans.bot.greedy import shopping
from perfidie.games.charlatans.bot.judgement import chance
from perfidie.games.charlatans.bot.odds import counted, risk
from perfidie.games.charlatans.bot.reflexes import HABITS
from perfidie.games.charlatans.rules.actions import DRAW, END_BUY, OFFER, STOP
from perfidie.games.charlatans.rules.box import CHIP, LAST_WHITE, SIGN, VALUE, chips
from perfidie.games.charlatans.rules.steps.trade import MakeOffer
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.knowledge import table_of
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.sight.worth import best_offers

THOUGHT = 8
"""So many offers are worth a thought."""
LAST_SLOPE, FLATTER, LEAST_SLOPE = 0.05, 0.005, 0.01
"""What a step ahead adds to the log odds in the last round, and how much less with each round to come; chosen so that
luck, taken out by it, left the scores of 500 games between players by rules of thumb varying least."""
MOST_AHEAD = 30.0


class DuelInstinct(Instinct):
    """Each phase of a round is thought to its end, the last round to the end of the game."""

    horizon = 1
    caution = 1.5
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
        return HABITS[type(step)](s, step, rng)

    def epoch(self, s: Table) -> int:
        """Three a round: potions, trade and purchases."""
        return 3 * s.round + (bool(s.offer) or type(s.agenda[-1]) is MakeOffer) + (len(s.past) >= s.round > 0)

    def value(self, s: Table) -> Shares:
        blue = chance(s)
        return blue, 1 - blue

    def glance(self, s: Table) -> Shares:
        """By foresight, which knows what a potion that is being brewed will bring."""
        potions = s.setup.rounds - s.round
        slope = max(LEAST_SLOPE, LAST_SLOPE - FLATTER * potions)
        ahead = slope * (Foresight(s, 0).value(s) - Foresight(s, 1).value(s)) / 2
        blue = 1 / (1 + exp(-max(-MOST_AHEAD, min(MOST_AHEAD, ahead))))
        return blue, 1 - blue

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """Nobody stops while no chip can explode; of the offers the best few, of the chips the best purchase."""
        assert view.seat is not None
        if view.step == "Brew" and DRAW.words in legal:
            s = table_of(view)
            if risk(s, view.seat, counted(s.bags[view.seat])[0]) == 0.0:
                return [words for words in legal if words != STOP.words]
        if view.step == "MakeOffer":
            return [OFFER[offer].words for offer in best_offers(table_of(view), view.seat)[:THOUGHT]]
        if view.step == "BuyChips":
            plan = shopping(table_of(view), view.seat)
            return [words for words in legal if words[-1] in chips(tuple(plan))] or [END_BUY.words]
        return legal

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        """No bag is counted: of the chips out of sight it is known how many are whose, not which."""
        sides = view.table.sides
        pool = [name for side in sides for name in side.bag]
        rng.shuffle(pool)
        mine = len(sides[0].bag)
        bags = [tuple(sorted(bag, key=CHIP.__getitem__)) for bag in (pool[:mine], pool[mine:])]
        dealt = [replace(side, bag=bag) for side, bag in zip(sides, bags, strict=True)]
        return replace(view, table=replace(view.table, sides=tuple(dealt)))

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
