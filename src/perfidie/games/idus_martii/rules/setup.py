"""What a table agreed on before the first card: the figures and readings that follow from seats and options."""

from __future__ import annotations

from itertools import combinations

from perfidie.engine import Options, Setup
from perfidie.games.idus_martii.rules.actions import ASSIGN, VERBS, Assign
from perfidie.games.idus_martii.rules.box import BOX, ROUNDS, STARTS, Row, Rows


class Rules(Setup):
    """The figures, orders and readings that follow from the number of seats and the options."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("idus_martii", VERBS, seats, options)
        self.first = self.named_seat("first_player")
        tables = BOX.table if options["deck"] == "printed" else BOX.reduced_table
        self.figures = next(figures for figures in tables if figures.seats == seats)
        self.deck: Row = self.figures.factions
        self.limit = self.figures.limit if options["limit"] == "printed" else int(options["limit"])
        self.turns = ROUNDS * seats
        """How many turns the whole game has, if nobody is found out."""
        self.force = str(options["round2_force"])
        self.repeating = int(options["max_repeating_aediles"]) if self.figures.repeating_aediles else 0
        """How many of the new Aediles may have been Aediles on the turn before (ruling 10)."""
        self.merchants_replace_empty_leader = options["empty_leader"] == "merchant"
        self.shows_discards = bool(options["reveal_discards_at_end"])
        self.notebook = bool(options["notebook"])
        self._seat_roles()
        self._hand_outs: dict[tuple[int, int, Row], list[Assign]] = {}

    def _seat_roles(self) -> None:
        """By Consul: who is Praetor and who are the Aediles in the first round, where roles go round the table."""
        (praetor,), aediles = STARTS["praetor"], STARTS["aedile"]
        self.praetors: Row = tuple((seat + praetor) % self.seats for seat in range(self.seats))
        self.aediles: Rows = tuple(
            tuple(sorted((seat + place) % self.seats for place in aediles)) for seat in range(self.seats)
        )

    def hand_outs(self, consul: int, praetor: int, aediles: Row) -> list[Assign]:
        """What this Consul may hand out after a turn with that Praetor and those Aediles (5.1 of the rules page)."""
        key = (consul, praetor, aediles)
        found = self._hand_outs.get(key)
        if found is None:
            others = [seat for seat in range(self.seats) if seat != consul]
            found = self._hand_outs[key] = [
                ASSIGN[new, pair]
                for new in others
                if new != praetor
                for pair in combinations([seat for seat in others if seat != new], 2)
                if len({*pair} & {*aediles}) <= self.repeating
            ]
        return found
