"""Networks for games in which several things are alike: what is learned about one glass holds for every other.

In training the things share their weights. A file holds the same network written out, as one whose hidden layers have a
stretch for each thing, so that whoever plays by it need not know: the way out is `spread`, the way back `folded`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from perfidie.lab.train.networks import NEVER, Tree


@dataclass(frozen=True, eq=False)
class Alike:
    """Where the things that are alike stand among the numbers of a view and among the actions."""

    features: Any
    """By thing: its numbers, in an order that is the same for all things."""
    rest: Any
    """The numbers that belong to none."""
    actions: Any
    """By thing: its actions, likewise."""
    pairs: Sequence[tuple[int, int]]
    """Two things each."""
    on_pairs: Any
    """By pair: the action on it."""
    other: Any
    """The actions that belong to none."""

    @property
    def things(self) -> int:
        """How many they are."""
        return len(self.features)

    @property
    def order(self) -> Any:
        """By number of an action: its place among those of things, of pairs, and the others."""
        return np.argsort(np.concatenate([np.ravel(self.actions), np.ravel(self.on_pairs), np.ravel(self.other)]))

    def halves(self, side: int) -> Any:
        """By pair: its first thing, or its second."""
        return np.array([pair[side] for pair in self.pairs], np.int32)


def made(key: Any, alike: Alike, hidden: int, layers: int, pairs: int) -> Tree:
    """A fresh network: `hidden` and, for two of them together, `pairs` are counted for each thing."""
    keys = iter(jax.random.split(key, 2 * layers + 8))

    def drawn(inside: int, outside: int, size: float) -> Any:
        return jax.random.normal(next(keys), (inside, outside)) * size

    own, rest = alike.features.shape[1], len(alike.rest)
    both = float(np.sqrt(2 / (own + rest)))
    tree = {"own0": drawn(own, hidden, both), "all0": drawn(rest, hidden, both), "bias0": jnp.zeros(hidden)}
    each = float(np.sqrt(1 / hidden))
    for layer in range(1, layers):
        tree[f"own{layer}"], tree[f"all{layer}"] = drawn(hidden, hidden, each), drawn(hidden, hidden, each)
        tree[f"bias{layer}"] = jnp.zeros(hidden)
    tree["pair_own"], tree["pair_all"] = drawn(hidden, pairs, each), drawn(hidden, pairs, each)
    tree["pair_bias"] = jnp.zeros(pairs)
    ends = {"action": (hidden, alike.actions.shape[1]), "both": (pairs, 1), "other": (hidden, len(alike.other))}
    for name, (inside, outside) in {**ends, "value": (hidden, 1)}.items():
        tree[name], tree[f"{name}_bias"] = drawn(inside, outside, 0.01), jnp.zeros(outside)
    return tree


def deep(tree: Tree) -> int:
    """How many hidden layers there are before that of the pairs."""
    return sum(1 for name in tree if name.startswith("own"))


def preferences(tree: Tree, alike: Alike, seen: Any, legal: Any) -> tuple[Any, Any]:
    """How much a seat would like to do each thing, and what it expects to win (as a logit)."""
    half = {name: array.astype(jnp.bfloat16) for name, array in tree.items()}
    numbers = seen.astype(jnp.bfloat16)
    inside = numbers[..., alike.features] @ half["own0"]
    inside = jax.nn.relu(inside + (numbers[..., alike.rest] @ half["all0"] + half["bias0"])[..., None, :])
    for layer in range(1, deep(tree)):
        shared = inside.mean(axis=-2) @ half[f"all{layer}"] + half[f"bias{layer}"]
        inside = inside + jax.nn.relu(inside @ half[f"own{layer}"] + shared[..., None, :])
    shared = inside.mean(axis=-2)
    first, second = alike.halves(0), alike.halves(1)
    one = inside @ half["pair_own"]
    all_pairs = one[..., first, :] + one[..., second, :] + (shared @ half["pair_all"] + half["pair_bias"])[..., None, :]
    inside, shared, paired = (each.astype(jnp.float32) for each in (inside, shared, jax.nn.relu(all_pairs)))
    liked = [
        inside @ tree["action"] + tree["action_bias"],
        paired @ tree["both"] + tree["both_bias"],
        shared @ tree["other"] + tree["other_bias"],
    ]
    row = jnp.concatenate([each.reshape(*each.shape[: seen.ndim - 1], -1) for each in liked], axis=-1)
    expects = (shared @ tree["value"] + tree["value_bias"])[..., 0]
    return jnp.where(legal, row[..., alike.order], NEVER), expects


def spread(tree: Tree, alike: Alike) -> dict[str, Any]:
    """The same network written out: each hidden layer has a stretch for each thing, the last one for each pair too."""
    tree = {name: np.asarray(array, np.float32) for name, array in tree.items()}
    things, hidden, layers = alike.things, tree["bias0"].size, deep(tree)
    width = alike.features.size + len(alike.rest)
    found: dict[str, Any] = {}
    first = np.zeros((width, things, hidden), np.float32)
    first[alike.rest] = tree["all0"][:, None]
    for thing in range(things):
        first[alike.features[thing], thing] = tree["own0"]
    found["w0"], found["b0"] = first.reshape(width, -1), np.tile(tree["bias0"], things)
    for layer in range(1, layers):
        found[f"w{layer}"] = _blocks(tree[f"own{layer}"], tree[f"all{layer}"], np.eye(things, dtype=np.float32))
        found[f"b{layer}"] = np.tile(tree[f"bias{layer}"], things)
    whole, pairs = things * hidden, len(alike.pairs)
    found[f"w{layers}"] = np.concatenate(
        [np.eye(whole, dtype=np.float32), _blocks(tree["pair_own"], tree["pair_all"], _in_pairs(alike))], axis=1
    )
    found[f"b{layers}"] = np.concatenate([np.zeros(whole, np.float32), np.tile(tree["pair_bias"], pairs)])
    ends = np.zeros((whole + pairs * tree["pair_bias"].size, alike.order.size + 1), np.float32)
    own, both, other = _cut(ends, alike)
    for thing in range(things):
        own[thing * hidden : (thing + 1) * hidden, thing] = tree["action"]
        other[thing * hidden : (thing + 1) * hidden] = np.concatenate([tree["other"], tree["value"]], axis=1) / things
    size = tree["pair_bias"].size
    for pair in range(pairs):
        both[whole + pair * size : whole + (pair + 1) * size, pair] = tree["both"][:, 0]
    found["wp"], found["wv"] = ends[:, :-1][:, alike.order], ends[:, -1:]
    bias = [np.tile(tree["action_bias"], things), np.tile(tree["both_bias"], pairs), tree["other_bias"]]
    found["bp"], found["bv"] = np.concatenate(bias)[alike.order], tree["value_bias"]
    return found


def folded(arrays: dict[str, Any], alike: Alike, hidden: int, pairs: int) -> Tree | None:
    """The network that `spread` wrote out; None where it has not that shape."""
    things, layers = alike.things, sum(1 for name in arrays if name[0] == "w" and name[1:].isdigit()) - 1
    whole = things * hidden
    sizes = [arrays["w0"].shape[0], *(arrays[f"b{layer}"].size for layer in range(layers + 1)), arrays["bp"].size]
    width, last = alike.features.size + len(alike.rest), whole + len(alike.pairs) * pairs
    if layers < 1 or sizes != [width, *[whole] * layers, last, alike.order.size]:
        return None
    tree: Tree = {}
    first = arrays["w0"].reshape(-1, things, hidden)
    tree["own0"], tree["all0"], tree["bias0"] = first[alike.features[0], 0], first[alike.rest, 0], arrays["b0"][:hidden]
    for layer in range(1, layers):
        other = arrays[f"w{layer}"][hidden : 2 * hidden, :hidden] * things
        tree[f"own{layer}"] = arrays[f"w{layer}"][:hidden, :hidden] - other / things
        tree[f"all{layer}"], tree[f"bias{layer}"] = other, arrays[f"b{layer}"][:hidden]
    last = arrays[f"w{layers}"][:, whole : whole + pairs].reshape(things, hidden, pairs)
    outside = next(thing for thing in range(things) if thing not in alike.pairs[0]) if things > 2 else None
    shared = last[outside] * things if outside is not None else np.zeros_like(last[0])
    tree["pair_own"], tree["pair_all"] = last[alike.pairs[0][0]] - shared / things, shared
    tree["pair_bias"] = arrays[f"b{layers}"][whole : whole + pairs]
    ends = np.empty((arrays["wp"].shape[0], alike.order.size + 1), np.float32)
    ends[:, alike.order], ends[:, -1] = arrays["wp"], arrays["wv"][:, 0]
    bias = np.empty(alike.order.size, np.float32)
    bias[alike.order] = arrays["bp"]
    own, both, other = _cut(ends, alike)
    tree["action"], tree["both"] = own[:hidden, 0], both[whole : whole + pairs, :1]
    tree["other"], tree["value"] = other[:hidden, :-1] * things, other[:hidden, -1:] * things
    tree["action_bias"], rest = bias[: alike.actions.shape[1]], bias[alike.actions.size :]
    tree["both_bias"], tree["other_bias"] = rest[:1], rest[len(alike.pairs) :]
    tree["value_bias"] = arrays["bv"]
    return tree


def _blocks(own: Any, shared: Any, where: Any) -> Any:
    """One matrix from all things to others: `own` where they belong together, and everywhere a part of `shared`."""
    things, others = where.shape
    blocks = where[:, None, :, None] * own[None, :, None, :] + shared[None, :, None, :] / things
    return np.ascontiguousarray(blocks, np.float32).reshape(things * own.shape[0], others * own.shape[1])


def _in_pairs(alike: Alike) -> Any:
    """By thing and pair: whether it is one of the two."""
    found = np.zeros((alike.things, len(alike.pairs)), np.float32)
    for number, pair in enumerate(alike.pairs):
        found[list(pair), number] = 1
    return found


def _cut(ends: Any, alike: Alike) -> tuple[Any, Any, Any]:
    """The columns of an end by kind, as views on them: by thing and action, by pair, and the others, the value last."""
    on_things, on_pairs = alike.actions.size, len(alike.pairs)
    own = ends[:, :on_things].reshape(ends.shape[0], alike.things, -1)
    return own, ends[:, on_things : on_things + on_pairs], ends[:, on_things + on_pairs :]
