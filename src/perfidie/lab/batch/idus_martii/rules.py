"""The rules of Idus Martii in arrays. Each step does what the steps of `perfidie.games.idus_martii.rules` do."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from perfidie.games.idus_martii.rules.box import GREEN, LOYAL, MERCHANT, RED, TRAITOR, YELLOW
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.lab.batch.arrays import Array, Words, jax, jnp, parted, places
from perfidie.lab.batch.idus_martii.table import (
    ANSWERING,
    CHOOSING,
    COLOUR,
    EARLY,
    HAND,
    HANDING,
    LOOKING,
    OVER,
    REPLACING,
    SEAT,
    SIDE,
    VOTED,
    VOTING,
    Figures,
    Luck,
    Table,
)

DRAWS = 3
"""So many cards are drawn by one random uint32."""
BOTH = 3
"""The two votes of the first round, as bits."""


class Rules:
    """The rules at one set-up."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.seats, self.actions = figures.seats, figures.actions
        self.chances = -(-figures.turns // DRAWS)
        """How many uint32 `luck_of` takes: for all cards but the last, and the first player."""

    # Chance

    def luck_of(self, bits: Array) -> Luck:
        """A deal from random bits: card after card, each of those that are left as likely as any other."""
        fig = self.figures
        cards = sum(fig.deck)
        first, chance = parted(bits[0], jnp.full_like(bits[0], fig.seats))
        loyal, rivals = [
            jnp.full_like(first, number) for number in (fig.deck[LOYAL], fig.deck[LOYAL] + fig.deck[TRAITOR])
        ]
        drawn = []
        for card in range(cards):
            draw = card + 1
            if draw % DRAWS == 0 and draw < cards:
                chance = bits[draw // DRAWS]
            place, chance = parted(chance, jnp.full_like(bits[0], cards - card))
            drawn.append((place >= loyal).astype(jnp.int32) + (place >= rivals))
            loyal, rivals = loyal - (place < loyal), rivals - (place < rivals)
        dealt = jnp.zeros_like(bits[0])
        for seat in range(fig.seats):
            one, other = drawn[2 * seat : 2 * seat + 2]
            hand = jnp.minimum(one, other) | (jnp.maximum(one, other) << SIDE)
            dealt = dealt | (hand.astype(jnp.uint32) << (HAND * seat))
        if fig.rules.first is not None:
            first = jnp.full_like(first, fig.rules.first)
        return Luck(dealt, first)

    def draw(self, key: Array) -> Luck:
        """What chance does next."""
        return self.luck_of(jax.random.bits(key, (self.chances,), jnp.uint32))

    def start(self, luck: Luck) -> Table:
        """A new game, dealt by this luck."""
        none = jnp.zeros_like(luck.first)
        praetor, low, high = self.passed_on(luck.first)
        return Table(
            stage=none + VOTING,
            turn=none + 1,
            first=luck.first,
            consul=luck.first,
            praetor=praetor,
            low=low,
            high=high,
            placed_low=none,
            placed_high=none,
            looked=none,
            loyal=none,
            traitor=none,
            dealt=luck.dealt,
            kept=none,
            early=jnp.zeros_like(luck.dealt),
            late=jnp.zeros((self.seats, *none.shape), jnp.int32),
        )

    def left_of(self, seat: Array, places: int) -> Array:
        """So many seats to the left."""
        found = seat + places
        return jnp.where(found >= self.seats, found - self.seats, found)

    def passed_on(self, consul: Array) -> tuple[Array, Array, Array]:
        """In the first round: the Praetor and the Aediles of this Consul's turn."""
        fig = self.figures
        near, far = self.left_of(consul, fig.near), self.left_of(consul, fig.far)
        return self.left_of(consul, fig.to_praetor), jnp.minimum(near, far), jnp.maximum(near, far)

    # Who acts, and what may be done

    def actor(self, t: Table) -> Array:
        """Who acts; when the game is over, the last Consul."""
        actor = jnp.where((t.stage == LOOKING) | (t.stage == ANSWERING), t.praetor, t.consul)
        actor = jnp.where((t.stage == VOTED) | ((t.stage == REPLACING) & (t.looked == 2)), t.high, actor)
        return jnp.where((t.stage == VOTING) | ((t.stage == REPLACING) & (t.looked == 1)), t.low, actor)

    def over(self, t: Table) -> Array:
        """Whether the game is over."""
        return t.stage == OVER

    def second(self, t: Table) -> Array:
        """Whether the second round is being played."""
        return t.turn > self.seats

    def words(self, t: Table) -> Words:
        """What the actor may do, in words of 32 bits."""
        fig = self.figures
        found, second = Words(fig.actions), self.second(t)
        if fig.two_rounds:
            self.put_hand_outs(found, t)
        votes = jnp.where(second, BOTH | 1 << YELLOW, BOTH) if fig.two_rounds else BOTH
        found.put(
            jnp.where((t.stage == VOTING) | (t.stage == VOTED), votes, 0), fig.at_vote, 3 if fig.two_rounds else 2
        )
        found.put(jnp.where(t.stage == LOOKING, (1 << t.low) | (1 << t.high), 0), fig.at_look, fig.seats)
        answering = t.stage == ANSWERING
        found.put(jnp.where(answering, 1, 0), fig.at_keep, 1)
        found.put(jnp.where(answering if fig.may_force else answering & ~second, 1, 0), fig.at_force, 1)
        if fig.two_rounds:
            card = self.seen(t)[0]
            others = (BOTH | 1 << YELLOW) & ~(1 << card)
            found.put(jnp.where(t.stage == REPLACING, others, 0), fig.at_swap, 3 if fig.free else 2)
        if fig.limit > 1:
            hand = (t.dealt >> (HAND * t.consul).astype(jnp.uint32)).astype(jnp.int32)
            sides = (1 << (hand & 3)) | (1 << ((hand >> SIDE) & 3))
            found.put(jnp.where(t.stage == CHOOSING, sides, 0), fig.at_discard, 3)
        return found

    def put_hand_outs(self, found: Words, t: Table) -> None:
        """« Chaque carte à un joueur différent », nobody in the same role twice running."""
        fig = self.figures
        for some in fig.hand_outs:
            legal = word_of(some.by_consul, t.consul) & word_of(some.after_praetor, t.praetor)
            low, high = word_of(some.after_aedile, t.low), word_of(some.after_aedile, t.high)
            if fig.repeating == 0:
                legal = legal & low & high
            elif fig.repeating == 1:
                legal = legal & (low | high)
            found.put(jnp.where(t.stage == HANDING, legal, 0), some.first, some.size)

    def legal(self, t: Table) -> Array:
        """By number of an action, whether the actor may do it; none when the game is over."""
        return self.words(t).unpacked()

    # What is done

    def seen(self, t: Table) -> tuple[Array, Array]:
        """The card the Praetor looked at, and the other one."""
        first = t.looked == 1
        return jnp.where(first, t.placed_low, t.placed_high) - 1, jnp.where(first, t.placed_high, t.placed_low) - 1

    def step(self, t: Table, action: Array, luck: Luck) -> Table:  # noqa: ARG002 chance has done all before the first turn
        """Carries out a legal action. Nothing moves once a game is over."""
        action, before = action.astype(jnp.int32), t
        if self.figures.two_rounds:
            t = self.hand_out(t, action)
        t = self.vote(t, before, action)
        t, counts, counted = self.veto(t, before, action)
        t, passed, chooses = self.tally(t, before, counts, counted)
        choosing = before.stage == CHOOSING
        t = self.choose(t, before, choosing, action)
        return self.end_turn(t, before, passed, (counts & ~passed & ~chooses) | choosing)

    def hand_out(self, t: Table, action: Array) -> Table:
        """« Aux joueurs de son choix »: assignments are numbered by Praetor, then by the pairs of the others."""
        others = self.seats - 1
        handing, pairs = t.stage == HANDING, comb(others, 2)
        praetor = jnp.zeros_like(action)
        for seat in range(1, self.seats):
            praetor = praetor + (action >= seat * pairs)
        place = action - praetor * pairs
        low, start = jnp.zeros_like(action), jnp.zeros_like(action)
        begins = 0
        for seat in range(1, others - 1):
            begins += others - seat
            low, start = jnp.where(place >= begins, seat, low), jnp.where(place >= begins, begins, start)
        high = low + 1 + place - start
        return t._replace(
            praetor=jnp.where(handing, praetor, t.praetor),
            low=jnp.where(handing, low + (low >= praetor), t.low),
            high=jnp.where(handing, high + (high >= praetor), t.high),
            stage=jnp.where(handing, VOTING, t.stage),
        )

    def vote(self, t: Table, s: Table, action: Array) -> Table:
        """« Ils choisissent secrètement leur carte de vote », then the Praetor looks at one of them."""
        fig = self.figures
        card = action - fig.at_vote + 1
        voting, voted, looking = s.stage == VOTING, s.stage == VOTED, s.stage == LOOKING
        looked = jnp.where(action - fig.at_look == s.low, 1, 2)
        yellow = jnp.where(looked == 1, s.placed_low, s.placed_high) == YELLOW + 1
        stage = jnp.where(voting, VOTED, jnp.where(voted, LOOKING, t.stage))
        return t._replace(
            placed_low=jnp.where(voting, card, s.placed_low),
            placed_high=jnp.where(voted, card, s.placed_high),
            looked=jnp.where(looking, looked, s.looked),
            stage=jnp.where(looking, jnp.where(yellow, REPLACING, ANSWERING), stage),
        )

    def veto(self, t: Table, s: Table, action: Array) -> tuple[Table, Array, Array]:
        """The Praetor's answer, the Aedile's exchange; whether votes are counted, and what in place of the card."""
        fig = self.figures
        card, _other = self.seen(s)
        answering, replacing = s.stage == ANSWERING, s.stage == REPLACING
        forces = answering & (action == fig.at_force)
        counted = jnp.where(forces, GREEN + RED - card, card)
        counted = jnp.where(replacing, action - fig.at_swap, counted)
        asks = forces & self.second(s) if fig.free else jnp.zeros_like(forces)
        return t._replace(stage=jnp.where(asks, REPLACING, t.stage)), (answering & ~asks) | replacing, counted

    def tally(self, t: Table, s: Table, now: Array, counted: Array) -> tuple[Table, Array, Array]:
        """« Pour chaque carte de vote il avance d'une case le jeton »; who passed the limit, and who has to choose."""
        fig = self.figures
        card, other = self.seen(s)
        loyal = s.loyal + (now & (counted == GREEN)) + (now & (other == GREEN))
        traitor = s.traitor + (now & (counted == RED)) + (now & (other == RED))
        passed = now & ((loyal > fig.limit) | (traitor > fig.limit))
        unchosen = ((s.kept >> (SIDE * s.consul)) & 3) == 0
        chooses = now & ~passed & (s.turn > 1) & unchosen
        looked, left = jnp.where(s.looked == 1, s.low, s.high), jnp.where(s.looked == 1, s.high, s.low)
        far = looked == self.left_of(s.consul, fig.far)
        early = far.astype(jnp.int32) | (card << 1) | (other << 2) | (counted << 3)
        early = jnp.where(now & ~self.second(s), early, 0).astype(jnp.uint32)
        at = jnp.where(now & ~self.second(s), EARLY * (s.turn - 1), 0).astype(jnp.uint32)
        t = t._replace(early=s.early | (early << at))
        if fig.two_rounds:
            seats = s.praetor | (looked << SEAT) | (left << (2 * SEAT))
            cards = card | (other << COLOUR) | (counted << (2 * COLOUR))
            here = now & (places(self.seats, now) == s.turn - self.seats - 1)
            t = t._replace(late=jnp.where(here, seats | (cards << (3 * SEAT)), s.late))
        t = t._replace(
            loyal=loyal,
            traitor=traitor,
            placed_low=jnp.where(now, 0, t.placed_low),
            placed_high=jnp.where(now, 0, t.placed_high),
            looked=jnp.where(now, 0, t.looked),
            stage=jnp.where(chooses, CHOOSING, t.stage),
        )
        return t, passed, chooses

    def choose(self, t: Table, s: Table, choosing: Array, action: Array) -> Table:
        """« Le Consul défausse, face cachée, la carte de faction de son choix »: the other one is its side."""
        hand = (s.dealt >> (HAND * s.consul).astype(jnp.uint32)).astype(jnp.int32)
        first, second = hand & 3, (hand >> SIDE) & 3
        kept = jnp.where(action - self.figures.at_discard == first, second, first) + 1
        return t._replace(kept=s.kept | jnp.where(choosing, kept << (SIDE * s.consul), 0))

    def end_turn(self, t: Table, s: Table, passed: Array, ends: Array) -> Table:
        """Roles go to the left, in the second round only the Consul's; the third time round all is over."""
        fig = self.figures
        last = s.turn == fig.turns
        goes_on = ends & ~last
        consul = self.left_of(s.consul, 1)
        passes = goes_on & (s.turn < self.seats)
        praetor, low, high = self.passed_on(consul)
        stage = jnp.where(goes_on, jnp.where(passes, VOTING, HANDING), t.stage)
        return t._replace(
            stage=jnp.where(passed | (ends & last), OVER, stage),
            turn=jnp.where(goes_on, s.turn + 1, s.turn),
            consul=jnp.where(goes_on, consul, s.consul),
            praetor=jnp.where(passes, praetor, t.praetor),
            low=jnp.where(passes, low, t.low),
            high=jnp.where(passes, high, t.high),
        )

    # The end

    def sides(self, t: Table) -> list[Array]:
        """By seat: its side; 3 where it has two different cards."""
        found = []
        for seat in range(self.seats):
            kept = (t.kept >> (SIDE * seat)) & 3
            hand = (t.dealt >> (HAND * seat)).astype(jnp.int32)
            one, other = hand & 3, (hand >> SIDE) & 3
            found.append(jnp.where(kept > 0, kept - 1, jnp.where(one == other, one, 3)))
        return found

    def shares(self, t: Table) -> Array:
        """« Fin de la Partie »: by seat, whether it is of the faction that wins."""
        fig, members = self.figures, self.sides(t)
        there = []
        for camp in (LOYAL, TRAITOR):
            some = members[0] == camp
            for side in members[1:]:
                some = some | (side == camp)
            there.append(some)
        found_out = [t.loyal > fig.limit, t.traitor > fig.limit]
        lead = t.loyal - t.traitor
        leads = lead >= LEAD, lead <= -LEAD
        winner = jnp.full_like(t.loyal, MERCHANT)
        for camp, rival in ((LOYAL, TRAITOR), (TRAITOR, LOYAL)):
            ahead = leads[camp] & there[rival] & ~found_out[LOYAL] & ~found_out[TRAITOR]
            if fig.rules.merchants_replace_empty_leader:
                ahead = ahead & there[camp]
            winner = jnp.where(ahead | (found_out[rival] & ~found_out[camp] & there[camp]), camp, winner)
        return jnp.stack([(side == winner).astype(jnp.float32) for side in members])


def word_of(words: Sequence[int], seat: Array) -> Array:
    """By seat: one of these words."""
    found = jnp.full(seat.shape, words[0], jnp.uint32)
    for other, word in enumerate(words):
        found = jnp.where(seat == other, jnp.uint32(word), found)
    return found
