"""The post: links that come by mail. Each holds a key that serves once, for a quarter of an hour, in one browser.

Whether an address is known is told to nobody but its owner: who asks for a link hears the same either way, and at once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from perfidie.engine import Refusal
from perfidie.store import Store
from perfidie.store.people import letters, mails
from perfidie.store.people.letters import CONFIRM, ENTER, Letter
from perfidie.web.errands import end
from perfidie.web.house.clock import Clock
from perfidie.web.house.codes import new_key, read_key
from perfidie.web.house.people.etiquette import digest
from perfidie.web.limits import HOUR, Limits
from perfidie.web.mail import Mailer

LASTS = 900.0
"""Seconds in which a link can be followed."""
LONGEST = 254
_PART = r"(?:(?!=\?)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-])+"
"""Signs between dots: but for `=?`, which in the head of a letter begins another spelling of something else."""
_ADDRESS = re.compile(
    rf"(?=[^@]{{1,64}}@){_PART}(?:\.{_PART})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]"
)
SHARED, FLOOD = 4, 10
"""Letters from one network to all addresses, and to one address from everywhere, for each from there to there."""

Writes = Callable[[str], tuple[str, str]]
"""From a key to the subject and the text of a letter that holds it."""


def read_mail(text: str) -> str:
    """A mail address as it is kept; refused where it is none.

    >>> read_mail("  Anne@Example.org ")
    'anne@example.org'
    """
    found = text.strip()
    if len(found) > LONGEST or not _ADDRESS.fullmatch(found):
        raise Refusal("bad-mail")
    return found.lower()


class Post:
    """Sends links, and takes the keys that come back."""

    def __init__(self, store: Store, mailer: Mailer, clock: Clock, limits: Limits, each_hour: int) -> None:
        self._store = store
        self._mailer = mailer
        self._clock = clock
        self._limits = limits
        self._each_hour = each_hour
        self._under_way: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._mailer)

    async def close(self) -> None:
        """What is still under way ends."""
        await end(*self._under_way)

    async def settled(self) -> None:
        """Returns when all that is under way has gone out."""
        while self._under_way:
            await asyncio.gather(*self._under_way)

    def _toll(self, network: str, address: str) -> None:
        """Whoever asks for another one's links uses up none of theirs, until it is a flood."""
        if not self:
            raise Refusal("no-mail-here")
        most, to = self._each_hour, digest(address)
        self._limits.spend_at(f"letter to {to}", network, most, HOUR)
        self._limits.spend_at("letter", network, most * SHARED, HOUR)
        self._limits.spend("letter", f"to {to}", most * FLOOD, HOUR)

    def _set_out(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _new(self, kind: str, person: str, session: str, address: str) -> str:
        key, now = new_key(), self._clock.date()
        letter = Letter(digest(f"{kind} {key}"), kind, person, session, address, now + LASTS)
        await self._store.keep(letters.write_letter, letter, now)
        return key

    async def _take(self, kind: str, session: str, key: str) -> Letter:
        """What this key opens, here and now; one that was asked for elsewhere is told apart, and not used up."""
        known, now = digest(f"{kind} {read_key(key)}"), self._clock.date()
        found = await self._store.look_up(letters.read_letter, known, kind, now)
        if found is not None and found.session != session:
            raise Refusal("letter-elsewhere")
        taken = await self._store.keep(letters.take_letter, known, kind, now) if found is not None else None
        if taken is None:
            raise Refusal("dead-letter")
        return taken

    # To sign in

    def ask_in(self, address: str, network: str, session: str, write: Writes) -> None:
        """A link to sign in by, if somebody is known by this address; nothing tells whether there is."""
        wanted = read_mail(address)
        self._toll(network, wanted)
        self._set_out(self._send_in(wanted, session, write))

    async def _send_in(self, address: str, session: str, write: Writes) -> None:
        person = await self._store.look_up(mails.owner_of, address)
        if person:
            with suppress(Refusal):  # whoever runs the house is told of it
                await self._mailer.send(address, *write(await self._new(ENTER, person, session, "")))

    async def enter(self, session: str, key: str) -> str:
        """Whose link this is."""
        return (await self._take(ENTER, session, key)).person

    # To prove an address

    async def ask_proof(
        self, person: str, address: str, network: str, session: str, write: Writes, write_known: Writes
    ) -> str:
        """A link that proves an address; one that is somebody else's is told so itself, and nobody else is.

        A key is made either way, so that what is kept of whoever asks is the same: of an address that is somebody
        else's it is sent to nobody.
        """
        wanted = read_mail(address)
        self._toll(network, wanted)
        owner = await self._store.look_up(mails.owner_of, wanted)
        key = await self._new(CONFIRM, person, session, wanted)
        await self._mailer.send(wanted, *(write_known("") if owner and owner != person else write(key)))
        return wanted

    async def prove(self, person: str, session: str, key: str) -> str:
        """The address has answered: it is this person's from now on."""
        proven = await self._take(CONFIRM, session, key)
        if proven.person != person:
            raise Refusal("dead-letter")
        if not await self._store.keep(mails.keep_mail, person, proven.address, self._clock.date()):
            raise Refusal("mail-taken")
        return proven.address
