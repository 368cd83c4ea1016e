"""Rulings 26 to 46: two seats, choosing, drinking, the end of a round and of the game."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.playing import decisions, finished, moves, outcome, refusal, told
from games.verre.glasses import drinking, filled, hearts, kinds, known, verbs
from games.verre.tables import E1, E5, E6, E8, E11, E12, E13, E14, SEATS, example, looks, see, shuffled, table
from perfidie.engine import CHANCE, Refusal
from perfidie.games.verre import GAME

GAMES = range(10)


# Two seats, and phase 3


def test_r26_at_two_seats_the_hands_are_exchanged() -> None:
    play = moves(table(2, E1), looks("BAC", "ABC"), "0 play a6 B; 1 play p6 A; 1 end_turn")
    assert set(see(play, 0).hand) == {"p2", "a4", "a3"}
    assert set(see(play, 1).hand) == {"p3", "a1", "p5"}


def test_r27_nobody_looks_into_the_glass_he_takes() -> None:
    play = example(E5, E6, E8, "2 end_turn")
    before = [known(play, seat) for seat in (0, 1, 2, None)]
    moves(play, E11)
    assert [known(play, seat) for seat in (0, 1, 2, None)] == before
    assert verbs(play) == ["drink", "refuse"]


def test_r28_each_takes_one_glass_of_the_centre() -> None:
    play = example(E5, E6, E8, "2 end_turn; 2 take B")
    assert play.legal(1) == [("take", "A"), ("take", "C")]
    assert refusal(play, 1, "take B") == "verre-glass-taken"
    assert refusal(play, 1, "end_turn") == "not-now"
    assert refusal(play, 0, "take A") == "not-your-turn"


def test_r29_the_third_glass_stays_closed_and_has_no_effect() -> None:
    play = moves(table(2, E1), E13, E14, "0 refuse; 1 drink")
    assert [facts["glass"] for facts in told(play, None, "revealed")] == ["A", "B"]
    for watcher in (0, 1, None):
        assert "recap-glass" not in kinds(play.glimpses(watcher))
    # The same glasses taken, other cards in the third: the same hearts.
    for third in ("p1 a3 p3", "a5 a3 p1"):
        other = filled(2, ["p4 p6 p2 p5", "a2 a6 a4 a1", third])
        moves(other, "1 take B; 0 take A; 0 refuse; 1 drink")
        assert hearts(other) == (3, 4)


# Phase 4


def test_r30_announce_reveal_resolve_one_after_the_other() -> None:
    play = example(E5, E6, E8, "2 end_turn", E11)
    since = len(play.events)
    moves(play, E12)
    told_in_order = [kind for kind in kinds(play.glimpses(None, since)) if kind != "nobody-lost"]
    assert told_in_order[:7] == ["refused", "revealed", "drank", "revealed", "lost-heart", "drank", "revealed"]


def test_r31_the_game_stops_in_the_middle_of_phase_4() -> None:
    play = drinking(4, {0: "a8 a7 p1 p2"}, hearts=(2, 1, 4, 4))
    moves(play, "0 drink")
    assert play.over
    assert see(play, None).opened == (True, False, False, False)
    assert refusal(play, 1, "drink") == "game-over"


def test_r32_losses_of_one_reveal_are_simultaneous() -> None:
    play = drinking(4, {0: "a8 a7 p1 p2"}, hearts=(1, 1, 1, 1))
    moves(play, "0 drink")
    assert hearts(play) == (1, 0, 0, 0)
    assert told(play, None, "lost-heart") == [{"seats": (1, 2, 3), "count": 3}]
    assert outcome(play).winners == (0,)


@pytest.mark.parametrize(
    ("end", "left"), [("immediate", (1, 3, 0, 3)), ("end_of_round", (0, 3, 0, 2)), ("full_rotation", (0, 3, -1, 2))]
)
def test_r33_hearts_below_nothing(end: str, left: tuple[int, ...]) -> None:
    play = drinking(4, {0: "a8 a7 p1 p2", 1: "a6 a5 p3 p4"}, hearts=(1, 4, 1, 4), end=end)
    moves(play, "0 drink")
    if end != "immediate":
        moves(play, "1 drink")
    assert (hearts(play), play.over) == (left, end == "immediate")


@pytest.mark.parametrize("seats", SEATS)
def test_r33_hearts_stay_within_their_bounds(seats: int) -> None:
    for end in ("immediate", "end_of_round"):
        for seed in GAMES:
            play = shuffled(seats, seed, end=end)
            assert min(hearts(finished(play, Random(seed)))) == 0


def test_r34_who_can_win_without_a_heart() -> None:
    for seed in range(40):
        assert max(hearts(finished(shuffled(5, seed), Random(seed)))) > 0
    # end_of_round: only if everybody is at 0.
    play = drinking(4, {0: "a8 a7 p1 p2", 1: "a6 a5 p3 p4"}, hearts=(1, 1, 1, 1), end="end_of_round")
    moves(play, "0 drink; 1 drink; 2 refuse; 3 refuse")
    assert (hearts(play), outcome(play).winners) == ((0, 0, 0, 0), (0, 1, 2, 3))
    # full_rotation: if nobody has more.
    play = drinking(2, {0: "a6 a5 p1 p2", 1: "a4 a3 p3 a1"}, hearts=(1, 0), end="full_rotation", max_rounds=1)
    moves(play, "0 drink; 1 drink")
    assert (hearts(play), outcome(play).winners) == ((0, -1), (0,))


def test_r35_tied_for_most_hearts_all_win() -> None:
    play = drinking(3, {0: "p6 p5 a1 a2"}, hearts=(1, 3, 3))
    moves(play, "0 drink")
    assert outcome(play).winners == (1, 2)
    assert outcome(play).shares == (0.0, 0.5, 0.5)


@pytest.mark.parametrize("seats", SEATS)
def test_r36_the_first_wesley_is_drawn_uniformly(seats: int) -> None:
    state = GAME.new(GAME.setup(seats))
    assert state.actor == CHANCE
    assert [(action.words, weight) for action, weight in state.outcomes()] == [
        (("first_wesley", str(seat)), 1) for seat in range(seats)
    ]


# Roles


def roles_by_round(seats: int, seed: int) -> list[tuple[int, int]]:
    play = finished(shuffled(seats, seed, start_hearts=8), Random(seed))
    return [(facts["wesley-seat"], facts["vizzini-seat"]) for facts in told(play, None, "round-started")]


def test_r37_at_two_seats_the_roles_change_hands_every_round() -> None:
    for seed in GAMES:
        roles = roles_by_round(2, seed)
        assert len(roles) > 1
        for (wesley, vizzini), following in pairwise(roles):
            assert following == (vizzini, wesley)


@pytest.mark.parametrize("seats", SEATS)
def test_r38_both_role_cards_move_left_by_one(seats: int) -> None:
    for seed in GAMES:
        roles = roles_by_round(seats, seed)
        assert all(vizzini == (wesley - 1) % seats for wesley, vizzini in roles)
        for (wesley, _), (following, _) in pairwise(roles):
            assert following == (wesley + 1) % seats


def test_r39_a_round_without_loss_exists_at_two_seats_only_and_is_capped() -> None:
    glasses = {0: "p6 p5 p4 p3", 1: "p2 a1 a2 p1"}  # poison for Wesley, even for the other
    play = drinking(2, glasses)
    moves(play, "0 refuse; 1 refuse")
    assert (hearts(play), play.over, see(play, None).round) == ((4, 4), False, 2)
    play = drinking(2, glasses, max_rounds=1)
    moves(play, "0 refuse; 1 refuse")
    assert outcome(play).winners == (0, 1)
    assert outcome(play).reasons[0].code == "verre-ended-by-rounds"


@pytest.mark.parametrize("seats", SEATS)
def test_r40_two_tokens_a_seat_suffice(seats: int) -> None:
    """Spares have no rule: nobody ever holds more than two tokens of two hearts, and 10 of 12 serve five seats."""
    play = shuffled(seats, seed=seats)
    most = max(max(hearts(play)) for _ in decisions(play, Random(seats)))
    tokens = seats * -(-most // 2)
    assert (most, tokens) == (4, 2 * seats)
    assert tokens <= 10


def test_r41_earlier_losers_lose_again() -> None:
    play = drinking(3, {0: "p6 p5 a1 a2", 1: "a6 a5 p1 p2"})
    moves(play, "0 drink")
    assert hearts(play) == (3, 4, 4)
    moves(play, "1 drink")
    assert hearts(play) == (2, 4, 3)


def test_r42_the_next_round_starts_by_itself() -> None:
    play = example(E5, E6, E8, "2 end_turn", E11, E12)
    assert not play.over
    assert play.state.actor == CHANCE
    assert play.state.legal()[0].words[0] == "deal"


@pytest.mark.parametrize("end", ["immediate", "end_of_round", "full_rotation"])
def test_r43_nobody_is_eliminated(end: str) -> None:
    for seed in GAMES:
        play = finished(shuffled(4, seed, end=end), Random(seed))
        rounds = see(play, None).round
        looks = [facts["seat"] for facts in told(play, None, "spied")]
        takes = [facts["seat"] for facts in told(play, None, "took")]
        for seat in range(4):
            assert looks.count(seat) == 2 * rounds
            assert takes.count(seat) == rounds


def test_r44_what_stayed_closed_is_not_shown_between_rounds() -> None:
    play = moves(table(2, E1), E13, E14, "0 refuse; 1 drink")
    assert see(play, None).round == 2
    for watcher in (0, 1, None):
        assert not [kind for kind in kinds(play.glimpses(watcher)) if kind.startswith("recap")]
    # The removed card and the bottom of C were seen by nobody, and no glimpse names them.
    for watcher in (0, 1, None):
        assert "a5" not in str(play.glimpses(watcher))
        assert "p1" not in str(play.glimpses(watcher))


def test_r45_talk_is_free_and_no_move_shows_a_card() -> None:
    shown = {action.words[0] for action in GAME.vocabulary.actions}
    assert shown == {
        "spy",
        "play",
        "swap",
        "peek",
        "swap_yes",
        "swap_no",
        "end_turn",
        "take",
        "drink",
        "refuse",
        "first_wesley",
        "deal",
    }
    assert len(GAME.talk.statements) == 0  # the engine keeps no talk, so it can neither check nor confirm a lie
    play = example(E5)
    before = play.state.values()
    with pytest.raises(Refusal, match="unknown-action"):
        play.say(0, ["I", "hold", "p3"])
    assert play.state.values() == before


def test_r46_announcements_that_could_change_the_winner_are_not_made() -> None:
    glasses = {0: "a6 a5 p1 p2", 2: "a4 a3 p3 a1"}
    play = drinking(3, glasses, hearts=(2, 1, 3))
    moves(play, "0 drink")
    assert (hearts(play), outcome(play).winners) == ((2, 0, 2), (0, 2))
    # Seat 2 would have drunk safely and won alone, had the round been played to its end.
    play = drinking(3, glasses, hearts=(2, 1, 3), end="end_of_round")
    moves(play, "0 drink; 1 refuse; 2 drink")
    assert outcome(play).winners == (2,)
