"""A process that thinks for bots: `python -m perfidie.bots.worker`.

Questions come in on stdin, answers go out on stdout, each a length of four bytes and a MessagePack map. A question
holds a seat's view, as the bytes a person's client would get, and its legal words; there is nothing else to know
here. The process ends when its stdin does, so it outlives its parent by no more than a moment, however the parent died.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import thread_time
from typing import Any, BinaryIO, TypeVar

import msgspec

from perfidie import bots, games
from perfidie.bots.advice import Suggestion, advise, usual_budget
from perfidie.engine import Game
from perfidie.engine.action import Words


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Asks for a bot's next move; with `aloud`, for what it has to say; with `advice`, for the best choices."""

    id: int
    game: str
    level: str
    view: bytes
    legal: tuple[Words, ...]
    seed: int
    aloud: bool = False
    factor: float = 1.0
    """How many times its usual time the bot may think."""
    advice: bool = False

    @property
    def whose(self) -> str:
        """Who is asked."""
        return f"the bot {self.level} of {self.game}"


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """A piece of a review, of a game that is over: never asked of a process in which bots think.

    It goes the same way, to processes of its own (`perfidie.review.worker`).
    """

    id: int
    task: bytes

    @property
    def whose(self) -> str:
        """Who is asked."""
        return "a student"


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The words chosen, or why there are none; a bot that has nothing to say is silent."""

    id: int
    words: Words = ()
    error: str = ""
    suggestions: tuple[Suggestion, ...] = ()
    spent: float = 0.0
    """Seconds of computing it took; told to the house alone, which keeps it to itself."""
    iterations: int = 0
    """How often the search behind a move tried something: with as many from the same seed the choice is the same."""
    network: str = ""
    """The digest of the network by which the move was chosen, where it was by one."""
    studied: bytes = b""
    """What came of a task."""


Asked = TypeVar("Asked", Question, Study)
LENGTH = 4
LARGEST = 1 << 24
_encode = msgspec.msgpack.Encoder().encode
_answers = msgspec.msgpack.Decoder(Answer)


def framed(message: Question | Study | Answer) -> bytes:
    """A message as it goes through the pipe."""
    data = _encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def size(prefix: bytes) -> int:
    """How many bytes follow this prefix; a length no message can have means that somebody is talking nonsense."""
    number = int.from_bytes(prefix, "big")
    if number > LARGEST:
        raise ValueError(f"a message of {number} bytes")
    return number


read_answer: Callable[[bytes], Answer] = _answers.decode


class Mind:
    """Answers questions; games and bots are made once."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], tuple[Game[Any, Any], bots.Bot]] = {}

    def answer(self, question: Question) -> Answer:
        """Never fails: an error inside a game or a bot becomes an answer, stripped of anything secret."""
        began = thread_time()
        try:
            if question.advice:
                suggestions = _advice(question)
                return Answer(question.id, suggestions=suggestions, spent=thread_time() - began)
            words, iterations, network = self._words(question)
            spent = thread_time() - began
            return Answer(question.id, words, spent=spent, iterations=iterations, network=network)
        except Exception as error:
            return Answer(question.id, error=without_secrets(error))

    def _words(self, question: Question) -> bots.Decision:
        key = question.game, question.level
        if key not in self._bots:
            game = games.find(question.game)
            self._bots[key] = game, bots.find(question.level, game)
        game, bot = self._bots[key]
        if isinstance(bot, bots.Player):
            bot = bot.hurried(question.factor)
        view, rng = game.read_view(question.view), Random(question.seed)
        if question.aloud:
            return bots.Decision(bots.speech(bot, game, view, rng) or ())
        return bots.decide(bot, view, question.legal, rng)


def _advice(question: Question) -> tuple[Suggestion, ...]:
    game = games.find(question.game)
    budget = usual_budget(game).scaled(question.factor)
    return advise(game, game.read_view(question.view), question.legal, Random(question.seed), budget)


def without_secrets(error: Exception) -> str:
    """Which error and where. Its message stays here: it may name a card, and answers may be logged."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    if where is None:
        return type(error).__name__
    return f"{type(error).__name__} in {where.tb_frame.f_globals.get('__name__')}, line {where.tb_lineno}"


def _listen(source: BinaryIO, questions: SimpleQueue[Asked], kind: type[Asked]) -> None:
    """Hands questions on. When there will be no more the process ends at once, even in the middle of a thought."""
    read = msgspec.msgpack.Decoder(kind).decode
    try:
        while len(prefix := source.read(LENGTH)) == LENGTH:
            questions.put(read(source.read(size(prefix))))
    except (OSError, ValueError, msgspec.MsgspecError):
        os._exit(1)
    os._exit(0)


NICE = 10
"""How far thoughts give way to everything else on the machine, above all to the site's pages."""


def serve(kind: type[Asked], answered: Callable[[Asked], Answer], nice: int) -> None:
    """Answers questions from standard input until the parent closes it, at a lower priority than the site's."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the parent, whose end is ours
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())  # whatever a game or a bot prints must not get in between
    questions: SimpleQueue[Asked] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions, kind), daemon=True).start()
    while True:
        answers.write(framed(answered(questions.get())))


if __name__ == "__main__":
    serve(Question, Mind().answer, NICE)
