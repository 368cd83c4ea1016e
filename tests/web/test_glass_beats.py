"""Glasses that open beat by beat: nothing is told before it is seen, and everything that was told is seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from games.verre.tables import E5, E6, E8, E11, SEATS, example, moves, table
from perfidie.boards.beats import Beat
from perfidie.engine import CHANCE, Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import CARD
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing.words import SiteTexts
from web.glass import beats, beats_of, board, games, hand, viewers
from web.scenes import NAMES, Elements, moments, scene, text

LONGEST = 14.0
"""Seconds that a page gives to one move; longer shows are quickened."""


def drinking() -> Playthrough:
    """Wesley, seat 0, is about to announce; his glass holds p1, a3, a4 and a5."""
    return moves(example(E5, E6, E8), "2 end_turn", E11)


def faces(beat: Beat) -> list[str]:
    """The cards on the stage, as they are read aloud."""
    spread = text(beat.board).split('class="spread"')[1].split("</ol>")[0]
    return [each["aria-label"] for each in Elements(spread).all("span", "card")]


def test_a_glass_is_opened_card_by_card_then_judged_then_paid_for() -> None:
    play = drinking()
    shown = beats(play, 1, lambda: play.move(0, ("refuse",)))
    (facts,) = [event.facts for event in play.events if event.kind == "revealed"]
    words: Any = facts["cards"]
    texts = SiteTexts("fr", "verre")
    named = [texts.word(word) for word in words]
    down = texts.say("table-unknown")
    assert faces(shown[0]) == [down] * 4, "first what was announced"
    for place in range(4):
        assert faces(shown[place + 1]) == [*named[: place + 1], *[down] * (3 - place)]
        assert named[place] in shown[place + 1].caption
    drops, verdict, hearts = shown[5:]
    assert "Wesley ajoute" in drops.caption
    assert "stamp" not in text(drops.board).split("verdict-stamp")[1].split("</p>")[0]
    assert texts.amount(str(facts["balance"])) in verdict.caption
    assert "hearts" not in text(verdict.board)
    assert Elements(text(hearts.board)).all("li", "loss")
    assert [beat.told for beat in shown] == [False] * 7 + [True]
    assert sum(beat.seconds for beat in shown) < 9


def test_the_balance_tips_with_each_card() -> None:
    play = drinking()
    shown = beats(play, None, lambda: play.move(0, ("refuse",)))
    (facts,) = [event.facts for event in play.events if event.kind == "revealed"]
    words: Any = facts["cards"]
    tilts = [int(re.findall(r'class="beam" transform="rotate\((-?\d+)\)', text(beat.board))[0]) for beat in shown[:5]]
    sums = [sum(CARD[word] for word in words[:count]) for count in range(5)]
    assert [(tilt > 0) - (tilt < 0) for tilt in tilts] == [(total > 0) - (total < 0) for total in sums]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_a_game_is_shown_alike_to_all_and_nothing_of_it_early(seats: int, lang: str) -> None:
    """Over any options: the same seconds for everybody, the last beat tells all, and no hidden face on a stage."""
    for options, rng in games(seats, 1, seed=11, deck="printed"):
        play = Playthrough(GAME, GAME.setup(seats, options))
        while not play.over:
            if play.state.actor == CHANCE:
                act = partial(play._apply, play.state.sample(rng), CHANCE)
            else:
                seat = play.state.waiting[0]
                act = partial(play.move, seat, rng.choice(play.legal(seat)))
            shown = all_see(play, act, lang)
            if shown:
                assert [beat.told for beat in shown][-1]
                assert sum(beat.seconds for beat in shown) <= 2 * LONGEST
                assert all(0.5 <= beat.seconds <= 2.5 for beat in shown)
                assert not any("<button" in text(beat.board) for beat in shown)


def all_see(play: Playthrough, act: Callable[[], object], lang: str) -> tuple[Beat, ...]:
    """What the spectators are shown of what is done; everybody is shown it in the same beats, for the same time."""
    pages = [*beats_of(play, viewers(play), act, lang).values()]
    assert len({tuple((beat.seconds, beat.told, beat.sound) for beat in page) for page in pages}) == 1
    return pages[-1]


def test_glasses_that_open_in_a_row_take_two_beats_each_and_tell_the_hearts_at_the_last() -> None:
    play = table(3, "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3", reveal="after_all")
    moves(
        play, "0 spy A; 0 spy B; 1 spy B; 1 spy C; 2 spy A; 2 spy C; 0 play a6 B; 1 play p6 A; 2 play a5 C; 2 end_turn"
    )
    moves(play, "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn; 0 play p2 A; 1 play a3 B; 2 play a1 C; 2 end_turn")
    moves(play, "2 take A; 1 take B; 0 take C; 0 drink; 1 refuse")
    shown = beats(play, 0, lambda: play.move(2, ("refuse",)))
    opened = [beat for beat in shown if 'class="spread"' in text(beat.board)]
    assert len(opened) == 6
    assert [beat.told for beat in opened] == [False] * 5 + [True]


def test_a_plain_move_is_one_short_beat_that_says_who_and_lights_where() -> None:
    play = example(E5)
    (beat,) = beats(play, 1, lambda: play.move(0, ("play", "a6", "B")))
    assert beat.caption == "Camille verse une carte dans le verre B."
    lit = [each["id"] for each in Elements(text(beat.board)).all("li", "glass") if "is-lit" in each["class"]]
    assert lit == ["glass-B"]
    assert beat.seconds <= 1.5


def test_the_removed_card_is_not_in_the_glass_before_its_beat() -> None:
    play = next(
        each
        for seed in range(20)
        for each in moments(GAME, 2, {"two_player_last": "dregs"}, Random(seed))
        if last_pour(each)
    )
    seat = play.state.waiting[0]
    poured, dregs = beats(play, None, lambda: play.move(seat, play.legal(seat)[0]))
    assert dregs.caption.startswith("La carte écartée")
    assert text(poured.board).count("data-piece") + 1 == text(dregs.board).count("data-piece")


def last_pour(play: Playthrough) -> bool:
    """Whether one card is left to pour, and no power with it."""
    view = play.view(None)
    return view.step == "PourCard" and sum(view.table.hand_sizes) == 1 and not view.table.power


def test_a_new_round_is_announced_with_its_roles() -> None:
    play = moves(drinking(), "0 refuse; 1 drink")
    shown = beats(play, 0, lambda: play.move(2, ("drink",)))
    page = text(shown[-1].board)
    assert "Manche 2" in page
    assert f"{NAMES[1]} est Wesley" in page
    assert f"{NAMES[0]} est Vizzini" in page


def test_after_its_beats_a_glass_stands_open_in_the_row_and_no_stage_is_left() -> None:
    play = moves(drinking(), "0 refuse")
    for seat in viewers(play):
        page = board(scene(play, seat))
        assert 'class="stage' not in page
        assert len(Elements(page).all("li", "is-open")) == 4
        assert len(Elements(page).all("li", "is-opened")) == 1


def test_the_end_shows_every_glass_and_no_hand() -> None:
    *_, play = moments(GAME, 3, {}, Random(5))
    for seat in viewers(play):
        assert Elements(board(scene(play, seat))).all("li", "is-open")
        assert hand(scene(play, seat)) == ""
