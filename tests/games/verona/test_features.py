"""The features of Verona say what is so; what they call possible holds the truth; they turn with the table."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.glances import by_rows, glance, round_the_table, there
from games.playing import moments
from games.verona.tables import GAME
from perfidie.engine import CHANCE, Entry, Playthrough
from perfidie.games.verona.features import zones
from perfidie.games.verona.rules.box import ANTIDOTE, FACE, POISON

every_count = pytest.mark.parametrize("seats", GAME.seats)


@every_count
def test_cards_tokens_and_turns_are_told_as_they_lie(seats: int) -> None:
    for play, rng in islice(moments(GAME, seats, seed=seats, share=0.2), 40):
        s: Any = play.state
        rules, viewer = s.setup, rng.randrange(seats)
        told, order = glance(play, viewer), round_the_table(seats, viewer)
        assert there(told["waiting"], order) == [seat for seat in order if seat in s.waiting]
        assert there(told["first"], order) == [s.first]
        assert sorted(there(told["hand"], rules.cards)) == sorted(s.hands[viewer])
        assert there(told["council"], rules.cards) == sorted(s.council)
        assert there(told["exile"], rules.cards) == sorted(s.exile)
        assert there(told["left"], rules.kinds) == sorted(s.left[viewer])
        assert told["hand_sizes"] == [len(s.hands[seat]) for seat in order]
        assert told["tokens_left"] == [len(s.left[seat]) for seat in order]
        totals = [sum(row[seat] for row in s.scores) for seat in order]
        assert told["scores"] == totals
        assert told["ahead"] == [totals[0] - max(totals[1:])]
        owners = {zone: s.owners[number] for zone, number in enumerate(s.zones) if number >= 0}
        for seat, row in zip(order, by_rows(told["owner"], seats), strict=True):
            assert there(row, zones(rules)) == [zone for zone in zones(rules) if owners.get(zone) == seat]


@every_count
def test_what_is_hidden_is_never_called_impossible_and_what_is_certain_is_true(seats: int) -> None:
    looked = 0
    for play, rng in islice(moments(GAME, seats, seed=40 + seats, share=0.4), 300):
        s: Any = play.state
        rules, viewer = s.setup, rng.randrange(seats)
        told, order = glance(play, viewer), round_the_table(seats, viewer)
        chances = by_rows(told["held_by_others"], seats - 1)
        for card, column in zip(rules.cards, zip(*chances, strict=True), strict=True):
            assert 0 <= sum(column) <= 100
            for seat, chance in zip(order[1:], column, strict=True):
                assert chance > 0 or card not in s.hands[seat]
                assert chance < 100 or card in s.hands[seat]
        doubts = by_rows(told["kinds_of_others"], seats - 1)
        for seat, row in zip(order[1:], doubts, strict=True):
            assert set(s.left[seat]) <= set(there(row, rules.kinds))
        for place, zone in enumerate(zones(rules)):
            number = s.zones[zone]
            kind = s.kinds[number] if number >= 0 else None
            if told["certain"][place]:
                assert kind is not None
                assert told["value"][place] == 10 * FACE[kind]
                looked += s.owners[number] != viewer
            for vial, name in ((POISON, "poison"), (ANTIDOTE, "antidote")):
                chance = told[name][place]
                assert chance > 0 or kind != vial
                assert chance < 100 or kind == vial
            if kind is not None and s.owners[number] == viewer:
                assert told["certain"][place]
    assert looked, "a token of somebody else was certain now and then"


def next_door(play: Playthrough, other: Playthrough) -> None:
    """The other table goes on as this one does, one seat further on; cards are dealt from the first player on."""
    seats = play.setup.seats
    turn = GAME.lab.turned(play.setup, seats - 1)
    for entry in play.entries[other.version :]:
        action = GAME.vocabulary.actions[turn[GAME.vocabulary.parse(entry.words).code]]
        seat = entry.seat if entry.seat == CHANCE else (entry.seat + 1) % seats
        other.follow(Entry(seat, action.words))


@every_count
def test_the_same_game_one_seat_further_on_looks_the_same_from_one_seat_further_on(seats: int) -> None:
    setup, rng = GAME.setup(seats, preset="quick_poison"), Random(seats)
    play, other = Playthrough(GAME, setup), Playthrough(GAME, setup)
    while not play.over:
        play.chance(rng)
        next_door(play, other)
        for seat in range(seats):
            seen = GAME.lab.glance(play.view(seat))
            assert seen == GAME.lab.glance(other.view((seat + 1) % seats)), play.entries[-1]
        if not play.over:
            play.move(play.state.actor, rng.choice(play.legal(play.state.actor)))
    next_door(play, other)
    assert other.over
