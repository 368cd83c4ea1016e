"""What is left when writing fails, and after a restart: the table as the store has it, and everybody's seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from perfidie.store import Unreadable
from web.browserless import a_site, live, to_decide

AWAY = Unreadable("the database is away")


@pytest.mark.parametrize("written", [False, True])
def test_house_8_where_writing_and_reading_fail_the_move_is_made_once_when_it_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool, logged: list[dict[str, Any]]
) -> None:
    """Whether the lost answer was a yes or a no, memory does not keep what the store may not have."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            store = site.house.store
            commit = store.commit

            async def fails(*words: Any) -> None:
                if written:
                    await commit(*words)
                raise AWAY

            with monkeypatch.context() as broken:
                broken.setattr(store, "commit", fails)
                broken.setattr(store, "table", fails)
                answer = await people[seat].send(f"{path}/move", {"version": str(page.version), **page.moves[0]})
                assert answer.status_code >= 500
            before = await store.table(path.split("/")[2])
            assert before is not None
            await people[seat].move(path, page.version, page.moves[0])
            after = await store.table(path.split("/")[2])
            assert after is not None
            moves = [line for line in after.lines if line.kind == "move"]
            assert [line.seat for line in moves] == [seat], "made, and made once"
            assert site.table(path).version == after.version

    live(story())
    logged.clear()  # the failure itself is logged


def test_house_9_after_a_restart_nobody_gives_the_seat_of_somebody_who_has_not_come_back_yet_to_a_bot(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cléo")
            cookies = [dict(person.client.cookies) for person in people]
        async with a_site(tmp_path) as site:
            ana = site.visitor("Ana", cookies=cookies[0])
            await ana.get(path)
            await ana.post(f"{path}/bot", {"seat": "1", "level": "random"}, 409)
            table = site.table(path)
            assert table.chairs[1].kind == "person"
            now = asyncio.get_running_loop().time()
            site.house.presence.note(table, 1, now - site.house.settings.away_after - 1)  # he had his time
            await ana.post(f"{path}/bot", {"seat": "1", "level": "novice"})
            assert table.chairs[1].kind == "bot"

    live(story())
