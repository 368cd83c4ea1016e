"""Bodies: whatever a request says of its length, no more of it is read than the house allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from web.browserless import a_site, live

PIECE = 4096
MOST = 32_768
FORM, JSON = b"application/x-www-form-urlencoded", b"application/json"


class Endless:
    """A sender that goes on for as long as somebody reads."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces
        self.read = 0
        self.status = 0

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        self.read += PIECE
        return {"type": "http.request", "body": b"x" * PIECE, "more_body": self.left > 0}

    async def send(self, message: dict[str, Any]) -> None:
        self.status = message.get("status", self.status)


UNCLEAR: list[list[bytes]] = [
    *([b"0000000000004096000"], [b"00"], [b"+5"], [b"-5"], [b"5, 4096000"], [b"0x10"], [b" 5"], [b""], [b"\xd9\xa5"]),
    *([b"5", b"4096000"], [b"5", b"5"]),
]
TOO_LARGE: list[list[bytes]] = [[b"4096000"], [b"9" * 400], [b"5"], [b"0"], []]
"""An honest length, and some that are not: what comes is counted."""


@pytest.mark.parametrize(("path", "kind"), [("/games/verre/play", FORM), ("/api/guests", JSON)])
def test_a_length_that_lies_gets_nothing_more_read(tmp_path: Path, path: str, kind: bytes) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            headers = [(b"host", b"localhost"), (b"content-type", kind), (b"cookie", b"perfidie=" + b"A" * 43)]
            for status, lies in ((400, UNCLEAR), (413, TOO_LARGE)):
                for lengths in lies:
                    sender = Endless(1000)
                    stated = [(b"content-length", each) for each in lengths]
                    await site.app(scope(path, [*headers, *stated]), *both(sender))
                    assert sender.status == status, lengths
                    assert sender.read <= (MOST + PIECE if status == 413 else 0), lengths

    live(story())


@pytest.mark.parametrize("twice", [b"host", b"transfer-encoding"])
def test_a_header_that_must_be_there_once_is_not_read_twice(tmp_path: Path, twice: bytes) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            sender = Endless(1)
            headers = [(b"host", b"localhost"), (twice, b"localhost"), (twice, b"localhost")]
            await site.app(scope("/", headers), *both(sender))
            assert (sender.status, sender.read) == (400, 0)

    live(story())


def test_a_length_beside_a_body_in_pieces_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            sender = Endless(1)
            headers = [(b"host", b"localhost"), (b"content-length", b"5"), (b"transfer-encoding", b"chunked")]
            await site.app(scope("/games/verre/play", headers), *both(sender))
            assert (sender.status, sender.read) == (400, 0)

    live(story())


def scope(path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip


def both(sender: Endless) -> tuple[Any, Any]:
    return sender.receive, sender.send
