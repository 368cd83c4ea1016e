"""Features mean the same for ever: whoever changes what they say raises their version, and old networks are refused.

That they follow from the view alone, and lie within their bounds, is a law (`perfidie.engine.laws.features`).
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from games.playing import GAMES, AnyGame, every_game, named
from perfidie.engine import CHANCE, Laboratory, Playthrough, View, encode, read_record

HERE = Path(__file__)
STORED = tomllib.loads(HERE.with_name("features.toml").read_text(encoding="utf-8"))
GOLDEN = HERE.parents[2] / "golden"
EVERY = 7
"""So many entries of a golden game lie between two that are looked at."""
MOST = 600
"""A network that plays in five milliseconds has no time for more numbers."""
COUNTS = [(game, seats) for game in GAMES for seats in game.seats]


def digest(game: AnyGame, seats: int) -> str:
    """What the features of the golden games of so many seats come to: layouts, turns and glances of everybody."""
    told = sha256()
    for path in sorted((GOLDEN / game.id).glob(f"{seats}-*.json")):
        record = read_record(path.read_bytes())
        play = Playthrough(game, game.setup(seats, record.options))
        told.update(encode((game.lab.features(play.setup), game.lab.turned(play.setup, seats - 1))))
        for number, entry in enumerate(record.entries):
            if number % EVERY == 0 and play.state.actor != CHANCE:
                for seat in range(seats):
                    told.update(game.lab.glance(play.view(seat)))
            play.follow(entry)
    return told.hexdigest()[:16]


@pytest.mark.parametrize(("game", "seats"), COUNTS, ids=[f"{game.id}-{seats}" for game, seats in COUNTS])
def test_features_say_what_they_said_when_their_version_was_written_down(game: AnyGame, seats: int) -> None:
    """After a change raise `features_version` and write the new version and digest into `features.toml`."""
    stored = STORED[game.id]
    assert (game.lab.features_version, digest(game, seats)) == (stored["version"], stored[f"seats_{seats}"])


@every_game
def test_a_golden_game_is_there_for_every_number_of_seats_and_the_spectator_may_look_too(game: AnyGame) -> None:
    for seats in game.seats:
        assert sorted((GOLDEN / game.id).glob(f"{seats}-*.json")), seats
        assert game.lab.glance(game.view(game.new(game.setup(seats)), None))


@every_game
def test_there_are_not_too_many_features_at_any_table(game: AnyGame) -> None:
    for seats in game.seats:
        assert sum(field.size for field in game.lab.features(game.setup(seats))) <= MOST


@every_game
def test_the_names_of_the_fields_are_unique_and_their_bounds_fit_a_signed_byte(game: AnyGame) -> None:
    for seats in game.seats:
        fields = game.lab.features(game.setup(seats))
        assert len({field.name for field in fields}) == len(fields)
        assert all(-128 <= field.low <= field.high <= 127 and field.size >= 0 for field in fields)


TURNING = [game for game in GAMES if type(game.lab).turned is not Laboratory.turned]


@pytest.mark.parametrize("game", TURNING, ids=named)
def test_an_action_that_names_a_seat_names_it_as_seen_from_the_viewer(game: AnyGame) -> None:
    setup = game.setup(game.seats[-1])
    actions = game.vocabulary.actions
    for viewer in range(setup.seats):
        turn = game.lab.turned(setup, viewer)
        for action in actions:
            seat, seen = getattr(action, "seat", None), actions[turn[action.code]]
            if seat is not None and seat < setup.seats:
                assert getattr(seen, "seat", None) == (seat - viewer) % setup.seats, action
                assert seen.words[0] == action.words[0]


def test_without_features_of_its_own_a_game_has_its_view_hashed() -> None:
    game = GAMES[0]
    lab = Laboratory(game.view)
    state = game.new(game.setup(game.seats[0]))
    view: View[object] = game.view(state, 0)
    assert len(lab.glance(view)) == sum(field.size for field in lab.features(state.setup))
    assert any(lab.glance(view))
