"""What a step may ask of any table, so that steps and states need not know each other."""

from __future__ import annotations

from typing import Any, Protocol

from perfidie.engine.event import Facts
from perfidie.engine.setup import Setup


class Laid(Protocol):
    """A table (`perfidie.engine.state.State`), as its steps see it."""

    agenda: tuple[Any, ...]
    committed: tuple[tuple[int, int], ...]
    loud: bool

    @property
    def setup(self) -> Setup:
        """What the table agreed on."""
        ...

    def tell(
        self,
        kind: str,
        facts: Facts,
        *,
        private: tuple[tuple[int, Facts], ...] = ...,
        audience: tuple[int, ...] | None = ...,
        learns: tuple[int, ...] | None = ...,
    ) -> None:
        """Tells an event, to whoever may know of it."""
        ...
