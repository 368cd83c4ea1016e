"""Every sentence of the printed rulebooks stands on the page of rules, in our own words, for every number of players.

`docs/rules/GAME.md` lists them by number under "Printed sentences"; the page has each of them, and no others.
"""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from perfidie import games
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import Reader, page
from perfidie.web.page.rules.book import rules_model
from perfidie.web.page.rules.parts import ANY, ground_of_game

DOCS = Path(__file__).parents[2] / "docs/rules"
LIGHTS = [(game, lang) for game in games.names() for lang in LANGUAGES]


def listed(game: str) -> list[int]:
    """The numbers of the printed sentences, as the docs list them."""
    part = (DOCS / f"{game}.md").read_text("utf-8").partition("## Printed sentences")[2].partition("\n## ")[0]
    return [int(number) for number in re.findall(r"^\| P(\d+) \|", part, re.MULTILINE)]


def shown(game: str, lang: str, places: int) -> list[tuple[int, str]]:
    """The printed sentences of a page, by number."""
    reader = Reader(lang, "t0ken", f"/games/{game}", "http://localhost")
    html = page(reader, "rules.html", game, rules=rules_model(lang, game, ground_of_game(game, places)))
    found = re.findall(r'<li id="p-(\d{3})" data-printed="\1">(.*?)</li>', html)
    return [(int(number), unescape(text).strip()) for number, text in found]


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_every_printed_sentence_stands_on_the_page_for_every_number_of_players(game: str, lang: str) -> None:
    numbers = listed(game)
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers
    for places in (ANY, *games.find(game).seats):
        found = shown(game, lang, places)
        assert [number for number, _ in found] == numbers, places
        for number, text in found:
            assert len(text) > 10, (places, number, text)
            assert text[-1] in ".!?»”)…", (places, number, text)
            assert not re.search(r"printed-\d|[{}]|\$", text), (places, number, text)


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_no_printed_sentence_asks_for_a_fact_that_is_not_there(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []
    monkeypatch.setattr(SiteTexts, "faults", faults)
    for places in (ANY, *games.find(game).seats):
        rules_model(lang, game, ground_of_game(game, places))
    assert not faults


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_sentences_stand_under_headings_that_have_words(game: str, lang: str) -> None:
    parts = rules_model(lang, game).parts
    for part in parts:
        assert part.title
        assert part.title != f"printed-{part.slug}"
        assert part.sentences, part.slug
    assert len({part.slug for part in parts}) == len(parts) > 2


@pytest.mark.parametrize(("game", "lang"), LIGHTS)
def test_every_plate_stands_beside_a_part_of_the_rulebook(game: str, lang: str) -> None:
    plates = generated.find(game).plates(pen(lang, game), SiteTexts(lang, game))
    assert plates, "rules are illustrated with the pieces of the board"
    assert plates.keys() <= {part.slug for part in rules_model(lang, game).parts}


@pytest.mark.parametrize("game", games.names())
def test_both_languages_have_the_same_headings_in_the_same_order(game: str) -> None:
    french, english = ([part.slug for part in rules_model(lang, game).parts] for lang in LANGUAGES)
    assert french == english
