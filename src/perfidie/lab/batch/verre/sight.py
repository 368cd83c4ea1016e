"""What a seat knows at the poisoned glass, in arrays: the bytes of `perfidie.games.verre.features`, from the table.

A learner must be shown nothing but its view. This reads the table itself, as a view is made; that both say the same,
byte for byte, is proved in the tests.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.games.verre.features import FAR, LEAD, LEAST_HEARTS, MOST, QUARTERS
from perfidie.lab.batch.arrays import Array, bits, divided, jnp, once, ones, pick, places, total
from perfidie.lab.batch.verre.rules import Rules
from perfidie.lab.batch.verre.table import BITS, CARD, OVER, OWING, Table

LIFT = 16
"""By how much values are raised while they must not be negative."""


MEAN_LIFT = 1024
"""The same for means."""
GROUP_SCALE = (4 * QUARTERS, 4)
"""By how much the mean and the variance of a card of some group are multiplied, to be told in whole numbers."""


def quotient(number: Array, by: Array) -> Array:
    """A number below a million divided by one up to a few hundred, rounded down; half of one keeps it off the edges."""
    return jnp.floor((number.astype(jnp.float32) + 0.5) / by.astype(jnp.float32)).astype(jnp.int32)


class Card(NamedTuple):
    """A card that may lie in a glass."""

    number: Array
    face: Array
    there: Array
    """Whether it has been laid."""
    seen: Array
    """Whether the viewer saw it with their own eyes."""
    group: int
    """In which turn the viewer passed it on; -1 for the rest."""
    at: Array
    """By glass, whether it lies there."""


class Knowledge(NamedTuple):
    """What a viewer knows of the cards; words have a bit for each card."""

    cards: list[Card]
    """The bottoms, then by seat from the viewer's own and by turn; the dregs last."""
    known: list[Array]
    """By card that may lie in a glass: whether its face is certain."""
    groups: dict[int, Array]
    """By group: its cards that the viewer has not seen."""
    faces: Array
    """The known cards."""


def all_once(truths: list[Array]) -> list[Array]:
    """These truths, each worked out once."""
    told = once(jnp.stack(truths).astype(jnp.int32)) == 1
    return [told[place] for place in range(len(truths))]


class Sight:
    """What seats know, at one set-up."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.figures = rules, rules.figures
        self.seats = rules.seats

    def glance(self, t: Table, seat: Array) -> Array:
        """What the view of this seat says, as signed bytes along a first axis."""
        at = seat - t.wesley
        at = jnp.where(at < 0, at + self.seats, at)
        knowledge = self.know(t, at)
        pieces = [
            *self.moment(t, seat, at),
            *self.cards(t, at, knowledge),
            *self.glasses(t, at, knowledge),
        ]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])

    # From the viewer's own seat

    def around(self, word: Array, wide: int, at: Array) -> Array:
        """A word with so many bits for each seat of the round, turned so that the viewer's come first."""
        whole = wide * self.seats
        return ((word >> (wide * at)) | (word << (whole - wide * at))) & ((1 << whole) - 1)

    def row(self, row: Array, first: Array) -> list[Array]:
        """A row with a place for each seat, turned so that this one comes first."""
        return [pick(jnp.roll(row, -step, axis=0), first) for step in range(self.seats)]

    # Knowledge

    def know(self, t: Table, at: Array) -> Knowledge:
        """What the viewer at this seat of the round knows."""
        cards = self.laid(t, at)
        hands = [once(hand) for hand in self.row(t.hands, at)]
        groups = {turn: self.passed(t, cards, hands, turn) for turn in range(self.figures.turns - 1)}
        nothing = jnp.zeros_like(at)
        seen = nothing
        for card in cards:
            seen = seen | jnp.where(card.seen, 1 << card.face, 0)
        if self.figures.spare:
            shown = self.all_shown(t) & (total(t.counts) <= self.figures.laid)
            seen = seen | jnp.where(shown, 1 << t.removed, 0)
        rest = ((1 << self.figures.deck) - 1) & ~(hands[0] | seen)
        for group in groups.values():
            rest = rest & ~group
        groups[-1] = rest
        names, words = list(groups), once(jnp.stack(list(groups.values())))
        groups = {name: words[place] for place, name in enumerate(names)}
        known = all_once([card.there & (card.seen | (ones(groups[card.group]) == 1)) for card in cards])
        for card, sure in zip(cards, known, strict=True):
            seen = seen | jnp.where(sure, 1 << card.face, 0)
        return Knowledge(cards, known, groups, once(seen))

    def all_shown(self, t: Table) -> Array:
        """Option recap_shows_all: when the game is over nothing is hidden."""
        return (t.stage == OVER) & bool(self.figures.rules.shows_all)

    def laid(self, t: Table, at: Array) -> list[Card]:
        """All cards that may lie in a glass."""
        fig = self.figures
        everything, vizzini = self.all_shown(t), at == self.seats - 1
        spied = self.around(t.spied, fig.glasses, at)
        opened = [jnp.zeros_like(vizzini)] * fig.glasses
        for seat in range(self.seats):
            is_open = ((t.opened >> seat) & 1) == 1
            opened = [
                other | (is_open & (((t.taken >> (3 * seat)) & 7) == glass + 1)) for glass, other in enumerate(opened)
            ]
        in_glass, opened = self.numbers(t), all_once(opened)

        def card(number: Array, face: Array, there: Array, own: Array, group: int) -> Card:
            at_glass = all_once([total((numbers == number).astype(jnp.int32)) > 0 for numbers in in_glass])
            seen = own | everything
            for is_open, here in zip(opened, at_glass, strict=True):
                seen = seen | (is_open & here)
            peeked = ((t.peeked & CARD) == number + 1) | ((t.peeked >> BITS) == number + 1)
            return Card(number, face, there, there & (seen | (vizzini & peeked)), group, jnp.stack(at_glass))

        always = at >= 0
        found = [
            card(
                jnp.full_like(at, glass), (t.faces[0] >> (BITS * glass)) & CARD, always, ((spied >> glass) & 1) == 1, -1
            )
            for glass in range(fig.glasses)
        ]
        faces = [self.around(t.faces[turn + 1], BITS, at) for turn in range(fig.turns)]
        spied = once(spied)
        poured = total(t.counts)
        for seat in range(self.seats):
            other = jnp.where(at + seat >= self.seats, at + seat - self.seats, at + seat)
            for turn in range(fig.turns):
                number = fig.glasses + turn * self.seats + other
                face = (faces[turn] >> (BITS * seat)) & CARD
                own = always & (seat == 0)
                found.append(card(number, face, number < poured, own, max(turn - seat, -1) if seat else -1))
        if fig.rules.dregs:
            found.append(card(jnp.full_like(at, fig.laid), t.removed, poured > fig.laid, ~always, -1))
        seen = all_once([each.seen for each in found])
        return [each._replace(seen=saw) for each, saw in zip(found, seen, strict=True)]

    def numbers(self, t: Table) -> list[Array]:
        """By glass: the numbers of its cards from the bottom, 31 where there is none."""
        height = places(self.figures.capacity, t.stage)
        return [
            once(jnp.where(height < t.counts[glass], (t.piles[glass] >> (BITS * height)) & CARD, CARD))
            for glass in range(self.figures.glasses)
        ]

    def passed(self, t: Table, cards: list[Card], hands: list[Array], turn: int) -> Array:
        """What the viewer passed on after this turn and has not seen since."""
        away = jnp.zeros_like(t.turn)
        for card in cards:
            if card.group == turn:
                away = away | jnp.where(card.there & ~card.seen, 1 << card.face, 0)
        for step in range(1, self.seats):
            away = away | jnp.where(t.turn == turn + step, hands[step], 0)
        return away

    # The pieces, as `perfidie.games.verre.features` lays them out

    def moment(self, t: Table, seat: Array, at: Array) -> list[Array]:
        """What is being played, by whom, and how the game stands."""
        fig, rules = self.figures, self.figures.rules
        seats = places(self.seats, at)
        step = jnp.where(t.stage >= OWING, t.stage - 1, t.stage)
        actor = self.rules.position(t) - at
        actor = jnp.where(actor < 0, actor + self.seats, actor)
        hearts = self.row(t.hearts, seat)
        far = jnp.full_like(t.round, FAR)
        return [
            places(7, at) == step,
            (seats == actor) & (t.stage != OVER),
            seats == jnp.where(at == 0, 0, self.seats - at),
            places(fig.turns, at) == t.turn,
            t.power[None],
            jnp.stack([jnp.maximum(each, LEAST_HEARTS) for each in hearts]),
            jnp.stack([jnp.clip(hearts[0] - each, -LEAD, LEAD) for each in hearts]),
            seats == t.round - self.seats * divided(t.round, self.seats),
            (jnp.minimum(rules.max_rounds - t.round, FAR) if rules.max_rounds else far)[None],
        ]

    def cards(self, t: Table, at: Array, knowledge: Knowledge) -> list[Array]:
        """By card: in my hand; the last turn in which I held it; passed on, or unseen, and who knows where."""
        fig = self.figures
        hands = self.row(t.hands, at)
        levels = [jnp.zeros_like(at)] * (fig.turns + 1)
        for place, card in enumerate(knowledge.cards[fig.glasses : fig.glasses + self.seats * fig.turns]):
            seat, turn = divmod(place, fig.turns)
            if turn >= seat:
                level = turn - seat + 1
                levels[level] = levels[level] | jnp.where(card.there, 1 << card.face, 0)
        for level in range(1, fig.turns + 1):
            for step in range(self.seats):
                levels[level] = levels[level] | jnp.where(t.turn - step + 1 == level, hands[step], 0)
        last = jnp.zeros((fig.deck, *at.shape), jnp.int32)
        held = jnp.zeros_like(at)
        for level in range(1, fig.turns + 1):
            last = jnp.where(bits(levels[level], fig.deck) == 1, level, last)
            held = held | levels[level]
        hidden = ((1 << fig.deck) - 1) & ~(hands[0] | knowledge.faces)
        return [
            bits(hands[0], fig.deck),
            last,
            bits(hidden & held, fig.deck),
            bits(hidden & ~held, fig.deck),
        ]

    def glasses(self, t: Table, at: Array, knowledge: Knowledge) -> list[Array]:
        """By glass, by card poured, by seat: all that is known there; my own glass last."""
        fig = self.figures
        values = [
            jnp.where(sure, self.value(card.face), 0)
            for card, sure in zip(knowledge.cards, knowledge.known, strict=True)
        ]
        in_glass = self.numbers(t)
        faces = []
        for numbers in in_glass:
            row = jnp.zeros_like(numbers)
            for card, value in zip(knowledge.cards, values, strict=True):
                row = row + jnp.where(numbers == card.number, value, 0)
            faces.append(once(row + LIFT) - LIFT)
        height = places(fig.capacity, at)
        unknown = [t.counts[glass] - total((row != 0).astype(jnp.int32)) for glass, row in enumerate(faces)]
        tops = [total(jnp.where(height == t.counts[glass] - 1, row, 0)) for glass, row in enumerate(faces)]
        certain = all_once(self.certain(knowledge, unknown))
        weights = [jnp.sign(row) if fig.rules.by_count else row for row in faces]
        balance = [jnp.where(certain[glass], t.sums[glass], total(row)) for glass, row in enumerate(weights)]
        peeked = [total(self.count_peeked(t, numbers)) for numbers in in_glass]
        pours = slice(fig.glasses, fig.glasses + self.seats * fig.turns)
        means, variances = self.expected(knowledge, weights)
        found = [*faces, t.counts, *map(jnp.stack, (unknown, tops, balance, certain, peeked, means, variances))]
        found += [card.at for card in knowledge.cards[pours]]
        found.append(jnp.stack(values[pours]))
        mine = [self.mine(t, at, *rows) for rows in ((balance, unknown, certain), (means, variances))]
        return [*found, *self.deeds(t, at), *mine]

    def expected(self, knowledge: Knowledge, weights: list[Array]) -> tuple[list[Array], list[Array]]:
        """By glass, the balance to expect, in quarters, and its variance, from what the notebook leaves open."""
        means = [QUARTERS * total(row) for row in weights]
        variances = [jnp.zeros_like(row) for row in means]
        rest = [(jnp.zeros_like(row), jnp.zeros_like(row)) for row in means]
        for group, cards in knowledge.groups.items():
            mean, variance = self.of_a_group(cards)
            for glass in range(self.figures.glasses):
                here = jnp.zeros_like(mean)
                for card, sure in zip(knowledge.cards, knowledge.known, strict=True):
                    if card.group == group:
                        here = here + (card.there & ~sure & card.at[glass])
                rest[glass] = rest[glass][0] + here * mean, rest[glass][1] + here * variance
        for glass, (mean, variance) in enumerate(rest):
            means[glass] = once(jnp.clip(means[glass] + (mean >> 2), -MOST, MOST) + MOST) - MOST
            variances[glass] = once(jnp.minimum(variance >> 2, MOST))
        return means, variances

    def of_a_group(self, cards: Array) -> tuple[Array, Array]:
        """Four times the mean, in quarters, and four times the variance, of any one of these cards."""
        weights = self.rules.weight(places(self.figures.deck, cards))
        there = bits(cards, self.figures.deck)
        count = jnp.maximum(ones(cards), 1)
        added, squares = total(there * weights), total(there * weights * weights)
        mean = quotient(GROUP_SCALE[0] * added, count)
        variance = quotient(GROUP_SCALE[1] * (count * squares - added * added), count * count)
        return once(mean + MEAN_LIFT) - MEAN_LIFT, once(variance)

    def value(self, card: Array) -> Array:
        """The signed value of a card."""
        half = self.figures.half
        return jnp.where(card < half, card - half, card - half + 1)

    def count_peeked(self, t: Table, numbers: Array) -> Array:
        """Of these cards, those Vizzini looked at by the power."""
        return ((numbers + 1 == (t.peeked & CARD)) | (numbers + 1 == (t.peeked >> BITS))).astype(jnp.int32)

    def certain(self, knowledge: Knowledge, unknown: list[Array]) -> list[Array]:
        """By glass: whether every unknown card of it belongs to a group that lies wholly in it.

        Where cards are counted, one of a group that is of one kind need not be told from the others.
        """
        half = self.figures.half
        left = list(unknown)
        for group, cards in knowledge.groups.items():
            whole = ones(cards)
            alike = ((cards >> half) == 0) | ((cards & ((1 << half) - 1)) == 0)
            for glass in range(self.figures.glasses):
                here = jnp.zeros_like(whole)
                for card, sure in zip(knowledge.cards, knowledge.known, strict=True):
                    if card.group == group:
                        here = here + (card.there & ~sure & card.at[glass])
                inside = here == whole
                if self.figures.rules.by_count:
                    inside = inside | alike
                left[glass] = left[glass] - jnp.where(inside, here, 0)
        return [rest == 0 for rest in left]

    def deeds(self, t: Table, at: Array) -> list[Array]:
        """By seat: what it spied, took, announced and opened."""
        row = places(self.figures.glasses, at)
        taken, said = self.around(t.taken, 3, at), self.around(t.said, 2, at)
        took = [((taken >> (3 * seat)) & 7) == row + 1 for seat in range(self.seats)]
        return [
            bits(self.around(t.spied, self.figures.glasses, at), self.seats * self.figures.glasses),
            *took,
            jnp.stack([((said >> (2 * seat)) & 3) - 1 for seat in range(self.seats)]),
            bits(self.around(t.opened, 1, at), self.seats),
        ]

    def mine(self, t: Table, at: Array, *rows: list[Array]) -> Array:
        """My own glass: its balance, its unknown cards, and whether the balance is certain."""
        glass = (t.taken >> (3 * at)) & 7
        found = [jnp.where(glass > 0, pick(jnp.stack(row), glass - 1).astype(jnp.int32), 0) for row in rows]
        return jnp.stack(found)

    # For a critic

    def everything(self, t: Table) -> Array:
        """What lies hidden on the table, for a judge in training: hands from the actor's seat on, and all faces."""
        fig = self.figures
        hands = self.row(t.hands, self.rules.position(t))
        faces = []
        for numbers in self.numbers(t):
            row = jnp.zeros_like(numbers)
            for number, face in enumerate(self.true_faces(t)):
                row = row + jnp.where(numbers == number, self.value(face), 0)
            faces.append(row)
        removed = self.value(t.removed)[None] if fig.spare else jnp.zeros_like(t.removed)[None]
        pieces = [*[bits(hand, fig.deck) for hand in hands], *faces, removed]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])

    def true_faces(self, t: Table) -> list[Array]:
        """By number of a laid card: its face."""
        fig = self.figures
        found = [(t.faces[0] >> (BITS * glass)) & CARD for glass in range(fig.glasses)]
        for turn in range(fig.turns):
            found += [(t.faces[turn + 1] >> (BITS * seat)) & CARD for seat in range(self.seats)]
        return [*found, t.removed] if fig.rules.dregs else found
