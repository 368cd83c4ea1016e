"""What lies outside the house, by its name."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from perfidie.engine import Refusal


def named(where: str) -> Any:
    """What `package.module:thing` names; modules of the present folder are found too."""
    module, _, thing = where.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return getattr(import_module(module), thing)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refusal("arena-not-found", words=where) from error
