"""What a seat knows at the Council of Verona, in arrays: the bytes of `perfidie.games.verona.features`, from the table.

A learner must be shown nothing but its view. This reads the table itself, as a view is made; that both say the same,
byte for byte, is proved in the tests.

Where a card may be follows from *groups* (`perfidie.games.verona.sight.knowledge`): sets of cards of which the viewer
cannot tell who got which. Of each it knows how many every seat still holds, so that many are counted here in the hands.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.engine.rows import LEAST_SIGNED, MOST_SIGNED
from perfidie.games.verona.features import SURE
from perfidie.games.verona.rules.box import FACE
from perfidie.lab.batch.arrays import Array, axis, bits, jnp, once, ones, pick, places, total
from perfidie.lab.batch.verona import scoring
from perfidie.lab.batch.verona.rules import Rules, highest
from perfidie.lab.batch.verona.table import DRAFTING, KEEPING, OVER, Table


class Bets(NamedTuple):
    """What the viewer knows of the tokens; seats are counted from its own."""

    owned: list[Array]
    """By seat: the zones where its tokens lie."""
    known: Array
    """The zones whose token it has seen, or placed."""
    doubts: list[list[Array]]
    """By seat and kind: whether a hidden token of that seat may be of this kind (its own never are hidden)."""
    certain: Array
    """The zones of which it is certain: those it knows, and those of a seat of which one kind alone is left."""


class Sight:
    """What seats know, at one set-up."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.figures = rules, rules.figures
        self.seats = rules.seats

    def glance(self, t: Table, seat: Array) -> Array:
        """What the view of this seat says, as signed bytes along a first axis."""
        at = seat - t.first
        at = once(jnp.where(at < 0, at + self.seats, at))
        hands = [once(hand) for hand in self.row(t.hands, at)]
        bets = self.bets(t, at)
        pieces = [
            *self.moment(t, at),
            *self.points(t, seat, hands),
            *self.standing(t, bets),
            *self.cards(t, at, hands),
            *self.tokens(t, bets),
            *self.by_zone(t, bets),
        ]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])

    def row(self, row: Array, first: Array) -> list[Array]:
        """A row with a place for each seat, turned so that this one comes first."""
        return [pick(jnp.roll(row, -step, axis=0), first) for step in range(self.seats)]

    # The pieces, as `perfidie.games.verona.features` lays them out

    def moment(self, t: Table, at: Array) -> list[Array]:
        """Which decision it is, by whose power, who owes it, who has chosen already, who began."""
        seats = places(self.seats, at)

        def is_at(position: Array) -> Array:
            """The seat of the round, counted from the viewer's."""
            return seats == jnp.where(position < at, position - at + self.seats, position - at)

        waits = is_at(self.rules.position(t)) & (t.stage != OVER)
        chose = jnp.zeros_like(waits)
        if not self.figures.rules.drafts:  # both choose at once, seat 0 is asked first (ruling 9)
            keeping = t.stage == KEEPING
            waits = waits | (keeping & (t.place == 0))
            chose = keeping & (t.place == 1) & is_at(t.first)
        return [
            places(OVER + 1, at) == t.stage,
            places(self.figures.deck, at) + 1 == t.bearer,
            waits,
            chose,
            is_at(jnp.zeros_like(at)),
        ]

    def points(self, t: Table, seat: Array, hands: list[Array]) -> list[Array]:
        """How far the match has come, how many cards are where, and the points of the rounds that are over."""
        fig = self.figures
        over = t.stage == OVER
        scores = self.row(t.scores, seat)
        ahead = scores[0] - highest(jnp.stack(scores[1:]))
        return [
            jnp.where(over, 0, fig.rounds + 1 - t.round)[None],
            jnp.where(over, fig.deck, 0)[None],
            jnp.where(t.stage == DRAFTING, ones(t.rest), 0)[None],
            jnp.stack([ones(hand) for hand in hands]),
            *[jnp.clip(each, LEAST_SIGNED, MOST_SIGNED)[None] for each in (*scores, ahead)],
        ]

    def standing(self, t: Table, bets: Bets) -> list[Array]:
        """If the round ended now, by what this seat knows: the points of everybody, how many are where, objectives."""
        fig = self.figures
        dying, mortal = self.doses(t, bets)
        council, exile = t.council & ~dying, t.exile & ~dying
        granted = once(scoring.met(fig, council, exile))
        zones = once(scoring.zones_on(fig, granted))
        planes = [once(plane & bets.known) for plane in scoring.worth(fig, t.kinds)]
        won = [scoring.points(fig, planes, owned & bets.known & zones) for owned in bets.owned]
        hidden = once(zones & ~bets.known)
        for seat in range(1, self.seats):
            for worth, alike in fig.alike:
                mean = self.mean(bets.doubts[seat], [each + fig.lift for each in worth]) - fig.lift
                won[seat] = won[seat] + mean * ones(bets.owned[seat] & hidden & alike)
        counts = [council, exile, *[council & family for family in fig.families.values()]]
        wishers = [card for card, _, _ in fig.wishers]
        return [
            jnp.stack(won),
            jnp.stack([ones(each) for each in counts]),
            *[jnp.stack([(cards >> card) & 1 for card in wishers]) for cards in (granted, dying, mortal)],
        ]

    def mean(self, may_be: list[Array], numbers: list[int]) -> Array:
        """The mean of numbers, none below 0, over the kinds that may be, rounded down; any number where none may."""
        likely = jnp.stack(may_be).astype(jnp.float32)
        among = total(likely * axis(numbers, may_be[0], jnp.float32)) + 0.5  # never just below a whole number
        return (among / jnp.maximum(total(likely), 1.0)).astype(jnp.int32)

    def doses(self, t: Table, bets: Bets) -> tuple[Array, Array]:
        """Who dies of the vials this seat is sure of; and who may die, with those that may lie hidden."""
        fig, none = self.figures, jnp.zeros_like(t.council)
        if not fig.vials:
            return none, none
        poison, antidote = (t.kinds[kind] & bets.certain for kind in fig.vials)
        hidden = [
            jnp.where(may_be[fig.vials[0]], owned & ~bets.certain, 0)
            for owned, may_be in zip(bets.owned[1:], bets.doubts[1:], strict=True)
        ]
        dying, mortal = none, none
        for card, _, zones in fig.wishers:
            sure = once(ones(poison & zones) - ones(antidote & zones) + fig.spots) - fig.spots
            owners = total(jnp.stack([((each & zones) != 0).astype(jnp.int32) for each in hidden]))
            dying = dying | jnp.where(sure > 0, 1 << card, 0)
            mortal = mortal | jnp.where((sure > 0) | ((owners > 0) & (sure + owners > 0)), 1 << card, 0)
        return once(dying), once(mortal)

    def cards(self, t: Table, at: Array, hands: list[Array]) -> list[Array]:
        """Card by card: in the viewer's hand, at the Council, in Exile, in the pack it holds, in whose hand perhaps."""
        fig = self.figures
        holds = (t.stage == DRAFTING) & (self.rules.position(t) == at)
        pack = jnp.where(holds, t.rest, 0)
        shown = [bits(cards, fig.deck) for cards in (hands[0], t.council, t.exile, pack)]
        played = t.council | t.exile
        held = [jnp.zeros((fig.deck, *at.shape), jnp.int32)] * (self.seats - 1)
        for group in self.groups(t, at):
            unplayed = once(group & ~played)
            among, size = bits(unplayed, fig.deck), ones(unplayed)
            for other in range(1, self.seats):
                share = (SURE * ones(hands[other] & group) + 0.5) / jnp.maximum(size, 1).astype(jnp.float32)
                held[other - 1] = held[other - 1] + among * share.astype(jnp.int32)
        if not fig.rules.drafts:  # what it gave is in the opponent's hand until it is played
            given = bits(hands[1] & pick(t.dealt, at), fig.deck)
            held = [jnp.where(given == 1, SURE, held[0])]
        return [*shown, *held]

    def groups(self, t: Table, at: Array) -> list[Array]:
        """The cards the viewer has not got, by what it saw of them."""
        fig = self.figures
        over, dealt = t.stage == OVER, pick(t.dealt, at)
        if not fig.rules.drafts:
            kept = pick(t.chosen, 1 - at)
            received = jnp.where(t.stage == KEEPING, 0, pick(t.dealt, 1 - at) & ~kept)
            return [jnp.where(over, 0, fig.every & ~dealt & ~received)]
        picked = jnp.where(t.stage == DRAFTING, t.place, fig.picks)
        before = total(t.dealt) & ~dealt
        for turn in range(self.seats - 1):
            before = before | jnp.where(turn < at, t.chosen[turn], 0)
        unseen = jnp.where(picked < at, fig.every & ~dealt, before)
        found = [unseen]
        laps = fig.picks // self.seats
        for lap in range(laps):
            mine = at + lap * self.seats
            group = jnp.zeros_like(at)
            for turn in range(lap * self.seats + 1, min((lap + 2) * self.seats - 1, fig.picks)):
                group = group | jnp.where((turn > mine) & (turn < mine + self.seats), t.chosen[turn], 0)
            if lap == laps - 1:
                group = group | t.rest
            else:
                group = group | jnp.where(picked < mine + self.seats, t.rest, 0)
            found.append(jnp.where(picked > mine, group, 0))
        return [jnp.where(over, 0, group) for group in found]

    def bets(self, t: Table, at: Array) -> Bets:
        """What the viewer knows of the tokens."""
        fig = self.figures
        owned, looked = [once(each) for each in self.row(t.owned, at)], once(pick(t.looked, at))
        doubts = [[(t.kinds[kind] & each & looked) == 0 for kind in range(fig.kinds)] for each in owned]
        known = once(owned[0] | looked)
        certain = known
        for each, may_be in zip(owned[1:], doubts[1:], strict=True):
            count = sum(one.astype(jnp.int32) for one in may_be)
            certain = certain | jnp.where(count == 1, each, 0)
        return Bets(owned, known, doubts, once(certain))

    def tokens(self, t: Table, bets: Bets) -> list[Array]:
        """By kind: whether it is in the viewer's hand; by seat: how many are; by other seat and kind: which may be."""
        left = [(kind & bets.owned[0]) == 0 for kind in t.kinds]
        counts = [self.figures.kinds - ones(owned) for owned in bets.owned]
        return [jnp.stack(left), jnp.stack(counts), *[jnp.stack(may_be) for may_be in bets.doubts[1:]]]

    def by_zone(self, t: Table, bets: Bets) -> list[Array]:
        """Zone by zone: whether it is empty, whose token lies there, what it is worth by its mean, in tenths."""
        fig = self.figures

        def mean(numbers: list[int]) -> Array:
            """The mean of what the token may be."""
            found = zeros
            for kind, number in enumerate(numbers):
                if number:
                    found = found + number * bits(t.kinds[kind] & bets.known, fig.spots)
            for owned, may_be in zip(bets.owned[1:], bets.doubts[1:], strict=True):
                found = found + self.mean(may_be, numbers) * bits(owned & ~bets.known, fig.spots)
            return found

        zeros = jnp.zeros((fig.spots, *bets.known.shape), jnp.int32)
        looked = zeros
        for each in t.looked:
            looked = looked + bits(each, fig.spots)
        vials = [[SURE * (kind == vial) for kind in range(fig.kinds)] for vial in fig.vials]
        return [
            bits(self.rules.empty(t), fig.spots),
            *[bits(owned, fig.spots) for owned in bets.owned],
            bits(bets.certain, fig.spots),
            mean([10 * FACE[kind] for kind in fig.rules.kinds]),
            *([mean(vial) for vial in vials] or [zeros, zeros]),
            looked,
        ]

    # For a critic

    def everything(self, t: Table) -> Array:
        """What lies hidden on the table, for a judge in training: hands from the actor's seat on, and the rest.

        That is the cards in no hand, what the first has kept while the second chooses, and what every token is.
        """
        fig = self.figures
        hands = self.row(t.hands, self.rules.position(t))
        kept = jnp.where(t.stage == KEEPING, total(t.chosen), 0)
        kinds = jnp.zeros((fig.spots, *t.stage.shape), jnp.int32)
        for kind in range(fig.kinds):
            kinds = kinds + (kind + 1) * bits(t.kinds[kind], fig.spots)
        pieces = [*[bits(each, fig.deck) for each in (*hands, t.rest, kept)], kinds]
        return jnp.concatenate([piece.astype(jnp.int8) for piece in pieces])
