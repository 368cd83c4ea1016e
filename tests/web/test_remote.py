"""Thinking on other machines, over a real Redis: answers are the same, and nobody waits for a worker that is gone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest

import launch
from perfidie import bots
from perfidie.cli import worker
from perfidie.engine import Playthrough, Refusal, encode
from perfidie.games import find
from perfidie.review.pieces import Task, done, read_pieces, written
from perfidie.web.house.bots import queue, service
from perfidie.web.house.bots.desk import CannotThink
from perfidie.web.house.bots.remote import Remote
from perfidie.web.house.bots.students import Students
from perfidie.web.house.bots.turns import Asker, NotWanted
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.settings import from_environment
from review.games import played
from services import Redis

VERRE = find("verre")
PLAY = Playthrough(VERRE, VERRE.setup(3))
PLAY.chance(Random(4))
SEAT = PLAY.state.waiting[0]
VIEW, LEGAL = encode(PLAY.view(SEAT)), tuple(PLAY.legal(SEAT))
NOWHERE = "redis://127.0.0.1:1/0"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come often, so that their absence is noticed soon."""
    monkeypatch.setattr(queue, "BEAT", 0.2)
    monkeypatch.setattr(queue, "FORGOTTEN", 1.0)
    monkeypatch.setattr(service, "GRACE", 0)


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 200))  # type: ignore[arg-type]


def choice(level: str, seed: int) -> tuple[str, ...]:
    """What the bot of this level chooses in this very process."""
    return bots.find(level, VERRE).choose(VERRE.read_view(VIEW), LEGAL, Random(seed))


@asynccontextmanager
async def announced(line: Any, who: str) -> AsyncIterator[None]:
    """A worker that says again and again that it is there, and does nothing else."""

    async def live() -> None:
        while True:
            with suppress(*queue.AWAY):
                await queue.announce(line, queue.WORKERS, who)
            await asyncio.sleep(queue.BEAT / 2)

    living = asyncio.create_task(live())
    try:
        yield
    finally:
        living.cancel()


@asynccontextmanager
async def a_house(url: str, places: int | None = None) -> AsyncIterator[Remote]:
    """A house that has found so many places of workers."""
    house = Remote(url, 1, factor=0.05)
    await house.open()
    try:
        if places is not None:
            await so(lambda: house._turns.places == places and house._reachable)
        yield house
    finally:
        await house.close()


@asynccontextmanager
async def a_worker(url: str, processes: int = 1) -> AsyncIterator[None]:
    """A worker in this process; its bots think in processes of their own."""
    task = asyncio.create_task(service.serve(url, processes))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def so(happens: Callable[[], Any]) -> None:
    """Returns when this is so."""
    while not happens():
        await asyncio.sleep(0.01)


async def kept(line: Any) -> dict[str, bytes]:
    """All that lies in this Redis, by its name."""
    found = {}
    for key in await line.redis.keys("*"):
        kind = await line.redis.type(key)
        found[key.decode()] = await line.redis.dump(key) if kind != b"string" else await line.redis.get(key)
    return found


def think(house: Remote, seed: int, asker: Asker | None = None) -> asyncio.Task[tuple[str, ...]]:
    return asyncio.create_task(house.think("verre", "greedy", VIEW, LEGAL, seed, asker or Asker("T4BLE")))


def test_workers_answer_as_the_bot_would_here_and_leave_nothing_behind(redis: Redis) -> None:
    async def story() -> None:
        async with a_worker(redis.url, 2), a_house(redis.url, 2) as house:
            answers = await asyncio.gather(*[think(house, seed) for seed in range(12)])
            assert answers == [choice("greedy", seed) for seed in range(12)]
            found = await house.advise("verre", VIEW, LEGAL, 1)
            assert {each.words for each in found} <= set(LEGAL)
            assert await house.speak("verre", "greedy", VIEW, 1) == ()
            await asyncio.gather(*house._ending)
            left = await kept(house._queue)
            assert not [name for name in left if ":view:" in name or ":answer:" in name]

    told(story)


def test_reviews_are_worked_out_by_workers_and_take_no_bots_place(redis: Redis) -> None:
    record = played("verre", 2, 3, "novice", max_rounds=1)
    task = written(Task(record.to_compact()))
    pieces = [written(Task(record.to_compact(), piece=each)) for each in read_pieces(done(task)) if each.kind != "luck"]

    async def story() -> None:
        async with a_worker(redis.url, 1), a_house(redis.url, 1) as house:
            nowhere = Students(house, command=("/no/such/program",))
            assert nowhere.at_once == 1
            studies = [asyncio.create_task(nowhere.study(each)) for each in pieces[:3]]
            assert [await think(house, seed) for seed in range(4)] == [choice("greedy", seed) for seed in range(4)]
            assert await asyncio.gather(*studies) == [done(each) for each in pieces[:3]]
            assert house._turns.places == 1
            with pytest.raises(CannotThink, match="a task failed"):
                await nowhere.study(b"nonsense")
            await asyncio.gather(*house._ending)
            assert not [name for name in await kept(house._queue) if ":view:" in name or ":answer:" in name]

    told(story)


def test_a_review_whose_worker_is_gone_is_worked_out_beside_the_house(redis: Redis) -> None:
    task = written(Task(played("verre", 2, 3, "novice", max_rounds=1).to_compact()))

    async def story() -> None:
        line = queue.connected(redis.url)
        async with a_house(redis.url) as house:
            students = Students(house)
            async with announced(line, "one that dies 1"):
                await so(lambda: house.workers == 1)
                study = asyncio.create_task(students.study(task))
                assert await line.dequeue(timeout=5) is not None  # and never a word of it again
            assert await study == done(task)
            await students.close()
        await line.disconnect()

    told(story)


def test_what_waits_in_the_queue_tells_nothing_and_is_gone_by_itself(redis: Redis) -> None:
    async def story() -> None:
        line = queue.connected(redis.url)
        async with announced(line, "one that takes nothing 1"), a_house(redis.url, 1) as house:
            thought = think(house, 1)
            await so_async(lambda: line.redis.llen(f"saq:{queue.NAME}:queued"))
            lying = await kept(line)
            (view,) = [name for name in lying if ":view:" in name]
            ticket = view.rpartition(":")[2]
            question, _ = queue._questions.decode(lying[view])
            assert (question.view, question.legal, question.level, question.seed) == (VIEW, LEGAL, "greedy", 1)
            assert {field for field in question.__struct_fields__} == {
                *("id", "game", "level", "view", "legal", "seed", "aloud", "factor", "advice")
            }
            for name, value in lying.items():
                assert "T4BLE" not in name
                assert b"T4BLE" not in value
                assert name == view or VIEW[:40] not in value, name
                if ticket in name:
                    assert 0 < await line.redis.ttl(name) < 60, name
            thought.cancel()
        await line.disconnect()

    told(story)


async def so_async(happens: Callable[[], Awaitable[Any]]) -> None:
    while not await happens():
        await asyncio.sleep(0.01)


def test_a_question_whose_worker_is_gone_is_asked_again_and_its_late_answer_is_nobodys(redis: Redis) -> None:
    async def story() -> None:
        line = queue.connected(redis.url)
        async with a_house(redis.url) as house:
            async with announced(line, "one that dies 1"):
                await so(lambda: house._reachable)
                thought = think(house, 3)
                taken = await line.dequeue(timeout=5)  # and never a word of it again
            assert taken is not None
            async with a_worker(redis.url):
                assert await thought == choice("greedy", 3)
                late = queue.Answer(1, LEGAL[-1])
                await queue.answered(line, taken.key, late)
                assert await think(house, 4) == choice("greedy", 4)
        await line.disconnect()

    told(story)


def test_where_the_last_worker_is_gone_the_house_thinks_by_itself(redis: Redis) -> None:
    async def story() -> None:
        line = queue.connected(redis.url)
        dies = announced(line, "one that dies 3")
        await dies.__aenter__()
        async with a_house(redis.url, 3) as house:
            await dies.__aexit__(None, None, None)
            thoughts = [think(house, seed) for seed in range(5)]
            assert await asyncio.gather(*thoughts) == [choice("greedy", seed) for seed in range(5)]
            assert house._turns.places == 1
        await line.disconnect()

    told(story)


def test_without_redis_the_house_thinks_by_itself_and_so_it_does_when_redis_dies(redis: Redis) -> None:
    async def story() -> None:
        async with a_house(NOWHERE) as house:
            assert await think(house, 5) == choice("greedy", 5)
        line = queue.connected(redis.url)
        async with announced(line, "one 2"), a_house(redis.url, 2) as house:
            thought = think(house, 6)
            await so_async(lambda: line.redis.llen(f"saq:{queue.NAME}:queued"))
            redis.kill()
            assert await thought == choice("greedy", 6)
            redis.start()  # here: it would end with a thread that started it
            async with a_worker(redis.url, 2):
                await so(lambda: house._reachable)
                assert await think(house, 7) == choice("greedy", 7)
        await line.disconnect()

    told(story)


def test_what_nobody_wants_any_more_is_taken_back(redis: Redis) -> None:
    async def story() -> None:
        line = queue.connected(redis.url)
        wanted = True
        async with announced(line, "one that takes nothing 1"), a_house(redis.url, 1) as house:
            thought = think(house, 1, Asker("a", lambda: wanted))
            await so_async(lambda: line.redis.llen(f"saq:{queue.NAME}:queued"))
            wanted = False
            with pytest.raises(NotWanted):
                await thought
            await asyncio.gather(*house._ending)
            assert not await line.redis.llen(f"saq:{queue.NAME}:queued")
            assert not [name for name in await kept(line) if ":view:" in name]
        await line.disconnect()

    told(story)


def test_houses_share_the_places_evenly(redis: Redis) -> None:
    async def story() -> None:
        line = queue.connected(redis.url)
        async with announced(line, "many 5"), a_house(redis.url, 5) as house:
            async with a_house(redis.url, 3):
                await so(lambda: house._turns.places == 3)
            await so(lambda: house._turns.places == 5)
        await line.disconnect()

    told(story)


def test_a_worker_of_its_own_answers_ends_when_told_to_and_may_be_killed(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`perfidie worker`, with kill -9 while it has a question and with a polite end."""
    monkeypatch.setattr(queue, "FORGOTTEN", 2.5)  # these give their signs of life as usual

    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "perfidie", "worker", "--processes", "1", "--lang", "en"]
        environment = {**os.environ, "PERFIDIE_REDIS": redis.url}
        return launch.start(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    async def story() -> None:
        first, second = start(), start()
        async with a_house(redis.url, 2) as house:
            assert await think(house, 1) == choice("greedy", 1)
            first.send_signal(signal.SIGSTOP)  # it may be given a question, and will not answer it
            thoughts = [think(house, seed) for seed in range(4)]
            first.kill()
            assert await asyncio.gather(*thoughts) == [choice("greedy", seed) for seed in range(4)]
            second.terminate()
            assert await asyncio.to_thread(second.wait) == 0
            assert second.stdout is not None
            assert second.stdout.read() == "The bots of the house think here, 1 at a time. Ctrl-C stops it.\n"
            assert await think(house, 9) == choice("greedy", 9)
        with first, second:
            pass

    told(story)


def test_a_queue_without_a_redis_is_refused_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal) as refused:
        from_environment({"PERFIDIE_BOT_QUEUE": "1"})
    sentences = {SiteTexts(lang).refusal(refused.value) for lang in ("fr", "en")}
    assert len(sentences) == 2
    assert all("PERFIDIE_REDIS" in sentence for sentence in sentences)
    monkeypatch.delenv("PERFIDIE_REDIS", raising=False)
    with pytest.raises(Refusal, match="worker-needs-redis"):
        worker.run(None, "fr")


def test_a_worker_whose_redis_does_not_answer_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PERFIDIE_REDIS", NOWHERE)
    assert worker.run(1, "fr") == 2
    assert capsys.readouterr().err == "Le Redis de PERFIDIE_REDIS ne répond pas.\n"
