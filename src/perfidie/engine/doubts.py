"""Doubts: what a seat cannot be sure of, and what is true of it at a whole table.

A game says what may be hidden at it, in its room `doubts`; what a seat should believe of it then follows from the
worlds it can imagine (`perfidie.review.beliefs`).
"""

from __future__ import annotations

from typing import Any

from perfidie.engine.view import Claim, View

Doubt = tuple[str, ...]
"""What is in doubt, in words: its kind, and of which piece or seat (`("side", "3")`). Its text is `doubt-KIND`."""


class Doubts:
    """What is hidden at a game: nothing, unless the game says otherwise."""

    too_crude = False
    """Whether what is believed here was measured, and found to be too far from what is so: pages then say it."""

    def answers(self, view: View[Any], s: Any) -> dict[Doubt, str]:
        """By doubt that may be open to whoever has this view: what is true of it at this table, imagined or not.

        Which doubts there are follows from the view alone; only the answers are read from the table.
        """
        return {}

    def lie(self, claim: Claim, then: Any, last: Any) -> tuple[str, ...]:
        """What was so where a statement says otherwise, in words: `lie-KIND` and what its blanks hold; nothing else.

        `then`: the table when it was made; `last`: the table at the end, for what was to come.
        """
        return ()


NO_DOUBTS = Doubts()
