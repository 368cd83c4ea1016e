"""`perfidie new NAME`: writes a tiny playable game that already obeys the laws, with its texts and tests."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword, issoftkeyword
from pathlib import Path
from string import Template

from perfidie import games
from perfidie.engine import Refusal

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
TAKEN = ("tests", "docs", "golden", "web", "test", "perfidie")
"""Names that the folders around a game have, or that pages are found by."""
ENDING = ".txt"


def new_game(name: str, into: Path | None = None) -> list[Path]:
    """Writes the files of a new game and says which; a name that is taken or odd changes nothing.

    In a checkout the game goes where games live. Elsewhere `into` names a folder, which the environment
    variable PERFIDIE_GAMES then shows to Perfidie.
    """
    if not NAME.fullmatch(name) or name.endswith("_") or "__" in name:
        raise Refusal("bad-name", name=name[:40])
    if iskeyword(name) or issoftkeyword(name) or name in TAKEN or name in sys.stdlib_module_names:
        raise Refusal("bad-name", name=name[:40])
    if name in games.names() or games.why_broken(name):
        raise Refusal("game-exists", game=name)
    targets = places(name, into)
    if any(target.exists() for target in targets.values()):
        raise Refusal("game-exists", game=name)
    title = name.replace("_", " ").capitalize()
    blanks = {"name": name, "class_name": title.title().replace(" ", ""), "title": title}
    templates = files("perfidie.cli").joinpath("templates")
    return [path for source, target in targets.items() for path in copy(templates.joinpath(source), target, blanks)]


def places(name: str, into: Path | None) -> dict[str, Path]:
    """Where the game, its tests and its page of rules go, by template."""
    if into is not None:
        return {"game": into / name, "tests": into / "tests" / name, "rules.md.txt": into / "docs" / f"{name}.md"}
    root = Path.cwd()
    if not (root / "src/perfidie/games").is_dir():
        raise Refusal("not-a-checkout")
    return {
        "game": root / "src/perfidie/games" / name,
        "tests": root / "tests/games" / name,
        "rules.md.txt": root / "docs/rules" / f"{name}.md",
    }


def copy(source: Traversable, target: Path, blanks: dict[str, str]) -> list[Path]:
    """Copies a template, or a folder of them, its blanks filled."""
    if source.is_dir():
        items = sorted(source.iterdir(), key=lambda item: item.name)
        return [path for item in items for path in copy(item, target / item.name.removesuffix(ENDING), blanks)]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(Template(source.read_text(encoding="utf-8")).substitute(blanks), encoding="utf-8")
    return [target]
