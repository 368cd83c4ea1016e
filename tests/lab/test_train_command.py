"""`python -m perfidie.lab.train`: from the games of bots to a network that enters the arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.desk import Desk
from perfidie import games
from perfidie.bots.network import read
from perfidie.lab.train.__main__ import main

CONFIG = """
game = "verre"
seats = 2
preset = "tiny"
seed = 5
decisions = 1024
checkpoint = 512
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
    made = {path.name for path in out.iterdir()}
    assert made == {"network.npz", "checkpoint-1.npz", "checkpoint-2.npz", "log.ndjson", "curves.svg"}
    lines = [json.loads(line) for line in (out / "log.ndjson").read_text().splitlines()]
    assert [line["decisions"] for line in lines] == [512, 1024]
    assert "among random" in (out / "curves.svg").read_text()
    game = games.find("verre")
    network = read(out / "network.npz", game)
    assert (network.header.seed, network.header.decisions) == (5, 1024)
    assert network.plays(game.setup(2, preset="tiny"))


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
