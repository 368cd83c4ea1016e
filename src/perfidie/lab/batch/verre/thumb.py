"""Rules of thumb at the poisoned glass, in arrays: company for whoever learns.

The player of `perfidie.games.verre.bot.greedy`, with a bell curve where that one draws worlds. It knows what the seat
knows and nothing else. What it likes comes as logits, so that it wavers about as much as drawn worlds make one waver.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.lab.batch.arrays import Array, axis, bits, jax, jnp, ones, pick, places, total
from perfidie.lab.batch.verre.rules import Rules
from perfidie.lab.batch.verre.sight import GROUP_SCALE, Sight
from perfidie.lab.batch.verre.table import BITS, CARD, DECIDING, OWING, Table

COUNTED, DRAWN = 0.002, 0.05
"""By how much two values must differ to be told apart: those that are counted, and those that worlds were drawn for."""
PAYS = 0.02
"""So much better a swap must make the best glass."""
NEVER = -99.0


class Judged(NamedTuple):
    """What a seat expects of the glasses; all rows by glass."""

    means: Array
    variances: Array
    top_means: Array
    top_variances: Array


class Thumb:
    """Somebody who plays by rules of thumb, at one set-up."""

    def __init__(self, rules: Rules, sight: Sight) -> None:
        self.rules, self.sight, self.figures = rules, sight, rules.figures
        deck = self.figures.rules.deck
        self.spread = sum(card * card for card in deck) / len(deck)
        """The variance of a card nobody has seen."""

    def likes(self, t: Table, seat: Array) -> Array:
        """By number of an action: how much this seat likes it, as a logit, whether it may do it or not."""
        fig = self.figures
        at = seat - t.wesley
        at = jnp.where(at < 0, at + fig.seats, at)
        judged = self.judged(t, at)
        swaps = self.swaps(judged, at)
        late = total(jnp.stack([ones(hand) for hand in t.hands])) == 0
        rows = {
            fig.at_spy: -self.looks(t) / COUNTED,
            fig.at_pour: self.pours(t, at, judged) / COUNTED,
            fig.at_power: jnp.where(late, (swaps - PAYS) / DRAWN, NEVER),
            fig.at_end: jnp.zeros((1, *at.shape)),
            fig.at_take: self.worth(at, judged.means, judged.variances) / DRAWN,
            fig.at_drink: self.announces(t, seat, at, judged) / DRAWN,
        }
        if fig.look_first:
            asked = (t.stage == DECIDING) | (t.stage == OWING)
            gain = jnp.where(asked, pick(swaps, t.pair), 0.0) / DRAWN
            rows[fig.at_yes] = jnp.stack([gain, jnp.zeros_like(gain)])
        return jnp.concatenate([rows[first] for first in sorted(rows)]).astype(jnp.float32)

    def looks(self, t: Table) -> Array:
        """By glass: how many looked into it already."""
        spied = bits(t.spied, self.figures.seats * self.figures.glasses)
        by_seat = spied.reshape((self.figures.seats, self.figures.glasses, *t.spied.shape))
        return total(by_seat).astype(jnp.float32)

    # What is expected of the glasses

    def judged(self, t: Table, at: Array) -> Judged:
        """Mean and variance of each glass and of the card on top, each unknown card counting as any of its group."""
        fig, knowledge = self.figures, self.sight.know(t, at)
        of_group = {
            name: [each.astype(jnp.float32) / scale for each, scale in zip(found, GROUP_SCALE, strict=True)]
            for name, cards in knowledge.groups.items()
            for found in [self.sight.of_a_group(cards)]
        }
        tops = (t.piles >> (BITS * (t.counts - 1))) & CARD
        rows = [jnp.zeros((fig.glasses, *at.shape))] * 4
        for card, sure in zip(knowledge.cards, knowledge.known, strict=True):
            mean = jnp.where(sure, self.rules.weight(card.face).astype(jnp.float32), of_group[card.group][0])
            variance = jnp.where(sure, 0.0, of_group[card.group][1])
            here = (card.there & card.at).astype(jnp.float32)
            on_top = here * (tops == card.number)
            parts = (here * mean, here * variance, on_top * mean, on_top * variance)
            rows = [row + part for row, part in zip(rows, parts, strict=True)]
        return Judged(*rows)

    def odds(self, at: Array, means: Array, variances: Array) -> tuple[Array, Array]:
        """The chances p and q of glasses in the hands of this seat, by a bell curve over whole numbers."""
        wesley = jnp.where(at == 0, self.figures.bonus, 0)
        margin, width = 2 * means + wesley, 2 * jnp.sqrt(variances) + 0.02
        edge = 1.0 - wesley % 2
        p, q = bell((margin - edge) / width), bell((-margin - edge) / width)
        if self.figures.even < 0:
            q = 1 - p
        elif self.figures.even > 0:
            p = 1 - q
        return p, q

    def value(self, at: Array, p: Array, q: Array) -> Array:
        """What a glass with these chances is worth; Vizzini, who announces last, may know by then."""
        rules = self.figures.rules
        knows = (at == self.figures.seats - 1) & (self.figures.seats > 2 and bool(rules.reveals_at_once))
        return jnp.where(knows, p, jnp.maximum(p - q, -p))

    def worth(self, at: Array, means: Array, variances: Array) -> Array:
        """What glasses of these means and variances are worth to this seat."""
        return self.value(at, *self.odds(at, means, variances))

    # The answers

    def pours(self, t: Table, at: Array, judged: Judged) -> Array:
        """By card and glass: what the glasses are then worth to a seat that may lose the best of them."""
        fig = self.figures
        hand = pick(t.hands, at)
        liked = jnp.full((fig.deck, fig.glasses, *at.shape), NEVER * COUNTED)
        for _ in range(fig.turns):
            lowest = hand & -hand
            card = ones(lowest - 1)
            hand = hand & ~lowest
            rows = jnp.stack([self.after_pour(t, at, judged, card, glass) for glass in range(fig.glasses)])
            here = (places(fig.deck, card) == card) & (lowest != 0)
            liked = jnp.where(here[:, None], rows[None], liked)
        return liked.reshape((fig.deck * fig.glasses, *at.shape))

    def after_pour(self, t: Table, at: Array, judged: Judged, card: Array, glass: int) -> Array:
        """What all glasses are worth once this card lies in this one, the best first, less and less."""
        fig = self.figures
        here = places(fig.glasses, card) == glass
        means = judged.means + jnp.where(here, self.rules.weight(card), 0) + jnp.where(at == 0, fig.bonus / 2, 0.0)
        free = fig.capacity - t.counts - here
        p = bell(means / jnp.sqrt(jnp.maximum(judged.variances + self.spread * free, 0.0) + 0.25))
        values = -jnp.sort(-self.value(at, p, 1 - p), axis=0)
        rank = pick(axis([fig.choice.index(seat) for seat in range(fig.seats)], at), at)
        lost = rank / fig.seats
        return total(values * (1 - lost) * lost ** places(fig.glasses, at))

    def swaps(self, judged: Judged, at: Array) -> Array:
        """By two glasses: by how much better the best glass becomes once their tops have changed places."""
        glass = places(self.figures.glasses, at)
        now = jnp.max(self.worth(at, judged.means, judged.variances), axis=0)
        gains = []
        for a, b in self.figures.pairs:
            way = (glass == a).astype(jnp.float32) - (glass == b)
            means = judged.means + way * (judged.top_means[b] - judged.top_means[a])
            variances = judged.variances + way * (judged.top_variances[b] - judged.top_variances[a])
            gains.append(jnp.max(self.worth(at, means, jnp.maximum(variances, 0.0)), axis=0) - now)
        return jnp.stack(gains)

    def announces(self, t: Table, seat: Array, at: Array, judged: Judged) -> Array:
        """Drinking and refusing: by who would win, or lead, with the hearts that are left."""
        glass = jnp.maximum(((t.taken >> (3 * at)) & 7) - 1, 0)
        p, q = (pick(row, glass) for row in self.odds(at, judged.means, judged.variances))
        me = (places(self.figures.seats, seat) == seat).astype(jnp.int32)
        same, rivals, mine = (self.promise(t.hearts - less, me) for less in (0 * me, 1 - me, me))
        return jnp.stack([p * rivals + q * mine + (1 - p - q) * same, p * mine + (1 - p) * same])

    def promise(self, hearts: Array, me: Array) -> Array:
        """What these hearts promise: the win if the game is over, else the lead over the others."""
        mine, best = total(hearts * me), jnp.max(hearts, axis=0)
        most = jnp.max(jnp.where(me == 1, -999, hearts), axis=0)
        lead = mine - 0.5 * ((total(hearts) - mine) / (self.figures.seats - 1) + most)
        if self.figures.rules.end != "immediate":
            return lead
        won = jnp.where(mine == best, 4.0 / total((hearts == best).astype(jnp.float32)), -4.0)
        return jnp.where(jnp.min(hearts, axis=0) <= 0, won, lead)


def bell(x: Array) -> Array:
    """The chance that a bell curve stays below x."""
    return 0.5 * (1 + jax.lax.erf(x * 0.70710678))
