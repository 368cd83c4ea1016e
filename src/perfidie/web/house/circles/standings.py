"""Standings: who has how much of the wins, and who stands before whom where that is the same.

In this order: points; the sum of the points of all that one has met (Buchholz); what two who are tied took from each
other; and at last the lot that was drawn at the beginning, which is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

import msgspec


class Settled(msgspec.Struct, frozen=True):
    """A table that is settled: who sat there, and which share of the win each has."""

    shares: dict[int, float]


class Place(msgspec.Struct, frozen=True):
    """Where one of them stands. `by` says what decided against the one above: nothing, or one of the tie-breaks."""

    who: int
    rank: int
    points: float
    games: int
    wins: int
    met: float
    direct: float
    lot: int
    by: str = ""


def standings(
    lots: Mapping[int, int], settled: Sequence[Settled], given: Mapping[int, float] | None = None
) -> tuple[Place, ...]:
    """All of them, the best first. `given`: points without a game (a bye, a fair share)."""
    given = given or {}
    points = {who: given.get(who, 0.0) + _sum(table.shares.get(who, 0.0) for table in settled) for who in lots}
    mine = {who: [table for table in settled if who in table.shares] for who in lots}
    met = {
        who: _sum(points.get(other, 0.0) for table in mine[who] for other in table.shares if other != who)
        for who in lots
    }

    def first(who: int) -> tuple[float, float]:
        return -round(points[who], 6), -round(met[who], 6)

    found: list[Place] = []
    for _, tied in groupby(sorted(lots, key=first), first):
        group = list(tied)
        direct = {who: _against(who, group, mine[who]) for who in group}
        for who in sorted(group, key=lambda each: (-round(direct[each], 6), lots[each])):
            wins = sum(1 for table in mine[who] if table.shares[who] > 0)
            facts = points[who], len(mine[who]), wins, met[who], direct[who], lots[who]
            place = Place(who, len(found) + 1, *facts)
            by = _decided(found[-1], place) if found else ""
            found.append(msgspec.structs.replace(place, by=by))
    return tuple(found)


def _decided(above: Place, place: Place) -> str:
    """What sets this one below the one above it."""
    if abs(above.points - place.points) > 1e-6:
        return ""
    if abs(above.met - place.met) > 1e-6:
        return "met"
    return "direct" if abs(above.direct - place.direct) > 1e-6 else "lot"


def _against(who: int, group: Sequence[int], tables: Sequence[Settled]) -> float:
    """What somebody took where another one of the group sat too."""
    others = {*group} - {who}
    return _sum(table.shares[who] for table in tables if others & table.shares.keys())


def _sum(values: Iterable[float]) -> float:
    return round(sum(values), 9)


class Score(msgspec.Struct, frozen=True):
    """What somebody has come to over several games; who has the same has the same rank."""

    person: str
    name: str
    rank: int
    points: float
    games: int
    wins: int


def scores(games: Iterable[Iterable[tuple[str, str, float]]]) -> tuple[Score, ...]:
    """The standing over games, each as (person, name, share of the win); a tie is a tie."""
    points: dict[str, float] = {}
    played: dict[str, int] = {}
    wins: dict[str, int] = {}
    names: dict[str, str] = {}
    for game in games:
        for person, name, share in game:
            names[person] = name
            points[person] = round(points.get(person, 0.0) + share, 9)
            played[person] = played.get(person, 0) + 1
            wins[person] = wins.get(person, 0) + (share > 0)
    order = sorted(points, key=lambda each: (-points[each], names[each].casefold()))
    rank = {each: 1 + sum(points[other] > points[each] + 1e-6 for other in points) for each in order}
    return tuple(Score(each, names[each], rank[each], points[each], played[each], wins[each]) for each in order)
