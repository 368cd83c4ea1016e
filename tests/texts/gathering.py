"""What the rules, the terminal and the site say, gathered from their source: ids, facts, and games played at random."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

import perfidie
from perfidie import bots, games
from perfidie.cli.laws import wording
from perfidie.cli.laws.wording import needed, playthroughs, refusals, written

__all__ = ["needed", "playthroughs", "refusals", "written"]

SRC = Path(perfidie.__file__).parent
CLI = (SRC / "cli", SRC / "cli/admin", SRC / "cli/terminal", SRC / "cli/laws")
SITE = "the site"
HOMES = [None, SITE, *games.names()]
ASKING = ("say", "t", "phrase")
"""What a sentence is asked for with."""
RULING = re.compile(r"ruling-(\d\d)(?:-(rulebook|reading|decision))?")
"""A settled question of a game, or its answer."""
PRINTED = re.compile(r"printed-(\d{3}|[a-z0-9-]+)")
"""A printed sentence of a game, or a heading: all of them stand on its page of rules."""


def home(game: str | None) -> Path:
    """The folder of a game, wherever it grows; of the site; or of what is common to all."""
    if game == SITE:
        return SRC / "web"
    return wording.home(game) if game else SRC


def path(lang: str, game: str | None) -> Path:
    return home(game) / "texts" / f"{lang}.ftl"


def pages(lang: str, game: str | None) -> list[Path]:
    """All files of one language: the site has one for each of its large ideas beside the common one."""
    return [path(lang, game), *sorted(path(lang, game).parent.glob(f"{lang}-*.ftl"))]


@cache
def messages(lang: str, game: str | None) -> dict[str, frozenset[str]]:
    """Every message of one language, with the variables it reads."""
    entries = [each for file in pages(lang, game) for each in FluentParser().parse(file.read_text("utf-8")).body]
    found = {}
    for entry in entries:
        assert not isinstance(entry, ftl.Junk), f"{path(lang, game)}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice in {path(lang, game)}"
            found[entry.id.name] = frozenset(node.id.name for node in wording.nodes(entry, ftl.VariableReference))
    return found


def strings(*folders: Path) -> set[str]:
    """Every string written in the modules of these folders."""
    nodes = [node for folder in folders for node in written(folder)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


class Asked(NamedTuple):
    """A sentence asked for by a template: its id, or the beginning of one that is put together, and the facts given."""

    message: str
    whole: bool
    facts: frozenset[str]


@cache
def asked(folder: Path) -> list[Asked]:
    """Every `t(...)` in the templates of a folder and of those in it; of `texts.say(...)`, which brings its facts in a
    dict, the ids that are put together."""
    found = []
    for file in sorted(folder.rglob("*.html")):
        for call in Environment().parse(file.read_text(encoding="utf-8")).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t":
                facts = frozenset(fact.key.replace("_", "-") for fact in call.kwargs)
                found += [Asked(message, whole, facts) for message, whole in choices(call.args[0])]
            elif isinstance(call.node, nodes.Getattr) and call.node.attr == "say":
                found += [Asked(message, whole, frozenset()) for message, whole in choices(call.args[0]) if not whole]
    return found


def choices(asked_for: nodes.Expr) -> list[tuple[str, bool]]:
    """The ids an expression may give; for one that is put together, its beginning."""
    if isinstance(asked_for, nodes.Const):
        return [(asked_for.value, True)]
    if isinstance(asked_for, nodes.CondExpr):
        return [*choices(asked_for.expr1), *(choices(asked_for.expr2) if asked_for.expr2 else [])]
    if isinstance(asked_for, nodes.Concat):
        return [(message, False) for message, _ in choices(asked_for.nodes[0])]
    return []


def template_ids(folder: Path) -> set[str]:
    """The ids that templates ask for."""
    return {each.message for each in asked(folder) if each.whole}


def terms(*folders: Path) -> set[str]:
    """The terms of the house that its pieces are marked with: `at-seat`, in a template or a module."""
    files = [file for folder in folders for kind in ("*.html", "*.py") for file in folder.rglob(kind)]
    return {term for file in files for term in re.findall(r"\bat-[a-z]+\b", file.read_text(encoding="utf-8"))}


def said_ids(*folders: Path) -> set[str]:
    """The ids that modules ask for by name: `say("id")`, `t("id")`, `phrase("id")`."""
    found = set()
    for node in (node for folder in folders for node in written(folder)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ASKING:
            found |= {
                each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
    return {each for each in found if re.fullmatch(r"[a-z]+(-[\w]+)+", each)}


def made_up(*folders: Path) -> list[re.Pattern[str]]:
    """The shapes of ids that are put together: `f"site-bot-{level}"` in a module, `t("step-" ~ name)` in a template."""
    shapes = [f"{re.escape(each.message)}.+" for folder in folders for each in asked(folder) if not each.whole]
    for node in (node for folder in folders for node in written(folder)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
            if re.match(r"[a-z]+(\\-[a-z]+)*\\-", parts[0]):
                shapes.append("".join(parts))
    return [re.compile(shape) for shape in shapes]


def beginnings(folder: Path) -> set[str]:
    """How the reasons begin that are put together: `idus-` of `Reason(f"idus-{why}", facts)`."""
    calls = [node for node in written(folder) if isinstance(node, ast.Call) and node.args]
    shapes = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Reason"]
    return {str(shape.values[0].value) for shape in shapes if isinstance(shape, ast.JoinedStr)}


def common_folders() -> list[Path]:
    """Where what is common to all is said: everywhere but in the games and on the site."""
    return sorted(
        {file.parent for file in SRC.rglob("*.py") if not {"games", "web"} & {*file.relative_to(SRC).parts[:-1]}}
        | {SRC / "games"}
    )


def site_folders() -> list[Path]:
    return sorted({file.parent for file in home(SITE).rglob("*.py")})


def ids(*homes: str | None) -> set[str]:
    return {message for game in homes for message in messages("fr", game)}


def common_needed() -> set[str]:
    ids = {f"refusal-{code}" for code, _ in refusals(*common_folders())}
    levels = (*bots.LEVELS, *bots.BASELINES)
    ids |= {f"bot-{level}{part}" for level in levels for part in ("", "-help")}
    ids |= {"bot-legend-learned", "bot-legend-unlearned"}
    ids |= {"eyes-public", "eyes-open", "word-true", "word-false"}
    return ids | {
        "event-committed",
        "event-committed-own",
        "event-time-ran-out",
        "event-let-be",
        "event-played-on",
        "event-dealt-again",
    }
