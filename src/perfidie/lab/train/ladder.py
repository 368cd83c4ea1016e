"""How strong a network is at some point of its training: it plays in the engine, among the bots of the house."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from perfidie.arena.contest import Contest, Thinking
from perfidie.arena.crew import cores, play_all
from perfidie.arena.figures import Interval, standings
from perfidie.engine import Setup


class Rung(NamedTuple):
    """How a network fared among one kind of bots."""

    among: str
    games: int
    fair_shares: Interval


def climbed(
    path: Path, setup: Setup, among: tuple[str, ...], deals: int, seed: int = 1, processes: int = 0
) -> list[Rung]:
    """One seat for the network, all others for one kind of bots, every deal from every place."""
    rungs = []
    for name in among:
        lineup = (f"network:{path}", *[name] * (setup.seats - 1))
        contest = Contest(setup.game, setup.seats, setup.options, lineup, seed, Thinking(iterations=200))
        played = list(play_all(list(contest.bouts(deals)), processes or cores()))
        found = standings(contest, played)
        ours = found.bots[0]
        share, fair = ours.share, found.fair
        rungs.append(Rung(name, ours.games, Interval(share.mean / fair, share.low / fair, share.high / fair)))
    return rungs
