"""Pages of games that are over: they show what was played, and nothing of what is being played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace
from sqlalchemy import event

from perfidie.store import Person
from perfidie.store.people.accounts import Preferences, keep_account, prefer
from perfidie.store.people.history import Sum, statistics
from perfidie.store.people.ladders import register
from perfidie.store.people.results import Ending, Result, erase, export, handle_of, lucky
from perfidie.web.page.annals.models import habits, verdict
from web.browserless import Site, Visitor, a_site, live

PAGES = ("/me/games", "/me/games/verre", "/ladders", "/ladders/verre")


async def play(site: Site, path: str, seed: int = 5) -> None:
    table, rng = site.table(path), Random(seed)
    while table.phase != "over":
        seat = next(iter(table.asked))
        await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None)
    await site.house.registrar.settled()


async def rated_table(site: Site, *names: str) -> tuple[str, list[Visitor]]:
    """A rated game of people who keep themselves, each from an address of their own."""
    path, people = await site.gathered(*names, preset="match")
    table = site.table(path)
    for chair in table.chairs:
        await site.house.store.keep(keep_account, chair.person, 1.0)
    away(site, path)
    await people[0].post(f"{path}/rated", {"rated": "1"})
    return path, people


def away(site: Site, path: str) -> None:
    """As if everybody had come from another address."""
    table = site.table(path)
    chairs = tuple(replace(chair, origin=f"home {seat}") for seat, chair in enumerate(table.chairs))
    table.arrangement = replace(table.arrangement, chairs=chairs)


def test_a_finished_game_stands_in_the_history_of_everybody_who_sat_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bob", "Cleo", lang="en")
            code = site.table(path).code
            for person in people:
                assert code not in (await person.get("/me/games")).text
            await play(site, path)
            for person, other in zip(people, ("Bob", "Cleo", "Ana"), strict=True):
                page = await person.get("/me/games")
                assert code in page.text
                assert other in page.text
                figures = (await person.get("/me/games/verre")).text
                assert "You drink" not in figures, "one game is too little to say so"
                assert "After twenty games" in figures
            chairs = site.table(path).chairs
            versus = f"/me/games/with/{handle_of(chairs[1].person)}"
            assert "Bob" in (await people[0].get(versus)).text
            await people[1].get("/me")
            await people[1].post("/me/name", {"name": "Zebulon", "lang": "en"})
            assert "Zebulon and I" in (await people[0].get(versus)).text, "by the name they bear now"
            stranger = site.visitor("Zoe", "en")
            assert code not in (await stranger.get("/me/games")).text
            await stranger.get(f"/me/games/with/{handle_of(chairs[1].person)}", 404)
            for wrong in ("result=x", "before=zz", "before=nan~A", "game=nope", f"opponent={'a' * 99}"):
                await people[0].get(f"/me/games?{wrong}", 400)

    live(story())


def test_pages_are_the_same_bytes_in_two_worlds_that_differ_in_a_running_game(tmp_path: Path) -> None:
    async def world(folder: Path, seed: int) -> list[str]:
        folder.mkdir()
        async with a_site(folder, seed=seed) as site:
            path, people = await site.begun("Ana", "Bob", "Cleo")
            table, rng = site.table(path), Random(seed)
            for _ in range(6):
                seat = next(iter(table.asked))
                await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None)
            assert table.phase == "playing"
            await site.house.registrar.catch_up()
            csrf = people[0].csrf
            return [(await people[0].get(each)).text.replace(csrf, "") for each in PAGES]

    async def story() -> None:
        one, other = await world(tmp_path / "one", 1), await world(tmp_path / "other", 2)
        assert one == other

    live(story())


def test_a_rated_game_moves_ratings_and_shows_them_with_their_uncertainty(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await rated_table(site, "Ana", "Bob", "Cleo")
            assert "classée" in (await people[1].get(path)).text
            await people[0].post(f"{path}/start", {"how": "all"})
            chairs = site.table(path).chairs
            await play(site, path)
            page = await people[0].get("/ladders/verre")
            assert {"Ana", "Bob", "Cleo"} <= set(page.text.replace("<", ">").split(">"))
            assert "±" in page.text
            assert "provisoire" in page.text
            who = chairs[0].person
            await people[0].get(f"/p/{handle_of(who)}")
            await site.house.store.keep(prefer, who, Preferences(listed=False))
            await people[0].get(f"/p/{handle_of(who)}", 404)
            assert chairs[0].name not in (await site.visitor().get("/ladders/verre")).text
            assert (await site.house.store.look_up(export, who))["ratings"]
            await site.house.store.keep(erase, who, "Quelqu’un")
            kept = await site.house.store.look_up(export, who)
            assert (kept["ratings"], kept["results"]) == ([], [])

    live(story())


def test_a_table_whose_people_were_erased_still_opens_and_names_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await rated_table(site, "Anatole", "Bérénice", "Clotilde")
            await people[0].post(f"{path}/start", {"how": "all"})
            names = {chair.name: handle_of(chair.person) for chair in site.table(path).chairs}
            await play(site, path)
            for gone in people[1:]:
                await gone.get("/me")
                await gone.post("/me/erase", {"sure": "1"})
            pages = [*PAGES, "/me/games?company=people", "/me/games?company=bots", path, f"{path}/replay"]
            for page in (*pages, f"{path}/people", f"{path}/replay?at=3", f"{path}/record.json"):
                text = (await people[0].get(page)).text
                assert "Bérénice" not in text, page
                assert "Clotilde" not in text, page
            assert path.rpartition("/")[2] in (await people[0].get("/me/games")).text
            for name in ("Bérénice", "Clotilde"):
                await people[0].get(f"/me/games/with/{names[name]}", 404)
                await people[0].get(f"/p/{names[name]}", 404)
            await people[0].get("/me")
            await people[0].post("/me/erase", {"sure": "1"})
            stranger = site.visitor()
            await stranger.get(path, 404)
            await stranger.get(f"{path}/replay", 404)
            for page in ("/ladders", "/ladders/verre", "/lobby", "/"):
                assert "Anatole" not in (await stranger.get(page)).text

    live(story())


def test_whoever_wishes_so_is_on_no_ladder_and_comes_back_when_they_like(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await rated_table(site, "Anatole", "Bérénice")
            await people[0].post(f"{path}/start", {"how": "all"})
            handle = handle_of(next(each.person for each in site.table(path).chairs if each.name == "Anatole"))
            await play(site, path)
            for wish, status in (("0", 404), ("1", 200)):
                assert 'name="listed"' in (await people[0].get("/ladders")).text
                await people[0].post("/ladders/listed", {"listed": wish})
                found = "Anatole" in (await people[1].get("/ladders/verre")).text
                assert found == (wish == "1")
                await people[1].get(f"/p/{handle}", status)
            await people[0].post("/ladders/listed", {"listed": "maybe"}, 400)
            guest = site.visitor("Gus")
            await guest.get("/me")
            await guest.post("/me/name", {"name": "Gus", "lang": "fr"})
            await guest.post("/ladders/listed", {"listed": "0"}, 400)

    live(story())


def test_stakes_are_refused_where_they_would_not_be_fair_or_somebody_cannot_be_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Bob", "Cleo")
            await people[0].post(f"{path}/rated", {"rated": "1"}, 422)
            await people[1].post(f"{path}/rated", {"rated": "1"}, 403)
            path, people = await site.gathered("Dan", "Eve", preset="match")
            await people[0].post(f"{path}/rated", {"rated": "1"})
            await people[0].post(f"{path}/start", {"how": "all"}, 409)
            assert site.table(path).phase == "gathering"

    live(story())


def test_two_of_one_address_and_the_fourth_game_of_a_day_move_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await rated_table(site, "Ana", "Bob")
            ids = [chair.person for chair in site.table(path).chairs]
            for number in range(5):
                if number:
                    path = await people[0].open(2, preset="match", rated="1")
                    await people[1].sit(path)
                    if number < 4:
                        away(site, path)
                await people[0].post(f"{path}/start", {"how": "all"})
                await play(site, path, number)
            kept = await site.house.store.look_up(export, ids[0])
            assert [each["mu"] is not None for each in kept["results"]] == [True, True, True, False, False]
            assert kept["ratings"][0]["games"] == 3
            page = (await people[0].get("/me/games")).text
            for why in ("trop de parties entre les mêmes", "deux places à la même adresse"):
                assert page.count(why) == 1, why

    live(story())


def test_a_habit_is_told_with_its_number_once_there_is_enough_to_compare() -> None:
    others = {"drinks": (130, 250)}

    def told(done: int, could: int, all_: dict[str, tuple[int, int]] | None = None) -> list[tuple[int, int, int, str]]:
        together = all_ or {"drinks": (others["drinks"][0] + done, others["drinks"][1] + could)}
        return [
            (each.mine, each.others, each.occasions, each.verdict)
            for each in habits("verre", {"drinks": (done, could)}, together, "en")
        ]

    assert told(17, 19) == [], "nineteen occasions say nothing"
    assert told(17, 20, {"drinks": (40, 69)}) == [], "nor do forty-nine of the others"
    assert told(17, 20) == [(85, 52, 20, "more")]
    assert told(12, 20) == [(60, 52, 20, "same")], "a difference that chance explains is none"
    assert told(3, 20) == [(15, 52, 20, "less")]


def test_what_one_won_stands_beside_what_a_seat_drawn_by_lot_would_have_won(tmp_path: Path) -> None:
    """Where a side wins together, one of three who all won is no better than the others."""

    def seat(number: int, person: str, share: float) -> Result:
        return Result(number, person, person, "", share, share > 0)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            for person in ("ana", "bo", "cy", "dan"):
                await site.house.store.welcome(Person(person, person), person)
            for number in range(20):
                who = [seat(0, "ana", 1.0), seat(1, "bo", 1.0), seat(2, "cy", 1.0), seat(3, "dan", 0.0)]
                ending = Ending(f"T{number}", "mousquetaires", "standard", 4, number, 30, "2026-4", tuple(who))
                await site.house.store.keep(register, ending, {})
            found = [await site.house.store.look_up(statistics, each, "mousquetaires") for each in ("ana", "dan")]
            assert [each.whole.fair for each in found] == [15.0, 15.0]
            assert [verdict(each.whole) for each in found] == ["more", "less"]
            assert [list(each.places) for each in found] == [[0], [3]]
            assert verdict(Sum(19, 19, 19.0, 4.0, 1.0, 19)) == "few"
            assert verdict(Sum(40, 40, 40.0, 40.0, 0.0, 0)) == "none", "where all win together nothing is explained"

    live(story())


def test_over_twenty_reviewed_games_one_sees_what_was_won_without_luck(tmp_path: Path) -> None:
    """Half of the wins, but for luck always one in two: the same mean, and no doubt about it."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _bob) = await site.gathered("Ana", "Bob", lang="en")
            me, store = site.table(path).chairs[0].person, site.house.store
            for number in range(20):
                share = float(number % 2)
                mine = Result(0, me, "Ana", "", share, share > 0)
                other = Result(1, "", "Master", "master", 1 - share, share < 1)
                code = f"game{number}"
                ending = Ending(code, "verre", "standard", 2, float(number), 30, "2026-4", (mine, other))
                await store.keep(register, ending, {})
                assert "reviewed games" not in (await ana.get("/me/games/verre")).text
                await store.keep(lucky, code, (share - 0.5, 0.5 - share))
            page = (await ana.get("/me/games/verre")).text
            assert "In 20 reviewed games you had 50% of the wins (± 23);" in page
            assert "brought you, 50% (± 0)." in page
            await store.keep(lucky, "no such game", (0.0, 0.0))

    live(story())


async def questions(site: Site, person: Visitor, path: str) -> int:
    """How many questions a page asks of the database."""
    store, asked = site.house.store, []
    before = store.look_up

    async def counted(query: Any, *values: Any) -> Any:
        def listened(connection: Any, *given: Any) -> Any:
            def note(*what: Any) -> None:
                asked.append(what[2])

            event.listen(connection, "before_cursor_execute", note)
            try:
                return query(connection, *given)
            finally:
                event.remove(connection, "before_cursor_execute", note)

        return await before(listened, *values)

    store.look_up = counted  # type: ignore[method-assign]
    try:
        await person.get(path)
    finally:
        store.look_up = before  # type: ignore[method-assign]
    return len(asked)


def test_a_page_asks_a_few_questions_however_much_was_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            counts: list[list[int]] = []
            for rounds in (1, 4):
                for number in range(rounds):
                    path, people = await site.begun("Ana", "Bob")
                    await play(site, path, number)
                counts.append([await questions(site, people[0], each) for each in PAGES])
            assert counts[0] == counts[1]
            assert max(counts[0]) <= 8

    live(story())
