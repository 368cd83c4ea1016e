"""A senator by rules of thumb, in arrays: company to learn with.

It wants what `perfidie.games.idus_martii.bot.greedy` wants, by the same foresight, with a simpler belief: who voted or
vetoed for one side is on that side.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from perfidie.games.idus_martii.bot.foresight import TWICE, Foresight, Position, foresight
from perfidie.games.idus_martii.rules.box import GREEN, LOYAL, MERCHANT, OTHER, RED, TRAITOR, VOTES, YELLOW, Colour
from perfidie.lab.batch.arrays import Array, jnp, need, once, pick, places, total
from perfidie.lab.batch.idus_martii.rules import Rules
from perfidie.lab.batch.idus_martii.sight import Sight
from perfidie.lab.batch.idus_martii.table import ANSWERING, Table

np = need("numpy")

SIDES = (LOYAL, TRAITOR, MERCHANT)
COLOURS = VOTES[-1]
CHANCES = 3
"""What foresight tells of a position: chances of each side, then what each side votes, then what it forces away."""
ROW = CHANCES + len(SIDES) * (len(COLOURS) + len(OTHER))
EVIDENCE = (0.9, 0.25, 0.8, 0.4)
"""How much speaks for a side: a card placed, a lead of both cards, a card forced away, a card left alone."""
HUNDREDTHS = 100.0
"""Logits are hundredths of a win: who wavers so loses next to nothing by it."""
LEAST = 1e-6
Votes = list[Array]
"""By colour: how likely it is cast; or what it is worth."""


class Thought(NamedTuple):
    """What the seat makes of its view."""

    votes: Votes
    """By colour and by seat: how likely that seat casts it."""
    forces: Votes
    """By colour and by seat: how likely that seat, as Praetor, has it exchanged; a yellow card always is."""
    values: list[Votes]
    """By the colours of the two counted votes: how likely the seat wins then."""
    members: list[Array]
    """By side: how likely its members win as things stand."""
    free: Array
    """Whether an Aedile who is forced chooses."""


class Thumb:
    """The rules of thumb at one set-up."""

    def __init__(self, rules: Rules, sight: Sight) -> None:
        self.rules, self.sight, self.figures, self.seats = rules, sight, rules.figures, rules.seats

    @cached_property
    def known(self) -> Any:
        """By position: what foresight tells."""
        future, square = foresight(self.figures.rules), self.figures.limit + 3
        rows = np.zeros((self.figures.turns + 1, square, square, ROW), np.float32)
        for position in np.ndindex(*rows.shape[:3]):
            turn, loyal, traitor = position
            if loyal + traitor <= 2 * turn:
                row = told(self.figures.limit, self.figures.turns, future, (loyal, traitor, turn))
                rows[position][: len(row)] = row
        return rows.reshape(-1, ROW)

    def at(self, turn: Array, loyal: Array, traitor: Array) -> Array:
        """What foresight tells of these positions, along a first axis. Here alone tables look something up by place."""
        square = self.figures.limit + 3
        place = (jnp.minimum(turn, self.figures.turns) * square + loyal) * square + traitor
        return jnp.moveaxis(jnp.asarray(self.known)[place], -1, 0)

    def likes(self, t: Table, seat: Array) -> Array:
        """By number of an action: how much this seat likes it, as a logit, whether it may do it or not."""
        fig, thought = self.figures, self.think(t, seat)
        low, high = [[pick(row, aedile) for row in thought.votes] for aedile in (t.low, t.high)]
        mine_first, first_seen = t.low == seat, t.looked == 1
        partner = chosen(mine_first, high, low)
        seen, unseen = chosen(first_seen, low, high), chosen(first_seen, high, low)
        looks = self.look(thought, low, high), self.look(thought, high, low)
        liked = {
            fig.at_vote: jnp.stack(self.vote(t, thought, partner)),
            fig.at_look: jnp.where(places(self.seats, seat) == t.low, *looks),
            fig.at_keep: jnp.stack(self.veto(t, seat, thought, seen, unseen)),
        }
        if fig.two_rounds:
            liked[0] = self.hand_outs(thought)
            liked[fig.at_swap] = jnp.stack(beside(thought.values, partner)[: len(COLOURS) if fig.free else len(OTHER)])
        if fig.limit > 1:
            liked[fig.at_discard] = jnp.stack(self.sides(t, seat, thought))
        return HUNDREDTHS * jnp.concatenate([liked[first] for first in sorted(liked)])

    # What the seat makes of its view

    def think(self, t: Table, seat: Array) -> Thought:
        """What everybody will do, and what it is worth to this seat."""
        turn = self.sight.closed(t)
        here = self.at(turn, t.loyal, t.traitor)
        sides = self.believed(t, seat)
        by_side = here[CHANCES:]
        votes = [added(sides, [by_side[3 * side + colour] for side in SIDES]) for colour in COLOURS]
        forces = [added(sides, [by_side[9 + 2 * side + colour] for side in SIDES]) for colour in OTHER]
        free = self.rules.second(t) & self.figures.free
        there = self.there(seat, sides)
        members = self.members(here, jnp.zeros(jnp.shape(seat), bool), there)
        return Thought(votes, [*forces, jnp.ones_like(forces[0])], self.values(t, seat, turn, there), members, free)

    def believed(self, t: Table, seat: Array) -> list[Array]:
        """By side and by seat: how likely it ends there. What they did speaks against what nobody has seen."""
        around = self.sight.around(seat)
        early, far = self.sight.early(t, around)
        deeds = self.sight.deeds(early, far, *self.sight.late(t, seat, around))
        _times, _green, _red, lead, green, red, _yellow, _kept, _forced, *answers = deeds
        forced_green, forced_red, kept_green, kept_red = answers
        spoken = (green - red, lead, forced_red - forced_green, kept_green - kept_red)
        speaks = sum(often * weight for often, weight in zip(spoken, EVIDENCE, strict=True))
        unseen = [left.astype(jnp.float32) for left in self.sight.sides(t, seat)[1]]
        found = [unseen[LOYAL] * jnp.exp(speaks), unseen[TRAITOR] * jnp.exp(-speaks), unseen[MERCHANT]]
        found[MERCHANT] = jnp.broadcast_to(found[MERCHANT], speaks.shape)
        whole = found[LOYAL] + found[TRAITOR] + found[MERCHANT] + LEAST
        back = jnp.where(seat == 0, 0, self.seats - seat)
        return [self.sight.turned(side / whole, back) for side in found]

    def values(self, t: Table, seat: Array, turn: Array, there: list[Array]) -> list[Votes]:
        """By the colours of the two counted votes: how likely this seat wins, on the better of the sides open to it."""
        worth, mine = {}, self.sight.sides(t, seat)[2]
        for green, red in {(each.count(GREEN), each.count(RED)) for each in pairs()}:
            loyal, traitor = t.loyal + green, t.traitor + red
            passed = (loyal > self.figures.limit) | (traitor > self.figures.limit)
            members = self.members(self.at(turn + 1, loyal, traitor), passed, there)
            undecided = passed & (total(mine.astype(jnp.int32)) > 1)
            best = jnp.zeros(jnp.shape(seat), jnp.float32)
            for side in SIDES:
                best = jnp.maximum(best, jnp.where(mine[side], members[side], 0.0))
            worth[green, red] = once(jnp.where(undecided, 0.0, best))
        return [[worth[(a, b).count(GREEN), (a, b).count(RED)] for b in COLOURS] for a in COLOURS]

    def there(self, seat: Array, sides: list[Array]) -> list[Array]:
        """How likely somebody else is Loyal, and a Traitor."""
        found = []
        for side in (LOYAL, TRAITOR):
            nobody = jnp.ones(jnp.shape(seat), jnp.float32)
            for other in range(self.seats):
                nobody = nobody * jnp.where(seat == other, 1.0, 1.0 - sides[side][other])
            found.append(once(1.0 - nobody))
        return found

    def members(self, row: Array, passed: Array, there: list[Array]) -> list[Array]:
        """By side: how likely its members win. A camp that leads needs a rival, else the Merchants win."""
        loyal, traitor = row[LOYAL], row[TRAITOR]
        alone = jnp.where(passed, loyal * (1 - there[LOYAL]), loyal * (1 - there[TRAITOR]))
        alone = alone + jnp.where(passed, traitor * (1 - there[TRAITOR]), traitor * (1 - there[LOYAL]))
        return [
            jnp.where(passed, loyal, loyal * there[TRAITOR]),
            jnp.where(passed, traitor, traitor * there[LOYAL]),
            row[MERCHANT] + alone,
        ]

    # The answers

    def vote(self, t: Table, thought: Thought, partner: Votes) -> Votes:
        """Either card may be looked at. Mine may be forced away, and a yellow one will be."""
        forces = [pick(row, t.praetor) for row in thought.forces]
        seen, unseen = beside(thought.values, left_by(thought, forces, partner)), beside(thought.values, partner)
        found = []
        for colour in COLOURS[: len(COLOURS) if self.figures.two_rounds else len(OTHER)]:
            rest = [unseen[other] for other in COLOURS if other != colour]
            best = jnp.maximum(*rest)
            if colour != YELLOW:
                best = jnp.where(thought.free, best, unseen[OTHER[colour]])
            found.append((seen[colour] + (1 - forces[colour]) * unseen[colour] + forces[colour] * best) / 2)
        return found

    def look(self, thought: Thought, votes: Votes, others: Votes) -> Array:
        """At the card where the right to force it away is worth most."""
        kept, found = beside(thought.values, others), jnp.zeros_like(votes[0])
        for colour in COLOURS:
            forced = exchanged(thought, kept, votes, colour)
            found = found + votes[colour] * (forced if colour == YELLOW else jnp.maximum(kept[colour], forced))
        return found

    def veto(self, t: Table, seat: Array, thought: Thought, seen: Votes, unseen: Votes) -> tuple[Array, Array]:
        """What it is worth to leave the card that this seat looks at, and to have it exchanged."""
        looks = (t.stage == ANSWERING) & (seat == t.praetor)
        kept, card = beside(thought.values, unseen), jnp.where(looks, self.rules.seen(t)[0], GREEN)
        forced = [exchanged(thought, kept, seen, colour) for colour in COLOURS]
        return pick(jnp.stack(kept), card), pick(jnp.stack(forced), card)

    def sides(self, t: Table, seat: Array, thought: Thought) -> list[Array]:
        """By the card that is discarded: what the other one is worth."""
        held, best = self.sight.sides(t, seat)[0], []
        for side in SIDES:
            others = [jnp.where(held[other] > 0, thought.members[other], 0.0) for other in SIDES if other != side]
            best.append(jnp.maximum(*others))
        return best

    def hand_outs(self, thought: Thought) -> Array:
        """Two Aediles who vote as one would oneself, and a Praetor who leaves it at that."""
        votes = [row[None] for row in thought.votes]
        left = left_by(thought, [row[:, None] for row in thought.forces], votes)
        looked_at = sum(
            once(row)[:, :, None] * once(worth)
            for row, worth in zip(left, beside(thought.values, thought.votes), strict=True)
        )
        there = looked_at.reshape(-1, *looked_at.shape[3:])
        one, other = [
            np.asarray([praetor * self.seats**2 + a * self.seats + b for praetor, a, b in ways]) for ways in self.ways()
        ]
        return (there[one] + there[other]) / 2

    def ways(self) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
        """Praetor, the Aedile looked at and the other one, by the number of the action, one way round and the other."""
        seats = range(self.seats)
        ways = [
            (praetor, *pair)
            for praetor in seats
            for pair in combinations([seat for seat in seats if seat != praetor], 2)
        ]
        return ways, [(praetor, other, one) for praetor, one, other in ways]


def told(limit: int, turns: int, future: Foresight, position: Position) -> list[float]:
    """What foresight tells of a position; of one where the game is over, its chances alone."""
    found = list(future.chances(position))
    if position[2] == turns or max(position[:2]) > limit:
        return found
    habits = future.habits(position)
    for hand in TWICE:
        votes = habits.votes[hand]
        found += [*votes, *[0.0] * (len(COLOURS) - len(votes))]
    for hand in TWICE:
        found += habits.forces[hand][: len(OTHER)]
    return found


def pairs() -> list[tuple[int, int]]:
    """The colours of two votes."""
    return [(first, second) for first in COLOURS for second in COLOURS]


def chosen(where: Array, first: Votes, second: Votes) -> Votes:
    """At each table the first or the second."""
    return [jnp.where(where, one, other) for one, other in zip(first, second, strict=True)]


def added(sides: list[Array], rows: list[Array]) -> Array:
    """By seat: what somebody does who is on these sides with these chances."""
    return once(sum(side * row for side, row in zip(sides, rows, strict=True)))


def beside(values: list[Votes], votes: Votes) -> Votes:
    """By the colour of one card: what the turn is worth while the other is cast with these chances."""
    return [sum(value * chance for value, chance in zip(row, votes, strict=True)) for row in values]


def exchanged(thought: Thought, worth: Votes, votes: Votes, colour: Colour) -> Array:
    """What is to be had when this Aedile must exchange this card; `worth` is by the colour that comes in."""
    others = [other for other in COLOURS if other != colour]
    whole = sum(votes[other] for other in others) + LEAST
    free = sum(votes[other] * worth[other] for other in others) / whole
    return free if colour == YELLOW else jnp.where(thought.free, free, worth[OTHER[colour]])


def left_by(thought: Thought, forces: Votes, votes: Votes) -> Votes:
    """By colour: what will be counted of an Aedile's card once a Praetor has looked at it."""
    found = []
    for colour in COLOURS:
        here = [jnp.float32(other == colour) for other in COLOURS]
        instead = [exchanged(thought, here, votes, other) for other in COLOURS]
        kept = votes[colour] * (1 - forces[colour])
        found.append(kept + sum(votes[other] * forces[other] * instead[other] for other in COLOURS))
    return found
