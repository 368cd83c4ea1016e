"""How a game ended: what is told of its course and of each player is true, and a defeat looks like one."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.boards.board import Board
from perfidie.engine import Outcome, Playthrough
from perfidie.texts import LANGUAGES
from perfidie.web.page.ending import Ending, ending, places
from web.browserless import a_site, live, play_out
from web.endings import Chooser, at_random, greedily, over

LETTERS = 60
"""How long a remark may be: it stands in one line on the smallest phone."""
SEATS = [(game, seats) for game in games.names() for seats in {games.find(game).seats[0], games.find(game).seats[-1]}]


@pytest.mark.parametrize("choose", [at_random, greedily])
@pytest.mark.parametrize(("game", "seats"), sorted(SEATS))
def test_every_game_ends_with_a_short_remark_for_each_player_tied_to_its_chart(
    game: str, seats: int, choose: Chooser
) -> None:
    board: Board = games.companion(game, "web") or Board()
    for seed in (1, 2):
        table = over(game, seats, seed, choose)
        for lang in LANGUAGES:
            told = ending(table, lang)
            if board.remarks is not None:
                assert sorted(told.said) == list(range(seats))
            for seat, said in told.said.items():
                assert 0 < len(said.text) <= LETTERS, said.text
                assert "{" not in said.text, said.text
                assert not re.search(r"\b(vous|you)\b", said.text), f"{said.text} is sent to people who were not there"
                assert said.number == 0 or said.mark >= 0, seat
            chart_is_whole(told, seats)


def chart_is_whole(told: Ending, seats: int) -> None:
    if told.course is None:
        assert not any(said.number for said in told.said.values())
        return
    assert len(told.course.lines) == (len(told.course.names) or seats)
    assert {len(line) for line in told.course.lines} == {len(told.course.marks)}
    numbers = [said.number for said in told.said.values() if said.number]
    assert numbers == list(range(1, len(numbers) + 1)), "numbered from the first of the ranks to the last"


@pytest.mark.parametrize("seed", range(6))
def test_the_hearts_of_the_chart_are_those_of_the_table(seed: int) -> None:
    table = over("verre", 4, seed)
    course = ending(table, "fr").course
    assert course is not None
    outcome = table.game_on.view(None).outcome
    assert outcome is not None
    assert tuple(line[-1] for line in course.lines) == outcome.scores
    assert sum(bool(mark) for mark in course.marks) == table.game_on.state.round


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_of_a_glass_is_what_happened_to_it(seed: int) -> None:
    """Every remark that names a glass and its balance names one that this very seat opened, at that balance."""
    table = over("verre", 5, seed)
    opened = {
        (event.facts["seat"], event.facts["glass"], event.facts["balance"])
        for event in table.game_on.events
        if event.kind == "revealed"
    }
    for seat, said in ending(table, "en").said.items():
        named = re.search(r"(?:drinks|refuses) ([A-E]) at ([−+0-9.]+?)[ :]", said.text)
        if named:
            assert (seat, named[1], named[2].replace("−", "-")) in opened, said.text


def test_equal_scores_share_a_place() -> None:
    assert places(Outcome((3, 5, 3, 1), (1,), ())) == {1: 1, 0: 2, 2: 2, 3: 4}
    assert places(Outcome((2, 2), (0, 1), ())) == {0: 1, 1: 1}
    assert places(Outcome((2, 2), (), ())) == {0: 1, 1: 1}


def test_who_has_lost_sees_a_defeat_who_has_won_a_laurel_and_a_stranger_who_won(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", **{"option-start_hearts": "2"})
            await play_out(path, people, Random(1))
            winners = winners_of(site.table(path).game_on)
            assert 0 < len(winners) < 3
            for seat, person in enumerate(people):
                shown = (await person.get(path)).text
                assert ("is-defeat" in shown) == (seat not in winners)
                assert ('class="outcome-art laureate' in shown) == (seat in winners)
                assert ("fallen" in shown) == (seat not in winners)
            shown = (await site.visitor().get(path)).text
            assert "is-defeat" not in shown
            assert all(people[seat].name in title_of(shown) for seat in winners)

    live(story())


def winners_of(play: Playthrough) -> tuple[int, ...]:
    outcome = play.view(None).outcome
    assert outcome is not None
    return outcome.winners


def title_of(page: str) -> str:
    found = re.search(r'<h2 id="outcome-t">(.*?)</h2>', page)
    assert found
    return found[1]


def test_the_outcome_leads_to_the_replay_the_picture_the_record_and_the_table_as_it_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **{"option-max_rounds": "1"})
            await play_out(path, people, Random(1))
            page = await people[0].get(path)
            assert page.all("a", href=f"{path}/replay")
            assert page.all("a", href=f"{path}/record.json")
            assert page.all("img", src=f"{path}/picture.png?lang=fr")
            assert page.all("label", **{"for": "see-table"})
            assert "glass" in page.region("board"), "the table is still there, one tap away"
            numbers = re.findall(r'class="rank-k"[^>]*>(\d)<', page.text)
            assert numbers
            assert set(numbers) == set(re.findall(r'class="ch-badge[^>]*>.*?<text[^>]*>(\d)<', page.text))

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_game_that_tells_nothing_of_its_course_ends_well_too() -> None:
    told = ending(over("bag", 2, 1), "fr")
    assert told.course is None
    assert told.said == {}
    assert told.title
