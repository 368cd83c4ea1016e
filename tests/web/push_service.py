"""A push service of one's own: it takes what a house sends, checks who signed it, and reads it as a browser would."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes, token_urlsafe
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from web.browserless import Site, Visitor
from web.hourglass import Hourglass


class Device:
    """A browser: the private half of its keys, its place at the service, and what it was shown."""

    def __init__(self, service: PushService) -> None:
        self.place = token_urlsafe(12)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = token_bytes(16)
        self.endpoint = f"{service.origin}/{self.place}"
        self.raw: list[bytes] = []
        self.answers: list[int] = []
        """What the service answers next; 201 when nothing is left."""
        self.asked = 0

    @property
    def fields(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self.secret)}

    @property
    def told(self) -> list[dict[str, str]]:
        return [json.loads(each) for each in self.raw]

    @property
    def said(self) -> list[str]:
        return [each["body"] for each in self.told]


class PushService:
    def __init__(self) -> None:
        self.origin = ""
        self.devices: dict[str, Device] = {}

    def device(self) -> Device:
        made = Device(self)
        self.devices[made.place] = made
        return made

    async def subscribed(self, visitor: Visitor) -> Device:
        """A new browser of this visitor, which is told from now on."""
        device = self.device()
        await visitor.get("/me/notices")
        await visitor.post("/me/push", device.fields)
        return device

    async def take(self, request: web.Request) -> web.Response:
        device = self.devices[request.match_info["place"]]
        device.asked += 1
        answer = device.answers.pop(0) if device.answers else 201
        signed = request.headers["Authorization"]
        assert Vapid02.verify(signed), "signed with the key that it names"
        claims = json.loads(_raw(signed.partition("t=")[2].split(".")[1]))
        assert claims["aud"] == self.origin
        assert claims["sub"].startswith(("mailto:", "https://"))
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert int(request.headers["TTL"]) > 0
        body = await request.read()
        if answer == 201:
            device.raw.append(http_ece.decrypt(body, private_key=device.key, auth_secret=device.secret))
        return web.Response(status=answer)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@asynccontextmanager
async def a_push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = web.Application()
    app.router.add_post("/{place}", service.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    service.origin = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        await runner.cleanup()


HOUSE: dict[str, Any] = {"push_near": True, "away_after": 0.0, "bots_alone_for": 0.0}
"""Settings of a house whose people are away as soon as no page of theirs is open."""


async def later(site: Site, seconds: float = 25.0) -> None:
    """So much time passes, and the house looks what is to be told."""
    clock = site.house.clock
    assert isinstance(clock, Hourglass)
    clock.turn(seconds)
    await site.house.tidings.look()
    await site.house.tidings.mail()
