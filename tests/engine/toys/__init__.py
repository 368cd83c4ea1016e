"""Small games for the parts of the contract that the poisoned glass does not use."""

from __future__ import annotations

from typing import Any

from perfidie.engine import Game, Laboratory, Talk


def toy(parts: Any, lab: type[Laboratory[Any]] = Laboratory) -> Game[Any, Any]:
    """A game so small that one class is its rules, its eyes and, where it has any, its talk."""
    return Game(parts, parts, parts if isinstance(parts, Talk) else None, lab)
