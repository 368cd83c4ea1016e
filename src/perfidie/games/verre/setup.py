"""What a table agreed on before the first card: the figures and orders that follow from seats and options."""

from __future__ import annotations

from perfidie.engine import Options, Refusal, Setup
from perfidie.games.verre.actions import PEEK, POUR, SWAP, VERBS, Peek, Pour, Swap
from perfidie.games.verre.box import BOX

Row = tuple[int, ...]
Rows = tuple[Row, ...]


class Rules(Setup):
    """The figures and orders that follow from the number of seats and the options."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("verre", VERBS, seats, options)
        first = options["first_wesley"]
        if type(first) is int and first >= seats:
            raise Refusal("bad-option", option="first_wesley", value=first, choices=f"random, 0-{seats - 1}")
        tables = BOX.table if options["deck"] == "printed" else BOX.reduced_table
        self.figures = next(figures for figures in tables if figures.seats == seats)
        self.glasses = self.figures.glasses
        self.turns = self.figures.hand_size
        self.bonus = self.figures.wesley_bonus_halves
        self.capacity = BOX.game["glass_capacity"]
        self.deck: Row = tuple(
            kind.sign * value
            for kind in BOX.card_kinds.values()
            for value in kind.values
            if value <= self.figures.max_value
        )
        self.cards = frozenset(self.deck)
        self.cards_in_order: Row = tuple(sorted(self.deck))
        self.place = {card: place for place, card in enumerate(self.cards_in_order)}
        self.bottoms: Rows = tuple((glass,) for glass in range(self.glasses))
        self.laid = self.glasses + self.turns * seats
        self.others: Rows = tuple(tuple(o for o in range(seats) if o != seat) for seat in range(seats))
        self.vizzini: Row = tuple((wesley - 1) % seats for wesley in range(seats))
        self.play_order: Rows = tuple(tuple((w + i) % seats for i in range(seats)) for w in range(seats))
        self.choice_order: Rows = tuple(self._choice_order(w) for w in range(seats))
        self.pourer: Rows = tuple((-1,) * self.glasses + self.play_order[w] * self.turns + (-1,) for w in range(seats))
        self.own_pours: tuple[Rows, ...] = tuple(
            tuple(
                tuple(self.glasses + t * seats + (seat - w) % seats for t in range(self.turns)) for seat in range(seats)
            )
            for w in range(seats)
        )  # by Wesley and by seat: the numbers of the cards that seat pours
        self.pours: tuple[Rows, ...] = tuple(
            tuple(
                tuple(self.glasses + t * seats + (o + t - w) % seats for t in range(self.turns)) for o in range(seats)
            )
            for w in range(seats)
        )  # by Wesley and by the seat a hand was dealt to: the numbers of the cards poured from that hand
        self.pour: dict[int, tuple[Pour, ...]] = {card: POUR[card][: self.glasses] for card in self.deck}
        power: dict[tuple[int, int], Swap | Peek] = {**(PEEK if options["power"] == "look_then_may_swap" else SWAP)}
        self.power_uses = [use for (_, b), use in power.items() if b < self.glasses]
        self.swap_shows = options["power"] != "blind_swap"
        self.by_count = options["compare"] == "count"
        self.tie = options["tie"]
        self.end = options["end"]
        self.reveals_at_once = options["reveal"] == "one_by_one"
        self.dregs = seats == 2 and options["two_player_last"] == "dregs"
        self.shows_all = bool(options["recap_shows_all"])
        self.hearts = int(options["start_hearts"])
        self.max_rounds = int(options["max_rounds"])

    def _choice_order(self, wesley: int) -> Row:
        """PHASE 3: from Vizzini, clockwise, to Wesley (ruling 2, three readings)."""
        *others, vizzini = self.play_order[wesley][1:]
        if self.options["take_order"] == "wesley_last":
            return (vizzini, *others, wesley)
        if self.options["take_order"] == "reverse":
            return (vizzini, *others[::-1], wesley)
        return (vizzini, wesley, *others)
