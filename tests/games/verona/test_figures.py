"""The printed figures, the flow of a round, and what must hold in every match."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from games.playing import decisions, finished, outcome, told
from games.verona.eyewitness import granted
from games.verona.tables import FAMILIES, FOR_FIVE, HAND, OBJECTIVES, SEATS, ZONES, deck, position, see, shuffled
from perfidie.engine import CHANCE, Options, Playthrough, Refusal
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import BOX, NAMES
from perfidie.texts import Texts

FIGURES = {
    # seats: cards, removed, dealt, pack, picks, discarded, hand, turns, tokens, with Poison, occasions, fewest wishful
    2: (13, 3, 5, 0, 0, 0, 5, 10, 4, 6, 6, 3),
    3: (13, 0, 1, 10, 3, 1, 4, 12, 3, 5, 5, 5),
    4: (13, 0, 1, 9, 2, 1, 3, 12, 3, 5, 4, 5),
    5: (17, 0, 1, 12, 2, 2, 3, 15, 3, 5, 4, 6),
}


# Components and set-up


def test_the_characters_of_the_box() -> None:
    letters = {"capulet": "C", "montague": "M", "neutral": "N"}
    assert {card.id: "".join(letters[each] for each in card.families) for card in BOX.card} == FAMILIES
    assert {card.id for card in BOX.card if card.five_players_only} == set(FOR_FIVE)
    assert all(bool(card.objective) != bool(card.power) for card in BOX.card)
    assert all(bool(card.objective) == (len(card.zones) == 3) for card in BOX.card)


@pytest.mark.parametrize(
    ("seats", "families", "objectives", "powers"),
    [(3, {"C": 5, "M": 5, "N": 5}, 6, 7), (5, {"C": 6, "M": 6, "N": 7}, 8, 9)],
)
def test_counts_by_family(seats: int, families: dict[str, int], objectives: int, powers: int) -> None:
    cards = [NAMES[card] for card in GAME.setup(seats).cards]  # type: ignore[attr-defined]
    assert Counter("".join(FAMILIES[card] for card in cards)) == families
    wishful = [card for card in cards if card in OBJECTIVES]
    assert (len(wishful), len(cards) - len(wishful)) == (objectives, powers)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rules_in_short_give_hand_sizes_discards_and_the_tie_break_for_every_number_of_players(lang: str) -> None:
    said = Texts(lang, "verona").say("game-rules", {**GAME.setup(4).options, "places": 4})
    assert "2 → 5 · 3 → 4 · 4–5 → 3" in said
    assert "3–4 → 1 · 5 → 2" in said
    assert {"fr": "la meilleure manche, puis la deuxième", "en": "the best round, then the second best"}[lang] in said


@pytest.mark.parametrize("seats", SEATS)
def test_the_printed_figures(seats: int) -> None:
    cards, removed, dealt, pack, picks, discarded, hand, turns, tokens, vials, occasions, _ = FIGURES[seats]
    play = shuffled(seats, seed=seats, rounds=1, first_player=0)
    assert sorted(GAME.rules.pieces(play.state).keys() & set(deck(5))) == sorted(deck(seats))  # type: ignore[arg-type]
    assert len(deck(seats)) == cards
    sight = see(play, 0)
    assert (sight.hand_sizes, sight.pack) == ((dealt,) * seats, pack)
    assert cards - pack - dealt * seats == removed
    assert len(sight.left) == tokens
    assert len(see(shuffled(seats, 1, poison=True), 0).left) == vials
    assert sight.left == {2: ("0", "3", "4", "5")}.get(seats, ("0", "3", "5"))
    asked = Counter[int]()
    while not play.over:
        seat = play.state.actor
        step = play.view(None).step
        if step == "PlayCard" and not see(play, None).plays:
            assert see(play, None).hand_sizes == (hand,) * seats
            assert sum(len(see(play, each).discarded) for each in range(seats)) == discarded
            assert [len(see(play, each).packs) for each in range(seats)] == [picks] * seats
        asked[seat] += step in ("PlaceToken", "PlaceLastToken")
        play.move(seat, play.legal(seat)[-1])
    assert len(told(play, None, "played")) == turns
    assert max(asked.values()) <= occasions == hand + 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_fewest_objective_characters_in_play(seats: int) -> None:
    """As many as can be away are away."""
    away = " ".join(OBJECTIVES[: 3 if seats == 2 else 2 if seats == 5 else 1])
    play = position(seats, "C: *", away=away)
    wishful = set(OBJECTIVES) & set(see(play, None).past[0].council)
    assert len(wishful) == FIGURES[seats][-1]


def test_the_range_of_seats_and_what_the_table_may_agree_on() -> None:
    assert list(GAME.seats) == list(SEATS)
    usual = {option.id: option.usual for option in GAME.options}
    assert usual == {
        "poison": False, "rounds": "one_per_player", "first_player": "random", "prince_zero_counts": True,
        "prince_neutrals": 4, "apothecary_tie_counts": False, "floor_token_at_zero": False,
        "reveal_all_at_round_end": False, "deck": "printed",
    }  # fmt: skip
    named = {preset.id: preset.options for preset in GAME.presets if not preset.lab}
    assert named == {
        "standard": {},
        "poison": {"poison": True},
        "quick": {"rounds": 1},
        "quick_poison": {"rounds": 1, "poison": True},
    }


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}), (6, {}), (3, {"first_player": 3}), (2, {"first_player": 2}), (3, {"prince_neutrals": 0}),
        (3, {"prince_neutrals": 8}), (3, {"rounds": 0}), (3, {"poison": 1}), (3, {"prince_zero_counts": "yes"}),
    ],
)  # fmt: skip
def test_what_nobody_can_agree_on_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad-"):
        GAME.setup(seats, options)


@pytest.mark.parametrize("seats", SEATS)
def test_one_round_each_unless_agreed_otherwise(seats: int) -> None:
    for rounds, played in (("one_per_player", seats), (1, 1), (3, 3)):
        play = finished(shuffled(seats, 9, rounds=rounds), Random(9))
        assert len(outcome(play).scores) == seats
        assert len(see(play, None).past) == played
        assert told(play, None, "match-ended") == [{"rounds": played}]


@pytest.mark.parametrize("seats", SEATS)
def test_any_seat_may_be_first_and_any_card_is_as_likely_as_any_other(seats: int) -> None:
    state = GAME.new(GAME.setup(seats))
    assert [(action.words, weight) for action, weight in state.outcomes()] == [
        (("first_player", str(seat)), 1) for seat in range(seats)
    ]
    assert {GAME.vocabulary.actions[state.sample(Random(seed)).code].words[1] for seed in range(40)} == {
        str(seat) for seat in range(seats)
    }
    state.apply(state.outcomes()[-1][0], CHANCE)
    drawn: set[str] = set()
    while state.actor == CHANCE:
        outcomes = state.outcomes()
        assert {weight for _, weight in outcomes} == {1}
        assert {action.words[1] for action, _ in outcomes} == set(deck(seats)) - drawn
        sampled = {state.sample(Random(seed)).words[1] for seed in range(200)}
        assert sampled == set(deck(seats)) - drawn
        card = state.sample(Random(len(drawn)))
        drawn.add(card.words[1])
        state.apply(card, CHANCE)
    assert len(drawn) == (8 if seats == 2 else seats)


# Legal choices, counted by hand


def wanted_choices(play: Playthrough, seat: int) -> int:
    """How many choices the rules give here, from what lies on the table."""
    sight, step = see(play, seat), play.view(None).step
    zones = 3 * len([card for card in sight.plays if card in OBJECTIVES])
    opposing = len([token for token in sight.tokens if token.owner != seat])
    counts = {
        "Exchange": comb(len(sight.hand), play.setup.figures.kept),  # type: ignore[attr-defined]
        "DraftCard": sight.pack,
        "PlayCard": 2 * len(sight.hand),
        "Banish": len(sight.council) + 1,
        "Recall": len(sight.exile) + 1,
        "SwapTokens": comb(len(sight.tokens), 2) + 1,
        "LookAtTokens": comb(opposing, 2 if opposing > 1 else 1) + 1,
        "PlaceToken": len(sight.left) * (zones - len(sight.tokens)) + 1,
        "PlaceLastToken": len(sight.left) * (zones - len(sight.tokens)) + 1,
    }
    return counts.get(step, 0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_the_numbers_of_legal_choices(seats: int, poison: bool) -> None:
    met = set()
    for seed in range(6):
        play = shuffled(seats, seed, poison=poison, rounds=2)
        for seat, _ in decisions(play, Random(seed)):
            step, legal = play.view(None).step, play.legal(seat)
            met.add(step)
            assert len(legal) == len(set(legal)) >= 2
            if step not in ("CopyCapulet", "CopyMontague"):
                assert len(legal) == wanted_choices(play, seat), step
    wanted = {"PlayCard", "Banish", "Recall", "SwapTokens", "LookAtTokens", "PlaceToken", "PlaceLastToken"}
    assert met >= wanted | {"Exchange" if seats == 2 else "DraftCard"}


@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_round_clockwise_and_cards_go_where_they_are_sent(seats: int) -> None:
    play = shuffled(seats, 4, rounds=2)
    for seat, said in decisions(play, Random(4)):
        sight = see(play, seat)
        if said[0] == "play":
            assert seat == (sight.first + len(sight.plays)) % seats
            here = {"council": sight.council, "exile": sight.exile}[said[2]]
            branch = play.state.clone()
            branch.apply(GAME.vocabulary.parse(said), seat)
            after = GAME.eyes.look(branch, seat)  # type: ignore[arg-type]
            assert {"council": after.council, "exile": after.exile}[said[2]] == (*here, said[1])
            assert set(after.hand) == set(sight.hand) - {said[1]}


# Scoring, done again by hand


def counted_again(past: Any, options: Options) -> tuple[set[str], set[str], dict[int, int]]:
    """Deaths, wishes and points of a round whose tokens all lie open, by the words of the rules."""
    doses = Counter[str]()
    for token in past.tokens:
        doses[token.card] += {"poison": 1, "antidote": -1}.get(token.kind, 0)
    dead = {card for card, dose in doses.items() if dose > 0}
    met = granted(set(past.council) - dead, set(past.exile) - dead, options)
    points: dict[int, int] = Counter()
    for token in past.tokens:
        if token.card in met and token.kind.isdigit():
            points[token.owner] += int(token.kind) + ZONES[token.card][token.zone - 1]
    return dead, met, points


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_every_round_counted_again(seats: int, poison: bool) -> None:
    wishes: set[tuple[str, bool]] = set()
    deaths = 0
    for seed in range(12):
        play = finished(shuffled(seats, seed, poison=poison, reveal_all_at_round_end=True), Random(seed))
        rounds = see(play, None).past
        for past in rounds:
            dead, met, points = counted_again(past, play.setup.options)
            assert (set(past.dead), set(past.met)) == (dead, met)
            assert past.scores == tuple(points.get(seat, 0) for seat in range(seats))
            wishes |= {(card, card in met) for card in {*past.council, *past.exile} & set(OBJECTIVES) - dead}
            deaths += len(dead)
        assert outcome(play).scores == tuple(sum(past.scores[seat] for past in rounds) for seat in range(seats))
        earned = Counter[int]()
        for facts in told(play, None, "token-scored"):
            earned[facts["seat"]] += facts["points"]
        assert outcome(play).scores == tuple(earned[seat] for seat in range(seats))
        assert [f["points"] for f in told(play, None, "round-scored")] == [
            past.scores[(past.first + place) % seats] for past in rounds for place in range(seats)
        ]
    assert (deaths > 0) is poison
    for card in set(OBJECTIVES) & set(deck(seats)):
        assert {(card, True), (card, False)} <= wishes


@pytest.mark.parametrize("seats", SEATS)
def test_the_lords_and_equality_exclude_each_other(seats: int) -> None:
    """More Capulets, more Montagues, or as many: exactly one is always true."""
    for seed in range(10):
        play = finished(shuffled(seats, seed, prince_neutrals=7), Random(seed))
        for past in see(play, None).past:
            out = {*past.council, *past.exile}
            granted = set(past.met) & {"capulet", "montague", "prince_escalus"}
            assert len(granted) <= 1
            if {"capulet", "montague", "prince_escalus"} <= out:
                assert len(granted) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_rematch_begins_one_seat_on(seats: int) -> None:
    for first in range(seats):
        play = finished(shuffled(seats, 1, first_player=first), Random(1))
        options, turn = GAME.rules.again(play.state)  # type: ignore[arg-type]
        assert (options["first_player"], turn) == ((first + 1) % seats, 0)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("poison", [False, True])
def test_the_small_decks_of_the_laboratory_are_played_by_the_same_rules(seats: int, poison: bool) -> None:
    small = next(figures for figures in BOX.reduced_table if figures.seats == seats)
    assert len(small.cards) == small.removed + seats * (small.dealt + small.picks) + (0 if seats == 2 else 1)
    play = shuffled(seats, 2, deck="reduced", poison=poison, rounds=1)
    assert len(see(play, 0).left) == len(small.influence) + (2 if poison else 0)
    finished(play, Random(2))
    past = see(play, None).past[0]
    assert {*past.council, *past.exile} <= set(small.cards)
    assert len(past.council) + len(past.exile) == 2 * seats


def test_hands_are_of_the_printed_size_in_every_draft() -> None:
    assert {seats: FIGURES[seats][6] for seats in SEATS} == HAND
    for seats, first in [(count, seat) for count in SEATS for seat in range(count)]:
        play = shuffled(seats, 1, first_player=first)
        for _, said in decisions(play, Random(1)):
            if said[0] == "play":
                break
        hands = [set(see(play, seat).hand) for seat in range(seats)]
        assert [len(hand) for hand in hands] == [HAND[seats]] * seats
        assert all(one.isdisjoint(other) for one, other in combinations(hands, 2))
