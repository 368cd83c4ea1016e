"""The pages of circles, friends and manners, looked at closely; and friends who find each other by clicking."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser import pointing
from browser.meeting import LOOKED_AGAIN, a_circle, an_evening
from browser.test_every_page import Inspector
from browser.visitor import Visitor, Visitors, play_together


def test_every_page_of_a_circle(visitors: Visitors) -> None:
    inspector = Inspector()
    stranger = visitors.come("Zoé")
    for path, name in [("/circles", "no circle"), ("/c/join", "joining"), ("/friends", "no friends")]:
        stranger.go(path)
        inspector.look(stranger, name)
    people = a_circle(visitors, ("Ana", "Bo", "Cléo"))
    ana, bo, _ = people
    for fold in ana.find("details.more > summary").all():
        fold.click()
    inspector.look(ana, "the circle, all unfolded")
    inspector.look(bo, "the circle, for a member")
    ana.click("a[href$='/evenings']")
    ana.click("details.more > summary")
    inspector.look(ana, "planning an evening")
    ana.page.go_back()
    an_evening(people, ["verona quick", "verre standard"])
    ana.click("details.more > summary")
    inspector.look(ana, "an evening, for its host")
    ana.click("a[href$='/change']")
    inspector.look(ana, "an evening that is changed")
    ana.page.go_back()
    ana.click("button[name=what][value=next]")
    expect(bo.find(".circle-mine a")).to_be_visible()
    inspector.look(bo, "an evening that is on")
    ana.click(".circle-where a >> nth=0")
    ana.click("a[href$='/tournaments']")
    inspector.look(ana, "calling a tournament")
    ana.find("input[name=title]").fill("Coupe")
    ana.click(".circle-form .btn-seal")
    inspector.look(ana, "a tournament before its first round")
    ana.click("button[name=what][value=round]")
    ana.click(".circle-rule summary")
    inspector.look(ana, "a tournament that is on")
    inspector.report()


def test_whoever_is_sent_out_of_a_circle_reads_it_at_once_and_their_page_asks_no_more(visitors: Visitors) -> None:
    ana, bo, _ = a_circle(visitors, ("Ana", "Bo", "Cléo"))
    asked: list[str] = []
    bo.expects("404")
    bo.page.clock.install()
    bo.page.reload()
    ana.click("summary:has-text('Nommer un gardien')")
    ana.click(".circle-rows > li:has-text('Bo') summary")
    ana.click(".circle-rows > li:has-text('Bo') button[value=remove]")
    expect(bo.find("body")).to_contain_text("There is no such circle")
    bo.page.on("request", lambda request: asked.append(request.url))
    expect(ana.find(".circle-names li")).to_have_count(2)
    bo.page.clock.run_for(10 * LOOKED_AGAIN)
    assert not asked


def test_two_who_played_become_friends_by_clicking_and_may_mute_block_and_report(visitors: Visitors) -> None:
    inspector = Inspector()
    ana, bo = visitors.come("Ana"), visitors.come("Bo", "en")
    ana.open_table(2, "verona", rounds=1)
    bo.sit_down(ana.copied_link())
    expect(ana.find(".chair.is-person", "Bo")).to_be_visible()
    ana.start()
    for person in (ana, bo):
        person.find("#r-decision .decision-prompt").wait_for()
    play_together([ana, bo], Random(2), pointing.decide)
    code = ana.code
    ana.go(f"/t/{code}/people")
    inspector.look(ana, "the people at a table")
    ana.click("form[action='/friends/ask'] button")
    expect(ana.find("#asked")).to_contain_text("Bo")
    bo.go("/friends")
    inspector.look(bo, "somebody asks")
    bo.click("form[action='/friends/answer'] button[value=yes]")
    expect(bo.find(".folk-who", "Ana")).to_be_visible()
    ana.open_table(3)
    ana.go("/friends")
    inspector.look(ana, "a friend, and a table to invite them to")
    ana.click("form[action='/friends/invite'] button")
    expect(ana.find(".warned")).to_be_visible()
    bo.page.reload()
    bo.click(".folk-acts a.btn-seal")
    expect(bo.page).to_have_url(re.compile("/t/"))
    bo.go(f"/t/{code}/people")
    bo.click("a[href*='/report']")
    inspector.look(bo, "the report")
    bo.click("input[name=reason][value=spoiling]")
    bo.find("#words").fill("He stalls.")
    bo.click("form[action$='/report'] .btn-seal")
    expect(bo.find(".warned")).to_be_visible()
    for kind in ("mute", "", "block"):
        bo.click(f"form[action$='/shun'] button[value='{kind}']")
        expect(bo.find("main")).to_be_visible()
    inspector.look(bo, "somebody is blocked")
    bo.go("/friends")
    expect(bo.find("#shunned")).to_contain_text("Ana")
    assert_no_friend(bo)
    inspector.look(bo, "whom I do not hear")
    inspector.report()


def assert_no_friend(person: Visitor) -> None:
    """Whoever is blocked is no friend any more."""
    expect(person.find("form[action='/friends/part']")).to_have_count(0)
