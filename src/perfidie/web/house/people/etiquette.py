"""Etiquette: what may be typed as a name or in the chat, and how secrets are kept.

Secrets (sessions, personal links) are kept as digests alone: whoever reads the store cannot use them.
"""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from perfidie.engine import Refusal
from perfidie.web.house.likeness import check_own

LONGEST_NAME = 24
LONGEST_LINE = 300


def tidy(text: str) -> str:
    """Text on one line, without signs that cannot be seen or that turn the direction of writing."""
    spaced = "".join(" " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") else sign for sign in text)
    shown = [sign for sign in spaced if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn")]
    return " ".join(unicodedata.normalize("NFC", "".join(shown)).split())


def person_name(text: str) -> str:
    """A name as it will be shown; refused when nothing is left of it or it is too long."""
    name = tidy(text[: 20 * LONGEST_NAME])
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise Refusal("no-name")
    if len(name) > LONGEST_NAME or stacked(name):
        raise Refusal("name-too-long", most=LONGEST_NAME)
    check_own(name)
    return name


def chat_line(text: str) -> str:
    """A line of chat as it will be shown; refused when nothing is left of it or it is too long."""
    line = tidy(text[: 20 * LONGEST_LINE])
    if not line:
        raise Refusal("nothing-said")
    if len(line) > LONGEST_LINE or stacked(line):
        raise Refusal("said-too-long", most=LONGEST_LINE)
    return line


def stacked(text: str) -> bool:
    """Whether so many accents are piled up on one letter that they would run over other lines."""
    piled = 0
    for sign in text:
        piled = piled + 1 if unicodedata.combining(sign) else 0
        if piled > 3:
            return True
    return False


def new_person() -> str:
    """By what a person is known from now on: it can be typed after a command, so it does not begin with a dash."""
    found = secrets.token_urlsafe(12)
    return found if not found.startswith("-") else new_person()


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(f"perfidie {secret}".encode()).hexdigest()


def origin_mark(address: str) -> str:
    """A mark of 16 bits of the address somebody comes from: thousands share it, so nobody can be found by it.

    Of an IPv6 address only the first half counts, since one visitor has all of the rest.

    >>> origin_mark("2001:db8::1") == origin_mark("2001:db8::2"), origin_mark("192.0.2.1") == origin_mark("192.0.2.2")
    (True, False)
    >>> origin_mark("::ffff:192.0.2.1") == origin_mark("192.0.2.1")
    True
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return sha256(f"perfidie origin {address}".encode()).hexdigest()[:4]
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64)
    return sha256(f"perfidie origin {found}".encode()).hexdigest()[:4]


def csrf_token(session: str) -> str:
    """The word that every form of this visitor carries: it follows from the cookie and does not betray it."""
    return sha256(f"perfidie form {session}".encode()).hexdigest()[:32]
