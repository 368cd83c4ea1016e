"""Everything on a table can be asked about, in both languages, and every kind of decision is introduced.

Each board is met at every kind of decision under all kinds of options, as several people see it. Each text, sign and
figure in the seats bar, the ribbon, on the board and in the hand lies within a piece that says what it is (`data-term`)
and is explained (`term-…`, `term-…-help`). People's names and marks need no explaining; a whole sentence that explains
itself is marked `data-plain`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from html.parser import HTMLParser
from typing import Any

import pytest

from perfidie import games
from perfidie.boards.scene import Scene
from perfidie.engine import Playthrough
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.around import ribbon
from perfidie.web.page.drawing import generated
from perfidie.web.page.help import explained, hint, terms
from web.scenes import NAMES, scene, text
from web.test_every_board import looks, met

TABLES = [(name, seats) for name in games.names() for seats in sorted({*games.find(name).seats[::3]})]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
LONGEST_HINT = 80
SHOWN = 25
"""So many offenders are named; the rest is counted."""
NEEDS_NONE = re.compile(r"[\s·.,:;!/()«»…–—|+=-]*")
"""What stands between words and means nothing by itself."""
SHAPES = re.compile(r"<svg[^>]*>\s*(<symbol.*?</symbol>\s*|<defs.*?</defs>\s*)+</svg>", re.DOTALL)
"""Shapes for others to use, not seen themselves."""
VOID = ("input", "br", "use", "circle", "path", "rect", "line", "img", "polygon", "ellipse")


class Unexplained(HTMLParser):
    """The texts, drawings and pictures of a piece of a page that lie in nothing that says what it is."""

    def __init__(self, page: str, known: frozenset[str]) -> None:
        super().__init__()
        self.known = known
        self.open: list[tuple[str, dict[str, str]]] = []
        self.found: list[str] = []
        self.feed(SHAPES.sub("", page))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if given.get("data-term", "") not in self.known | {""}:
            self.found.append(f"there is no term “{given['data-term']}”: {self.get_starttag_text()}")
        self.open.append((tag, given))
        if tag in ("svg", "img") and not self._marks_a_person(given):
            self._needs(f"{self.get_starttag_text()}")
        if tag in VOID:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self._needs(f"{self.get_starttag_text()}")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not NEEDS_NONE.fullmatch(without_names(data)):
            self._needs(f"“{data.strip()}”")

    def _needs(self, what: str) -> None:
        """Notes what is seen and not explained, with the elements around it."""
        if any(seen_by_nobody(given) or "data-plain" in given for _, given in self.open):
            return
        if not any(given.get("data-term") for _, given in self.open):
            around = "".join(f"<{tag} {dressed(given)}>" for tag, given in self.open[-3:])
            self.found.append(f"{what} in {around}")

    def _marks_a_person(self, given: dict[str, str]) -> bool:
        classes = {*given.get("class", "").split()}
        return "mark" in classes or any("medal" in outer.get("class", "").split() for _, outer in self.open)


def seen_by_nobody(given: dict[str, str]) -> bool:
    return "sr" in given.get("class", "").split() or "hidden" in given


def dressed(given: dict[str, str]) -> str:
    return " ".join(f'{name}="{value}"' for name, value in given.items() if name in ("class", "id", "value"))


def without_names(words: str) -> str:
    """A text without the people it names, and without what says that one of them is oneself."""
    for name in sorted(NAMES, key=len, reverse=True):
        words = words.replace(name, "")
    return re.sub(r"\((vous|you)\)", "", words)


def unexplained(page: str, known: frozenset[str]) -> list[str]:
    return Unexplained(page, known).found


def regions(shown: Scene) -> Iterator[tuple[str, str]]:
    """What the law speaks of, by region: what a game draws, without what the house puts around it."""
    board = generated.find(shown.view.game)
    for seat in range(shown.view.seats):
        role = board.role(shown, seat)
        if role is not None:
            yield "role", f'<i data-term="{role[2] if len(role) > 2 else "role"}">{role[0]}</i>'
        yield "facts", text(board.facts(shown, seat))
    yield "ribbon", ribbon(shown.draw, board.phases(shown), board.heading(shown)).whole()  # type: ignore[arg-type]
    yield "board", text(board.board(shown))
    yield "hand", text(board.hand(shown))


@cache
def offenders(name: str, seats: int) -> dict[str, str]:
    """All that is not explained, each once, with where it was met."""
    known, found = explained(name), dict[str, str]()
    for look in looks(name, seats):
        for region, page in regions(look.scene):
            for each in unexplained(page, known):
                found.setdefault(re.sub(r"\d+", "0", each), f"{region} at {look.scene.view.step}: {each}")
    return found


def named(found: dict[str, str]) -> str:
    return "\n".join([*list(found.values())[:SHOWN], f"{len(found)} in all"])


# Everything can be asked about


@every_table
def test_every_text_sign_and_figure_on_a_table_lies_in_something_that_is_explained(name: str, seats: int) -> None:
    found = offenders(name, seats)
    assert not found, named(found)


@pytest.mark.parametrize("name", games.names())
def test_with_open_cards_no_piece_wears_a_term_that_nobody_explains(name: str) -> None:
    known, board = explained(name), generated.find(name)
    for play in met(name, games.find(name).seats[-1]):
        page = text(board.open_board(scene(play, None), play.state))
        worn = {*re.findall(r'data-term="([^"]*)"', page)}
        assert worn <= known, worn - known


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name_and_a_meaning_that_is_a_sentence(name: str, lang: str) -> None:
    found = terms(name, lang)
    assert {each.id for each in found} == explained(name)
    for each in found:
        assert not each.name.startswith("term-"), each
        assert re.fullmatch(r"\S.*[.!?»…]", each.meaning, re.DOTALL), each
        assert len(each.meaning) <= 320, each
        assert each.name != each.meaning


def test_the_law_finds_a_text_a_sign_and_a_false_term() -> None:
    known = frozenset({"heart"})
    assert unexplained('<p data-term="heart"><svg class="ic"></svg> 4</p>', known) == []
    assert unexplained('<p>Camille (vous) · <svg class="ic mark"></svg></p>', known) == []
    assert unexplained('<p data-plain>Basile verse.</p><b class="sr">Odette passe.</b>', known) == []
    assert unexplained("<p>4</p>", known) == ["“4” in <p >"]
    assert unexplained('<svg class="ic"><use href="#x"/></svg>', known) == ['<svg class="ic"> in <svg class="ic">']
    assert len(unexplained('<p data-term="hart">4</p>', known)) == 1
    assert unexplained(f"<p>{escape('Camille & Basile: 3')}</p>", known)


# Every kind of decision is introduced


def decisions(name: str) -> list[str]:
    """The steps in which a seat of this game decides."""
    return [each.removeprefix("prompt-") for each in Texts("fr", name).ids("prompt-")]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_is_introduced_in_one_short_line(name: str, lang: str) -> None:
    texts = Texts(lang, name)
    hints = {step: texts.say(f"hint-{step}") for step in decisions(name)}
    assert {step for step in hints if not texts.has(f"hint-{step}")} == set()
    assert {step: hint for step, hint in hints.items() if len(hint) > LONGEST_HINT or "\n" in hint} == {}
    assert {each.removeprefix("hint-") for each in texts.ids("hint-")} == {*hints}, "and nothing else has a line"


@pytest.mark.parametrize("name", games.names())
def test_somebody_who_decides_is_told_what_it_is_about_and_nobody_else_is(name: str) -> None:
    play: Playthrough
    for play in met(name, games.find(name).seats[-1]):
        for seat in (*play.state.waiting[:1], None):
            shown: Any = scene(play, seat)
            assert bool(hint(shown.draw, shown)) == (seat is not None), shown.view.step
