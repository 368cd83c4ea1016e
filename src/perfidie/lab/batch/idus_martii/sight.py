"""What a seat knows at Idus Martii, in arrays: the bytes of `perfidie.games.idus_martii.features`, from the table.

A learner must be shown nothing but its view. This reads the table itself, as a view is made; that both say the same,
byte for byte, is proved in the tests.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.idus_martii.features import STEPS
from perfidie.games.idus_martii.rules.box import GREEN, LOYAL, MERCHANT, RED, TRAITOR, YELLOW
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.lab.batch.arrays import Array, axis, jnp, once, places, total
from perfidie.lab.batch.idus_martii.conclusions import (
    ANYBODY,
    LOOKED_AT,
    NOT_LOOKED_AT,
    PLACE,
    PRAETOR,
    conclusions,
    key,
)
from perfidie.lab.batch.idus_martii.rules import Rules
from perfidie.lab.batch.idus_martii.table import (
    COLOUR,
    EARLY,
    HAND,
    HANDING,
    OVER,
    REPLACING,
    SEAT,
    SIDE,
    VOTED,
    VOTING,
    Table,
)

IS_GREEN, IS_RED, IS_YELLOW = GREEN + 1, RED + 1, YELLOW + 1
"""A known card; 0 where it is not known."""
SUM = 6
"""How many bits are taken by a sum over all turns: nobody is an Aedile more than a dozen times."""
MOST_LEAD = 2
"""By how much a turn moves one camp further than the other."""


class Known(NamedTuple):
    """What is certain of the turns of a round, by Consul from the viewer on: known cards."""

    placed: Array
    """Of the Aedile the Praetor looked at, first."""
    other: Array
    counted: Array
    other_counted: Array


class Turns(NamedTuple):
    """The turns of a round, by Consul from the viewer on."""

    played: Array
    """Whether the turn has been counted."""
    looked: Array
    """The card the Praetor looked at."""
    other: Array
    counted: Array
    """What was counted of the first."""
    known: Known

    def kept(self) -> Array:
        """Whether the Praetor left the card."""
        return self.played & (self.counted == self.looked)

    def shown(self) -> Array:
        """Whether it was yellow."""
        return self.played & (self.looked == YELLOW)

    def forced(self) -> Array:
        """Whether the Praetor had it exchanged."""
        return self.played & (self.counted != self.looked) & (self.looked != YELLOW)

    def tally(self, colour: int) -> Array:
        """How many votes of this colour were counted."""
        votes = (self.counted == colour).astype(jnp.int32) + (self.other == colour)
        return jnp.where(self.played, votes, 0)


def code(card: Array) -> Array:
    """A known card as features have it: 1 for green, -1 for red, 2 for yellow."""
    return card - jnp.where(card == IS_RED, 3, 0) - (card == IS_YELLOW)


class Sight:
    """What seats know, at one set-up."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.figures, self.seats = rules, rules.figures, rules.seats
        self.conclusions = [conclusions(rules.figures.rules, number) for number in (1, 2)]

    def glance(self, t: Table, seat: Array) -> Array:
        """What the view of this seat says, as signed bytes along a first axis."""
        around = self.around(seat)
        early, far = self.early(t, around)
        late, roles = self.late(t, seat, around)
        pieces = [
            *self.moment(t, seat, around),
            *self.tracks(t),
            *self.sides(t, seat),
            *self.early_told(early, far),
            *self.late_told(late, roles),
            *self.deeds(early, far, late, roles),
        ]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])

    # From the viewer's own seat

    def around(self, seat: Array) -> Array:
        """All seats from this one on."""
        found = seat + places(self.seats, seat)
        return jnp.where(found >= self.seats, found - self.seats, found)

    def seen_from(self, seat: Array, other: Array) -> Array:
        """How far to the left another seat is."""
        return jnp.where(other < seat, other - seat + self.seats, other - seat)

    def closed(self, t: Table) -> Array:
        """How many turns have been counted."""
        return t.turn - (t.stage <= REPLACING)

    def place_of_turn(self, t: Table, around: Array) -> Array:
        """By Consul from the viewer on: which turn of a round is theirs, from 0."""
        return jnp.where(around < t.first, around - t.first + self.seats, around - t.first)

    # The turns that are over

    def early(self, t: Table, around: Array) -> tuple[Turns, Array]:
        """The first round; and whether the Praetor looked at the Aedile further off."""
        fig = self.figures
        at = self.place_of_turn(t, around)
        word = once(((t.early >> (EARLY * at).astype(jnp.uint32)) & 15).astype(jnp.int32))
        far = (word & 1) == 1
        looked, other, counted = (word >> 1) & 1, (word >> 2) & 1, (word >> 3) & 1
        row = places(self.seats, at[0])
        mine = jnp.where(row == self.seats - fig.to_praetor, PRAETOR, ANYBODY)
        mine = jnp.where(row == self.seats - fig.near, jnp.where(far, NOT_LOOKED_AT, LOOKED_AT), mine)
        mine = jnp.where(row == self.seats - fig.far, jnp.where(far, LOOKED_AT, NOT_LOOKED_AT), mine)
        return self.concluded(at < self.closed(t), looked, other, counted, mine, 1), far

    def late(self, t: Table, seat: Array, around: Array) -> tuple[Turns, list[Array]]:
        """The second round; and by Consul, from the viewer on: Praetor, the Aedile looked at, the other one."""
        word = self.turned(t.late, self.seen_from(t.first, seat))
        seats = [(word >> (SEAT * place)) & 7 for place in range(3)]
        looked, other, counted = [(word >> (3 * SEAT + COLOUR * place)) & 3 for place in range(3)]
        mine = jnp.where(seats[0] == seat, PRAETOR, ANYBODY)
        mine = jnp.where(seats[1] == seat, LOOKED_AT, mine)
        mine = jnp.where(seats[2] == seat, NOT_LOOKED_AT, mine)
        played = self.place_of_turn(t, around) + self.seats < self.closed(t)
        roles = [once(self.seen_from(seat, other)) for other in seats]
        return self.concluded(played, looked, other, counted, mine, 2), roles

    def turned(self, row: Array, places: Array) -> Array:
        """A row moved so that this place comes first."""
        for step in (1, 2, 4):
            row = jnp.where((places & step) > 0, jnp.roll(row, -step, axis=0), row)
        return once(row)

    def concluded(self, played: Array, looked: Array, other: Array, counted: Array, mine: Array, number: int) -> Turns:
        """What is certain of these turns to somebody who had this place in each of them."""
        word = jnp.zeros(played.shape, jnp.uint32)
        keys = key(looked, other, counted)
        for each, conclusion in self.conclusions[number - 1].items():
            word = jnp.where(keys == each, jnp.uint32(conclusion), word)
        word = (word >> (PLACE * mine).astype(jnp.uint32)) & ((1 << PLACE) - 1)
        word = once(jnp.where(played, word, 0).astype(jnp.int32))
        known = Known(*[(word >> (2 * place)) & 3 for place in range(4)])
        return Turns(played, looked, other, counted, known)

    # The pieces, as `perfidie.games.idus_martii.features` lays them out

    def moment(self, t: Table, seat: Array, around: Array) -> list[Array]:
        """Which decision it is, who owes it, who holds which role, what lies before the Aediles, and how far all is."""
        over, voting = t.stage == OVER, (t.stage == VOTING) | (t.stage == VOTED)
        step = jnp.where(t.stage >= VOTED, t.stage - 1, t.stage)
        low, high = around == t.low, around == t.high
        waiting = (around == self.rules.actor(t)) | ((t.stage == VOTING) & high)
        looked = (low & (t.looked == 1)) | (high & (t.looked == 2))
        return [
            places(len(STEPS) + 1, seat) == step,
            waiting & ~over,
            low & (t.stage == VOTED),
            around == t.consul,
            around == t.praetor,
            low | high,
            looked,
            around == t.first,
            *self.placed_now(t, seat, around, voting),
            jnp.where(((t.kept >> (SIDE * around)) & 3) > 0, 1, 2),
            self.rules.second(t)[None],
            (self.figures.turns - self.closed(t))[None],
            ((t.stage == REPLACING) & (self.rules.seen(t)[0] != YELLOW))[None],
            ((t.stage == REPLACING) & (self.rules.seen(t)[0] == YELLOW))[None],
        ]

    def placed_now(self, t: Table, seat: Array, around: Array, voting: Array) -> list[Array]:
        """By seat: the card before it, if it is the viewer's own, or the Praetor has seen it, or all have."""
        found = jnp.zeros_like(around)
        for aedile, card, number in ((t.low, t.placed_low, 1), (t.high, t.placed_high, 2)):
            shown = (t.looked == number) & ((seat == t.praetor) | (card == IS_YELLOW))
            sees = (aedile == seat) | (shown & ~voting)
            found = jnp.where(around == aedile, jnp.where(sees, code(card), 0), found)
        return [jnp.where(t.stage == HANDING, 0, found)]

    def tracks(self, t: Table) -> list[Array]:
        """Where the tokens stand; by how much the Loyal lead, and whose victory that would be."""
        lead = t.loyal - t.traitor
        ahead = jnp.where(lead >= LEAD, LOYAL, jnp.where(lead <= -LEAD, TRAITOR, MERCHANT))
        tokens = jnp.stack([t.loyal, t.traitor])
        return [tokens, self.figures.limit - tokens, lead[None], places(3, lead) == ahead]

    def sides(self, t: Table, seat: Array) -> list[Array]:
        """My two cards, those I have not seen, the sides open to me, and my camp's lead once it is one."""
        hand = (t.dealt >> (HAND * seat).astype(jnp.uint32)).astype(jnp.int32)
        kept = (t.kept >> (SIDE * seat)) & 3
        first, second = hand & 3, (hand >> SIDE) & 3
        factions = places(3, seat)
        held = (factions == first).astype(jnp.int32) + (factions == second)
        mine = jnp.where(kept > 0, factions == kept - 1, held > 0)
        lead = t.loyal - t.traitor
        my_lead = jnp.where(mine[LOYAL], lead, -lead)
        alone = (total(mine.astype(jnp.int32)) == 1) & ~mine[MERCHANT]
        unseen = axis(self.figures.deck, seat) - held
        return [held, unseen, mine, (kept > 0)[None], jnp.where(alone, my_lead, 0)[None]]

    def early_told(self, turns: Turns, far: Array) -> list[Array]:
        """The first round: of the Aedile next to the Praetor, then of the other one."""
        known = turns.known
        return [
            turns.played & ~far,
            turns.played & far,
            turns.forced(),
            code(jnp.where(far, known.other, known.placed)),
            code(jnp.where(far, known.placed, known.other)),
            code(jnp.where(far, known.other_counted, known.counted)),
            code(jnp.where(far, known.counted, known.other_counted)),
            jnp.where(turns.played, turns.tally(GREEN) - 1, 0),
        ]

    def late_told(self, turns: Turns, roles: list[Array]) -> list[Array]:
        """The second round, by Consul and by seat: roles and votes; by Consul what everybody saw."""
        known = turns.known
        seats = places(self.seats, turns.played[0])
        praetor, looked, other = [turns.played[:, None] & (role[:, None] == seats) for role in roles]

        def told(of_looked: Array, of_other: Array) -> Array:
            return in_rows(jnp.where(looked, of_looked[:, None], jnp.where(other, of_other[:, None], 0)))

        return [
            in_rows(praetor),
            told(jnp.full_like(known.placed, 2), jnp.full_like(known.placed, 1)),
            told(code(known.placed), code(known.other)),
            told(code(known.counted), code(known.other_counted)),
            turns.kept(),
            turns.forced(),
            turns.shown(),
            *[turns.tally(colour) for colour in (GREEN, RED, YELLOW)],
        ]

    def deeds(self, early: Turns, far: Array, late: Turns, roles: list[Array]) -> list[Array]:
        """By seat: its certain votes, what moved when it was an Aedile, and its answers as Praetor."""
        fig = self.figures
        praetor, looked, other = roles
        found = []
        parts = zip(self.aedile_did(early), self.aedile_did(late), strict=True)
        for (of_looked, of_other), (looked_late, other_late) in parts:
            near = jnp.roll(jnp.where(far, of_other, of_looked), fig.near, axis=0)
            further = jnp.roll(jnp.where(far, of_looked, of_other), fig.far, axis=0)
            found.append(near + further + added(looked, looked_late) + added(other, other_late))
        for in_early, in_late in zip(self.praetor_did(early), self.praetor_did(late), strict=True):
            found.append(jnp.roll(in_early, fig.to_praetor, axis=0) + added(praetor, in_late))
        aedile, placed, answers, cards = [once(word) for word in found]
        times, green, red, lead = sums(aedile, 4)
        return [times, green, red, lead - MOST_LEAD * times, *sums(placed, 3), *sums(answers, 4), *sums(cards, 2)]

    def aedile_did(self, turns: Turns) -> list[tuple[Array, Array]]:
        """By Consul, as sums to be: of the Aedile the Praetor looked at, and of the other one."""
        known = turns.known
        lead = turns.tally(GREEN) - turns.tally(RED) + MOST_LEAD
        acts = [
            summed(turns.played, turns.played, counted == IS_GREEN, counted == IS_RED, lead)
            for counted in (known.counted, known.other_counted)
        ]
        cards = [
            summed(turns.played, card == IS_GREEN, card == IS_RED, card == IS_YELLOW)
            for card in (known.placed, known.other)
        ]
        return [(acts[0], acts[1]), (cards[0], cards[1])]

    def praetor_did(self, turns: Turns) -> list[Array]:
        """By Consul, as sums to be: how the Praetor answered, to which card."""
        kept, forced, card = turns.kept(), turns.forced(), turns.known.placed
        green, red = card == IS_GREEN, card == IS_RED
        return [
            summed(turns.played, kept, forced, forced & green, forced & red),
            summed(turns.played, kept & green, kept & red),
        ]

    # For a critic

    def everything(self, t: Table) -> Array:
        """What lies hidden on the table, for a judge in training: from the actor's seat on, cards, sides and votes."""
        seat = self.rules.actor(t)
        around = self.around(seat)
        hands = (t.dealt >> (HAND * around).astype(jnp.uint32)).astype(jnp.int32)
        kept = (t.kept >> (SIDE * around)) & 3
        first, second = hands & 3, (hands >> SIDE) & 3
        pieces = [(first == faction).astype(jnp.int32) + (second == faction) for faction in (LOYAL, TRAITOR, MERCHANT)]
        pieces += [kept == faction + 1 for faction in (LOYAL, TRAITOR, MERCHANT)]
        pieces.append(
            jnp.where(around == t.low, code(t.placed_low), jnp.where(around == t.high, code(t.placed_high), 0))
        )
        for turns in (self.early(t, around)[0], self.late(t, seat, around)[0]):
            pieces += [
                jnp.where(turns.played, code(card + 1), 0) for card in (turns.looked, turns.other, turns.counted)
            ]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])


def summed(where: Array, *numbers: Array) -> Array:
    """Small numbers side by side in a word, so that they are added up together."""
    word = jnp.zeros(where.shape, jnp.int32)
    for place, number in enumerate(numbers):
        word = word | (number.astype(jnp.int32) << (SUM * place))
    return once(jnp.where(where, word, 0))


def sums(word: Array, count: int) -> list[Array]:
    """The sums that stand side by side in a word."""
    return [(word >> (SUM * place)) & ((1 << SUM) - 1) for place in range(count)]


def added(role: Array, word: Array) -> Array:
    """By seat: these words over all turns in which it had a role; by Consul, who had it."""
    seats = places(role.shape[0], role[0])
    found = jnp.zeros_like(word)
    for turn in range(word.shape[0]):
        found = found + jnp.where(seats == role[turn], word[turn], 0)
    return found


def in_rows(table: Array) -> Array:
    """By Consul and by seat, one after the other."""
    return table.reshape(-1, *table.shape[2:])
