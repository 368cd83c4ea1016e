"""A passkey of software: it makes and answers as a device would, and can be told to lie."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str = "http://localhost", site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.person = b""

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _head(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _answer(self, **response: Any) -> str:
        told = {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "clientExtensionResults": {}}
        return json.dumps({**told, "response": response})

    def make(self, asked: dict[str, Any]) -> str:
        """A new passkey, as a browser hands it over."""
        self.person = data(asked["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(public)
        whole = self._head(PRESENT | VERIFIED | ATTESTED) + held
        attested = encode_cbor({"fmt": "none", "attStmt": {}, "authData": whole})
        client = self._client("create", asked["challenge"])
        return self._answer(
            clientDataJSON=text(client), attestationObject=text(attested), transports=["internal", "telepathy"]
        )

    def sign(self, asked: dict[str, Any]) -> str:
        """The answer to a question."""
        self.count += 1
        client, head = self._client("get", asked["challenge"]), self._head(PRESENT | VERIFIED)
        signed = self.key.sign(head + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=text(client),
            authenticatorData=text(head),
            signature=text(signed),
            userHandle=text(self.person),
        )
