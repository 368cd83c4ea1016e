"""Devices that are closed stay closed, wherever else somebody may still be known by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.browserless import a_site, live
from web.test_accounts import answered, kept, who
from web.test_seats import personal_key, take_over


@pytest.mark.parametrize("which", ["one", "all", "table"])
def test_a_closed_device_is_a_stranger_s_in_every_process_whoever_heard_of_it(tmp_path: Path, which: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as one, a_site(tmp_path) as other:
            path, (anne, _) = await one.begun("Anne", "Blaise", lang="en")
            lost = one.visitor(lang="en")
            await answered(lost, await kept(one, anne))
            there = other.visitor(lang="en", cookies=dict(lost.client.cookies.items()))
            assert await who(other, there) == await who(one, anne)
            device = (await anne.get("/me")).all("input", name="device")[0]["value"]
            if which == "table":
                await anne.post(f"{path}/others", status=200)
            else:
                await anne.post("/me/devices", {"device": device} if which == "one" else {})
            await other.house.keeper.look()
            assert await who(other, there) == ""
            assert await who(one, anne)

    live(story())


@pytest.mark.parametrize("closing", [True, False])
def test_closing_devices_ends_the_personal_links_that_are_open_at_every_table(tmp_path: Path, closing: bool) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (anne, _) = await site.begun("Anne", "Blaise", lang="en")
            await kept(site, anne)
            thief, later = site.visitor(lang="en"), site.visitor(lang="en")
            await take_over(thief, path, await personal_key(anne, path))
            key = await personal_key(thief, path)
            await anne.get("/me")
            if closing:
                await anne.post("/me/devices")
            await take_over(later, path, key, 403 if closing else 303)
            assert (await who(site, later) == "") == closing

    live(story())
