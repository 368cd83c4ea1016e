"""What follows from a view: certain votes against every pair that fits, imagined worlds against their exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from games.idus_martii.eyewitness import Eyewitness
from games.idus_martii.tables import SEATS, answer, assigned, choose, look, now, shuffled, table, turn, vote
from games.playing import decisions, finished, moves, watchers
from perfidie.engine import Playthrough, encode, replay
from perfidie.engine.laws.exact import surprise
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS
from perfidie.games.idus_martii.sight.knowledge import cases, certain, intended

FORCES = ("aedile_choice", "opposite", "yellow_only")
UNLIKELY = 1e-4


def names(votes: Any) -> tuple[str, ...]:
    return tuple(COLOURS[vote] for vote in votes)


# Which votes are certain: all pairs, tried one by one


def compare(play: Playthrough, watcher: int | None, number: int, figures: Counter[str]) -> None:
    """One turn, in one head: the cases, what is certain and what was wanted are those of the eyewitness."""
    force, seats = str(play.setup.options["round2_force"]), play.setup.seats
    witness, seen = Eyewitness(play, watcher), play.view(watcher).table.turns[number]
    noted, round_number = witness.turns[number], number // seats + 1
    if noted.voted < 2:
        assert certain(seen, round_number, force) == intended(seen, round_number, force) == ("", "")
        return
    ways = witness.ways(noted, round_number)
    found = cases(seen, round_number, force)
    assert sorted((names(case.placed), names(case.counted)) for case in found) == sorted(ways)
    assert list(intended(seen, round_number, force)) == witness.certain([placed for placed, _ in ways])
    sure = witness.certain([counted for _, counted in ways]) if noted.tally else ["", ""]
    assert list(certain(seen, round_number, force)) == sure
    figures["cases"] += len(ways)
    figures[f"{len(sure) - sure.count('')} certain"] += bool(noted.tally)


@pytest.mark.parametrize("force", FORCES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_vote_is_certain_where_all_pairs_that_fit_agree_and_nowhere_else(seats: int, force: str) -> None:
    """For Aediles, the Praetor, bystanders and a spectator, during a turn and after it."""
    figures: Counter[str] = Counter()
    for seed in range(2):
        play = shuffled(seats, seed, round2_force=force)
        rng = Random(seed)
        for _ in decisions(play, rng):
            compare(play, rng.choice(watchers(play)), len(play.view(None).table.turns) - 1, figures)
        for watcher, number in product(watchers(play), range(len(play.view(None).table.turns))):
            compare(play, watcher, number, figures)
    assert figures["0 certain"]
    assert figures["1 certain"] == 0, "with the tally, one vote betrays the other"
    assert figures["2 certain"]


@pytest.mark.parametrize("force", FORCES)
def test_every_course_of_a_turn_is_thought_through(force: str) -> None:
    """Every pair of votes, every look, every answer and every replacement, in round 2, in all heads."""
    start = assigned(1, 2, 3, round2_force=force).record()
    figures: Counter[str] = Counter()
    ways = [list(words) for words in product(("green", "red", "yellow"), ("green", "red", "yellow"), ("2", "3"))]
    while ways:
        words = ways.pop()
        play = moves(replay(GAME, start), f"2 vote {words[0]}; 3 vote {words[1]}; 1 look {words[2]}")
        for said in words[3:]:
            play.move(play.state.actor, said.split())
        if play.view(None).table.turns[5].tally:
            for watcher in watchers(play):
                compare(play, watcher, 5, figures)
        else:
            ways += [[*words, " ".join(choice)] for choice in play.legal(play.state.actor)]
    assert figures["2 certain"] > figures["0 certain"] > 0


def test_two_equal_cards_make_both_votes_public() -> None:
    play = turn(table("LT LT LM LM TT"), "gg")
    for watcher in watchers(play):
        assert sure(play, watcher, 0) == ("green", "green")


def sure(play: Playthrough, watcher: int | None, number: int) -> tuple[str, ...]:
    """What the notebook of this watcher holds for certain of a turn."""
    seats, force = play.setup.seats, str(play.setup.options["round2_force"])
    return certain(play.view(watcher).table.turns[number], number // seats + 1, force)


def wanted(play: Playthrough, watcher: int | None, number: int) -> tuple[str, ...]:
    seats, force = play.setup.seats, str(play.setup.options["round2_force"])
    return intended(play.view(watcher).table.turns[number], number // seats + 1, force)


def test_example_21_aediles_and_praetor_know_who_voted_what_and_nobody_else_does() -> None:
    play = answer(look(vote(table("LT LT LM LM TT"), "gr"), 0), "keep")
    assert [sure(play, watcher, 0) for watcher in (1, 2, 3)] == [("green", "red")] * 3
    assert [sure(play, watcher, 0) for watcher in (0, 4, None)] == [("", "")] * 3


def test_example_22_a_shown_yellow_cannot_come_back_so_everybody_knows_both_votes() -> None:
    play = look(vote(assigned(1, 3, 4), "yy"), 0)
    moves(play, "3 swap red")
    for watcher in watchers(play):
        assert sure(play, watcher, 5) == ("red", "yellow")
        assert wanted(play, watcher, 5) == ("yellow", "yellow")


@pytest.mark.parametrize("force", FORCES)
def test_example_25_a_keep_is_a_clue(force: str) -> None:
    play = answer(look(vote(assigned(1, 3, 4, round2_force=force), "gy"), 0), "keep")
    assert {sure(play, watcher, 5) for watcher in watchers(play)} == {("green", "yellow")}
    play = answer(look(vote(assigned(1, 3, 4, round2_force=force), "gr"), 0), "keep")
    for watcher in watchers(play):
        assert sure(play, watcher, 5) == (("green", "red") if watcher in (1, 3, 4) else ("", ""))


def test_after_a_force_in_round_1_the_praetor_knows_what_the_aedile_wanted() -> None:
    play = answer(look(vote(table("LT LT LM LM TT"), "gr"), 0), "force")
    assert {sure(play, watcher, 0) for watcher in watchers(play)} == {("red", "red")}
    assert {wanted(play, watcher, 0) for watcher in watchers(play)} == {("green", "red")}
    mixed = answer(look(vote(table("LT LT LM LM TT"), "gg"), 0), "force")
    assert {watcher: wanted(mixed, watcher, 0) for watcher in (0, 1, 2, 3)} == {
        0: ("", ""),
        1: ("green", "green"),
        2: ("green", "green"),
        3: ("green", "green"),
    }


# Imagined worlds


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_agrees_with_the_view_and_remembers_every_turn(seats: int) -> None:
    for seed, force in enumerate(FORCES):
        play = shuffled(seats, seed, round2_force=force, reveal_discards_at_end=bool(seed % 2))
        rng = Random(seed)
        for _ in decisions(play, rng):
            watcher = rng.choice(watchers(play))
            sent = encode(play.view(watcher))
            world = GAME.imagine(GAME.read_view(sent), rng)
            assert encode(GAME.view(world, watcher)) == sent
            assert GAME.rules.pieces(world) == GAME.rules.pieces(play.state)
            assert len(world.past) == sum(bool(turn.tally) for turn in play.view(None).table.turns)


def frequencies(play: Playthrough, watcher: int | None, draws: int, key: Callable[[Any], Any]) -> Counter[Any]:
    """How often something turns up in imagined worlds."""
    view, rng = GAME.read_view(encode(play.view(watcher))), Random(17)
    return Counter(key(GAME.imagine(view, rng)) for _ in range(draws))


def fair(counted: Counter[Any], weights: Counter[Any]) -> bool:
    """Whether draws fit chances given as weights, and nothing turned up that cannot be."""
    total = sum(weights.values())
    chances = {key: weight / total for key, weight in weights.items()}
    assert set(counted) <= set(chances)
    return surprise(counted, chances, counted.total()) > UNLIKELY


def hands_of(cards: str, places: int) -> set[tuple[str, ...]]:
    """The different orders in which these cards can lie on so many places."""
    return {*permutations(cards, places)}


def orders(cards: str) -> list[str]:
    """All different orders of a deck, each as likely as any other."""
    if not cards:
        return [""]
    return [first + rest for first in sorted({*cards}) for rest in orders(cards.replace(first, "", 1))]


def arrangements(cards: str, dealt: tuple[str, ...]) -> int:
    """In how many ways the deck gives this deal: cards of one face are different cards."""
    left, ways = Counter(cards), 1
    for card in dealt:
        ways *= left[card]
        left[card] -= 1
    return ways


def letters(factions: Any) -> str:
    return "".join(FACTIONS[faction][0].upper() for faction in factions)


def test_unseen_hands_and_the_sides_kept_from_them_are_drawn_by_their_exact_chances() -> None:
    """Seats 1 and 2 have chosen; seat 0 thinks of them. Who holds two of a kind keeps that kind for certain."""
    play = table("LM LT TT LM TL")
    choose(turn(turn(play, "gr"), "gr"), "L")
    choose(turn(play, "gr"), "T")
    unseen, weights = "LLLTTTTM", Counter[Any]()
    for dealt in hands_of(unseen, 4):
        ways = arrangements(unseen, dealt)
        for first, second in product(dealt[:2], dealt[2:]):
            pair = "".join(sorted(dealt[:2])), "".join(sorted(dealt[2:]))
            weights[pair, first, second] += ways
    counted = frequencies(
        play,
        0,
        8000,
        lambda world: (
            tuple("".join(sorted(letters(hand))) for hand in world.dealt[1:3]),
            letters(world.kept[1:2]),
            letters(world.kept[2:3]),
        ),
    )
    assert fair(counted, weights)


def test_at_an_end_without_revealed_discards_what_was_thrown_away_is_drawn_by_its_exact_chances() -> None:
    play = finished(table("LM LT TT LM TL", reveal_discards_at_end=False), Random(4))
    sides = [side[0][0].upper() for side in play.view(None).table.revealed]
    weights = Counter[Any]()
    for dealt in orders("LLLLTTTTMM"):
        hands = [dealt[2 * seat : 2 * seat + 2] for seat in range(5)]
        if all(side in hand for side, hand in zip(sides, hands, strict=True)):
            thrown = tuple(hand.replace(side, "", 1) for side, hand in zip(sides, hands, strict=True))
            weights[thrown] += 2 ** sum(hand[0] == hand[1] for hand in hands)  # others keep either card

    def thrown_in(world: Any) -> tuple[str, ...]:
        assert letters(world.kept) == "".join(sides)
        hands = [letters(hand) for hand in world.dealt]
        return tuple(hand.replace(side, "", 1) for side, hand in zip(sides, hands, strict=True))

    assert len(weights) >= 10
    assert fair(frequencies(play, None, 5000, thrown_in), weights)


@pytest.mark.parametrize("watcher", [None, 0, 1, 2, 3])
def test_votes_of_a_counted_turn_are_drawn_from_all_courses_that_fit(watcher: int | None) -> None:
    """Round 2, a forced exchange answered by choice; every course is as likely, whichever seat thinks it over."""
    play = answer(look(vote(assigned(1, 2, 3), "gr"), 0), "force")
    moves(play, "2 swap yellow")
    witness = Eyewitness(play, watcher)
    weights = Counter(witness.ways(witness.turns[5], 2))
    assert len(weights) == {None: 3, 0: 3, 1: 2, 2: 1, 3: 2}[watcher]
    counted = frequencies(play, watcher, 3000, lambda world: (names(world.past[5][5]), names(world.past[5][6])))
    assert fair(counted, weights)


@pytest.mark.parametrize(("watcher", "ways"), [(None, 6), (0, 6), (1, 3), (2, 3), (3, 2)])
def test_votes_that_lie_there_after_a_look_without_a_yellow_are_drawn_evenly(watcher: int | None, ways: int) -> None:
    play = look(vote(assigned(1, 2, 3), "gy"), 0)
    counted = frequencies(play, watcher, 3000, lambda world: names(world.placed))
    expected = {
        pair: 1
        for pair in product(COLOURS, repeat=2)
        if pair[0] != "yellow"
        and (watcher not in (1, 2) or pair[0] == "green")
        and (watcher != 3 or pair[1] == "yellow")
    }
    assert len(expected) == ways
    assert fair(counted, Counter(expected))


def test_a_vote_nobody_has_seen_yet_is_drawn_evenly() -> None:
    play = assigned(1, 2, 3)
    moves(play, "3 vote yellow")
    assert now(play).placed == ()
    counted = frequencies(play, 2, 3000, lambda world: GAME.vocabulary.actions[world.committed[0][1]].words[1])
    assert fair(counted, Counter({"green": 1, "red": 1, "yellow": 1}))
