"""Gymnasium's conventions for many tables, the same whoever plays them: what is seen, what may be done, who may step.

Each environment is one table. What is seen is what the seat that has to decide knows (`observation`, the numbers of
`game.lab.glance`) and what it may do (`action_mask`); `infos["seat"]` says which seat that is. Where a game ends, the
next one begins in the same step (`AutoresetMode.SAME_STEP`): what is seen is the new table already, `rewards` is what
the seat that acted last got, and `infos["shares"]` what everybody got.
"""

from __future__ import annotations

from typing import Any

from perfidie.adapters.numbering import numbering
from perfidie.adapters.research import need
from perfidie.engine import Game, Refusal, Setup

numpy = need("numpy")
spaces = need("gymnasium.spaces")
vector = need("gymnasium.vector")
errors = need("gymnasium.error")
batch_space = need("gymnasium.vector.utils").batch_space


class ManyTables(vector.VectorEnv):  # type: ignore[misc,name-defined]
    """Tables of one game with one set-up."""

    def __init__(self, game: Game[Any, Any], setup: Setup, num_envs: int) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise Refusal("lab-bad-count", name="num_envs", least=1)
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}
        self.setup, self.num_envs = setup, num_envs
        self.numbering = numbering(game, setup)
        self.actions = self.numbering.seats_take
        self.fields = game.lab.features(setup)
        seen = {
            "observation": spaces.Box(self._bounds("low"), self._bounds("high"), dtype=numpy.int8),
            "action_mask": spaces.Box(0, 1, (self.actions,), numpy.int8),
        }
        self.single_observation_space = spaces.Dict(seen)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_words(self, action: int) -> tuple[str, ...]:
        """What the number of an action stands for."""
        return self.numbering.actions[action].words

    def checked(self, actions: Any, mask: Any, seats: Any) -> Any:
        """The actions, if there is one for each table and every one of them is open to the seat that decides."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Refusal("lab-bad-actions", count=self.num_envs)
        known = (chosen >= 0) & (chosen < self.actions)
        legal = known & (mask[numpy.arange(self.num_envs), numpy.where(known, chosen, 0)] == 1)
        if not legal.all():
            place = int(numpy.argmin(legal))
            action, seat = int(chosen[place]), int(seats[place])
            words = " ".join(self.action_words(action)) if known[place] else "-"
            raise Refusal("lab-illegal-action", table=place, seat=seat, action=action, words=words)
        return chosen

    def _bounds(self, side: str) -> Any:
        return numpy.array([getattr(field, side) for field in self.fields for _ in range(field.size)], numpy.int8)
