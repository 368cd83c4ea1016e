"""Figures for those who run the site: counts and times, never what anybody did."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
MOVES = Counter("perfidie_moves", "Moves made", registry=REGISTRY)
REFUSALS = Counter("perfidie_refusals", "Requests refused, by reason", ["code"], registry=REGISTRY)
TABLES = Gauge("perfidie_tables", "Tables in memory", registry=REGISTRY)
STREAMS = Gauge("perfidie_streams", "Open streams", registry=REGISTRY)
REQUESTS = Counter("perfidie_requests", "Requests, by kind of answer", ["status"], registry=REGISTRY)
WAITING = Histogram("perfidie_waiting_seconds", "How long questions to bots wait for a place", registry=REGISTRY)
THOUGHTS = Counter("perfidie_thoughts", "Questions put to bots, by kind", ["kind"], registry=REGISTRY)
"""How long a bot has really thought is told nowhere: it would tell how sure it was."""


def exposition() -> bytes:
    """All figures, as Prometheus reads them."""
    return generate_latest(REGISTRY)
