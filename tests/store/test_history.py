"""Histories, figures and ladders, read from games that are over: the same from every kind of database."""

from __future__ import annotations

from perfidie.store.people import accounts, history, ladders, results
from perfidie.store.people.history import PAGE, Met, Wanted
from perfidie.store.people.results import Ending, Result, handle_of
from perfidie.store.sql import SqlStore
from store.counter import ANNE, BLAISE, Place, furnished, run

BEGIN = 1_790_899_200.0
DAY = 86_400.0
SEASON = ladders.season_of(BEGIN)


def seat(number: int, person: str, share: float, **figures: tuple[int, int]) -> Result:
    level = "" if person else "greedy"
    return Result(number, person, person or "Bot", level, share, share > 0, "milady" if number else "", figures)


async def played(store: SqlStore) -> None:
    """Thirty games of Anne with Blaise, who wins each third; two more against a bot."""
    for person in (ANNE, BLAISE):
        await store.keep(accounts.keep_account, person.id, BEGIN)
    for number in range(30):
        share = float(number % 3 > 0)
        both = seat(0, ANNE.id, share, drinks=(1, 2)), seat(1, BLAISE.id, 1.0 - share, drinks=(2, 2))
        ended = BEGIN + DAY * number
        new = Ending(f"T{number:02}", "verre", "match", 2, ended, 40, SEASON, both, rated=True)
        assert await store.keep(ladders.register, new, {})
        assert not await store.keep(ladders.register, new, {}), "once"
    for number in range(2):
        alone = seat(0, ANNE.id, 1.0), seat(1, "", 0.0)
        new = Ending(f"B{number}", "verona", "standard", 2, BEGIN + number, 40, SEASON, alone)
        assert await store.keep(ladders.register, new, {})


def test_a_history_is_filtered_and_turned_page_by_page(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await played(store)

            async def codes(**wanted: str) -> list[str]:
                return [each.code for each in await store.look_up(history.past, ANNE.id, Wanted(**wanted))]

            first = await store.look_up(history.past, ANNE.id, Wanted())
            assert len(first) == PAGE + 1
            last = first[PAGE - 1]
            rest = await store.look_up(history.past, ANNE.id, Wanted(before=(last.ended, last.code)))
            assert [each.code for each in (*first[:PAGE], *rest)] == [
                *[f"T{number:02}" for number in range(29, 0, -1)], "B1", "T00", "B0",
            ]  # fmt: skip
            assert await codes(game="verona") == await codes(company="bots") == ["B1", "B0"]
            assert await codes(result="lost") == [f"T{number:02}" for number in range(27, -1, -3)]
            assert len(await codes(opponent=handle_of(BLAISE.id), result="won")) == 20
            assert await codes(opponent=handle_of("nobody")) == []
            assert await store.look_up(history.played, ANNE.id) == {"verre": (30, 20), "verona": (2, 2)}
            assert first[0].others[0].person == BLAISE.id
            assert not first[0].kept, "its table is not kept any more"

    run(story())


def test_figures_and_duels_are_counted_alike(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await played(store)
            found = await store.look_up(history.statistics, ANNE.id, "verre")
            assert (found.whole.games, found.whole.share, found.whole.fair, found.whole.spread) == (30, 20.0, 15.0, 7.5)
            assert {place: each.games for place, each in found.places.items()} == {0: 30}
            assert found.habits == {"drinks": (30, 60)}
            assert len(found.ratings) == 30
            assert await store.look_up(history.customs_of, "verre") == {"drinks": (90, 120)}
            met = Met(BLAISE.id, BLAISE.name, 30, 20, 10)
            assert await store.look_up(history.opponents, ANNE.id) == [met]
            assert await store.look_up(history.opponents, ANNE.id, "verona") == []
            assert await store.look_up(history.between, ANNE.id, handle_of(BLAISE.id)) == {"verre": met}

    run(story())


def test_ladders_and_profiles_read_alike_and_a_season_begins_anew(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await played(store)
            ladder = await store.look_up(ladders.ladder, "verre", SEASON)
            assert [(each.name, each.games, each.provisional) for each in ladder] == [
                (ANNE.name, 30, False), (BLAISE.name, 30, False),
            ]  # fmt: skip
            assert ladder[0].mu > ladder[1].mu
            assert await store.look_up(ladders.seasons, "verre") == [SEASON]
            assert await store.look_up(ladders.players, SEASON) == {"verre": 2}
            shown = await store.look_up(ladders.profile, handle_of(ANNE.id))
            assert (shown.name, shown.played) == (ANNE.name, {"verre": 30})
            unlisted = accounts.Preferences(listed=False)
            await store.keep(accounts.prefer, ANNE.id, unlisted)
            assert await store.look_up(ladders.profile, handle_of(ANNE.id)) is None
            assert [each.name for each in await store.look_up(ladders.ladder, "verre", SEASON)] == [BLAISE.name]
            both = seat(0, ANNE.id, 1.0), seat(1, BLAISE.id, 0.0)
            later = BEGIN + 95 * DAY
            new = Ending("N1", "verre", "match", 2, later, 40, ladders.season_of(later), both, rated=True)
            await store.keep(ladders.register, new, {})
            (mine,) = await store.look_up(ladders.ratings_of, ANNE.id)
            assert (mine.season, mine.games, mine.provisional) == ("2027-1", 1, True)
            assert await store.look_up(results.unregistered, 9) == []

    run(story())


def test_a_game_that_is_entered_after_a_season_began_moves_the_season_it_was_played_in(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            both = seat(0, ANNE.id, 1.0), seat(1, BLAISE.id, 0.0)
            for person in (ANNE, BLAISE):
                await store.keep(accounts.keep_account, person.id, BEGIN)

            async def ended(day: float) -> None:
                date = BEGIN + DAY * day
                new = Ending(f"D{day}", "verre", "match", 2, date, 40, ladders.season_of(date), both, rated=True)
                await store.keep(ladders.register, new, {})

            for day in range(12):
                await ended(day)
            (before,) = await store.look_up(ladders.ratings_of, ANNE.id)
            await ended(95)
            await ended(80)
            (old,) = await store.look_up(ladders.ratings_of, ANNE.id, SEASON)
            assert (old.games, old.provisional) == (13, False)
            assert old.mu > before.mu
            assert old.sigma < before.sigma
            (late,) = await store.look_up(ladders.ratings_of, ANNE.id, "2027-1")
            assert late.games == 1

    run(story())


def test_whoever_was_erased_while_a_record_was_read_is_not_written_down_again(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await played(store)
            both = seat(0, ANNE.id, 1.0), seat(1, "erased", 0.0)
            new = Ending("E1", "verre", "match", 2, BEGIN + 40 * DAY, 40, SEASON, both)
            assert await store.keep(ladders.register, new, {})
            (last, *_) = await store.look_up(history.past, ANNE.id, Wanted())
            assert [(each.person, each.name) for each in last.others] == [("", "…")]
            assert (await store.look_up(results.export, "erased"))["results"] == []

    run(story())


def test_a_game_with_somebody_erased_is_still_one_with_people(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await played(store)
            await store.keep(results.erase, BLAISE.id, "Somebody")
            found = await store.look_up(history.past, ANNE.id, Wanted(company="bots"))
            assert [each.code for each in found] == ["B1", "B0"]

    run(story())
