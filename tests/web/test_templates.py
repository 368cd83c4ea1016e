"""The templates, drawn in both languages with made-up facts: no text missing, nothing inline, every form guarded."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import Pen
from web.made_up import (
    CARDS,
    CASES,
    LISTINGS,
    PAGES,
    TOKEN,
    Strict,
    draw,
    frame,
    room,
    table,
)

OF_PEOPLE = {"review.html", "me.html", "me-erase.html", "me-last.html", "sign-in.html", "sign-in-link.html"} | {
    "friends.html",
    "people.html",
    "report.html",
}
"""Drawn by `test_review.py`, `test_people_pages.py` and `test_accounts.py`, through their doors."""
WEB = Path(str(files("perfidie.web")))
TEMPLATES, STATIC = WEB / "templates", WEB / "static"


class Tags(HTMLParser):
    """All tags of a page with their attributes, the text outside of them, and what each form holds."""

    VOID = ("meta", "link", "input", "img", "br", "use", "path", "rect", "circle")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.forms: list[dict[str, Any]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        if tag == "form":
            self.forms.append({**found, "fields": []})
        elif "form" in self.open and tag in ("input", "button", "select"):
            self.forms[-1]["fields"].append((found.get("name"), found.get("value")))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"


# Made-up facts


@pytest.mark.parametrize(("lang", "template", "facts"), PAGES)
def test_a_page_is_whole_has_nothing_inline_and_guards_its_forms(lang: str, template: str, facts: Any) -> None:
    found = Tags(draw(lang, template, facts))
    assert found.open == [], "every element is closed"
    for tag, attributes in found.tags:
        assert "style" not in attributes, f"<{tag}> has a style of its own"
        assert not [name for name in attributes if name.startswith(("on", "hx-on"))], f"<{tag}> has a script of its own"
        assert tag != "style"
        assert tag != "script" or attributes.get("src"), "a script in the page"
    for form in found.forms:
        if form.get("method") == "post":
            assert ("csrf", TOKEN) in form["fields"], form
            assert form["action"].startswith("/"), form


@pytest.mark.parametrize(("lang", "template", "facts"), PAGES)
def test_ids_are_unique_and_what_is_named_is_there(lang: str, template: str, facts: Any) -> None:
    found = Tags(draw(lang, template, facts))
    ids = [attributes["id"] for _, attributes in found.tags if "id" in attributes]
    assert len(ids) == len(set(ids)), sorted(ids)
    if "/" in template:
        return  # a piece names forms and labels of the page it goes to
    forms = {form.get("id") for form in found.forms}
    for tag, attributes in found.tags:
        for name in ("for", "aria-labelledby", "aria-describedby", "data-copy"):
            assert attributes.get(name, ids[0] if ids else None) in ids or name not in attributes, (tag, attributes)
        if "form" in attributes:
            assert attributes["form"] in forms, attributes
        if attributes.get("href", "x").startswith("#"):
            assert attributes["href"][1:] in ids, attributes


def test_names_are_escaped() -> None:
    page = draw("fr", "room.html", {"room": room()})
    assert "<b>Basile</b>" not in page
    assert "&lt;b&gt;Basile&lt;/b&gt;" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_switch_leads_back_to_the_same_place(lang: str) -> None:
    other = "en" if lang == "fr" else "fr"
    page = draw(lang, "table.html", {"table": table()})
    assert f'<html lang="{lang}" data-game="verre">' in page
    assert f"/language?to={other}&amp;back=/t/ROSE-742%3Fat%3D1%26eyes%3D0" in page


def test_without_a_script_the_table_looks_again_while_it_waits_for_others() -> None:
    refresh = 'http-equiv="refresh" content="5; url=/t/'
    assert refresh in draw("fr", "table.html", {"table": table(turn=0)})
    assert refresh not in draw("fr", "table.html", {"table": table(turn=1)})
    assert refresh not in draw("fr", "table.html", {"table": table(turn=0, over=True)})
    in_for_another = replace(table(turn=0, over=True), waits_again=True)
    assert f"{refresh}ROSE-742/next" in draw("fr", "table.html", {"table": in_for_another})
    assert refresh in draw("fr", "room.html", {"room": room()})
    assert refresh not in draw("fr", "room.html", {"room": room(seated=False)}), "a name is being typed"


def test_a_notice_is_shown_where_a_reader_is_told_of_it() -> None:
    page = Pen(Strict("fr")).page("lobby.html", frame=frame("fr", notice="Trop <tard>."), tables=(), mine=())
    assert '<p class="notice" id="notice" role="status">Trop &lt;tard&gt;.</p>' in page


def test_a_button_wants_a_pick_only_where_its_move_takes_one() -> None:
    pick = macro("act", "play * B", "B")
    assert "formnovalidate" not in pick
    assert 'value="play * B"' in pick
    assert "formnovalidate" in macro("act", "take B", "B")


def test_a_greyed_button_can_be_pressed_and_says_why() -> None:
    button = macro("act", "play * B", "B", why="Le verre B est plein.")
    assert 'aria-disabled="true"' in button
    assert " disabled" not in button
    described = re.search(r'aria-describedby="([^"]+)"', button)
    assert described
    assert f'id="{described[1]}">Le verre B est plein.' in button


def test_a_face_down_card_is_the_same_bytes_every_time() -> None:
    assert macro("back") == macro("back")
    assert "data-" not in macro("back")


def macro(name: str, *words: Any, **facts: Any) -> str:
    from perfidie.web.page.drawing.draw import ENVIRONMENT

    return str(getattr(ENVIRONMENT.get_template("macros.html").module, name)(*words, **facts))


# What the templates are made of


def sources() -> str:
    games = Path(str(files("perfidie.games")))
    return " ".join(path.read_text("utf-8") for path in [*TEMPLATES.rglob("*.html"), *games.glob("*/web/*.html")])


def symbols() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (STATIC / "sprite.svg").read_text("utf-8")))


def test_every_template_is_drawn_here() -> None:
    """Those of the generated board, of pictures, of games that are over and of people have tests of their own."""
    drawn = {template.partition("#")[0] for template, _ in CASES} | {
        "base.html",
        "macros.html",
        "listing.html",
        "mine.html",
    }
    drawn |= {
        "parts/live.html",
        "parts/settings.html",
        "parts/company.html",
        "parts/rules.html",
        "parts/pace.html",
    }  # included by pages
    drawn |= OF_PEOPLE
    found = {str(path.relative_to(TEMPLATES)) for path in TEMPLATES.rglob("*.html")}
    assert {
        name for name in found if not name.startswith(("generated/", "pictures/", "games/", "circles/", "puzzles/"))
    } == drawn


def test_every_icon_that_is_named_is_in_the_sprite() -> None:
    named = set(re.findall(r'icon\("([a-z-]+)"', sources()))
    named |= {f"orn-{name}" for name in re.findall(r'ornament\("([a-z]+)"', sources())}
    named |= {f"shape-{seat}" for seat in range(8)}
    assert named - symbols() == set()


def test_every_borrowed_icon_is_credited_to_its_author() -> None:
    borrowed = {name for name in symbols() if not name.startswith(("ui-", "orn-", "shape-"))}
    page = Tags(draw("fr", "credits.html", {})).text
    assert {name for name in borrowed if name not in page.split()} == set()
    for owed in ("Lorc", "Delapouite", "sbed", "Skoll", "CC BY 3.0", "SIL Open Font License", "htmx", "BSD"):
        assert owed in page


def test_the_first_view_is_light() -> None:
    """Page, style sheets and script of the landing page, not packed: fonts and art aside, under 100 kB."""
    page = draw("fr", "landing.html", {"cards": CARDS, "mine": LISTINGS, "turns": 1, "rested": False, "told": []})
    needed = set(re.findall(r'(?:href|src)="/static/([^"?]+\.(?:css|js))', page))
    assert needed, "the page has style sheets"
    assert len(page.encode()) + sum((STATIC / name).stat().st_size for name in needed) < 100_000
