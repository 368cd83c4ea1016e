"""The house holds: kills, restarts and a long day, with everything real. What was seen is kept in bench/soak.jsonl.

`SOAK_KILLS`, `SOAK_MINUTES` and `SOAK_TABLES` make the runs shorter.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3 * 3600)]
BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(autouse=True)
def instruments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))


def wished(name: str, usual: int) -> int:
    return int(os.environ.get(f"SOAK_{name}", usual))


def test_after_a_thousand_kills_nothing_acknowledged_is_lost_and_every_table_goes_on() -> None:
    kills: Any = import_module("kills")
    plan = kills.Plan(wished("KILLS", 1000), wished("MINUTES", 60), size=kills.size_here())
    summary = kills.take(plan)
    assert kills.held(summary), summary


def test_nobody_notices_a_rolling_restart() -> None:
    rolling: Any = import_module("rolling")
    summary = rolling.take(rolling.Plan())
    assert rolling.held(summary), summary


def test_a_day_of_tables_leaves_nothing_in_memory() -> None:
    day: Any = import_module("day")
    summary = day.take(day.Plan(wished("TABLES", 2400), wished("MINUTES", 30)))
    assert day.flat(summary), summary
