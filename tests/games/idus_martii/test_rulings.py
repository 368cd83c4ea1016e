"""Rulings 1 to 14 and 32: the track, the veto, who gets a role."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.idus_martii.tables import (
    LIMIT,
    SEATS,
    answer,
    assigned,
    in_round_two,
    look,
    may,
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
    when,
)
from games.playing import refusal, see, told, watchers
from perfidie.engine import Playthrough, encode

SIDES = {5: "LLTTM", 6: "LLLTTM", 7: "LLLTTTM", 8: "LLLTTTMM"}
HANDS = "LT LM TT LT LM"
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


def near_the_limit(seats: int, below: int, traitors: bool = False) -> Playthrough:
    """One token so many squares before the limit, the other wherever the votes so far have brought it."""
    square = LIMIT[seats] - below
    turns = max(seats, (square + 1) // 2)
    squares = (square, 2 * turns - square)
    return position(SIDES[seats], *(squares[::-1] if traitors else squares), turns=turns)


def next_turn(play: Playthrough, *script: str) -> Playthrough:
    """On to the next turn: the Consul chooses a side where he must, then this."""
    if play.view(None).step == "ChooseSide":
        play.move(play.state.actor, play.legal(play.state.actor)[0])
    return moves(play, *script)


# The track


@every_number_of_seats
@pytest.mark.parametrize(("traitors", "colour"), [(False, "g"), (True, "r")])
def test_r01_the_limit_for_each_number_of_players(seats: int, traitors: bool, colour: str) -> None:
    play = turn(near_the_limit(seats, 2, traitors), colour * 2)
    assert tokens(play)[traitors] == {5: 13, 6: 15, 7: 17, 8: 20}[seats] == see(play, None).limit
    assert not play.over
    turn(next_turn(play), colour + "y")
    assert play.over
    assert result(play)[0] == "conspiracy-failed"


@every_number_of_seats
@pytest.mark.parametrize(("traitors", "votes"), [(False, "gr"), (True, "rg"), (False, "gy"), (True, "ry")])
def test_r02_a_token_is_safe_on_the_limit_square(seats: int, traitors: bool, votes: str) -> None:
    play = turn(near_the_limit(seats, 1, traitors), votes)
    assert tokens(play)[traitors] == LIMIT[seats]
    assert not play.over


@every_number_of_seats
@pytest.mark.parametrize(("traitors", "votes"), [(False, "gg"), (True, "rr")])
def test_r02_a_token_is_lost_on_the_square_beyond(seats: int, traitors: bool, votes: str) -> None:
    play = turn(near_the_limit(seats, 1, traitors), votes)
    assert tokens(play)[traitors] == LIMIT[seats] + 1
    assert play.over


@pytest.mark.parametrize("votes", ["gr", "rg"])
def test_r03_the_limit_is_checked_after_both_cards(votes: str) -> None:
    """Card by card, the first one would end the game before the second is counted."""
    play = turn(table(HANDS, limit=1), votes)
    assert (tokens(play), play.over) == ((1, 1), False)
    turn(play, votes)
    assert tokens(play) == (2, 2)
    assert result(play)[1] == "both-unmasked"


def test_r03_a_token_moves_by_both_cards_even_when_the_first_carries_it_beyond() -> None:
    play = turn(position("LLTTM", 13, 3, turns=8), "gg")
    assert tokens(play) == (15, 3)


@every_number_of_seats
def test_r04_tokens_start_beside_the_card(seats: int) -> None:
    play = shuffled(seats, 1)
    assert tokens(play) == (0, 0)
    assert tokens(turn(play, "gr")) == (1, 1)


# The veto


@pytest.mark.parametrize("votes", ["gg", "gr", "rg", "rr"])
def test_r05_the_praetor_must_look_at_one_card_and_may_force(votes: str) -> None:
    play = vote(table(HANDS), votes)
    assert (play.view(None).step, play.state.waiting) == ("LookAtVote", (1,))
    assert may(play) == {"look 2", "look 3"}
    look(play, 1)
    assert play.state.waiting == (1,)
    assert may(play) == {"keep", "force"}


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(
    ("votes", "forced"), [("gg", ("green", "red")), ("rr", ("green", "red")), ("gr", None), ("rg", None)]
)
def test_r06_a_force_in_round_1_brings_in_the_card_left_in_the_hand(
    votes: str, place: int, forced: tuple[str, str] | None
) -> None:
    play = answer(look(vote(table(HANDS), votes), place), "force")
    kept = {"g": "green", "r": "red"}[votes[1 - place]]
    assert see(play, None).turns[0].tally == (forced or (kept, kept))
    assert when(play) == (1, 2)
    own, seen = see(play, 2 + place).turns[0], see(play, 1).turns[0]
    assert own.counted[place] == {"g": "red", "r": "green"}[votes[place]]
    assert own.placed[place] == seen.placed[place] == {"g": "green", "r": "red"}[votes[place]]


@pytest.mark.parametrize("force", ["aedile_choice", "opposite", "yellow_only"])
@pytest.mark.parametrize("new", ["green", "red"])
def test_r07_a_yellow_card_is_shown_and_its_aedile_replaces_it(force: str, new: str) -> None:
    play = look(vote(assigned(1, 3, 4, round2_force=force), "yg"), 0)
    assert all(told(play, seat, "yellow-shown") == [{"seat": 1, "aedile-seat": 3}] for seat in watchers(play))
    assert now(play).placed == ("yellow", "")
    assert (play.state.waiting, may(play)) == ((3,), {"swap green", "swap red"})
    moves(play, f"3 swap {new}")
    counted = see(play, None).turns[5]
    assert sorted(counted.tally) == sorted(("green", new))
    assert (counted.answer, counted.placed) == ("show", ("yellow", ""))
    assert play.view(None).step == "ChooseSide"


def test_r07_nobody_but_its_owner_sees_the_card_that_comes_in() -> None:
    plays = [moves(look(vote(assigned(1, 3, 4), "yg"), 0), f"3 swap {new}") for new in ("green", "red")]
    for seat in (None, 0, 1, 2, 4):
        glimpses = [[glimpse for glimpse in play.glimpses(seat) if glimpse.kind == "vote-replaced"] for play in plays]
        assert glimpses[0] == glimpses[1]
        assert told(plays[0], seat, "vote-replaced") == [{"seat": 3}]
    assert told(plays[1], 3, "vote-replaced") == [{"seat": 3, "vote": "red"}]


@pytest.mark.parametrize(("placed", "others"), [("g", {"red", "yellow"}), ("r", {"green", "yellow"})])
def test_r08_a_card_that_is_not_yellow_may_be_forced_and_its_aedile_chooses(placed: str, others: set[str]) -> None:
    for new in others:
        play = look(vote(assigned(1, 3, 4), placed + "r"), 0)
        assert may(play) == {"keep", "force"}
        answer(play, "force")
        assert (play.state.waiting, may(play)) == ((3,), {f"swap {colour}" for colour in others})
        moves(play, f"3 swap {new}")
        counted = see(play, None).turns[5]
        assert sorted(counted.tally) == sorted(("red", new))
        assert see(play, 3).turns[5].counted == (new, "")
        assert see(play, 1).turns[5].counted == ("", "")
        assert [told(play, seat, "vote-replaced") for seat in (None, 1)] == [[{"seat": 3}]] * 2


@pytest.mark.parametrize(("placed", "other"), [("g", "red"), ("r", "green")])
def test_r08_with_the_opposite_reading_a_force_brings_in_the_other_colour(placed: str, other: str) -> None:
    play = answer(look(vote(assigned(1, 3, 4, round2_force="opposite"), placed + "y"), 0), "force")
    assert see(play, None).turns[5].tally == (other, "yellow")
    assert play.view(None).step == "ChooseSide"
    assert told(play, 1, "vote-replaced") == told(play, 3, "vote-replaced") == [{"seat": 3, "vote": other}]
    assert told(play, 0, "vote-replaced") == [{"seat": 3}]


@pytest.mark.parametrize("placed", ["g", "r"])
def test_r08_with_the_yellow_only_reading_nothing_else_is_exchanged_in_round_2(placed: str) -> None:
    play = look(vote(assigned(1, 3, 4, round2_force="yellow_only"), placed + "y"), 0)
    assert may(play) == {"keep"}
    first_round = look(vote(table(HANDS, round2_force="yellow_only"), placed + "r"), 0)
    assert may(first_round) == {"keep", "force"}


# Who gets a role


@pytest.mark.parametrize("seats", [6, 7, 8])
@pytest.mark.parametrize("first", [0, 4])
def test_r09_the_last_turn_of_round_1_binds_the_first_of_round_2(seats: int, first: int) -> None:
    play = in_round_two(seats, first)
    last = see(play, None).turns[seats - 1]
    legal = play.legal(first)
    assert last.aediles == tuple(sorted(((first + 1) % seats, (first + 2) % seats)))
    assert not {str(seat) for seat in last.aediles} & {seat for words in legal for seat in words[2:]}


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_r09_the_cards_passed_on_at_the_end_of_round_1_give_nobody_a_role(seats: int) -> None:
    """They would have made seat 1 Praetor, seats 2 and 3 Aediles: a Praetor 1 and an Aedile 3 repeat nothing."""
    assert ("assign", "1", "3", "4") in in_round_two(seats).legal(0)


def test_r10_of_five_players_one_aedile_at_most_is_aedile_again() -> None:
    play = in_round_two(5)
    assert now(play).consul == 0
    assert see(play, None).turns[4].aediles == (1, 2)
    pairs = {words[2:] for words in play.legal(0)}
    assert pairs == {("1", "3"), ("1", "4"), ("2", "3"), ("2", "4"), ("3", "4")}


def test_r10_the_same_player_may_be_aedile_again_and_again() -> None:
    play = in_round_two(5)
    for script in ("0 assign 3 1 4", "1 assign 0 3 4", "2 assign 1 0 4", "3 assign 0 2 4"):
        turn(next_turn(play, script), "gr")
    assert [4 in each.aediles for each in see(play, None).turns[5:9]] == [True] * 4


@pytest.mark.parametrize(("most", "pairs"), [(0, set()), (1, {1}), (2, {1, 2})])
def test_r10_other_readings_let_none_or_both_be_aedile_again(most: int, pairs: set[int]) -> None:
    play = in_round_two(5, max_repeating_aediles=most)
    again = {len({*words[2:]} & {"1", "2"}) for words in play.legal(0)}
    assert again - {0} == pairs


@pytest.mark.parametrize("seats", [6, 7, 8])
@pytest.mark.parametrize("most", [0, 1, 2])
def test_r10_with_more_players_nobody_is_aedile_again_whatever_the_reading(seats: int, most: int) -> None:
    play = in_round_two(seats, max_repeating_aediles=most)
    assert play.legal(0) == in_round_two(seats).legal(0)


@every_number_of_seats
def test_r11_the_consul_gives_himself_nothing_and_nobody_two_cards(seats: int) -> None:
    play = in_round_two(seats, first=2)
    for words in play.legal(2):
        assert len({2, *map(int, words[1:])}) == 4
    assert refusal(play, 2, "assign 2 0 1") == refusal(play, 2, "assign 0 1 2") == "idus-consul-has-a-role"
    assert refusal(play, 2, "assign 1 1 0") == "unknown-action"


def test_r12_the_consul_does_not_see_who_cast_what() -> None:
    """Two turns that differ only in who cast which card are one and the same to him."""
    seen = []
    for votes, place in (("gr", 0), ("rg", 0)):
        play = table(HANDS)
        answer(look(vote(play, votes), place), "keep")
        seen.append((encode(play.view(0)), play.glimpses(0), encode(play.view(None)), play.glimpses(None)))
    assert seen[0] == seen[1]


@every_number_of_seats
@pytest.mark.parametrize("first", [0, 3])
def test_r13_in_round_1_roles_pass_to_the_left_and_aediles_stay_aediles(seats: int, first: int) -> None:
    play = shuffled(seats, 1, first_player=first)
    for number in range(seats):
        consul, praetor, *aediles = [(first + number + place) % seats for place in range(4)]
        assert roles(play) == (consul, praetor, tuple(sorted(aediles)))
        next_turn(turn(play, "gr"))


def test_r14_the_two_aediles_have_one_role_in_any_order() -> None:
    plays = [moves(in_round_two(6), f"0 assign 1 {pair}") for pair in ("3 4", "4 3")]
    assert plays[0].state == plays[1].state
    assert plays[0].entries == plays[1].entries
    assert [words for words in in_round_two(6).legal(0) if words[2] > words[3]] == []


@every_number_of_seats
def test_r32_the_consul_hands_the_three_cards_to_three_others_of_his_choice(seats: int) -> None:
    play = in_round_two(seats)
    before, allowed = {1, 2}, 1 if seats == 5 else 0
    others = range(1, seats)
    wanted = {
        f"assign {praetor} {first} {second}"
        for praetor in others
        for first, second in combinations(others, 2)
        if praetor not in (first, second) and len({first, second} & before) <= allowed
    }
    assert may(play) == wanted
    moves(play, "0 assign 1 3 4")
    assert roles(play) == (0, 1, (3, 4))
    assert told(play, None, "roles-handed-out") == [{"seat": 0, "praetor-seat": 1, "first-seat": 3, "second-seat": 4}]


def test_r32_in_round_2_only_the_consul_card_passes_to_the_left() -> None:
    play = next_turn(turn(assigned(1, 3, 4), "gr"))
    assert (when(play), play.state.actor) == ((2, 2), 1)
    assert roles(play) == (1, -1, ())
    choices = {words[1] for words in play.legal(1)}
    assert choices == {"0", "2", "3", "4"}


def test_r32_nobody_is_praetor_twice_running_but_anybody_may_change_roles() -> None:
    play = next_turn(turn(assigned(3, 1, 4), "gr"))
    assert now(play).consul == 1
    assert "3" not in {words[1] for words in play.legal(1)}
    assert {"assign 4 0 3", "assign 0 2 3", "assign 2 0 3"} <= may(play)
