"""A whole game with the keyboard alone, from the landing page to the outcome. The focus is never lost."""

from __future__ import annotations

from random import Random

from browser.visitor import Visitor

WHERE = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const box = here.getBoundingClientRect();
  return {words: here.getAttribute("value") ?? "", form: here.getAttribute("form") ?? "", id: here.id,
          name: here.getAttribute("name") ?? "", path: here.getAttribute("href") ?? "",
          action: here.form?.getAttribute("action") ?? "", grey: here.getAttribute("aria-disabled") ?? "",
          ring: getComputedStyle(here).outlineStyle !== "none" || getComputedStyle(here).boxShadow !== "none",
          seen: box.bottom > 0 && box.top < innerHeight && box.width > 0};
}"""
KEYS = ("Tab", "Shift+Tab", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Enter", "Space")


class Keyboard:
    """Nothing but keys; after each of them the focus must be somewhere that can be seen."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.here: dict[str, str | bool] = {}

    def press(self, key: str) -> None:
        assert key in KEYS
        self.visitor.page.keyboard.press(key)

    def look(self) -> dict[str, str | bool]:
        found = self.visitor.page.evaluate(WHERE)
        assert found is not None, "the focus is lost"
        self.here = found
        return self.here

    def at(self, wanted: dict[str, str]) -> bool:
        return all(self.here[name] == value for name, value in wanted.items())

    def towards(self, selector: str) -> str:
        """Forward or back, from where the focus is."""
        self.look()
        later = "target => document.activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING"
        return "Tab" if self.visitor.find(selector).first.evaluate(later) else "Shift+Tab"

    def walk(self, key: str, **wanted: str) -> None:
        """Presses this key until the focus is where it is wanted; every stop must be visible."""
        if self.here and self.at(wanted):
            return
        for _ in range(60):
            self.press(key)
            assert self.look()["seen"], f"the focus is out of sight: {self.here}"
            if self.at(wanted):
                assert self.here["ring"], f"nothing shows the focus: {self.here}"
                return
        raise AssertionError(f"{key} never reaches {wanted}")


def test_a_whole_game_with_the_keyboard_alone(visitor: Visitor) -> None:
    keyboard, rng = Keyboard(visitor), Random(5)
    visitor.go("/")
    keyboard.walk("Tab", action="/games/verre/play")
    keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    visitor.find("#r-decision").wait_for()
    keyboard.walk("Tab", path="#decision")
    keyboard.press("Enter")
    steps = set()
    while visitor.wait_for_turn_or_end():
        steps.add(visitor.step)
        decide(keyboard, rng)
    assert steps >= {"SpyGlass", "PourCard", "TakeGlass"}
    keyboard.look()
    keyboard.walk("Tab", form="again")
    keyboard.walk("Tab", path=f"/t/{visitor.code}/replay")


def decide(keyboard: Keyboard, rng: Random) -> None:
    """One decision: a card with the arrows where one is needed, then a button with Tab and Enter."""
    visitor, version = keyboard.visitor, keyboard.visitor.version
    words = rng.choice(visitor.choices())
    if "*" in words:
        keyboard.walk(keyboard.towards("#r-hand input[name=pick]"), form="move", name="pick")
        keyboard.press("Space")
        for _ in range(rng.randrange(4)):
            keyboard.press(rng.choice(["ArrowRight", "ArrowLeft"]))
        assert visitor.find("#r-hand input[name=pick]:checked").count() == 1
    target = f"#table button[value='{words}']"
    keyboard.walk(keyboard.towards(target), form="move", words=words)
    keyboard.press(rng.choice(["Enter", "Space"]))
    visitor.wait_past(version)
    keyboard.look()
