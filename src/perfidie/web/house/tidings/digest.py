"""Mail: once a day at most, what waits for somebody who wishes it so; and the link that ends it without a session."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from hashlib import sha256

from msgspec.structs import replace

from perfidie.engine import Refusal
from perfidie.store import Store
from perfidie.store.people import tidings as kept
from perfidie.store.people.accounts import account, prefer
from perfidie.store.people.tidings import Waiting
from perfidie.web.house.tidings.words import sentence, texts_of
from perfidie.web.mail import Mailer
from perfidie.web.settings import Settings, origin_of

AT_A_TIME = 5
"""Mails that are handed over at one time."""
LONGEST = 120
"""Letters of the word in a link that ends the mails."""


class Letters:
    """Sends the mails of the day."""

    def __init__(self, store: Store, settings: Settings, mailer: Mailer) -> None:
        self._store = store
        self._mailer = mailer
        self._origin = origin_of(settings)
        self._key = b""

    async def open(self) -> None:
        """The key that signs links of this house is made at its first start."""
        self._key = (await self._store.fact("tidings-key", secrets.token_urlsafe(32))).encode()

    async def look(self, now: float) -> None:
        """Sends what is due, a few at a time; what the server does not take is tried again in an hour."""
        waiting = await self._store.keep(kept.digests, now) if self._mailer else []
        for first in range(0, len(waiting), AT_A_TIME):
            few = waiting[first : first + AT_A_TIME]
            if not all(await asyncio.gather(*[self._sent(each, now) for each in few])):
                break  # nobody answers there: the others would only wait for it, too

    async def _sent(self, each: Waiting, now: float) -> bool:
        """Sends one mail; False where the server itself could not be reached."""
        try:
            await self._send(each)
        except Refusal as refusal:
            return not isinstance(refusal.__cause__, OSError)
        await self._store.keep(kept.mailed, each.person, now)
        return True

    async def _send(self, each: Waiting) -> None:
        texts = texts_of(each.lang)
        told = [(sentence(tiding, each.lang, each.zone), tiding.link) for tiding in each.tidings]
        lines = [f"– {words}\n  {self._origin}{link}" for words, link in told]
        stop = f"{self._origin}/digest/{self.word_for(each.person)}"
        facts = {"words": "\n\n".join(lines), "link": stop, "number": len(each.tidings)}
        text = texts.say("digest-mail", facts)
        subject = texts.say("digest-subject", {"number": len(each.tidings)})
        heads = {"List_Unsubscribe": f"<{stop}>", "List_Unsubscribe_Post": "List-Unsubscribe=One-Click"}
        await self._mailer.send(each.address, subject, text, **heads)

    # The link that ends them

    def word_for(self, person: str) -> str:
        """The word that ends this person's mails: nobody else can make one."""
        return f"{person}.{hmac.new(self._key, f'digest {person}'.encode(), sha256).hexdigest()[:40]}"

    def whose(self, word: str) -> str:
        """Whose mails this word ends; refused where it was not made here."""
        person = word.rpartition(".")[0]
        if len(word) > LONGEST or not hmac.compare_digest(word.encode(), self.word_for(person).encode()):
            raise Refusal("dead-mail-link")
        return person

    async def stop(self, word: str) -> None:
        """No more mails for whom this word was made; the second time as the first."""
        person = self.whose(word)
        found = await self._store.look_up(account, person)
        if found is not None and found.preferences.digest:
            await self._store.keep(prefer, person, replace(found.preferences, digest=False))
