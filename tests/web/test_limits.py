"""How often somebody may post, open tables, come as a new guest or ask for anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.web import limits
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)


def test_the_241st_post_in_a_minute_is_refused_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, moves_per_minute=240) as site:
            path, people = await site.begun("Ana", "Bo", lang="en")
            for person in people:
                await person.get(path)
            clock.now += 60
            for _ in range(240):
                await people[0].post(f"{path}/say", {"text": ""}, 422)
            answer = await people[0].send(f"{path}/say", {"text": ""})
            assert answer.status_code == 429
            assert SiteTexts("en").say("refusal-too-fast", {"seconds": 1}) in answer.text
            await people[1].post(f"{path}/say", {"text": ""}, 422)
            await people[0].get(path)  # looking is free
            clock.now += 1
            await people[0].post(f"{path}/say", {"text": ""}, 422)

    live(story())


def test_tables_guests_and_requests_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def story() -> None:
        async with a_site(tmp_path, tables_per_hour=3, guests_per_hour=2, pages_per_minute=60) as site:
            host, guest, third = site.visitor("Ana"), site.visitor("Bo"), site.visitor("Cy")
            for _ in range(3):
                path = await host.open(4)
            await host.post("/games/verre/play", status=429)
            await guest.sit(path)
            await third.get(path)
            await third.post(f"{path}/sit", {"name": "Cy"}, 429)
            statuses = [(await guest.client.get("/credits")).status_code for _ in range(60)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            clock.now += 3600
            await third.sit(path)
            await host.post("/games/verre/play")

    live(story())
