"""The texts: complete, equal in both languages, none without use, and well set."""

from __future__ import annotations

import ast
import re

import pytest

import perfidie.texts
from perfidie import games
from perfidie.engine import Glimpse, encode
from perfidie.texts import LANGUAGES, Texts
from texts.gathering import (
    CLI,
    HOMES,
    PRINTED,
    RULING,
    SITE,
    asked,
    beginnings,
    common_folders,
    common_needed,
    home,
    ids,
    made_up,
    messages,
    needed,
    pages,
    playthroughs,
    refusals,
    said_ids,
    site_folders,
    strings,
    template_ids,
    terms,
)


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
    labels = {text for text in strings(board) if re.fullmatch(r"(table|word|action)-[\w-]*\w", text)}
    assert (template_ids(board) | said_ids(board) | labels) - ids(game, SITE, None) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [SITE, *games.names()])
def test_a_template_gives_every_fact_that_its_text_reads(game: str, lang: str) -> None:
    folder = home(game) / "web" if game != SITE else home(SITE)
    texts = {**messages(lang, None), **messages(lang, SITE), **(messages(lang, game) if game != SITE else {})}
    for each in asked(folder):
        if each.whole:
            given = each.facts | {f"{name}-count" for name in each.facts} | printed(game)
            assert texts[each.message] <= given, each.message


def printed(game: str | None) -> set[str]:
    """The figures of the box, which every text of the game may read."""
    return set() if game in (None, SITE) else {*perfidie.texts.figures(str(game))}


def test_everything_common_has_a_text() -> None:
    said = {
        text for text in strings(*common_folders()) if re.fullmatch(r"(ask|welcome|outcome|log|replay)-[a-z-]+", text)
    }
    codes = {code for code, _ in refusals(*common_folders())}
    assert (common_needed() | (said - codes)) - set(messages("fr", None)) == set()


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_no_text_that_nothing_says(game: str) -> None:
    everything = [*games.find(game).vocabulary.actions, *games.find(game).talk.statements.actions]
    words = {word for action in everything for word in action.words}
    pieces = {f"word-{word}" for word in words | {word.partition("-")[0] for word in words}}  # a chip, and its colour
    verbs = {f"verb-{action.words[0]}" for action in everything}
    verbs |= {f"action-{action.words[0]}-me" for action in games.find(game).talk.statements.actions}
    board = home(game) / "web"
    used = needed(games.find(game)) | pieces | verbs | strings(home(game), board, *CLI, *site_folders())
    used |= set(messages("fr", None)) | template_ids(board)
    used |= {
        each for each in ids(game) if each.startswith("term-") and f"{each.removesuffix('-help')}-help" in ids(game)
    }
    used |= {each for each in ids(game) if RULING.fullmatch(each) or PRINTED.fullmatch(each)}
    used |= {f"hint-{name}" for name in games.find(game).steps} & {
        f"hint-{each[7:]}" for each in ids(game) if each.startswith("prompt-")
    }
    used |= {f"table-{name}" for name in getattr(games.find(game).eyes.sight, "__struct_fields__", ())}
    used |= {message for name in games.find(game).steps for message in (f"step-{name}", f"step-{name}-rule")}
    used |= {f"reason-{beginning}{rest}" for beginning in beginnings(home(game)) for rest in strings(home(game))}
    used |= {f"doubt-{kind}{rest}" for kind in strings(home(game)) for rest in ("", "-is")}
    used |= {f"lie-{kind}" for kind in strings(home(game))}
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
    used = strings(*site_folders(), *CLI) | template_ids(home(SITE)) | ids(None)
    used |= {f"refusal-{code}" for code, _ in refusals(*site_folders())}
    used |= {f"term-{name}{part}" for name in terms(home(SITE)) for part in ("", "-help")}
    shapes = made_up(home(SITE), *site_folders())
    left = {each for each in ids(SITE) - used if not any(shape.fullmatch(each) for shape in shapes)}
    assert {each for each in left if each.removesuffix("-title").removesuffix("-help") not in used} == set()


def test_there_is_no_common_text_that_nothing_says() -> None:
    said = strings(*common_folders(), *site_folders()) | template_ids(home(SITE))
    said |= {each for game in games.names() for each in template_ids(home(game) / "web")}
    left = set(messages("fr", None)) - said - common_needed()
    shapes = made_up(*CLI)
    assert {each for each in left if not any(shape.fullmatch(each) for shape in shapes)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_reads_only_facts_that_come_with_it(lang: str) -> None:
    found: list[tuple[str | None, str, set[str]]] = [(None, *each) for each in refusals(*common_folders())]
    found += [(SITE, *each) for each in refusals(*site_folders())]
    found += [(game, *each) for game in games.names() for each in refusals(home(game))]
    for game, code, facts in found:
        texts = {**messages(lang, None), **(messages(lang, game) if game else {})}
        assert texts[f"refusal-{code}"] <= facts | printed(game), code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_sentence_of_random_games_is_whole(game: str, lang: str) -> None:
    """No sentence shows a blank that was not filled, an id, or the bare word of a card."""
    said, heard = set(), set()
    for play in playthroughs(games.find(game)):
        texts = Texts(
            lang, game, ["Anne", "Basile", "Camille", "Dora", "Emil", "Fay", "Gil", "Hana"][: play.setup.seats]
        )
        for seat in (None, 0, play.setup.seats - 1):
            for glimpse in play.glimpses(seat):
                occasion = (seat, play.setup.seats, encode(glimpse))
                if occasion not in heard:
                    heard.add(occasion)
                    said.add(texts.to(seat).event(glimpse))
        said |= {texts.reason(reason) for reason in play.view(None).outcome.reasons}
        said |= {texts.action(words) for words in {entry.words for entry in play.entries if entry.seat >= 0}}
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


TYPED = r"pip install '[^']*'"
"""What a reader types stands as a shell wants it."""


@pytest.mark.parametrize("game", HOMES)
def test_french_is_set_by_the_rules_of_french(game: str | None) -> None:
    """A thin no-break space before ; ! ?, a no-break one before : and inside « », curly apostrophes."""
    for where, text in lines("fr", game):
        bare = re.sub(rf"{TYPED}|\(\?\)|, \? l|[a-z]=[a-z]|--\w+|Authorization: Bearer", "", text)
        assert not re.search(r"(?<![\u202f(])[;!?]", bare), where
        assert not re.search(r"(?<![\u00a0\u202f]):", bare), where
        assert not re.search(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", bare), where
        assert not re.search(r"'|\"|\.\.\.", bare.replace('{""}', "").replace('{ "" }', "")), where


@pytest.mark.parametrize("game", HOMES)
def test_english_has_curly_quotes_and_no_french_spaces(game: str | None) -> None:
    for where, text in lines("en", game):
        bare = re.sub(rf"{TYPED}|, \? l n h q|\{{ ?\"\" ?\}}", "", text)
        assert not re.search(r"'|\"|\.\.\.|\u202f| [;:!?](\s|$)", bare), where


def lines(lang: str, game: str | None) -> list[tuple[str, str]]:
    """The text of every line with its place, without the id before it or the key it explains."""
    found = []
    for file in pages(lang, game):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            text = line.partition(" = ")[2] if " = " in line else line
            if not line.startswith("#"):
                found.append((f"{file}:{number}: {line}", re.sub(r"^\s*[?!]\s", "", text)))
    return found


@pytest.mark.parametrize("game", games.names())
def test_no_sentence_hides_among_the_rules(game: str) -> None:
    """Rules speak in ids and facts: outside docstrings, no string of a game's rules holds two words."""
    for file in sorted({*(home(game) / "rules").rglob("*.py")} - {home(game) / "rules/__init__.py"}):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                assert not re.search(r"\w \w", node.value), f"{file}: {node.value!r}"


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


def test_a_selector_matches_an_option_by_its_raw_value_and_as_people_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "rule = { $open ->\n    [true] raw\n   *[false] other\n}\nsaid = { $open ->\n    [yes] said\n   *[no] other\n}"
    )
    texts = with_texts(monkeypatch, source)
    assert [texts.say(each, {"open": True}) for each in ("rule", "said")] == ["raw", "said"]
    assert [texts.say(each, {"open": False}) for each in ("rule", "said")] == ["other", "other"]


def test_the_figures_of_a_box_are_facts_of_every_text_and_given_facts_win(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = with_texts(monkeypatch, "price = It costs { $coins }.\nword-a = an a\nsign = { $a-seat } { $sign }",
                       **{"coins": 4, "a-seat": 2, "sign": "a"})  # fmt: skip
    assert texts.say("price") == "It costs 4."
    assert texts.say("sign") == "2 a", "figures are printed as they are"
    assert texts.to(0).say("price", {"coins": 5}) == "It costs 5."


def test_a_figure_may_be_a_word_of_the_game_and_is_read_through_other_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "word-a = an a\nsign = { name }\nname = { $sign } and { $coins }"
    texts = with_texts(monkeypatch, source, coins=4, sign=("a",))
    assert texts.say("sign") == "an a and 4"


def with_texts(monkeypatch: pytest.MonkeyPatch, source: str, **figures: int | str | tuple[str, ...]) -> Texts:
    """English texts of a game that says only this, with these figures in its box."""
    common = perfidie.texts.sources("en")
    monkeypatch.setattr(perfidie.texts, "sources", lambda lang, game=None, room=None: [*common, source])
    monkeypatch.setattr(perfidie.texts, "figures", lambda game: figures)
    perfidie.texts._bundle.cache_clear()
    monkeypatch.setattr(perfidie.texts, "_bundle", perfidie.texts._bundle.__wrapped__)
    return Texts("en", "a-game-of-figures")
