"""Idus Martii for learners: the view in small ints, the actions of a table, the longest game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.learning import Named, named, walk
from perfidie.engine import View
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS
from perfidie.games.idus_martii.rules.table import ANSWERS, Table
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import Sight, Turn

FORCES = ("aedile_choice", "opposite", "yellow_only")
TABLES: dict[str, dict[str, Any]] = {
    "standard": {},
    "raw": {"notebook": False, "round2_force": "opposite", "first_player": 1},
    "house": {"limit": 6, "round2_force": "yellow_only", "max_repeating_aediles": 2},
    "reduced": dict(GAME.setup(5, preset="reduced").options),
}

every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


# What a seat knows


def check_frame(seen: Named, view: View[Sight]) -> None:
    """Who, when, how far, and this seat's own cards."""
    sight, everybody = view.table, range(view.seats)
    assert seen["seat"] == [seat == view.seat for seat in everybody]
    assert seen["first"] == [seat == sight.first for seat in everybody]
    assert seen["actor"] == [seat in view.waiting[:1] for seat in everybody]
    assert seen["turn"] == [max(0, sight.round - 1) * view.seats + sight.turn]
    assert (seen["undealt"], seen["tokens"], seen["cards"]) == ([sight.undealt], [*sight.tokens], [*sight.cards])
    assert [seat for seat in everybody if seen["voted"][seat]] == [seat for seat, _ in view.committed]
    assert seen["dealt"] == [sight.dealt.count(faction) for faction in FACTIONS]
    assert seen["side"] == [sight.side == faction for faction in FACTIONS]


def check_turn(seen: Named, number: int, turn: Turn, placed: tuple[str, ...], counted: tuple[str, ...]) -> None:
    """One turn: roles, look, answer, the votes that are known, the tally."""
    told = {name: row[number] for name, row in seen.items() if len(row) > number}
    assert told["praetor"] == turn.praetor
    assert (told["aedile_a"], told["aedile_b"]) == (turn.aediles or (-1, -1))
    assert (turn.aediles.index(turn.looked) + 1 if turn.looked >= 0 else 0) == told["looked"]
    assert ANSWERS[told["answer"]] == turn.answer
    names = ("", *COLOURS)
    assert (names[told["placed_a"]], names[told["placed_b"]]) == (placed or ("", ""))
    assert (names[told["counted_a"]], names[told["counted_b"]]) == (counted or ("", ""))
    assert [told[f"tally_{colour}"] for colour in COLOURS] == [turn.tally.count(colour) for colour in COLOURS]


def check_turns(seen: Named, view: View[Sight]) -> None:
    """All turns, those that were not played empty; one's own vote as soon as one has cast it."""
    turns, force = view.table.turns, str(view.options["round2_force"])
    for number, turn in enumerate(turns):
        placed, counted = turn.placed, turn.counted
        if view.options["notebook"]:
            round_number = number // view.seats + 1
            placed, counted = intended(turn, round_number, force), certain(turn, round_number, force)
        own = dict(view.committed).get(-1 if view.seat is None else view.seat)
        if own and number == len(turns) - 1:
            placed = tuple([own[1] if seat == view.seat else "" for seat in turn.aediles])
        check_turn(seen, number, turn, placed, counted)
    for number in range(len(turns), 2 * view.seats):
        check_turn(seen, number, Turn(0, -1, (), -1, "", (), (), ()), (), ())


@every_table
@every_number_of_seats
def test_the_numbers_say_what_the_view_says(seats: int, options: dict[str, Any]) -> None:
    def visit(state: Table) -> None:
        for seat in range(seats):
            view, seen = GAME.view(state, seat), named(GAME, state, seat)
            check_frame(seen, view)
            check_turns(seen, view)

    walk(GAME, GAME.setup(seats, options), Random(seats), visit)


@every_table
@every_number_of_seats
def test_every_number_stays_within_the_bounds_of_its_field(seats: int, options: dict[str, Any]) -> None:
    fields = {field.name: field for field in GAME.lab.fields(GAME.setup(seats, options))}

    def visit(state: Table) -> None:
        for name, row in named(GAME, state, seats - 1).items():
            assert fields[name].low <= min(row) <= max(row) <= fields[name].high

    for seed in range(4):
        walk(GAME, GAME.setup(seats, options), Random(seed), visit)


@every_table
@every_number_of_seats
def test_two_worlds_a_seat_cannot_tell_apart_have_the_same_numbers(seats: int, options: dict[str, Any]) -> None:
    rng = Random(5)

    def visit(state: Table) -> None:
        seat = rng.randrange(seats)
        assert GAME.lab.numbers(GAME.imagine(GAME.view(state, seat), rng), seat) == GAME.lab.numbers(state, seat)

    for seed in range(3):
        walk(GAME, GAME.setup(seats, options), Random(seed), visit)


# Actions


def actions_met(seats: int, options: dict[str, Any], games: int) -> set[int]:
    """The codes that were legal somewhere in random games."""
    found: set[int] = set()
    for seed in range(games):
        walk(
            GAME,
            GAME.setup(seats, options),
            Random(seed),
            lambda state: found.update(action.code for action in state.legal()),
        )
    return found


HOUSES: list[dict[str, Any]] = [
    {},
    {"round2_force": "opposite"},
    {"limit": 1},
    {"limit": 2},
    {"limit": 4},
]


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_what_is_declared_occurs_and_nothing_else_does(options: dict[str, Any]) -> None:
    assert actions_met(5, options, 120) == set(GAME.lab.actions(GAME.setup(5, options)))


@pytest.mark.soak
@every_number_of_seats
def test_every_declared_action_occurs_at_every_number_of_seats(seats: int) -> None:
    assert actions_met(seats, {}, 4000) == set(GAME.lab.actions(GAME.setup(seats)))


@every_table
@every_number_of_seats
def test_chance_names_the_first_player_and_deals(seats: int, options: dict[str, Any]) -> None:
    rules: Any = GAME.setup(seats, options)
    words = [GAME.vocabulary.actions[code].words for code in GAME.lab.chances(rules)]
    drawn = range(seats) if rules.options["first_player"] == "random" else ()
    assert [int(each[1]) for each in words if each[0] == "first_player"] == list(drawn)
    assert {each[1] for each in words if each[0] == "deal"} == set(FACTIONS)


# The longest game


def unhurried(state: Table) -> Any:
    """Keeps both tokens level and makes every exchange there is; where he can, he leaves no vote at all."""
    legal = {str(action): action for action in state.legal()}
    free = state.setup.force == "aedile_choice"
    behind, ahead = ("green", "red") if state.tokens[0] <= state.tokens[1] else ("red", "green")
    if state.turn <= state.setup.seats:
        keep = state.placed[:1] != state.placed[1:]
        wishes = [f"vote {behind if state.committed else ahead}", "keep" if keep else "force"]
    else:  # the second Aedile's yellow is found, or stays where the first one's vote is forced away
        first, second = state.aediles
        wishes = [f"vote {behind if not state.committed and free else 'yellow'}"]
        wishes += [f"look {first if free else second}", "force", f"swap {'yellow' if free else behind}"]
    return next((legal[wish] for wish in wishes if wish in legal), state.legal()[0])


@pytest.mark.parametrize("force", FORCES)
@every_number_of_seats
def test_the_longest_game_is_as_long_as_declared(seats: int, force: str) -> None:
    for limit in ("printed", *range(1, 21)):
        options = {"limit": limit, "round2_force": force, "first_player": seats - 1 if limit == 3 else "random"}
        state, actions = GAME.new(GAME.setup(seats, options)), 0
        while state.agenda:
            state.apply(unhurried(state))
            actions += 1
        assert actions == GAME.lab.longest(state.setup), options


@every_number_of_seats
def test_no_game_is_longer(seats: int) -> None:
    for limit in (1, 4, seats, seats + 1, seats + 2, "printed"):
        for force in FORCES:
            options = {"limit": limit, "round2_force": force}
            most = max(walk(GAME, GAME.setup(seats, options), Random(seed), lambda state: None) for seed in range(20))
            assert most <= GAME.lab.longest(GAME.setup(seats, options))
