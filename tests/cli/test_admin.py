"""`perfidie admin` on a kept house: tables for people, JSON for programs, one sentence for what cannot be."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from shutil import copyfile
from time import time
from typing import Any

import pytest

from cli.desk import Desk, Run
from perfidie.engine import read_record
from perfidie.store.sql import SqlStore
from services import Postgres
from store.counter import ANNE, ARRANGEMENT, run
from web.browserless import a_site, live, play_out

SECRET = "sous le manteau"


class House:
    """A database as a house has left it: a game that is on, one that is over, people who wait."""

    def __init__(self, folder: Path, like: House | None = None) -> None:
        self.folder = folder
        self.address = f"sqlite:///{folder / 'tables.db'}"
        self.codes: dict[str, str] = like.codes if like else {}
        if like:
            copyfile(like.folder / "tables.db", folder / "tables.db")
        else:
            live(self.play())

    async def play(self) -> None:
        async with a_site(self.folder) as site:
            path, people = await site.begun("Ana", "Blaise")
            await people[0].post(f"{path}/say", {"text": "bonjour"})
            watcher = site.visitor("Zoé")
            await watcher.get(path)
            await watcher.post(f"{path}/say", {"text": SECRET, "channel": "gallery", "name": "Zoé"})
            over, both = await site.begun("Cleo", "Dora", **{"option-max_rounds": "1"})
            await play_out(over, both, Random(1))
            room, _ = await site.gathered("Ana", "Eve", public="1")
            self.codes = {"on": path[3:], "over": over[3:], "room": room[3:]}

    def admin(self, *words: str, typed: str = "", status: int = 0, lang: str = "en") -> Run:
        done = Desk(self.folder).run("admin", *words, "--lang", lang, typed=typed, PERFIDIE_DATABASE=self.address)
        assert done.status == status, (words, done.text, done.errors)
        return done

    def json(self, *words: str) -> Any:
        return json.loads(self.admin(*words, "--json").text)

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            return database.execute(query).fetchall()


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture
def house(standing: House, tmp_path: Path) -> House:
    return House(tmp_path, standing)


def test_lists_are_tables_for_people_and_json_for_programs(house: House) -> None:
    shown = house.admin("list", "tables").text
    for words in (*house.codes.values(), "Ana, Blaise", "playing", "Touched"):
        assert words in shown
    assert "Touchée" in house.admin("list", "tables", lang="fr").text
    assert [each["code"] for each in house.json("list", "tables", "--phase", "over")] == [house.codes["over"]]
    assert [each["code"] for each in house.json("list", "tables", "--public")] == [house.codes["room"]]
    assert house.json("list", "tables", "--game", "verona") == []
    assert len(house.json("list", "tables", "--limit", "2")) == 2
    assert {each["code"] for each in house.json("list", "tables", "--person", "Eve")} == {house.codes["room"]}
    assert {each["name"] for each in house.json("list", "people")} >= {"Ana", "Blaise", "Cleo", "Dora", "Eve", "Zoé"}
    assert len(house.json("list", "people", "--name", "Ana")) == 2
    assert house.json("list", "sanctions") == house.json("list", "processes") == []


def test_a_look_never_reaches_into_a_game_that_is_on(house: House) -> None:
    looked = house.json("look", house.codes["on"])
    assert [chair["name"] for chair in looked["chairs"]] == ["Ana", "Blaise"]
    assert [said["text"] for said in looked["said"]] == ["bonjour"]
    assert (looked["lines"], looked["withheld"]) == (None, 1)
    for words in (house.admin("look", house.codes["on"].lower()).text, json.dumps(looked)):
        assert SECRET not in words
        for (line,) in house.ask(f"SELECT words FROM lines WHERE code = '{house.codes['on']}'"):
            assert line not in words
            assert " ".join(json.loads(line)) not in words
    refused = house.admin("look", house.codes["on"], "--record", str(house.folder / "record.json"), status=2)
    assert "keeps its secrets" in refused.errors
    assert not (house.folder / "record.json").exists()


def test_the_record_of_a_game_that_is_over_is_written_once(house: House) -> None:
    file = house.folder / "record.json"
    house.admin("look", house.codes["over"], "--record", str(file))
    assert read_record(file.read_bytes()).names == ("Cleo", "Dora")
    assert "already exists" in house.admin("look", house.codes["over"], "--record", str(file), status=2).errors


def test_nothing_is_destroyed_without_a_yes(house: House) -> None:
    for words in (("delete", house.codes["on"]), ("ban", "Eve"), ("mute", "Eve"), ("erase", "Eve")):
        for typed in ("", "maybe\n"):
            house.admin(*words, typed=typed, status=1)
    assert len(house.json("list", "tables")) == 3
    assert house.json("list", "sanctions") == []
    house.admin("delete", house.codes["on"], typed="oui\n", lang="fr")
    assert len(house.json("list", "tables")) == 2


def test_a_ban_is_listed_until_it_is_lifted(house: House) -> None:
    house.admin("ban", "Eve", "--days", "2", "--why", "noise", "--yes")
    house.admin("ban", "10.1.2.3/8", "--for-ever", "--yes")
    house.admin("mute", "Cleo", "--yes")
    found = {(each["kind"], each["subject"]): each for each in house.json("list", "sanctions")}
    eve = house.json("list", "people", "--name", "Eve")[0]["id"]
    assert found["ban", eve]["why"] == "noise"
    assert found["ban", "10.0.0.0/8"]["until"] == 0.0
    assert "without end" in house.admin("list", "sanctions").text
    assert house.json("look", "Eve")[0]["sanctions"] == ["ban"]
    for who in ("Eve", "10.0.0.0/8", "Cleo"):
        house.admin("lift", who)
    assert house.json("list", "sanctions") == []


def test_an_export_is_everything_about_a_person_as_json(house: House) -> None:
    file = house.folder / "cleo.json"
    house.admin("export", "Cleo", "--out", str(file))
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told == json.loads(house.admin("export", "Cleo").text)
    (table,) = told["tables"]
    assert (told["name"], table["code"], table["seat"]) == ("Cleo", house.codes["over"], 0)
    mine = f"SELECT count(*) FROM lines WHERE code = '{house.codes['over']}' AND seat = 0 AND kind != 'chance'"
    assert len(table["moves"]) == house.ask(mine)[0][0] > 0


def test_an_erased_name_is_nowhere_in_the_file(house: House) -> None:
    house.admin("erase", "Blaise", "--yes")
    house.admin("erase", "Zoé", "--yes")
    house.admin("sweep", "--yes")
    for name in ("Blaise", "Zoé"):
        for table, columns in (("people", "name"), ("talk", "name || text"), ("tables", "CAST(arrangement AS TEXT)")):
            assert not [row for row in house.ask(f"SELECT {columns} FROM {table}") if name in row[0]], (name, table)
    chairs = house.json("look", house.codes["on"])["chairs"]
    assert [(each["name"], each["kind"]) for each in chairs] == [("Ana", "person"), ("Anonyme", "bot")]


def test_a_sweep_says_first_what_it_would_forget(house: House) -> None:
    assert house.json("sweep", "--dry-run")["gathering"] == 0
    later = {"PERFIDIE_KEEP_GATHERING_DAYS": "0.0000001", "PERFIDIE_DATABASE": house.address}
    dry = Desk(house.folder).run("admin", "sweep", "--dry-run", "--lang", "en", **later)
    assert "Would be forgotten: 1 tables without a game" in dry.text
    assert len(house.json("list", "tables")) == 3
    done = Desk(house.folder).run("admin", "sweep", "--yes", "--lang", "en", **later)
    assert "Forgotten: 1 tables without a game" in done.text
    assert len(house.json("list", "tables")) == 2


def test_a_backup_is_a_whole_database_and_never_takes_the_place_of_another(house: House) -> None:
    copy = house.folder / "copy.db"
    house.admin("backup", str(copy))
    before = house.json("list", "tables")
    found = Desk(house.folder).run("admin", "list", "tables", "--json", "--database", f"sqlite:///{copy}")
    assert json.loads(found.text) == before
    assert "already exists" in house.admin("backup", str(copy), status=2).errors
    assert "cannot be written" in house.admin("backup", "/proc/no/copy.db", status=2).errors


def test_the_database_of_a_closed_house_steps_back_and_comes_up_again(house: House) -> None:
    assert "no way back" in house.admin("step-back", "9999", "--yes", status=2).errors
    assert "back at revision 0002" in house.admin("step-back", "0002", "--yes").text
    assert house.ask("SELECT version_num FROM alembic_version") == [("0002",)]
    assert len(house.json("list", "tables")) == 3, "and nothing of the games was lost"


def test_the_database_of_an_open_house_does_not_step_back(house: House) -> None:
    with closing(sqlite3.connect(house.folder / "tables.db")) as database, database:
        database.execute("INSERT INTO processes VALUES ('me', 'here', 1, 0, ?, ?)", (time(), time()))
    assert "stop all its processes" in house.admin("step-back", "0002", "--yes", status=2).errors


REFUSED = {
    "look Nobody": "Nobody is called “Nobody”",
    "look Ana": "Several people are called “Ana”",
    "delete ROSE-2345 --yes": "There is no table “ROSE-2345”",
    "delete ??? --yes": "There is no table “???”",
    "ban 10.0.0.0/99 --yes": "is not a network",
    "mute 10.0.0.0/8 --yes": "Only people can be silenced",
    "lift Eve": "No sanction lies on Eve",
    "announce": "a sentence to announce",
    "announce " + "x" * 141: "140 characters at most",
    "look ROSE-2345 --record file": "There is no table",
    "list tables --database sqlite:////no/where.db": "There is no database here: /no/where.db",
    "list tables --database sqlite:////": "There is no database here",
}


@pytest.mark.parametrize("command", REFUSED)
def test_what_the_keeper_cannot_do_gets_one_sentence(standing: House, command: str) -> None:
    done = standing.admin(*command.split(), status=2)
    assert REFUSED[command] in done.errors
    assert done.errors.count("\n") == 1
    assert done.text == ""
    assert standing.admin(*command.split(), status=2, lang="fr").errors != done.errors


def test_a_file_that_is_no_database_is_told_of_and_left_untouched(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    done = Desk(tmp_path).run("admin", "list", "tables", "--database", f"sqlite:///{file}")
    assert done.status == 2
    assert done.errors.count("\n") == 1
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_the_keeper_works_on_postgresql_too(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()

    async def furnish() -> None:
        store = SqlStore(address)
        await store.open()
        await store.welcome(ANNE, "session of anne")
        await store.lay("ROSE-2345", ARRANGEMENT, ((ANNE.id, 0),))
        await store.close()

    def admin(*words: str) -> Run:
        return Desk(tmp_path).run("admin", *words, "--lang", "en", "--database", address)

    run(furnish())
    words: list[tuple[Callable[[str], bool], tuple[str, ...]]] = [
        (lambda text: "ROSE-2345" in text, ("list", "tables")),
        (lambda text: "Anne" in text, ("look", "ROSE-2345")),
        (lambda text: "pg_dump" in text and "cannot" not in text, ("backup", str(tmp_path / "copy"))),
        (lambda text: "closed to Anne" in text, ("ban", "Anne", "--yes")),
        (lambda text: "erased" in text, ("erase", "Anne", "--yes")),
        (lambda text: "no more" in text, ("delete", "ROSE-2345", "--yes")),
        (lambda text: "back at revision" in text, ("step-back", "0002", "--yes")),
    ]
    for holds, command in words:
        done = admin(*command)
        assert done.status == 0, done.errors
        assert holds(done.text), done.text
