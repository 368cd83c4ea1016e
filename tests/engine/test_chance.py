"""Chance is an actor whose outcomes are actions with integer weights; an automatic seat decides by it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.toys.bag import BAG, CHIPS, Bags
from engine.toys.hunt import HIDE, HUNT
from perfidie.engine import CHANCE, Playthrough, Refusal, encode
from perfidie.engine.laws.exact import possible_worlds, surprise
from perfidie.engine.laws.rules import Endings
from perfidie.engine.laws.trial import Trial


def test_outcomes_come_with_their_exact_weights() -> None:
    state = BAG.new(BAG.setup(2))
    assert state.actor == CHANCE
    assert state.outcomes() == [(CHIPS[0], 1), (CHIPS[1], 2), (CHIPS[2], 4)]


def test_weights_follow_what_is_left_in_the_bag() -> None:
    state = BAG.new(BAG.setup(2))
    state.apply(CHIPS[0], CHANCE)
    state.apply(state.legal()[0], 0)
    assert state.outcomes() == [(CHIPS[1], 2), (CHIPS[2], 4)]


def test_sampling_fits_the_weights() -> None:
    state, rng, draws = BAG.new(BAG.setup(2)), Random(5), 7000
    counted = Counter(state.sample(rng) for _ in range(draws))
    assert surprise(counted, {CHIPS[0]: 1 / 7, CHIPS[1]: 2 / 7, CHIPS[2]: 4 / 7}, draws) > 1e-6
    assert surprise(counted, dict.fromkeys(CHIPS, 1 / 3), draws) < 1e-6


def test_an_outcome_that_is_not_there_is_refused() -> None:
    state = BAG.new(BAG.setup(2))
    state.apply(CHIPS[0], CHANCE)
    state.apply(state.legal()[0], 0)
    before = state.values()
    with pytest.raises(Refusal, match="not-a-chance"):
        state.apply(CHIPS[0], CHANCE)
    assert state.values() == before


def test_a_seat_cannot_play_chance_nor_chance_a_seat() -> None:
    play = Playthrough(BAG, BAG.setup(2))
    with pytest.raises(Refusal, match="not-your-turn"):
        play.move(0, ["chip", "1"])
    play.state.apply(CHIPS[1], CHANCE)
    with pytest.raises(Refusal, match="not-a-chance"):
        play.state.apply(play.state.legal()[0], CHANCE)


def test_a_draw_is_seen_by_its_seat_alone() -> None:
    play = Playthrough(BAG, BAG.setup(2))
    play.chance(Random(1))
    drawn: Bags = play.state  # type: ignore[assignment]
    assert play.glimpses(0)[0].facts == {"seat": 0, "chip": drawn.drawn[0] + 1}
    assert play.glimpses(1)[0].facts == play.glimpses(None)[0].facts == {"seat": 0}
    assert play.view(1).table.drawn == (-2, -1)


def test_a_chip_thrown_back_can_be_drawn_again() -> None:
    state = BAG.new(BAG.setup(2))
    state.apply(CHIPS[0], CHANCE)
    state.apply(BAG.vocabulary.parse(["again"]), 0)
    assert CHIPS[0] in state.legal()
    assert state.actor == CHANCE


def test_an_automatic_seat_decides_by_chance_and_nobody_sees_what() -> None:
    play = Playthrough(HUNT, HUNT.setup(1))
    assert play.state.actor == CHANCE
    play.chance(Random(2))
    assert play.entries[0].seat == CHANCE
    assert play.entries[0].words[0] == "hide"
    assert [glimpse.facts for glimpse in play.glimpses(0)[:1]] == [{}]
    assert b"hide" not in encode(play.view(0))


def test_worlds_are_counted_out_by_their_weights() -> None:
    trial = Trial(HUNT, HUNT.setup(1), 1)
    Endings().check(trial)
    worlds = possible_worlds(trial, 1, 0)
    assert {world.hidden: round(chance, 9) for world, chance in worlds.items()} == {  # type: ignore[attr-defined]
        0: round(1 / 6, 9),
        1: round(2 / 6, 9),
        2: round(3 / 6, 9),
    }
    assert len(HIDE) == 3


def test_a_search_that_found_nothing_rules_one_world_out() -> None:
    for seed in range(20):
        trial = Trial(HUNT, HUNT.setup(1), seed)
        Endings().check(trial)
        if trial.states[3].agenda:
            searched = trial.states[3].searched[0]  # type: ignore[attr-defined]
            worlds = possible_worlds(trial, 3, 0)
            assert {world.hidden for world in worlds} == {0, 1, 2} - {searched}  # type: ignore[attr-defined]
            return
    raise AssertionError("no search came up empty in twenty games")
