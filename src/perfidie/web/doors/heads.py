"""HEAD answers wherever GET does: the same headers, and nothing after them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.types import Message, Scope

Answer = Callable[[Message], Awaitable[None]]
ENDLESS = "/live"
"""A stream has no end that one could wait for: it keeps to GET."""


def as_get(scope: Scope, answer: Answer) -> tuple[Scope, Answer]:
    """A HEAD as the GET it stands for, and an answer that keeps its body to itself; anything else as it is."""
    if scope.get("method") != "HEAD" or scope["path"].endswith(ENDLESS):
        return scope, answer
    ended = False

    async def without_body(message: Message) -> None:
        nonlocal ended
        if message["type"] != "http.response.body":
            await answer(message)
        elif not ended:
            ended = True
            await answer({"type": "http.response.body", "body": b"", "more_body": False})

    asked: Any = {**scope, "method": "GET"}
    return asked, without_body
