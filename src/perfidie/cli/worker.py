"""`perfidie worker`: bots of other machines' tables think here."""

from __future__ import annotations

import asyncio
import os
import sys

from perfidie.engine import Refusal


def run(processes: int | None, lang: str) -> int:
    """Thinks until it is stopped. Where the Redis is, the environment says (docs/running.md)."""
    try:
        from perfidie.web.house.bots.queue import AWAY, connected
        from perfidie.web.house.bots.service import serve
        from perfidie.web.logs import set_up_logs
        from perfidie.web.page.drawing.words import SiteTexts
        from perfidie.web.settings import from_environment
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    settings = from_environment()
    if not settings.redis:
        raise Refusal("worker-needs-redis")
    texts = SiteTexts(lang)
    places = processes or os.cpu_count() or 1

    async def look() -> None:
        line = connected(settings.redis)
        try:
            await line.redis.ping()
        finally:
            await line.disconnect()

    try:
        asyncio.run(look())
    except AWAY:
        print(texts.t("worker-no-redis"), file=sys.stderr)
        return 2
    set_up_logs()
    print(texts.t("worker-ready", count=places), flush=True)
    asyncio.run(serve(settings.redis, places))
    return 0
