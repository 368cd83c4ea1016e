"""A row that somebody joins or leaves sends who came and who went, not all who stand in it; and whatever is sent, all
pushes put together are the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from perfidie.boards.scene import Parts, hole
from perfidie.store import PLAYING
from perfidie.web.page.drawing.names import put_in
from perfidie.web.page.regions import Grown, Regions
from perfidie.web.page.shell import regions
from perfidie.web.page.stream import PageStream
from web.browserless import a_site, live
from web.reading import put_on
from web.test_cost import BOUNDS, CLOSED, begun, moved


def row(*names: str, frame: str = "{}", changed: str = "") -> Regions:
    """A board that is one row of people; one of them may be another than before."""
    people = tuple([(f"who-{name}", f'<li id="who-{name}">{name}{"!" * (name == changed)}</li>') for name in names])
    inner = Parts(f'<ol id="row">{frame.format("".join([hole(name) for name, _ in people]))}</ol>', people)
    return Regions({"board": Parts(f"<div>{hole('row')}</div>", (("row", inner),))}, {})


def sent(before: Regions, now: Regions) -> tuple[list[str], bytes]:
    """What a push names; put on what was there before, it is what is there now."""
    page = PageStream(0)
    shown = {"board": str(before.whole()["board"])}
    page.message(before)
    page.names = now.names
    message = page.message(now)
    named = put_on(shown, message)
    assert shown == now.whole()
    return named, message


@pytest.mark.parametrize("came", ["xabc", "axbc", "abcx", "xyabc", "axybc", "abcxy", "xaybzc"])
def test_who_comes_is_sent_beside_who_stays(came: str) -> None:
    named, message = sent(row(*"abc"), row(*came))
    assert {*named} <= {"who-a", "who-b", "who-c"}
    assert message.count(b"<li") == len(came) - 3


@pytest.mark.parametrize("left", ["ab", "bc", "ac", "b"])
def test_who_goes_is_sent_as_a_name(left: str) -> None:
    named, message = sent(row(*"abc"), row(*left))
    assert named == [f"row #who-{name}" for name in "abc" if name not in left]
    assert b"<li" not in message


def test_who_stays_and_is_another_is_sent_as_well() -> None:
    named, message = sent(row(*"abc"), row(*"abd", changed="b"))
    assert named == ["row #who-c", "who-b", "who-b"]
    assert message.count(b"<li") == 2


@pytest.mark.parametrize(
    ("before", "now"),
    [(row(*"ab"), row(*"xy")), (row(*"abc"), row(*"bad")), (row(), row("a")), (row("a"), row())],
    ids=["nobody stays", "places are changed", "the first", "the last"],
)
def test_other_rows_are_sent_whole(before: Regions, now: Regions) -> None:
    assert sent(before, now)[0] == ["row"]


def test_a_row_with_something_between_is_sent_whole() -> None:
    framed = "<p>{}</p>"
    assert sent(row(*"ab"), row(*"abc", frame=framed))[0] == ["row"]
    board = Parts(f'<ol id="row">{hole("who-a")} {hole("who-b")}</ol>', (("who-a", "<i/>"), ("who-b", "<i/>")))
    spaced = Regions({"board": Parts(f"<div>{hole('row')}</div>", (("row", board),))}, {})
    assert sent(spaced, row(*"abc"))[0] == ["row"]


@pytest.mark.parametrize("game", BOUNDS)
def test_all_pushes_put_together_are_the_page(game: str, tmp_path: Path) -> None:
    rng = Random(5)

    def whole(drawn: Regions) -> dict[str, str]:
        return {
            name: str(put_in(each if isinstance(each, str) else each.whole(), drawn.names))
            for name, each in drawn.drawn.items()
            if not isinstance(each, Grown)  # grows by lines, and is told of elsewhere
        }

    async def story() -> None:
        async with a_site(tmp_path, seed=5) as site:
            table, pages = await begun(site, game, BOUNDS[game].seats)
            shown = [whole(regions(site.house, table, page.seat, "fr", CLOSED)) for page in pages]
            for _ in range(120):
                await moved(site, table, rng)
                if table.phase != PLAYING:
                    break
                for page, there in zip(pages, shown, strict=True):
                    drawn = regions(site.house, table, page.seat, "fr", CLOSED)
                    lines = {name: "" for name, each in drawn.drawn.items() if isinstance(each, Grown)}
                    there.update(lines)
                    if message := page.message(drawn):
                        put_on(there, message)
                    for name in lines:
                        del there[name]
                    assert there == whole(drawn)

    live(story())
