"""The registrar: when a game is over, it writes down how it ended, from the record alone.

It works after the last move, beside everything else, one table after the other. What a crash has kept it from is found
when the house opens, and every few minutes; what another process has written already is not written again.
"""

from __future__ import annotations

import asyncio
from itertools import combinations
from typing import Any

import structlog

from perfidie import games
from perfidie.engine import Game, Refusal
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store import LATE, OVER, Arrangement, Garbled, Store, Table, Unreadable
from perfidie.store.people import ladders, results
from perfidie.store.people.results import Ending, Result
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
        ending = await asyncio.get_running_loop().run_in_executor(None, ending_of, kept)
        against = why_unrated(kept.arrangement)
        return await self._store.keep(ladders.register, ending, ANCHORS, against)


def ending_of(kept: Table) -> Ending:
    """How this table ended, replayed from its lines; without results where it cannot be replayed any more.

    Habits are those of whoever played the whole game: neither a bot nor chance has any.
    """
    agreed, chairs = kept.arrangement, kept.arrangement.chairs
    ended = kept.written[-1] if kept.written else kept.created
    found = Ending(
        kept.code, agreed.game, agreed.preset, len(chairs), ended, kept.version, ladders.season_of(ended), rated=False
    )
    try:
        game: Game[Any, Any] = games.find(agreed.game)
        if agreed.rules != game.version:
            return found
        match = Match(game, game.setup(len(chairs), agreed.options))
        match.follow(kept.lines, kept.written)
    except Refusal:
        return found
    play = match.play
    if not play.over:
        return found
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
    return Ending(
        found.code, found.game, found.preset, found.seats, ended, found.moves, found.season, seats, agreed.rated
    )


def why_unrated(agreed: Arrangement) -> str:
    """What the record says against rating this table: two of one address, or a seat that changed hands."""
    chairs = [chair for chair in agreed.chairs if chair.person]
    if any(one.origin and one.origin == other.origin for one, other in combinations(chairs, 2)):
        return "same-address"
    return "seat-changed" if any(chair.knew for chair in agreed.chairs) else ""
