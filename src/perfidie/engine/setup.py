"""Set-ups: what a table agreed on before the first card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
        self.maker: Any = None
        """The game (`perfidie.engine.game.Game`) that made it."""

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[Any, ...]]:
        """A set-up travels as what was agreed on: the game gives the same object for the same seats and options."""
        return _agreed, (self.maker, self.seats, self.options)

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


def _agreed(maker: Any, seats: int, options: Options) -> Setup:
    setup: Setup = maker.setup(seats, options)
    return setup
