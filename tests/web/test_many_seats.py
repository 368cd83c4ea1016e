"""Nine seats and more: a toy for twelve on every screen."""

from __future__ import annotations

from random import Random

import pytest

from engine.toys.snap import SNAP
from perfidie import bots, games
from perfidie.boards.ink import mark
from perfidie.cli.terminal.board import Board as TerminalBoard
from perfidie.engine import Playthrough
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.page.talk import BARE, NAMES
from web.scenes import Elements, scene, whole

SEATS = 12


def test_twelve_marks_are_told_apart() -> None:
    assert len({mark(seat) for seat in range(SEATS)}) == SEATS
    assert len(set(NAMES) | set(BARE)) >= 2 * SEATS


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_for_twelve_is_drawn_on_the_page_and_in_the_terminal(lang: str) -> None:
    game, rng = games.find("snap"), Random(1)
    play = Playthrough(game, game.setup(SEATS))
    play.chance(rng)
    shown = scene(play, 11, lang)
    page = Elements(whole(shown))
    assert page.open == []
    assert len(page.all("tr")) == SEATS + 1
    board = TerminalBoard(game)
    assert len(board.table(play.view(11), Texts(lang, "snap"), 80)) > SEATS


def test_bots_play_a_table_for_twelve_to_its_end() -> None:
    rng = Random(2)
    play = Playthrough(SNAP, SNAP.setup(SEATS))
    bot = bots.find("random", SNAP)
    play.chance(rng)
    while not play.over:
        seat = play.state.waiting[-1]
        play.move(seat, bots.ask(bot, play, seat, rng))
        play.chance(rng)
    assert len(play.game.rules.outcome(play.state).scores) == SEATS
