"""`perfidie admin list circles` and `circle`: whoever keeps the house sees circles, renames one, dissolves one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from web.browserless import a_site, live
from web.test_circles import a_circle, key_of
from web.test_keeper import keeper


def test_circles_are_listed_renamed_and_dissolved_while_the_house_serves(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await a_circle(site, "Ana", "Bo")
            other, _ = await a_circle(site, "Cleo")
            id, key = path.split("/")[2], await key_of(ana, path)
            found = json.loads((await keeper(tmp_path, site, "list", "circles", "--json")).text)
            assert {each["id"] for each in found} == {id, other.split("/")[2]}
            (mine,) = json.loads((await keeper(tmp_path, site, "list", "circles", "--person", "Bo", "--json")).text)
            assert (mine["name"], mine["people"]) == ("Les Venins", ["Ana", "Bo"])
            assert key not in str(found), "no key is shown"
            await keeper(tmp_path, site, "circle", id, "--name", " ", status=2)
            await keeper(tmp_path, site, "circle", id, "--name", "Les Tisanes")
            assert "Les Tisanes" in (await bo.get(path)).text
            assert "There is no circle" in (await keeper(tmp_path, site, "circle", "nobody", "--yes", status=2)).errors
            await asyncio.gather(keeper(tmp_path, site, "circle", id, "--yes"), bo.get("/circles"))
            await bo.get(path, 404)
            await ana.post("/c/join", {"key": key, "name": "Ana"}, 403)

    live(story())
