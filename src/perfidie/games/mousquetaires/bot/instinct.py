"""Instinct at Mousquetaires du Roy: quick answers to every step, and what a table promises both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from perfidie.engine import Action, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.games.mousquetaires.bot.beliefs import Chances, suspected
from perfidie.games.mousquetaires.bot.foresight import DECOYS, seen_table
from perfidie.games.mousquetaires.bot.judgement import chance, fall_soon, quest_to_go
from perfidie.games.mousquetaires.bot.milady import reflexes as milady
from perfidie.games.mousquetaires.bot.musketeers import reflexes as musketeers
from perfidie.games.mousquetaires.bot.shortlist import shortened
from perfidie.games.mousquetaires.rules.actions import ACCEPT, DRAW
from perfidie.games.mousquetaires.rules.box import BOX, INN
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps.milady import ChooseDestination
from perfidie.games.mousquetaires.rules.steps.musketeers import ChooseMusketeer
from perfidie.games.mousquetaires.rules.table import PHASE_II, Table
from perfidie.games.mousquetaires.sight.view import Sight

A_TURN, A_ROUND = 10, 100
"""In epochs."""


class MousquetairesInstinct(Instinct):
    """Judges a Musketeer's doings at the end of his turn, and where Milady hides at the end of the round."""

    horizon = A_TURN
    caution = 1.5
    explore = 1.5
    arguments: ClassVar[Mapping[str, Sign]] = {
        "quest": Sign(0.06),
        "health": Sign(0.01),
        "siege": Sign(0.4, percent=True),
        "cards": Sign(0.01),
        "delay": Sign(0.06),
        "treacheries": Sign(0.02),
        "fall": Sign(0.4, percent=True),
    }

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._suspected: tuple[View[Sight] | None, Chances] = (None, {})

    def move(self, s: Table, rng: Random) -> Action:
        step = s.agenda[-1]
        return ANSWERS[type(step).__name__](s, step, rng)

    def beginner(self, s: Table, rng: Random) -> Action:
        """Who has not learnt to plan does what lies at hand."""
        step = s.agenda[-1]
        name = type(step).__name__
        return (CARELESS.get(name) or ANSWERS[name])(s, step, rng)

    def epoch(self, s: Table) -> int:
        """Counts turns while Musketeers act.

        Where Milady hides and who acts next is judged when the round is over, what she plays before the Musketeers
        act when they begin: so these moments come late in the count of a round.
        """
        step = type(s.agenda[-1])
        if step is ChooseMusketeer or step is ChooseDestination:
            return A_ROUND * (s.round + 1) - A_TURN
        if s.phase < PHASE_II:
            return A_ROUND * (s.round + 1) - 2 * A_TURN
        turns = s.acted.bit_count()
        if turns and s.active < 0 and (s.phase > PHASE_II or not s.ready()):
            turns -= 1
        return A_ROUND * s.round + A_TURN * turns

    def value(self, s: Table) -> Shares:
        ours = chance(s)
        return tuple([1 - ours if seat == s.setup.milady else ours for seat in range(s.setup.seats)])

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        return shortened(view, legal, self._rules(view))

    def likelihood(self, view: View[Sight], world: Table) -> float:
        """Milady is rather where most tempts her, by what everybody sees."""
        if world.destination < 0 or view.table.destination or world.setup.automatic:
            return 1.0
        if self._suspected[0] is not view:
            sight = view.table
            seen = seen_table(view, self._rules(view))
            self._suspected = (view, suspected(seen, sight.treachery_count, sight.paris_count))
        return 0.01 + self._suspected[1][world.destination]

    def _rules(self, view: View[Sight]) -> Rules:
        rules = self.game.setup(view.seats, view.options)
        assert isinstance(rules, Rules)
        return rules

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        left, falls = quest_to_go(s), fall_soon(s)
        if s.winner:
            left, falls = (0.0, 0.0) if s.why == "quest" else (left, float(s.why == "rochelle"))
        if seat == s.setup.milady:
            return {"delay": left, "treacheries": float(len(s.treacheries)), "fall": falls}
        team = s.setup.team
        return {
            "quest": WHOLE_QUEST - left,
            "health": float(sum([s.health[hero] for hero in team])),
            "siege": 1 - falls,
            "cards": float(sum([sum(s.hands[hero]) for hero in team])),
        }

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        """Without notes: neither where Milady was found, nor where she was not, nor what she has played."""
        return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, past=(), excluded=(), played=()))


WHOLE_QUEST = DECOYS * INN.corridor_length + sum(item.wounds for stage in BOX.quest for item in stage.items)
ANSWERS: dict[str, Callable[[Table, Any, Random], Action]] = {
    "FirstParis": milady.paris,
    "Assign": milady.assign,
    "ChooseDestination": milady.destination,
    "PlayParis": milady.paris,
    "PlayTreachery": milady.treachery,
    "MiladyAtSiege": milady.at_siege,
    "MiladyAtRichelieus": milady.at_richelieus,
    "MiladyAtHome": milady.paris,
    "ChooseTarget": milady.target,
    "ChooseStart": musketeers.start,
    "ChooseMusketeer": musketeers.choose_musketeer,
    "Act": lambda s, step, rng: musketeers.act(s, rng),
    "Swap": lambda s, step, rng: musketeers.swap(s, step),
    "Consent": lambda s, step, rng: ACCEPT,
    "PayChallenge": musketeers.pay,
    "CommitCards": lambda s, step, rng: musketeers.commit(s),
    "ToledoBlade": lambda s, step, rng: musketeers.toledo(s),
    "Sacrifice": musketeers.sacrifice,
}


def any_of(s: Table, step: Any, rng: Random) -> Action:
    """Any choice."""
    chosen: Action = rng.choice(step.legal(s))
    return chosen


def hoard(s: Table, step: Any, rng: Random) -> Action:
    """Another Treachery as long as there is room for it; then any."""
    legal = step.legal(s)
    return DRAW if DRAW in legal else rng.choice(legal)


CARELESS: dict[str, Callable[[Table, Any, Random], Action]] = {
    "Act": lambda s, step, rng: musketeers.act_carelessly(s, rng),
    "CommitCards": any_of,
    "ChooseDestination": any_of,
    "PlayTreachery": hoard,
    "ChooseTarget": any_of,
}
"""What a beginner does who keeps no notes: the next best thing, without counting."""
