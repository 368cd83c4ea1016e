"""What rules in arrays are written with: JAX, small axes, and packed words.

Everything here holds for one table and, as it stands, for many: axes that belong to a table come first, and whatever
axes follow count tables. `jax.vmap` works as well. Nothing looks anything up by an index that differs from table to
table: over so few places it is quicker, on any device, to compare with each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from perfidie.engine import Refusal


def need(module: str) -> Any:
    """A module of the extra `batch`; a refusal that names the package where it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise Refusal("needs-batch", package=(missing.name or module).split(".")[0]) from missing


jax = need("jax")
jnp = need("jax.numpy")

Array = Any
"""An array of JAX, or whatever it can be made from."""


def axis(numbers: Sequence[int], like: Array, kind: Any = None) -> Array:
    """These numbers along a first axis, to be set against `like`, which has none."""
    return jnp.asarray(numbers, kind or jnp.int32).reshape((len(numbers),) + (1,) * jnp.ndim(like))


def places(count: int, like: Array) -> Array:
    """0 to count - 1 along a first axis."""
    return axis(range(count), like)


def pick(row: Array, place: Array) -> Array:
    """What stands at this place of a first axis; the first, where there is no such place."""
    found = row[0]
    for other in range(1, row.shape[0]):
        found = jnp.where(place == other, row[other], found)
    return found


def total(row: Array) -> Array:
    """The sum over a short first axis."""
    found = row[0]
    for other in range(1, row.shape[0]):
        found = found + row[other]
    return found


def bits(word: Array, count: int) -> Array:
    """The bits of a word along a first axis."""
    return (word >> places(count, word)) & 1


def ones(word: Array) -> Array:
    """How many bits are raised."""
    return jax.lax.population_count(word)


def divided(number: Array, by: int) -> Array:
    """A number below ten thousand, divided by one below ten and rounded down: processors divide one table at a time."""
    return (number * ((1 << 17) // by + 1)) >> 17


def once(number: Array) -> Array:
    """The same number (0 to 16 million), worked out once where much else is made of it.

    XLA works anything cheap out anew wherever it is read, so that a chain of a thousand cheap operations grows
    twenty times as long; it never does so with a division.
    """
    return (number.astype(jnp.float32) / jnp.where(number < 0, 2.0, 1.0)).astype(number.dtype)


def look_up(numbers: Sequence[int], place: Array) -> Array:
    """One of a few small numbers (0-7), by its place."""
    assert len(numbers) <= 10
    assert all(0 <= number < 8 for number in numbers)
    packed = sum(number << (3 * at) for at, number in enumerate(numbers))
    return (packed >> (3 * place)) & 7


class Words:
    """Bits, many of them, in words of 32: the actions of a game, each legal or not."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.words: list[Array] = [jnp.uint32(0)] * -(-bits // 32)

    def put(self, bits: Array, first: int, width: int) -> None:
        """Raises what is raised in these bits, the lowest of them at `first`."""
        word, shift = divmod(first, 32)
        bits = bits.astype(jnp.uint32)
        self.words[word] = self.words[word] | (bits << shift)
        if shift + width > 32:
            self.words[word + 1] = self.words[word + 1] | (bits >> (32 - shift))

    def unpacked(self) -> Array:
        """As many truths as there are bits, along a first axis."""
        rows = []
        for word, bits in enumerate(self.words):
            wide = places(min(32, self.bits - 32 * word), bits).astype(jnp.uint32)
            rows.append((bits[None] >> wide) & 1)
        return jnp.concatenate(rows) == 1

    def drawn(self, chance: Array) -> Array:
        """The place of one of the raised bits, each as likely as the others; `chance` is any uint32."""
        counts = [jax.lax.population_count(word) for word in self.words]
        rank = ((chance >> 8) * sum(counts[1:], counts[0])) >> 24
        word, first, past = self.words[0], jnp.zeros_like(rank), counts[0]
        left = rank
        for at in range(1, len(self.words)):
            further = rank >= past
            left = jnp.where(further, rank - past, left)
            word, first = jnp.where(further, self.words[at], word), jnp.where(further, jnp.uint32(32 * at), first)
            past = past + counts[at]
        return (first + raised(word, left)).astype(jnp.int32)


def raised(word: Array, rank: Array) -> Array:
    """Which bit of a word is the raised one of this rank, from 0."""
    at = jnp.zeros_like(rank)
    for wide in (16, 8, 4, 2, 1):
        low = word & jnp.uint32((1 << wide) - 1)
        below = jax.lax.population_count(low)
        higher = rank >= below
        rank = jnp.where(higher, rank - below, rank)
        word = jnp.where(higher, word >> wide, low)
        at = at + jnp.where(higher, jnp.uint32(wide), jnp.uint32(0))
    return at


def parted(chance: Array, among: Array) -> tuple[Array, Array]:
    """A number below `among` (at most 65535) from any uint32, each as likely as the others, and what chance is left."""
    among = among.astype(jnp.uint32)
    low = (chance & 0xFFFF) * among
    high = (chance >> 16) * among + (low >> 16)
    return (high >> 16).astype(jnp.int32), chance * among
