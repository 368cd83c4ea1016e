"""Tidings of the house: what waits for people is noted, and those who are not looking are told.

A table that waits for somebody is noted when their question is put, and told after a moment of grace if it still waits
and they are not there. That depends on nothing but whether they themselves are asked: whoever else is, and what
happened at the table, is neither said nor to be told from when a notice comes.

Every few seconds the house looks what is to be told (`look`). Of several processes, whoever claims a tiding tells it.
Mail goes out beside that, so that no notice waits for a mail server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from perfidie.store import EMPTY, OVER, PERSON, PLAYING, Store
from perfidie.store.people import subscriptions as devices
from perfidie.store.people import tidings as kept
from perfidie.store.people.subscriptions import Subscription
from perfidie.store.people.tidings import HURRY, TURN, Tiding, Waiting
from perfidie.web.errands import end
from perfidie.web.house.clock import Clock
from perfidie.web.house.people.presence import Presence
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tidings.digest import Letters
from perfidie.web.house.tidings.push import GONE, LATER, REFUSED, SENT, Pusher, new_key
from perfidie.web.house.tidings.words import KINDS, payload
from perfidie.web.logs import tell_failure, tell_host
from perfidie.web.mail import Mailer
from perfidie.web.settings import Settings

LOOK = 5.0
"""Seconds after which the house looks again what is to be told."""
LAST_PART, LAST_HOURS = 0.25, 12 * 3_600.0
"""Somebody who has not moved is told once more with a quarter of their time left, and no more than so many seconds."""
GRACE = 20.0
"""Seconds in which somebody may notice by themselves that a table waits for them."""
RETRY = (60.0, 300.0, 1_800.0)
"""Seconds after which a push service that was busy is asked again; then it is given up for this notice."""
MOST_OPENED = 10_000
STOOD_IN = -2
"""Instead of the version of a question: a bot stands in."""


@dataclass(frozen=True, slots=True)
class Put:
    """A question that was put to somebody, or something else that happened at their table."""

    table: LiveTable
    seat: int
    since: int
    """The version of that seat on which it was asked; below 0 where nothing is asked."""
    noted: float
    """When the house noted it; never again once it is written down."""
    seen: bool = False
    """Whether they have opened the page of the table since."""


class Tidings:
    """Notes what waits, and tells those who are not looking."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, presence: Presence, mailer: Mailer) -> None:
        self._find: Callable[[str], LiveTable | None] = lambda code: None
        self._store = store
        self._settings = settings
        self._clock = clock
        self._presence = presence
        self._asked: dict[tuple[str, str], Put] = {}
        """By table and person: what is told them once the grace is over."""
        self._known: dict[str, set[str]] = {}
        """By table: the people of whom a turn may be kept."""
        self._phases: dict[str, str] = {}
        self._opened: dict[tuple[str, str], float] = {}
        self._gone: list[tuple[str, str, str]] = []
        self._errands: list[asyncio.Task[None]] = []
        self._looking = asyncio.Lock()
        self.letters = Letters(store, settings, mailer)
        self.pusher: Pusher | None = None

    def find_by(self, find: Callable[[str], LiveTable | None]) -> None:
        """Where the tables are that are in memory."""
        self._find = find

    async def open(self) -> None:
        """The keys of the house are made at its first start; then it looks around every few seconds."""
        key = await self._store.fact("vapid", new_key())
        self.pusher = Pusher(key, vapid_contact(self._settings), near=self._settings.push_near)
        await self.letters.open()
        now = self._clock.date()
        await self._store.keep(kept.catch_up, now - kept.DAY, now, now + GRACE)
        self._errands = [asyncio.create_task(self._again_and_again(each)) for each in (self.look, self.mail)]

    async def close(self) -> None:
        """What is being sent is sent; nothing begins any more."""
        async with self._looking:
            await end(*self._errands)
        if self.pusher is not None:
            await self.pusher.close()

    # What others tell

    async def tell(self, person_ids: Sequence[str], kind: str, subject: str, link: str, **facts: Any) -> None:
        """These people are to be told this: a newer one about the same subject takes the place of an older one.

        `link` is the page it leads to; facts are plain words: `name` and `names` of people, `words`, `game`,
        `number`, `when`. With `due` it is told then.
        """
        assert kind in KINDS, kind
        assert link.startswith("/"), link
        now = self._clock.date()
        due = float(facts.pop("due", now))
        told = [Tiding(person, kind, subject, link, facts, now, due) for person in dict.fromkeys(person_ids)]
        if told:
            await self._store.keep(kept.tell, told)

    def clocks_changed(self, table: LiveTable, person: str) -> None:
        """The clocks of this person were set: when they are to be reminded is another moment by now."""
        put = self._asked.get((table.code, person))
        if put is not None and put.since >= 0:
            self._asked[table.code, person] = replace(put, noted=self._clock.date())

    def opened(self, person: str | None, link: str) -> None:
        """This person looks at that page: what stands there needs no telling."""
        if person and len(self._opened) < MOST_OPENED:
            self._opened[person, link] = self._clock.date()
            if put := self._asked.get((link.removeprefix("/t/"), person)):
                self._asked[put.table.code, person] = replace(put, seen=True)

    async def waiting_for(self, person: str) -> list[Tiding]:
        """All that waits for this person."""
        return await self._store.look_up(kept.waiting_for, person)

    # Tables

    def note(self, table: LiveTable) -> None:
        """The table has changed, or come into memory: who is asked by now, and who no longer."""
        now, code = self._clock.date(), table.code
        asked = self._people_asked(table)
        known = self._known.get(code)
        if known is None:  # what was kept before it came into memory is not known: anybody may have been told
            loaded = table.chairs if table.phase == PLAYING else ()
            known = self._known[code] = {chair.person for chair in loaded if chair.kind == PERSON}
        for person in [person for person in known if person not in asked]:
            self._gone += [(person, TURN, code), (person, HURRY, code)]
            known.discard(person)
        past = [each for (at, each), put in self._asked.items() if at == code and put.since >= 0 and each not in asked]
        for person in past:
            del self._asked[code, person]
        for person, (seat, since) in asked.items():
            before = self._asked.get((code, person))
            same = before is not None and (before.seat, before.since) == (seat, since)
            self._asked[code, person] = (
                replace(before, table=table) if before and same else Put(table, seat, since, now)
            )
        self._note_phase(table, now)

    def _people_asked(self, table: LiveTable) -> dict[str, tuple[int, int]]:
        if table.phase != PLAYING:
            return {}
        found = {}
        for seat, question in table.asked.items():
            if table.chairs[seat].kind == PERSON:
                found[table.chairs[seat].person] = (seat, question.since)
        return found

    def _note_phase(self, table: LiveTable, now: float) -> None:
        """That a game has begun, or is over, is told to those who are not there."""
        before, self._phases[table.code] = self._phases.get(table.code), table.phase
        if before in (None, table.phase) or table.phase not in (PLAYING, OVER):
            return
        asked = self._people_asked(table)
        for seat in table.people if table.begun else ():
            person = table.chairs[seat].person
            if person not in asked:
                self._asked[table.code, person] = Put(table, seat, -1, now)

    def stood_in(self, table: LiveTable, seat: int) -> None:
        """Somebody's time was up, and a bot stands in for them."""
        self._asked[table.code, table.chairs[seat].person] = Put(table, seat, STOOD_IN, self._clock.date())

    def forget(self, table: LiveTable) -> None:
        """The table leaves the memory."""
        self._known.pop(table.code, None)
        for code, person in [each for each in self._asked if each[0] == table.code]:
            if self._asked[code, person].noted == inf:
                del self._asked[code, person]
        self._phases.pop(table.code, None)

    # Looking

    async def _again_and_again(self, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await do()
            except Exception as error:  # the next look finds what is left
                tell_failure("tidings_failed", error)

    async def look(self) -> None:
        """Writes down what has been noted, then tells what is due."""
        async with self._looking:
            await self._write_down()
            now = self._clock.date()
            while await self._store.look_up(kept.any_due, now):
                claimed = await self._store.keep(kept.claim, now)
                if not claimed:
                    break
                await self._push(claimed, now)

    async def mail(self) -> None:
        """Sends the mails of the day that are due."""
        await self.letters.look(self._clock.date())

    async def _write_down(self) -> None:
        """What could not be written is still known, and written with the next look."""
        await self._write_opened()
        gone = list(self._gone)
        if gone:
            await self._store.keep(kept.withdraw, gone)
            del self._gone[: len(gone)]
        ripe = self._ripe(self._clock.date())
        if told := [each for _, _, tidings in ripe for each in tidings]:
            await self._store.keep(kept.tell, told)
        for (code, person), put, _ in ripe:
            self._written(code, person, put)

    async def _write_opened(self) -> None:
        pages = dict(self._opened)
        opened = [(person, link, at) for (person, link), at in pages.items()]
        if opened and await self._store.look_up(kept.any_unseen, opened):
            await self._store.keep(kept.seen, opened, self._clock.date())
        for page, at in pages.items():
            if self._opened.get(page) == at:
                del self._opened[page]

    def _written(self, code: str, person: str, put: Put) -> None:
        """It is not written again, unless something else was noted meanwhile."""
        now = self._asked.get((code, person))
        if now is None or (now.seat, now.since, now.noted) != (put.seat, put.since, put.noted):
            return
        if put.since >= 0:
            self._asked[code, person] = replace(now, noted=inf)
        else:
            del self._asked[code, person]

    def _ripe(self, now: float) -> list[tuple[tuple[str, str], Put, list[Tiding]]]:
        """What stands open after the grace: told to those who are away, noted as seen by those who are there.

        Who has just left may come back in a moment, and is waited for.
        """
        found = []
        for (code, person), put in list(self._asked.items()):
            table, seat = put.table, put.seat
            there = put.seen or table.audience.hears(seat)
            if now - put.noted < GRACE or not (there or self._presence.away(table, seat)):
                continue
            told = [_tiding(put, person, now if there else None)] if put.since >= 0 or not there else []
            if put.since >= 0:
                self._known.setdefault(code, set()).add(person)
                told += _hurry(put, person) if table.pace.slow else []
            found.append(((code, person), put, told))
        return found

    async def _push(self, claimed: list[Waiting], now: float) -> None:
        """Tells everybody at once: whatever goes wrong with one of them is no reason for others to wait."""
        willing = [each for each in claimed if each.push]
        everywhere = await self._store.look_up(devices.subscriptions_of, [each.person for each in willing])
        telling = []
        for each in willing:
            mine = [device for device in everywhere if device.person == each.person]
            untold = [tiding for tiding in each.tidings if not self._is_there(tiding)]
            telling += [self._tell_one(tiding, each, mine, now) for tiding in untold]
        for error in await asyncio.gather(*telling, return_exceptions=True):
            if error is not None:
                tell_failure("tidings_failed", error)

    def _is_there(self, tiding: Tiding) -> bool:
        """Whether they look at that very table just now."""
        table = self._find(tiding.subject) if tiding.link.startswith("/t/") else None
        seat = table.seat_of(tiding.person) if table is not None else None
        return table is not None and seat is not None and table.audience.hears(seat)

    async def _tell_one(self, tiding: Tiding, to: Waiting, mine: list[Subscription], now: float) -> None:
        only = tiding.facts.get("only")
        wanted = [device for device in mine if only is None or device.id in only]
        body, tries = payload(tiding, to.lang, to.zone), int(tiding.facts.get("tries", 0))
        outcomes = await asyncio.gather(*[self.send(device, body, now, tries) for device in wanted])
        left = [device.id for device, outcome in zip(wanted, outcomes, strict=True) if outcome == LATER]
        if left and tries < len(RETRY):
            await self._store.keep(kept.try_again, tiding, now, now + RETRY[tries], left)

    async def send(self, device: Subscription, body: bytes, now: float, tries: int = 0) -> str:
        """One notice to one device; what came of it is kept with the device."""
        outcome = await self._handed_over(device, body, now)
        if outcome == GONE:
            await self._store.keep(devices.gone, device.id)
        elif outcome == SENT:
            if device.failures:
                await self._store.keep(devices.reached, device.id)
        elif outcome != LATER or tries >= len(RETRY):
            await self._store.keep(devices.missed, device.id, now)
        return outcome

    async def _handed_over(self, device: Subscription, body: bytes, now: float) -> str:
        """How it went; what nobody has foreseen is the fault of this one device, and keeps no other one waiting."""
        assert self.pusher is not None, "the house is open"
        try:
            return await self.pusher.send(device, body, now)
        except Exception as error:
            tell_host("push_failed", f"a notice could not be made for one device: {type(error).__name__}")
            return REFUSED


def _tiding(put: Put, person: str, seen: float | None) -> Tiding:
    """What is said of a table: its game and who sits there, which is printed on its door."""
    table, code = put.table, put.table.code
    others = [chair.name for at, chair in enumerate(table.chairs) if at != put.seat and chair.kind != EMPTY]
    facts: dict[str, Any] = {"game": table.game.id, "names": others}
    kind = "over" if table.phase == OVER else "stood-in" if put.since == STOOD_IN else "begun"
    if put.since >= 0:
        kind, facts["since"] = TURN, put.since
    return Tiding(person, kind, code, f"/t/{code}", facts, put.noted, put.noted + GRACE, seen, seen)


def _hurry(put: Put, person: str) -> list[Tiding]:
    """At a table that lasts days: told once more when little of their time is left."""
    wait = put.table.times.waits.get(put.seat)
    if wait is None:  # what is asked behind the wait of another has an end that nobody is told of
        return []
    due = wait.until - min((wait.until - wait.since) * LAST_PART, LAST_HOURS)
    told = _tiding(put, person, None)
    return [Tiding(person, HURRY, told.subject, told.link, told.facts, put.noted, due)] if due > put.noted else []


def vapid_contact(settings: Settings) -> str:
    """How push services reach whoever runs the house, as they want to read it."""
    said = settings.push_contact or settings.contact
    if said.startswith(("https://", "mailto:")):
        return said
    name = settings.hosts[0] if settings.hosts[0] != "*" else "localhost"
    return f"mailto:{said}" if "@" in said and " " not in said else f"mailto:perfidie@{name}"
