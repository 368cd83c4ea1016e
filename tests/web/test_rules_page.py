"""The page of a game's rules: its settled questions with their sources, and its almanac."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from perfidie import games
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import rules_model
from perfidie.web.page.pages import Reader, page
from web.browserless import a_site, live
from web.conftest import TOYS
from web.scenes import Elements

DOCS = Path(__file__).parents[2] / "docs/rules"
BOX: dict[str, Any] = tomllib.loads((files("perfidie.games.verona") / "cards.toml").read_text("utf-8"))
CHARACTERS = {card["id"]: card for card in BOX["card"]}
SIGNS = {1: "+1", 0: "0", -1: "−1", -2: "−2"}
LIGHTS = [(game, lang) for game in games.names() for lang in LANGUAGES]


def printed(game: str) -> list[list[str]]:
    """The rulings of the page in docs: number, question, answer, other reading, source."""
    rows = [line.strip("| ").split(" | ") for line in (DOCS / f"{game}.md").read_text("utf-8").splitlines()]
    return [row for row in rows if len(row) == 5 and row[0].isdigit()]


def rules_page(game: str, lang: str) -> str:
    """The page as the site draws it for a reader of this language."""
    reader = Reader(lang, "t0ken", f"/games/{game}", "http://localhost")
    return page(reader, "rules.html", game, rules=rules_model(lang, game))


def shown_rulings(html: str) -> list[tuple[int, str, str, str]]:
    """Number, question, answer and source of every ruling on a page."""
    shape = (
        r'<li id="ruling-\d+"><details[^>]*><summary><b[^>]*>(\d+)</b><span>(.*?)</span></summary>'
        r'<p>(.*?) <span class="source is-(\w+)">'
    )
    return [(int(number), *map(unescape, rest)) for number, *rest in re.findall(shape, html)]  # type: ignore[misc]


def families(html: str) -> dict[str, dict[str, str]]:
    """The almanac: by family, what is written of each character."""
    found = {}
    for part in html.split('<h3 class="almanac-family is-')[1:]:
        family, _, rest = part.partition('"')
        entries = rest.partition("</h3>")[2].partition("<h3")[0].split('data-card="')[1:]
        found[family] = dict(entry.split('"', 1) for entry in entries)
    return found


# Settled questions


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_every_ruling_of_the_docs_is_on_the_page_with_its_source(game: str, lang: str) -> None:
    shown = shown_rulings(rules_page(game, lang))
    assert [number for number, *_ in shown] == [int(row[0]) for row in printed(game)]
    for (number, question, answer, source), (*_, where) in zip(shown, printed(game), strict=True):
        assert source in where.lower(), number
        assert (question[-1], answer[-1]) == ("?", "."), number


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_an_answer_that_could_be_another_names_the_option_as_the_page_does(game: str, lang: str) -> None:
    texts, options = SiteTexts(lang, game), {option.id for option in games.find(game).options if not option.lab}
    answers = {number: answer for number, _, answer, _ in shown_rulings(rules_page(game, lang))}
    told = 0
    for number, _, _, other, _ in printed(game):
        for option in options & set(re.findall(r"`(\w+)`", other)):
            assert texts.say(f"option-{option}") in answers[int(number)], (number, option)
            told += 1
    assert told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_source_is_a_word_and_the_page_says_what_it_means(lang: str) -> None:
    html, texts = rules_page("verona", lang), SiteTexts(lang)
    for source in ("rulebook", "reading", "decision"):
        word, meaning = texts.t(f"rules-source-{source}"), texts.t(f"rules-source-{source}-help")
        assert f'<span class="source is-{source}">{word}</span>' in html
        assert f'<dt class="source is-{source}">{word}</dt><dd>{meaning}</dd>' in html


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", TOYS)
def test_a_game_without_rulings_or_almanac_has_no_place_for_them(toy: str) -> None:
    html = rules_page(toy, "fr")
    assert not re.search(r"rulings|almanac", html)
    assert 'href="#opts-t"' in html


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_the_page_is_well_made(game: str, lang: str) -> None:
    elements = Elements("<main" + rules_page(game, lang).partition("<main")[2].partition("</main>")[0] + "</main>")
    assert elements.open == []
    named = [each["id"] for tag in ("section", "article", "li", "h2") for each in elements.all(tag) if "id" in each]
    assert len(set(named)) == len(named) > len(printed(game))


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_everything_the_list_of_contents_names_is_on_the_page(game: str, lang: str) -> None:
    html = rules_page(game, lang)
    named = re.findall(r'href="#([\w-]+)"', html.partition('<nav class="rules-nav"')[2].partition("</nav>")[0])
    assert named == re.findall(r'<h2 id="([\w-]+)"', html)


# The almanac


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_has_every_character_in_each_of_its_families(lang: str) -> None:
    shown = families(rules_page("verona", lang))
    for family, entries in shown.items():
        assert list(entries) == [name for name, card in CHARACTERS.items() if family in card["families"]]
    assert {name for entries in shown.values() for name in entries} == set(CHARACTERS)
    assert {"nurse", "friar_laurence"} < {*shown["neutral"]}
    assert "nurse" in shown["capulet"]
    assert "friar_laurence" in shown["montague"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_character_shows_its_zones_its_families_its_wish_or_power_and_whether_it_takes_five_players(
    lang: str,
) -> None:
    texts = SiteTexts(lang, "verona")
    usual = {option["id"]: option.get("values", [option.get("default")])[0] for option in BOX["option"]}
    for entries in families(rules_page("verona", lang)).values():
        for name, html in entries.items():
            card = CHARACTERS[name]
            assert re.findall(r"</span>([+−]?\d)</li>", html) == [SIGNS[value] for value in card.get("zones", [])]
            assert re.findall(r'class="crest is-(\w+)"', html) == card["families"]
            assert texts.say(f"table-text-{name}", usual) in unescape(html)
            assert texts.t(f"table-almanac-{'objective' if 'objective' in card else 'power'}") in html
            assert (texts.t("table-almanac-five") in html) == card.get("five_players_only", False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_shows_every_token_of_the_box(lang: str) -> None:
    texts, html = SiteTexts(lang, "verona"), rules_page("verona", lang)
    tokens = html.partition('<dl class="almanac-tokens">')[2].partition("</dl>")[0]
    values = sorted({value for table in BOX["table"] for value in table["influence"]})
    assert re.findall(r"<b aria-hidden=\"true\">(\d)</b>", tokens) == [str(value) for value in values]
    for kind in BOX["poison"]["tokens"]:
        assert f"</span>{texts.word(kind)}</dt>" in tokens
        assert unescape(texts.say(f"term-{kind}-help")) in unescape(tokens)


def test_only_the_page_of_rules_asks_for_the_style_sheet_of_the_almanac(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            table = await visitor.open(3, "verona")
            for path, wanted in (("/games/verona", True), ("/", False), ("/games/verre", False), (table, False)):
                assert ("verona/almanac.css" in (await visitor.get(path)).text) == wanted, path

    live(story())
