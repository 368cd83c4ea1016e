"""Laws 8 to 10, which need the world outside the engine: research libraries, golden files, the page of rulings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from perfidie.engine import Game, Refusal, read_record
from perfidie.engine.laws import NOBODY, Broken, Finding, unusual
from perfidie.engine.laws.transcript import golden_record, golden_tables, transcript

RESEARCH = ("pyspiel", "open_spiel", "pettingzoo", "gymnasium", "numpy")
NOT_INSTALLED = "install the extra: research"


class Home(NamedTuple):
    """Where the files around a game lie."""

    golden: Path
    rules: Path
    tests: Path
    checkout: bool
    """In a checkout of Perfidie all of them must be there; a game that grows elsewhere may not have them yet."""


def home(game: Game[Any, Any]) -> Home | None:
    """None where the game was installed, without the files around it."""
    package = Path(str(import_module(f"perfidie.games.{game.id}").__file__)).resolve().parent
    for root in roots(package):
        if (root / "pyproject.toml").is_file() and (root / "src/perfidie/games" / game.id).is_dir():
            return Home(
                root / "golden" / game.id, root / "docs/rules" / f"{game.id}.md", root / "tests/games" / game.id, True
            )
    around = package.parent
    if (around / "__init__.py").is_file():
        return None
    return Home(around / "golden" / game.id, around / "docs" / f"{game.id}.md", around / "tests" / game.id, False)


def roots(package: Path) -> list[Path]:
    """Where a checkout around this package could begin: four folders up, if there are that many, or here."""
    return [*package.parents[3:4], Path.cwd()]


def idle(law: int, name: str, why: str, seats: int = 0) -> Finding:
    """A law that had nothing to look at here, and why."""
    return Finding(law, name, seats, Counter(), Counter(), idle=why)


def wrong(game: Game[Any, Any], law: int, seats: int, says: str, **payloads: str) -> Broken:
    """A breach that no single game shows: something is amiss in the files around the game."""
    return Broken(law, says, seats or game.seats[0], {}, (), NOBODY, tuple(payloads.items()))


# Law 8


def research(game: Game[Any, Any], seats: int) -> Finding:
    """OpenSpiel's and PettingZoo's own tests of the game."""
    name = "OpenSpiel and PettingZoo"
    try:
        run = import_module("perfidie.adapters.checks").run
        complaints: list[str] = run(game, seats, game.setup(seats).options)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in RESEARCH:
            raise
        return idle(8, name, NOT_INSTALLED, seats)
    except Refusal as refusal:
        if refusal.code != "needs-research":
            raise
        return idle(8, name, NOT_INSTALLED, seats)
    found = Finding(8, name, seats, Counter({"set-up tested": 1}), Counter())
    if complaints:
        found.broken = wrong(game, 8, seats, "; ".join(complaints))
    return found


# Law 9


def golden(game: Game[Any, Any], seats: list[int]) -> Finding:
    """Every stored record, replayed, gives its stored text, byte for byte."""
    name, place = "golden playthroughs", home(game)
    if place is None or not (place.checkout or place.golden.is_dir()):
        return idle(9, name, "not in a checkout")
    found = Finding(9, name, 0, Counter(), Counter())
    stored = sorted(place.golden.glob("*.json"))
    for path in stored:
        if seats_of(path) in seats and found.broken is None:
            found.broken = same_text(game, path)
            found.figures["games replayed"] += 1
            found.figures["bytes compared"] += path.with_suffix(".txt").stat().st_size if not found.broken else 0
    names = {path.stem for path in stored}
    lacking = [table for table, count, _ in golden_tables(game) if count in seats and table not in names]
    if lacking and found.broken is None:
        found.broken = wrong(game, 9, 0, f"no golden playthrough {', '.join(lacking)}: write it with --write-golden")
    return found


def seats_of(path: Path) -> int:
    """A golden file bears its seat count: `4-standard.json`."""
    number = path.stem.partition("-")[0]
    return int(number) if number.isdecimal() else 0


def same_text(game: Game[Any, Any], path: Path) -> Broken | None:
    """The first line that differs, if one does."""
    text = path.with_suffix(".txt")
    if not text.is_file():
        return wrong(game, 9, seats_of(path), f"{text.name} is missing: write it with --write-golden")
    try:
        record = read_record(path.read_bytes())
        fresh = transcript(game, record)
    except Refusal as refusal:
        return wrong(game, 9, seats_of(path), f"{path.name} does not replay: {refusal}")
    if fresh.encode() == text.read_bytes():
        return None
    before, after = text.read_text(encoding="utf-8").splitlines(), fresh.splitlines()
    pairs = zip([*before, "(the end)"], [*after, "(the end)"], strict=False)
    line, (stored, now) = next((number, pair) for number, pair in enumerate(pairs, start=1) if pair[0] != pair[1])
    options = unusual(game, record.options)
    payloads = (("stored", _text({f"line {line}": stored})), ("replayed", _text({f"line {line}": now})))
    return Broken(9, f"{text.name} differs from line {line} on", record.seats, options, (), NOBODY, payloads)


def _text(thing: dict[str, str]) -> str:
    return msgspec.json.encode(thing).decode()


def write_golden(game: Game[Any, Any], seats: list[int]) -> list[Path]:
    """Writes the golden playthroughs anew: the stored records are kept, the missing ones made, all texts written."""
    place = home(game)
    if place is None:
        raise Refusal("not-a-checkout")
    place.golden.mkdir(parents=True, exist_ok=True)
    for name, count, options in golden_tables(game):
        path = place.golden / f"{name}.json"
        if count in seats and not replays(game, path):
            path.write_bytes(golden_record(game, name, count, options).to_json())
    written = []
    for path in sorted(place.golden.glob("*.json")):
        if seats_of(path) in seats:
            record = read_record(path.read_bytes())
            path.with_suffix(".txt").write_text(transcript(game, record), encoding="utf-8")
            written.append(path.with_suffix(".txt"))
    return written


def replays(game: Game[Any, Any], path: Path) -> bool:
    """Whether a stored record is there and can still be replayed."""
    try:
        transcript(game, read_record(path.read_bytes()))
    except (OSError, Refusal):
        return False
    return True


# Law 10


def rulings(game: Game[Any, Any]) -> Finding:
    """Each ruling and each worked example of the page of rules has a test that bears its number, and tests pass.

    In a checkout the suite runs the tests; those of a game outside are run here.
    """
    name, place = "rulings and worked examples", home(game)
    if place is None or not (place.checkout or place.rules.is_file()):
        return idle(10, name, "not in a checkout")
    found = Finding(10, name, 0, Counter(), Counter())
    if not place.rules.is_file():
        found.broken = wrong(game, 10, 0, f"there is no {place.rules.name} that lists the rulings")
        return found
    page = place.rules.read_text(encoding="utf-8")
    tests = "\n".join(path.read_text(encoding="utf-8") for path in sorted(place.tests.rglob("test_*.py")))
    lacking = []
    for letter, what, listed in (
        ("r", "rulings", re.findall(r"^\|\s*(?:R-?)?(\d+)\s*\|", section(page, "ruling"), re.MULTILINE)),
        ("e", "examples", examples(page)),
    ):
        tested = {int(number) for number in re.findall(rf"^\s*(?:async )?def test_{letter}(\d+)_", tests, re.MULTILINE)}
        numbers = sorted({*map(int, listed)})
        lacking += [f"{letter.upper()}{number}" for number in numbers if number not in tested]
        found.figures[f"{what} with a test"] += sum(number in tested for number in numbers)
    if lacking:
        found.broken = wrong(game, 10, 0, f"no test bears the number of {', '.join(lacking)}")
    elif not found.figures.total():
        found.broken = wrong(game, 10, 0, f"{place.rules.name} lists neither rulings nor worked examples")
    elif not place.checkout:
        run_tests(game, place, found)
    return found


def run_tests(game: Game[Any, Any], place: Home, found: Finding) -> None:
    """Runs the tests of a game that grows outside, and names those that fail."""
    if find_spec("pytest") is None:
        found.notes["tests not run: install pytest"] += 1
        return
    folders = [*os.environ.get("PERFIDIE_GAMES", "").split(os.pathsep), str(place.tests.parents[1])]
    done = subprocess.run(  # nosec B603 # pytest, on the keeper's own tests
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", str(place.tests)],
        cwd=place.tests,
        env={**os.environ, "PERFIDIE_GAMES": os.pathsep.join(filter(None, folders))},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    passed = re.search(r"(\d+) passed", done.stdout)
    found.figures["tests passed"] += int(passed[1]) if passed else 0
    if done.returncode:
        failed = re.findall(r"^(?:FAILED|ERROR) (?:\S*::)?(.*)$", done.stdout, re.MULTILINE)
        why = "; ".join(failed[:5]) or (done.stdout + done.stderr).strip().splitlines()[-1]
        found.broken = wrong(game, 10, 0, f"its own tests fail: {why}")


def section(page: str, word: str) -> str:
    """The part of the page under the heading of level 2 that begins with this word; all of it if there is none."""
    parts = re.split(r"^## ", page, flags=re.MULTILINE)
    return next((part for part in parts[1:] if part.lower().startswith(word)), page)


def examples(page: str) -> list[int]:
    """The numbers of the worked examples: lines that begin with `E7`, `E9, E10` or `E15 to E17`."""
    numbers: list[int] = []
    for line in re.findall(r"^[\s|*#-]*E\d.*", page, re.MULTILINE):
        for first, last in re.findall(r"\bE(\d+)(?:\s*(?:to|-|–)\s*E?(\d+))?", line):
            numbers += range(int(first), int(last or first) + 1)
    return numbers
