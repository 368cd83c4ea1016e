"""The review of a game that is over, as a page: what one seat could know and gave away, who lied, what luck did."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.boards.course import Course
from perfidie.review.decisions import AS_GOOD, BEST, MISTAKE, Decision
from perfidie.review.report import Review
from perfidie.review.words import (
    answer_told,
    deceits_told,
    decision_told,
    doubt_told,
    luck_told,
    percent,
    points,
    turning_told,
)
from perfidie.web.house.table import LiveTable
from perfidie.web.page.chart import Chart, chart
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import Choice

WORTH_NAMING = 0.02
"""Chances smaller than this are not drawn."""
VAGUE = 0.1
"""Of choices that the search hardly looked at, nothing is said where the standard error is larger than this."""
MOST_DOUBTS = 8
"""Of so many things it is drawn what one could believe of them."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One answer to what was in doubt, or one choice: how likely, or what it promised."""

    name: str
    percent: int
    said: str
    so: bool = False
    """Whether it was so; of choices, whether it was made."""
    margin: int = 0


@dataclass(frozen=True, slots=True)
class DoubtModel:
    """What was in doubt, with all that was possible."""

    name: str
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class DecisionModel:
    """One decision."""

    number: int
    """Which move it was, from 1: the moment before is shown."""
    at: int
    step: str
    verdict: str
    told: str
    chosen: str
    choices: tuple[Chance, ...]
    doubts: tuple[DoubtModel, ...]


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """Everything a review says to whoever looks from one seat (`review.html`)."""

    code: str
    title: str
    seat: int
    seats: tuple[Choice, ...]
    chart: Chart
    narrow: Chart
    ends: str
    turning: tuple[tuple[int, str], ...]
    instructive: tuple[DecisionModel, ...]
    mine: tuple[DecisionModel, ...]
    lies: tuple[tuple[int, str], ...]
    luck: tuple[tuple[int, str, str], ...]
    """By seat: its name, and what chance and choices did for it."""
    note: str


def review_model(table: LiveTable, found: Review, lang: str, seat: int) -> ReviewModel:
    """The page of one seat."""
    texts = SiteTexts(lang, table.game.id, table.names)
    course = chances_of_all(texts, found)
    decided = {number: _decision(texts, found, number) for number in found.of(seat)}
    ends = [f"{table.names[each]} {percent(texts, found.line[-1].shares[each])}" for each in range(found.seats)]
    return ReviewModel(
        code=table.code,
        title=texts.title(),
        seat=seat,
        seats=tuple([Choice(str(each), table.names[each], chosen=each == seat) for each in range(found.seats)]),
        chart=chart(course, (), width=760.0, height=220.0),
        narrow=chart(course, (), width=340.0, height=200.0),
        ends=f"{course.label}. {', '.join(ends)}",
        turning=tuple([(moment, turning_told(texts, found, moment)) for moment in sorted(found.turning)]),
        instructive=tuple([decided[number] for number in found.instructive(seat)]),
        mine=tuple(decided.values()),
        lies=tuple([(moment, told) for moment, _, told in deceits_told(texts, found)]),
        luck=tuple([(each, table.names[each], luck_told(texts, found, each)) for each in range(found.seats)]),
        note=texts.say(found.note) if found.note else "",
    )


def chances_of_all(texts: SiteTexts, found: Review) -> Course:
    """What the table promised every seat at every moment, as lines of a chart."""
    lines = [tuple([round(100 * each.shares[seat], 1) for each in found.line]) for seat in range(found.seats)]
    return Course(texts.t("review-chart"), ("",) * len(found.line), tuple(lines))


def _decision(texts: SiteTexts, found: Review, number: int) -> DecisionModel:
    each, at = found.decisions[number], found.at[number]
    told = {
        MISTAKE: decision_told(texts, found, number),
        AS_GOOD: texts.t("review-as-good", words=texts.action(each.best).rstrip(".")),
        BEST: texts.t("review-best"),
    }[each.verdict]
    return DecisionModel(
        number=at + 1,
        at=at,
        step=texts.say(f"step-{each.step}"),
        verdict=each.verdict,
        told=told,
        chosen=texts.action(each.chosen).rstrip("."),
        choices=_choices(texts, each),
        doubts=_doubts(texts, each),
    )


def _choices(texts: SiteTexts, each: Decision) -> tuple[Chance, ...]:
    return tuple(
        [
            Chance(
                texts.action(choice.words).rstrip("."),
                points(choice.share),
                percent(texts, choice.share),
                choice.words == each.chosen,
                max(1, points(1.96 * choice.error)),
            )
            for choice in each.choices
            if choice.error <= VAGUE or choice.words in (each.chosen, each.best)
        ]
    )


def _doubts(texts: SiteTexts, each: Decision) -> tuple[DoubtModel, ...]:
    found = []
    for belief, so in list(zip(each.beliefs, each.so, strict=True))[:MOST_DOUBTS]:
        answers = [answer for answer in belief.chances if answer[1] >= WORTH_NAMING or answer[0] == so]
        if so not in dict(belief.chances):
            answers.append((so, 0.0))
        chances = [
            Chance(answer_told(texts, belief.doubt, answer), points(chance), percent(texts, chance), answer == so)
            for answer, chance in answers
        ]
        found.append(DoubtModel(doubt_told(texts, belief.doubt), tuple(chances)))
    return tuple(found)
