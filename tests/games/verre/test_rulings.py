"""Rulings 1 to 25: set-up, spying, pouring, Vizzini's power, passing hands."""

from __future__ import annotations

from random import Random

import pytest

from games.playing import decisions, finished, moves, refusal, told
from games.verre.glasses import drinking, filled, hearts, hearts_lost, known, piles, spying_done, verbs
from games.verre.tables import E1, E2, E5, E6, E8, E11, E12, E13, SEATS, example, looks, see, shuffled, table
from perfidie.games.verre import GAME

GAMES = range(10)


# Set-up


def test_r01_hearts_and_roles_are_given_once() -> None:
    play = example(E5, E6, E8, "2 end_turn", E11, E12)
    left = hearts(play)
    assert left != (4, 4, 4)
    play.chance(Random(1))
    assert (see(play, None).round, hearts(play)) == (2, left)
    finished(play, Random(2))
    assert [entry.words[0] for entry in play.entries].count("first_wesley") == 1


@pytest.mark.parametrize(("seats", "places"), [(2, (2, 1)), (3, (3, 2, 1)), (4, (4, 2, 3, 1)), (5, (5, 2, 3, 4, 1))])
def test_r02_vizzini_chooses_first_wesley_last_the_others_clockwise(seats: int, places: tuple[int, ...]) -> None:
    for wesley in range(seats):
        play = drinking(seats, {}, wesley=wesley)
        order = [facts["seat"] for facts in told(play, None, "took")]
        assert order == [(wesley + place - 1) % seats for place in places]


def test_r03_the_removed_card_stays_out_and_one_glass_is_short() -> None:
    for seed in GAMES:
        play = shuffled(2, seed)
        removed = play.entries[-1].words[1]  # the last card dealt
        for _seat, words in decisions(play, Random(seed)):
            if words[0] == "take":
                break
        assert sorted(len(pile.split()) for pile in piles(play)) == [3, 4, 4]
        assert removed not in " ".join(piles(play)).split()


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_r03_the_short_glass_is_a_glass_like_the_others(letter: str) -> None:
    wanted = {"A": ["p4 p6 p2", "a2 a6 a4 a1", "p1 p5 a3 p3"], "B": ["a2 a6 a4 a1", "p4 p6 p2", "p1 p5 a3 p3"]}
    play = filled(2, wanted.get(letter, ["p1 p5 a3 p3", "a2 a6 a4 a1", "p4 p6 p2"]))
    assert ("take", letter) in play.legal(1)
    other = next(each for each in "ABC" if each != letter)
    moves(play, f"1 take {other}")
    assert ("take", letter) in play.legal(0)
    moves(play, f"0 take {letter}")
    assert hearts_lost(play, 0, "drink") == (1, 0)
    assert told(play, None, "revealed")[-1]["cards"] == ("p4", "p6", "p2")


def test_r03_the_short_glass_may_be_swapped() -> None:
    play = moves(table(2, E1), E13, "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C; 1 play p3 C; 1 swap A C")
    assert piles(play) == ["p4 p6 p3", "a2 a6 a4 a1", "p1 p5 a3 p2"]


def test_r04_values_are_added_up() -> None:
    play = drinking(4, {1: "a8 p1 p2 p3"})  # three poison cards to one, yet 8 against 6
    assert hearts_lost(play, 1, "drink") == (1, 0, 1, 1)


@pytest.mark.parametrize("word", ["drink", "refuse"])
def test_r05_an_even_glass_does_nothing(word: str) -> None:
    for seats, cards in [(2, "a6 p6 a1 p1"), (3, "a6 p5 p3 a2"), (4, "a8 p1 p3 p4"), (5, "a10 p9 p3 a2")]:
        assert hearts_lost(drinking(seats, {1: cards}), 1, word) == (0,) * seats


@pytest.mark.parametrize(("cards", "balance", "loser"), [("a5 p6 a2 p2", "+0.5", 1), ("a5 p6 a1 p2", "-0.5", 0)])
def test_r06_half_doses_are_never_rounded(cards: str, balance: str, loser: int) -> None:
    play = drinking(3, {0: cards}, wesley=0)
    lost = hearts_lost(play, 0, "drink")
    assert told(play, None, "revealed")[-1]["balance"] == balance
    assert lost[loser] == 1


@pytest.mark.parametrize(("seats", "bonus"), [(2, "+1"), (3, "+1.5"), (4, "+2"), (5, "+2.5")])
def test_r07_wesley_counts_himself(seats: int, bonus: str) -> None:
    play = drinking(seats, {}, wesley=1, end="full_rotation")
    for _ in range(seats):
        play.move(play.state.actor, ["refuse"])
    assert {facts["seat"]: facts["bonus"] for facts in told(play, None, "revealed")} == {
        seat: bonus if seat == 1 else "0" for seat in range(seats)
    }


def test_r08_wesleys_bonus_counts_when_he_refuses() -> None:
    cards = "a5 p6 a2 p2"  # -1: right to refuse for anybody else
    assert hearts_lost(drinking(3, {0: cards}, wesley=0), 0, "refuse") == (1, 0, 0)
    assert hearts_lost(drinking(3, {1: cards}, wesley=0), 1, "refuse") == (0, 0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_r09_there_is_always_room_to_pour(seats: int) -> None:
    for seed in GAMES:
        play = shuffled(seats, seed)
        for seat, words in decisions(play, Random(seed)):
            sight = see(play, None)
            if words[0] == "take":
                break
            free = sum(4 - len(glass) for glass in sight.glasses)
            assert free - sum(sight.hand_sizes) == (1 if seats == 2 else 0)
            if play.view(None).step == "PourCard":
                assert any(legal[0] == "play" for legal in play.legal(seat))
        if seats > 2:
            assert all(len(glass) == 4 for glass in see(play, None).glasses)


# Phase 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r10_looks_are_at_different_cards(seats: int) -> None:
    play = shuffled(seats, seed=1, first_wesley=0)
    moves(play, "0 spy B")
    assert ("spy", "B") not in play.legal(0)
    assert refusal(play, 0, "spy B") == "verre-already-spied"
    assert all(len(set(looks)) == len(looks) for looks in see(spying_done(play), None).spied)


def test_r11_a_look_is_seen_before_the_next_is_chosen() -> None:
    play = table(3, E2)
    moves(play, "0 spy A")
    assert play.state.actor == 0
    assert known(play, 0) == ["p5", "?", "?"]


def test_r12_a_look_cannot_be_declined() -> None:
    play = table(3, E2)
    for seat, _ in zip((0, 0, 1, 1, 2, 2), range(6), strict=True):
        assert verbs(play) == ["spy"]
        assert refusal(play, seat, "end_turn") == "not-now"
        play.move(seat, play.legal(seat)[0])


def test_r13_several_may_look_at_the_same_card() -> None:
    play = example("0 spy A; 0 spy B; 1 spy A; 1 spy B; 2 spy A; 2 spy B")
    assert [known(play, seat) for seat in range(3)] == [["p5", "a2", "?"]] * 3


def test_r14_which_card_is_looked_at_is_public_its_face_is_not() -> None:
    play = example("0 spy B")
    assert told(play, 0, "spied") == [{"seat": 0, "glass": "B", "card": "a2"}]
    for watcher in (1, 2, None):
        assert told(play, watcher, "spied") == [{"seat": 0, "glass": "B"}]
        assert see(play, watcher).spied == ((1,), (), ())
        assert known(play, watcher) == ["?", "?", "?"]


def test_r15_no_second_look_but_the_notebook_remembers() -> None:
    play = example(E5, E6, E8, "2 end_turn")
    assert refusal(play, 2, "spy A") == "not-now"
    assert known(play, 2)[0].split()[0] == "p5"
    assert known(play, 2)[2].split()[:2] == ["p1", "a5"]


# Vizzini


@pytest.mark.parametrize("seats", SEATS)
def test_r16_vizzini_swaps_on_his_own_turns_of_phase_2_only(seats: int) -> None:
    for seed in GAMES:
        play = shuffled(seats, seed)
        for seat, _ in decisions(play, Random(seed)):
            sight, step = see(play, None), play.view(None).step
            his_turn = seat == sight.vizzini and step in ("PourCard", "SwapOrEndTurn")
            assert ("swap" in verbs(play)) == (his_turn and sight.power)


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_r16_before_or_after_any_of_his_cards_the_last_included(seats: int, turns: int) -> None:
    play = spying_done(shuffled(seats, seed=seats))
    moments = []
    while (step := play.view(None).step) != "TakeGlass":
        if "swap" in verbs(play):
            moments.append((see(play, None).turn, step))
        seat = play.state.actor
        play.move(seat, play.legal(seat)[-1 if step == "SwapOrEndTurn" else 0])
    assert moments == [(turn, step) for turn in range(turns) for step in ("PourCard", "SwapOrEndTurn")]


def test_r17_choosing_two_glasses_commits_to_the_swap() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A; 2 swap A B")
    assert piles(play) == ["p5 a6", "a2 p6", "p1"]
    assert verbs(play) == ["play"]
    assert refusal(play, 2, "swap_no") == "not-now"
    assert refusal(example(E5, "0 play a6 B; 1 play p6 A"), 2, "peek A B") == "not-now"


def test_r18_vizzini_always_sees_what_he_swaps() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A")
    assert known(play, 2) == ["p5 ?", "? ?", "p1"]
    moves(play, "2 swap A B")
    assert known(play, 2) == ["p5 a6", "? p6", "p1"]
    assert told(play, 2, "swapped")[0]["card"] == "p6"
    assert told(play, 2, "swapped")[0]["other-card"] == "a6"


def test_r19_one_top_card_from_each_of_two_glasses() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 B")
    assert refusal(play, 2, "swap A A") == "unknown-action"
    swaps = [words for words in play.legal(2) if words[0] == "swap"]
    assert swaps == [("swap", "A", "B"), ("swap", "A", "C"), ("swap", "B", "C")]
    moves(play, "2 swap A B")
    assert piles(play) == ["p6", "a2 a6 p5", "p1"]  # what lay under the top stayed


def test_r20_full_glasses_and_single_cards_may_be_swapped() -> None:
    play = example(E5, "0 play a6 A; 1 play p6 A; 2 play a5 A")
    assert [len(pile.split()) for pile in piles(play)] == [4, 1, 1]
    moves(play, "2 swap A B")
    assert piles(play) == ["p5 a6 p6 a2", "a5", "p1"]
    play = example(E5, "0 play a6 A; 1 play p6 A; 2 swap B C")
    assert piles(play) == ["p5 a6 p6", "p1", "a2"]


def test_r21_the_card_moves_with_its_whole_track_record() -> None:
    play = example(E5, "0 play a6 B; 1 play p6 A")
    before = see(play, None)
    moves(play, "2 swap A B")
    after = see(play, None)
    assert (after.glasses[0][-1], after.glasses[1][-1]) == (before.glasses[1][-1], before.glasses[0][-1])
    assert after.pourers == before.pourers
    assert after.pourers[after.glasses[0][-1]] == 0
    assert known(play, 0)[0] == "p5 a6"  # seat 0 follows its own card
    assert known(play, 1)[1] == "a2 p6"


def test_r22_an_unused_power_is_lost_and_the_next_vizzini_has_a_fresh_one() -> None:
    play = example(E5, E6, E8, "2 end_turn")
    assert verbs(play) == ["take"]
    assert refusal(play, 2, "swap A B") == "not-now"
    moves(play, E11)
    assert refusal(play, 0, "swap A B") == "not-now"
    moves(play, E12)
    play.chance(Random(3))
    spying_done(play)
    assert (see(play, None).vizzini, see(play, None).power) == (0, True)
    for seat in (1, 2):
        play.move(seat, play.legal(seat)[0])
    assert "swap" in verbs(play)


def test_r23_one_power_a_round_at_two_seats_too() -> None:
    play = moves(table(2, E1), looks("BAC", "ABC"), "0 play a6 B; 1 swap A B")
    while play.view(None).step in ("PourCard", "SwapOrEndTurn"):
        assert "swap" not in verbs(play)
        play.move(play.state.actor, play.legal(play.state.actor)[0])
    assert len(told(play, None, "swapped")) == 1


# Hands


@pytest.mark.parametrize(("seats", "passes"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_r24_nothing_is_passed_after_the_last_card(seats: int, passes: int) -> None:
    play = filled(seats, piles(drinking(seats, {})))
    assert len(told(play, None, "hands-passed")) == passes
    assert see(play, None).hand_sizes == (0,) * seats
    assert play.view(None).step == "TakeGlass"


@pytest.mark.parametrize("seats", SEATS)
def test_r25_hands_are_passed_all_at_once(seats: int) -> None:
    play = shuffled(seats, seed=5, first_wesley=0)
    hands = [see(play, seat).hand for seat in range(seats)]
    for seat, words in decisions(play, Random(seats)):
        sizes = see(play, None).hand_sizes
        assert max(sizes) - min(sizes) <= 1  # nobody ever holds two hands
        if see(play, None).turn == 1:
            break
        if words[0] == "play":
            hands[seat] = tuple(card for card in hands[seat] if card != words[1])
    assert len(told(play, None, "hands-passed")) == 1
    assert [see(play, seat).hand for seat in range(seats)] == [hands[seat - 1] for seat in range(seats)]
    assert GAME.rules.pieces(play.state).total() == len(GAME.setup(seats).deck)
