"""Rulings 26 to 31: what the table sees, what may be said, who may play."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.idus_martii.tables import (
    GAME,
    SEATS,
    answer,
    assigned,
    in_round_two,
    look,
    moves,
    now,
    shuffled,
    table,
    vote,
)
from games.playing import finished, see, told, watchers
from perfidie.engine import Playthrough, Refusal, encode, read_record, replay

HANDS = "LT LM TT LT LM"


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(("said", "kind"), [("keep", "vote-kept"), ("force", "exchange-forced")])
@pytest.mark.parametrize("number", [1, 2])
def test_r26_everybody_sees_at_whose_card_the_praetor_looked_and_what_he_said(
    place: int, said: str, kind: str, number: int
) -> None:
    play = vote(table(HANDS) if number == 1 else assigned(1, 2, 3), "gr")
    assert now(play).looked == -1
    look(play, place)
    assert (now(play).looked, now(play).answer) == (2 + place, "")
    for seat in watchers(play):
        own = {"vote": ("green", "red")[place]} if seat == 1 else {}
        assert told(play, seat, "looked")[-1] == {"seat": 1, "aedile-seat": 2 + place, **own}
    answer(play, said)
    done = see(play, None).turns[0 if number == 1 else 5]
    assert (done.looked, done.answer) == (2 + place, said)
    for seat in watchers(play):
        assert told(play, seat, kind)[-1] == {"seat": 1, "aedile-seat": 2 + place}


@pytest.mark.parametrize("number", [1, 2])
def test_r27_before_the_tally_a_bystander_sees_the_same_whatever_was_voted(number: int) -> None:
    """Neither the placed cards nor those left in the hands show, until the Praetor answers."""
    seen: dict[int | None, set[object]] = {seat: set() for seat in (None, 0, 4)}
    for votes in product("gr", "gr" if number == 1 else "gry"):
        play = vote(table(HANDS) if number == 1 else assigned(1, 2, 3), "".join(votes))
        look(play, 0)
        for seat, found in seen.items():
            found.add((encode(play.view(seat)), str(play.glimpses(seat))))
    assert [len(found) for found in seen.values()] == [1, 1, 1]


def test_r27_after_the_tally_nobody_sees_the_cards_an_aedile_did_not_place() -> None:
    """A yellow vote replaced by red leaves green in the hand; red replaced by yellow leaves green as well."""
    play = moves(look(vote(assigned(1, 2, 3), "yr"), 0), "2 swap red")
    for seat in watchers(play):
        assert "green" not in str(see(play, seat).turns[5])


def test_r28_everybody_may_lie() -> None:
    play = moves(table(HANDS), "2 vote green; 3 vote red; 1 look 2; 1 keep")
    before, events = play.state.clone(), len(play.events)
    for seat, words in ((2, "voted 1 1 red"), (1, "seen 1 1 2 red"), (0, "faction merchant"), (4, "voted 1 1 green")):
        play.say(seat, words.split())
    assert (play.state, len(play.events)) == (before, events)
    assert [claim.words[0] for claim in play.view(None).claims] == ["voted", "seen", "faction", "voted"]


def test_r28_nothing_can_be_shown_but_the_praetors_yellow() -> None:
    verbs = {action.words[0] for action in GAME.vocabulary.actions}
    assert verbs == {"assign", "vote", "look", "keep", "force", "swap", "discard", "first_player", "deal"}
    play = in_round_two(6)
    for seat in watchers(play):
        sight = see(play, seat)
        assert sight.revealed == sight.discards == ()
        assert len(sight.dealt) == (0 if seat is None else 2)


@pytest.mark.parametrize("seats", [-1, 0, 2, 4, 9, 16])
def test_r29_five_to_eight_play(seats: int) -> None:
    assert tuple(GAME.seats) == SEATS
    with pytest.raises(Refusal) as refusal:
        GAME.setup(seats)
    assert refusal.value.code == "bad-seats"
    assert (refusal.value.facts["least"], refusal.value.facts["most"]) == (5, 8)


@pytest.mark.parametrize("seats", SEATS)
def test_r31_who_takes_over_a_seat_has_its_cards_and_its_memory(seats: int) -> None:
    play = vote(in_round_two(seats), "yg")
    play.say(3, ["trust", "2"])
    look(play, 1)
    later = replay(GAME, read_record(play.record().to_json()))
    for seat in watchers(play):
        assert encode(later.view(seat)) == encode(play.view(seat))
        assert later.glimpses(seat) == play.glimpses(seat)
    assert [later.legal(seat) for seat in range(seats)] == [play.legal(seat) for seat in range(seats)]
    finished(later, Random(seats))
    ending = later.events[-seats - 1].kind
    assert (ending, len(see(later, None).turns)) == ("ides-of-march", 2 * seats)


def test_r31_who_runs_out_of_time_is_not_left_out() -> None:
    """The game takes a move for him, everybody hears of it, and goes on as it would have."""
    late, timely = shuffled(5, 1, first_player=0), shuffled(5, 1, first_player=0)
    for play in (late, timely):
        play.move(2, ["vote", "green"], late=play is late)
        moves(play, "3 vote red; 1 look 3; 1 keep")
    assert late.state == timely.state
    assert all(told(late, seat, "time-ran-out") == [{"seat": 2}] for seat in watchers(late))
    assert told(timely, 0, "time-ran-out") == []


def test_r31_a_seat_that_is_late_shows_nobody_its_vote() -> None:
    def glimpsed(colour: str) -> list[object]:
        play: Playthrough = table(HANDS)
        play.move(2, ["vote", colour], late=True)
        return [(play.glimpses(seat), encode(play.view(seat))) for seat in (None, 0, 1, 3, 4)]

    assert glimpsed("green") == glimpsed("red")
