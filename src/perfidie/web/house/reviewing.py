"""Reviews: a game that is over is looked at again in the background, one game at a time, and what comes of it is kept.

Students get the record and nothing else (`students`), piece by piece. Whoever asks sees how far it has come, on any
process of the house; where one stops in the middle, another takes it up again from the beginning when somebody asks.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog

from perfidie.engine import Game, Record, Refusal
from perfidie.review.pieces import Found, Piece, Task, read_found, read_pieces, written
from perfidie.review.report import Review, put_together
from perfidie.store import OVER, Store
from perfidie.store.people import results, reviews
from perfidie.store.people.reviews import Kept
from perfidie.web.errands import end
from perfidie.web.house.bots.desk import CannotThink
from perfidie.web.house.bots.students import Students
from perfidie.web.house.clock import Clock
from perfidie.web.house.table import LiveTable

log = structlog.get_logger()
MOST_WAITING = 20
"""So many games may wait to be looked at; who comes later is asked to come again."""


class Reviewers:
    """Looks at games that are over, one after the other."""

    def __init__(self, store: Store, clock: Clock, students: Students) -> None:
        self._store, self._clock, self._students = store, clock, students
        self._turn = asyncio.Semaphore(1)
        self._errands: dict[str, asyncio.Task[None]] = {}

    async def look(self, table: LiveTable) -> Review | Kept | None:
        """The review of this game; how far it has come; or nothing, where nobody has asked for it."""
        if table.phase != OVER:
            raise Refusal("not-over")
        kept = await self._store.look_up(reviews.look, table.code)
        if kept is None or not kept.data:
            lost = kept is not None and self._clock.date() > kept.at + reviews.FORGOTTEN
            return None if lost and table.code not in self._errands else kept
        try:
            return msgspec.msgpack.decode(kept.data, type=Review)
        except msgspec.MsgspecError:  # of another version of the program: it is made anew
            await self._store.keep(reviews.forget_table, table.code)
            return None

    async def ask(self, table: LiveTable) -> None:
        """Has the game looked at, unless it was already or somebody is at it."""
        if table.phase != OVER:
            raise Refusal("not-over")
        if len(self._errands) >= MOST_WAITING:
            raise Refusal("review-many-waiting")
        if table.code in self._errands or not await self._store.keep(reviews.begin, table.code, self._clock.date()):
            return
        errand = asyncio.create_task(self._review(table.code, table.game, table.game_on.record()))
        self._errands[table.code] = errand
        errand.add_done_callback(lambda done: self._errands.pop(table.code, None))

    async def finished(self, code: str) -> None:
        """Comes back when nobody here is at the review of this game any more."""
        if code in self._errands:
            await asyncio.wait([self._errands[code]])

    async def close(self) -> None:
        """Whatever is under way is left; another process, or the next start, may take it up."""
        await end(*self._errands.values())
        await self._students.close()

    async def _review(self, code: str, game: Game[Any, Any], record: Record) -> None:
        work = _Work(code)
        living = asyncio.create_task(self._still_at(work))
        try:
            async with self._turn:
                found = await self._worked_out(work, game, record)
                data = msgspec.msgpack.encode(found)
        except (CannotThink, msgspec.MsgspecError) as error:
            log.warning("cannot_review", why=type(error).__name__)
            data = b""
        finally:
            await end(living)
        if data:
            await self._store.keep(reviews.finish, code, data, self._clock.date())
            await self._store.keep(results.lucky, code, found.luck.seats)
        else:
            await self._store.keep(reviews.forget_table, code)

    async def _still_at(self, work: _Work) -> None:
        """Says from time to time how far it has come, even where it only waits for its turn."""
        while True:
            await asyncio.sleep(reviews.FORGOTTEN / 4)
            await self._store.keep(reviews.go_on, work.code, work.done, self._clock.date())

    async def _worked_out(self, work: _Work, game: Game[Any, Any], record: Record) -> Review:
        """All pieces, as many at once as there are students, and then the whole."""
        whole, found = record.to_compact(), dict[Piece, Found]()
        pieces = read_pieces(await self._students.study(written(Task(whole))))
        left = list(reversed(pieces))

        async def one_after_the_other() -> None:
            while left:
                piece = left.pop()
                found[piece] = read_found(await self._students.study(written(Task(whole, piece=piece))))
                work.done = len(found) / len(pieces)
                await self._store.keep(reviews.go_on, work.code, work.done, self._clock.date())

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._students.at_once):
                    group.create_task(one_after_the_other())
        except* CannotThink as failed:
            raise CannotThink("a piece of the review is missing") from failed
        return await asyncio.to_thread(put_together, game, record, 0, [found[piece] for piece in pieces])


class _Work(msgspec.Struct):
    """How far a review has come."""

    code: str
    done: float = 0.0
