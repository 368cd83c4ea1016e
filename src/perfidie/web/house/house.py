"""The house: all tables, the people who sit at them, and what they may do there.

Pages and the JSON interface both come here, so there is one place that says who may do what. Every change is
written to the store first and announced afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random, SystemRandom

from msgspec.structs import replace

from perfidie import games
from perfidie.bots import USUAL_LEVEL
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
from perfidie.web.house.advice import Advisers
from perfidie.web.house.chairs import free_bot_names, resized
from perfidie.web.house.clocks import Clock, Clocks
from perfidie.web.house.codes import new_code, read_code
from perfidie.web.house.drivers import Drivers
from perfidie.web.house.etiquette import chat_line
from perfidie.web.house.seating import Seating
from perfidie.web.house.table import TABLE, TEAM, LiveTable, Question, Words
from perfidie.web.house.thinkers import Thinkers
from perfidie.web.metrics import MOVES, TABLES
from perfidie.web.settings import Settings


class House(Seating):
    """Keeps the tables people look at in memory; the store has them all."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.settings = settings
        self.rng: Random = SystemRandom()
        self.clock = Clock()
        self.clocks = Clocks(self)
        self.tables: dict[str, LiveTable] = {}
        self.drivers = Drivers(self, thinkers or Thinkers(settings.bot_workers, factor=settings.thinking))
        self.advisers = Advisers(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self.person_changed: Callable[[Person], None] = lambda person: None
        """Told of every new name, so that nobody goes by an old one."""

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        await self.clocks.close()
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
        self.set_out(table)
        TABLES.set(len(self.tables))
        self.go_on(table)
        return table

    def sweep(self) -> None:
        """Lets go of tables nobody has looked at for a while."""
        now = asyncio.get_running_loop().time()
        for code, table in list(self.tables.items()):
            idle = now - table.touched > self.settings.unload_after
            if idle and not table.listeners and not table.busy and not table.lock.locked():
                del self.tables[code]
        TABLES.set(len(self.tables))

    def send_home(self) -> None:
        """The house closes: every stream ends, and its page will come back to the next one."""
        for table in self.tables.values():
            table.send_home()

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
            table.send_home()
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
        self.go_on(table)

    def go_on(self, table: LiveTable) -> None:
        """What happens by itself: clocks run, bots talk and decide."""
        self.clocks.wind(table)
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
            self.set_out(table)
            table.touched = asyncio.get_running_loop().time()
            TABLES.set(len(self.tables))
            return table

    async def play_now(self, person: Person, game: str, lang: str) -> LiveTable:
        """One click: a table of the usual size with bots on all other seats, already begun."""
        found = games.find(game)
        seats = found.usual_seats
        name = person.name or Texts(lang).say("usual-names").split(",")[self.rng.randrange(8)].strip()
        table = await self.open_table(person, game, seats=seats, name=name)
        await self.start(table, person, "bots", lang)
        return table

    # Before the game

    async def arrange(
        self, table: LiveTable, person: Person, *, seats: int | None = None, preset: str | None = None,
        options: Options | None = None, public: bool | None = None,
    ) -> None:  # fmt: skip
        """The host changes what is played, how many seats there are, and who may see the table."""
        async with table.lock:
            self.check_host(table, person)
            agreed = table.arrangement
            if public is not None:
                agreed = replace(agreed, public=public)
            if seats is not None or preset is not None or options is not None:
                self.check_gathering(table)
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
            self.check_gathering(table)
            self.check_host(table, person)
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

    async def move(self, table: LiveTable, seat: int, words: Words, version: int | None, by: str = PERSON) -> None:
        """A move of the person, or of the bot, that has the seat now."""
        async with table.lock:
            if table.chairs[seat].kind != by:
                raise Refusal("no-seat-here")
            sand = table.sand_now()
            if sand and seat in table.asked and words == sand.words not in table.asked[seat][1]:
                raise Refusal("sand-still-runs")
            change = table.move(seat, words, version, self.rng)
            if change is not None:
                await self.write(table, change)
                MOVES.inc()

    async def undo(self, table: LiveTable, seat: int, version: int | None) -> None:
        async with table.lock:
            await self.write(table, table.undo(seat, version))

    async def play_late(self, table: LiveTable, seat: int, asked: Question) -> None:
        """The time of a seat is up, with this question still open: one of its choices is drawn, each as likely."""
        async with table.lock:
            if table.asked.get(seat) == asked:
                change = table.move(seat, self.rng.choice(asked[1]), None, self.rng, late=True)
                assert change is not None
                await self.write(table, change)
                MOVES.inc()

    async def play_time_up(self, table: LiveTable) -> None:
        """The sand has run out: its words are played for the first seat that may choose them, if any may by now."""
        async with table.lock:
            sand = table.sand_now()
            seat = self.clocks.due(table)
            if sand is not None and seat is not None:
                change = table.move(seat, sand.words, None, self.rng, late=True)
                assert change is not None
                assert table.sand is not None
                table.sand.spent = True
                await self.write(table, change)
                MOVES.inc()

    async def claim(self, table: LiveTable, seat: int, words: Words, by: str = PERSON, when: str | None = None) -> None:
        """A structured statement of a game that has them; a bot's, on the occasion for which it was thought up."""
        async with table.lock:
            if table.chairs[seat].kind != by:
                raise Refusal("no-seat-here")
            if when is None or when == table.open_occasion():
                await self.write(table, table.claim(seat, words))

    async def say(self, table: LiveTable, seat: int, text: str, channel: str = "") -> None:
        """A line of chat, kept with the table: to the seat's team, where it has one, unless to the whole table."""
        line = chat_line(text)
        async with table.lock:
            if table.silent:
                raise Refusal("chat-silent")
            if table.hushed:
                raise Refusal("chat-hushed")
            team = table.team(seat)
            if channel not in ("", TABLE, TEAM) or (channel == TEAM and not team):
                raise Refusal("no-such-channel")  # whatever was meant for a few is never told to all
            said = Said(seat, table.chairs[seat].name, line, 0.0, () if channel == TABLE else team)
            await self.store.talk(table.code, len(table.talk), said)
            table.chatted(said)

    async def again(self, table: LiveTable, person: Person) -> str:
        """The same people once more, the next one first. Asked twice, it is the same next table."""
        async with table.lock:
            self.my_seat(table, person)
            if table.phase != OVER:
                raise Refusal("not-over")
            if not table.arrangement.following:
                following = await self._next_game(table)
                await self.write(table, table.arranged(replace(table.arrangement, following=following.code)))
            return table.arrangement.following

    async def _next_game(self, table: LiveTable) -> LiveTable:
        options, turn = table.game.rules.again(table.game_on.state)
        places = len(table.chairs)
        chairs = tuple(replace(table.chairs[(seat + turn) % places], key="", advice=False) for seat in range(places))
        held = tuple((chair.person, seat) for seat, chair in enumerate(chairs) if chair.person)
        agreed = replace(table.arrangement, chairs=chairs, options=options, phase=GATHERING, following="")
        following = await self._lay(agreed, held)
        async with following.lock:
            await self.write(following, following.start(replace(agreed, phase=PLAYING), self.rng))
        return following
