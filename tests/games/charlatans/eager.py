"""An eager charlatan: it draws far more often than it stops, so that patients are cured and flasks explode."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Words = tuple[str, ...]
DRAWS = 0.85


def eager(legal: Sequence[Words], rng: Random) -> Words:
    """The bag, if it may and the mood is right; otherwise anything."""
    return ("draw",) if ("draw",) in legal and rng.random() < DRAWS else rng.choice(legal)
