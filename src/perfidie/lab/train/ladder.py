"""How strong a network is at some point of its training: it plays in the engine, among the bots of the house."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from perfidie.arena import entrants
from perfidie.arena.contest import Contest, Thinking
from perfidie.arena.crew import cores, play_all
from perfidie.arena.figures import Interval, standings
from perfidie.engine import Setup

THINKING = Thinking(iterations=200)
"""How long levels that search may think: by counted tries, so that a busy machine makes nobody weaker."""
LADDER = ("random", "greedy", "regular", "strong", "master")
"""The whole ladder, from its lowest rung."""


class Rung(NamedTuple):
    """How a network fared among one kind of bots."""

    among: str
    games: int
    fair_shares: Interval


def rungs(words: str) -> tuple[str, ...]:
    """The bots named between commas, each once; `ladder` stands for all of the ladder."""
    named = [name.strip() for name in words.split(",") if name.strip()]
    return tuple(dict.fromkeys(each for name in named for each in (LADDER if name == "ladder" else (name,))))


def check(setup: Setup, among: tuple[str, ...]) -> None:
    """Refuses whoever cannot sit at such a table, before hours are spent on learning."""
    for name in among:
        entrants.check(name, _contest(name, setup, name, 0))


def climbed(
    path: Path, setup: Setup, among: tuple[str, ...], deals: int, seed: int = 1, processes: int = 0
) -> list[Rung]:
    """One seat for the network, all others for one kind of bots, every deal from every place."""
    found = []
    for name in among:
        contest = _contest(f"network:{path}", setup, name, seed)
        played = list(play_all(list(contest.bouts(deals)), processes or cores()))
        proved = standings(contest, played)
        ours, fair = proved.bots[0], proved.fair
        share = ours.share
        found.append(Rung(name, ours.games, Interval(share.mean / fair, share.low / fair, share.high / fair)))
    return found


def _contest(one: str, setup: Setup, others: str, seed: int) -> Contest:
    return Contest(setup.game, setup.seats, setup.options, (one, *[others] * (setup.seats - 1)), seed, THINKING)
