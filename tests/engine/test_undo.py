"""Taking a move back: until anybody has learned anything, and never across chance."""

from __future__ import annotations

from random import Random

import pytest

from perfidie import games
from perfidie.engine import Playthrough, Refusal, encode, save_state

GAME = games.find("verre")


def at_the_pouring(seats: int = 3, **options: object) -> Playthrough:
    play = Playthrough(GAME, GAME.setup(seats, {"first_wesley": 0, **options}))
    rng = Random(5)
    play.chance(rng)
    while play.view(None).step == "SpyGlass":
        seat = play.state.waiting[0]
        play.move(seat, play.legal(seat)[0])
    return play


def test_a_poured_card_can_be_taken_back_until_somebody_learns_something() -> None:
    play = at_the_pouring()
    before, views = save_state(GAME, play.state), [encode(play.view(seat)) for seat in (None, 0, 1, 2)]
    entries, events = list(play.entries), list(play.events)
    seat = play.state.waiting[0]
    play.move(seat, play.legal(seat)[0])
    assert play.can_undo(seat)
    gone = play.undo(seat)
    assert [event.kind for event in gone] == ["poured"]
    assert save_state(GAME, play.state) == before
    assert [encode(play.view(seat)) for seat in (None, 0, 1, 2)] == views
    assert (play.entries, play.events) == (entries, events)
    play.move(seat, play.legal(seat)[-1])  # and the game goes on, told aloud
    assert play.events[-1].kind == "poured"


def test_what_was_seen_cannot_be_taken_back() -> None:
    play = Playthrough(GAME, GAME.setup(3, {"first_wesley": 0}))
    play.chance(Random(1))
    seat = play.state.waiting[0]
    play.move(seat, play.legal(seat)[0])  # a look into a glass: the seat has learned its card
    assert not play.can_undo(seat)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        play.undo(seat)


def test_only_the_last_move_and_only_its_own_seat() -> None:
    play = at_the_pouring()
    first = play.state.waiting[0]
    play.move(first, play.legal(first)[0])
    second = play.state.waiting[0]
    assert not play.can_undo(second)
    play.move(second, play.legal(second)[0])
    assert not play.can_undo(first)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        play.undo(first)


def test_hands_that_went_round_stay_where_they_are() -> None:
    play = at_the_pouring()
    while play.events[-1].kind != "hands-passed":
        seat = play.state.waiting[0]
        play.move(seat, next(words for words in play.legal(seat) if words[0] in ("play", "end_turn")))
    assert not any(play.can_undo(seat) for seat in range(3))


def test_one_undo_takes_one_move_back() -> None:
    play = at_the_pouring()
    seat = play.state.waiting[0]
    play.move(seat, play.legal(seat)[0])
    play.undo(seat)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        play.undo(seat)


def test_asking_why_not_changes_nothing() -> None:
    play = at_the_pouring()
    seat, before = play.state.waiting[0], save_state(GAME, play.state)
    held = {words[1] for words in play.legal(seat)}
    other = next(
        action.words for action in GAME.vocabulary.actions if action.words[0] == "play" and action.words[1] not in held
    )
    refusal = play.why_not(seat, other)
    assert refusal is not None
    assert refusal.code == "verre-not-in-hand"
    assert play.why_not(seat, play.legal(seat)[0]) is None
    assert save_state(GAME, play.state) == before


def test_once_more_the_next_one_is_the_first_wesley() -> None:
    for first in range(3):
        play = Playthrough(GAME, GAME.setup(3, {"first_wesley": first}))
        rng = Random(first)
        while not play.over:
            play.chance(rng)
            if play.state.waiting:
                seat = play.state.waiting[0]
                play.move(seat, rng.choice(play.legal(seat)))
        options, moved = GAME.rules.again(play.state)
        assert (options["first_wesley"], moved) == ((first + 1) % 3, 0)
