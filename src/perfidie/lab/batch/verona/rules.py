"""The rules of the Council of Verona in arrays. Each step does what the steps of `perfidie.games.verona.rules` do."""

from __future__ import annotations

from perfidie.lab.batch.arrays import Array, axis, jax, jnp, once, ones, pick, places, total
from perfidie.lab.batch.verona import scoring
from perfidie.lab.batch.verona.choices import Choices, Deed
from perfidie.lab.batch.verona.table import (
    DRAFTING,
    KEEPING,
    OVER,
    PLACING,
    PLACING_LAST,
    PLAYING,
    Figures,
    Luck,
    Table,
)


class Rules(Choices):
    """The rules at one set-up."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.chances = sum(figures.drawn) + 1
        """How many uint32 `luck_of` takes."""

    # Chance

    def luck_of(self, bits: Array) -> Luck:
        """A deal from random bits: card after card, each as likely as the others that are left."""
        fig, draws = self.figures, sum(self.figures.drawn)
        among = axis([*range(fig.deck, fig.deck - draws, -1), fig.seats], bits[0], jnp.uint32)
        ranks = once((((bits >> 8) * among) >> 24).astype(jnp.int32))
        gone: list[Array] = []
        cards = []
        for draw in range(draws):
            card = ranks[draw]
            for other in gone:
                card = card + (card >= other)
            cards.append(once(card))
            gone = with_one_more(gone, card)
        heaps = []
        for count in fig.drawn:
            heaps.append(sum(1 << card for card in cards[:count]))
            cards = cards[count:]
        hands = heaps if fig.rules.pack else [*heaps[1:], fig.every ^ sum(heaps)]
        first = ranks[draws]
        if fig.rules.first is not None:
            first = jnp.full_like(first, fig.rules.first)
        return Luck(jnp.stack(hands), first)

    def draw(self, key: Array) -> Luck:
        """What chance does next."""
        return self.luck_of(jax.random.bits(key, (self.chances,), jnp.uint32))

    def start(self, luck: Luck) -> Table:
        """A new game, dealt by this luck."""
        none = jnp.zeros_like(luck.first)
        scores = jnp.zeros((self.seats, *none.shape), jnp.int32)
        tallies = jnp.zeros((self.figures.words, self.seats, *none.shape), jnp.int32)
        return self.dealt(luck, luck.first, none + 1, scores, tallies)

    def dealt(self, luck: Luck, first: Array, number: Array, scores: Array, tallies: Array) -> Table:
        """Mise en place, the same each round (ruling 12)."""
        fig, none = self.figures, jnp.zeros_like(first)

        def empty(count: int) -> Array:
            return jnp.zeros((count, *none.shape), jnp.int32)

        return Table(
            stage=none + (DRAFTING if fig.rules.drafts else KEEPING),
            round=number,
            first=first,
            place=none,
            bearer=none,
            hands=luck.hands,
            dealt=luck.hands,
            chosen=empty(fig.picks),
            rest=fig.every ^ total(luck.hands),
            council=none,
            exile=none,
            owned=empty(self.seats),
            kinds=empty(fig.kinds),
            looked=empty(self.seats),
            scores=scores,
            tallies=tallies,
        )

    # What is done

    def step(self, t: Table, action: Array, luck: Luck) -> Table:
        """Carries out a legal action; `luck` is used up where a new round begins. Nothing moves once a game is over."""
        deed = self.deed(t, action.astype(jnp.int32))
        after = self.carried_out(t, deed)
        if self.figures.rules.drafts:
            after = self.drafted(after, t, deed)
        else:
            after = self.exchanged(after, t, deed)
        return self.go_on(after, t, deed, luck)

    def carried_out(self, t: Table, deed: Deed) -> Table:
        """The table after this deed, before anybody is asked anything else."""
        mine = places(self.seats, deed.me) == deed.me

        def moved(row: Array) -> Array:
            """Where two tokens change places, what is told of one of their zones is told of the other."""
            both = row & deed.swapped
            return jnp.where((both != 0) & (both != deed.swapped), row ^ deed.swapped, row)

        placed = places(self.figures.kinds, deed.me) == deed.kind
        return t._replace(
            hands=jnp.where(mine, t.hands ^ (deed.taken | deed.played), t.hands),
            rest=t.rest ^ deed.taken,
            council=once(t.council ^ deed.moved ^ deed.played ^ deed.banned),
            exile=once(t.exile ^ deed.moved ^ deed.banned),
            owned=once(moved(t.owned) | jnp.where(mine, deed.zone, 0)),
            kinds=once(moved(t.kinds) | jnp.where(placed, deed.zone, 0)),
            looked=moved(t.looked) | jnp.where(mine, deed.seen, 0),
        )

    def drafted(self, t: Table, s: Table, deed: Deed) -> Table:
        """« Il prend le paquet, [...] en choisit une qu'il conserve », and the pack goes on to the left."""
        fig = self.figures
        drafting = s.stage == DRAFTING
        last = drafting & (s.place == fig.picks - 1)
        return t._replace(
            chosen=s.chosen | jnp.where(places(fig.picks, s.place) == s.place, deed.taken, 0),
            stage=jnp.where(last, PLAYING, s.stage),
            place=jnp.where(last, 0, jnp.where(drafting, s.place + 1, s.place)),
        )

    def exchanged(self, t: Table, s: Table, deed: Deed) -> Table:
        """« Chacun en choisit alors 3 sur les 5 et passe les 2 autres à son adversaire », both at once (ruling 9)."""
        keeping = s.stage == KEEPING
        last = keeping & (s.place == 1)
        chosen = s.chosen | jnp.where(places(2, s.place) == deed.me, deed.kept, 0)
        passed = s.dealt & ~chosen
        return t._replace(
            chosen=chosen,
            hands=jnp.where(last, chosen | passed[::-1], t.hands),
            stage=jnp.where(last, PLAYING, s.stage),
            place=jnp.where(last, 0, jnp.where(keeping, s.place + 1, s.place)),
        )

    def offered(self, t: Table, deed: Deed) -> tuple[Array, Array]:
        """The card whose power may be used now, as a set, and in which stage: the card played, or the one copied."""
        fig = self.figures
        placed = once(self.placed(t))
        usable = self.usable(t.council, t.exile, placed, placed & ~pick(t.owned, deed.me))
        there = jnp.where(deed.banned != 0, t.exile, t.council)
        card, stage = deed.copied | (deed.played & usable), jnp.zeros_like(usable)
        for use, cards in fig.powers.items():
            stage = jnp.where((card & cards) != 0, use, stage)
        for use, (_, cards) in fig.copiers.items():
            copies = ((deed.played & cards) != 0) & (self.sources(usable, there, use) != 0)
            card, stage = jnp.where(copies, deed.played, card), jnp.where(copies, use, stage)
        return card, stage

    def go_on(self, t: Table, s: Table, deed: Deed, luck: Luck) -> Table:
        """Whom the table asks next, and what."""
        fig = self.figures
        card, power = map(once, self.offered(t, deed))
        empty = self.empty(t) != 0
        left = ones(t.owned) < fig.kinds
        finished = (s.stage >= PLAYING) & (s.stage < PLACING) & (card == 0)
        asks = finished & empty & pick(left, deed.me)
        done = (finished & ~asks) | (s.stage == PLACING)
        last = done & (s.place == fig.turns - 1)
        lap = last | (s.stage == PLACING_LAST)
        after = jnp.where(last, 0, s.place + 1)
        who = jnp.full_like(after, self.seats)
        for seat in reversed(range(self.seats)):
            who = jnp.where(left[seat] & (after <= seat), seat, who)
        asks_last = lap & empty & (who < self.seats)
        stage = jnp.where(card != 0, power, jnp.where(asks, PLACING, jnp.where(done, PLAYING, t.stage)))
        number = total(jnp.where(((card >> places(fig.deck, card)) & 1) == 1, places(fig.deck, card) + 1, 0))
        t = t._replace(
            stage=jnp.where(asks_last, PLACING_LAST, stage),
            place=jnp.where(asks_last, who, jnp.where(done, s.place + 1, t.place)),
            bearer=number,
        )
        return self.end_round(t, once((lap & ~asks_last).astype(jnp.int32)) == 1, luck)

    # Fin de manche

    def end_round(self, t: Table, ends: Array, luck: Luck) -> Table:
        """« On regarde maintenant les personnages à Objectif »; then the next round, or the end of the match."""
        fig = self.figures
        scores, tallies = self.scored(t, ends)
        over = ends & (t.round == fig.rounds)
        left = jnp.where(t.first + 1 == self.seats, 0, t.first + 1)
        hands = jnp.where(over, 0, luck.hands)
        fresh = self.dealt(
            Luck(hands, luck.first),
            jnp.where(over, t.first, left),
            jnp.where(over, t.round, t.round + 1),
            scores,
            tallies,
        )
        fresh = fresh._replace(
            stage=jnp.where(over, OVER, fresh.stage),
            rest=jnp.where(over, 0, fresh.rest),
        )
        t = one_of(ends, fresh, t._replace(scores=scores, tallies=tallies))
        return t._replace(stage=once(t.stage))

    def scored(self, t: Table, ends: Array) -> tuple[Array, Array]:
        """What everybody has, once the round that ends here is counted."""
        fig = self.figures
        alive = ~scoring.dead(fig, t.kinds)
        granted = once(scoring.zones_on(fig, scoring.met(fig, t.council & alive, t.exile & alive)))
        planes = [once(plane) for plane in scoring.worth(fig, t.kinds)]
        brought = jnp.where(ends, scoring.points(fig, planes, t.owned & granted), 0)
        seats = range(self.seats)
        brought = jnp.stack([pick(jnp.stack([brought[seat - first] for first in seats]), t.first) for seat in seats])
        scores = t.scores + brought
        rank = once(brought - fig.least)
        tallies = []
        for word in range(fig.words):
            here = ends & (rank >= word * fig.counted) & (rank < (word + 1) * fig.counted)
            shift = jnp.where(here, fig.wide * (rank - word * fig.counted), 0)
            tallies.append(t.tallies[word] + jnp.where(here, 1 << shift, 0))
        return scores, jnp.stack(tallies)

    def shares(self, t: Table) -> Array:
        """Fin de jeu: by seat, its share of the win: the most points, then the best rounds (ruling 50)."""
        wins = t.scores == highest(t.scores)
        for word in reversed(range(self.figures.words)):
            row = jnp.where(wins, t.tallies[word], -1)
            wins = once((wins & (row == highest(row))).astype(jnp.int32)) == 1
        wins = wins.astype(jnp.float32)
        return wins / total(wins)


def with_one_more(row: list[Array], number: Array) -> list[Array]:
    """Numbers in ascending order, with one more of them in its place."""
    found = []
    for other in row:
        found.append(jnp.minimum(other, number))
        number = jnp.maximum(other, number)
    return [*found, number]


def highest(row: Array) -> Array:
    """The greatest along a short first axis."""
    found = row[0]
    for other in range(1, row.shape[0]):
        found = jnp.maximum(found, row[other])
    return found


def one_of(where: Array, first: Table, second: Table) -> Table:
    """At each table the first or the second."""
    return Table(*[jnp.where(where, one, other) for one, other in zip(first, second, strict=True)])
