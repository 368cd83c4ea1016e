"""The house: it puts its parts together and holds them. Pages and the JSON interface both come here.

There is one place for each thing people may do: `hosting` opens tables and begins games, `seating` says who sits
where, `play` takes moves and talk, `gallery` the talk of those who watch; `latecomers` ask for a seat, `removal` takes
one away, `rematch` plays once more, `advisers` give advice. Each writes through the one ledger. Afterwards, and when a
table comes into memory, the house sees to what happens by itself: clocks run, bots talk and decide.

Parts are given what they need and never know the house.
"""

from __future__ import annotations

from random import Random, SystemRandom
from weakref import WeakKeyDictionary

from perfidie.store import PLAYING, Listed, Person, Store
from perfidie.web.house.bots.advice import Advisers
from perfidie.web.house.bots.desk import Thoughts
from perfidie.web.house.bots.drivers import Drivers
from perfidie.web.house.bots.places import thinkers_for
from perfidie.web.house.clock import Clock
from perfidie.web.house.clocks import Clocks
from perfidie.web.house.hosting import Hosting
from perfidie.web.house.ledger import Ledger
from perfidie.web.house.people.gallery import Gallery
from perfidie.web.house.people.latecomers import Latecomers
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.people.removal import Removal
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.play import Play
from perfidie.web.house.rematch import Rematch
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables
from perfidie.web.settings import Settings


class House:
    """All parts of a house. Where it does not `drive`, somebody else moves the bots."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thoughts | None = None,
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        drives: bool = True,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock or Clock()
        self.rng = rng or SystemRandom()
        self._thinkers = thinkers or thinkers_for(settings)
        self._drives = drives
        self._looked: WeakKeyDictionary[LiveTable, float] = WeakKeyDictionary()
        """When somebody last looked at a table, by the clock of the house."""
        self.presence = Presence(settings.away_after, settings.stand_in_after)
        self.tables = Tables(store, self._arrived, self._looked_at)
        self.ledger = Ledger(store, self.tables, self._go_on)
        self.seating = Seating(store, self.ledger, self.presence)
        self.hosting = Hosting(self.tables, self.ledger, self.seating, self.rng)
        self.latecomers = Latecomers(self.ledger, self.seating, self.presence)
        self.removal = Removal(self.ledger, self.seating, self.presence)
        self.gallery = Gallery(self.ledger, self.seating)
        self.rematch = Rematch(self.tables, self.ledger, self.seating, self.presence, self.rng)
        self.play = Play(self.ledger, self.rng)
        self.clocks = Clocks(self.tables, self.ledger, self.clock, self.rng, self.is_watched)
        self.drivers = Drivers(
            self.tables, self.play, self._thinkers, self.clock, self.rng, settings.bot_delay, self.is_watched
        )
        self.advisers = Advisers(self.ledger, self._thinkers, settings.advice_per_minute)

    async def open(self) -> None:
        """Opens the store; nothing can be done before that."""
        await self.store.open()
        await self._thinkers.open()

    async def close(self) -> None:
        """Ends all that is under way."""
        await self.clocks.close()
        await self.drivers.close()
        await self._thinkers.close()
        await self.store.close()

    # What happens by itself

    def _arrived(self, table: LiveTable) -> None:
        self._looked[table] = self.clock.now()
        self.presence.set_out(table)
        self._go_on(table)

    def _go_on(self, table: LiveTable) -> None:
        """Clocks run, bots talk and decide."""
        self.clocks.wind(table)
        if self._drives:
            self.drivers.drive(table)

    def is_watched(self, table: LiveTable) -> bool:
        """Whether anybody looks at this table, or somebody was heard of a moment ago: else its bots wait."""
        alone = self.settings.bots_alone_for
        return not alone or bool(table.audience) or self.clock.now() - self._looked.get(table, 0.0) < alone

    def _looked_at(self, table: LiveTable) -> None:
        """Somebody has asked for this table: bots that waited for that go on, with all their time before them."""
        self._looked[table] = self.clock.now()
        if self.drivers.are_asleep(table):
            self._go_on(table)

    def sweep(self) -> None:
        """Lets go of tables nobody has looked at for a while."""
        self.tables.sweep(self.settings.unload_after, self._is_busy)

    def _is_busy(self, table: LiveTable) -> bool:
        """Whether something will happen there by itself."""
        return self.drivers.are_busy(table) or self.clocks.are_running(table)

    def give_sign(self) -> None:
        """A sign of life on every stream."""
        for table in self.tables:
            table.audience.give_sign()
            if table.audience:
                self._looked[table] = self.clock.now()

    def send_home(self) -> None:
        """The house closes: every stream ends, and its page will come back to the next one."""
        for table in self.tables:
            table.audience.send_home()

    # Lists

    async def public_tables(self) -> list[Listed]:
        """Public tables whose game is not over."""
        return await self.store.public_tables()

    async def tables_of(self, person: Person | None) -> list[Listed]:
        """The tables where this person holds a seat."""
        return await self.store.tables_of(person.id) if person else []

    async def turns_of(self, person: Person | None, listed: list[Listed]) -> frozenset[str]:
        """Of these tables, those that wait for this person."""
        found = []
        for each in listed:
            if person and each.arrangement.phase == PLAYING:
                table = await self.tables.find(each.code)
                if table.seat_of(person.id) in table.asked:
                    found.append(each.code)
        return frozenset(found)
