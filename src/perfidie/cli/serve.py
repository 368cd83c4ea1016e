"""`perfidie serve`: the site on this machine, with its tables kept in one file or in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from perfidie.engine import Refusal

if TYPE_CHECKING:
    from perfidie.web.page.drawing.words import SiteTexts
    from perfidie.web.settings import Settings

HERE = ("127.0.0.1", "localhost", "::1")
REFUSED = 2


def run(host: str, port: int, database: str | None, processes: int | None, lang: str) -> int:
    """Serves until it is stopped. Everything else is set in the environment (docs/running.md)."""
    try:
        from perfidie.web.page.drawing.words import SiteTexts
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    texts = SiteTexts(lang)
    try:
        open_house(host.strip("[]"), port, database, processes, texts)
    except Refusal as refusal:
        print(texts.refusal(refusal), file=sys.stderr)
        return REFUSED
    return 0


def open_house(host: str, port: int, database: str | None, processes: int | None, texts: SiteTexts) -> None:
    """Finds out whether everything can be opened, says where, and serves."""
    from perfidie.web.addresses import bound
    from perfidie.web.app import look_into
    from perfidie.web.logs import set_up_logs
    from perfidie.web.metrics import serve_metrics
    from perfidie.web.settings import make_room

    settings = settings_of(host, database, processes)
    refuse_what_is_missing(settings)
    make_room(settings)
    with ExitStack() as open_ones:
        sockets = [open_ones.enter_context(each) for each in bound(host, port)]
        asyncio.run(look_into(settings))
        set_up_logs()
        if settings.processes > 1:
            from perfidie.cli.processes import serve_together

            serve_together(settings, sockets, ready=lambda: say_where(settings, host, port, texts))
            return
        open_ones.enter_context(serve_metrics(settings.metrics))
        serve(settings, sockets, ready=lambda: say_where(settings, host, port, texts))


def settings_of(host: str, database: str | None, processes: int | None) -> Settings:
    """The environment's settings, and what the command line says besides."""
    from perfidie.web.addresses import own_names
    from perfidie.web.settings import from_environment

    given = dict(os.environ) if database is None else {**os.environ, "PERFIDIE_DATABASE": database}
    if processes is not None:
        given["PERFIDIE_PROCESSES"] = str(processes)
    settings = from_environment(given)
    if host not in HERE and "PERFIDIE_HOSTS" not in given:
        settings = replace(settings, hosts=(*settings.hosts, *own_names(host)))
    return settings


def refuse_what_is_missing(settings: Settings) -> None:
    """The libraries that these settings need and that do not come with the site's own."""
    if settings.database.startswith("postgresql") and find_spec("psycopg") is None:
        raise Refusal("needs-postgres", package="psycopg")
    for package in ("redis", "saq") if settings.redis else ():
        if find_spec(package) is None:
            raise Refusal("needs-redis", package=package)


def say_where(settings: Settings, host: str, port: int, texts: SiteTexts) -> None:
    """Where the house is, and where it keeps its tables: nothing that opens anything to whoever reads it."""
    from perfidie.web.addresses import bracketed, own_names
    from perfidie.web.settings import without_password

    everywhere = host in ("0.0.0.0", "::")
    here = "localhost" if everywhere or host == "127.0.0.1" else bracketed(host)
    print(texts.t("serve-ready", words=f"http://{here}:{port}/"))
    for name in own_names(host)[1:] if everywhere else ():
        print(texts.t("serve-friends", words=f"http://{name}:{port}/"))
    kept = without_password(settings.database).removeprefix("sqlite:///")
    print(texts.t("serve-kept", file=kept), flush=True)


def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Runs the site in this process, on these sockets, until somebody stops it; `ready` is told when it serves."""
    import uvicorn

    from perfidie.web.app import make_house, make_site
    from perfidie.web.server import server_config, settle_memory

    house = make_house(settings)

    class Server(uvicorn.Server):
        """Says when it serves. Told to stop, it sends everybody home at once: streams would keep it waiting."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            house.send_home()
            await super().shutdown(sockets)

    config = server_config(settings, make_site(settings, house))
    settle_memory()
    with suppress(KeyboardInterrupt):
        Server(config).run(sockets=sockets)
