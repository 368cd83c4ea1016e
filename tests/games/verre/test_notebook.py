"""The notebook: what a seat saw with its own eyes and can deduce, no less and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import factorial, prod
from random import Random

import msgspec
import pytest

from games.playing import decisions, moves
from games.verre.eyewitness import Eyewitness
from games.verre.glasses import drinking, known, spying_done
from games.verre.tables import E1, E5, E6, E8, E11, E13, E14, SEATS, example, see, shuffled, table
from perfidie.engine import Playthrough, encode
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import WORD
from perfidie.games.verre.sight.view import Sight

AT_THE_END_OF_PHASE_2 = {2: (8, 0, 4), 3: (6, 1, 4), 4: (6, 1, 8), 5: (7, 1, 11)}
"""By seats: cards known exactly, pairs, cards never seen."""


def poured_out(play: Playthrough, rng: Random, power: bool) -> Playthrough:
    """Phase 2 played at random; Vizzini uses his power, or keeps it."""
    spying_done(play)
    while play.view(None).step in ("PourCard", "SwapOrEndTurn"):
        seat = play.state.actor
        legal = play.legal(seat)
        kept = legal if power else [words for words in legal if words[0] != "swap"]
        play.move(seat, rng.choice(kept))
    return play


def figures(sight: Sight) -> tuple[int, int, int]:
    pairs = [group for group in sight.groups if len(group.cards) == 2]
    rest = [group for group in sight.groups if len(group.cards) != 2]
    return sum(map(bool, sight.faces)), len(pairs), sum(len(group.cards) for group in rest)


@pytest.mark.parametrize("seats", SEATS)
def test_what_every_seat_has_at_the_end_of_phase_2(seats: int) -> None:
    for seed in range(20):
        play = poured_out(shuffled(seats, seed), Random(seed), power=False)
        for seat in range(seats):
            assert figures(see(play, seat)) == AT_THE_END_OF_PHASE_2[seats]
        assert figures(see(play, None))[0] == 0


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_a_vizzini_who_used_his_power_knows_a_little_more(seats: int, most: int) -> None:
    usual = AT_THE_END_OF_PHASE_2[seats][0]
    more = set()
    for seed in range(120):
        play = poured_out(shuffled(seats, seed), Random(seed), power=True)
        vizzini = see(play, None).vizzini
        for seat in range(seats):
            extra = figures(see(play, seat))[0] - usual
            assert 0 <= extra <= (most if seat == vizzini else 0)
            more.add(extra)
    assert more == set(range(most + 1))


def test_a_hand_that_comes_back_shows_what_was_poured_from_it() -> None:
    for seed in range(20):
        play = shuffled(2, seed)
        for seat, words in decisions(play, Random(seed)):
            sight = see(play, seat)
            if words[0] == "take":
                break
            for turn in range(1, sight.turn):  # his cards of turns 1 and later, two passes on
                number = 3 + 2 * turn + (1 - seat - sight.wesley) % 2
                assert sight.faces[number]
                assert not sight.seen[number] or number in sight.peeked
            if sight.turn:
                number = 3 + (1 - seat - sight.wesley) % 2  # his first card: from a hand never held before
                assert not sight.faces[number] or number in sight.peeked


def test_a_single_card_passed_on_is_followed_into_the_glass() -> None:
    play = example(E5, E6, "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn; 0 play p2 B")
    assert [group.cards for group in see(play, 0).groups][1] == ("a3",)
    moves(play, "1 play a3 C")
    assert known(play, 0)[2].split()[-1] == "a3"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("compare", ["sum", "count"])
def test_the_last_announcer_knows(seats: int, compare: str) -> None:
    asked = 0
    for seed in range(20):
        play = shuffled(seats, seed, compare=compare)
        for seat, _ in decisions(play, Random(seed)):
            sight = see(play, seat)
            if play.view(None).step != "Announce" or seat != sight.vizzini:
                continue
            mine = sight.taken[seat]
            others = [sight.balances[glass] for glass in range(seats) if glass != mine]
            assert None not in others
            assert sight.balances[mine] == -sum(balance or 0 for balance in others)
            asked += 1
    assert asked > 20


# Nothing less and nothing more than certainty


CASES = [
    {},
    {"power": "look_then_may_swap"},
    {"power": "blind_swap"},
    {"reveal": "after_all", "end": "end_of_round"},
    {"compare": "count"},
    {"two_player_last": "dregs"},
    {"recap_shows_all": True, "max_rounds": 1},
]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", CASES, ids=str)
def test_the_notebook_is_what_holds_in_every_possible_world(seats: int, options: dict[str, object]) -> None:
    """An eyewitness who got the glimpses alone lays every possible world out and compares."""
    for seed in range(3):
        play = shuffled(seats, seed, **options)
        rng = Random(seed)
        for _ in decisions(play, rng):
            if play.view(None).step != "SpyGlass" and rng.random() < 0.15:
                compare_with_eyewitness(play, rng.randrange(seats))
        for seat in range(seats):
            compare_with_eyewitness(play, seat)


def compare_with_eyewitness(play: Playthrough, seat: int) -> None:
    witness = Eyewitness(play, seat)
    sight = see(play, seat)
    worlds = witness.worlds()
    assert sight.glasses == tuple(map(tuple, witness.glasses))
    assert len(worlds) == prod(factorial(len(group.cards)) for group in sight.groups)
    assert sight.faces == tuple(witness.certain([world[number] for world in worlds]) for number in witness.laid)
    assert [sight.seen[number] for number in witness.laid] == [number in witness.eyes for number in witness.laid]
    balances = [[witness.balance(world, glass) for world in worlds] for glass in witness.glasses]
    assert sight.balances == tuple(each[0] if len(set(each)) == 1 else None for each in balances)


@pytest.mark.parametrize(
    ("play", "worlds"),
    [
        (lambda: example(E5, E6, E8, "2 swap A B"), 2 * 24),
        (lambda: example(E5, E6, "0 play p4 C"), 2 * 120),
        (lambda: moves(table(2, E1), E13, "0 play a1 B; 1 play p2 A; 1 end_turn"), 24),
        (lambda: moves(table(2, E1), E13, E14, "0 refuse"), 2),
    ],
    ids=["a full notebook", "cards in hands", "two seats", "a glass is open"],
)
def test_every_possible_world_is_imagined_and_equally_often(play: Callable[[], Playthrough], worlds: int) -> None:
    laid = play()
    view = GAME.read_view(encode(laid.view(0)))
    witness = Eyewitness(laid, 0)
    possible = Counter(witness.outline(world) for world in witness.worlds())
    assert possible.total() == worlds
    rng = Random(1)
    found: Counter[object] = Counter()
    for _ in range(60 * len(possible)):
        world = GAME.imagine(view, rng)
        hands = [frozenset(WORD[card] for card in hand) for hand in world.hands]
        found[(tuple(WORD[card] for card in world.faces), tuple(hands))] += 1
    assert set(found) == set(possible)
    assert len(set(possible.values())) == 1
    chi_square = sum((count - 60) ** 2 / 60 for count in found.values())
    assert chi_square < len(found) + 4 * (2 * len(found)) ** 0.5  # four deviations


# The option: what a person's screen shows


def screen(play: Playthrough, seat: int) -> Sight:
    return GAME.eyes.for_person(play.view(seat)).table


FILLED = (E5, E6, E8, "2 swap A B")


def test_notebook_full_shows_all_of_it() -> None:
    play = example(*FILLED, notebook="full")
    assert screen(play, 0) == see(play, 0)


def test_notebook_seen_only_shows_no_deduction() -> None:
    play = example(*FILLED, notebook="seen_only")
    shown, whole = screen(play, 0), see(play, 0)
    c = whole.glasses[2]
    assert (whole.faces[c[3]], shown.faces[c[3]]) == ("a3", "")  # deduced
    assert shown.faces[c[2]] == "p4"  # poured
    assert shown.faces[0] == "p5"  # spied
    assert shown.hands_seen == whole.hands_seen
    assert (shown.groups, shown.balances) == ((), (None, None, None))
    assert screen(play, 2).faces[whole.glasses[0][3]] == "p2"  # swapped


def test_notebook_off_shows_the_hand_opened_glasses_and_the_public_record() -> None:
    play = example(E5, E6, notebook="off")
    shown, whole = screen(play, 0), see(play, 0)
    assert shown.hand == whole.hand == ("p4", "a3")
    assert set(shown.faces) == {""}
    assert (shown.hands_seen, shown.groups) == ((), ())
    assert (shown.glasses, shown.pourers, shown.spied) == (whole.glasses, whole.pourers, whole.spied)
    moves(play, E8, "2 swap A B", E11, "0 refuse")
    shown = screen(play, 1)
    opened = shown.glasses[0]
    assert [shown.faces[number] for number in opened] == ["p5", "p6", "a4", "p2"]
    assert not any(shown.faces[number] for glass in shown.glasses[1:] for number in glass)


@pytest.mark.parametrize("notebook", ["seen_only", "off"])
def test_notebook_the_balance_of_an_opened_glass_is_no_help_but_a_fact(notebook: str) -> None:
    play = example(*FILLED, E11, "0 refuse; 1 drink", notebook=notebook)
    assert see(play, 2).balances == (-9, 6, 3)
    assert screen(play, 2).balances == (-9, None, 3)


@pytest.mark.parametrize("notebook", ["seen_only", "off"])
def test_notebook_does_not_hide_what_the_recap_shows(notebook: str) -> None:
    play = drinking(4, {0: "a8 a7 p1 p2"}, hearts=(4, 4, 1, 4), notebook=notebook, recap_shows_all=True)
    moves(play, "0 drink")
    for seat in range(4):
        assert all(screen(play, seat).faces)
        assert None not in screen(play, seat).balances


@pytest.mark.parametrize("notebook", ["full", "seen_only", "off"])
def test_notebook_programs_always_get_the_full_one(notebook: str) -> None:
    play, usual = example(*FILLED, notebook=notebook), example(*FILLED)
    for seat in (0, 1, 2, None):
        assert see(play, seat) == see(usual, seat)
    assert play.legal(2) == usual.legal(2)


def test_notebook_changes_nothing_but_memory() -> None:
    """Whatever the level, the screen shows a subset of the view and the same public record."""
    memory = ("faces", "groups", "hands_seen", "balances")
    for notebook in ("seen_only", "off"):
        play = shuffled(3, seed=5, notebook=notebook)
        for seat, _ in decisions(play, Random(5)):
            shown, whole = msgspec.to_builtins(screen(play, seat)), msgspec.to_builtins(see(play, seat))
            assert all(few in ("", face) for few, face in zip(shown["faces"], whole["faces"], strict=True))
            for name in memory:
                del shown[name], whole[name]
            assert shown == whole


def test_the_table_of_e1_is_the_smallest_notebook() -> None:
    assert figures(see(table(2, E1), 0)) == (0, 0, 8)
