"""Puzzles on the site: solved without a script, one a day with a streak, and nothing told before one has chosen."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from html import unescape
from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.engine import encode
from perfidie.puzzles.daily import day_of, puzzle_of
from perfidie.puzzles.puzzle import Puzzle
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of
from perfidie.school import PRACTICE, Place, shelf, walk
from perfidie.texts import LANGUAGES
from perfidie.web.page.pages import Reader, page
from perfidie.web.page.puzzles.position import laid
from perfidie.web.page.puzzles.puzzles import StreakModel, address_of, names_of, puzzle_model
from perfidie.web.page.school.stage import drawn_at, table_of
from perfidie.web.page.ways import address_of as address_in_school
from web.browserless import Visitor, a_site, live
from web.hourglass import Hourglass, hourglass
from web.two_worlds import Swapped

A_DAY = 86_400.0
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
TODAY = "/puzzles/today"
GAMES = games_with_puzzles()
MANY = 8
"""How many puzzles of each game are looked at where every one would take long."""


def right(puzzle: Puzzle) -> str:
    return " ".join(puzzle.best.words)


def wrong(puzzle: Puzzle) -> str:
    return " ".join(puzzle.choices[-1].words)


def drawn(puzzle: Puzzle, lang: str, chose: str = "") -> str:
    """The page of a puzzle as the door sends it, on a day whose puzzle is another one."""
    reader = Reader(lang, "t0ken", "/", "http://localhost")
    other = next(day for day in range(day_of(NOON), day_of(NOON) + 9) if puzzle_of(day).id != puzzle.id)
    mine = puzzle.weighed(tuple(chose.split(" "))) if chose else None
    model = puzzle_model(reader, puzzle, other, mine=mine)
    return page(reader, "puzzles/position.html", puzzle.game, puzzle=model, streak=StreakModel(0, 0, False, False))


async def answers(visitor: Visitor, puzzle: Puzzle, action: str) -> str:
    """Answers today's puzzle; the page one is led to."""
    await visitor.get(TODAY)
    to = await visitor.post(TODAY, {"game": puzzle.game, "puzzle": puzzle.id, "action": action})
    return (await visitor.get(to)).text


# Solving one


@pytest.mark.parametrize("game", GAMES)
def test_any_puzzle_is_solved_without_a_script_by_pressing_a_button_of_the_page(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor = site.visitor("Anne")
            for puzzle in [each for each in puzzles_of(game) if each.id != puzzle_of(day_of(NOON)).id][:MANY]:
                await visitor.get(address_of(puzzle))
                answer = await visitor.client.get(address_of(puzzle), params={"action": right(puzzle)})
                assert answer.status_code == 303
                told = await visitor.get(answer.headers["location"].partition("#")[0])
                assert "is-right" in told.text
                assert "is-wrong" not in told.text
                missed = await visitor.client.get(address_of(puzzle), params={"action": wrong(puzzle)})
                assert "is-wrong" in (await visitor.get(missed.headers["location"].partition("#")[0])).text

    live(story())


@pytest.mark.parametrize("game", GAMES)
def test_every_position_offers_its_choices_and_says_nothing_of_what_they_promise(game: str) -> None:
    for number, puzzle in enumerate(puzzles_of(game)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        asked = drawn(puzzle, lang)
        assert asked.count('form="move"') >= 1
        for told in ("puzzle-choices", "puzzle-beliefs", 'id="solution"', 'id="share"', "verdict", "puzzle-themes"):
            assert told not in asked


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_says_what_each_choice_promises_and_why(game: str) -> None:
    for number, puzzle in enumerate(puzzles_of(game)[::2]):
        lang = LANGUAGES[number % len(LANGUAGES)]
        told = drawn(puzzle, lang, wrong(puzzle))
        assert told.count('class="puzzle-bar"') == len(puzzle.choices)
        assert f"± {max(1, round(196 * puzzle.best.error))}<" in told
        assert told.count('class="is-best') == 1
        assert re.search(r"[{}]", re.sub(r"<(script|style).*?</\1>", "", told, flags=re.S)) is None


def test_what_the_rules_do_not_allow_is_told_on_the_page_and_nothing_is_lost(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles_of("verre") if each.step == "TakeGlass")

    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor = site.visitor("Anne")
            for odd in ("drink", "nonsense", "", "play * A", "take Z", "x" * 500):
                answer = await visitor.client.get(address_of(puzzle), params={"action": odd})
                assert answer.status_code == 200, odd
                assert 'class="lesson-answer"' in answer.text
                assert 'id="solution"' not in answer.text

    live(story())


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    puzzle = puzzles_of("verre")[0]
    asked = [
        "/puzzles/bridge",
        "/puzzles/verre/nothing",
        "/puzzles/bridge/nothing",
        f"/puzzles/idus_martii/{puzzle.id}",
    ]
    asked += [f"{address_of(puzzle)}?chose=drink+me", f"{address_of(puzzle)}?chose=", "/puzzles/verre/today/x"]

    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            for path in asked:
                await visitor.get(path, 404)
            await visitor.get("/puzzles/verre?theme=nothing")
            await visitor.get(f"{address_of(puzzle)}?theme={'x' * 900}")

    live(story())


def test_puzzles_are_listed_by_game_and_theme_and_one_leads_to_the_next_of_its_theme(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            overview = (await visitor.get("/puzzles")).text
            for game in GAMES:
                assert f'href="/puzzles/{game}"' in overview
                listed = (await visitor.get(f"/puzzles/{game}")).text
                assert all(f'href="{address_of(each)}"' in listed for each in puzzles_of(game))
            theme = f"step-{puzzles_of('verre')[0].step}"
            same = [each for each in puzzles_of("verre") if theme in names_of(each)]
            listed = (await visitor.get(f"/puzzles/verre?theme={theme}")).text
            assert listed.count('href="/puzzles/verre/') == len(same)
            told = (await visitor.get(address_of(same[0], theme, same[0].best.words))).text
            assert f'href="{address_of(same[1], theme)}"' in told

    live(story())


def test_whoever_learns_a_game_is_shown_the_way_to_its_puzzles(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            assert 'href="/puzzles/today"' in (await visitor.get("/")).text
            assert 'href="/puzzles/verre"' in (await visitor.get("/learn/verre")).text
            position = shelf("verre", PRACTICE)[0]
            last = address_in_school(PRACTICE, "verre", position.id, Place(walk("verre", PRACTICE, position.id).last))
            assert 'href="/puzzles/verre"' in (await visitor.get(last)).text

    live(story())


# Only the view


@pytest.mark.parametrize("game", GAMES)
def test_the_page_before_an_answer_depends_on_the_view_alone(game: str) -> None:
    """Two worlds: another table that the seat cannot tell from the true one is drawn as the same bytes."""
    different = 0
    for number, puzzle in enumerate(puzzles_of(game)[:MANY]):
        position = laid(puzzle, "fr")
        table, stop = table_of(position, position.entries(Place())[0]), position.stops[0]
        view = games.find(game).read_view(encode(table.game_on.view(puzzle.seat)))
        world = games.find(game).imagine(view, Random(number))
        true = drawn_at(position, table, stop, "fr")
        different += world != table.game_on.state
        with Swapped(table, world):
            assert drawn_at(position, table, stop, "fr") == true, puzzle.id
    assert different > 0 or game == "charlatans"


# One a day


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            one, other = site.visitor("Anne"), site.visitor("Blaise", "en")
            seen = [(await each.get(TODAY)).text for each in (one, other)]
            puzzle = puzzle_of(day_of(NOON))
            assert all(f'value="{puzzle.id}"' in each for each in seen)
            assert "Énigme du 19 novembre" in unescape(seen[0])
            assert "Puzzle of 19 November" in seen[1]
            hourglass(site).turn(A_DAY)
            assert f'value="{puzzle_of(day_of(NOON) + 1).id}"' in (await one.get(TODAY)).text

    live(story())


def test_days_in_a_row_are_counted_and_one_that_is_missed_ends_it(tmp_path: Path) -> None:
    async def story() -> list[str]:
        found = []
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor = site.visitor("Anne")
            for day, solves in ((0, True), (1, True), (3, True), (4, False)):
                hourglass(site).turn(NOON + day * A_DAY - site.house.clock.date())
                puzzle = puzzle_of(day_of(site.house.clock.date()))
                found.append(streak(await answers(visitor, puzzle, (right if solves else wrong)(puzzle))))
            found.append(streak((await visitor.get("/puzzles")).text))
            found.append(streak((await visitor.get("/me")).text))
        return found

    days = live(story())
    assert days[:3] == ["Série en cours : 1 jour.", "Série en cours : 2 jours.", "Série en cours : 1 jour."]
    assert days[3:] == ["Pas de série en cours."] * 3


def streak(text: str) -> str:
    found = re.search(r"(Série en cours.: \d+ jours?|Pas de série en cours)\.", unescape(text))
    assert found
    return found[0].replace("\N{NO-BREAK SPACE}", " ")


def test_the_first_answer_of_a_day_counts_and_an_answer_after_midnight_counts_for_no_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor, puzzle = site.visitor("Anne"), puzzle_of(day_of(NOON))
            await answers(visitor, puzzle, wrong(puzzle))
            assert streak(await answers(visitor, puzzle, right(puzzle))).startswith("Pas")
            hourglass(site).turn(A_DAY)
            late = await answers(visitor, puzzle, right(puzzle))
            assert "is-right" in late
            assert streak((await visitor.get("/puzzles")).text).startswith("Pas")

    live(story())


def test_an_odd_answer_to_todays_puzzle_is_refused_and_counts_for_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor, puzzle = site.visitor("Anne"), puzzle_of(day_of(NOON))
            await visitor.get(TODAY)
            asked = {"game": puzzle.game, "puzzle": puzzle.id}
            told = await visitor.send(TODAY, {**asked, "action": "nonsense"})
            assert told.status_code in (200, 201)
            assert 'class="lesson-answer"' in told.text
            other = next(game for game in GAMES if game != puzzle.game)
            for odd in ({}, {"game": "bridge"}, {**asked, "puzzle": "nothing"}, {**asked, "game": other}):
                assert (await visitor.send(TODAY, odd)).status_code == 404
            stranger = site.visitor()
            answer = await stranger.client.post(TODAY, data={**asked, "action": right(puzzle)})
            assert answer.status_code == 403
            assert streak((await visitor.get("/puzzles")).text).startswith("Pas")

    live(story())


def test_whoever_answers_is_given_what_is_kept_of_it_and_can_erase_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            visitor, puzzle = site.visitor("Anne"), puzzle_of(day_of(NOON))
            assert 'id="streak"' not in (await visitor.get("/me")).text
            await answers(visitor, puzzle, right(puzzle))
            assert 'id="streak"' in (await visitor.get("/me")).text
            kept = (await visitor.client.get("/me/everything.json")).json()
            (row,) = kept["streaks"]
            assert (row["day"], row["solved"], row["run"]) == (date(2026, 11, 19).toordinal(), True, 1)
            await visitor.get("/me/erase")
            await visitor.post("/me/erase", {"sure": "1"})
            assert streak((await visitor.get("/puzzles")).text).startswith("Pas")

    live(story())


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Perfidie, énigme du 19 novembre\N{NO-BREAK SPACE}: "), ("en", "Perfidie, puzzle of 19 November: ")],
)
def test_the_line_to_send_says_whether_and_never_what(tmp_path: Path, lang: str, said: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(NOON)) as site:
            puzzle = puzzle_of(day_of(NOON))
            for action, sign in ((right(puzzle), "✓"), (wrong(puzzle), "✗")):
                told = await answers(site.visitor("Anne", lang), puzzle, action)
                line = unescape(re.search(r'id="share" readonly value="([^"]*)"', told)[1])  # type: ignore[index]
                assert line == f"{said}{sign} http://localhost{address_of(puzzle)}"
                opened = (await site.visitor("Blaise").get(address_of(puzzle))).text
                assert 'id="solution"' not in opened

    live(story())
