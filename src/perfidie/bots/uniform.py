"""The random bot: any legal choice is as good as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.engine import View


class Uniform:
    """Plays anything that is allowed: the floor below which no bot should fall."""

    def choose(self, _: View[Any], legal: Sequence[tuple[str, ...]], rng: Random) -> tuple[str, ...]:
        """Any of the legal choices, each as likely as the others."""
        return legal[int(rng.random() * len(legal))]
