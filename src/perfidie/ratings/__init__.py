"""Ratings: how strong a player is believed to be, and how surely. The arena and the site both count with these.

The model is openskill's Plackett-Luce: everybody at a table is one player, more of the win is a better rank, equal
shares are a tie. A rating is a belief with a spread: it is never shown without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, hypot, sqrt
from typing import Any, NamedTuple

from perfidie.engine import Refusal

MU, SIGMA = 25.0, 25.0 / 3
"""What is believed of somebody of whom nothing is known."""
BETA = MU / 6
"""How much one game differs from another: by so much stronger, one wins most of the time."""
A_SEASONS_DOUBT = 2.0
"""By so much a belief widens from one season to the next."""
SURE_OF_AN_ANCHOR = 1e-4
"""A bot whose strength was measured does not move: nobody doubts it."""


class Rating(NamedTuple):
    """A belief: the strength, and its standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    def widened(self) -> Rating:
        """The same after a season: people learn and forget."""
        return Rating(self.mu, min(SIGMA, hypot(self.sigma, A_SEASONS_DOUBT)))


def anchor(mu: float) -> Rating:
    """The rating of a bot of known strength."""
    return Rating(mu, SURE_OF_AN_ANCHOR)


def rated(players: Sequence[Rating], shares: Sequence[float]) -> list[Rating]:
    """What is believed of these players after a game in which they won these shares.

    >>> winner, loser = rated([Rating(), Rating()], [1.0, 0.0])
    >>> winner.mu > 25 > loser.mu, winner.sigma < SIGMA
    (True, True)
    """
    model = _model()
    teams = [[model.rating(each.mu, each.sigma)] for each in players]
    after = model.rate(teams, ranks=[-share for share in shares])
    return [Rating(new.mu, new.sigma) for (new,) in after]


def chances(players: Sequence[Rating]) -> list[float]:
    """How likely each of these is to win, by what is believed of them: their odds are those of Plackett and Luce.

    openskill's own prediction takes the mean of all pairs, which makes the chances of a whole table too much alike.

    >>> [round(each, 2) for each in chances([Rating(), Rating()])]
    [0.5, 0.5]
    """
    spread = sqrt(sum(each.sigma**2 + BETA**2 for each in players) / len(players))
    weights = [exp((each.mu - players[0].mu) / spread) for each in players]
    return [weight / sum(weights) for weight in weights]


@cache
def _model() -> Any:
    return need_openskill().PlackettLuce()


def need_openskill() -> Any:
    """The models of openskill; a refusal that names it where it is missing."""
    try:
        from openskill import models
    except ModuleNotFoundError as missing:
        raise Refusal("needs-arena", package=missing.name or "openskill") from missing
    return models
