"""Instinct at the Council of Verona: habits for the playouts, and what the points made so far promise.

Every round begins anew with all cards and tokens, so a world is judged where a round ends: what remains of it then is
points, and who begins the rounds to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from math import exp, sqrt
from random import Random
from typing import ClassVar

from perfidie.engine import Action, View
from perfidie.engine.instinct import Instinct, Shares, Sign, Words
from perfidie.games.verona.habits import SCORES, offered
from perfidie.games.verona.table import Table
from perfidie.games.verona.view import Sight

WAVER = {
    "DraftCard": 1.5, "Exchange": 2.0, "PlayCard": 2.0, "Banish": 0.6, "Recall": 0.6, "SwapTokens": 0.6,
    "LookAtTokens": 0.5, "CopyCapulet": 2.0, "CopyMontague": 2.0, "PlaceToken": 1.5, "PlaceLastToken": 0.4,
}  # fmt: skip
"""By step: how far instinct may stray from the best score, so that it does not always do the same."""
THOUGHT = {
    "DraftCard": 4, "Exchange": 4, "PlayCard": 8, "Banish": 8, "Recall": 8, "SwapTokens": 8, "LookAtTokens": 3,
    "CopyCapulet": 4, "CopyMontague": 4, "PlaceToken": 8, "PlaceLastToken": 8,
}  # fmt: skip
"""By step: how many choices are worth a thought."""
SPREAD = {2: 4.0, 3: 3.0, 4: 2.4, 5: 2.0}
"""By seats: so many points ahead, with one round to come, multiply the odds of the match by e."""
LAST_WORD = {False: 3.0, True: 1.8}
"""What it brings in points to play last in a round rather than first, without and with Poison."""


class Own(Instinct):
    horizon = 1
    arguments: ClassVar[Mapping[str, Sign]] = {}

    def move(self, s: Table, rng: Random) -> Action:
        """The best by habit, give or take a little."""
        step = s.agenda[-1]
        name, seat, random = type(step).__name__, step.seat, rng.random
        choices = offered(s, seat, rng)
        waver, best, most = WAVER[name], choices[0], -1e9
        for action, score in zip(choices, SCORES[name](s, seat, choices), strict=True):
            score += waver * random()
            if score > most:
                best, most = action, score
        return best

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """The best by habit; what the habits look at is the same in all worlds that this seat can imagine."""
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
        """By the points so far, and by who has the last word in the rounds to come."""
        rules = s.setup
        seats, to_come = rules.seats, rules.rounds - len(s.closed)
        hopes = [0.0] * seats
        last_word = LAST_WORD[rules.poison] / (seats - 1)
        for row in s.scores:
            for seat, score in enumerate(row):
                hopes[seat] += score
        for start in range(s.first, s.first + to_come):
            for seat in range(seats):
                hopes[seat] += last_word * ((seat - start) % seats)
        scale, most = SPREAD[seats] * sqrt(to_come), max(hopes)
        odds = [exp((hope - most) / scale) for hope in hopes]
        total = sum(odds)
        return tuple([odd / total for odd in odds])
