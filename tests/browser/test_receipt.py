"""The receipt of a game in the browser: numbers are drawn without a word, and a page checks the record by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.server import Server
from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors, play_together
from web.cheats import CHEATS
from web.sealed import tabled


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    with ThreadPoolExecutor(1) as beside:  # the browser has the event loop of this thread
        return beside.submit(tabled, tmp_path_factory.mktemp("honest")).result()


@pytest.fixture(scope="module")
def reader(chromium: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody on the page that checks receipts; what they drop there goes nowhere."""
    visitors = Visitors(chromium, site.origin)
    visitor = visitors.come(lang="en", size=DESK)
    visitor.go("/verify")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    yield visitor
    visitors.leave()
    assert asked == [], "nothing is asked of any server"


def dropped(visitor: Visitor, record: bytes | dict[str, Any]) -> str:
    """What the page says of a file in the end."""
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    visitor.find("#record").set_input_files({"name": "record.json", "mimeType": "application/json", "buffer": data})
    visitor.find("#verdict p").wait_for()
    told = str(visitor.find("#verdict p").text_content())
    visitor.page.evaluate("document.getElementById('verdict').replaceChildren()")
    return told


def wrong(visitor: Visitor) -> list[str]:
    return [str(each) for each in visitor.find("#found .is-wrong").all_text_contents()]


def words(visitor: Visitor, word: str) -> str:
    return str(visitor.find(f"#words [data-word='{word}']").text_content())


def test_the_page_finds_nothing_wrong_with_an_honest_receipt(reader: Visitor, honest: bytes) -> None:
    assert dropped(reader, honest) == words(reader, "all-right")
    assert wrong(reader) == []
    receipt = json.loads(honest)["receipt"]
    found = reader.find("#found").text_content() or ""
    for told in (receipt["commitment"], f"Draws checked: {len(receipt['draws'])}.", "of so many people: 2", "seeds"):
        assert told in found
    assert words(reader, "not-here") in found


@pytest.mark.parametrize("cheat", [name for name, cheat in CHEATS.items() if cheat.page])
def test_the_page_finds_out_whoever_tampers_with_a_record_where_it_can(
    reader: Visitor, honest: bytes, cheat: str
) -> None:
    record = json.loads(honest)
    CHEATS[cheat].do(record)
    assert dropped(reader, record) == words(reader, "all-wrong")
    begins = words(reader, f"{CHEATS[cheat].page}-wrong").partition(":")[0].partition(" for ")[0]
    assert any(each.startswith(begins) for each in wrong(reader)), (begins, wrong(reader))


@pytest.mark.parametrize(("file", "word"), [(b"{}", "unreadable"), (b"\xff\x00", "unreadable"), (b"[1]", "unreadable")])
def test_what_is_no_record_is_said_to_be_none(reader: Visitor, file: bytes, word: str) -> None:
    assert dropped(reader, file) == words(reader, word)


@pytest.mark.parametrize("weight", [1e300, 2**300, -3, 0.5, "5"])
def test_a_weight_that_nobody_can_draw_by_is_wrong_and_holds_nothing_up(
    reader: Visitor, honest: bytes, weight: object
) -> None:
    record = json.loads(honest)
    record["receipt"]["draws"][0][1][0][1] = weight
    assert dropped(reader, record) == words(reader, "all-wrong")


@pytest.mark.parametrize("move", [[], {}, True, {"entry": None}])
def test_a_bots_move_of_no_line_is_wrong(reader: Visitor, honest: bytes, move: object) -> None:
    record = json.loads(honest)
    record["receipt"]["bots"][0] = move
    assert dropped(reader, record) == words(reader, "all-wrong")


def test_a_record_of_before_has_no_receipt(reader: Visitor, honest: bytes) -> None:
    record = json.loads(honest)
    del record["receipt"]
    assert dropped(reader, record) == words(reader, "none")


def test_two_people_play_and_find_their_numbers_in_the_receipt(visitors: Visitors, tmp_path: Path) -> None:
    """Neither does anything for it."""
    host, guest = visitors.come("Inigo"), visitors.come("Fezzik", "en", DESK)
    guest.sit_down(host.open_table(2, max_rounds=1))
    host.click("#fold-receipt summary")
    shown = host.find("#fold-receipt .pledge").text_content()
    expect(host.find("#fold-receipt")).to_contain_text("Une personne a ajouté un nombre.")
    host.find("#number-typed").fill("mon année de naissance, dite tout bas")
    host.click("button[form=number]")
    expect(host.find("#fold-receipt")).to_contain_text("Le vôtre y est")
    host.start()
    guest.find("#r-decision").wait_for()
    play_together([host, guest], Random(4))
    for person, size in ((host, PHONE), (guest, DESK)):
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.go(f"/verify?table={host.code if person is host else guest.code}")
        with person.page.expect_download() as download:
            person.click("a[href$='/record.json']")
        file = tmp_path / f"{person.name}.json"
        download.value.save_as(file)
        assert json.loads(file.read_bytes())["receipt"]["commitment"] == shown
        assert dropped(person, file.read_bytes()) == words(person, "all-right")
        mine = words(person, "mine-right").replace("%count", "1")
        expect(person.find("#found")).to_contain_text(mine)
    again(host, guest)


def again(host: Visitor, guest: Visitor) -> None:
    """The game after it is under the same commitment."""
    before = host.find("#found").text_content() or ""
    for person in (host, guest):
        person.page.go_back()
        person.find("button[form=again]").first.wait_for()
    host.click("button[form=again]")
    guest.click("button[form=again]")
    for person in (host, guest):
        person.find("#r-decision .decision-prompt").wait_for()
    assert (host.find("#set-receipt ~ p .pledge").text_content() or "?") in before


@pytest.mark.parametrize(("lang", "scheme"), [("fr", "dark"), ("en", "light")])
def test_the_page_is_whole_on_every_screen(visitors: Visitors, honest: bytes, lang: str, scheme: str) -> None:
    visitor, inspector = visitors.come(lang=lang, color_scheme=scheme), Inspector()
    visitor.go("/verify?table=ROSE-2222")
    record = json.loads(honest)
    CHEATS["a changed number"].do(record)
    dropped(visitor, record)
    inspector.look(visitor, "a receipt that does not hold")
    dropped(visitor, honest)
    inspector.look(visitor, "a receipt that holds")
    inspector.report()


def test_without_a_script_the_page_says_what_to_do_instead(visitors: Visitors) -> None:
    visitor = visitors.come("Inigo", "en", java_script_enabled=False)
    visitor.go("/verify")
    expect(visitor.find("noscript p")).to_be_visible()
    expect(visitor.find("#drop")).to_be_hidden()
    expect(visitor.find("main")).to_contain_text("perfidie verify RECORD")
