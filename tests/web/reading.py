"""Reading what the site sends: pages by their fields and buttons, and what a stream does to them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from itertools import combinations, product

TAG = re.compile(r"""<([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>""")
ATTRIBUTE = re.compile(r"""([^\s"'=/]+)(?:="([^"]*)"|='([^']*)')?""")


class Page:
    """A page, or a piece of one, as somebody who looks for forms and buttons reads it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tags = TAG.findall(text)
        self._read: dict[str, list[dict[str, str]]] = {}

    @property
    def elements(self) -> list[tuple[str, dict[str, str]]]:
        return [(tag, _attributes(inner)) for tag, inner in self._tags]

    def all(self, tag: str, **attributes: str) -> list[dict[str, str]]:
        """Every such element with these attributes."""
        if tag not in self._read:
            self._read[tag] = [_attributes(inner) for kind, inner in self._tags if kind == tag]
        return [each for each in self._read[tag] if attributes.items() <= each.items()]

    @property
    def csrf(self) -> str:
        (token,) = {found["value"] for found in self.all("input", name="csrf")}
        return token

    @property
    def status(self) -> dict[str, str]:
        (found,) = [each for each in self.all("span") if "data-phase" in each]
        return found

    @property
    def phase(self) -> str:
        return self.status["data-phase"]

    @property
    def version(self) -> int:
        return int(self.status["data-version"])

    @property
    def my_turn(self) -> bool:
        return self.status["data-turn"] == "1"

    @property
    def waits_for(self) -> list[int]:
        """The seats that are shown as having to decide."""
        waiting = [
            found["id"] for found in self.all("span") if found.get("class") == "seat-turn" and "aria-current" in found
        ]
        return [int(found.removeprefix("turn-")) for found in waiting]

    @property
    def moves(self) -> list[dict[str, str]]:
        """What each button that is not greyed would post, with as many picks as it needs, none of them twice."""
        moves = [
            move for move in self.posts if not overlap(tuple(each for each in move.items() if each[0] != "action"))
        ]
        return [move for place, move in enumerate(moves) if move not in moves[:place]]

    @property
    def posts(self) -> list[dict[str, str]]:
        """The same with all that a form can send, the same picks in two fields included."""
        moves: list[dict[str, str]] = []
        for button in self.all("button", form="move", name="action"):
            if button.get("aria-disabled") != "true":
                asked = re.findall(r"(?<!\S)\*(?:\*(\d))?(?!\S)", button["value"])
                counts = zip(("pick", "pick2"), asked, strict=False)
                chosen = product(*[self._picked(name, int(count or 1)) for name, count in counts])
                moves += [{"action": button["value"], **dict(some)} for some in chosen]
        return moves

    def _picked(self, name: str, count: int) -> list[tuple[str, str]]:
        """Every way to pick so many of what this field offers."""
        offered = [found["value"] for found in self.all("input", form="move", name=name) if "disabled" not in found]
        return [(name, "\n".join(some)) for some in combinations(offered, count)]

    @property
    def can_undo(self) -> bool:
        return bool(self.all("button", form="undo"))

    def region(self, name: str) -> str:
        """What stands between the tags of one region."""
        _, start, end, _ = element(self.text, f"r-{name}")
        return self.text[start:end]


def overlap(picks: tuple[tuple[str, str], ...]) -> bool:
    """Whether something was picked in two fields at once."""
    return len(picks) > 1 and bool({*picks[0][1].split("\n")} & {*picks[1][1].split("\n")})


def element(text: str, name: str) -> tuple[int, int, int, int]:
    """Where the element of this id begins, where what it holds begins and ends, and where it ends itself."""
    found = re.search(rf'<(\w+)[^>]*\bid="{name}"[^>]*>', text)
    assert found, f"there is no element {name}"
    tag, depth = found[1], 1
    if tag == "input":  # it holds nothing
        return found.start(), found.end(), found.end(), found.end()
    for inner in re.compile(rf"<(/?){tag}\b[^>]*>").finditer(text, found.end()):
        depth += -1 if inner[1] else 1
        if not depth:
            return found.start(), found.end(), inner.start(), inner.end()
    raise AssertionError(f"the element {name} has no end")


def _attributes(inner: str) -> dict[str, str]:
    return {name: unescape(quoted or other) for name, quoted, other in ATTRIBUTE.findall(inner)}


# What a stream brings

PARTIAL = re.compile(r'<hx-partial (?:id="|hx-target="#)([\w-]+(?: #[\w-]+)?)"(?: hx-swap="(\w+)")?>(.*?)</hx-partial>')
PLACES: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "": lambda start, end: (start, end),
    "delete": lambda start, end: (start, end),
    "beforebegin": lambda start, end: (start, start),
    "afterend": lambda start, end: (end, end),
}
"""Where a piece goes that is named with an element: in its stead, before it, after it."""


def pushed(message: bytes) -> list[tuple[str, str, str]]:
    """What one message of a stream brings: where it goes, how, and the piece itself."""
    text = message.decode()
    assert re.fullmatch(r"data: (<hx-partial [^\n]*</hx-partial>)+\n\n", text), text[:200]
    return PARTIAL.findall(text)


def put_on(shown: dict[str, str], message: bytes, news: bool = True) -> list[str]:
    """Does to the regions of a page what a message says; gives what it named. What is brought should be news."""
    named = []
    for target, swap, piece in pushed(message):
        named.append(target)
        name = target.removeprefix("r-")
        if swap == "innerMorph":
            assert not news or shown.get(name) != piece, f"{name} came twice"
            shown[name] = piece
        elif swap == "afterbegin":
            shown[name] = piece + shown[name]
        elif swap == "beforeend":
            shown[name] += piece
        else:
            row, _, name = target.rpartition(" #")
            (home,) = [region for region, html in shown.items() if f' id="{row or name}"' in html]
            html = shown[home]
            inside = element(html, row)[0] if row else 0
            first, _, _, last = element(html[inside:], name)
            start, end = PLACES[swap](inside + first, inside + last)
            assert not news or html[start:end] != piece, f"{target} came twice"
            shown[home] = html[:start] + piece + html[end:]
    return named
