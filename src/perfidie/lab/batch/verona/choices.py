"""Who acts at the Council of Verona, what may be done, and what the number of an action says, in arrays."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from perfidie.lab.batch.arrays import Array, Words, divided, jnp, once, ones, pick, total
from perfidie.lab.batch.verona import scoring
from perfidie.lab.batch.verona.table import (
    BANISHING,
    DRAFTING,
    KEEPING,
    LOOKING,
    OVER,
    PLACING,
    PLACING_LAST,
    PLAYING,
    RECALLING,
    SWAPPING,
    Figures,
    Table,
)


class Deed(NamedTuple):
    """What an action does, as sets; all are empty but those that the action is about."""

    me: Array
    """The actor's seat of the round."""
    taken: Array
    """The card drafted."""
    kept: Array
    """The cards kept in the exchange."""
    played: Array
    """The card played."""
    banned: Array
    """The card played, where it is played in Exile."""
    moved: Array
    """The card that changes its place."""
    swapped: Array
    """The two zones whose tokens change places."""
    seen: Array
    """The zones whose tokens are looked at."""
    copied: Array
    """The card whose power is copied."""
    zone: Array
    """The zone where a token is placed."""
    kind: Array
    """The kind of that token."""


class Choices:
    """The choices at one set-up."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.seats, self.actions = figures.seats, figures.actions

    # Who acts, and what may be done

    def position(self, t: Table) -> Array:
        """Who acts, counted from the first player. In the exchange both choose at once; seat 0 is asked first."""
        at = t.place - self.seats * divided(t.place, self.seats)
        if self.figures.rules.drafts:
            return at
        return jnp.where(t.stage == KEEPING, t.place ^ t.first, at)

    def actor(self, t: Table) -> Array:
        """Who acts, as the table counts."""
        seat = t.first + self.position(t)
        return jnp.where(seat >= self.seats, seat - self.seats, seat)

    def over(self, t: Table) -> Array:
        """Whether the game is over."""
        return t.stage == OVER

    def placed(self, t: Table) -> Array:
        """The zones where a token lies."""
        return total(t.owned)

    def empty(self, t: Table) -> Array:
        """The open zones where none lies."""
        return scoring.zones_on(self.figures, t.council | t.exile) & ~self.placed(t)

    def usable(self, council: Array, exile: Array, placed: Array, opposing: Array) -> Array:
        """The cards whose power has a use right now, but for those who copy one."""
        has_use = {
            BANISHING: council != 0,
            RECALLING: exile != 0,
            SWAPPING: ones(placed) > 1,
            LOOKING: opposing != 0,
        }
        found = jnp.zeros_like(council)
        for stage, cards in self.figures.powers.items():
            found = found | jnp.where(has_use[stage], cards, 0)
        return found

    def sources(self, usable: Array, there: Array, stage: int) -> Array:
        """Whom somebody among these may copy (ruling 25)."""
        family, _ = self.figures.copiers[stage]
        copied = sum(1 << card for card, _ in self.figures.copied)
        return usable & there & (self.figures.families[family] & copied)

    def words(self, t: Table) -> Words:
        """What the actor may do, in words of 32 bits."""
        fig = self.figures
        found, me = Words(fig.actions), self.position(t)
        if fig.rules.drafts:
            found.put(jnp.where(t.stage == DRAFTING, t.rest, 0), fig.at_draft, fig.deck)
        else:
            self.put_keeps(found, jnp.where(t.stage == KEEPING, pick(t.hands, me), 0))
        hand = once(jnp.where(t.stage == PLAYING, pick(t.hands, me), 0))
        for card in range(fig.deck):
            found.put(((hand >> card) & 1) * 3, fig.at_play + 2 * card, 2)
        if fig.powers:
            self.put_powers(found, t, me)
        placing = (t.stage == PLACING) | (t.stage == PLACING_LAST)
        empty, mine = once(jnp.where(placing, self.empty(t), 0)), pick(t.owned, me)
        for kind in range(fig.kinds):
            in_hand = (t.kinds[kind] & mine) == 0
            found.put(jnp.where(in_hand, empty, 0), fig.at_place + kind * fig.spots, fig.spots)
        found.put(jnp.where(placing, 1, 0), fig.at_skip_token, 1)
        return found

    def put_keeps(self, found: Words, hand: Array) -> None:
        """All ways to keep so many cards of a hand; none of an empty one."""
        fig = self.figures
        ways = keeps(fig.deck, fig.rules.figures.kept)
        held = [-((hand >> card) & 1) for card in range(fig.deck)]
        for first in range(0, len(ways), 32):
            word = jnp.full_like(hand, -1)
            for card in range(fig.deck):
                without = [place for place, way in enumerate(ways[first : first + 32]) if not way >> card & 1]
                word = word & (held[card] | signed(sum(1 << place for place in without)))
            width = min(32, len(ways) - first)
            found.put(word & signed((1 << width) - 1), fig.at_keep + first, width)

    def put_powers(self, found: Words, t: Table, me: Array) -> None:
        """2. Utiliser le Pouvoir d'un Personnage (OPTIONNEL)."""
        fig = self.figures
        placed = once(self.placed(t))
        opposing = placed & ~pick(t.owned, me)
        if fig.at_move is not None:
            movable = jnp.where(t.stage == BANISHING, t.council, jnp.where(t.stage == RECALLING, t.exile, 0))
            found.put(movable, fig.at_move, fig.deck)
        self.put_zones(found, t, placed, opposing)
        if fig.copiers:
            there = jnp.where(((t.council << 1) >> t.bearer) & 1 == 1, t.council, t.exile)
            usable = self.usable(t.council, t.exile, placed, opposing)
            for stage in fig.copiers:
                sources = jnp.where(t.stage == stage, self.sources(usable, there, stage), 0)
                for card, at in fig.copied:
                    found.put((sources >> card) & 1, at, 1)
        found.put(jnp.where((t.stage > PLAYING) & (t.stage < PLACING), 1, 0), fig.at_skip_power, 1)

    def put_zones(self, found: Words, t: Table, placed: Array, opposing: Array) -> None:
        """The pairs of tokens to swap or to look at, and the one to look at where there is no other."""
        fig = self.figures
        looking = once(jnp.where(t.stage == LOOKING, opposing, 0))
        one = ones(looking) == 1
        several = once(jnp.where(t.stage == SWAPPING, placed, jnp.where(one, 0, looking)))
        pairs = Words(len(fig.pairs))
        for zone in range(fig.spots - 1):
            row = -((several >> zone) & 1) & (several >> (zone + 1))
            pairs.put(row, fig.pairs.index((zone, zone + 1)), fig.spots - 1 - zone)
        for word, bits in enumerate(pairs.words):
            width = min(32, len(fig.pairs) - 32 * word)
            if fig.at_swap is not None:
                found.put(jnp.where(t.stage == SWAPPING, bits, 0), fig.at_swap + 32 * word, width)
            if fig.at_look is not None:
                found.put(jnp.where(t.stage == LOOKING, bits, 0), fig.at_look_pairs + 32 * word, width)
        if fig.at_look is not None:
            found.put(jnp.where(one, looking, 0), fig.at_look, fig.spots)

    def legal(self, t: Table) -> Array:
        """By number of an action, whether the actor may do it; none when the game is over."""
        return self.words(t).unpacked()

    # What an action does

    def deed(self, t: Table, action: Array) -> Deed:
        """What this action does."""
        fig, none = self.figures, jnp.zeros_like(action)

        def one(where: Array, number: Array) -> Array:
            return jnp.where(where, 1 << jnp.where(where, number, 0), 0)

        playing = t.stage == PLAYING
        played = one(playing, (action - fig.at_play) >> 1)
        moves = ((t.stage == BANISHING) | (t.stage == RECALLING)) & (action != fig.at_skip_power)
        placing = (t.stage == PLACING) | (t.stage == PLACING_LAST)
        token = action - fig.at_place
        kind = none
        for more in range(1, fig.kinds):
            kind = kind + (token >= more * fig.spots)
        places_one = placing & (action != fig.at_skip_token)
        swapped, seen = self.zones_named(t, action)
        return Deed(
            me=once(self.position(t)),
            taken=once(one(t.stage == DRAFTING, action - fig.at_draft)),
            kept=none if fig.rules.drafts else self.keep_named(t, action),
            played=once(played),
            banned=jnp.where((action - fig.at_play) & 1 == 1, played, 0),
            moved=one(moves, action - fig.at_move) if fig.at_move is not None else none,
            swapped=once(swapped),
            seen=once(seen),
            copied=self.copy_named(t, action),
            zone=once(one(places_one, token - kind * fig.spots)),
            kind=kind,
        )

    def zones_named(self, t: Table, action: Array) -> tuple[Array, Array]:
        """The two zones that are swapped, and the one or two that are looked at."""
        fig, none = self.figures, jnp.zeros_like(action)
        swaps, looks, number = none > 0, none > 0, none
        if fig.at_swap is not None:
            swaps = (t.stage == SWAPPING) & (action != fig.at_skip_power)
            number = action - fig.at_swap
        if fig.at_look is not None:
            looks = (t.stage == LOOKING) & (action != fig.at_skip_power)
            number = jnp.where(looks, action - fig.at_look_pairs, number)
        number = jnp.where(swaps | looks, number, 0)
        first, begins = none, none
        for zone in range(1, fig.spots - 1):
            begin = fig.pairs.index((zone, zone + 1))
            further = number >= begin
            first, begins = first + further, jnp.where(further, begin, begins)
        pair = (1 << first) | (2 << (first + jnp.maximum(number, 0) - begins))
        seen = jnp.where(looks, pair, 0)
        if fig.at_look is not None:
            alone = looks & (action < fig.at_look_pairs)
            seen = jnp.where(alone, 1 << jnp.where(alone, action - fig.at_look, 0), seen)
        return jnp.where(swaps, pair, 0), seen

    def keep_named(self, t: Table, action: Array) -> Array:
        """The cards kept, by the place of this set among all sets of so many, card after card."""
        fig = self.figures
        keeping = t.stage == KEEPING
        number = jnp.where(keeping, action - fig.at_keep, 0)
        wanted = jnp.where(keeping, fig.rules.figures.kept, 0)
        found = jnp.zeros_like(number)
        for card in range(fig.deck):
            with_it = jnp.zeros_like(number)
            for more in range(1, fig.rules.figures.kept + 1):
                with_it = jnp.where(wanted == more, comb(fig.deck - 1 - card, more - 1), with_it)
            takes = number < with_it
            found = found | jnp.where(takes, 1 << card, 0)
            number = jnp.where(takes, number, number - with_it)
            wanted = wanted - takes
        return once(found)

    def copy_named(self, t: Table, action: Array) -> Array:
        """The card whose power is copied."""
        found = jnp.zeros_like(action)
        for stage in self.figures.copiers:
            for card, at in self.figures.copied:
                found = found | jnp.where((t.stage == stage) & (action == at), 1 << card, 0)
        return found


def keeps(cards: int, kept: int) -> list[int]:
    """All sets of so many cards, in the order in which they are numbered."""
    if not kept:
        return [0]
    return [1 << first | more << (first + 1) for first in range(cards) for more in keeps(cards - first - 1, kept - 1)]


def signed(word: int) -> int:
    """A word of 32 bits as the signed number with these bits."""
    return word - (1 << 32) if word >> 31 else word
