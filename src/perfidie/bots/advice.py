"""Advice: the best choices of a decision with their chances, and one sentence why, from the asker's view alone.

The same search that plays a master looks at the decision; where a network knows the table, it looks first at what that
likes, and names it first unless something else is clearly better: as a legend plays. What it found is handed on as
numbers and names of texts; `said` puts the sentence together in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from perfidie.bots.budget import Budget
from perfidie.bots.legend import guide_at
from perfidie.bots.levels import LEGEND, MASTER, TRUSTED, decided, instinct_of, level_of, rules_of_thumb
from perfidie.bots.search import Estimate, Search
from perfidie.engine import Game, Rulebook, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Sign
from perfidie.texts import Texts

ADVISER = LEGEND
"""The level that gives advice."""
MOST = 3
CLEARLY = 3.0
"""How many standard errors worse than the best a choice must be to be left out."""
LEAST_VISITS, GLANCE = 8, 0.05
"""A choice visited fewer times than this, or less than this fraction of the most visited, was hardly looked at."""
WORTH_SAYING = 0.005
"""A sign speaks for a choice if it is worth at least this share of the win."""


class Why(msgspec.Struct, frozen=True):
    """What speaks for a choice: a sign of the game where there is one, and in any case a general sentence."""

    general: str
    points: int = 0
    """How many points out of a hundred it is above the others or, for a lesser choice, below the best."""
    sign: str = ""
    here: float = 0.0
    other: float = 0.0
    percent: bool = False


class Suggestion(msgspec.Struct, frozen=True):
    """One choice worth considering."""

    words: Words
    chance: float
    """The share of the win that may be expected: of the seat, and so of its side where sides win together."""
    error: float
    """The standard error of that estimate."""
    why: Why


class Advised(msgspec.Struct, frozen=True):
    """A suggestion in somebody's language."""

    words: Words
    percent: int
    least: int
    most: int
    """The true figure usually lies between these two."""
    chance: str
    why: str


def usual_budget(game: Game[Any, Any]) -> Budget:
    """As long as a master thinks."""
    return level_of(MASTER, game).budget or Budget(seconds=1.0)


def advise(
    game: Game[Any, Any], view: View[Any], legal: Sequence[Words], rng: Random, budget: Budget
) -> tuple[Suggestion, ...]:
    """The best choices, two or three, the best first: those that may be as good, or else the next best."""
    guide = guide_at(game, view)
    instinct = guide or instinct_of(game)
    search = Search(game, budget, instinct, weighted=level_of(MASTER, game).weighted)
    first: Words = guide.shortlist(view, legal)[0] if guide else rules_of_thumb(game).choose(view, legal, rng)
    estimates = search.think(view, legal, rng, first, signs=True)
    chosen = best_of(estimates, first if guide else None, instinct.caution)
    return tuple(
        Suggestion(each.words, each.mean, each.error, why(each, chosen[0], estimates, len(legal), instinct.arguments))
        for each in chosen
    )


def best_of(estimates: Sequence[Estimate], liked: Words | None = None, caution: float = 0.0) -> list[Estimate]:
    """The best of the choices that were explored enough, and those that may be as good; at least the next best.

    The one that is `liked` stays the best unless another is better by more than `caution` standard errors. One choice
    alone would say nothing: what it is better than is half of the advice.
    """
    most, words = estimates[0].visits, decided(estimates, liked, caution)
    best = next(each for each in estimates if each.words == words)
    close = [
        each
        for each in sorted(estimates, key=lambda each: -each.mean)
        if each is not best
        and each.visits >= max(GLANCE * most, min(LEAST_VISITS, most))
        and (best.mean >= each.mean or each.visits >= TRUSTED * most)
        and best.mean - each.mean <= CLEARLY * sqrt(best.error**2 + each.error**2)
    ]
    rest = [each for each in estimates if each is not best and each.visits]
    return [best, *(close or sorted(rest, key=lambda each: (each.mean > best.mean, -each.visits))[:1])][:MOST]


def why(each: Estimate, best: Estimate, estimates: Sequence[Estimate], legal: int, arguments: Any) -> Why:
    """What speaks for this choice among all that were weighed; `legal` is how many there were."""
    others = [other for other in estimates if other is not each and other.visits]
    if not others:
        return Why("advice-only" if legal == 1 else "advice-thought")
    if each is best:
        ahead = each.mean - _mean([(other.visits, other.mean) for other in others])
        points = round(100 * ahead)
        general = "advice-better" if points > 0 and ahead > each.error else "advice-even"
    else:
        behind = best.mean - each.mean
        points = round(100 * best.mean) - round(100 * each.mean)
        clearly = behind > CLEARLY * sqrt(best.error**2 + each.error**2)
        general = "advice-worse" if clearly else "advice-behind" if points > 0 else "advice-equal"
    found = max(_spoken(each, others, arguments), default=None)
    if found is None:
        return Why(general, points)
    _, name, here, other_mean = found
    return Why(general, points, name, here, other_mean, arguments[name].percent)


def _spoken(each: Estimate, others: Sequence[Estimate], arguments: Any) -> list[tuple[float, str, float, float]]:
    """The signs that speak for this choice: what each is worth, its name, what it is here and elsewhere."""
    found = []
    for name, sign in arguments.items():
        known = [(other.visits, other.signs[name]) for other in others if name in other.signs]
        if name in each.signs and known:
            here, other = each.signs[name], _mean(known)
            worth = sign.weight * (here - other)
            if worth >= WORTH_SAYING and _shown(here, sign) != _shown(other, sign):
                found.append((worth, name, here, other))
    return found


def _mean(weighted: Sequence[tuple[int, float]]) -> float:
    return sum(weight * value for weight, value in weighted) / sum(weight for weight, _ in weighted)


def _shown(value: float, sign: Sign) -> str:
    return str(round(100 * value)) if sign.percent else f"{value:.1f}"


# In words


def said(texts: Texts, suggestion: Suggestion, side: bool) -> Advised:
    """A suggestion as people read it; `side` means that a whole side wins together."""
    points = round(100 * suggestion.chance)
    margin = 196 * suggestion.error
    chance = texts.say("advice-chance-side" if side else "advice-chance", {"odds": texts.say(_odds(suggestion.chance))})
    least, most = max(0, round(points - margin)), min(100, round(points + margin))
    return Advised(suggestion.words, points, least, most, chance, sentence(texts, suggestion.why))


ODDS = (
    (0.0, "advice-odds-none"),
    (0.1, "advice-odds-1-10"),
    (0.2, "advice-odds-1-5"),
    (1 / 4, "advice-odds-1-4"),
    (1 / 3, "advice-odds-1-3"),
    (0.4, "advice-odds-2-5"),
    (0.5, "advice-odds-1-2"),
    (0.6, "advice-odds-3-5"),
    (2 / 3, "advice-odds-2-3"),
    (3 / 4, "advice-odds-3-4"),
    (0.8, "advice-odds-4-5"),
    (0.9, "advice-odds-9-10"),
    (1.0, "advice-odds-all"),
)
"""Chances that people have a feeling for, and what they call them."""


def _odds(chance: float) -> str:
    """What people would call this chance."""
    return min(ODDS, key=lambda each: abs(each[0] - chance))[1]


def sentence(texts: Texts, why: Why) -> str:
    """The game's own sentence; a general one where it has none."""
    own = f"advice-{texts.game}-{why.sign}"
    if not why.sign or not texts.has(own):
        return texts.say(why.general, {"points": why.points})
    sign = Sign(1.0, why.percent)
    here, other = _shown(why.here, sign), _shown(why.other, sign)
    if why.percent:
        here, other = _percent(texts, int(here)), _percent(texts, int(other))
    return texts.say(own, {"here": here, "other": other})


def _percent(texts: Texts, number: int) -> str:
    return texts.say("advice-percent", {"number": number})


def note(game: Game[Any, Any]) -> str:
    """The text that says how chances were estimated and, where a win can be shared, what a shared win counts."""
    return "advice-note-shared" if type(game.rules).shares is Rulebook.shares else "advice-note"


def wins_by_side(game: Game[Any, Any], view: View[Any]) -> bool:
    """Whether this seat wins and loses with others, by rules that everybody knows."""
    setup = game.setup(view.seats, view.options)
    return any(view.seat in team and len(team) > 1 for team in game.rules.teams(setup))
