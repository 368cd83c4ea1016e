"""Tables in lockstep keep the conventions of Gymnasium's vector environments, and refuse what cannot be."""

from __future__ import annotations

import sys
from random import Random

import jax
import numpy as np
import pytest

from perfidie.engine import Refusal
from perfidie.games import find
from perfidie.lab import batch
from perfidie.lab.batch.arrays import Words, need


def test_seeded_games_repeat_and_end_with_the_shares_of_everybody() -> None:
    tables = batch.make("verre", num_envs=8, seats=2, preset="reduced")
    ended, told = 0, []
    for _ in range(2):
        rng, (seen, infos) = np.random.default_rng(3), tables.reset(seed=5)
        story = [seen["observation"].copy()]
        for _ in range(12):
            assert tables.observation_space.contains(seen)
            actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
            acted = infos["seat"]
            seen, rewards, over, cut, infos = tables.step(np.array(actions))
            assert not cut.any()
            assert np.allclose(infos["shares"].sum(axis=1), over)
            assert np.allclose(rewards, infos["shares"][np.arange(8), acted])
            ended += int(over.sum())
            story.append(seen["observation"].copy())
        told.append(np.stack(story))
    assert ended >= 16
    assert np.array_equal(*told)
    with pytest.raises(Refusal) as refused:
        tables.step(np.full(8, tables.single_action_space.n - 1) * (1 - seen["action_mask"][:, -1]) - 1)
    assert refused.value.code == "lab-illegal-action"
    with pytest.raises(Refusal) as refused:
        tables.step([0.5] * 8)
    assert refused.value.code == "lab-bad-actions"


def test_a_game_without_a_form_in_arrays_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(Refusal) as refused:
        batch.load("charlatans", 2)
    assert (refused.value.code, refused.value.facts["choices"]) == ("batch-none", ", ".join(batch.GAMES))


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(Refusal) as refused:
        need("jax")
    assert (refused.value.code, refused.value.facts["package"]) == ("needs-batch", "jax")


def test_a_random_action_is_any_of_the_legal_ones_alike() -> None:
    raised, chances = (3, 31, 32, 63, 70), 50_000
    words = Words(75)
    for place in raised:
        words.put(jax.numpy.full(chances, 1), place, 1)
    drawn = np.asarray(words.drawn(jax.random.bits(jax.random.key(1), (chances,), jax.numpy.uint32)))
    places, counts = np.unique(drawn, return_counts=True)
    assert tuple(places) == raised
    assert abs(counts / chances - 1 / len(raised)).max() < 0.01


def test_every_order_of_a_deal_is_as_likely_as_any_other() -> None:
    game, deals = batch.load("verre", 2, preset="tiny"), 48_000
    luck = game.luck_of(jax.random.bits(jax.random.key(2), (game.chances, deals), jax.numpy.uint32))
    orders = np.concatenate([np.asarray(luck.bottoms), np.asarray(luck.hands)])
    counts = np.unique(orders, axis=1, return_counts=True)[1]
    assert len(counts) == 24
    assert abs(counts / deals * 24 - 1).max() < 0.1


def test_the_functions_are_about_one_table_or_with_vmap_about_many_by_the_first_axis() -> None:
    game = batch.load("verre", 2, preset="tiny")
    laid = jax.jit(jax.vmap(lambda key: game.start(game.draw(key))))
    tables = laid(jax.random.split(jax.random.key(3), 5))
    last = jax.tree.map(lambda each: jax.numpy.moveaxis(each, 0, -1), tables)
    one = jax.tree.map(lambda each: each[2], tables)
    at_one, at_many = jax.jit(game.legal), jax.jit(jax.vmap(game.legal))
    legal = np.asarray(at_many(tables))
    assert legal.shape == (5, game.actions)
    assert np.array_equal(legal, np.asarray(at_one(last)).T)
    assert np.array_equal(legal[2], at_one(one))


def test_a_judge_in_training_reads_all_hands_from_the_actor_s_on_and_all_glasses() -> None:
    game, state, rng = find("verre"), find("verre").new(find("verre").setup(3)), Random(4)
    while len(state.faces) < 7 or state.actor < 0:
        state.apply(rng.choice(state.legal()))
    deck, piles = state.setup.deck, [list(state.cards_in(glass)) for glass in state.setup.row]
    hands = [state.hands[(state.actor + step) % 3] for step in range(3)]
    wanted = [int(card in hand) for hand in hands for card in deck]
    wanted += [card for pile in piles for card in [*pile, 0, 0, 0][:4]]
    batched = batch.load(game.id, 3)
    assert np.asarray(batched.everything(batched.read(state))).tolist() == [*wanted, 0]
