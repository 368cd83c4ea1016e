"""What hearts promise: the shares of the win, if from here on every role fares as it usually does."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from perfidie.games.verre.rules.box import Row
from perfidie.games.verre.rules.scoring import is_over
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.rules.table import Table

Shares = tuple[float, ...]

FATE: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.71, 0.11), (0.98, 0.01)),
    3: ((0.13, 0.18), (0.57, 0.08), (0.94, 0.05)),
    4: ((0.06, 0.36), (0.78, 0.15), (0.34, 0.26), (0.90, 0.06)),
    5: ((0.08, 0.43), (0.86, 0.13), (0.61, 0.18), (0.16, 0.16), (0.97, 0.01)),
}
"""By seats, and from Wesley to Vizzini: how often a round ends well for this role, by a safe drink that costs all
others a heart, and how often it costs its holder one (150 games between players by rules of thumb)."""
LEAD = 1.1
"""How much one heart more multiplies a seat's share of a win that is far away, as a logarithm."""
ROUNDS_AHEAD = {2: 4, 3: 3, 4: 1, 5: 1}
"""By seats: so many rounds after the present one are looked through; a usual game seldom lasts longer."""


def promise(rules: Rules, hearts: Row, wesley: int, announced: int, round: int) -> Shares:
    """By seat, the share of the win to expect in a round in which so many seats have announced and been revealed."""
    is_usual = rules.end == "immediate" and rules.hearts <= 4
    return _promise(rules, hearts, wesley, announced, round, ROUNDS_AHEAD[rules.seats] if is_usual else 1)


@lru_cache(maxsize=200_000)
def _promise(rules: Rules, hearts: Row, wesley: int, announced: int, round: int, ahead: int) -> Shares:
    seats = rules.seats
    ended = announced == seats
    if ended or min(hearts) <= 0:
        table = Table(rules)
        table.hearts, table.round = hearts, round
        if is_over(table, ended):
            return shared(hearts)
    if ended:
        if not ahead:
            return far_from_the_end(hearts)
        return _promise(rules, hearts, (wesley + 1) % seats, 0, round + 1, ahead - 1)
    seat = rules.play_order[wesley][announced]
    good, bad = FATE[seats][announced]
    after_good = _promise(rules, hit(rules, hearts, rules.others[seat]), wesley, announced + 1, round, ahead)
    after_bad = _promise(rules, hit(rules, hearts, (seat,)), wesley, announced + 1, round, ahead)
    unchanged = _promise(rules, hearts, wesley, announced + 1, round, ahead)
    rest = 1 - good - bad
    return tuple([good * a + bad * b + rest * c for a, b, c in zip(after_good, after_bad, unchanged, strict=True)])


@lru_cache(maxsize=1 << 15)
def stakes(rules: Rules, hearts: Row, wesley: int, seat: int, round: int) -> tuple[float, float, float]:
    """What this seat may expect once it has announced: after a safe drink, a heart lost, and if nothing changes."""
    after = rules.play_order[wesley].index(seat) + 1
    good = promise(rules, hit(rules, hearts, rules.others[seat]), wesley, after, round)[seat]
    bad = promise(rules, hit(rules, hearts, (seat,)), wesley, after, round)[seat]
    return good, bad, promise(rules, hearts, wesley, after, round)[seat]


def hit(rules: Rules, hearts: Row, lost: Row) -> Row:
    """The hearts after these seats have lost one (ruling 33: none below 0 where the round is finished first)."""
    least = 0 if rules.end == "end_of_round" else -1000
    return tuple([max(least, held - 1) if seat in lost else held for seat, held in enumerate(hearts)])


def shared(hearts: Row) -> Shares:
    """The most hearts win; equal, they share."""
    best = max(hearts)
    return tuple([(held == best) / hearts.count(best) for held in hearts])


def far_from_the_end(hearts: Row) -> Shares:
    """A fair guess by the hearts alone."""
    weights = [exp(LEAD * held) for held in hearts]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])
