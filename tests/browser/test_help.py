"""Help in a browser: a tap says what a piece is, "?" explains and plays nothing, a new decision is introduced once."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.fitting import FEW, misfits
from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors
from perfidie.texts import LANGUAGES, Texts

SMALL = {"width": 360, "height": 640}
CARD, NAME, HINT = "#term-card", "#term-name", "#r-hint"
ASK = "[data-ask]:visible"
TABLES = {
    "verre": (4, {}),
    "verona": (5, {}),
    "idus_martii": (8, {"talk_pause": 0}),
    "charlatans": (2, {}),
    "mousquetaires": (4, {}),
}


def sit(visitors: Visitors, game: str = "verre", lang: str = "fr", size: dict[str, int] | None = None) -> Visitor:
    seats, options = TABLES[game]
    visitor = visitors.come("Camille", lang, size or SMALL)
    visitor.open_table(seats, game, **options)
    visitor.start()
    visitor.wait_for_turn()
    return visitor


def in_the_window(visitor: Visitor) -> bool:
    """Whether the card lies in the window, whole."""
    box, size = visitor.find(CARD).bounding_box(), visitor.page.viewport_size
    assert box is not None
    assert size is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]


@pytest.mark.parametrize(("lang", "size"), [("fr", SMALL), ("en", DESK)])
def test_a_tap_on_a_heart_says_what_it_means(visitors: Visitors, lang: str, size: dict[str, int]) -> None:
    visitor = sit(visitors, lang=lang, size=size)
    version = visitor.version
    visitor.click("#r-seats .seat >> nth=0 >> [data-term=coeur]")
    expect(visitor.find(NAME)).to_have_text({"fr": "Cœur", "en": "Heart"}[lang])
    expect(visitor.find(f"{CARD} p")).not_to_be_empty()
    expect(visitor.find(CARD)).to_be_focused()
    assert in_the_window(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(CARD)).to_be_hidden()
    assert visitor.version == version


def test_a_sign_that_a_choice_lies_over_is_explained_itself(visitors: Visitors) -> None:
    """While one spies, each glass is a choice as a whole; "?" and a tap on its eyes tell of the eyes."""
    visitor = sit(visitors)
    visitor.play_to("SpyGlass", Random(1))
    visitor.decide(Random(1))
    visitor.wait_for_turn()
    assert visitor.step == "SpyGlass"
    eyes = visitor.find("#r-board [data-term=regard]:visible").first.bounding_box()
    assert eyes is not None
    version = visitor.version
    visitor.click(ASK)
    visitor.page.mouse.click(eyes["x"] + eyes["width"] / 2, eyes["y"] + eyes["height"] / 2)
    expect(visitor.find(NAME)).to_have_text("Regard")
    assert visitor.version == version


@pytest.mark.parametrize("game", TABLES)
def test_every_piece_that_says_what_it_is_has_a_meaning_and_a_card_that_fits(visitors: Visitors, game: str) -> None:
    visitor = sit(visitors, game)
    visitor.click(ASK)
    worn = "found => [...new Set(found.map(each => each.dataset.term))]"
    terms = visitor.find("#r-board [data-term]:visible, #r-seats [data-term]:visible").evaluate_all(worn)
    pressed = [term for term in terms if tapped(visitor, term)]
    assert len(pressed) > 3


TAP = """([piece]) => {
  piece?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return piece !== undefined;
}"""


def tapped(visitor: Visitor, term: str) -> bool:
    """Asks what a piece with this term is; False where none is left, since bots go on meanwhile."""
    pieces = visitor.find(f"#r-board [data-term='{term}']:visible, #r-seats [data-term='{term}']:visible")
    if not pieces.evaluate_all(TAP):
        return False
    expect(visitor.find(CARD)).to_be_visible()
    expect(visitor.find(NAME)).not_to_be_empty()
    assert in_the_window(visitor), term
    visitor.click("#term-close")
    return True


def test_while_one_asks_nothing_is_played(visitors: Visitors) -> None:
    visitor = sit(visitors)
    visitor.play_to("PourCard", Random(2))
    version = visitor.version
    visitor.click(ASK)
    expect(visitor.find("#help-said")).not_to_be_empty()
    card = visitor.find("label.pick >> nth=0")
    card.click()
    expect(visitor.find(CARD)).to_be_visible()
    assert not card.locator("input").is_checked()
    visitor.click("#term-close")
    visitor.find("#table button[form=move]:visible").first.click()
    expect(visitor.find(CARD)).to_be_visible()
    expect(visitor.find(NAME)).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#help-bar")).to_be_hidden()
    assert visitor.version == version
    card.click()
    assert card.locator("input").is_checked(), "and then a card is a card again"
    assert visitor.find(CARD).is_hidden()
    visitor.decide(Random(3))


def test_all_that_lies_there_is_read_by_keys_alone(visitors: Visitors) -> None:
    visitor = sit(visitors, size=DESK)
    visitor.find("#decision").focus()
    visitor.page.keyboard.press("?")
    expect(visitor.find(f"{CARD} dt")).not_to_have_count(0)
    expect(visitor.find(CARD)).to_be_focused()
    assert in_the_window(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#decision")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#help-bar")).to_be_hidden()
    visitor.page.keyboard.press("?")
    expect(visitor.find(CARD)).to_be_visible()


def test_a_question_mark_that_is_typed_asks_nothing(visitors: Visitors) -> None:
    visitor = sit(visitors)
    visitor.click(".dock a[href='#talk']")
    visitor.find("#say-text").fill("Qui")
    visitor.find("#say-text").press("?")
    expect(visitor.find("#say-text")).to_have_value("Qui?")
    expect(visitor.find("#help-bar")).to_be_hidden()


def test_a_new_kind_of_decision_is_introduced_until_one_was_made(visitors: Visitors) -> None:
    visitor = sit(visitors)
    step = visitor.step
    expect(visitor.find(HINT)).to_be_visible()
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(visitor.find(HINT)).to_be_visible()
    strip = visitor.find(".goal").bounding_box()
    visitor.decide(Random(1))
    visitor.play_to(step, Random(1))
    expect(visitor.find(HINT)).to_be_hidden()
    expect(visitor.find("#r-goal")).to_be_visible()
    assert visitor.find(".goal").bounding_box() == strip, "the strip is as high without it"
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(visitor.find(HINT)).to_be_hidden()


PUT = """([text, size]) => { // letters reach a little below their line; another line is more than that
  const line = document.getElementById("r-hint");
  line.hidden = false;
  line.querySelector("span").textContent = text;
  return line.scrollHeight > line.clientHeight + 8 ? `${text} (${size})` : "";
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_about_a_new_decision_is_never_cut(visitors: Visitors, lang: str) -> None:
    visitor, cut = sit(visitors, lang=lang), []
    visitor.page.evaluate(
        "document.getElementById('r-since').innerHTML = '<a class=since href=#log><svg class=ic></svg> 12</a>'"
    )
    lines = [Texts(lang, game).say(each) for game in TABLES for each in Texts(lang, game).ids("hint-")]
    for wide, high in FEW:
        visitor.page.set_viewport_size({"width": wide, "height": high})
        cut += [visitor.page.evaluate(PUT, [text, f"{wide}x{high}"]) for text in lines]
    assert [each for each in cut if each] == []


def test_who_wants_no_help_has_none(visitors: Visitors) -> None:
    visitor = sit(visitors)
    visitor.click(".masthead a[href='#settings']")
    visitor.click("#set-help")
    visitor.click("#settings .sheet-close")
    for reloaded in (False, True):
        if reloaded:
            visitor.page.reload()
            visitor.wait_for_turn()
        expect(visitor.find(HINT)).to_be_hidden()
        expect(visitor.find(ASK)).to_have_count(0)
        visitor.click("#r-seats .seat >> nth=0 >> [data-term=coeur]")
        visitor.page.keyboard.press("?")
        expect(visitor.find("#help-bar")).to_be_hidden()
        expect(visitor.find(CARD)).to_be_hidden()
    visitor.click(".masthead a[href='#settings']")
    visitor.click("#set-help")
    visitor.click("#settings .sheet-close")
    expect(visitor.find(HINT)).to_be_visible()


def test_without_a_script_all_meanings_are_a_link_away(visitors: Visitors) -> None:
    visitor = visitors.come("Camille", "en", PHONE, java_script_enabled=False)
    visitor.open_table(2, first_wesley=0)
    visitor.start()
    while not visitor.asked:
        visitor.page.reload()
    expect(visitor.find(HINT)).not_to_be_empty()
    visitor.click(f"#table {ASK}")
    visitor.click("#rules a[href$='/words']")
    expect(visitor.find("#terms dt[data-means=coeur]")).to_have_text("Heart")


def test_a_replay_can_be_asked_about_as_well(visitors: Visitors) -> None:
    visitor = visitors.come("Camille", "fr", SMALL)
    visitor.open_table(2, start_hearts=2, max_rounds=1)
    visitor.start()
    while visitor.wait_for_turn_or_end():
        visitor.decide(Random(4))
    visitor.click(".outcome a[href$='/replay']")
    visitor.click("#r-board .glass [data-term]:visible >> nth=0")
    expect(visitor.find(CARD)).to_be_visible()
    visitor.click("#term-close")
    visitor.click(ASK)
    visitor.click("#after")
    expect(visitor.find(ASK)).to_have_attribute("aria-pressed", "true")


def test_help_is_whole_for_those_who_do_not_see_it_and_fits_a_small_phone(visitors: Visitors) -> None:
    visitor, inspector = sit(visitors), Inspector()
    inspector.look(visitor, "a new decision")
    assert [str(each) for each in misfits(visitor.page, visitor.step, [(360, 640), (1366, 650)])] == []
    visitor.click(ASK)
    inspector.look(visitor, "asking")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    expect(visitor.find(f"{CARD} dt")).not_to_have_count(0)
    inspector.look(visitor, "all that is here", [(SMALL, "dark"), (SMALL, "light")])  # another size would close it
    expect(visitor.find(CARD)).to_be_visible()
    visitor.go(f"/t/{visitor.code}/words")
    inspector.look(visitor, "words")
    inspector.report()
