"""The door of the JSON interface: how requests are read, who sends them, and how they are answered.

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
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.texts import LANGUAGES
from perfidie.web.doors.api.refusals import JSON, language_of
from perfidie.web.doors.tolls import Held
from perfidie.web.doors.visitors import MOST_FIELDS, Asked, visit_of, visitors_of, whole_body
from perfidie.web.house.audience import Listener
from perfidie.web.house.chairs import my_seat
from perfidie.web.house.house import House
from perfidie.web.house.table import LiveTable

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
        """The guest whose token was shown."""
        if self.person is None:
            raise Refusal("no-token")
        return self.person

    @property
    def id(self) -> str | None:
        """Who asks; None for a stranger."""
        return self.person.id if self.person else None

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return visit_of(self.request).address

    def path(self, name: str) -> Any:
        """What the address says in this place."""
        return self.request.path_params[name]

    async def table(self) -> LiveTable:
        """The table of the address; who sits there is heard of."""
        table = await self.visitors.table(self.request, self.path("code"))
        self.house.presence.heard_of(table, table.seat_of(self.id))
        return table

    def seat(self, table: LiveTable) -> int:
        """My seat at this table."""
        return my_seat(table, self.me)

    def held(self, listener: Listener) -> Held:
        """My stream, if I may have another one."""
        return self.visitors.held(self.request, listener, self.person, self.token)


Carried = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One method of one address: what carries it out, and what the document says of it."""

    method: str
    path: str
    carry_out: Carried
    token: str
    status: int
    errors: tuple[int, ...]
    located: bool
    query: Any
    body: Any
    answer: Any
    """The types of what is read and sent."""

    @property
    def address(self) -> str:
        """The path as the document has it."""
        return re.sub(r":\w+", "", self.path)

    def route(self) -> HTTPRouteHandler:
        """The operation as Litestar calls it, which looks at the type of what it is given back."""

        async def answered(request: Asked) -> Response[Any]:
            asking, told = await self._carry_out(request)
            headers = {"location": asking.location} if asking.location else None
            content = None if told is None else msgspec.json.encode(told)
            return Response(content, status_code=self.status, media_type=JSON, headers=headers)

        async def streamed(request: Asked) -> ASGIApp:
            stream: ASGIApp = (await self._carry_out(request))[1]
            return stream

        made = HTTPRouteHandler(self.path, http_method=self.method, status_code=200, include_in_schema=False)  # type: ignore[arg-type]
        return made(streamed if self.answer == ASGIApp else answered)

    async def _carry_out(self, request: Asked) -> tuple[Asking, Any]:
        """Who asked, and what came of it."""
        asking = await _come_in(request, self.method, self.token)
        asked = _query(request, self.query or NoQuery)
        found: dict[str, Any] = {"query": asked} if self.query else {}
        if self.body:
            found["body"] = await _body(request, self.body)
        return asking, await self.carry_out(asking, **found)


def operation(
    method: str,
    path: str,
    *,
    token: str = NEEDED,
    status: int = 200,
    errors: tuple[int, ...] = (),
    located: bool = False,
) -> Callable[[Carried], Operation]:
    """Makes an operation of a function.

    The types of its parameters `query` and `body` say what is read, the type it returns what is sent: the document
    is made from them. A stream returns an application of its own.
    """

    def put(function: Carried) -> Operation:
        hints = get_type_hints(function)
        return Operation(
            method=method,
            path=path,
            carry_out=function,
            token=token,
            status=status,
            errors=errors,
            located=located,
            query=hints.get("query"),
            body=hints.get("body"),
            answer=hints["return"],
        )

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
        visitors.house.keeper.sanctions.check_welcome(person.id if person else None)
    asking = Asking(request, shown, person)
    if method != "GET":
        visitors.tolls.post(asking.address, person.id if person else f"at {asking.address}")
    return asking


def _query(request: Asked, kind: Any) -> Any:
    """The parameters after the question mark, each once."""
    try:
        asked = request.scope["query_string"].decode()  # never `request.url`: it minds what the host is called
        pairs = parse_qsl(asked, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
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
    body = await whole_body(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-request", problem=str(error)[:200]) from error
