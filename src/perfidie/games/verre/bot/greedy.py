"""A short, sensible player of the poisoned glass, written from what strong players think about.

It reads its notebook, counts the deck, and never reads intentions into the others' pours. `p` is the chance
that a glass holds more antidote, `q` that it holds more poison: drink when 2p > q.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import erf, sqrt
from random import Random

from perfidie.engine import Setup, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Thumb
from perfidie.games.verre.rules.actions import CARD, LETTERS
from perfidie.games.verre.rules.box import Card, Glass, Row
from perfidie.games.verre.rules.scoring import doubled_margin
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.imagine import deal_groups
from perfidie.games.verre.sight.view import Sight

WORLDS = 60


class Greedy(Thumb):
    """Answers each step by the best value it can count or sample."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        answers: dict[str, Callable[[Thought, Sequence[Words]], Words]] = {
            "SpyGlass": spy,
            "PourCard": pour,
            "SwapOrEndTurn": swap_or_not,
            "SwapOrLeave": swap_or_leave,
            "TakeGlass": take,
            "Announce": announce,
        }
        return answers[view.step](Thought(view, self.game.setup(view.seats, view.options), rng), legal)


class Thought:
    """What the seat makes of its view."""

    def __init__(self, view: View[Sight], setup: Setup, rng: Random) -> None:
        assert isinstance(setup, Rules)
        assert view.seat is not None
        self.view, self.rng, self.rules, self.seat = view, rng, setup, view.seat
        self.table = view.table
        self.is_wesley = self.seat == self.table.wesley
        self.knows_at_last = self.seat == self.table.vizzini and view.seats > 2 and setup.reveals_at_once
        self.rank = setup.choice_order[self.table.wesley].index(self.seat)

    def worlds(self) -> list[list[Card]]:
        """The faces of the laid cards in worlds dealt from the notebook."""
        return [deal_groups(self.view, self.rules, self.rng)[0] for _ in range(WORLDS)]

    def odds(self, glass: Row, worlds: list[list[Card]]) -> tuple[float, float]:
        """The chances p and q of a pile in this seat's hands, over sampled worlds."""
        margins = [doubled_margin(self.rules, tuple([faces[n] for n in glass]), self.is_wesley) for faces in worlds]
        return sum(m > 0 for m in margins) / len(worlds), sum(m < 0 for m in margins) / len(worlds)

    def value(self, p: float, q: float) -> float:
        """A heart lost by all rivals counts as one gained: drinking is worth p - q, refusing -p.

        Vizzini, who announces last at three seats and more, will know: for him a bad glass costs nothing.
        """
        return p if self.knows_at_last else max(p - q, -p)

    def prospects(self, values: list[float]) -> float:
        """What the glasses are worth to a seat that chooses after `rank` others: it may lose the best ones."""
        lost = self.rank / self.rules.seats
        return sum((1 - lost) * lost**place * value for place, value in enumerate(sorted(values, reverse=True)))


def spy(thought: Thought, legal: Sequence[Words]) -> Words:
    """Spy where the others did not: it may become a glass of one's own."""
    looks = Counter(glass for row in thought.table.spied for glass in row)
    return min(legal, key=lambda words: (looks[Glass(LETTERS.index(words[1]))], thought.rng.random()))


def pour(thought: Thought, legal: Sequence[Words]) -> Words:
    """The card and the glass that make the table best for this seat, by means and variances."""
    means, variances = estimates(thought)
    spread = sum(card * card for card in thought.rules.deck) / len(thought.rules.deck)

    def worth(words: Words) -> float:
        card, place = CARD[words[1]], LETTERS.index(words[2])
        values = []
        for glass, row in enumerate(thought.table.glasses):
            mean, laid = means[glass], len(row)
            if glass == place:
                mean, laid = mean + card, laid + 1
            if thought.is_wesley:
                mean += thought.rules.bonus / 2
            p = normal(mean / sqrt(variances[glass] + spread * (thought.rules.capacity - laid) + 0.25))
            values.append(thought.value(p, 1 - p))
        return thought.prospects(values) + 0.001 * thought.rng.random()

    return max((words for words in legal if words[0] == "play"), key=worth)


def estimates(thought: Thought) -> tuple[list[float], list[float]]:
    """Mean and variance of the balance of each glass as it stands."""
    table = thought.table
    mean_of: dict[int, float] = {}
    variance_of: dict[int, float] = {}
    for group in table.groups:
        cards = [CARD[word] for word in group.cards]
        mean = sum(cards) / len(cards)
        for place in group.places:
            mean_of[place], variance_of[place] = mean, sum((card - mean) ** 2 for card in cards) / len(cards)
    means, variances = [], []
    for row in table.glasses:
        means.append(sum(CARD[table.faces[n]] if table.faces[n] else mean_of[n] for n in row))
        variances.append(sum(0.0 if table.faces[n] else variance_of[n] for n in row))
    return means, variances


def normal(x: float) -> float:
    """The chance that a bell curve stays below x."""
    return 0.5 * (1 + erf(x / sqrt(2)))


def swap_or_not(thought: Thought, legal: Sequence[Words]) -> Words:
    """The power is best used as late as possible, after the last card, and only if it pays."""
    table = thought.table
    if any(table.hand_sizes):
        return ("end_turn",)
    worlds = thought.worlds()
    now = best_glass(thought, table.glasses, worlds)
    gains = {words: best_glass(thought, swapped(thought, words), worlds) - now for words in legal if len(words) == 3}
    best = max(gains, key=lambda words: gains[words])
    return best if gains[best] > 0.02 else ("end_turn",)


def swap_or_leave(thought: Thought, legal: Sequence[Words]) -> Words:
    """Having looked, swap if it makes the best glass better."""
    _, _, a, b = thought.view.agenda[-1]
    worlds = thought.worlds()
    moved = swapped(thought, ("peek", LETTERS[a], LETTERS[b]))
    better = best_glass(thought, moved, worlds) > best_glass(thought, thought.table.glasses, worlds)
    return ("swap_yes",) if better else ("swap_no",)


def swapped(thought: Thought, words: Words) -> tuple[Row, ...]:
    """The glasses after a swap of two tops."""
    a, b = LETTERS.index(words[1]), LETTERS.index(words[2])
    rows = list(thought.table.glasses)
    rows[a], rows[b] = rows[a][:-1] + rows[b][-1:], rows[b][:-1] + rows[a][-1:]
    return tuple(rows)


def best_glass(thought: Thought, glasses: tuple[Row, ...], worlds: list[list[Card]]) -> float:
    """What the best of these glasses is worth in this seat's hands."""
    return max(thought.value(*thought.odds(row, worlds)) for row in glasses)


def take(thought: Thought, legal: Sequence[Words]) -> Words:
    """The best glass is a surely good one, the second best a surely bad one."""
    worlds = thought.worlds()
    glasses = thought.table.glasses
    return max(legal, key=lambda words: thought.value(*thought.odds(glasses[LETTERS.index(words[1])], worlds)))


def announce(thought: Thought, legal: Sequence[Words]) -> Words:
    """Drink when it promises more; when a heart track may empty, look who would win."""
    p, q = thought.odds(thought.table.glasses[thought.table.taken[thought.seat]], thought.worlds())
    hearts = thought.table.hearts
    rivals_lose = tuple(h - (seat != thought.seat) for seat, h in enumerate(hearts))
    i_lose = tuple(h - (seat == thought.seat) for seat, h in enumerate(hearts))
    same = worth(thought, hearts)
    drink = p * worth(thought, rivals_lose) + q * worth(thought, i_lose) + (1 - p - q) * same
    refuse = p * worth(thought, i_lose) + (1 - p) * same
    return ("drink",) if drink > refuse else ("refuse",)


def worth(thought: Thought, hearts: Row) -> float:
    """What these hearts promise: the win if the game is over, else the lead over the others."""
    mine, best = hearts[thought.seat], max(hearts)
    if thought.rules.end == "immediate" and min(hearts) <= 0:
        return 4.0 / hearts.count(best) if mine == best else -4.0
    others = [h for seat, h in enumerate(hearts) if seat != thought.seat]
    return mine - 0.5 * (sum(others) / len(others) + max(others))
