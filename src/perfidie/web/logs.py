"""Logs: one line of JSON for each thing worth knowing. No names, no moves, no chat, no secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from time import monotonic

import structlog

from perfidie.store import Unreadable

log = structlog.get_logger()
A_SECOND, AN_HOUR = 1.0, 3600.0


def set_up_logs(level: str = "info") -> None:
    """Logs go to standard error, from this level on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class Seldom:
    """Lets the same thing be told once in a while, and counts how often it was left out."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._told: dict[str, tuple[float, int]] = {}

    def due(self, what: str, every: float) -> int | None:
        """Whether this may be told now: how often it was left out since the last time; None where it may not."""
        last, left_out = self._told.get(what, (-every, 0))
        if self._now() - last < every and what in self._told:
            self._told[what] = (last, left_out + 1)
            return None
        self._told[what] = (self._now(), 0)
        return left_out


SELDOM = Seldom()


def tell_failure(event: str, error: BaseException | None, **facts: object) -> None:
    """Something failed: one line a second where the store is away, for it fails for everybody; else where, in full."""
    if not isinstance(error, Unreadable):
        log.error(event, exc_info=error, **facts)
        return
    left_out = SELDOM.due(event, A_SECOND)
    if left_out is not None:
        log.error(event, why=" ".join(str(error).split())[:200], left_out=left_out, **facts)


def tell_host(event: str, why: str) -> None:
    """Something that whoever runs the site should mend: said once an hour."""
    if SELDOM.due(event, AN_HOUR) is not None:
        log.warning(event, why=why)
