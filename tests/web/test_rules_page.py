"""The page of a game's rules: for which table, its settled questions with their sources, and its almanac."""

from __future__ import annotations

import re
import tomllib
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from perfidie import games
from perfidie.school import EXAMPLES, shelf
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import Reader, page
from perfidie.web.page.rules.book import rules_model
from perfidie.web.page.rules.parts import ground_of_game
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
    nav, _, rest = rules_page(game, lang).partition('<nav class="rules-nav"')[2].partition("</nav>")
    assert re.findall(r'href="#([\w-]+)"', nav) == [
        each for each in re.findall(r'<h2 id="([\w-]+)"', rest) if "--" not in each
    ]


# For which table


def main_of(text: str) -> str:
    """The page without what stands around it, and without the token of its forms."""
    main = text.partition("<main")[2].partition("</main>")[0]
    return re.sub(r'name="csrf" value="[^"]*"', "", main)


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_the_page_can_be_read_for_every_number_of_seats(game: str, lang: str) -> None:
    found = games.find(game)
    links = [choice.value for choice in rules_model(lang, game).numbers]
    assert links == [f"/games/{game}", *(f"/games/{game}?seats={seats}" for seats in found.seats)]
    for seats in found.seats:
        model = rules_model(lang, game, ground_of_game(game, seats))
        texts, facts = SiteTexts(lang, game), {**found.setup(seats).options, "places": seats}
        for step, _, rule in model.steps:
            assert rule == texts.say(f"step-{step}-rule", facts)
        assert [choice.value for choice in model.numbers if choice.chosen] == [f"/games/{game}?seats={seats}"]


def test_a_number_of_seats_that_cannot_be_is_refused_and_not_believed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            for seats in ("1", "9", "-3", "three", "99999999", "٣"):
                answer = await visitor.client.get("/games/verre", params={"seats": seats})
                assert answer.status_code in (400, 404, 409, 422), seats

    live(story())


def test_the_rules_of_a_table_follow_its_seats_and_options(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            path = await visitor.open(2, "verre", **{"option-start_hearts": "2", "option-tie": "poison"})
            page, texts = await visitor.get(f"{path}/rules"), SiteTexts("fr", "verre")
            options = site.table(path).arrangement.options
            facts = {**games.find("verre").setup(2, options).options, "places": 2}
            text = unescape(page.text)
            for message in [each for each in texts.ids("printed-") if each[-3:].isdigit()]:
                assert texts.say(message, facts) in text, message
            for name in ("start_hearts", "tie"):
                assert f"<dt>{texts.say(f'option-{name}')}</dt>" in text
            assert page.all("a", href=path), "and back to the table"
            assert main_of(page.text) != main_of((await visitor.get("/games/verre?seats=2")).text)

    live(story())


def test_the_rules_of_a_table_are_the_same_for_everybody_and_at_any_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bo")
            everybody = [*people, site.visitor("Cy")]
            before = {main_of((await each.get(f"{path}/rules")).text) for each in everybody}
            await people[0].post(f"{path}/start", {"how": "all"})
            after = {main_of((await each.get(f"{path}/rules")).text) for each in everybody}
            assert before == after
            assert len(before) == 1

    live(story())


def test_a_table_links_to_its_own_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await site.gathered("Ana", "Bo")
            await ana.post(f"{path}/start", {"how": "all"})
            assert (await ana.get(path)).all("a", href=f"{path}/rules")

    live(story())


# In one minute, and on paper


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_the_game_in_one_minute_stands_on_top(game: str, lang: str) -> None:
    html = unescape(rules_page(game, lang))
    lines = rules_model(lang, game).minute
    assert 4 <= len(lines) <= 6
    assert sum(len(line.split()) for line in lines) <= 100
    at = [html.index(f"<li>{line}</li>") for line in lines]
    assert at == sorted(at)
    assert at[-1] < html.index('<nav class="rules-nav"')


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_the_page_to_print_is_wholly_unfolded_and_has_nothing_to_press(game: str, lang: str) -> None:
    reader = Reader(lang, "t0ken", f"/games/{game}", "http://localhost")
    html = page(reader, "rules.html", game, rules=rules_model(lang, game, on_paper=True))
    main = "<main" + html.partition("<main")[2].partition("</main>")[0] + "</main>"
    elements = Elements(main)
    assert elements.open == []
    folds = [each for each in elements.all("details") if re.search(r"fold|ruling", each.get("class") or "")]
    assert len(folds) > 10
    assert all("open" in each for each in folds), "what lies on the tables of examples is theirs"
    assert not elements.all("form")
    assert 'class="rules-nav"' not in main
    assert re.findall(r'data-printed="(\d+)"', main) == re.findall(r'data-printed="(\d+)"', rules_page(game, lang))


# Worked examples


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_every_example_can_be_stepped_through_to_its_end_by_links_alone(game: str, lang: str) -> None:
    told = rules_model(lang, game).examples
    assert told, "rules are shown by examples"
    for one in told:
        words = []
        for at in range(one.last + 1):
            shown = next(each for each in rules_model(lang, game, example=(one.id, at)).examples if each.id == one.id)
            assert shown.at == at
            assert "<" in shown.board
            words.append(shown.words)
        assert list(dict.fromkeys(words)) == list(dict.fromkeys(one.all_words))
        assert (
            next(each for each in rules_model(lang, game, example=(one.id, 999)).examples if each.id == one.id).at
            == one.last
        )


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_a_ruling_that_an_example_shows_leads_to_it(game: str, lang: str) -> None:
    html = rules_page(game, lang)
    for lesson in shelf(game, EXAMPLES):
        if lesson.ruling:
            ruling = html.partition(f'<li id="ruling-{lesson.ruling}">')[2].partition("</li>")[0]
            assert f'href="#example-{lesson.id}"' in ruling
            assert f'<figure class="example" id="example-{lesson.id}"' in html


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
    assert re.findall(r"<b>(\d)</b>", tokens) == [str(value) for value in values]
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
