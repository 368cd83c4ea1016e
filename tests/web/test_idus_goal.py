"""What one wants at Idus Martii: one line, for this very decision, from one's own cards alone."""

from __future__ import annotations

from random import Random

import pytest

from games.idus_martii.tables import choose, table, turn
from perfidie.games.idus_martii import GAME
from perfidie.texts import LANGUAGES
from web.idus import BOARD, viewers
from web.scenes import moments, scene


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_is_one_short_line_for_this_very_decision_and_tells_nothing_one_does_not_know(lang: str) -> None:
    for play in moments(GAME, 5, {}, Random(5)):
        for seat in viewers(play):
            assert 10 <= len(BOARD.goal(scene(play, seat, lang)).strip()) <= 50


def test_the_goal_follows_from_my_own_cards() -> None:
    play = turn(table("LT LM TT LM LT"), "gr")
    said = [BOARD.goal(scene(play, seat)).strip() for seat in (0, 2, None)]
    assert said == [
        "Loyal ou Traître\u00a0: soyez du camp qui gagnera",
        "Traître\u00a0: deux cases d’avance, sans passer XIII",
        "Un camp gagne avec deux votes d’avance",
    ]
    turn(play, "gr")
    assert BOARD.goal(scene(play, 1)).strip() == "Gardez la carte du camp qui va gagner"
    choose(play, "M")
    assert BOARD.goal(scene(play, 1)).strip().startswith("Marchand")
