"""The Council of Verona in arrays is the engine's: tables, legal actions, views and results are equal at every step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jax
import numpy as np
import pytest

from lab.lockstep import moments, random_choices, replayed, unlike
from perfidie.engine import read_record
from perfidie.games import find
from perfidie.lab import batch

ROOT = Path(__file__).parents[2]
GAME = find("verona")
GAMES = 6
GOLDEN = ("2-standard", "2-mixture-1", "3-tiny", "4-standard", "4-quick_poison", "5-standard")
OTHERS: list[tuple[int, str, dict[str, Any]]] = [
    (2, "reduced", {"rounds": 10, "floor_token_at_zero": True}),
    (3, "reduced_poison", {"rounds": 3, "first_player": 2, "reveal_all_at_round_end": True}),
    (5, "poison", {"rounds": 2, "apothecary_tie_counts": True, "prince_zero_counts": False, "prince_neutrals": 2}),
]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_and_random_games_are_equal_in_the_engine_and_in_arrays(name: str) -> None:
    record = read_record((ROOT / f"golden/verona/{name}.json").read_bytes())
    setup = GAME.setup(record.seats, record.options)
    batched, rng = batch.load("verona", setup.seats, setup.options), Random(name)
    players = [replayed(GAME, record), *[random_choices(rng)] * GAMES]
    assert unlike(batched, [list(moments(GAME, setup, batched, player)) for player in players]) == ""


@pytest.mark.parametrize(("seats", "preset", "options"), OTHERS)
def test_games_by_other_readings_are_equal_too(seats: int, preset: str, options: dict[str, Any]) -> None:
    assert first_difference(seats, preset, options, 2 * GAMES) == ""


@pytest.mark.soak
@pytest.mark.parametrize("poison", [False, True])
@pytest.mark.parametrize("deck", ["printed", "reduced", "tiny"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_games_of_every_table_are_equal(seats: int, deck: str, poison: bool) -> None:
    assert first_difference(seats, "standard", {"deck": deck, "poison": poison}, 100) == ""


def first_difference(seats: int, preset: str, options: dict[str, Any], games: int) -> str:
    """What differs in so many random games."""
    setup = GAME.setup(seats, options, preset)
    batched, player = batch.load("verona", seats, options, preset), random_choices(Random(seats))
    return unlike(batched, [list(moments(GAME, setup, batched, player)) for _ in range(games)])


def planted(change: Callable[[Any], None]) -> str:
    """What the law finds in small games of three once something has been changed."""
    setup = GAME.setup(3, {}, "reduced")
    batched, choose = batch.load("verona", 3, preset="reduced"), random_choices(Random(1))
    games = [list(moments(GAME, setup, batched, choose)) for _ in range(24)]
    change(batched)
    return unlike(batched, games)


def another_order(batched: Any) -> None:
    batched.position = lambda t, right=batched.position: batched.seats - 1 - right(t)


def families_change_sides(batched: Any) -> None:
    families = batched.figures.families
    batched.figures.families = {**families, "capulet": families["montague"], "montague": families["capulet"]}


def paris_swaps(batched: Any) -> None:
    batched.zones_named = lambda t, action, right=batched.zones_named: right(t, action)[::-1]


def another_numbering(batched: Any) -> None:
    batched.figures.at_look_pairs -= 1


def next_ones_points(batched: Any) -> None:
    batched.scored = lambda t, ends, right=batched.scored: right(t._replace(owned=t.owned[::-1]), ends)


def sees_all_tokens(batched: Any) -> None:
    sight, every = batched.sight, (1 << batched.figures.spots) - 1
    sight.bets = lambda t, at, right=sight.bets: right(t._replace(looked=t.looked | every), at)


def knows_who_drafted_what(batched: Any) -> None:
    sight = batched.sight
    sight.groups = lambda t, at, right=sight.groups: [
        group & hand for group in right(t, at) for hand in (*t.hands, t.rest)
    ]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (another_order, "actor"),
        (families_change_sides, "sees"),
        (paris_swaps, "looked"),
        (another_numbering, "legal"),
        (next_ones_points, "scores"),
        (sees_all_tokens, "sees"),
        (knows_who_drafted_what, "sees"),
    ],
)
def test_a_planted_difference_is_found(change: Callable[[Any], None], what: str) -> None:
    assert what in planted(change)


@pytest.mark.parametrize(("seats", "preset", "deals"), [(2, "reduced", 30), (3, "reduced", 210)])
def test_every_deal_is_as_likely_as_any_other(seats: int, preset: str, deals: int) -> None:
    game, dealt = batch.load("verona", seats, preset=preset), 3000 * deals
    luck = game.luck_of(jax.random.bits(jax.random.key(2), (game.chances, dealt), jax.numpy.uint32))
    counts = np.unique(np.asarray(luck.hands), axis=1, return_counts=True)[1]
    assert len(counts) == deals
    assert abs(counts / dealt * deals - 1).max() < 0.1


def test_a_judge_in_training_reads_all_hands_the_pack_the_choice_kept_secret_and_every_token() -> None:
    state, rng = GAME.new(GAME.setup(2)), Random(4)
    batched, told = batch.load("verona", 2), 0
    while state.agenda:
        if state.actor >= 0:
            told += 1
            rules, first = state.setup, state.actor
            hands = [state.hands[first], state.hands[1 - first]]
            kept = [card for _, code in state.committed for card in GAME.vocabulary.actions[code].cards]
            sets = [*hands, state.removed, kept]
            wanted = [int(card in cards) for cards in sets for card in rules.cards]
            lies = [number for zone, number in enumerate(state.zones) if zone in batched.figures.spot]
            wanted += [rules.kinds.index(state.kinds[number]) + 1 if number >= 0 else 0 for number in lies]
            assert np.asarray(batched.everything(batched.read(state))).tolist() == wanted
        if told == 12:
            return
        state.apply(rng.choice(state.legal()))
    raise AssertionError


def test_tables_by_gymnasium_s_conventions_give_shares_and_a_game_that_is_over_stays_as_it_is() -> None:
    tables = batch.make("verona", num_envs=8, seats=2, preset="tiny")
    (seen, infos), rng, ended = tables.reset(seed=5), np.random.default_rng(3), 0
    for _ in range(12):
        assert tables.observation_space.contains(seen)
        seen, _, over, _, infos = tables.step(np.array([rng.choice(np.flatnonzero(m)) for m in seen["action_mask"]]))
        assert np.allclose(infos["shares"].sum(axis=1), over)
        ended += int(over.sum())
    assert ended >= 8
    game, state = tables.game, GAME.new(tables.setup)
    while state.agenda:
        state.apply(state.legal()[0])
    left = game.read(state)
    after = game.step(left, np.int32(0), game.draw(jax.random.key(1)))
    assert all(np.array_equal(*each) for each in zip(left, after, strict=True))
