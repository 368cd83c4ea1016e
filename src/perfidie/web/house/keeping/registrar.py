"""The registrar: when a game is over, it writes down how it ended, from the record alone.

It works after the last move, beside everything else, one table after the other. What a crash has kept it from is found
when the house opens, and every few minutes; what another process has written already is not written again.
"""

from __future__ import annotations

import asyncio
from itertools import combinations
from typing import Any

import structlog
from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Game, Playthrough, Refusal
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store import LATE, OVER, PERSON, Arrangement, Garbled, Store, Table, Unreadable
from perfidie.store.people import ladders, results, tries
from perfidie.store.people.results import Ending, Result
from perfidie.store.people.tries import Try
from perfidie.web.house.match import Match
from perfidie.web.house.table import LiveTable

log = structlog.get_logger()
ROUND = 300.0
"""Seconds between two looks for what was left unwritten."""
BATCH = 50
REMEMBERED = 10_000
ANCHORS: dict[str, float] = {}
"""How strong bots are in the eyes of ratings, by level. None is an anchor by now (docs/ratings.md): people only."""


class Registrar:
    """Writes endings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._done: dict[str, None] = {}

    def enlist(self, table: LiveTable) -> None:
        """This table may be over: it is registered as soon as there is time."""
        if table.phase == OVER and table.begun and table.code not in self._done:
            self._remember(table.code)
            self._waiting.put_nowait(table.code)

    def _remember(self, code: str) -> None:
        self._done[code] = None
        if len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    async def settled(self) -> None:
        """Returns when all that was enlisted is written."""
        await self._waiting.join()

    async def keep_registering(self) -> None:
        """One after the other; what fails is found again later."""
        while True:
            code = await self._waiting.get()
            try:
                await self.register(code)
            except Exception as error:
                self._done.pop(code, None)
                log.warning("registrar_failed", code=code, why=type(error).__name__)
            finally:
                self._waiting.task_done()

    async def keep_looking(self) -> None:
        """Looks for what was left unwritten, when the house opens and every few minutes."""
        while True:
            try:
                while await self.catch_up() == BATCH:
                    await asyncio.sleep(0)
            except Exception as error:
                log.warning("registrar_failed", code="", why=type(error).__name__)
            await asyncio.sleep(ROUND)

    async def catch_up(self) -> int:
        """Registers the newest tables of which there is no ending, the oldest of them first; how many there were."""
        codes = await self._store.look_up(results.unregistered, BATCH)
        written = 0
        for code in reversed(codes):
            try:
                written += await self.register(code)
            except Unreadable:
                raise
            except Exception as error:  # one that goes wrong holds up no other
                log.warning("registrar_failed", code=code, why=type(error).__name__)
        return written

    async def register(self, code: str) -> bool:
        """Writes how this table ended; whether that is new. A record that cannot be read is noted as such."""
        if await self._store.look_up(results.is_registered, code):
            return False
        try:
            kept = await self._store.table(code)
        except Garbled:
            return await self._store.keep(ladders.register, Ending(code, "", "", 0, 0.0, 0, "", rated=False), ANCHORS)
        if kept is None or kept.arrangement.phase != OVER:
            return False
        loop = asyncio.get_running_loop()
        if kept.arrangement.second is not None:
            ending, tried = await loop.run_in_executor(None, try_of, kept)
            return await self._store.keep(tries.register, ending, tried)
        ending = await loop.run_in_executor(None, ending_of, kept)
        against = why_unrated(kept.arrangement)
        return await self._store.keep(ladders.register, ending, ANCHORS, against)


def ending_of(kept: Table) -> Ending:
    """How this table ended, replayed from its lines; without results where it cannot be replayed any more.

    Habits are those of whoever played the whole game: neither a bot nor chance has any.
    """
    agreed, chairs, found, play = kept.arrangement, kept.arrangement.chairs, _bare(kept), _replayed(kept)
    if play is None:
        return found
    game: Game[Any, Any] = play.game
    annals: Annals = games.companion(agreed.game, "annals") or PLAIN
    outcome, figures = game.rules.outcome(play.state), annals.habits_of(play)
    shares, drawn = game.rules.shares(outcome), {line.seat for line in kept.lines if line.kind == LATE}
    seats = tuple(
        Result(
            seat, "" if chair.awaited else chair.person, chair.name, chair.level, shares[seat], seat in outcome.winners,
            annals.side(play, seat), {} if chair.helped or chair.level or seat in drawn else figures[seat],
            chair.helped or bool(chair.level and chair.person),
        )
        for seat, chair in enumerate(chairs)
    )  # fmt: skip
    return replace(found, results=seats, rated=agreed.rated)


def _bare(kept: Table) -> Ending:
    """That the game at this table is over, and no more."""
    agreed, ended = kept.arrangement, kept.written[-1] if kept.written else kept.created
    season = ladders.season_of(ended)
    return Ending(kept.code, agreed.game, agreed.preset, len(agreed.chairs), ended, kept.version, season)


def _replayed(kept: Table) -> Playthrough | None:
    """The game at this table, played again to its end; None where that cannot be done any more."""
    agreed = kept.arrangement
    try:
        game: Game[Any, Any] = games.find(agreed.game)
        if agreed.rules != game.version:
            return None
        match = Match(game, game.setup(len(agreed.chairs), agreed.options))
        match.follow(kept.lines, kept.written)
    except Refusal:
        return None
    return match.play if match.play.over else None


def try_of(kept: Table) -> tuple[Ending, Try | None]:
    """Of a second deal: that it is over, which counts for nobody; and how the try went of whoever sat there alone.

    Where a bot has played for them, or others against them than was agreed on, it was no such try.
    """
    ending, second, play = _bare(kept), kept.arrangement.second, _replayed(kept)
    if second is None or play is None:
        return ending, None
    chairs = kept.arrangement.chairs
    mine, others = chairs[second.seat], (*chairs[: second.seat], *chairs[second.seat + 1 :])
    if mine.kind != PERSON or mine.helped or any(chair.level != second.level for chair in others):
        return ending, None
    won = second.seat in play.game.rules.outcome(play.state).winners
    return ending, Try(kept.code, second, won, ending.ended)


def why_unrated(agreed: Arrangement) -> str:
    """What the record says against rating this table: two of one address, or a seat that changed hands."""
    chairs = [chair for chair in agreed.chairs if chair.person]
    if any(one.origin and one.origin == other.origin for one, other in combinations(chairs, 2)):
        return "same-address"
    return "seat-changed" if any(chair.knew for chair in agreed.chairs) else ""
