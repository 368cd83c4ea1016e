"""What the games of a contest prove, and how surely.

The games of one deal are one sample: whoever was lucky in one of them had the same luck from the other places. So
intervals are drawn from the means of the deals, by Student's t, which is honest about few of them. A deal counts when
all its games were played to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

import msgspec

from perfidie.arena.contest import Contest, Fault, Played
from perfidie.ratings import Rating, need_openskill
from perfidie.ratings import rated as rated_after

STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""The 97.5 % quantile of Student's t with 1, 2, 3... degrees of freedom."""
NORMAL = 1.959964
TAIL = 0.025
ALIKE = 1e-9


class Interval(msgspec.Struct, frozen=True):
    """A mean with the bounds between which it lies in 95 cases of 100."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared."""

    name: str
    games: int
    """How many games it sat in; several copies at one table still play one game."""
    share: Interval
    """Of the win, for each place it held."""
    ratio: float
    """To the fair share."""
    rating: float
    deviation: float
    seconds: float
    """For one decision, on average."""
    places: tuple[float, ...]
    """By place: its share there."""
    luck_free: Interval | None = None
    """Its share without what chance brought it, where that was reckoned in every game."""


class Pair(msgspec.Struct, frozen=True):
    """Two bots in the same deals: by how much more one of them won."""

    names: tuple[str, str]
    more: Interval
    """The first one's share less the second one's, for each place held; each deal is one sample, so they had its luck
    alike."""
    luck_free: Interval | None = None
    """The same without what chance brought either, where that was reckoned in every game."""


class Standings(msgspec.Struct, frozen=True):
    """What the games of a contest prove."""

    bots: tuple[Standing, ...]
    """In the order in which they were named."""
    fair: float
    """What a place won on average: the share of somebody who is as good as the whole table."""
    places: tuple[float, ...]
    """By place: what was won there, whoever sat there."""
    deals: int
    games: int
    void: tuple[tuple[Fault, int], ...] = ()
    """Why games did not count, and how many."""
    pairs: tuple[Pair, ...] = ()
    """Every two bots, in the order in which they were named."""


def standings(contest: Contest, played: Iterable[Played]) -> Standings:
    """What is known so far."""
    games = sorted(played, key=lambda each: (each.deal, each.rotation))
    void = tuple(Counter(each.void for each in games if each.void).items())
    deals = _whole_deals(contest, games)
    counted = [game for deal in deals for game in deal]
    won = [_by_place(contest, game) for game in counted]
    places = tuple(_mean([shares[place] for shares in won]) for place in range(len(contest.places)))
    fair = _mean(places)
    rated = ratings(contest, counted)
    names = contest.names if deals else ()
    samples = {name: _samples(contest, name, deals) for name in names}
    bots = tuple(_standing(contest, name, counted, samples[name], fair, rated[name]) for name in names)
    pairs = tuple(_pair((one, other), samples) for one, other in combinations(names, 2))
    return Standings(bots, fair, places, len(deals), len(counted), void, pairs)


def _whole_deals(contest: Contest, games: Sequence[Played]) -> list[list[Played]]:
    deals: dict[int, list[Played]] = {}
    for game in games:
        if not game.void:
            deals.setdefault(game.deal, []).append(game)
    return [deal for deal in deals.values() if len(deal) == contest.rotations]


def _by_place(contest: Contest, game: Played) -> list[float]:
    """What each place won; a side wins together."""
    return [_mean([game.shares[seat] for seat in place]) for place in contest.places]


class _Samples(NamedTuple):
    """What one bot won for each place it held: one number for each deal."""

    shares: list[float]
    luck_free: list[float]
    """Empty unless it is known of every deal."""


def _samples(contest: Contest, name: str, deals: Sequence[Sequence[Played]]) -> _Samples:
    shares, free = list[float](), list[float]()
    for deal in deals:
        held = [(game, place) for game in deal for place in contest.places if game.bots[place[0]] == name]
        shares.append(_mean([_mean([game.shares[seat] for seat in place]) for game, place in held]))
        if all(game.luck for game, _ in held):
            free.append(shares[-1] - _mean([_mean([game.luck[seat] for seat in place]) for game, place in held]))
    return _Samples(shares, free if len(free) == len(shares) else [])


def _standing(
    contest: Contest, name: str, games: Sequence[Played], samples: _Samples, fair: float, rating: tuple[float, float]
) -> Standing:
    by_place: list[list[float]] = [[] for _ in contest.places]
    decisions, seconds = 0, 0.0
    for game in games:
        for number, place in enumerate(contest.places):
            if game.bots[place[0]] == name:
                by_place[number].append(_mean([game.shares[seat] for seat in place]))
                decisions += sum(game.decisions[seat] for seat in place)
                seconds += sum(game.seconds[seat] for seat in place)
    won = interval(samples.shares)
    return Standing(
        name=name,
        games=sum(name in game.bots for game in games),
        share=won,
        ratio=won.mean / fair if fair else 0.0,
        rating=rating[0],
        deviation=rating[1],
        seconds=seconds / decisions if decisions else 0.0,
        places=tuple(map(_mean, by_place)),
        luck_free=interval(samples.luck_free, bounded=False) if samples.luck_free else None,
    )


def _pair(names: tuple[str, str], samples: Mapping[str, _Samples]) -> Pair:
    """Deal by deal: where both had the same good or bad luck it cancels out."""
    one, other = (samples[name] for name in names)
    more = [mine - theirs for mine, theirs in zip(one.shares, other.shares, strict=True)]
    free = [mine - theirs for mine, theirs in zip(one.luck_free, other.luck_free, strict=True)]
    return Pair(names, interval(more, least=-1.0), interval(free, bounded=False, least=-1.0) if free else None)


def interval(samples: Sequence[float], *, bounded: bool = True, least: float = 0.0) -> Interval:
    """The mean of shares, 0 to 1, with its 95 % interval; without luck (not `bounded`) they may lie beyond 0 and 1.

    Differences of shares have -1 as their `least`. Where all samples are alike they show no spread, but that does not
    make the next one certain. The bounds are then those of a bot that does something else just often enough for this
    many alike to happen one time in forty.
    """
    number, mean = len(samples), _mean(samples)
    if number < 2:
        return Interval(mean, least, 1.0)
    if max(samples) - min(samples) < ALIKE:
        otherwise = 1 - TAIL ** (1 / number)
        return Interval(mean, mean - otherwise * (mean - least), mean + otherwise * (1 - mean))
    reach = student(number - 1) * sqrt(sum((each - mean) ** 2 for each in samples) / (number - 1) / number)
    if not bounded:
        return Interval(mean, mean - reach, mean + reach)
    return Interval(mean, max(least, mean - reach), min(1.0, mean + reach))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: from the table, then by the expansion of Cornish and Fisher."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z, n = NORMAL, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return z + first + second + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)


def ratings(contest: Contest, games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """By bot: its rating (Plackett-Luce) and the rating's standard deviation.

    Every place is one player; equal shares are a tie. A bot that holds several places learns from all of them at
    once: its rating moves to the mean of what each would have made of it.
    """
    need_openskill()
    rated = {name: Rating() for name in contest.names}
    if len(rated) > 1:
        for game in games:
            names = [game.bots[place[0]] for place in contest.places]
            after = rated_after([rated[name] for name in names], _by_place(contest, game))
            for name in rated:
                mine = [new for new, player in zip(after, names, strict=True) if player == name]
                rated[name] = Rating(_mean([each.mu for each in mine]), _mean([each.sigma for each in mine]))
    return {name: (each.mu, each.sigma) for name, each in rated.items()}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
