"""Every page, looked at closely: axe finds nothing, nothing runs over the edge of a phone, everything can be tapped.

Pages are looked at as a phone and a wide screen show them, by candle light and by day.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.visitor import DESK, PHONE, Visitor, Visitors

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
PAGES = [(PHONE, "dark"), (DESK, "light")]
TABLES = [*PAGES, (PHONE, "light"), (DESK, "dark")]
SHEETS = [(PHONE, "dark"), (PHONE, "light")]
Decide = Callable[[Visitor, Random], str]
COLOURS = ["color-contrast"]
SMALLEST = 30
"""Height in pixels of the smallest button at a table, where many choices must fit a small phone at once."""
RUN_AXE = """async (only) => {
  const rules = only.length ? {runOnly: only} : {};
  const found = await axe.run(document, {resultTypes: ["violations"], ...rules});
  return found.violations.map(({id, impact, nodes}) => `${impact} ${id}: ${nodes.map(({html}) => html).join(" | ")}`);
}"""
OVER_THE_EDGE = """() => {
  const root = document.documentElement;
  return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
}"""
TWICE = """() => {
  const names = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return names.filter((name, place) => names.indexOf(name) !== place);
}"""
SPILT = """() => [...document.querySelectorAll(".layer:not(.is-room)")].filter((layer) => {
  const box = layer.getBoundingClientRect(), style = getComputedStyle(layer);
  const left = box.left + parseFloat(style.paddingLeft), right = box.right - parseFloat(style.paddingRight);
  const [who, face] = [...layer.children].map((part) => part.getBoundingClientRect());
  return box.width > 0 && (who.left < left - 2 || face.right > right + 2 || who.right > face.left + 1);
}).map((layer) => layer.innerText)"""
TOO_SMALL = """least => [...document.querySelectorAll("button, a.btn, .dock a, select, .sheet-close")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest("[aria-hidden=true]"))
  .map((one) => [Math.round(one.getBoundingClientRect().height * 10) / 10, one.outerHTML.slice(0, 160)])
  .filter(([height]) => height > 0 && height < least)"""


class Inspector:
    """Looks at the page in front of a visitor, in every size and light."""

    def __init__(self) -> None:
        self.findings: list[str] = []
        self.seen: list[str] = []

    def look(self, visitor: Visitor, name: str, looks: list[tuple[dict[str, int], str]] = PAGES) -> None:
        page = visitor.page
        own = page.viewport_size or PHONE
        self.seen.append(name)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE)
        sizes: list[dict[str, int]] = []
        for size, light in looks:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=light, reduced_motion="reduce")
            known = size in sizes  # in another light only colours differ
            found = [*page.evaluate(RUN_AXE, COLOURS if known else []), *([] if known else self.measured(page, size))]
            sizes.append(size)
            self.findings += [f"{name}, {size['width']} {light}: {each}" for each in found]
        page.set_viewport_size({"width": own["width"], "height": own["height"]})
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")

    def measured(self, page: Page, size: dict[str, int]) -> list[str]:
        over = page.evaluate(OVER_THE_EDGE)
        found = [f"{over} px over the edge"] if over > 0 else []
        found += [f"two things are called {name}" for name in page.evaluate(TWICE)]
        found += [f"does not fit its glass: {text}" for text in page.evaluate(SPILT)]
        if page.locator(".is-table").count():
            found += [f"{height} px high: {html}" for height, html in page.evaluate(TOO_SMALL, SMALLEST)]
        return found

    def first(self, decide: Decide, ripe: Callable[[Visitor], bool] = lambda visitor: True) -> Decide:
        """The same way of deciding; each kind of decision is looked at once before, when it is ripe for it.

        One on a phone in the dark, the next on a wide screen by day, and so on.
        """

        def look_and_decide(visitor: Visitor, rng: Random) -> str:
            step = visitor.step
            if step not in self.seen and ripe(visitor):
                self.look(visitor, step, [PAGES[len(self.seen) % len(PAGES)]])
            return decide(visitor, rng)

        return look_and_decide

    def the_end(self, visitor: Visitor) -> None:
        expect(visitor.find(".outcome h2")).to_be_visible()
        self.look(visitor, "the end")
        self.report()

    def report(self) -> None:
        assert not self.findings, "\n".join(self.findings)


@pytest.fixture
def inspector() -> Inspector:
    return Inspector()


def test_the_inspector_is_awake(visitors: Visitors, inspector: Inspector) -> None:
    """It finds what is wrong with a page that was spoilt on purpose."""
    visitor = visitors.come()
    visitor.go("/credits")
    visitor.page.evaluate("""() => {
      document.documentElement.removeAttribute("lang");
      document.body.className += " is-table";
      const spoilt = "<button id='main'>x</button><pre>" + "x".repeat(999);
      document.querySelector("main").insertAdjacentHTML("beforeend", spoilt);
      document.querySelector("button#main").style.height = "20px";
    }""")
    inspector.look(visitor, "spoilt")
    text = "\n".join(inspector.findings)
    for fault in ("html-has-lang", "over the edge", "px high: <button", "two things are called main"):
        assert fault in text


def test_the_doors_of_the_site(visitors: Visitors, inspector: Inspector) -> None:
    visitor = visitors.come()
    for path, name in [
        ("/", "landing"),
        ("/lobby", "lobby without tables"),
        ("/games/verre/open", "opening a table"),
        ("/credits", "credits"),
        ("/privacy", "privacy"),
        ("/verify?table=ROSE-2222", "checking a receipt"),
    ]:
        visitor.go(path)
        inspector.look(visitor, name)
    visitor.expects("answer 404", "status of 404")
    visitor.go("/join?code=PERSONNE-0000")
    inspector.look(visitor, "a message")
    visitor.click(".letter a")
    expect(visitor.find(".shelf")).to_be_visible()
    inspector.report()


def test_the_room_before_the_game(visitors: Visitors, inspector: Inspector) -> None:
    host, guest = visitors.come("Inigo"), visitors.come("Fezzik", "en")
    link = host.open_table(4)
    host.click("button[form=public]")
    expect(host.find("button[form=public][value='0']")).to_be_visible()
    host.click("button[form=bot-3]")
    expect(host.find("#chair-3.is-bot")).to_be_visible()
    guest.page.goto(link)
    inspector.look(guest, "room, not seated")
    guest.go("/lobby")
    expect(guest.find(f"a[href='/t/{host.code}']")).to_be_visible()
    inspector.look(guest, "lobby with tables")
    guest.sit_down(link)
    inspector.look(guest, "room as a guest")
    host.click(".invite summary")
    inspector.look(host, "room as the host")
    host.click("a[href$='/options']")
    inspector.look(host, "changing the game")
    host.go("/")
    expect(host.find(".mine .listing")).not_to_have_count(0)
    inspector.look(host, "landing with my tables")
    inspector.report()


def test_the_table_at_each_step_and_the_end(visitors: Visitors, inspector: Inspector) -> None:
    host, guest = visitors.come("Inigo"), visitors.come("Fezzik", "en")
    guest.sit_down(host.open_table(5, start_hearts=2, first_wesley=1, end="end_of_round", power="look_then_may_swap"))
    host.start()
    guest.wait_for_turn()
    inspector.look(host, "waiting for others")
    steps = walk_through_the_steps(host, guest, inspector)
    assert steps >= {"SpyGlass", "PourCard", "SwapOrEndTurn", "SwapOrLeave", "TakeGlass", "Announce"}
    inspector.look(host, "the outcome", TABLES)
    host.click(".outcome a[href$='/replay']")
    host.click("#after")
    host.page.wait_for_url("**at=2*")
    inspector.look(host, "replay, all cards up")
    host.find("#eyes").select_option("0")
    host.page.wait_for_url("**eyes=0*")
    inspector.look(host, "replay, through a seat's eyes")
    inspector.report()


def walk_through_the_steps(host: Visitor, guest: Visitor, inspector: Inspector) -> set[str]:
    """Plays to the end, and looks at the host's page the first time each step is theirs."""
    rng, seen = Random(9), set()
    while not host.over:
        for person in (host, guest):
            if person.find("#r-status [data-turn='1']").count():
                if person is host and host.step not in seen:
                    seen.add(host.step)
                    inspector.look(host, host.step, TABLES if host.step == "PourCard" else PAGES)
                person.decide(rng)
        host.find("#r-seats .seat:has([aria-current]):not(:has(.seat-kind)), .outcome").first.wait_for(state="attached")
    return seen


def test_what_lies_beside_a_table(visitors: Visitors, inspector: Inspector) -> None:
    host, watcher = visitors.come("Inigo"), visitors.come("Humperdinck", "en")
    host.open_table(3, first_wesley=1)
    host.start()
    host.play_to("PourCard", Random(2))
    host.click(".dock a[href='#talk']")
    host.find("#say-text").fill("À la vôtre")
    host.find("#say-text").press("Enter")
    expect(host.find("#r-talk li")).to_have_count(1)
    for sheet in ("talk", "notebook", "log", "rules", "settings"):
        host.page.goto(f"{host.origin}/t/{host.code}#{sheet}")
        expect(host.find(f"#{sheet}-t")).to_be_in_viewport()
        inspector.look(host, f"sheet {sheet}", SHEETS)
    inspector.look(host, "a sheet over a wide table", [(DESK, "dark"), (DESK, "light")])
    watcher.page.goto(f"{host.origin}/t/{host.code}")
    inspector.look(watcher, "watching")
    host.go(f"/t/{host.code}/log")
    inspector.look(host, "the whole log")
    host.page.go_back()
    host.click(".masthead a[href='#settings']")
    host.click("#settings form[action$='/device'] button")
    inspector.look(host, "my personal link")
    watcher.page.goto(host.find("#link").input_value())
    inspector.look(watcher, "taking a seat over")
    watcher.expects("answer 403", "status of 403")
    watcher.page.goto(f"{host.origin}/t/{host.code}/seat/nobody")
    inspector.look(watcher, "a dead link")
    inspector.report()
