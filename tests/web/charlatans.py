"""What the pieces of the duel's board say, read for the tests."""

from __future__ import annotations

import re

from games.charlatans.tables import Duel
from perfidie.boards.scene import Scene
from perfidie.web.page.drawing import generated
from web.scenes import TAG, VOID, Elements, scene, text

BOARD = generated.find("charlatans")
MIDDLE = 19
"""The column of the park: 18 spaces of either half beside it."""


def seen(duel: Duel, letter: str = "B", lang: str = "fr") -> Scene:
    """The table as blue, yellow or, without a letter, a spectator sees it."""
    return scene(duel.play, duel.seat(letter) if letter else None, lang)


def parts(shown: Scene) -> dict[str, str]:
    """The board, element by element: by its id, each that has one, with all that is in it."""
    return named(text(BOARD.board(shown)))


def named(page: str) -> dict[str, str]:
    """Every element of a page that has an id."""
    found: dict[str, str] = {}
    inside: list[tuple[str, int]] = []
    for tag in TAG.finditer(page):
        end, name, at_once = tag.groups()
        if end:
            key, start = inside.pop()
            found[key] = page[start : tag.end()]
        elif name not in VOID and not at_once:
            called = re.search(r' id="([^"]+)"', tag[0])
            inside.append((called[1] if called else "", tag.start()))
    found.pop("", None)
    return found


def words(html: str) -> str:
    """All that can be read or heard of a piece, in one line."""
    found = [each["aria-label"] for each in Elements(html).found if "aria-label" in each]
    text = re.sub(r"<[^>]*>", " ", html)
    return " ".join([*text.split(), *found]).replace("\u00a0", " ")


def heard(html: str) -> list[str]:
    """The names of the chips of a piece, in order."""
    return [each["aria-label"] for each in Elements(html).all("span", "disc") if "aria-label" in each]


def page_of(shown: Scene) -> str:
    """Board and desk together."""
    return text(BOARD.board(shown)) + (text(BOARD.choices(shown)) if shown.legal else "")


def buttons(shown: Scene) -> dict[str, str]:
    """The buttons on the board and in the desk: what they send, and what is read or heard of them."""
    page = str.replace(page_of(shown), "<small", " <small")
    return {
        each["value"]: " ".join(each.get("aria-label", each["text"]).split())
        for each in Elements(page).all("button")
        if "value" in each
    }


def columns(html: str, cls: str) -> list[int]:
    """Where on the path things of this kind stand."""
    return [int(found) for found in re.findall(rf'class="spot at-(\d+) {cls}\b', html)]
