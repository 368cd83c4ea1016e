"""The pages of people as their doors give them: whole, nothing inline, every form guarded, every name there."""

from __future__ import annotations

from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

from perfidie.texts import LANGUAGES
from web.browserless import Visitor, a_site, live
from web.test_templates import Tags

OWN = ("/me", "/me/erase", "/me/games", "/me/games/verre", "/friends", "/me/notices", "/ladders", "/ladders/verre")
NAMED = ("/p/0123456789abcdef", "/c/0123456789abcdef", "/c/join", "/circles", "/digest/word")
"""Further pages on which names stand, or that are one person's own."""
ANYBODY = ("/sign-in", "/sign-in/link", "/me/mail/confirm")


async def look(visitor: Visitor, path: str) -> None:
    answer = await visitor.client.get(path)
    assert answer.status_code == 200, (path, answer.status_code)
    found = Tags(answer.text)
    assert found.open == [], path
    ids = [attributes["id"] for _, attributes in found.tags if "id" in attributes]
    assert len(ids) == len(set(ids)), path
    for tag, attributes in found.tags:
        assert "style" not in attributes, (path, tag)
        assert not [name for name in attributes if name.startswith(("on", "hx-on"))], (path, tag)
        assert tag != "script" or attributes.get("src"), path
        for name in ("for", "aria-labelledby", "aria-describedby"):
            assert name not in attributes or attributes[name] in ids, (path, tag, attributes)
    for form in found.forms:
        assert form.get("method") != "post" or "csrf" in [name for name, _ in form["fields"]], (path, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_of_people_are_whole_for_a_stranger_and_for_a_guest(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            stranger = site.visitor("", lang)
            path, people = await site.begun("Anne", "Basile", "Cléo", lang=lang)
            for page in ANYBODY:
                await look(stranger, page)
            for page in (*OWN, f"{path}/people"):
                await look(people[0], page)
            listed = await people[0].get(f"{path}/people")
            report = next(str(link.get("href")) for link in listed.all("a") if "/report" in str(link.get("href")))
            await look(people[0], report)

    live(story())


def test_no_engine_that_searches_the_web_reads_a_page_with_names_of_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            rules = RobotFileParser()
            rules.parse((await site.visitor().client.get("/robots.txt")).text.splitlines())
            assert rules.can_fetch("Searcher", "/privacy")
            assert [each for each in (*OWN, *NAMED, *ANYBODY) if rules.can_fetch("Searcher", each)] == []

    live(story())
