"""The instinct of an Idus Martii player: play on by the manners of each side, judge a table by its foresight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from perfidie.engine import Action, View
from perfidie.engine.instinct import Instinct
from perfidie.games.idus_martii.actions import ASSIGN, DISCARD, FORCE, KEEP, LOOK, SWAP, VOTE
from perfidie.games.idus_martii.box import YELLOW, Row
from perfidie.games.idus_martii.foresight import Chances, Position, tallied
from perfidie.games.idus_martii.manners import Manners, etiquette, hands_of
from perfidie.games.idus_martii.table import FORCED, UNCHOSEN, Closed, Table
from perfidie.games.idus_martii.view import Sight

STRANGERS = 0.15
"""How often, in past turns, somebody did anything at all, be it because he plays differently."""
DOUBT = 0.9
"""How far off a Consul or a Praetor may be in judging the others' sides, where friend and rival differ by 2."""


class Own(Instinct):
    """The quick player sees which way the table truly leans, but whose card he looks at and whom he names he guesses.

    The lean stands for what attentive players have learnt from the votes.
    """

    horizon = 0
    drawn = 4

    # Playing on

    def move(self, s: Table, rng: Random) -> Action:
        return MOVES[type(s.agenda[-1]).__name__](s, s.agenda[-1].seat, rng)

    # Judging

    def epoch(self, s: Table) -> int:
        return len(s.past)

    # Believing

    def likelihood(self, view: View[Sight], world: Table) -> float:
        """Of the past votes, vetoes and sides of the others, as this world has them."""
        rules = world.setup
        customs, me = etiquette(rules), view.seat
        chosen = [UNCHOSEN] * rules.seats
        position, likely = (0, 0, 0), 1.0
        for turn in world.past:
            hands = hands_of(world.dealt, tuple(chosen))
            manners = customs.manners(customs.lean(hands, position), position)
            likely *= acts(manners, hands, turn, me, position[2] >= rules.seats and rules.force == "aedile_choice")
            position = tallied(position, *turn[-1])
            consul = turn[0]
            if position[2] > 1 and world.kept[consul] != UNCHOSEN and chosen[consul] == UNCHOSEN:
                chosen[consul] = kept = world.kept[consul]
                first, second = world.dealt[consul]
                if consul != me and first != second:
                    often = customs.manners(customs.lean(hands, position), position).sides[hands[consul]]
                    likely *= perhaps(often if kept == first else 1 - often, 2)
        return likely


def perhaps(chance: float, choices: int) -> float:
    """The chance of a past choice, if he may also be somebody who plays differently."""
    return (1 - STRANGERS) * chance + STRANGERS / choices


def acts(manners: Manners, hands: Row, turn: Closed, me: int | None, free: bool) -> float:
    """How likely the Aediles placed these cards, and the Praetor answered so."""
    _, praetor, aediles, looked, answer, placed, counted = turn
    likely = 1.0
    for place, aedile in enumerate(aediles):
        if aedile == me:
            continue
        votes = manners.votes[hands[aedile]]
        likely *= perhaps(votes[placed[place]], len(votes))
        if placed[place] != counted[place] and (free or placed[place] == YELLOW):
            likely *= perhaps(manners.swaps[hands[aedile]][placed[place]][counted[place]], 2)
    if praetor != me and placed[looked] != YELLOW:
        forces = manners.forces[hands[praetor]][placed[looked]]
        likely *= perhaps(forces if answer == FORCED else 1 - forces, 2)
    return likely


# Moves


def manners_of(s: Table, seat: int) -> tuple[Manners, int]:
    """What this seat's like do on this turn, and the hand it holds."""
    customs, hands = etiquette(s.setup), hands_of(s.dealt, s.kept)
    position: Position = (*s.tokens, len(s.past))  # type: ignore[assignment]
    return customs.manners(customs.lean(hands, position, seat), position), hands[seat]


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
