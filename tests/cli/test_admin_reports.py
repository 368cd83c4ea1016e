"""`perfidie admin reports`: what people report, read with its context and closed with a verdict."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.desk import Desk, Run
from perfidie.web.house.people.manners import handle
from web.browserless import a_site, live


class House:
    """A database in which Ana has reported Blaise, and knows Cleo as a friend."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ids: tuple[str, ...] = ()
        live(self.play())

    async def play(self) -> None:
        async with a_site(self.folder) as site:
            path, people = await site.begun("Ana", "Blaise", "Cleo")
            self.ids = tuple(chair.person for chair in site.table(path).chairs)
            ana, blaise, cleo = self.ids
            await people[1].post(f"{path}/say", {"text": "quelle horreur"})
            await people[0].get(path)
            fields = {"who": handle(ana, blaise), "reason": "insults", "words": "il exagère"}
            await people[0].post(f"{path}/report", fields)
            await people[0].post("/friends/ask", {"who": handle(ana, cleo)})
            await people[2].get("/friends")
            await people[2].post("/friends/answer", {"who": handle(cleo, ana), "word": "yes"})

    def admin(self, *words: str, status: int = 0, lang: str = "en") -> Run:
        address = f"sqlite:///{self.folder / 'tables.db'}"
        done = Desk(self.folder).run("admin", *words, "--lang", lang, PERFIDIE_DATABASE=address)
        assert done.status == status, (words, done.text, done.errors)
        return done

    def json(self, *words: str) -> Any:
        return json.loads(self.admin(*words, "--json").text)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_reports_are_listed_shown_with_what_was_read_and_closed_with_a_verdict(house: House) -> None:
    (listed,) = house.json("reports")
    assert (listed["reason"], listed["words"], listed["closed"]) == ("insults", "il exagère", None)
    number = str(listed["number"])
    shown = house.json("reports", number)
    assert [each["text"] for each in shown["said"]] == ["quelle horreur"]
    assert (shown["about_id"], shown["by_id"], shown["withheld"]) == (house.ids[1], house.ids[0], 0)
    text = house.admin("reports", number).text
    assert "quelle horreur" in text
    assert f"perfidie admin ban {house.ids[1]}" in text
    house.admin("mute", house.ids[1], "--yes")
    house.admin("reports", number, "--close", "muet une semaine")
    assert house.json("reports") == []
    assert house.json("reports", "--all")[0]["verdict"] == "muet une semaine"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_cannot_be_is_said_in_one_sentence(house: House, lang: str) -> None:
    refused = house.admin("reports", "77", status=2, lang=lang).errors
    assert "77" in refused
    assert len(refused.strip().splitlines()) == 1
    house.admin("reports", "77", "--close", "rien", status=2, lang=lang)
    house.admin("reports", "1", "--close", "fait", lang=lang)
    house.admin("reports", "1", "--close", "encore", status=2, lang=lang)


def test_a_person_is_shown_with_the_reports_about_them_and_how_many_friends_they_have(house: House) -> None:
    (blaise,), (cleo,) = house.json("look", house.ids[1]), house.json("look", "Cleo")
    assert (blaise["reports"], blaise["friends"]) == ([1], 0)
    assert (cleo["reports"], cleo["friends"]) == ([], 1)
