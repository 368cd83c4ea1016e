"""What one seat believes of the others: which two faction cards each was dealt, and which side they are on.

It starts from the cards the seat does not hold, and weighs every turn: in each case it cannot rule out, how likely
were these votes, this answer of the Praetor and this replacement from senators with those cards? Who has chosen their
side is like somebody who was dealt it twice. Words weigh little: they may be lies.
"""

from __future__ import annotations

from perfidie.engine import Claim, View
from perfidie.games.idus_martii.bot.foresight import (
    HANDS,
    TWICE,
    Chances,
    Foresight,
    Habits,
    Position,
    foresight,
    preferences,
    tallied,
)
from perfidie.games.idus_martii.rules.box import COLOUR, FACTION, OTHER, YELLOW, Colour, Side
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight.knowledge import Case, cases, certain
from perfidie.games.idus_martii.sight.view import Sight, Turn

CLAIMED, ACCUSED, CAUGHT = 1.15, 1.05, 0.7
"""By how much one's own word speaks for a side, and another's; what a lie leaves of the chance of a friend."""

Weights = list[float]
"""By hand: how likely somebody holds it."""


class Belief:
    """What the viewer's seat believes of everybody else."""

    def __init__(self, view: View[Sight], rules: Rules, me: int) -> None:
        self.rules, self.me, self.sight = rules, me, view.table
        self.future: Foresight = foresight(rules)
        start = dealt_weights(rules, self.sight)
        self.weights: list[Weights] = [start[:] for _ in range(rules.seats)]
        self.position: Position = (0, 0, 0)
        for turn in self.sight.turns:
            if turn.tally:
                self._weigh(turn)
        self._listen(view)
        self.habits = self.future.habits(self.position)

    # Evidence

    def _weigh(self, turn: Turn) -> None:
        """A counted turn: its votes, the Praetor's answer, and the side its Consul has chosen."""
        habits, number = self.future.habits(self.position), 1 + (self.position[2] >= self.rules.seats)
        found = cases(turn, number, self.rules.force)
        looked = turn.aediles.index(turn.looked)
        free = turn.answer == "show" or (number > 1 and self.rules.force == "aedile_choice")
        acts = [[acts_by_hand(habits, case, place, free) for case in found] for place in (0, 1)]
        answers = [answer_by_hand(habits, turn.answer, case.placed[looked]) for case in found]
        parts = [*zip(turn.aediles, acts, strict=True), (turn.praetor, answers)]
        likely = [[self._mean(seat, by_hand) for by_hand in part] for seat, part in parts]
        for which, (seat, part) in enumerate(parts):
            if seat == self.me:
                continue
            others = [row for place, row in enumerate(likely) if place != which]
            weights = [first * second for first, second in zip(*others, strict=True)]
            self._scale(
                seat, [sum([w * by[hand] for w, by in zip(weights, part, strict=True)]) for hand in range(len(HANDS))]
            )
        self.position = tallied(self.position, *[COLOUR[vote] for vote in turn.tally])
        if self.position[2] > 1 and turn.consul != self.me and self.sight.cards[turn.consul] == 1:
            self.weights[turn.consul] = self.chosen(turn.consul, self.position)

    def _mean(self, seat: int, by_hand: Chances) -> float:
        """How likely this act was; one's own needs no explanation."""
        if seat == self.me:
            return 1.0
        return sum([weight * chance for weight, chance in zip(self.weights[seat], by_hand, strict=True)])

    def _scale(self, seat: int, factors: list[float]) -> None:
        scaled = [weight * factor for weight, factor in zip(self.weights[seat], factors, strict=True)]
        total = sum(scaled)
        if total > 0:
            self.weights[seat] = [weight / total for weight in scaled]

    def chosen(self, seat: int, position: Position) -> Weights:
        """The hands of this seat once it has chosen: mostly the side that is better placed."""
        chances, after = self.future.chances(position), [0.0] * len(HANDS)
        for (first, second), weight in zip(HANDS, self.weights[seat], strict=True):
            prefers_first, prefers_second = preferences([chances[first], chances[second]])
            after[TWICE[first]] += weight * prefers_first
            after[TWICE[second]] += weight * prefers_second
        return after

    def _listen(self, view: View[Sight]) -> None:
        """What was said: the last word of each on themselves, accusations, and lies one can prove."""
        said: dict[tuple[int, str, str], str] = {}
        for claim in view.claims:
            verb, *words = claim.words
            if verb == "faction":
                said[claim.seat, verb, ""] = words[0]
            elif verb == "accuse":
                said[claim.seat, verb, words[0]] = words[1]
            elif verb == "voted" and self.knows_better(claim):
                said[claim.seat, verb, ""] = ""
        for (seat, verb, about), faction in said.items():
            if verb == "faction":
                self._speaks_for(seat, FACTION[faction], CLAIMED)
            elif verb == "accuse" and seat != self.me:
                self._speaks_for(int(about), FACTION[faction], ACCUSED)
            elif verb == "voted" and self.sight.side:
                self._speaks_for(seat, FACTION[self.sight.side], CAUGHT)

    def _speaks_for(self, seat: int, faction: Side, factor: float) -> None:
        if seat != self.me:
            self._scale(seat, [factor if faction in hand else 1.0 for hand in HANDS])

    def knows_better(self, claim: Claim) -> bool:
        """Whether what somebody says they voted is certainly not what they did."""
        _, number, place, colour = claim.words
        turn = self.sight.turns[(int(number) - 1) * self.rules.seats + int(place) - 1]
        if claim.seat not in turn.aediles:
            return True
        known = certain(turn, int(number), self.rules.force)[turn.aediles.index(claim.seat)]
        return known not in ("", colour)

    # What follows

    def sides(self, seat: int) -> Chances:
        """By faction: how likely this seat ends on that side."""
        weights = self.weights[seat] if self.sight.cards[seat] == 1 else self.chosen(seat, self.position)
        return tuple([weights[twice] for twice in TWICE])

    def votes(self, seat: int) -> Chances:
        """By colour: how likely this seat casts it now."""
        return mixed(self.weights[seat], self.habits.votes)

    def forces(self, seat: int) -> Chances:
        """By colour: how likely this seat, as Praetor, forces it away."""
        return mixed(self.weights[seat], self.habits.forces)

    def replacements(self, seat: int, colour: Colour, shown: bool) -> Chances:
        """By colour: what this seat puts in the place of a card it must exchange."""
        colours = self.future.open(self.position)
        if len(colours) == len(OTHER) or (self.rules.force == "opposite" and not shown):
            return tuple([float(other == OTHER[colour]) for other in colours])
        rows = self.habits.votes
        weights = [weight * row[colour] for weight, row in zip(self.weights[seat], rows, strict=True)]
        found = [0.0] * len(colours)
        for weight, row in zip(weights, rows, strict=True):
            for other in colours:
                if other != colour:
                    found[other] += weight * row[other] / (1 - row[colour])
        total = sum(found)
        return tuple([each / total for each in found])


def dealt_weights(rules: Rules, sight: Sight) -> Weights:
    """By hand: how likely somebody else was dealt it, given one's own two cards."""
    left = list(rules.deck)
    for name in sight.dealt:
        left[FACTION[name]] -= 1
    pairs = [left[a] * (left[a] - 1) if a == b else 2 * left[a] * left[b] for a, b in HANDS]
    return [pair / sum(pairs) for pair in pairs]


def mixed(weights: Weights, rows: tuple[Chances, ...]) -> Chances:
    """What somebody does who holds these hands with these chances."""
    return tuple(
        [sum([w * chance for w, chance in zip(weights, column, strict=True)]) for column in zip(*rows, strict=True)]
    )


def acts_by_hand(habits: Habits, case: Case, place: int, free: bool) -> Chances:
    """By hand: how likely an Aedile placed this card and, where they were free to choose, put that one in its place."""
    placed, counted = case.placed[place], case.counted[place]
    if placed == counted or not free:
        return tuple([row[placed] for row in habits.votes])
    return tuple([row[placed] * row[counted] / (1 - row[placed]) for row in habits.votes])


def answer_by_hand(habits: Habits, answer: str, colour: Colour) -> Chances:
    """By hand: how likely a Praetor who saw this card answered so; a yellow one left them no choice."""
    if colour == YELLOW:
        return (1.0,) * len(HANDS)
    return tuple([row[colour] if answer == "force" else 1 - row[colour] for row in habits.forces])
