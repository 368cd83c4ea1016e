"""`perfidie arena`: what it says, keeps and draws, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import polars
import pytest
from msgspec import convert
from msgspec.structs import replace

import launch
from arena.contests import contest, played
from cli.desk import Desk
from perfidie import games
from perfidie.arena.contest import Fault
from perfidie.bots import ask
from perfidie.bots import find as find_bot
from perfidie.bots.levels import Level, Player
from perfidie.engine import Playthrough, read_record, replay

QUICK = ("arena", "verre", "--option", "max_rounds=1", "--processes", "1")
SVG = "{http://www.w3.org/2000/svg}"
TESTS = Path(__file__).parents[1]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def without_times(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in game.items() if name != "seconds"} for game in told]


def test_a_contest_ends_in_tables_lines_and_a_picture(desk: Desk, tmp_path: Path) -> None:
    out, picture = tmp_path / "games.jsonl", tmp_path / "games.svg"
    run = desk.run(
        *QUICK, "--bots", "greedy,random", "--seats", "3", "--games", "7", "--seed", "5", "--out", str(out),
        "--picture", str(picture), "--lang", "fr",
    )  # fmt: skip
    assert run.status == 0, run.errors
    said = run.text.replace("\u00a0", " ")
    assert "3 places : greedy, random × 2" in said
    assert "Parties : 9 au lieu de 7 (3 × 3" in said
    assert "Part équitable : 33,3 %" in said
    assert "greedy moins random" in said
    told = lines(out)
    assert [(game["deal"], game["rotation"]) for game in told] == [
        (deal, turn) for deal in range(3) for turn in range(3)
    ]
    for game in told:
        assert sorted(game["bots"]) == ["greedy", "random", "random"]
        assert (game["seed"], game["options"]["max_rounds"]) == (5, 1)
        assert len(game["scores"]) == len(game["decisions"]) == len(game["seconds"]) == 3
        assert sum(game["shares"]) == pytest.approx(1.0)
        assert game["version"]
    drawn = ElementTree.parse(picture).getroot()
    assert drawn.tag == f"{SVG}svg"
    assert len(drawn.findall(f"{SVG}circle")) == len(drawn.findall(f"{SVG}path")) == 2
    assert {"greedy", "random", "part équitable"} <= {text.text for text in drawn.findall(f"{SVG}text")}


def test_luck_is_told_where_it_is_asked_for_and_changes_nothing_else(desk: Desk, tmp_path: Path) -> None:
    asked = (*QUICK, "--bots", "greedy,random", "--seats", "2", "--games", "4")
    plain, free = tmp_path / "plain.jsonl", tmp_path / "free.jsonl"
    without = desk.run(*asked, "--out", str(plain), "--lang", "en")
    run = desk.run(*asked, "--out", str(free), "--luck-free", "--lang", "en")
    assert run.status == without.status == 0, run.errors
    assert ("without luck" in run.text, "without luck" in without.text) == (True, False)
    assert "sans la chance" in desk.run(*asked, "--luck-free", "--lang", "fr").text
    found = without_times(lines(free))
    lucks = [game.pop("luck") for game in found]
    assert [{**game, "luck": []} for game in found] == without_times(lines(plain))
    for luck in lucks:
        assert len(luck) == 2
        assert sum(luck) == pytest.approx(0)


def test_a_line_says_all_that_was_thought_with_and_its_record_plays_again(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    asked = ("--bots", "strong,greedy", "--seats", "2", "--games", "4", "--iterations", "30", "--seed", "7")
    assert desk.run(*QUICK, *asked, "--out", str(out)).status == 0
    game = games.find("verre")
    for line in lines(out):
        strong, greedy = (line["bots"].index(name) for name in ("strong", "greedy"))
        assert line["levels"][greedy] is None
        assert line["levels"][strong] == {
            "tremble": 0.15, "forgets": False, "weighted": False, "learned": False, "judges": False,
            "budget": {"seconds": 0.0, "iterations": 3, "worlds": 400},
        }  # fmt: skip
        assert len(line["iterations"][strong]) == line["decisions"][strong] > 0
        assert (max(line["iterations"][strong]), line["iterations"][greedy]) == (3, [])
        record = read_record(line["record"].encode())
        play = replay(game, record)
        assert (list(record.names), play.over) == (line["bots"], True)
        assert list(game.rules.shares(game.rules.outcome(play.state))) == line["shares"]
        seeds = [Random(seed) for seed in line["seeds"]]
        again, dice = Playthrough(game, game.setup(line["seats"], line["options"])), Random(line["chance"])
        bots = [find_bot("greedy", game) if level is None else Player(game, convert(level, Level))
                for level in line["levels"]]  # fmt: skip
        while not again.over:
            again.chance(dice)
            if not again.over:
                seat = again.state.waiting[0]
                legal = again.legal(seat)
                again.move(seat, legal[0] if len(legal) == 1 else ask(bots[seat], again, seat, seeds[seat]))
        assert again.record(record.names) == record


def test_lines_are_a_table_for_polars_even_where_a_late_one_is_of_a_void_game(tmp_path: Path) -> None:
    which = contest("strong", "greedy", "random", records=True)
    (game, *_) = played(which)
    void = replace(game, void=Fault("arena-void-died", "greedy", "bye"), record="", iterations=((), (), ()))
    file = tmp_path / "games.ndjson"
    file.write_bytes(b"".join(each.line() for each in [game] * 150 + [void]))
    table = polars.read_ndjson(file)
    assert table["void"].struct.field("words").to_list() == [""] * 150 + ["bye"]
    assert table["record"][0] == game.record
    assert table["iterations"][0].to_list() == [list(each) for each in game.iterations]


def test_games_by_the_clock_are_said_to_be_so_and_others_not(desk: Desk) -> None:
    timed = (*QUICK, "--bots", "master,random", "--seats", "2", "--games", "1", "--lang", "en")
    assert "by the clock" in desk.run(*timed, "--time", "0.001").text
    assert "by the clock" not in desk.run(*timed, "--iterations", "2").text


REFUSED = {
    "--bots oracle": "Unknown level: “oracle”. Choose from: legend, master, strong, regular, novice, random, greedy",
    "--bots ,": "There must be at least one bot after --bots.",
    "--bots random,random,random --seats 2": "3 bots for 2 seats or sides: that is too many.",
    "--bots random --seats 9": "This game takes 2 to 5 players; “9” will not do.",
    "--bots random --games none": "--games takes a whole number, not “none”.",
    "--bots random --games 0": "--games takes 1 or more, not 0.",
    "--bots random --processes -1": "--processes takes 1 or more, not −1.",
    "--bots random --time soon": "--time takes a number of seconds, not “soon”.",
    "--bots random --time 0": "--time takes a number of seconds, not “0”.",
    "--bots random --time 1 --iterations 5": "Either --time or --iterations, not both.",
    "--bots random --preset blitz": "Unknown preset: “blitz”.",
    "--bots random --options tie=maybe": "The option tie cannot be “maybe”.",
    "--bots network:none.npz": "The file none.npz cannot be read.",
    "--bots module:arena.witness:Nobody": "Not found: “arena.witness:Nobody”.",
    "--bots module:arena.witness:NoBot": "“module:arena.witness:NoBot” is not a bot",
    "--bots openspiel:nothing": "Not found: “nothing”.",
    "--bots api:/no/such/program": "There is no such program: “api:/no/such/program”.",
    "--bots random --out /": "This file already exists and will not be overwritten: /",
    "--bots random --picture /no/where.svg": "This file cannot be written: /no/where.svg",
    "--bots random --ray-address 127.0.0.1:1": "No Ray cluster answers here: 127.0.0.1:1",
}  # fmt: skip


@pytest.mark.parametrize("wish", REFUSED)
def test_what_cannot_be_played_is_refused_in_one_sentence(desk: Desk, wish: str) -> None:
    run = desk.run("arena", "verre", *wish.split(), "--lang", "en")
    assert run.status == 2
    assert REFUSED[wish] in run.errors.replace("\u00a0", " ")
    assert run.errors.count("\n") == 1


@pytest.mark.parametrize(("package", "extra"), [("openskill", "arena"), ("ray", "ray")])
def test_a_library_that_is_missing_is_named_with_the_way_to_get_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, package: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    run = desk.run("arena", "verre", "--bots", "random", "--ray", "--lang", "en")
    assert (run.status, run.text) == (2, "")
    assert run.errors.startswith(f"{package} is missing")
    assert f"pip install 'perfidie[{extra}]'" in run.errors


def test_ctrl_c_ends_it_and_says_what_is_known(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    os.mkfifo(out.with_suffix(".pipe"))
    command = [sys.executable, "-m", "perfidie", "arena", "verre", "--bots", "greedy,module:arena.slow:Slow", "--seats",
               "2", "--games", "100000", "--processes", "2", "--out", str(out), "--lang", "en"]  # fmt: skip
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / "slow.py").write_text(SLOW.format(pipe=out.with_suffix(".pipe")), encoding="utf-8")
    with launch.start(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        with out.with_suffix(".pipe").open() as pipe:
            assert pipe.readline() == "enough\n"
        run.send_signal(signal.SIGINT)
        said, errors = run.communicate(timeout=30)
    assert (run.returncode, errors) == (130, "")
    assert "Stopped after " in said
    assert "Fair share: 50.0%" in said
    assert len(lines(out)) > 2


SLOW = """
from pathlib import Path

class Slow:
    decisions = 0

    def choose(self, view, legal, rng):
        Slow.decisions += 1
        if Slow.decisions == 200:
            with open("{pipe}", "w") as pipe:
                print("enough", file=pipe)
        return legal[0]
"""


def test_a_local_ray_plays_the_same_games(desk: Desk, tmp_path: Path) -> None:
    here, ray = tmp_path / "here.jsonl", tmp_path / "ray.jsonl"
    wishes = [*QUICK[:-2], "--bots", "strong,random", "--seats", "2", "--games", "4", "--iterations", "20"]
    assert desk.run(*wishes, "--processes", "1", "--out", str(here)).status == 0
    command = [sys.executable, "-m", "perfidie", *wishes, "--processes", "2", "--ray", "--out", str(ray)]
    run = launch.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert without_times(lines(ray)) == without_times(lines(here))
