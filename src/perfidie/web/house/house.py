"""The house: it puts its parts together and holds them. Pages and the JSON interface both come here.

There is one place for each thing people may do: `hosting` opens tables and begins games, `seating` says who sits
where, `play` takes moves and talk, `gallery` the talk of those who watch; `latecomers` ask for a seat, `removal` takes
one away, `rematch` plays once more, `seconds` takes old games up again, `advisers` give advice. Each writes through the
one ledger. Afterwards, and when a table comes into memory, the house sees to what happens by itself: clocks run, bots
talk and decide.

Parts are given what they need and never know the house.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from random import Random, SystemRandom
from weakref import WeakKeyDictionary

from perfidie.engine import Refusal
from perfidie.store import PERSON, PLAYING, Listed, Person, Store
from perfidie.store.keeping.retention import Ages
from perfidie.web.commons import Alone, Commons, Shared, meet
from perfidie.web.errands import end
from perfidie.web.house.bots.advice import Advisers
from perfidie.web.house.bots.desk import Thoughts
from perfidie.web.house.bots.drivers import Drivers
from perfidie.web.house.bots.places import thinkers_for
from perfidie.web.house.bots.students import Students
from perfidie.web.house.circles.circles import Circles
from perfidie.web.house.circles.evenings import Evenings
from perfidie.web.house.circles.laying import Results
from perfidie.web.house.circles.tournaments import Tournaments
from perfidie.web.house.clock import Clock
from perfidie.web.house.clocks import Clocks
from perfidie.web.house.holidays import Holidays
from perfidie.web.house.hosting import Hosting
from perfidie.web.house.keeping.keeper import Keeper
from perfidie.web.house.keeping.registrar import Registrar
from perfidie.web.house.keeping.waker import Waker
from perfidie.web.house.ledger import Ledger
from perfidie.web.house.oneself.passkeys import Passkeys
from perfidie.web.house.oneself.post import Post
from perfidie.web.house.pace import ends_for
from perfidie.web.house.people.gallery import Gallery
from perfidie.web.house.people.latecomers import Latecomers
from perfidie.web.house.people.manners import Manners
from perfidie.web.house.people.presence import TELL, Presence
from perfidie.web.house.people.removal import Removal
from perfidie.web.house.people.seating import Seating
from perfidie.web.house.people.stakes import Stakes
from perfidie.web.house.play import Play
from perfidie.web.house.rematch import Rematch
from perfidie.web.house.reviewing import Reviewers
from perfidie.web.house.seals import Seals
from perfidie.web.house.second import SecondDeals
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tables import Tables
from perfidie.web.house.tidings.tidings import Tidings
from perfidie.web.house.together.following import Following
from perfidie.web.house.together.ownership import Ownership, this_process
from perfidie.web.house.together.relay import Relays
from perfidie.web.limits import Limits
from perfidie.web.mail import Mailer
from perfidie.web.settings import Settings

ON_A_DESK = 100
"""How many of somebody's unfinished tables are looked at together."""
EXCHANGE = 0.5
"""Seconds after which processes tell each other what was spent of the limits."""


class House:
    """All parts of a house. Where it does not `drive`, somebody else moves the bots.

    Games have `receipts` unless the house was given its chance (`house.seals`).
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thoughts | None = None,
        *,
        clock: Clock | None = None,
        rng: Random | None = None,
        drives: bool = True,
        receipts: bool | None = None,
    ) -> None:
        self.store = store
        self._errands: list[asyncio.Task[None]] = []
        self.settings = settings
        self.clock = clock or Clock()
        self.rng = rng or SystemRandom()
        self.seals = Seals(self.rng, wanted=rng is None if receipts is None else receipts)
        self._thinkers, students = (thinkers, Students()) if thinkers else thinkers_for(settings)
        self._drives = drives
        self._looked: WeakKeyDictionary[LiveTable, float] = WeakKeyDictionary()
        """When somebody last looked at a table, by the clock of the house."""
        me = this_process(shared=bool(settings.redis))
        self.commons: Commons = meet(settings.redis, me.id) if settings.redis else Alone()
        self.presence = Presence(settings.away_after, settings.stand_in_after, self.commons)
        self.following = Following(store, self.commons, self._go_on, self._struck_off)
        self.tables = Tables(store, self.seals, self._arrived, self._left, self.following.fresh, self._asked_for)
        self.ownership = Ownership(store, self.tables, self.clock, me, self._go_on)
        self._relays = Relays(self.commons, self.clock, self.tables.get)
        self.presence.find_by(self.tables.get)
        self.following.find_by(self.tables.get)
        self.ledger = Ledger(store, self.tables, self.following, self.ownership, self.clock, self._go_on)
        self.keeper = Keeper(store, self.tables, self.clock, ages(settings), self._go_on, self._struck_off)
        self.mailer = Mailer(settings.mail, settings.mail_from)
        self.tidings = Tidings(store, settings, self.clock, self.presence, self.mailer)
        self.tidings.find_by(self.tables.get)
        self.manners = Manners(store, self.clock, self.commons, self.tidings.tell)
        self.registrar = Registrar(store)
        self.reviewers = Reviewers(store, self.clock, students)
        self.seating = Seating(store, self.ledger, self.presence, self.clock, self.manners)
        self.seating.when_renamed(self.manners.renamed)
        self.hosting = Hosting(self.tables, self.ledger, self.seating, Stakes(store), self.rng)
        self.limits = Limits()
        self.passkeys = Passkeys(store, self.clock)
        self.post = Post(store, self.mailer, self.clock, self.limits, settings.letters_per_hour)
        self.latecomers = Latecomers(self.ledger, self.seating, self.presence, self.limits)
        self.removal = Removal(self.ledger, self.seating, self.presence, self.limits)
        self.gallery = Gallery(self.ledger, self.seating, self.keeper.sanctions, self.limits)
        self.rematch = Rematch(
            self.tables, self.ledger, self.seating, self.presence, self.clock, self.seals, self.tidings.tell
        )
        self.seconds = SecondDeals(store, self.tables, self.seating, self.registrar, self.clock, self.rng)
        self.circles = Circles(
            Results(store, self.tables),
            self.seating,
            self.clock,
            self.seals,
            self.tidings.tell,
            self.keeper.sanctions,
        )
        self.evenings, self.tournaments = Evenings(self.circles), Tournaments(self.circles)
        self.play = Play(self.ledger, self.rng, self.keeper.sanctions)
        self.clocks = Clocks(
            self.tables, self.ledger, self.clock, self.rng, self.ownership, self.is_watched, self.tidings.stood_in
        )
        self.waker = Waker(store, self.tables, self.clock)
        self.holidays = Holidays(store, self.tables, self.ledger, self.clock, self.tidings)
        self.drivers = Drivers(
            self.tables,
            self.play,
            self._thinkers,
            self.clock,
            self.rng,
            settings.bot_delay,
            self.is_watched,
            self._go_on,
        )
        self.advisers = Advisers(
            self.ledger, self._thinkers, self.limits, settings.advice_per_minute, self.commons, self.tables.get
        )

    async def open(self) -> None:
        """Opens the store and meets the other processes; nothing can be done before that."""
        await self.store.open()
        try:
            await self.keeper.arrive()
            await self.ownership.enlist()
            self.commons.open(await self.store.fact("house", secrets.token_urlsafe(9)))
            await self._thinkers.open()
            await self.tidings.open()
            self.clocks.open()
        except BaseException:
            await self.store.close()
            raise
        self._errands = [asyncio.create_task(self.ownership.keep_beating())]
        self._errands += [asyncio.create_task(self.registrar.keep_registering())]
        self._errands += [asyncio.create_task(self.registrar.keep_looking())]
        self._errands += [asyncio.create_task(self.waker.keep_looking())]
        if self.commons.shared:
            self._errands += [
                asyncio.create_task(self.following.keep_looking(self._looked_at)),
                asyncio.create_task(self._keep_telling()),
                asyncio.create_task(self._keep_counting()),
            ]

    async def close(self) -> None:
        """Ends all that is under way."""
        await end(*self._errands)
        await self.post.close()
        await self.seconds.close()
        await self.manners.close()
        await self.tidings.close()
        await self.following.close()
        await self.clocks.close()
        await self.drivers.close()
        await self._thinkers.close()
        await self.reviewers.close()
        await self.ownership.close()
        await self.commons.close()
        await self.store.close()

    # What happens by itself

    def _arrived(self, table: LiveTable) -> None:
        self._looked[table] = self.clock.now()
        self.commons.follow(table.code)
        self._relays.connect(table)
        self.presence.set_out(table)
        self._go_on(table)

    def _left(self, table: LiveTable) -> None:
        self.commons.unfollow(table.code)
        self.tidings.forget(table)

    def _struck_off(self, table: LiveTable) -> None:
        """There is no such table any more: nobody is served there."""
        self.tables.let_go(table)
        table.vanish()
        self.drivers.stand_down(table)

    def _go_on(self, table: LiveTable) -> None:
        """Clocks run, bots talk and decide: in the process that sees to this table."""
        if not self.tables.holds(table):
            return
        self.registrar.enlist(table)
        self.seconds.note(table)
        self.clocks.wind(table)
        self.tidings.note(table)
        if not self.ownership.owns(table):
            self.drivers.stand_down(table)
            self.ownership.want(table)
        elif self._drives:
            self.drivers.drive(table)

    def is_watched(self, table: LiveTable) -> bool:
        """Whether anybody looks at this table, or somebody was heard of a moment ago: else its bots wait.

        Where people have agreed on a pace they need not watch: its clocks go on, and so do its bots.
        """
        if table.pace:
            return True
        alone = self.settings.bots_alone_for
        just_now = self.clock.now() - self._looked.get(table, float("-inf")) < alone
        return just_now or not alone or self.presence.watched(table, alone)

    def _asked_for(self, table: LiveTable) -> None:
        """Somebody has asked for this table: bots that waited for that go on, with all their time before them."""
        self._looked[table] = self.clock.now()
        if self.drivers.are_asleep(table):
            self._go_on(table)

    def _looked_at(self) -> list[LiveTable]:
        return [table for table in self.tables if table.audience or self.ownership.owns(table)]

    async def _keep_telling(self) -> None:
        """Every few moments the others are told who is here."""
        while True:
            await asyncio.sleep(TELL)
            for table in list(self.tables):
                self.presence.tell(table)

    async def _keep_counting(self) -> None:
        """Limits hold for all processes together."""
        while isinstance(self.commons, Shared):
            await asyncio.sleep(EXCHANGE)
            await self.limits.exchange(self.commons.redis)

    async def sweep(self) -> None:
        """Lets go of tables nobody has looked at for a while."""
        await self.ownership.release(self.tables.sweep(self.settings.unload_after, self._is_busy))

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

    async def desk_of(self, person: Person | None) -> tuple[list[Listed], frozenset[str]]:
        """Those whose game is not over, first the ones that wait for this person, as they will run out; and these."""
        found = await self.store.tables_of(person.id, ON_A_DESK, unfinished=True) if person else []
        turns = await self.turns_of(person, found)
        last = float("inf")
        return sorted(found, key=lambda each: ends_for(each, person) if each.code in turns else last), turns

    async def turns_of(self, person: Person | None, listed: list[Listed]) -> frozenset[str]:
        """Of these tables, those that wait for this person."""
        found = []
        for each in listed:
            if person and each.arrangement.phase == PLAYING:
                asked = await self._asked_at(each) if each.asked is None else each.asked
                sits = [chair.kind == PERSON and chair.person == person.id for chair in each.arrangement.chairs]
                if any(sits[seat] for seat in asked):
                    found.append(each.code)
        return frozenset(found)

    async def _asked_at(self, listed: Listed) -> tuple[int, ...]:
        """Who has to decide at a table of which a program that knows no better was the last to write."""
        with suppress(Refusal):  # one that cannot be opened takes no page with it
            return tuple((await self.tables.find(listed.code)).asked)
        return ()


def ages(settings: Settings) -> Ages:
    """How long things are kept."""
    kept = settings.keep_gathering_days, settings.keep_unfinished_days, settings.keep_over_days
    return Ages(*kept, settings.keep_people_days, settings.keep_accounts_days)
