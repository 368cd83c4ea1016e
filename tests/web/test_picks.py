"""Moves that take several picks: cards that are kept, tokens that are swapped, checked in any order."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from urllib.parse import urlencode

import pytest

from perfidie.engine import Refusal
from perfidie.games.idus_martii import GAME as IDUS
from perfidie.games.verona import GAME
from perfidie.web.doors.picks import PICKED, action_of
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


# Picks of two kinds


def hand_out(praetors: list[str], aediles: list[str], action: str = "assign * **2") -> tuple[str, ...]:
    """The words that the site reads from such a form; an empty list is a field that was not sent."""
    fields = {"action": action, "pick": "\n".join(praetors), "pick2": "\n".join(aediles)}
    return action_of({name: value for name, value in fields.items() if value}, IDUS.vocabulary)


def test_the_second_kind_of_picks_fills_the_second_place_in_any_order() -> None:
    for aediles in permutations(["1", "4"]):
        assert IDUS.vocabulary.parse(hand_out(["3"], list(aediles))).words == ("assign", "3", "1", "4")
    assert hand_out(["3"], ["1", "4"], "vote green") == ("vote", "green")
    assert read("keep **3", "tybalt", "romeo", "mercutio") == ("keep", "mercutio", "romeo", "tybalt")


@pytest.mark.parametrize(
    ("praetors", "aediles", "code", "count"),
    [
        ([], ["1", "4"], "pick-first", None),
        (["3"], [], "pick-first", None),
        (["3"], ["1"], "pick-so-many", 2),
        (["3"], ["1", "2", "4"], "pick-so-many", 2),
        (["3", "2"], ["1", "4"], "pick-so-many", 1),
        (["1"], ["1", "4"], "pick-different", None),
        (["3"], ["1" * 2001, "4"], "malformed-action", None),
    ],
)
def test_a_wrong_set_of_two_kinds_is_refused_by_what_is_wrong_with_it(
    praetors: list[str], aediles: list[str], code: str, count: int | None
) -> None:
    with pytest.raises(Refusal) as refused:
        hand_out(praetors, aediles)
    assert (refused.value.code, refused.value.facts.get("count")) == (code, count)


@pytest.mark.parametrize("aediles", [["4", "4"], ["9", "x"], ["*", "**2"], ["", " "]])
def test_two_kinds_of_picks_that_name_no_move_are_no_move(aediles: list[str]) -> None:
    words = hand_out(["3"], aediles)
    with pytest.raises(Refusal, match=r"unknown-action|malformed-action"):
        IDUS.vocabulary.parse(words)


def test_a_third_place_is_never_filled() -> None:
    assert hand_out(["3"], ["1", "4"], "assign * **2 *")[-1] == "*"


def test_roles_are_handed_out_by_a_plain_form_and_a_wrong_one_loses_nothing(tmp_path: Path) -> None:
    """Five people play the first round; then the Consul's form is sent as a browser without a script sends it."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await senate(site)
            table = site.table(path)
            while table.game_on.view(None).step != "HandOutRoles":
                seat = table.game_on.state.waiting[0]
                page = await people[seat].get(path)
                await people[seat].move(path, page.version, page.moves[0])
            consul, version = people[0], table.version
            wrong = {
                "exactement 2": [("pick", "3"), ("pick2", "4")],
                "deux fois": [("pick", "3"), ("pick2", "3"), ("pick2", "4")],
                "d’abord": [("pick2", "3"), ("pick2", "4")],
                "Consul": [("pick", "0"), ("pick2", "3"), ("pick2", "4")],
                "Édile": [("pick", "3"), ("pick2", "1"), ("pick2", "2")],
            }
            for sentence, fields in wrong.items():
                status, text = await send(consul, path, *fields, ("action", "assign * **2"))
                assert status == 422
                assert sentence in text
            assert table.version == version
            right = [("pick2", "4"), ("pick", "2"), ("pick2", "1")]
            status, _ = await send(consul, path, *right, ("action", "assign * **2"))
            assert status == 303
            assert table.game_on.entries[-1].words == ("assign", "2", "1", "4")

    live(story())


async def senate(site: Site) -> tuple[str, list[Visitor]]:
    """Five people at a table whose first seat begins."""
    people = [site.visitor(name) for name in ("Ana", "Bo", "Cy", "Dan", "Eve")]
    path = await people[0].open(5, "idus_martii", **{"option-first_player": "0", "option-talk": "silent"})
    for person in people[1:]:
        await person.sit(path)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "all"})
    return path, people


# Through the front door


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
