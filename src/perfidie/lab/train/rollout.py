"""Tables played in lockstep, from beginning to end and over again; some seats belong to the learner's company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from perfidie.lab.batch.core import lay, move
from perfidie.lab.train import alike
from perfidie.lab.train.alike import Alike
from perfidie.lab.train.config import Network
from perfidie.lab.train.networks import NEVER, Tree, made, preferences


@dataclass(frozen=True, eq=False)
class Ground:
    """What a training asks of a game."""

    game: Any
    """A game of `perfidie.lab.batch`."""
    scale: Any
    """By what each number of a view is divided, so that all are about as large as 1."""
    turned: Any
    """By seat and number of an action as that seat counts: its number at the table."""
    alike: Alike | None = None
    """What is alike in this game, if the networks are to share their weights over it."""

    def read(self, seen: Any) -> Any:
        """What a view says, as the network reads it."""
        return seen.astype(jnp.float32) * self.scale

    def liked(self, tree: Tree, read: Any, legal: Any) -> tuple[Any, Any]:
        """How much a seat would like to do each thing, and what it expects to win, by this network."""
        if self.alike:
            return alike.preferences(tree, self.alike, read, legal)
        return preferences(tree, read, legal)


def fresh(ground: Ground, sizes: Network, key: Any) -> Tree:
    """A network of these sizes that knows nothing yet."""
    if ground.alike:
        return alike.made(key, ground.alike, sizes.hidden, sizes.layers, sizes.pairs)
    return made(key, ground.game.width, sizes.hidden, sizes.layers, {"p": ground.game.actions, "v": 1})


class Guests(NamedTuple):
    """The learner's company: one guest for each equal part of the tables; those who play by rules of thumb last."""

    trees: Tree
    """The networks of those who have one, stacked."""
    sharp: Any
    """By guest: how surely they take what they like best."""
    least: Any
    most: Any
    """By table: on how few and how many seats they sit; 0 at most: the learner is alone."""

    @property
    def parts(self) -> int:
        """How many guests there are."""
        return int(self.sharp.shape[0])

    @property
    def each(self) -> Any:
        """By table and guest: whether they keep company there."""
        return jnp.repeat(jnp.eye(self.parts, dtype=jnp.int8), self.most.shape[0] // self.parts, axis=0)

    @property
    def networks(self) -> int:
        """How many of them have a network."""
        return int(jax.tree.leaves(self.trees)[0].shape[0])


class Tables(NamedTuple):
    """Where all tables stand."""

    tables: Any
    learns: Any
    """By table and seat: whether the learner sits there."""
    key: Any


class Played(NamedTuple):
    """One decision at every table, as the lesson looks at it."""

    seen: Any
    legal: Any
    """By the numbers of actions as the seat itself counts."""
    everything: Any
    learns: Any
    guest: Any
    """Who keeps company at this table, one of them."""
    actor: Any
    action: Any
    """As the seat itself counts."""
    chance: Any
    """The logarithm of the chance with which it was chosen."""
    over: Any
    shares: Any


def seated(key: Any, seats: int, least: Any, most: Any) -> Any:
    """Where the learner sits at each table: everywhere but on so many seats, by lot; everywhere where `most` is 0."""
    how_many, order = jax.random.split(key)
    count = most.shape[0]
    guests = jax.random.randint(how_many, (count,), least, jnp.maximum(most, least) + 1)
    lots = jnp.argsort(jax.random.uniform(order, (count, seats)), axis=1)
    return (lots >= guests[:, None]) | (most == 0)[:, None]


def laid(ground: Ground, key: Any, least: Any, most: Any) -> Tables:
    """Fresh tables; `least` and `most` say for each how many seats are the company's."""
    key, deal, seat = jax.random.split(key, 3)
    return Tables(lay(ground.game, deal, most.shape[0]), seated(seat, ground.game.seats, least, most), key)


def at(rows: Any, places: Any) -> Any:
    """By row, what stands at its place."""
    return jnp.take_along_axis(rows, places[..., None], axis=-1)[..., 0]


def likes(ground: Ground, guests: Guests, tables: Any, read: Any, legal: Any, turn: Any) -> Any:
    """How much each table's guest likes each thing there, as the seat counts; only what is allowed is liked."""
    count = legal.shape[0]
    each = count // guests.parts
    first = each * guests.networks
    apart = (guests.networks, each)
    found = []
    if guests.networks:
        theirs, _ = jax.vmap(ground.liked)(
            guests.trees, read[:first].reshape(*apart, -1), legal[:first].reshape(*apart, -1)
        )
        found.append(theirs.reshape(first, -1))
    if first < count:
        there = jax.tree.map(lambda row: row[..., first:], tables)
        by_thumb = ground.game.thumb(there, ground.game.actor(there)).T
        found.append(jnp.take_along_axis(by_thumb, turn[first:], axis=1))
    return jnp.where(legal, jnp.concatenate(found) * jnp.repeat(guests.sharp, each)[:, None], NEVER)


def play(ground: Ground, learner: Tree, guests: Guests, where: Tables, steps: int) -> tuple[Tables, Played]:
    """So many decisions at every table."""
    game, count = ground.game, guests.most.shape[0]

    def decide(now: Tables, _: None) -> tuple[Tables, Played]:
        key, choose, chance, seat = jax.random.split(now.key, 4)
        actor = game.actor(now.tables)
        seen = game.glance(now.tables, actor).T
        turn = ground.turned[actor]
        legal = jnp.take_along_axis(game.legal(now.tables).T, turn, axis=1)
        read = ground.read(seen)
        ours, _value = ground.liked(learner, read, legal)
        theirs = likes(ground, guests, now.tables, read, legal, turn)
        liked = jnp.where(at(now.learns, actor)[:, None], ours, theirs)
        action = jax.random.categorical(choose, liked)
        bits = jax.random.bits(chance, (game.chances, count), jnp.uint32)
        tables, moved = move(game, now.tables, at(turn, action), bits)
        anew = jnp.where(moved.over[:, None], seated(seat, game.seats, guests.least, guests.most), now.learns)
        everything = game.everything(now.tables).T
        surely = at(jax.nn.log_softmax(liked), action)
        who = (now.learns, guests.each, actor)
        played = Played(seen, legal, everything, *who, action, surely, moved.over, moved.shares.T)
        return Tables(tables, anew, key), played

    found: tuple[Tables, Played] = jax.lax.scan(decide, where, None, length=steps)
    return found
