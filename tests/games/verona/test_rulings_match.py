"""Rulings 44 to 56: what is laid and shown, full tables, the end of a round and of a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.playing import decisions, finished, outcome, told
from games.verona.reading import left, may, met, noted, scores, won, worth
from games.verona.tables import BOX_ORDER, HIGH, LOW, MID, coast, holding, moves, position, see, shuffled, tallied
from perfidie.engine import Refusal
from perfidie.games.verona import GAME
from perfidie.web.house.people.etiquette import chat_line

# Both vials, what is shown, full tables


def test_r44_one_player_may_lay_both_vials_and_a_bet_on_a_character() -> None:
    tokens = "P0:poison@capulet2 P0:antidote@capulet1 P0:5@capulet0"
    play = position(3, "C: capulet; E: *", tokens, away="nurse", poison=True)
    assert (see(play, None).past[0].dead, scores(play)) == ((), worth(play, "P0:5@capulet0"))
    alone = position(3, "C: capulet; E: *", "P0:poison@capulet2 P0:5@capulet0", away="nurse", poison=True)
    assert (see(alone, None).past[0].dead, scores(alone)) == (("capulet",), (0, 0, 0))


UNMET = ("C: capulet; E: *", "P0:5@capulet0 P1:3@montague0 P2:0@montague1")


def test_r45_in_the_base_game_tokens_on_an_unmet_objective_stay_face_down() -> None:
    play = position(3, *UNMET, away="nurse")
    assert noted(play, None) == "P0:5@capulet0 P1:?@montague0 P2:?@montague1"
    assert noted(play, 1) == "P0:5@capulet0 P1:3@montague0 P2:?@montague1"
    assert not told(play, None, "token-shown")
    assert [facts["card"] for facts in told(play, None, "token-scored")] == ["capulet"]


def test_r45_every_placed_token_is_turned_over_where_the_table_wants_it() -> None:
    play = position(3, *UNMET, away="nurse", reveal_all_at_round_end=True)
    assert noted(play, None) == "P0:5@capulet0 P1:3@montague0 P2:0@montague1"
    assert [(facts["seat"], facts["kind"]) for facts in told(play, None, "token-shown")] == [(1, MID), (2, LOW)]
    assert scores(play) == worth(play, "P0:5@capulet0")


def test_r45_who_looked_at_a_token_that_stays_face_down_still_knows_it() -> None:
    play = position(
        3, "E: montague; C: capulet romeo", "P1:3@montague0 P2:0@montague1", hold="paris", first=0,
    )  # fmt: skip
    moves(play, "0 play paris council; 0 look montague 1 montague 2; 0 skip_token")
    coast(play, "exile")
    assert "montague" not in met(play)
    assert noted(play, 0) == "P1:3@montague0 P2:0@montague1"
    assert noted(play, None) == "P1:?@montague0 P2:?@montague1"
    assert [token.lookers for token in see(play, None).past[0].tokens] == [(0,), (0,)]


def test_r46_with_poison_placed_tokens_are_shown_and_those_in_hand_are_not() -> None:
    play = position(3, *UNMET, away="nurse", poison=True, rounds=2)
    assert noted(play, None) == "P0:5@capulet0 P1:3@montague0 P2:0@montague1"
    assert len(told(play, None, "token-shown")) == 3
    shown = {
        (facts["seat"], facts["kind"]) for kind in ("token-shown", "token-scored") for facts in told(play, 2, kind)
    }
    assert shown == {(0, HIGH), (1, MID), (2, LOW)}
    sight = see(play, 2)
    assert (left(play, 2), {token.owner for token in sight.past[0].tokens}) == (
        ("0", "3", "5", "poison", "antidote"),
        {0, 1, 2},
    )


def test_r47_nobody_places_where_all_zones_are_full_until_another_comes_into_play() -> None:
    hands = "romeo tybalt capulet paris | nurse friar prince mercutio | benvolio lady_montague montague lady_capulet"
    play = moves(
        holding(3, hands, rounds=1),
        "0 play romeo council; 0 token 0 romeo 1; 1 play nurse council; 1 token 0 romeo 2",
        "2 play benvolio council; 2 skip_power; 2 token 0 romeo 3; 0 play tybalt council; 0 skip_power",
    )
    assert (play.state.actor, play.view(None).step) == (1, "PlayCard")  # seat 0 was not asked
    moves(play, "1 play prince council")
    assert may(play, "token") == {f"{kind} prince_escalus {zone}" for kind in "35" for zone in "123"}


def test_r48_without_an_objective_character_there_is_no_token_to_place() -> None:
    play = moves(position(4, "C:", hold="lady_capulet"), "0 play lady_capulet council")
    assert (play.state.actor, play.view(None).step) == (1, "PlayCard")
    assert not told(play, None, "token-skipped")


# The match


def test_r49_a_round_may_be_won_by_several_and_nothing_follows_from_it() -> None:
    play = position(3, "C: capulet montague tybalt; E: *", "P0:5@capulet0 P2:3@romeo0", away="nurse")
    assert told(play, None, "round-won") == won(worth(play, "P0:5@capulet0"))
    tied = position(3, "C: romeo juliet; E: *", "", away="nurse", rounds=2)
    assert told(tied, None, "round-won") == [{"seats": (0, 1, 2), "points": 0}]
    assert see(tied, None).first == 1  # the seat on, whoever won


def test_r49_titles_do_not_decide_a_match() -> None:
    assert tallied([(1, 0), (1, 0), (0, 9)]).winners == (1,)


@pytest.mark.parametrize(
    ("rounds", "winners", "code"),
    [
        ([(4, 5), (5, 5)], (1,), "verona-won-by-points"),
        ([(3, 5), (5, 3)], (0, 1), "verona-shared"),
        ([(4, 5), (4, 3)], (1,), "verona-won-by-best-rounds"),
        ([(9, 9, 8), (0, 0, 1)], (0, 1), "verona-won-by-best-rounds"),
        ([(0, 0, 0)], (0, 1, 2), "verona-shared"),
        ([(-3, -1)], (1,), "verona-won-by-points"),
    ],
)
def test_r50_ties_are_broken_by_the_best_rounds_then_shared(rounds: Any, winners: Any, code: str) -> None:
    ended = tallied(rounds)
    assert ended.winners == winners
    assert ended.scores == tuple(map(sum, zip(*rounds, strict=True)))
    assert [reason.code for reason in ended.reasons] == ["verona-ended-by-rounds", code]
    assert ended.reasons[0].facts == {"rounds": len(rounds)}
    assert ended.reasons[1].facts["seats"] == winners
    assert ended.reasons[1].facts["points"] == max(ended.scores)


@pytest.mark.parametrize("poison", [False, True])
def test_r51_everybody_sees_how_many_tokens_each_one_has_left(poison: bool) -> None:
    play = shuffled(3, 8, poison=poison, rounds=1)
    size = 5 if poison else 3
    for _ in decisions(play, Random(8)):
        sight = see(play, None)
        placed = [token.owner for token in sight.tokens]
        assert sight.tokens_left == tuple(size - placed.count(seat) for seat in range(3))
        assert all(see(play, seat).tokens_left == sight.tokens_left for seat in range(3))


def test_r52_talk_is_free_and_shows_no_piece() -> None:
    assert chat_line("I have put the 5 on Romeo") == "I have put the 5 on Romeo"
    assert GAME.talk.statements.actions == []
    play = position(3, "C: romeo", "P0:5@romeo0")
    for said in (["show", "5"], ["token", "5", "romeo", "1"]):
        with pytest.raises(Refusal):
            play.say(0, said)
    verbs = {action.words[0] for action in GAME.vocabulary.actions}
    assert verbs == {
        "draft", "keep", "play", "move", "swap", "look", "copy", "skip_power", "token", "skip_token", "first_player",
        "deal",
    }  # fmt: skip


def test_r53_values_are_hidden_until_the_end_of_the_round() -> None:
    play = position(3, "C: romeo juliet; E: *", "P0:5@romeo0 P1:3@juliet0", away="nurse", lap=False, rounds=3)
    assert noted(play, 2) == "P0:?@romeo0 P1:?@juliet0"
    moves(play, "0 skip_token; 1 skip_token")
    assert noted(play, 2) == "P0:?@romeo0 P1:?@juliet0"
    moves(play, "2 skip_token")
    assert (see(play, None).round, play.over) == (2, False)
    assert noted(play, 2) == "P0:5@romeo0 P1:3@juliet0"


def test_r53_the_owner_may_always_look_at_his_own() -> None:
    play = shuffled(4, 6, poison=True)
    for seat, _ in decisions(play, Random(6)):
        assert all(token.kind for token in see(play, seat).tokens if token.owner == seat)


def test_r54_the_last_character_of_the_list_is_complete() -> None:
    assert set(BOX_ORDER) == {action.words[1] for action in GAME.vocabulary.actions if action.words[0] == "play"}
    play = position(3, "E: romeo juliet; C: capulet", "P0:5@romeo1", hold="friar")
    moves(play, "0 play friar council")
    assert may(play) == {"move romeo", "move juliet", "skip_power"}
    moves(play, "0 move romeo")
    assert "romeo" in see(play, None).council
    assert noted(play, 0) == "P0:5@romeo1"  # the tokens are moved at the same time and keep their places


def test_r55_the_order_in_a_row_means_nothing() -> None:
    one = position(3, "C: romeo juliet capulet; E: *", "P0:5@romeo0 P1:3@capulet1", away="nurse")
    other = position(3, "C: capulet juliet romeo; E: *", "P0:5@romeo0 P1:3@capulet1", away="nurse", first=1)
    assert see(one, None).past[0].council != see(other, None).past[0].council
    assert (met(one), scores(one)) == (met(other), scores(other))
    early = moves(position(3, "C: romeo juliet capulet", hold="tybalt"), "0 play tybalt council")
    late = moves(position(3, "C: capulet juliet romeo", hold="tybalt"), "0 play tybalt council")
    assert may(early) == may(late)


def test_r56_the_dead_and_their_tokens_are_back_in_the_next_round() -> None:
    tokens = "P0:poison@capulet0 P1:5@capulet1"
    play = position(2, "C: capulet romeo juliet mercutio montague; E: *", tokens, away="nurse prince paris",
                    poison=True, rounds=2)  # fmt: skip
    assert see(play, None).past[0].dead == ("capulet",)
    assert ("deal", "capulet") in [action.words for action, _ in play.state.outcomes()]
    assert (len(play.state.outcomes()), see(play, None).undealt) == (13, 13)
    assert [left(play, seat) for seat in (0, 1)] == [("0", "3", "4", "5", "poison", "antidote")] * 2
    assert finished(play, Random(1)).over
    assert outcome(play).scores == tuple(map(sum, zip(*[past.scores for past in see(play, None).past], strict=True)))
