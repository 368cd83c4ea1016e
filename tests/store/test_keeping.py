"""What the keeper of a house does on its database: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from perfidie.store import BOT, OVER, PLAYING, WATCHING, Person, Said
from perfidie.store.company import Ask, Company, Tally
from perfidie.store.keeping import BAN, FOR_EVER, MUTE, Sanction, erasure, export, notices, people, retention, tables
from perfidie.store.keeping.erasure import BLANK, Mask
from perfidie.store.keeping.retention import DAY, Ages
from perfidie.store.keeping.tables import Wanted
from perfidie.store.schema import tables as kept_tables
from perfidie.store.sql import SqlStore
from perfidie.store.times import Times, Wait
from perfidie.web.house.keeping.keeper import swept
from store.counter import ANNE, ARRANGEMENT, BLAISE, kept, move, on, run

NOW = 2_000_000_000.0
AGES = Ages(14, 180, 0, 400)
Story = Callable[[SqlStore], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres").database())


@asynccontextmanager
async def furnished(address: str) -> AsyncIterator[SqlStore]:
    """Anne and Blaise, and the table ABCDE where they sit."""
    store = SqlStore(address)
    await store.open()
    try:
        await store.welcome(ANNE, "session of anne")
        await store.welcome(BLAISE, "session of blaise")
        await store.lay("ABCDE", ARRANGEMENT, ((ANNE.id, 0), (BLAISE.id, 1)))
        yield store
    finally:
        await store.close()


def lived(address: str, story: Story) -> None:
    async def told() -> None:
        async with furnished(address) as store:
            await story(store)

    run(told())


async def heard(store: SqlStore, since: int = 0) -> list[tuple[str, str]]:
    return [(each.kind, each.subject) for each in await store.look_up(notices.since, since)]


async def begun(store: SqlStore, phase: str = PLAYING, **more: Any) -> None:
    agreed = replace((await kept(store)).arrangement, phase=phase, **more)
    await store.commit(on(await kept(store), move("pour", "a3"), move("take", "B", seat=1), arrangement=agreed))


def test_a_deleted_table_leaves_nothing_behind_but_a_notice(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await begun(store)
        await store.talk("ABCDE", Said(0, "Anne", "bonjour", 0.0))
        await store.claim("ABCDE", "somebody")
        assert await store.keep(tables.delete_table, "ABCDE", NOW)
        assert await store.table("ABCDE") is None
        assert await store.seats_of(ANNE.id) == {}
        assert await heard(store) == [("table", "ABCDE")]
        assert not await store.keep(tables.delete_table, "ABCDE", NOW), "there is none any more"

    lived(address, story)


def test_what_fails_half_way_is_not_written_at_all(address: str) -> None:
    def half(connection: Any) -> None:
        tables.delete_table(connection, "ABCDE", NOW)
        raise RuntimeError("the light goes out")

    async def story(store: SqlStore) -> None:
        with pytest.raises(RuntimeError):
            await store.keep(half)
        assert await store.table("ABCDE") is not None
        assert await heard(store) == []

    lived(address, story)


def test_the_number_of_a_notice_is_never_given_twice_even_after_a_sweep(address: str) -> None:
    async def story(store: SqlStore) -> None:
        for _ in range(3):
            await store.keep(notices.announce, "", NOW, NOW)
        assert await store.keep(retention.sweep_rest, NOW + 3 * DAY) == 2
        await store.keep(notices.lift, "nobody", NOW)
        await store.keep(notices.announce, "{}", NOW + 3 * DAY, NOW + 4 * DAY)
        assert [each.number for each in await store.look_up(notices.since, 0)] == [3, 4]
        assert await store.keep(retention.sweep_rest, NOW + 3.9 * DAY) == 1, "what is announced still holds"

    lived(address, story)


def test_a_sanction_takes_the_place_of_the_one_before_and_is_forgotten_when_it_has_ended(address: str) -> None:
    async def story(store: SqlStore) -> None:
        for until in (NOW + DAY, NOW + 2 * DAY):
            await store.keep(notices.impose, Sanction(BAN, ANNE.id, until, NOW, "noise"), NOW)
        await store.keep(notices.impose, Sanction(MUTE, BLAISE.id, FOR_EVER, NOW), NOW)
        found = {(each.kind, each.subject): each for each in await store.look_up(notices.all_sanctions)}
        assert set(found) == {(BAN, ANNE.id), (MUTE, BLAISE.id)}
        assert found[BAN, ANNE.id].holds(NOW + 1.5 * DAY)
        assert not found[BAN, ANNE.id].holds(NOW + 2.5 * DAY)
        assert found[MUTE, BLAISE.id].holds(NOW + 9999 * DAY)
        await store.keep(retention.sweep_rest, NOW + 3 * DAY)
        assert [each.subject for each in await store.look_up(notices.all_sanctions)] == [BLAISE.id]
        assert await store.keep(notices.lift, BLAISE.id, NOW) == 1
        assert await store.look_up(notices.all_sanctions) == []

    lived(address, story)


def test_who_is_taken_off_a_seat_leaves_it_free_before_the_game_and_to_a_bot_during_it(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await store.lay("FGHIJ", replace(ARRANGEMENT, phase=PLAYING), ((ANNE.id, 0), (BLAISE.id, 1)))
        for code in ("ABCDE", "FGHIJ"):
            await store.keep(people.rise, ANNE.id, code, "regular", NOW)
        gathering, playing = (await kept(store)).arrangement, (await kept(store, "FGHIJ")).arrangement
        assert (gathering.chairs[0].kind, gathering.host) == ("empty", BLAISE.id)
        chair = playing.chairs[0]
        assert (chair.kind, chair.person, chair.level) == (BOT, ANNE.id, "regular"), (
            "the seat is theirs to come back to"
        )
        assert await store.seats_of(ANNE.id) == {"FGHIJ": 0}
        assert await heard(store) == [("table", "ABCDE"), ("table", "FGHIJ")]

    lived(address, story)


# Looking


def test_a_look_at_a_running_game_shows_nothing_that_was_done_or_whispered(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await begun(store)
        for said in (
            Said(0, "Anne", "to all", 1.0),
            Said(0, "Anne", "to us", 2.0, (0, 1)),
            Said(WATCHING, "Zoé", "ha", 3.0),
        ):
            await store.talk("ABCDE", said)
        on_now = await store.look_up(tables.looked_at, "ABCDE")
        assert on_now is not None
        assert [said.text for said in on_now.talk] == ["to all"]
        assert (on_now.lines, on_now.withheld) == (None, 2)
        assert "pour" not in str(on_now)
        await begun(store, OVER)
        over = await store.look_up(tables.looked_at, "ABCDE")
        assert over is not None
        assert [said.text for said in over.talk] == ["to all", "to us", "ha"]
        assert (over.lines, over.withheld) == (4, 0)

    lived(address, story)


def test_tables_are_found_by_phase_game_person_and_whether_they_are_public(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await store.lay("FGHIJ", replace(ARRANGEMENT, phase=OVER, public=True, game="verona"), ((ANNE.id, 0),))

        async def codes(**wanted: Any) -> set[str]:
            return {each.code for each in await store.look_up(tables.found, Wanted(**wanted))}

        assert await codes() == {"ABCDE", "FGHIJ"}
        assert await codes(phase=OVER) == await codes(public=True) == await codes(game="verona") == {"FGHIJ"}
        assert await codes(public=False) == await codes(person=BLAISE.id) == {"ABCDE"}
        assert len(await codes(limit=1)) == 1

    lived(address, story)


def test_a_table_that_makes_no_sense_is_found_and_deleted_like_any_other(address: str) -> None:
    def spoil(connection: Any) -> None:
        connection.execute(update(kept_tables).where(kept_tables.c.code == "ABCDE").values(arrangement=b"{ p-anne"))

    async def story(store: SqlStore) -> None:
        await store.lay("FGHIJ", ARRANGEMENT, ())
        await store.keep(spoil)
        found = {each.code: each.arrangement.game for each in await store.look_up(tables.found, Wanted())}
        assert found == {"ABCDE": tables.UNKNOWN, "FGHIJ": "verre"}
        looked = await store.look_up(tables.looked_at, "ABCDE")
        assert looked is not None
        assert looked.arrangement.phase == "gathering"
        await erased(store)
        assert await store.look_up(erasure.mentioned, ANNE.id) == ["ABCDE"], "the keeper is told that it is left"
        assert await store.keep(tables.delete_table, "ABCDE", NOW)
        assert await store.look_up(erasure.mentioned, ANNE.id) == []

    lived(address, story)


# Exporting and erasing


def test_an_export_tells_what_one_said_and_did_and_nothing_of_others_or_of_hidden_games(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await begun(store)
        for said in (
            Said(0, "Anne", "mine", 1.0),
            Said(0, "Anne", "aside", 2.0, (0, 1)),
            Said(1, "Blaise", "his", 3.0),
        ):
            await store.talk("ABCDE", said)
        (anne,) = await store.look_up(people.found, ANNE.id)
        (table,) = (await store.look_up(export.exported, anne))["tables"]
        assert [said["text"] for said in table["said"]] == ["mine"]
        assert table["moves"] == [], "the game is on: whoever keeps the house reads this"
        await begun(store, OVER)
        told = await store.look_up(export.exported, anne)
        assert (told["name"], told["language"], len(told["sessions"])) == ("Anne", "fr", 1)
        (table,) = told["tables"]
        assert [said["text"] for said in table["said"]] == ["mine", "aside"]
        assert [each["words"] for each in table["moves"]] == [["pour", "a3"], ["pour", "a3"]]
        assert "his" not in str(told)

    lived(address, story)


async def erased(store: SqlStore, person: Person = ANNE) -> None:
    """As the command line does it."""
    await store.keep(erasure.end_sessions, person.id, NOW)
    codes = await store.look_up(erasure.mentioned, person.id)
    names = await store.look_up(erasure.names_of, person.id, codes)
    mask = Mask(person.id, names, "Nobody", "regular")
    for code in await store.look_up(erasure.spoke_at, names):
        await store.keep(erasure.erase_talk, code, mask, NOW)
    for code in codes:
        await store.keep(erasure.erase_at, code, mask, NOW)
    await store.keep(erasure.erase_person, person.id, NOW)


def test_an_erased_name_is_gone_from_people_chairs_company_and_talk(address: str) -> None:
    crowd = Company(
        again=(ANNE.id,),
        asks=(Ask(1, ANNE.id, "Anne", 2),),
        removed=(ANNE.id, "p-else"),
        evening=(Tally("Annette", ANNE.id, 3), Tally("Blaise", BLAISE.id, 1)),
    )

    async def story(store: SqlStore) -> None:
        await begun(store, company=crowd)
        await store.lay("FGHIJ", replace(ARRANGEMENT, phase=OVER, chairs=ARRANGEMENT.chairs[:1]), ((ANNE.id, 0),))
        await store.lay("KLMNO", replace(ARRANGEMENT, chairs=ARRANGEMENT.chairs[1:]), ())
        for code, seat, name in (("ABCDE", 0, "Anne"), ("ABCDE", 1, "Blaise"), ("KLMNO", WATCHING, "Annette")):
            await store.talk(code, Said(seat, name, f"{name} was here", 0.0))
        await erased(store)
        assert await store.table("FGHIJ") is None, "it was theirs alone"
        one, other = await kept(store), await kept(store, "KLMNO")
        assert (one.arrangement.chairs[0].kind, one.arrangement.chairs[0].name) == (BOT, "Nobody")
        assert one.arrangement.company.evening[0] == Tally("Nobody", "", 3)
        assert [(said.name, said.text) for said in one.talk] == [("Nobody", BLANK), ("Blaise", "Blaise was here")]
        assert [said.text for said in other.talk] == [BLANK], "under a name of another evening"
        assert "Anne" not in f"{one}{other}"
        assert ANNE.id not in f"{one}{other}"
        assert await store.who("session of anne") is None
        assert await store.look_up(people.found, ANNE.id) == []
        assert one.lines, "what was done stays: it names nobody"

    lived(address, story)


def test_what_somebody_else_of_the_same_name_said_is_not_erased(address: str) -> None:
    async def story(store: SqlStore) -> None:
        namesake = Person("p-other", "Anne", "fr")
        await store.welcome(namesake, "session of another anne")
        chairs = (replace(ARRANGEMENT.chairs[0], person=namesake.id), ARRANGEMENT.chairs[1])
        await store.lay("FGHIJ", replace(ARRANGEMENT, chairs=chairs), ((namesake.id, 0),))
        await store.talk("FGHIJ", Said(0, "Anne", "mine", 0.0))
        await erased(store)
        assert [(said.name, said.text) for said in (await kept(store, "FGHIJ")).talk] == [("Anne", "mine")]
        assert await store.who("session of another anne") == namesake

    lived(address, story)


# Retention


def test_a_sweep_forgets_what_nobody_has_touched_for_long_and_keeps_games_that_are_over(address: str) -> None:
    async def story(store: SqlStore) -> None:
        await store.lay("FGHIJ", replace(ARRANGEMENT, phase=PLAYING), ())
        await store.lay("KLMNO", replace(ARRANGEMENT, phase=OVER), ((BLAISE.id, 1),))
        now = (await kept(store)).created
        assert await swept(store, AGES, now + 13 * DAY) == retention.Swept()
        foreseen = await store.look_up(retention.foreseen, AGES, now + 15 * DAY)
        assert (foreseen.gathering, foreseen.unfinished) == (1, 0)
        assert await store.table("ABCDE") is not None, "foreseen is not done"
        assert (await swept(store, AGES, now + 15 * DAY)).gathering == 1
        assert await heard(store) == [("table", "ABCDE")]
        assert (await swept(store, AGES, now + 181 * DAY)).unfinished == 1
        last = await swept(store, AGES, now + 9999 * DAY)
        assert (last.over, last.people) == (0, 1), "Anne holds no seat any more, Blaise does"
        assert [each.id for each in await store.look_up(people.found)] == [BLAISE.id]
        assert await store.table("KLMNO") is not None
        assert (await swept(store, Ages(0, 0, 30, 0), now + 31 * DAY)).over == 1, "where the host wants it so"

    lived(address, story)


def test_a_sweep_keeps_a_table_where_something_hidden_has_happened_or_a_clock_still_runs(address: str) -> None:
    async def story(store: SqlStore) -> None:
        now = (await kept(store)).created
        for code in ("HIDES", "WAITS", "STUCK"):
            await store.lay(code, replace(ARRANGEMENT, phase=PLAYING), ())
        await store.commit(on(await kept(store, "HIDES"), move("ask"), noticed=False))
        for code, days in (("WAITS", 200), ("STUCK", 7)):
            waits = {0: Wait("step", 0, False, now, now + days * DAY)}
            await store.commit(on(await kept(store, code), move("say"), times=Times(waits)))
        old = {kept_tables.c.touched: now - 200 * DAY}
        await store.keep(lambda connection: connection.execute(update(kept_tables).values(old)).rowcount)
        assert (await swept(store, AGES, now + DAY)).unfinished == 0
        assert (await store.look_up(retention.foreseen, AGES, now + 190 * DAY)).unfinished == 2
        assert (await swept(store, AGES, now + 190 * DAY)).unfinished == 2
        assert await store.table("WAITS") is not None, "its clock is not up"
        assert (await swept(store, AGES, now + 381 * DAY)).unfinished == 1, "nobody could load it when it was"

    lived(address, story)


def test_one_process_sweeps_within_the_hour(address: str) -> None:
    async def story(store: SqlStore) -> None:
        turns = [await store.keep(retention.take_turn, NOW + at, 3600.0) for at in (0, 1, 3599, 3601, 3602)]
        assert turns == [True, False, False, True, False]

    lived(address, story)
