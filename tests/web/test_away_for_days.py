"""At a table that lasts days nobody need be there; but whoever never comes back does not keep the others waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.store.times import DAY
from web.browserless import Site, Visitor, a_site, live, to_decide
from web.hourglass import Hourglass, hourglass
from web.test_hidden_moves import toy_table
from web.unhurried import TWO_DAYS, at_rest, begun, late, passes

GONE = {"away_after": 0.0, "stand_in_after": 0.0}
"""Nobody is there who is not just looking."""


async def forgets_who_was_there(site: Site, path: str) -> None:
    """The table leaves the memory, as it does within the hour, and comes back."""
    site.house.tables.let_all_go()
    await site.house.tables.find(path[3:])


async def a_bot_instead(path: str, asks: Visitor, seat: int) -> int:
    return (await asks.send(f"{path}/bot", {"seat": str(seat), "level": "novice"})).status_code


def test_a_bot_may_be_put_in_the_place_of_somebody_whose_time_has_run_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **GONE) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            seat = next(iter(table.asked))
            other = people[1 - seat]
            await other.get(path)
            assert await a_bot_instead(path, other, seat) == 409, "there is time left"
            assert site.house.presence.absent(table) == ()
            await passes(site, table, 2 * DAY + 1)
            assert late(table) == [seat]
            assert site.house.presence.absent(table) == (seat,)
            await forgets_who_was_there(site, path)
            assert "n’est plus là" in (await other.get(path)).text
            assert await a_bot_instead(path, other, seat) == 303
            assert site.table(path).chairs[seat].kind == "bot"
            await people[seat].get(path)
            await people[seat].post(f"{path}/back")
            assert site.table(path).chairs[seat].kind == "person", "the chair is theirs all the same"

    live(story())


def test_whoever_has_looked_or_moved_since_their_time_ran_out_has_not_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), **GONE) as site:
            path, people, table = await begun(site, "Ana", "Bo")
            seat = next(iter(table.asked))
            await people[1 - seat].get(path)
            await passes(site, table, 2 * DAY + 1)
            await people[seat].get(path)
            assert await a_bot_instead(path, people[1 - seat], seat) == 409
            while seat not in table.asked:
                turn, page = await to_decide(path, people)
                await people[turn].move(path, page.version, page.moves[0])
            page = await people[seat].get(path)
            await people[seat].move(path, page.version, page.moves[0])
            await forgets_who_was_there(site, path)
            await people[1 - seat].get(path)
            assert await a_bot_instead(path, people[1 - seat], seat) == 409

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_hidden_choice_that_was_late_lets_nobody_be_called_gone(tmp_path: Path) -> None:
    async def answered(seed: int) -> str:
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with a_site(folder, seed, clock=Hourglass(), **GONE) as site:
            path, (watcher, asker, _) = await toy_table(site, "whispers", "Ana", "Bo", "Cy", **TWO_DAYS)
            table = site.table(path)
            await asker.move(path, (await asker.get(path)).version, {"action": "ask"})
            hourglass(site).turn(DAY + 1)
            await at_rest(site, table)
            assert late(table) == [2]
            await watcher.get(path)
            assert await a_bot_instead(path, watcher, 2) == 409
            return table.game_on.entries[-1].words[0]

    async def story() -> None:
        assert {await answered(seed) for seed in range(6)} == {"yes", "no"}

    live(story())


def test_a_form_offers_that_a_game_of_days_goes_on_with_a_bot_and_a_quick_one_by_lot(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            ana = site.visitor("Ana")
            offered = [each.get("value") for each in (await ana.get("/games/verre/open")).all("option")]
            assert offered[offered.index("usual") :][:2] == ["usual", "lot"]
            found = [site.table(await ana.open(2, pace=pace, then="usual")).pace for pace in ("each-60", f"each-{DAY}")]
            assert [pace.then for pace in found] == ["lot", "regular"]

    live(story())
