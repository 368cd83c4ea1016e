"""After the game: once more, the record, the replay and the whole log."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from perfidie import games
from perfidie.engine import read_record, replay
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, play_out, whose_turn

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")
QUICK = {"option-max_rounds": "1"}
"""A game of one round."""


def code_of(path: str) -> str:
    return path.rpartition("/")[2]


# After the game


def test_again_seats_the_same_people_and_the_next_one_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", **QUICK, **{"option-first_wesley": "1"})
            stranger = site.visitor()
            await people[0].post(f"{path}/again", status=409)
            await play_out(path, people, Random(1))
            await stranger.get(path)
            await stranger.post(f"{path}/again", status=403)
            for person in people[1:]:
                assert await person.post(f"{path}/again") == path, "others are waited for"
            following = await people[0].post(f"{path}/again")
            assert following != path
            assert {await person.post(f"{path}/again") for person in people} == {following}
            table = site.table(following)
            assert [chair.name for chair in table.chairs] == ["Ana", "Bo", "Cy"]
            assert table.arrangement.options["first_wesley"] == 2
            assert (await stranger.get(path)).all("a", href=following)
            turn = await whose_turn(following, people)
            assert turn
            assert turn[0] == 2

    live(story())


async def finished(site: Site, *names: str, seed: int = 1) -> tuple[str, list[Visitor]]:
    path, people = await site.begun(*names, **QUICK)
    await play_out(path, people, Random(seed))
    return path, people


def test_the_record_is_given_once_the_game_is_over_and_replays(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            for person in (people[0], site.visitor()):
                await person.get(f"{path}/record.json", 409)
                await person.get(f"{path}/replay", 409)
            await play_out(path, people, Random(1))
            answer = await site.visitor().client.get(f"{path}/record.json")
            assert answer.headers["content-type"] == "application/json"
            assert "attachment" in answer.headers["content-disposition"]
            record = read_record(answer.content)
            assert replay(games.find("verre"), record).over
            assert record.names == ("Ana", "Bo")

    live(story())


def test_a_seats_replay_shows_what_that_seat_saw(tmp_path: Path) -> None:
    """The hand, the table and the notebook at each of its decisions, as its page had them, words to `you` aside."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            seen: list[dict[str, str]] = []
            rng = Random(5)
            while (turn := await whose_turn(path, people)) is not None:
                seat, page = turn
                seen.append({"ribbon": page.region("ribbon")})
                await people[seat].move(path, page.version, rng.choice(page.moves))
            for at, regions in enumerate(seen):
                shown = (await people[0].get(f"{path}/replay?at={at}&eyes=0")).text
                assert regions["ribbon"] in shown, at

    live(story())


def test_the_whole_log_has_every_line_from_the_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            await play_out(path, people, Random(1))
            for person in (*people, site.visitor()):
                page = await person.get(path)
                log = (await person.get(f"{path}/log")).text
                latest = [line for line in re.findall(r"<li.*?</li>", page.region("log")) if "is-divide" not in line]
                whole = re.findall(r"<li.*?</li>", log.partition('<ol class="log')[2].partition("</ol>")[0])
                assert 20 < len(latest) < len(whole)
                assert whole[-len(latest) :] == latest[::-1]

    live(story())
