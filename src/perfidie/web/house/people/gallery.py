"""The gallery: those who watch talk among themselves. Players hear nothing of it until the game is over.

Whoever has seen the table with a seat's eyes stays silent there while the game is on, so what is said in the gallery
is worth no more than what everybody sees.
"""

from __future__ import annotations

from perfidie.engine import Refusal
from perfidie.store import GATHERING, PLAYING, WATCHING, Person, Said
from perfidie.web.house.chairs import check_welcome
from perfidie.web.house.keeping.sanctions import Sanctions
from perfidie.web.house.ledger import Ledger
from perfidie.web.house.people.etiquette import chat_line
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import MINUTE, Limits

LINES_PER_MINUTE = 20


class Gallery:
    """Takes down what spectators say."""

    def __init__(self, ledger: Ledger, seating: Seating, sanctions: Sanctions, limits: Limits) -> None:
        self._ledger = ledger
        self._sanctions = sanctions
        self._seating = seating
        self._limits = limits

    def check(self, table: LiveTable, name: str, text: str) -> None:
        """Refuses what somebody new could not say here anyway, before they are anybody."""
        chat_line(text)
        if table.phase == GATHERING:
            raise Refusal("no-seat-here")
        self._seating.check_name(table, name)

    async def say(self, table: LiveTable, person: Person, name: str, text: str) -> None:
        """A line of somebody who has no seat here."""
        line = chat_line(text)
        self._sanctions.check_voice(person.id)
        async with table.lock:
            if table.phase == GATHERING:
                raise Refusal("no-seat-here")
            check_welcome(table, person)
            if table.phase == PLAYING and table.has_seen(person.id):
                raise Refusal("has-seen-too-much")
            self._seating.check_name(table, name or person.name, but=person.id)
            self._limits.spend("gallery", person.id, LINES_PER_MINUTE, MINUTE)
            person = await self._seating.named(person, name)
            said = Said(WATCHING, person.name, line, 0.0)
            table.talk.check_room(said)
            await self._ledger.chat(table, said)
