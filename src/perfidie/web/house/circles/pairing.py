"""Who meets whom, and on which place: the draw of a round, the same for the same seed and the same past.

Two by two it is exact: nobody meets somebody again while there is a way round it, those of like standing meet, and
places go in turns. At larger tables a search by exchanges looks for few meetings again and even places.

>>> tables_of(7, 4, range(2, 6))
(4, 3)
>>> tables_of(5, 2, range(2, 3))
(2, 2)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from random import Random

import msgspec

from perfidie.web.house.circles.matching import nearest

MET = 1000
"""What meeting again weighs, beside a place that comes again before all others did."""
UNEVEN = 5000
APART = 4
"""So many meetings weigh as much as one of two of whom one does not want to meet the other."""
FEW = 4
"""At a table of so many every order of seats is tried."""
TRIES, MANY = 40, 16
"""So many beginnings for the search; among many people there is room enough, and few will do."""


class Past(msgspec.Struct, frozen=True):
    """What was drawn before: tables by place, and who had none; and who would rather not meet."""

    tables: tuple[tuple[int, ...], ...] = ()
    byes: tuple[int, ...] = ()
    apart: frozenset[frozenset[int]] = frozenset()

    @property
    def met(self) -> Counter[frozenset[int]]:
        """How often two have met; those who would rather not count as if they had many times."""
        met = Counter(frozenset(pair) for table in self.tables for pair in combinations(table, 2))
        met.update(dict.fromkeys(self.apart, APART))
        return met

    @property
    def sat(self) -> Counter[tuple[int, int]]:
        """How often somebody sat on a place."""
        return Counter((who, place) for table in self.tables for place, who in enumerate(table))


class Draw(msgspec.Struct, frozen=True):
    """A round: who sits where, and who has no table this time."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def tables_of(people: int, size: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """How so many people sit down in tables of about this size, as evenly as can be; who is left over has a bye."""
    for seated in range(people, 0, -1):
        found = []
        for count in range(1, seated + 1):
            least, more = divmod(seated, count)
            sizes = (least + 1,) * more + (least,) * (count - more)
            if all(each in allowed for each in sizes):
                found.append((max(abs(each - size) for each in sizes), count, sizes))
        if found:
            return min(found)[2]
    return ()


def evening_tables(people: int, allowed: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Tables for everybody who is there, as few as hold them: (people, seats) of each; bots take what is left."""
    most = max(allowed)
    count = -(-people // most)
    least, more = divmod(people, count)
    sizes = (least + 1,) * more + (least,) * (count - more)
    return tuple((each, min(seats for seats in allowed if seats >= each)) for each in sizes)


# Byes


def with_byes(people: Sequence[int], past: Past, count: int) -> tuple[int, ...]:
    """Who has no table: nobody twice before all had one; of the others, whoever stands last in the row."""
    had = Counter(past.byes)
    row = sorted(range(len(people)), key=lambda place: (had[people[place]], -place))
    return tuple(people[place] for place in row[:count])


# Two by two


def swiss(people: Sequence[int], past: Past) -> Draw:
    """Pairs for people in the order of their standing."""
    met, sat, had = past.met, past.sat, Counter(past.byes)
    fewest = min((had[each] for each in people), default=0)
    free = [each for each in reversed(people) if had[each] == fewest] if len(people) % 2 else [-1]
    lean = {each: sat[each, 0] - sat[each, 1] for each in people}
    worst = max(met.values(), default=0)

    def may(again: int, fair: bool, one: int, other: int) -> bool:
        return met[frozenset((one, other))] <= again and (not fair or lean[one] * lean[other] <= 0)

    for again in range(worst + 1):
        for fair in (True, False):
            for bye in free:
                row = [each for each in people if each != bye]
                friends = {
                    one: [other for other in row if other != one and may(again, fair, one, other)] for one in row
                }
                pairs = nearest(row, friends)
                if pairs is not None:
                    byes = () if bye < 0 else (bye,)
                    return Draw(tuple(_turned(pair, lean, past) for pair in pairs), byes)
    raise AssertionError("some pairing is always possible")


def _turned(pair: tuple[int, int], lean: dict[int, int], past: Past) -> tuple[int, int]:
    """Who has begun less often begins; else whoever did not the last time."""
    one, other = pair
    if lean[one] != lean[other]:
        return pair if lean[one] < lean[other] else (other, one)
    for table in reversed(past.tables):
        if one in table or other in table:
            return (other, one) if table[0] == one or table[1] == other else pair
    return pair


def everybody(people: Sequence[int], number: int) -> Draw:
    """Round `number` (from 0) of everybody against everybody: the first stays, the others go round.

    Places go in turns: over all rounds nobody begins more than once more than they do not.
    """
    row: list[int] = [*people] if len(people) % 2 == 0 else [*people, -1]
    count = len(row)
    again, number = divmod(number, count - 1)
    fixed, ring = row[-1], row[:-1]
    pairs = [(fixed, ring[number]) if number % 2 else (ring[number], fixed)]
    for step in range(1, count // 2):
        one, other = ring[(number + step) % (count - 1)], ring[(number - step) % (count - 1)]
        pairs.append((one, other) if step % 2 else (other, one))
    drawn = [pair[::-1] if again % 2 else pair for pair in pairs]
    byes = tuple(who for pair in drawn if -1 in pair for who in pair if who >= 0)
    return Draw(tuple(pair for pair in drawn if -1 not in pair), byes)


# Larger tables


def mixed(people: Sequence[int], past: Past, sizes: Sequence[int], seed: int) -> Draw:
    """Tables of these sizes, where as few as possible meet again and everybody sits on every place as often."""
    byes = with_byes(people, past, len(people) - sum(sizes))
    row = [each for each in people if each not in byes]
    met, sat = past.met, past.sat
    places = {count: {who: [sat[who, place] for place in range(count)] for who in row} for count in {*sizes}}
    rng = Random(f"{seed} {len(past.tables)} {len(past.byes)}")  # nosec B311 # a draw that anybody may check
    known: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}

    def judged(table: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        key = tuple(sorted(table))
        if key not in known:
            again = sum(met[frozenset(pair)] ** 2 for pair in combinations(key, 2))
            unevenness, order = _placed(key, places[len(key)])
            known[key] = MET * again + UNEVEN * unevenness, order
        return known[key]

    best: tuple[int, list[tuple[int, ...]]] | None = None
    for _ in range(TRIES if len(row) <= MANY else TRIES // 8):
        cost, found = _improved(_dealt(row, sizes, rng), lambda table: judged(table)[0])
        if best is None or cost < best[0]:
            best = cost, [judged(table)[1] for table in found]
        if best[0] == 0:
            break
    return Draw(tuple(best[1]) if best else (), byes)


def _dealt(row: list[int], sizes: Sequence[int], rng: Random) -> list[list[int]]:
    shuffled = rng.sample(row, len(row))
    found, begin = [], 0
    for size in sizes:
        found.append(shuffled[begin : begin + size])
        begin += size
    return found


def _improved(tables: list[list[int]], cost: Callable[[Sequence[int]], int]) -> tuple[int, list[list[int]]]:
    """Two people change tables as long as that makes it better."""
    costs = [cost(table) for table in tables]
    better = True
    while better and any(costs):
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for mine in range(len(tables[one])):
                for theirs in range(len(tables[other])):
                    a, b = list(tables[one]), list(tables[other])
                    a[mine], b[theirs] = b[theirs], a[mine]
                    new = cost(a), cost(b)
                    if sum(new) < costs[one] + costs[other]:
                        tables[one], tables[other] = a, b
                        costs[one], costs[other] = new
                        better = True
    return sum(costs), tables


def _placed(table: tuple[int, ...], sat: dict[int, list[int]]) -> tuple[int, tuple[int, ...]]:
    """Who takes which place, so that everybody sits everywhere as often; and how uneven that remains.

    `sat`: how often each of them had which place.
    """
    uneven = {who: [(times - min(sat[who])) ** 2 for times in sat[who]] for who in table}

    def unevenness(order: Sequence[int]) -> int:
        return sum([uneven[who][place] for place, who in enumerate(order)])

    if len(table) <= FEW:
        best = min(permutations(table), key=unevenness)
        return unevenness(best), best
    order = list(table)
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(order)), 2):
            mine, theirs = uneven[order[one]], uneven[order[other]]
            if mine[other] + theirs[one] < mine[one] + theirs[other]:
                order[one], order[other] = order[other], order[one]
                better = True
    return unevenness(order), tuple(order)
