"""The door of the JSON interface: how requests are read, who sends them, and how they are answered or refused.

A program shows the token it was given (`Authorization: Bearer ...`) with every request. The cookie of a browser means
nothing here, so no other site can make a browser act.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, get_type_hints
from urllib.parse import parse_qsl

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.texts import LANGUAGES
from perfidie.web.doors.answers import status_of
from perfidie.web.doors.api.models import Error
from perfidie.web.doors.visitors import MOST_FIELDS, Asked, preferred, visit_of, visitors_of
from perfidie.web.house.chairs import my_seat
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable
from perfidie.web.limits import MINUTE
from perfidie.web.metrics import REFUSALS
from perfidie.web.page.words import SiteTexts

log = structlog.get_logger()
JSON = "application/json"
STATUS = {"bad-request": 400, "not-json": 415, "wrong-method": 405, "too-many-streams": 429, "no-such-seat": 404}
NEEDED, ACCEPTED, UNREAD = "needed", "accepted", "unread"
"""What an operation does with a token."""


class Asking:
    """One request: who asks, in which language, at which table."""

    def __init__(self, request: Asked, token: str, person: Person | None) -> None:
        self.request = request
        self.visitors = visitors_of(request)
        self.house: House = self.visitors.house
        self.token = token
        self.person = person
        self.lang = language_of(request)
        self.location = ""
        """Where what was made can be found."""

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Refusal("no-token")
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def address(self) -> str:
        return visit_of(self.request).address

    def path(self, name: str) -> Any:
        return self.request.path_params[name]

    async def table(self) -> LiveTable:
        """The table of the address; who sits there is heard of."""
        table = await self.house.tables.find(self.path("code"))
        self.house.presence.heard_of(table, table.seat_of(self.id))
        return table

    def seat(self, table: LiveTable) -> int:
        return my_seat(table, self.me)


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one address: the handler, and what the document says of it."""

    method: str
    path: str
    name: str
    about: str
    token: str
    query: Any
    body: Any
    answer: Any
    status: int
    errors: tuple[int, ...]
    located: bool
    handler: HTTPRouteHandler


Carried = Callable[..., Awaitable[Any]]


def operation(
    method: str, path: str, *, token: str = NEEDED, status: int = 200, errors: tuple[int, ...] = (),
    located: bool = False,
) -> Callable[[Carried], Operation]:  # fmt: skip
    """Makes an operation of a function.

    The types of its parameters `query` and `body` say what is read, the type it returns what is sent: the document
    is made from them. A stream returns an application of its own.
    """

    def put(function: Carried) -> Operation:
        hints = get_type_hints(function)
        query, body, answer = hints.get("query"), hints.get("body"), hints["return"]

        async def handler(request: Asked) -> Response[Any]:
            asking = await _come_in(request, method, token)
            asked = _query(request, query or NoQuery)
            found: dict[str, Any] = {"query": asked} if query else {}
            if body:
                found["body"] = await _body(request, body)
            told = await function(asking, **found)
            headers = {"location": asking.location} if asking.location else None
            content = None if told is None else msgspec.json.encode(told)
            return Response(content, status_code=status, media_type=JSON, headers=headers)

        async def streamed(request: Asked) -> ASGIApp:
            asking = await _come_in(request, method, token)
            _query(request, NoQuery)
            stream: ASGIApp = await function(asking)
            return stream

        chosen = streamed if answer == ASGIApp else handler
        route = HTTPRouteHandler(path, http_method=method, status_code=200, include_in_schema=False)  # type: ignore[arg-type]
        return Operation(
            method, re.sub(r":\w+", "", path), function.__name__, function.__doc__ or "", token, query, body, answer,
            status, errors, located, route(chosen),
        )  # fmt: skip

    return put


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address without parameters, but for the language."""


async def _come_in(request: Asked, method: str, token: str) -> Asking:
    """Who asks; whoever changes something is counted."""
    visitors = visitors_of(request)
    shown, person = "", None
    if token != UNREAD:
        shown = visitors.token(request)
        person = await visitors.person(shown) if shown else None
        if person is None and (shown or token == NEEDED):
            raise Refusal("no-token")
        request.scope["state"]["person"] = person
    asking = Asking(request, shown, person)
    if method != "GET":
        visitors.limits.spend("post", shown or asking.address, asking.house.settings.moves_per_minute, MINUTE)
    return asking


def _query(request: Asked, kind: Any) -> Any:
    """The parameters after the question mark, each once."""
    try:
        pairs = parse_qsl(request.url.query, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
        fields = dict(pairs)
        if len(fields) != len(pairs):
            raise Refusal("bad-request", problem="a parameter was given twice")
        if fields.pop("lang", LANGUAGES[0]) not in LANGUAGES:
            raise Refusal("bad-request", problem=f"lang is one of {', '.join(LANGUAGES)}")
        return msgspec.convert(fields, kind, strict=False)
    except ValueError as error:  # msgspec's errors are ValueErrors too
        raise Refusal("bad-request", problem=str(error)[:200]) from error


async def _body(request: Asked, kind: Any) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not-json")
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-request", problem=str(error)[:200]) from error


def language_of(request: Asked) -> str:
    """What the address says, else what the program says it prefers, else what the guest chose, else French."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    person: Person | None = request.scope["state"].get("person")
    known = person.lang if person and person.lang in LANGUAGES else LANGUAGES[0]
    return preferred(request.headers.get("accept-language", "")) or known


# Refusals


def refused_in_json(request: Asked, refusal: Exception) -> Response[bytes]:
    """A clear no; nothing has changed."""
    assert isinstance(refusal, Refusal)
    REFUSALS.labels(refusal.code).inc()
    visitors = visitors_of(request)
    table = visitors.house.tables.get(str(request.path_params.get("code", "")).upper())
    game, names = (table.game.id, table.names) if table else (None, ())
    text = SiteTexts(language_of(request), game, names).refusal(refusal)
    status = STATUS.get(refusal.code) or status_of(refusal)
    return error_answer(status, Error(refusal.code, text, refusal.facts))


def failed_in_json(request: Asked, error: Exception) -> Response[bytes]:
    """No such address, a method that is not allowed, or a fault of ours: told as such, logged if it is ours."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status < 500:
        refusal = Refusal("no-such-page")
        if status == 405:
            refusal = Refusal("wrong-method", method=str(request.method)[:12])
        elif status == 413:
            refusal = Refusal("too-large")
        elif status != 404:
            refusal = Refusal("bad-request", problem=str(getattr(error, "detail", ""))[:200])
        answer = refused_in_json(request, refusal)
        answer.headers.update(getattr(error, "headers", None) or {})
        return answer
    log.error("failed", route=request.scope.get("path_template", "?"), exc_info=error)
    return error_answer(500, Error("broken", SiteTexts(language_of(request)).say("site-broken"), {}))


def error_answer(status: int, error: Error) -> Response[bytes]:
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    if "seconds" in error.facts:
        headers["retry-after"] = str(error.facts["seconds"])
    content = msgspec.json.encode(error, enc_hook=str)
    return Response(content, status_code=status, media_type=JSON, headers=headers)
