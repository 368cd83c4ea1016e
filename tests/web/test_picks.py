"""Moves that take several picks: cards that are kept, tokens that are swapped, checked in any order."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from urllib.parse import urlencode

import pytest

from perfidie.engine import Refusal
from perfidie.games.verona import GAME
from perfidie.web.tables import PICKED, action_of
from web.browserless import Site, Visitor, a_site, live

FORM = {"content-type": "application/x-www-form-urlencoded"}


def read(action: str, *picks: str) -> tuple[str, ...]:
    return action_of({"action": action, "pick": "\n".join(picks)}, GAME.vocabulary)


def test_picks_are_put_into_the_order_that_names_a_move() -> None:
    for picks in permutations(["mercutio", "romeo", "tybalt"]):
        assert read("keep **3", *picks) == ("keep", "mercutio", "romeo", "tybalt")
    for picks in permutations(["romeo 2", "capulet 1"]):
        assert read("swap **2", *picks) == ("swap", "capulet", "1", "romeo", "2")
    assert read("look **1", "romeo 2") == ("look", "romeo", "2")
    assert read("play * exile", "romeo") == ("play", "romeo", "exile")
    assert read("skip_power", "romeo 2", "capulet 1") == ("skip_power",)


@pytest.mark.parametrize("count", [1, 2, 4, 5, 40])
def test_too_few_or_too_many_picks_are_refused_with_the_right_number(count: int) -> None:
    with pytest.raises(Refusal) as refused:
        read("keep **3", *["romeo"] * count)
    assert (refused.value.code, refused.value.facts) == ("pick-so-many", {"count": 3})


def test_without_any_pick_one_is_asked_for() -> None:
    with pytest.raises(Refusal, match="pick-first"):
        action_of({"action": "swap **2"}, GAME.vocabulary)


@pytest.mark.parametrize(
    "picks", [["romeo", "romeo"], ["romeo 1", "romeo 1"], ["", " "], ["*", "**2"], ["romeo 9", "x"]]
)
def test_picks_that_name_no_move_are_no_move(picks: list[str]) -> None:
    words = read("swap **2", *picks)
    with pytest.raises(Refusal, match=r"unknown-action|malformed-action"):
        GAME.vocabulary.parse(words)


def test_no_button_asks_for_so_many_that_their_orders_could_not_be_tried() -> None:
    assert max(PICKED.values()) == 4
    assert read("keep **9", "romeo") == ("keep", "**9"), "a word like any other, and no move of any game"


async def exchange(site: Site) -> tuple[str, list[Visitor]]:
    """Two people before their five cards."""
    people = [site.visitor("Odette"), site.visitor("Ferdinand", "en")]
    wanted = {"name": "Odette", "seats": "2", "preset": "standard", "public": "0"}
    path = await people[0].post("/games/verona/open", wanted)
    await people[1].sit(path)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "all"})
    return path, people


async def send(person: Visitor, path: str, *fields: tuple[str, str]) -> tuple[int, str]:
    """A form with its fields as they are, some of them several times."""
    page = await person.get(path)
    body = urlencode([("csrf", person.csrf), ("version", str(page.version)), *fields])
    answer = await person.client.post(f"{path}/move", content=body, headers=FORM)
    return answer.status_code, answer.text


def test_boxes_that_are_checked_are_sent_one_by_one_and_read_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await exchange(site)
            for person in people:
                hand = (await person.get(path)).all("input", name="pick")
                cards = [each["value"] for each in reversed(hand)][:3]
                status, _ = await send(person, path, *[("pick", card) for card in cards], ("action", "keep **3"))
                assert status == 303
                assert set(site.table(path).game_on.entries[-1].words[1:]) == set(cards)
            assert site.table(path).game_on.view(None).step == "PlayCard"

    live(story())


def test_a_wrong_number_is_told_in_the_reader_s_language_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await exchange(site)
            before = site.table(path).version
            for person, sentence in zip(people, ("exactement 3", "exactly 3"), strict=True):
                cards = [each["value"] for each in (await person.get(path)).all("input", name="pick")]
                for count in (1, 2, 4, 5):
                    picks = [("pick", card) for card in cards[:count]]
                    status, text = await send(person, path, ("action", "keep **3"), *picks)
                    assert status == 422
                    assert sentence in text
            assert site.table(path).version == before

    live(story())


def test_heaps_of_picks_are_refused_like_any_broken_form(tmp_path: Path) -> None:
    heaps: list[list[tuple[str, str]]] = [
        [("pick", "romeo")] * 2000,
        [("pick", "romeo")] * 50,
        [("pick", "romeo\n" * 5000)],
        [("pick", "\n" * 5000)],
        [("pick", "x " * 900)] * 3,
        [("pick", "a\x00b"), ("pick", "é\u202e"), ("pick", "")],
        [("action", "keep **3"), ("pick", "romeo")],
    ]

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await exchange(site)
            before = site.table(path).version
            for heap in heaps:
                for action in ("keep **3", "keep **1", "draft *", "swap **2"):
                    status, _ = await send(people[0], path, ("action", action), *heap)
                    assert status in (400, 413, 422), (heap[:1], status)
            assert site.table(path).version == before

    live(story())
