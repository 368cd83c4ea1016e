"""What a move costs the site, counted, not timed: templates drawn, bytes pushed, statements written.

The same random games each time, as everybody at the table receives them on a phone: all sheets are closed. Pieces are
drawn once for all tables, so the first moves are not counted: once the pieces are there, a move puts them together.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from perfidie.store import PLAYING
from perfidie.store.writer import Done, Hand, Work
from perfidie.web.house.sheets import ON, unseen
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.shell import regions
from perfidie.web.page.stream import PageStream
from web.browserless import Site, a_site, live

NAMES = ("Anne", "Bert", "Cleo", "Dora", "Emil", "Fay", "Gil")
WARM, COUNTED = 240, 120
"""Moves after which most pieces have been met, and moves that are counted."""
STATEMENTS = 6
"""For a move and all that chance does after it, the beginning and the end of the transaction included."""
CLOSED = unseen(".".join(ON))


class Bound(NamedTuple):
    """At a table of so many seats, at most so many templates for a move and bytes for a push, on average."""

    seats: int
    templates: float
    sent: int


BOUNDS = {
    "verre": Bound(5, 1.7, 3000),
    "verona": Bound(5, 3.0, 3700),
    "idus_martii": Bound(7, 1.5, 3750),
    "charlatans": Bound(2, 1.1, 5200),
    "mousquetaires": Bound(4, 2.1, 4450),
}


class Cost(NamedTuple):
    """Of the moves that were counted: templates drawn for each, and bytes of each push."""

    templates: float
    sent: float


@contextmanager
def templates_drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The templates that are drawn meanwhile, by name."""
    drawn: list[str] = []
    whole = Pen.page

    def counted(self: Pen, template: str, /, **facts: Any) -> str:
        drawn.append(template)
        return whole(self, template, **facts)

    with monkeypatch.context() as patch:
        patch.setattr(Pen, "page", counted)
        yield drawn


async def begun(site: Site, game: str, seats: int) -> tuple[LiveTable, list[PageStream]]:
    """A new table, and a page that each of those who sit there has open."""
    path, _ = await site.begun(*NAMES[:seats], game=game)
    table, pages = site.table(path), [PageStream(seat) for seat in range(seats)]
    for page in pages:
        table.audience.enter(page)
        page.message(regions(site.house, table, page.seat, "fr", CLOSED))
    return table, pages


async def moved(site: Site, table: LiveTable, rng: Random) -> None:
    """Somebody who is asked does something."""
    seat = rng.choice(sorted(table.asked))
    await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None)


@pytest.mark.parametrize("game", BOUNDS)
def test_a_move_draws_few_templates_and_sends_little(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound, rng = BOUNDS[game], Random(3)

    async def story() -> Cost:
        templates, sent, pushes = 0, 0, 0
        async with a_site(tmp_path, seed=3) as site:
            table, pages = await begun(site, game, bound.seats)
            number = 0
            while number < WARM + COUNTED:
                await moved(site, table, rng)
                if table.phase != PLAYING:  # the end of a game is another page
                    table, pages = await begun(site, game, bound.seats)
                    continue
                number += 1
                with templates_drawn(monkeypatch) as drawn:
                    told = [page.message(regions(site.house, table, page.seat, "fr", CLOSED)) for page in pages]
                if number > WARM:
                    templates, sent = templates + len(drawn), sent + sum(map(len, told))
                    pushes += sum(map(bool, told))
        return Cost(templates / COUNTED, sent / pushes)

    cost = live(story())
    assert cost.templates <= bound.templates, cost
    assert cost.sent <= bound.sent, cost


@pytest.mark.parametrize("game", [game for game in BOUNDS if "facts" in generated.find(game).open_to_all])
def test_what_all_see_alike_is_drawn_once_for_a_move(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    board = generated.find(game)
    told = board.facts

    def facts(scene: Any, seat: int) -> str:
        asked.append(seat)
        assert scene.view.seat is None, "with the eyes of somebody who has no seat"
        return told(scene, seat)

    async def story() -> None:
        async with a_site(tmp_path, seed=3) as site:
            table, pages = await begun(site, game, BOUNDS[game].seats)
            for _ in range(20):
                await moved(site, table, Random(3))
                asked.clear()
                for page in pages:
                    page.message(regions(site.house, table, page.seat, "fr", CLOSED))
                assert asked == [*range(BOUNDS[game].seats)]

    with monkeypatch.context() as patch:
        patch.setattr(generated, "find", lambda _: dataclasses.replace(board, facts=facts))
        live(story())


def test_a_move_is_one_transaction_of_few_statements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game has lasted, and however many tables there are."""
    said: list[str] = []
    write = Hand.write

    def heard(self: Hand, group: list[Work]) -> Done:
        connection: Any = self._connection.driver_connection
        connection.set_trace_callback(said.append)
        try:
            return write(self, group)
        finally:
            connection.set_trace_callback(None)

    async def story() -> list[list[str]]:
        async with a_site(tmp_path, seed=3) as site:
            for _ in range(5):
                await begun(site, "verre", 3)
            table, _ = await begun(site, "verre", 5)
            rng, moves = Random(3), []
            for _ in range(40):
                said.clear()
                await moved(site, table, rng)
                moves.append([statement.split()[0] for statement in said])
            return moves

    monkeypatch.setattr(Hand, "write", heard)
    moves = live(story())
    assert {each.count("COMMIT") for each in moves} == {1}
    assert max(map(len, moves)) <= STATEMENTS
    assert max(map(len, moves[:20])) == max(map(len, moves[20:]))
