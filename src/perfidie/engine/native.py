"""Whether the engine that runs here was compiled (docs/decisions/0021-compiled-engine.md)."""

from __future__ import annotations

from perfidie.engine import state


def compiled() -> bool:
    """Whether this is the package for one platform, with extension modules, rather than the plain one."""
    return not str(state.__file__).endswith(".py")
