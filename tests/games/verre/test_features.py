"""What a learner reads of the poisoned glass, at the worked examples, in words."""

from __future__ import annotations

from games.verre.tables import E2, E5, E6, E8, E11, example, moves, table
from perfidie.engine import Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import CARD, DRINK, FIRST_WESLEY, POUR

DECK = ("p6", "p5", "p4", "p3", "p2", "p1", "a1", "a2", "a3", "a4", "a5", "a6")


def read(play: Playthrough, seat: int) -> dict[str, list[int]]:
    """The features of a seat by name, signed."""
    row = [number - 256 if number > 127 else number for number in GAME.lab.glance(play.view(seat))]
    found = {}
    for field in GAME.lab.features(play.state.setup):
        found[field.name], row = row[: field.size], row[field.size :]
    assert not row
    return found


def cards(row: list[int]) -> dict[str, int]:
    """By card, what is not 0."""
    return {word: number for word, number in zip(DECK, row, strict=True) if number}


def test_after_the_deal_a_seat_reads_its_hand_its_place_and_nothing_of_the_others() -> None:
    seen = read(table(3, E2), 1)
    assert cards(seen["hand"]) == {"p6": 1, "a4": 1, "p2": 1} == cards(seen["held"])
    assert seen["actor"] == seen["wesley"] == [0, 0, 1]
    assert seen["hearts"] == [4, 4, 4]
    assert seen["count"] == seen["unknown"] == [1, 1, 1]
    assert sum(seen["unseen"]) == 9
    assert not any(seen["passed"] + seen["face"] + seen["balance"] + seen["certain"])


def test_at_example_9_a_seat_reads_its_notebook_with_everything_looked_up() -> None:
    seen = read(example(E5, E6, E8), 0)
    assert seen["face"] == [-5, 0, 0, 0, 2, 6, 0, -2, 0, 0, -4, 3]
    assert cards(seen["passed"]) == {"p3": 1, "a1": 1}
    assert cards(seen["unseen"]) == {"p1": 1, "p6": 1, "a5": 1, "a4": 1}
    assert cards(seen["held"]) == {"a6": 1, "p3": 1, "a1": 1, "p4": 2, "a3": 2, "p2": 3}
    assert (seen["count"], seen["unknown"], seen["top"]) == ([4, 4, 4], [3, 1, 2], [0, -2, 3])
    assert seen["balance"] == [-5, 6, -1]
    assert seen["poured_face"] == [6, -4, -2, 0, 0, 3, 0, 0, 0]
    assert seen["poured_at"][:9] == [0, 1, 0, 0, 0, 1, 0, 1, 0]


def test_a_pair_that_lies_in_one_glass_makes_its_balance_certain_as_in_example_10() -> None:
    seen = read(example(E5, E6, E8, "2 swap A B"), 0)
    assert (seen["balance"][1], seen["certain"]) == (6, [0, 1, 0])
    assert seen["peeked"] == [1, 1, 0]


def test_who_takes_a_glass_reads_what_is_known_of_it() -> None:
    play = moves(example(E5, E6, E8, "2 swap A B", E11))
    assert [read(play, seat)["mine"] for seat in range(3)] == [[-7, 2, 0], [2, 2, 0], [1, 3, 0]]
    assert read(play, 0)["taken"] == [1, 0, 0, 0, 0, 1, 0, 1, 0]


def test_seats_are_counted_from_the_viewer_s_own() -> None:
    play = example(E5, E6)
    one, other = read(play, 0), read(play, 1)
    assert one["spied"][3:] == other["spied"][:6]
    assert one["wesley"] == [1, 0, 0]
    assert other["wesley"] == [0, 0, 1]


def test_only_the_naming_of_the_first_wesley_turns_with_the_seat() -> None:
    setup = GAME.setup(3)
    turned = GAME.lab.turned(setup, 1)
    assert [turned[FIRST_WESLEY[seat].code] for seat in range(3)] == [FIRST_WESLEY[seat].code for seat in (2, 0, 1)]
    assert turned[DRINK.code] == DRINK.code
    assert turned[POUR[CARD["a6"]][1].code] == POUR[CARD["a6"]][1].code
    assert sorted(turned) == list(range(len(setup.vocabulary)))
