"""One page: the news, the table, the question and its choices; and the panels a person can ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from perfidie.boards.ink import Line, cells, line, mark, pad, plain
from perfidie.cli.terminal.board import Board
from perfidie.cli.terminal.screen import Screen, folded
from perfidie.engine import Claim, Event, Game, View
from perfidie.texts import Texts

BULLET = ("· ", "faint")
Told = Event | Claim
"""What a log is made of."""


class Page:
    """What is shown of one game, in the language and with the names of `texts`."""

    def __init__(self, game: Game[Any, Any], screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.board = Board(game)
        self.met: set[tuple[int | None, str]] = set()
        """Who was introduced to which kind of decision at this sitting."""

    # The table

    def head(self, view: View[Any], texts: Texts, title: str = "") -> None:
        self.screen.rule(" · ".join(part for part in (title or texts.title(), self.board.heading(view, texts)) if part))

    def table(self, view: View[Any], texts: Texts) -> None:
        """The table, with the notebook beside it where there is room."""
        view = self.game.eyes.for_person(view)
        drawn = self.board.table(view, texts, self.screen.table_width)
        if self.screen.wide and view.seat is not None:
            self.screen.beside(drawn, texts.say("notebook-title"), self.notebook_lines(view, texts))
        else:
            self.screen.show(*drawn)

    def decision(self, view: View[Any], texts: Texts, news: Sequence[Told], legal: list[tuple[str, ...]]) -> None:
        """All a seat needs to decide. The choices always fit the window; the news are cut if they must be."""
        screen = self.screen
        choices = self.board.choices(legal, view, texts, screen.width)
        rows = self.fitting(news, view.seat, texts, self.room_for_news(view, texts, legal))
        screen.clear()
        self.head(view, texts)
        if rows:
            screen.show(*rows, "")
        self.table(view, texts)
        screen.rule(texts.say(f"prompt-{view.step}", view.options))
        screen.show(*self.hint(view, texts), *choices)
        self.met.add((view.seat, view.step))

    def hint(self, view: View[Any], texts: Texts) -> list[Line]:
        """What this kind of decision is about, the first time a seat has to make it."""
        message = f"hint-{view.step}"
        new = texts.has(message) and (view.seat, view.step) not in self.met
        return folded(line((texts.say(message), "faint")), self.screen.width) if new else []

    def rows(self, news: Sequence[Told], seat: int | None, texts: Texts) -> list[Line]:
        """News as they will stand on the screen, each with its bullet, the long ones over several rows."""
        sentences = self.sentences(news, seat, texts)
        return [row for each in sentences for row in folded((BULLET, *each), self.screen.width)]

    def fitting(self, news: Sequence[Told], seat: int | None, texts: Texts, room: int) -> list[Line]:
        """As many rows of news as there is room for, the latest; talk gives way to what happened."""
        rows = self.rows(news, seat, texts)
        if len(rows) <= room:
            return rows
        facts = self.rows([each for each in news if not isinstance(each, Claim)], seat, texts)
        kept = facts[max(0, len(facts) - max(0, room - 1)) :]
        while kept and not plain(kept[0]).startswith(BULLET[0]):  # the end of a sentence that began above
            kept = kept[1:]
        more = line((texts.say("log-more", {"count": len(rows) - len(kept)}), "faint"))
        return [more, *kept][: max(0, room)]

    def room_for_news(self, view: View[Any], texts: Texts, legal: list[tuple[str, ...]]) -> int:
        """How many lines of news fit above the table, its question and its choices."""
        table = self.board.table(self.game.eyes.for_person(view), texts, self.screen.table_width)
        choices = self.board.choices(legal, view, texts, self.screen.width)
        return self.screen.height - len(table) - len(choices) - len(self.hint(view, texts)) - 4

    # Panels

    def sentences(self, story: Sequence[Told], seat: int | None, texts: Texts) -> list[Line]:
        """Events as this seat is told them, and between them what was said: claims, never facts."""
        found = []
        for each in story:
            if isinstance(each, Claim):
                found.append(
                    texts.say("table-claim", {"seat": each.seat, "claim": texts.stated(each.words, each.seat)})
                )
            elif (seen := each.seen_by(seat)) is not None:
                found.append(texts.event(seen))
        return [line(each) for each in found]

    def tell(self, story: Sequence[Told], seat: int | None, texts: Texts) -> None:
        self.screen.show(*[(BULLET, *each) for each in self.sentences(story, seat, texts)])

    def log(self, story: Sequence[Told], view: View[Any], texts: Texts) -> None:
        """Everything that happened. A seat that keeps no notebook is not reminded of what it saw."""
        seat = view.seat if self.board.remembers(view) else None
        self.screen.panel(texts.say("log-title"), self.sentences(story, seat, texts))

    def notebook(self, view: View[Any], texts: Texts) -> None:
        view = self.game.eyes.for_person(view)
        self.screen.panel(texts.say("notebook-title"), self.notebook_lines(view, texts))

    def notebook_lines(self, view: View[Any], texts: Texts) -> list[Line]:
        lines = self.board.notebook(view, texts, self.screen.width)
        return lines or [line((texts.say("notebook-empty"), "faint"))]

    def rule(self, view: View[Any], texts: Texts) -> None:
        """The rule of the step being played, with the options in force."""
        text = texts.say(f"step-{view.step}-rule", {**view.options, "places": view.seats})
        self.screen.panel(texts.say(f"step-{view.step}"), [text.replace("\n", " ")])

    def help(self, view: View[Any], texts: Texts) -> None:
        if texts.has("game-rules"):
            facts = {**view.options, "places": view.seats}
            legend = [texts.say("table-legend")] if texts.has("table-legend") else []
            self.screen.panel(texts.title(), [*legend, *texts.say("game-rules", facts).split("\n")])
        talk = [texts.say("help-talk")] if len(self.game.talk.statements) else []
        self.screen.panel(texts.say("help-title"), [*texts.say("help-keys").split("\n"), *talk])

    def outcome(self, view: View[Any], texts: Texts) -> None:
        """Who won, why, and the scores."""
        outcome = view.outcome
        assert outcome is not None
        lines: list[Line] = [line((texts.say("outcome-winners", {"seats": outcome.winners}), "strong"))]
        if view.seat is not None:
            won = "outcome-won" if view.seat in outcome.winners else "outcome-lost"
            lines.append(line((texts.say(won), "private")))
        lines += [line(texts.reason(reason)) for reason in outcome.reasons]
        ranking = sorted(range(view.seats), key=lambda seat: -outcome.scores[seat])
        for seat in ranking:
            crown = "♛ " if seat in outcome.winners else "  "
            name = pad(line(texts.name(seat)), max(cells(texts.name(other)) for other in ranking) + 2)
            lines.append((*line((crown, "gold"), mark(seat), " "), *name, *self.board.score(view, seat, texts)))
        self.screen.panel(texts.say("outcome-title"), lines)
