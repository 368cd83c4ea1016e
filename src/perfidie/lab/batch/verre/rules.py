"""The rules of the poisoned glass in arrays. Each step does what the steps of `perfidie.games.verre.rules` do."""

from __future__ import annotations

from perfidie.lab.batch.arrays import Array, Words, divided, jax, jnp, look_up, once, pick, places, total
from perfidie.lab.batch.verre.table import (
    BITS,
    CARD,
    DECIDING,
    OVER,
    OWING,
    POURED,
    POURING,
    SPYING,
    TAKING,
    TELLING,
    Figures,
    Luck,
    Table,
)


class Rules:
    """The rules at one set-up."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.seats, self.actions = figures.seats, figures.actions
        self.chances = figures.deck + 1
        """How many uint32 `luck_of` takes."""

    # Chance

    def luck_of(self, bits: Array) -> Luck:
        """A deal from random bits: every order of the deck is as likely as any other."""
        fig = self.figures
        like = bits[0]
        cards = places(fig.deck, like)
        keys = (bits[: fig.deck] & jnp.uint32(0xFFFFFFE0)) | cards.astype(jnp.uint32)
        rank = (keys[0] < keys).astype(jnp.int32)
        for card in range(1, fig.deck):
            rank = rank + (keys[card] < keys)
        rank = once(rank)
        bottoms = [total(jnp.where(rank == glass, cards, 0)) for glass in range(fig.glasses)]
        hands = []
        for first in range(fig.glasses, fig.laid, fig.turns):
            hands.append(total(jnp.where((rank >= first) & (rank < first + fig.turns), 1 << cards, 0)))
        removed = total(jnp.where(rank == fig.laid, cards, 0))
        first = ((bits[fig.deck] >> 8) * fig.seats) >> 24
        if fig.rules.first is not None:
            first = jnp.full_like(first, fig.rules.first)
        return Luck(jnp.stack(bottoms), jnp.stack(hands), removed, first.astype(jnp.int32))

    def draw(self, key: Array) -> Luck:
        """What chance does next."""
        return self.luck_of(jax.random.bits(key, (self.chances,), jnp.uint32))

    def start(self, luck: Luck) -> Table:
        """A new game, dealt by this luck."""
        none = jnp.zeros_like(luck.first)
        hearts = jnp.full((self.seats, *none.shape), self.figures.rules.hearts, jnp.int32)
        return self.dealt(luck, luck.first, none + 1, hearts)

    def dealt(self, luck: Luck, wesley: Array, number: Array, hearts: Array) -> Table:
        """PREPARATION POUR CHAQUE MANCHE."""
        fig = self.figures
        none = jnp.zeros_like(wesley)
        row = jnp.zeros((fig.glasses, *none.shape), jnp.int32)
        packed = total(luck.bottoms << (BITS * places(fig.glasses, none)))
        faces = jnp.stack([packed, *[none] * fig.turns])
        return Table(
            stage=none + SPYING,
            turn=none,
            place=none,
            wesley=wesley,
            round=number,
            power=none + 1,
            pair=none,
            peeked=none,
            spied=none,
            taken=none,
            said=none,
            opened=none,
            removed=luck.removed,
            hearts=hearts,
            hands=luck.hands,
            faces=faces,
            piles=row + places(fig.glasses, none),
            counts=row + 1,
            tops=luck.bottoms,
            sums=self.weight(luck.bottoms),
        )

    def weight(self, card: Array) -> Array:
        """What a card weighs: its signed value, or one where cards are counted."""
        half = self.figures.half
        if self.figures.rules.by_count:
            return jnp.where(card < half, -1, 1)
        return jnp.where(card < half, card - half, card - half + 1)

    # Who acts, and what may be done

    def position(self, t: Table) -> Array:
        """Who acts, counted from Wesley."""
        fig = self.figures
        at = jnp.where(t.stage == SPYING, divided(t.place, fig.looks), t.place)
        return jnp.where(t.stage == TAKING, look_up(fig.choice, t.place), at)

    def actor(self, t: Table) -> Array:
        """Who acts, as the table counts; when the game is over, whoever acted last."""
        seat = t.wesley + self.position(t)
        return jnp.where(seat >= self.seats, seat - self.seats, seat)

    def over(self, t: Table) -> Array:
        """Whether the game is over."""
        return t.stage == OVER

    def words(self, t: Table) -> Words:
        """What the actor may do, in words of 32 bits."""
        fig = self.figures
        found, at = Words(fig.actions), self.position(t)
        row = (1 << fig.glasses) - 1
        spied = (t.spied >> (at * fig.glasses)) & row
        found.put(jnp.where(t.stage == SPYING, row & ~spied, 0), fig.at_spy, fig.glasses)
        pouring = t.stage == POURING
        hand = jnp.where(pouring, pick(t.hands, at), 0)
        free = total(jnp.where(t.counts < fig.capacity, 1 << places(fig.glasses, at), 0))
        for card in range(fig.deck):
            found.put(((hand >> card) & 1) * free, fig.at_pour + card * fig.glasses, fig.glasses)
        may_use = (pouring & (at == self.seats - 1) & (t.power == 1)) | (t.stage == POURED)
        found.put(jnp.where(may_use, (1 << len(fig.pairs)) - 1, 0), fig.at_power, len(fig.pairs))
        if fig.look_first:
            found.put(jnp.where((t.stage == DECIDING) | (t.stage == OWING), 3, 0), fig.at_yes, 2)
        found.put(jnp.where(t.stage == POURED, 1, 0), fig.at_end, 1)
        gone = total(jnp.stack([self.bit_taken(t, seat) for seat in range(self.seats)]))
        found.put(jnp.where(t.stage == TAKING, row & ~gone, 0), fig.at_take, fig.glasses)
        found.put(jnp.where(t.stage == TELLING, 3, 0), fig.at_drink, 2)
        return found

    def bit_taken(self, t: Table, seat: int) -> Array:
        """The glass this seat of the round has taken, as a bit; no bit where it has none."""
        glass = (t.taken >> (3 * seat)) & 7
        return (1 << glass) >> 1

    def legal(self, t: Table) -> Array:
        """By number of an action, whether the actor may do it; none when the game is over."""
        return self.words(t).unpacked()

    # What is done

    def step(self, t: Table, action: Array, luck: Luck) -> Table:
        """Carries out a legal action; `luck` is used up where a new round begins. Nothing moves once a game is over."""
        action = action.astype(jnp.int32)
        before = t
        t = self.spy(t, before, action)
        t = self.fill(t, before, action)
        t = self.take(t, before, action)
        return self.drink(t, before, action, luck)

    def spy(self, t: Table, s: Table, action: Array) -> Table:
        """PHASE 1 : ESPIONNER."""
        fig = self.figures
        spying = s.stage == SPYING
        at = divided(s.place, fig.looks) * fig.glasses + action - fig.at_spy
        done = spying & (s.place == self.seats * fig.looks - 1)
        return t._replace(
            spied=jnp.where(spying, s.spied | (1 << jnp.where(spying, at, 0)), s.spied),
            stage=jnp.where(done, POURING, t.stage),
            place=jnp.where(done, 0, jnp.where(spying, s.place + 1, t.place)),
        )

    def fill(self, t: Table, s: Table, action: Array) -> Table:
        """PHASE 2 : REMPLIR LES VERRES."""
        fig = self.figures
        pouring, poured = s.stage == POURING, s.stage == POURED
        uses = (pouring | poured) & (action >= fig.at_power) & (action < fig.at_power + len(fig.pairs))
        pours = pouring & ~uses
        t = self.pour(t, s, pours, action - fig.at_pour)
        last = s.place == self.seats - 1
        asks = pours & last & (s.power == 1)
        ends = (pours & ~asks) | (poured & (action == fig.at_end))
        pair = jnp.where(uses, action - fig.at_power, 0)
        if fig.look_first:
            deciding = (s.stage == DECIDING) | (s.stage == OWING)
            t = self.use_power(t, s, uses, deciding & (action == fig.at_yes), jnp.where(uses, pair, s.pair))
            t = t._replace(pair=pair)
            ends = ends | (s.stage == DECIDING)
            stage = jnp.where(uses, jnp.where(pouring, OWING, DECIDING), t.stage)
            stage = jnp.where(s.stage == OWING, POURING, stage)
        else:
            t = self.use_power(t, s, uses, uses, pair)
            ends = ends | (uses & poured)
            stage = t.stage
        return self.end_turn(t._replace(stage=jnp.where(asks, POURED, stage)), s, ends, last)

    def pour(self, t: Table, s: Table, pours: Array, action: Array) -> Table:
        """« Vous jouez 1 carte de votre main face cachée sur un verre »."""
        fig = self.figures
        card = jnp.where(pours, divided(action, fig.glasses), 0)
        here = pours & (places(fig.glasses, card) == action - card * fig.glasses)
        number = fig.glasses + s.turn * self.seats + s.place
        mine = pours & (places(self.seats, card) == s.place)
        now = pours & (places(fig.turns + 1, card) == s.turn + 1)
        return t._replace(
            hands=jnp.where(mine, s.hands & ~(1 << card), s.hands),
            faces=jnp.where(now, s.faces | (card << jnp.where(pours, BITS * s.place, 0)), s.faces),
            piles=jnp.where(here, s.piles | (number << (BITS * s.counts)), s.piles),
            counts=jnp.where(here, s.counts + 1, s.counts),
            tops=jnp.where(here, card, s.tops),
            sums=jnp.where(here, s.sums + self.weight(card), s.sums),
        )

    def use_power(self, t: Table, s: Table, uses: Array, swaps: Array, pair: Array) -> Table:
        """« Échanger la position de deux cartes au-dessus de deux verres, qu'il peut regarder secrètement »."""
        fig = self.figures
        glass = places(fig.glasses, pair)
        in_a = glass == look_up([a for a, _ in fig.pairs], pair)
        in_b = glass == look_up([b for _, b in fig.pairs], pair)
        numbers = (s.piles >> (BITS * (s.counts - 1))) & CARD
        a, b = total(jnp.where(in_a, numbers, 0)), total(jnp.where(in_b, numbers, 0))
        card_a, card_b = total(jnp.where(in_a, s.tops, 0)), total(jnp.where(in_b, s.tops, 0))
        more = self.weight(card_b) - self.weight(card_a)
        either = swaps & (in_a | in_b)
        seen = ((a + 1) | ((b + 1) << BITS)) if fig.rules.swap_shows else s.peeked
        return t._replace(
            power=jnp.where(uses, 0, s.power),
            peeked=jnp.where(uses, seen, s.peeked),
            piles=jnp.where(either, s.piles ^ ((a ^ b) << (BITS * (s.counts - 1))), t.piles),
            tops=jnp.where(either, s.tops ^ card_a ^ card_b, t.tops),
            sums=jnp.where(either, s.sums + jnp.where(in_a, more, -more), t.sums),
        )

    def end_turn(self, t: Table, s: Table, ends: Array, last: Array) -> Table:
        """The next one pours; after Vizzini hands are passed to the left, or all is poured."""
        fig = self.figures
        turn_over = ends & last
        all_poured = turn_over & (s.turn == fig.turns - 1)
        passes = turn_over & ~all_poured
        if fig.rules.dregs:
            t = self.dregs(t, all_poured)
        return t._replace(
            hands=jnp.where(passes, jnp.roll(t.hands, 1, axis=0), t.hands),
            turn=jnp.where(passes, s.turn + 1, t.turn),
            place=jnp.where(turn_over, 0, jnp.where(ends, s.place + 1, t.place)),
            stage=jnp.where(all_poured, TAKING, jnp.where(ends, POURING, t.stage)),
        )

    def dregs(self, t: Table, now: Array) -> Table:
        """Option two_player_last: the removed card fills the short glass (ruling 3)."""
        fig = self.figures
        keys = t.counts * 8 + places(fig.glasses, now)
        least = keys[0]
        for glass in range(1, fig.glasses):
            least = jnp.minimum(least, keys[glass])
        here = now & (keys == least)
        return t._replace(
            piles=jnp.where(here, t.piles | (fig.laid << (BITS * t.counts)), t.piles),
            counts=jnp.where(here, t.counts + 1, t.counts),
            tops=jnp.where(here, t.removed, t.tops),
            sums=jnp.where(here, t.sums + self.weight(t.removed), t.sums),
        )

    def take(self, t: Table, s: Table, action: Array) -> Table:
        """PHASE 3 : CHOISIR UN VERRE."""
        fig = self.figures
        taking = s.stage == TAKING
        at = look_up(fig.choice, jnp.where(taking, s.place, 0))
        done = taking & (s.place == self.seats - 1)
        glass = jnp.where(taking, action - fig.at_take + 1, 0)
        return t._replace(
            taken=s.taken | (glass << (3 * at)),
            stage=jnp.where(done, TELLING, t.stage),
            place=jnp.where(done, 0, jnp.where(taking, s.place + 1, t.place)),
        )

    def drink(self, t: Table, s: Table, action: Array, luck: Luck) -> Table:
        """PHASE 4 : BOIRE OU NE PAS BOIRE."""
        fig = self.figures
        telling = s.stage == TELLING
        drinks = action == fig.at_drink
        said = s.said | (jnp.where(telling, 1 + drinks, 0) << (2 * jnp.where(telling, s.place, 0)))
        last = telling & (s.place == self.seats - 1)
        t = t._replace(said=said, place=jnp.where(telling, s.place + 1, t.place))
        out = jnp.zeros_like(telling)
        if fig.rules.reveals_at_once:
            t, out = self.reveal(t, telling, s.place)
        else:
            for seat in range(self.seats):
                t, ended = self.reveal(t, last & ~out, jnp.full_like(s.place, seat))
                out = out | ended
        return self.end_round(t, s, out, last & ~out, luck)

    def reveal(self, t: Table, now: Array, at: Array) -> tuple[Table, Array]:
        """« Vous révélez les 4 cartes et vous comparez » ; the table, and whether that ends the game."""
        fig, rules = self.figures, self.figures.rules
        at = jnp.where(now, at, 0)
        amount = pick(t.sums, ((t.taken >> (3 * at)) & 7) - 1)
        margin = 2 * amount + jnp.where(at == 0, fig.bonus, 0)
        good = (margin > 0) if fig.even <= 0 else (margin >= 0)
        bad = (margin < 0) if fig.even >= 0 else (margin <= 0)
        drinks = ((t.said >> (2 * at)) & 3) == 2
        seat = t.wesley + at
        me = places(self.seats, seat) == jnp.where(seat >= self.seats, seat - self.seats, seat)
        loses = now & jnp.where(drinks & good, ~me, me & (good | (drinks & bad)))
        if rules.end == "end_of_round":  # who has no heart left has none to lose (ruling 33)
            loses = loses & (t.hearts != 0)
        hearts = jnp.where(loses, t.hearts - 1, t.hearts)
        ended = now & self.somebody_out(hearts) if rules.end == "immediate" else jnp.zeros_like(now)
        return t._replace(hearts=hearts, opened=jnp.where(now, t.opened | (1 << at), t.opened)), ended

    def somebody_out(self, hearts: Array) -> Array:
        """Whether somebody has no heart left."""
        least = hearts[0]
        for seat in range(1, self.seats):
            least = jnp.minimum(least, hearts[seat])
        return least <= 0

    def end_round(self, t: Table, s: Table, out: Array, done: Array, luck: Luck) -> Table:
        """« A la fin de chaque manche » : the game is over, or Wesley and Vizzini go to the left and all is dealt."""
        rules = self.figures.rules
        over = out
        if rules.end == "full_rotation":
            over = done & (s.round == self.seats * divided(s.round, self.seats)) & self.somebody_out(t.hearts)
        elif rules.end == "end_of_round":
            over = done & self.somebody_out(t.hearts)
        if rules.max_rounds:
            over = over | (done & (s.round == rules.max_rounds))
        anew = done & ~over
        left = s.wesley + 1
        wesley = jnp.where(left == self.seats, 0, left)
        t = t._replace(stage=jnp.where(over, OVER, t.stage), place=jnp.where(over, s.place, t.place))
        return one_of(anew, self.dealt(luck, wesley, s.round + 1, t.hearts), t)

    def shares(self, t: Table) -> Array:
        """CONDITIONS DE VICTOIRE: by seat, its share of the win."""
        best = t.hearts[0]
        for seat in range(1, self.seats):
            best = jnp.maximum(best, t.hearts[seat])
        wins = (t.hearts == best).astype(jnp.float32)
        return wins / total(wins)


def one_of(where: Array, first: Table, second: Table) -> Table:
    """At each table the first or the second."""
    return Table(*[jnp.where(where, one, other) for one, other in zip(first, second, strict=True)])
