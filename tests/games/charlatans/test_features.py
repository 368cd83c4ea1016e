"""The features of the duel say what is so, from either side alike."""

from __future__ import annotations

from itertools import islice
from typing import Any

from games.charlatans.tables import GAME
from games.glances import by_rows, glance, round_the_table, there
from games.playing import moments
from perfidie.games.charlatans.rules.actions import FIRST_PLAYER
from perfidie.games.charlatans.rules.box import BONUSES, CHIPS, COLOUR_OF, ORANGE, PAGES, VALUE
from perfidie.games.charlatans.sight.knowledge import odds


def counts(chips: Any) -> list[int]:
    return [chips.count(chip) for chip in range(len(CHIPS))]


def test_both_sides_and_the_square_are_told_as_they_lie() -> None:
    for play, rng in islice(moments(GAME, 2, seed=3, share=0.1), 120):
        s: Any = play.state
        viewer = rng.randrange(2)
        told, order = glance(play, viewer), round_the_table(2, viewer)
        for name, rows in (("bag", s.bags), ("neck", s.necks), ("bottom", s.bottoms)):
            assert by_rows(told[name], 2) == [counts(rows[seat]) for seat in order]
        assert by_rows(told["next_bag"], 2) == [counts(s.aside[seat] + s.bought[seat]) for seat in order]
        assert told["supply"] == list(s.supply)
        assert told["gold"] == [min(s.gold[seat], 127) for seat in order]
        assert told["stand"] == [s.stands[seat] for seat in order]
        assert told["to_cure"] == [max(0, s.setup.goal - s.cured[seat]) for seat in order]
        assert there(told["waiting"], order) == [seat for seat in order if seat in s.waiting]
        assert there(told["starter"], order) == [seat for seat in order if seat == s.first]
        assert there(told["pages"], range(len(PAGES))) == sorted(s.pages)
        for seat, row in zip(order, by_rows(told["coin_waits"], 2), strict=True):
            assert there(row, range(len(BONUSES))) == [bonus for bonus in [s.bonus[seat]] if bonus >= 0]
        assert told["patient"] == [s.patient if viewer == 0 else -s.patient]
        pumpkins = [price for chip, price in enumerate(told["price"]) if COLOUR_OF[chip] == ORANGE]
        assert pumpkins == [2, 4, 8]
        assert (told["last_white"][0] > 0) == bool(s.whites[viewer])
        assert told["last_white"][0] in (0, *VALUE)


def test_the_risk_of_the_next_chip_is_told_even_where_people_agreed_not_to_count() -> None:
    told_of = 0
    for play, _ in islice(moments(GAME, 2, seed=5, share=0.5), 1500):
        risk = odds(play.view(0), 0)
        expected = 100 * risk.bad // risk.chips if risk.chips else 0
        assert glance(play, 0)["risk"][0] == expected
        told_of += expected > 0
    assert told_of


def test_only_the_draw_of_the_first_player_names_a_seat() -> None:
    setup = GAME.setup(2)
    blue, yellow = (action.code for action in FIRST_PLAYER)
    turn = GAME.lab.turned(setup, 1)
    assert (turn[blue], turn[yellow]) == (yellow, blue)
    assert [code for code, other in enumerate(turn) if code != other] == sorted([blue, yellow])
