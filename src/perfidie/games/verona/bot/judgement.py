"""What an unfinished match of the Council of Verona promises each seat, and what of a round can be told in words."""

from __future__ import annotations

from math import exp, sqrt

from perfidie.engine.instinct import Shares
from perfidie.games.verona.rules.box import FACE, ON
from perfidie.games.verona.rules.scoring import judge
from perfidie.games.verona.rules.table import Table

SPREAD = {2: 4.0, 3: 3.0, 4: 2.4, 5: 2.0}
"""By seats: so many points ahead, with one round to come, multiply the odds of the match by e."""
LAST_WORD = {False: 3.0, True: 1.8}
"""What it brings in points to play last in a round rather than first, without and with Poison."""


def promised(s: Table) -> Shares:
    """By the points so far, and by who has the last word in the rounds to come."""
    rules = s.setup
    seats, to_come = rules.seats, rules.rounds - len(s.closed)
    hopes = [0.0] * seats
    last_word = LAST_WORD[rules.poison] / (seats - 1)
    for row in s.scores:
        for seat, score in enumerate(row):
            hopes[seat] += score
    for start in range(s.first, s.first + to_come):
        for seat in range(seats):
            hopes[seat] += last_word * ((seat - start) % seats)
    scale, most = SPREAD[seats] * sqrt(to_come), max(hopes)
    odds = [exp((hope - most) / scale) for hope in hopes]
    total = sum(odds)
    return tuple([odd / total for odd in odds])


def told_by_the_last_round(s: Table, seat: int) -> dict[str, float]:
    """Of the round that has just been scored: what it brought, and what became of the bets."""
    if not s.closed:
        return {}
    _, council, exile, zones, owners, kinds, _, scores = s.closed[-1]
    _, granted = judge(s.setup, council, exile, zones, kinds)
    mine: dict[int, bool] = {}
    others: list[bool] = []
    for zone, number in enumerate(zones):
        face = FACE[kinds[number]] if number >= 0 else 0
        if face and owners[number] == seat:
            mine[face] = ON[zone] in granted
        elif face:
            others.append(ON[zone] in granted)
    most = max(scores)
    return {
        "points": float(scores[seat]),
        "round": (scores[seat] == most) / scores.count(most),
        "best_bet": float(mine.get(max(FACE), False)),
        "bets": float(sum(mine.values())),
        "spoiled": 1 - sum(others) / len(others) if others else 1.0,
    }
