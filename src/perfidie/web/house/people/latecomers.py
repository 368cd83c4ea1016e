"""Latecomers: a friend with the link asks for the seat of a bot, and the people at the table say yes or no.

Until the seat is theirs they see what any spectator sees; from then on what that seat sees, the notebook included.
Whoever has seen the table with another seat's eyes cannot have a second pair.
"""

from __future__ import annotations

from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.store import BOT, OVER, PERSON, PLAYING, Arrangement, Chair, Person
from perfidie.store.company import Ask, Company
from perfidie.web.house.chairs import Chairs, chair_of, check_welcome, my_seat, put
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import HOUR, Limits

MOST_ASKS = 3
"""So many may ask at one table at the same time."""
MOST_REFUSED = 2
"""Whom a table has refused so often does not ask it again."""
ASKS_PER_HOUR = 12


def has_a_bots_seat(table: LiveTable, seat: int) -> bool:
    """Whether a bot plays there that keeps the seat for nobody."""
    chair = table.chairs[seat]
    return chair.kind == BOT and not chair.person


class Latecomers:
    """Asks for seats at the tables of the house, and answers."""

    def __init__(self, ledger: Ledger, seating: Seating, presence: Presence, limits: Limits) -> None:
        self._ledger = ledger
        self._seating = seating
        self._presence = presence
        self._limits = limits

    # Whoever comes late

    @settled
    async def ask(self, table: LiveTable, person: Person, name: str, seat: int) -> int | None:
        """Asks for a bot's seat. Where nobody sits who could say no it is theirs at once: then it is given back."""
        async with table.lock:
            self._check_may_ask(table, person, seat)
            self._seating.check_name(table, name or person.name)
            await self._seating.check_met(table, person)
            self._limits.spend("ask", person.id, ASKS_PER_HOUR, HOUR)
            person = await self._seating.named(person, name)
            company = table.company
            mine = Ask(company.asked + 1, person.id, person.name, seat)
            asks = (*[each for each in company.asks if each.person != person.id], mine)
            company = replace(company, asks=asks, asked=mine.number)
            if not table.people:
                await self._seat(table, company, mine)
                return seat
            await self._write(table, company)
            return None

    @settled
    async def withdraw(self, table: LiveTable, person: Person) -> None:
        """Asks no longer."""
        async with table.lock:
            left = tuple([each for each in table.company.asks if each.person != person.id])
            if left == table.company.asks:
                raise Refusal("nobody-asks")
            await self._write(table, replace(table.company, asks=left))

    def _check_may_ask(self, table: LiveTable, person: Person, seat: int) -> None:
        if table.phase != PLAYING:
            raise Refusal("game-over" if table.phase == OVER else "not-begun")
        if table.seat_of(person.id) is not None:
            raise Refusal("already-seated")
        if table.arrangement.second is not None:  # what other seats had been told is not known there
            raise Refusal("second-alone")
        check_welcome(table, person)
        if table.has_seen(person.id):
            raise Refusal("has-seen-a-seat")
        chair_of(table, seat)
        if not has_a_bots_seat(table, seat):
            raise Refusal("not-a-bots-seat")
        others = [each for each in table.company.asks if each.person != person.id]
        if len(others) >= MOST_ASKS or any(each.seat == seat for each in others):
            raise Refusal("seat-asked-for")
        if sum(each.person == person.id for each in table.company.declined) >= MOST_REFUSED:
            raise Refusal("refused-before")

    # The people at the table

    def waited_for(self, table: LiveTable, ask: Ask) -> tuple[int, ...]:
        """The seats of the people whose yes is missing."""
        return tuple([seat for seat in table.people if table.chairs[seat].person not in ask.agreed])

    @settled
    async def answer(self, table: LiveTable, person: Person, number: int, willing: bool) -> None:
        """Says yes or no. One no is enough; the yes of those who are away is not waited for."""
        async with table.lock:
            my_seat(table, person)
            asks = table.company.asks
            found = next((each for each in asks if each.number == number), None)
            if found is None or table.phase != PLAYING:
                raise Refusal("nobody-asks")
            others = tuple([each for each in asks if each is not found])
            if not willing:
                declined = (*table.company.declined, found)
                await self._write(table, replace(table.company, asks=others, declined=declined))
                return
            agreed = found.agreed if person.id in found.agreed else (*found.agreed, person.id)
            said = replace(found, agreed=agreed)
            company = replace(table.company, asks=(*others, said))
            if all(self._presence.gone(table, seat) for seat in self.waited_for(table, said)):
                await self._seat(table, company, said)
            elif agreed != found.agreed:
                await self._write(table, company)

    async def _seat(self, table: LiveTable, company: Company, ask: Ask) -> None:
        """The seat changes hands, with all that it knows."""
        self._seating.check_name(table, ask.name)
        chair = Chair(PERSON, ask.name, ask.person, knew=table.chairs[ask.seat].knew)
        left = tuple([each for each in company.asks if each.person != ask.person])
        agreed = replace(
            table.arrangement,
            chairs=put(table.chairs, ask.seat, chair),
            host=_host(table.arrangement, ask.person),
            company=replace(company, asks=left),
        )
        self._presence.come(table, ask.seat)
        await self._ledger.write(table, table.arranged(agreed, held=((ask.person, ask.seat),)))

    async def _write(self, table: LiveTable, company: Company) -> None:
        await self._ledger.write(table, table.arranged(replace(table.arrangement, company=company)))


def _host(agreed: Arrangement, newcomer: str) -> str:
    """The host stays the host; where they no longer play, the newcomer is."""
    people: Chairs = tuple([chair for chair in agreed.chairs if chair.kind == PERSON])
    return agreed.host if any(chair.person == agreed.host for chair in people) else newcomer
