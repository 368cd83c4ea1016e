"""Hosting: opening a table, agreeing on what is played there, and beginning."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from perfidie import games
from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.engine.setup import Options
from perfidie.store import BOT, EMPTY, PERSON, PLAYING, Arrangement, Chair, Person
from perfidie.store.times import AT_EASE, Pace
from perfidie.texts import Texts
from perfidie.web.house.chairs import (
    Chairs,
    check_gathering,
    check_host,
    free_bot_names,
    known_level,
    my_seat,
    put,
    resized,
)
from perfidie.web.house.ledger import Ledger, settled
from perfidie.web.house.pace import checked
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.people.stakes import Stakes, check_fair, holders, is_fair, measured
from perfidie.web.house.seals import seal_of, sealed, seated_by_lot, with_number
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables


class Hosting:
    """What a host does before the game."""

    def __init__(self, tables: Tables, ledger: Ledger, seating: Seating, stakes: Stakes, rng: Random) -> None:
        self._tables = tables
        self._ledger = ledger
        self._seating = seating
        self._stakes = stakes
        self._rng = rng

    # Opening

    async def open(
        self,
        person: Person,
        game: str,
        *,
        seats: int,
        preset: str = "standard",
        options: Options | None = None,
        public: bool = False,
        name: str = "",
        seat: int = 0,
        origin: str = "",
        rated: bool = False,
        pace: Pace = AT_EASE,
    ) -> LiveTable:
        """A new table with its host on this seat, opened from an address of this mark."""
        found = games.find(game)
        setup = found.setup(seats, options, preset)
        host = await self._seating.named(person, name)
        chairs = put(tuple(Chair() for _ in range(seats)), seat, Chair(PERSON, host.name, host.id, origin=origin))
        arrangement = Arrangement(found.id, found.version, setup.options, chairs, host.id, preset, public=public)
        arrangement = replace(arrangement, origin=origin, rated=rated, pace=checked(pace))
        if rated:
            check_fair(arrangement)
            arrangement = replace(arrangement, pace=measured(arrangement.pace))
        return await self._tables.lay(arrangement, ((host.id, seat),))

    async def play_now(
        self,
        person: Person,
        game: str,
        lang: str,
        origin: str = "",
        *,
        level: str = USUAL_LEVEL,
        seat: int | None = None,
    ) -> LiveTable:
        """One click: the table at which a newcomer should meet this game, bots on all other seats, already begun."""
        found = games.find(game)
        first = found.rules.first
        preset = first.preset or found.presets[0].id
        name = person.name or Texts(lang).say("usual-names").split(",")[self._rng.randrange(8)].strip()
        seats = first.seats or found.usual_seats
        mine = first.seat if seat is None or seat >= seats else seat
        table = await self.open(person, game, seats=seats, preset=preset, name=name, seat=mine, origin=origin)
        await self.start(table, person, "bots", lang, known_level(level))
        return table

    # Before the game

    @settled
    async def arrange(
        self,
        table: LiveTable,
        person: Person,
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: Options | None = None,
        public: bool | None = None,
        rated: bool | None = None,
        pace: Pace | None = None,
    ) -> None:
        """The host changes what is played, how many seats there are, and who may see the table."""
        async with table.lock:
            check_host(table, person)
            agreed = table.arrangement
            if public is not None:
                agreed = replace(agreed, public=public)
            if seats is not None or preset is not None or options is not None:
                check_gathering(table)
                wanted = len(agreed.chairs) if seats is None else seats
                chosen = preset if preset is not None else agreed.preset
                given = options if options is not None else ({} if preset is not None else agreed.options)
                setup = table.game.setup(wanted, given, chosen)
                chairs = resized(agreed.chairs, wanted)
                agreed = replace(agreed, chairs=chairs, options=setup.options, preset=chosen)
                agreed = replace(agreed, rated=agreed.rated and is_fair(agreed))
            if pace is not None and pace != agreed.pace:
                check_gathering(table)
                agreed = replace(agreed, pace=checked(pace))
            if rated is not None:
                check_gathering(table)
                agreed = replace(agreed, rated=rated)
                if rated:
                    check_fair(agreed)
            if agreed.rated:
                agreed = replace(agreed, pace=measured(agreed.pace))
            if agreed != table.arrangement:
                await self._ledger.write(table, table.arranged(agreed))

    @settled
    async def start(
        self, table: LiveTable, person: Person, how: str, lang: str, level: str = USUAL_LEVEL, number: str = ""
    ) -> None:
        """Begins: with every seat taken, with bots on the free ones, or without the free ones.

        `number`: what the host adds to chance.
        """
        async with table.lock:
            check_gathering(table)
            check_host(table, person)
            rated = table.arrangement.rated
            chairs = _taken(table.chairs, how, lang, level)
            chairs = await self._stakes.checked(table.arrangement, chairs) if rated else _advised(chairs)
            setup = table.game.setup(len(chairs), _fitting(table, len(chairs)), table.arrangement.preset)
            company = with_number(table.company, person.id, table.company.number_of(person.id) or number)
            agreed = replace(table.arrangement, chairs=chairs, options=setup.options, phase=PLAYING, company=company)
            agreed = sealed(agreed, table.pledge)
            if rated:
                agreed = seated_by_lot(agreed, seal_of(table.pledge, agreed), self._rng)
            change = table.start(agreed, self._rng)
            await self._ledger.write(table, replace(change, held=holders(agreed.chairs)) if rated else change)

    @settled
    async def add_number(self, table: LiveTable, person: Person, typed: str) -> None:
        """Somebody who sits here adds a number to chance, before the game; a newer one takes the place of an older."""
        async with table.lock:
            check_gathering(table)
            my_seat(table, person)
            company = with_number(table.company, person.id, typed)
            if company != table.company:
                await self._ledger.write(table, table.arranged(replace(table.arrangement, company=company)))


def _advised(chairs: Chairs) -> Chairs:
    """Whoever plays alone against bots may ask for advice unasked: nobody else is there to mind."""
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == PERSON]
    return put(chairs, people[0], replace(chairs[people[0]], advice=True)) if len(people) == 1 else chairs


def _taken(chairs: Chairs, how: str, lang: str, level: str) -> Chairs:
    """The chairs of a game that begins, none of them free."""
    if how == "few":
        chairs = tuple(chair for chair in chairs if chair.kind != EMPTY)
    elif how == "bots":
        names = iter(free_bot_names(chairs, lang))
        chairs = tuple(chair if chair.kind != EMPTY else Chair(BOT, next(names), level=level) for chair in chairs)
    if any(chair.kind == EMPTY for chair in chairs):
        raise Refusal("seats-still-free")
    return chairs


def _fitting(table: LiveTable, seats: int) -> Options:
    """The agreed options; one that names a seat which is no longer there goes back to the usual."""
    agreed = table.arrangement.options
    try:
        table.game.setup(seats, agreed, table.arrangement.preset)
    except Refusal as refusal:
        return {name: value for name, value in agreed.items() if name != refusal.facts.get("option")}
    return agreed
