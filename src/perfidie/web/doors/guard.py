"""The guard at the door: every request passes here first, and every answer on its way out.

It checks the host name and the size, counts requests, gives each visitor a cookie, and sets the headers that keep
pages from being framed, scripted or remembered. Whatever a request says of its length, its body is counted as it
comes. It logs what kind of request came, never its address in full: an address may hold what is nobody's business.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter

from perfidie.engine import Refusal
from perfidie.web.addresses import is_near
from perfidie.web.doors.heads import as_get
from perfidie.web.headers import A_YEAR, HEADERS, NOT_KEPT, OVER_HTTPS
from perfidie.web.house.keeping.sanctions import EVER, Sanctions, until_when
from perfidie.web.limits import MINUTE, Limits
from perfidie.web.logs import tell_host
from perfidie.web.metrics import REQUESTS
from perfidie.web.settings import Settings

log = structlog.get_logger()
SESSION = re.compile(r"[A-Za-z0-9_-]{43}")
LENGTH = re.compile(rb"0|[1-9][0-9]{0,18}")
"""A length as every sane sender writes it: no sign, no list, no zeros in front."""
ONCE = (b"host", b"content-length", b"transfer-encoding")
"""Headers of which two are one too many: who reads the first and who reads the last would disagree."""
COOKIE = b"set-cookie"
WATCHED = ("/healthz", "/readyz")
"""Answered under any host name and as often as somebody asks: one answer a second is made, the others repeat it."""
WITHOUT_COOKIE = ("/static/", "/api", *WATCHED)
UNKNOWN_HOST = 400, "unknown-host", "Unknown host name. / Nom d’hôte inconnu."
TOO_FAST = 429, "too-fast", "Too many requests. Please wait a moment. / Trop de demandes. Attendez un instant."
TOO_LARGE = 413, "too-large", "Too large. / Trop gros."
UNCLEAR = 400, "bad-form", "This request contradicts itself. / Cette demande se contredit."
OPEN_TO_ALL = ("/privacy", "/static/", "/robots.txt", *WATCHED)
"""What even a network that is shut out may read."""


@dataclass(slots=True)
class Visit:
    """Who knocks: the session of their cookie, the address they come from, and the headers they sent."""

    session: str
    fresh: bool
    """Whether they showed no cookie."""
    address: str
    headers: dict[bytes, bytes]
    renewed: bool = False
    """Whether their session is another one from now on: the answer brings its cookie."""

    def renew(self, session: str) -> None:
        """Another session from now on."""
        self.session, self.renewed = session, True


@cache
def _answers(kind: int) -> Counter:
    """The count of answers of this hundred."""
    return REQUESTS.labels(f"{kind}xx")


class Guard:
    """An ASGI application before the doors of a site."""

    def __init__(
        self, doors: ASGIApp, settings: Settings, limits: Limits, sanctions: Sanctions, behind: Mapping[str, object]
    ) -> None:
        self.doors = doors
        self.behind = behind
        """What lies behind the doors, by name: every request brings it along."""
        self.sanctions = sanctions
        self.settings = settings
        self.limits = limits
        self.cookie = "__Host-perfidie" if settings.https else "perfidie"
        self._reader = re.compile(rf"(?:^|;\s*){re.escape(self.cookie)}=({SESSION.pattern})(?:;|$)")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.doors(scope, receive, send)
            return
        began = perf_counter()
        headers: dict[bytes, bytes] = dict(scope["headers"])
        visit = self._visit(scope, headers)
        scope.setdefault("state", {}).update(self.behind, visit=visit)
        status = 0

        def answer(message: Message) -> Awaitable[None]:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(message, visit, str(scope["path"]))
            return send(message)

        path = str(scope["path"])
        if path in WATCHED:
            refused = self._unfit(scope["headers"], headers)
        else:
            refused = self._refused(scope, headers, visit) or self._banned(path, visit)
        if refused is not None:
            await _plainly(answer, str(scope["path"]), *refused)
        else:
            scope, told = as_get(scope, answer)
            await self.doors(scope, self._bounded(receive), told)
        _answers(status // 100).inc()
        if status >= 400 or log.is_enabled_for(10):
            template = scope.get("path_template") or ("?" if status == 404 else scope["path"][:9])
            took = round(1000 * (perf_counter() - began), 1)
            log.info("request", method=scope.get("method"), route=template, status=status, ms=took)

    def _visit(self, scope: Scope, headers: dict[bytes, bytes]) -> Visit:
        found = self._reader.search(headers.get(b"cookie", b"").decode("latin-1")[:4096])
        client = scope.get("client")
        address = client[0] if client else "-"
        if passed_on := headers.get(b"x-forwarded-for"):
            if self.settings.behind_proxy:
                address = passed_on.decode("latin-1").split(",")[-1].strip()[:64]
            elif is_near(address):
                tell_host("proxy_not_believed", "a proxy names its visitors; PERFIDIE_BEHIND_PROXY=1 tells them apart")
        return Visit(found[1] if found else secrets.token_urlsafe(32), found is None, address, headers)

    def _refused(self, scope: Scope, headers: dict[bytes, bytes], visit: Visit) -> tuple[int, str, str] | None:
        """What can be said without the site: a wrong host name, too many requests, a body too large or unclear."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name, _, port = host.rpartition(":")
        if not name or not port.isdecimal():
            name = host
        if "*" not in self.settings.hosts and name not in self.settings.hosts:
            tell_host(
                "unknown_host", "the site was asked by a name that is not in PERFIDIE_HOSTS; a proxy must pass it on"
            )
            return UNKNOWN_HOST
        try:
            self.limits.spend_at("page", visit.address, self.settings.pages_per_minute, MINUTE)
        except Refusal:
            return TOO_FAST
        return self._unfit(scope["headers"], headers)

    def _unfit(self, sent: Any, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
        """A body whose length is too large, or cannot be told in one way only."""
        names = [name for name, _ in sent if name in ONCE]
        length = headers.get(b"content-length")
        if len(names) != len(set(names)) or (length is not None and b"transfer-encoding" in headers):
            return UNCLEAR
        if length is None:
            return None
        if not LENGTH.fullmatch(length):
            return TOO_LARGE if length.isdigit() and length[:1] != b"0" else UNCLEAR
        return TOO_LARGE if int(length) > self.settings.largest_body else None

    def _banned(self, path: str, visit: Visit) -> tuple[int, str, str] | None:
        """A network that is shut out may read what is kept of it, and nothing else."""
        ban = None if path.startswith(OPEN_TO_ALL) else self.sanctions.network_of(visit.address)
        if ban is None:
            return None
        until = until_when(ban)
        english, french = ("", "") if until == EVER else (f" until {until}", f" jusqu’au {until}")
        text = f"Your network is shut out of this house{english}. / Votre réseau est exclu de cette maison{french}."
        return 403, "banned", text

    def _bounded(self, receive: Receive) -> Receive:
        """Bodies are counted as they come, whatever was said of their length."""
        got = 0

        async def counted() -> Any:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > self.settings.largest_body:
                    raise Refusal("too-large")
            return message

        return counted

    def _dress(self, message: Any, visit: Visit, path: str) -> None:
        """The headers of every answer; a cookie for a visitor who needs one, on what nobody keeps."""
        headers = [*message["headers"], *HEADERS]
        present = {name for name, _ in message["headers"]}
        kept = b"cache-control" in present and NOT_KEPT not in message["headers"]
        if b"cache-control" not in present:
            headers.append(NOT_KEPT)
        if self.settings.https:
            headers.append(OVER_HTTPS)
        if visit.renewed or (visit.fresh and not kept and not path.startswith(WITHOUT_COOKIE)):
            cookie = f"{self.cookie}={visit.session}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
            headers.append((COOKIE, (cookie + ("; Secure" if self.settings.https else "")).encode()))
        message["headers"] = headers


async def _plainly(send: Send, path: str, status: int, code: str, text: str) -> None:
    """A sentence for people; for programs, the shape in which they are always refused."""
    body, kind = text.encode(), b"text/plain; charset=utf-8"
    if path.startswith("/api/"):
        body, kind = msgspec.json.encode({"code": code, "message": text, "facts": {}}), b"application/json"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
