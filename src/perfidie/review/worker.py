"""A process that reviews one game: `python -m perfidie.review.worker`.

The record comes in on stdin, whole; what goes out is a row of messages, each a length of four bytes and MessagePack:
numbers say how much is done, the last one is the review, or an empty map where there can be none.
"""

from __future__ import annotations

import os
import sys

import msgspec

from perfidie import games
from perfidie.engine import Refusal, read_record
from perfidie.review.report import review

LENGTH = 4
NICE = 15
"""How far it gives way to everything else on the machine: to pages, and to bots who think."""
STEP = 0.01
"""So much more is done before it is told again."""


def framed(message: object) -> bytes:
    """A message as it goes through the pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def main() -> None:
    """Reads, thinks, tells."""
    os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whatever a game prints must not get in between
    last = 0.0

    def told(done: float) -> None:
        nonlocal last
        if done - last >= STEP:
            last = done
            answers.write(framed(done))

    try:
        record = read_record(sys.stdin.buffer.read())
        answers.write(framed(review(games.find(record.game), record, told=told)))
    except Refusal:
        answers.write(framed({}))


if __name__ == "__main__":
    main()
