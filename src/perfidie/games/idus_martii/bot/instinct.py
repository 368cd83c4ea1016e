"""Instinct at Idus Martii: what search asks for about a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from perfidie.engine import Action, Claim, Game, View, once_for_a_view
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.games.idus_martii.bot.beliefs import Belief
from perfidie.games.idus_martii.bot.greedy import Thought, hand_out
from perfidie.games.idus_martii.bot.judgement import shares, signs
from perfidie.games.idus_martii.bot.likelihood import Suspicion
from perfidie.games.idus_martii.bot.reflexes import REFLEXES
from perfidie.games.idus_martii.rules.actions import SWAP, VOTE
from perfidie.games.idus_martii.rules.box import ADVANCES, FACTION
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.view import Sight, without_notes

HIDES = 0.4
"""How often a beginner votes by lot, so that nobody may read their side from it, and is proud of the ruse."""
CANDIDATES = 8
"""Of all the ways to hand out the roles, so many are worth a thought."""


class IdusInstinct(Instinct):
    """The quick player sees which way the table truly leans, but whose card they look at and whom they name they guess.

    The lean stands for what attentive players have learnt from the votes.
    """

    horizon = 1
    explore = 4.0
    caution = 2.0
    drawn = 6
    arguments: ClassVar[Mapping[str, Sign]] = {
        "lead": Sign(0.05),
        "gap": Sign(0.05),
        "room": Sign(0.01),
        "rival": Sign(0.6, percent=True),
        "close": Sign(0.8, percent=True),
    }

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self.suspicion = once_for_a_view(Suspicion)

    def move(self, s: Table, rng: Random) -> Action:
        return REFLEXES[type(s.agenda[-1]).__name__](s, s.agenda[-1].seat, rng)

    def beginner(self, s: Table, rng: Random) -> Action:
        """They vote the colour of one of their cards, however near the limit, or hide; all the rest they guess."""
        step = s.agenda[-1]
        legal: list[Action] = step.legal(s)
        side = s.kept[step.seat]
        wanted = ADVANCES.index(side if side != UNCHOSEN else s.dealt[step.seat][int(rng.random() * 2)])
        mine = {"Vote": VOTE, "ReplaceVote": SWAP}.get(type(step).__name__)
        if mine is not None and mine[wanted] in legal and rng.random() > HIDES:
            return mine[wanted]
        return legal[int(rng.random() * len(legal))]

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """The Aediles and the Praetor who look best at first sight."""
        if view.step != "HandOutRoles" or len(legal) <= CANDIDATES:
            return legal
        worth = hand_out(Thought(view, self.game.setup(view.seats, view.options)))
        return sorted(legal, key=worth, reverse=True)[:CANDIDATES]

    def epoch(self, s: Table) -> int:
        """Every turn counts."""
        return len(s.past)

    def value(self, s: Table) -> Shares:
        return shares(s)

    def likelihood(self, view: View[Sight], world: Table) -> float:
        """Of all that the others did, if this world is the true one."""
        return self.suspicion(view, world.setup).likelihood(world)

    def credit(self, view: View[Sight], claim: Claim) -> float | None:
        """Of somebody's side, told by themselves or by another, as the rules of thumb weigh words beside deeds."""
        verb, *words = claim.words
        if verb not in ("faction", "accuse"):
            return None
        about = claim.seat if verb == "faction" else int(words[0])
        rules: Any = self.game.setup(view.seats, view.options)
        if view.seat is None or about == view.seat:
            return None
        return Belief(view, rules, view.seat).sides(about)[FACTION[words[-1]]]

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        return signs(s, seat)

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        return without_notes(view)
