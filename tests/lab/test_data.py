"""Data sets: every row is what the engine says, every record plays again, and nothing half done is left."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pandas
import polars
import pyarrow.parquet
import pytest

from arena.contests import OURS, contest
from cli.desk import Desk
from perfidie import games
from perfidie.engine import Playthrough, Refusal, encode, replay
from perfidie.lab import data
from perfidie.lab.data import writing

SHORT = {
    "verre": (3, {"max_rounds": 1}),
    "verona": (3, {"rounds": 1}),
    "idus_martii": (5, {}),
    "charlatans": (2, {"short": True}),
    "mousquetaires": (3, {}),
}
"""A short game of each: seats and options."""
VERRE = ("dataset", "verre", "--option", "max_rounds=1", "--processes", "1", "--lang", "en")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set, for those who only read."""
    file = tmp_path_factory.mktemp("data") / "games.parquet"
    data.write(contest("strong", "greedy", "random", iterations=30), 4, file)
    return file


def here(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "saves")


@pytest.mark.parametrize("name", SHORT)
def test_every_row_is_what_the_engine_says_and_every_choice_has_one(name: str, tmp_path: Path) -> None:
    seats, options = SHORT[name]
    file, game = tmp_path / "games.parquet", games.find(name)
    data.write(contest("greedy", "random", game=name, seats=seats, options=options), 2, file)
    table = data.read(file)
    rows = iter([dict(zip(table.columns, row, strict=True)) for row in zip(*table.columns.values(), strict=True)])
    for kept, record in data.records(file):
        shares = game.rules.shares(game.rules.outcome(replay(game, record).state))
        play = Playthrough(game, game.setup(record.seats, record.options))
        for ply, entry in enumerate(record.entries):
            legal = play.legal(entry.seat) if entry.seat >= 0 and not entry.said else []
            if len(legal) > 1:
                row = next(rows)
                assert (row["record"], row["game"], row["ply"], row["seat"]) == (kept, name, ply, entry.seat)
                assert row["words"] == table.about.actions[row["action"]] == " ".join(entry.words)
                assert {table.about.actions[place] for place in numpy.flatnonzero(row["mask"])} == {
                    " ".join(words) for words in legal
                }
                seen = game.read_view(encode(play.view(entry.seat)))
                assert row["features"].tobytes() == bytes(game.lab.glance(seen))
                assert (row["share"], row["bot"]) == (shares[entry.seat], record.names[entry.seat])
            play.follow(entry)
    assert next(rows, None) is None


def test_polars_and_pandas_read_the_same_table_at_once(some: Path) -> None:
    table = data.read(some)
    by_polars, by_pandas = polars.read_parquet(some), pandas.read_parquet(some)
    assert list(by_polars.columns) == list(by_pandas.columns) == list(table.columns)
    for name in ("features", "mask"):
        assert numpy.array_equal(by_polars[name].to_numpy(), table[name])
        assert numpy.array_equal(numpy.stack(list(by_pandas[name])), table[name])
    for name in ("record", "bot", "words", "seat", "ply", "action", "share"):
        assert by_polars[name].to_list() == by_pandas[name].tolist() == table[name].tolist()
    lines = polars.read_ndjson(some.with_suffix(".records.ndjson"))
    assert lines["id"].to_list() == by_polars["record"].unique(maintain_order=True).to_list()


def test_a_file_says_what_its_numbers_mean_and_who_thought_how(some: Path) -> None:
    told = json.loads(polars.read_parquet_metadata(some)["perfidie"])
    game = games.find("verre")
    layout = [[field.name, field.size, field.low, field.high] for field in game.lab.features(game.setup(3))]
    assert [list(field.values()) for field in told["features"]] == layout
    assert (told["game"], told["seats"], told["options"]["max_rounds"], told["seed"]) == ("verre", 3, 1, 0)
    assert (told["rules"], told["features_version"]) == (game.version, game.lab.features_version)
    assert told["levels"]["strong"]["budget"]["iterations"] == 3
    assert data.about(some) == data.read(some).about


def test_what_each_search_took_stands_in_its_row(some: Path) -> None:
    table = data.read(some)
    strong = table["bot"] == "strong"
    assert set(table["budget_iterations"][strong]) == {3}
    assert numpy.isnan(table["budget_iterations"][~strong]).all()
    assert set(table["iterations"][strong]) <= {0, 1, 2, 3}
    assert 3 in table["iterations"][strong]
    lines = [json.loads(line) for line in some.with_suffix(".records.ndjson").read_text().splitlines()]
    told = [number for line in lines for number in line["iterations"][line["bots"].index("strong")]]
    assert table["iterations"][strong].tolist() == told
    assert numpy.isnan(table["iterations"][~strong]).all()


def test_a_large_file_is_read_a_part_at_a_time(some: Path) -> None:
    whole = data.read(some)
    parts = list(data.batches(some, 10))
    assert {len(part) for part in parts[:-1]} == {10}
    for name in ("features", "mask", "words"):
        assert numpy.array_equal(numpy.concatenate([part[name] for part in parts]), whole[name])
    assert list(data.read(some, ["share"]).columns) == ["share"]


def test_any_number_of_processes_writes_the_same_bytes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(writing, "PART", 8_000)
    which = contest("strong", "novice", "random", iterations=20, seed=4)
    files = [tmp_path / f"{processes}.parquet" for processes in (1, 2)]
    for processes, file in enumerate(files, start=1):
        data.write(which, 7, file, processes=processes)
    first, second = ([path.read_bytes() for path in (file, file.with_suffix(".records.ndjson"))] for file in files)
    assert first == second
    assert pyarrow.parquet.ParquetFile(files[0]).num_row_groups > 2
    assert [number for number, _ in data.records(files[0])] == [f"4-{game // 3}-{game % 3}" for game in range(7)]


# What cannot be had


def test_the_command_writes_two_files_and_says_so(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run = desk.run(*VERRE, "--bots", "greedy,random", "--seats", "2", "--games", "3", "--out", str(out))
    assert (run.status, run.errors) == (0, "")
    assert run.text.startswith(f"3 games, {len(data.read(out))} decisions: {out}")
    assert here(tmp_path) == ["games.parquet", "games.records.ndjson"]
    again = desk.run(*VERRE, "--games", "1", "--out", str(out))
    assert (again.status, len(dict(data.records(out)))) == (2, 3)
    assert "already exists" in again.errors
    forced = desk.run(*VERRE, "--games", "1", "--out", str(out), "--force", "--lang", "fr")
    assert (forced.status, len(dict(data.records(out)))) == (0, 1)
    assert forced.text.startswith("Une partie, ")


REFUSED = {
    "verre --bots oracle --out games.parquet": "Unknown level: “oracle”.",
    "verre --games 0 --out games.parquet": "--games takes 1 or more, not 0.",
    "verre --games some --out games.parquet": "--games takes a whole number, not “some”.",
    "verre --workers 0 --out games.parquet": "--processes takes 1 or more, not 0.",
    "verre --seats 9 --out games.parquet": "This game takes 2 to 5 players; “9” will not do.",
    "whist --out games.parquet": "whist",
    "verre --out /no/where.parquet": "This file cannot be written: /no/where.parquet",
    "verre --out /": "This file cannot be written: /",
    "verre --out /proc/games.parquet": "This file cannot be written: /proc/games.parquet",
    "verre": "--out",
}


@pytest.mark.parametrize("wish", REFUSED)
def test_what_cannot_be_written_is_refused_in_one_sentence(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = desk.run("dataset", *wish.split(), "--lang", "en")
    assert run.status == 2
    assert REFUSED[wish] in run.errors.replace("\u00a0", " ")
    assert here(tmp_path) == []


@pytest.mark.parametrize("package", ["pyarrow", "numpy"])
def test_a_library_that_is_missing_is_named_with_the_way_to_get_it(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    run = desk.run(*VERRE, "--out", str(tmp_path / "games.parquet"))
    assert (run.status, here(tmp_path)) == (2, [])
    assert run.errors.startswith(f"{package} is missing")
    assert "pip install 'perfidie[data]'" in run.errors


class Leaves:
    """Presses Ctrl-C in the middle of a game."""

    def choose(self, view: Any, legal: Any, rng: Random) -> Any:
        raise KeyboardInterrupt


@pytest.fixture
def leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(sys.modules, "leaving", sys.modules[__name__])
    return "module:leaving:Leaves"


def test_ctrl_c_leaves_what_was_there_and_nothing_half_done(desk: Desk, tmp_path: Path, leaves: str) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("mine")
    run = desk.run(*VERRE, "--bots", f"greedy,{leaves}", "--games", "9", "--out", str(out), "--force")
    assert (run.status, run.text) == (130, "Stopped: nothing was written.\n")
    assert (out.read_text(), here(tmp_path)) == ("mine", ["games.parquet"])


def test_a_game_that_a_bot_from_outside_spoils_is_left_out_and_told(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run = desk.run(*VERRE, "--bots", f"{OURS}Cheat,random", "--games", "2", "--out", str(out))
    assert run.status == 1
    assert "2 void games" in run.text
    assert (len(data.read(out)), dict(data.records(out))) == (0, {})


def test_features_of_another_version_are_refused_not_learned_from(some: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lab = games.find("verre").lab
    monkeypatch.setattr(lab, "view_features", lab.view_features._replace(version=99))
    with pytest.raises(Refusal) as refused:
        data.read(some)
    assert refused.value.code == "data-other-features"
    with pytest.raises(Refusal):
        next(data.batches(some))
    assert data.about(some).game == "verre"


def test_other_files_are_refused(tmp_path: Path) -> None:
    text, table = tmp_path / "text.ndjson", tmp_path / "table.parquet"
    text.write_text('{"id": "0-0-0", "record": ""}\n{"id": 3}\n')
    pyarrow.parquet.write_table(pyarrow.table({"share": [1.0]}), table)

    def code(read: Any, file: Path) -> str:
        with pytest.raises(Refusal) as refused:
            list(read(file))
        return refused.value.code

    assert code(data.read, text) == code(data.read, table) == "data-not-ours"
    assert code(data.read, tmp_path / "nothing") == code(data.records, tmp_path / "nothing") == "data-unreadable"
    assert code(data.records, text) == "data-bad-line"
    assert code(data.records, table) == "data-unreadable"
