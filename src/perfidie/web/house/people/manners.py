"""Manners: who does not hear whom, who does not sit at whose table, and friends who are asked and invited.

What somebody shuns is theirs alone: it is drawn on no page but their own, and whoever is shunned is answered like
anybody who waits, or for whom there is no place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.store import PERSON, Person, Store
from perfidie.store.people import friends, manners
from perfidie.store.people.manners import BLOCK, MUTE, Line, Report, Shunned
from perfidie.web.commons import Commons
from perfidie.web.house.audience import Listener
from perfidie.web.house.clock import Clock
from perfidie.web.house.people.etiquette import tidy
from perfidie.web.house.table import LiveTable
from perfidie.web.house.telling import Tell
from perfidie.web.logs import tell_failure

REASONS = ("insults", "cheating", "spoiling", "name", "other")
LONGEST_REPORT = 500
LINES_KEPT = 20
"""Lines of chat that go with a report."""
CHANGED, RENAMED = "shunned", "renamed"


def handle(me: str, other: str) -> str:
    """By what my forms call somebody: it means nothing to anybody else, and says nothing of who that is."""
    return sha256(f"perfidie {me} knows {other}".encode()).hexdigest()[:20]


class Ears:
    """Whom one person does not hear or meet. Held by their pages while they are open, and changed in place."""

    def __init__(self) -> None:
        self.shunned: dict[str, Shunned] = {}
        self.listeners: set[Listener] = set()

    def put(self, found: Sequence[Shunned]) -> None:
        """These are shunned from now on, and nobody else; open pages are drawn anew."""
        self.shunned = {each.person: each for each in found}
        for listener in self.listeners:
            listener.look_again()

    def follow(self, person: Person) -> None:
        """Somebody bears another name from now on."""
        found = self.shunned.get(person.id)
        if found is not None:
            self.put([*self.shunned.values(), replace(found, names=(*found.names, person.name))])

    def unheard(self, table: LiveTable) -> frozenset[str]:
        """The names under which those speak at this table who are not heard.

        Who spoke is kept by name alone: by each that they have borne. One that somebody else bears here stays heard.
        """
        if not self.shunned:
            return frozenset()
        names = {name for each in self.shunned.values() for name in (each.name, *each.names)}
        names |= {chair.name for chair in table.chairs if chair.person in self.shunned}
        return frozenset(names - {chair.name for chair in table.chairs if chair.person not in self.shunned} - {""})

    def blocked_at(self, table: LiveTable) -> tuple[str, ...]:
        """The names of people who sit here and whom this person does not want to meet."""
        blocked = {each.person for each in self.shunned.values() if each.kind == BLOCK}
        return tuple([chair.name for chair in table.chairs if chair.kind == PERSON and chair.person in blocked])


class Manners:
    """Keeps what people think of each other."""

    def __init__(self, store: Store, clock: Clock, commons: Commons, tell: Tell) -> None:
        self._store = store
        self._clock = clock
        self._commons = commons
        self._ears: WeakValueDictionary[str, Ears] = WeakValueDictionary()
        self._errands: set[asyncio.Task[None]] = set()
        self._bearing: list[Person] = []
        """People with names that the store has not been told yet."""
        self.tell = tell
        """How people are told that somebody asks or invites them (kinds `friend` and `invited`)."""
        commons.hear(CHANGED, lambda word: self._changed_elsewhere(str(word.facts.get("person"))))
        commons.hear(RENAMED, lambda word: self._renamed_elsewhere(str(word.facts.get("person"))))

    # Not heard, not met

    async def ears(self, person: str | None) -> Ears:
        """Whom this person does not hear."""
        if person is None:
            return Ears()
        found = self._ears.get(person)
        if found is None:
            kept = await self._store.look_up(manners.shunned_by, person)
            found = self._ears.get(person)
            if found is None:
                found = self._ears[person] = Ears()
                self._put(found, kept)
        return found

    def _put(self, ears: Ears, kept: Sequence[Shunned]) -> None:
        """What the store knows, with the names that it is about to be told."""
        ears.put(kept)
        for person in self._bearing:
            ears.follow(person)

    async def _look_again(self, person: str) -> None:
        ears = self._ears.get(person)
        if ears is not None:
            self._put(ears, await self._store.look_up(manners.shunned_by, person))

    def _changed_elsewhere(self, person: str) -> None:
        if person in self._ears:
            self._send(self._look_again(person))

    def renamed(self, person: Person) -> None:
        """Somebody bears another name: under that one, too, they are not heard by those who do not hear them."""
        for ears in list(self._ears.values()):
            ears.follow(person)
        self._bearing.append(person)
        self._send(self._remember(person))

    async def _remember(self, person: Person) -> None:
        try:
            if await self._store.look_up(manners.is_shunned, person.id):
                await self._store.keep(manners.renamed, person.id, person.name)
                self._commons.say(RENAMED, person=person.id)
        finally:
            self._bearing = [each for each in self._bearing if each is not person]

    def _renamed_elsewhere(self, person: str) -> None:
        for owner in [owner for owner, ears in self._ears.items() if person in ears.shunned]:
            self._send(self._look_again(owner))

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        """Done beside: how long it takes, and whether there is anything to do, is nobody's business."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            tell_failure("manners_failed", task.exception())

    async def close(self) -> None:
        """Ends what is under way."""
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def shun(self, person: Person, other: str, kind: str) -> None:
        """Does not hear (`mute`) or not meet (`block`) somebody from now on; with another word, does so again."""
        if other == person.id:
            raise Refusal("shun-oneself")
        if kind in (MUTE, BLOCK):
            await self._store.keep(manners.shun, person.id, other, kind, self._clock.date())
        else:
            await self._store.keep(manners.hear_again, person.id, other)
        await self._look_again(person.id)
        self._commons.say(CHANGED, person=person.id)

    async def check_seat(self, table: LiveTable, person: Person) -> None:
        """Refuses whom the host of this table does not want to meet, in the words for anybody without a place."""
        host = table.arrangement.host
        blocked = await self._store.look_up(manners.blocks, host, person.id)
        if blocked and table.seat_of(host) is not None:
            raise Refusal("not-welcome")

    # Friends

    async def ask(self, person: Person, other: str) -> None:
        """Asks somebody one has played with to be friends."""
        if other == person.id:
            raise Refusal("friend-oneself")
        blocks = await self._store.look_up(manners.blocks, person.id, other)
        if blocks:
            raise Refusal("friend-blocked")
        came = await self._store.keep(friends.ask, person.id, other, self._clock.date())
        if came == friends.WAITS:
            raise Refusal("friend-waits")
        if came == friends.ALREADY:
            raise Refusal("friend-already")
        if not await self._store.look_up(manners.blocks, other, person.id):
            self._send(self.tell((other,), "friend", person.id, "/friends", name=person.name, came=came))

    async def answer(self, person: Person, other: str, willing: bool) -> None:
        """Yes or no to somebody who asks."""
        do = friends.agree if willing else friends.decline
        if not await self._store.keep(do, person.id, other, self._clock.date()):
            raise Refusal("friend-nobody-asks")
        if willing:
            self._send(self.tell((other,), "friend", person.id, "/friends", name=person.name, came=friends.AGREED))

    async def part(self, person: Person, other: str) -> None:
        """No friends any more, or asks no longer."""
        if not await self._store.keep(friends.part, person.id, other):
            raise Refusal("friend-nobody")

    async def invite(self, person: Person, other: str, table: LiveTable) -> None:
        """Invites a friend to a table that one hosts."""
        if table.arrangement.host != person.id or table.seat_of(person.id) is None:
            raise Refusal("host-only")
        if table.arrangement.phase == "over":
            raise Refusal("game-over")
        if not await self._store.look_up(friends.are_friends, person.id, other):
            raise Refusal("friend-nobody")
        if table.seat_of(other) is not None:
            raise Refusal("invited-sits")
        if not await self._store.keep(friends.invite, other, table.code, person.id, self._clock.date()):
            raise Refusal("invited-already")
        self._send(self.tell((other,), "invited", table.code, f"/t/{table.code}", name=person.name, game=table.game.id))

    # Reports

    async def report(self, table: LiveTable, person: Person, other: str, reason: str, words: str) -> None:
        """Tells whoever keeps the house of somebody at this table, with what the reader had read there last."""
        if other == person.id:
            raise Refusal("report-oneself")
        said = tidy(words[: 4 * LONGEST_REPORT])
        if reason not in REASONS:
            raise Refusal("report-no-reason")
        if len(said) > LONGEST_REPORT:
            raise Refusal("report-too-long", most=LONGEST_REPORT)
        heard = table.talk.heard_by(table.seat_of(person.id))[-LINES_KEPT:]
        ids = {chair.name: chair.person for chair in table.chairs}
        context = [
            Line(each.name, each.text, each.at, ids.get(each.name, ""), not each.team and each.seat >= 0)
            for each in heard
        ]
        told = Report(person.id, other, table.code, reason, said, self._clock.date(), tuple(context))
        if not await self._store.keep(manners.report, told):
            raise Refusal("report-waits")
