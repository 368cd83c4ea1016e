"""Whether a decision fits its window: all it is made with is in sight at once, uncovered, without scrolling.

Measured by geometry. Needed are the choices (every move that can be pressed or picked, by at least one control), the
cards of the hand, and the pieces the decision points at (`data-point`). Whatever lies in a closed sheet or fold is one
tap away; a choice that is only there needs a cue in sight, a link to its sheet or the fold's own summary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from browser.visitor import ALLOWED, Visitor

Size = tuple[int, int]
FEW: tuple[Size, ...] = ((360, 640), (844, 390), (1366, 650), (1920, 970))
ALL: tuple[Size, ...] = (
    *FEW, (390, 844), (412, 732), (667, 375), (932, 430), (768, 1024), (820, 1180), (1024, 768), (1180, 820),
    (1280, 620), (1280, 720), (1440, 780), (1536, 730), (1600, 760), (2560, 1300),
)  # fmt: skip

HERE = Path(__file__).parent
MEASURE = (HERE / "fitting.js").read_text(encoding="utf-8")
SHIFTS = (HERE / "shifts.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Misfit:
    """Something a decision needs that is not in sight."""

    step: str
    size: Size
    what: str

    def __str__(self) -> str:
        return f"{self.step} at {self.size[0]}x{self.size[1]}: {self.what}"


def misfits(page: Page, step: str, sizes: Iterable[Size]) -> Iterator[Misfit]:
    """What does not fit of the decision on this page, at each of these sizes."""
    before = page.viewport_size
    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        for what in page.evaluate(MEASURE):
            yield Misfit(step, (wide, high), what)
    if before is not None:
        page.set_viewport_size(before)


def kind(visitor: Visitor) -> str:
    """The kind of decision: its step and the verbs one chooses among."""
    buttons = visitor.find(f"#table {ALLOWED}")
    verbs = {str(words).split(" ")[0] for words in buttons.evaluate_all(VALUES)}
    return f"{visitor.step} ({', '.join(sorted(verbs))})"


def walk(visitor: Visitor, rng: Random, sizes: Iterable[Size], each: int = 2, most: int = 400) -> Iterator[Misfit]:
    """Plays on by random clicks and measures each kind of decision the first few times it comes."""
    sizes, seen = tuple(sizes), dict[str, int]()
    for _ in range(most):
        if not visitor.wait_for_turn_or_end():
            return
        step = kind(visitor)
        seen[step] = seen.get(step, 0) + 1
        if seen[step] <= each:
            yield from misfits(visitor.page, step, sizes)
        any_click(visitor, rng)


VALUES = "found => found.map(each => each.value)"
FRESH_FIRST = """found => found.map(each => [each.closest("[class*=was-]") ? 1 : 0, each.value])
  .sort((one, other) => one[0] - other[0]).map(each => each[1])"""
"""What may be picked; those who had a role before come last, since not all of them may have it again."""


Press = Callable[[Visitor, str], None]
"""How something is pressed or picked: who does it, and its selector."""


def by_script(visitor: Visitor, what: str) -> None:
    """Presses it wherever it is, in sight or a tap away."""
    visitor.find(what).first.evaluate("each => each.click()")


def by_hand(visitor: Visitor, what: str) -> None:
    """Presses it as people do where it is in sight; what is a tap away follows the press of a key."""
    held = visitor.page.locator(f"{what}:visible, label:has(> {what}):visible")
    if held.count():
        held.first.click()
    else:
        visitor.page.keyboard.press("Shift")
        by_script(visitor, what)


def any_click(visitor: Visitor, rng: Random, press: Press = by_script) -> None:
    """Makes one random decision by clicking."""
    words = str(rng.choice(visitor.find(f"#table {ALLOWED}").evaluate_all(VALUES)))
    taken: list[str] = []
    asked = [word for word in words.split(" ") if word.startswith("*")]
    for name, word in zip(("pick", "pick2"), asked, strict=False):
        open_to = visitor.find(f"#table input[name={name}][form=move]:enabled").evaluate_all(FRESH_FIRST)
        picks = [value for value in open_to if value not in taken]
        many = int(word.removeprefix("**")) if "**" in word else 1
        chosen = picks[:many] if name == "pick2" else rng.sample(picks, many)
        for value in chosen:
            box = f"#table input[name={name}][form=move][value='{value}']"
            if not visitor.find(box).first.is_checked():
                press(visitor, box)
        taken += chosen
    with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
        press(visitor, f"#table button[form=move][value='{words}']:not([aria-disabled])")
    visitor.page.evaluate(UP_TO_DATE)


UP_TO_DATE = """async () => {
  const shown = (page) => Number(page.querySelector("#r-status [data-version]").dataset.version);
  const loaded = await (await fetch(location.pathname)).text();
  const now = shown(new DOMParser().parseFromString(loaded, "text/html"));
  while (shown(document) < now) await new Promise(requestAnimationFrame);
}"""
"""Until the page shows as much as one that is loaded now: a later version alone may be what somebody said before."""
