"""`perfidie check`: a readable report, the smallest case of a broken law, and an exit status to rely on."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from laws.leaks import ShowsTheRemovedCard
from perfidie import games
from perfidie.cli import app, commands
from perfidie.cli.laws import check, checkout
from perfidie.engine import Refusal
from perfidie.engine.laws import Finding, transcript
from perfidie.games.verre import GAME
from variants import variant

assert commands
HOME = checkout.home(GAME)
assert HOME is not None


def perfidie(*words: str) -> Result:
    return CliRunner().invoke(app, ["check", *words])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the research libraries' own tests, which take their time and have tests of their own."""
    monkeypatch.setattr(checkout, "research", lambda game, seats: checkout.idle(8, "research", "left out", seats))
    monkeypatch.setattr(check, "wording", lambda game: checkout.idle(11, "texts", "left out"))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> checkout.Home:
    """A checkout of our own, with the files of the poisoned glass."""
    place = checkout.Home(tmp_path / "golden/verre", tmp_path / "verre.md", tmp_path / "tests", True)
    place.golden.mkdir(parents=True)
    place.tests.mkdir()
    monkeypatch.setattr(checkout, "home", lambda game: place)
    return place


@pytest.mark.usefixtures("quick")
def test_a_sound_game_gets_one_line_per_law_and_seat_count() -> None:
    result = perfidie("verre", "--seats", "2,3", "--games", "4", "--lang", "en")
    assert result.exit_code == 0, result.output
    lines = re.findall(r"^ *(\d+)  .*? (\d seats|all seats) .*(OK|not run|BROKEN)$", result.output, re.MULTILINE)
    assert [(int(law), seats) for law, seats, _ in lines] == [
        *[(law, f"{seats} seats") for law in range(1, 9) for seats in (2, 3)],
        (9, "all seats"),
        (10, "all seats"),
        (11, "all seats"),
        *[(12, f"{seats} seats") for seats in (2, 3)],
        (13, "all seats"),
        *[(14, f"{seats} seats") for seats in (2, 3)],
    ]
    assert {verdict for _, _, verdict in lines} == {"OK", "not run"}
    assert result.output.startswith("verre · The Poisoned Glass")


@pytest.mark.usefixtures("quick")
def test_the_report_says_who_learns_from_which_event() -> None:
    output = perfidie("verre", "--seats", "3", "--games", "6").output
    assert re.search(r"spied -> the seat it names \(told \d+ times", output)
    assert re.search(r"revealed -> everybody \(told \d+ times, worlds parted there \d+ times\)", output)
    assert re.search(r"dealt -> every seat", output)
    assert "poured ->" not in output


@pytest.mark.usefixtures("quick")
def test_a_broken_law_is_shown_by_its_smallest_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: variant(GAME, ShowsTheRemovedCard))
    result = perfidie("verre", "--seats", "2", "--games", "8")
    assert result.exit_code == 1
    assert "law 5 is broken: the view tells two worlds apart" in result.output
    assert re.search(r"after \d+ actions: .*deal [ap]\d", result.output)
    assert re.search(r'true world / other world   table\.removed: "[ap]\d" / "[ap]\d"', result.output)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["poker", "--lang", "en"], "Unknown game: “poker”"),
        (["poker", "--lang", "fr"], "Jeu inconnu"),
        (["verre", "--seats", "9", "--lang", "en"], "takes 2 to 5 players"),
        (["verre", "--seats", "two", "--lang", "en"], "takes 2 to 5 players"),
        (["verre", "--games", "none", "--lang", "en"], "--games takes a whole number"),
        (["verre", "--games", "0", "--lang", "en"], "--games takes 1 or more, not 0."),
        (["verre", "--seed", "-4", "--lang", "en"], "--seed takes 0 or more"),
        (["verre", "--lang", "tlh"], "tlh"),
    ],
)
def test_what_cannot_be_checked_is_refused_in_one_sentence(words: list[str], sentence: str) -> None:
    result = perfidie(*words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_several_processes_find_what_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = [finding for part in check.parts("verre", [2], 4, 9) if part[2] for finding in check.work(part)]
    monkeypatch.setattr(check, "PART", 2)
    parts = [part for part in check.parts("verre", [2], 4, 9) if part[2]]
    assert len(parts) == 2
    together: dict[int, Finding] = {}
    for finding in (finding for findings in check.spread(parts) for finding in findings):
        together.setdefault(finding.law, finding)
        if together[finding.law] is not finding:
            together[finding.law].add(finding)
    assert list(together.values()) == alone


def test_games_are_spread_over_the_seat_counts() -> None:
    parts = [part for part in check.parts("verre", [2, 3, 4], 200, 0) if part[2]]
    assert [sum(part[2] for part in parts if part[1] == seats) for seats in (2, 3, 4)] == [67, 67, 66]


# Law 8


@pytest.mark.parametrize(
    "error",
    [ModuleNotFoundError(name="pyspiel"), Refusal("needs-research", package="pettingzoo")],
    ids=["bare", "told"],
)
def test_without_the_research_libraries_law_8_is_not_run(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise error

    monkeypatch.setattr(checkout, "import_module", missing)
    finding = checkout.research(GAME, 2)
    assert finding.broken is None
    assert finding.idle == "install the extra: research"


def test_what_the_research_libraries_complain_of_breaks_law_8(monkeypatch: pytest.MonkeyPatch) -> None:
    complaining = SimpleNamespace(run=lambda game, seats, options: ["PettingZoo's api_test: no"])
    monkeypatch.setattr(checkout, "import_module", lambda name: complaining)
    broken = checkout.research(GAME, 2).broken
    assert broken is not None
    assert broken.says == "PettingZoo's api_test: no"


# Law 9


def test_the_golden_playthroughs_of_every_game_are_as_stored() -> None:
    for name in games.names():
        finding = checkout.golden(games.find(name), list(games.find(name).seats))
        assert finding.broken is None, finding.broken
        assert finding.figures["games replayed"] > 0


@pytest.mark.parametrize("name", games.names())
def test_golden_playthroughs_can_be_read_by_people(name: str) -> None:
    place = checkout.home(games.find(name))
    assert place is not None
    for text in place.golden.glob("*.txt"):
        assert text.stat().st_size <= 220_000
        assert "   told " in text.read_text()


def test_a_golden_text_writes_out_what_is_new_in_a_list_and_names_the_rest_by_its_place() -> None:
    assert transcript._since('[{"a":1},{"a":2}]', '[{"a":2},{"a":3}]') == '[#1,{"a":3}]'
    assert transcript._since("[]", '[{"a":1}]') == '[{"a":1}]'
    assert transcript._since('[{"a":1}]', "[]") == "[]"
    assert transcript._since(None, "[1,2]") == "[1,2]"


def test_a_game_without_golden_playthroughs_breaks_law_9(elsewhere: checkout.Home) -> None:
    finding = checkout.golden(GAME, [2])
    assert finding.broken is not None
    assert "2-standard" in finding.broken.says


def test_a_golden_text_that_differs_is_shown_by_its_first_line(elsewhere: checkout.Home) -> None:
    written = checkout.write_golden(GAME, [2])
    assert [path.name for path in written] == ["2-match.txt", "2-mixture-1.txt", "2-standard.txt"]
    assert checkout.golden(GAME, [2]).broken is None
    text = elsewhere.golden / "2-standard.txt"
    text.write_text(text.read_text().replace("hearts [4,4]", "hearts [5,4]", 1))
    broken = checkout.golden(GAME, [2]).broken
    assert broken is not None
    assert broken.says == "2-standard.txt differs from line 5 on"
    assert "[5,4]" in broken.payloads[0][1]
    assert "[4,4]" in broken.payloads[1][1]


def test_writing_anew_keeps_the_stored_records(elsewhere: checkout.Home) -> None:
    checkout.write_golden(GAME, [2])
    record, text = elsewhere.golden / "2-standard.json", elsewhere.golden / "2-standard.txt"
    before = record.read_bytes()
    stored = text.read_bytes()
    text.write_text("nonsense")
    checkout.write_golden(GAME, [2])
    assert (record.read_bytes(), text.read_bytes()) == (before, stored)


def test_a_golden_record_that_does_not_replay_breaks_law_9(elsewhere: checkout.Home) -> None:
    checkout.write_golden(GAME, [2])
    record = elsewhere.golden / "2-standard.json"
    record.write_text(record.read_text().replace('"drink"', '"spy","A"', 1))
    broken = checkout.golden(GAME, [2]).broken
    assert broken is not None
    assert "2-standard.json does not replay" in broken.says


# Law 10


@pytest.mark.parametrize(
    ("page", "tests", "lacking"),
    [
        ("## Rulings\n| 1 | a? |\n| 2 | b? |\n", "def test_r01_a(): ...\ndef test_r02_b(): ...\n", ""),
        ("## Rulings\n| 1 | a? |\n| 2 | b? |\n", "def test_r01_a(): ...\n", "R2"),
        ("## Worked examples\n- **E1.** x\n- **E2.** y\n", "def test_e02_a(): ...\n", "E1"),
        ("## Examples\n| E1 to E3 | x |\n| E5, E6 | y |\n", "def test_e01_a(): ...\n", "E2, E3, E5, E6"),
        ("## Rulings\n| 1 | a? |\n## Table\n| 7 | no ruling |\n", "def test_r01_a(): ...\n", ""),
        ("nothing", "", "lists neither"),
    ],
)
def test_each_ruling_and_example_needs_a_test_of_its_number(
    elsewhere: checkout.Home, page: str, tests: str, lacking: str
) -> None:
    elsewhere.rules.write_text(page)
    (elsewhere.tests / "test_rules.py").write_text(tests)
    broken = checkout.rulings(GAME).broken
    assert (broken is not None) == bool(lacking)
    assert broken is None or lacking in broken.says


@pytest.mark.parametrize(
    ("name", "rulings", "examples"),
    [("verre", 46, 23), ("verona", 56, 26), ("idus_martii", 32, 25), ("charlatans", 70, 26), ("mousquetaires", 73, 29)],
)
def test_each_game_has_a_test_for_each_of_its_rulings_and_examples(name: str, rulings: int, examples: int) -> None:
    finding = checkout.rulings(games.find(name))
    assert finding.broken is None
    assert dict(finding.figures) == {"rulings with a test": rulings, "examples with a test": examples}


def test_a_game_may_grow_in_a_folder_near_the_root_of_the_disk() -> None:
    assert checkout.roots(Path("/mygames/leaky")) == [Path.cwd()]
    assert checkout.roots(Path("/home/me/perfidie/src/perfidie/games/verre"))[0] == Path("/home/me/perfidie")
