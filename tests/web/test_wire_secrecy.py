"""Secrecy over the wire, in two worlds: whatever reaches a viewer is the same bytes in both.

Pages, streams, logs, refusals and the offer to take a move back must not tell which of the two it is; nor may what
the streams send while the same visible moves go on, until an event teaches the viewer something hidden.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie.web.house.match import Passage
from perfidie.web.house.table import LiveTable
from perfidie.web.page import shell
from perfidie.web.page.director import Cue, Director
from perfidie.web.page.stream import PageStream
from web.browserless import a_site, live
from web.shows import with_beats
from web.two_worlds import NAMES, Told, followed_game, same, watched_game

pytestmark = pytest.mark.usefixtures("hushed")

# Standing still


@pytest.mark.parametrize(("seats", "at_once"), ends([(2, 1), (3, 1), (4, 1), (5, 1)]))
def test_no_answer_of_the_site_tells_two_worlds_apart(tmp_path: Path, seats: int, at_once: int) -> None:
    figures = live(watched_game(tmp_path, seats, at_once, seed=seats))
    assert figures["pairs"] >= 4 * (seats + 1), "every viewer was asked several times"
    assert figures["different"] > figures["pairs"] / 2, "the worlds must differ, or nothing is shown"


def test_with_the_looking_power_and_dregs_too(tmp_path: Path) -> None:
    options = {"option-power": "look_then_may_swap", "option-two_player_last": "dregs", "option-reveal": "after_all"}
    assert live(watched_game(tmp_path, 2, 1, seed=8, every=2, **options))["different"]


# Going on


@pytest.mark.parametrize("seats", ends([2, 3, 4, 5]))
def test_streams_stay_the_same_while_the_same_visible_moves_go_on(tmp_path: Path, seats: int) -> None:
    figures = live(followed_game(tmp_path, seats, seed=10 + seats, pairs=2 * (seats + 1)))
    assert figures["pairs"] > seats, "each seat and a spectator"
    assert figures["moves"] > figures["pairs"]


def test_so_they_do_while_every_move_is_watched_beat_by_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_beats(monkeypatch)
    assert live(followed_game(tmp_path, 3, seed=17, pairs=6))["moves"] > 6


# A move nobody else may know of


async def whispered(folder: Path) -> None:
    """In one world seat 1 asks and is refused in secret, in the other it still thinks: the watchers get the same."""
    got: list[list[Any]] = []
    for asks in (True, False):
        (folder / str(asks)).mkdir()
        async with a_site(folder / str(asks), away_after=1e9) as site:
            people = [site.visitor(name) for name in NAMES[:3]]
            path = await people[0].post("/games/whispers/open", {"name": NAMES[0], "seats": "3"})
            for person in people[1:]:
                await person.sit(path)
            await people[0].get(path)
            await people[0].post(f"{path}/start", {"how": "all"})
            for person in people:
                await person.get(path)
            async with people[0].listen(path) as watcher, site.visitor().listen(path) as spectator:
                if asks:
                    await people[1].move(path, 0, {"action": "ask"})
                    await people[2].move(path, 1, {"action": "no"})
                shown = await people[0].get(path)
                codes = [path.rpartition("/")[2], shown.csrf]
                for stream in (watcher, spectator):
                    await stream.news()
                refused = await people[0].send(f"{path}/move", {"version": "0", "action": "yes"})
                undo = await people[0].send(f"{path}/undo", {"version": str(shown.version)})
                texts = [shown.text, (await people[0].get(f"{path}/log")).text, refused.text, undo.text]
                streams = [message.decode() for stream in (watcher, spectator) for message in stream.got]
                got.append([_without(text, codes) for text in (*texts, *streams)])
    same(*got, "a hidden move")


def _without(text: str, codes: list[str]) -> str:
    for code in codes:
        text = text.replace(code, "")
    return text


@pytest.mark.usefixtures("toys")
def test_a_move_nobody_else_may_know_of_leaves_no_trace_on_the_wire(tmp_path: Path) -> None:
    live(whispered(tmp_path))


# Planted leaks: the tests above must find them


def test_a_page_that_gives_away_a_hidden_card_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bottom of the first glass, as nothing but a class."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        hidden = table.game_on.state.faces[0]  # type: ignore[attr-defined]
        return str.replace(honest(table, scene), "<span ", f'<span class="{"is-a" if hidden > 0 else "is-b"}" ')

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match="page of seat"):
        live(watched_game(tmp_path, 2, 3, seed=2))


def test_a_refusal_that_gives_away_a_hidden_card_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move out of turn is answered one way if the first glass stands on poison, and another way if not."""
    honest = LiveTable.move

    def leaky(self: LiveTable, seat: int, words: Any, version: int | None, rng: Random, **how: Any) -> Any:
        poisoned = self.game_on.state.faces[0] < 0  # type: ignore[attr-defined]
        return honest(self, seat, words, 10_000 if poisoned and seat not in self.asked else version, rng, **how)

    monkeypatch.setattr(LiveTable, "move", leaky)
    with pytest.raises(Told, match="action"):
        live(watched_game(tmp_path, 3, 3, seed=3))


def test_a_log_that_gives_away_a_poured_card_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only while the game goes on: a push grows by a space when poison was poured."""
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        faces = table.game_on.state.faces  # type: ignore[attr-defined]
        return honest(table, scene) + " " * (len(faces) > table.game_on.setup.seats + 1 and faces[-1] < 0)

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match="stream of seat"):
        live(followed_game(tmp_path, 3, seed=13, pairs=12))


def test_a_show_that_lasts_longer_for_a_poured_poison_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_beats(monkeypatch)
    honest = Director._of

    def leaky(self: Director, passage: Passage) -> tuple[Cue, ...]:
        longer = 1 + (passage.after.faces[-1] < 0)  # type: ignore[attr-defined]
        cues = honest(self, passage)
        return tuple(cue._replace(beat=cue.beat._replace(seconds=cue.beat.seconds * longer)) for cue in cues)

    monkeypatch.setattr(Director, "_of", leaky)
    with pytest.raises(Told, match="seconds shown"):
        live(followed_game(tmp_path, 3, seed=13, pairs=12))


@pytest.mark.usefixtures("toys")
def test_a_sign_of_life_at_a_hidden_move_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PageStream.message
    monkeypatch.setattr(PageStream, "message", lambda self, drawn: honest(self, drawn) or b": \n\n")
    with pytest.raises(Told, match="hidden move"):
        live(whispered(tmp_path))
