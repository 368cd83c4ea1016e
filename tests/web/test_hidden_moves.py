"""Games in which several choose at once, or nobody may know that somebody moved; and any game with any board."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from web.browserless import Site, Visitor, a_site, live, play_out


async def toy_table(site: Site, toy: str, *names: str, **fields: str) -> tuple[str, list[Visitor]]:
    people = [site.visitor(name) for name in names]
    path = await people[0].post(f"/games/{toy}/open", {"name": names[0], "seats": str(len(names)), **fields})
    for person in people[1:]:
        await person.sit(path)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "all"})
    return path, people


@pytest.mark.usefixtures("toys")
def test_seats_that_choose_at_once_commit_on_the_same_version_in_any_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await toy_table(site, "ballot", "Ana", "Bo", "Cy")
            for order in ((2, 0, 1), (1, 2, 0)):
                pages = [await person.get(path) for person in people]
                assert all(page.my_turn for page in pages)
                votes = [people[seat].move(path, pages[seat].version, pages[seat].moves[seat % 2]) for seat in order]
                await asyncio.gather(*votes)
            assert {(await person.get(path)).phase for person in people} == {"over"}
            entries = site.table(path).game_on.entries
            assert sorted(entry.seat for entry in entries[:3]) == [0, 1, 2]
            assert sorted(entry.seat for entry in entries[3:]) == [0, 1, 2]

    live(story())


@pytest.mark.usefixtures("toys")
def test_what_somebody_committed_is_not_on_the_pages_of_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        pages: list[list[str]] = []
        for vote in ("vote green", "vote red"):
            folder = tmp_path / vote[5:]
            folder.mkdir()
            async with a_site(folder) as site:
                path, people = await toy_table(site, "ballot", "Ana", "Bo", "Cy")
                page = await people[0].get(path)
                await people[0].move(path, page.version, {"action": vote})
                code = path.rpartition("/")[2]
                found = [await viewer.get(path) for viewer in (people[1], people[2], site.visitor())]
                pages.append([each.text.replace(code, "CODE").replace(each.csrf, "") for each in found])
                assert not (await people[0].get(path)).my_turn
        assert pages[0] == pages[1]

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_hidden_move_changes_neither_version_nor_page_nor_stream_of_those_who_may_not_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await toy_table(site, "whispers", "Ana", "Bo", "Cy")
            watcher, asker, asked = people
            for viewer in people:
                await viewer.get(path)
            spectator = site.visitor()
            before = [await viewer.get(path) for viewer in (watcher, spectator)]
            async with watcher.listen(path) as stream, spectator.listen(path) as public, asked.listen(path) as told:
                version = (await asker.get(path)).version
                await asker.move(path, version, {"action": "ask"})
                assert await told.news(), "who is asked is told"
                assert (await asked.get(path)).version == version + 1
                await asked.move(path, version + 1, {"action": "no"})
                assert (await asker.get(path)).version == version + 2
                assert await stream.news() == []
                assert await public.news() == []
            after = [await viewer.get(path) for viewer in (watcher, spectator)]
            assert [page.text for page in after] == [page.text for page in before]
            assert after[0].version == before[0].version
            assert site.table(path).version > after[0].version, "the true number stays inside"

    live(story())


@pytest.mark.usefixtures("toys")
def test_what_a_pair_says_among_itself_stays_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await toy_table(site, "whispers", "Ana", "Bo", "Cy")
            for viewer in people:
                await viewer.get(path)
            before = await people[0].get(path)
            async with people[0].listen(path) as stream:
                await people[1].post(f"{path}/say", {"words": "help"})
                assert await stream.news() == []
            after = await people[0].get(path)
            assert after.text == before.text
            assert (await people[2].get(path)).region("log") != before.region("log")
            await people[1].post(f"{path}/say", {"words": "help me out"}, 422)

    live(story())


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", ["bag", "ballot", "hunt", "shells", "whispers"])
def test_any_game_is_played_to_its_end_and_seen_again(tmp_path: Path, toy: str) -> None:
    """With the generated board: every choice is a button, and the table comes back whole from the store."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            names = ("Ana", "Bo", "Cy", "Dan")[: max(games.find(toy).seats[0], 2)]
            if len(names) not in games.find(toy).seats:
                names = names[: games.find(toy).seats[0]]
            path, people = await toy_table(site, toy, *names)
            await play_out(path, people, Random(1))
            before = [(await person.get(path)).text for person in people]
            site.house.tables.let_all_go()
            for person in people:
                await person.get(path)
            assert [(await person.get(path)).text for person in people] == before
            for eyes in ("open", "public", "0"):
                await people[0].get(f"{path}/replay?at=1&eyes={eyes}")

    live(story())
