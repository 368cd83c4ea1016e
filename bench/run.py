"""`make bench`: Perfidie, the yardstick and the peers in one run; prints ratios and writes bench/results.md.

Everything is taken, in minutes; with --quick in few and short rounds, to see whether it works. --src PATH measures the
package of another checkout by this bench; --against PATH first that one, then this one, and sets both side by side.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import batched
import calibration
import calibration_report
import compare
import goals
import growth
import launch
import loaded
import luck
import memory
import ours
import pages
import peers
import searching
import server
import soak_report
import strength
from harness import Measure, run
from rule_lines import rule_lines
from yardstick import YARDSTICK_VERSION

HERE = Path(__file__).parent
BUILD = HERE.parent / "build"
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


def section(subject: ours.Subject, measures: list[Measure], compiled: ours.Elsewhere) -> list[str]:
    """The table of one game, and what of it was measured compiled."""
    code, lines = rule_lines(GAMES / subject.id)
    aim = f" (goal: under {RULE_LINES[subject.id]})" if subject.id in RULE_LINES else ""
    return [
        f"## {subject.title}, {SEATS[subject.seats]} seats",
        "",
        "Pure Python:",
        "",
        HEAD,
        *map(line, measures),
        "",
        *compiled_table(compiled.get(subject.id, {}), {measure.name: measure.ratio for measure in measures}),
        f"The rules of `{subject.id}`: {code} lines of code{aim}, {lines} with blank lines and docstrings.",
        "",
    ]


def compiled_table(compiled: dict[str, ours.Told], pure: dict[str, float]) -> list[str]:
    """The same measures of the compiled package, beside the same yardstick; nothing where there is none."""
    if not compiled:
        return []
    rows = [
        f"| {name} | {rounded(goals.middle(told.rates))}/s | {goals.middle(told.ratios):.3f} "
        f"({min(told.ratios):.3f}..{max(told.ratios):.3f}) | {goals.middle(told.ratios) / pure[name]:.2f} |"
        for name, told in compiled.items()
    ]
    head = ["| compiled | per CPU second | over the yardstick (lowest..highest) | over pure |", "|---|---|---|---|"]
    return [*head, *rows, ""]


def search_section(search: tuple[Measure, Measure], thoughts: list[Measure]) -> list[str]:
    """Simulations of our search and of OpenSpiel's, and those that bots make with their own instinct."""
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
        "What the bots really do at their first decision, with their own instinct, pure Python:",
        "",
        HEAD,
        *map(line, thoughts),
        "",
    ]


def opening(sticks: dict[str, float], quick: bool) -> list[str]:
    """What the page is."""
    return [
        "# Figures",
        "",
        "Written by `make bench`. Everything is taken in one run, round after round, per second of CPU time, with",
        "the yardstick (`bench/yardstick.py`: the poisoned glass in bare Python, no engine) or a peer next to it.",
        "Machines differ and are never quiet: read the ratios, medians over the rounds.",
        *(["", "**The quick form: few and short rounds.**"] if quick else []),
        "",
        f"Python {platform.python_version()}, yardstick version {YARDSTICK_VERSION}: "
        f"{rounded(sticks['decisions'])} decisions/s, {rounded(sticks['clones'])} clones/s.",
        "",
    ]


def peers_section(others: list[Measure], missing: list[str]) -> list[str]:
    """Other libraries, where they are installed."""
    return [
        "## Peers, in the same run",
        "",
        "Other games, other weights: an order of magnitude, not a race. Tables in lockstep are ours, and Pgx plays as",
        "many at once, compiled by the same JAX; both draw among the legal actions, and begin anew where a game ends.",
        "",
        HEAD,
        *map(line, others),
        *([f"\nNot installed: {', '.join(missing)}."] if missing else []),
        "",
        (HERE / "lockstep.md").read_text(encoding="utf-8"),
    ]


def compiled_folder(given: Path | None) -> Path | None:
    """Where the compiled package lies: as one was told, or made now by the script of the checkout that is measured."""
    import perfidie

    script = Path(perfidie.__file__).parents[2] / "scripts/compiled.py"
    if given is not None or not script.is_file():
        return given
    folder = BUILD / "bench-compiled"
    made = launch.run([sys.executable, str(script), str(folder)], check=False, capture_output=True, text=True)
    if made.returncode:
        print(f"The compiled package is not measured: {made.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    return folder


def engine(args: argparse.Namespace) -> tuple[list[str], list[str], goals.Figures]:
    """What comes of measures in this process and of the compiled package: the opening, sections and figures."""
    mine = {subject: ours.measures(subject) for subject in ours.SUBJECTS}
    others, missing = ([], []) if args.no_peers else peers.measures()
    lockstep = batched.measures()
    search, thoughts = searching.measures(), searching.thoughts()
    every = [each for measures in mine.values() for each in measures]
    rows = [*lockstep.values(), *others]
    sticks = run([*every, *search, *thoughts, *rows], args.rounds, args.seconds)
    folder = None if args.no_compiled else compiled_folder(args.compiled)
    compiled = ours.taken_in(folder, args.rounds, args.seconds) if folder else {}
    found = ours.figures(ours.as_told(mine), "pure") | ours.figures(compiled, "compiled") | searching.figures(thoughts)
    found |= batched.figures(lockstep)
    sections = [text for subject, measures in mine.items() for text in section(subject, measures, compiled)]
    return (
        opening(sticks, args.quick),
        [*sections, *search_section(search, thoughts), *peers_section(rows, missing)],
        found,
    )


def site(quick: bool, with_peers: bool) -> tuple[list[str], goals.Figures]:
    """All that needs a running site."""
    seen = server.take(server.QUICK if quick else server.Plan(), memory.QUICK if quick else memory.Sizes(), with_peers)
    shown = pages.take(pages.QUICK if quick else pages.Plan())
    grown = growth.take(growth.QUICK if quick else growth.Plan())
    busy = loaded.take(loaded.QUICK if quick else loaded.Plan())
    found = server.figures(seen) | pages.figures(shown) | growth.figures(grown) | loaded.figures(busy)
    return [server.report(seen), pages.report(shown), growth.report(grown), loaded.report(busy)], found


def elsewhere(src: Path, args: argparse.Namespace) -> int:
    """This bench on the package of another checkout, with what was asked for besides."""
    asked = [sys.executable, __file__, "--write", str(args.write), "--figures", str(args.figures)]
    asked += ["--rounds", str(args.rounds), "--seconds", str(args.seconds)]
    asked += ["--compiled", str(args.compiled)] if args.compiled else []
    flags = [
        f"--{name.replace('_', '-')}"
        for name in ("quick", "no_peers", "no_server", "no_compiled")
        if getattr(args, name)
    ]
    given = {**os.environ, "PYTHONPATH": str(src.resolve() / "src")}
    return int(launch.run([*asked, *flags], env=given, check=False).returncode)


def asked() -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few and short rounds, written to build/")
    parser.add_argument("--rounds", type=int, help="of the engine's measures")
    parser.add_argument("--seconds", type=float, help="CPU seconds per measure and round")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--no-server", action="store_true", help="leave the site out")
    parser.add_argument("--src", type=Path, help="measure the package of this checkout")
    parser.add_argument("--against", type=Path, help="measure the package of this checkout first, and compare")
    parser.add_argument("--no-compiled", action="store_true", help="leave the compiled package out")
    parser.add_argument("--compiled", type=Path, help="the folder with the compiled package")
    parser.add_argument("--write", type=Path, help="the report")
    parser.add_argument("--figures", type=Path, default=BUILD / "figures.json", help="all figures as JSON")
    args = parser.parse_args()
    args.rounds = args.rounds or (2 if args.quick else 5)
    args.seconds = args.seconds or (0.05 if args.quick else 0.3)
    args.write = args.write or (BUILD / "results-quick.md" if args.quick else HERE / "results.md")
    return args


def measure(args: argparse.Namespace) -> None:
    """Measures everything in turns, so that a busy moment hits all of it alike, and writes the page."""
    head, sections, found = engine(args)
    if not args.no_server:
        reports, more = site(args.quick, not args.no_peers)
        sections, found = [*sections, *reports], found | more
    kept = [
        (HERE / "crowd.md").read_text(encoding="utf-8"),
        soak_report.section(),
        calibration_report.section(calibration.kept()),
        luck.section(),
        strength.section(),
    ]
    text = "\n".join([*head, *goals.table(found), *sections, *kept])
    print(text)
    for path in (args.write, args.figures):
        path.parent.mkdir(parents=True, exist_ok=True)
    args.write.write_text(text, encoding="utf-8")
    args.figures.write_text(json.dumps(found, indent=1), encoding="utf-8")


def main() -> int:
    """One checkout, another one, or both."""
    args = asked()
    if args.src is not None:
        return elsewhere(args.src, args)
    if args.against is not None:
        before = argparse.Namespace(**{**vars(args), "figures": BUILD / "before.json", "write": BUILD / "before.md"})
        if failed := elsewhere(args.against, before):
            return failed
    measure(args)
    if args.against is not None:
        print(compare.table(compare.read(BUILD / "before.json"), compare.read(args.figures)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
