"""Tables of the fewest and of the most seats in every run; those between them in the soak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def ends(sizes: Sequence[Any]) -> list[Any]:
    """The first and the last of these as they are, the others marked for the soak.

    A size may be a row of values, as `parametrize` takes several.
    """
    if len(sizes) < 3:
        return list(sizes)
    first, *between, last = sizes
    marked = [pytest.param(*each if isinstance(each, tuple) else (each,), marks=pytest.mark.soak) for each in between]
    return [first, *marked, last]
