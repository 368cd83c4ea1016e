"""Glasses that share their weights: written out it is the same network, and no glass is preferred for its place."""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from perfidie import games
from perfidie.engine import Refusal
from perfidie.lab import batch
from perfidie.lab.train.alike import Alike, folded, made, preferences, spread
from perfidie.lab.train.config import Network
from perfidie.lab.train.networks import NEVER
from perfidie.lab.train.weights import ground_of

SEATS = (2, 5)
HIDDEN, PAIRS = 6, 4
LAYERS = (1, 3)


@cache
def game(seats: int, preset: str = "standard") -> Any:
    return batch.load("verre", seats, preset=preset)


def places(seats: int, preset: str = "standard") -> Alike:
    return Alike(*game(seats, preset).alike)


def network(alike: Alike, layers: int = 3) -> dict[str, Any]:
    """One with chance in all of its weights, so that no part of it is too small to be missed."""
    chance = np.random.default_rng(layers)
    shapes = jax.eval_shape(lambda: made(jax.random.key(1), alike, HIDDEN, layers, PAIRS))
    return {name: chance.normal(size=each.shape).astype(np.float32) / 2 for name, each in shapes.items()}


def views(seats: int, count: int = 50) -> Any:
    """Numbers as they might stand in views."""
    return np.random.default_rng(7).normal(size=(count, game(seats).width)).astype(np.float32)


def by_glass(tree: dict[str, Any], alike: Alike, seen: Any) -> tuple[Any, Any]:
    """What a network that shares its weights prefers and expects, reckoned glass by glass and pair by pair."""

    def relu(each: Any) -> Any:
        return np.maximum(each, 0)

    layers = sum(1 for name in tree if name.startswith("own"))
    common = seen[:, alike.rest] @ tree["all0"] + tree["bias0"]
    inside = [relu(seen[:, own] @ tree["own0"] + common) for own in alike.features]
    for layer in range(1, layers):
        common = np.mean(inside, axis=0) @ tree[f"all{layer}"] + tree[f"bias{layer}"]
        inside = [each + relu(each @ tree[f"own{layer}"] + common) for each in inside]
    mean = np.mean(inside, axis=0)
    liked = np.full((len(seen), alike.order.size), np.nan)
    for glass, each in enumerate(inside):
        liked[:, alike.actions[glass]] = each @ tree["action"] + tree["action_bias"]
    for action, (one, other) in zip(alike.on_pairs, alike.pairs, strict=True):
        both = (inside[one] + inside[other]) @ tree["pair_own"] + mean @ tree["pair_all"] + tree["pair_bias"]
        liked[:, action] = (relu(both) @ tree["both"] + tree["both_bias"])[:, 0]
    liked[:, alike.other] = mean @ tree["other"] + tree["other_bias"]
    return liked, (mean @ tree["value"] + tree["value_bias"])[:, 0]


def written_out(arrays: dict[str, Any], seen: Any) -> tuple[Any, Any]:
    """What a network prefers and expects, reckoned layer by layer as a file is read."""
    inside = seen
    for layer in range(sum(1 for name in arrays if name[0] == "w" and name[1:].isdigit())):
        weights = arrays[f"w{layer}"]
        outside = np.maximum(inside @ weights + arrays[f"b{layer}"], 0)
        inside = inside + outside if layer and weights.shape[0] == weights.shape[1] else outside
    return inside @ arrays["wp"] + arrays["bp"], (inside @ arrays["wv"] + arrays["bv"])[:, 0]


@pytest.mark.parametrize("layers", LAYERS)
@pytest.mark.parametrize("seats", SEATS)
def test_written_out_a_network_prefers_and_expects_the_same(seats: int, layers: int) -> None:
    alike, seen = places(seats), views(seats)
    tree = network(alike, layers)
    liked, expects = by_glass(tree, alike, seen)
    assert np.ptp(liked, axis=0).min() > 0.1  # all of it depends on the view
    for found, wanted in zip(written_out(spread(tree, alike), seen), (liked, expects), strict=True):
        assert np.allclose(found, wanted, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("seats", SEATS)
def test_a_training_reckons_with_it_as_its_file_does(seats: int) -> None:
    alike, seen = places(seats), views(seats)
    tree = network(alike)
    legal = np.random.default_rng(3).random((len(seen), alike.order.size)) < 0.5
    liked, expects = jax.jit(lambda tree, seen, legal: preferences(tree, alike, seen, legal))(tree, seen, legal)
    wanted, worth = written_out(spread(tree, alike), seen)
    assert np.all(np.asarray(liked)[~legal] == NEVER)
    for found, exact in ((np.asarray(liked)[legal], wanted[legal]), (np.asarray(expects), worth)):
        assert abs(found - exact).max() < 0.05 * exact.std()  # half of the digits are left, and never noise


@pytest.mark.parametrize("layers", LAYERS)
@pytest.mark.parametrize("seats", SEATS)
def test_folding_takes_back_what_writing_out_did(seats: int, layers: int) -> None:
    alike = places(seats)
    tree = network(alike, layers)
    back = folded(spread(tree, alike), alike, HIDDEN, PAIRS)
    assert back is not None
    assert back.keys() == tree.keys()
    for name, array in tree.items():
        assert np.allclose(back[name], array, atol=1e-5), name


def test_of_two_glasses_alone_there_is_one_pair_and_the_folded_network_thinks_the_same() -> None:
    """What is thought of both and what is thought of all cannot be told apart there, nor need it be."""
    alike = places(2, "tiny")
    assert alike.things == 2
    tree, seen = network(alike), np.random.default_rng(7).normal(size=(50, game(2, "tiny").width))
    back = folded(spread(tree, alike), alike, HIDDEN, PAIRS)
    assert back is not None
    for found, wanted in zip(by_glass(back, alike, seen), by_glass(tree, alike, seen), strict=True):
        assert np.allclose(found, wanted, atol=1e-4)


def swapped(alike: Alike, one: int, other: int) -> tuple[Any, Any]:
    """By number of a view, and by number of an action: which it becomes when two glasses change places."""
    features = np.arange(alike.features.size + len(alike.rest))
    actions = np.arange(alike.order.size)
    features[alike.features[[one, other]]] = alike.features[[other, one]]
    actions[alike.actions[[one, other]]] = alike.actions[[other, one]]
    place = {one: other, other: one}
    pairs = {frozenset(pair): action for pair, action in zip(alike.pairs, alike.on_pairs, strict=True)}
    for pair, action in pairs.items():
        actions[action] = pairs[frozenset(place.get(glass, glass) for glass in pair)]
    return features, actions


@pytest.mark.parametrize("seats", SEATS)
def test_when_two_glasses_change_places_in_a_view_they_do_so_in_what_is_preferred(seats: int) -> None:
    alike, seen = places(seats), views(seats)
    arrays = spread(network(alike), alike)
    liked, expects = written_out(arrays, seen)
    features, actions = swapped(alike, 0, alike.things - 1)
    turned, worth = written_out(arrays, seen[:, features])
    assert np.allclose(turned, liked[:, actions], atol=1e-4)
    assert np.allclose(worth, expects, atol=1e-4)
    assert not np.allclose(turned, liked, atol=0.1)


def test_where_glasses_change_places_on_the_table_they_do_so_among_the_numbers_of_views_and_actions() -> None:
    """The same deals but for two bottoms, and the same games in them but for these two glasses."""
    batched, tables, one, other = game(3), 64, 0, 2
    features, actions = swapped(places(3), one, other)
    luck = batched.luck_of(jax.random.bits(jax.random.key(4), (batched.chances, tables), jnp.uint32))
    order = np.arange(3)
    order[[one, other]] = other, one
    turned = luck._replace(bottoms=luck.bottoms[order])

    @jax.jit
    def look(table: Any) -> Any:
        actor = batched.actor(table)
        return batched.glance(table, actor), batched.legal(table), actor

    step, chance = jax.jit(batched.step), np.random.default_rng(5)
    here, there = batched.start(luck), batched.start(turned)
    for decision in range(40):
        (seen, legal, actor), (other_seen, other_legal, other_actor) = jax.device_get((look(here), look(there)))
        on = legal.any(axis=0)
        assert np.array_equal(actor[on], other_actor[on])
        assert np.array_equal(seen[features][:, on], other_seen[:, on]), decision
        assert np.array_equal(legal[actions][:, on], other_legal[:, on]), decision
        action = np.argmax(np.where(legal, chance.random(legal.shape), -1), axis=0).astype(np.int32)
        here, there = step(here, action, luck), step(there, actions[action].astype(np.int32), turned)
    assert np.asarray(here.round).min() > 1  # whole rounds were played, to the opening of the glasses


def test_a_network_of_another_shape_is_not_folded() -> None:
    alike, other = places(2), places(3)
    arrays = spread(network(alike), alike)
    assert folded(arrays, alike, HIDDEN + 1, PAIRS) is None
    assert folded(arrays, alike, HIDDEN, PAIRS + 1) is None
    assert folded(arrays, other, HIDDEN, PAIRS) is None  # as many glasses, but the numbers of another view
    dense = {f"{kind}{layer}": np.zeros((4, 4) if kind == "w" else 4) for layer in range(3) for kind in "wb"}
    assert folded({**dense, "wp": np.zeros((4, 2)), "bp": np.zeros(2)}, alike, HIDDEN, PAIRS) is None


def test_where_nothing_is_alike_nothing_can_share_its_weights() -> None:
    verona = games.find("verona")
    with pytest.raises(Refusal, match="training-nothing-alike"):
        ground_of(batch.load("verona", 2, preset="tiny"), verona, verona.setup(2, preset="tiny"), Network(alike=True))
