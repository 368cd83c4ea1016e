"""The review of a finished game on the site: asked for by anybody who may see it again, worked out beside, kept."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from perfidie.review.report import Review
from perfidie.store.keeping.tables import delete_table
from perfidie.store.people import reviews
from perfidie.store.people.history import statistics
from perfidie.store.people.results import export
from perfidie.web.house.bots.students import Students
from perfidie.web.house.reviewing import Reviewers
from web.browserless import Site, a_site, live
from web.test_second_deals import Lost, finished

NONSENSE = (sys.executable, "-c", "print('no review at all')")
NEVER = (sys.executable, "-c", "import time; time.sleep(600)")


def with_workers(site: Site, command: tuple[str, ...]) -> Reviewers:
    """The house has its games looked at by other processes."""
    house = site.house
    house.reviewers = Reviewers(house.store, house.clock, Students(command=command))
    return house.reviewers


def test_a_finished_game_is_reviewed_for_every_seat_and_kept_with_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, people = await finished(site, "Ana", "Bo")
            table, guest = site.table(path), site.visitor("Zoé")
            asking = await guest.get(f"{path}/review")
            assert asking.all("form", method="post", action=f"{path}/review")
            assert (await guest.client.get(f"{path}/review.png")).status_code >= 400
            await people[0].post(f"{path}/review", {})
            await people[1].post(f"{path}/review", {})  # twice is once
            waiting = await guest.get(f"{path}/review")
            assert waiting.all("progress")
            assert waiting.all("meta", **{"http-equiv": "refresh"})
            await site.house.reviewers.finished(table.code)
            found = await site.house.reviewers.look(table)
            assert isinstance(found, Review)
            for seat, chair in enumerate(table.chairs):  # its luck counts among the figures of whoever sat there
                (told,) = (await site.house.store.look_up(statistics, chair.person, table.game.id)).reviewed
                assert told == (found.luck.shares[seat], found.luck.seats[seat])
                kept = await site.house.store.look_up(export, chair.person)
                assert [each["luck"] for each in kept["results"]] == [found.luck.seats[seat]]
            for seat, name in enumerate(("Ana", "Bo")):
                page = await guest.get(f"{path}/review?seat={seat}")
                assert page.all("option", value=str(seat), selected="")
                assert f"{path}/replay?at=" in page.text
                assert page.text.count('<details class="rv-one') == len(found.of(seat)), name
                assert page.text.partition('class="rv-key"')[2].partition("</ul>")[0].count("<li") == 2
                assert not re.search(r"± \d{3}", page.text), "of what nobody looked at nothing is said"
            for odd in ("9", "0001", "-1", "0" * 5000 + "1", "x"):  # a seat that is none is one's own, or the first
                page = await guest.get(f"{path}/review?seat={odd}")
                assert page.all("option", value="0", selected=""), odd[:9]
            assert "L’analyse" in (await people[0].get(f"{path}/review")).text
            picture = await guest.client.get(f"{path}/review.png?lang=fr")
            assert picture.content.startswith(b"\x89PNG")
            await site.house.store.keep(delete_table, table.code, 0.0)
            assert await site.house.store.look_up(reviews.look, table.code) is None

    live(story())


def test_a_game_that_goes_on_is_never_reviewed_nor_one_that_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await site.begun("Ana", "Bo", **{"option-max_rounds": "1"})
            for asked in (f"{path}/review", f"{path}/review.png", "/t/NONE-2222/review"):
                assert (await ana.client.get(asked)).status_code >= 400
            refused = await ana.send(f"{path}/review", {})
            assert refused.status_code >= 400
            assert await site.house.store.look_up(reviews.look, site.table(path).code) is None

    live(story())


@pytest.mark.parametrize("command", [NONSENSE, ("/no/such/program",)])
def test_a_process_that_fails_leaves_nothing_and_one_may_ask_again(tmp_path: Path, command: tuple[str, ...]) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            table, reviewers = site.table(path), with_workers(site, command)
            await ana.post(f"{path}/review", {})
            await reviewers.finished(table.code)
            assert (await ana.get(f"{path}/review")).all("form", method="post", action=f"{path}/review")

    live(story())


def test_whoever_closes_in_the_middle_leaves_a_review_that_somebody_takes_up_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            table, house = site.table(path), site.house
            first = with_workers(site, NEVER)
            await ana.post(f"{path}/review", {})
            await first.close()
            with_workers(site, NONSENSE)
            assert not await house.store.keep(reviews.begin, table.code, house.clock.date()), "somebody may be at it"
            late = house.clock.date() + reviews.FORGOTTEN + 1
            assert await house.store.keep(reviews.begin, table.code, late)

    live(story())
