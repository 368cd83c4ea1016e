"""Set-ups: what a table agreed on before the first card."""

from __future__ import annotations

from perfidie.engine.action import Vocabulary
from perfidie.engine.options import Options, Value
from perfidie.engine.refusal import Refusal

__all__ = ["Options", "Setup", "Value"]


class Setup:
    """A game, a number of seats and full options: what never changes while a game lasts.

    A game's own Setup adds the figures that follow from them (deck, orders, limits).
    """

    def __init__(self, game: str, vocabulary: Vocabulary, seats: int, options: Options) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.seats = seats
        self.options = options

    def named_seat(self, option: str) -> int | None:
        """The seat this option names, which must exist at this table; None where chance draws it (`random`)."""
        value = self.options[option]
        if value == "random":
            return None
        if int(value) >= self.seats:
            raise Refusal("bad-option", option=option, value=value, choices=f"random, 0-{self.seats - 1}")
        return int(value)

    def next_to(self, option: str, seat: int) -> Options:
        """The same options for another game, with this one naming the seat to the left."""
        return {**self.options, option: (seat + 1) % self.seats}

    def __str__(self) -> str:
        return f"{self.game} for {self.seats}"
