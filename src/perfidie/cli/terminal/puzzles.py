"""Puzzles at the keyboard: the table as `perfidie play` draws it, one choice, and what each would have promised."""

from __future__ import annotations

from time import time
from typing import Any

from perfidie import games
from perfidie.boards.ink import Line, clean, line
from perfidie.bots.advice import note, sentence
from perfidie.cli import say_refusal
from perfidie.cli.terminal.menu import Menu
from perfidie.cli.terminal.page import Page, Told
from perfidie.cli.terminal.play import program
from perfidie.cli.terminal.screen import Quit, Screen
from perfidie.engine import Playthrough, Refusal, View
from perfidie.puzzles.daily import date_of, day_of, puzzle_of
from perfidie.puzzles.puzzle import Puzzle, Weighed
from perfidie.puzzles.shelf import find_puzzle, games_with_puzzles, puzzles_of
from perfidie.puzzles.thought import thought
from perfidie.review.words import answer_told, doubt_told
from perfidie.texts import Texts
from perfidie.texts.days import day_in_year

BAR = 10
"""How many signs a bar of 100 % is long."""
MARGIN = 196
"""Of a standard error: how far off a figure in percent may well be."""


def show_all(lang: str) -> int:
    """How many there are of each game, and how one is solved; the exit status."""
    screen, texts = Screen(), Texts(lang)
    rows = [f"{name}: {texts.say('puzzles-count', {'count': len(puzzles_of(name))})}" for name in games_with_puzzles()]
    screen.panel(texts.say("puzzles-title"), rows)
    screen.verbatim(texts.say("puzzles-how", {"words": f"{program()} puzzles play"}))
    return 0


def show_game(game: str, lang: str) -> int:
    """The puzzles of a game, each with the name by which it is played."""
    games.find(game)
    if not puzzles_of(game):
        raise Refusal("no-puzzles")
    screen, texts = Screen(), Texts(lang, game)
    rows = [
        f"{each.id}  {texts.say(f'step-{each.step}')}, {texts.say('puzzle-seats', {'count': each.seats})}, "
        f"{texts.say(f'preset-{each.preset}')}"
        for each in puzzles_of(game)
    ]
    screen.panel(texts.title(), rows)
    screen.verbatim(texts.say("puzzles-how", {"words": f"{program()} puzzles play {game} {puzzles_of(game)[0].id}"}))
    return 0


def solve(game: str, name: str, lang: str) -> int:
    """One puzzle: the one that was named, any of a game, or today's; the exit status."""
    try:
        puzzle = chosen(game, name)
        Riddle(puzzle, Screen(), lang).ask()
    except Refusal as refusal:
        return say_refusal(refusal, lang, game if game in games.names() else None)
    except (Quit, KeyboardInterrupt):
        return 0
    return 0


def chosen(game: str, name: str) -> Puzzle:
    """The puzzle that was asked for; of a game without a name, the one whose turn it is today."""
    today = day_of(time())
    if not game:
        return puzzle_of(today)
    games.find(game)
    if name:
        return find_puzzle(game, name)
    if not puzzles_of(game):
        raise Refusal("no-puzzles")
    return puzzles_of(game)[today % len(puzzles_of(game))]


class Riddle:
    """One puzzle at this keyboard."""

    def __init__(self, puzzle: Puzzle, screen: Screen, lang: str) -> None:
        usual = [each.strip() for each in Texts(lang).say("usual-names").split(",")]
        self.puzzle, self.screen, self.lang = puzzle, screen, lang
        self.game, self.play = games.find(puzzle.game), puzzle.played()
        self.texts = Texts(lang, puzzle.game, usual[: puzzle.seats]).to(puzzle.seat)
        self.page = Page(self.game, screen)

    def ask(self) -> None:
        """Shows the position until somebody has chosen; then the solution."""
        menu = Menu(self.play.legal(self.puzzle.seat), self.page.board)
        self.show(menu)
        while True:
            typed = self.screen.ask(menu.question(self.view, self.texts, keys="? l n q"))
            if self.is_request(typed, menu):
                continue
            try:
                words = menu.read(typed, self.game, self.texts)
                mine = self.puzzle.weighed(self.game.vocabulary.parse(words).words) if words is not None else None
                if words is not None and mine is None:
                    raise self.play.why_not(self.puzzle.seat, words) or Refusal("no-such-place")
            except Refusal as refusal:
                self.screen.show(line((clean(self.texts.refusal(refusal)), "bad")))
                continue
            if mine is not None:
                return self.tell(mine)
            self.choices(menu)

    @property
    def view(self) -> View[Any]:
        """All that the seat knows."""
        return self.play.view(self.puzzle.seat)

    def is_request(self, typed: str, menu: Menu) -> bool:
        """The keys that are no moves."""
        match typed.lower():
            case "q":
                raise Quit
            case "?":
                self.page.rule(self.view, self.texts)
            case "l":
                self.page.log(self.story(), self.view, self.texts)
            case "n":
                self.page.notebook(self.view, self.texts)
            case "":
                self.show(menu)
            case _:
                return False
        return True

    def story(self) -> list[Told]:
        """All that happened and was said."""
        play, told = Playthrough(self.game, self.play.setup), list[Told]()
        for entry in self.puzzle.entries:
            events: list[Told] = [*play.follow(entry)]
            told += [play.claims[-1]] if entry.said else events
        return told

    # Showing

    def show(self, menu: Menu) -> None:
        """The table, what is asked, and the choices."""
        self.screen.clear()
        number, count = puzzles_of(self.puzzle.game).index(self.puzzle) + 1, len(puzzles_of(self.puzzle.game))
        title = self.texts.say("puzzle-title", {"number": number, "count": count})
        today = day_of(time())
        if puzzle_of(today).id == self.puzzle.id:
            title = self.texts.say("puzzle-of-day", {"day": day_in_year(date_of(today), self.lang)})
        self.page.head(self.view, self.texts, f"{self.texts.title()} · {title}")
        self.page.table(self.view, self.texts)
        self.screen.rule(self.texts.say(f"prompt-{self.puzzle.step}", self.view.options))
        self.screen.show(line((self.texts.say("puzzle-ask"), "faint")))
        self.choices(menu)

    def choices(self, menu: Menu) -> None:
        self.screen.show(*self.page.board.choices(menu.offered(), self.view, self.texts, self.screen.width))

    def tell(self, mine: Weighed) -> None:
        """Right or wrong, what each choice promises, and what there was to believe."""
        texts, best = self.texts, self.puzzle.best
        found = thought(self.puzzle.game, self.puzzle.id)
        if mine.words == best.words:
            points = _percent(best.chance) - _percent(self.puzzle.next_best.chance)
            verdict, rest = texts.say("puzzle-right"), texts.say("puzzle-right-by", {"points": points})
        else:
            facts = {"best": texts.action(best.words), "points": _percent(best.chance) - _percent(mine.chance)}
            verdict, rest = texts.say("puzzle-wrong"), texts.say("puzzle-wrong-by", facts)
        self.screen.show(line((verdict, "strong"), f" {rest}"))
        rows = [row for each in self.puzzle.choices for row in self.row(each, mine)]
        rows.append(line((texts.say(note(self.game)), "faint")))
        self.screen.panel(texts.say("puzzle-promises-side" if found.side else "puzzle-promises"), rows)
        if found.believed:
            self.screen.panel(texts.say("puzzle-believe"), self.beliefs())
        self.screen.show(texts.say("puzzle-novices", {"percent": _percent(self.puzzle.novices)}))

    def row(self, each: Weighed, mine: Weighed) -> list[Line]:
        """One choice with its bar; what speaks for it where it is the best, or was chosen."""
        percent, margin = _percent(each.chance), max(1, round(MARGIN * each.error))
        filled = round(percent / BAR)
        figure = f"{self.texts.say('puzzle-percent', {'number': percent})} ± {margin}"
        marks = [("puzzle-is-best", each is self.puzzle.best), ("puzzle-is-mine", each.words == mine.words)]
        told = ", ".join(self.texts.say(message) for message, holds in marks if holds)
        rows = [
            line(self.texts.action(each.words), (f"  {told}" if told else "", "gold")),
            line("   ", ("█" * filled, "gold"), ("░" * (BAR - filled), "faint"), " ", (figure, "strong")),
        ]
        return [*rows, line(f"   {sentence(self.texts, each.why)}")] if told and each.why else rows

    def beliefs(self) -> list[Line]:
        """What the seat should have believed of each doubt, and what was so."""
        found, rows = thought(self.puzzle.game, self.puzzle.id), []
        for each in found.believed:
            parts = []
            for answer, chance in each.chances:
                figure = self.texts.say("puzzle-percent", {"number": _percent(chance)})
                so = f" ({self.texts.say('puzzle-was-so')})" if found.truth.get(each.doubt) == answer else ""
                parts.append(f"{answer_told(self.texts, each.doubt, answer)} {figure}{so}")
            rows.append(line(f"{doubt_told(self.texts, each.doubt)} · ", ", ".join(parts)))
        return rows


def _percent(share: float) -> int:
    return min(100, max(0, round(100 * share)))
