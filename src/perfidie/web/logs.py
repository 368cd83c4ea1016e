"""Logs: one line of JSON for each thing worth knowing. No names, no moves, no chat, no secrets."""

from __future__ import annotations

import logging
import sys

import structlog


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
