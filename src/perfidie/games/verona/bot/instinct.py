"""Instinct at the Council of Verona: reflexes in the playouts, and worlds judged by the points made so far.

Every round begins anew with all cards and tokens, so a world is judged where a round ends: what remains of it then is
points, and who begins the rounds to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from random import Random
from typing import ClassVar

from perfidie.engine import Action, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.games.verona.bot.judgement import promised, told_by_the_last_round
from perfidie.games.verona.bot.likelihood import likelihood
from perfidie.games.verona.bot.memory import forget
from perfidie.games.verona.bot.quick import QUICK
from perfidie.games.verona.bot.reflexes import SCORES, WAVER, offered
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import Sight

THOUGHT = {
    "DraftCard": 4, "Exchange": 4, "PlayCard": 8, "Banish": 8, "Recall": 8, "SwapTokens": 8, "LookAtTokens": 3,
    "CopyCapulet": 4, "CopyMontague": 4, "PlaceToken": 8, "PlaceLastToken": 8,
}  # fmt: skip
"""By step: how many choices are worth a thought."""


class VeronaInstinct(Instinct):
    """What search asks for at the Council of Verona."""

    horizon = 1
    at_chance = True
    caution = 1.2
    drawn = 6
    arguments: ClassVar[Mapping[str, Sign]] = {
        "points": Sign(0.03),
        "round": Sign(0.25, percent=True),
        "best_bet": Sign(0.15, percent=True),
        "bets": Sign(0.06),
        "spoiled": Sign(0.15, percent=True),
    }

    def move(self, s: Table, rng: Random) -> Action:
        """The best by reflex, give or take a little."""
        step = s.agenda[-1]
        quick = QUICK.get(step.__class__)
        if quick is not None:
            return quick(s, step.seat, rng)
        name, seat, random = step.__class__.__name__, step.seat, rng.random
        choices = offered(s, seat, rng)
        waver, best, most = WAVER[name], choices[0], -1e9
        for action, score in zip(choices, SCORES[name](s, seat, choices), strict=True):
            score += waver * random()
            if score > most:
                best, most = action, score
        return best

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """The best by reflex; what the reflexes look at is the same in all worlds that this seat can imagine."""
        count = THOUGHT[view.step]
        if len(legal) <= count:
            return legal
        assert view.seat is not None
        world = self.game.imagine(view, Random(0))
        parse = self.game.vocabulary.parse
        scores = SCORES[view.step](world, view.seat, [parse(words) for words in legal])
        return [legal[place] for place in nlargest(count, range(len(legal)), key=scores.__getitem__)]

    def epoch(self, s: Table) -> int:
        return len(s.closed)

    def value(self, s: Table) -> Shares:
        return promised(s)

    def likelihood(self, view: View[Sight], world: Table) -> float:
        return likelihood(view, world)

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        rules = self.game.setup(view.seats, view.options)
        assert isinstance(rules, Rules)
        return forget(view, rules, rng)

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        return told_by_the_last_round(s, seat)
