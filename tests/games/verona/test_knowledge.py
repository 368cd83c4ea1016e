"""What follows from a view, against every world that fits what the seat was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from games.playing import decisions
from games.verona.eyewitness import NOBODY, Deals, Eyewitness, Vials
from games.verona.tables import SEATS, shuffled
from perfidie.engine import Playthrough
from perfidie.games.verona.rules.box import BOX, KINDS, NAMES, for_seats
from perfidie.games.verona.sight.knowledge import as_things_stand, deduced, unplayed

WISHFUL = {"prince_escalus", "mercutio", "capulet", "montague", "romeo", "juliet", "rosaline", "apothecary"}


def moments(
    seats: int, games: int, share: float, spectator: bool = True, **options: Any
) -> Iterator[tuple[Playthrough, Eyewitness, Any]]:
    """Games of keen players, who skip nothing, stopped now and then: each time the notes and the view of a watcher."""
    watchers = [*range(seats), *([None] if spectator else [])]
    for seed in range(games):
        rng = Random(seed)
        play = shuffled(seats, seed, **options)
        while not play.over:
            if rng.random() < share:
                watcher = rng.choice(watchers)
                yield play, Eyewitness(play, watcher), play.view(watcher)
            seat = play.state.actor
            keen = [words for words in play.legal(seat) if not words[0].startswith("skip")]
            play.move(seat, rng.choice(keen))
            play.chance(rng)


# Where the cards may be


def ways(holders: list[int]) -> int:
    """In how many ways so many different cards go to these holders."""
    return factorial(len(holders)) // prod(factorial(count) for count in Counter(holders).values())


def unseen(witness: Eyewitness) -> list[str]:
    """The characters neither played, nor in this hand, nor passed to the opponent."""
    return [
        card
        for card in witness.cards
        if card not in [*witness.hand, *witness.given] and card not in [played for _, played in witness.plays]
    ]


@pytest.mark.parametrize(
    ("seats", "games", "share", "options"),
    [
        (2, 6, 0.2, {}),
        (3, 4, 0.08, {}),
        (4, 4, 0.08, {}),
        (2, 20, 0.5, {"deck": "reduced", "rounds": 2}),
        (3, 12, 0.4, {"deck": "reduced", "rounds": 2}),
        (4, 12, 0.4, {"deck": "reduced", "rounds": 2}),
        (5, 4, 0.1, {"deck": "reduced", "rounds": 2}),
    ],
)
def test_who_may_hold_a_card_is_neither_more_nor_less_than_the_truth_allows(
    seats: int, games: int, share: float, options: dict[str, Any]
) -> None:
    asked = narrow = 0
    for play, witness, view in moments(seats, games, share, spectator=False, **options):
        cards = unseen(witness)
        worlds = {tuple(world[card] for card in cards) for world in Deals(witness).found}
        groups = unplayed(view, play.setup)
        assert sorted(card for group, _ in groups for card in group) == sorted(cards)
        for group, holders in groups:
            for card in group:
                assert {world[cards.index(card)] for world in worlds} == set(holders)
        assert len(worlds) == prod(ways(holders) for _, holders in groups)
        asked += 1
        narrow += len(groups) > 1
    assert asked >= 15
    assert narrow or seats == 2, "the pack that comes back shows what is missing"


@pytest.mark.parametrize("options", [{}, {"deck": "reduced", "rounds": 2}], ids=str)
def test_a_spectator_of_two_knows_as_much_as_the_table_shows(options: dict[str, Any]) -> None:
    for seed in range(6):
        play = shuffled(2, seed, **options)
        for _ in decisions(play, Random(seed)):
            view, witness = play.view(None), Eyewitness(play, None)
            cards, ((group, holders),) = unseen(witness), unplayed(view, play.setup)
            assert sorted(group) == sorted(cards)
            assert Counter(holders) == Counter({NOBODY: play.setup.removed, 0: witness.sizes[0], 1: witness.sizes[1]})
            if options:
                worlds = {tuple(world[card] for card in cards) for world in Deals(witness).found}
                assert len(worlds) == ways(holders)


@pytest.mark.parametrize("seats", SEATS)
def test_each_group_of_cards_truly_lies_with_its_holders(seats: int) -> None:
    for play, witness, view in moments(seats, 4, 0.15, poison=True):
        truth, groups = holders(play.state), unplayed(view, play.setup)
        for group, seats_of_group in groups:
            assert sorted(truth[card] for card in group) == seats_of_group
        assert sorted(card for group, _ in groups for card in group) == sorted(unseen(witness))


def holders(state: Any) -> dict[str, int]:
    """Where every card that is not on the table truly lies."""
    held = {NAMES[card]: seat for seat, hand in enumerate(state.hands) for card in hand}
    return {**{NAMES[card]: NOBODY for card in (*state.pack, *state.removed)}, **held}


# What the tokens may be


@pytest.mark.parametrize(("seats", "poison", "some"), [
    (2, False, False), (3, False, True), (4, False, True), (2, True, False), (3, True, False), (5, True, False),
])  # fmt: skip
def test_a_kind_is_deduced_where_all_worlds_agree_and_nowhere_else(seats: int, poison: bool, some: bool) -> None:
    """Paris shows two: with three tokens each that may leave one kind for one place, with four or more never."""
    found = 0
    for play, witness, view in moments(seats, 30 // seats, 0.4, poison=poison):
        kinds = deduced(view, play.setup)
        assert kinds == Vials(witness).certain()
        state: Any = play.state
        assert all(kind == KINDS[state.kinds[number]] for number, kind in kinds.items())
        found += len(kinds)
    assert bool(found) == some


def test_with_two_tokens_each_the_one_seen_betrays_the_other_once_it_is_placed() -> None:
    cases: Counter[bool] = Counter()
    one, other = map(str, for_seats(BOX.reduced_table, 3).influence)
    for play, _, view in moments(3, 60, 0.5, deck="reduced", rounds=1):
        for token in view.table.tokens:
            if token.kind and token.owner != view.seat:
                others = [t.number for t in view.table.tokens if t.owner == token.owner and not t.kind]
                known = deduced(view, play.setup)
                assert [known.get(number) for number in others] == [one if token.kind == other else other] * len(others)
                cases[bool(others)] += 1
    assert cases[True]
    assert cases[False]


# As things stand


@pytest.mark.parametrize(
    ("seats", "games", "share", "options"),
    [
        *[(seats, 4, 0.3, {}) for seats in SEATS],
        (5, 3, 0.3, {"prince_zero_counts": False, "prince_neutrals": 3, "apothecary_tie_counts": True}),
        (2, 20, 0.3, {"poison": True}),
        (3, 12, 0.2, {"poison": True}),
        (4, 6, 0.15, {"poison": True}),
        (5, 4, 0.05, {"poison": True, "apothecary_tie_counts": True}),
    ],
)
def test_a_mark_counts_the_vials_one_knows_and_is_sure_only_where_no_hidden_one_matters(
    seats: int, games: int, share: float, options: dict[str, Any]
) -> None:
    marks: Counter[str] = Counter()
    for play, witness, view in moments(seats, games, share, **options):
        vials = Vials(witness)
        dying, met = vials.judged(vials.known_doses())
        worlds = [vials.judged(doses) for doses in vials.all_doses()]
        standing = as_things_stand(view, play.setup)
        assert standing.keys() == WISHFUL.intersection(card for _, card in witness.plays)
        for card, mark in standing.items():
            assert (mark.met, mark.dies) == (card in met, card in dying)
            outcomes = {card in granted for _, granted in worlds}
            assert not mark.sure or outcomes == {mark.met}
            assert mark.may_die or not any(card in dead for dead, _ in worlds)
            marks.update({"all": 1, "sure": mark.sure, "could be sure": len(outcomes) == 1})
    assert marks["all"] > 100
    if "poison" not in options:
        assert marks["sure"] == marks["all"], "without vials nothing is hidden"
    assert marks["sure"] >= 0.95 * marks["could be sure"], "caution is not silence"
