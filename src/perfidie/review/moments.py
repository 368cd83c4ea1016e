"""Moments: where one may stop in a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.engine import Entry
from perfidie.engine.step import CHANCE


def moments(entries: Sequence[Entry]) -> list[int]:
    """After what chance does first, and after each decision with what chance does next: so many lines have passed."""
    stops = [place for place, entry in enumerate(entries) if entry.seat != CHANCE and not entry.said]
    return [*stops, len(entries)]
