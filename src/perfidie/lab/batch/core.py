"""Many tables in lockstep: what a batched game is, and the way round that dealing, choosing and dealing again go.

The functions of a batched game are about one table. They hold, as they stand, for any number: tables are then counted
by the last axis, which is the quick way, or by the first one under `jax.vmap`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from perfidie.engine import Refusal, Setup
from perfidie.games import find
from perfidie.lab.batch.arrays import Array, Words, jax, jnp, once

GAMES = {
    "idus_martii": "perfidie.lab.batch.idus_martii",
    "verona": "perfidie.lab.batch.verona",
    "verre": "perfidie.lab.batch.verre",
}
"""Where the games are that have a batched form."""


class Batched(Protocol):
    """A game in arrays. `luck` is all that chance may do in one step; `draw` draws it."""

    setup: Setup
    seats: int
    actions: int
    """How many actions a seat can take: those of `perfidie.adapters.numbering`."""
    width: int
    """How many numbers a view has: those of `lab.glance`."""
    chances: int
    """How many random uint32 `luck_of` makes a luck of."""

    def luck_of(self, bits: Array) -> Any:
        """What chance does, from random bits along a first axis."""

    def draw(self, key: Array) -> Any:
        """What chance does, from a key of JAX."""

    def start(self, luck: Any) -> Any:
        """A new game, where the first seat is to act."""

    def words(self, table: Any) -> Words:
        """What the actor may do, in words of 32 bits."""

    def legal(self, table: Any) -> Array:
        """By number of an action, whether the actor may do it."""

    def actor(self, table: Any) -> Array:
        """The seat that is to act."""

    def glance(self, table: Any, seat: Array) -> Array:
        """What the view of a seat says, as signed bytes."""

    def step(self, table: Any, action: Array, luck: Any) -> Any:
        """The table after a legal action of the actor, and after what chance does then."""

    def over(self, table: Any) -> Array:
        """Whether the game is over."""

    def shares(self, table: Any) -> Array:
        """By seat, its share of the win, once the game is over."""

    def everything(self, table: Any) -> Array:
        """What lies hidden on the table, from the actor's seat on, as signed bytes: with the actor's glance it is all.

        It is for a judge in training, never for a player.
        """

    def read(self, state: Any) -> Any:
        """A table of the engine as one of these."""


class HasThumb(Batched, Protocol):
    """A game in which somebody plays by rules of thumb in arrays too, to keep learners company.

    A game need not have it; a training that asks for such company is then refused.
    """

    def thumb(self, table: Any, seat: Array) -> Array:
        """By number of an action: how much they would like it on this seat, as a logit, be it allowed or not.

        It follows from what the seat knows, and from nothing else on the table.
        """


class HasAlike(Batched, Protocol):
    """A game in which several things are alike, so that a network may share its weights over them.

    A game need not have it; a network that is to share them is then refused.
    """

    alike: Any
    """Where such things stand among numbers and actions: what `perfidie.lab.train.alike.Alike` is made of, in order."""


class Seen:
    """What is told of a table by the room of a game that knows what seats see."""

    sight: Any

    def glance(self, table: Any, seat: Array) -> Array:
        """What a seat's view says: the bytes of `lab.glance`."""
        return self.sight.glance(table, seat)

    def everything(self, table: Any) -> Array:
        """What lies hidden on the table, from the actor's seat on."""
        return self.sight.everything(table)


def load(game: str, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Any:
    """A game in arrays; a refusal where it has no such form."""
    found = find(game)
    if found.id not in GAMES:
        raise Refusal("batch-none", game=found.id, choices=", ".join(GAMES))
    setup = found.setup(seats, options, preset or "standard")
    return import_module(GAMES[found.id]).BATCHED(setup)


class Moved(NamedTuple):
    """What became of a decision at every table; the last axis counts tables."""

    over: Array
    """Whether it ended the game."""
    shares: Array
    """By seat: its share of the win where the game is over, else 0."""
    tables: Any
    """The tables as they were left, before a new game was laid."""


def chosen(where: Array, first: Any, second: Any) -> Any:
    """At each table the first or the second; tables are counted by the last axis."""
    return jax.tree.map(lambda one, other: jnp.where(where, one, other), first, second)


def lay(game: Batched, key: Array, count: int) -> Any:
    """So many fresh tables."""
    return game.start(game.luck_of(jax.random.bits(key, (game.chances, count), jnp.uint32)))


def move(game: Batched, tables: Any, actions: Array, bits: Array) -> tuple[Any, Moved]:
    """Carries out an action at every table; where that ends the game, a new one is laid at once."""
    luck = game.luck_of(bits)
    left = game.step(tables, once(actions), luck)
    over = game.over(left)
    shares = jnp.where(over, game.shares(left), 0.0)
    return chosen(over, game.start(luck), left), Moved(over, shares, left)


def at_random(game: Batched, tables: Any, key: Array, decisions: int) -> tuple[Any, Array]:
    """So many decisions at every table, each action as likely as the others; how many games ended."""
    count = jax.tree.leaves(tables)[0].shape[-1]

    def decide(at: Any, key: Array) -> tuple[Any, Array]:
        bits = jax.random.bits(key, (game.chances + 1, count), jnp.uint32)
        there, moved = move(game, at, game.words(at).drawn(bits[0]), bits[1:])
        return there, moved.over.sum(dtype=jnp.int32)

    there, ended = jax.lax.scan(decide, tables, jax.random.split(key, decisions))
    return there, ended.sum()
