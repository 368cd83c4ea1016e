"""A finished game is taken up again: alone among bots, counting for nobody, compared with others who tried."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from perfidie import games
from perfidie.bots.second import deal_again
from perfidie.engine import Playthrough, moments, taken_up
from perfidie.store import BOT, OVER, PERSON
from perfidie.store.keeping import people as keeping_people
from perfidie.store.keeping.export import exported
from perfidie.store.keeping.tables import delete_table
from perfidie.store.people import results as kept_results
from perfidie.store.people.schema import customs, endings, results, tries
from perfidie.web.house.second import _line
from perfidie.web.house.table import LiveTable
from web.browserless import AtOnce, Site, Visitor, a_site, live
from web.endings import over

QUICK = {"option-max_rounds": "1"}
WISH = {"at": "3", "seat": "1", "cards": "same", "level": "novice"}


class Lost(AtOnce):
    """Bots that never come to an end with thinking: the tests move them."""

    async def think(self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Any = None) -> Any:
        await asyncio.get_running_loop().create_future()


async def finished(site: Site, *names: str, seed: int = 1) -> tuple[str, list[Visitor]]:
    """A game of verre of one round, played to its end and registered."""
    path, people = await site.begun(*names, **QUICK)
    await play_on(site, path, seed)
    return path, people


async def play_on(site: Site, path: str, seed: int = 1) -> None:
    """Plays for whoever is asked, people and bots, to the end."""
    table, rng = site.table(path), Random(seed)
    while table.phase != OVER:
        seat = min(table.asked)
        kind = table.chairs[seat].kind
        await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None, by=kind)
    await site.house.registrar.register(table.code)
    await site.house.seconds.look(table)


async def kept(site: Site, table: LiveTable) -> str:
    """Puts a table that was played elsewhere into this house; its path."""
    lines = tuple([_line(entry) for entry in table.game_on.entries])
    laid = await site.house.tables.lay(table.arrangement, (), lines, ())
    return f"/t/{laid.code}"


def rows(connection: Connection, table: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]


@pytest.mark.parametrize("cards", ["same", "again"])
def test_anybody_who_may_see_the_replay_sits_down_alone_among_bots(tmp_path: Path, cards: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, people = await finished(site, "Ana", "Bo", "Cy")
            before, guest = site.table(path), site.visitor("Zoé")
            page = await guest.get(f"{path}/replay?at=3&eyes=1&cards={cards}#second")
            assert page.all("form", action=f"{path}/from")
            assert page.all("input", name="cards", value=cards, checked="")
            assert page.all("option", value="1", selected="")
            second = await guest.post(f"{path}/from", {**WISH, "cards": cards, "name": "Zoé"})
            table = site.table(second)
            assert [chair.kind for chair in table.chairs] == [BOT, PERSON, BOT]
            assert table.chairs[1].name == "Zoé"
            assert {chair.level for chair in table.chairs if chair.kind == BOT} == {"novice"}
            assert not {"Ana", "Bo", "Cy"} & set(table.names), "nobody plays under the name of somebody else"
            assert not table.arrangement.public
            assert not table.arrangement.rated
            stop = moments(before.game_on.entries)[3]
            then = Playthrough(before.game, before.game_on.setup)
            for entry in before.game_on.entries[:stop]:
                then.follow(entry)
            assert table.game_on.view(1) == then.view(1)
            if cards == "same":
                assert table.game_on.state == then.state
            shown = (await guest.get(second)).text
            assert f"{path}/replay?at=3&amp;eyes=1" in shown, "it says whose game it is"
            assert "Seconde donne" in shown
            assert "Seconde donne" in (await guest.get("/lobby")).text
            answer = (await guest.client.get(f"/api/tables/{table.code}")).json()
            assert answer["second"] == {
                "table": before.code, "moment": 3, "seat": 1, "dealt_again": cards == "again"
            }  # fmt: skip
            assert (await people[0].get(path)).phase == "over"

    live(story())


def test_it_counts_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, people = await finished(site, "Ana", "Bo")
            store, ana = site.house.store, people[0]
            known = [await store.look_up(rows, each) for each in (results, customs)]
            history = (await ana.get("/me/games")).text
            figures = (await ana.get("/me/games/verre")).text
            for cards in ("same", "again"):
                second = await ana.post(f"{path}/from", {**WISH, "cards": cards})
                await play_on(site, second)
                code = site.table(second).code
                assert code not in (await ana.get("/me/games")).text
                assert await store.look_up(kept_results.is_registered, code), "it is not looked at again and again"
            assert await site.house.registrar.catch_up() == 0
            assert [await store.look_up(rows, each) for each in (results, customs)] == known
            assert scrubbed((await ana.get("/me/games")).text) == scrubbed(history)
            assert scrubbed((await ana.get("/me/games/verre")).text) == scrubbed(figures)
            assert len(await store.look_up(rows, endings)) == 3
            assert not any("person" in row for row in await store.look_up(rows, tries)), "tries have no name"

    live(story())


def test_what_was_done_at_that_seat_before_is_not_told_as_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, _ = await finished(site, "Ana", "Bo")
            zoe = site.visitor("Zoé")
            second = await zoe.post(f"{path}/from", {**WISH, "name": "Zoé"})
            await play_on(site, second)
            entries, person = site.table(second).game_on.entries, site.table(second).chairs[1].person
            whole = [entry for entry in entries if entry.seat == 1]
            begins = next(place for place, entry in enumerate(entries) if entry.lays)
            known = await site.house.store.look_up(keeping_people.known, person)
            found = await site.house.store.look_up(exported, known)
            (mine,) = found["tables"]
            assert [tuple(each["words"]) for each in mine["moves"]] == [
                entry.words for entry in entries[begins:] if entry.seat == 1
            ]
            assert len(mine["moves"]) < len(whole)

    live(story())


def scrubbed(page: str) -> str:
    """A page without what differs each time it is asked for."""
    return re.sub(r'name="csrf" value="[^"]*"|[A-Z]{3,12}-[0-9A-Z]{4}', "", page)


def test_the_end_compares_it_with_the_game_and_with_other_tries(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, people = await finished(site, "Ana", "Bo")
            ended = site.table(path).game_on.view(None).outcome
            assert ended is not None
            won = 0
            for number, person in enumerate([people[0], people[1], site.visitor("Zoé")], start=1):
                second = await person.post(f"{path}/from", {**WISH, "name": "Zoé"} if number == 3 else WISH)
                await play_on(site, second, seed=number)
                table = site.table(second)
                mine = 1 in (table.game_on.view(None).outcome or ended).winners
                won += mine
                page = (await person.get(second)).text
                assert f"Vous\u00a0: {'gagné' if mine else 'perdu'}" in page
                assert f"Bo, dans la partie\u00a0: {'gagné' if 1 in ended.winners else 'perdu'}." in page
                fate = site.house.seconds.fate(table)
                assert (fate.before, fate.tries, fate.won) == ("Bo", number, won)
                assert ("premier essai" in page) == (number == 1)
                assert (f"De {number} essais comme celui-ci" in page) == (number > 1)
                assert page.count("Essayer encore") == 1
                assert "Encore une" not in page, "the same people do not play once more there"
            other = await people[0].post(f"{path}/from", {**WISH, "cards": "again"})
            await play_on(site, other)
            assert site.house.seconds.fate(site.table(other)).tries == 1, "dealt again it is another try"
            assert "Partie reprise 4 fois\u00a0" in (await people[0].get(path)).text
            replay = (await people[0].get(f"{path}/replay?at=3")).text
            assert re.search(rf"Bo, mêmes cartes, novice\u00a0: {won} gagnés? sur 3", replay)
            assert "Mes essais" in replay
            assert f'href="{second}"' not in replay, "whose the others were is nobody's business"
            assert f'href="{other}"' in replay
            elsewhere = (await people[1].get(f"{path}/replay?at=1")).text
            assert "Personne n’a encore repris" in elsewhere
            assert f"{path}/replay?at=3#second" in elsewhere

    live(story())


def test_a_try_in_which_a_bot_has_helped_or_the_bots_were_others_is_not_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            helped = await ana.post(f"{path}/from", WISH)
            await ana.get(helped)
            await ana.post(f"{helped}/stand", {"level": "master"})
            await ana.post(f"{helped}/back")
            await play_on(site, helped)
            changed = await ana.post(f"{path}/from", {**WISH, "seat": "0"})
            await ana.get(changed)
            await ana.post(f"{changed}/bot", {"seat": "1", "level": "master"})
            await play_on(site, changed)
            assert await site.house.store.look_up(rows, tries) == []
            assert "Cet essai n’est pas compté" in (await ana.get(helped)).text

    live(story())


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"at": "999"}, 422),
        ({"at": "-1"}, 400),
        ({"at": ""}, 400),
        ({"seat": "2"}, 422),
        ({"seat": "x"}, 400),
        ({"cards": "marked"}, 422),
        ({"level": "nobody"}, 422),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_laid(tmp_path: Path, wish: dict[str, str], status: int) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            tables = len(list(site.house.tables))
            await ana.post(f"{path}/from", {**WISH, **wish}, status)
            last = len(moments(site.table(path).game_on.entries)) - 1
            await ana.post(f"{path}/from", {**WISH, "at": str(last)}, 422)
            assert len(list(site.house.tables)) == tables
            await ana.get(f"{path}/replay?at=1&seat=99&cards=x&level=nobody")

    live(story())


def test_a_game_that_is_on_cannot_be_taken_up_nor_its_replay_be_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await site.begun("Ana", "Bo")
            await ana.post(f"{path}/from", WISH, 409)
            await ana.post("/t/ROSE-2222/from", WISH, 404)
            done, (bo, _) = await finished(site, "Bo", "Cy")
            second = await bo.post(f"{done}/from", WISH)
            await bo.post(f"{second}/from", {**WISH, "at": "0"}, 409)

    live(story())


def test_pressed_twice_it_is_one_table_and_so_many_an_hour(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost(), tables_per_hour=4) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            both = await asyncio.gather(*[ana.post(f"{path}/from", WISH) for _ in range(2)])
            assert len(set(both)) == 1
            assert await ana.post(f"{path}/from", {**WISH, "seat": "0"}) != both[0]
            await ana.post(f"{path}/from", WISH, 429)

    live(story())


def test_nobody_else_sits_down_there_and_the_same_do_not_play_once_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, bo) = await finished(site, "Ana", "Bo")
            second = await ana.post(f"{path}/from", WISH)
            page = await bo.get(second)
            assert not page.all("a", href="#settings", cls="btn btn-small")
            await bo.post(f"{second}/ask", {"seat": "0", "name": "Bo"}, 403)
            await play_on(site, second)
            await ana.post(f"{second}/again", {"how": "in"}, 409)

    live(story())


def test_it_outlives_the_game_it_comes_from_and_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            path, (ana, _) = await finished(site, "Ana", "Bo")
            paths = [await ana.post(f"{path}/from", {**WISH, "cards": cards}) for cards in ("same", "again")]
            views = [site.table(each).game_on.view(1) for each in paths]
            code, cookies = site.table(path).code, dict(ana.client.cookies.items())
            await site.house.store.keep(delete_table, code, 1.0)
        async with a_site(tmp_path, thinkers=Lost()) as site:
            ana = site.visitor("Ana", cookies=cookies)
            for second, view in zip(paths, views, strict=True):
                assert "n’est plus gardée" in (await ana.get(second)).text
                table = site.table(second)
                assert table.game_on.view(1) == view
                await play_on(site, second)
                page = (await ana.get(second)).text
                assert "Dans la partie d’origine" in page
                await ana.get(f"{second}/replay?at=1")
            assert await site.house.store.look_up(rows, tries) == []

    live(story())


def test_two_games_that_differ_in_what_the_seat_cannot_know_give_the_same_page(tmp_path: Path) -> None:
    async def world(folder: Path, seed: int) -> tuple[list[tuple[str, ...]], str]:
        folder.mkdir()
        async with a_site(folder, thinkers=Lost()) as site:
            path = await kept(site, a_twin(seed))
            zoe = site.visitor("Zoé")
            second = await zoe.post(f"{path}/from", {**WISH, "at": "0", "cards": "again", "name": "Zoé"})
            lines = [line.words for line in (await site.house.store.table(second[3:])).lines]  # type: ignore[union-attr]
            return lines, scrubbed((await zoe.get(second)).text)

    one, other = live(world(tmp_path / "one", 1)), live(world(tmp_path / "other", 2))
    assert one == other


def a_twin(seed: int) -> LiveTable:
    """A game that is over. Its beginning looks the same to seat 1 whatever the seed; what is hidden differs."""
    table = over("verre", 3, 5)
    play = table.game_on
    entries = taken_up(
        play.game, play.setup, play.entries, 6, 1, lambda view: deal_again(play.game, view, Random(seed))
    )
    twin, rng = Playthrough(play.game, play.setup), Random(3)
    for entry in entries:
        twin.follow(entry)
    twin.chance(rng)
    while not twin.over:
        seat = twin.state.waiting[0]
        twin.move(seat, rng.choice(twin.legal(seat)))
        twin.chance(rng)
    table.match.play = twin
    return table


@pytest.mark.parametrize("cards", ["same", "again"])
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_taken_up_played_to_its_end_and_seen_again(tmp_path: Path, game: str, cards: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path, thinkers=Lost()) as site:
            seats = games.find(game).usual_seats
            table = over(game, seats, 2)
            path = await kept(site, table)
            zoe, last = site.visitor("Zoé"), len(moments(table.game_on.entries)) - 1
            for at in (0, last // 2):
                wish = {"at": str(at), "seat": str(at % seats), "cards": cards, "level": "greedy", "name": "Zoé"}
                second = await zoe.post(f"{path}/from", wish)
                await zoe.get(second)
                await zoe.get(f"{second}/log")
                await play_on(site, second)
                for page in (second, f"{second}/replay?at=0", f"{second}/log"):
                    await zoe.get(page)
                for eyes in ("open", "public", *map(str, range(seats))):
                    await zoe.get(f"{second}/replay?at=99999&eyes={eyes}")
                for file in ("record.json", "picture.png"):
                    assert (await zoe.client.get(f"{second}/{file}")).status_code == 200
                assert site.house.seconds.fate(site.table(second)).tries == 1

    live(story())
