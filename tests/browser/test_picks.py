"""Several picks in a browser: the button wakes at the right number, one too many lets go of the oldest."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import DESK, Visitor, Visitors

PICK = "label.pick:has(input[type=checkbox][form=move])"
KEEP = "button[form=move][value='keep **3']"


def test_the_button_wakes_at_three_and_a_fourth_lets_go_of_the_first(visitors: Visitors) -> None:
    odette, ferdinand = exchange(visitors)
    keep = odette.find(KEEP)
    expect(keep).to_be_disabled()
    for place in (3, 1, 0):
        odette.find(PICK).nth(place).click()
    expect(keep).to_be_enabled()
    odette.find(PICK).nth(4).click()
    assert picked(odette) == cards(odette, 0, 1, 4)
    expect(keep).to_be_enabled()
    odette.find(PICK).nth(0).click()
    expect(keep).to_be_disabled()
    ferdinand.find(PICK).nth(0).click()
    assert len(picked(ferdinand)) == 1


def test_what_is_checked_stays_checked_while_others_choose(visitors: Visitors) -> None:
    odette, ferdinand = exchange(visitors)
    for place in (0, 2, 4):
        odette.find(PICK).nth(place).click()
        ferdinand.find(PICK).nth(place).click()
    before = picked(odette)
    ferdinand.click(KEEP)
    odette.find("#seat-1 .seat-chosen").wait_for()
    assert picked(odette) == before == cards(odette, 0, 2, 4)
    odette.click(KEEP)
    odette.find("#r-status [data-step=PlayCard]").wait_for(state="attached")
    assert held(odette, before) == set(before)


def test_without_a_script_a_wrong_number_is_refused_and_the_right_one_is_taken(visitors: Visitors) -> None:
    inigo = visitors.come("Inigo", "fr", DESK, java_script_enabled=False)
    inigo.expects("422")
    inigo.go("/games/verona/open")
    inigo.find("input[name=name]").fill(inigo.name)
    inigo.choose("seats", 2)
    inigo.click("form.open-form button.btn-seal")
    inigo.click(".decision button[form=start] >> nth=0")
    for place in (4, 2):
        inigo.find(PICK).nth(place).click()
    inigo.click(KEEP)
    expect(inigo.find("main")).to_contain_text("exactement 3")
    inigo.page.go_back()
    inigo.page.reload()
    for place in (4, 2, 0):
        inigo.find(PICK).nth(place).check()
    chosen = cards(inigo, 0, 2, 4)
    inigo.click(KEEP)
    expect(inigo.find("#r-decision")).to_be_visible()
    assert held(inigo, chosen) == set(chosen)


def held(person: Visitor, cards: list[str]) -> set[str]:
    """Which of these lie before the player: in hand, or in the bar once it is their turn to play one."""
    return {card for card in cards if person.find(f":is(#r-hand, #r-decision) [data-piece={card}]").count()}


def exchange(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """Two people before their five cards, of which they keep three."""
    odette, ferdinand = visitors.come("Odette"), visitors.come("Ferdinand", "en", DESK)
    odette.open_table(2, "verona")
    ferdinand.sit_down(odette.page.url)
    expect(odette.find(".chair.is-person", ferdinand.name)).to_be_visible()
    odette.start()
    for person in (odette, ferdinand):
        expect(person.find(PICK)).to_have_count(5)
    return odette, ferdinand


def cards(person: Visitor, *places: int) -> list[str]:
    """What the boxes at these places stand for."""
    every = person.find(f"{PICK} input").evaluate_all("found => found.map(box => box.value)")
    return [str(every[place]) for place in places]


def picked(person: Visitor) -> list[str]:
    checked = person.find(f"{PICK} input:checked").evaluate_all("found => found.map(box => box.value)")
    return [str(value) for value in checked]
