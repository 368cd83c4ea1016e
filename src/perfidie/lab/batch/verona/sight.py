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

    owned: Array
    """By seat: the zones where its tokens lie."""
    known: Array
    """The zones whose token it has seen, or placed."""
    doubts: Array
    """By seat and kind: 1 where a hidden token of that seat may be of this kind (its own never are hidden)."""
    certain: Array
    """The zones of which it is certain: those it knows, and those of a seat of which one kind alone is left."""


class Sight:
    """What seats know, at one set-up."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.figures = rules, rules.figures
        self.seats = rules.seats

    def glance(self, t: Table, seat: Array) -> Array:
        """What the view of this seat says, as signed bytes along a first axis."""
        # Each word is read many times: where the table was moved just before, all that would be worked out anew.
        small = {name: word for name, word in t._asdict().items() if name not in ("scores", "tallies")}
        t = t._replace(**{name: once(word) for name, word in small.items()})
        at = seat - t.first
        at = once(jnp.where(at < 0, at + self.seats, at))
        hands = once(self.row(t.hands, at))
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

    def row(self, row: Array, first: Array) -> Array:
        """A row with a place for each seat, turned so that this one comes first."""
        found = row
        for step in range(1, self.seats):
            found = jnp.where(first == step, jnp.roll(row, -step, axis=0), found)
        return found

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

    def points(self, t: Table, seat: Array, hands: Array) -> list[Array]:
        """How far the match has come, how many cards are where, and the points of the rounds that are over."""
        fig = self.figures
        over = t.stage == OVER
        scores = self.row(t.scores, seat)
        ahead = (scores[0] - highest(scores[1:]))[None]
        return [
            jnp.where(over, 0, fig.rounds + 1 - t.round)[None],
            jnp.where(over, fig.deck, 0)[None],
            jnp.where(t.stage == DRAFTING, ones(t.rest), 0)[None],
            ones(hands),
            *[jnp.clip(each, LEAST_SIGNED, MOST_SIGNED) for each in (scores, ahead)],
        ]

    def standing(self, t: Table, bets: Bets) -> list[Array]:
        """If the round ended now, by what this seat knows: the points of everybody, how many are where, objectives."""
        fig = self.figures
        dying, mortal = self.doses(t, bets)
        council, exile = once(t.council & ~dying), once(t.exile & ~dying)
        granted = once(scoring.met(fig, council, exile))
        zones = once(scoring.zones_on(fig, granted))
        planes = [once(plane & bets.known) for plane in scoring.worth(fig, t.kinds)]
        won = scoring.points(fig, planes, bets.owned & bets.known & zones)
        hidden = once(bets.owned & zones & ~bets.known)
        for worth, alike in fig.alike:
            mean = self.mean(bets.doubts, [each + fig.lift for each in worth]) - fig.lift
            won = won + mean * ones(hidden & alike)
        families = axis([fig.every, *fig.families.values()], council)
        at_council = ones(council & families)
        wishers = axis([card for card, _, _ in fig.wishers], council)
        return [
            won,
            *[at_council[:1], ones(exile)[None], at_council[1:]],
            *[(cards >> wishers) & 1 for cards in (granted, dying, mortal)],
        ]

    def mean(self, doubts: Array, numbers: list[int]) -> Array:
        """By seat: the mean of numbers, none below 0, over the kinds that may be, rounded down."""
        among, count = 0.5, 0.0  # half a one more, so that no quotient is just below a whole number
        for kind, number in enumerate(numbers):
            among, count = among + number * doubts[:, kind], count + doubts[:, kind]
        return (among / jnp.maximum(count, 1.0)).astype(jnp.int32)

    def doses(self, t: Table, bets: Bets) -> tuple[Array, Array]:
        """Who dies of the vials this seat is sure of; and who may die, with those that may lie hidden."""
        fig, none = self.figures, jnp.zeros_like(t.council)
        if not fig.vials:
            return none, none
        poison, antidote = (t.kinds[kind] & bets.certain for kind in fig.vials)
        may_be_poison = bets.doubts[1:, fig.vials[0]] == 1
        hidden = once(jnp.where(may_be_poison, bets.owned[1:] & ~bets.certain, 0))
        dying, mortal = none, none
        for card, _, zones in fig.wishers:
            sure = once(ones(poison & zones) - ones(antidote & zones) + fig.spots) - fig.spots
            owners = total(((hidden & zones) != 0).astype(jnp.int32))
            dying = dying | jnp.where(sure > 0, 1 << card, 0)
            mortal = mortal | jnp.where((sure > 0) | ((owners > 0) & (sure + owners > 0)), 1 << card, 0)
        return once(dying), once(mortal)

    def cards(self, t: Table, at: Array, hands: Array) -> list[Array]:
        """Card by card: in the viewer's hand, at the Council, in Exile, in the pack it holds, in whose hand perhaps."""
        fig = self.figures
        holds = (t.stage == DRAFTING) & (self.rules.position(t) == at)
        pack = jnp.where(holds, t.rest, 0)
        shown = [bits(cards, fig.deck) for cards in (hands[0], t.council, t.exile, pack)]
        played = t.council | t.exile
        others, held = hands[1:], jnp.zeros((self.seats - 1, fig.deck, *at.shape), jnp.int32)
        for group in self.groups(t, at):
            unplayed = once(group & ~played)
            size = jnp.maximum(ones(unplayed), 1).astype(jnp.float32)
            shares = ((SURE * ones(others & unplayed) + 0.5) / size).astype(jnp.int32)
            held = held + bits(unplayed, fig.deck) * shares[:, None]
        if not fig.rules.drafts:  # what it gave is in the opponent's hand until it is played
            held = jnp.where(bits(hands[1] & pick(t.dealt, at), fig.deck) == 1, SURE, held)
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
        owned, looked = once(self.row(t.owned, at)), once(pick(t.looked, at))
        doubts = once(((t.kinds & (owned & looked)[:, None]) == 0).astype(jnp.int32))
        known = once(owned[0] | looked)
        left = total(jnp.moveaxis(doubts[1:], 1, 0))
        alone = total(jnp.where(left == 1, owned[1:], 0))
        return Bets(owned, known, doubts, once(known | alone))

    def tokens(self, t: Table, bets: Bets) -> list[Array]:
        """By kind: whether it is in the viewer's hand; by seat: how many are; by other seat and kind: which may be."""
        left = (t.kinds & bets.owned[0]) == 0
        return [left, self.figures.kinds - ones(bets.owned), *bets.doubts[1:]]

    def by_zone(self, t: Table, bets: Bets) -> list[Array]:
        """Zone by zone: whether it is empty, whose token lies there, what it is worth by its mean, in tenths."""
        fig = self.figures

        def mean(numbers: list[int]) -> Array:
            """The mean of what the token may be."""
            found = zeros
            for kind, number in enumerate(numbers):
                if number:
                    found = found + number * bits(t.kinds[kind] & bets.known, fig.spots)
            for owned, number in zip(bets.owned[1:], self.mean(bets.doubts[1:], numbers), strict=True):
                found = found + number * bits(owned & ~bets.known, fig.spots)
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
