"""What the arithmetic of Idus Martii says of any game, held against random games and every possible turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import GAME, LIMIT, SEATS, result, shuffled, turn, when
from games.playing import decisions, outcome, see
from perfidie.engine import Playthrough, play_out
from perfidie.games.idus_martii.rules.actions import Assign
from perfidie.games.idus_martii.rules.scoring import outcome as outcome_of

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)
LEAN, LONG = 60, 2000


def how_many(lean: int) -> pytest.MarkDecorator:
    """As many games as a quick look allows, and as many as a long run does."""
    return pytest.mark.parametrize("games", [lean, pytest.param(LONG, marks=pytest.mark.soak)])


# Who may be given a role


def previous_turns(seats: int) -> Iterator[tuple[int, int, tuple[int, int]]]:
    """Every turn that can have been played before seat 1 is Consul: Consul 0, any Praetor, any two Aediles."""
    for praetor in range(1, seats):
        for pair in combinations([seat for seat in range(1, seats) if seat != praetor], 2):
            yield 1, praetor, pair


@pytest.mark.parametrize(("seats", "least", "most"), [(5, 8, 10), (6, 8, 15), (7, 21, 34), (8, 44, 65)])
def test_after_every_possible_turn_a_consul_has_this_many_legal_choices(seats: int, least: int, most: int) -> None:
    """There is always one: no dead end."""
    rules: Any = GAME.setup(seats)
    found = []
    for consul, praetor, aediles in previous_turns(seats):
        legal = [(choice.praetor, choice.aediles) for choice in rules.hand_outs(consul, praetor, aediles)]
        assert sorted(legal) == allowed(seats, consul, praetor, aediles)
        found.append(len(legal))
    assert (min(found), max(found)) == (least, most)


def allowed(seats: int, consul: int, praetor: int, aediles: tuple[int, int]) -> list[tuple[int, tuple[int, int]]]:
    """Three different others; the Praetor is new; so are the Aediles, of five players one of them at least."""
    return [
        (new, (first, second))
        for new in range(seats)
        for first, second in combinations(range(seats), 2)
        if len({consul, new, first, second}) == 4
        and new != praetor
        and (first in aediles) + (second in aediles) <= (1 if seats == 5 else 0)
    ]


@every_number_of_seats
def test_the_choice_depends_on_who_had_which_role_and_not_on_where_they_sit(seats: int) -> None:
    """Turned round the table, the same turn leaves the same choices, turned as well."""
    rules: Any = GAME.setup(seats)
    for consul, praetor, (first, second) in previous_turns(seats):
        here = {(each.praetor, each.aediles) for each in rules.hand_outs(consul, praetor, (first, second))}
        for step in (1, seats - 2):
            moved = [(seat + step) % seats for seat in (consul, praetor, first, second)]
            there = rules.hand_outs(moved[0], moved[1], tuple(sorted(moved[2:])))
            back = {turned_back(each, step, seats) for each in there}
            assert back == here


def turned_back(each: Assign, step: int, seats: int) -> tuple[int, tuple[int, ...]]:
    first, second = sorted((seat - step) % seats for seat in each.aediles)
    return (each.praetor - step) % seats, (first, second)


# Random games through the front door


def check_course(play: Playthrough, seats: int) -> None:
    """What must hold whenever anything has happened."""
    sight = see(play, None)
    assert sum(sight.tokens) == sum(vote != "yellow" for each in sight.turns for vote in each.tally)
    assert sum(token > LIMIT[seats] for token in sight.tokens) <= (1 if play.over else 0)
    for number, each in enumerate(sight.turns):
        assert each.consul == (sight.first + number) % seats
        if each.tally == ("yellow", "yellow"):
            assert (number >= seats, each.answer) == (True, "force")
        if number < seats:
            assert "yellow" not in each.tally


def check_end(play: Playthrough, seats: int) -> None:
    """What must hold when it is over."""
    sight = see(play, None)
    ending, _, faction, winners = result(play)
    failed = ending == "conspiracy-failed"
    assert failed == (max(sight.tokens) > LIMIT[seats])
    assert len(sight.turns) == 2 * seats or failed
    if failed:
        assert len(sight.turns) >= seats + (3 if seats == 8 else 2)
    assert sight.cards == (1,) * seats
    assert [len(shown) for shown in sight.revealed] == [1] * seats
    assert winners == tuple(seat for seat, (side,) in enumerate(sight.revealed) if side == faction)
    assert outcome(play).scores == tuple(int(seat in winners) for seat in range(seats))
    discards = [event for event in play.events if event.kind == "side-chosen"]
    assert len(discards) == len({str(event.facts["seat"]) for event in discards}) == seats


@every_number_of_seats
@how_many(12)
def test_random_games_keep_to_the_arithmetic(seats: int, games: int) -> None:
    for seed in range(games):
        play = shuffled(seats, seed)
        rng = Random(seed)
        for number, _ in enumerate(decisions(play, rng)):
            if number % 8 == 0:
                check_course(play, seats)
        check_course(play, seats)
        check_end(play, seats)


@every_number_of_seats
def test_votes_of_one_colour_alone_reach_the_limit_no_sooner(seats: int) -> None:
    """Nothing but green, and nobody stopped: no game can end sooner."""
    play = shuffled(seats, 1)
    while not play.over:
        turn(play, "gg")
        if play.view(None).step == "ChooseSide":
            play.move(play.state.actor, play.legal(play.state.actor)[0])
    assert when(play) == (2, 3 if seats == 8 else 2)
    assert result(play)[0] == "conspiracy-failed"


@every_number_of_seats
def test_both_tokens_could_pass_only_with_more_votes_than_there_are(seats: int) -> None:
    rules: Any = GAME.setup(seats)
    assert 2 * (rules.limit + 1) > 2 * rules.turns


# Random games, quickly


def played(seats: int, games: int) -> Iterator[tuple[int, Any, Any]]:
    """Games played at random: decisions, the state, the outcome."""
    rng = Random(seats)
    for _ in range(games):
        state = GAME.new(GAME.setup(seats))
        number = play_out(state, rng)
        yield number, state, outcome_of(state)


@how_many(150)
@pytest.mark.parametrize(("seats", "about"), [(5, 51.6), (6, 61.9), (7, 72.2), (8, 82.6)])
def test_a_game_has_about_52_62_73_or_83_decisions(seats: int, about: float, games: int) -> None:
    """4 in a turn of round 1, a side each, 5 1/3 on average in a turn of round 2; a few games end early."""
    numbers = [number for number, _, _ in played(seats, games)]
    mean = sum(numbers) / games
    spread = sqrt(sum((number - mean) ** 2 for number in numbers) / games)
    assert abs(mean - about) < 4 * spread / sqrt(games)


RANDOM_PLAY = {
    # Loyal, Traitor, Merchant, Conspiracy Failed, no winner: shares of 5,000 games of another program
    5: (0.362, 0.344, 0.295, 0.029, 0.077),
    6: (0.358, 0.379, 0.262, 0.042, 0.069),
    7: (0.394, 0.375, 0.231, 0.043, 0.053),
    8: (0.389, 0.396, 0.215, 0.020, 0.054),
}


@pytest.mark.soak
@every_number_of_seats
def test_random_players_win_as_often_with_each_faction_as_in_another_program(seats: int) -> None:
    found: Counter[str] = Counter()
    for _, _, ended in played(seats, LONG):
        ending, _, last = ended.reasons
        found[last.facts["faction"]] += 1
        found["failed"] += ending.code == "idus-conspiracy-failed"
        found["nobody"] += not ended.winners
    for name, wanted in zip(("loyal", "traitor", "merchant", "failed", "nobody"), RANDOM_PLAY[seats], strict=True):
        share = found[name] / LONG
        error = sqrt(wanted * (1 - wanted) * (1 / LONG + 1 / 5000))
        assert abs(share - wanted) < 3.5 * error, name


@every_number_of_seats
@how_many(LEAN)
def test_the_winners_are_those_the_rules_name(seats: int, games: int) -> None:
    """The table of endings, written once more."""
    for _, state, ended in played(seats, games):
        names = [("loyal", "traitor", "merchant")[side] for side in state.kept]
        loyal, traitor = state.tokens
        beyond = [name for name, token in (("loyal", loyal), ("traitor", traitor)) if token > LIMIT[seats]]
        rival = {"loyal": "traitor", "traitor": "loyal"}
        if beyond:
            wanted = rival[beyond[0]] if rival[beyond[0]] in names else "merchant"
        elif abs(loyal - traitor) <= 1:
            wanted = "merchant"
        else:
            leader = "loyal" if loyal > traitor else "traitor"
            wanted = leader if rival[leader] in names else "merchant"
        assert ended.winners == tuple(seat for seat, name in enumerate(names) if name == wanted)
