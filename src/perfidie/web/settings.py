"""Settings of the site, from the environment: `PERFIDIE_<NAME>`. The defaults serve a table on one's own machine."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from math import inf, isfinite
from pathlib import Path
from urllib.parse import urlsplit

from perfidie.engine import Refusal
from perfidie.web.addresses import read_address, read_host

PREFIX = "PERFIDIE_"
OTHERS = frozenset({"PERFIDIE_LANG", "PERFIDIE_GAMES", "PERFIDIE_NETWORKS", "PERFIDIE_SAVES", "PERFIDIE_CHROMIUM"})
"""Variables that are read elsewhere."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How one site is run."""

    database: str = "sqlite:///perfidie.db"
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
    bots_alone_for: float = 120.0
    """Seconds for which bots go on at a table that nobody looks at; then they wait until somebody does. 0: for ever."""
    bot_queue: bool = False
    """Bots think where `perfidie worker` runs, on any machine that reaches the same Redis."""
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
    letters_per_hour: int = 6
    """Links by mail to one address asked for from one network; to all addresses four times as many."""
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
    redis: str = ""
    """Where several processes meet: the address of a Redis or Valkey. Without one there is one process."""
    processes: int = 1
    """Processes that serve the site on this machine."""
    metrics: str = ""
    """Where figures for those who run the site are served, for instance 127.0.0.1:9464; nowhere if empty."""
    contact: str = ""
    """How people reach whoever runs the site: an address of mail, or of a page; shown on the page about privacy."""
    mail: str = ""
    """The server that sends mail: smtp://name:password@host:587, or smtps:// for TLS from the start; none if empty."""
    mail_from: str = ""
    """The address that mail of the house comes from."""
    origin: str = ""
    """Where the site is found from outside, for links in mail: https://perfidie.example; else the first of `hosts`."""
    push_contact: str = ""
    """How push services reach whoever runs the site: an address of mail, or of a page; if empty, `contact`."""
    push_near: bool = False
    """Push services may stand in a private network, and be reached by http: for trials alone."""
    keep_gathering_days: float = 14.0
    """Days after the last thing done there until a table whose game never began is forgotten; 0: never."""
    keep_unfinished_days: float = 180.0
    """The same for a game that was never finished."""
    keep_over_days: float = 0.0
    """The same for a game that is over: its record replays for ever, unless the host wants otherwise."""
    keep_people_days: float = 400.0
    """Days after which somebody who holds no seat any more is forgotten."""
    keep_accounts_days: float = 1100.0
    """The same for people who keep themselves (by a passkey or by mail), after they were last seen."""


BOUNDS: Mapping[str, tuple[float, float]] = {
    "bot_delay": (0, 60),
    "bot_workers": (1, 1024),
    "thinking": (0.001, 100),
    "beats": (0, 20),
    "streams_per_person": (1, inf),
    "streams_per_address": (1, inf),
    "largest_body": (4096, 64 * 1024 * 1024),
    "largest_head": (2048, 1024 * 1024),
    "head_within": (0.05, 86_400),
    "body_within": (0.05, 86_400),
    "stalled_after": (0.05, 86_400),
    "idle_after": (0.05, 86_400),
    "away_after": (1, inf),
    "processes": (1, 256),
}
"""The least and the most of a number. Any other is not below 0; those that 0 would break are named here."""
DATABASES = ("sqlite", "postgresql", "postgres")
REDIS = ("redis", "rediss", "unix")
MAIL = ("smtp", "smtps")
SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings, each from its variable; what cannot be read, or is no setting, is refused by name."""
    given = os.environ if environment is None else environment
    usual = {field.name: field.default for field in fields(Settings)}
    refuse_unknown(given, [variable(name) for name in usual])
    found: dict[str, object] = {"database": usual_database(given)}
    for name, default in usual.items():
        text = given.get(variable(name))
        if text is not None:
            found[name] = read(name, text, default)
    return agreeing(Settings(**found))  # type: ignore[arg-type]


def agreeing(settings: Settings) -> Settings:
    """The same settings; refused where one of them needs another."""
    if settings.processes > 1 and not settings.redis:
        raise Refusal("processes-need-redis", number=settings.processes)
    if settings.bot_queue and not settings.redis:
        raise Refusal("bot-queue-needs-redis")
    if settings.mail and "@" not in settings.mail_from:
        raise Refusal("mail-needs-sender")
    if settings.mail and "*" in settings.hosts and not settings.origin:
        raise Refusal("mail-needs-origin", example="https://perfidie.example")
    return settings


def origin_of(settings: Settings) -> str:
    """Where the site is found from outside, for links in mail: whoever asks for one may name any host, or any port."""
    if settings.origin:
        return settings.origin.rstrip("/")
    name = next((host for host in settings.hosts if host != "*"), "localhost")
    return f"{'https' if settings.https else 'http'}://{name}"


def refuse_unknown(given: Mapping[str, str], known: list[str]) -> None:
    """A variable that looks like one of ours and is none: most likely it was mistyped."""
    for name in sorted(given):
        if name.startswith(PREFIX) and name not in known and name not in OTHERS:
            near = get_close_matches(name.removeprefix(PREFIX), [each.removeprefix(PREFIX) for each in known], 1)
            if near:
                raise Refusal("misspelt-setting", name=name[:60], words=PREFIX + near[0])
            raise Refusal("unknown-setting", name=name[:60])


def read(name: str, text: str, usual: object) -> object:
    """The value of one setting, of the kind of its usual one; raises Refusal where it is none."""
    text = text.strip()
    if isinstance(usual, bool):
        return _switch(name, text)
    if isinstance(usual, int | float):
        return _number(name, text, whole=isinstance(usual, int))
    if isinstance(usual, tuple):
        return _pair(name, text) if isinstance(usual[0], float) else _hosts(name, text)
    check = {"database": _database, "redis": _redis, "metrics": _address, "mail": _mail, "origin": _origin}.get(name)
    return text if check is None else check(name, text)


def variable(name: str) -> str:
    """The variable of this setting."""
    return PREFIX + name.upper()


def _switch(name: str, text: str) -> bool:
    if text.lower() not in SWITCHES:
        raise Refusal("bad-setting-switch", name=variable(name), words=text[:80])
    return SWITCHES[text.lower()]


def _number(name: str, text: str, *, whole: bool) -> float:
    least, most = BOUNDS.get(name, (0, inf))
    try:
        number: float = int(text) if whole and len(text) < 20 else float(text)
    except ValueError:
        number = inf
    if isfinite(number) and least <= number <= most and not (whole and isinstance(number, float)):
        return number
    here, low, high = variable(name), f"{least:g}", f"{most:.10g}"
    if most == inf:
        raise Refusal("bad-setting-whole" if whole else "bad-setting-number", name=here, words=text[:80], least=low)
    raise Refusal(
        "bad-setting-whole-between" if whole else "bad-setting-number-between",
        name=here,
        words=text[:80],
        least=low,
        most=high,
    )


def _pair(name: str, text: str) -> tuple[float, float]:
    """Two numbers between which one is drawn; one alone is both."""
    parts = [part.strip() for part in text.split(",")]
    low, high = [_number(name, part, whole=False) for part in (parts if len(parts) == 2 else [text, text])]
    if low > high:
        raise Refusal("bad-setting-order", name=variable(name), words=text[:80])
    return low, high


def _hosts(name: str, text: str) -> tuple[str, ...]:
    """Host names in small letters, without port; `*` is any."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    try:
        found = tuple(part if part == "*" else read_host(part) for part in parts)
    except ValueError:
        found = ()
    if not found:
        raise Refusal("bad-setting-hosts", name=variable(name), words=text[:80])
    return found


def _database(name: str, text: str) -> str:
    """SQLite or PostgreSQL; the latter is spoken to by psycopg, whatever the address says of a driver."""
    kind, there, rest = text.partition("://")
    if not there or kind.partition("+")[0] not in DATABASES or not rest:
        shown = without_password(text)[:80]
        raise Refusal(
            "bad-setting-database", name=variable(name), words=shown, example="sqlite:////srv/perfidie/tables.db"
        )
    return text if kind.startswith("sqlite") else f"postgresql+psycopg://{rest}"


def _redis(name: str, text: str) -> str:
    if text and (text.partition("://")[0] not in REDIS or not text.partition("://")[2]):
        shown = without_password(text)[:80]
        raise Refusal("bad-setting-redis", name=variable(name), words=shown, example="redis://127.0.0.1:6379/0")
    return text


def _mail(name: str, text: str) -> str:
    try:
        parts = urlsplit(text)
        sound = parts.scheme in MAIL and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        sound = False
    if text and not sound:
        shown = without_password(text)[:80]
        raise Refusal("bad-setting-mail", name=variable(name), words=shown, example="smtp://127.0.0.1:25")
    return text


def _origin(name: str, text: str) -> str:
    """Where links begin: a name and perhaps a port, with nothing behind it."""
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        sound = False
    if text and not (sound and text.rstrip("/") == f"{parts.scheme}://{parts.netloc}" and "@" not in text):
        raise Refusal("bad-setting-origin", name=variable(name), words=text[:80], example="https://perfidie.example")
    return text


def _address(name: str, text: str) -> str:
    if text:
        try:
            read_address(text)
        except ValueError:
            example = "127.0.0.1:9464"
            raise Refusal("bad-setting-address", name=variable(name), words=text[:80], example=example) from None
    return text


def without_password(address: str) -> str:
    """An address of a database as it may be shown: without whoever speaks there, their password, and what follows."""
    if address.startswith("sqlite"):
        return address.partition("?")[0]
    try:
        parts = urlsplit(address)
    except ValueError:
        return "…"
    if not parts.scheme or not parts.netloc:
        return "…" if re.search(r"[:@]", address) else address
    kind = parts.scheme.partition("+")[0]
    return f"{kind}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def usual_database(environment: Mapping[str, str] | None = None) -> str:
    """Where tables are kept when nobody says where: beside the saved games of the terminal."""
    given = os.environ if environment is None else environment
    home = Path(given.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perfidie"
    return f"sqlite:///{home / 'tables.db'}"


def make_room(settings: Settings) -> None:
    """Makes the folder in which SQLite keeps its file; refused where nothing can be written there."""
    if not settings.database.startswith("sqlite"):
        return
    file = Path(settings.database.partition(":///")[2].partition("?")[0])
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("unwritable-folder", file=str(file.parent)) from error
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Refusal("unwritable-folder", file=str(file.parent))
    if file.is_dir() or (file.exists() and not os.access(file, os.R_OK | os.W_OK)):
        raise Refusal("unwritable-file", file=str(file))
