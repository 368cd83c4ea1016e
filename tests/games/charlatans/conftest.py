"""Every duel of these tests is played twice: as it is written, and with blue in the other chair."""

from __future__ import annotations

from functools import partial

import pytest

from games.charlatans import tables


@pytest.fixture(params=[False, True], ids=["as written", "exchanged"])
def lay(request: pytest.FixtureRequest) -> tables.Lay:
    return partial(tables.lay, exchanged=request.param)
