"""Playing: moves, moves taken back, statements and chat of whoever has the seat."""

from __future__ import annotations

from random import Random

from perfidie.engine import Refusal
from perfidie.engine.action import Words
from perfidie.store import BOT, PERSON, Said
from perfidie.web.house.keeping.sanctions import Sanctions
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.people.etiquette import chat_line
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import TABLE, TEAM
from perfidie.web.metrics import MOVES


class Play:
    """What is done at the tables while a game is on."""

    def __init__(self, ledger: Ledger, rng: Random, sanctions: Sanctions) -> None:
        self._ledger = ledger
        self._sanctions = sanctions
        self._rng = rng

    @settled
    async def move(
        self, table: LiveTable, seat: int, words: Words, version: int | None, by: str = PERSON, note: str = ""
    ) -> None:
        """A move of the person, or of the bot, that has the seat now; of a bot's, a note how it came about."""
        async with table.lock:
            if table.chairs[seat].kind != by:
                raise Refusal("no-seat-here")
            sand = table.match.sand if table.begun and table.match.has_sand else None
            if sand and seat in table.asked and words == sand.words not in table.asked[seat].choices:
                raise Refusal("sand-still-runs")
            change = table.move(seat, words, version, self._rng, note=note)
            table.audience.skip(seat)  # whoever acts has seen enough of what came before
            if change is not None:
                await self._ledger.write(table, change, by_itself=by == BOT)
                MOVES.inc()

    @settled
    async def undo(self, table: LiveTable, seat: int, version: int | None) -> None:
        """Takes the last move of this seat back, while nobody has learned anything from it."""
        async with table.lock:
            change = table.undo(seat, version)
            table.audience.skip(seat)
            await self._ledger.write(table, change)

    @settled
    async def claim(self, table: LiveTable, seat: int, words: Words, by: str = PERSON, when: str | None = None) -> None:
        """A structured statement of a game that has them; a bot's, on the occasion for which it was thought up."""
        async with table.lock:
            if table.chairs[seat].kind != by:
                raise Refusal("no-seat-here")
            if when is None or when == table.talk.occasion():
                await self._ledger.write(table, table.claim(seat, words), by_itself=by == BOT)

    async def say(self, table: LiveTable, seat: int, text: str, channel: str = "") -> None:
        """A line of chat, kept with the table: to the seat's team, where it has one, unless to the whole table."""
        line = chat_line(text)
        async with table.lock:
            self._sanctions.check_voice(table.chairs[seat].person)
            if table.talk.silent:
                raise Refusal("chat-silent")
            if table.talk.hushed:
                raise Refusal("chat-hushed")
            team = table.talk.team(seat)
            if channel not in ("", TABLE, TEAM) or (channel == TEAM and not team):
                raise Refusal("no-such-channel")  # whatever was meant for a few is never told to all
            said = Said(seat, table.chairs[seat].name, line, 0.0, () if channel == TABLE else team)
            table.talk.check_room(said)
            await self._ledger.chat(table, said)
