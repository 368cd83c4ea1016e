"""Settings of the site, from the environment: `PERFIDIE_<NAME>`. The defaults serve a table on one's own machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from perfidie.engine import Refusal


@dataclass(frozen=True, slots=True)
class Settings:
    """How one site is run."""

    database: str = "sqlite:///perfidie.db"
    redis: str = ""
    """Where several processes meet; a house without one is served by one process."""
    durable: bool = False
    """Wait for the disk at every move (a power cut loses nothing either), not only for the operating system."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Names under which the site may be asked for; `*` is any."""
    https: bool = False
    """The site is reached by https: cookies are marked so, and links say it."""
    behind_proxy: bool = False
    """Believe a proxy's X-Forwarded-For when people are told apart for the limits."""
    bot_delay: tuple[float, float] = (0.9, 2.1)
    """Seconds a bot takes, drawn evenly between the two whatever it knows and whatever it plays."""
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think; one core is left to the site."""
    thinking: float = 1.0
    """Bots think so many times as long as is usual at their level."""
    beats: float = 1.0
    """What happens is shown for so many times as long as games ask for; 0 shows everything at once."""
    moves_per_minute: int = 240
    """Posts of one visitor; from one address come four times as many, here and below."""
    advice_per_minute: int = 12
    """Thoughts spent on advice to one person."""
    chat_per_minute: int = 30
    """Lines said by one person."""
    tables_per_hour: int = 30
    """Tables opened by one person."""
    guests_per_hour: int = 120
    """New people from one address."""
    pages_per_minute: int = 1200
    """All requests of one address."""
    streams_per_person: int = 24
    streams_per_address: int = 200
    largest_body: int = 32_768
    largest_head: int = 16_384
    """Bytes of a request before its body."""
    head_within: float = 10.0
    """Seconds in which the head of a request must have come."""
    body_within: float = 30.0
    """Seconds in which its body must have come."""
    stalled_after: float = 30.0
    """Seconds after which somebody who takes nothing of what they are sent is given up."""
    idle_after: float = 20.0
    """Seconds a connection is kept for the next request."""
    connections: int = 0
    """Connections at one time; 0 is as many as the system has descriptors for, less a reserve."""
    connections_per_address: int = 400
    """Connections of one address at one time; not counted behind a proxy, where all have the same."""
    unload_after: float = 60.0
    """Seconds after which a table nobody looks at leaves the memory; the store has it."""
    away_after: float = 30.0
    """Seconds without a stream or a request after which a seat is shown as away."""
    stand_in_after: float = 60.0
    """Seconds of absence after which a table that waits for somebody is offered a bot in their place."""
    public_metrics: bool = False
    """Whether /metrics answers anybody, or this machine alone."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings, each from its variable; a value that cannot be read is refused by name."""
    found: dict[str, object] = {}
    given = os.environ if environment is None else environment
    for name, usual in Settings().__class__.__dataclass_fields__.items():
        text = given.get(f"PERFIDIE_{name.upper()}")
        if text is None:
            continue
        try:
            found[name] = _read(text, usual.default)
        except ValueError as error:
            raise Refusal("bad-setting", name=f"PERFIDIE_{name.upper()}", value=text[:80]) from error
    return Settings(**found)  # type: ignore[arg-type]


def _read(text: str, usual: object) -> object:
    if isinstance(usual, bool):
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
    if isinstance(usual, int):
        return int(text)
    if isinstance(usual, float):
        return float(text)
    if isinstance(usual, tuple):
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if usual and isinstance(usual[0], float):
            low, high = (float(part) for part in (parts if len(parts) == 2 else parts * 2))
            if not 0 <= low <= high <= 60:
                raise ValueError(text)
            return (low, high)
        return tuple(parts)
    return text


def usual_database() -> str:
    """Where a table played from the command line keeps itself: beside the saved games of the terminal."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perfidie"
    return f"sqlite:///{home / 'tables.db'}"
