"""Tables in lockstep with the conventions of Gymnasium's vector environments.

What is seen and told is as `perfidie.lab.conventions` says.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from perfidie.games import find
from perfidie.lab.batch.arrays import jax, jnp
from perfidie.lab.batch.core import Batched, lay, move
from perfidie.lab.conventions import ManyTables, errors
from perfidie.lab.conventions import numpy as np


class LockstepEnv(ManyTables):
    """So many tables of one batched game. The same seed and the same actions give the same games."""

    def __init__(self, game: Batched, num_envs: int) -> None:
        super().__init__(find(game.setup.game), game.setup, num_envs)
        self.game = game
        self._key = jax.random.key(np.random.SeedSequence().generate_state(1)[0])
        self._tables: Any = None
        self._lay = jax.jit(partial(lay, game, count=num_envs))
        self._move, self._look = jax.jit(self._moved), jax.jit(self._looked)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 Gymnasium's own
    ) -> tuple[Any, dict[str, Any]]:
        """New tables everywhere. A seed seeds all chance; without one it goes on."""
        if seed is not None:
            self._key = jax.random.key(seed)
        self._tables = self._lay(self._next())
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision at every table. Where one action cannot be taken nothing is, and the refusal says where."""
        if self._tables is None:
            raise errors.ResetNeeded("step before reset")
        seats = self._infos["seat"]
        chosen = self.checked(actions, self._mask, seats).astype(np.int32)
        self._tables, over, shares = self._move(self._tables, chosen, self._next())
        over, shares = np.array(over), np.array(shares)
        seen, infos = self._seen()
        rewards = shares[np.arange(self.num_envs), seats].astype(np.float64)
        return seen, rewards, over, np.zeros_like(over), {**infos, "shares": shares, "_shares": over.copy()}

    def _next(self) -> Any:
        self._key, key = jax.random.split(self._key)
        return key

    def _moved(self, tables: Any, actions: Any, key: Any) -> tuple[Any, Any, Any]:
        bits = jax.random.bits(key, (self.game.chances, self.num_envs), jnp.uint32)
        there, moved = move(self.game, tables, actions, bits)
        return there, moved.over, moved.shares.T

    def _looked(self, tables: Any) -> tuple[Any, Any, Any]:
        seat = self.game.actor(tables)
        return self.game.glance(tables, seat).T, self.game.legal(tables).T.astype(jnp.int8), seat

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, mask, seat = map(np.array, self._look(self._tables))
        self._mask, self._infos = mask, {"seat": seat}
        return {"observation": seen, "action_mask": mask.copy()}, {"seat": seat.copy()}
