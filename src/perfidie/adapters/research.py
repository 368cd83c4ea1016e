"""The research libraries, which only this room needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from perfidie.engine import Refusal


def need(module: str) -> Any:
    """A module of the extra `research`; a refusal that names the package where it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise Refusal("needs-research", package=(missing.name or module).split(".")[0]) from missing
