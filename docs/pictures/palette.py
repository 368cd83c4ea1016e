"""Pictures with few colours: a PNG as Chromium writes it, made small by a palette (median cut)."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

SIGNATURE = b"\x89PNG\r\n\x1a\n"
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def slimmed(picture: bytes, colours: int) -> bytes:
    """The same picture with at most this many colours."""
    pixels = read(picture)
    found, place, count = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette, nearest = median_cut(found.astype(np.float64), count, colours)
    return written(palette, nearest[place.reshape(-1)].reshape(pixels.shape[:2]))


def median_cut(found: Any, count: Any, colours: int) -> tuple[Pixels, Pixels]:
    """Splits the box with the most visible spread until there are enough; each box becomes its mean."""
    boxes = [np.arange(len(found))]
    spreads = [spread(found, count, boxes[0])]
    while len(boxes) < min(colours, len(found)):
        widest = int(np.argmax([value for value, _ in spreads]))
        if spreads[widest][0] == 0:
            break
        box, axis = boxes.pop(widest), spreads.pop(widest)[1]
        order = box[np.argsort(found[box, axis], kind="stable")]
        total = np.cumsum(count[order])
        cut = int(np.clip(np.searchsorted(total, total[-1] / 2) + 1, 1, len(order) - 1))
        for half in (order[:cut], order[cut:]):
            boxes.append(half)
            spreads.append(spread(found, count, half))
    palette = np.array([np.average(found[box], axis=0, weights=count[box]) for box in boxes])
    nearest = np.zeros(len(found), np.uint8)
    for number, box in enumerate(boxes):
        nearest[box] = number
    return palette.round().astype(np.uint8), nearest


def spread(found: Any, count: Any, box: Any) -> tuple[float, int]:
    """How much is lost if this box becomes one colour, and along which channel most of it.

    A rare colour (the blade of a dagger) weighs nearly as much as a frequent one (the dark of the table).
    """
    if len(box) < 2:
        return 0.0, 0
    mean = np.average(found[box], axis=0, weights=count[box])
    loss = ((count[box] ** 0.1)[:, None] * (found[box] - mean) ** 2).sum(axis=0)
    return float(loss.max()), int(loss.argmax())


def read(picture: bytes) -> Pixels:
    """The pixels of an eight-bit PNG, transparency dropped."""
    assert picture.startswith(SIGNATURE)
    at, data, head = len(SIGNATURE), b"", b""
    while at < len(picture):
        length, kind = struct.unpack(">I4s", picture[at : at + 8])
        body = picture[at + 8 : at + 8 + length]
        head, data = body if kind == b"IHDR" else head, data + body if kind == b"IDAT" else data
        at += 12 + length
    width, height, depth, colour, *_ = struct.unpack(">IIBBBBB", head)
    assert depth == 8
    channels = {2: 3, 6: 4}[colour]
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * channels)
    pixels = np.zeros((height, width * channels), np.uint8)
    above = np.zeros(width * channels, np.uint8)
    for number, row in enumerate(rows):
        above = pixels[number] = unfiltered(int(row[0]), row[1:], above, channels)
    return pixels.reshape(height, width, channels)[:, :, :3]


def unfiltered(kind: int, row: Pixels, above: Pixels, channels: int) -> Pixels:
    """A row of pixels with the PNG filter undone."""
    if kind == 0:
        return row
    if kind == 2:
        return row + above
    if kind == 1:
        return np.cumsum(row.reshape(-1, channels), axis=0, dtype=np.uint8).reshape(-1)
    done = bytearray(channels) + bytearray(len(row))
    line, over = row.tobytes(), bytes(channels) + above.tobytes()
    for place, value in enumerate(line):
        left, up, corner = done[place], over[place + channels], over[place]
        if kind == 3:
            guess = (left + up) // 2
        else:
            ahead = left + up - corner
            guess = min((abs(ahead - left), 0, left), (abs(ahead - up), 1, up), (abs(ahead - corner), 2, corner))[2]
        done[place + channels] = (value + guess) & 255
    return np.frombuffer(bytes(done[channels:]), np.uint8)


def written(palette: Pixels, pixels: Pixels) -> bytes:
    """A PNG with a palette."""
    height, width = pixels.shape
    rows = np.hstack([np.zeros((height, 1), np.uint8), pixels])
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", packer.compress(rows.tobytes()) + packer.flush()),
        (b"IEND", b""),
    ]
    chunks = [
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    ]
    return SIGNATURE + b"".join(chunks)
