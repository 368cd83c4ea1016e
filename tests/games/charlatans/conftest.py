"""Every duel of these tests is played twice: as it is written, and with blue in the other chair."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from games.charlatans import printed, tables

OF_THE_FILE = ("test_data", "test_docs")
"""Tests that are about the figures of the data file themselves."""


@pytest.fixture(params=[False, True], ids=["as written", "exchanged"])
def lay(request: pytest.FixtureRequest) -> tables.Lay:
    return partial(tables.lay, exchanged=request.param)


@pytest.fixture(autouse=True)
def as_printed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests of rules keep their figures when an owner corrects the file."""
    if request.path.stem in OF_THE_FILE:
        yield
    else:
        yield from printed.as_printed()
