"""Pieces: a review is worked out piece by piece, in any order and anywhere, and put together afterwards.

Every figure has chance of its own, that follows from the seed and from its place in the record alone: however the work
is divided, the same seed says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec

from perfidie import games
from perfidie.engine import Game, Playthrough, Record, Refusal, moments, read_record
from perfidie.review.bluffs import Bluff, bluffs_of
from perfidie.review.decisions import Decision, Thought, decisions_of, judged
from perfidie.review.lies import Lie, lies_of
from perfidie.review.luck import Draws, draws, number_of_draws
from perfidie.review.worth import Worth, worth

LINE, LUCK, DECISIONS, DEEDS, WORDS = "line", "luck", "decisions", "deeds", "words"
AT_ONCE = {LINE: 10, LUCK: 4, DECISIONS: 4, DEEDS: 12, WORDS: 1 << 20}
"""So many of each kind are one piece: a second or a few, so that nobody waits long behind one."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A part of the work: from the first of its kind to before the last."""

    kind: str
    first: int
    until: int


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a piece, or of several: the rest is empty."""

    line: tuple[Worth, ...] = ()
    decisions: tuple[Decision, ...] = ()
    bluffs: tuple[Bluff, ...] = ()
    lies: tuple[Lie, ...] = ()
    draws: Draws | None = None


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of whoever works on a review: a piece of it or, where none is named, which pieces there are."""

    record: bytes
    seed: int = 0
    piece: Piece | None = None


def pieces_of(game: Game[Any, Any], record: Record) -> tuple[Piece, ...]:
    """All pieces of a review; refused where there can be none."""
    if any(entry.lays for entry in record.entries):
        raise Refusal("review-second-deal")
    stops = len(moments(record.entries))
    number_of = {
        LINE: stops,
        LUCK: number_of_draws(game, record),
        DECISIONS: sum(1 for _ in decisions_of(game, record)),
        DEEDS: stops - 1,
        WORDS: sum(1 for entry in record.entries if entry.said),
    }
    return tuple(
        [
            Piece(kind, first, min(first + AT_ONCE[kind], number))
            for kind, number in number_of.items()
            for first in range(0, max(1, number), AT_ONCE[kind])
        ]
    )


def worked_out(game: Game[Any, Any], record: Record, seed: int, piece: Piece, thought: Thought | None = None) -> Found:
    """What comes of one piece."""
    return WORK[piece.kind](_Game(game, record, seed, thought or Thought()), slice(piece.first, piece.until))


class _Game(NamedTuple):
    """A game that is over, and how it is looked at."""

    game: Game[Any, Any]
    record: Record
    seed: int
    thought: Thought

    def line(self, which: slice) -> Found:
        """What the table promised at some moments, with the same dice each time: only what happened moves it."""
        entries = self.record.entries
        play, found = Playthrough(self.game, self.game.setup(self.record.seats, self.record.options)), []
        wanted = set(moments(entries)[which])
        for number in range(len(entries) + 1):
            if number in wanted:
                found.append(worth(self.game, play.state, Random(f"{self.seed} line")))
            if number < len(entries):
                play.follow(entries[number])
        return Found(line=tuple(found))

    def luck(self, which: slice) -> Found:
        """What some draws did."""
        return Found(draws=draws(self.game, self.record, Random(f"{self.seed} luck").getrandbits(48), which))

    def decisions(self, which: slice) -> Found:
        """Some choices between several."""
        opened = islice(decisions_of(self.game, self.record), which.start, which.stop)
        said = [judged(self.game, each, Random(f"{self.seed} {each.entry}"), self.thought) for each in opened]
        return Found(decisions=tuple(said))

    def deeds(self, which: slice) -> Found:
        """What some choices made others believe."""
        return Found(bluffs=bluffs_of(self.game, self.record, self.seed, which))

    def words(self, which: slice) -> Found:
        """The lies among what was said."""
        return Found(lies=lies_of(self.game, self.record)[which])


WORK: dict[str, Callable[[_Game, slice], Found]] = {
    LINE: _Game.line,
    LUCK: _Game.luck,
    DECISIONS: _Game.decisions,
    DEEDS: _Game.deeds,
    WORDS: _Game.words,
}


def together(found: Sequence[Found]) -> Found:
    """All of it, in the order of the pieces."""
    drawn = [each.draws for each in found if each.draws is not None]
    return Found(
        line=tuple([one for each in found for one in each.line]),
        decisions=tuple([one for each in found for one in each.decisions]),
        bluffs=tuple([one for each in found for one in each.bluffs]),
        lies=tuple([one for each in found for one in each.lies]),
        draws=Draws(
            start=next((each.start for each in drawn if each.start), ()),
            shares=drawn[0].shares,
            draws=tuple([one for each in drawn for one in each.draws]),
        ),
    )


_encode = msgspec.msgpack.Encoder().encode
_tasks = msgspec.msgpack.Decoder(Task)
_pieces = msgspec.msgpack.Decoder(tuple[Piece, ...])
_found = msgspec.msgpack.Decoder(Found)
read_pieces, read_found = _pieces.decode, _found.decode


def written(task: Task) -> bytes:
    """A task as it travels."""
    return _encode(task)


def done(task: bytes) -> bytes:
    """What comes of a task, as it travels; refused where there can be no review."""
    asked = _tasks.decode(task)
    record = read_record(asked.record)
    game = games.find(record.game)
    if asked.piece is None:
        return _encode(pieces_of(game, record))
    return _encode(worked_out(game, record, asked.seed, asked.piece))
