"""The house: all tables, the people who sit at them, and what they may do there.

Pages and the JSON interface both come here, so there is one place that says who may do what. Every change is
written to the store first and announced afterwards.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import Random, SystemRandom

from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Refusal
from perfidie.engine.setup import Options
from perfidie.store import (
    BOT,
    EMPTY,
    GATHERING,
    OVER,
    PERSON,
    PLAYING,
    Arrangement,
    Chair,
    Change,
    CodeTaken,
    Listed,
    Person,
    Said,
    Stale,
    Store,
)  # fmt: skip
from perfidie.texts import Texts
from perfidie.web.chairs import USUAL_LEVEL, chair_of, free_bot_names, known_level, put, resized, usual_seats
from perfidie.web.codes import new_code, read_code
from perfidie.web.drivers import Drivers
from perfidie.web.etiquette import chat_line, digest, person_name
from perfidie.web.metrics import MOVES, TABLES
from perfidie.web.settings import Settings
from perfidie.web.table import LiveTable, Words
from perfidie.web.thinkers import Thinkers


class House:
    """Keeps the tables people look at in memory; the store has them all."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.settings = settings
        self.rng: Random = SystemRandom()
        self.tables: dict[str, LiveTable] = {}
        self.drivers = Drivers(self, thinkers or Thinkers(settings.bot_workers))
        self._loading: dict[str, asyncio.Lock] = {}
        self.person_changed: Callable[[Person], None] = lambda person: None
        """Told of every new name, so that nobody goes by an old one."""

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        await self.drivers.close()
        await self.store.close()

    # Finding

    async def table(self, code: str) -> LiveTable:
        """The table of this code, from memory or from the store."""
        table = self.tables.get(code)
        if table is None:
            code = read_code(code)
            try:
                async with self._loading.setdefault(code, asyncio.Lock()):
                    table = self.tables.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)
        table.touched = asyncio.get_running_loop().time()
        return table

    async def _load(self, code: str) -> LiveTable:
        kept = await self.store.table(code)
        if kept is None:
            raise Refusal("no-such-table", table=code)
        if code in self.tables:  # somebody else was faster
            return self.tables[code]
        table = self.tables[code] = LiveTable(kept)
        TABLES.set(len(self.tables))
        self.drivers.drive(table)
        return table

    def sweep(self) -> None:
        """Lets go of tables nobody has looked at for a while."""
        now = asyncio.get_running_loop().time()
        for code, table in list(self.tables.items()):
            idle = now - table.touched > self.settings.unload_after
            if idle and not table.listeners and not table.thinking and not table.lock.locked():
                del self.tables[code]
        TABLES.set(len(self.tables))

    async def public_tables(self) -> list[Listed]:
        return await self.store.public_tables()

    async def tables_of(self, person: Person | None) -> list[Listed]:
        return await self.store.tables_of(person.id) if person else []

    async def turns_of(self, person: Person | None, listed: list[Listed]) -> frozenset[str]:
        """Of these tables, those that wait for this person."""
        found = []
        for each in listed:
            if person and each.arrangement.phase == PLAYING:
                table = await self.table(each.code)
                if table.seat_of(person.id) in table.asked:
                    found.append(each.code)
        return frozenset(found)

    # Writing

    async def write(self, table: LiveTable, change: Change) -> None:
        """Store first, then tell. If the store says no, the table is as the store has it."""
        try:
            await self.store.commit(change)
        except asyncio.CancelledError:
            self.tables.pop(table.code, None)  # nobody knows what was written: the next one to ask loads it
            raise
        except Exception as error:
            kept = await self.store.table(table.code)
            if kept is not None:
                table.restore(kept)
                table.changed()
            if isinstance(error, Stale):
                raise Refusal("stale-move", version=table.version_for(None)) from error
            raise
        table.accept(change)
        self.drivers.drive(table)

    # Opening

    async def open_table(
        self, person: Person, game: str, *, seats: int, preset: str = "standard", options: Options | None = None,
        public: bool = False, name: str = "",
    ) -> LiveTable:  # fmt: skip
        """A new table with its host on the first seat."""
        found = games.find(game)
        setup = found.setup(seats, options, preset)
        host = await self.named(person, name)
        chairs = (Chair(PERSON, host.name, host.id), *[Chair() for _ in range(seats - 1)])
        arrangement = Arrangement(found.id, found.version, setup.options, chairs, host.id, preset, public=public)
        return await self._lay(arrangement, ((host.id, 0),))

    async def _lay(self, arrangement: Arrangement, held: tuple[tuple[str, int], ...]) -> LiveTable:
        while True:
            try:
                kept = await self.store.lay(new_code(), arrangement, held)
            except CodeTaken:
                continue
            table = self.tables[kept.code] = LiveTable(kept)
            table.touched = asyncio.get_running_loop().time()
            TABLES.set(len(self.tables))
            return table

    async def play_now(self, person: Person, game: str, lang: str) -> LiveTable:
        """One click: a table of the usual size with bots on all other seats, already begun."""
        found = games.find(game)
        seats = usual_seats(found)
        name = person.name or Texts(lang).say("usual-names").split(",")[self.rng.randrange(8)].strip()
        table = await self.open_table(person, game, seats=seats, name=name)
        await self.start(table, person, "bots", lang)
        return table

    # People

    async def named(self, person: Person, name: str) -> Person:
        """The person with the name just given, checked and kept."""
        wanted = person_name(name or person.name)
        if wanted != person.name:
            person = replace(person, name=wanted)
            await self.store.change_person(person)
            self.person_changed(person)
        return person

    async def sit(self, table: LiveTable, person: Person, name: str, seat: int | None = None) -> int:
        """Sits down before the game, on the first free seat or on the one named; at an empty table as its host."""
        async with table.lock:
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            if table.phase != GATHERING:
                raise Refusal("already-begun")
            free = [number for number, chair in enumerate(table.chairs) if chair.kind == EMPTY]
            if not free:
                raise Refusal("no-free-seat")
            if seat is not None and seat not in free:
                raise Refusal("seat-taken")
            self._check_name(table, person_name(name or person.name))
            person = await self.named(person, name)
            chosen = free[0] if seat is None else seat
            chairs = put(table.chairs, chosen, Chair(PERSON, person.name, person.id))
            there = [chair.person for chair in table.chairs if chair.kind == PERSON]
            host = table.arrangement.host if table.arrangement.host in there else person.id
            change = table.arranged(replace(table.arrangement, chairs=chairs, host=host), held=((person.id, chosen),))
            await self.write(table, change)
            return chosen

    def _check_name(self, table: LiveTable, name: str) -> None:
        if name.casefold() in {chair.name.casefold() for chair in table.chairs if chair.kind != EMPTY}:
            raise Refusal("same-name", name=name)

    async def stand(self, table: LiveTable, person: Person, level: str = USUAL_LEVEL) -> None:
        """Leaves the seat: before the game it is free again, during the game a bot stands in."""
        async with table.lock:
            seat = self._my_seat(table, person)
            chair = table.chairs[seat]
            if table.phase == GATHERING:
                await self._free(table, seat)
                return
            if table.phase == OVER:
                raise Refusal("game-over")
            chairs = put(table.chairs, seat, replace(chair, kind=BOT, level=known_level(level)))
            await self.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def come_back(self, table: LiveTable, person: Person) -> None:
        """Takes one's seat back from the bot that stood in."""
        async with table.lock:
            seat = table.stood_in_for(person.id)
            if seat is None:
                raise Refusal("no-seat-here")
            chairs = put(table.chairs, seat, replace(table.chairs[seat], kind=PERSON, level=""))
            await self.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def _free(self, table: LiveTable, seat: int) -> None:
        """An empty chair; when the host leaves, the next person is the host."""
        gone = table.chairs[seat].person
        chairs = put(table.chairs, seat, Chair())
        people = [chair.person for chair in chairs if chair.kind == PERSON]
        host = table.arrangement.host
        host = (people[0] if people else host) if host == gone else host
        change = table.arranged(replace(table.arrangement, chairs=chairs, host=host), let_go=(gone,) if gone else ())
        await self.write(table, change)

    async def give_to_bot(self, table: LiveTable, person: Person, seat: int, level: str, lang: str) -> None:
        """A bot on an empty seat before the game; during it, on the seat of somebody who is away."""
        async with table.lock:
            self._my_seat(table, person)
            chair = chair_of(table, seat)
            if table.phase == GATHERING:
                if chair.kind == PERSON:
                    raise Refusal("seat-taken")
                name = chair.name if chair.kind == BOT else free_bot_names(table.chairs, lang)[0]
                new = Chair(BOT, name, level=known_level(level))
            elif table.phase == PLAYING:
                if chair.kind == PERSON and not self.away(table, seat):
                    raise Refusal("seat-not-left", seat=chair.name)
                new = replace(chair, kind=BOT, level=known_level(level))
            else:
                raise Refusal("game-over")
            chairs = put(table.chairs, seat, new)
            await self.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))

    async def clear_seat(self, table: LiveTable, person: Person, seat: int) -> None:
        """Takes a bot off its chair before the game; the host may also free the chair of somebody who is away."""
        async with table.lock:
            self._before_the_game(table)
            self._my_seat(table, person)
            chair = chair_of(table, seat)
            if chair.kind == PERSON:
                self._host(table, person)
                if chair.person == person.id or not self.away(table, seat):
                    raise Refusal("seat-not-left", seat=chair.name)
            await self._free(table, seat)

    def away(self, table: LiveTable, seat: int) -> bool:
        """Whether nothing has been heard from the person on this seat for a while."""
        if any(listener.seat == seat for listener in table.listeners):
            return False
        now = asyncio.get_running_loop().time()
        return now - table.seen.get(seat, table.touched - self.settings.away_after) > self.settings.away_after

    def absent(self, table: LiveTable) -> tuple[int, ...]:
        """The seats of people who are away, asked once for each tick: whoever comes or goes makes one."""
        tick, seats = table.absent
        if tick != table.tick:
            seats = tuple(
                seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON and self.away(table, seat)
            )
            table.absent = (table.tick, seats)
        return seats

    def left(self, table: LiveTable, seat: int | None) -> None:
        """A stream has ended: if nothing more comes from that seat, it will be shown as away."""
        if seat is not None:
            loop = asyncio.get_running_loop()
            table.seen[seat] = loop.time()
            loop.call_later(self.settings.away_after + 0.5, table.changed)

    def send_home(self) -> None:
        """The house closes: every stream ends, and its page will come back to the next one."""
        for table in self.tables.values():
            for listener in table.listeners:
                listener.gone = True
                listener.wake.set()

    def heard_of(self, table: LiveTable, seat: int | None) -> None:
        """Somebody on this seat has just asked for something."""
        if seat is not None:
            was_away = self.away(table, seat)
            table.seen[seat] = asyncio.get_running_loop().time()
            if was_away:
                table.changed()

    # Before the game

    async def arrange(
        self, table: LiveTable, person: Person, *, seats: int | None = None, preset: str | None = None,
        options: Options | None = None, public: bool | None = None,
    ) -> None:  # fmt: skip
        """The host changes what is played, how many seats there are, and who may see the table."""
        async with table.lock:
            self._host(table, person)
            agreed = table.arrangement
            if public is not None:
                agreed = replace(agreed, public=public)
            if seats is not None or preset is not None or options is not None:
                self._before_the_game(table)
                wanted = len(agreed.chairs) if seats is None else seats
                chosen = preset if preset is not None else agreed.preset
                given = options if options is not None else ({} if preset is not None else agreed.options)
                setup = table.game.setup(wanted, given, chosen)
                chairs = resized(agreed.chairs, wanted)
                agreed = replace(agreed, chairs=chairs, options=setup.options, preset=chosen)
            if agreed != table.arrangement:
                await self.write(table, table.arranged(agreed))

    async def start(self, table: LiveTable, person: Person, how: str, lang: str) -> None:
        """Begins: with every seat taken, with bots on the free ones, or without the free ones."""
        async with table.lock:
            self._before_the_game(table)
            self._host(table, person)
            chairs = list(table.chairs)
            if how == "few":
                chairs = [chair for chair in chairs if chair.kind != EMPTY]
            elif how == "bots":
                names = iter(free_bot_names(table.chairs, lang))
                chairs = [
                    chair if chair.kind != EMPTY else Chair(BOT, next(names), level=USUAL_LEVEL) for chair in chairs
                ]
            if any(chair.kind == EMPTY for chair in chairs):
                raise Refusal("seats-still-free")
            setup = table.game.setup(len(chairs), self._fitting(table, len(chairs)), table.arrangement.preset)
            agreed = replace(table.arrangement, chairs=tuple(chairs), options=setup.options, phase=PLAYING)
            change = table.start(agreed, self.rng)
            await self.write(table, change)

    def _fitting(self, table: LiveTable, seats: int) -> Options:
        """The agreed options; one that names a seat which is no longer there goes back to the usual."""
        agreed = table.arrangement.options
        try:
            table.game.setup(seats, agreed, table.arrangement.preset)
        except Refusal as refusal:
            return {name: value for name, value in agreed.items() if name != refusal.facts.get("option")}
        return agreed

    # The game

    async def move(self, table: LiveTable, seat: int, words: Words, version: int | None) -> None:
        async with table.lock:
            change = table.move(seat, words, version, self.rng)
            if change is not None:
                await self.write(table, change)
                MOVES.inc()

    async def undo(self, table: LiveTable, seat: int, version: int | None) -> None:
        async with table.lock:
            await self.write(table, table.undo(seat, version))

    async def claim(self, table: LiveTable, seat: int, words: Words) -> None:
        """A structured statement of a game that has them."""
        async with table.lock:
            await self.write(table, table.claim(seat, words))

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """A line of chat, kept with the table."""
        line = chat_line(text)
        async with table.lock:
            said = Said(seat, table.chairs[seat].name, line, 0.0)
            await self.store.talk(table.code, len(table.talk), said)
            table.talk.append(said)
            table.changed()

    async def again(self, table: LiveTable, person: Person) -> str:
        """The same people once more, the next one first. Asked twice, it is the same next table."""
        async with table.lock:
            self._my_seat(table, person)
            if table.phase != OVER:
                raise Refusal("not-over")
            if not table.arrangement.following:
                following = await self._next_game(table)
                await self.write(table, table.arranged(replace(table.arrangement, following=following.code)))
            return table.arrangement.following

    async def _next_game(self, table: LiveTable) -> LiveTable:
        options, turn = table.game.again(table.game_on.state)
        places = len(table.chairs)
        chairs = tuple(replace(table.chairs[(seat + turn) % places], key="") for seat in range(places))
        held = tuple((chair.person, seat) for seat, chair in enumerate(chairs) if chair.person)
        agreed = replace(table.arrangement, chairs=chairs, options=options, phase=GATHERING, following="")
        following = await self._lay(agreed, held)
        async with following.lock:
            await self.write(following, following.start(replace(agreed, phase=PLAYING), self.rng))
        return following

    # One seat on several devices

    async def new_key(self, table: LiveTable, person: Person) -> str:
        """A fresh secret for the personal link; an older link is worth nothing from now on."""
        async with table.lock:
            seat = self._my_seat(table, person)
            key = secrets.token_urlsafe(18)
            chairs = put(table.chairs, seat, replace(table.chairs[seat], key=digest(key)))
            await self.write(table, table.arranged(replace(table.arrangement, chairs=chairs)))
            return key

    def holder(self, table: LiveTable, key: str) -> Chair:
        """The chair whose personal link this is."""
        wanted = digest(key)
        for chair in table.chairs:
            if chair.key and secrets.compare_digest(chair.key, wanted):
                return chair
        raise Refusal("dead-link")

    # Who may

    def _my_seat(self, table: LiveTable, person: Person) -> int:
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refusal("no-seat-here")
        return seat

    def _host(self, table: LiveTable, person: Person) -> None:
        if table.arrangement.host != person.id:
            raise Refusal("host-only")

    def _before_the_game(self, table: LiveTable) -> None:
        if table.phase != GATHERING:
            raise Refusal("already-begun")
