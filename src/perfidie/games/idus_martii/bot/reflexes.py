"""How senators of each side behave at a table whose true sides one knows: quick tables for playing on by instinct.

They want what the sensible player wants, counted by the same foresight, but ask only where the tokens stand, which
way the table leans and which sides are still open to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, floor
from random import Random

from perfidie.engine import Action
from perfidie.games.idus_martii.bot.foresight import HANDS, LEANS, TWICE, Chances, Position, foresight, tallied
from perfidie.games.idus_martii.rules.actions import ASSIGN, DISCARD, FORCE, KEEP, LOOK, SWAP, VOTE
from perfidie.games.idus_martii.rules.box import LOYAL, OTHER, TRAITOR, YELLOW, Colour, Row, Rows
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import NOBODY, UNCHOSEN, Table

RESOLVE = 250.0
"""How surely a senator does what helps their side: the odds of two choices grow as exp(RESOLVE x difference)."""
WHIM = 0.14
"""How often they do anything at all."""
DOUBT = 0.9
"""How far off a Consul or a Praetor may be in judging the others' sides, where friend and rival differ by 2."""
MOODS = 5000
"""So many are remembered."""
HAND = {pair: hand for hand, pair in enumerate(HANDS)}
PLEDGED = {LOYAL: 1, TRAITOR: -1}
"""By faction: which way its member makes the table lean."""


class Manners:
    """What senators do on one turn, by the hand they hold; who has chosen a side holds it twice."""

    __slots__ = ("chances", "forces", "lean_of", "sides", "swaps", "votes")

    def __init__(self, rules: Rules, lean: int, position: Position) -> None:
        future = foresight(rules, lean)
        self.chances = future.chances(position)
        self.sides = tuple([self._side(first, second) for first, second in HANDS])
        """By hand: how likely they keep the first of their two cards."""
        self.lean_of = tuple(
            [
                PLEDGED.get(first, 0) * keeps + PLEDGED.get(second, 0) * (1 - keeps)
                for (first, second), keeps in zip(HANDS, self.sides, strict=True)
            ]
        )
        if position[2] >= rules.turns or max(position[:2]) > rules.limit:
            return
        colours, voters = future.open(position), future.voters(position)
        after = [[future.chances(tallied(position, mine, other)) for other in colours] for mine in colours]
        gains = [
            [
                sum([often * max(each[first], each[second]) for often, each in zip(voters, row, strict=True)])
                for row in after
            ]
            for first, second in HANDS
        ]
        self.votes = tuple([cast(gain) for gain in gains])
        """By hand, by colour: how likely they cast it."""
        self.swaps = tuple([tuple([instead(gain, colour) for colour in colours]) for gain in gains])
        """By hand, by the colour they must exchange, by colour: how likely they take it instead."""
        self.forces = tuple([tuple([forced(rules, gain, colour) for colour in colours]) for gain in gains])
        """By hand, by colour: how likely a Praetor who sees it forces the exchange."""

    def _side(self, first: int, second: int) -> float:
        return 0.5 if first == second else preferred([self.chances[first], self.chances[second]])[0]


def preferred(gains: list[float]) -> list[float]:
    """How likely each of these is chosen by somebody to whom they are worth so much."""
    best = max(gains)
    weights = [exp(RESOLVE * (gain - best)) for gain in gains]
    scale, whim = (1 - WHIM) / sum(weights), WHIM / len(gains)
    return [scale * weight + whim for weight in weights]


def cast(gains: list[float]) -> Chances:
    """A yellow card is exchanged whenever the Praetor looks at it: every other time."""
    if len(gains) > len(OTHER):
        gains = [*gains[:YELLOW], (gains[YELLOW] + max(gains[:YELLOW])) / 2]
    return tuple(preferred(gains))


def instead(gains: list[float], colour: Colour) -> Chances:
    """By colour: how likely it is taken instead of a card that must be exchanged."""
    others = [other for other in range(len(gains)) if other != colour]
    found = [0.0] * len(gains)
    for other, chance in zip(others, preferred([gains[other] for other in others]), strict=True):
        found[other] = chance
    return tuple(found)


def forced(rules: Rules, gains: list[float], colour: Colour) -> float:
    """How likely a Praetor to whom colours are worth so much forces this one away."""
    second = len(gains) > len(OTHER)
    if colour == YELLOW or (second and rules.force == "yellow_only"):
        return 0.0
    if second and rules.force == "aedile_choice":
        others = [gain for other, gain in enumerate(gains) if other != colour]
        return preferred([gains[colour], sum(others) / len(others)])[1]
    return preferred([gains[colour], gains[OTHER[colour]]])[1]


class Etiquette:
    """The manners of one table, by the way it leans and the position, each thought through once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._known: dict[Position, list[Manners | None]] = {}
        self._moods: dict[tuple[Rows, Row, tuple[int, ...]], Mood] = {}

    def manners(self, lean: int, position: Position) -> Manners:
        """What they do in this position where the table leans this way."""
        by_lean = self._known.get(position)
        if by_lean is None:
            by_lean = self._known[position] = [None] * (2 * LEANS + 1)
        found = by_lean[lean + LEANS]
        if found is None:
            found = by_lean[lean + LEANS] = Manners(self.rules, lean, position)
        return found

    def lean(self, hands: Sequence[int], position: Position, but: int = NOBODY) -> int:
        """Which way a table of these hands leans, for somebody who does not count themselves."""
        lean_of = self.manners(0, position).lean_of
        total = sum([lean_of[hand] for hand in hands])
        seats = len(hands)
        if but >= 0:
            total -= lean_of[hands[but]]
            seats -= 1
        return degrees(total / seats)

    def mood(self, dealt: Rows, kept: Row, position: tuple[int, ...]) -> Mood:
        """Asked several times on every turn of a playout: the last ones are remembered."""
        key = (dealt, kept, position)
        found = self._moods.get(key)
        if found is None:
            if len(self._moods) > MOODS:
                self._moods.clear()
            found = self._moods[key] = Mood(self, hands_of(dealt, kept), position)  # type: ignore[arg-type]
        return found

    def chances(self, hands: Sequence[int], position: Position) -> Chances:
        """By faction: how likely it wins if a table of these hands goes on from here, between two leans."""
        lean_of = self.manners(0, position).lean_of
        lean = sum([lean_of[hand] for hand in hands]) / len(hands) * (LEANS + 1)
        low = max(-LEANS, min(LEANS - 1, floor(lean)))
        part = min(1.0, max(0.0, lean - low))
        less, more = self.manners(low, position).chances, self.manners(low + 1, position).chances
        return tuple([(1 - part) * a + part * b for a, b in zip(less, more, strict=True)])


class Mood:
    """A table at one moment: everybody's hands, and what each of them does."""

    __slots__ = ("customs", "hands", "lean_of", "others", "position", "total")

    def __init__(self, customs: Etiquette, hands: Row, position: Position) -> None:
        self.customs, self.hands, self.position = customs, hands, position
        self.lean_of = customs.manners(0, position).lean_of
        self.total = sum([self.lean_of[hand] for hand in hands])
        self.others = len(hands) - 1

    def manners(self, seat: int) -> Manners:
        """Of this seat, by the way the others lean."""
        total = self.total - self.lean_of[self.hands[seat]]
        return self.customs.manners(degrees(total / self.others), self.position)


def degrees(lean: float) -> int:
    """A lean between -1 and 1, in the degrees of foresight."""
    nearest = round(lean * (LEANS + 1))
    return nearest if -LEANS <= nearest <= LEANS else LEANS if nearest > 0 else -LEANS


def hands_of(dealt: Rows, kept: Row) -> Row:
    """By seat: the hand it holds."""
    return tuple(
        [HAND[cards] if side == UNCHOSEN else TWICE[side] for cards, side in zip(dealt, kept, strict=True)]  # type: ignore[index]
    )


@lru_cache(maxsize=64)
def etiquette(rules: Rules) -> Etiquette:
    """The etiquette of this table, made once."""
    return Etiquette(rules)


# Moves


def manners_of(s: Table, seat: int) -> tuple[Manners, int]:
    """What this seat's like do on this turn, and the hand it holds."""
    mood = etiquette(s.setup).mood(s.dealt, s.kept, (*s.tokens, len(s.past)))
    return mood.manners(seat), mood.hands[seat]


def drawn(chances: Chances, rng: Random) -> int:
    """One of several choices, drawn by its chance."""
    left = rng.random()
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return max(range(len(chances)), key=chances.__getitem__)


def vote(s: Table, seat: int, rng: Random) -> Action:
    """The colour that senators of this hand cast."""
    manners, hand = manners_of(s, seat)
    return VOTE[drawn(manners.votes[hand], rng)]


def look(s: Table, seat: int, rng: Random) -> Action:
    """At the card of whom they think less of a friend."""
    manners, hand = manners_of(s, seat)
    first, second = s.aediles
    near = closeness(s, manners, hand)
    return LOOK[first if near(first) + DOUBT * rng.gauss(0, 1) < near(second) else second]


def veto(s: Table, seat: int, rng: Random) -> Action:
    """Forced away as often as senators of this hand do it."""
    legal = s.agenda[-1].legal(s)
    if len(legal) == 1:
        return KEEP
    manners, hand = manners_of(s, seat)
    return FORCE if rng.random() < manners.forces[hand][s.placed[s.looked]] else KEEP


def replace(s: Table, seat: int, rng: Random) -> Action:
    """What senators of this hand take instead."""
    manners, hand = manners_of(s, seat)
    return SWAP[drawn(manners.swaps[hand][s.placed[s.looked]], rng)]


def choose_side(s: Table, seat: int, rng: Random) -> Action:
    """The side that senators of this hand prefer."""
    first, second = s.dealt[seat]
    if first == second:
        return DISCARD[first]
    manners, hand = manners_of(s, seat)
    return DISCARD[second if rng.random() < manners.sides[hand] else first]


def hand_out(s: Table, seat: int, rng: Random) -> Action:
    """Aediles and a Praetor whom they take for friends."""
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


REFLEXES: dict[str, Callable[[Table, int, Random], Action]] = {
    "HandOutRoles": hand_out,
    "Vote": vote,
    "LookAtVote": look,
    "Veto": veto,
    "ReplaceVote": replace,
    "ChooseSide": choose_side,
}
"""By step."""
