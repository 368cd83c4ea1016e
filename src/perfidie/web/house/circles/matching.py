"""Everybody in pairs: one after the other takes the nearest partner with whom all others still find one.

Whether they do is known after as many steps as there are pairs who may meet, and never tried out: one looks for a way
along which partners are exchanged, and draws odd rings together to one (Edmonds).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

Pairs = list[tuple[int, int]]
Friends = Mapping[int, Sequence[int]]
"""By person: whom they may meet."""


def nearest(row: Sequence[int], friends: Friends) -> Pairs | None:
    """All of them in pairs that may meet, neighbours first; None where there is no such way."""
    order = {who: place for place, who in enumerate(row)}
    left, partners = set(row), _in_any_pairs(row, friends)
    if partners is None:
        return None
    pairs: Pairs = []
    for one in row:
        if one not in left:
            continue
        for other in sorted(left & {*friends[one]}, key=lambda each: abs(order[each] - order[one])):
            exchanged = _without(partners, one, other, friends, left - {one, other})
            if exchanged is not None:
                partners = exchanged
                left -= {one, other}
                pairs.append((one, other))
                break
    return pairs


def _in_any_pairs(row: Sequence[int], friends: Friends) -> dict[int, int] | None:
    partners: dict[int, int] = {}
    for one in row:
        if one not in partners and not _Search(partners, friends, set(row)).pairs(one):
            return None
    return partners


def _without(partners: dict[int, int], one: int, other: int, friends: Friends, left: set[int]) -> dict[int, int] | None:
    """The partners of those who are left when these two meet; None where somebody would have none."""
    rest = {who: partner for who, partner in partners.items() if not {who, partner} & {one, other}}
    if partners[one] == other or _Search(rest, friends, left).pairs(partners[one]):
        return rest
    return None


class _Search:
    """A search for a way from somebody without a partner to somebody else without one."""

    def __init__(self, partners: dict[int, int], friends: Friends, left: set[int]) -> None:
        self._partners = partners
        self._friends = friends
        self._left = left
        self._before: dict[int, int] = {}
        """By whom somebody was found; those who are found so would give up their partner."""
        self._ring = {who: who for who in left}
        """What somebody was drawn together to."""
        self._open: deque[int] = deque()

    def pairs(self, root: int) -> bool:
        """Whether this one finds a partner when others exchange theirs; then all of that is done."""
        self._open, seen = deque([root]), {root}
        while self._open:
            one = self._open.popleft()
            for other in self._friends[one]:
                if other not in self._left or self._ring[one] == self._ring[other] or self._partners.get(one) == other:
                    continue
                if other == root or self._partners.get(other) in self._before:
                    self._draw_together(one, other, seen)
                elif other not in self._before:
                    self._before[other] = one
                    if other not in self._partners:
                        self._exchange(other)
                        return True
                    seen.add(self._partners[other])
                    self._open.append(self._partners[other])
        return False

    def _exchange(self, last: int) -> None:
        """Everybody on the way takes whoever they were found by."""
        there: int | None = last
        while there is not None:
            one = self._before[there]
            following = self._partners.get(one)
            self._partners[there], self._partners[one] = one, there
            there = following

    def _draw_together(self, one: int, other: int, seen: set[int]) -> None:
        """An odd ring: whoever stands in it can be reached from either side."""
        base, ring = self._where_they_part(one, other), set[int]()
        for who, found_by in ((one, other), (other, one)):
            self._mark(who, found_by, base, ring)
        for each in self._left:
            if self._ring[each] in ring:
                self._ring[each] = base
                if each not in seen:
                    seen.add(each)
                    self._open.append(each)

    def _mark(self, who: int, found_by: int, base: int, ring: set[int]) -> None:
        while self._ring[who] != base:
            ring |= {self._ring[who], self._ring[self._partners[who]]}
            self._before[who] = found_by
            found_by = self._partners[who]
            who = self._before[found_by]

    def _where_they_part(self, one: int, other: int) -> int:
        above = {self._ring[one]}
        while self._ring[one] in self._partners:
            one = self._before[self._partners[self._ring[one]]]
            above.add(self._ring[one])
        while self._ring[other] not in above:
            other = self._before[self._partners[self._ring[other]]]
        return self._ring[other]
