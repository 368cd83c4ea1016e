"""Secrecy over the wire at the Council of Verona, with Poison: what a viewer cannot know changes no byte he gets."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie.web.house.table import LiveTable
from perfidie.web.page import shell
from web.browserless import a_site, live
from web.programs import Program, begun, whose_turn
from web.two_worlds import NAMES, Swapped, Told, followed_game, imagined, same, watched_game, wrong_moves

pytestmark = pytest.mark.usefixtures("hushed")


@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_no_answer_of_the_site_tells_two_worlds_apart(tmp_path: Path, seats: int) -> None:
    figures = live(watched_game(tmp_path, seats, 1, seed=seats, game="verona", every=3))
    assert figures["pairs"] >= 2 * (seats + 1), "every viewer was asked several times"
    assert figures["different"] > figures["pairs"] / 2, "the worlds must differ, or nothing is shown"


def test_nor_do_rounds_that_are_over_and_tokens_that_stayed_face_down(tmp_path: Path) -> None:
    options = {"option-rounds": "2", "option-poison": "false"}
    figures = live(watched_game(tmp_path, 3, 1, seed=6, game="verona", every=6, **options))
    assert figures["different"] > figures["pairs"] / 2


@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_streams_stay_the_same_while_the_same_visible_moves_go_on(tmp_path: Path, seats: int) -> None:
    figures = live(followed_game(tmp_path, seats, seed=10 + seats, pairs=2 * (seats + 1), game="verona"))
    assert figures["pairs"] > seats, "each seat and a spectator"
    assert figures["moves"] > figures["pairs"]


# Programs


@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_no_json_tells_two_worlds_apart(tmp_path: Path, seats: int) -> None:
    """At each decision for one who watches: views, events, refusals, the table, the record that is not given yet."""

    async def story() -> tuple[int, int]:
        rng, pairs, different = Random(seats), 0, 0
        async with a_site(tmp_path) as site:
            wishes = {"game": "verona", "options": {"rounds": 1, "poison": True}}
            code, programs = await begun(site, *NAMES[:seats], **wishes)
            table = site.house.tables[code]
            viewers: list[tuple[int | None, Program]] = [*enumerate(programs), (None, Program(site))]
            while (turn := await whose_turn(code, programs)) is not None:
                for seat, program in [viewers[pairs % len(viewers)]]:
                    tries = [move["action"].split() for move in wrong_moves(table, seat, rng)]
                    world, true = imagined(table, seat, rng), await everything(program, code, tries)
                    with Swapped(table, world):
                        other = await everything(program, code, tries)
                    for one, another in zip(true, other, strict=True):
                        same(one, another, f"JSON of seat {seat}")
                    pairs, different = pairs + 1, different + (world != table.game_on.state)
                mover, view = turn
                await mover.move(code, view["version"], rng.choice(view["legal"])["words"])
        return pairs, different

    pairs, different = live(story())
    assert pairs >= 20
    assert different > pairs / 2


async def everything(program: Program, code: str, tries: list[list[str]]) -> list[bytes]:
    """All that this program is told when it asks, politely or not."""
    now = await program.send("GET", f"/tables/{code}/view?since=0")
    asked: list[tuple[str, str, Any]] = [("GET", "", None), ("GET", "/record", None), ("GET", "/replay?at=3", None)]
    asked += [("POST", "/moves", {"version": now.json()["version"], "words": words}) for words in tries]
    answers = [now, *[await program.send(method, f"/tables/{code}{path}", body) for method, path, body in asked]]
    return [b"%d %s" % (answer.status_code, answer.content) for answer in answers]


# Planted leaks: the tests above must find them


def test_a_page_that_gives_away_a_hidden_token_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first token on the table: a vial has another class, and nothing else."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        kinds = table.game_on.state.kinds  # type: ignore[attr-defined]
        return str.replace(honest(table, scene), "<span ", f'<span class="is-{sum(kinds[:1]) // 4}" ')

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match="page of seat"):
        live(watched_game(tmp_path, 2, 3, seed=2, game="verona"))


def test_a_stream_that_grows_with_a_hidden_token_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only while the game goes on: a push grows by a space when a vial was placed last."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        kinds = table.game_on.state.kinds  # type: ignore[attr-defined]
        return honest(table, scene) + " " * (sum(kinds[-1:]) >= 4)

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match=r"stream of seat|first message"):
        live(followed_game(tmp_path, 3, seed=13, pairs=12, game="verona"))
