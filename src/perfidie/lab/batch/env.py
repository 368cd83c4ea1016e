"""Tables in lockstep with the conventions of Gymnasium's vector environments.

Each environment is one table. What is seen is what the seat that has to decide knows (`observation`, the bytes of
`lab.glance`) and what it may do (`action_mask`); `infos["seat"]` says which seat that is. Where a game ends, the next
one begins in the same step: what is seen is the new table already, `rewards` is what the seat that acted last got, and
`infos["shares"]` what everybody got.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from perfidie.engine import Refusal
from perfidie.games import find
from perfidie.lab.batch.arrays import jax, jnp, need
from perfidie.lab.batch.core import Batched, lay, move

np = need("numpy")
spaces = need("gymnasium.spaces")
vector = need("gymnasium.vector")
batch_space = need("gymnasium.vector.utils").batch_space
errors = need("gymnasium.error")


class LockstepEnv(vector.VectorEnv):  # type: ignore[misc,name-defined]
    """So many tables of one batched game. The same seed and the same actions give the same games."""

    def __init__(self, game: Batched, num_envs: int) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise Refusal("batch-bad-count")
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
        self.game, self.num_envs = game, num_envs
        fields = find(game.setup.game).lab.features(game.setup)
        low, high = (
            np.asarray([getattr(field, side) for field in fields for _ in range(field.size)], np.int8)
            for side in ("low", "high")
        )
        seen = {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
        self.single_observation_space = spaces.Dict(seen)
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
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
        chosen, seats = self._checked(actions), self._infos["seat"]
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

    def _checked(self, actions: Any) -> Any:
        """The actions, if there is one for each table and every one of them is open to the seat that decides."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Refusal("batch-bad-actions", count=self.num_envs)
        known = (chosen >= 0) & (chosen < self.game.actions)
        legal = known & (self._mask[np.arange(self.num_envs), np.where(known, chosen, 0)] == 1)
        if not legal.all():
            place = int(np.argmin(legal))
            seat = int(self._infos["seat"][place])
            raise Refusal("batch-illegal-action", table=place, seat=seat, action=int(chosen[place]))
        return chosen.astype(np.int32)
