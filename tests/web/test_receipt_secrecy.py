"""Before the end nothing of a receipt leaves the house but the commitment, whoever asks and wherever they look."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from cli.desk import Desk
from perfidie.receipt import secret_of
from perfidie.receipt.numbers import key_of
from perfidie.store import BOT, PLAYING
from perfidie.store.keeping.export import exported
from perfidie.store.keeping.people import Known
from perfidie.web.house.seals import terms_of
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor, a_site, live
from web.sealed import NUMBERS, Counting, begin, peoples_turn, play, record_of, seated
from web.two_worlds import all_that_reaches, watched_game, wrong_moves


def secrets_of(table: LiveTable) -> dict[str, str]:
    """All that must not be told, in the ways in which it could be written."""
    pledge, agreed = table.pledge, table.arrangement
    assert pledge is not None
    assert agreed.sealed is not None
    secret = secret_of(bytes.fromhex(pledge.root), pledge.turn)
    key = key_of(secret, terms_of(pledge, agreed, agreed.sealed))
    seal = table.match.seal
    assert seal is not None
    found = {
        "root": pledge.root,
        "secret": secret.hex(),
        "key": key.hex(),
        "chain": seal.link(table.game_on.entries).hex(),
    }
    seeds = {f"seed {seat} {nth}": str(seal.seed(seat, nth)) for seat in range(len(table.chairs)) for nth in range(30)}
    numbers = {f"number {place}": number for place, number in enumerate(agreed.sealed.numbers) if number}
    return {**found, **seeds, **numbers}


async def everything(viewer: Visitor, table: LiveTable, path: str, seat: int | None) -> bytes:
    """All that one viewer can get out of the house, by its pages, its streams and its interface for programs."""
    seen = await all_that_reaches(viewer, seat, path, wrong_moves(table, seat, Random(3)))
    more = ["/", "/lobby", "/me", "/notices", f"{path}/words", f"{path}/people", f"/verify?table={table.code}"]
    api = [
        f"/api/tables/{table.code}",
        *[f"/api/tables/{table.code}/{each}" for each in ("view", "talk", "record", "replay")],
    ]
    parts = [(await viewer.client.get(each)).content for each in (*more, *api)]
    return b"\n".join([*seen.values(), *parts])


def test_nothing_of_a_receipt_reaches_anybody_before_the_end(tmp_path: Path, logged: list[dict[str, Any]]) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True, thinkers=Counting()) as site:
            path, crowd = await seated(site, "verre", 4, 3, **{"option-max_rounds": "2"})
            watcher = site.visitor("Zoé")
            before = b"".join([(await each.client.get(path)).content for each in (*crowd, watcher)])
            for number in NUMBERS:
                assert number.encode() not in before, "not in the room either"
            await begin(path, crowd, ("master",))
            table = site.table(path)
            await play(site, path, crowd, Random(1), most=10)
            await peoples_turn(site, path)
            assert table.phase == PLAYING
            assert table.match.notes, "the bot has moved"
            told = secrets_of(table)
            seen = [await everything(each, table, path, seat) for seat, each in enumerate(crowd)]
            seen.append(await everything(watcher, table, path, None))
            for number, text in enumerate(seen):
                assert table.pledged.encode() in text, "the commitment is there for all"
                for what, secret in told.items():
                    assert secret.encode() not in text, f"{what} reaches viewer {number}"
                assert b'"iterations"' not in text
            await nothing_in_exports(site, table, told)
            assert not any(secret in str(line) for line in logged for secret in told.values())
            assert not any(
                secret in f"{each!r}"
                for each in (table.pledge, table.arrangement.sealed, table.match.seal)
                for secret in told.values()
            )

    live(story())


async def nothing_in_exports(site: Site, table: LiveTable, told: dict[str, str]) -> None:
    """Nor does "everything about me" tell a person, or the keeper who asks for it on their behalf."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == BOT:
            continue
        known = Known(chair.person, chair.name, "fr", 0.0, ())
        found = json.dumps(await site.house.store.look_up(exported, known))
        assert table.code in found
        for what, secret in told.items():
            assert secret not in found, f"{what}, to seat {seat}"


def test_the_keepers_commands_do_not_tell_either(tmp_path: Path) -> None:
    async def story() -> tuple[str, dict[str, str]]:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 2)
            await begin(path, crowd)
            return site.table(path).code, secrets_of(site.table(path))

    code, told = live(story())
    desk, address = Desk(tmp_path), f"sqlite:///{tmp_path / 'tables.db'}"
    for words in (
        ("list", "tables"),
        ("look", code),
        ("look", code, "--json"),
        ("look", code, "--record", str(tmp_path / "r.json")),
    ):
        done = desk.run("admin", *words, PERFIDIE_DATABASE=address)
        assert not any(secret in done.text + done.errors for secret in told.values()), words
    assert not (tmp_path / "r.json").exists()


def test_what_the_end_opens_tells_nothing_of_the_game_that_follows(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 2, **{"option-max_rounds": "1"})
            await begin(path, crowd)
            await play(site, path, crowd, Random(1))
            await crowd[0].post(f"{path}/again", {"how": "in", "number": NUMBERS[7]})
            following = await crowd[1].post(f"{path}/again", {"how": "in", "number": NUMBERS[8]})
            await crowd[1].get(following)
            told = secrets_of(site.table(following))
            opened = (await record_of(path, crowd[0])).decode()
            page = (await crowd[0].get(path)).text
            assert not any(secret in opened + page for secret in told.values())
            assert (await crowd[0].client.get(f"{following}/record.json")).status_code == 409

    live(story())


def test_two_worlds_with_receipts_look_the_same_to_each_viewer(tmp_path: Path) -> None:
    figures = live(watched_game(tmp_path, 3, 2, seed=5, receipts=True, **{"option-max_rounds": "1"}))
    assert figures["different"] > 10


def test_a_committed_number_has_no_effect_on_what_others_are_sent(tmp_path: Path) -> None:
    """Two rooms that differ in one number alone are the same to everybody but its owner, and to the owner too."""

    async def story(number: str) -> list[bytes]:
        (folder := tmp_path / number[:4]).mkdir()
        async with a_site(folder, receipts=True) as site:
            path, crowd = await seated(site, "verre", 3, 2)
            await crowd[1].post(f"{path}/number", {"number": number})
            seen = [(await each.client.get(path)).content for each in (*crowd, site.visitor())]
            table = site.table(path)
            varies = [table.code.encode(), table.pledged.encode()]
            return [re.sub(rb"csrf\" value=\"[^\"]+\"|" + b"|".join(varies), b"", each) for each in seen]

    assert live(story("ab" * 32)) == live(story("cd" * 32))
