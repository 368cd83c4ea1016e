"""The guard at the door: every request passes here first, and every answer on its way out.

It checks the host name and the size, counts requests, gives each visitor a cookie, and sets the headers that keep
pages from being framed, scripted or remembered. It logs what kind of request came, never its address in full: an
address may hold the secret of a personal link.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable
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
from perfidie.web.doors.heads import as_get
from perfidie.web.house.sanctions import EVER, Sanctions, until_when
from perfidie.web.limits import MINUTE, Limits
from perfidie.web.metrics import REQUESTS
from perfidie.web.settings import Settings

log = structlog.get_logger()
SESSION = re.compile(r"[A-Za-z0-9_-]{43}")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
A_YEAR = 31_536_000
OPEN_TO_ALL = ("/privacy", "/static/", "/robots.txt", "/healthz")


@dataclass(slots=True)
class Visit:
    """Who knocks: the session of their cookie, the address they come from, and the headers they sent."""

    session: str
    fresh: bool
    address: str
    headers: dict[bytes, bytes]


@cache
def _answers(kind: int) -> Counter:
    """The count of answers of this hundred."""
    return REQUESTS.labels(f"{kind}xx")


class Guard:
    """An ASGI application around the site."""

    def __init__(self, site: ASGIApp, settings: Settings, limits: Limits, sanctions: Sanctions) -> None:
        self.site = site
        self.sanctions = sanctions
        self.settings = settings
        self.limits = limits
        self.cookie = "__Host-perfidie" if settings.https else "perfidie"
        self._reader = re.compile(rf"(?:^|;\s*){re.escape(self.cookie)}=({SESSION.pattern})(?:;|$)")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.site(scope, receive, send)
            return
        began = perf_counter()
        headers: dict[bytes, bytes] = dict(scope["headers"])
        visit = self._visit(scope, headers)
        scope.setdefault("state", {})["visit"] = visit
        status = 0

        def answer(message: Message) -> Awaitable[None]:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(message, visit, str(scope["path"]))
            return send(message)

        refused = self._refused(headers, visit) or self._banned(str(scope["path"]), visit)
        if refused is not None:
            await _plainly(answer, str(scope["path"]), *refused)
        else:
            measured = b"content-length" in headers and b"transfer-encoding" not in headers
            scope, told = as_get(scope, answer)
            await self.site(scope, receive if measured else self._bounded(receive), told)
        _answers(status // 100).inc()
        if status >= 400 or log.is_enabled_for(10):
            template = scope.get("path_template") or ("?" if status == 404 else scope["path"][:9])
            took = round(1000 * (perf_counter() - began), 1)
            log.info("request", method=scope.get("method"), route=template, status=status, ms=took)

    def _visit(self, scope: Scope, headers: dict[bytes, bytes]) -> Visit:
        found = self._reader.search(headers.get(b"cookie", b"").decode("latin-1")[:4096])
        client = scope.get("client")
        address = client[0] if client else "-"
        if self.settings.behind_proxy and (passed_on := headers.get(b"x-forwarded-for")):
            address = passed_on.decode("latin-1").split(",")[-1].strip()[:64]
        return Visit(found[1] if found else secrets.token_urlsafe(32), found is None, address, headers)

    def _refused(self, headers: dict[bytes, bytes], visit: Visit) -> tuple[int, str, str] | None:
        """What can be said without the site: a wrong host name, too many requests, too large a body."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name, _, port = host.rpartition(":")
        if not name or not port.isdecimal():
            name = host
        if "*" not in self.settings.hosts and name not in self.settings.hosts:
            return 400, "unknown-host", "Unknown host name. / Nom d’hôte inconnu."
        try:
            self.limits.spend("page", visit.address, self.settings.pages_per_minute, MINUTE)
        except Refusal:
            return 429, "too-fast", "Too many requests. Please wait a moment. / Trop de demandes. Attendez un instant."
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:12]) > self.settings.largest_body:
            return 413, "too-large", "Too large. / Trop gros."
        return None

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
        """Bodies without a stated length are counted as they come."""
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
        """The headers of every answer; a first-time visitor's cookie on pages."""
        headers = [*message["headers"], *HEADERS]
        present = {name for name, _ in message["headers"]}
        if b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        if self.settings.https:
            headers.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
        if visit.fresh and not path.startswith(("/static/", "/api", "/healthz", "/metrics")):
            cookie = f"{self.cookie}={visit.session}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
            headers.append((b"set-cookie", (cookie + ("; Secure" if self.settings.https else "")).encode()))
        message["headers"] = headers


async def _plainly(send: Send, path: str, status: int, code: str, text: str) -> None:
    """A sentence for people; for programs, the shape in which they are always refused."""
    body, kind = text.encode(), b"text/plain; charset=utf-8"
    if path.startswith("/api/"):
        body, kind = msgspec.json.encode({"code": code, "message": text, "facts": {}}), b"application/json"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
