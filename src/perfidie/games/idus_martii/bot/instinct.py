"""The instinct of an Idus Martii player: play on by the manners of each side, judge a table by its foresight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from msgspec import structs

from perfidie.engine import Action, Game, View, once_for_a_view
from perfidie.engine.instinct import Instinct, Shares, Sign
from perfidie.games.idus_martii.bot.foresight import Chances
from perfidie.games.idus_martii.bot.greedy import Thought
from perfidie.games.idus_martii.bot.greedy import hand_out as hand_out_worth
from perfidie.games.idus_martii.bot.judgement import shares, signs
from perfidie.games.idus_martii.bot.likelihood import Suspicion
from perfidie.games.idus_martii.bot.reflexes import Manners, etiquette, hands_of
from perfidie.games.idus_martii.rules.actions import ASSIGN, DISCARD, FORCE, KEEP, LOOK, SWAP, VOTE
from perfidie.games.idus_martii.rules.box import ADVANCES
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.knowledge import UNKNOWN
from perfidie.games.idus_martii.sight.view import Sight

Words = tuple[str, ...]
DOUBT = 0.9
"""How far off a Consul or a Praetor may be in judging the others' sides, where friend and rival differ by 2."""
HIDES = 0.4
"""How often a beginner votes by lot, so that nobody may read his side from it, and is proud of the ruse."""
CANDIDATES = 8
"""Of all the ways to hand out the roles, so many are worth a thought."""


class IdusInstinct(Instinct):
    """The quick player sees which way the table truly leans, but whose card he looks at and whom he names he guesses.

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
        return MOVES[type(s.agenda[-1]).__name__](s, s.agenda[-1].seat, rng)

    def beginner(self, s: Table, rng: Random) -> Action:
        """He votes the colour of one of his cards, however near the limit, or hides; all the rest he guesses."""
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
        return sorted(
            legal, key=hand_out_worth(Thought(view, self.game.setup(view.seats, view.options))), reverse=True
        )[:CANDIDATES]

    def epoch(self, s: Table) -> int:
        """Every turn counts."""
        return len(s.past)

    def value(self, s: Table) -> Shares:
        return shares(s)

    def likelihood(self, view: View[Sight], world: Table) -> float:
        """Of all that the others did, if this world is the true one."""
        return self.suspicion(view, world.setup).likelihood(world)

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        return signs(s, seat)

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        """Who keeps no notes remembers the tallies of past turns, but neither his own cards nor those he saw."""
        turns = [
            structs.replace(turn, placed=UNKNOWN, counted=UNKNOWN) if turn.tally else turn for turn in view.table.turns
        ]
        return structs.replace(view, table=structs.replace(view.table, turns=tuple(turns)))


# Moves


def manners_of(s: Table, seat: int) -> tuple[Manners, int]:
    """What this seat's like do on this turn, and the hand it holds."""
    mood = etiquette(s.setup).mood(s.dealt, s.kept, (*s.tokens, len(s.past)))
    return mood.manners(seat), mood.hands[seat]


def drawn(chances: Chances, rng: Random) -> int:
    left = rng.random()
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return max(range(len(chances)), key=chances.__getitem__)


def vote(s: Table, seat: int, rng: Random) -> Action:
    manners, hand = manners_of(s, seat)
    return VOTE[drawn(manners.votes[hand], rng)]


def look(s: Table, seat: int, rng: Random) -> Action:
    """At the card of whom he thinks less of a friend."""
    manners, hand = manners_of(s, seat)
    first, second = s.aediles
    near = closeness(s, manners, hand)
    return LOOK[first if near(first) + DOUBT * rng.gauss(0, 1) < near(second) else second]


def veto(s: Table, seat: int, rng: Random) -> Action:
    legal = s.agenda[-1].legal(s)
    if len(legal) == 1:
        return KEEP
    manners, hand = manners_of(s, seat)
    return FORCE if rng.random() < manners.forces[hand][s.placed[s.looked]] else KEEP


def replace(s: Table, seat: int, rng: Random) -> Action:
    manners, hand = manners_of(s, seat)
    return SWAP[drawn(manners.swaps[hand][s.placed[s.looked]], rng)]


def choose_side(s: Table, seat: int, rng: Random) -> Action:
    first, second = s.dealt[seat]
    if first == second:
        return DISCARD[first]
    manners, hand = manners_of(s, seat)
    return DISCARD[second if rng.random() < manners.sides[hand] else first]


def hand_out(s: Table, seat: int, rng: Random) -> Action:
    """Aediles and a Praetor whom he takes for friends."""
    manners, hand = manners_of(s, seat)
    near = closeness(s, manners, hand)
    others = [other for other in range(s.setup.seats) if other != seat]
    felt = {other: near(other) + DOUBT * rng.gauss(0, 1) for other in others}
    others.sort(key=felt.__getitem__, reverse=True)
    repeats, pair = s.setup.repeating, []
    for other in others:
        if other in s.aediles:
            if not repeats:
                continue
            repeats -= 1
        pair.append(other)
        if len(pair) == 2:
            break
    praetor = next(other for other in others if other not in pair and other != s.praetor)
    return ASSIGN[praetor, (min(pair), max(pair))]


def closeness(s: Table, manners: Manners, hand: int) -> Callable[[int], float]:
    """How much another seat wants what the holder of this hand wants: 1 for a friend, -1 for a rival."""
    lean_of, hands = manners.lean_of, hands_of(s.dealt, s.kept)
    mine = lean_of[hand]
    return lambda seat: mine * lean_of[hands[seat]]


MOVES: dict[str, Callable[[Table, int, Random], Action]] = {
    "HandOutRoles": hand_out,
    "Vote": vote,
    "LookAtVote": look,
    "Veto": veto,
    "ReplaceVote": replace,
    "ChooseSide": choose_side,
}
