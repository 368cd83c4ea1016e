"""The Council of Verona for learners: the view in small ints, the actions of a table, the longest match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.learning import Named, named, walk
from perfidie.engine import View
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import ABSENT, BOX, CARD, EMPTY, KIND, ZONE, ZONES
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import Sight

PRESETS = [preset.id for preset in GAME.presets]

every_table = pytest.mark.parametrize("preset", PRESETS)
every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


# What a seat knows


def check_cards(seen: Named, view: View[Sight], cards: tuple[int, ...]) -> None:
    """Hand, deal, plays and Exile say what the view says."""
    sight = view.table

    def held(name: str) -> set[int]:
        return {card for card, number in zip(cards, seen[name], strict=True) if number}

    assert held("hand") == {CARD[card] for card in sight.hand}
    assert held("dealt") == {CARD[card] for card in sight.dealt}
    assert held("exiled") == {CARD[card] for card in sight.exile}
    for name, there in (("exile_order", sight.exile), ("council_order", sight.council)):
        places = {place: card for card, place in zip(cards, seen[name], strict=True) if place}
        assert [places[place] for place in sorted(places)] == [CARD[card] for card in there]
    turns = {turn: card for card, turn in zip(cards, seen["played"], strict=True) if turn}
    assert [turns[turn] for turn in sorted(turns)] == [CARD[card] for card in sight.plays]


def check_notebook(seen: Named, view: View[Sight], cards: tuple[int, ...]) -> None:
    """The packs a seat held, or the cards it gave and received, can be read from one row."""
    sight = view.table
    passed = dict(zip(cards, seen["passed"], strict=True))
    for lap, pack in enumerate(sight.packs, start=1):
        assert {card for card in cards if passed[card] >= lap} == {CARD[card] for card in pack.cards}
    if not sight.packs and sight.given:
        assert {card for card in cards if passed[card] == 1} == {CARD[card] for card in sight.given}
        assert {card for card in cards if passed[card] == 2} == {CARD[card] for card in sight.received}


def check_tokens(seen: Named, view: View[Sight], state: Table) -> None:
    """Owner, number, kind and lookers of every token, and nothing where none lies."""
    kinds = state.setup.kinds
    spots = [zone for zone, (card, _, _) in enumerate(ZONES) if card in state.setup.cards]
    lying = {ZONE[CARD[token.card], token.zone]: token for token in view.table.tokens}
    rows = zip(spots, *[seen[f"token_{name}"] for name in ("owner", "number", "kind", "lookers")], strict=True)
    for zone, owner, number, kind, lookers in rows:
        token = lying.get(zone)
        if token is None:
            in_play = ZONES[zone][0] in [CARD[card] for card in view.table.plays]
            assert (owner, number, kind, lookers) == (EMPTY if in_play else ABSENT, 0, 0, 0)
            continue
        assert (owner, number) == (token.owner, token.number + 1)
        assert kind == (kinds.index(KIND[token.kind]) + 1 if token.kind else 0)
        assert lookers == sum(1 << looker for looker in token.lookers)


@every_table
@every_number_of_seats
def test_the_numbers_say_what_the_view_says(seats: int, preset: str) -> None:
    def visit(state: Table) -> None:
        for seat in range(seats):
            view, seen, cards = GAME.view(state, seat), named(GAME, state, seat), state.setup.cards
            check_cards(seen, view, cards)
            check_notebook(seen, view, cards)
            check_tokens(seen, view, state)
            left = [state.setup.kinds[place] for place, here in enumerate(seen["left"]) if here]
            assert left == [KIND[kind] for kind in view.table.left]
            assert seen["tokens_left"] == list(view.table.tokens_left)
            assert (seen["round"], seen["undealt"], seen["pack"]) == (
                [view.table.round],
                [view.table.undealt],
                [view.table.pack],
            )
            assert [place for place, here in enumerate(seen["chosen"]) if here] == [who for who, _ in view.committed]

    walk(GAME, GAME.setup(seats, preset=preset), Random(seats), visit)


@every_number_of_seats
def test_of_the_rounds_before_only_the_scores_are_told(seats: int) -> None:
    def visit(state: Table) -> None:
        told = [score for past in GAME.view(state, 0).table.past for score in past.scores]
        assert named(GAME, state, 0)["scores"] == told + [0] * (seats * state.setup.rounds - len(told))

    walk(GAME, GAME.setup(seats), Random(3), visit)


@every_table
@every_number_of_seats
def test_every_number_stays_within_the_bounds_of_its_field(seats: int, preset: str) -> None:
    fields = {field.name: field for field in GAME.lab.fields(GAME.setup(seats, preset=preset))}

    def visit(state: Table) -> None:
        for name, row in named(GAME, state, state.setup.seats - 1).items():
            assert fields[name].low <= min(row) <= max(row) <= fields[name].high

    walk(GAME, GAME.setup(seats, preset=preset), Random(4), visit)


@every_table
@every_number_of_seats
def test_two_worlds_a_seat_cannot_tell_apart_have_the_same_numbers(seats: int, preset: str) -> None:
    rng = Random(5)

    def visit(state: Table) -> None:
        seat = rng.randrange(seats)
        assert GAME.lab.numbers(GAME.imagine(GAME.view(state, seat), rng), seat) == GAME.lab.numbers(state, seat)

    walk(GAME, GAME.setup(seats, preset=preset), Random(6), visit)


def test_one_sees_ones_own_exchange_as_soon_as_one_has_chosen_and_the_other_does_not() -> None:
    state = GAME.new(GAME.setup(2, preset="reduced"))
    while state.actor < 0:
        state.apply(state.legal()[0])
    for choice in state.legal_for(0):
        chosen = state.clone()
        chosen.apply(choice, 0)
        given = set(chosen.dealt[0]) - set(choice.cards)
        passed = dict(zip(state.setup.cards, named(GAME, chosen, 0)["passed"], strict=True))
        assert {card for card in passed if passed[card]} == given
        assert not any(named(GAME, chosen, 1)["passed"])
        assert named(GAME, chosen, 1)["chosen"] == [1, 0]


# Actions


def actions_met(seats: int, preset: str, matches: int) -> set[int]:
    """The codes that were legal somewhere in random matches."""
    found: set[int] = set()
    for seed in range(matches):
        walk(
            GAME,
            GAME.setup(seats, preset=preset),
            Random(seed),
            lambda state: found.update(action.code for action in state.legal()),
        )
    return found


@every_table
@every_number_of_seats
def test_no_action_occurs_that_is_not_declared(seats: int, preset: str) -> None:
    assert actions_met(seats, preset, 4) <= set(GAME.lab.actions(GAME.setup(seats, preset=preset)))


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["standard", "poison", "reduced", "reduced_poison"])
@every_number_of_seats
def test_every_declared_action_occurs(seats: int, preset: str) -> None:
    assert actions_met(seats, preset, 4000) == set(GAME.lab.actions(GAME.setup(seats, preset=preset)))


@every_table
def test_only_what_lies_on_the_table_is_declared(preset: str) -> None:
    for seats in GAME.seats:
        rules: Any = GAME.setup(seats, preset=preset)
        declared = [GAME.vocabulary.actions[code].words for code in GAME.lab.actions(rules)]
        cards = {BOX.card[card].id for card in rules.cards}
        named_cards = {word for words in declared for word in words if word in CARD}
        assert named_cards == cards
        assert ("poison" in {word for words in declared for word in words}) == rules.poison
        assert any(words[0] == "draft" for words in declared) == (seats > 2)
        assert any(words[0] == "keep" for words in declared) == (seats == 2)
        assert any(words[0] == "copy" for words in declared) == ("samson" in cards)


@every_table
def test_chance_names_the_first_player_and_deals(preset: str) -> None:
    for seats in GAME.seats:
        rules: Any = GAME.setup(seats, preset=preset)
        words = [GAME.vocabulary.actions[code].words for code in GAME.lab.chances(rules)]
        drawn = range(seats) if rules.options["first_player"] == "random" else ()
        assert [int(each[1]) for each in words if each[0] == "first_player"] == list(drawn)
        assert {each[1] for each in words if each[0] == "deal"} == {BOX.card[card].id for card in rules.cards}


# The longest match


LATENESS = ("", "banish", "recall", "look", "swap", "copy_capulet", "copy_montague")


def unhurried(state: Table) -> Any:
    """Leaves nothing out: every power comes into play when it can be used, and everybody keeps a token to the end."""
    legal = state.legal()
    verb = legal[0].words[0]
    if verb == "deal":  # objectives, removed or dealt; the last drafter is dealt a power
        return legal[-1 if state.setup.drafts and len(state.drawn) == state.setup.seats - 1 else 0]
    if verb == "draft":
        return max(legal, key=lambda action: bool(BOX.card[action.card].power))
    if verb == "play":  # who recalls goes into Exile, so that he can at least recall himself
        first = min(legal, key=lambda action: LATENESS.index(BOX.card[action.card].power))
        recalls = BOX.card[first.card].power == "recall"
        return next(action for action in legal if action.card == first.card and action.place == recalls)
    bets = verb == "token" and len(state.owners) < 2 and state.actor not in state.owners
    return legal[0] if bets or verb in ("copy", "keep") else legal[-1]


@every_table
@every_number_of_seats
def test_the_longest_match_is_as_long_as_declared(seats: int, preset: str) -> None:
    state, actions = GAME.new(GAME.setup(seats, preset=preset)), 0
    while state.agenda:
        state.apply(unhurried(state))
        actions += 1
    assert actions == GAME.lab.longest(state.setup)


@every_number_of_seats
def test_no_match_is_longer(seats: int) -> None:
    for preset in PRESETS:
        most = max(walk(GAME, GAME.setup(seats, preset=preset), Random(seed), lambda state: None) for seed in range(5))
        assert most <= GAME.lab.longest(GAME.setup(seats, preset=preset))
