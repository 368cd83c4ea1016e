"""When answers are seen: an early one when a thought that used all its time would have been, on a busy machine too.

The machine is simulated and the clock is turned by hand: how long a second of computing lasts is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from random import Random

from perfidie.bots.worker import Answer, Question
from perfidie.web.house.bots.desk import Desk
from perfidie.web.house.bots.padding import GRID, KEPT
from perfidie.web.house.bots.turns import Asker
from perfidie.web.metrics import exposition
from web.hourglass import Hourglass

LEGAL = (("pass",), ("play",))
BUSY = (1.0, 2.75, 1.31, 1.9, 2.2, 1.05, 2.64, 1.5, 1.77, 2.4, 1.2, 2.05, 2.9, 1.6, 1.42, 2.51)
"""How long a second of computing lasts on a busy machine, thought after thought."""
HALF, WHOLE = 0.3, 1.0


class Simulated(Desk):
    """A pool of which it is known how long a second lasts in it and how much of its time each thought needs."""

    def __init__(self, clock: Hourglass, ratios: Iterator[float], needs: list[float], places: int = 1) -> None:
        super().__init__(places, clock=clock, rng=Random(7))
        self.ratios = ratios
        self.needs = needs

    async def _answer(self, question: Question, granted: float, asker: Asker) -> tuple[Answer, bool]:
        needs = self.needs.pop(0)
        await self._clock.wait(asyncio.Event(), granted * needs * next(self.ratios))
        return Answer(question.id, LEGAL[0], spent=granted * needs), True

    async def open(self) -> None: ...

    async def close(self) -> None: ...


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))  # type: ignore[arg-type]


async def passes(clock: Hourglass, *tasks: asyncio.Task[float]) -> list[float]:
    """Time passes, from one thing that is due to the next, until all are done."""
    while not all(task.done() for task in tasks):
        for _ in range(20):
            await asyncio.sleep(0)
        due = [bell.at for bell in clock.bells if not bell.cancelled]
        if due:
            clock.turn(max(0.0, min(due) - clock.time))
    return [await task for task in tasks]


async def seen_after(desk: Simulated, clock: Hourglass) -> float:
    """After how many seconds the answer of a master is seen."""

    async def one() -> float:
        began = clock.now()
        await desk.think("verre", "master", b"", LEGAL, 1)
        return round(clock.now() - began, 6)

    (seen,) = await passes(clock, asyncio.create_task(one()))
    return seen


def test_early_answers_and_whole_thoughts_are_seen_at_the_same_moments_on_a_busy_machine() -> None:
    async def story() -> None:
        clock = Hourglass()
        desk = Simulated(clock, cycle(BUSY), [WHOLE] * KEPT + [HALF] * KEPT)
        whole = [await seen_after(desk, clock) for _ in range(KEPT)]
        early = [await seen_after(desk, clock) for _ in range(KEPT)]
        assert len(set(whole)) > 5, "moments differ, as they do on a busy machine"
        assert sorted(early) == sorted(whole)
        assert all(round(seen / GRID, 6).is_integer() for seen in (*whole, *early)), "on one grid"

    told(story)


def test_what_is_seen_follows_a_machine_that_becomes_idle_again() -> None:
    async def story() -> None:
        clock = Hourglass()
        slow, quick = [2.5] * KEPT, [1.0] * KEPT
        desk = Simulated(clock, iter([*slow, *quick, 1.0]), [WHOLE] * 2 * KEPT + [HALF])
        for _ in range(2 * KEPT):
            await seen_after(desk, clock)
        assert await seen_after(desk, clock) == 1.0

    told(story)


def test_before_anything_is_known_an_early_answer_is_seen_as_a_whole_one_of_an_idle_machine() -> None:
    async def story() -> None:
        for needs in (HALF, WHOLE):
            clock = Hourglass()
            assert await seen_after(Simulated(clock, cycle([1.02]), [needs]), clock) == 1.25

    told(story)


def test_the_next_in_line_does_not_learn_how_long_the_one_before_really_thought() -> None:
    """The place is kept until the answer may be seen: the next thought begins at the same moment either way."""

    async def begins(first: float) -> float:
        clock = Hourglass()
        desk = Simulated(clock, cycle([2.0]), [WHOLE, first, WHOLE])
        await seen_after(desk, clock)
        began: list[float] = []
        start = clock.now()

        async def ask(table: str) -> float:
            asker = Asker(table, begins=lambda: began.append(clock.now() - start))
            await desk.think("verre", "master", b"", LEGAL, 1, asker)
            return clock.now() - start

        await passes(clock, asyncio.create_task(ask("first")), asyncio.create_task(ask("second")))
        return round(began[1], 6)

    async def story() -> None:
        assert await begins(HALF) == await begins(WHOLE)

    told(story)


def test_the_figures_tell_how_long_questions_wait_and_not_how_long_anybody_thinks() -> None:
    async def story() -> None:
        clock = Hourglass()
        await seen_after(Simulated(clock, cycle([1.0]), [HALF]), clock)
        figures = exposition().decode()
        assert "perfidie_waiting_seconds_count" in figures
        assert 'perfidie_thoughts_total{kind="move"}' in figures
        assert "thinking" not in figures

    told(story)
