"""A team's own channel in a browser: typed with a script or without, read by the team, and by nobody else."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import DESK, PHONE, Visitors

LINES = "#r-talk li"


def test_a_team_whispers_with_and_without_a_script_and_milady_reads_nothing(visitors: Visitors) -> None:
    milady, athos = visitors.come("Milady", "fr", DESK), visitors.come("Athos", "en", PHONE)
    porthos = visitors.come("Porthos", "fr", DESK, java_script_enabled=False)
    link = milady.open_table(3, "mousquetaires")
    athos.sit_down(link)
    porthos.sit_down(link)
    milady.start()
    athos.click(".dock a[href='#talk']")
    field, mine = athos.find("#say-text"), athos.find(f"{LINES}.is-team.is-mine")
    field.fill("She lies.")
    field.press("Enter")
    expect(mine).to_contain_text("to the team:")
    expect(field).to_have_value("")
    expect(athos.find("button.to-team")).to_have_accessible_name("To the team")
    expect(athos.find("button.to-table")).to_have_accessible_name("To the whole table")
    porthos.page.reload()
    expect(porthos.find(f"{LINES}.is-team")).to_contain_text("She lies.")
    porthos.click("a[href='#talk']:visible")
    porthos.find("#say-text").fill("Toujours.")
    porthos.click("button.to-team")
    expect(athos.find(f"{LINES}.is-team")).to_have_count(2)
    field.fill("Good luck, Milady!")
    athos.click("button.to-table")
    expect(milady.find(LINES)).to_have_count(1)
    expect(milady.find(LINES)).to_contain_text("Good luck, Milady!")
    expect(milady.find("button.to-team")).to_have_count(0)
    expect(athos.find(LINES)).to_have_count(3)
