"""The deck of the poisoned glass, whatever the table agreed on."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest

from games import playing
from games.verre.tables import SEATS
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import WORD

any_options = partial(playing.any_options, GAME)
TOP = {2: 6, 3: 6, 4: 8, 5: 10}


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_is_laid_with_every_card_of_its_deck_once(seats: int) -> None:
    rng = Random(seats)
    for _ in range(30):
        setup = GAME.setup(seats, any_options(seats, rng))
        cards = GAME.rules.pieces(GAME.new(setup))
        assert cards == Counter(setup.deck)  # type: ignore[attr-defined]
        if setup.options["deck"] == "printed":
            printed = [f"{kind}{value}" for kind in "pa" for value in range(1, TOP[seats] + 1)]
            assert Counter(WORD[card] for card in cards.elements()) == Counter(printed)
