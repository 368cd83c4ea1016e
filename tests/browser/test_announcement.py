"""What the keeper announces comes to open pages by itself, over their head: nothing moves, nothing needed is hidden."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

import launch
from browser.server import Server
from browser.test_every_page import AXE, RUN_AXE
from browser.visitor import Visitors

FRENCH = "La maison ferme dans dix minutes pour des travaux ; vos parties vous attendent, rien ne se perd."
ENGLISH = "The house closes in ten minutes for some work; your games are waiting, and nothing is lost."
SIZES = [{"width": 360, "height": 640}, {"width": 1366, "height": 650}]
PLACES = """() => Object.fromEntries(["#r-board", "#decision", "#r-seats", ".announcement"].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}))"""


def keeper(site: Server, *words: str) -> None:
    env = {**os.environ, "PERFIDIE_DATABASE": f"sqlite:///{site.home / 'tables.db'}"}
    launch.run([sys.executable, "-m", "perfidie", "admin", *words], env=env, check=True, capture_output=True)


@pytest.fixture
def announced(site: Server) -> Iterator[None]:
    yield
    keeper(site, "announce", "--stop")


def boxes(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found


@pytest.mark.usefixtures("announced")
def test_an_announcement_covers_neither_the_board_nor_the_question_and_moves_nothing(
    visitors: Visitors, site: Server
) -> None:
    host, guest = visitors.come("Inigo"), visitors.come("Fezzik", "en")
    host.open_table(3, first_wesley=1)
    host.start()
    host.play_to("PourCard", Random(2))
    guest.open_table(3)
    keeper(site, "announce", FRENCH, "--en", ENGLISH, "--minutes", "9")
    expect(host.find(".announcement")).to_contain_text(FRENCH)
    expect(guest.find(".announcement")).to_contain_text(ENGLISH)
    for size in SIZES:
        host.page.set_viewport_size(size)
        told = boxes(host.page)
        assert told[".announcement"][3] <= told["#r-seats"][3], size
        assert told[".announcement"][3] <= told["#r-board"][1] <= told["#decision"][1], size
        host.page.evaluate(AXE)
        assert host.page.evaluate(RUN_AXE, []) == []
        host.find(".announcement").evaluate("(one) => { one.style.display = 'none'; }")
        without = boxes(host.page)
        host.find(".announcement").evaluate("(one) => { one.style.display = ''; }")
        assert {**told, ".announcement": 0} == {**without, ".announcement": 0}, "nothing has moved"
    host.click(".announcement summary")
    expect(host.find(".announcement")).to_be_hidden()
    guest.go("/lobby")
    expect(guest.find(".announcement")).to_contain_text(ENGLISH)
    keeper(site, "announce", "--stop")
    expect(host.find(".announcement")).to_have_count(0)
