"""The benchmark runs from end to end and reports every figure; how fast this machine is, it does not judge."""

from __future__ import annotations

import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import launch

ROOT = Path(__file__).parents[2]
GOALS = {
    "Le Verre empoisonné": {
        "random play, quiet": "at least 0.4",
        "random play, checks + events + record": "at least 0.12",
        "clone in mid-game": "at least 2",
        "view of a seat": "at most 50 µs",
        "imagined world": "at most 200 µs",
        "through OpenSpiel, random play": "at least 0.22",
        "through OpenSpiel, clone in mid-game": "at least 0.1",
        "through PettingZoo, no wrappers": "at least 0.09",
    },
    "Conseil de Vérone": {
        "random play, quiet": "at least 0.2",
        "random play, checks + events + record": "",
        "clone in mid-game": "at least 1",
        "view of a seat": "at most 50 µs",
        "imagined world": "at most 300 µs",
        "through OpenSpiel, random play": "",
        "through OpenSpiel, clone in mid-game": "",
        "through PettingZoo, no wrappers": "",
    },
    "Idus Martii": {
        "random play, quiet": "at least 0.2",
        "random play, checks + events + record": "",
        "clone in mid-game": "at least 1",
        "view of a seat": "at most 50 µs",
        "imagined world": "at most 300 µs",
        "through OpenSpiel, random play": "",
        "through OpenSpiel, clone in mid-game": "",
        "through PettingZoo, no wrappers": "",
    },
}


def bench(report: Path, *arguments: str) -> str:
    command = [
        sys.executable,
        str(ROOT / "bench/run.py"),
        "--rounds",
        "1",
        "--seconds",
        "0.01",
        "--no-server",
        "--no-compiled",
    ]
    launch.run(
        [*command, "--write", str(report), "--figures", str(report.with_suffix(".json")), *arguments],
        check=True,
        capture_output=True,
        timeout=300,
    )
    return report.read_text(encoding="utf-8")


def rows(report: str, heading: str) -> dict[str, list[str]]:
    """The lines of the table under a heading, by what was measured."""
    section = report.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "/s |" in line]
    return {first: rest for first, *rest in cells}


def test_every_figure_is_measured_next_to_the_yardstick_and_held_against_its_goal(tmp_path: Path) -> None:
    report = bench(tmp_path / "results.md", "--no-peers")
    assert re.search(r"Ours makes \d+\.\d times as many .* goal 5: (met|\*\*missed\*\*)", report)
    assert len([name for name in rows(report, "Search") if name.startswith("with its own instinct, ")]) == 5
    assert "\n## Strength of the bots\n" in report
    assert report.index("\n## The goals\n") < report.index("\n## Le Verre")
    assert re.search(r"\| quiet random play over the yardstick: verre, pure \| [\d.]+ \| at least 0.446 \|", report)
    assert "| landing page, most stored tables over fewest | not measured |" in report
    assert "verre, 5 seats, in lockstep, random play, 2,048 tables" in rows(report, "Peers, in the same run")
    assert re.search(r"\| random decisions per CPU second, verre, 5 seats, in lockstep \| [\d.]+ M \|", report)
    for game, goals in GOALS.items():
        measured = rows(report, game)
        for name, goal in goals.items():
            per_second, _, ratio, stated, verdict = measured[name]
            assert stated == goal
            assert verdict in (("met", "**missed**") if goal else ("",))
            assert float(re.match(r"[\d.]+", ratio).group()) > 0  # type: ignore[union-attr]
            assert per_second.endswith("/s")


def test_the_kept_results_name_the_games_and_the_peers() -> None:
    kept = (ROOT / "bench/results.md").read_text(encoding="utf-8")
    for peer in ("python_liars_poker", "leduc_poker", "RLCard", "Catanatron"):
        assert peer in kept
    for game, goals in GOALS.items():
        assert set(goals) <= set(rows(kept, game))


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return SimpleNamespace(**{name: import_module(name) for name in ("compare", "goals", "ours")})


def test_goals_are_held_against_the_median_and_what_was_not_taken_is_told(modules: SimpleNamespace) -> None:
    goal = modules.goals.Goal("a.figure", "something", "ms", at_most=3)
    assert (
        modules.goals.line(goal, {"a.figure": [1.0, 9.0, 2.5]}) == "| something | 2.5 ms (1..9) | at most 3 ms | met |"
    )
    assert modules.goals.line(goal, {"a.figure": [3.5]}) == "| something | 3.5 ms | at most 3 ms | **missed** |"
    assert modules.goals.line(goal, {}) == "| something | not measured | at most 3 ms | |"
    least = modules.goals.Goal("a.figure", "something", at_least=3)
    assert modules.goals.line(least, {"a.figure": [3.5]}).endswith("| at least 3 | met |")
    assert "| flat (at most 1.2) |" in "\n".join(modules.goals.table({}))


def test_two_runs_are_set_side_by_side(modules: SimpleNamespace) -> None:
    before = {"pages.first.ms": [900.0, 800.0, 1000.0], "another": [2.0], "only before": [1.0]}
    told = modules.compare.table(before, {"pages.first.ms": [90.0], "another": [1.0]})
    assert "| first page after the start ms | 900 | 90 | 0.10 |" in told
    assert "| `another` | 2 | 1 | 0.50 |" in told
    assert "only before" not in told


def test_another_copy_of_the_package_takes_the_same_measures_beside_the_same_yardstick(
    modules: SimpleNamespace, tmp_path: Path
) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"))
    taken = modules.ours.taken_in(folder, 1, 0.001)
    assert set(taken) == {subject.id for subject in modules.ours.SUBJECTS}
    found = modules.ours.figures(taken, "compiled")
    for name in ("engine.mousquetaires.quiet.compiled", "engine.verre.openspiel.compiled"):
        assert found[name][0] > 0
    assert {goal.figure for goal in modules.goals.GOALS if goal.figure.endswith(".compiled")} <= set(found)


def test_the_rules_of_the_poisoned_glass_are_counted_and_stay_under_400_lines_of_code() -> None:
    said = launch.run([sys.executable, str(ROOT / "bench/rule_lines.py")], capture_output=True, text=True, check=True)
    assert 100 < int(said.stdout.split()[1]) < 400
