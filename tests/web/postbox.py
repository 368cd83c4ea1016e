"""A real mail server on this machine, for as long as a test needs one: it keeps what it was given."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


class Postbox:
    """What has come by mail. `refuses` is what the server answers instead of taking a letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""
        self.port = 0

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Any) -> str:
        if self.refuses:
            return self.refuses
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [letter.get_content().replace("\r\n", "\n") for letter in self.letters]


@asynccontextmanager
async def a_postbox() -> AsyncIterator[Postbox]:
    """A server that listens until the end."""
    box = Postbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    try:
        box.port = server.sockets[0].getsockname()[1]
        yield box
    finally:
        server.close()
        await server.wait_closed()
