"""The printed figures, the flow of a round, and what must hold in every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from games.playing import decisions, finished, moves, outcome, told
from games.verre.glasses import drinking, hearts, margin, spying_done
from games.verre.tables import SEATS, see, shuffled
from perfidie.engine import CHANCE, Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import WORD

FIGURES = {
    # seats: top value, glasses, hand, removed, looks, pouring turns, sizes at the end, Wesley's bonus
    2: (6, 3, 4, 1, 1, 4, [3, 4, 4], "+1"),
    3: (6, 3, 3, 0, 2, 3, [4, 4, 4], "+1.5"),
    4: (8, 4, 3, 0, 2, 3, [4, 4, 4, 4], "+2"),
    5: (10, 5, 3, 0, 3, 3, [4, 4, 4, 4, 4], "+2.5"),
}


def games(seats: int, count: int, **options: object) -> list[Playthrough]:
    return [finished(shuffled(seats, seed, **options), Random(seed)) for seed in range(count)]


# Components and set-up


@pytest.mark.parametrize("seats", SEATS)
def test_the_printed_figures(seats: int) -> None:
    top, glasses, hand, removed, looks, turns, sizes, bonus = FIGURES[seats]
    play = shuffled(seats, seed=seats)
    deck = Counter(f"{kind}{value}" for kind in "pa" for value in range(1, top + 1))
    assert Counter(WORD[card] for card in play.setup.deck) == deck
    sight = see(play, None)
    assert (len(sight.glasses), sight.hand_sizes) == (glasses, (hand,) * seats)
    assert deck.total() - glasses - hand * seats == removed
    spying_done(play)
    assert [len(spied) for spied in see(play, None).spied] == [looks] * seats
    for _, words in decisions(play, Random(seats)):
        if words[0] == "take":
            break
    assert see(play, None).turn == turns - 1
    assert sorted(len(glass) for glass in see(play, None).glasses) == sizes
    finished(play, Random(seats))
    assert told(play, None, "revealed")[0]["bonus"] == bonus


@pytest.mark.parametrize(("seats", "places", "cards"), [(2, 9, 8), (3, 9, 9), (4, 12, 12), (5, 15, 15)])
def test_free_places_and_cards_to_pour(seats: int, places: int, cards: int) -> None:
    sight = see(shuffled(seats, seed=1), None)
    assert sum(4 - len(glass) for glass in sight.glasses) == places
    assert sum(sight.hand_sizes) == cards


def test_the_box_and_the_range_of_seats() -> None:
    assert list(GAME.seats) == list(SEATS)
    assert GAME.minutes == 15
    assert Counter(WORD.values()) == Counter(f"{kind}{value}" for kind in "pa" for value in range(1, 11))


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_four_hearts_and_vizzini_sits_right_of_wesley(seats: int) -> None:
    for wesley in range(seats):
        sight = see(shuffled(seats, seed=1, first_wesley=wesley), None)
        assert sight.hearts == (4,) * seats
        assert (sight.wesley, sight.vizzini) == (wesley, (wesley - 1) % seats)


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_as_likely_as_any_other_to_be_dealt_next(seats: int) -> None:
    state = GAME.new(GAME.setup(seats, {"first_wesley": 0}))
    dealt = set()
    rng = Random(seats)
    while state.actor == CHANCE:
        outcomes = state.outcomes()
        assert {weight for _, weight in outcomes} == {1}
        assert dealt.isdisjoint(action.words[1] for action, _ in outcomes)
        assert len(outcomes) == len(state.setup.deck) - len(dealt)
        card = state.sample(rng)
        dealt.add(card.words[1])
        state.apply(card, CHANCE)
    assert len(dealt) == len(state.setup.deck)


# Flow


@pytest.mark.parametrize(("seats", "fixed"), [(2, 14), (3, 21), (4, 28), (5, 40)])
def test_decisions_in_a_round(seats: int, fixed: int) -> None:
    """k is the turn of the swap, or the number of turns where Vizzini never swaps."""
    turns = FIGURES[seats][5]
    met = set()
    for seed in range(40):
        play = shuffled(seats, seed, end="full_rotation", max_rounds=1)
        rng = Random(seed)
        k = turns
        while not play.over:
            legal = play.legal(play.state.actor)
            swaps = [words for words in legal if words[0] == "swap"]
            words = rng.choice([each for each in legal if each not in swaps])
            if swaps and rng.random() < 0.2:
                words = rng.choice(swaps)
                k = see(play, None).turn + 1
            play.move(play.state.actor, words)
        assert len([entry for entry in play.entries if entry.seat >= 0]) == fixed + k
        met.add((k, bool(told(play, None, "swapped"))))
    assert met == {(turn, True) for turn in range(1, turns + 1)} | {(turns, False)}


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_the_phases(seats: int) -> None:
    for play in games(seats, 5, max_rounds=1, end="end_of_round"):
        said = [entry.words[0] for entry in play.entries if entry.seat >= 0]
        first = {verb: said.index(verb) for verb in ("spy", "play", "take")}
        assert first["spy"] < first["play"] < first["take"]
        assert said[-seats:] == [word for word in said if word in ("drink", "refuse")]
        last_pour = max(place for place, verb in enumerate(said) if verb in ("play", "swap", "end_turn"))
        assert last_pour < first["take"]


@pytest.mark.parametrize("seats", SEATS)
def test_in_turn_t_a_seat_holds_the_hand_dealt_t_places_to_its_right(seats: int) -> None:
    play = shuffled(seats, seed=3)
    dealt = [set(see(play, seat).hand) for seat in range(seats)]
    for seat, words in decisions(play, Random(3)):
        if words[0] == "take":
            break
        for holder in range(seats):
            assert set(see(play, holder).hand) <= dealt[(holder - see(play, None).turn) % seats]
        assert seat in range(seats)


# Effects


@pytest.mark.parametrize("seats", SEATS)
def test_the_reveal_table(seats: int) -> None:
    """Every reveal of many games, added up again by hand."""
    met = set()
    for seed in range(40):
        play = shuffled(seats, seed, end="full_rotation")
        for seat, words in decisions(play, Random(seed)):
            if words[0] not in ("drink", "refuse"):
                continue
            wesley, before = see(play, None).wesley, hearts(play)
            branch = play.state.clone()
            branch.apply(GAME.vocabulary.parse(words), seat)
            state = play.state
            cards = " ".join(WORD[card] for card in state.cards_in(state.taken[seat]))
            doubled = 2 * margin(cards) + (seats if seat == wesley else 0)
            side = (doubled > 0) - (doubled < 0)
            losers = {
                ("drink", 1): set(range(seats)) - {seat},
                ("drink", -1): {seat},
                ("refuse", 1): {seat},
            }.get((words[0], side), set())
            assert branch.hearts == tuple(had - (other in losers) for other, had in enumerate(before))
            met.add((words[0], side))
    assert {(word, side) for word in ("drink", "refuse") for side in (1, -1)} <= met


@pytest.mark.parametrize("seats", [3, 5])
def test_wesley_is_never_even_at_three_and_five(seats: int) -> None:
    for play in games(seats, 40):
        assert not [f for f in told(play, None, "revealed") if f["bonus"] != "0" and f["verdict"] == "even"]


# End of game


@pytest.mark.parametrize("seats", SEATS)
def test_what_holds_in_every_standard_game(seats: int) -> None:
    shortest = 2 if seats < 4 else 1
    for play in games(seats, 60):
        rounds = see(play, None).round
        assert shortest <= rounds <= (3 * seats + 1 if seats > 2 else 50)
        left = hearts(play)
        best = max(left)
        assert (min(left), best > 0) == (0, True)
        assert outcome(play).winners == tuple(seat for seat in range(seats) if left[seat] == best)
        assert outcome(play).scores == left
        assert sum(outcome(play).shares) == pytest.approx(1)
        assert outcome(play).reasons[0].facts == {"seats": tuple(seat for seat in range(seats) if left[seat] == 0)}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("compare", ["sum", "count"])
def test_every_completed_round_costs_a_heart(seats: int, compare: str) -> None:
    for play in games(seats, 25, compare=compare, end="full_rotation"):
        rounds: list[list[str]] = []
        for glimpse in play.glimpses(None):
            if glimpse.kind == "round-started":
                rounds.append([])
            rounds[-1].append(glimpse.kind)
        assert all("lost-heart" in told_in_round for told_in_round in rounds)


@pytest.mark.parametrize("seats", SEATS)
def test_hearts_only_fall_and_by_one_a_reveal(seats: int) -> None:
    for seed in range(10):
        play = shuffled(seats, seed)
        seen = [hearts(play) for _ in decisions(play, Random(seed))]
        for before, after in pairwise([*seen, hearts(play)]):
            assert all(had - has in (0, 1) for had, has in zip(before, after, strict=True))


@pytest.mark.parametrize(("seats", "lost"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_seat_can_lose_as_many_hearts_in_a_round_as_there_are_seats(seats: int, lost: int) -> None:
    """All the others drink safely, he drinks poison: hence the shortest games, 2 rounds at 2 and 3, 1 at 4 and 5."""
    good = {2: ["a6 a1 p1 p2"], 3: ["a6 a1 p1 p2", "a5 a2 p3 a3"], 4: ["a8 p1 p2 p3", "a7 p4 a1 a2", "a6 a3 a4 p5"]}
    good[5] = ["a10 p1 p2 p3", "a9 p4 a1 p5", "a8 a2 p6 a3", "a7 a4 a5 p7"]
    play = drinking(seats, dict(enumerate(good[seats])), start_hearts=8)
    for seat in range(seats):
        moves(play, f"{seat} drink")
    assert hearts(play)[-1] == 8 - lost


@pytest.mark.parametrize("seats", [4, 5])
def test_a_game_of_one_round(seats: int) -> None:
    good = {4: ["a8 p1 p2 p3", "a7 p4 a1 a2", "a6 a3 a4 p5"]}.get(
        seats, ["a10 p1 p2 p3", "a9 p4 a1 p5", "a8 a2 p6 a3", "a7 a4 a5 p7"]
    )
    play = drinking(seats, dict(enumerate(good)))
    while not play.over:
        play.move(play.state.actor, ["drink"])
    assert see(play, None).round == 1
