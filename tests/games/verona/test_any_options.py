"""The pieces of the Council of Verona, whatever the table agreed on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.playing import any_options
from games.verona.tables import SEATS, deck
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import KINDS, NAMES


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_is_laid_with_every_character_once_and_every_token_of_every_seat_once(seats: int) -> None:
    rng = Random(seats)
    for _ in range(30):
        setup: Any = GAME.setup(seats, any_options(GAME, seats, rng))
        cards = [NAMES[card] for card in setup.cards]
        tokens = [f"{seat} {KINDS[kind]}" for seat in range(seats) for kind in setup.kinds]
        assert GAME.rules.pieces(GAME.new(setup)) == Counter(cards + tokens)
        if setup.options["deck"] == "printed":
            assert cards == deck(seats)
