"""Limits: how often somebody may do something. A bucket fills steadily and holds a minute's or an hour's worth."""

from __future__ import annotations

from time import monotonic

from perfidie.engine import Refusal

MINUTE, HOUR = 60.0, 3600.0


class Limits:
    """Buckets by what is done and by whom; full ones are forgotten."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], tuple[float, float, float, float]] = {}

    def spend(self, what: str, who: str, most: int, within: float) -> None:
        """Takes one from the bucket of `most` that fills within so many seconds; refused when it is empty."""
        if most <= 0:
            return
        now = monotonic()
        left, last, _, _ = self._buckets.get((what, who), (float(most), now, 0.0, 0.0))
        left = min(float(most), left + (now - last) * most / within)
        if left < 1:
            raise Refusal("too-fast", seconds=max(1, round((1 - left) * within / most)))
        self._buckets[(what, who)] = (left - 1, now, float(most), within)

    def sweep(self) -> None:
        """Forgets the buckets that are full again."""
        now = monotonic()
        for key, (left, last, most, within) in list(self._buckets.items()):
            if left + (now - last) * most / within >= most:
                del self._buckets[key]
