"""The end of a duel on the site, everything face up afterwards, and the almanac of its box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from perfidie.games.charlatans.rules.box import BONUSES, BOX, CHIPS, PAGES, TOTAL, VALUE
from perfidie.games.charlatans.web import almanac, board, open_board
from perfidie.games.charlatans.web.reveal import last_reveal, standing
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from web.duels import duel, finished, heaps, idle, named
from web.scenes import NAMES, Elements, scene, text


def test_while_the_game_goes_on_there_is_no_end_to_show() -> None:
    for play in duel(1, every=20, short=True):
        assert bool(last_reveal(scene(play, 0))) == play.over
        assert ('id="reveal"' in text(board(scene(play, 0)))) == play.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_headed_by_what_decided_it(lang: str) -> None:
    texts = SiteTexts(lang, "charlatans")
    heads = {}
    for play in (*[finished(seed, short=True) for seed in range(5)], finished(1, idle)):
        outcome = play.view(None).outcome
        assert outcome is not None
        shown = last_reveal(scene(play, None, lang))
        (head,) = Elements(shown).all("h2")
        code = outcome.reasons[0].code
        assert head["text"] == texts.say(f"table-reveal-{code}")
        heads[code] = head["text"]
        won = [piece.split("</p>")[0] for piece in shown.split('<div class="nb-bag">')[1:] if "end-won" in piece]
        assert [int(re.findall(r"mark seat-(\d)", piece)[0]) for piece in won] == list(outcome.winners)
    assert len(set(heads.values())) == len(heads) >= 3


def test_the_trial_of_the_bags_shows_what_each_drew_with_its_total() -> None:
    texts = SiteTexts("fr", "charlatans")
    play = finished(5, idle)
    drawn: list[Any] = [event.facts for event in play.events if event.kind == "race-drawn"]
    for seat, order in ((0, (0, 1)), (1, (1, 0))):
        rows = last_reveal(scene(play, seat)).split('<p class="end-row')[1:]
        for owner, row in zip(order, rows, strict=True):
            mine = [facts for facts in drawn if facts["seat"] == owner]
            assert re.findall(r'role="img" aria-label="([^"]*)"', row.partition("</p>")[0]) == [
                texts.word(facts["chip"]) for facts in mine
            ]
            assert f'<b class="end-total">{mine[-1]["total"]}</b>' in row
    assert '<p class="end-row' not in last_reveal(scene(finished(2), 0))


def test_all_chips_of_both_are_shown_with_their_number_and_worth() -> None:
    play = finished(3)
    state: Any = play.state
    pieces = last_reveal(scene(play, 0)).split('<div class="nb-bag">')[1:]
    for seat, piece in enumerate(pieces):
        chips = [*state.bags[seat], *state.flask(seat), *[chip for _, chip in state.whites[seat]]]
        chips += [*state.aside[seat], *state.bought[seat]]
        worth = sum(VALUE[chip] for chip in chips if not CHIPS[chip].startswith("white"))
        assert heaps(piece) == [named(CHIPS[chip] for chip in chips)]
        assert f"{len(chips)} jetons · valeur {worth} sans les claque-doigts" in piece


def test_without_the_memory_aid_the_end_counts_one_s_own_chips_and_the_open_replay_all() -> None:
    play = finished(4, memory_aid=False)
    counted = [[bool(heaps(piece)) for piece in last_reveal(scene(play, seat)).split('<div class="nb-bag">')[1:]]
               for seat in (0, 1, None)]  # fmt: skip
    assert counted == [[True, False], [True, False], [False, False]]
    pieces = text(open_board(scene(play, None), play.state)).split('<div class="nb-bag">')[1:]
    assert [bool(heaps(piece)) for piece in pieces] == [True, True]


def test_the_open_table_of_a_replay_is_the_table_itself() -> None:
    for play in duel(5, every=25, short=True):
        assert text(open_board(scene(play, None), play.state)) == text(board(scene(play, None)))


def test_a_standing_tells_patients_and_gold() -> None:
    play = finished(6)
    for seat, side in enumerate(play.view(None).table.sides):
        words = Elements(standing(scene(play, 0, "en"), seat)).all("span", "end-standing")[0]["text"].split()
        assert words[0] == str(side.cured)
        assert words[-2:] == [str(side.gold) if side.gold else "no", "gold"]


def test_every_round_of_the_game_is_there_in_its_order() -> None:
    play = finished(7)
    rounds = Elements(last_reveal(scene(play, 1, "en"))).all("li", "nb-round")
    numbers = [each["text"].split()[1] for each in rounds]
    assert numbers == [str(number) for number in range(1, play.view(None).table.round + 1)]
    assert all(any(name in each["text"] for name in NAMES[:2]) for each in rounds)


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
