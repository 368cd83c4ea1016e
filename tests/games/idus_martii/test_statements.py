"""Ready-made statements at Idus Martii: when, by whom, how many, about what; and that they change nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.idus_martii.tables import (
    GAME,
    SEATS,
    answer,
    assigned,
    in_round_two,
    look,
    moves,
    over,
    roles,
    shuffled,
    table,
    turn,
    vote,
    when,
)
from games.playing import any_options, decisions, everything, unsaid, watchers
from perfidie.engine import Playthrough, encode, read_record, replay

HANDS = "LT LM TT LT LM"


def occasion(play: Playthrough) -> str | None:
    """The present occasion, which is the same for everybody who watches."""
    names = {GAME.talk.occasion(play.view(seat)) for seat in watchers(play)}
    assert len(names) == 1
    return names.pop()


def open_to(play: Playthrough, seat: int | None, verb: str = "") -> set[str]:
    """What this seat may say now, without the verb where one is asked for."""
    found = [statement.words for statement in GAME.talk.sayable(play.view(seat))]
    assert len(found) == len({*found})
    return {" ".join(words[1:] if verb else words) for words in found if not verb or words[0] == verb}


def say(play: Playthrough, *lines: str) -> Playthrough:
    """Statements, each behind its seat."""
    for line in lines:
        seat, *words = line.split()
        play.say(int(seat), words)
    return play


# Occasions


def test_the_first_occasion_lasts_until_the_second_vote_and_the_second_until_the_look() -> None:
    play = table(HANDS)
    assert (play.view(None).step, occasion(play)) == ("Vote", "1.1.1")
    assert occasion(moves(play, "3 vote green")) == "1.1.1"
    assert occasion(moves(play, "2 vote red")) == "1.1.2"
    assert occasion(look(play, 0)) is None


def test_without_a_side_to_choose_the_tally_opens_the_first_occasion_of_the_next_turn() -> None:
    assert occasion(turn(table(HANDS), "gr")) == "1.2.1"


def test_the_third_occasion_lasts_until_the_consul_has_chosen_his_side() -> None:
    play = turn(turn(table(HANDS), "gr"), "gr")
    assert (play.view(None).step, occasion(play)) == ("ChooseSide", "1.2.3")
    assert occasion(moves(play, "1 discard loyal")) == "1.3.1"


def test_in_round_2_the_first_occasion_begins_before_roles_are_handed_out() -> None:
    play = in_round_two(6)
    assert (play.view(None).step, occasion(play)) == ("HandOutRoles", "2.1.1")
    assert occasion(moves(play, "0 assign 1 3 4")) == "2.1.1"
    assert occasion(vote(play, "gy")) == "2.1.2"
    assert occasion(look(play, 0)) is None
    assert occasion(answer(play, "force")) is None
    assert play.view(None).step == "ReplaceVote"
    assert occasion(moves(play, "3 swap red")) == "2.1.3"


def test_nobody_speaks_before_the_deal_while_a_yellow_card_is_replaced_or_after_the_end() -> None:
    dealing = Playthrough(GAME, GAME.setup(5))
    replacing = look(vote(assigned(1, 3, 4), "yy"), 0)
    assert (dealing.view(None).step, replacing.view(None).step) == ("DealCard", "ReplaceVote")
    for play in (dealing, replacing, over()):
        assert occasion(play) is None
        assert [open_to(play, seat) for seat in watchers(play)] == [set()] * 6


@pytest.mark.parametrize("talk", ["free", "silent"])
def test_at_other_tables_there_is_nothing_ready_made_to_say(talk: str) -> None:
    play = shuffled(5, 1, talk=talk)
    for _ in decisions(play, Random(1)):
        assert occasion(play) is None
        assert not open_to(play, play.state.actor)


@pytest.mark.parametrize(("talk", "chat"), [("claims", True), ("free", True), ("silent", False)])
def test_people_may_chat_unless_the_table_is_silent(talk: str, chat: bool) -> None:
    assert GAME.talk.chat(GAME.setup(5, {"talk": talk})) is chat


# Who, and how many


def test_every_seat_may_speak_whatever_its_role_and_no_spectator() -> None:
    play = table(HANDS)
    assert all(open_to(play, seat) for seat in range(5))
    assert open_to(play, None) == set()


def test_a_seat_makes_three_statements_on_an_occasion_and_three_on_the_next() -> None:
    play = table(HANDS)
    for number in range(3):
        assert open_to(play, 4)
        say(play, f"4 trust {number}")
    assert open_to(play, 4) == set()
    assert open_to(play, 3)
    moves(play, "2 vote green")
    assert open_to(play, 4) == set()
    moves(play, "3 vote green")
    say(play, "4 trust 0", "4 trust 0", "4 trust 0")
    assert unsaid(play, 4, ["trust", "0"]).code == "idus-said-enough"


def test_the_consul_speaks_first() -> None:
    for seats in SEATS:
        play = shuffled(seats, 4)
        for _ in decisions(play, Random(4)):
            assert GAME.talk.first_to_speak(play.view(None)) == roles(play)[0]


# About what


def counts(seats: int, first_round: int, second_round: int, praetor: bool) -> dict[str, int]:
    """How many statements of each kind there are after so many turns of each round."""
    votes = 2 * first_round + 3 * second_round
    return {
        "faction": 3,
        "voted": votes,
        "seen": votes * seats,
        "accuse": 3 * seats,
        "trust": seats,
        "lied": seats,
        "ask_role": 2 * seats,
        "ask_look": seats if praetor else 0,
        "promise": 3,
        "answer": 0,
    }


@pytest.mark.parametrize("seats", SEATS)
def test_everything_may_be_said_of_seats_that_are_here_and_of_turns_that_are_over(seats: int) -> None:
    play = shuffled(seats, 5, limit=20)
    met = set()
    for _ in decisions(play, Random(5)):
        if occasion(play) is None:
            continue
        number, place = when(play)
        step = play.view(None).step
        done = place if step == "ChooseSide" else place - 1
        first, second = (done, 0) if number == 1 else (seats, done)
        wanted = counts(seats, first, second, praetor=step != "HandOutRoles")
        for seat in (0, seats - 1):
            assert {verb: len(open_to(play, seat, verb)) for verb in wanted} == wanted
            assert len(open_to(play, seat)) == sum(wanted.values())
        met.add((number, step))
    speaking = {(number, step) for number in (1, 2) for step in ("Vote", "LookAtVote", "ChooseSide")}
    assert met == {*speaking, (2, "HandOutRoles")}


def test_what_is_said_is_told_to_all_in_order_with_its_occasion_and_may_be_false() -> None:
    play = say(table(HANDS), "4 faction merchant", "2 promise yellow")
    vote(play, "gr")
    say(play, "4 faction loyal")
    for seat in watchers(play):
        assert play.view(seat).claims == (
            (4, ("faction", "merchant"), "1.1.1"),
            (2, ("promise", "yellow"), "1.1.1"),
            (4, ("faction", "loyal"), "1.1.2"),
        )


# Questions


def test_the_consul_answers_who_asks_for_a_role_and_the_praetor_who_asks_for_a_look() -> None:
    play = say(table(HANDS), "4 ask_role 4 aedile")
    assert [bool(open_to(play, seat, "answer")) for seat in range(5)] == [True, False, False, False, False]
    say(play, "4 ask_look 2")
    assert [bool(open_to(play, seat, "answer")) for seat in range(5)] == [True, True, False, False, False]
    say(play, "1 answer yes")
    assert [bool(open_to(play, seat, "answer")) for seat in range(5)] == [True, False, False, False, False]
    assert open_to(play, 0, "answer") == {"yes", "no"}


def test_an_answer_is_open_until_it_is_given_and_again_with_the_next_question() -> None:
    play = say(table(HANDS), "4 ask_role 4 praetor")
    turn(play, "gr")
    assert roles(play)[0] == 1
    assert [bool(open_to(play, seat, "answer")) for seat in (0, 1)] == [True, False]
    say(play, "0 answer no")
    assert open_to(play, 0, "answer") == set()
    say(play, "0 ask_role 3 praetor", "2 ask_role 2 aedile", "1 answer no")
    assert open_to(play, 1, "answer") == set()
    say(play, "3 ask_role 3 praetor")
    assert open_to(play, 1, "answer") == {"yes", "no"}


def test_what_is_no_question_asks_nobody() -> None:
    play = say(table(HANDS), "4 trust 0", "4 accuse 0 traitor", "4 lied 0", "3 promise red", "3 faction loyal")
    assert [open_to(play, seat, "answer") for seat in range(5)] == [set()] * 5


# Talk is beside the rules


@pytest.mark.parametrize("seats", SEATS)
def test_talk_changes_no_rule_and_is_kept_with_the_game(seats: int) -> None:
    """The same moves with and without talk lead to the same table; the record replays both."""
    quiet = Playthrough(GAME, GAME.setup(seats))
    loud = Playthrough(GAME, GAME.setup(seats))
    rng, tongue = Random(seats), Random(seats)
    for seat, words in decisions(quiet, rng):
        for entry in quiet.entries[sum(not entry.said for entry in loud.entries) :]:
            loud.follow(entry)
        talker = tongue.randrange(seats)
        if wanted := GAME.talk.sayable(loud.view(talker)):
            loud.say(talker, tongue.choice(wanted).words)
        assert loud.legal(seat) == quiet.legal(seat)
        assert words in loud.legal(seat)
    loud.follow(quiet.entries[-1])
    assert len(loud.claims) > 2 * seats
    assert (loud.state, loud.events) == (quiet.state, quiet.events)
    again = replay(GAME, read_record(loud.record().to_compact()))
    assert again.claims == loud.claims
    assert everything(again) == everything(loud)


def test_a_statement_may_be_made_by_one_who_has_voted_and_takes_no_vote_back() -> None:
    play = say(moves(table(HANDS), "2 vote green"), "2 promise red", "0 lied 2")
    assert play.state.waiting == (3,)
    assert play.view(2).committed == ((2, ("vote", "green")),)
    assert play.view(0).committed == ((2, None),)


# Pauses and clocks


def test_bots_leave_people_time_to_talk_before_a_decision_that_ends_an_occasion() -> None:
    ends = set()
    for seed, seats in enumerate(SEATS):
        play = shuffled(seats, seed, talk_pause=7)
        for _ in decisions(play, Random(seed)):
            view = play.view(None)
            ending = (view.step, len(view.waiting)) in {("Vote", 1), ("LookAtVote", 1), ("ChooseSide", 1)}
            assert GAME.talk.pause(view) == (7 if ending else 0)
            ends.add((view.step, ending))
    assert {step for step, _ in ends} >= {"HandOutRoles", "Vote", "LookAtVote", "Veto", "ReplaceVote", "ChooseSide"}


@pytest.mark.parametrize(("options", "seconds"), [({}, 3), ({"talk_pause": 0}, 0), ({"talk": "free"}, 3)])
def test_the_pause_is_as_long_as_the_table_agreed(options: dict[str, Any], seconds: int) -> None:
    assert GAME.talk.pause(vote(table(HANDS, **options), "gr").view(None)) == seconds


def test_nobody_waits_for_talk_at_a_silent_table() -> None:
    assert GAME.talk.pause(vote(table(HANDS, talk="silent", talk_pause=30), "gr").view(None)) == 0


def test_a_statement_says_the_same_to_all_whatever_the_table_agreed_on() -> None:
    for seed in range(6):
        rng = Random(seed)
        options = {**any_options(GAME, 6, rng), "talk": "claims"}
        play = Playthrough(GAME, GAME.setup(6, options))
        play.chance(rng)
        play.say(2, ["accuse", "3", "traitor"])
        shown = {encode(play.view(seat).claims) for seat in watchers(play)}
        assert len(shown) == 1
