"""What a table agreed on before the first card: the figures and orders that follow from seats and options."""

from __future__ import annotations

from perfidie.engine import Options, Setup
from perfidie.games.verona.rules.actions import VERBS
from perfidie.games.verona.rules.box import BOX, KIND, Cards, Kinds, Row, cards_in_use, for_seats


class Rules(Setup):
    """The figures, orders and readings that follow from the number of seats and the options."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("verona", VERBS, seats, options)
        self.first = self.named_seat("first_player")
        self._take_out_of_the_box()
        self._order_seats()
        self._read_options()

    def _take_out_of_the_box(self) -> None:
        """Matériel and Mise en place: the cards and tokens of this number of players."""
        decks = {"printed": BOX.table, "reduced": BOX.reduced_table, "tiny": (*BOX.tiny_table, *BOX.reduced_table)}
        self.figures = for_seats(decks[str(self.options["deck"])], self.seats)
        self.cards: Cards = cards_in_use(self.figures)
        figures, seats = self.figures, self.seats
        self.drafts = figures.picks > 0
        self.removed = figures.removed
        self.dealt = figures.dealt
        self.pack = len(self.cards) - figures.removed - seats * figures.dealt
        self.picks = seats * figures.picks
        self.discarded = self.pack - self.picks
        self.hand = figures.dealt + figures.picks
        # what is left after so many draws needs no chance: the pack, or the last hand
        self.draws = len(self.cards) - (self.pack or figures.dealt)
        kinds = [KIND[str(value)] for value in figures.influence]
        if self.options["poison"]:
            kinds += [KIND[vial] for vial in BOX.poison["tokens"]]
        self.kinds: Kinds = tuple(kinds)

    def _order_seats(self) -> None:
        """By first player: everybody clockwise."""
        seats = range(self.seats)
        self.order: tuple[Row, ...] = tuple(tuple((first + i) % self.seats for i in seats) for first in seats)

    def _read_options(self) -> None:
        options = self.options
        self.poison = bool(options["poison"])
        self.shows_all = self.poison or bool(options["reveal_all_at_round_end"])
        self.rounds = self.seats if options["rounds"] == "one_per_player" else int(options["rounds"])
        self.zero_counts = bool(options["prince_zero_counts"])
        self.neutrals = int(options["prince_neutrals"])
        self.tie_counts = bool(options["apothecary_tie_counts"])
        self.floored = bool(options["floor_token_at_zero"])
