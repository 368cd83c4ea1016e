"""Addresses: a host and a port as people write them, and the sockets that listen there."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from errno import EACCES, EADDRINUSE
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from perfidie.engine import Refusal

ANYWHERE = "::"
"""Every address of this machine, of both kinds."""
_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?")


def bracketed(host: str) -> str:
    """A host as it stands in front of a port: an IPv6 address in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def read_host(text: str) -> str:
    """A host name in small letters, an IPv6 address in brackets; ValueError where it is neither."""
    name = text.strip().lower()
    if name.startswith("[") == name.endswith("]") and ":" in name:
        return f"[{IPv6Address(name.strip('[]'))}]"
    if not _NAME.fullmatch(name):
        raise ValueError(text)
    return name


def read_address(text: str) -> tuple[str, int]:
    """`127.0.0.1:9464`, `[::1]:9464`, or `:9464` for every address of this machine."""
    host, colon, port = text.strip().rpartition(":")
    if not colon or not (port.isascii() and port.isdecimal()) or not 1 <= int(port[:6]) <= 65535:
        raise ValueError(text)
    return (read_host(host).strip("[]") if host else ANYWHERE), int(port)


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to this address, not listening yet; refused where it is taken, or not of this machine.

    `::` is everywhere, by IPv6 and by IPv4: one socket for each, so that who comes by IPv4 is known by that address.
    """
    made: list[socket.socket] = []
    try:
        if host == ANYWHERE:
            made.append(_bound(socket.AF_INET6, (host, port)))
            made.append(_bound(socket.AF_INET, ("0.0.0.0", made[0].getsockname()[1])))
        else:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
            made.append(_bound(found[0][0], found[0][4]))
    except OSError as error:
        for each in made:
            each.close()
        raise _why(host, port, error) from error
    return made


def _why(host: str, port: int, error: OSError) -> Refusal:
    if error.errno == EADDRINUSE:
        return Refusal("port-taken", name=port)
    if error.errno == EACCES:
        return Refusal("port-forbidden", name=port)
    return Refusal("no-such-address", words=host[:80])


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def own_names(host: str) -> tuple[str, ...]:
    """Under which names friends in the same network find this machine, IPv6 addresses in brackets."""
    if host not in ("0.0.0.0", ANYWHERE):
        return (bracketed(host.lower()),)
    name = socket.gethostname()
    found = [name.lower()]
    probes = [(socket.AF_INET, "192.0.2.1"), *([(socket.AF_INET6, "2001:db8::1")] if host == ANYWHERE else [])]
    for family, far_away in probes:
        with suppress(OSError):
            found += [str(info[4][0]) for info in socket.getaddrinfo(name, None, family)]
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far_away, 9))  # sends nothing: only asks which address would be used
            found.append(str(probe.getsockname()[0]))
    local = ("127.", "::1", "fe80:", "::ffff:")
    return tuple(dict.fromkeys(bracketed(each) for each in found if not each.startswith(local)))


@lru_cache(maxsize=1024)
def is_near(address: str) -> bool:
    """Whether this address is of this machine or of a private network, as that of a proxy is."""
    try:
        found = ip_address(address.strip("[]"))
    except ValueError:
        return False
    return found.is_loopback or found.is_private
