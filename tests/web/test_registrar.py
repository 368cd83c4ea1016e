"""The registrar: every game that is over is written down once, from its record, whatever happens in between."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from perfidie import games
from perfidie.store import LATE, MOVE
from perfidie.store.people import ladders
from perfidie.store.people.schema import customs, endings, ratings, results
from perfidie.store.schema import lines
from perfidie.store.sql import SqlStore
from perfidie.web.house.keeping.registrar import Registrar, ending_of
from web.browserless import Site, a_site, live


def rows(connection: Connection, table: object) -> list[dict[str, object]]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]  # type: ignore[call-overload]


async def finished(site: Site, game: str) -> str:
    """A game of this kind, played to its end at random; its path."""
    names = ["Ana", "Bob", "Cleo", "Dan", "Eve"][: max(2, min(games.find(game).seats))]
    path, _ = await site.begun(*names, game=game)
    table = site.table(path)
    rng = Random(5)
    while table.phase != "over":
        seat = next(iter(table.asked))
        await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None)
    return path


def forget(connection: Connection) -> None:
    """As if nothing had been registered."""
    for table in (endings, results, customs):
        connection.execute(delete(table))


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_is_over_has_one_ending_and_a_result_for_each_seat(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await finished(site, game)
            await site.house.registrar.settled()
            store, table = site.house.store, site.table(path)
            (ending,) = await store.look_up(rows, endings)
            found = await store.look_up(rows, results)
            outcome = table.game.rules.outcome(table.game_on.state)
            assert (ending["code"], ending["game"], ending["seats"]) == (table.code, game, len(table.chairs))
            assert [each["person"] for each in found] == [chair.person for chair in table.chairs]
            assert tuple(each["share"] for each in found) == table.game.rules.shares(outcome)
            assert tuple(each["seat"] for each in found if each["won"]) == outcome.winners
            annals = games.companion(game, "annals")
            assert {each["side"] for each in found} <= {"", *annals.sides}
            assert {row["habit"] for row in await store.look_up(rows, customs)} <= {*annals.habits}
            assert not await site.house.registrar.register(table.code)
            assert await site.house.registrar.catch_up() == 0
            assert len(await store.look_up(rows, results)) == len(table.chairs)

    live(story())


def test_nothing_is_written_of_a_game_that_is_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.begun("Ana", "Bob")
            assert not await site.house.registrar.register(site.table(path).code)
            assert await site.house.registrar.catch_up() == 0
            assert await site.house.store.look_up(rows, endings) == []

    live(story())


def test_what_a_crash_left_unwritten_is_found_when_the_house_opens_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            await finished(site, "verre")
            await site.house.registrar.settled()
            before = await site.house.store.look_up(rows, results)
            await site.house.store.keep(forget)
        async with a_site(tmp_path) as site:
            await site.house.registrar.catch_up()
            assert await site.house.store.look_up(rows, results) == before

    live(story())


def test_two_processes_that_register_the_same_game_write_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await finished(site, "verre")
            await site.house.registrar.settled()
            other = SqlStore(site.house.settings.database)
            await other.open()
            try:
                kept = await other.table(site.table(path).code)
                assert kept is not None
                ending = ending_of(kept)
                assert not await other.keep(ladders.register, ending, {}, "")
                assert not await Registrar(other).register(kept.code)
            finally:
                await other.close()
            assert len(await site.house.store.look_up(rows, endings)) == 1
            assert await site.house.store.look_up(rows, ratings) == []

    live(story())


def test_what_was_drawn_because_time_was_up_is_nobodys_habit(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await finished(site, "verre")
            kept = await site.house.store.table(site.table(path).code)
            assert kept is not None
            mine = next(at for at, line in enumerate(kept.lines) if line.kind == MOVE and line.seat == 0)
            lines = (*kept.lines[:mine], replace(kept.lines[mine], kind=LATE), *kept.lines[mine + 1 :])
            before, after = ending_of(kept), ending_of(replace(kept, lines=lines))
            assert before.results[0].figures
            assert after.results[0].figures == {}
            assert after.results[1:] == before.results[1:]
            assert after.results[0].share == before.results[0].share

    live(story())


def test_a_record_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            codes = [site.table(await finished(site, "verre")).code for _ in range(3)]
            await site.house.registrar.settled()
            store = site.house.store
            await store.keep(forget)
            await store.keep(spoil, codes[1])
            assert await Registrar(store).catch_up() == 3
            assert {row["code"] for row in await store.look_up(rows, results)} == {codes[0], codes[2]}
            assert await Registrar(store).catch_up() == 0, "it is not looked at again and again"

    live(story())


def spoil(connection: Connection, code: str) -> None:
    """What is kept of this table makes no sense any more."""
    connection.execute(update(lines).where(lines.c.code == code).values(words="{"))
