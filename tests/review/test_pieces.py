"""A review is worked out in pieces: however it is divided, and wherever, the same seed says the same."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

import launch
from perfidie import games
from perfidie.bots.worker import LENGTH, Study, framed, read_answer, size
from perfidie.engine import Refusal
from perfidie.review import pieces
from perfidie.review.decisions import Thought
from perfidie.review.pieces import Found, Task, done, pieces_of, read_found, read_pieces, together, worked_out, written
from review.games import played

QUICK = Thought(iterations=60, pairs=(40,), ends=(40,), worlds=20)


def test_however_a_review_is_divided_it_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game, record = games.find("verre"), played("verre", 2, 3, "novice", max_rounds=1)
    found = []
    for size_of_all in (3, 1000):
        monkeypatch.setattr(pieces, "AT_ONCE", dict.fromkeys(pieces.AT_ONCE, size_of_all))
        parts = pieces_of(game, record)
        assert {each.kind for each in parts} == set(pieces.AT_ONCE)
        done_backwards = {each: worked_out(game, record, 5, each, QUICK) for each in reversed(parts)}
        found.append(together([done_backwards[each] for each in parts]))
    assert len(pieces_of(game, record)) == len(pieces.AT_ONCE)
    assert found[0] == found[1]
    assert found[0].line
    assert found[0].decisions


def asked(process: subprocess.Popen[bytes], study: Study) -> pieces.Found | None:
    """What such a process answers to one task."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(study))
    process.stdin.flush()
    answer = read_answer(process.stdout.read(size(process.stdout.read(LENGTH))))
    assert answer.id == study.id
    return read_found(answer.studied) if not answer.error else None


def test_a_process_works_on_tasks_and_goes_on_after_one_that_is_nonsense() -> None:
    record = played("verre", 2, 3, "novice", max_rounds=1)
    whole = record.to_compact()
    first = read_pieces(done(written(Task(whole))))[0]
    command = [sys.executable, "-m", "perfidie.review.worker"]
    with launch.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert asked(process, Study(1, b"nonsense")) is None
        assert asked(process, Study(2, written(Task(whole[:-20], piece=first)))) is None
        here = worked_out(games.find("verre"), record, 0, first)
        assert asked(process, Study(3, written(Task(whole, piece=first)))) == here != Found()
        process.stdin.close()
        assert process.wait() == 0


def test_a_process_in_which_bots_think_never_takes_a_record() -> None:
    record = played("verre", 2, 3, "novice", max_rounds=1)
    command = [sys.executable, "-m", "perfidie.bots.worker"]
    with launch.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(Study(1, written(Task(record.to_compact())))))
        process.stdin.flush()
        assert process.stdout.read() == b""
        assert process.wait() != 0


def test_there_is_no_piece_of_what_nobody_knows() -> None:
    record = played("verre", 2, 3, "novice", max_rounds=1)
    with pytest.raises(KeyError):
        worked_out(games.find("verre"), record, 0, pieces.Piece("tea leaves", 0, 1))
    with pytest.raises(msgspec.ValidationError):
        done(msgspec.msgpack.encode({"record": b"", "secret": 1}))
    with pytest.raises(Refusal):
        done(written(Task(b"{}")))
