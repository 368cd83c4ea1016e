"""The shortest way for a move, past the framework: nothing is asked for so often.

The same door is opened (`tables.move`), with the same checks. Whatever is not done at once (a refusal, a fault) goes
the usual way with the same words, and is answered there as everything else is: a move that was made is not made twice.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.types import ASGIApp, Receive, Scope, Send

from perfidie.engine import Refusal
from perfidie.web.doors.tables import move

MOVE: Final = re.compile(r"/t/([^/]{1,40})/move")


class Shortest:
    """An ASGI application before the doors of the site."""

    def __init__(self, doors: ASGIApp) -> None:
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVE.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None:
            await self.doors(scope, receive, send)
            return
        sent = await _read(receive)
        answer = await _moved(scope, _again(sent, receive), send, found[1])
        await (answer or self.doors)(scope, _again(sent, receive), send)


async def _read(receive: Receive) -> list[Any]:
    """The body as it came, piece by piece; last of all why it came no further, if it did not."""
    sent: list[Any] = []
    try:
        sent.append(await receive())
        while sent[-1].get("more_body"):
            sent.append(await receive())
    except Refusal as refusal:
        sent.append(refusal)
    return sent


async def _moved(scope: Scope, receive: Receive, send: Send, code: str) -> ASGIApp | None:
    """What is to be answered to a move that was made; None where it was not."""
    asked: Any = {**scope, "path_params": {"code": code}}
    try:
        answer: ASGIApp = await move.fn(Request(asked, receive, send), code)
    except Exception:  # told by the usual way, which meets with the same
        return None
    return answer


def _again(sent: list[Any], receive: Receive) -> Receive:
    """What was read already, as if it came now; after it what comes by itself."""
    rest = iter(sent)

    async def told() -> Any:
        for message in rest:
            if isinstance(message, Refusal):
                raise message
            return message
        return await receive()

    return told
