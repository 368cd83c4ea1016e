"""Glasses that open on the board: the cards, the balance, the verdict, and the last round while the next begins."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ends import ends
from games.verre.tables import E5, E6, E8, E11, SEATS, example, moves
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.glass import board, games, hand, viewers
from web.scenes import NAMES, Elements, moments, scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_stage_shows_the_cards_the_sum_and_the_losses_that_were_told(seats: int, lang: str) -> None:
    for options, rng in games(seats, 3, seed=7):
        told = 0
        for play in moments(GAME, seats, options, rng):
            news = [event for event in play.events[told:] if event.kind == "revealed"]
            told = len(play.events)
            if not news:
                continue
            facts: Any = news[-1].facts
            ends = [event.facts for event in play.events if event.kind in ("lost-heart", "nobody-lost")]
            lost: Any = ends[-1].get("seats", ())
            for seat in (0, None):
                texts = SiteTexts(lang, "verre")
                elements = Elements(board(scene(play, seat, lang)))
                (stage,) = elements.all("section", "stage")
                assert stage["id"].endswith(facts["glass"])
                (stamp,) = elements.all("span", "stamp")
                assert texts.amount(facts["balance"]) in stamp["text"] or facts["verdict"] == "even"
                spread = [each["aria-label"] for each in elements.all("span", "card")]
                assert spread == [texts.word(word) for word in facts["cards"]]
                (verdict,) = elements.all("p", "verdict")
                named = [name for name in NAMES if name in verdict["text"]]
                others = 1 < len(lost) == seats - 1
                assert named == ([] if others else [NAMES[loser] for loser in lost])
                assert (texts.say("table-lost-others") in verdict["text"]) == others
                assert (texts.say("event-nobody-lost") in verdict["text"]) == (not lost)


def test_the_balance_tips_towards_what_weighs_more() -> None:
    play = moves(example(E5, E6, E8), "2 end_turn", E11, "0 refuse")
    (beam,) = Elements(board(scene(play, 0))).all("g", "beam")
    assert int(re.findall(r"-?\d+", beam["transform"])[0]) < 0
    play.move(1, ("drink",))
    (beam,) = Elements(board(scene(play, 0))).all("g", "beam")
    assert int(re.findall(r"-?\d+", beam["transform"])[0]) > 0


@pytest.mark.parametrize("last", ["removed", "dregs"])
@pytest.mark.parametrize("seats", ends(SEATS))
def test_the_last_round_stays_in_sight_while_the_next_one_is_spied(seats: int, last: str) -> None:
    """With the events a page is given: who lost, and who had poured what, swaps included."""
    laid: Any = None
    seen = 0
    for play in moments(GAME, seats, {"start_hearts": 8, "two_player_last": last}, Random(seats)):
        view = play.view(None)
        if view.step == "Announce":
            laid = view.table
        elif view.step == "SpyGlass" and view.table.round > 1:
            page = board(scene(play, seats - 1, heard=play.glimpses(seats - 1)[-60:]))
            opened: Any = [event.facts for event in play.events if event.kind == "revealed"][-seats:]
            assert len(Elements(page).all("section", "stage")) == 1
            assert len(Elements(page.split('class="past"')[1].split("</ol>")[0]).all("li")) == seats - 1
            numbers = laid.glasses[LETTERS.index(opened[-1]["glass"])]
            poured = [NAMES[laid.pourers[number]] if laid.pourers[number] >= 0 else "" for number in numbers]
            captions = [each["text"] for each in Elements(page).all("span", "who")]
            assert [name if name in NAMES else "" for name in captions] == poured
            seen += 1
        elif view.table.round > 1 and view.step == "PourCard":
            assert 'class="stage' not in board(scene(play, 0))
    assert seen


def test_a_round_whose_beginning_was_forgotten_is_still_told() -> None:
    play = moves(example(E5, E6, E8), "2 end_turn", E11, "0 refuse; 1 drink; 2 drink")
    play.chance(Random(1))
    shown = scene(play, 0, heard=play.glimpses(0)[-9:])
    page = board(shown)
    assert len(Elements(page).all("section", "stage")) == 1
    assert "data-piece" not in page.split('class="judgement"')[0]


def test_the_end_shows_the_last_glass() -> None:
    *_, play = moments(GAME, 3, {}, Random(5))
    for seat in viewers(play):
        page = board(scene(play, seat))
        assert len(Elements(page).all("section", "stage")) == 1
        assert hand(scene(play, seat)) == ""
