"""Removal: the host sends a stranger away before the game; during it the other people must agree, and a bot plays on.

Nobody is removed by one person alone while the game is on: at least two of the others say so, and more than half of
those who are there.
"""

from __future__ import annotations

from msgspec.structs import replace

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import BOT, GATHERING, PERSON, PLAYING, Chair, Person
from perfidie.store.company import Company
from perfidie.store.company import Removal as Proposed
from perfidie.web.house.chairs import chair_of, check_host, free_bot_names, my_seat, put
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.people.stakes import check_free
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import HOUR, Limits

LEAST_VOICES = 2
PROPOSALS_PER_HOUR = 6


def standing(table: LiveTable) -> Proposed | None:
    """What is proposed, if the person meant still plays there."""
    found = table.company.removal
    if found is None or table.phase != PLAYING or table.seat_of(found.person) != found.seat:
        return None
    return found


class Removal:
    """Takes people off their seats at the tables of the house."""

    def __init__(self, ledger: Ledger, seating: Seating, presence: Presence, limits: Limits) -> None:
        self._ledger = ledger
        self._seating = seating
        self._presence = presence
        self._limits = limits

    @settled
    async def remove(self, table: LiveTable, person: Person, seat: int, lang: str) -> None:
        """Before the game the host frees the seat of somebody; during it anybody proposes it to the others."""
        async with table.lock:
            mine, chair = my_seat(table, person), chair_of(table, seat)
            if chair.kind != PERSON or seat == mine:
                raise Refusal("not-anothers-seat")
            if table.phase == GATHERING:
                check_host(table, person)
                await self._seating.send_away(table, seat)
            elif table.phase == PLAYING:
                check_free(table)
                await self._propose(table, person, seat, lang)
            else:
                raise Refusal("game-over")

    @settled
    async def answer(self, table: LiveTable, person: Person, seat: int, willing: bool, lang: str) -> None:
        """Says yes or no to what another one has proposed for this seat."""
        async with table.lock:
            mine, proposed = my_seat(table, person), standing(table)
            if proposed is None or proposed.seat != seat or seat == mine:
                raise Refusal("nobody-asks")
            await self._count(table, _voted(proposed, person, willing), lang)

    async def _propose(self, table: LiveTable, person: Person, seat: int, lang: str) -> None:
        if len(table.people) - 1 < LEAST_VOICES:
            raise Refusal("too-few-to-remove", least=LEAST_VOICES)
        proposed = standing(table)
        if proposed is not None and proposed.seat != seat:
            raise Refusal("removal-under-way")
        if proposed is None:
            self._limits.spend("remove", person.id, PROPOSALS_PER_HOUR, HOUR)
            proposed = Proposed(seat, table.chairs[seat].person)
        await self._count(table, _voted(proposed, person, True), lang)

    async def _count(self, table: LiveTable, proposed: Proposed, lang: str) -> None:
        """Enough voices, no longer enough to be had, or neither yet."""
        others = self._voices(table, proposed)
        if len(proposed.agreed) >= LEAST_VOICES and 2 * len(proposed.agreed) > len(others):
            await self._replace(table, proposed, lang)
            return
        lost = 2 * (len(others) - len(proposed.against)) <= len(others)
        await self._write(table, replace(table.company, removal=None if lost else proposed))

    def _voices(self, table: LiveTable, proposed: Proposed) -> set[str]:
        """The other people: those who are there, and those who have said something."""
        there = [seat for seat in table.people if seat != proposed.seat and not self._presence.gone(table, seat)]
        return {*[table.chairs[seat].person for seat in there], *proposed.agreed, *proposed.against}

    async def _replace(self, table: LiveTable, proposed: Proposed, lang: str) -> None:
        """A bot with a name of its own has the seat from now on, and who lost it has seen what it sees."""
        before = table.chairs[proposed.seat]
        knew = (*before.knew, before.person)
        chair = Chair(BOT, free_bot_names(table.chairs, lang)[0], level=USUAL_LEVEL, knew=knew)
        chairs = put(table.chairs, proposed.seat, chair)
        people = [each.person for each in chairs if each.kind == PERSON]
        host = table.arrangement.host
        agreed = replace(
            table.arrangement,
            chairs=chairs,
            host=people[0] if host == before.person else host,
            company=replace(table.company, removal=None, removed=(*table.company.removed, before.person)),
        )
        await self._ledger.write(table, table.arranged(agreed, let_go=(before.person,)))

    async def _write(self, table: LiveTable, company: Company) -> None:
        if company != table.company:
            await self._ledger.write(table, table.arranged(replace(table.arrangement, company=company)))


def _voted(proposed: Proposed, person: Person, willing: bool) -> Proposed:
    """The proposal with the last word of this person."""
    agreed = tuple([each for each in proposed.agreed if each != person.id])
    against = tuple([each for each in proposed.against if each != person.id])
    if willing:
        return replace(proposed, agreed=(*agreed, person.id), against=against)
    return replace(proposed, agreed=agreed, against=(*against, person.id))
