"""A page that lives: lines that drop and come back, old tabs, double clicks, and what a push must leave alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.server import Server
from browser.visitor import DESK, PHONE, Visitor, Visitors

LINE_DOWN = ("net::ERR_", "Failed to fetch", "NetworkError", "network error")
"""What a browser says of its own accord when the line is down."""
WATCH_MOTION = """
window.motions = [];
for (const kind of ["animationstart", "transitionrun"])
  addEventListener(kind, (event) => window.motions.push([kind, event.target.getAttribute("class")]), true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.motions.push(["animate", this.className]);
  return animate.apply(this, given);
};
"""
Pair = tuple[Visitor, Visitor]


def icon(name: str) -> re.Pattern[str]:
    return re.compile(rf"/static/{re.escape(name)}\?")


def seated(visitors: Visitors, size: dict[str, int] = PHONE, seats: int = 2, **more: object) -> Pair:
    """Two people at a table, usually for two. The guest begins; the table waits until they move."""
    host, guest = visitors.come("Inigo", "fr", size, **more), visitors.come("Fezzik", "en", size, **more)
    guest.sit_down(host.open_table(seats, first_wesley=1))
    host.start()
    guest.wait_for_turn()
    return host, guest


def pouring(visitors: Visitors, **more: object) -> Pair:
    """The same two, with all looks taken: the guest is about to pour the first card, then the host."""
    host, guest = seated(visitors, **more)
    rng = Random(4)
    for person in (guest, host):
        person.wait_for_turn()
        while person.asked:
            person.decide(rng)
    guest.wait_for_turn()
    assert guest.step == "PourCard"
    return host, guest


@pytest.fixture
def own_site(chromium: Browser, tmp_path: Path) -> Iterator[tuple[Server, Visitors]]:
    """A site for one test alone, which may kill it."""
    server = Server(tmp_path)
    visitors = Visitors(chromium, server.origin)
    try:
        yield server, visitors
        visitors.leave()
    finally:
        server.stop()


def test_the_stream_opens_however_late_its_script_arrives(visitors: Visitors) -> None:
    host, _ = seated(visitors)
    held: list[Route] = []
    host.page.route("**/hx-sse*", lambda route: held.append(route))
    host.page.reload(wait_until="commit")
    host.find("#words").wait_for(state="attached")
    host.page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done, 1), 1))")
    with host.page.expect_request("**/live*"):
        held[0].continue_()


def test_a_killed_server_comes_back_and_the_open_pages_with_it(own_site: tuple[Server, Visitors]) -> None:
    server, visitors = own_site
    host, guest = pouring(visitors)
    for person in (host, guest):
        person.expects(*LINE_DOWN)
    guest.choose("pick", guest.hand()[0])
    picked, version = guest.hand()[0], guest.version
    server.kill()
    for person in (host, guest):
        expect(person.find("#line")).not_to_be_empty()
    server.start()
    for person in (host, guest):
        expect(person.find("#line")).to_be_empty()
    assert guest.version == version
    expect(guest.find(f"input[name=pick][value={picked}]")).to_be_checked()
    guest.press("play * A")
    host.wait_past(version)
    guest.wait_past(version)
    assert picked not in guest.hand()


def test_a_press_while_the_line_is_down_says_so_and_can_be_repeated(visitors: Visitors) -> None:
    host, guest = pouring(visitors)
    guest.expects(*LINE_DOWN)
    version, card = guest.version, guest.hand()[0]
    guest.context.set_offline(True)
    expect(guest.find("#line")).not_to_be_empty()
    guest.choose("pick", card)
    guest.press("play * A")
    expect(guest.find("#notice")).not_to_be_empty()
    assert host.version == version
    guest.context.set_offline(False)
    expect(guest.find("#line")).to_be_empty()
    guest.press("play * A")
    host.wait_past(version)
    guest.wait_past(version)
    expect(guest.find("#notice")).to_be_empty()


def test_what_happened_while_the_line_was_down_is_there_when_it_comes_back(visitors: Visitors) -> None:
    host, guest = pouring(visitors)
    host.expects(*LINE_DOWN)
    host.context.set_offline(True)
    expect(host.find("#line")).not_to_be_empty()
    rng = Random(1)
    while guest.asked:
        guest.decide(rng)
    host.context.set_offline(False)
    host.wait_for_turn(guest.version)
    host.decide(rng)
    assert host.version > guest.version - 1


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_language_changes_in_the_middle_of_a_game_and_the_open_sheet_stays(
    visitors: Visitors, size: dict[str, int]
) -> None:
    host, _ = seated(visitors, size)
    here = host.page.url.split("#")[0]
    sheet = "#settings" if size == PHONE else "#rules"  # a small head has no room for languages: the settings have
    host.click(f".masthead a:not([data-ask])[href='{sheet}']")
    expect(host.find(f"{sheet} h2")).to_be_in_viewport()
    french = host.find(f"{sheet} h2").inner_text()
    host.click(f"{sheet if size == PHONE else '.masthead'} a[hreflang=en]")
    expect(host.find("html")).to_have_attribute("lang", "en")
    assert host.page.url == here + sheet
    expect(host.find(f"{sheet} h2")).to_be_in_viewport()
    expect(host.find(f"{sheet} h2")).not_to_have_text(french)
    expect(host.find("#r-seats .is-me .seat-name")).to_contain_text("Inigo")


def test_an_old_tab_is_told_when_it_presses_a_button_of_the_past(visitors: Visitors) -> None:
    host, guest = pouring(visitors)
    old = guest.page
    guest.expects(*LINE_DOWN, "answer 409", "status of 409")
    old.route("**/live*", lambda route: route.abort())
    old.reload()
    old.locator("#r-hand input[name=pick]").first.wait_for(state="attached")
    guest.page = guest.open_tab()
    guest.page.goto(old.url)
    rng = Random(2)
    version = guest.version
    while guest.asked:
        guest.decide(rng)
    moved = guest.version
    assert moved > version
    guest.page, new = old, guest.page
    guest.choose("pick", guest.hand()[-1])
    guest.press(guest.choices()[0])
    expect(guest.find("#notice")).not_to_be_empty()
    assert guest.version == version
    guest.page = new
    assert [guest.version, host.version] == [moved, moved]
    old.unroute("**/live*")
    guest.page = old
    guest.wait_past(version)
    assert guest.version == moved


def test_a_double_click_is_one_move(visitors: Visitors) -> None:
    host, guest = seated(visitors, seats=3)
    version = guest.version
    guest.find("#table button[value='spy A']").dblclick()
    guest.wait_past(version)
    guest.press("spy B")
    guest.find("#r-status [data-turn='0']").wait_for(state="attached")
    looks = host.find("#r-heard li", "Fezzik").filter(has_text="regarde")
    expect(looks).to_have_count(2)
    expect(guest.find("#notice")).to_be_empty()


def test_the_second_half_of_a_slow_double_click_does_not_press_what_has_come_under_it(visitors: Visitors) -> None:
    """Vizzini pours; where the glass was lies the button that takes the move back, or a use of his power."""
    host, guest = pouring(visitors)
    guest.decide(Random(1))
    host.wait_for_turn()
    host.choose("pick", host.hand()[0])
    version, mouse = host.version, host.page.mouse
    box = host.find("#table button[value='play * B']").bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # over the middle of the button
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    host.wait_past(version)
    assert host.step == "SwapOrEndTurn"
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    host.press("end_turn")
    guest.wait_for_turn()
    assert guest.version == version + 2


def test_title_and_icon_tell_whose_turn_it_is(visitors: Visitors) -> None:
    host, guest = seated(visitors)
    calm = host.page.title()
    assert guest.page.title() == f"Your turn! The Poisoned Glass · {guest.code} · Perfidie"
    assert calm == f"Le Verre empoisonné · {guest.code} · Perfidie"
    expect(guest.find("#favicon")).to_have_attribute("href", icon("icon-turn.svg"))
    expect(host.find("#favicon")).to_have_attribute("href", icon("icon.svg"))
    rng = Random(1)
    while guest.asked:
        guest.decide(rng)
    host.wait_for_turn()
    assert host.page.title() == f"À vous\u00a0! {calm}"
    expect(host.find("#favicon")).to_have_attribute("href", icon("icon-turn.svg"))
    expect(guest.find("#favicon")).to_have_attribute("href", icon("icon.svg"))


def test_nothing_moves_for_those_who_prefer_it_so(visitors: Visitors) -> None:
    """No animation, no transition, through looks, cards, a swap and the opening of a glass."""
    host, guest = visitors.come("Inigo"), visitors.come("Fezzik")
    moving = visitors.come("Vizzini", still=False)
    for person in (host, guest, moving):
        person.context.add_init_script(WATCH_MOTION)
    guest.sit_down(host.open_table(2, first_wesley=1))
    host.start()
    moving.page.goto(host.page.url)
    moving.find("#r-seats").wait_for()
    rng = Random(3)
    for person in (guest, host) * 8:
        person.wait_for_turn()
        while person.asked:
            person.decide(rng)
            assert person.page.evaluate("document.getAnimations().length") == 0
        if person.find(".glass.is-opened").count():
            break
    expect(host.find(".glass.is-opened")).not_to_have_count(0)
    for person in (host, guest):
        assert person.page.evaluate("window.motions") == []
    moving.wait_past(0)
    assert moving.page.evaluate("window.motions") != [], "this test could not see anything move"


def test_typing_survives_a_push(visitors: Visitors) -> None:
    host, guest = seated(visitors, DESK)
    host.click(".rail-tabs a[href='#talk']")
    field = host.find("#say-text")
    field.click()
    host.page.keyboard.type("Je n’ai")
    version = host.version
    guest.decide(Random(1))
    host.wait_past(version)
    host.page.keyboard.type(" rien vu")
    expect(field).to_have_value("Je n’ai rien vu")
    host.page.keyboard.press("Enter")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    for person in (host, guest):
        expect(person.find("#r-talk li")).to_contain_text("Je n’ai rien vu")


def test_on_a_phone_what_is_said_is_counted_until_it_is_read(visitors: Visitors) -> None:
    host, guest = seated(visitors)
    expect(host.find("#talk-badge")).to_be_hidden()
    guest.click(".dock a[href='#talk']")
    guest.find("#say-text").fill("<b>Hello</b>")
    guest.find("#say-text").press("Enter")
    expect(host.find("#talk-badge")).to_have_text("1")
    host.click(".dock a[href='#talk']")
    expect(host.find("#r-talk li")).to_contain_text("<b>Hello</b>")
    expect(host.find("#talk-badge")).to_be_hidden()
    host.page.keyboard.press("Escape")
    expect(host.find("#talk h2")).to_be_hidden()


def test_a_picked_card_stays_picked_through_a_push(visitors: Visitors) -> None:
    """Through a word of the other, and through a new line, which sends every part of the page again."""
    host, guest = pouring(visitors)
    guest.expects(*LINE_DOWN)
    card = guest.hand()[1]
    guest.choose("pick", card)
    host.click(".dock a[href='#talk']")
    host.find("#say-text").fill("Alors\u00a0?")
    host.find("#say-text").press("Enter")
    expect(guest.find("#r-talk li")).to_have_count(1)
    expect(guest.find(f"input[name=pick][value={card}]")).to_be_checked()
    with guest.page.expect_request("**/live*"):
        guest.context.set_offline(True)
        expect(guest.find("#line")).not_to_be_empty()
        guest.context.set_offline(False)
    expect(guest.find("#line")).to_be_empty()
    expect(guest.find(f"input[name=pick][value={card}]")).to_be_checked()
    version = guest.version
    guest.press("play * B")
    guest.wait_past(version)
    assert card not in guest.hand()


def test_a_move_can_be_taken_back_and_gives_the_card_back(visitors: Visitors) -> None:
    host, guest = pouring(visitors)
    hand, version = guest.hand(), guest.version
    guest.choose("pick", hand[2])
    guest.press("play * C")
    host.wait_for_turn()
    expect(host.find(".glass").nth(2).locator(".layer:not(.is-room)")).to_have_count(2)
    guest.click("button[form=undo]")
    guest.wait_for_turn()
    expect(guest.find("#r-hand input[name=pick]")).to_have_count(len(hand))
    assert guest.hand() == hand
    assert guest.version > version
    expect(host.find(".glass").nth(2).locator(".layer:not(.is-room)")).to_have_count(1)
    expect(host.find("#r-status [data-turn='0']")).to_have_count(1)
    guest.choose("pick", hand[0])
    guest.press("play * A")
    host.wait_for_turn()


def test_a_spectator_sees_neither_hands_nor_buttons(visitors: Visitors) -> None:
    host, guest = pouring(visitors)
    watcher = visitors.come("Humperdinck")
    watcher.page.goto(host.page.url)
    expect(watcher.find("#r-seats .seat")).to_have_count(2)
    rng = Random(6)
    for person in (guest, host, guest):
        nothing_to_press(watcher)
        version = watcher.version
        person.wait_for_turn()
        while person.asked:
            person.decide(rng)
        watcher.wait_past(version)
    nothing_to_press(watcher)
    faces = watcher.find("#r-board .layer-face").all_inner_texts()
    assert len(faces) > 4
    assert set(faces) == {"?"}


def nothing_to_press(watcher: Visitor) -> None:
    expect(watcher.find("#r-hand")).to_be_empty()
    for tempting in ("button[form=move]", "button[form=undo]", "input[name=pick]", ".card:not(.card-back)"):
        expect(watcher.find(tempting)).to_have_count(0)


def test_a_greyed_button_can_be_pressed_and_says_why(visitors: Visitors) -> None:
    host, guest = seated(visitors, seats=3)
    guest.expects("answer 422", "status of 422")
    guest.press("spy A")
    expect(guest.find("#table button[value='spy A']")).to_have_attribute("aria-disabled", "true")
    version = guest.version
    guest.find("#table button[value='spy A']").click(force=True)
    why = guest.find("#why-spy-A").inner_text()
    expect(guest.find("#notice")).to_contain_text(why.rstrip("."))
    assert [guest.version, host.version] == [version, version]


def test_a_glass_on_the_board_can_be_pressed_too(visitors: Visitors) -> None:
    _, guest = pouring(visitors, still=False)
    version, card = guest.version, guest.hand()[0]
    guest.choose("pick", card)
    glass = guest.find("#glass-B").bounding_box()
    assert glass is not None
    guest.page.mouse.click(glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 3)
    guest.wait_past(version)
    assert card not in guest.hand()
