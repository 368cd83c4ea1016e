"""What a table agreed on before the first card: the figures and orders that follow from seats and options."""

from __future__ import annotations

from perfidie.engine import Options, Setup
from perfidie.games.verre.rules.actions import CARDS, GLASSES, PEEK, POUR, SWAP, VERBS, Peek, Pour, Swap
from perfidie.games.verre.rules.box import BOX, Card, Glass, Hand, Laid, Piles, Row, Rows


class Rules(Setup):
    """The figures, orders and readings that follow from the number of seats and the options."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("verre", VERBS, seats, options)
        self.first = self.named_seat("first_wesley")
        self._count_cards()
        self._order_seats()
        self._number_cards()
        self._read_options()

    def _count_cards(self) -> None:
        """MATERIEL and PREPARATION: what this number of players takes out of the box."""
        tables = {"printed": BOX.table, "reduced": BOX.reduced_table, "tiny": BOX.tiny_table}[str(self.options["deck"])]
        self.figures = next(figures for figures in tables if figures.seats == self.seats)
        self.glasses = self.figures.glasses
        self.row: tuple[Glass, ...] = GLASSES[: self.glasses]
        self.turns = self.figures.hand_size
        self.bonus = BOX.game["wesley_halves"] * self.seats
        self.capacity = BOX.game["glass_capacity"]
        self.deck: Hand = tuple(card for card in CARDS if abs(card) <= self.figures.max_value)
        self.cards = frozenset(self.deck)
        self.place = {card: place for place, card in enumerate(self.deck)}
        self.pour: dict[Card, tuple[Pour, ...]] = {card: POUR[card][: self.glasses] for card in self.deck}

    def _order_seats(self) -> None:
        """By Wesley: who is Vizzini, who plays and who chooses after whom; by seat: all the others."""
        seats = range(self.seats)
        self.others: Rows = tuple(tuple(other for other in seats if other != seat) for seat in seats)
        self.vizzini: Row = tuple((wesley - 1) % self.seats for wesley in seats)
        self.play_order: Rows = tuple(tuple((wesley + i) % self.seats for i in seats) for wesley in seats)
        self.choice_order: Rows = tuple(self._choice_order(wesley) for wesley in seats)

    def _number_cards(self) -> None:
        """The numbers of the laid cards: bottoms first, then by turn and in play order."""
        seats, turns = range(self.seats), range(self.turns)
        self.bottoms: Piles = tuple((Laid(glass),) for glass in range(self.glasses))
        self.laid = self.glasses + self.turns * self.seats
        self.pourer: Rows = tuple((-1,) * self.glasses + self.play_order[w] * self.turns + (-1,) for w in seats)

        def number(wesley: int, seat: int, turn: int) -> Laid:
            return Laid(self.glasses + turn * self.seats + (seat - wesley) % self.seats)

        self.own_pours: tuple[Piles, ...] = tuple(
            tuple(tuple(number(w, seat, turn) for turn in turns) for seat in seats) for w in seats
        )  # by Wesley and by seat: the numbers of the cards that seat pours
        self.pours: tuple[Piles, ...] = tuple(
            tuple(tuple(number(w, origin + turn, turn) for turn in turns) for origin in seats) for w in seats
        )  # by Wesley and by the seat a hand was dealt to: the numbers of the cards poured from that hand

    def _read_options(self) -> None:
        options = self.options
        power: dict[tuple[Glass, Glass], Swap | Peek] = {**(PEEK if options["power"] == "look_then_may_swap" else SWAP)}
        self.power_uses = [use for (_, b), use in power.items() if b < self.glasses]
        self.swap_shows = options["power"] != "blind_swap"
        self.by_count = options["compare"] == "count"
        self.tie = options["tie"]
        self.end = options["end"]
        self.reveals_at_once = options["reveal"] == "one_by_one"
        self.dregs = self.figures.removed > 0 and options["two_player_last"] == "dregs"
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
