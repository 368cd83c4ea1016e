"""Passkeys: what a browser is asked, and whether its answer is true.

Each question is kept with the browser that it was put to, is answered once and within minutes, by whichever process.
An answer counts only under the name and the address at which the question was asked.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from perfidie.engine import Refusal
from perfidie.store import Person, Store
from perfidie.store.people import letters, passkeys
from perfidie.store.people.letters import ANSWER, REGISTER, Letter
from perfidie.store.people.passkeys import Passkey
from perfidie.web.house.clock import Clock
from perfidie.web.house.people.etiquette import digest

LASTS = 300.0
"""Seconds in which a question can be answered."""
MOST = 20
"""Passkeys of one person."""
LONGEST = 16_384
"""Signs of an answer."""
WAYS = frozenset({"usb", "nfc", "ble", "internal", "hybrid", "smart-card"})
"""How a browser may say that it reaches a passkey."""
BROKEN = (WebAuthnException, binascii.Error, ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError)
"""What goes wrong when an answer is none."""


class Place(msgspec.Struct, frozen=True):
    """Where somebody stands: the site as they typed it, and the digest of their session."""

    origin: str
    session: str

    @property
    def name(self) -> str:
        """The name of the host, which every passkey is bound to."""
        return (urlsplit(self.origin).hostname or "").lower()

    @property
    def has_name(self) -> bool:
        """Whether it is a name at all: browsers make no passkeys for bare numbers."""
        try:
            ip_address(self.name.strip("[]"))
        except ValueError:
            return bool(self.name)
        return False


@contextmanager
def _believed() -> Iterator[None]:
    """Whatever is wrong with an answer is one refusal."""
    try:
        yield
    except BROKEN as error:
        raise Refusal("passkey-refused") from error


def _read(answer: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a browser answered, and what it says it was asked."""
    if len(answer) > LONGEST:
        raise Refusal("passkey-refused")
    with _believed():
        told = msgspec.json.decode(answer, type=dict[str, Any])
        data = msgspec.json.decode(base64url_to_bytes(told["response"]["clientDataJSON"]), type=dict[str, Any])
        if not isinstance(data["challenge"], str) or not isinstance(told["id"], str):
            raise ValueError("no challenge")
    return told, data


class Passkeys:
    """Puts questions to passkeys and judges the answers."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def _note(self, kind: str, challenge: bytes, person: str, session: str) -> None:
        now = self._clock.date()
        asked = Letter(digest(bytes_to_base64url(challenge)), kind, person, session, "", now + LASTS)
        await self._store.keep(letters.write_letter, asked, now)

    async def _asked(self, kind: str, data: dict[str, Any], place: Place) -> tuple[Letter, bytes]:
        """The question that this answers; it is used up. One from another site is told apart: it is no mistake."""
        if data.get("origin") != place.origin:
            raise Refusal("passkey-elsewhere")
        known = digest(str(data["challenge"]))
        asked = await self._store.keep(letters.take_letter, known, kind, self._clock.date())
        if asked is None or asked.session != place.session:
            raise Refusal("passkey-stale")
        with _believed():
            return asked, base64url_to_bytes(str(data["challenge"]))

    # A new one

    async def ask_new(self, person: Person, place: Place) -> str:
        """What a browser needs to make a passkey for this person, as JSON; it shows their name beside it."""
        if not person.name:
            raise Refusal("no-name")
        theirs = await self._store.look_up(passkeys.passkeys_of, person.id)
        if len(theirs) >= MOST:
            raise Refusal("too-many-passkeys", most=MOST)
        asked = generate_registration_options(
            rp_id=place.name,
            rp_name="Perfidie",
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            timeout=int(1000 * LASTS),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in theirs],
        )
        await self._note(REGISTER, asked.challenge, person.id, place.session)
        return options_to_json(asked)

    async def add(self, person: Person, place: Place, answer: str, label: str) -> None:
        """The passkey that was made; from now on this person keeps themselves."""
        told, data = _read(answer)
        asked, challenge = await self._asked(REGISTER, data, place)
        if asked.person != person.id:
            raise Refusal("passkey-stale")
        with _believed():
            made = verify_registration_response(
                credential=told,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
            )
        named = told["response"].get("transports")
        ways = sorted(WAYS & {str(each) for each in named}) if isinstance(named, list) else []
        now = self._clock.date()
        number = bytes_to_base64url(made.credential_id)
        keys = made.credential_public_key, made.sign_count
        new = Passkey(number, person.id, *keys, label, " ".join(ways), now, now)
        if not await self._store.keep(passkeys.add_passkey, new):
            raise Refusal("passkey-known")

    # One that is there

    async def ask(self, place: Place) -> str:
        """What a browser needs to find a passkey of this site, whoever it belongs to, as JSON."""
        asked = generate_authentication_options(rp_id=place.name, timeout=int(1000 * LASTS))
        await self._note(ANSWER, asked.challenge, "", place.session)
        return options_to_json(asked)

    async def whose(self, place: Place, answer: str) -> str:
        """Whose passkey has answered."""
        told, data = _read(answer)
        _, challenge = await self._asked(ANSWER, data, place)
        known = await self._store.look_up(passkeys.passkey, told["id"])
        if known is None:
            raise Refusal("passkey-unknown")
        with _believed():
            seen = verify_authentication_response(
                credential=told,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=0,
            )
            handle = told["response"].get("userHandle")
            if handle and base64url_to_bytes(handle) != known.person.encode():
                raise ValueError("somebody else's")
        count = seen.new_sign_count
        if (count or known.count) and count <= known.count:
            raise Refusal("passkey-copied")
        if not await self._store.keep(passkeys.use_passkey, known.id, known.count, count, self._clock.date()):
            raise Refusal("passkey-stale")
        return known.person
