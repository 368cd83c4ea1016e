"""The duel for learners: the view in small ints, the actions of a table, the longest game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest

from games.charlatans.eager import eager
from games.learning import Named, named
from perfidie.engine import View
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BONUSES, CHIPS, PAGES
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.view import Sight

PRESETS = [preset.id for preset in GAME.presets]
SEATS = range(2)

every_table = pytest.mark.parametrize("preset", PRESETS)


def eager_game(preset: str, seed: int, visit: Callable[[Table], None]) -> int:
    """A game of players who draw more often than they stop, so that much happens; how many actions it had."""
    rng, state, actions = Random(seed), GAME.new(GAME.setup(2, preset=preset)), 0
    visit(state)
    while state.agenda:
        legal = state.legal()
        words = [action.words for action in legal]
        state.apply(legal[words.index(eager(words, rng))])
        actions += 1
        visit(state)
    return actions


# What a seat knows


def chips(row: list[int]) -> Counter[str]:
    return Counter({name: count for name, count in zip(CHIPS, row, strict=True) if count})


def check_sides(seen: Named, view: View[Sight]) -> None:
    """Purse, stand, chips, track and cards of both charlatans."""
    spaces = len(seen["track"]) // 2
    for seat, side in enumerate(view.table.sides):
        assert (seen["gold"][seat], seen["stand"][seat], seen["cured"][seat]) == (side.gold, side.stand, side.cured)
        assert (seen["web"][seat], seen["amber"][seat], seen["turns"][seat]) == (side.web, side.amber, side.turns)
        for name in ("bag", "neck", "bottom", "aside", "bought"):
            assert chips(seen[f"{name}_{side.colour}"]) == Counter(getattr(side, name))
        track = seen["track"][seat * spaces : (seat + 1) * spaces]
        lying = [(space, value) for space, value in enumerate(track, start=1) if value]
        assert lying == [(white.space, white.value) for white in side.whites]
        assert ["", *BONUSES][seen["coin"][seat]] == side.coin
        assert ["", *BONUSES][seen["waiting"][seat]] == side.waiting
        assert ["", *CHIPS][seen["trail"][2 * seat + 1]] == side.trail[1]
        assert sum(seen["kept"][4 * seat : 4 * seat + 4]) == len(side.cards)
        assert seen["exploded"][seat] == side.exploded


def check_market(seen: Named, view: View[Sight]) -> None:
    """What lies between them."""
    sight = view.table
    sign = {0: 1, 1: -1}.get(sight.half, 0)
    assert seen["patient"] == [sign * sight.space]
    assert chips(seen["supply"]) == Counter({name: count for name, count in sight.supply.items() if count})
    assert chips(seen["shown"]) == Counter(sight.shown)
    assert [name for name, here in zip(PAGES, seen["pages"], strict=True) if here] == sorted(
        sight.pages, key=PAGES.index
    )
    assert {name for name, here in zip(BONUSES, seen["toss"], strict=True) if here} == set(sight.toss)
    assert seen["offer"] == [bool(sight.offer), *(sight.offer or (0, 0))]
    assert (seen["round"], seen["extra"], seen["placed"]) == ([sight.round], [sight.extra], [sight.placed])
    traded = [round_.offer for round_ in sight.past]
    assert list(zip(seen["past_upgrades"], seen["past_gold"], strict=True))[: len(traded)] == traded
    assert [seat for seat in SEATS if seen["seat"][seat]] == [view.seat]
    assert [seat for seat in SEATS if seen["actor"][seat]] == list(view.waiting)


@every_table
def test_the_numbers_say_what_the_view_says(preset: str) -> None:
    moments = cycle(range(3))

    def visit(state: Table) -> None:
        if next(moments):  # one of three is enough
            return
        view, seen = GAME.view(state, state.round % 2), named(GAME, state, state.round % 2)
        check_sides(seen, view)
        check_market(seen, view)

    eager_game(preset, 1, visit)


@every_table
def test_every_number_stays_within_the_bounds_of_its_field(preset: str) -> None:
    fields = GAME.lab.fields(GAME.setup(2, preset=preset))

    lows = [field.low for field in fields for _ in range(field.size)]
    highs = [field.high for field in fields for _ in range(field.size)]

    def visit(state: Table) -> None:
        row = [number - 256 if number > 127 else number for number in GAME.lab.numbers(state, 1)]
        assert all(low <= number <= high for low, number, high in zip(lows, row, highs, strict=True))

    eager_game(preset, 2, visit)


def test_both_seats_read_the_same_but_for_whose_numbers_they_are() -> None:
    def visit(state: Table) -> None:
        blue, yellow = (named(GAME, state, seat) for seat in SEATS)
        assert (blue.pop("seat"), yellow.pop("seat")) == ([1, 0], [0, 1])
        assert blue == yellow

    eager_game("mixture", 3, visit)


# Actions


@every_table
def test_no_action_occurs_that_is_not_declared(preset: str) -> None:
    declared = set(GAME.lab.actions(GAME.setup(2, preset=preset)))

    def visit(state: Table) -> None:
        assert {action.code for action in state.legal()} <= declared

    eager_game(preset, 3, visit)


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["standard", "first_game", "good_business", "steady_hand", "low_blows", "short"])
def test_every_kind_of_declared_action_occurs(preset: str) -> None:
    """By verb: some chips are so rare that no number of games shows them in every role."""
    met: set[str] = set()
    for seed in range(400):
        eager_game(preset, seed, lambda state: met.update(action.words[0] for action in state.legal()))
    declared = {GAME.vocabulary.actions[code].words[0] for code in GAME.lab.actions(GAME.setup(2, preset=preset))}
    assert met == declared


def verbs(options: dict[str, Any]) -> set[str]:
    return {GAME.vocabulary.actions[code].words[0] for code in GAME.lab.actions(GAME.setup(2, options))}


def test_only_what_the_open_books_ask_is_declared() -> None:
    of_set = {
        "I": {"place", "place_none", "keep_white"},
        "II": set(),
        "III": {"to_neck", "to_bottom"},
        "IV": {"set_aside", "set_none", "gold", "steps", "refuse"},
    }
    everything = set.union(*of_set.values())
    for books, wanted in of_set.items():
        assert verbs({"books": books}) & everything == wanted
    assert verbs({"books": "random"}) & everything == everything


def test_without_a_coin_its_bonus_is_not_declared() -> None:
    assert "coin_patient" not in verbs({"coins": "copper_silver"})
    assert "coin_return_whites" not in verbs({"coins": "copper_gold"})
    assert {"coin_patient", "coin_return_whites"} <= verbs({"coins": "random"})


def test_chance_draws_only_what_the_options_leave_open() -> None:
    def drawn(**options: Any) -> set[str]:
        return {GAME.vocabulary.actions[code].words[0] for code in GAME.lab.chances(GAME.setup(2, options))}

    assert drawn(books="random") == {"first_player", "open_book", "coins_in_play", "turn_up", "toss", "drawn"}
    assert drawn(coins="silver_gold", cards="first_game", first_player=0) == {"toss", "drawn"}


# The longest game


@every_table
def test_no_game_is_longer_than_declared(preset: str) -> None:
    assert eager_game(preset, 7, lambda state: None) <= GAME.lab.longest(GAME.setup(2, preset=preset))
