"""Games are given out a few at a time, however many there are and whoever plays them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from arena.contests import contest, played
from perfidie.arena import crew
from perfidie.arena.contest import Bout
from perfidie.arena.crew import Turns, play_all, work


class Cluster(SimpleNamespace):
    """Stands in for Ray with three processors: it plays the latest game first, and keeps the very first to the end."""

    def __init__(self) -> None:
        super().__init__(waiting={}, most=0, asked=0)

    def init(self, address: str, **_: Any) -> None:
        self.address = address

    def shutdown(self) -> None:
        self.address = ""

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **_: Any) -> Any:
        def made(task: Any) -> Any:
            def submit(bout: Bout) -> int:
                self.asked += 1
                self.waiting[self.asked] = lambda: task(bout)
                self.most = max(self.most, len(self.waiting))
                return self.asked

            return SimpleNamespace(remote=submit)

        return made

    def wait(self, refs: list[int], num_returns: int = 1, timeout: float | None = None) -> tuple[list[int], list[int]]:
        done = [ref for ref in refs if ref == max(refs)]
        return done, [ref for ref in refs if ref not in done]

    def get(self, refs: list[int]) -> list[Any]:
        return [self.waiting.pop(ref)() for ref in refs]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    stands_in = Cluster()
    monkeypatch.setitem(sys.modules, "ray", stands_in)
    return stands_in


def number(bout: Bout) -> int:
    return bout.deal


def test_a_cluster_never_holds_more_than_a_few_games_for_each_processor(cluster: Cluster) -> None:
    bouts = contest("random", seats=2).bouts(5000)
    assert sorted(work(number, bouts, 1, "local")) == list(range(5000))
    assert cluster.most == 3 * crew.WAVE
    assert cluster.address == ""


def test_games_on_a_cluster_are_those_played_here(cluster: Cluster) -> None:
    which = contest("greedy", "random")

    def known(games: Iterator[Any]) -> list[Any]:
        return sorted((each.deal, each.rotation, each.scores, each.shares, each.decisions) for each in games)

    assert known(play_all(list(which.bouts(3)), 1, "local")) == known(iter(played(which, 3)))


def test_a_game_that_lasts_for_ever_holds_up_those_far_behind_it() -> None:
    turns, ahead = Turns(contest("random", seats=2).bouts(10**9)), 2 * crew.AHEAD
    first = turns.following(2)
    assert first is not None
    begun = 1
    while (turn := turns.following(2)) is not None:
        turns.ended(turn[0])
        begun += 1
    assert begun == ahead
    turns.ended(first[0])
    assert turns.following(2) is not None


def test_what_goes_wrong_in_a_process_goes_wrong_here() -> None:
    with pytest.raises(RuntimeError, match="by no means"):
        list(work(fails, contest("random", seats=2).bouts(3), 2))


def fails(bout: Bout) -> int:
    raise ValueError(f"by no means {bout.deal}")
