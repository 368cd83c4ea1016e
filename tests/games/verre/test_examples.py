"""The worked examples, E1 to E23, replayed move by move."""

from __future__ import annotations

import pytest

from games.playing import moves, outcome, told
from games.verre.glasses import drinking, hearts, hearts_lost, known, piles, spying_done
from games.verre.tables import E1, E2, E5, E6, E8, E11, E12, E13, E14, example, see, shuffled, table
from perfidie.games.verre import GAME
from perfidie.games.verre.sight.view import Group

E10 = "2 swap A B"


def test_e01_two_seats_set_up() -> None:
    play = table(2, E1)
    assert piles(play) == ["p4", "a2", "p1"]
    assert sorted(see(play, 0).hand) == sorted(["a6", "p3", "a1", "p5"])
    assert sorted(see(play, 1).hand) == sorted(["p2", "a4", "p6", "a3"])
    assert len(play.setup.deck) == 12
    assert (see(play, None).wesley, see(play, None).vizzini, hearts(play)) == (0, 1, (4, 4))
    assert play.state.actor == 0
    assert play.legal(0) == [("spy", "A"), ("spy", "B"), ("spy", "C")]
    moves(play, "0 spy A")
    assert play.state.actor == 1  # one look each


def test_e02_three_seats_set_up() -> None:
    play = table(3, E2)
    assert piles(play) == ["p5", "a2", "p1"]
    assert [sorted(see(play, seat).hand) for seat in range(3)] == [
        ["a1", "a6", "p3"],
        ["a4", "p2", "p6"],
        ["a3", "a5", "p4"],
    ]
    assert (see(play, None).wesley, see(play, None).vizzini) == (0, 2)
    assert see(play, None).removed == ""
    assert sum(map(len, see(play, None).glasses)) + sum(see(play, None).hand_sizes) == len(play.setup.deck) == 12
    assert len(play.legal(0)) == 3
    moves(play, "0 spy A")
    assert (play.state.actor, len(play.legal(0))) == (0, 2)


def choices_on_the_way(seats: int, wesley: int) -> tuple[list[int], list[int], dict[str, list[int]]]:
    """Play order, choice order, and the numbers of choices met while the cards are spread over the glasses."""
    play = shuffled(seats, seed=seats, first_wesley=wesley)
    orders: dict[str, list[int]] = {"SpyGlass": [], "PourCard": [], "TakeGlass": []}
    counts: dict[str, list[int]] = {"SpyGlass": [], "PourCard": [], "TakeGlass": []}
    while (step := play.view(None).step) != "Announce":
        seat = play.state.actor
        legal = play.legal(seat)
        if step in counts:
            orders[step] += [seat] if seat not in orders[step] else []
            counts[step].append(len(legal))
        play.move(seat, legal[len(counts["PourCard"]) % len(legal)] if step == "PourCard" else legal[-1])
    assert orders["SpyGlass"] == orders["PourCard"]
    return orders["SpyGlass"], orders["TakeGlass"], counts


def test_e03_four_seats_set_up() -> None:
    play_order, choice_order, counts = choices_on_the_way(4, wesley=1)
    assert play_order == [1, 2, 3, 0]
    assert choice_order == [0, 2, 3, 1]
    assert counts["SpyGlass"] == [4, 3] * 4
    assert counts["PourCard"][0] == 12
    assert counts["PourCard"][3] == 12 + 6
    assert see(shuffled(4, 1), None).hand_sizes == (3, 3, 3, 3)
    assert len(GAME.setup(4).deck) == 16


def test_e03_a_full_glass_leaves_fifteen_choices() -> None:
    play = spying_done(shuffled(4, seed=8, first_wesley=1))
    for seat in (1, 2, 3):
        play.move(seat, ["play", see(play, seat).hand[0], "A"])
    assert len(play.legal(0)) == 9 + 6


def test_e04_five_seats_set_up() -> None:
    play_order, choice_order, counts = choices_on_the_way(5, wesley=3)
    assert play_order == [3, 4, 0, 1, 2]
    assert choice_order == [2, 4, 0, 1, 3]
    assert counts["SpyGlass"] == [5, 4, 3] * 5
    assert counts["PourCard"][0] == 15
    assert counts["PourCard"][4] == 15 + 10
    assert see(shuffled(5, 1), None).hand_sizes == (3,) * 5
    assert len(GAME.setup(5).deck) == 20


def test_e05_spying() -> None:
    play = moves(table(3, E2), "0 spy A")
    assert known(play, 0) == ["p5", "?", "?"]
    assert play.legal(0) == [("spy", "B"), ("spy", "C")]
    moves(play, "0 spy B; 1 spy B; 1 spy C; 2 spy A; 2 spy C")
    assert known(play, 0) == ["p5", "a2", "?"]
    assert known(play, 1) == ["?", "a2", "p1"]
    assert known(play, 2) == ["p5", "?", "p1"]
    for watcher in (0, 1, 2, None):
        assert see(play, watcher).spied == ((0, 1), (1, 2), (0, 2))


def test_e06_first_turn() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A")
    legal = play.legal(2)
    assert [words[0] for words in legal].count("play") == 9
    assert [words for words in legal if words[0] == "swap"] == [
        ("swap", "A", "B"),
        ("swap", "A", "C"),
        ("swap", "B", "C"),
    ]
    assert len(legal) == 12
    moves(play, "2 play a5 C")
    assert set(play.legal(2)) == {("end_turn",), ("swap", "A", "B"), ("swap", "A", "C"), ("swap", "B", "C")}
    moves(play, "2 end_turn")
    assert play.state.actor == 0


def test_e07_passing() -> None:
    play = example(E5, E6)
    assert [set(see(play, seat).hand) for seat in range(3)] == [{"p4", "a3"}, {"p3", "a1"}, {"a4", "p2"}]


def test_e08_forced_glass() -> None:
    play = example(E5, E6, "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn")
    assert [see(play, seat).hand for seat in range(3)] == [("p2",), ("a3",), ("a1",)]
    moves(play, "0 play p2 B; 1 play a3 C")
    assert [words for words in play.legal(2) if words[0] == "play"] == [("play", "a1", "A")]
    assert len(play.legal(2)) == 1 + 3
    moves(play, "2 play a1 A")
    assert piles(play) == ["p5 p6 a4 a1", "a2 a6 p3 p2", "p1 a5 p4 a3"]


def test_e09_notebook() -> None:
    play = example(E5, E6, E8)
    assert known(play, 0) == ["p5 ? ? ?", "a2 a6 ? p2", "? ? p4 a3"]
    sight = see(play, 0)
    a, b, c = sight.glasses
    pair, never_seen = sight.groups
    assert set(pair.cards) == {"p3", "a1"}
    assert set(pair.places) == {b[2], a[3]}  # seat 1's second card, seat 2's third
    assert set(never_seen.cards) == {"p1", "p6", "a5", "a4"}
    assert set(never_seen.places) == {c[0], a[1], c[1], a[2]}
    assert not sight.seen[c[3]]  # a3 is deduced
    assert sight.balances == (None, None, None)


def test_e10_vizzinis_swap() -> None:
    play = example(E5, E6, E8, E10)
    assert piles(play) == ["p5 p6 a4 p2", "a2 a6 p3 a1", "p1 a5 p4 a3"]
    assert told(play, 2, "swapped") == [{"seat": 2, "glass": "A", "other-glass": "B", "card": "a1", "other-card": "p2"}]
    assert known(play, 0) == ["p5 ? ? p2", "a2 a6 ? ?", "? ? p4 a3"]
    sight = see(play, 0)
    assert sight.groups[0] == Group(("p3", "a1"), tuple(sorted(sight.glasses[1][2:])))
    assert sight.balances == (None, 6, None)


def test_e11_choosing() -> None:
    play = example(E5, E6, E8, E10)
    before = [see(play, seat).faces for seat in range(3)]
    assert [words[1] for words in play.legal(2)] == ["A", "B", "C"]
    moves(play, "2 take B")
    assert [words[1] for words in play.legal(1)] == ["A", "C"]
    moves(play, "1 take C")
    assert play.legal(0) == [("take", "A")]
    moves(play, "0 take A")
    assert [see(play, seat).faces for seat in range(3)] == before
    assert see(play, None).opened == (False, False, False)


def test_e12_phase_4() -> None:
    play = example(E5, E6, E8, E10, E11, "0 refuse")
    assert told(play, None, "revealed")[-1]["balance"] == "-7.5"  # M2 = -15
    assert hearts(play) == (4, 4, 4)
    moves(play, "1 drink")
    assert told(play, None, "revealed")[-1]["balance"] == "+3"
    assert hearts(play) == (3, 4, 3)
    assert see(play, 2).balances[1] == 6
    moves(play, "2 drink")
    assert hearts(play) == (2, 3, 3)
    sight = see(play, None)
    assert (sight.round, sight.wesley, sight.vizzini) == (2, 1, 0)
    assert sight.undealt == 12


def test_e13_hands_come_back() -> None:
    play = moves(table(2, E1), "0 spy B; 1 spy A; 0 play a6 B; 1 play p6 A; 1 end_turn")
    assert [set(see(play, seat).hand) for seat in range(2)] == [{"p2", "a4", "a3"}, {"p3", "a1", "p5"}]
    moves(play, "0 play a4 B; 1 play p5 C")
    assert known(play, 0)[2] == "? ?"
    assert known(play, 1)[1] == "? ? ?"
    moves(play, "1 end_turn")
    assert [set(see(play, seat).hand) for seat in range(2)] == [{"p3", "a1"}, {"p2", "a3"}]
    assert known(play, 0)[2] == "? p5"
    assert known(play, 1)[1] == "? ? a4"


def test_e14_the_short_glass() -> None:
    play = moves(table(2, E1), E13, "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C")
    assert [words for words in play.legal(1) if words[0] == "play"] == [("play", "p3", "A"), ("play", "p3", "C")]
    moves(play, "1 play p3 C; 1 end_turn")
    assert piles(play) == ["p4 p6 p2", "a2 a6 a4 a1", "p1 p5 a3 p3"]
    moves(play, "1 take B")
    assert play.legal(0) == [("take", "A"), ("take", "C")]
    moves(play, "0 take A; 0 refuse")
    assert told(play, None, "revealed")[-1]["balance"] == "-11"  # M2 = -22
    assert hearts(play) == (4, 4)
    moves(play, "1 drink")
    assert told(play, None, "revealed")[-1]["balance"] == "+13"
    assert hearts(play) == (3, 4)
    assert [facts["glass"] for facts in told(play, None, "revealed")] == ["A", "B"]
    assert (see(play, None).wesley, see(play, None).vizzini) == (1, 0)


@pytest.mark.parametrize(("word", "lost"), [("drink", (1, 0, 1)), ("refuse", (0, 1, 0))])
def test_e15_drinking_safely(word: str, lost: tuple[int, ...]) -> None:
    assert hearts_lost(drinking(3, {1: "a6 p2 p1 a1"}), 1, word) == lost


@pytest.mark.parametrize(("word", "lost"), [("drink", (0, 1, 0)), ("refuse", (0, 0, 0))])
def test_e16_drinking_poison(word: str, lost: tuple[int, ...]) -> None:
    assert hearts_lost(drinking(3, {1: "p6 p2 a1 a5"}), 1, word) == lost


@pytest.mark.parametrize("word", ["drink", "refuse"])
def test_e17_even(word: str) -> None:
    assert hearts_lost(drinking(4, {2: "a7 p4 p5 a2"}), 2, word) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("seat", "word", "lost"),
    [(0, "drink", (0, 1, 1)), (0, "refuse", (1, 0, 0)), (1, "drink", (0, 1, 0)), (1, "refuse", (0, 0, 0))],
)
def test_e18_wesley_turns_a_glass(seat: int, word: str, lost: tuple[int, ...]) -> None:
    play = drinking(3, {seat: "a5 p6 a2 p2"}, wesley=0)
    assert hearts_lost(play, seat, word) == lost
    assert told(play, None, "revealed")[-1]["balance"] == ("+0.5" if seat == 0 else "-1")


@pytest.mark.parametrize(
    ("cards", "balance", "lost"),
    [("a9 p10 a3 p5", "-0.5", (1, 0, 0, 0, 0)), ("a9 p10 a3 p4", "+0.5", (0, 1, 1, 1, 1))],
)
def test_e19_half_doses(cards: str, balance: str, lost: tuple[int, ...]) -> None:
    play = drinking(5, {0: cards}, wesley=0)
    assert hearts_lost(play, 0, "drink") == lost
    assert told(play, None, "revealed")[-1]["balance"] == balance


@pytest.mark.parametrize("word", ["drink", "refuse"])
@pytest.mark.parametrize(("seats", "cards"), [(4, "p8 a6 a1 p1"), (2, "a1 p4 a2")])
def test_e20_wesley_even(seats: int, cards: str, word: str) -> None:
    play = drinking(seats, {0: cards}, wesley=0)
    assert hearts_lost(play, 0, word) == (0,) * seats
    assert told(play, None, "revealed")[-1]["verdict"] == "even"


def test_e21_sudden_end_shared_win() -> None:
    play = drinking(5, {0: "a10 a9 p1 p2"}, wesley=0, hearts=(2, 1, 1, 3, 1))
    assert hearts_lost(play, 0, "drink") == (0, 1, 1, 1, 1)
    assert hearts(play) == (2, 0, 0, 2, 0)
    assert outcome(play).winners == (0, 3)
    assert see(play, None).announced == (1, -1, -1, -1, -1)


def test_e22_own_last_heart() -> None:
    play = drinking(3, {1: "p6 p5 a1 a2"}, wesley=1, hearts=(3, 1, 3))
    assert hearts_lost(play, 1, "drink") == (0, 1, 0)
    assert told(play, None, "revealed")[-1]["balance"] == "-6.5"
    assert (outcome(play).scores, outcome(play).winners) == ((3, 0, 3), (0, 2))


def test_e23_swap_before_pouring() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A; 2 swap A B")
    assert piles(play) == ["p5 a6", "a2 p6", "p1"]
    assert play.state.actor == 2
    assert {words[0] for words in play.legal(2)} == {"play"}
    moves(play, "2 play a5 C")
    assert play.state.actor == 0  # no question
    assert not see(play, None).power
    assert known(play, 0)[0] == "p5 a6"


def test_e12_and_e14_hold_as_whole_rounds() -> None:
    """The scripts shared with the other tests are the examples themselves."""
    assert hearts(moves(table(2, E1), E13, E14, "0 refuse; 1 drink")) == (3, 4)
    assert hearts(example(E5, E6, E8, E10, E11, E12)) == (2, 3, 3)
