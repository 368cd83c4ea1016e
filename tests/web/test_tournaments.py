"""Tournaments that go otherwise: people who drop out, games that sides win, rounds without a table."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

import pytest

from perfidie.store.people import circles, gatherings, tournaments
from perfidie.store.people.gatherings import Gathered, Part
from perfidie.store.people.tournaments import MOST_TOURNAMENTS, Drawn, Entrant, Round, State
from perfidie.web.house.circles.pairing import everybody
from perfidie.web.house.circles.tournaments import progress
from web.browserless import Site, Visitor, a_site, live
from web.test_circles import FORM, a_circle, finish_all, planned, stamp
from web.test_meetings import a_cup, everybody_comes


async def kept(site: Site, cup: str) -> State:
    """All of this tournament, as the house keeps it."""
    _, _, circle, _, id = cup.split("/")
    found = await site.house.store.look_up(tournaments.tournament, circle, id)
    return found.state


async def dropped(site: Site, cup: str, keeper: Visitor, *who: int) -> None:
    for each in who:
        now = stamp((await keeper.get(cup)).text)
        await keeper.post(cup, {"what": "out", "who": str(each), "stamp": now})


async def calling(site: Site, path: str, keeper: Visitor, **fields: str) -> int:
    """How the house answers to a tournament of the whole circle."""
    there = await site.house.store.look_up(circles.circle, path.split("/")[2])
    await keeper.get(f"{path}/tournaments")
    facts = {"csrf": keeper.csrf, "title": "Coupe", "format": "tables", "size": "3", "rounds": "2", **fields}
    body = urlencode([*facts.items(), *[("pick", each.person) for each in there.fellows]])
    answer = await keeper.client.post(f"{path}/tournaments", content=body, headers={"content-type": FORM})
    return int(answer.status_code)


# Sides


def test_a_game_in_an_evening_is_worth_to_each_of_a_side_what_the_rules_of_the_game_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo", "Dan", "Eve")
            evening = await planned(path, people[0], site, "idus_martii standard")
            await everybody_comes(evening, people)
            await people[0].post(evening, {"what": "next", "number": "1"})
            await finish_all(site, path.split("/")[2])
            await people[0].get(evening)
            (played,) = await site.house.store.look_up(gatherings.gathered, path.split("/")[2])
            table = await site.house.tables.find(played.code)
            outcome = table.game_on.view(None).outcome
            assert outcome is not None
            assert len(outcome.winners) > 1, "a side has won, or this proves nothing"
            assert tuple(part.share for part in played.parts) == table.game.rules.shares(outcome)

    live(story())


def test_a_game_in_which_all_are_on_one_side_is_no_game_for_a_tournament(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo")
            form = (await people[0].get(f"{path}/tournaments")).text
            assert "mousquetaires standard" in form
            assert "mousquetaires cooperative" not in form
            assert "mousquetaires cooperative" in (await people[0].get(f"{path}/evenings")).text
            assert await calling(site, path, people[0], game="mousquetaires cooperative") == 422
            assert await calling(site, path, people[0], game="mousquetaires standard") == 303

    live(story())


def a_tournament(*rounds: Round) -> State:
    entrants = tuple(Entrant(name, name, lot) for lot, name in enumerate("abcd", 1))
    return State("Coupe", "mousquetaires", "standard", "tables", 3, 4, 1, entrants, rounds)


def over(code: str, *shares: float) -> Gathered:
    parts = tuple(Part("x", "x", share) for share in shares)
    return Gathered(code, "c", "", "t", 1, 1, 0.0, parts)


@pytest.mark.parametrize("shares", [(1.0, 0.0, 0.0), (0.0, 1.0, 1.0)])
def test_whoever_had_no_table_gets_what_those_who_played_that_round_had_on_average(shares: tuple[float, ...]) -> None:
    state = a_tournament(Round((Drawn((0, 1, 2), "T"),), (3,)))
    points = {place.who: place.points for place in progress(state, {"T": over("T", *shares)}, {}).places}
    assert points[3] == pytest.approx(sum(shares) / len(shares))


def test_a_table_settled_with_a_fair_share_is_worth_as_much_as_the_others_of_its_round() -> None:
    state = a_tournament(Round((Drawn((0, 1), "T"), Drawn((2, 3), "U", "fair"))))
    points = {place.who: place.points for place in progress(state, {"T": over("T", 1.0, 0.0)}, {}).places}
    assert points[2] == points[3] == pytest.approx((points[0] + points[1]) / 2)


# People who drop out of a tournament of everybody against everybody


def test_a_round_in_which_nobody_would_meet_is_passed_over_and_those_who_stay_meet(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo", "Dan")
            cup = await a_cup(site, path, people[0], "everybody")
            await people[0].post(cup, {"what": "round", "number": "1"})
            await finish_all(site, path.split("/")[2])
            last = everybody(range(4), 2).tables[0]
            await dropped(site, cup, people[0], *[who for who in range(4) if who not in last])
            await people[0].post(cup, {"what": "round", "number": "2"})
            rounds = (await kept(site, cup)).rounds
            assert [len(each.tables) for each in rounds] == [2, 0, 1]
            assert rounds[2].tables[0].seats == last
            assert "Ronde 3 sur 3" in (await people[0].get(cup)).text
            assert await finish_all(site, path.split("/")[2]) == 1
            await people[0].post(cup, {"what": "finish", "stamp": stamp((await people[0].get(cup)).text)})

    live(story())


def test_where_nobody_is_left_to_meet_the_page_says_so_and_the_tournament_can_be_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            for way in ("everybody", "swiss", "tables"):
                path, people = await a_circle(site, "Ana", "Bo", "Cléo")
                cup = await a_cup(site, path, people[0], way)
                await people[0].post(cup, {"what": "round", "number": "1"})
                await finish_all(site, path.split("/")[2])
                await dropped(site, cup, people[0], 0, 1)
                assert "Plus personne ne peut rencontrer personne" in (await people[0].get(cup)).text
                await people[0].post(cup, {"what": "round", "number": "2"}, 409)
                await people[0].post(cup, {"what": "finish", "stamp": stamp((await people[0].get(cup)).text)})

    live(story())


def test_somebody_who_dropped_out_may_come_back_and_plays_from_the_next_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo", "Dan")
            cup = await a_cup(site, path, people[0])
            names = [each.name for each in (await kept(site, cup)).entrants]
            bo, dan = names.index("Bo"), names.index("Dan")
            await dropped(site, cup, people[0], bo, dan)
            back = {"what": "back", "who": str(bo), "stamp": stamp((await people[1].get(cup)).text)}
            await people[2].post(cup, back, 403)
            await people[1].post(cup, back)
            await people[1].post(cup, back, 409)
            await people[3].post(f"{path}/leave")
            now = {"what": "back", "who": str(dan), "stamp": stamp((await people[0].get(cup)).text)}
            await people[0].post(cup, now, 404)
            await people[0].post(cup, {"what": "round", "number": "1"})
            (first,) = (await kept(site, cup)).rounds
            played = {who for table in first.tables for who in table.seats} | {*first.byes}
            assert played == {*range(4)} - {dan}

    live(story())


def test_tournaments_that_are_over_leave_room_for_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await a_circle(site, "Ana", "Bo", "Cléo")
            cups = [await a_cup(site, path, people[0]) for _ in range(MOST_TOURNAMENTS)]
            assert await calling(site, path, people[0], game="verona quick") == 409
            await people[0].post(cups[0], {"what": "finish", "stamp": "0"})
            assert await calling(site, path, people[0], game="verona quick") == 303

    live(story())
