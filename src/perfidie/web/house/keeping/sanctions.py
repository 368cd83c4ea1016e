"""Sanctions: who may not act any more, or not talk, as the keeper of the house has decided. Each ends by itself."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from perfidie.engine import Refusal
from perfidie.store.keeping import BAN, FOR_EVER, MUTE, Sanction
from perfidie.web.house.clock import Clock

Network = IPv4Network | IPv6Network
EVER = "ever"
"""The end of what has none, as a sentence knows it."""


class Sanctions:
    """Those that are known to this process: people by their ids, and networks."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._people: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[Network, Sanction]] = []

    def put(self, sanctions: Iterable[Sanction]) -> None:
        """These hold from now on, and no others."""
        self._people, self._networks = {}, []
        for each in sanctions:
            if "/" not in each.subject:
                self._people[each.kind, each.subject] = each
            elif each.kind == BAN:
                self._networks.append((ip_network(each.subject), each))

    def check_welcome(self, person: str | None) -> None:
        """Refuses somebody who is banned."""
        if (found := self._of(BAN, person)) is not None:
            raise Refusal("banned", until=until_when(found))

    def is_welcome(self, person: str) -> bool:
        """Whether no ban lies on this person."""
        return self._of(BAN, person) is None

    def check_voice(self, person: str | None) -> None:
        """Refuses somebody who may not talk."""
        if (found := self._of(MUTE, person)) is not None:
            raise Refusal("muted", until=until_when(found))

    def _of(self, kind: str, person: str | None) -> Sanction | None:
        found = self._people.get((kind, person or ""))
        return found if found is not None and found.holds(self._clock.date()) else None

    def network_of(self, address: str) -> Sanction | None:
        """The ban that lies on the network of this address."""
        if not self._networks:
            return None
        try:
            found = ip_address(address)
        except ValueError:
            return None
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        now = self._clock.date()
        return next((each for network, each in self._networks if found in network and each.holds(now)), None)


def until_when(sanction: Sanction) -> str:
    """The end of a sanction, as both languages can read it."""
    if sanction.until == FOR_EVER:
        return EVER
    return datetime.fromtimestamp(sanction.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
