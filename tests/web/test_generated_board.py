"""The generated board: any game that obeys the contract can be played on the site, and keeps its secrets there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie import games
from perfidie.boards.scene import Scene
from perfidie.cli.new import new_game
from perfidie.engine import Game, Playthrough
from perfidie.engine.fields import fields_of
from perfidie.games.verre import web
from perfidie.texts import LANGUAGES
from perfidie.web.page.drawing import generated
from web.conftest import TOYS
from web.scenes import Elements, drawn, moments, offered, scene, text, whole


def every_moment(game: Game[Any, Any], count: int = 3) -> list[tuple[int, int]]:
    if len(game.seats) > 5:  # a large table is looked at once
        return [(game.seats[0], 0), (game.seats[-1], 1)]
    return [(seats, seed) for seats in game.seats for seed in range(count)]


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("toy", TOYS)
def test_any_game_is_drawn_for_every_viewer_from_its_first_move_to_its_last(toy: str, lang: str) -> None:
    game = games.find(toy)
    for seats, seed in every_moment(game):
        for play in moments(game, seats, {}, Random(seed)):
            for seat in [*range(seats), None]:
                shown = scene(play, seat, lang)
                elements = Elements(whole(shown))
                assert elements.open == []
                assert "style=" not in whole(shown)
                terms = {each["text"].replace(" ", "_").lower() for each in (*elements.all("dt"), *elements.all("th"))}
                assert {name for name, kind in fields_of(type(shown.view.table)) if kind.says != "mine"} <= terms


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", TOYS)
def test_the_open_board_shows_every_field_of_the_state(toy: str) -> None:
    game = games.find(toy)
    for play in moments(game, game.seats[0], {}, Random(1)):
        page = text(generated.find(toy).open_board(scene(play, None), play.state))
        page_terms = (*Elements(page).all("dt"), *Elements(page).all("th"))
        terms = {each["text"].replace(" ", "_").lower() for each in page_terms}
        assert {name for name in play.state.fields if name != "agenda"} <= terms


@pytest.mark.usefixtures("toys")
def test_a_secret_choice_is_shown_to_its_owner_alone() -> None:
    game = games.find("ballot")
    play = Playthrough(game, game.setup(3, {}))
    play.move(1, ("vote", "red"))
    pages = {seat: drawn(scene(play, seat, "en")) for seat in (0, 1, 2, None)}
    assert "red" in pages[1]["hand"]
    for seat in (0, 2, None):
        assert "red" not in pages[seat]["hand"] + pages[seat]["seats"] + pages[seat]["board"]
        assert "has chosen" in pages[seat]["seats"]


@pytest.mark.usefixtures("toys")
def test_what_was_claimed_stands_on_the_board_as_a_claim() -> None:
    game = games.find("ballot")
    play = Playthrough(game, game.setup(2, {}))
    play.say(0, ("voted", "green"))
    assert "Camille claims: voted green" in text(generated.find("ballot").board(scene(play, 1, "en")))


def test_a_new_game_is_playable_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    new_game("nouveau", tmp_path)
    game = games.find("nouveau")
    for seats, seed in every_moment(game):
        for play in moments(game, seats, {}, Random(seed)):
            for seat in range(seats):
                shown = scene(play, seat)
                assert offered(whole(shown))[0] == set(shown.legal)
                if shown.legal:
                    assert "Je reste" in generated.find("nouveau").choices(shown)


def test_a_game_s_own_functions_take_the_place_of_the_generated_ones() -> None:
    board = generated.find("verre")
    assert board.board is web.BOARD.board
    assert board.emblem == web.BOARD.emblem


def test_of_many_choices_the_first_word_is_picked_and_then_the_rest_without_any_script() -> None:
    play = Playthrough(games.find("verre"), games.find("verre").setup(5, {}))
    play.chance(Random(1))
    shown = scene(play, play.state.waiting[0])
    legal = tuple(("play", f"a{card}", glass) for card in range(1, 6) for glass in "ABCDE")
    folded = Scene(shown.view, (*legal, ("end_turn",)), shown.recent, shown.texts, shown.draw, shown.why_not)
    page = generated.choices(folded)
    picks = [each["text"].strip() for each in Elements(page).all("label")]
    assert picks == [f"Antidote\u00a0{card}" for card in range(1, 6)]
    assert ["checked" in each for each in Elements(page).all("input")] == [True, False, False, False, False]
    assert offered(page)[0] == {*legal, ("end_turn",)}
