"""Networks from files: what is whole plays from the view alone; what is not is refused with the reason."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bots.networks import made
from perfidie import games
from perfidie.bots.learned import Learned
from perfidie.bots.network import parsed, read, turned_numbers
from perfidie.engine import Game, Playthrough, Refusal, Setup, encode
from perfidie.engine.numbering import numbering

ALL = games.names()


def usual(game_id: str) -> tuple[Game, Setup]:
    game = games.find(game_id)
    return game, game.setup(game.seats[-1])


@pytest.mark.parametrize("game_id", ALL)
def test_a_network_plays_a_whole_game_from_views_that_came_as_bytes(game_id: str) -> None:
    game, setup = usual(game_id)
    bot, rng, play = Learned(game, parsed(made(game, setup), game, "x")), Random(3), Playthrough(game, setup)
    decisions = 0
    for _ in range(400):
        play.chance(rng)
        if play.over:
            break
        seat = play.state.waiting[0]
        legal = play.legal(seat)
        words = bot.choose(game.read_view(encode(play.view(seat))), legal, rng)
        assert words in legal
        play.move(seat, words)
        decisions += 1
    assert decisions > 10


@pytest.mark.parametrize("game_id", ALL)
def test_the_numbers_a_seat_counts_by_are_those_of_the_table_in_another_order(game_id: str) -> None:
    game, setup = usual(game_id)
    for seat in range(setup.seats):
        assert sorted(turned_numbers(game, setup, seat)) == list(range(numbering(game, setup).seats_take))


def test_a_network_is_played_as_surely_as_its_file_says() -> None:
    game, setup = usual("verre")
    play = Playthrough(game, setup)
    play.chance(Random(3))
    seat = play.state.waiting[0]
    view, legal = play.view(seat), play.legal(seat)
    loose, sure = (
        Learned(game, parsed(made(game, setup, {"sharp": sharp}), game, "x")).chances(view, legal)
        for sharp in (0.5, 1.0)
    )
    halves = [each**0.5 for each in sure]
    assert loose == pytest.approx([each / sum(halves) for each in halves])
    assert max(sure) > max(loose)


BROKEN = {
    "truncated": (lambda data: data[: len(data) // 2], "network-broken"),
    "empty": (lambda data: b"", "network-broken"),
    "nonsense": (lambda data: b"\x00" * 500, "network-broken"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_file_that_is_not_whole_is_refused(how: str) -> None:
    game, setup = usual("verre")
    spoil, code = BROKEN[how]
    with pytest.raises(Refusal) as refused:
        parsed(spoil(made(game, setup)), game, "x")
    assert refused.value.code == code


WRONG = {
    "format": ({"format": 99}, "network-other-format"),
    "game": ({"game": "verona"}, "network-other-game"),
    "features": ({"features": 999}, "network-other-features"),
    "layout": ({"layout": "0" * 16}, "network-other-features"),
    "seats": ({"seats": 99}, "network-other-table"),
    "no table": ({"tables": []}, "network-other-table"),
    "not a number": ({"b0": np.full(8, np.nan)}, "network-not-numbers"),
    "too large a number": ({"b0": np.full(8, 1e30)}, "network-not-numbers"),
    "a layer that does not fit": ({"w1": np.zeros((9, 8))}, "network-broken"),
    "played without any preference": ({"sharp": 0.0}, "network-broken"),
    "played against its preferences": ({"sharp": -1.0}, "network-broken"),
    "played more surely than can be reckoned": ({"sharp": 1e300}, "network-broken"),
    "too few actions": ({"wp": np.zeros((8, 3)), "bp": np.zeros(3)}, "network-broken"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_network_that_does_not_fit_is_refused(what: str) -> None:
    game, setup = usual("verre")
    changed, code = WRONG[what]
    with pytest.raises(Refusal) as refused:
        parsed(made(game, setup, changed), game, "x")
    assert refused.value.code == code


def test_what_was_pickled_into_a_file_is_never_opened() -> None:
    game = games.find("verre")
    file = io.BytesIO()
    np.savez(file, header=np.array([object()], dtype=object))
    with pytest.raises(Refusal, match="network-broken"):
        parsed(file.getvalue(), game, "x")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="network-missing"):
        read(tmp_path / "none.npz", games.find("verre"))


def test_a_network_does_not_play_at_tables_it_has_not_learned_at() -> None:
    game, setup = usual("verre")
    network = parsed(made(game, setup), game, "x")
    assert network.plays(setup)
    assert not network.plays(game.setup(setup.seats - 1))
    assert not network.plays(game.setup(setup.seats, preset="match"))
