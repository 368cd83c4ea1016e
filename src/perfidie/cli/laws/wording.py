"""Law 11: a game has a text for everything it says, in both languages, and every text can be said.

What a game says is gathered from its parts (steps, actions, options), from its source (refusals, reasons, events) and
from random games with every value of every option, said aloud.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from perfidie.bots.levels import instinct_of
from perfidie.engine import Game, Option, Playthrough, Refusal, Seated, Step, Together
from perfidie.engine.laws import NOBODY, Broken, Finding
from perfidie.engine.laws.law import stumble
from perfidie.texts import LANGUAGES, Texts

PLURALS = ("zero", "one", "two", "few", "many", "other")
RULES = ("step-", "prompt-", "game-")
"""Texts that are given the options in force."""
SHOWN = 12
"""So many faults are named; the rest is counted."""
NAMES = ("Anne", "Basile", "Camille", "Dora", "Emil", "Fay", "Gil", "Hana", "Ines", "Jo", "Kim", "Lou")


def wording(game: Game[Any, Any]) -> Finding:
    """Whether everything has a text that can be said, and no text chooses by a value that never comes."""
    found = Finding(11, "texts in both languages", 0, Counter(), Counter())
    try:
        faults = list(dict.fromkeys(faults_of(game)))
    except Exception as error:  # the rules stumble: laws 1 to 7 say where, with the smallest case
        found.broken = Broken(11, f"no game could be read aloud: {stumble(error)}", game.seats[0], {}, (), NOBODY)
        return found
    found.figures["texts"] += sum(len(messages(path)) for path in files(game).values() if path.is_file())
    if faults:
        more = f" (and {len(faults) - SHOWN} more)" if len(faults) > SHOWN else ""
        says = "; ".join(faults[:SHOWN]) + more
        found.broken = Broken(11, says, game.seats[0], {}, (), NOBODY)
    return found


def files(game: Game[Any, Any]) -> dict[str, Path]:
    """The files of texts of a game, by language."""
    return {lang: home(game.id) / "texts" / f"{lang}.ftl" for lang in LANGUAGES}


def home(game: str) -> Path:
    """The folder of a game, wherever it grows."""
    return Path(str(import_module(f"perfidie.games.{game}").__file__)).parent


def faults_of(game: Game[Any, Any]) -> Iterator[str]:
    """Everything that is wrong with the texts of a game, a sentence for each."""
    both = files(game)
    for path in both.values():
        if not path.is_file():
            yield f"there is no {path}"
            return
        yield from (f"{path}, line {line}: {why}" for line, why in unreadable(path))
    fr, en = (messages(both[lang]) for lang in LANGUAGES)
    for one, other, name in ((fr, en, "en"), (en, fr, "fr")):
        yield from (f"{message} is not in {name}.ftl" for message in one if message not in other)
    for message in fr:
        if message in en and fr[message] != en[message]:
            told = ", ".join(f"${name}" for name in sorted(fr[message] ^ en[message]))
            yield f"{message} reads {told} in one language only"
    common = Texts(LANGUAGES[0])
    yield from (f"{each} has no text" for each in sorted(needed(game)) if each not in fr and not common.has(each))
    for lang, path in both.items():
        yield from unmatched(game, path, Texts(lang, game.id))
        yield from said_aloud(game, lang)


# What is written


@cache
def parsed(path: Path) -> Any:
    """The file as a tree."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def unreadable(path: Path) -> Iterator[tuple[int, str]]:
    """The lines that are no Fluent, and ids that are written twice."""
    source, seen = path.read_text(encoding="utf-8"), set()
    for entry in parsed(path).body:
        line = source.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ftl.Junk):
            yield line, f"this cannot be read: {entry.content.strip().splitlines()[0][:60]}"
        elif isinstance(entry, ftl.Message):
            if entry.id.name in seen:
                yield line, f"{entry.id.name} is written twice"
            seen.add(entry.id.name)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Every message of a file, with the variables it reads."""
    return {
        entry.id.name: frozenset(node.id.name for node in nodes(entry, ftl.VariableReference))
        for entry in parsed(path).body
        if isinstance(entry, ftl.Message)
    }


def nodes(node: Any, kind: type) -> Iterator[Any]:
    """All nodes of a kind in a tree of Fluent."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for each in node:
            yield from nodes(each, kind)
    elif isinstance(node, ftl.BaseNode):
        for each in vars(node).values():
            yield from nodes(each, kind)


def unmatched(game: Game[Any, Any], path: Path, texts: Texts) -> Iterator[str]:
    """Variants of an option's value that the option never has."""
    options = {option.id: option for option in game.options}
    for entry in parsed(path).body:
        for select in nodes(entry, ftl.SelectExpression):
            option = options.get(getattr(getattr(select.selector, "id", None), "name", ""))
            if option is None:
                continue
            for variant in select.variants:
                key = getattr(variant.key, "name", None) or getattr(variant.key, "value", "")
                if key not in keys_of(option, texts):
                    yield f"{entry.id.name} in {path.name} chooses by [{key}], which {option.id} never is"


def keys_of(option: Option, texts: Texts) -> set[str]:
    """What a text may choose by: the values of an option, as the rules have them or as people say them."""
    if not option.values:
        return {*PLURALS, *map(str, range(option.least, option.most + 1))}
    raw = {str(value).lower() for value in option.values}
    numbers = PLURALS if any(type(value) is int for value in option.values) else ("other",)
    return {*raw, *(texts.word(word) for word in raw), *numbers}


# What is said


def said_aloud(game: Game[Any, Any], lang: str) -> Iterator[str]:
    """The faults of every sentence of some random games, and of every rule with every option; each is said once."""
    faults: list[str] = []
    rules = {name: reads for name, reads in messages(files(game)[lang]).items() if name.startswith(RULES)}
    said: set[Any] = set()
    for play in playthroughs(game):
        texts = Texts(lang, game.id, NAMES[: play.setup.seats])
        texts.faults = faults
        facts = {**play.setup.options, "places": play.setup.seats}
        for message, reads in rules.items():
            if _first_time((message, *[facts.get(name) for name in sorted(reads)]), said):
                texts.say(message, facts)
        for seat in (None, 0):
            for glimpse in play.glimpses(seat):
                if _first_time((glimpse.kind, glimpse.own, *glimpse.facts.items()), said):
                    texts.event(glimpse)
        for reason in play.game.rules.outcome(play.state).reasons:
            texts.reason(reason)
        for entry in play.entries:
            if _first_time(entry.words, said):
                texts.action(entry.words)
    return (f"{lang}.ftl: {fault}" for fault in dict.fromkeys(faults))


def _first_time(thing: Any, said: set[Any]) -> bool:
    if thing in said:
        return False
    said.add(thing)
    return True


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
        except Refusal:
            continue  # a seat that is not at this table
        found.append(played(game, setup, Random(number)))
    return found


def played(game: Game[Any, Any], setup: Any, rng: Random) -> Playthrough:
    """A random game; in which steps somebody decided is noted."""
    play = Playthrough(game, setup)
    while not play.over:
        play.chance(rng)
        if play.state.waiting:
            seat = play.state.waiting[0]
            STEPS_ASKED.add((game.id, play.view(seat).step))
            play.move(seat, rng.choice(play.legal(seat)))
    return play


STEPS_ASKED: set[tuple[str, str]] = set()
"""The steps in which somebody decided in a random game, with the game."""


def told_apart(option: Option) -> list[Any]:
    """The values of an option that may change what is told."""
    numbers = [value for value in option.values or (option.least, option.most) if type(value) is int]
    ends = {min(numbers), max(numbers)} if numbers else set()
    return [value for value in option.values if type(value) is not int] + sorted(ends)


# What is needed


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
    endings = [game.rules.outcome(play.state) for play in playthroughs(game)]
    return ids | {f"reason-{reason.code}" for outcome in endings for reason in outcome.reasons}


@cache
def written(folder: Path) -> list[ast.Call | ast.Constant | ast.JoinedStr]:
    """The calls, constants and f-strings in the modules of a folder; of a game, in those of all its rooms."""
    found = folder.rglob("*.py") if (folder / "cards.toml").is_file() else folder.glob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(found)]
    return [
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)
    ]


def refusals(*folders: Path, of: str = "Refusal") -> list[tuple[str, set[str]]]:
    """Every refusal (or reason) written there: its code and the facts it comes with."""
    found = []
    for node in (node for folder in folders for node in written(folder)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == of and node.args:
            found += [(code, facts_of(node)) for code in codes(node.args[0])]
    return found


def codes(given: ast.expr) -> set[str]:
    """The codes an expression may give; one that is put together or handed on is known only by games that tell it."""
    if isinstance(given, ast.IfExp):
        return codes(given.body) | codes(given.orelse)
    return {str(given.value)} if isinstance(given, ast.Constant) else set()


def facts_of(call: ast.Call) -> set[str]:
    """The facts given by name, or in a dict whose names are no names of Python (`other-seat`)."""
    found = {keyword.arg for keyword in call.keywords if keyword.arg}
    for keyword in call.keywords:
        if keyword.arg is None and isinstance(keyword.value, ast.Dict):
            found |= {str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)}
    return found | {f"{name}-count" for name in found}


def event_kinds(game: Game[Any, Any]) -> dict[str, bool]:
    """Every kind of event the game tells, and whether some seat is told more of it than others.

    Read from its source (the first argument of `tell`) and from random games with every value of every option.
    """
    kinds: dict[str, bool] = {}
    for node in written(home(game.id)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
            kinds.update(dict.fromkeys(codes(node.args[0]), False))
    for play in playthroughs(game):
        for event in play.events:
            kinds[event.kind] = kinds.get(event.kind, False) or bool(event.private)
    return kinds
