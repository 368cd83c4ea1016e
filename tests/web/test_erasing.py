"""What is kept of somebody, given out whole and erased whole, even where something goes wrong meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from perfidie.store import Unreadable
from perfidie.store.keeping import MUTE, Sanction, erasure
from perfidie.store.keeping.notices import impose
from web.browserless import a_site, live
from web.hourglass import Hourglass
from web.push_service import HOUSE, later
from web.test_accounts import answered, kept, who


def test_whoever_is_interrupted_while_they_are_erased_can_ask_for_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[dict[str, Any]]
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (anne, blaise) = await site.begun("Anne", "Blaise", lang="en")
            phone = site.visitor(lang="en")
            await answered(phone, await kept(site, anne))
            mine, keep = await who(site, anne), site.house.store.keep

            async def breaks(do: Any, *values: Any) -> Any:
                if do is erasure.erase_at:
                    raise Unreadable("the database is away")
                return await keep(do, *values)

            await anne.get("/me/erase")
            with monkeypatch.context() as away:
                away.setattr(site.house.store, "keep", breaks)
                await anne.post("/me/erase", {"sure": "1"}, 503)
            logged.clear()
            await site.house.keeper.look()
            assert (await who(site, anne), await who(site, phone)) == (mine, "")
            await anne.get("/me/erase")
            await anne.post("/me/erase", {"sure": "1"})
            assert await who(site, anne) == ""
            assert "Anne" not in (await blaise.get(path)).text

    live(story())


def test_what_waits_for_others_names_nobody_who_was_erased_by_whatever_name_they_sat_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **HOUSE) as site:
            path, people = await site.begun("Anne", "Blaise", lang="en")
            seat = next(iter(site.table(path).asked))
            waits, goes = people[seat], people[1 - seat]
            await later(site)
            assert goes.name in (await waits.client.get("/me/everything.json")).text
            await goes.get("/me")
            await goes.post("/me/name", {"name": "Zelda", "lang": "en"})
            await goes.get("/me/erase")
            await goes.post("/me/erase", {"sure": "1"})
            page = (await waits.get("/me/notices")).text
            told = (await waits.client.get("/me/everything.json")).text
            assert "The Poisoned Glass" in page, "the table waits all the same"
            assert goes.name not in page + told

    live(story())


def test_what_was_decided_about_somebody_is_told_to_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            _, (anne, blaise) = await site.begun("Anne", "Blaise", lang="en")
            decided = Sanction(MUTE, await who(site, anne), 2e9, 1.0, "insulted Blaise")
            await site.house.store.keep(impose, decided, 1.0)
            told = [(await each.client.get("/me/everything.json")).json()["sanctions"] for each in (anne, blaise)]
            assert told == [[{"kind": "mute", "until": 2e9, "created": 1.0, "why": "insulted Blaise"}], []]

    live(story())
