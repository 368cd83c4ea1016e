"""`make bench`: Perfidie, the yardstick and the peers in one run; prints ratios and writes bench/results.md."""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import crowd
import loaded
import memory
import ours
import peers
import searching
import server
import soak_report
import strength
from harness import Measure, run
from rule_lines import rule_lines
from yardstick import YARDSTICK_VERSION

HERE = Path(__file__).parent
GAMES = HERE.parent / "src/perfidie/games"
SEATS = {2: "two", 4: "four", 5: "five"}
RULE_LINES = {"verre": 350}
"""Goals for the length of a game's rules."""


def rounded(number: float) -> str:
    """Three figures that mean something."""
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def goal(measure: Measure) -> str:
    """What was aimed at, in words."""
    if measure.goal is not None:
        return f"at least {measure.goal:g}"
    return f"at most {measure.at_most_us:g} µs" if measure.at_most_us is not None else ""


def line(measure: Measure) -> str:
    """One row of the table."""
    low, high = min(measure.ratios), max(measure.ratios)
    verdict = {True: "met", False: "**missed**", None: ""}[measure.met]
    return (
        f"| {measure.name} | {rounded(measure.rate)} {measure.unit}/s | {measure.microseconds:.2f} µs "
        f"| {measure.ratio:.3f} ({low:.3f}..{high:.3f}) | {goal(measure)} | {verdict} |"
    )


HEAD = "| what | per CPU second | each | over the yardstick (lowest..highest) | goal | |\n|---|---|---|---|---|---|"


def section(subject: ours.Subject, measures: list[Measure]) -> list[str]:
    """The table of one game."""
    code, lines = rule_lines(GAMES / subject.id)
    goal = f" (goal: under {RULE_LINES[subject.id]})" if subject.id in RULE_LINES else ""
    return [
        f"## {subject.title}, {SEATS[subject.seats]} seats, pure Python",
        "",
        HEAD,
        *map(line, measures),
        "",
        f"The rules of `{subject.id}`: {code} lines of code{goal}, {lines} with blank lines and docstrings.",
        "",
    ]


def search_section(search: tuple[Measure, Measure]) -> list[str]:
    """Simulations of our search and of OpenSpiel's."""
    return [
        "## Search",
        "",
        "A simulation is an imagined world, the way down the tree, and a playout at random to the end of the game.",
        "",
        HEAD,
        *map(line, search),
        "",
        searching.verdict(*search),
        "",
    ]


def report(
    mine: dict[ours.Subject, list[Measure]],
    search: tuple[Measure, Measure],
    others: list[Measure],
    missing: list[str],
    sticks: dict[str, float],
) -> str:
    """The whole page of results."""
    return "\n".join(
        [
            "# Figures",
            "",
            "Written by `make bench`. Everything is taken in one run, round after round, per second of CPU time, with",
            "the yardstick (`bench/yardstick.py`: the poisoned glass in bare Python, no engine) next to each measure.",
            "Machines differ and are never quiet: read the ratios, medians over the rounds.",
            "",
            f"Python {platform.python_version()}, yardstick version {YARDSTICK_VERSION}: "
            f"{rounded(sticks['decisions'])} decisions/s, {rounded(sticks['clones'])} clones/s.",
            "",
            *[text for subject, measures in mine.items() for text in section(subject, measures)],
            *search_section(search),
            "## Peers, in the same run",
            "",
            "Other games, other weights: an order of magnitude, not a race.",
            "",
            HEAD,
            *map(line, others),
            *([f"\nNot installed: {', '.join(missing)}."] if missing else []),
            "",
        ]
    )


def main() -> int:
    """Measures everything in turns, so that a busy moment hits all of it alike, and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds per measure and round")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--no-server", action="store_true", help="leave the site out")
    parser.add_argument("--write", type=Path, default=HERE / "results.md")
    args = parser.parse_args()
    mine = {subject: ours.measures(subject) for subject in ours.SUBJECTS}
    others, missing = ([], []) if args.no_peers else peers.measures()
    search = searching.measures()
    every = [each for measures in mine.values() for each in measures]
    sticks = run([*every, *search, *others], args.rounds, args.seconds)
    text = report(mine, search, others, missing, sticks)
    if not args.no_server:
        text += "\n" + server.report(server.take(server.Plan(), memory.Sizes(), not args.no_peers))
        text += "\n" + loaded.report(loaded.take(loaded.Plan()))
        crowds = crowd.Plan(peer=not args.no_peers)
        text += "\n" + crowd.report(crowds, *crowd.take(crowds))
    text += "\n" + soak_report.section()
    text += "\n" + strength.section()
    print(text)
    args.write.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
