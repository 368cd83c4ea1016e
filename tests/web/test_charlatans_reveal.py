"""The end of a duel on the site, everything face up afterwards, and the almanac of its box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from perfidie.games.charlatans.rules.box import BONUSES, BOX, PAGES, TOTAL
from perfidie.games.charlatans.web import almanac, board, open_board
from perfidie.games.charlatans.web.course import course, remarks
from perfidie.games.charlatans.web.reveal import standing
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from web.duels import duel, finished, idle
from web.scenes import Elements, scene, text


def test_the_trial_of_the_bags_shows_what_each_drew_with_its_total() -> None:
    texts = SiteTexts("fr", "charlatans")
    play = finished(5, idle)
    drawn: list[Any] = [event.facts for event in play.events if event.kind == "race-drawn"]
    for seat, order in ((0, (1, 0)), (1, (0, 1))):
        rows = text(board(scene(play, seat))).split('<p class="race-row')[1:]
        for owner, row in zip(order, rows, strict=True):
            mine = [facts for facts in drawn if facts["seat"] == owner]
            assert re.findall(r'role="img" aria-label="([^"]*)"', row.partition("</p>")[0]) == [
                texts.word(facts["chip"]) for facts in mine
            ]
            assert f'<b class="race-total">{mine[-1]["total"]}</b>' in row
    assert '<p class="race-row' not in text(board(scene(finished(2), 0)))


def test_without_the_memory_aid_the_open_replay_counts_both_bags() -> None:
    play = finished(4, memory_aid=False)
    assert text(board(scene(play, None))).count("<details") == 0
    assert text(open_board(scene(play, None), play.state)).count("<details") == 2


def test_the_open_table_of_a_replay_is_the_table_itself() -> None:
    for play in duel(5, every=25, short=True):
        assert text(open_board(scene(play, None), play.state)) == text(board(scene(play, None)))


def test_a_standing_tells_patients_and_gold() -> None:
    play = finished(6)
    for seat, side in enumerate(play.view(None).table.sides):
        words = Elements(standing(scene(play, 0, "en"), seat)).all("span", "end-standing")[0]["text"].split()
        assert words[0] == str(side.cured)
        assert words[-2:] == [str(side.gold) if side.gold else "no", "gold"]


# How it went


@pytest.mark.parametrize("seed", range(4))
def test_the_course_ends_at_what_both_have_cured_and_each_gets_a_true_remark(seed: int) -> None:
    play = finished(seed)
    shown, told = scene(play, None), tuple(play.glimpses(None))
    went = course(shown, told)
    assert went is not None
    assert [line[-1] for line in went.lines] == [side.cured for side in play.view(None).table.sides]
    assert [line[0] for line in went.lines] == [0, 0]
    assert len(went.marks) == len(went.lines[0]) == play.view(None).table.round + 1
    said = remarks(shown, told)
    assert [remark.seat for remark in said] == [0, 1]
    for remark in said:
        assert 10 < len(remark.text) <= 60
        assert "explos" not in remark.text or not exploded(play, remark.seat)
        assert "sauter" not in remark.text or exploded(play, remark.seat)


def exploded(play: Any, seat: int) -> bool:
    return any(event.kind == "exploded" and event.facts["seat"] == seat for event in play.events)


# The almanac


def entries(lang: str) -> tuple[str, SiteTexts]:
    texts = SiteTexts(lang, "charlatans")
    html = almanac(pen(lang, "charlatans"), texts)
    assert not Elements(html).open
    return html, texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_has_every_page_with_its_text_and_prices_at_its_anchor(lang: str) -> None:
    html, texts = entries(lang)
    for page in BOX.page:
        entry = html.partition(f'id="page-{page.id}"')[2].partition("</div></li>")[0]
        assert f"<p>{texts.say(f'table-page-{page.id}')}</p>" in entry
        assert [int(price) for price in re.findall(r'</span><b aria-hidden="true">(\d+)</b>', entry)] == list(
            page.price
        )
        assert texts.say(f"table-set-{page.set}") in entry
    assert len(set(re.findall(r'id="page-(\w+)"', html))) == len(PAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_has_every_card_coin_and_chip_of_the_box(lang: str) -> None:
    html, texts = entries(lang)
    for number in [*[str(card.number) for card in BOX.card], "last"]:
        entry = html.partition(f'id="card-{number}"')[2].partition("</li>")[0]
        assert f"<h4>{texts.say(f'table-card-{number}-name')}</h4>" in entry
        assert f"<p>{texts.say(f'table-card-{number}')}</p>" in entry
    for bonus in BONUSES:
        assert texts.say(f"table-bonus-{bonus}") in html
    chips, _, start = html.partition('class="al-start"')
    assert figures(chips) == list(TOTAL)
    assert figures(start.partition("</ul>")[0]) == [count for each in BOX.ingredient for count in each.start if count]
    assert str(sum(TOTAL)) in Elements(html).all("p", "al-note")[0]["text"]


def figures(piece: str) -> list[int]:
    """How many chips there are of each kind."""
    return [int(count) for count in re.findall(r"<small[^>]*>× (\d+)</small>", piece)]


def test_the_index_of_the_almanac_leads_to_its_headings() -> None:
    html, _ = entries("fr")
    wanted = re.findall(r'href="#([\w-]+)"', html.partition("</nav>")[0])
    assert wanted == re.findall(r'<h3 class="al-head" id="([\w-]+)"', html)
