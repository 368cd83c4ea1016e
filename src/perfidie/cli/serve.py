"""`perfidie serve`: the site on this machine, with its tables kept in one file."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from perfidie.engine import Refusal

if TYPE_CHECKING:
    from perfidie.web.settings import Settings


def run(host: str, port: int, database: str | None, lang: str) -> int:
    """Serves until it is stopped. Everything else is set in the environment (docs/running.md)."""
    try:
        from perfidie.store import Unreadable
        from perfidie.web.logs import set_up_logs
        from perfidie.web.page.drawing.words import SiteTexts
        from perfidie.web.settings import from_environment, usual_database
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    settings = from_environment()
    texts = SiteTexts(lang)
    if database is not None or "PERFIDIE_DATABASE" not in os.environ:
        settings = replace(settings, database=database or usual_database())
    if host not in ("127.0.0.1", "localhost", "::1") and "PERFIDIE_HOSTS" not in os.environ:
        settings = replace(settings, hosts=(*settings.hosts, *own_names(host)))
    if settings.database.startswith("sqlite:///"):
        Path(settings.database.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    if not port_is_free(host, port):
        print(texts.t("serve-port-taken", number=str(port)), file=sys.stderr)
        return 2
    try:
        asyncio.run(look_into(settings))
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    set_up_logs()
    print(texts.t("serve-ready", words=f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"))
    if host == "0.0.0.0":
        for address in own_names(host)[1:]:
            print(texts.t("serve-friends", words=f"http://{address}:{port}/"))
    print(texts.t("serve-kept", file=settings.database.removeprefix("sqlite:///")), flush=True)
    serve(settings, host, port)
    return 0


async def look_into(settings: Settings) -> None:
    """Opens the database and closes it again: one that cannot be read is told of before the house opens."""
    from perfidie.web.app import make_house

    house = make_house(settings)
    await house.open()
    await house.close()


def serve(settings: Settings, host: str, port: int) -> None:
    """Runs the site in this process until somebody stops it."""
    import uvicorn

    from perfidie.web.app import make_house, make_site
    from perfidie.web.server import server_config

    house = make_house(settings)

    class Server(uvicorn.Server):
        """Sends everybody home as soon as it is told to stop: streams would keep it waiting."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            house.send_home()
            await super().shutdown(sockets)

    config = server_config(settings, make_site(settings, house), host=host, port=port)
    gc.collect()
    gc.freeze()  # what was loaded stays: there is no need to look through it again and again
    gc.set_threshold(20_000, 20, 20)
    with suppress(KeyboardInterrupt):
        Server(config).run()


def port_is_free(host: str, port: int) -> bool:
    """Whether the port can be taken, asked before anything is opened so that the answer can be one clear sentence."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def own_names(host: str) -> tuple[str, ...]:
    """Under which names friends in the same network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return (host,)
    name = socket.gethostname()
    found = [name.lower()]
    try:
        found += [str(info[4][0]) for info in socket.getaddrinfo(name, None, socket.AF_INET)]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
            found.append(probe.getsockname()[0])
    except OSError:
        pass
    return tuple(dict.fromkeys(each for each in found if not each.startswith("127.")))
