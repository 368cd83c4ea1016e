"""What every test may ask for."""

from __future__ import annotations

from services import one_postgres, one_redis, postgres, redis

__all__ = ["one_postgres", "one_redis", "postgres", "redis"]
