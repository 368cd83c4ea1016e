"""Visitors: from a cookie, or a program's token, to a person; and from a form's bytes to its fields."""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import unquote_to_bytes

from litestar import Request

from perfidie.engine import Refusal
from perfidie.store import Person, Unreadable
from perfidie.store.keeping.devices import close_others
from perfidie.store.people import devices
from perfidie.store.people.accounts import DAY
from perfidie.texts import LANGUAGES
from perfidie.web.addresses import is_near
from perfidie.web.doors.guard import Visit
from perfidie.web.doors.tolls import Held, Streams, Tolls
from perfidie.web.house.audience import Listener
from perfidie.web.house.house import House
from perfidie.web.house.oneself.labels import PROGRAM, device_label
from perfidie.web.house.people.etiquette import csrf_token, digest, new_person, person_name
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import Limits, prefixes
from perfidie.web.logs import tell_host
from perfidie.web.page.pages import Reader

REMEMBERED = 20_000
AT_ONCE = 10.0
"""Seconds in which the same form, sent twice or from two tabs, still comes from the same new person."""
FORM = b"application/x-www-form-urlencoded"
MOST_FIELDS = 60
PICKS = ("pick", "pick2")
"""The fields that may come several times: everything that was picked, each on a line of its own."""
TOKEN = re.compile(r"(?i:bearer) +(perfidie-[A-Za-z0-9_-]{43})")
IN_ADDRESS = re.compile(r"^(/t/[^/]*/seat)/.*", re.DOTALL)
"""An address that somebody has put a key into: it goes no further."""


Asked = Request[Any, Any, Any]
"""A request of this site."""


def visitors_of(request: Asked) -> Visitors:
    """Those who know everybody that comes to this site."""
    found: Visitors = request.scope["state"]["visitors"]
    return found


def visit_of(request: Asked) -> Visit:
    """Who knocks, as the guard has noted it."""
    found: Visit = request.scope["state"]["visit"]
    return found


class Exchange(NamedTuple):
    """A session that was given for another one."""

    made: asyncio.Future[str]
    until: float
    trait: str
    """What the browser looked like."""


def _trait(visit: Visit) -> str:
    """What two requests of one browser have in common, besides their cookies."""
    agent = visit.headers.get(b"user-agent", b"").decode("latin-1")
    return f"{prefixes(visit.address)[0][0]} {agent}"


class Visitors:
    """Knows people by the digest of their session. Somebody who only looks around is kept nowhere."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.tolls = Tolls(limits, house.settings)
        self.streams = Streams(house.settings)
        self._people: dict[str, Person] = {}
        self._days: dict[str, int] = {}
        """The day on which each session was last noted to have come."""
        self._exchanged: dict[str, Exchange] = {}
        """By the digest of a session that somebody had before they were anybody: which one they have now."""
        house.seating.when_renamed(self.renamed)
        house.keeper.when_changed(self.forget)
        house.commons.hear("renamed", lambda word: self._look_up_again(str(word.facts.get("person"))))
        house.commons.hear("ended", lambda word: self.forget(str(word.facts.get("person")), str(word.facts.get("but"))))
        house.commons.hear("reachable", lambda _: self._people.clear())  # what was said meanwhile was not heard

    async def person(self, session: str) -> Person | None:
        """Whose cookie this is; None for a stranger."""
        known = digest(session)
        found = self._people.get(known)
        if found is None:
            found = await self.house.store.who(known)
            if found is not None:
                self.remember(known, found)
        if found is not None:
            await self._saw(known, found)
        return found

    async def _saw(self, session: str, person: Person) -> None:
        """Notes that this device has come today: once a day at most, and never while the store only reads."""
        today = int(self.house.clock.date() // DAY)
        if self._days.get(session) != today:
            if len(self._days) >= REMEMBERED:
                self._days.clear()
            self._days[session] = today
            with suppress(Unreadable):
                await self.house.store.keep(devices.saw, session, person.id, self.house.clock.date())

    def remember(self, session: str, person: Person) -> None:
        """Knows this person without asking the store next time; `session` is a digest."""
        if len(self._people) >= REMEMBERED:
            for old in list(self._people)[: REMEMBERED // 4]:
                del self._people[old]
        self._people[session] = person

    def renamed(self, person: Person) -> None:
        """A person has a new name: all their sessions know it."""
        for session, known in self._people.items():
            if known.id == person.id:
                self._people[session] = person
        self.house.commons.say("renamed", person=person.id)

    def _look_up_again(self, person: str) -> None:
        """Another process has changed somebody."""
        for session in [session for session, known in self._people.items() if known.id == person]:
            del self._people[session]

    async def welcome(self, visit: Visit, lang: str) -> Person:
        """The person of this visit, made now if there is none yet, with a session that nobody else can know.

        The cookie that was shown may have been put there by somebody else: it is never anybody's. A button pressed
        twice, or two tabs at once, still show it; for a moment they are the same person as the first of them.
        """
        found = await self.person(visit.session) or await self._just_made(visit)
        if found is None:
            self.tolls.guest(visit.address)
            found = Person(new_person(), "", lang)
            await self._exchange(visit, found)
        return found

    async def _exchange(self, visit: Visit, person: Person) -> None:
        """Another session for the one that was shown."""
        shown, made = digest(visit.session), asyncio.ensure_future(self._move_in(visit, person))
        self._exchanged[shown] = Exchange(made, self.house.clock.now() + AT_ONCE, _trait(visit))
        try:
            visit.renew(await asyncio.shield(made))
        except Exception:
            self._exchanged.pop(shown, None)  # nobody was made: the next one tries again
            raise

    async def _just_made(self, visit: Visit) -> Person | None:
        """The person this session was exchanged for a moment ago, by the same browser as far as one can tell."""
        now = self.house.clock.now()
        for old in [old for old, exchange in self._exchanged.items() if exchange.until < now]:
            del self._exchanged[old]
        exchange = self._exchanged.get(digest(visit.session))
        if exchange is None or exchange.trait != _trait(visit):
            return None
        session = await asyncio.shield(exchange.made)
        visit.renew(session)
        return await self.person(session)

    async def become(self, visit: Visit, person: Person) -> None:
        """This device is that person's from now on, by a new session; the one it had ends."""
        before = digest(visit.session)
        visit.renew(await self._move_in(visit, person))
        await self.house.store.end_session(before)
        self._people.pop(before, None)

    async def _move_in(self, visit: Visit, person: Person) -> str:
        """A new session of this person."""
        session = secrets.token_urlsafe(32)
        label = device_label(visit.headers.get(b"user-agent", b"").decode("latin-1"))
        await self.house.store.welcome(person, digest(session), label)
        self.remember(digest(session), person)
        return session

    async def end_others(self, visit: Visit, person: Person) -> None:
        """Every other device of this person is nobody's from now on."""
        mine = digest(visit.session)
        await self.house.store.keep(close_others, person.id, mine, self.house.clock.date())
        self.ended(person.id, mine)
        await self.house.keeper.look()

    def ended(self, person: str, but: str) -> None:
        """Devices of this person are nobody's any more: every process looks again who comes, but for one session."""
        self.forget(person, but=but)
        self.house.commons.say("ended", person=person, but=but)

    def forget(self, person: str, but: str = "") -> None:
        """Asks the store again who this is, but for one session, and ends their streams (whichever process did it)."""
        mine = self._people.get(but)
        self._look_up_again(person)
        if mine is not None:
            self._people[but] = mine
        self.streams.end(person, but)

    # Tables

    async def table(self, request: Asked, code: str) -> LiveTable:
        """The table of this code. Who asks for many that are not there is guessing, and has to wait."""
        address = visit_of(request).address
        if not self._sits_at(request, code):
            self.tolls.may_guess(address)
        try:
            return await self.house.tables.find(code)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                self.tolls.guessed(address)
            raise

    def _sits_at(self, request: Asked, code: str) -> bool:
        """Whether this visitor has a seat there: nobody is kept from their game by what a neighbour guesses."""
        table = self.house.tables.get(code)
        shown: Person | None = request.scope["state"].get("person")
        person = shown or self._people.get(digest(visit_of(request).session))
        return table is not None and person is not None and any(chair.person == person.id for chair in table.chairs)

    def held(self, request: Asked, listener: Listener, person: Person | None, session: str = "") -> Held:
        """A stream of this visitor, as streams are counted; refused if it is one too many."""
        visit = visit_of(request)
        held = Held(visit.address, listener, person.id if person else None, digest(session or visit.session))
        self.streams.check(held)
        return held

    def known_as(self, session: str) -> str:
        """By which name somebody is counted: the person, on all their devices; else the digest of the session."""
        known = digest(session)
        person = self._people.get(known)
        return person.id if person else known

    # Programs

    async def new_guest(self, address: str, name: str, lang: str) -> tuple[str, Person]:
        """Somebody new, and the token they will be known by; only its digest is kept."""
        person = Person(new_person(), person_name(name), lang)
        self.tolls.guest(address)
        token = f"perfidie-{secrets.token_urlsafe(32)}"
        await self.house.store.welcome(person, digest(token), PROGRAM)
        self.remember(digest(token), person)
        return token, person

    def token(self, request: Asked) -> str:
        """The token a program shows; empty if it shows none. The session of a cookie is none: it has another shape."""
        shown = request.headers.get("authorization")
        if shown is None:
            return ""
        found = TOKEN.fullmatch(shown)
        if found is None:
            raise Refusal("no-token")
        return found[1]

    # Reading requests

    async def reader(self, request: Asked) -> Reader:
        """Who reads the page that is about to be drawn."""
        visit = visit_of(request)
        if not visit.fresh:
            person = await self.person(visit.session)
            if person is not None and request.method == "GET":
                self.house.tidings.opened(person.id, request.scope["path"])
        return self.reader_at_once(request)

    def reader_at_once(self, request: Asked) -> Reader:
        """The same without asking the store: who is not remembered reads as a stranger."""
        visit = visit_of(request)
        person = self._people.get(digest(visit.session))
        settings = self.house.settings
        path, query = IN_ADDRESS.sub(r"\1", str(request.scope["path"])), request.scope["query_string"].decode("latin-1")
        here = f"{path}?{query}" if query else path
        host = visit.headers.get(b"host", b"localhost").decode("latin-1")
        origin = f"{'https' if settings.https else request.scope['scheme']}://{host}"
        lang = language(request, person)
        return Reader(lang, csrf_token(visit.session), here, origin, person, self.house.keeper.announced(lang))

    async def form(self, request: Asked) -> dict[str, str]:
        """The fields of a form that one of our own pages has sent; anything else is refused."""
        visit = visit_of(request)
        self.tolls.post(visit.address, self.known_as(visit.session))
        headers = visit.headers
        if headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != FORM:
            raise Refusal("bad-form")
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Refusal("foreign-form")
        origin = headers.get(b"origin", b"null")
        if origin != b"null" and origin.partition(b"://")[2] != headers.get(b"host"):
            raise self._stranger(headers)
        fields = read_fields(await whole_body(request))
        if visit.fresh:
            raise Refusal("no-cookie")
        if not secrets.compare_digest(fields.get("csrf", "").encode(), csrf_token(visit.session).encode()):
            raise Refusal("foreign-form")
        known = await self.person(visit.session)
        self.house.keeper.sanctions.check_welcome(known.id if known else None)
        return fields

    def _stranger(self, headers: dict[bytes, bytes]) -> Refusal:
        """The name in front of the form is not the one it was sent to: why, as far as can be told."""
        if not hides_host(headers):
            return Refusal("foreign-form")
        tell_host("proxy_hides_host", "the proxy must pass on the Host header it was asked with (docs/running.md)")
        return Refusal("hidden-host")


def hides_host(headers: dict[bytes, bytes]) -> bool:
    """Whether a proxy has put a name of its own in the place of the one that was asked for.

    The browser says that the form comes from the same site, or the name is one that only a proxy would use.
    """
    name = re.sub(r":\d+$", "", headers.get(b"host", b"").decode("latin-1"))
    return headers.get(b"sec-fetch-site") == b"same-origin" or is_near(name) or name == "localhost"


async def whole_body(request: Asked) -> bytes:
    """What was sent; the guard counts it on its way. Half a form is none."""
    body, more = bytearray(), True
    while more:
        message: Any = await request.receive()
        if message["type"] != "http.request":
            raise Refusal("bad-form")
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return bytes(body)


def read_fields(body: bytes) -> dict[str, str]:
    """Each field once, but for what was picked; any other field sent twice counts as the form is broken."""
    fields: dict[str, str] = {}
    pairs = body.split(b"&", MOST_FIELDS) if body else []
    if len(pairs) > MOST_FIELDS:
        raise Refusal("bad-form")
    try:
        for pair in pairs:
            name, _, value = map(_plain, pair.partition(b"="))
            if name in fields:
                if name not in PICKS:
                    raise Refusal("bad-form")
                value = f"{fields[name]}\n{value}"
            fields[name] = value
    except UnicodeError as error:
        raise Refusal("bad-form") from error
    return fields


def _plain(text: bytes) -> str:
    """Text as it was before a browser packed it for its way."""
    if b"+" in text:
        text = text.replace(b"+", b" ")
    return (unquote_to_bytes(text) if b"%" in text else text).decode("utf-8")


def number(fields: dict[str, str], name: str) -> int:
    """A whole number among the fields."""
    text = fields.get(name, "")
    if not (text.isdecimal() and text.isascii() and len(text) <= 9):
        raise Refusal("bad-form")
    return int(text)


def language(request: Asked, person: Person | None) -> str:
    """What was chosen (in the address, or before), else what the browser prefers, else French."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    if person and person.lang in LANGUAGES:
        return person.lang
    return preferred(request.headers.get("accept-language", "")) or LANGUAGES[0]


def preferred(header: str) -> str:
    """The best of our languages by an Accept-Language header; empty if it names none."""
    best, found = 0.0, ""
    for part in header[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        weight = float(quality) if re.fullmatch(r"[01](\.\d{1,3})?", quality) else 1.0
        if name[:2].lower() in LANGUAGES and weight > best:
            best, found = weight, name[:2].lower()
    return found
