"""`python -m perfidie.lab.train`: from the games of bots to a network that enters the arena."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bots.networks import made
from cli.desk import Desk
from perfidie import games
from perfidie.bots.network import read
from perfidie.lab.train.__main__ import main
from perfidie.lab.train.ladder import rungs

CONFIG = """
game = "verre"
seats = 2
preset = "tiny"
seed = 5
decisions = 1024
checkpoint = 512
sharp = 2.5
policy = { hidden = 8, layers = 2 }
judge = { hidden = 8, layers = 1 }
lesson = { tables = 32, steps = 16, pieces = 2, epochs = 1 }

[[company]]
[[company]]
kind = "weights"
path = "random.npz"
"""


def test_from_games_of_bots_to_an_imitation_to_a_network_that_has_learned_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.parquet"
    told = f"dataset verre --bots random --seats 2 --preset tiny --games 20 --workers 1 --out {kept}"
    assert Desk(tmp_path).run(*told.split()).status == 0
    imitation = ["imitate", str(kept), "--out", str(tmp_path / "random.npz"), "--hidden", "8", "--layers", "2"]
    assert main([*imitation, "--steps", "5"]) == 0
    assert "decisions" in capsys.readouterr().out

    config, out = tmp_path / "small.toml", tmp_path / "out"
    config.write_text(CONFIG)
    assert main(["run", str(config), "--out", str(out), "--among", "random", "--deals", "2"]) == 0
    there = {path.name for path in out.iterdir()}
    assert there == {"network.npz", "checkpoint-1.npz", "checkpoint-2.npz", "log.ndjson", "curves.svg"}
    lines = [json.loads(line) for line in (out / "log.ndjson").read_text().splitlines()]
    assert [line["decisions"] for line in lines] == [512, 1024]
    assert "among random" in (out / "curves.svg").read_text()
    game = games.find("verre")
    network = read(out / "network.npz", game)
    assert (network.header.seed, network.header.decisions, network.header.sharp) == (5, 1024, 2.5)
    assert network.plays(game.setup(2, preset="tiny"))


def test_an_imitation_that_shares_its_weights_keeps_a_learner_company_that_does(tmp_path: Path) -> None:
    kept, out = tmp_path / "games.parquet", tmp_path / "out"
    told = f"dataset verre --bots random --seats 2 --preset tiny --games 20 --workers 1 --out {kept}"
    assert Desk(tmp_path).run(*told.split()).status == 0
    shared = ["--hidden", "8", "--layers", "2", "--alike", "--pairs", "4", "--steps", "5"]
    assert main(["imitate", str(kept), "--out", str(tmp_path / "random.npz"), *shared]) == 0
    sizes = "{ hidden = 8, layers = 2, alike = true, pairs = 4 }"
    config = tmp_path / "shared.toml"
    config.write_text(CONFIG.replace("{ hidden = 8, layers = 2 }", sizes))
    assert main(["run", str(config), "--out", str(out), "--among", ""]) == 0
    assert read(out / "network.npz", games.find("verre")).header.decisions == 1024


def test_a_network_may_be_played_by_at_other_presets_that_its_training_names(tmp_path: Path) -> None:
    config, out = tmp_path / "senate.toml", tmp_path / "out"
    small = CONFIG.partition("[[company]]")[0].replace('"verre"', '"idus_martii"').replace("seats = 2", "seats = 5")
    config.write_text(small.replace('preset = "tiny"', 'also = ["training"]'))
    assert main(["run", str(config), "--out", str(out), "--among", ""]) == 0
    game = games.find("idus_martii")
    network = read(out / "network.npz", game)
    plays = {preset.id: network.plays(game.setup(5, preset=preset.id)) for preset in game.presets}
    assert [preset for preset, yes in plays.items() if yes] == ["standard", "training"]


ALONE = CONFIG.partition("[[company]]")[0].replace(
    "policy = { hidden = 8, layers = 2 }", "policy = { hidden = 4, layers = 1 }"
)


def beginner(path: Path, seats: int = 2, decisions: float = 1024.0) -> Path:
    """A network of its own size that has learned nothing yet, for the smallest table."""
    game = games.find("verre")
    path.write_bytes(made(game, game.setup(seats, preset="tiny"), {"decisions": decisions}))
    return path


def test_exploiters_learn_against_a_network_and_the_best_is_measured_on_deals_it_was_not_chosen_by(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    network, config, out = beginner(tmp_path / "frozen.npz"), tmp_path / "small.toml", tmp_path / "out"
    before = network.read_bytes()
    config.write_text(ALONE)
    words = ["exploit", str(network), "--config", str(config), "--out", str(out), "--seeds", "3,4", "--deals", "2"]
    assert main(words) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told[-3:-1]] == ["exploiter 3", "exploiter 4"]
    found = json.loads((out / "exploited.json").read_bytes())
    assert found["decisions"] == 1024
    means = {each["seed"]: each["fair_shares"]["mean"] for each in found["exploiters"]}
    assert means[found["best"]["seed"]] == max(means.values())
    assert found["best"]["games"] == 4
    for seed in (3, 4):
        learned = read(out / f"exploiter-{seed}/network.npz", games.find("verre"))
        assert (learned.header.seed, learned.header.decisions, learned.layers) == (seed, 1024, 2)
        assert not np.allclose(learned.arrays["w0"], read(network, games.find("verre")).arrays["w0"], atol=1e-3)
    assert network.read_bytes() == before


def test_an_exploiter_may_begin_as_the_network_itself(tmp_path: Path) -> None:
    network, config, out = beginner(tmp_path / "frozen.npz"), tmp_path / "small.toml", tmp_path / "out"
    config.write_text(ALONE.replace("lesson = {", "lesson = { rate = 1e-9, rate_end = 1e-9, "))
    words = ["exploit", str(network), "--config", str(config), "--out", str(out), "--seeds", "3", "--deals", "1"]
    assert main([*words, "--decisions", "512", "--from", "network"]) == 0
    game = games.find("verre")
    frozen, learned = (read(path, game).arrays for path in (network, out / "exploiter-3/network.npz"))
    assert all(np.allclose(learned[name], frozen[name], atol=1e-3) for name in frozen)


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (["--seeds", "1,x"], "is no list of seeds"),
        (["--seeds", "1,1"], "is no list of seeds"),
        (["--seeds", "-1"], "is no list of seeds"),
        (["--decisions", "0"], "--decisions takes 1 or more"),
        (["--deals", "0"], "--deals takes 1 or more"),
        (["--config", "none.toml"], "none.toml cannot be read"),
    ],
)
def test_what_no_exploiter_can_learn_by_is_refused_before_anything_is_written(
    change: list[str], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFIDIE_LANG", "en")
    network, config, out = beginner(tmp_path / "frozen.npz"), tmp_path / "small.toml", tmp_path / "out"
    config.write_text(ALONE)
    assert main(["exploit", str(network), "--config", str(config), "--out", str(out), *change]) == 2
    assert answer in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("network", "answer"),
    [
        ({"seats": 3}, "has not learned at such a table"),
        ({"decisions": 0.0}, "does not say how long it learned"),
    ],
)
def test_a_network_that_cannot_be_exploited_here_is_refused(
    network: dict[str, int],
    answer: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PERFIDIE_LANG", "en")
    config = tmp_path / "small.toml"
    config.write_text(ALONE)
    frozen = beginner(tmp_path / "frozen.npz", **network)
    assert main(["exploit", str(frozen), "--config", str(config), "--out", str(tmp_path / "out")]) == 2
    assert answer in capsys.readouterr().err


def test_the_ladder_stands_for_all_of_its_rungs() -> None:
    assert rungs("ladder") == ("random", "greedy", "regular", "strong", "master")
    assert rungs("greedy, ladder,greedy") == ("greedy", "random", "regular", "strong", "master")
    assert rungs("") == ()


def test_a_training_is_tried_on_every_rung_of_the_ladder_and_the_picture_shows_it(tmp_path: Path) -> None:
    config, out = tmp_path / "small.toml", tmp_path / "out"
    config.write_text(ALONE.replace("1024", "512"))
    assert main(["run", str(config), "--out", str(out), "--among", "ladder", "--deals", "1"]) == 0
    picture = (out / "curves.svg").read_text()
    assert all(f"among {name}" in picture for name in rungs("ladder"))


def test_somebody_unknown_is_refused_before_the_first_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFIDIE_LANG", "en")
    config, out = tmp_path / "small.toml", tmp_path / "out"
    config.write_text(ALONE)
    assert main(["run", str(config), "--out", str(out), "--among", "grandmaster"]) == 2
    assert "grandmaster" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["run", "none.toml", "--out", "out"], "The training none.toml cannot be read."),
        (["imitate", "none.parquet", "--out", "x.npz"], "none.parquet"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    words: list[str], answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFIDIE_LANG", "en")
    assert main(words) == 2
    assert answer in capsys.readouterr().err
