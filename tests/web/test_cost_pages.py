"""What a page costs the site that is asked for again and again, counted: templates drawn, questions to the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie.store import OVER
from perfidie.store.sql import SqlStore
from perfidie.web.page.film import film_of
from web.browserless import Site, Visitor, a_site, live
from web.test_cost import BOUNDS, NAMES, moved, templates_drawn

MOVES = 30
"""So many are made before a table is loaded."""
STEPS = {"verre": 3.2, "verona": 4.1, "idus_martii": 4.9, "charlatans": 5.2, "mousquetaires": 1.7}
"""By game: at most so many templates for a step of a game seen again, on average. They are those of pieces which nobody
has seen yet: the page around them is no template of its own."""


@contextmanager
def asked_of_the_store(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What pages ask the store for meanwhile: who somebody is, and tables."""
    asked: list[str] = []

    def noting(name: str) -> Any:
        ask = getattr(SqlStore, name)

        async def noted(self: SqlStore, word: str) -> Any:
            asked.append(name)
            return await ask(self, word)

        return noted

    with monkeypatch.context() as patch:
        for name in ("who", "table"):
            patch.setattr(SqlStore, name, noting(name))
        yield asked


async def begun(site: Site, game: str) -> tuple[str, list[Visitor]]:
    return await site.begun(*NAMES[: BOUNDS[game].seats], game=game)


@pytest.mark.parametrize("game", BOUNDS)
def test_a_table_that_is_loaded_again_draws_no_template_and_asks_the_store_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_site(tmp_path, seed=3) as site:
            path, people = await begun(site, game)
            rng = Random(3)
            for _ in range(MOVES):
                await moved(site, site.table(path), rng)
            for person in people:
                await person.get(path)
            with templates_drawn(monkeypatch) as drawn, asked_of_the_store(monkeypatch) as asked:
                for person in people:
                    await person.get(path)
            assert (drawn, asked) == ([], [])

    live(story())


def test_tables_of_the_same_kind_share_one_drawing_of_their_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another table, other people, other words for their forms: what lies around it all is the same."""

    async def story() -> None:
        async with a_site(tmp_path, seed=3) as site:
            for turn in range(2):
                path, people = await begun(site, "verre")
                with templates_drawn(monkeypatch) as drawn:
                    pages = [await person.get(path) for person in people]
                assert not turn or "table.html" not in drawn
                for person, page in zip(people, pages, strict=True):
                    assert page.csrf == person.csrf
                    assert f'action="{path}/move"' in page.text

    live(story())


@pytest.mark.parametrize("game", BOUNDS)
def test_a_step_of_a_game_seen_again_draws_what_is_new_on_the_board_and_asks_the_store_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> float:
        async with a_site(tmp_path, seed=3) as site:
            path, people = await begun(site, game)
            table, rng = site.table(path), Random(3)
            while table.phase != OVER:
                await moved(site, table, rng)
            for at in range(4):
                await people[0].get(f"{path}/replay?at={at}")
            steps = range(4, film_of(table).last)
            with templates_drawn(monkeypatch) as drawn, asked_of_the_store(monkeypatch) as asked:
                for at in steps:
                    await people[0].get(f"{path}/replay?at={at}")
            assert asked == []
            assert "replay.html" not in drawn
            return len(drawn) / len(steps)

    cost = live(story())
    assert cost <= STEPS[game], cost
