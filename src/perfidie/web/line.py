"""The line: the connection of an answer that comes in pieces, where the server lets one write to it straight away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

LINE: Final = "perfidie.line"
"""Under what our server offers its line among the extensions of a request; others have none."""


class Line(Protocol):
    """One connection."""

    def push(self, body: bytes) -> bool:
        """Writes the next piece of an answer at once; False, and nothing is written, where there is no room for it."""
        ...


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of this request, where the server has one."""
    found: Line | None = (scope.get("extensions") or {}).get(LINE)
    return found
