"""Nothing is hidden at the duel: all see the same, a view lays the table again, and moves are taken back until chance.

What an option keeps from screens (the memory aid, the odds) programs get all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.playing import chances, everything, finished, moments, moves, refusal, see, shuffled, watchers
from perfidie.engine import CHANCE, Entry, Playthrough, Refusal, encode
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight import DuelEyes, knowledge
from perfidie.games.charlatans.sight.view import Sight
from variants import AnyGame, variant

FIRST_GAME = {"first_player": 0, "books": "I", "cards": "first_game", "coins": "silver_gold"}


def chance(play: Playthrough, *said: str) -> Playthrough:
    """Chance does this."""
    for words in said:
        play.follow(Entry(CHANCE, tuple(words.split())))
    return play


def brewing(**options: Any) -> Playthrough:
    """Blue is to draw the first chip of a first game; it may put its whites back this turn, yellow one chip."""
    play = chance(Playthrough(GAME, GAME.setup(2, {**FIRST_GAME, **options})), "toss return_whites")
    return moves(chance(play, "toss return_colour"), "0 coin silver return_whites")


# Everybody sees the same


def told_apart(game: AnyGame, seen: int) -> Counter[str]:
    """Looks at a table through everybody's eyes so often; in what the views differ, beside the seat they are for."""
    found: Counter[str] = Counter()
    for play, _ in islice(moments(game, 2, seed=4, share=0.1), seen):
        views = [game.read_view(encode(play.view(watcher))) for watcher in watchers(play)]
        for name in views[0].__struct_fields__:
            found[name] += len({repr(getattr(view, name)) for view in views}) > 1
    return +found


def test_everybody_sees_the_same_table() -> None:
    assert told_apart(GAME, 150) == {"seat": 150}


def test_the_news_are_the_same_for_everybody() -> None:
    for play, _ in islice(moments(GAME, 2, seed=6, share=0.01), 20):
        assert play.glimpses(0) == play.glimpses(1) == play.glimpses(None)


class ShowsOwnBagAlone(DuelEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return structs.replace(sight, sides=tuple(
            side if number == seat else structs.replace(side, bag=()) for number, side in enumerate(sight.sides)
        ))  # fmt: skip


def test_a_game_that_shows_a_seat_more_than_the_other_is_found() -> None:
    assert told_apart(variant(GAME, ShowsOwnBagAlone), 5)["table"]


# The table laid again


def test_a_view_read_from_its_bytes_lays_the_very_same_table() -> None:
    met: Counter[str] = Counter()
    for where in (moments, chances):
        for play, rng in islice(where(GAME, 2, seed=9, share=0.1), 200):
            for watcher in watchers(play):
                world = GAME.imagine(GAME.read_view(encode(play.view(watcher))), rng)
                assert world == play.state
            met[play.view(None).step or "over"] += 1
    assert len(met) > 12, met


def test_a_view_without_the_table_as_it_is_lays_another_one() -> None:
    """The test above can fail: a view that keeps back the shields of a turn gives them up."""
    play = brewing(books="III")
    play.state.shields = (2,)  # type: ignore[attr-defined]
    view = play.view(0)
    assert GAME.imagine(view, Random(1)) == play.state
    assert GAME.imagine(structs.replace(view, table=structs.replace(view.table, shields=())), Random(1)) != play.state


def test_a_bag_is_what_is_left_of_all_a_player_has() -> None:
    """Both bags can be counted from what was told: nobody has to look into one."""
    for play, _ in islice(moments(GAME, 2, seed=2, share=0.02), 30):
        if not see(play, None).shown:
            assert [counted(play, seat) for seat in (0, 1)] == [Counter(side.bag) for side in see(play, None).sides]


def counted(play: Playthrough, seat: int) -> Counter[str]:
    """The bag of a seat: what it held at the start and what was won, without what lies outside and what was removed."""
    sight = see(play, 1 - seat)
    side = sight.sides[seat]
    start = {"white-1": 4, "white-2": 2, "white-3": 1, "black-1": 3, "orange-1": 1, "blue-1": 1}
    bag = Counter({"white-1": 1, "white-2": 2, "white-3": 1} if play.setup.options["deck"] == "tiny" else start)
    bag.update(gain.chip for gain in sight.gained if gain.seat == seat)
    for glimpse in play.glimpses(1 - seat):
        if glimpse.kind == "upgraded" and glimpse.facts["seat"] == seat:
            bag[glimpse.facts["chip"]] -= 1
            bag[glimpse.facts["better"]] += 1
        elif glimpse.kind == "white-removed" and glimpse.facts["seat"] == seat:
            bag["white-1"] -= 1
    outside = [*side.neck, *side.bottom, *side.aside, *side.bought, *[f"white-{white.value}" for white in side.whites]]
    bag.subtract(outside)
    return +bag


# What an option keeps from screens


@pytest.mark.parametrize(("seat", "bags"), [(0, [12, 0]), (1, [0, 12]), (None, [0, 0])])
def test_without_the_memory_aid_a_screen_does_not_count_the_rivals_bag(seat: int | None, bags: list[int]) -> None:
    view = brewing(memory_aid=False).view(seat)
    assert [len(side.bag) for side in view.table.sides] == [12, 12], "programs count as they like"
    screen = GAME.eyes.for_person(view)
    assert [len(side.bag) for side in screen.table.sides] == bags
    assert [side.bag_size for side in screen.table.sides] == [12, 12]
    assert [knowledge.risk(screen, each) is None for each in (0, 1)] == [not size for size in bags]


def test_with_the_memory_aid_a_screen_shows_all_there_is() -> None:
    for play, _ in islice(moments(GAME, 2, seed=3, share=0.02), 20):
        for watcher in watchers(play):
            view = play.view(watcher)
            assert (GAME.eyes.for_person(view) == view) == bool(
                view.options["memory_aid"] or not any_bag(view, watcher)
            )


def any_bag(view: Any, watcher: int | None) -> bool:
    return any(side.bag for seat, side in enumerate(view.table.sides) if seat != watcher)


@pytest.mark.parametrize("memory_aid", [True, False])
def test_without_the_odds_nobody_is_told_a_chance(memory_aid: bool) -> None:
    play = moves(brewing(odds=False, memory_aid=memory_aid), "0 draw")
    chance(play, "drawn white-3")
    for watcher in watchers(play):
        assert [knowledge.risk(GAME.eyes.for_person(play.view(watcher)), seat) for seat in (0, 1)] == [None, None]


def test_the_odds_are_those_of_the_bag() -> None:
    play = chance(moves(brewing(), "0 draw"), "drawn white-3")
    chance(moves(play, "0 draw"), "drawn white-2")
    moves(play, "0 stand; 0 draw")
    chance(play, "drawn white-2")
    view = play.view(1)
    assert see(play, 1).sides[0].whites[-1].space == 7
    assert knowledge.risk(view, 0) == (4, 9), "four whites of 1 are left among nine chips: the next mine is space 8"
    assert knowledge.risk(view, 1) == (0, 12)


# Taking back

MAY = {
    # name: the table, the seat, what it says and takes back
    "a coin chosen": (
        lambda: chance(Playthrough(GAME, GAME.setup(2, FIRST_GAME)), "toss return_whites", "toss return_colour"),
        0, "coin silver return_whites",
    ),
    "a potion finished": (brewing, 0, "stop"),
    "whites put back": (lambda: chance(moves(brewing(), "0 draw"), "drawn white-1"), 0, "coin_return_whites"),
    "a turn ended": (lambda: moves(finished_by_blue(), "1 stop"), 1, "end_turn"),
    "the bonus space": (
        lambda: chance(moves(chance(moves(brewing(), "0 draw"), "drawn white-3"), "0 draw"), "drawn white-2"),
        0, "stand",
    ),
    "an offer": (lambda: moves(finished_by_blue(), "1 stop; 1 end_turn"), 0, "offer 1 0"),
}  # fmt: skip


def finished_by_blue() -> Playthrough:
    """Blue has drawn a lead and stopped; yellow has drawn one chip."""
    play = chance(moves(brewing(), "0 draw"), "drawn black-1")
    return chance(moves(play, "0 stop; 1 draw"), "drawn orange-1")


@pytest.mark.parametrize("name", MAY)
def test_a_move_after_which_nobody_has_spoken_may_be_taken_back(name: str) -> None:
    laid, seat, said = MAY[name]
    play: Playthrough = laid()
    before, views = everything(play), [encode(play.view(watcher)) for watcher in watchers(play)]
    moves(play, f"{seat} {said}")
    assert [play.can_undo(each) for each in (0, 1)] == [each == seat for each in (0, 1)]
    play.undo(seat)
    assert everything(play) == before
    assert [encode(play.view(watcher)) for watcher in watchers(play)] == views


MAY_NOT: dict[str, tuple[Callable[[], Playthrough], str]] = {
    "a chip drawn": (lambda: chance(moves(brewing(), "0 draw"), "drawn black-1"), "0 1"),
    "what the other one has answered": (lambda: moves(finished_by_blue(), "1 stop; 1 end_turn; 0 offer 1 0",
                                                      "1 take_offer"), "0"),
    "a choice of pans that shows the next card": (
        lambda: moves(finished_by_blue(), "1 stop; 1 end_turn; 0 offer 0 0; 1 take_card"), "0 1",
    ),
    "the end of a game": (lambda: finished(shuffled(GAME, 2, 1), Random(1)), "0 1"),
}  # fmt: skip


@pytest.mark.parametrize("name", MAY_NOT)
def test_what_chance_the_other_or_the_end_has_followed_may_not_be_taken_back(name: str) -> None:
    laid, seats = MAY_NOT[name]
    play = laid()
    before = everything(play)
    for seat in seats.split():
        assert not play.can_undo(int(seat))
        with pytest.raises(Refusal, match="nothing-to-undo"):
            play.undo(int(seat))
    assert everything(play) == before


def test_a_potion_stays_finished_once_the_other_one_draws() -> None:
    play = moves(brewing(), "0 stop")
    assert play.can_undo(0)
    chance(moves(play, "1 draw"), "drawn black-1")
    assert not play.can_undo(0)
    assert refusal(play, 0, "draw") == "not-your-turn"
