"""Errands: what runs beside everything else for as long as the house is open, and how it is brought to an end."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 0.2
"""Seconds after which an errand that goes on nevertheless is told again."""


async def end(*errands: asyncio.Task[Any]) -> None:
    """Cancels these until all are done: a library may take one cancellation for a line that broke, and go on."""
    left = {errand for errand in errands if not errand.done()}
    while left:
        for errand in left:
            errand.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
