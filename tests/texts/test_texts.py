"""The texts: complete, equal in both languages, none without use, and well set."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

import perfidie
from perfidie import bots, games
from perfidie.engine import Game, Glimpse, Option, Playthrough, Seated, Step, Together
from perfidie.texts import LANGUAGES, Texts

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
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.py"))]


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
    """Every `t(...)` in the templates of a folder and of those in it."""
    found = []
    for file in sorted(folder.rglob("*.html")):
        for call in Environment().parse(file.read_text(encoding="utf-8")).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t":
                facts = frozenset(fact.key.replace("_", "-") for fact in call.kwargs)
                found += [Asked(message, whole, facts) for message, whole in choices(call.args[0])]
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
        (seats, {option.id: value})
        for option in game.options
        for value in told_apart(option)
        for seats in (game.seats[0], game.seats[-1])
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
    ids |= {f"action-{action.words[0]}" for action in [*game.vocabulary.actions, *game.statements.actions]}
    for kind, private in event_kinds(game).items():
        ids |= {f"event-{kind}", f"event-{kind}-own"} if private else {f"event-{kind}"}
    for option in game.options:
        ids |= {f"option-{option.id}", f"option-{option.id}-help"}
        ids |= {f"option-{option.id}-{str(value).lower()}" for value in option.values}
    for preset in game.presets:
        ids |= {f"preset-{preset.id}", f"preset-{preset.id}-help"}
    ids |= {f"refusal-{code}" for code, _ in refusals(home(game.id))}
    ids |= {f"reason-{code}" for code, _ in refusals(home(game.id), of="Reason")}
    endings = [play.view(None).outcome for play in playthroughs(game)]
    return ids | {f"reason-{reason.code}" for outcome in endings for reason in outcome.reasons}


def common_needed() -> set[str]:
    ids = {f"refusal-{code}" for code, _ in refusals(*common_folders())}
    ids |= {f"bot-{level}" for level in bots.LEVELS} | {"eyes-public", "eyes-open", "word-true", "word-false"}
    return ids | {"event-committed", "event-committed-own", "event-time-ran-out"}


@pytest.mark.parametrize("game", HOMES)
def test_both_languages_have_the_same_messages_with_the_same_variables(game: str | None) -> None:
    assert messages("fr", game) == messages("en", game)


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_a_text_for_everything_it_says(game: str) -> None:
    missing = needed(games.find(game)) - set(messages("fr", game)) - set(messages("fr", None))
    assert missing == set()


def test_everything_the_site_says_has_a_text() -> None:
    codes = {f"refusal-{code}" for code, _ in refusals(*site_folders())}
    assert (codes | template_ids(home(SITE))) - ids(SITE, None) == set()
    assert said_ids(*site_folders()) - ids(*HOMES) == set()


@pytest.mark.parametrize("game", games.names())
def test_everything_a_game_s_board_says_has_a_text(game: str) -> None:
    board = home(game) / "web"
    labels = {text for text in strings(board) if re.fullmatch(r"(table|word|action)-[\w-]+", text)}
    assert (template_ids(board) | said_ids(board) | labels) - ids(game, SITE, None) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [SITE, *games.names()])
def test_a_template_gives_every_fact_that_its_text_reads(game: str, lang: str) -> None:
    folder = home(game) / "web" if game != SITE else home(SITE)
    texts = {**messages(lang, None), **messages(lang, SITE), **(messages(lang, game) if game != SITE else {})}
    for each in asked(folder):
        if each.whole:
            assert texts[each.message] <= each.facts | {f"{name}-count" for name in each.facts}, each.message


def test_everything_common_has_a_text() -> None:
    said = {
        text for text in strings(*common_folders()) if re.fullmatch(r"(ask|welcome|outcome|log|replay)-[a-z-]+", text)
    }
    codes = {code for code, _ in refusals(*common_folders())}
    assert (common_needed() | (said - codes)) - set(messages("fr", None)) == set()


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_no_text_that_nothing_says(game: str) -> None:
    everything = [*games.find(game).vocabulary.actions, *games.find(game).statements.actions]
    pieces = {f"word-{word}" for action in everything for word in action.words}
    verbs = {f"verb-{action.words[0]}" for action in everything}
    board = home(game) / "web"
    used = needed(games.find(game)) | pieces | verbs | strings(home(game), board, SRC / "cli", *site_folders())
    used |= set(messages("fr", None)) | template_ids(board)
    used |= {
        each for each in ids(game) if each.startswith("term-") and f"{each.removesuffix('-help')}-help" in ids(game)
    }
    used |= {each for each in ids(game) if RULING.fullmatch(each)}
    used |= {f"table-{name}" for name in getattr(games.find(game).sight, "__struct_fields__", ())}
    used |= {message for name in games.find(game).steps for message in (f"step-{name}", f"step-{name}-rule")}
    used |= {f"reason-{beginning}{rest}" for beginning in beginnings(home(game)) for rest in strings(home(game))}
    shapes = [shape for shape in made_up(home(game), board) if shape.pattern.count(r"\-") > 1]
    left = {each for each in ids(game) - used if not any(shape.fullmatch(each) for shape in shapes)}
    assert left == set()


@pytest.mark.parametrize("game", games.names())
def test_the_settled_questions_of_a_game_are_numbered_from_1_and_have_one_answer_each(game: str) -> None:
    texts = [RULING.fullmatch(each) for each in messages("fr", game) if each.startswith("ruling-")]
    assert None not in texts, "an id of another shape"
    found = [(int(each[1]), each[2] is None) for each in texts if each]
    count = len(found) // 2
    assert found == [(number, question) for number in range(1, count + 1) for question in (True, False)]


def test_the_site_has_no_text_that_nothing_says() -> None:
    """What it says in other words than the terminal (an id that is common too) is said as well."""
    used = strings(*site_folders(), SRC / "cli") | template_ids(home(SITE)) | ids(None)
    used |= {f"refusal-{code}" for code, _ in refusals(*site_folders())}
    shapes = made_up(home(SITE), *site_folders())
    left = {each for each in ids(SITE) - used if not any(shape.fullmatch(each) for shape in shapes)}
    assert {each for each in left if each.removesuffix("-title").removesuffix("-help") not in used} == set()


def test_there_is_no_common_text_that_nothing_says() -> None:
    said = strings(*common_folders(), *site_folders()) | template_ids(home(SITE))
    said |= {each for game in games.names() for each in template_ids(home(game) / "web")}
    assert set(messages("fr", None)) - said - common_needed() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_reads_only_facts_that_come_with_it(lang: str) -> None:
    found: list[tuple[str | None, str, set[str]]] = [(None, *each) for each in refusals(*common_folders())]
    found += [(SITE, *each) for each in refusals(*site_folders())]
    found += [(game, *each) for game in games.names() for each in refusals(home(game))]
    for game, code, facts in found:
        texts = {**messages(lang, None), **(messages(lang, game) if game else {})}
        assert texts[f"refusal-{code}"] <= facts, code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_sentence_of_random_games_is_whole(game: str, lang: str) -> None:
    """No sentence shows a blank that was not filled, an id, or the bare word of a card."""
    said = set()
    for play in playthroughs(games.find(game)):
        texts = Texts(
            lang, game, ["Anne", "Basile", "Camille", "Dora", "Emil", "Fay", "Gil", "Hana"][: play.setup.seats]
        )
        for seat in (None, 0, play.setup.seats - 1):
            said |= {texts.to(seat).event(glimpse) for glimpse in play.glimpses(seat)}
        said |= {texts.reason(reason) for reason in play.view(None).outcome.reasons}
        said |= {texts.action(entry.words) for entry in play.entries if entry.seat >= 0}
    assert said
    broken = {text for text in said if re.search(r"[{}$]|event-|reason-|action-|\b[ap]\d+\b|\bNone\b", text)}
    assert broken == set()


@pytest.mark.parametrize("game", games.names())
def test_every_rule_and_prompt_can_be_said_with_every_option(game: str) -> None:
    for play in playthroughs(games.find(game)):
        for lang in LANGUAGES:
            texts = Texts(lang, game)
            facts = {**play.setup.options, "places": play.setup.seats}
            for message in messages(lang, game):
                if message.startswith(("step-", "prompt-", "game-")):
                    assert not re.search(r"[{}$]", texts.say(message, facts)), message


@pytest.mark.parametrize("game", HOMES)
def test_french_is_set_by_the_rules_of_french(game: str | None) -> None:
    """A thin no-break space before ; ! ?, a no-break one before : and inside « », curly apostrophes."""
    for where, text in lines("fr", game):
        bare = re.sub(r"\(\?\)|, \? l|[a-z]=[a-z]|--\w+|Authorization: Bearer", "", text)
        assert not re.search(r"(?<![\u202f(])[;!?]", bare), where
        assert not re.search(r"(?<![\u00a0\u202f]):", bare), where
        assert not re.search(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", bare), where
        assert not re.search(r"'|\"|\.\.\.", bare), where


@pytest.mark.parametrize("game", HOMES)
def test_english_has_curly_quotes_and_no_french_spaces(game: str | None) -> None:
    for where, text in lines("en", game):
        assert not re.search(r"'|\"|\.\.\.|\u202f| [;:!?](\s|$)", text.replace(", ? l n h q", "")), where


def lines(lang: str, game: str | None) -> list[tuple[str, str]]:
    """The text of every line with its place, without the id before it or the key it explains."""
    found = []
    for number, line in enumerate(path(lang, game).read_text(encoding="utf-8").splitlines(), start=1):
        text = line.partition(" = ")[2] if " = " in line else line
        if not line.startswith("#"):
            found.append((f"{path(lang, game)}:{number}: {line}", re.sub(r"^\s*[?!]\s", "", text)))
    return found


@pytest.mark.parametrize("game", games.names())
def test_no_sentence_hides_among_the_rules(game: str) -> None:
    """Rules speak in ids and facts: outside docstrings, no string of a game's rules holds a space."""
    for name in ("steps.py", "actions.py", "events.py", "scoring.py", "table.py", "refusals.py"):
        file = home(game) / name
        if not file.exists():
            continue
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                assert " " not in node.value, f"{file}: {node.value!r}"


def test_amounts_are_written_as_each_language_writes_them() -> None:
    facts = {"glass": "A", "cards": ("a6",), "bonus": "+1.5", "balance": "-7.5", "verdict": "poison"}
    glimpse = Glimpse("revealed", {"seat": 0, **facts})
    assert "−7,5" in Texts("fr", "verre").event(glimpse)
    assert "−7.5" in Texts("en", "verre").event(glimpse)


def test_a_number_below_zero_has_a_true_minus_sign_and_its_plural() -> None:
    scored = [Glimpse("round-scored", {"seat": 0, "points": points, "round": 2}) for points in (-1, -2)]
    for lang in LANGUAGES:
        told = [Texts(lang, "verona").event(each) for each in scored]
        assert told[0].endswith(" −1 point.")
        assert told[1].endswith(" −2 points.")


def test_one_s_own_name_is_marked_and_a_name_is_never_taken_for_a_card() -> None:
    texts = Texts("fr", "verre", ["a6", "Basile"])
    assert texts.to(0).name(0) == "a6 (vous)"
    assert texts.to(0).name(1) == "Basile"
    assert texts.to(None).name(0) == "a6"
    assert "antidote" not in texts.say("welcome-people", {"names": texts.names})


def test_a_text_that_is_missing_shows_its_id_and_breaks_nothing() -> None:
    assert Texts("fr").say("no-such-message") == "no-such-message"
    assert Texts("fr").action(("no", "such", "verb")) == "no such verb"
