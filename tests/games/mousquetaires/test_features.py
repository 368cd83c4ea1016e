"""The features of Mousquetaires du Roy say what is so, and nothing that a seat does not see."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from ends import ends
from games.glances import by_rows, glance, round_the_table, there
from games.mousquetaires.tables import GAME
from games.playing import moments
from perfidie.games.mousquetaires.rules.box import ADVERSARIES, ALL_HEROES, CARDS, NOTHING, PLACES, TREACHERIES
from perfidie.games.mousquetaires.rules.table import DEALING

HEROES = len(ALL_HEROES)


@pytest.mark.parametrize("seats", ends(list(GAME.seats)))
def test_musketeers_clocks_and_missions_are_told_as_they_lie(seats: int) -> None:
    for play, rng in islice(moments(GAME, seats, seed=seats, share=0.1), 60):
        s: Any = play.state
        rules, viewer = s.setup, rng.randrange(seats)
        told, order = glance(play, viewer), round_the_table(seats, viewer)
        assert there(told["waiting"], order) == [seat for seat in order if seat in play.view(viewer).waiting]
        assert there(told["milady"], order) == [seat for seat in order if seat == rules.milady]
        for seat, row in zip(order, by_rows(told["owner"], seats), strict=True):
            assert there(row, ALL_HEROES) == list(rules.run_by(seat))
        for hero, row in zip(ALL_HEROES, by_rows(told["place"], HEROES), strict=True):
            assert there(row, range(len(PLACES))) == ([s.places[hero]] if hero in rules.team else [])
        assert told["health"] == list(s.health)
        assert told["cards"] == [sum(hand) for hand in s.hands]
        seen = rules.sees[viewer] if s.phase != DEALING else ()
        for hero, row in zip(ALL_HEROES, by_rows(told["hands"], HEROES), strict=True):
            assert row == (list(s.hands[hero]) if hero in seen else [0] * len(CARDS))
        assert told["purse"] == [s.purse]
        assert told["stock"] == list(s.stock)
        for name, board in (("foes_in_paris", 0), ("foes_at_the_louvre", 1)):
            assert there(told[name], range(len(ADVERSARIES))) == sorted(s.foes[board])


def test_milady_is_where_she_may_be_and_only_she_sees_her_cards() -> None:
    doubtful = 0
    for play, rng in islice(moments(GAME, 4, seed=9, share=0.1), 100):
        s: Any = play.state
        if s.setup.automatic:
            continue
        viewer = rng.randrange(4)
        told = glance(play, viewer)
        places = there(told["may_hide"], range(len(PLACES)))
        if s.destination != NOTHING and not play.over and places:
            assert s.destination in places
            doubtful += len(places) > 1
        held = [s.treacheries.count(card) if viewer == s.setup.milady else 0 for card in range(len(TREACHERIES))]
        assert told["treacheries"] == held
        assert told["treachery_count"] == [len(s.treacheries)]
        left = [deck + hand for deck, hand in zip(s.treachery_deck, counted(s.treacheries), strict=True)]
        assert told["treacheries_left"] == [all_left - mine for all_left, mine in zip(left, held, strict=True)]
    assert doubtful


def counted(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(card) for card in range(len(TREACHERIES))]


def test_no_action_names_a_seat() -> None:
    setup = GAME.setup(6)
    assert all(GAME.lab.turned(setup, seat) == tuple(range(len(GAME.vocabulary))) for seat in range(6))
