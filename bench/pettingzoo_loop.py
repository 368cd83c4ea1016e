"""The documented PettingZoo loop with masked random play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np


def random_game(env: Any, rng: Random) -> int:
    """One random game; how many steps the living agents took."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps
