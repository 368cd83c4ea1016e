"""What holds in every game, at every number of seats, under random options: nothing is lost and nothing is told."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.playing import (
    GAMES,
    AnyGame,
    answer_to,
    chances,
    every_game,
    every_table,
    everything,
    mixtures,
    moments,
    refused,
    unsaid,
    values,
    watchers,
)  # fmt: skip
from perfidie.engine import Playthrough, State, encode, load_state, replay, save_state

# Options


@every_table
def test_random_options_soon_have_every_value_of_every_option(game: AnyGame, seats: int) -> None:
    played = list(islice(mixtures(game, seats, Random(seats)), 30))
    for option in game.options:
        assert {mixture[option.id] for mixture in played} == set(values(game, seats, option)), option.id


# Imagined worlds


def imagined(play: Playthrough, watcher: int | None, rng: Random) -> Any:
    """A world this watcher can imagine; it looks the same to him and holds the same pieces."""
    game: AnyGame = play.game
    seen = encode(play.view(watcher))
    world = game.imagine(game.read_view(seen), rng)
    assert encode(game.view(world, watcher)) == seen
    assert game.rules.pieces(world) == game.rules.pieces(play.state)
    return world


@every_table
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagined_it(game: AnyGame, seats: int) -> None:
    for play, rng in islice(moments(game, seats, seed=seats, share=0.1), 350):
        for watcher in watchers(play):
            world = imagined(play, watcher, rng)
            assert world.waiting == play.view(watcher).waiting, "who decides, as far as this watcher may know"
            if watcher is not None:
                assert world.legal_for(watcher) == play.state.legal_for(watcher)


@every_table
def test_views_before_during_and_between_deals_are_imaginable_too(game: AnyGame, seats: int) -> None:
    for play, rng in islice(chances(game, seats, seed=seats, share=0.3), 150):
        for watcher in watchers(play):
            imagined(play, watcher, rng)


# Pieces and records


@every_table
def test_no_piece_is_lost_or_doubled(game: AnyGame, seats: int) -> None:
    for play, _ in islice(moments(game, seats, seed=10 + seats, share=0.5), 1500):
        assert game.rules.pieces(play.state) == game.rules.pieces(game.new(play.setup))


@every_table
def test_saved_and_replayed_games_are_the_same_games(game: AnyGame, seats: int) -> None:
    for play, _ in islice(moments(game, seats, seed=20 + seats, share=0.02), 80):
        assert load_state(game, save_state(game, play.state)) == play.state
        again = replay(game, play.record())
        assert again.state == play.state
        assert again.events == play.events
        for watcher in watchers(play):
            assert encode(again.view(watcher)) == encode(play.view(watcher))


# Refusals


def broken(game: AnyGame, what: str) -> dict[str, Any]:
    """By name, what is done (BROKEN), said (UNSAID) or laid (UNLAID) against the rules in its `broken_rules.py`."""
    written = Path(__file__).with_name(game.id) / "broken_rules.py"
    return getattr(import_module(f"games.{game.id}.broken_rules"), what, {}) if written.is_file() else {}


def every_case(what: str) -> pytest.MarkDecorator:
    found = [(game.id, name, case) for game in GAMES for name, case in broken(game, what).items()]
    return pytest.mark.parametrize("case", [pytest.param(case, id=f"{game}: {name}") for game, name, case in found])


@every_case("BROKEN")
def test_a_broken_rule_is_named_and_nothing_moves(case: Any) -> None:
    laid, seat, said, code, facts = case
    answer = refused(laid(), seat, said.split())
    assert (answer.code, answer.facts) == (code, facts)


@every_case("UNSAID")
def test_what_may_not_be_said_is_refused_and_nothing_is_kept_of_it(case: Any) -> None:
    laid, seat, said, code, facts = case
    answer = unsaid(laid(), seat, said.split())
    assert (answer.code, answer.facts) == (code, facts)


@every_case("UNLAID")
def test_a_table_nobody_may_lay_is_refused(case: Any) -> None:
    laid, code, facts = case
    answer = answer_to(laid)
    assert (answer.code, answer.facts) == (code, facts)


def refusals_in(package: str) -> set[str]:
    """The codes of the refusals written in this package."""
    source = [
        path.read_text(encoding="utf-8") for path in Path(str(import_module(package).__file__)).parent.rglob("*.py")
    ]
    written = re.findall(r'Refusal\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', "".join(source))
    return {code for codes in written for code in codes if code}


@every_game
def test_every_refusal_of_the_game_has_a_case(game: AnyGame) -> None:
    common = refusals_in("perfidie.engine")
    cases = {code for what in ("BROKEN", "UNSAID", "UNLAID") for *_, code, _ in broken(game, what).values()}
    assert refusals_in(f"perfidie.games.{game.id}") - common == cases - common


@every_table
def test_whatever_is_not_legal_is_refused_and_nothing_moves(game: AnyGame, seats: int) -> None:
    """All words of the game from all seats; where the same is to be decided again, twice from those who decide."""
    tried: Counter[str] = Counter()
    for play, _ in islice(moments(game, seats, seed=seats, share=0.05), 400):
        step = play.view(None).step
        tried[step] += 1
        if tried[step] > 3:
            continue
        before = everything(play)
        for seat in range(seats) if tried[step] == 1 else play.state.waiting:
            legal = set(play.legal(seat))
            for action in game.vocabulary.actions:
                if action.words not in legal:
                    answer_to(play.move, seat, action.words)
        assert everything(play) == before


def refusals(game: AnyGame, state: State, seat: int) -> list[str]:
    """Every refusal this seat can provoke here."""
    legal = set(state.legal_for(seat))
    return [str(answer_to(state.apply, action, seat)) for action in game.vocabulary.actions if action not in legal]


@every_table
def test_a_refusal_tells_nothing_the_seat_does_not_know(game: AnyGame, seats: int) -> None:
    """In any other world the seat can imagine it would hear the same refusals."""
    for play, rng in islice(moments(game, seats, seed=seats, share=0.05), 20):
        for seat in range(seats):
            assert refusals(game, imagined(play, seat, rng), seat) == refusals(game, play.state, seat)
