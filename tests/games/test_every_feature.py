"""Features mean the same for ever: whoever changes what they say raises their version, and old networks are refused.

That they follow from the view alone, and lie within their bounds, is a law (`perfidie.engine.laws.features`). In
`tests`, `python -m games.test_every_feature > games/features.toml` writes the digests anew.
"""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from games.playing import GAMES, AnyGame, every_game, named
from perfidie.engine import CHANCE, Laboratory, Playthrough, View, encode, read_record
from perfidie.engine.features import same_codes

HERE = Path(__file__)
STORED = tomllib.loads(HERE.with_name("features.toml").read_text(encoding="utf-8"))
GOLDEN = HERE.parents[2] / "golden"
EVERY = 7
"""So many entries of a golden game lie between two that are looked at."""
MOST = 600
"""A network that plays in five milliseconds has no time for more numbers."""
MIXTURE = re.compile(r"mixture-\d+")
"""Golden games under random options are others whenever there is a new option."""
NAMED = [
    (game, path)
    for game in GAMES
    for path in sorted((GOLDEN / game.id).glob("*.json"))
    if not MIXTURE.search(path.stem)
]
every_golden_game = pytest.mark.parametrize(
    ("game", "path"), NAMED, ids=[f"{game.id}-{path.stem}" for game, path in NAMED]
)


def digest(game: AnyGame, path: Path) -> str:
    """What the features of a golden game come to: the layout, the turn of the last seat, glances of everybody."""
    record = read_record(path.read_bytes())
    play = Playthrough(game, game.setup(record.seats, record.options))
    told = sha256(encode((game.lab.features(play.setup), game.lab.turned(play.setup, record.seats - 1))))
    for number, entry in enumerate(record.entries):
        if number % EVERY == 0 and play.state.actor != CHANCE:
            for seat in range(record.seats):
                told.update(game.lab.glance(play.view(seat)))
        play.follow(entry)
    return told.hexdigest()[:16]


@every_golden_game
def test_features_say_what_they_said_when_their_version_was_written_down(game: AnyGame, path: Path) -> None:
    """After a change raise the version of `FEATURES` and write it into `features.toml` with the new digests."""
    stored = STORED[game.id]
    assert (game.lab.features_version, digest(game, path)) == (stored["version"], stored[path.stem])


@every_game
def test_a_golden_game_is_there_for_every_number_of_seats_and_the_spectator_may_look_too(game: AnyGame) -> None:
    for seats in game.seats:
        assert any(path.stem.startswith(f"{seats}-") for other, path in NAMED if other is game), seats
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


TURNING = [game for game in GAMES if game.lab.view_features.turned is not same_codes]


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


def written() -> str:
    """The file of digests, as it has to be now."""
    lines = [
        "# By game: the version of its features, and what each golden game comes to with them.",
        "# A line changes only together with the version (test_every_feature.py).",
    ]
    for game in GAMES:
        lines += ["", f"[{game.id}]", f"version = {game.lab.features_version}"]
        lines += [f'{path.stem} = "{digest(game, path)}"' for other, path in NAMED if other is game]
    return "\n".join(lines)


def test_the_file_of_digests_holds_nothing_else() -> None:
    told = {game.id: {"version", *[path.stem for other, path in NAMED if other is game]} for game in GAMES}
    assert {name: set(lines) for name, lines in STORED.items()} == told


if __name__ == "__main__":
    print(written())
