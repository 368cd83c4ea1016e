"""What a table of Idus Martii may agree on: who begins, the limit, what is shown and what a screen remembers."""

from __future__ import annotations

from random import Random

import pytest

from games.idus_martii.tables import (
    FACTION,
    GAME,
    LIMIT,
    SEATS,
    answer,
    assigned,
    choose,
    hands_for,
    in_round_two,
    look,
    moves,
    now,
    position,
    result,
    roles,
    shuffled,
    table,
    tokens,
    turn,
    vote,
)
from games.playing import decisions, finished, see, told, watchers
from perfidie.engine import Playthrough, Refusal
from perfidie.games.idus_martii.sight.view import Turn

HANDS = "LT LM TT LT LM"


# Who begins


@pytest.mark.parametrize("seats", SEATS)
def test_the_seat_named_by_the_table_begins(seats: int) -> None:
    for first in range(seats):
        play = shuffled(seats, 1, first_player=first)
        assert (see(play, None).first, roles(play)[0]) == (first, first)


@pytest.mark.parametrize("seats", SEATS)
def test_chance_gives_everybody_the_same_right_to_begin(seats: int) -> None:
    play = Playthrough(GAME, GAME.setup(seats))
    rng = Random(1)
    while play.view(None).step == "DealCard":
        play.state.apply(play.state.sample(rng))
    outcomes = play.state.outcomes()
    assert [action.words for action, _ in outcomes] == [("first_player", str(seat)) for seat in range(seats)]
    assert len({weight for _, weight in outcomes}) == 1


@pytest.mark.parametrize(("seats", "first"), [(5, 5), (5, 7), (7, 7)])
def test_a_seat_that_is_not_there_cannot_begin(seats: int, first: int) -> None:
    with pytest.raises(Refusal):
        GAME.setup(seats, {"first_player": first})


@pytest.mark.parametrize("first", ["random", 0, 4])
def test_the_next_game_is_begun_by_the_left_neighbour(first: str | int) -> None:
    play = finished(shuffled(5, 2, first_player=first), Random(2))
    options, moved = GAME.rules.again(play.state)
    assert (options["first_player"], moved) == ((see(play, None).first + 1) % 5, 0)


# The deal


@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_dealt_from_the_deck_as_it_is(seats: int) -> None:
    """By weight: as many ways to draw a faction as it has cards left."""
    state = GAME.new(GAME.setup(seats))
    left = {"loyal": seats - 1, "traitor": seats - 1, "merchant": 2}
    rng = Random(seats)
    for _ in range(2 * seats - 1):
        assert {action.words[1]: weight for action, weight in state.outcomes()} == {
            name: count for name, count in left.items() if count
        }
        action = state.sample(rng)
        left[action.words[1]] -= 1
        state.apply(action)
    assert GAME.rules.pieces(state) == {"loyal": seats - 1, "traitor": seats - 1, "merchant": 2}


def test_everybody_sees_his_own_two_cards_and_no_others() -> None:
    play = table("LT LM TT LT LM")
    assert [see(play, seat).dealt for seat in watchers(play)] == [
        ("loyal", "traitor"),
        ("loyal", "merchant"),
        ("traitor", "traitor"),
        ("loyal", "traitor"),
        ("loyal", "merchant"),
        (),
    ]
    assert told(play, 1, "dealt") == [{"count": 2, "cards": ("loyal", "merchant")}]
    assert told(play, None, "dealt") == [{"count": 2}]


# House limits


@pytest.mark.parametrize("limit", [1, 3, 6, 9])
def test_a_house_limit_ends_the_game_as_the_printed_one_does(limit: int) -> None:
    play = table("LL LL TT TT MM", limit=limit)
    assert see(play, None).limit == limit
    while max(tokens(play)) + 2 <= limit:
        choose(turn(play, "gg"), "LLTTM"[now(play).consul])
    assert not play.over
    turn(play, "gg")
    assert play.over
    assert result(play) == ("conspiracy-failed", "rival-wins", "traitor", (2, 3))


@pytest.mark.parametrize("limit", [0, 21, -1, "13", 13.0, True])
def test_a_limit_is_a_square_of_the_track(limit: object) -> None:
    with pytest.raises(Refusal):
        GAME.setup(5, {"limit": limit})


@pytest.mark.parametrize("seats", SEATS)
def test_the_printed_limit_may_be_named_by_its_number(seats: int) -> None:
    named, printed = (finished(shuffled(seats, 6, **each), Random(6)) for each in ({"limit": LIMIT[seats]}, {}))
    assert named.events == printed.events


# The last reveal


@pytest.mark.parametrize("shown", [True, False])
def test_discards_are_shown_at_the_end_only_if_the_table_agreed(shown: bool) -> None:
    play = position("LLTTM", 9, 7, turns=10, reveal_discards_at_end=shown)
    other = tuple(FACTION[hand[1]] for hand in hands_for("LLTTM").split())
    for seat in watchers(play):
        assert see(play, seat).revealed == (("loyal",), ("loyal",), ("traitor",), ("traitor",), ("merchant",))
        assert see(play, seat).discards == (other if shown else ())
        facts = told(play, seat, "revealed-both" if shown else "revealed")
        assert [each["seat"] for each in facts] == [1, 2, 3, 4, 0]
        assert [each.get("discarded") for each in facts] == ([*other[1:], other[0]] if shown else [None] * 5)
    assert not told(play, None, "revealed" if shown else "revealed-both")


def test_before_the_end_nothing_is_revealed() -> None:
    play = shuffled(6, 3)
    for _ in decisions(play, Random(3)):
        for seat in (None, 0, 3):
            assert see(play, seat).revealed == see(play, seat).discards == ()
            assert see(play, seat).side in ("", *see(play, seat).dealt)


# Memory


def remembered(play: Playthrough, seat: int | None) -> tuple[Turn, ...]:
    """The turns as the screen of a person at this seat may show them."""
    turns: tuple[Turn, ...] = GAME.eyes.for_person(play.view(seat)).table.turns
    return turns


def test_a_notebook_keeps_what_a_seat_saw_and_did() -> None:
    play = answer(look(vote(table(HANDS), "gr"), 0), "force")
    assert [remembered(play, seat)[0].placed for seat in watchers(play)] == [
        ("", ""),
        ("green", ""),
        ("green", ""),
        ("", "red"),
        ("", ""),
        ("", ""),
    ]
    assert [remembered(play, seat)[0].counted for seat in (1, 2, 3)] == [("", ""), ("red", ""), ("", "red")]


def test_without_a_notebook_a_screen_forgets_what_was_seen_on_turns_that_are_over() -> None:
    play = moves(look(vote(assigned(1, 3, 4, notebook=False), "yg"), 0), "3 swap red")
    for seat in watchers(play):
        done = remembered(play, seat)[5]
        assert done.tally == ("green", "red")
        assert (done.looked, done.answer) == (3, "show")
        if seat is not None:
            assert (done.placed, done.counted) == (("", ""), ("", ""))
    assert see(play, 3).turns[5].placed == ("yellow", "")


def test_without_a_notebook_a_screen_still_shows_the_turn_being_played() -> None:
    play = look(vote(table(HANDS, notebook=False), "gr"), 0)
    assert [remembered(play, seat)[0].placed for seat in (1, 2, 3)] == [("green", ""), ("green", ""), ("", "red")]


# Taking back


@pytest.mark.parametrize(
    ("said", "seat"), [("0 assign 1 3 4", 0), ("0 assign 1 3 4; 3 vote green", 3), ("0 assign 1 3 4; 4 vote yellow", 4)]
)
def test_roles_may_be_taken_back_until_somebody_votes_and_votes_never(said: str, seat: int) -> None:
    play = moves(in_round_two(), said)
    assert [each for each in range(5) if play.can_undo(each)] == ([seat] if seat == 0 else [])


@pytest.mark.parametrize("answered", ["keep", "force"])
def test_what_the_praetor_has_seen_or_said_stands(answered: str) -> None:
    play = look(vote(assigned(1, 3, 4), "gr"), 0)
    assert not play.can_undo(1)
    answer(play, answered)
    assert not play.can_undo(1)
    if answered == "force":
        moves(play, "3 swap yellow")
        assert not play.can_undo(3)


def test_a_side_may_be_taken_back_until_somebody_votes() -> None:
    play = turn(turn(table(HANDS), "gr"), "gr")
    moves(play, "1 discard loyal")
    play.undo(1)
    assert see(play, None).cards == (2,) * 5
    moves(play, "1 discard merchant; 4 vote green")
    assert not play.can_undo(1)


# Clocks


@pytest.mark.parametrize("seconds", [0, 45, 600])
def test_the_clock_runs_as_long_as_the_table_agreed(seconds: int) -> None:
    assert GAME.talk.timer(GAME.setup(5, {"turn_timer": seconds})) == seconds


def test_by_itself_a_table_has_no_clock_and_a_short_pause() -> None:
    options = GAME.setup(5).options
    assert (options["turn_timer"], options["talk_pause"], options["talk"]) == (0, 3, "claims")


def test_purists_remember_by_themselves_and_talk_in_their_own_words() -> None:
    options = GAME.setup(5, preset="purist").options
    assert (options["notebook"], options["talk"], options["reveal_discards_at_end"]) == (False, "free", False)
