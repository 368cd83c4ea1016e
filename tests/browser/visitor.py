"""Visitors: people with a browser. They click what is on the page and wait for what it shows, nothing else.

A page's complaints (its console, scripts that fail, answers that say no, breaches of the content policy) are kept,
and fail the test in the end unless it said that it expects them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    expect,
)
from playwright.sync_api import TimeoutError as NeverCame

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
PATIENCE = 30_000
"""Milliseconds after which something that never comes is a failure. Nothing waits that long otherwise."""
GLANCE = 40
"""Milliseconds for which one looks at one page, where another's may be the one to watch."""
ALLOWED = "button[form=move][name=action]:not([aria-disabled])"

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One person, one browser context, one page in front of them."""

    def __init__(self, context: BrowserContext, origin: str, name: str) -> None:
        self.context = context
        self.origin = origin
        self.name = name
        self.faults: list[str] = []
        self.expected: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"script: {error}"))
        page.on("response", self._answered)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"answer {response.status}: {response.request.method} {response.url}")

    def _complain(self, text: str) -> None:
        self.faults.append(f"{self.name}: {text}")

    def expects(self, *texts: str) -> None:
        """Complaints that hold one of these texts are part of the story."""
        self.expected += texts

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(text in fault for text in self.expected)]

    # Going about

    def go(self, path: str) -> None:
        self.page.goto(self.origin + path)

    def find(self, selector: str, saying: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=saying)

    def click(self, selector: str) -> None:
        self.find(selector).click()

    def choose(self, field: str, value: object) -> None:
        """Clicks a radio button by what it wears."""
        self.click(f"label:has(input[name='{field}'][value='{value}'])")

    # Before the game

    def open_table(self, seats: int, game: str = "verre", *, pace: str = "", then: str = "", **options: object) -> str:
        """From the landing page to a table of one's own; gives its address."""
        self.go(f"/#{game}")  # on a phone a game is unfolded first
        self.click(f"a.btn[href='/games/{game}/open']")
        self.find("input[name=name]").fill(self.name)
        self.choose("seats", seats)
        if pace:
            self.find("#pace").select_option(pace)
            self.find("#then").select_option(then)
        if options:
            self.click(".open-options summary")
        for option, value in options.items():
            field = self.find(f"[name=option-{option}]")
            if field.get_attribute("type") == "number":
                field.fill(str(value))
            else:
                field.select_option(str(value))
        self.click("form.open-form button.btn-seal")
        expect(self.find(".chair.is-person .chair-who b")).to_have_text(self.name)
        return self.page.url

    def copied_link(self) -> str:
        """The link of the table, as the button copies it."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.origin)
        self.click("button[data-copy=link]")
        expect(self.find("#notice")).not_to_be_empty()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def sit_down(self, link: str) -> None:
        """From an invite link to a seat: a name, and one press."""
        self.page.goto(link)
        self.find("input[name=name][form=sit]").fill(self.name)
        self.click(".sit button[form=sit]")
        expect(self.find(".chair", self.name).locator("button[form=stand]")).to_be_visible()

    def start(self) -> None:
        """Gives the sign; free seats go to bots."""
        self.click(".decision button[form=start] >> nth=0")
        expect(self.find("#r-decision")).to_be_visible()

    # At the table

    @property
    def code(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0].split("/")[0]

    @property
    def version(self) -> int:
        return int(self.find("#r-status [data-version]").get_attribute("data-version") or -1)

    @property
    def step(self) -> str:
        return self.find("#r-status [data-step]").get_attribute("data-step") or ""

    @property
    def over(self) -> bool:
        return self.find("#r-status [data-phase=over]").count() > 0

    @property
    def asked(self) -> bool:
        return self.find("#r-status [data-turn='1']").count() > 0

    def wait_past(self, version: int) -> None:
        """Until the page shows a later table."""
        self.find(f"#r-status [data-version]:not([data-version='{version}'])").wait_for(state="attached")

    def wait_for_turn(self, version: int | None = None) -> None:
        at = "" if version is None else f"[data-version='{version}']"
        self.find(f"#r-status {at}[data-turn='1']").wait_for(state="attached")

    def wait_for_turn_or_end(self, patience: int = PATIENCE) -> bool:
        """Until I am asked or the game is over; whether I am asked."""
        mine_or_over = self.find("#r-status [data-turn='1'], #r-status [data-phase=over]")
        mine_or_over.wait_for(state="attached", timeout=patience)
        return not self.over

    def choices(self) -> list[str]:
        """The words of the buttons that are not greyed, at the desk or on the piece they speak of."""
        buttons = self.find(f"#table {ALLOWED}:visible:not(.advice *)")
        try:
            buttons.first.wait_for()
        except NeverCame as never:
            raise AssertionError(f"{self.name} sees nothing to press: {self.what_is_shown()}") from never
        return [str(words) for words in buttons.evaluate_all("found => found.map(button => button.value)")]

    def what_is_shown(self) -> str:
        """The page as it stands, for whoever must find out why it does not go on."""
        told = self.page.evaluate(
            "[location.href, document.readyState, document.querySelector('#r-status [data-version]')?.outerHTML,"
            " ...['r-decision', 'line', 'notice'].map(id => document.getElementById(id)?.innerText)]"
        )
        return f"{told} {self.faults} … {self.page.content()[-400:]}"

    def hand(self) -> list[str]:
        cards = self.find("#table input[name=pick]").evaluate_all("found => found.map(card => card.value)")
        return [str(word) for word in cards]

    def press(self, words: str) -> None:
        self.click(f"#table {ALLOWED}[value='{words}']:visible >> nth=0")

    def decide(self, rng: Random) -> str:
        """One decision by clicking: Vizzini uses his power when he can; otherwise any button. Gives its words."""
        version = self.version
        offered = self.choices()
        powers = [words for words in offered if words.startswith(("swap", "peek"))]
        words = rng.choice(powers or offered)
        if "*" in words:
            self.choose("pick", rng.choice(self.hand()))
        self.press(words)
        self.wait_past(version)
        return words

    def play_to(self, step: str, rng: Random) -> None:
        """Plays on until this step is mine to take."""
        for _ in range(400):
            assert self.wait_for_turn_or_end(), f"The game ended before {step}"
            if self.step == step:
                return
            self.decide(rng)
        raise AssertionError(f"{step} never came")


class Visitors:
    """Everybody who comes to the site in one test."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.browser = browser
        self.origin = origin
        self.all: list[Visitor] = []

    def come(
        self,
        name: str = "Inigo",
        lang: str = "fr",
        size: dict[str, int] | None = None,
        *,
        still: bool = True,
        **more: Any,
    ) -> Visitor:
        """A new person. Most prefer reduced motion, so that no test waits for a card to land."""
        context = self.browser.new_context(
            viewport=size or PHONE,
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
            **{"color_scheme": "dark", **more},
        )
        self.all.append(Visitor(context, self.origin, name))
        return self.all[-1]

    def leave(self) -> None:
        for visitor in self.all:
            visitor.context.close()
        faults = [fault for visitor in self.all for fault in visitor.unexpected()]
        assert not faults, "\n".join(faults)


def play_together(
    people: list[Visitor], rng: Random, decide: Callable[[Visitor, Random], str] = Visitor.decide
) -> list[str]:
    """Plays a game to its end, whoever is asked clicks; gives what people pressed. Bots play the other seats."""
    pressed = []
    for _ in range(600):
        person = whoever_is_asked(people)
        if person.over:
            return pressed
        pressed.append(decide(person, rng))
    raise AssertionError("The game does not end")


def whoever_is_asked(people: list[Visitor]) -> Visitor:
    """The first whose own page asks them something, or says that the game is over.

    Nobody else's page would do: what a team asks among itself does not show on the others' pages.
    """
    for _ in range(PATIENCE // GLANCE):
        for person in people:
            try:
                person.wait_for_turn_or_end(GLANCE)
            except NeverCame:
                continue
            return person
    raise AssertionError("Nobody is asked, and the game is not over")
