"""A table of the engine in packed words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from perfidie.games.verona.features import STEPS
from perfidie.games.verona.rules.actions import KEEP
from perfidie.games.verona.rules.box import CARD, Card, Cards
from perfidie.games.verona.rules.table import Table as State
from perfidie.lab.batch.arrays import need
from perfidie.lab.batch.verona.table import (
    BANISHING,
    DRAFTING,
    KEEPING,
    OVER,
    PLACING,
    PLACING_LAST,
    PLAYING,
    Figures,
    Luck,
    Table,
)

np = need("numpy")


def read(figures: Figures, s: State) -> Table:
    """The same table in packed words."""
    rules = figures.rules
    step: Any = s.agenda[-1] if s.agenda else None
    order = rules.order[s.first]
    stage = STEPS.index(type(step).__name__) if step else OVER
    lies = {spot: s.zones[zone] for zone, spot in figures.spot.items() if s.zones[zone] >= 0}

    def of_numbers(numbers: Iterable[int]) -> int:
        """The zones where these tokens lie."""
        return sum(1 << spot for spot, number in lies.items() if number in numbers)

    placed = range(len(s.owners))
    bearer = figures.card[CARD[step.card]] + 1 if BANISHING <= stage < PLACING else 0
    word = {
        "stage": stage,
        "round": s.round,
        "first": s.first,
        "place": place_of(figures, s, stage),
        "bearer": bearer,
        "hands": [bits_of(figures, s.hands[seat]) for seat in order],
        "dealt": [bits_of(figures, s.dealt[seat] if s.dealt else ()) for seat in order],
        "chosen": chosen(figures, s),
        "rest": bits_of(figures, s.pack or s.removed),
        "council": bits_of(figures, s.council),
        "exile": bits_of(figures, s.exile),
        "owned": [of_numbers([number for number in placed if s.owners[number] == seat]) for seat in order],
        "kinds": [of_numbers([number for number in placed if s.kinds[number] == kind]) for kind in rules.kinds],
        "looked": [of_numbers(s.looked[seat]) for seat in order],
        "scores": [sum(row[seat] for row in s.scores) for seat in range(rules.seats)],
        "tallies": tallies(figures, s),
    }
    return Table(**{name: np.asarray(number, np.int32) for name, number in word.items()})


def bits_of(figures: Figures, cards: Iterable[Card]) -> int:
    """A set of characters of the box, a bit for each of those in use."""
    return sum(1 << figures.card[card] for card in cards)


def place_of(figures: Figures, s: State, stage: int) -> int:
    """How far the draft, the exchange, the turns, or the last lap have come."""
    if stage == DRAFTING:
        return len(s.picked)
    if stage == KEEPING:
        return len(s.committed)
    if stage == PLACING_LAST:
        return figures.rules.order[s.first].index(s.actor)
    if stage == OVER:
        return 0
    return len(s.plays) - (stage != PLAYING)


def chosen(figures: Figures, s: State) -> list[int]:
    """What was drafted, pick by pick, or kept, seat by seat."""
    if figures.rules.drafts:
        return [bits_of(figures, [card]) for card in s.picked] + [0] * (figures.picks - len(s.picked))
    committed = dict(s.committed)
    kept: list[Cards] = [cards for cards, action in KEEP.items() if action.code == committed.get(0)] or [()]
    return [bits_of(figures, cards) for cards in in_order(figures, s, s.kept or (*kept, ()))]


def in_order(figures: Figures, s: State, row: Sequence[Any]) -> list[Any]:
    """What is told by seat, from the first player on."""
    return [row[seat] for seat in figures.rules.order[s.first]]


def tallies(figures: Figures, s: State) -> list[list[int]]:
    """By word and seat: how many rounds brought so many points."""
    found = [[0] * figures.seats for _ in range(figures.words)]
    for row in s.scores:
        for seat, score in enumerate(row):
            word, place = divmod(score - figures.least, figures.counted)
            found[word][seat] += 1 << figures.wide * place
    return found


def luck_of(figures: Figures, s: State) -> Luck:
    """The luck by which this round was dealt."""
    hands = [bits_of(figures, hand) for hand in in_order(figures, s, s.dealt)]
    return Luck(np.asarray(hands, np.int32), np.asarray(s.first, np.int32))
