"""Whether the site is well: asked by those who watch over it, by any name and as often as they like.

`/healthz` says whether the process works: the store has taken a write. `/readyz` says whether it should be sent
visitors: the same, and it is not closing. However often they are asked, the store is written to once a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar import Response, get

from perfidie.web.doors.visitors import Asked
from perfidie.web.logs import tell_failure

PATHS = ("/healthz", "/readyz")
FRESH = 1.0
"""Seconds for which an answer of the store holds."""
PATIENCE = 3.0
"""Seconds after which a store that does not answer is said not to."""


class Health:
    """What is known of the store, and whether the house is closing."""

    def __init__(self, ping: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        self._ping = ping
        self._now = now
        self._asking: asyncio.Task[None] | None = None
        self._asked_at = 0.0
        self._well = False
        self.closing = False
        self.remarks: Callable[[], str] = str
        """What else is to be told to whoever asks whether the site is ready, without making it unready."""

    async def store_is_well(self) -> bool:
        """Whether the store takes a write: as it was found within the last second, else asked now, once for all."""
        if self._asking is None or (self._asking.done() and self._now() - self._asked_at >= FRESH):
            self._asked_at = self._now()
            self._asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._asking], timeout=PATIENCE)
        return bool(done) and self._well

    async def _ask(self) -> None:
        try:
            await self._ping()
            self._well = True
        except Exception as error:
            self._well = False
            tell_failure("store_is_away", error)

    async def close(self) -> None:
        """Asks no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)


def health_of(request: Asked) -> Health:
    """What this site knows of itself."""
    found: Health = request.scope["state"]["health"]
    return found


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[str]:
    """Whether the process works: `ok`, or the one word for what does not."""
    return _word("ok" if await health_of(request).store_is_well() else "store")


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[str]:
    """Whether the process should be sent visitors: `ready`, or the one word for why not."""
    health = health_of(request)
    if health.closing:
        return _word("closing")
    return _word(f"ready {health.remarks()}".strip() if await health.store_is_well() else "store")


def _word(word: str) -> Response[str]:
    status = 200 if word.startswith(("ok", "ready")) else 503
    return Response(word, status_code=status, media_type="text/plain")
