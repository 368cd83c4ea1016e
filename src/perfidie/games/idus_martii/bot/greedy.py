"""A sensible player of Idus Martii, written from what strong players think about.

It believes something of everybody (`belief`), knows how tables like this one go on (`foresight`), and does what makes
its side win most often: a lead of two without passing the limit, while somebody is left on the other side. Until it
must choose, it counts on the better of its two cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from perfidie.engine import Setup, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Thumb
from perfidie.games.idus_martii.bot.beliefs import Belief
from perfidie.games.idus_martii.bot.foresight import LEANS, Chances, Position, foresight, tallied
from perfidie.games.idus_martii.bot.speech import Speech
from perfidie.games.idus_martii.rules.box import (
    COLOUR,
    FACTION,
    LOYAL,
    MERCHANT,
    OTHER,
    TRAITOR,
    VOTES,
    YELLOW,
    Colour,
    Side,
    Votes,
)
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight.view import Sight, Turn

Values = list[list[float]]
"""By the colours of the two counted votes: what the turn is worth."""
TIE = 0.002
"""Values that differ by less are equal."""


class Greedy(Thumb):
    """Answers each step by the best value it can count."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        worth = ANSWERS[view.step](Thought(view, self.game.setup(view.seats, view.options)))
        return max(legal, key=lambda words: worth(words) + TIE * rng.random())

    def speak(self, view: View[Sight], sayable: Sequence[Words], rng: Random) -> Words | None:
        return Speech(view, believe(view, self.game.setup(view.seats, view.options)), rng).statement(sayable)


def believe(view: View[Sight], rules: Setup) -> Belief:
    """What the viewer believes of the others."""
    assert isinstance(rules, Rules)
    assert view.seat is not None
    return Belief(view, rules, view.seat)


class Thought:
    """What the seat makes of its view."""

    def __init__(self, view: View[Sight], rules: Setup) -> None:
        self.belief = believe(view, rules)
        self.rules, self.me, self.table = self.belief.rules, self.belief.me, view.table
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        self.sides = [self.belief.sides(seat) for seat in self.others]
        self.options = [FACTION[name] for name in ([self.table.side] if self.table.side else self.table.dealt)]
        """The sides open to this seat."""
        self.there = [self.somebody(faction) for faction in (LOYAL, TRAITOR)]
        """How likely somebody else is Loyal, and a Traitor."""
        lean = sum([each[LOYAL] - each[TRAITOR] for each in self.sides]) / len(self.others)
        self.future = foresight(self.rules, max(-LEANS, min(LEANS, round(lean * (LEANS + 1)))))

    @property
    def turn(self) -> Turn:
        return self.table.turns[-1]

    def somebody(self, faction: Side) -> float:
        nobody = 1.0
        for each in self.sides:
            nobody *= 1 - each[faction]
        return 1 - nobody

    # What positions are worth

    def as_member(self, faction: Side, position: Position) -> float:
        """How likely this seat wins on that side: a camp that leads needs a rival, else the Merchants win."""
        chances = self.future.chances(position)
        if max(position[:2]) > self.rules.limit:
            return self.as_found_out(faction, Side(chances.index(1.0)))
        if faction != MERCHANT:
            return chances[faction] * self.there[TRAITOR if faction == LOYAL else LOYAL]
        unopposed = chances[LOYAL] * (1 - self.there[TRAITOR]) + chances[TRAITOR] * (1 - self.there[LOYAL])
        return chances[MERCHANT] + unopposed

    def as_found_out(self, faction: Side, rival: Side) -> float:
        """The same once a token has passed the limit: its rival wins, if anybody is of that side."""
        if faction == rival:
            return 1.0
        return 1 - self.there[rival] if faction == MERCHANT else 0.0

    def value(self, position: Position) -> float:
        """How likely this seat wins, on the better of the sides open to it; if all is over, it has chosen too late."""
        if len(set(self.options)) > 1 and max(position[:2]) > self.rules.limit:
            return 0.0
        return max([self.as_member(faction, position) for faction in self.options])

    def values(self) -> Values:
        """What the turn being played is worth, by the two cards that will be counted."""
        position = self.belief.position
        colours = self.future.open(position)
        found = [[0.0] * len(colours) for _ in colours]
        for first in colours:
            for second in colours[: first + 1]:
                found[first][second] = found[second][first] = self.value(tallied(position, first, second))
        return found

    # What the others will do

    def left_by(self, praetor: int, aedile: int) -> Chances:
        """By colour: what will be counted of this Aedile's once that Praetor has looked at their card."""
        votes, forces = self.belief.votes(aedile), self.belief.forces(praetor)
        found = [0.0] * len(votes)
        for colour, often in zip(VOTES[-1], votes, strict=False):
            away = 1.0 if colour == YELLOW else forces[colour]
            found[colour] += often * (1 - away)
            for other, chance in enumerate(self.belief.replacements(aedile, colour, colour == YELLOW)):
                found[other] += often * away * chance
        return tuple(found)

    def other_aedile(self, aedile: int) -> int:
        return next(seat for seat in self.turn.aediles if seat != aedile)


Worth = Callable[[Words], float]


def beside(values: Values, votes: Chances) -> list[float]:
    """By the colour of one card: what the turn is worth while the other is cast with these chances."""
    return [sum([value * chance for value, chance in zip(row, votes, strict=True)]) for row in values]


def both(values: Values, first: Chances, second: Chances) -> float:
    """What the turn is worth while both cards are cast with these chances."""
    return sum([value * chance for value, chance in zip(beside(values, second), first, strict=True)])


# The answers


def vote(thought: Thought) -> Worth:
    """Either card may be looked at. Mine may be forced away, and a yellow one will be."""
    values, other, praetor = thought.values(), thought.other_aedile(thought.me), thought.turn.praetor
    seen, unseen = beside(values, thought.left_by(praetor, other)), beside(values, thought.belief.votes(other))
    forces = thought.belief.forces(praetor)

    def worth(words: Words) -> float:
        colour = COLOUR[words[1]]
        away = 1.0 if colour == YELLOW else forces[colour]
        exchanged = max([unseen[instead] for instead in instead_of(thought, colour)])
        return (seen[colour] + (1 - away) * unseen[colour] + away * exchanged) / 2

    return worth


def instead_of(thought: Thought, colour: Colour) -> Votes:
    """What an Aedile may put in the place of this card."""
    colours = thought.future.open(thought.belief.position)
    if len(colours) == len(OTHER) or (thought.rules.force == "opposite" and colour != YELLOW):
        return (OTHER[colour],)
    return tuple([other for other in colours if other != colour])


def look(thought: Thought) -> Worth:
    """At the card where the right to force it away is worth most."""
    values = thought.values()

    def worth(words: Words) -> float:
        aedile = int(words[1])
        kept = beside(values, thought.belief.votes(thought.other_aedile(aedile)))
        total = 0.0
        for colour, often in zip(VOTES[-1], thought.belief.votes(aedile), strict=False):
            forced = exchanged(thought, kept, aedile, colour)
            total += often * (forced if colour == YELLOW else max(kept[colour], forced))
        return total

    return worth


def exchanged(thought: Thought, kept: list[float], aedile: int, colour: Colour) -> float:
    """What the turn is worth when this Aedile must exchange this card."""
    instead = thought.belief.replacements(aedile, colour, colour == YELLOW)
    return sum([value * chance for value, chance in zip(kept, instead, strict=True)])


def veto(thought: Thought) -> Worth:
    """Leave it or not, now that one has seen it."""
    aedile = thought.turn.looked
    colour = COLOUR[thought.turn.placed[thought.turn.aediles.index(aedile)]]
    kept = beside(thought.values(), thought.belief.votes(thought.other_aedile(aedile)))
    worth: dict[Words, float] = {("keep",): kept[colour], ("force",): exchanged(thought, kept, aedile, colour)}
    return worth.__getitem__


def replace(thought: Thought) -> Worth:
    """The better of the two cards left."""
    kept = beside(thought.values(), thought.belief.votes(thought.other_aedile(thought.me)))
    return lambda words: kept[COLOUR[words[1]]]


def choose_side(thought: Thought) -> Worth:
    """The better placed side, unless nobody would be left on the other one."""
    first, second = thought.table.dealt

    def worth(words: Words) -> float:
        kept = second if words[1] == first else first
        return thought.as_member(FACTION[kept], thought.belief.position)

    return worth


def hand_out(thought: Thought) -> Worth:
    """Two Aediles who vote as one would oneself, and a Praetor who leaves it at that."""
    values = thought.values()
    votes = {seat: thought.belief.votes(seat) for seat in thought.others}
    left = {(p, a): thought.left_by(p, a) for p in thought.others for a in thought.others if p != a}

    def worth(words: Words) -> float:
        praetor, first, second = map(int, words[1:])
        looks_first = both(values, left[praetor, first], votes[second])
        looks_second = both(values, votes[first], left[praetor, second])
        return (looks_first + looks_second) / 2

    return worth


ANSWERS: dict[str, Callable[[Thought], Worth]] = {
    "HandOutRoles": hand_out,
    "Vote": vote,
    "LookAtVote": look,
    "Veto": veto,
    "ReplaceVote": replace,
    "ChooseSide": choose_side,
}
