"""What the games of a contest prove, and how surely.

The games of one deal are one sample: whoever was lucky in one of them had the same luck from the other places. So
intervals are drawn from the means of the deals, by Student's t, which is honest about few of them. A deal counts when
all its games were played to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

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
    bots = tuple(_standing(contest, name, deals, fair, rated[name]) for name in contest.names) if deals else ()
    return Standings(bots, fair, places, len(deals), len(counted), void)


def _whole_deals(contest: Contest, games: Sequence[Played]) -> list[list[Played]]:
    deals: dict[int, list[Played]] = {}
    for game in games:
        if not game.void:
            deals.setdefault(game.deal, []).append(game)
    return [deal for deal in deals.values() if len(deal) == contest.rotations]


def _by_place(contest: Contest, game: Played) -> list[float]:
    """What each place won; a side wins together."""
    return [_mean([game.shares[seat] for seat in place]) for place in contest.places]


def _standing(
    contest: Contest, name: str, deals: Sequence[Sequence[Played]], fair: float, rating: tuple[float, float]
) -> Standing:
    by_place: list[list[float]] = [[] for _ in contest.places]
    samples, free, decisions, seconds, sat = [], list[float](), 0, 0.0, 0
    for deal in deals:
        sample = []
        lucky = []
        for game in deal:
            sat += name in game.bots
            for number, place in enumerate(contest.places):
                if game.bots[place[0]] == name:
                    share = _mean([game.shares[seat] for seat in place])
                    sample.append(share)
                    lucky += [_mean([game.luck[seat] for seat in place])] if game.luck else []
                    by_place[number].append(share)
                    decisions += sum(game.decisions[seat] for seat in place)
                    seconds += sum(game.seconds[seat] for seat in place)
        samples.append(_mean(sample))
        free += [_mean(sample) - _mean(lucky)] if len(lucky) == len(sample) else []
    won = interval(samples)
    return Standing(
        name=name,
        games=sat,
        share=won,
        ratio=won.mean / fair if fair else 0.0,
        rating=rating[0],
        deviation=rating[1],
        seconds=seconds / decisions if decisions else 0.0,
        places=tuple(map(_mean, by_place)),
        luck_free=interval(free, bounded=False) if len(free) == len(samples) else None,
    )


def interval(samples: Sequence[float], *, bounded: bool = True) -> Interval:
    """The mean of shares, 0 to 1, with its 95 % interval; without luck (not `bounded`) they may lie beyond 0 and 1.

    Where all samples are alike they show no spread, but that does not make the next one certain. The bounds are then
    those of a bot that does something else just often enough for this many alike to happen one time in forty.
    """
    number, mean = len(samples), _mean(samples)
    if number < 2:
        return Interval(mean, 0.0, 1.0)
    if max(samples) - min(samples) < ALIKE:
        otherwise = 1 - TAIL ** (1 / number)
        return Interval(mean, mean - otherwise * mean, mean + otherwise * (1 - mean))
    reach = student(number - 1) * sqrt(sum((each - mean) ** 2 for each in samples) / (number - 1) / number)
    if not bounded:
        return Interval(mean, mean - reach, mean + reach)
    return Interval(mean, max(0.0, mean - reach), min(1.0, mean + reach))


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
