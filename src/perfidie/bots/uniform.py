"""The random bot: any legal choice is as good as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from perfidie.engine import View


class Uniform:
    def choose(self, view: View[Any], legal: Sequence[tuple[str, ...]], rng: Random) -> tuple[str, ...]:
        return legal[int(rng.random() * len(legal))]
