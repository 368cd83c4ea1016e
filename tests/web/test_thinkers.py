"""The pool of processes in which bots think: answers are legal, and what breaks is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import launch
from perfidie import bots
from perfidie.engine import Playthrough, encode
from perfidie.games import find
from perfidie.web.house.bots import thinkers
from perfidie.web.house.bots.thinkers import WORKER, CannotThink, Thinkers
from perfidie.web.house.bots.turns import Asker

VERRE = find("verre")
PLAY = Playthrough(VERRE, VERRE.setup(3))
PLAY.chance(Random(4))
SEAT = PLAY.state.waiting[0]
HANGING = ("tail", "-f", os.devnull)
"""Never says a word, and never ends."""
VIEW, LEGAL = encode(PLAY.view(SEAT)), tuple(PLAY.legal(SEAT))


def with_pool(pool: Thinkers, story: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(all_of_it())


def choice(level: str, seed: int) -> tuple[str, ...]:
    """What the bot of this level chooses in this very process."""
    return bots.find(level, VERRE).choose(VERRE.read_view(VIEW), LEGAL, Random(seed))


def told(pids: Path) -> list[int]:
    return [int(pid) for pid in pids.read_text().split()] if pids.exists() else []


def telling(pids: Path, *command: str) -> tuple[str, ...]:
    """The command, which first tells its process number to a file."""
    return ("sh", "-c", f'echo $$ >> "{pids}"; exec "$@"', "sh", *command)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


IDUS = find("idus_martii")
SENATE = Playthrough(IDUS, IDUS.setup(5))
SENATE.chance(Random(4))


@pytest.mark.parametrize("level", [*bots.BASELINES, "novice"])
def test_what_is_said_is_what_the_bot_would_say_with_the_same_seed_and_it_may_be_nothing(level: str) -> None:
    bot, view = bots.find(level, IDUS), encode(SENATE.view(0))

    async def story(pool: Thinkers) -> None:
        said = [await pool.speak("idus_martii", level, view, seed) for seed in range(12)]
        assert said == [bots.speech(bot, IDUS, IDUS.read_view(view), Random(seed)) or () for seed in range(12)]
        assert await pool.speak("verre", level, VIEW, 1) == (), "there is nothing to be said at that game"

    with_pool(Thinkers(1), story)


@pytest.mark.parametrize("level", [*bots.BASELINES, "novice"])
def test_answers_are_those_of_the_bot_with_the_same_seed(level: str) -> None:
    async def story(pool: Thinkers) -> None:
        answers = await asyncio.gather(*[pool.think("verre", level, VIEW, LEGAL, seed) for seed in range(20)])
        assert answers == [choice(level, seed) for seed in range(20)]
        assert set(answers) <= set(LEGAL)

    with_pool(Thinkers(2), story)


def test_whoever_asks_is_told_how_long_the_search_was_so_that_it_can_be_made_again() -> None:
    async def story(pool: Thinkers) -> None:
        for level in ("master", "novice"):
            told: dict[int, str] = {}
            words = await pool.think("verre", level, VIEW, LEGAL, 5, Asker(searched=told.__setitem__))
            ((iterations, network),) = told.items()
            assert ((iterations > 0), network) == (level == "master", "")
            bot = bots.find(level, VERRE)
            assert isinstance(bot, bots.Player)
            assert bot.measured(iterations).choose(VERRE.read_view(VIEW), LEGAL, Random(5)) == words

    with_pool(Thinkers(1, factor=0.05), story)


def test_processes_start_when_they_are_needed_and_never_more_than_agreed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def story(pool: Thinkers) -> None:
        assert told(pids) == []
        await pool.think("verre", "random", VIEW, LEGAL, 1)
        await pool.think("verre", "random", VIEW, LEGAL, 2)
        assert len(told(pids)) == 1
        await asyncio.gather(*[pool.think("verre", "random", VIEW, LEGAL, seed) for seed in range(30)])
        assert len(told(pids)) == 2
        assert all(is_there(pid) for pid in told(pids))

    with_pool(Thinkers(2, command=telling(pids, *WORKER)), story)
    assert not any(is_there(pid) for pid in told(pids))


def test_a_killed_worker_is_replaced_and_the_question_is_answered(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def story(pool: Thinkers) -> None:
        for seed in range(4):
            assert await pool.think("verre", "greedy", VIEW, LEGAL, seed) == choice("greedy", seed)
            os.kill(told(pids)[-1], signal.SIGKILL)
        assert len(told(pids)) == 4

    with_pool(Thinkers(1, command=telling(pids, *WORKER)), story)


def test_several_workers_killed_at_once_are_all_replaced(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def story(pool: Thinkers) -> None:
        await asyncio.gather(*[pool.think("verre", "greedy", VIEW, LEGAL, seed) for seed in range(9)])
        for pid in told(pids):
            os.kill(pid, signal.SIGKILL)
        for seed in range(4):
            assert await pool.think("verre", "greedy", VIEW, LEGAL, seed) == choice("greedy", seed)

    with_pool(Thinkers(3, command=telling(pids, *WORKER)), story)


def test_a_worker_that_hangs_is_killed_and_another_one_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started, first = tmp_path / "started", tmp_path / "first"
    os.mkfifo(started)
    hangs_at_first = (
        f'if mkdir "{first}"; then echo $$ > "{started}"; exec tail -f /dev/null; else exec "$@"; fi 2> /dev/null'
    )
    clocks: list[asyncio.Timeout] = []

    def timeout(_: float) -> asyncio.Timeout:
        clocks.append(asyncio.Timeout(None))
        return clocks[-1]

    async def story(pool: Thinkers) -> None:
        thought = asyncio.create_task(pool.think("verre", "greedy", VIEW, LEGAL, 3))
        hanging = int(await asyncio.to_thread(started.read_text))
        assert not thought.done()
        assert is_there(hanging)
        clocks[0].reschedule(asyncio.get_running_loop().time())  # its time is up
        assert await thought == choice("greedy", 3)
        await pool.close()
        assert not is_there(hanging)

    monkeypatch.setattr(thinkers.asyncio, "timeout", timeout)
    with_pool(Thinkers(1, command=("sh", "-c", hangs_at_first, "sh", *WORKER)), story)


def test_where_every_worker_hangs_the_caller_is_told_in_time() -> None:
    async def story(pool: Thinkers) -> None:
        with pytest.raises(
            CannotThink, match="the bot greedy of verre was asked twice: its process thought for too long"
        ):
            await pool.think("verre", "greedy", VIEW, LEGAL, 3)

    with_pool(Thinkers(1, patience=0.05, command=HANGING), story)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("false",), "died"),
        (("head", "-c", "3"), "died"),
        (("yes",), "died"),
        (("cat",), "died"),
        (("/no/such/program",), "could not be started: No such file or directory"),
    ],
)
def test_a_worker_that_dies_or_talks_nonsense_is_given_up_after_the_second_try(
    command: tuple[str, ...], why: str
) -> None:
    async def story(pool: Thinkers) -> None:
        with pytest.raises(CannotThink, match=f"asked twice: its process {why}"):
            await pool.think("verre", "greedy", VIEW, LEGAL, 3)

    with_pool(Thinkers(1, command=command), story)


ILLEGAL = """
import sys
from perfidie.bots.worker import *
_questions = msgspec.msgpack.Decoder(Question)
while prefix := sys.stdin.buffer.read(LENGTH):
    question = _questions.decode(sys.stdin.buffer.read(size(prefix)))
    sys.stdout.buffer.write(framed(Answer(question.id + (question.seed == 1), ("take", "everything"))))
    sys.stdout.buffer.flush()
"""


def test_an_answer_that_is_not_legal_is_no_answer() -> None:
    async def story(pool: Thinkers) -> None:
        with pytest.raises(CannotThink, match="chose what is not legal"):
            await pool.think("verre", "greedy", VIEW, LEGAL, 0)
        with pytest.raises(CannotThink, match="its process answered something else"):
            await pool.think("verre", "greedy", VIEW, LEGAL, 1)

    with_pool(Thinkers(1, command=(sys.executable, "-c", ILLEGAL)), story)


def test_a_bot_that_fails_is_told_as_such_and_its_process_goes_on(tmp_path: Path) -> None:
    pids = tmp_path / "pids"

    async def story(pool: Thinkers) -> None:
        with pytest.raises(CannotThink, match=r"the bot cheater of verre failed: Refusal in perfidie\.bots"):
            await pool.think("verre", "cheater", VIEW, LEGAL, 3)
        with pytest.raises(CannotThink, match="Refusal"):
            await pool.think("verre", "greedy", b"no view", LEGAL, 3)
        assert await pool.think("verre", "greedy", VIEW, LEGAL, 3) == choice("greedy", 3)
        assert len(told(pids)) == 1

    with_pool(Thinkers(1, command=telling(pids, *WORKER)), story)


def test_a_cancelled_question_leaves_no_answer_behind_for_the_next_one() -> None:
    async def story(pool: Thinkers) -> None:
        await pool.think("verre", "greedy", VIEW, LEGAL, 0)
        for seed in range(1, 4):
            asked = asyncio.Event()
            cancelled = asyncio.create_task(ask(pool, asked, -seed))
            await asked.wait()
            cancelled.cancel()
            with pytest.raises(asyncio.CancelledError):
                await cancelled
            assert await pool.think("verre", "greedy", VIEW, LEGAL, seed) == choice("greedy", seed)

    async def ask(pool: Thinkers, asked: asyncio.Event, seed: int) -> Any:
        asked.set()
        return await pool.think("verre", "greedy", VIEW, LEGAL, seed)

    with_pool(Thinkers(1), story)


def test_closing_ends_thoughts_that_go_on_and_refuses_new_ones(tmp_path: Path) -> None:
    started, pids = tmp_path / "started", tmp_path / "pids"
    os.mkfifo(started)

    async def story(pool: Thinkers) -> None:
        waiting = [asyncio.create_task(pool.think("verre", "greedy", VIEW, LEGAL, seed)) for seed in range(5)]
        await asyncio.to_thread(started.read_text)
        assert not any(task.done() for task in waiting)
        await pool.close()
        assert not any(is_there(pid) for pid in told(pids))
        for outcome in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(outcome, CannotThink)
            assert str(outcome) == "the thinkers have gone home"
        with pytest.raises(CannotThink, match="gone home"):
            await pool.think("verre", "greedy", VIEW, LEGAL, 1)
        await pool.close()

    saying_so = ("sh", "-c", f'echo now > "{started}"; exec "$@"', "sh", *HANGING)
    with_pool(Thinkers(1, command=telling(pids, *saying_so)), story)


def test_a_worker_ends_when_its_parent_is_killed() -> None:
    """Worker and parent hold the same pipe as their stderr: it ends when the last of them does."""
    command = [sys.executable, str(Path(__file__).with_name("thinking_parent.py"))]
    pipe = subprocess.PIPE
    with launch.start(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline().strip()
        parent.kill()
        assert parent.communicate(timeout=60) == ("", "")
        assert parent.returncode == -signal.SIGKILL
