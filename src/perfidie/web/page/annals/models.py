"""What the pages of games that are over show, in words."""

from __future__ import annotations

from time import gmtime
from typing import NamedTuple

from perfidie import games
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store.people.history import Met, Past, Statistics, Sum
from perfidie.store.people.ladders import Standing
from perfidie.store.people.results import handle_of
from perfidie.web.page.annals.charts import Bar
from perfidie.web.page.drawing.words import SiteTexts


class Opponent(NamedTuple):
    """Somebody at a game of the history."""

    name: str
    handle: str
    level: str
    won: bool


class Row(NamedTuple):
    """A game of the history."""

    code: str
    game: str
    title: str
    date: str
    result: str
    """`won`, `shared` or `lost`."""
    side: str
    rated: bool
    kept: bool
    others: tuple[Opponent, ...]


class Duel(NamedTuple):
    """How two people fared."""

    name: str
    handle: str
    games: int
    ahead: int
    behind: int


class Place(NamedTuple):
    """A line of a ladder."""

    number: int
    name: str
    handle: str
    rating: str
    spread: str
    games: int
    provisional: bool
    me: bool
    title: str = ""
    game: str = ""


class Habit(NamedTuple):
    """A sentence about what somebody does."""

    words: str
    mine: int
    all: int


def day(date: float) -> str:
    """The day of a moment, as every language reads it."""
    moment = gmtime(date)
    return f"{moment.tm_year}-{moment.tm_mon:02}-{moment.tm_mday:02}"


def title(game: str, lang: str) -> str:
    """The name of a game; of one that is no longer in the house, its id."""
    return SiteTexts(lang, game).title() if game in games.names() else game


def row(past: Past, lang: str) -> Row:
    """A game of the history, in words."""
    texts = SiteTexts(lang)
    result = "lost" if not past.won else "won" if past.share >= 1 else "shared"
    others = [
        Opponent(
            each.name, handle_of(each.person) if each.person else "",
            texts.say(f"bot-{each.level}") if each.level else "", each.won,
        )
        for each in past.others
    ]  # fmt: skip
    side = side_of(past.game, past.side, texts)
    name = title(past.game, lang)
    return Row(past.code, past.game, name, day(past.ended), result, side, past.rated, past.kept, tuple(others))


def side_of(game: str, side: str, texts: SiteTexts) -> str:
    """The name of a side; empty where it has none."""
    message = f"side-{game}-{side}"
    return texts.say(message) if side and texts.has(message) else ""


def duel(met: Met) -> Duel:
    """How two people fared, without who they are."""
    return Duel(met.name, handle_of(met.person), met.games, met.ahead, met.behind)


def place(number: int, standing: Standing, me: str | None, texts: SiteTexts) -> Place:
    """A line of a ladder: the rating, and twice its standard deviation."""
    return Place(
        number, standing.name, handle_of(standing.person), texts.amount(f"{standing.mu:.1f}"),
        texts.amount(f"{2 * standing.sigma:.1f}"), standing.games, standing.provisional, standing.person == me,
        title(standing.game, texts.lang), standing.game,
    )  # fmt: skip


def bar(label: str, sum_: Sum) -> Bar:
    """Some games as a bar."""
    return Bar(label, sum_.games, round(100 * sum_.share / sum_.games), round(100 * sum_.fair / sum_.games))


def bars(found: Statistics, game: str, texts: SiteTexts) -> tuple[tuple[Bar, ...], tuple[Bar, ...]]:
    """By number of seats, and by side."""
    seats = [bar(texts.t("games-seats", count=count), found.seats[count]) for count in sorted(found.seats)]
    sides = [bar(side_of(game, side, texts) or side, found.sides[side]) for side in sorted(found.sides)]
    return tuple(seats), tuple(sides)


def habits(game: str, mine: dict[str, tuple[int, int]], all_: dict[str, tuple[int, int]], lang: str) -> list[Habit]:
    """What somebody does, beside what everybody does: only where both can be said."""
    annals: Annals = games.companion(game, "annals") or PLAIN
    texts, found = SiteTexts(lang), []
    for habit in annals.habits:
        message = f"habit-{game}-{habit}"
        done, could = mine.get(habit, (0, 0))
        theirs, often = all_.get(habit, (0, 0))
        if could and often and texts.has(message):
            own, others = round(100 * done / could), round(100 * theirs / often)
            found.append(Habit(texts.t(message, mine=own, all=others, count=could), own, others))
    return found
