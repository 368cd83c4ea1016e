"""The pages of puzzles: all of them, those of one game, and one position with its solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from urllib.parse import urlencode

from markupsafe import Markup

from perfidie.puzzles.daily import date_of, puzzle_of
from perfidie.puzzles.puzzle import Puzzle, Weighed
from perfidie.puzzles.shelf import games_with_puzzles, puzzles_of
from perfidie.puzzles.themes import THEMES
from perfidie.store.people.streaks import Streak
from perfidie.texts.days import day_in_year, day_of
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import game_card
from perfidie.web.page.models import GameCard
from perfidie.web.page.pages import Reader
from perfidie.web.page.puzzles.position import laid, regions, texts_of
from perfidie.web.page.puzzles.solution import Solution, solution

TODAY = "/puzzles/today"
STEP = "step-"
"""Themes that begin so are kinds of decisions."""


def address_of(puzzle: Puzzle, theme: str = "", chose: Sequence[str] = ()) -> str:
    """Where a puzzle is found, among those of a theme; with a choice, where its solution is."""
    asked = ({"chose": " ".join(chose)} if chose else {}) | ({"theme": theme} if theme else {})
    return f"/puzzles/{puzzle.game}/{puzzle.id}" + (f"?{urlencode(asked)}" if asked else "")


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme to choose from."""

    name: str
    label: str
    help: str
    address: str
    count: int
    now: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A puzzle in a list: nothing that helps to solve it."""

    number: int
    address: str
    kind: str
    seats: int
    preset: str


@dataclass(frozen=True, slots=True)
class StreakModel:
    """How the reader does at the puzzles of the day."""

    run: int
    longest: int
    done: bool
    """Whether they have answered today."""
    solved: bool


@dataclass(frozen=True, slots=True)
class AllModel:
    """All puzzles (`puzzles/all.html`)."""

    day: str
    game: GameCard
    """Today's."""
    games: tuple[tuple[GameCard, int], ...]
    streak: StreakModel


@dataclass(frozen=True, slots=True)
class ShelfModel:
    """The puzzles of one game (`puzzles/game.html`)."""

    game: GameCard
    themes: tuple[Theme, ...]
    kinds: tuple[Theme, ...]
    puzzles: tuple[Listed, ...]
    theme: str
    """The label of the theme they are chosen by; empty where all are shown."""


@dataclass(frozen=True, slots=True)
class PuzzleModel:
    """One position, and its solution once somebody has chosen (`puzzles/position.html`)."""

    game: GameCard
    title: str
    below: str
    address: str
    """Where a choice is sent."""
    name: str
    today: str
    """The day, where this is the puzzle of it; empty otherwise."""
    theme: str
    step: str
    answer: str
    """Why a choice was refused."""
    talks: bool
    regions: dict[str, Markup]
    again: str
    """The position without its solution."""
    following: str
    shelf: str
    solution: Solution | None = None
    themes: tuple[Theme, ...] = ()
    share: str = ""
    """What one may send to others: no word of the solution."""


def streak_model(streak: Streak | None, today: int) -> StreakModel:
    """How somebody does, as of today."""
    if streak is None:
        return StreakModel(0, 0, False, False)
    return StreakModel(streak.on(today), streak.longest, streak.day >= today, streak.solved)


def all_model(lang: str, today: int, streak: Streak | None) -> AllModel:
    """What there is, and what today's puzzle is about."""
    found = tuple((game_card(game, lang), len(puzzles_of(game))) for game in games_with_puzzles())
    puzzle = puzzle_of(today)
    return AllModel(day_of(date_of(today), lang), game_card(puzzle.game, lang), found, streak_model(streak, today))


# The puzzles of one game


def shelf_model(game: str, lang: str, theme: str) -> ShelfModel:
    """The puzzles of a game, of one theme or all."""
    texts = SiteTexts(lang, game)
    everything = _themes(game, texts, theme)
    now = next((each.label for each in everything if each.now), "")
    return ShelfModel(
        game_card(game, lang),
        tuple(each for each in everything if not each.name.startswith(STEP)),
        tuple(each for each in everything if each.name.startswith(STEP)),
        tuple(_listed(each, texts, theme) for each in of_theme(game, theme)),
        now,
    )


def of_theme(game: str, theme: str) -> tuple[Puzzle, ...]:
    """The puzzles of this theme; of none, all. A theme that nobody knows has none."""
    return tuple(each for each in puzzles_of(game) if not theme or theme in names_of(each))


def names_of(puzzle: Puzzle) -> tuple[str, ...]:
    """All themes of a puzzle, the kind of decision last."""
    return (*puzzle.themes, f"{STEP}{puzzle.step}")


def _themes(game: str, texts: SiteTexts, now: str, only: Sequence[str] = ()) -> tuple[Theme, ...]:
    """The themes that any puzzle of a game has: general ones first, then kinds of decisions, the commonest first."""
    counts = Counter(name for each in puzzles_of(game) for name in names_of(each))
    kinds = [name for name, _ in counts.most_common() if name.startswith(STEP)]
    return tuple(
        Theme(name, *_told(name, texts), f"/puzzles/{game}?{urlencode({'theme': name})}", counts[name], name == now)
        for name in (*THEMES, *kinds)
        if counts[name] and (not only or name in only)
    )


def _told(name: str, texts: SiteTexts) -> tuple[str, str]:
    if name.startswith(STEP):
        return kind_of(name.removeprefix(STEP), texts), ""
    return texts.say(f"puzzle-theme-{name}"), texts.say(f"puzzle-theme-{name}-help")


def kind_of(step: str, texts: SiteTexts) -> str:
    """The kind of decision, in words, without the number of its phase."""
    name = texts.say(f"step-{step}")
    head, _, rest = name.partition(". ")
    return rest if rest and len(head) <= 3 else name


def _listed(puzzle: Puzzle, texts: SiteTexts, theme: str) -> Listed:
    number = puzzles_of(puzzle.game).index(puzzle) + 1
    preset = texts.say(f"preset-{puzzle.preset}")
    return Listed(number, address_of(puzzle, theme), kind_of(puzzle.step, texts), puzzle.seats, preset)


# One of them


def puzzle_model(
    reader: Reader, puzzle: Puzzle, today: int, *, theme: str = "", mine: Weighed | None = None, answer: str = ""
) -> PuzzleModel:
    """A position as the reader sees it; with what they chose, the solution besides."""
    lang, game = reader.lang, puzzle.game
    table = laid(puzzle, lang)
    texts = texts_of(table, lang, reader.name)
    number, daily = puzzles_of(game).index(puzzle) + 1, puzzle_of(today).id == puzzle.id
    title = texts.t("puzzle-title", number=number, count=len(puzzles_of(game)))
    same = of_theme(game, theme) or puzzles_of(game)
    after = same[(same.index(puzzle) + 1) % len(same)] if puzzle in same else same[0]
    when = date_of(today)
    solved = solution(puzzle, mine, texts) if mine else None
    return PuzzleModel(
        game=game_card(game, lang),
        title=texts.t("puzzle-of-day", day=day_in_year(when, lang)) if daily else title,
        below=f"{texts.t('puzzle-seats', count=puzzle.seats)} · {texts.say(f'preset-{puzzle.preset}')}",
        address=TODAY if daily else address_of(puzzle),
        name=puzzle.id,
        today=day_of(when, lang) if daily else "",
        theme=theme,
        step=puzzle.step,
        answer=answer,
        talks=bool(table.game.talk.statements.actions),
        regions=regions(table, lang, reader.name),
        again=address_of(puzzle, theme),
        following=address_of(after, theme),
        shelf=f"/puzzles/{game}" + (f"?{urlencode({'theme': theme})}" if theme else ""),
        solution=solved,
        themes=_themes(game, SiteTexts(lang, game), "", names_of(puzzle)) if solved else (),
        share=_share(reader, puzzle, title, when if daily else None, solved.right, texts) if solved else "",
    )


def _share(reader: Reader, puzzle: Puzzle, title: str, day: date | None, right: bool, texts: SiteTexts) -> str:
    """One line to send: which puzzle, whether it was found, and the way to it."""
    sign = "✓" if right else "✗"
    link = f"{reader.origin}{address_of(puzzle)}"
    if day is not None:
        return texts.t("puzzle-share-day", day=day_in_year(day, reader.lang), sign=sign, link=link)
    return texts.t("puzzle-share", title=texts.title(), puzzle=title, sign=sign, link=link)
