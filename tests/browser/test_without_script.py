"""Without JavaScript: plain forms, plain links, pages that load themselves anew while others think."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.visitor import DESK, Visitor, Visitors


def test_a_whole_game_with_javascript_off(visitors: Visitors) -> None:
    visitor, rng = visitors.come("Inigo", "fr", DESK, java_script_enabled=False), Random(3)
    open_table(visitor)
    visitor.find("select[form=bot-1]").select_option("novice")
    visitor.click("button[form=bot-1]")
    expect(visitor.find("#chair-1.is-bot")).to_be_visible()
    visitor.click(".decision button[form=start] >> nth=0")
    expect(visitor.find("#r-seats .seat")).to_have_count(3)
    pressed = set()
    while my_turn(visitor):
        pressed.add(decide(visitor, rng).split(" ")[0])
    assert pressed >= {"spy", "play", "take"}
    expect(visitor.find(".outcome h2")).to_be_visible()
    it_can_be_seen_again(visitor)
    visitor.click("button[form=again]")
    expect(visitor.find("#r-decision .decision-prompt")).to_be_visible()


def open_table(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.click("a.btn[href='/games/verre/open']")
    visitor.find("input[name=name]").fill(visitor.name)
    visitor.choose("seats", 3)
    visitor.click(".open-options summary")
    visitor.find("[name=option-start_hearts]").select_option("2")
    visitor.click("form.open-form button.btn-seal")
    expect(visitor.find(".chair.is-person .chair-who b")).to_have_text(visitor.name)


def my_turn(visitor: Visitor) -> bool:
    """Loads the page again until I am asked or the game is over."""
    for _ in range(500):
        if visitor.over:
            return False
        if visitor.asked:
            return True
        visitor.page.reload()
    raise AssertionError("the bots never move")


def decide(visitor: Visitor, rng: Random) -> str:
    words = rng.choice(values(visitor, "#table button[form=move]:not([aria-disabled]):visible"))
    if "*" in words:
        visitor.choose("pick", rng.choice(values(visitor, "#r-hand input[name=pick]")))
    before = visitor.version
    visitor.press(words)
    visitor.wait_past(before)
    return words


def values(visitor: Visitor, selector: str) -> list[str]:
    return [found.get_attribute("value") or "" for found in visitor.find(selector).all()]


def it_can_be_seen_again(visitor: Visitor) -> None:
    visitor.click(".outcome a[href$='/replay']")
    expect(visitor.find("#at")).to_have_value("1")
    visitor.click("#after")
    expect(visitor.find("#at")).to_have_value("2")
    visitor.find("#eyes").select_option("public")
    visitor.click(".lens button")
    expect(visitor.find("#eyes")).to_have_value("public")
    expect(visitor.find("#at")).to_have_value("2")
    visitor.click(f"a[href='/t/{visitor.code}']")
    expect(visitor.find(".outcome h2")).to_be_visible()


def test_a_card_must_be_picked_before_it_is_poured_also_without_script(visitors: Visitors) -> None:
    """The table says so, in the reader's language; no balloon of the browser's does."""
    visitor = visitors.come(java_script_enabled=False)
    visitor.expects("422")
    visitor.go("/")
    visitor.click("form[action='/games/verre/play'] button >> nth=0")
    rng = Random(1)
    while my_turn(visitor) and not visitor.find("#r-hand input[name=pick]").count():
        decide(visitor, rng)
    version = visitor.version
    visitor.press(values(visitor, "#r-board button[form=move]:not([aria-disabled])")[0])
    expect(visitor.find("main")).to_contain_text("Choisissez d’abord")
    visitor.page.go_back()
    assert visitor.version == version
    visitor.choose("pick", values(visitor, "#r-hand input[name=pick]")[0])
    visitor.press(values(visitor, "#r-board button[form=move]:not([aria-disabled])")[0])
    visitor.wait_past(version)


def test_the_page_loads_itself_anew_while_others_think(visitors: Visitors) -> None:
    """Also after a move, when its address ends in the name of a part of the page: nothing needs to be pressed."""
    plain, friend = visitors.come("Inigo", java_script_enabled=False), visitors.come("Fezzik")
    friend.sit_down(plain.open_table(2, first_wesley=1))
    plain.start()
    rng = Random(2)
    friend.wait_for_turn()
    while friend.asked:
        friend.decide(rng)
    plain.page.reload()
    while plain.asked:
        decide(plain, rng)
    assert plain.page.url.endswith("#table")
    friend.wait_for_turn()
    while friend.asked:
        friend.decide(rng)
    plain.wait_for_turn()
