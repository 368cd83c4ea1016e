"""People who keep themselves, as the store has them: on every kind of database."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Boolean, Connection, Float, Integer, LargeBinary, Table, func, insert, or_, select

from perfidie.store import PERSON, Chair, Person
from perfidie.store.keeping import export, joining, people, retention
from perfidie.store.keeping.forgetting import forget
from perfidie.store.keeping.joining import Joined
from perfidie.store.keeping.retention import DAY, Ages
from perfidie.store.people import accounts, devices, everything, letters, mails, passkeys
from perfidie.store.people.letters import ENTER, Letter
from perfidie.store.people.passkeys import Passkey
from perfidie.store.people.schema import fellows, friends, results, subscriptions
from perfidie.store.schema import metadata
from store.counter import ANNE, ARRANGEMENT, BLAISE, Place, furnished, kept, run

NOW = 2_000_000_000.0
CLEO = Person("p-cleo", "Cleo", "fr")


def key(number: str, person: str = ANNE.id, count: int = 0) -> Passkey:
    return Passkey(number, person, b"public", count, "Firefox · Android", "internal", NOW, NOW)


def letter(name: str, person: str = ANNE.id, session: str = "browser", until: float = NOW + 900) -> Letter:
    return Letter(name, ENTER, person, session, "", until)


def test_a_passkey_is_one_person_s_and_the_first_makes_an_account(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            assert await store.keep(passkeys.add_passkey, key("k"))
            assert not await store.keep(passkeys.add_passkey, key("k", BLAISE.id))
            account = await store.look_up(accounts.account, ANNE.id)
            assert account is not None
            assert account.since == NOW
            assert await store.look_up(accounts.account, BLAISE.id) is None
            assert [each.id for each in await store.look_up(passkeys.passkeys_of, ANNE.id)] == ["k"]
            assert not await store.keep(passkeys.remove_passkey, BLAISE.id, "k")
            assert await store.keep(passkeys.remove_passkey, ANNE.id, "k")
            assert await store.look_up(passkeys.passkey, "k") is None

    run(story())


def test_of_two_uses_counted_from_the_same_number_one_is_refused(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.keep(passkeys.add_passkey, key("k", count=3))
            assert await store.keep(passkeys.use_passkey, "k", 3, 4, NOW)
            assert not await store.keep(passkeys.use_passkey, "k", 3, 5, NOW)
            assert not await store.keep(passkeys.use_passkey, "unknown", 0, 0, NOW)

    run(story())


def test_a_letter_is_taken_once_before_its_time_is_up(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.keep(letters.write_letter, letter("one"), NOW)
            assert await store.look_up(letters.read_letter, "one", ENTER, NOW)
            assert await store.keep(letters.take_letter, "one", "confirm", NOW) is None
            assert await store.keep(letters.take_letter, "one", ENTER, NOW) == letter("one")
            assert await store.keep(letters.take_letter, "one", ENTER, NOW) is None
            await store.keep(letters.write_letter, letter("two"), NOW)
            assert await store.keep(letters.take_letter, "two", ENTER, NOW + 900) is None
            await store.keep(letters.write_letter, letter("three"), NOW)
            await store.keep(letters.write_letter, letter("four"), NOW)
            assert await store.keep(letters.take_letter, "three", ENTER, NOW) is None
            assert await store.keep(letters.sweep_letters, NOW + 900) == 1

    run(story())


def test_an_address_belongs_to_one_and_goes_with_its_links(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            assert await store.keep(mails.keep_mail, ANNE.id, "a@b.org", NOW)
            assert not await store.keep(mails.keep_mail, BLAISE.id, "a@b.org", NOW)
            await store.keep(letters.write_letter, letter("one"), NOW)
            assert await store.keep(mails.keep_mail, ANNE.id, "c@d.org", NOW)
            assert await store.keep(letters.take_letter, "one", ENTER, NOW) is None
            assert await store.look_up(mails.owner_of, "a@b.org") == ""
            assert await store.keep(mails.drop_mail, ANNE.id)
            assert not await store.keep(mails.drop_mail, ANNE.id)

    run(story())


def test_devices_are_labelled_seen_once_a_day_and_ended(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.welcome(ANNE, "telephone of anne", "Firefox · Android")
            await store.keep(devices.saw, "telephone of anne", ANNE.id, NOW)
            await store.keep(devices.saw, "telephone of anne", ANNE.id, NOW + DAY / 2)
            first, _ = await store.look_up(devices.devices_of, ANNE.id)
            assert (first.label, first.seen) == ("Firefox · Android", NOW)
            assert not await store.keep(devices.end_device, BLAISE.id, first.id)
            assert await store.keep(devices.end_device, ANNE.id, first.id)
            assert await store.who("telephone of anne") is None
            await store.welcome(ANNE, "telephone of anne")
            assert await store.keep(devices.end_devices, ANNE.id, "telephone of anne") == 1
            assert await store.who("session of blaise") == BLAISE

    run(story())


def test_a_guest_s_seats_results_and_circles_become_a_person_s_where_they_have_none(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.welcome(CLEO, "session of cleo")
            await store.keep(accounts.keep_account, CLEO.id, NOW)
            chairs = (Chair(PERSON, "Anne", ANNE.id), Chair(PERSON, "Cleo", CLEO.id), Chair())
            await store.lay("BOTH", replace(ARRANGEMENT, chairs=chairs), ((ANNE.id, 0), (CLEO.id, 1)))
            await store.keep(_fill, results, {"code": "ABCDE", "person": ANNE.id})
            await store.keep(_fill, fellows, {"circle": "c", "person": ANNE.id})
            await store.keep(_fill, friends, {"person": ANNE.id, "other": CLEO.id})
            assert await store.keep(joining.join, ANNE.id, CLEO.id, NOW) == Joined(1, 1)
            assert await store.seats_of(CLEO.id) == {"ABCDE": 0, "BOTH": 1}
            assert await store.seats_of(ANNE.id) == {"BOTH": 0}
            table = await kept(store)
            assert (table.arrangement.host, table.arrangement.chairs[0].person) == (CLEO.id, CLEO.id)
            assert await store.look_up(_named, results, CLEO.id) == 1
            assert await store.look_up(_named, fellows, CLEO.id) == 1
            assert await store.look_up(_named, friends, CLEO.id) == 0

    run(story())


@pytest.mark.parametrize("case", ["kept", "gone", "self"])
def test_nothing_is_handed_over_by_somebody_kept_nor_to_nobody(place: Place, case: str) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            if case == "kept":
                await store.keep(accounts.keep_account, ANNE.id, NOW)
            to = {"kept": BLAISE.id, "gone": "p-erased", "self": ANNE.id}[case]
            assert await store.keep(joining.join, ANNE.id, to, NOW) == Joined()
            assert await store.seats_of(ANNE.id) == {"ABCDE": 0}

    run(story())


# Everything


JSON = {"facts": "{}", "figures": "{}", "preferences": "{}", "context": "[]", "names": "[]"}
"""What is kept as JSON must be some."""


def _fill(connection: Connection, table: Table, known: dict[str, Any]) -> None:
    """A row of this table: whatever is not known is made up by its kind."""
    made: dict[str, Any] = {}
    for column in table.columns:
        usual: Any = f"{column.name} of {sorted(known.values())}"
        if column.name in JSON:
            usual = JSON[column.name]
        elif isinstance(column.type, Boolean):
            usual = True
        elif isinstance(column.type, Float):
            usual = NOW
        elif isinstance(column.type, Integer):
            usual = None if table.name == "reports" and column.name == "number" else 1
        elif isinstance(column.type, LargeBinary):
            usual = b"bytes"
        if usual is not None:
            made[column.name] = known.get(column.name, "{}" if column.name == "preferences" else usual)
    connection.execute(insert(table).values(**made))


def _named(connection: Connection, table: Table, person: str) -> int:
    """In how many rows this person stands."""
    named = [table.c[name] == person for name in (*everything.NAMED, "subject") if name in table.c]
    return int(connection.execute(select(func.count()).select_from(table).where(or_(*named))).scalar_one())


def test_of_somebody_erased_no_table_that_names_people_knows_anything(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            naming = [each for each in metadata.sorted_tables if any(name in each.c for name in everything.NAMED)]
            found = everything.people_tables()
            assert {each.name for each in naming} == {each.name for each in found} | {"sessions", "holders"}
            for table in found:
                for column in [name for name in everything.NAMED if name in table.c]:
                    rest = {name: f"{name} {column}" for name in everything.NAMED if name in table.c}
                    await store.keep(_fill, table, {**rest, column: ANNE.id})
                await store.keep(_fill, table, {name: BLAISE.id for name in everything.NAMED if name in table.c})
            told = await store.look_up(everything.export, ANNE.id)
            assert set(told) >= {each.name for each in found}
            assert not any(secret in row for rows in told.values() for row in rows for secret in everything.SECRET)
            await forget(store, ANNE.id, "Anonyme", "greedy", NOW)
            for table in naming:
                assert await store.look_up(_named, table, ANNE.id) == 0, table.name
                assert await store.look_up(_named, table, BLAISE.id) >= 1, table.name
            assert await store.look_up(_names) == ["Anonyme"]
            assert await store.look_up(people.known, ANNE.id) is None

    run(story())


TOLD_OTHERWISE = {
    "letters": {"address": "the browser that asked"},
    "friends": dict.fromkeys(("person", "other", "asked", "agreed"), "by name, and since when")
    | {"declined": "is the other one's affair"},
    "invitations": dict.fromkeys(("person", "code"), "as the table") | {"by": "the table says who hosts it"},
    "shunned": dict.fromkeys(("person", "other"), "by name") | {"names": "what another one was called"},
    "reports": {"person": "who asks", "code": "as the table", "number": "of the keeper's list"}
    | {"context": "what others said at the table", "verdict": "of whoever keeps the house"},
}
"""By table: columns of one's own rows that are told in other words or withheld; beside `everything.SECRET`."""


def test_every_column_that_is_kept_of_somebody_is_given_to_them(place: Place) -> None:
    """A new column of a table that names people is given out, too, or the reason why not stands above."""

    async def story() -> None:
        async with furnished(place) as store:
            for table in everything.people_tables():
                await store.keep(_fill, table, {name: ANNE.id for name in everything.NAMED if name in table.c})
            told = await store.look_up(everything.export, ANNE.id)
            for table in everything.people_tables():
                kept = {column.name for column in table.c} - everything.SECRET - set(TOLD_OTHERWISE.get(table.name, ()))
                given = set(told[table.name][0])
                assert kept <= given, (table.name, kept - given)

    run(story())


def _names(connection: Connection) -> list[str]:
    return list(connection.execute(select(results.c.name).where(results.c.person == "")).scalars())


def test_an_export_holds_what_keeps_somebody_and_no_secret(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.keep(passkeys.add_passkey, key("k"))
            await store.keep(mails.keep_mail, ANNE.id, "a@b.org", NOW)
            await store.keep(letters.write_letter, letter("digest of a link"), NOW)
            await store.keep(_fill, subscriptions, {"person": ANNE.id})
            known = await store.look_up(people.known, ANNE.id)
            told = await store.look_up(export.exported, known)
            assert told["mails"] == [{"person": ANNE.id, "address": "a@b.org", "since": NOW}]
            assert told["passkeys"][0]["label"] == "Firefox · Android"
            assert told["accounts"]
            assert "digest of a link" not in str(told)

    run(story())


def test_people_who_keep_themselves_are_forgotten_later_than_guests(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.welcome(CLEO, "session of cleo")
            await store.welcome(Person("p-dora", "Dora", "fr"), "session of dora")
            await store.keep(accounts.keep_account, CLEO.id, NOW)
            ages = Ages(0, 0, 0, 400, 1100)
            later = NOW + 500 * DAY
            assert (await store.look_up(retention.foreseen, ages, later)).people == 1
            await _sweep(store, ages, later)
            assert await store.look_up(people.known, "p-dora") is None
            assert await store.look_up(people.known, CLEO.id)
            await store.keep(devices.saw, "session of cleo", CLEO.id, later)
            await _sweep(store, ages, NOW + 1200 * DAY)
            assert await store.look_up(people.known, CLEO.id)
            await _sweep(store, ages, later + 1101 * DAY)
            assert await store.look_up(people.known, CLEO.id) is None
            assert await store.look_up(accounts.account, CLEO.id) is None
            assert await store.look_up(people.known, ANNE.id)  # who holds a seat stays

    run(story())


async def _sweep(store: Any, ages: Ages, now: float) -> None:
    for _, forgets, values in retention.steps(ages, now):
        await store.keep(forgets, *values)


def test_whoever_keeps_the_house_sees_by_what_somebody_comes_back_and_not_more(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            assert await store.look_up(people.keeps, ANNE.id) == people.Keeps()
            await store.keep(passkeys.add_passkey, key("k"))
            await store.keep(mails.keep_mail, ANNE.id, "a@b.org", NOW)
            assert await store.look_up(people.keeps, ANNE.id) == people.Keeps(NOW, 1, True)

    run(story())
