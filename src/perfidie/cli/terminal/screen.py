"""The screen and the keyboard: colours where there are any, plain text everywhere else.

A terminal gets colours, frames and short pauses; a pipe, a file or a test gets the same words and nothing
more. Colours are chosen to be read on dark and on light grounds.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from perfidie.boards.ink import Line, line, plain, wrap

NARROWEST, WIDEST = 80, 100
SIDE_BY_SIDE, WIDEST_SIDE, GAP = 124, 56, "  "
"""From this width on the notebook stands beside the table."""
PACE = 0.7
"""Seconds a bot seems to think: always the same, so that it says nothing about what it knows."""

SEAT_COLOURS = (
    "color(32)",
    "color(166)",
    "color(30)",
    "color(100)",
    "color(131)",
    "color(97)",
    "color(64)",
    "color(95)",
)
STYLES = {
    "good": Style.parse("color(28)"),
    "bad": Style.parse("color(133)"),
    "heart": Style.parse("color(160)"),
    "gold": Style.parse("color(136)"),
    "red": Style.parse("color(160)"),
    "blue": Style.parse("color(32)"),
    "private": Style.parse("italic"),
    "strong": Style.parse("bold"),
    "faint": Style.parse("dim"),
    **{f"seat-{seat}": Style.parse(colour) for seat, colour in enumerate(SEAT_COLOURS)},
}


class Quit(Exception):
    """The person wants to stop: `q`, end of input, or Ctrl-C."""


def inked(spans: Line) -> Text:
    """A line in rich's terms."""
    text = Text(no_wrap=False)
    for words, inks in spans:
        style = Style.null()
        for ink in inks.split():
            style += STYLES.get(ink, Style.null())
        text.append(words, style)
    return text


def paragraph(lines: Iterable[Line]) -> Text:
    """Lines that are already as wide as they should be: nothing is wrapped again."""
    return Text("\n", no_wrap=True, overflow="ignore").join([inked(each) for each in lines])


def folded(text: Line | str, columns: int) -> list[Line]:
    """One or several rows of at most this many columns."""
    whole = line(text) if isinstance(text, str) else text
    words = plain(whole)
    margin = len(words) - len(words.lstrip(" "))
    return wrap(whole, columns, indent=margin + 2 if margin or words.startswith("· ") else 0)


def panel(title: str, lines: Sequence[Line | str], columns: int) -> RenderableType:
    """A frame with a title; its lines are wrapped to fit."""
    rows = [row for each in lines for row in folded(each, columns - 4)]
    return Panel(
        paragraph(rows),
        title=Text(title, style=STYLES["strong"]),
        title_align="left",
        border_style=STYLES["gold"],
        box=box.ROUNDED,
        padding=(0, 1),
        width=columns,
    )


class Screen:
    """What a person sees and types."""

    def __init__(self, as_text: bool = False) -> None:
        # A program reading us gets lines of a fixed width, whatever its own idea of a screen.
        self.live = not as_text and sys.stdout.isatty() and sys.stdin.isatty()
        colours = self.live and not os.environ.get("NO_COLOR")
        self.console = Console(
            color_system="auto" if colours else None,
            force_terminal=None if self.live else False,
            width=None if self.live else NARROWEST,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=False,
        )

    @property
    def width(self) -> int:
        """Columns for rules, sentences and panels."""
        if self.wide:
            return NARROWEST + len(GAP) + self.side
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def table_width(self) -> int:
        """Columns for the table itself."""
        return NARROWEST if self.wide else self.width

    @property
    def side(self) -> int:
        """Columns for the panel beside the table."""
        return min(WIDEST_SIDE, self.console.width - NARROWEST - len(GAP))

    @property
    def height(self) -> int:
        return self.console.height if self.live else 10_000

    @property
    def wide(self) -> bool:
        return self.live and self.console.width >= SIDE_BY_SIDE

    # Showing

    def show(self, *lines: Line | str) -> None:
        """Lines, wrapped where they are too long; what a wrapped line begins with (a bullet) hangs out."""
        for each in lines:
            for row in folded(each, self.width):
                self._print(inked(row))

    def verbatim(self, text: str) -> None:
        """A path or a command: to be copied, therefore never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def rule(self, title: str) -> None:
        self.console.print(Rule(Text(title, style=STYLES["strong"]), style=STYLES["gold"]), width=self.width)

    def panel(self, title: str, lines: Sequence[Line | str]) -> None:
        self.console.print(panel(title, lines, self.width))

    def _print(self, text: Text) -> None:
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def beside(self, left: Sequence[Line], title: str, right: Sequence[Line]) -> None:
        """The table, and a panel on its right."""
        grid = Table.grid(padding=0)
        for columns in (NARROWEST, len(GAP), self.side):
            grid.add_column(width=columns, no_wrap=True)
        grid.add_row(paragraph(left), GAP, panel(title, right, self.side))
        self.console.print(grid)

    def clear(self, everything: bool = False) -> None:
        """A fresh page; behind a curtain nothing is left to scroll back to."""
        if self.live and not self.console.is_dumb_terminal:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J" if everything else "\x1b[H\x1b[2J")
            sys.stdout.flush()

    def now(self) -> float:
        return time.monotonic()

    def pause(self, began: float, thinks: float = 0.0) -> None:
        """Lets a bot take its usual time, however long it really thought.

        A search that is sure ends early, and that would say something about what it knows.
        """
        if self.live:
            usual = max(PACE, thinks + PACE / 2 if thinks else 0.0)
            time.sleep(max(0.0, usual - (time.monotonic() - began)))

    def thinking(self, sentence: str, thinks: float) -> AbstractContextManager[object]:
        """While a bot searches for longer than a moment, a terminal says so."""
        long = self.live and thinks > PACE / 2
        return self.console.status(Text(sentence), spinner="dots") if long else nullcontext()

    # Asking

    def ask(self, question: str) -> str:
        """One line from the keyboard; the end of input means to quit. What was typed before it was asked is lost."""
        self._forget_typed()
        self.console.print(Text(f"{question} ", style=STYLES["strong"]), end="")
        sys.stdout.flush()
        try:
            typed = sys.stdin.readline()
        except (UnicodeDecodeError, ValueError):
            return "�"
        if not typed:
            self.console.print()
            raise Quit
        if not self.live:
            self.console.print()
        return typed.strip()

    def wait(self, sentence: str) -> None:
        """Waits for Enter."""
        if self.ask(sentence).lower() == "q":
            raise Quit

    def _forget_typed(self) -> None:
        """Impatient keys are no move: whoever typed them had not seen the question."""
        if self.live:
            with suppress(ImportError):  # not every system has it
                import termios

                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
