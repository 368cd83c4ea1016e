"""The benchmark runs from end to end and reports every figure; how fast this machine is, it does not judge."""

from __future__ import annotations

import re
import sys
from pathlib import Path

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
    command = [sys.executable, str(ROOT / "bench/run.py"), "--rounds", "1", "--seconds", "0.01", "--no-server"]
    launch.run([*command, "--write", str(report), *arguments], check=True, capture_output=True, timeout=300)
    return report.read_text(encoding="utf-8")


def rows(report: str, heading: str) -> dict[str, list[str]]:
    """The lines of the table under a heading, by what was measured."""
    section = report.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "/s |" in line]
    return {first: rest for first, *rest in cells}


def test_every_figure_is_measured_next_to_the_yardstick_and_held_against_its_goal(tmp_path: Path) -> None:
    report = bench(tmp_path / "results.md", "--no-peers")
    assert re.search(r"Ours makes \d+\.\d times as many .* goal 5: (met|\*\*missed\*\*)", report)
    assert "\n## Strength of the bots\n" in report
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


def test_the_rules_of_the_poisoned_glass_stay_under_350_lines_of_code() -> None:
    said = launch.run([sys.executable, str(ROOT / "bench/rule_lines.py")], capture_output=True, text=True, check=True)
    assert int(said.stdout.split()[1]) < 350
