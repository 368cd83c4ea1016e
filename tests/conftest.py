"""What every test may ask for, and how much of this process is searched for rubbish."""

from __future__ import annotations

import gc

import pytest

from services import one_postgres, one_redis, postgres, redis

__all__ = ["one_postgres", "one_redis", "postgres", "redis"]

SELDOM = (50_000, 20, 100)
"""How much comes into being before Python looks for what refers to itself alone."""


def pytest_configure(config: pytest.Config) -> None:
    """Thousands of collected tests would be searched again and again, and none of them ever goes."""
    gc.set_threshold(*SELDOM)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is there before the first test is there to stay."""
    gc.collect()
    gc.freeze()
