"""Talk is beside the rules; some things only some may know of; knowledge goes with the thing, not the place."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.toys import toy
from engine.toys.ballot import BALLOT, Ballot, BallotLab
from engine.toys.shells import SHELLS
from engine.toys.whispers import WHISPERS
from perfidie.engine import (
    CHANCE,
    Action,
    Entry,
    Event,
    Playthrough,
    Record,
    Refusal,
    View,
    encode,
    read_record,
    replay,
)
from perfidie.engine.record import FORMAT


def whispers() -> Playthrough:
    return Playthrough(WHISPERS, WHISPERS.setup(3))


# Talk


def test_a_statement_is_kept_as_a_claim_and_changes_no_rule() -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    before = play.state.values()
    assert play.say(1, ["voted", "green"]) == (1, ("voted", "green"), "")
    assert play.state.values() == before
    assert play.events == []
    for seat in (0, 1, None):
        assert play.view(seat).claims == ((1, ("voted", "green"), ""),)


def test_statements_are_made_out_of_turn_and_may_be_false() -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    play.move(0, ["vote", "red"])
    play.say(0, ["voted", "green"])
    assert play.view(1).claims == ((0, ("voted", "green"), ""),)


def test_statements_are_kept_in_the_record_and_replay() -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    play.move(0, ["vote", "red"])
    play.say(1, ["voted", "red"])
    play.move(1, ["vote", "green"])
    for data in (play.record().to_json(), play.record().to_compact()):
        record = read_record(data)
        assert [entry.said for entry in record.entries] == [False, True, False]
        assert replay(BALLOT, record).claims == [(1, ("voted", "red"), "")]


@pytest.mark.parametrize("words", [None, [], ["voted"], ["vote", "green"], "voted green", [["voted", "green"]]])
def test_what_is_not_a_statement_is_refused(words: object) -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    with pytest.raises(Refusal):
        play.say(0, words)
    with pytest.raises(Refusal):
        play.say(7, ["voted", "green"])
    assert play.claims == []
    assert play.entries == []


def test_a_team_has_a_channel_that_never_reaches_the_other_side() -> None:
    play = whispers()
    play.say(1, ["help"])
    play.say(0, ["help"])
    assert play.view(2).claims == ((1, ("help",), ""), (0, ("help",), ""))
    assert play.view(0).claims == play.view(None).claims == ((0, ("help",), ""),)


# Occasions


class Debate(Ballot):
    """A ballot with rules for talk: before the first vote of each round, green may be claimed, once by each seat."""

    def occasion(self, view: View[Any]) -> str | None:
        return None if view.committed or view.outcome else f"round {len(view.table.tallies) + 1}"

    def sayable(self, view: View[Any]) -> list[Action]:
        now = self.occasion(view)
        spoken = any(claim.seat == view.seat and claim.when == now for claim in view.claims)
        return [] if now is None or spoken else [self.statements.parse(["voted", "green"])]


DEBATE = toy(Debate(), BallotLab)


def unsaid(play: Playthrough, seat: int, *words: str) -> str:
    """The code of the refusal these words meet; nothing may be kept of them."""
    before = list(play.claims), list(play.entries)
    with pytest.raises(Refusal) as refusal:
        play.say(seat, words)
    assert (play.claims, play.entries) == before
    return refusal.value.code


def test_a_statement_is_kept_with_the_occasion_on_which_it_was_made() -> None:
    play = Playthrough(DEBATE, DEBATE.setup(2))
    assert play.say(1, ["voted", "green"]).when == "round 1"
    for seat in (0, 1):
        play.move(seat, ["vote", "red"])
    play.say(1, ["voted", "green"])
    again = replay(DEBATE, read_record(play.record().to_json()))
    assert [claim.when for claim in again.view(None).claims] == ["round 1", "round 2"]


def test_only_what_is_open_to_the_seat_can_be_said() -> None:
    play = Playthrough(DEBATE, DEBATE.setup(2))
    assert unsaid(play, 0, "voted", "red") == "nothing-to-say-now"
    play.say(0, ["voted", "green"])
    assert unsaid(play, 0, "voted", "green") == "nothing-to-say-now"
    assert play.say(1, ["voted", "green"]) == (1, ("voted", "green"), "round 1")


def test_without_an_occasion_nobody_says_anything() -> None:
    play = Playthrough(DEBATE, DEBATE.setup(2))
    play.move(0, ["vote", "red"])
    assert [DEBATE.talk.sayable(play.view(seat)) for seat in (0, 1)] == [[], []]
    assert [unsaid(play, seat, "voted", "green") for seat in (0, 1)] == ["nothing-to-say-now"] * 2


def test_a_record_that_says_what_could_not_be_said_is_refused() -> None:
    entries = (Entry(0, ("vote", "red")), Entry(1, ("voted", "green"), said=True))
    record = Record(FORMAT, DEBATE.id, DEBATE.version, 2, dict(DEBATE.setup(2).options), entries)
    assert replay(BALLOT, record).claims == [(1, ("voted", "green"), "")]
    with pytest.raises(Refusal) as refusal:
        replay(DEBATE, record)
    assert (refusal.value.code, refusal.value.facts) == ("record-does-not-replay", {"entry": 2})


def test_by_itself_a_game_lets_everybody_say_everything_at_any_time() -> None:
    play = Playthrough(BALLOT, BALLOT.setup(2))
    for seat in (0, 1):
        assert BALLOT.talk.sayable(play.view(seat)) == BALLOT.talk.statements.actions
    assert BALLOT.talk.first_to_speak(play.view(None)) == 0
    assert (BALLOT.talk.chat(play.setup), BALLOT.talk.pause(play.view(0)), BALLOT.talk.timer(play.setup)) == (
        True,
        0,
        0,
    )


# Events and steps that must not be known


def test_an_event_outside_its_audience_has_not_happened() -> None:
    event = Event("asked", {"seat": 1}, audience=(1, 2))
    assert event.seen_by(1) is not None
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None


def test_who_is_not_asked_does_not_notice_the_question() -> None:
    play = whispers()
    before = {seat: encode(play.view(seat)) for seat in (0, None)}
    play.move(1, ["ask"])
    assert play.state.waiting == (2,)
    for seat, view in before.items():
        assert encode(play.view(seat)) == view
        assert play.glimpses(seat) == []
    assert play.view(1).waiting == (2,)
    assert play.view(1).step == "Consent"


def test_a_refused_question_leaves_the_watcher_as_wise_as_before() -> None:
    play = whispers()
    before = encode(play.view(0))
    play.move(1, ["ask"])
    play.move(2, ["no"])
    assert encode(play.view(0)) == before
    assert [glimpse.kind for glimpse in play.glimpses(1)] == ["asked", "refused"]


def test_the_watcher_can_imagine_a_question_it_did_not_hear() -> None:
    view = WHISPERS.read_view(encode(whispers().view(0)))
    rng = Random(3)
    steps = {type(WHISPERS.imagine(view, rng).agenda[-1]).__name__ for _ in range(60)}
    assert steps == {"Turn", "Consent"}


def test_one_side_against_the_other() -> None:
    assert WHISPERS.rules.teams(WHISPERS.setup(3)) == ((0,), (1, 2))
    assert BALLOT.rules.teams(BALLOT.setup(3)) == ((0, 1, 2),)
    assert SHELLS.rules.teams(SHELLS.setup(2)) == ((0,), (1,))


def test_a_game_may_have_no_winner_or_all_may_win_together() -> None:
    for colour, winners, share in (("red", (), 0.0), ("green", (0, 1), 0.5)):
        play = Playthrough(BALLOT, BALLOT.setup(2, {"rounds": 1}))
        for seat in (0, 1):
            play.move(seat, ["vote", colour])
        outcome = play.view(None).outcome
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.shares == (share, share)


# Tokens that move


def shells() -> Playthrough:
    """Tokens 1, 2, 0, 0 on places 0 to 3."""
    play = Playthrough(SHELLS, SHELLS.setup(2))
    for kind in "1200":
        play.state.apply(SHELLS.vocabulary.parse(["lay", kind]), CHANCE)
    return play


def test_a_seat_keeps_knowing_a_token_wherever_it_goes() -> None:
    play = shells()
    play.move(0, ["look", "1"])
    play.move(1, ["swap", "1", "3"])
    view = play.view(0).table
    assert view.places == (0, 3, 2, 1)
    assert view.known == (None, 2, None, None)
    assert play.view(1).table.known == (None,) * 4


def test_a_copied_power_is_the_step_of_that_power_for_another_seat() -> None:
    play = shells()
    play.move(0, ["look", "0"])
    play.move(1, ["copy"])
    assert play.view(1).agenda[-1] == ("LookUnder", 1)
    assert play.legal(1) == [("look", str(place)) for place in range(4)]
    play.move(1, ["look", "3"])
    assert play.view(1).table.known == (None, None, None, 0)
