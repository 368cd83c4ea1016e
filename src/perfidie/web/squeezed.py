"""Streams made small on their way: gzip, message by message, for browsers that take it.

What keeps a stream small is that each message is much like the one before. A compressor that remembers those takes a
quarter of a megabyte for every open page, so none is kept: each message gets a new one, which is told how the text
before it ended. The other end has that text still, and reads one stream that never ends.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Final

HEADER: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
ENCODED: Final = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
REMEMBERED: Final = 4096
"""Bytes of the text before a message that it may refer to."""
LEVEL: Final = 1
WINDOW: Final = -15
"""The largest window of a deflate stream without a header of its own."""


def takes_gzip(headers: Mapping[bytes, bytes]) -> bool:
    """Whether whoever asks says that they read it; a weight of nought says that they do not."""
    for each in headers.get(b"accept-encoding", b"").lower().split(b","):
        name, _, weight = each.partition(b";")
        if name.strip() == b"gzip":
            return weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False


class Squeezed:
    """One stream, squeezed."""

    __slots__ = ("_before", "_crc", "_size")

    def __init__(self) -> None:
        self._before = b""
        self._crc = self._size = 0

    def squeeze(self, text: bytes, *, last: bool = False) -> bytes:
        """The next message, and where it is the last one the end of the stream."""
        deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, zdict=self._before)
        made = deflate.compress(text) + deflate.flush(zlib.Z_FINISH if last else zlib.Z_SYNC_FLUSH)
        head = HEADER if not self._size else b""
        self._before = (self._before + text)[-REMEMBERED:]
        self._crc = zlib.crc32(text, self._crc)
        self._size += len(text)
        if not last:
            return head + made
        return head + made + self._crc.to_bytes(4, "little") + (self._size & 0xFFFFFFFF).to_bytes(4, "little")
