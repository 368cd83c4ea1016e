"""What the rules, the terminal and the site say, gathered from their source: ids, facts, and games played at random."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

import perfidie
from perfidie import bots, games
from perfidie.bots.levels import instinct_of
from perfidie.engine import Game, Option, Playthrough, Seated, Step, Together

SRC = Path(perfidie.__file__).parent
SITE = "the site"
HOMES = [None, SITE, *games.names()]
ASKING = ("say", "t", "phrase")
"""What a sentence is asked for with."""
RULING = re.compile(r"ruling-(\d\d)(?:-(rulebook|reading|decision))?")
"""A settled question of a game, or its answer."""
STEPS_ASKED: set[tuple[str, str]] = set()
"""The steps in which somebody decided in a random game, with the game."""


def home(game: str | None) -> Path:
    """The folder of a game, wherever it grows; of the site; or of what is common to all."""
    if game == SITE:
        return SRC / "web"
    return Path(str(import_module(f"perfidie.games.{game}").__file__)).parent if game else SRC


def path(lang: str, game: str | None) -> Path:
    return home(game) / "texts" / f"{lang}.ftl"


@cache
def messages(lang: str, game: str | None) -> dict[str, frozenset[str]]:
    """Every message of one file, with the variables it reads."""
    tree = FluentParser().parse(path(lang, game).read_text(encoding="utf-8"))
    found = {}
    for entry in tree.body:
        assert not isinstance(entry, ftl.Junk), f"{path(lang, game)}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice in {path(lang, game)}"
            found[entry.id.name] = frozenset(variables(entry))
    return found


def variables(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return set().union(*map(variables, vars(node).values())) if isinstance(node, ftl.BaseNode) else set()


@cache
def trees(folder: Path) -> list[ast.Module]:
    """The modules of a folder; of a game, those of all its rooms."""
    found = folder.rglob("*.py") if (folder / "cards.toml").is_file() else folder.glob("*.py")
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(found)]


def strings(*folders: Path) -> set[str]:
    """Every string written in the modules of these folders."""
    nodes = [node for folder in folders for tree in trees(folder) for node in ast.walk(tree)]
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


def said_ids(*folders: Path) -> set[str]:
    """The ids that modules ask for by name: `say("id")`, `t("id")`, `phrase("id")`."""
    found = set()
    for node in (node for folder in folders for tree in trees(folder) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ASKING:
            found |= {
                each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
    return {each for each in found if re.fullmatch(r"[a-z]+(-[\w]+)+", each)}


def made_up(*folders: Path) -> list[re.Pattern[str]]:
    """The shapes of ids that are put together: `f"site-bot-{level}"` in a module, `t("step-" ~ name)` in a template."""
    shapes = [f"{re.escape(each.message)}.+" for folder in folders for each in asked(folder) if not each.whole]
    for node in (node for folder in folders for tree in trees(folder) for node in ast.walk(tree)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
            if re.match(r"[a-z]+(\\-[a-z]+)*\\-", parts[0]):
                shapes.append("".join(parts))
    return [re.compile(shape) for shape in shapes]


def refusals(*folders: Path, of: str = "Refusal") -> list[tuple[str, set[str]]]:
    """Every refusal (or reason) written there: its code and the facts it comes with."""
    found = []
    for node in (node for folder in folders for tree in trees(folder) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == of and node.args:
            found += [(code, facts_of(node)) for code in codes(node.args[0])]
    return found


def codes(written: ast.expr) -> set[str]:
    """The codes an expression may give; one that is put together or handed on is known only by games that tell it."""
    if isinstance(written, ast.IfExp):
        return codes(written.body) | codes(written.orelse)
    return {str(written.value)} if isinstance(written, ast.Constant) else set()


def beginnings(folder: Path) -> set[str]:
    """How the reasons begin that are put together: `idus-` of `Reason(f"idus-{why}", facts)`."""
    calls = [node for tree in trees(folder) for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    shapes = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Reason"]
    return {str(shape.values[0].value) for shape in shapes if isinstance(shape, ast.JoinedStr)}


def facts_of(call: ast.Call) -> set[str]:
    """The facts given by name, or in a dict whose names are no names of Python (`other-seat`)."""
    found = {keyword.arg for keyword in call.keywords if keyword.arg}
    for keyword in call.keywords:
        if keyword.arg is None and isinstance(keyword.value, ast.Dict):
            found |= {key.value for key in keyword.value.keys if isinstance(key, ast.Constant)}
    return found | {f"{name}-count" for name in found}


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


def event_kinds(game: Game[Any, Any]) -> dict[str, bool]:
    """Every kind of event the game tells, and whether some seat is told more of it than others.

    Read from its source (the first argument of `tell`) and from random games with every value of every option.
    """
    kinds: dict[str, bool] = {}
    for node in (node for tree in trees(home(game.id)) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
            kinds.update(dict.fromkeys(codes(node.args[0]), False))
    for play in playthroughs(game):
        for event in play.events:
            kinds[event.kind] = kinds.get(event.kind, False) or bool(event.private)
    return kinds


@cache
def playthroughs(game: Game[Any, Any]) -> list[Playthrough]:
    """Random games at every seat count, and with every value of every option; of numbers, the least and the most."""
    wanted: list[tuple[int, dict[str, Any]]] = [
        (seats, preset.options) for seats in game.seats for preset in game.presets
    ]
    wanted += [
        (seats, {**dict([option.when] if option.when else []), option.id: value})
        for option in game.options
        for value in told_apart(option)
        for seats in sorted({game.seats[0], game.seats[-1]})
    ]
    found = []
    for number, (seats, options) in enumerate(wanted):
        try:
            setup = game.setup(seats, options)
        except perfidie.engine.Refusal:
            continue  # a seat that is not at this table
        rng = Random(number)
        play = Playthrough(game, setup)
        while not play.over:
            play.chance(rng)
            if play.state.waiting:
                seat = play.state.waiting[0]
                STEPS_ASKED.add((game.id, play.view(seat).step))
                play.move(seat, rng.choice(play.legal(seat)))
        found.append(play)
    return found


def told_apart(option: Option) -> list[Any]:
    """The values of an option that may change what is told."""
    numbers = [value for value in option.values or (option.least, option.most) if type(value) is int]
    ends = {min(numbers), max(numbers)} if numbers else set()
    return [value for value in option.values if type(value) is not int] + sorted(ends)


def needed(game: Game[Any, Any]) -> set[str]:
    """All ids the shapes of `perfidie.texts` ask of a game."""
    ids = {"game-title", "game-pitch"}
    playthroughs(game)
    for name, step in game.steps.items():
        common = step in {base for other in game.steps.values() for base in other.__bases__}
        if common and (game.id, name) not in STEPS_ASKED:
            continue  # what several steps have in common, and no step itself
        seated = issubclass(step, Seated) and step.resolve is not Step.resolve
        if seated or (issubclass(step, Together) and step.reveal is not Together.reveal):
            ids |= {f"step-{name}", f"step-{name}-rule", f"prompt-{name}"}
    ids |= {f"action-{action.words[0]}" for action in [*game.vocabulary.actions, *game.talk.statements.actions]}
    for kind, private in event_kinds(game).items():
        ids |= {f"event-{kind}", f"event-{kind}-own"} if private else {f"event-{kind}"}
    for option in game.options:
        ids |= {f"option-{option.id}", f"option-{option.id}-help"}
        ids |= {f"option-{option.id}-{str(value).lower()}" for value in option.values}
    for preset in game.presets:
        ids |= {f"preset-{preset.id}", f"preset-{preset.id}-help"}
    ids |= {f"advice-{game.id}-{sign}" for sign in instinct_of(game).arguments}
    ids |= {f"refusal-{code}" for code, _ in refusals(home(game.id))}
    ids |= {f"reason-{code}" for code, _ in refusals(home(game.id), of="Reason")}
    endings = [play.view(None).outcome for play in playthroughs(game)]
    return ids | {f"reason-{reason.code}" for outcome in endings for reason in outcome.reasons}


def common_needed() -> set[str]:
    ids = {f"refusal-{code}" for code, _ in refusals(*common_folders())}
    levels = (*bots.LEVELS, *bots.BASELINES)
    ids |= {f"bot-{level}{part}" for level in levels for part in ("", "-help")}
    ids |= {"eyes-public", "eyes-open", "word-true", "word-false"}
    return ids | {"event-committed", "event-committed-own", "event-time-ran-out"}
