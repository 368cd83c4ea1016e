"""Talk and the clock in a browser: one tap on a phone, folds that stay open, a countdown; and all without a script."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.visitor import DESK, PHONE, Visitor, Visitors

STATEMENT = "#r-voice button[form=say-words] >> nth={}"
MINE = "#r-talk li.is-mine"
READ = """document.querySelectorAll("#r-talk li:not(.is-mine)").length
  - Number(document.getElementById("talk-badge").textContent)"""
"""What others have said, less what the dock counts as unread."""


def among_bots(visitor: Visitor) -> None:
    """A table of Idus Martii that waits for this visitor: the bots have done what they could."""
    visitor.open_table(5, "idus_martii", talk_pause=0, turn_timer=600, first_player=0)
    visitor.start()


def test_on_a_phone_a_statement_is_one_tap_and_the_clock_counts_down(visitors: Visitors) -> None:
    visitor = visitors.come("Livia", "fr", PHONE)
    among_bots(visitor)
    visitor.wait_for_turn()
    expect(visitor.find("#r-decision .clock")).to_have_text(re.compile(r"^Encore 59\d s$"))
    chip = visitor.find(STATEMENT.format(0))
    expect(chip).to_be_in_viewport(ratio=1)
    box = chip.bounding_box()
    assert box
    assert box["height"] >= 44
    read = visitor.page.evaluate(f"() => {READ}")
    chip.click()
    expect(visitor.find(MINE)).to_have_count(1)
    visitor.page.wait_for_function(f"read => {READ} === read", arg=read)  # bots may answer; my own words do not count
    expect(visitor.find(".voice-count")).to_contain_text("2")
    visitor.click("a[href='#talk']:visible")
    visitor.click("#fold-speech > summary")
    visitor.click("#fold-people > summary")
    for said in (2, 3):
        visitor.find("#fold-people button >> nth=0").click()
        expect(visitor.find(MINE)).to_have_count(said)
        assert visitor.find("#fold-people[open]").count() == (said < 3), "what was unfolded stays so"
    expect(visitor.find("#r-speech .voice-closed")).to_be_visible()
    expect(visitor.find("#r-voice .voice-closed")).to_have_count(1)


def test_statements_and_the_time_are_there_without_a_script(visitors: Visitors) -> None:
    visitor = visitors.come("Livia", "en", DESK, java_script_enabled=False)
    among_bots(visitor)
    while not visitor.asked:
        visitor.page.reload()
    expect(visitor.find("#r-decision .clock")).to_have_text("600 seconds to decide, then chance chooses.")
    visitor.find(STATEMENT.format(0)).click()
    expect(visitor.find(MINE)).to_have_count(1)
    visitor.click("#fold-speech > summary")
    visitor.click("#fold-mine > summary")
    visitor.click("#fold-mine button[value='faction merchant']")
    expect(visitor.find(MINE)).to_have_count(2)
    expect(visitor.find(MINE).last).to_contain_text("I am on the side of the Merchants.")
