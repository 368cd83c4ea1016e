"""The worked examples, 1 to 25, played through the front door. Seat 0 is A, seat 1 is B, and A is the first player."""

from __future__ import annotations

import pytest

from games.idus_martii.tables import (
    GAME,
    answer,
    choose,
    hands_for,
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
from games.playing import refusal, see, told
from perfidie.engine import Playthrough
from perfidie.games.idus_martii.sight.knowledge import certain

A, B, C, D, E, F = range(6)
HANDS = "LT LM TT LT LM"


def hand_outs(listed: str) -> set[str]:
    """`(C;B,D)` as words: Praetor C, Aediles B and D."""
    return {"assign " + " ".join(str("ABCDEF".index(letter)) for letter in part[1::2]) for part in listed.split()}


def first_turn() -> Playthrough:
    """Example 3."""
    return moves(table(HANDS), "2 vote green; 3 vote red; 1 look 2; 1 keep")


def second_turn() -> Playthrough:
    """Example 4."""
    return moves(first_turn(), "3 vote green; 4 vote green; 2 look 4; 2 force")


def yellow_found() -> Playthrough:
    """Example 8, until D has to replace his card."""
    play = moves(in_round_two(5), "0 assign 1 3 4")
    assert [len(play.legal(seat)) for seat in (D, E)] == [3, 3]
    return moves(play, "3 vote yellow; 4 vote yellow; 1 look 3")


def after_yellow() -> Playthrough:
    """The turn after example 8, before roles are handed out."""
    play = moves(yellow_found(), "3 swap red")
    play.move(A, play.legal(A)[0])
    return play


# Set-up


def test_e01_set_up_for_five() -> None:
    play = table("LL LL TT TT MM")
    assert GAME.rules.pieces(play.state) == {"loyal": 4, "traitor": 4, "merchant": 2}
    assert (see(play, None).undealt, see(play, None).cards) == (0, (2,) * 5)
    assert see(play, None).limit == 13
    assert (when(play), roles(play)) == ((1, 1), (A, B, (C, D)))
    assert tokens(play) == (0, 0)
    assert play.state.waiting == (C, D)
    assert [play.legal(seat) for seat in (C, D)] == [[("vote", "green"), ("vote", "red")]] * 2


@pytest.mark.parametrize(("seats", "loyal", "limit"), [(6, 5, 15), (7, 6, 17), (8, 7, 20)])
def test_e02_set_up_for_six_seven_and_eight(seats: int, loyal: int, limit: int) -> None:
    play = shuffled(seats, 1, first_player=A)
    assert GAME.rules.pieces(play.state) == {"loyal": loyal, "traitor": loyal, "merchant": 2}
    assert see(play, None).limit == limit
    consul, praetor, aediles = roles(play)
    assert (consul, praetor, aediles) == (A, B, (C, D))
    assert tokens(play) == (0, 0)
    assert see(play, None).cards == (2,) * seats


# The first round


def test_e03_round_1_keep() -> None:
    play = first_turn()
    assert told(play, B, "looked") == [{"seat": B, "aedile-seat": C, "vote": "green"}]
    assert see(play, None).turns[0].tally == ("green", "red")
    assert tokens(play) == (1, 1)
    assert see(play, None).cards == (2,) * 5
    assert (when(play), roles(play)) == ((1, 2), (B, C, (D, E)))


def test_e04_round_1_force() -> None:
    play = second_turn()
    assert told(play, C, "looked")[-1] == {"seat": C, "aedile-seat": E, "vote": "green"}
    assert told(play, E, "vote-replaced") == [{"seat": E, "vote": "red"}]
    assert now(play).tally == ("green", "red")
    assert see(play, E).turns[-1].counted == ("", "red")
    assert tokens(play) == (2, 2)


def test_e05_discard() -> None:
    play = second_turn()
    assert (play.view(None).step, play.state.actor) == ("ChooseSide", B)
    assert may(play) == {"discard loyal", "discard merchant"}
    moves(play, "1 discard merchant")
    assert told(play, None, "side-chosen") == [{"seat": B}]
    assert see(play, None).cards == (2, 1, 2, 2, 2)
    assert see(play, B).side == "loyal"
    assert [see(play, seat).side for seat in (None, A, C, D, E)] == [""] * 5


# The second round


def test_e06_boundary_for_five() -> None:
    play = in_round_two(5)
    last = see(play, None).turns[4]
    assert (last.consul, last.praetor, last.aediles) == (E, A, (B, C))
    assert see(play, None).cards == (2, 1, 1, 1, 1)
    assert (when(play), play.state.actor) == ((2, 1), A)
    assert may(play) == hand_outs("(C;B,D) (E;B,D) (C;B,E) (D;B,E) (B;C,D) (E;C,D) (B;C,E) (D;C,E) (B;D,E) (C;D,E)")


@pytest.mark.parametrize(("seats", "choices"), [(6, 9), (7, 24), (8, 50)])
def test_e07_boundary_for_six_seven_and_eight(seats: int, choices: int) -> None:
    play = in_round_two(seats)
    last = see(play, None).turns[seats - 1]
    assert (last.consul, last.praetor, last.aediles) == (seats - 1, A, (B, C))
    legal = play.legal(A)
    assert len(legal) == len(set(legal)) == choices
    pairs = {words[2:] for words in legal}
    assert {seat for pair in pairs for seat in pair} == {str(seat) for seat in range(D, seats)}
    if seats == 6:
        assert pairs == {("3", "4"), ("3", "5"), ("4", "5")}
        assert [sum(words[2:] == pair for words in legal) for pair in pairs] == [3, 3, 3]


def test_e08_yellow_found() -> None:
    play = yellow_found()
    assert tokens(play) == (5, 5)
    for seat in (None, *range(5)):
        assert told(play, seat, "yellow-shown") == [{"seat": B, "aedile-seat": D}]
    assert play.state.actor == D
    assert may(play) == {"swap green", "swap red"}
    moves(play, "3 swap red")
    assert now(play).tally == ("red", "yellow")
    assert tokens(play) == (5, 6)
    assert (play.view(None).step, play.state.actor) == ("ChooseSide", A)


def test_e09_force_in_round_2() -> None:
    play = moves(after_yellow(), "1 assign 0 2 3; 2 vote yellow; 3 vote red; 0 look 3")
    assert told(play, A, "looked")[-1]["vote"] == "red"
    moves(play, "0 force")
    assert play.state.actor == D
    assert may(play) == {"swap green", "swap yellow"}
    moves(play, "3 swap yellow")
    assert see(play, None).turns[6].tally == ("yellow", "yellow")
    assert tokens(play) == (5, 6)
    assert (play.view(None).step, when(play)) == ("HandOutRoles", (2, 3))


def test_e10_legal_choices_for_five() -> None:
    play = after_yellow()
    assert play.state.actor == B
    assert may(play) == hand_outs("(D;A,C) (E;A,C) (C;A,D) (E;A,D) (C;A,E) (D;A,E) (A;C,D) (E;C,D) (A;C,E) (D;C,E)")
    assert refusal(play, B, "assign 0 3 4") == "idus-aedile-again"
    assert refusal(play, B, "assign 1 2 3") == "idus-consul-has-a-role"


def test_e11_legal_choices_for_six() -> None:
    play = in_round_two(6)
    for script in ("0 assign 1 3 5", "1 assign 0 2 4", "2 assign 5 0 1"):
        moves(play, script)
        choose(turn(play, "gr"), "L" if "loyal" in see(play, A).dealt else "T")
    assert (play.state.actor, see(play, None).turns[-2].praetor) == (D, F)
    assert may(play) == hand_outs("(A;C,E) (B;C,E) (A;C,F) (B;C,F) (E;C,F) (A;E,F) (B;E,F) (C;E,F)")


# The limit


def test_e12_on_the_limit_square() -> None:
    play = position("LLTTM", 12, 4, turns=8)
    assert when(play) == (2, 4)
    turn(play, "gy")
    assert tokens(play) == (13, 4)
    assert (play.over, when(play)) == (False, (2, 5))


def test_e13_past_the_limit() -> None:
    play = turn(position("LLTTM", 12, 4, turns=8), "gg")
    assert tokens(play) == (14, 4)
    assert result(play) == ("conspiracy-failed", "rival-wins", "traitor", (C, D))


def test_e14_eight_players_end_of_the_track() -> None:
    play = turn(position("LLLTTTMM", 19, 5, turns=12), "gr")
    assert tokens(play) == (20, 6)
    assert not play.over
    play = turn(position("LLLTTTMM", 19, 5, turns=12), "gg")
    assert tokens(play) == (21, 5)
    assert result(play) == ("conspiracy-failed", "rival-wins", "traitor", (3, 4, 5))


def test_e15_no_rival_at_conspiracy_failed() -> None:
    play = turn(position("LLLLLM", 15, 3, turns=9), "gg")
    assert tokens(play) == (17, 3)
    assert result(play) == ("conspiracy-failed", "no-rival-left", "merchant", (F,))


# The Ides of March


def test_e16_ides_clear_lead() -> None:
    play = position("LLTTM", 9, 7, turns=10)
    assert result(play) == ("ides-of-march", "leads", "loyal", (A, B))


@pytest.mark.parametrize(("loyal", "traitor"), [(9, 8), (8, 8)])
def test_e17_ides_close(loyal: int, traitor: int) -> None:
    play = position("LLTTM", loyal, traitor, turns=10)
    assert result(play) == ("ides-of-march", "too-close", "merchant", (E,))


def test_e18_ides_no_rival() -> None:
    play = position("LLLLM", 12, 6, turns=10)
    assert result(play) == ("ides-of-march", "no-rival", "merchant", (E,))


def test_e19_nobody_wins() -> None:
    play = position("LLLTT", 9, 8, turns=10)
    assert result(play) == ("ides-of-march", "too-close", "merchant", ())


@pytest.mark.parametrize(
    ("votes", "reached", "wanted"),
    [
        ("gg", (17, 5), ("conspiracy-failed", "rival-wins", "traitor", (D, E))),
        ("gr", (16, 6), ("conspiracy-failed", "rival-wins", "traitor", (D, E))),
        ("yr", (15, 6), ("ides-of-march", "leads", "loyal", (A, B, C))),
    ],
)
def test_e20_last_tally(votes: str, reached: tuple[int, int], wanted: tuple[object, ...]) -> None:
    play = position("LLLTTM", 15, 5, turns=11)
    assert when(play) == (2, 6)
    turn(play, votes)
    assert (tokens(play), result(play)) == (reached, wanted)


# What is known


def known(play: Playthrough, seat: int | None, number: int) -> tuple[str, ...]:
    """The counted votes of a turn that are certain to a seat."""
    seats = play.setup.seats
    return certain(see(play, seat).turns[number], number // seats + 1, "aedile_choice")


def test_e21_what_is_known() -> None:
    play = first_turn()
    assert [known(play, seat, 0) for seat in (B, C, D)] == [("green", "red")] * 3
    assert [known(play, seat, 0) for seat in (None, A, E)] == [("", "")] * 3


def test_e22_public_deduction() -> None:
    play = moves(yellow_found(), "3 swap red")
    for seat in (None, A, B, C, D, E):
        assert known(play, seat, 5) == ("red", "yellow")


def test_e23_identical_cards() -> None:
    play = choose(turn(turn(table(HANDS), "gr"), "gr"), "L")
    turn(play, "gr")
    assert play.state.actor == C
    assert may(play) == {"discard traitor"}
    moves(play, "2 discard traitor")
    assert see(play, C).side == "traitor"
    assert told(play, None, "side-chosen") == [{"seat": B}, {"seat": C}]
    assert see(play, None).cards == (2, 1, 1, 2, 2)


def test_e24_length() -> None:
    play = table(hands_for("LLLTTTM"))
    chosen = []
    while not play.over:
        at = when(play)
        turn(play, "gr")
        if play.view(None).step == "ChooseSide":
            chosen.append(at)
            choose(play, "LLLTTTM"[at[1] - 1])
    assert len(see(play, None).turns) == 14
    assert chosen == [*[(1, number) for number in range(2, 8)], (2, 1)]
    assert result(play)[0] == "ides-of-march"


@pytest.mark.parametrize(("votes", "public"), [("gy", ("green", "yellow")), ("gr", ("", ""))])
def test_e25_a_keep_is_a_clue(votes: str, public: tuple[str, ...]) -> None:
    play = moves(in_round_two(5), "0 assign 1 3 4")
    answer(look(vote(play, votes), 0), "keep")
    for seat in (None, A, C):
        assert known(play, seat, 5) == public
    for seat in (B, D, E):
        assert known(play, seat, 5) == ("green", {"y": "yellow", "r": "red"}[votes[1]])
