"""The search thinks in worlds imagined from a view, and nobody in them knows more than they would see."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import launch
from engine.toys import toy
from engine.toys.ballot import Ballot, Box
from engine.toys.hunt import HUNT
from games.playing import AnyGame, every_game, moments
from perfidie import bots
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Level, Player, decided, level_of
from perfidie.bots.search import Estimate, Search, Worlds
from perfidie.engine import Action, Outcome, Playthrough, Reason, Setup, View, encode
from perfidie.engine.action import Words
from perfidie.engine.instinct import Instinct
from perfidie.games import find

VERRE = find("verre")


class Pennies(Ballot):
    """Both show a side of a coin at once: the second seat wins if they are the same."""

    id = "pennies"
    seats = range(2, 3)

    def outcome(self, state: Box) -> Outcome:
        winner = int(len(set(state.votes[-1])) == 1)
        return Outcome(tuple(int(seat == winner) for seat in range(2)), (winner,), (Reason("ballot-sum"),))

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return (0,), (1,)


def first_decision(game: AnyGame, seats: int, seed: int = 1, **options: Any) -> tuple[View[Any], list[bots.Words]]:
    """What the first seat that has a real choice knows, read from bytes, and what it may do."""
    play, rng = Playthrough(game, game.setup(seats, options)), Random(seed)
    play.chance(rng)
    while len(play.legal(play.state.actor)) == 1:
        play.move(play.state.actor, play.legal(play.state.actor)[0])
        play.chance(rng)
    seat = play.state.actor
    return game.read_view(encode(play.view(seat))), play.legal(seat)


def by_words(estimates: list[Estimate]) -> dict[bots.Words, Estimate]:
    return {each.words: each for each in estimates}


# What it finds


def test_nobody_plans_with_what_he_will_not_know() -> None:
    """Whoever searches the likeliest two places finds her five times in six: in each world alone it would be always."""

    class Curious(Instinct):
        explore = 2.0

    view, legal = first_decision(HUNT, 1)
    found = by_words(Search(HUNT, Budget(iterations=3000, worlds=3000), Curious(HUNT)).think(view, legal, Random(1)))
    assert found["search", "2"].mean == pytest.approx(5 / 6, abs=0.04)
    assert found["search", "0"].mean == pytest.approx(4 / 6, abs=0.06)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_chooses_at_the_same_time_does_not_see_the_choice(seat: int) -> None:
    """If the other saw it they would always win."""
    game = toy(Pennies())
    view = game.view(game.new(game.setup(2, {"rounds": 1})), seat)
    found = Search(game, Budget(iterations=2000)).think(view, [("vote", "green"), ("vote", "red")], Random(2))
    assert all(0.3 < each.mean < 0.7 for each in found)


def test_a_team_that_wins_together_agrees_on_what_wins() -> None:
    game = toy(Ballot())
    view = game.view(game.new(game.setup(3)), 0)
    found = Search(game, Budget(iterations=1500)).think(view, [("vote", "red"), ("vote", "green")], Random(3))
    assert found[0].words == ("vote", "green")
    assert found[0].mean > 0.9 / 3  # three winners share the win


def test_a_world_judged_at_the_horizon_is_not_played_on() -> None:
    class Glance(Instinct):
        horizon = 1
        judged = 0

        def epoch(self, s: Any) -> int:
            return len(s.luck)

        def value(self, s: Any) -> tuple[float, ...]:
            self.judged += 1
            assert len(s.luck) == 2
            return (0.25,)

    view, legal = first_decision(HUNT, 1)
    glance = Glance(HUNT)
    found = Search(HUNT, Budget(iterations=60), glance).think(view, legal, Random(1))
    caught = sum(each.visits * (each.mean - 0.25) / 0.75 for each in found)
    assert glance.judged == pytest.approx(60 - caught)


# Worlds


def test_plausible_worlds_are_imagined_more_often() -> None:
    class Suspicious(Instinct):
        def likelihood(self, view: View[Any], world: Any) -> float:
            return 1.0 if world.hidden == 0 else 0.05

    view, _ = first_decision(HUNT, 1)
    drawn = [
        Worlds(Search(HUNT, Budget(iterations=1, worlds=600), instinct), view, Random(4))
        for instinct in (Instinct(HUNT), Suspicious(HUNT))
    ]
    plain, weighted = (Counter(worlds[number].hidden for number in range(600)) for worlds in drawn)
    assert plain[0] / 600 == pytest.approx(1 / 6, abs=0.05)
    assert weighted[0] > 2 * plain[0]


def test_all_choices_meet_the_same_worlds_and_no_more_than_the_budget_allows() -> None:
    view, legal = first_decision(VERRE, 3)
    imagined = []

    class Counting(type(VERRE)):  # type: ignore[misc]
        def imagine(self, view: Any, rng: Random) -> Any:
            imagined.append(super().imagine(view, rng))
            return imagined[-1]

    counting = Counting(VERRE.rules, VERRE.eyes, VERRE.talk, type(VERRE.lab))
    Search(counting, Budget(iterations=200, worlds=20)).think(view, legal, Random(5))
    assert len(imagined) == 20


# Budgets and luck


def test_a_budget_ends_with_its_iterations_or_its_seconds() -> None:
    assert len(list(Budget(iterations=7).rounds())) == 7
    assert len(list(Budget(seconds=1e-9).rounds())) == 1
    assert len(list(islice(Budget(seconds=60.0).rounds(), 50))) == 50
    with pytest.raises(ValueError, match="seconds or iterations"):
        Budget()
    assert Budget(seconds=1.0, iterations=100).scaled(0.1) == Budget(seconds=0.1, iterations=10)


class Collected(Instinct):
    """Notes whether garbage is collected while it is asked."""

    def shortlist(self, view: View[Any], legal: Sequence[Words]) -> Sequence[Words]:
        self.seen: set[bool] = set()
        return legal

    def move(self, s: Any, rng: Random) -> Action:
        self.seen.add(gc.isenabled())
        if self.fails:
            raise ValueError("no idea")
        return super().move(s, rng)

    fails = False


@pytest.mark.parametrize("enabled", [True, False])
def test_no_garbage_is_looked_for_during_a_thought_and_all_is_as_before_after_it(enabled: bool) -> None:
    instinct = Collected(VERRE)
    search = Search(VERRE, Budget(iterations=20), instinct)
    table, _ = next(moments(VERRE, 3, 1, 1.0))
    seat = table.state.actor
    (gc.enable if enabled else gc.disable)()
    try:
        search.think(table.view(seat), table.legal(seat), Random(1))
        assert (instinct.seen, gc.isenabled()) == ({False}, enabled)
        instinct.fails = True
        with pytest.raises(ValueError, match="no idea"):
            search.think(table.view(seat), table.legal(seat), Random(1))
        assert gc.isenabled() == enabled
    finally:
        gc.enable()


@every_game
def test_the_same_seed_gives_the_same_thought(game: AnyGame) -> None:
    view, legal = first_decision(game, game.usual_seats)
    player = Player(game, msgspec.structs.replace(level_of("master", game), budget=Budget(iterations=30)))
    assert player.search is not None
    first, second, other = (player.search.think(view, legal, Random(seed)) for seed in (1, 1, 2))
    assert first == second
    assert first != other
    assert {each.words for each in first} <= set(legal)


def test_the_rules_of_thumb_are_followed_unless_something_is_clearly_better() -> None:
    usual, better = Estimate(("a",), 50, 0.50, 0.05), Estimate(("b",), 60, 0.52, 0.05)
    assert decided([better, usual], ("a",), caution=1.0) == ("a",)
    assert decided([better, usual], ("a",), caution=0.0) == ("b",)
    assert decided([msgspec.structs.replace(better, mean=0.7), usual], ("a",), caution=1.0) == ("b",)


# No true table anywhere

ALONE = """
import sys
from random import Random
import msgspec
from perfidie import bots, engine, games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import Player, level_of
def forbidden(*_, **__): raise SystemExit("a true table was asked for")
engine.Game.new = forbidden
engine.Playthrough.__init__ = forbidden
name, data, legal = msgspec.msgpack.decode(sys.stdin.buffer.read())
game = games.find(name)
type(game).lay = type(game).new = forbidden
level = msgspec.structs.replace(level_of("master", game), budget=Budget(iterations=25))
print(*Player(game, level).choose(game.read_view(data), [tuple(words) for words in legal], Random(9)), sep="|")
"""


@every_game
def test_the_strongest_bot_thinks_in_a_process_that_was_given_the_bytes_of_a_view_alone(game: AnyGame) -> None:
    view, legal = first_decision(game, game.seats[-1])
    sent = msgspec.msgpack.encode((game.id, encode(view), legal))
    done = launch.run([sys.executable, "-c", ALONE], input=sent, capture_output=True, check=True)
    level: Level = msgspec.structs.replace(level_of("master", game), budget=Budget(iterations=25))
    here = Player(game, level).choose(view, legal, Random(9))
    assert tuple(done.stdout.decode().strip().split("|")) == here
