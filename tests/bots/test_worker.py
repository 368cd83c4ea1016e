"""The process in which bots think: questions in, answers out, and nothing else to know."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

import launch
from perfidie import bots
from perfidie.bots.worker import LENGTH, NICE, Answer, Question, framed, read_answer, size
from perfidie.engine import Game, Playthrough, encode
from perfidie.games import find

VERRE, IDUS = find("verre"), find("idus_martii")
TESTS = Path(__file__).parents[1]


class Pipe:
    """A worker, and one question after the other."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "perfidie.bots.worker"]
        self.process = launch.start(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.questions, self.answers = self.process.stdin, self.process.stdout

    def send(self, data: bytes) -> None:
        self.questions.write(data)
        self.questions.flush()

    def ask(self, question: Question) -> Answer:
        self.send(framed(question))
        answer = read_answer(self.answers.read(size(self.answers.read(LENGTH))))
        return msgspec.structs.replace(answer, spent=0.0)  # how long it took is another matter

    def end(self) -> int:
        self.questions.close()
        status = self.process.wait()
        self.answers.close()
        return status


@pytest.fixture
def worker() -> Iterator[Pipe]:
    pipe = Pipe()
    yield pipe
    pipe.process.kill()
    pipe.end()


def asked(game: Game[Any, Any], level: str, number: int) -> Question:
    """What somebody at a table in the middle of a game would ask."""
    play = Playthrough(game, game.setup(game.seats[0]))
    rng = Random(number)
    play.chance(rng)
    for _ in range(number):
        seat = play.state.waiting[0]
        play.move(seat, rng.choice(play.legal(seat)))
        play.chance(rng)
    seat = play.state.waiting[0]
    return Question(number, game.id, level, encode(play.view(seat)), tuple(play.legal(seat)), seed=number)


@pytest.mark.parametrize("level", [*bots.BASELINES, "novice"])
def test_it_answers_as_the_bot_of_that_level_would_with_the_same_seed(worker: Pipe, level: str) -> None:
    bot = bots.find(level, VERRE)
    for number in range(12):
        question = asked(VERRE, level, number)
        expected = bot.choose(VERRE.read_view(question.view), question.legal, Random(question.seed))
        assert worker.ask(question) == Answer(number, expected)


def test_a_level_that_searches_takes_the_part_of_its_time_that_it_is_granted(worker: Pipe) -> None:
    """Five thoughts of a thousandth of a second each, where a whole one takes a second."""
    assert bots.seconds("master", VERRE) > 0
    began = monotonic()
    for number in range(1, 6):
        question = msgspec.structs.replace(asked(VERRE, "master", number), factor=0.001)
        assert worker.ask(question).words in question.legal
    assert monotonic() - began < 5 * bots.seconds("master", VERRE)


def test_thoughts_give_way_to_everything_else_on_the_machine(worker: Pipe) -> None:
    worker.ask(asked(VERRE, "random", 1))
    mine, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, worker.process.pid))
    assert its == min(19, mine + NICE)


def test_a_question_holds_a_view_and_the_legal_words_and_no_state() -> None:
    assert Question.__struct_fields__ == ("id", "game", "level", "view", "legal", "seed", "aloud", "factor", "advice")


def test_asked_aloud_it_says_what_the_bot_would_say_or_nothing(worker: Pipe) -> None:
    greedy, said = bots.find("greedy", IDUS), set()
    for number in range(12):
        question = asked(IDUS, "greedy", number)
        expected = bots.speech(greedy, IDUS, IDUS.read_view(question.view), Random(number))
        assert worker.ask(msgspec.structs.replace(question, aloud=True)) == Answer(number, expected or ())
        said.add(bool(expected))
    assert said == {True, False}


def test_a_bot_that_never_talks_stays_silent(worker: Pipe) -> None:
    for game, level in ((IDUS, "random"), (VERRE, "greedy")):
        assert worker.ask(msgspec.structs.replace(asked(game, level, 3), aloud=True)) == Answer(3)


def test_what_cannot_be_answered_is_told_and_the_next_question_is_answered(worker: Pipe) -> None:
    good = asked(VERRE, "random", 1)
    for bad, error in [
        ({"game": "chess"}, "Refusal"),
        ({"level": "cheater"}, "Refusal"),
        ({"view": b"{}"}, "Refusal"),
        ({"legal": ()}, "IndexError"),
    ]:
        answer = worker.ask(msgspec.structs.replace(good, **bad))
        assert answer.words == ()
        assert answer.error.startswith(f"{error} in perfidie."), answer
    assert worker.ask(good).words in good.legal


def outside_game(folder: Path, monkeypatch: pytest.MonkeyPatch, greedy: str) -> Question:
    """A game that grows in a folder of its own, with this greedy bot, and a question about it."""
    home = folder / "games" / "shells"
    home.mkdir(parents=True)
    (home / "__init__.py").write_text("from engine.toys.shells import SHELLS as GAME\n")
    (home / "bot").mkdir()
    mind = "from perfidie.engine.instinct import Mind, Thumb\n\n\n"
    (home / "bot/__init__.py").write_text(mind + greedy + "\n\nMIND = Mind(Greedy)\n")
    monkeypatch.setenv("PERFIDIE_GAMES", str(folder / "games"))
    monkeypatch.setenv("PYTHONPATH", str(TESTS))
    from engine.toys.shells import SHELLS

    return asked(SHELLS, "greedy", 1)


def test_games_in_outside_folders_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = "class Greedy(Thumb):\n    def choose(self, view, legal, rng):\n        return legal[-1]\n"
    question = outside_game(tmp_path, monkeypatch, last)
    worker = Pipe()
    assert worker.ask(question) == Answer(question.id, question.legal[-1])
    assert worker.end() == 0


def test_what_a_bot_prints_goes_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    talkative = (
        "import os\n"
        "class Greedy(Thumb):\n"
        "    def choose(self, view, legal, rng):\n"
        "        print(view, flush=True)\n"
        "        os.write(1, b'x' * 9999)\n"
        "        return legal[0]\n"
    )
    question = outside_game(tmp_path, monkeypatch, talkative)
    worker = Pipe()
    assert worker.ask(question) == worker.ask(question) == Answer(question.id, question.legal[0])
    assert worker.end() == 0


def test_an_error_tells_where_it_happened_and_nothing_the_bot_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clumsy = "class Greedy(Thumb):\n    def choose(self, view, legal, rng):\n        raise KeyError(f'I see {view}')\n"
    question = outside_game(tmp_path, monkeypatch, clumsy)
    worker = Pipe()
    assert worker.ask(question).error == "KeyError in perfidie.games.shells.bot, line 6"
    assert worker.end() == 0


def test_it_ends_with_its_input_even_in_the_middle_of_a_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brooding = "class Greedy(Thumb):\n    def choose(self, view, legal, rng):\n        while True:\n            pass\n"
    question = outside_game(tmp_path, monkeypatch, brooding)
    worker = Pipe()
    worker.send(framed(question))
    assert worker.end() == 0


def test_it_leaves_ctrl_c_to_its_parent(worker: Pipe) -> None:
    good = asked(VERRE, "random", 1)
    assert worker.ask(good).words in good.legal
    worker.process.send_signal(signal.SIGINT)
    assert worker.ask(good).words in good.legal


@pytest.mark.parametrize("nonsense", [b"\xff" * 8, (3).to_bytes(LENGTH, "big") + b"abc"])
def test_nonsense_ends_it(worker: Pipe, nonsense: bytes) -> None:
    worker.send(nonsense)
    assert worker.answers.read() == b""
    assert worker.process.wait() == 1
