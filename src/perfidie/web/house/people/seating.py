"""Seats: sitting down, standing up, bots that stand in, and one seat on several devices."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.store import BOT, EMPTY, GATHERING, OVER, PERSON, PLAYING, Chair, Person, Store
from perfidie.store.people import manners
from perfidie.web.house.chairs import (
    Chairs,
    chair_of,
    check_gathering,
    check_host,
    check_welcome,
    free_bot_names,
    known_level,
    my_seat,
    put,
)
from perfidie.web.house.clock import Clock
from perfidie.web.house.codes import new_key, read_key
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.likeness import likeness
from perfidie.web.house.people.etiquette import digest, person_name
from perfidie.web.house.people.manners import Manners
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.people.stakes import check_free
from perfidie.web.house.seals import with_number, without_number
from perfidie.web.house.table import LiveTable

KEY_LASTS = 600.0
"""Seconds in which a personal link can be followed."""


class Seating:
    """Who sits where at the tables of the house."""

    def __init__(self, store: Store, ledger: Ledger, presence: Presence, clock: Clock, manners: Manners) -> None:
        self._store = store
        self._clock = clock
        self._ledger = ledger
        self._presence = presence
        self._manners = manners
        self._renamed: list[Callable[[Person], None]] = []

    def when_renamed(self, tell: Callable[[Person], None]) -> None:
        """Tells of every new name, so that nobody goes by an old one."""
        self._renamed.append(tell)

    # People

    async def named(self, person: Person, name: str) -> Person:
        """The person with the name just given, checked and kept."""
        wanted = person_name(name or person.name)
        if wanted != person.name:
            person = replace(person, name=wanted)
            await self._store.change_person(person)
            for tell in self._renamed:
                tell(person)
        return person

    @settled
    async def sit(
        self, table: LiveTable, person: Person, name: str, seat: int | None = None, origin: str = "", number: str = ""
    ) -> int:
        """Sits down before the game, on the first free seat or on the one named; at an empty table as its host.

        `number`: what they add to chance.
        """
        async with table.lock:
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            if table.phase != GATHERING:
                raise Refusal("already-begun")
            check_welcome(table, person)
            free = [number for number, chair in enumerate(table.chairs) if chair.kind == EMPTY]
            if not free:
                raise Refusal("no-free-seat")
            if seat is not None and seat not in free:
                raise Refusal("seat-taken")
            self.check_name(table, name or person.name)
            await self.check_met(table, person)
            person = await self.named(person, name)
            chosen = free[0] if seat is None else seat
            chairs = put(table.chairs, chosen, Chair(PERSON, person.name, person.id, origin=origin))
            there = [chair.person for chair in table.chairs if chair.kind == PERSON]
            host = table.arrangement.host if table.arrangement.host in there else person.id
            company = with_number(table.company, person.id, number)
            agreed = replace(table.arrangement, chairs=chairs, host=host, company=company)
            await self._ledger.write(table, table.arranged(agreed, held=((person.id, chosen),)))
            return chosen

    def check_name(self, table: LiveTable, name: str, *, but: str | None = None) -> None:
        """Refuses a name that cannot be borne, or that another one at this table bears (`but` the person meant)."""
        wanted = person_name(name)
        taken = [chair.name for chair in table.chairs if chair.kind != EMPTY and chair.person != but]
        if wanted.casefold() in [each.casefold() for each in taken]:
            raise Refusal("same-name", name=wanted)
        if (other := likeness(wanted, taken)) is not None:
            raise Refusal("look-alike-name", name=wanted, words=other)

    async def check_met(self, table: LiveTable, person: Person) -> None:
        """Refuses whom the host of this table does not want to meet, in the words for anybody without a place."""
        await self._manners.check_seat(table, person)

    async def not_met_by(self, host: str, people: Sequence[str]) -> frozenset[str]:
        """Those of these people whom somebody who hosts a table does not want to meet."""
        shunned = await self._store.look_up(manners.shunned_by, host)
        return frozenset(people) & {each.person for each in shunned if each.kind == manners.BLOCK}

    @settled
    async def stand(self, table: LiveTable, person: Person, level: str = USUAL_LEVEL) -> None:
        """Leaves the seat: before the game it is free again, during the game a bot stands in."""
        async with table.lock:
            seat = my_seat(table, person)
            chair = table.chairs[seat]
            if table.phase == GATHERING:
                await self._free(table, seat)
                return
            if table.phase == OVER:
                raise Refusal("game-over")
            level = USUAL_LEVEL if table.arrangement.rated else known_level(level)
            await self._rearrange(table, put(table.chairs, seat, replace(chair, kind=BOT, level=level)))

    @settled
    async def come_back(self, table: LiveTable, person: Person) -> None:
        """Takes one's seat back from the bot that stood in."""
        async with table.lock:
            seat = table.stood_in_for(person.id)
            if seat is None:
                raise Refusal("no-seat-here")
            back = replace(table.chairs[seat], kind=PERSON, level="", advice=False, awaited=False)
            chairs = put(table.chairs, seat, back)
            await self._rearrange(table, chairs)

    async def _rearrange(self, table: LiveTable, chairs: Chairs) -> None:
        await self._ledger.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def send_away(self, table: LiveTable, seat: int) -> None:
        """Frees the chair of somebody who shall not sit there, before the game."""
        await self._free(table, seat, removed=(table.chairs[seat].person,))

    async def _free(self, table: LiveTable, seat: int, removed: tuple[str, ...] = ()) -> None:
        """An empty chair; when the host leaves, the next person is the host."""
        gone = table.chairs[seat].person
        chairs = put(table.chairs, seat, Chair())
        people = [chair.person for chair in chairs if chair.kind == PERSON]
        host = table.arrangement.host
        host = (people[0] if people else host) if host == gone else host
        company = replace(without_number(table.company, gone), removed=(*table.company.removed, *removed))
        agreed = replace(table.arrangement, chairs=chairs, host=host, company=company)
        await self._ledger.write(table, table.arranged(agreed, let_go=(gone,) if gone else ()))

    @settled
    async def give_to_bot(self, table: LiveTable, person: Person, seat: int, level: str, lang: str) -> None:
        """A bot on an empty seat before the game; during it, on the seat of somebody who is away.

        A bot that sits there already plays at this level from now on. In a rated game it is the usual one, and sits
        only where somebody has kept a table that lasts days waiting.
        """
        async with table.lock:
            my_seat(table, person)
            chair = chair_of(table, seat)
            if table.phase == GATHERING:
                if chair.kind == PERSON:
                    raise Refusal("seat-taken")
                name = chair.name if chair.kind == BOT else free_bot_names(table.chairs, lang)[0]
                new = Chair(BOT, name, level=known_level(level))
            elif table.phase == PLAYING:
                if chair.kind == BOT or not table.pace.slow:
                    check_free(table)
                if chair.kind == PERSON and not self._presence.gone(table, seat):
                    raise Refusal("seat-not-left", seat=chair.name)
                new = replace(chair, kind=BOT, level=USUAL_LEVEL if table.arrangement.rated else known_level(level))
            else:
                raise Refusal("game-over")
            chairs = put(table.chairs, seat, new)
            await self._rearrange(table, chairs)

    @settled
    async def clear_seat(self, table: LiveTable, person: Person, seat: int) -> None:
        """Takes a bot off its chair before the game; the host may also free the chair of somebody who is away."""
        async with table.lock:
            check_gathering(table)
            my_seat(table, person)
            chair = chair_of(table, seat)
            if chair.kind == PERSON:
                check_host(table, person)
                if chair.person == person.id or not self._presence.gone(table, seat):
                    raise Refusal("seat-not-left", seat=chair.name)
            await self._free(table, seat)

    # One seat on several devices

    @settled
    async def new_key(self, table: LiveTable, person: Person) -> str:
        """A fresh secret for the personal link, good for once and for ten minutes; an older one is worth nothing."""
        async with table.lock:
            seat = my_seat(table, person)
            key = new_key()
            until = self._clock.date() + KEY_LASTS
            await self._rekey(table, seat, digest(key), until)
            return key

    @settled
    async def use_key(self, table: LiveTable, key: str) -> Chair:
        """The chair whose personal link this is. The link is used up in the same change: it serves one device."""
        wanted = digest(read_key(key))
        async with table.lock:
            for seat, chair in enumerate(table.chairs):
                if chair.key and secrets.compare_digest(chair.key, wanted) and self._clock.date() < chair.key_until:
                    await self._rekey(table, seat)
                    return chair
        raise Refusal("dead-link")

    @settled
    async def drop_key(self, table: LiveTable, person: Person) -> None:
        """The personal link that is still open, if there is one, is worth nothing from now on."""
        async with table.lock:
            seat = my_seat(table, person)
            if table.chairs[seat].key:
                await self._rekey(table, seat)

    async def _rekey(self, table: LiveTable, seat: int, key: str = "", until: float = 0.0) -> None:
        await self._rearrange(table, put(table.chairs, seat, replace(table.chairs[seat], key=key, key_until=until)))
