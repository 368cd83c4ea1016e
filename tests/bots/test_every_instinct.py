"""What every game's instinct must hold, whatever was agreed at the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.playing import AnyGame, every_game, mixtures, moments
from perfidie.bots.levels import instinct_of
from perfidie.engine.instinct import Instinct
from perfidie.texts import LANGUAGES, Texts

WORTH_A_THOUGHT = 20
"""More choices than these nobody thinks about."""


def whole_game(game: AnyGame, seats: int, rng: Random, options: Any, choose: Callable[[Any, Random], Any]) -> Any:
    s = game.new(game.setup(seats, options))
    while s.agenda:
        s.apply(choose(s, rng) if s.actor >= 0 else s.sample(rng))  # refuses what is not legal
    return s


@every_game
def test_instinct_plays_whole_games_by_the_rules_and_so_do_beginners(game: AnyGame) -> None:
    instinct = instinct_of(game)
    for seats in game.seats:
        rng = Random(seats)
        options = mixtures(game, seats, rng)
        for choose in (instinct.move, instinct.move, instinct.beginner):
            s = whole_game(game, seats, rng, next(options), choose)
            assert len(game.rules.outcome(s).scores) == seats


@every_game
def test_a_judgement_gives_every_seat_a_share_between_none_and_all(game: AnyGame) -> None:
    instinct = instinct_of(game)
    for seats in game.seats:
        for table, _ in islice(moments(game, seats, 3, 0.1), 6):
            shares = instinct.value(table.state.clone())
            assert len(shares) == seats
            assert all(0 <= share <= 1 for share in shares)


@every_game
def test_what_is_worth_a_thought_is_legal_and_little_and_what_is_forgotten_leaves_a_possible_world(
    game: AnyGame,
) -> None:
    instinct, rng = instinct_of(game), Random(4)
    for table, _ in islice(moments(game, game.seats[-1], 2, 0.2), 40):
        for seat in table.state.waiting:
            view, legal = table.view(seat), table.legal(seat)
            few = instinct.shortlist(view, legal)
            assert 0 < len({*few}) == len(few) <= max(WORTH_A_THOUGHT, len(legal) // 3)
            assert {*few} <= {*legal}
            world = game.imagine(instinct.forget(view, rng), rng)
            assert game.view(world, seat).waiting == view.waiting
            assert instinct.likelihood(view, game.imagine(view, rng)) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_sign_speaks_for_somebody_and_has_its_sentence(game: AnyGame, lang: str) -> None:
    instinct, texts = instinct_of(game), Texts(lang, game.id)
    assert type(instinct) is not Instinct
    found: set[str] = set()
    for table, _ in islice(moments(game, game.seats[:2][-1], 5, 0.1), 12):
        for seat in range(table.setup.seats):
            found |= {*instinct.signs(table.state, seat)}
    assert found == {*instinct.arguments}
    for name in found:
        sentence = texts.say(f"advice-{game.id}-{name}", {"here": "31", "other": "17"})
        assert "31" in sentence
        assert "17" in sentence
