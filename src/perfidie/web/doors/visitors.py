"""Visitors: from a cookie, or a program's token, to a person; and from a form's bytes to its fields."""

from __future__ import annotations

import re
import secrets
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.texts import LANGUAGES
from perfidie.web.doors.guard import Visit
from perfidie.web.house.house import House
from perfidie.web.house.people.etiquette import csrf_token, digest, person_name
from perfidie.web.limits import HOUR, MINUTE, Limits
from perfidie.web.page.pages import Reader

REMEMBERED = 20_000
FORM = b"application/x-www-form-urlencoded"
MOST_FIELDS = 60
PICKS = ("pick", "pick2")
"""The fields that may come several times: everything that was picked, each on a line of its own."""
TOKEN = re.compile(r"(?i:bearer) +(perfidie-[A-Za-z0-9_-]{43})")


Asked = Request[Any, Any, Any]
"""A request of this site."""


def visitors_of(request: Asked) -> Visitors:
    """Those who know everybody that comes to this site."""
    found: Visitors = request.app.state.visitors
    return found


def visit_of(request: Asked) -> Visit:
    """Who knocks, as the guard has noted it."""
    found: Visit = request.scope["state"]["visit"]
    return found


class Streams:
    """How many streams each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def check(self, address: str) -> None:
        """Refuses one stream too many."""
        if self._open.get(address, 0) >= self.most:
            raise Refusal("too-many-streams")

    def enter(self, address: str) -> None:
        """A stream of this address begins."""
        self._open[address] = self._open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """A stream of this address has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Visitors:
    """Knows people by the digest of their session. Somebody who only looks around is kept nowhere."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.streams = Streams(house.settings.streams_per_address)
        self._people: dict[str, Person] = {}
        house.seating.when_renamed(self.renamed)
        house.keeper.when_changed(self.forget)

    async def person(self, session: str) -> Person | None:
        """Whose cookie this is; None for a stranger."""
        known = digest(session)
        found = self._people.get(known)
        if found is None:
            found = await self.house.store.who(known)
            if found is not None:
                self.remember(known, found)
        return found

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

    def forget(self, person: str) -> None:
        """A person was changed from outside: all their sessions are looked up again."""
        for session, known in list(self._people.items()):
            if known.id == person:
                del self._people[session]

    async def welcome(self, visit: Visit, lang: str) -> Person:
        """The person of this visit, made now if there is none yet."""
        found = await self.person(visit.session)
        if found is None:
            self.limits.spend("guest", visit.address, self.house.settings.guests_per_hour, HOUR)
            found = Person(secrets.token_urlsafe(12), "", lang)
            await self.house.store.welcome(found, digest(visit.session))
            self.remember(digest(visit.session), found)
        return found

    async def become(self, visit: Visit, person: Person) -> None:
        """This device's session now belongs to that person (the personal link)."""
        await self.house.store.welcome(person, digest(visit.session))
        self.remember(digest(visit.session), person)

    # Programs

    async def new_guest(self, address: str, name: str, lang: str) -> tuple[str, Person]:
        """Somebody new, and the token they will be known by; only its digest is kept."""
        person = Person(secrets.token_urlsafe(12), person_name(name), lang)
        self.limits.spend("guest", address, self.house.settings.guests_per_hour, HOUR)
        token = f"perfidie-{secrets.token_urlsafe(32)}"
        await self.house.store.welcome(person, digest(token))
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
            await self.person(visit.session)
        return self.reader_at_once(request)

    def reader_at_once(self, request: Asked) -> Reader:
        """The same without asking the store: who is not remembered reads as a stranger."""
        visit = visit_of(request)
        person = self._people.get(digest(visit.session))
        settings = self.house.settings
        path, query = str(request.scope["path"]), request.scope["query_string"].decode("latin-1")
        here = f"{path}?{query}" if query else path
        host = visit.headers.get(b"host", b"localhost").decode("latin-1")
        origin = f"{'https' if settings.https else request.scope['scheme']}://{host}"
        lang = language(request, person)
        return Reader(lang, csrf_token(visit.session), here, origin, person, self.house.keeper.announced(lang))

    async def form(self, request: Asked) -> dict[str, str]:
        """The fields of a form that one of our own pages has sent; anything else is refused."""
        visit = visit_of(request)
        known_by = visit.address if visit.fresh else visit.session
        self.limits.spend("post", known_by, self.house.settings.moves_per_minute, MINUTE)
        headers = visit.headers
        if headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != FORM:
            raise Refusal("bad-form")
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Refusal("foreign-form")
        origin = headers.get(b"origin", b"null")
        if origin != b"null" and origin.partition(b"://")[2] != headers.get(b"host"):
            raise Refusal("foreign-form")
        fields = read_fields(await whole_body(request))
        if visit.fresh:
            raise Refusal("no-cookie")
        if not secrets.compare_digest(fields.get("csrf", "").encode(), csrf_token(visit.session).encode()):
            raise Refusal("foreign-form")
        known = await self.person(visit.session)
        self.house.keeper.sanctions.check_welcome(known.id if known else None)
        return fields


async def whole_body(request: Asked) -> bytes:
    """What was sent; the guard has seen to it that it is not too long. Half a form is none."""
    body, more = b"", True
    while more:
        message: Any = await request.receive()
        if message["type"] != "http.request":
            raise Refusal("bad-form")
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


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
