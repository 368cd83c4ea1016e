"""A legend plays by a network where one knows the table; where none can it is a master, and the log says why."""

from __future__ import annotations

import base64
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import launch
from bots.networks import made, shelved
from bots.test_measured import AGAIN, positions
from perfidie import bots, games
from perfidie.bots import Legend, Player
from perfidie.bots.advice import advise
from perfidie.bots.budget import Budget
from perfidie.bots.learned import LIKED, Guided, Learned, best_liked, likings
from perfidie.bots.legend import guide_at
from perfidie.bots.levels import instinct_of, level_of
from perfidie.bots.network import parsed
from perfidie.bots.search import Search
from perfidie.bots.shelf import network_for
from perfidie.bots.worker import Mind, Question
from perfidie.engine import Game, Refusal, View, encode
from perfidie.engine.action import Words
from perfidie.review.decisions import Open, Thought, judged

VERRE = games.find("verre")
LOOK = 40
"""Iterations of whoever searches here."""


UNKNOWN = {"verre": "match", "verona": "poison", "idus_martii": "reduced"}
"""By game that networks are shipped for: tables at which none of them has learned."""
MATCH = VERRE.setup(max(VERRE.seats), preset=UNKNOWN["verre"])


def asked(name: str = "verre", preset: str = "standard") -> list[tuple[View[Any], tuple[Words, ...]]]:
    """What somebody sees, and may do, at a few moments of a game."""
    return [(play.view(seat), tuple(play.legal(seat))) for play, seat in positions(name, preset)]


def setup_of(game: Game, view: View[Any]) -> Any:
    return game.setup(view.seats, view.options)


def choices(player: Player, name: str = "verre") -> list[Words]:
    """What it does where no network that is shipped has learned."""
    moments = asked(name, UNKNOWN.get(name, "standard"))
    return [player.measured(LOOK).choose(view, legal, Random(5)) for view, legal in moments]


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a network for the tables of `asked`."""
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(tmp_path))
    return shelved(tmp_path, VERRE, VERRE.setup(max(VERRE.seats)))


# Where there is a network


def test_a_legend_does_what_its_network_likes_and_says_which_network_that_was(networks: Path) -> None:
    network = network_for(VERRE, VERRE.setup(max(VERRE.seats)))
    assert network is not None
    legend = bots.find("legend", VERRE)
    for view, legal in asked():
        decision = bots.decide(legend, view, legal, Random(5))
        assert decision == (Learned(VERRE, network).choose(view, legal, Random(5)), 0, network.digest)
        liked = best_liked(legal, likings(network, view, legal))
        often = [legend.choose(view, legal, Random(seed)) for seed in range(30)]
        assert often.count(liked[0]) == max(map(often.count, legal))


def test_it_travels_as_bytes_through_the_process_that_thinks(networks: Path) -> None:
    (view, legal), *_ = asked()
    answer = Mind().answer(Question(1, "verre", "legend", encode(view), legal, 5, factor=0.5))
    network = network_for(VERRE, setup_of(VERRE, view))
    assert network is not None
    assert (answer.error, answer.network, answer.iterations) == ("", network.digest, 0)
    assert answer.words == bots.find("legend", VERRE).choose(view, legal, Random(5))


def test_a_legend_of_a_game_may_search_among_what_its_network_likes_best(networks: Path) -> None:
    level = msgspec.structs.replace(level_of("legend", VERRE), budget=Budget(iterations=LOOK))
    legend = Legend(VERRE, level, level_of("master", VERRE))
    for view, legal in asked():
        network = network_for(VERRE, setup_of(VERRE, view))
        assert network is not None
        decision = legend.decide(view, legal, Random(5))
        assert (decision.iterations, decision.network) == (LOOK, network.digest)
        drawn = Learned(VERRE, network).choose(view, legal, Random(5))
        assert decision.words in {drawn, *best_liked(legal, likings(network, view, legal))}
        assert legend.hurried(0.5).decide(view, legal, Random(5)).iterations == LOOK / 2
        assert legend.measured(LOOK).decide(view, legal, Random(5)) == decision


@pytest.mark.parametrize("judges", [False, True], ids=["by instinct", "by the network"])
def test_where_its_search_stops_the_network_judges_only_if_it_is_asked(networks: Path, judges: bool) -> None:
    (view, legal), *_ = asked()
    network = network_for(VERRE, setup_of(VERRE, view))
    assert network is not None
    world, own = VERRE.imagine(view, Random(1)), instinct_of(VERRE)
    guided = Guided(own, network, judges=judges)
    value = guided.value(world)
    assert (value == own.value(world)) is not judges
    assert sum(value) == pytest.approx(1)
    assert (guided.horizon, guided.caution, guided.reads) == (own.horizon, own.caution, own.reads)
    found = Search(VERRE, Budget(iterations=LOOK), guided).think(view, legal, Random(1), legal[0])
    assert sum(each.visits for each in found) == LOOK


def test_the_search_looks_at_what_the_network_likes_before_anything_else(networks: Path) -> None:
    for view, legal in asked():
        guide = guide_at(VERRE, view)
        network = network_for(VERRE, setup_of(VERRE, view))
        assert guide is not None
        assert network is not None
        thought = list(guide.shortlist(view, legal))
        assert thought[:LIKED] == best_liked(legal, likings(network, view, legal))
        assert len(set(thought)) == len(thought)
        assert {*instinct_of(VERRE).shortlist(view, legal)} <= {*thought} <= {*legal}


def test_advice_and_reviews_look_at_what_the_network_likes_and_advice_names_it_unless_another_is_clearly_better(
    networks: Path,
) -> None:
    for view, legal in asked():
        guide = guide_at(VERRE, view)
        assert guide is not None
        favourite = guide.shortlist(view, legal)[0]
        suggestions = advise(VERRE, view, legal, Random(1), Budget(iterations=200))
        best = suggestions[0]
        if best.words != favourite:
            search = Search(VERRE, Budget(iterations=200), guide)
            seen = {each.words: each for each in search.think(view, legal, Random(1), favourite, signs=True)}
            assert best.chance - seen[favourite].mean > guide.caution * best.error
        chosen = next(words for words in legal if words != favourite)
        each = Open(0, view.seat or 0, view, legal, chosen, {})
        again = Search(VERRE, Budget(iterations=60), guide).think(view, legal, Random(2), chosen)
        assert favourite in {one.words for one in again if one.visits}
        thought = Thought(iterations=60, pairs=(2,), ends=(2,), worlds=2)
        assert judged(VERRE, msgspec.structs.replace(each, so=_so(view)), Random(2), thought).chosen == chosen


def _so(view: View[Any]) -> Any:
    from perfidie.review.beliefs import truth

    return truth(VERRE, view, VERRE.imagine(view, Random(1)))


def test_a_legend_sees_its_view_alone(networks: Path) -> None:
    """Tables that its view cannot tell apart bring the same choice."""
    legend = bots.find("legend", VERRE)
    for play, seat in positions("verre"):
        view, legal = play.view(seat), play.legal(seat)
        first = legend.choose(view, legal, Random(5))
        worlds = [VERRE.imagine(view, Random(number)) for number in range(5)]
        secrets = {encode(VERRE.view(world, other)) for world in worlds for other in range(view.seats) if other != seat}
        assert len(secrets) > view.seats - 1, "these worlds differ in what others see"
        for world in worlds:
            seen = VERRE.read_view(encode(VERRE.view(world, seat, play.claims)))
            assert legend.choose(seen, legal, Random(5)) == first


# The same choice again


def test_machines_that_reckon_in_another_order_choose_the_same(networks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    legend = bots.find("legend", VERRE)
    before = [legend.choose(view, legal, Random(seed)) for view, legal in asked() for seed in range(100)]
    network = network_for(VERRE, VERRE.setup(max(VERRE.seats)))
    assert network is not None
    think, noise = network.think, np.random.default_rng(3)

    def elsewhere(view: View[Any], setup: Any) -> Any:
        thought = think(view, setup)
        return thought._replace(liked=thought.liked * (1 + 1e-12 * noise.normal(size=thought.liked.size)))

    monkeypatch.setattr(network, "think", elsewhere)
    assert [legend.choose(view, legal, Random(seed)) for view, legal in asked() for seed in range(100)] == before


def test_a_choice_of_a_legend_is_made_again_in_another_process(networks: Path) -> None:
    told = [
        {
            "game": "verre", "level": "legend", "view": base64.b64encode(encode(view)).decode(), "legal": legal,
            "seed": seed, "iterations": 0, "words": list(bots.find("legend", VERRE).choose(view, legal, Random(seed))),
        }
        for view, legal in asked() for seed in range(20)
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONHASHSEED": "3", "OPENBLAS_NUM_THREADS": "1"}
    with launch.start(
        [sys.executable, str(AGAIN)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as elsewhere:
        answers, _ = elsewhere.communicate(json.dumps(told).encode(), timeout=120)
    assert json.loads(answers) == [each["words"] for each in told]


# Where there is none


@pytest.mark.parametrize("name", games.names())
def test_without_a_network_a_legend_is_a_master(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = games.find(name)
    assert network_for(game, game.setup(max(game.seats), preset=UNKNOWN.get(name, "standard"))) is None
    legend, master = bots.find("legend", game), bots.find("master", game)
    assert isinstance(legend, Legend)
    assert isinstance(master, Player)
    assert choices(legend, name) == choices(master, name)
    assert bots.seconds("legend", game) == bots.seconds("master", game) > 0
    assert not caplog.records, "nothing was meant to play here"


def test_a_legend_is_a_master_at_tables_its_networks_do_not_know(
    networks: Path, caplog: pytest.LogCaptureFixture
) -> None:
    verona = games.find("verona")
    assert network_for(VERRE, MATCH) is None
    assert network_for(VERRE, VERRE.setup(2, {"tie": "poison"})) is None
    assert network_for(verona, verona.setup(4, preset="poison")) is None
    assert not caplog.records


def test_what_is_promised_of_a_legend_is_whether_it_has_learned_anything_at_such_a_table(networks: Path) -> None:
    known, other = VERRE.setup(max(VERRE.seats)), VERRE.setup(3, preset="match")
    assert bots.promise("legend", VERRE, known) == "bot-legend-learned"
    assert bots.promise("legend", VERRE, other) == "bot-legend-unlearned"
    assert {bots.promise("master", VERRE, each) for each in (known, other)} == {"bot-master-help"}


def test_several_networks_of_a_game_are_told_apart_by_what_they_say_of_themselves(
    networks: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = VERRE.setup(3, preset="match")
    shelved(networks, VERRE, match, name="of whatever name.npz")
    found = network_for(VERRE, match)
    assert found is not None
    assert found.plays(match)
    assert not found.plays(VERRE.setup(max(VERRE.seats)))
    assert network_for(VERRE, VERRE.setup(max(VERRE.seats))) is not found
    assert not caplog.records


Spoil = Callable[[bytes], bytes]
SPOILT: dict[str, Spoil] = {
    "empty": lambda data: b"",
    "truncated": lambda data: data[: len(data) // 2],
    "nonsense": lambda data: b"\x00" * 500,
    "damaged": lambda data: data[: len(data) // 3] + bytes(64) + data[len(data) // 3 + 64 :],
}
UNFIT: dict[str, dict[str, object]] = {
    "of another version of features": {"features": 999},
    "of another layout": {"layout": "0" * 16},
    "of another game": {"game": "verona"},
    "of another format": {"format": 99},
    "not a number": {"b0": np.full(8, np.nan)},
    "of another shape": {"w1": np.zeros((9, 8))},
}


def plays_as_a_master(caplog: pytest.LogCaptureFixture) -> str:
    """What the log says, after a legend has played as a master several times."""
    master = bots.find("master", VERRE)
    assert isinstance(master, Player)
    for _ in range(2):
        legend = bots.find("legend", VERRE)
        assert isinstance(legend, Legend)
        assert choices(legend) == choices(master)
    (record,) = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert record.getMessage().startswith("legends of verre do without a network: ")
    return record.getMessage()


@pytest.mark.parametrize("how", [*SPOILT, *UNFIT])
def test_with_a_file_that_cannot_be_used_a_legend_is_a_master_and_the_log_says_so_once(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    name = f"{how}.npz"
    shelved(tmp_path, VERRE, MATCH, UNFIT.get(how), name)
    file = tmp_path / "verre" / name
    if how in SPOILT:
        file.write_bytes(SPOILT[how](file.read_bytes()))
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(tmp_path))
    assert name in plays_as_a_master(caplog)


@pytest.mark.parametrize("name", ["gone", "a file", "x" * 5000])
def test_a_folder_that_is_not_there_is_named_in_the_log_and_the_others_are_searched(
    name: str, networks: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (networks / "a file").touch()
    setup = VERRE.setup(max(VERRE.seats))
    mine = network_for(VERRE, setup)
    monkeypatch.setenv("PERFIDIE_NETWORKS", os.pathsep.join([str(networks / name), str(networks)]))
    found = network_for(VERRE, setup)
    assert mine is not None
    assert found is not None
    assert found.digest == mine.digest
    (record,) = caplog.records
    assert record.getMessage().startswith("legends of verre do without a network: ")
    assert str(networks / name)[:200] in record.getMessage()


def test_without_numpy_a_legend_is_a_master_and_the_log_says_what_to_install(
    networks: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shelved(networks, VERRE, MATCH, name="another.npz")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "pip install 'perfidie[legend]'" in plays_as_a_master(caplog)


def test_whatever_byte_of_a_file_is_wrong_it_is_played_by_or_refused() -> None:
    setup, rng = VERRE.setup(2), Random(4)
    data, codes = made(VERRE, setup), set()
    directory = data.rindex(b"PK\x01\x02") - 400  # where the arrays are named, and then at any place
    for number in range(400):
        place = rng.randrange(directory, len(data)) if number % 2 else rng.randrange(len(data))
        spoilt = data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
        try:
            parsed(spoilt, VERRE, "x")
        except Refusal as refusal:
            codes.add(refusal.code)
    assert "network-broken" in codes
    assert all(code.startswith("network-") for code in codes)


def shipped() -> Sequence[tuple[str, Path]]:
    home = Path(games.__file__).parent
    return [(game, file) for game in games.names() for file in sorted((home / game / "bot/networks").glob("*.npz"))]


def test_every_network_that_is_shipped_fits_its_game_and_they_are_small() -> None:
    sizes: dict[str, int] = {}
    for name, file in shipped():
        game = games.find(name)
        network = parsed(file.read_bytes(), game, file.name)
        for options in network.header.tables:
            assert network.plays(game.setup(network.header.seats, options))
        sizes[name] = sizes.get(name, 0) + file.stat().st_size
    assert all(size < 3_000_000 for size in sizes.values()), sizes
