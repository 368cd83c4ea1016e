"""Friends, people who are shunned, and reports, as they are kept: on SQLite and on PostgreSQL."""

from __future__ import annotations

from msgspec.structs import replace

from perfidie.store import Chair, Person
from perfidie.store.people import friends, manners
from perfidie.store.people.manners import BLOCK, MUTE, Line, Report
from perfidie.store.sql import SqlStore
from store.counter import ARRANGEMENT, Place, run

ANNE, BEN, CLEO = [Person(name.lower(), name) for name in ("Anne", "Ben", "Cleo")]


async def peopled(place: Place) -> SqlStore:
    store = SqlStore(place.address, place.synchronous)
    await store.open()
    for person in (ANNE, BEN, CLEO):
        await store.welcome(person, f"session of {person.id}")
    return store


def test_two_are_friends_once_both_have_said_so_and_part_again(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        assert await store.keep(friends.ask, "anne", "ben", 1.0) == friends.ASKED
        assert await store.keep(friends.ask, "anne", "ben", 2.0) == friends.WAITS
        assert not await store.look_up(friends.are_friends, "anne", "ben")
        assert [each.name for each in (await store.look_up(friends.around, "ben")).asking] == ["Anne"]
        assert await store.keep(friends.agree, "ben", "anne", 3.0)
        assert not await store.keep(friends.agree, "ben", "anne", 4.0)
        assert await store.look_up(friends.are_friends, "ben", "anne")
        assert await store.keep(friends.ask, "ben", "anne", 5.0) == friends.ALREADY
        assert await store.look_up(friends.counted, "ben") == 1
        assert await store.keep(friends.part, "ben", "anne")
        assert (await store.look_up(friends.around, "anne")) == friends.Circle()
        await store.close()

    run(story())


def test_a_no_is_kept_from_whoever_asked(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        await store.keep(friends.ask, "anne", "ben", 1.0)
        before = await store.look_up(friends.around, "anne")
        assert await store.keep(friends.decline, "ben", "anne", 2.0)
        assert await store.look_up(friends.around, "anne") == before
        assert (await store.look_up(friends.around, "ben")).asking == ()
        assert await store.keep(friends.ask, "anne", "ben", 3.0) == friends.WAITS
        assert await store.keep(friends.ask, "ben", "anne", 4.0) == friends.AGREED
        await store.close()

    run(story())


def test_who_is_blocked_waits_unseen_even_where_the_other_one_had_asked(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        await store.keep(friends.ask, "anne", "ben", 1.0)
        await store.keep(manners.shun, "anne", "ben", BLOCK, 2.0)
        assert (await store.look_up(friends.around, "ben")).asking == ()
        assert await store.keep(friends.ask, "ben", "anne", 3.0) == friends.ASKED
        assert (await store.look_up(friends.around, "anne")).asking == ()
        assert await store.look_up(manners.blocks, "anne", "ben")
        assert not await store.look_up(manners.blocks, "ben", "anne")
        await store.keep(manners.shun, "anne", "ben", MUTE, 4.0)
        assert not await store.look_up(manners.blocks, "anne", "ben")
        assert [each.kind for each in await store.look_up(manners.shunned_by, "anne")] == [MUTE]
        assert await store.keep(manners.hear_again, "anne", "ben")
        assert not await store.keep(manners.hear_again, "anne", "ben")
        await store.close()

    run(story())


def test_an_invitation_is_kept_once_and_forgotten_after_a_fortnight(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        await store.lay(
            "ROSE-742", replace(ARRANGEMENT, chairs=(Chair("person", "Anne", "anne"), Chair()), host="anne")
        )
        assert await store.keep(friends.invite, "ben", "ROSE-742", "anne", 1.0)
        assert not await store.keep(friends.invite, "ben", "ROSE-742", "anne", 2.0)
        (found,) = await store.look_up(friends.invited, "ben", 3.0)
        assert (found.code, found.name, found.arrangement.host) == ("ROSE-742", "Anne", "anne")
        assert await store.look_up(friends.invited, "ben", 2.0 + friends.INVITED_FOR) == []
        assert await store.keep(friends.pass_over, "ben", "ROSE-742")
        assert not await store.keep(friends.pass_over, "ben", "ROSE-742")
        await store.close()

    run(story())


REPORT = Report("anne", "ben", "ROSE-742", "insults", "oh", 1.0, (Line("Cleo", "bonjour", 0.5, "cleo"),))


def test_a_report_is_kept_once_until_it_is_closed(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        assert await store.keep(manners.report, REPORT)
        assert not await store.keep(manners.report, REPORT)
        (found,) = await store.look_up(manners.found)
        assert (found.about_name, found.by_name, found.context) == ("Ben", "Anne", REPORT.context)
        assert await store.keep(manners.close, found.number, "warned", 2.0)
        assert not await store.keep(manners.close, found.number, "banned", 3.0)
        assert await store.look_up(manners.found) == []
        assert await store.look_up(manners.numbers_about, "ben") == [found.number]
        assert await store.keep(manners.report, REPORT)
        await store.close()

    run(story())


def test_whoever_is_erased_is_in_none_of_it_and_what_they_said_is_blanked(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        await store.keep(manners.report, REPORT)
        await store.keep(manners.report, replace(REPORT, person="cleo", about="anne", context=()))
        await store.keep(manners.shun, "anne", "cleo", BLOCK, 1.0)
        await store.keep(manners.shun, "cleo", "ben", MUTE, 1.0)
        await store.keep(friends.ask, "cleo", "ben", 1.0)
        await store.keep(friends.ask, "anne", "ben", 1.0)
        await store.keep(friends.invite, "ben", "ROSE-742", "cleo", 1.0)
        for module in (friends, manners):
            await store.keep(module.erase, "cleo", "Anonyme")
        assert await store.look_up(manners.shunned_by, "anne") == []
        (kept,) = await store.look_up(manners.found)
        assert [(line.name, line.text, line.person) for line in kept.context] == [("Anonyme", manners.BLANK, "")]
        assert [each.person for each in (await store.look_up(friends.around, "ben")).asking] == ["anne"]
        for module in (friends, manners):
            assert not any((await store.look_up(module.export, "cleo")).values())
        await store.close()

    run(story())


def test_what_is_exported_says_what_one_did_and_never_what_others_think(place: Place) -> None:
    async def story() -> None:
        store = await peopled(place)
        await store.keep(manners.report, REPORT)
        await store.keep(manners.shun, "anne", "ben", BLOCK, 1.0)
        await store.keep(friends.ask, "ben", "cleo", 1.0)
        await store.keep(friends.decline, "cleo", "ben", 2.0)
        assert await store.look_up(manners.export, "ben") == {"shunned": [], "reports": []}
        assert (await store.look_up(friends.export, "ben"))["asked_by_me"] == [{"name": "Cleo", "since": 1.0}]
        mine = await store.look_up(manners.export, "anne")
        assert mine["shunned"] == [{"name": "Ben", "kind": BLOCK, "since": 1.0}]
        assert mine["reports"] == [
            {"about": "Ben", "table": "ROSE-742", "reason": "insults", "words": "oh", "at": 1.0, "closed": None}
        ]
        await store.close()

    run(story())
