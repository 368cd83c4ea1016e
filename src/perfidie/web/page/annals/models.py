"""What the pages of games that are over show, in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from perfidie import games
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store.people.history import Met, Past, Statistics, Sum
from perfidie.store.people.ladders import Standing
from perfidie.store.people.results import handle_of
from perfidie.texts.days import season_name, short_day
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
    """The day as programs read it."""
    day: str
    """And as people do."""
    result: str
    """`won`, `shared` or `lost`."""
    side: str
    helped: bool
    rated: bool
    unrated: str
    """Why it moved no rating, in words."""
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
    season: str = ""
    """Of which this is the rating."""


class Habit(NamedTuple):
    """A sentence about what somebody does, beside what the others do."""

    words: str
    mine: int
    others: int
    occasions: int
    """How often they could have done it."""
    verdict: str
    """`more` or `less` than the others, or the `same` as far as that can be said."""


FEW, FEW_OF_ALL = 20, 50
"""Of less nothing is said: occasions of one's own, and of all the others together."""
SURELY = 2.5
"""So many standard deviations apart are a difference: of four habits one seems so by chance on one page of twenty."""


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
    dates = datetime.fromtimestamp(past.ended, UTC).date().isoformat(), short_day(past.ended, lang)
    why = texts.say(f"unrated-{past.unrated}") if past.unrated else ""
    return Row(
        past.code, past.game, name, *dates, result, side, past.helped, past.rated, why, past.kept, tuple(others)
    )  # fmt: skip


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
        title(standing.game, texts.lang), standing.game, season_name(standing.season, texts.lang),
    )  # fmt: skip


def bar(label: str, sum_: Sum) -> Bar:
    """Some games as a bar."""
    return Bar(label, sum_.games, round(100 * sum_.share / sum_.games), round(100 * sum_.fair / sum_.games))


class Bars(NamedTuple):
    """The games of somebody, taken apart in three ways."""

    seats: tuple[Bar, ...]
    places: tuple[Bar, ...]
    sides: tuple[Bar, ...]


def bars(found: Statistics, game: str, texts: SiteTexts) -> Bars:
    """By number of seats, by place, and by side."""
    seats = [bar(texts.t("games-seats", count=count), found.seats[count]) for count in sorted(found.seats)]
    places = [bar(texts.t("games-place", number=seat + 1), found.places[seat]) for seat in sorted(found.places)]
    sides = [bar(side_of(game, side, texts) or side, found.sides[side]) for side in sorted(found.sides)]
    return Bars(tuple(seats), tuple(places), tuple(sides))


class LuckFree(NamedTuple):
    """What somebody won, and the same without what deals, draws and dice brought: in percent, with 95 % bounds."""

    games: int
    plain: int
    plain_off: int
    free: int
    free_off: int


def luck_free(reviewed: Sequence[tuple[float, float]]) -> LuckFree | None:
    """Over the games that were reviewed; nothing where they are too few to say anything."""
    if len(reviewed) < FEW:
        return None
    plain, off = _mean([share for share, _luck in reviewed])
    free, free_off = _mean([share - luck for share, luck in reviewed])
    return LuckFree(len(reviewed), plain, off, free, free_off)


def _mean(shares: Sequence[float]) -> tuple[int, int]:
    """The mean, and two standard errors of it, in percent."""
    return round(100 * fmean(shares)), round(200 * stdev(shares) / sqrt(len(shares)))


def verdict(whole: Sum) -> str:
    """Whether chance explains what somebody won: `more`, `less`, `same`, or `few` where it is too early to say.

    It is `none` where all at the table have always won or lost together.
    """
    if not whole.open:
        return "none"
    if whole.open < FEW:
        return "few"
    return _beside(whole.share - whole.fair, whole.spread)


def _beside(apart: float, spread: float) -> str:
    if apart * apart <= SURELY * SURELY * spread or not apart:
        return "same"
    return "more" if apart > 0 else "less"


def habits(game: str, mine: dict[str, tuple[int, int]], all_: dict[str, tuple[int, int]], lang: str) -> list[Habit]:
    """What somebody does, beside what the others do: only where both have had occasions enough."""
    annals: Annals = games.companion(game, "annals") or PLAIN
    texts, found = SiteTexts(lang), []
    for habit in annals.habits:
        message = f"habit-{game}-{habit}"
        (done, could), (everybody, ever) = mine.get(habit, (0, 0)), all_.get(habit, (0, 0))
        theirs, often = everybody - done, ever - could
        if could >= FEW and often >= FEW_OF_ALL and texts.has(message):
            own, others = round(100 * done / could), round(100 * theirs / often)
            mean = everybody / ever
            said = _beside(done / could - theirs / often, mean * (1 - mean) * (1 / could + 1 / often))
            found.append(Habit(texts.t(message, mine=own, all=others), own, others, could, said))
    return found
