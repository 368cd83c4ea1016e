"""Kuhn's poker as a batched game, small enough that what a training should find is known exactly."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp


def hot(number: Any, size: int) -> Any:
    """1 at the place of a number, along a first axis."""
    return jnp.moveaxis(jax.nn.one_hot(number, size, dtype=jnp.int8), -1, 0)


class Table(NamedTuple):
    cards: Any
    """By seat, along a first axis: 0, 1 or 2."""
    path: Any
    """What was done so far, as a number: 1, then a 0 (pass) or a 1 (bet) for each choice."""


class Kuhn:
    """Two seats, three cards, one coin each and a bet of one. Shares are (2 + what one wins) / 4."""

    seats, actions, width = 2, 2, 3 + 16

    chances = 2

    def luck_of(self, bits: Any) -> Any:
        first = bits[0] % 3
        return jnp.stack([first, (first + 1 + bits[1] % 2) % 3]).astype(jnp.int32)

    def start(self, luck: Any) -> Table:
        return Table(luck, jnp.ones_like(luck[0]))

    def legal(self, table: Table) -> Any:
        return jnp.stack([table.path > 0] * 2)

    def actor(self, table: Table) -> Any:
        return jnp.where((table.path == 2) | (table.path == 3), 1, 0)

    def glance(self, table: Table, seat: Any) -> Any:
        card = jnp.where(seat == 0, table.cards[0], table.cards[1])
        return jnp.concatenate([hot(card, 3), hot(table.path, 16)])

    def everything(self, table: Table) -> Any:
        return jnp.concatenate([hot(table.cards[0], 3), hot(table.cards[1], 3), hot(table.path, 16)])

    def step(self, table: Table, action: Any, luck: Any) -> Table:
        del luck
        return table._replace(path=table.path * 2 + action)

    def over(self, table: Table) -> Any:
        return (table.path == 4) | (table.path >= 6)

    def shares(self, table: Table) -> Any:
        """pp: 1 to the higher card; pbp: 1 to the second; bp: 1 to the first; bb and pbb: 2 to the higher."""
        path, higher = table.path, jnp.where(table.cards[0] > table.cards[1], 1, -1)
        called = (path == 7) | (path == 11)
        first = jnp.where(path == 6, 1, jnp.where(path == 10, -1, jnp.where(called, 2 * higher, higher)))
        return jnp.stack([2 + first, 2 - first]) / 4.0
