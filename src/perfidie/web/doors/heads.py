"""HEAD answers wherever GET does: the same headers, and nothing after them."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

ENDLESS = "/live"
"""A stream has no end that one could wait for: it keeps to GET."""


class Heads:
    """An ASGI application around the site."""

    def __init__(self, site: ASGIApp) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD" or scope["path"].endswith(ENDLESS):
            await self.site(scope, receive, send)
            return
        ended = False

        async def without_body(message: Message) -> None:
            nonlocal ended
            if message["type"] == "http.response.body":
                if ended:
                    return
                ended = True
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)

        asked: Any = {**scope, "method": "GET"}
        await self.site(asked, receive, without_body)
