"""The networks of a training, as plain trees of arrays: what a seat thinks, and a judge who sees all the cards.

What a seat thinks is worked out from its view alone and is what will play. The judge sees everything, teaches only, and
is forgotten afterwards: it takes the luck of the cards out of the lesson.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

Tree = dict[str, Any]
NEVER = -1e9
"""The preference for what is not allowed."""


def made(key: Any, width: int, hidden: int, layers: int, heads: dict[str, int]) -> Tree:
    """A fresh network: `layers` hidden layers, and some heads on the last of them."""
    tree: Tree = {}
    inside = width
    for layer in range(layers):
        key, ours = jax.random.split(key)
        tree[f"w{layer}"] = jax.random.normal(ours, (inside, hidden)) * jnp.sqrt(2 / inside)
        tree[f"b{layer}"] = jnp.zeros(hidden)
        inside = hidden
    for letter, outputs in heads.items():
        key, ours = jax.random.split(key)
        tree[f"w{letter}"] = jax.random.normal(ours, (inside, outputs)) * 0.01
        tree[f"b{letter}"] = jnp.zeros(outputs)
    return tree


def deep(tree: Tree) -> int:
    """How many hidden layers a network has."""
    return sum(1 for name in tree if name[0] == "w" and name[1:].isdigit())


def body(tree: Tree, numbers: Any) -> Any:
    """What the hidden layers make of the numbers; a layer as wide as the one before only adds to it."""
    half = jnp.bfloat16
    inside = numbers.astype(half)
    for layer in range(deep(tree)):
        weights = tree[f"w{layer}"].astype(half)
        outside = jax.nn.relu(inside @ weights + tree[f"b{layer}"].astype(half))
        inside = inside + outside if layer and weights.shape[0] == weights.shape[1] else outside
    return inside.astype(jnp.float32)


def head(tree: Tree, letter: str, inside: Any) -> Any:
    """What one head says."""
    return inside @ tree[f"w{letter}"] + tree[f"b{letter}"]


def preferences(tree: Tree, seen: Any, legal: Any) -> tuple[Any, Any]:
    """How much a seat would like to do each thing, and what it expects to win (as a logit)."""
    inside = body(tree, seen)
    return jnp.where(legal, head(tree, "p", inside), NEVER), head(tree, "v", inside)[..., 0]


def steps_taken(tree: Tree) -> Tree:
    """The memory of a descent (Adam) before its first step."""
    mean, square = jax.tree.map(jnp.zeros_like, tree), jax.tree.map(jnp.zeros_like, tree)
    return {"mean": mean, "square": square, "count": jnp.zeros((), jnp.int32)}


def stepped(tree: Tree, memory: Tree, slope: Tree, rate: Any, reach: float) -> tuple[Tree, Tree]:
    """One step downhill (Adam), no longer than `reach` allows."""
    norm = jnp.sqrt(sum(jnp.sum(each * each) for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1.0, reach / (norm + 1e-9)), slope)
    count = memory["count"] + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, memory["mean"], slope)
    square = jax.tree.map(lambda old, new: 0.995 * old + 0.005 * new * new, memory["square"], slope)

    def moved(each: Any, first: Any, second: Any) -> Any:
        first, second = first / (1 - 0.9**count), second / (1 - 0.995**count)
        return each - rate * first / (jnp.sqrt(second) + 1e-8)

    return jax.tree.map(moved, tree, mean, square), {"mean": mean, "square": square, "count": count}
