"""Instinct at the poisoned glass: what search asks for about a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from random import Random
from typing import Any, ClassVar

from perfidie.engine import Game, once_for_a_view
from perfidie.engine.action import Action, Words
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.engine.view import View
from perfidie.games.verre.bot.judgement import promise
from perfidie.games.verre.bot.likelihood import Reading
from perfidie.games.verre.bot.memory import forgotten
from perfidie.games.verre.bot.odds import pour_worths, roles_of
from perfidie.games.verre.bot.reflexes import reflex, sight, swap_worths
from perfidie.games.verre.rules.actions import END_TURN, POUR
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight.view import Sight

LOOKED_AT = 3
"""So many pours, or swaps, are worth a thought."""


class GlassInstinct(Instinct):
    """A round is short: worlds are judged when it is over, by the hearts and by who will be Wesley."""

    horizon = 1
    at_chance = True
    caution = 0.6
    explore = 1.1
    drawn = 8

    arguments: ClassVar[Mapping[str, Sign]] = {
        "hearts": Sign(0.15),
        "rivals": Sign(0.15),
        "lead": Sign(0.12),
        "first": Sign(0.3, percent=True),
    }

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self.reading = once_for_a_view(Reading)

    def move(self, s: Table, rng: Random) -> Action:
        return reflex(s, rng)

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """Vizzini keeps his power until the last card is poured; of pours and swaps, those that look best at a glance.

        There are many of them and they differ by little: who tried them all would take one that was merely lucky.
        """
        table = view.table
        if view.step == "SwapOrEndTurn" and any(table.hand_sizes):
            return [END_TURN.words]
        if view.step not in ("PourCard", "SwapOrEndTurn"):
            return legal
        assert view.seat is not None
        s = self.game.imagine(view, Random(0))
        role = roles_of(s.setup)[s.wesley][view.seat]
        seen = sight(s, role)
        if view.step == "SwapOrEndTurn":
            swaps = sorted(swap_worths(s, role, seen), key=itemgetter(0), reverse=True)
            return [END_TURN.words, *[use.words for _, use in swaps[:LOOKED_AT]]]
        worths = pour_worths(role, seen, s.glasses, s.hands[view.seat])
        worths.sort(reverse=True)
        return [POUR[card][glass].words for _, card, glass in worths[:LOOKED_AT]]

    def epoch(self, s: Table) -> int:
        return s.round

    def value(self, s: Table) -> Shares:
        return promise(s.setup, s.hearts, s.wesley, 0, s.round)

    def likelihood(self, view: View[Sight], world: Table) -> float:
        return self.reading(view, world).plausibility(world) if world.faces else 1.0

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        """The hearts once the round is over."""
        mine, rivals = s.hearts[seat], [s.hearts[other] for other in s.setup.others[seat]]
        return {
            "hearts": float(mine),
            "rivals": s.setup.hearts - sum(rivals) / len(rivals),
            "lead": float(mine - max(rivals)),
            "first": float(mine >= max(rivals)),
        }

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        return forgotten(view, rng)
