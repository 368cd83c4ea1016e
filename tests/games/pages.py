"""The page of settled questions of a game, read for the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from perfidie.cli.laws.checkout import examples

HERE = Path(__file__).parent


class Ruling(NamedTuple):
    """A settled question: the columns of its row."""

    number: str
    question: str
    answer: str
    other: str
    """What else could be meant, as an option where there is one, or `none`."""
    source: str


class Page:
    """`docs/rules` of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (HERE.parents[1] / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
        self.rows = [line.strip("| ").split(" | ") for line in self.text.splitlines()]
        self.rulings = [Ruling(*row) for row in self.rows if len(row) == 5 and row[0].isdigit()]
        headings = re.findall(r"^[-|* ]+E\d+(?:(?:, | to )E\d+)*", self.text, re.MULTILINE)
        self.examples = examples("\n".join(headings))
        """Their numbers: `- E7, a token on ...`, `| E9, E10 |`, `| E15 to E17 |`; other mentions do not count."""
        self.options: dict[str, str] = dict(re.findall(r"^\| `(\w+)` \| (`[^|]*) \|", self.text, re.MULTILINE))
        """The values of the options, as they are told."""

    def row_of(self, title: str) -> list[str]:
        """The cells of the row with this title."""
        found = next(line for line in self.text.splitlines() if line.startswith(f"| {title} |"))
        return [cell.strip() for cell in found.strip("|").split("|")[1:]]

    def numbers_of_tests(self, letter: str) -> set[int]:
        """The numbers that tests of this game bear: `r` for rulings, `e` for worked examples."""
        tests = "".join(path.read_text(encoding="utf-8") for path in (HERE / self.game).glob("test_*.py"))
        return {int(number) for number in re.findall(rf"^def test_{letter}(\d\d)_", tests, re.MULTILINE)}
