"""Web Push: a notice is encrypted for one browser and handed to the push service that this browser has named.

That address comes from outside, so it may name anything: only services of the open network are called, by https, and
where a name leads is looked up once and kept to. Whoever runs the house may allow services that stand near
(`push_near`), as tests do.
"""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)
from py_vapid import Vapid02
from pywebpush import WebPusher

from perfidie.engine import Refusal
from perfidie.store.people.subscriptions import Subscription

LONGEST, LONGEST_NAME = 1_000, 253
"""Letters of the address of a browser at its push service, and of the name in it."""
PATIENCE = 15.0
"""Seconds in which a push service must have answered."""
MOST_AT_ONCE = 20
"""Notices under way at one time."""
KEPT_FOR = 86_400
"""Seconds for which a push service keeps a notice for a device that is off."""
SENT, GONE, LATER, REFUSED = "sent", "gone", "later", "refused"
PLACE = re.compile(r"[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?(?::\d{1,5})?", re.IGNORECASE)
"""A name that can be looked up, or an address in four numbers, and perhaps a port: no push service has another."""


def endpoint(text: str, *, near: bool) -> SplitResult:
    """The address at a push service, if it may be called; refused otherwise."""
    try:
        parts = urlsplit(text)
        port, host = parts.port, parts.hostname or ""
    except ValueError as error:
        raise Refusal("bad-push-address") from error
    odd = not text.isascii() or not text.isprintable() or " " in text or len(text) > LONGEST
    if odd or port == 0 or len(host) > LONGEST_NAME or not PLACE.fullmatch(parts.netloc):
        raise Refusal("bad-push-address")
    if parts.scheme != "https" and not (near and parts.scheme == "http"):
        raise Refusal("bad-push-address")
    if not near and not _is_far(host):
        raise Refusal("bad-push-address")
    return parts


def _is_far(host: str) -> bool:
    """Whether this may be a name or an address of the open network: it is looked up when it is called."""
    try:
        return is_open(host)
    except ValueError:
        name = host.rstrip(".").lower()
        numbers = name.rpartition(".")[2]
        return "." in name and not numbers.isdecimal() and not numbers.startswith("0x") and numbers not in NEAR


NEAR = frozenset({"localhost", "local", "internal", "lan", "home", "arpa", "onion", "test", "invalid"})
"""Names that lead nowhere outside."""


UNICAST = ip_network("2000::/3")
"""Where all addresses of the open network lie that have no IPv4 address inside. What lies elsewhere leads nowhere, or
home: sites of old (`fec0::`), translators (`64:ff9b::`), IPv4 in other spellings."""


def is_open(address: str) -> bool:
    """Whether this is an address of the open network; ValueError where it is none.

    >>> is_open("192.168.1.1"), is_open("::ffff:127.0.0.1"), is_open("fec0::2"), is_open("9.9.9.9")
    (False, False, False, True)
    """
    found: Any = ip_address(address)
    if found.version == 6:
        mapped = found.ipv4_mapped
        if mapped is None and found not in UNICAST:
            return False
        found = mapped or found.sixtofour or found
    return bool(found.is_global and not found.is_multicast)


class OpenNetwork(AbstractResolver):
    """Looks names up and gives only what lies in the open network: a name that leads home leads nowhere."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
        """The addresses of this name that may be called."""
        found = [each for each in await self._inner.resolve(host, port, family) if is_open(each["host"])]
        if not found:
            raise OSError(f"{host} is not in the open network")
        return found

    async def close(self) -> None:
        """Nothing is kept."""


def new_key() -> str:
    """A private key of this house, as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    return urlsafe_b64encode(made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())).decode()


def browser_keys(p256dh: str, auth: str) -> None:
    """Refuses keys with which nothing could be encrypted for a browser."""
    try:
        if len(p256dh) > 100 or len(auth) > 40 or len(_raw(auth)) != 16:
            raise ValueError(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(p256dh))
    except ValueError as error:
        raise Refusal("bad-push-address") from error


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pusher:
    """Sends notices, signed with the key of the house."""

    def __init__(self, key: str, contact: str, *, near: bool) -> None:
        private: Any = load_der_private_key(urlsafe_b64decode(key), None)
        self._vapid = Vapid02(private, {"no-strict": True})  # else it takes no page as a contact
        self._contact = contact
        self.near = near
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()
        """What browsers are given to know this house by."""
        self._line: aiohttp.ClientSession | None = None
        self._room = asyncio.Semaphore(MOST_AT_ONCE)

    async def send(self, to: Subscription, body: bytes, now: float) -> str:
        """Hands one notice over; how that went."""
        try:
            parts = endpoint(to.endpoint, near=self.near)
        except Refusal:
            return GONE
        packed, heads = await asyncio.to_thread(self._packed, to, parts, body, now)
        try:
            async with (
                self._room,
                self._session().post(to.endpoint, data=packed, headers=heads, allow_redirects=False) as answer,
            ):
                return _outcome(answer.status)
        except (aiohttp.ClientError, OSError, TimeoutError):
            return LATER

    def _packed(self, to: Subscription, parts: SplitResult, body: bytes, now: float) -> tuple[bytes, dict[str, str]]:
        keys = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        packed = bytes(WebPusher(keys).encode(body)["body"])
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": int(now) + KEPT_FOR // 2}
        heads: dict[str, str] = dict(self._vapid.sign(claims))
        kind = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return packed, {**heads, **kind, "TTL": str(KEPT_FOR), "Urgency": "normal"}

    def _session(self) -> aiohttp.ClientSession:
        if self._line is None:
            resolver = None if self.near else OpenNetwork()
            way = aiohttp.TCPConnector(resolver=resolver, limit=MOST_AT_ONCE, force_close=True)
            patience = aiohttp.ClientTimeout(total=PATIENCE)
            self._line = aiohttp.ClientSession(connector=way, timeout=patience, trust_env=False)
        return self._line

    async def close(self) -> None:
        """Lets go of every line."""
        if self._line is not None:
            await self._line.close()


def _outcome(status: int) -> str:
    if status in (404, 410):
        return GONE
    if status == 429 or status >= 500:
        return LATER
    return SENT if 200 <= status < 300 else REFUSED
