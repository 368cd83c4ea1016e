"""How parts of the house have people told of something, without knowing who carries it to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Tell(Protocol):
    """Tells people something: who, of what kind, about what, where it leads, and the facts of it."""

    async def __call__(self, person_ids: Sequence[str], kind: str, subject: str, link: str, **facts: Any) -> None:
        """Tells them."""
