"""A table of the engine in packed words."""

from __future__ import annotations

from perfidie.games.verre.rules.box import Hand
from perfidie.games.verre.rules.table import Table as State
from perfidie.lab.batch.arrays import need
from perfidie.lab.batch.verre.table import (
    BITS,
    DECIDING,
    OVER,
    OWING,
    POURED,
    POURING,
    SPYING,
    TAKING,
    TELLING,
    Figures,
    Luck,
    Table,
)

np = need("numpy")

STAGES = {
    "SpyGlass": SPYING,
    "PourCard": POURING,
    "SwapOrEndTurn": POURED,
    "SwapOrLeave": DECIDING,
    "TakeGlass": TAKING,
    "Announce": TELLING,
}


def packed(numbers: list[int], wide: int = BITS) -> int:
    """Small numbers in one word, the first in its lowest bits."""
    return sum(number << (wide * place) for place, number in enumerate(numbers))


def read(figures: Figures, s: State) -> Table:
    """The same table in packed words."""
    rules = figures.rules
    order = rules.play_order[s.wesley]
    cards = rules.place
    stage, pair = stage_of(figures, s)
    laid, glasses, seats = len(s.faces), figures.glasses, rules.seats
    faces = [cards[card] for card in s.faces[: figures.laid]]
    turns = [faces[first : first + seats] for first in range(glasses, glasses + seats * figures.turns, seats)]
    dregs = laid > figures.laid
    removed = cards[s.faces[-1] if dregs else s.dealt[-1]] if figures.spare else 0
    weigh = [[(card > 0) - (card < 0) if rules.by_count else card for card in s.cards_in(glass)] for glass in rules.row]
    word = {
        "stage": stage,
        "turn": s.turn,
        "place": place_of(figures, s, stage),
        "wesley": s.wesley,
        "round": s.round,
        "power": int(s.power),
        "pair": pair,
        "peeked": packed([number + 1 for number in s.peeked]),
        "spied": packed([sum(1 << glass for glass in s.spied[seat]) for seat in order], glasses),
        "taken": packed([s.taken[seat] + 1 for seat in order], 3),
        "said": packed([s.announced[seat] + 1 for seat in order], 2),
        "opened": packed([int(s.opened[seat]) for seat in order], 1),
        "removed": removed,
        "hearts": list(s.hearts),
        "hands": [bits_of(figures, s.hands[seat]) for seat in order],
        "faces": [packed(faces[:glasses]), *map(packed, turns)],
        "piles": [packed(list(pile)) for pile in s.glasses],
        "counts": [len(pile) for pile in s.glasses],
        "tops": [cards[s.faces[pile[-1]]] for pile in s.glasses],
        "sums": [sum(each) for each in weigh],
    }
    return Table(**{name: np.asarray(number, np.int32) for name, number in word.items()})


def bits_of(figures: Figures, hand: Hand) -> int:
    """The cards of a hand, a bit each."""
    return sum(1 << figures.rules.place[card] for card in hand)


def stage_of(figures: Figures, s: State) -> tuple[int, int]:
    """What is being done, and which glasses Vizzini has looked at."""
    pair = 0
    if figures.look_first and not s.power:
        tops = s.peeked if s.agenda and type(s.agenda[-1]).__name__ == "SwapOrLeave" else ()
        if tops:
            step = s.agenda[-1]
            pair = figures.pairs.index((step.a, step.b))  # type: ignore[attr-defined]
    if not s.agenda:
        return OVER, pair
    name = type(s.agenda[-1]).__name__
    owing = name == "SwapOrLeave" and len(s.agenda) > 1 and type(s.agenda[-2]).__name__ == "PourCard"
    return (OWING if owing else STAGES[name]), pair


def place_of(figures: Figures, s: State, stage: int) -> int:
    """How far the phase, or the turn of it, has come."""
    rules = figures.rules
    if stage == SPYING:
        return sum(map(len, s.spied))
    if stage in (POURED, DECIDING, OWING):
        return rules.seats - 1
    if stage == POURING:
        return rules.play_order[s.wesley].index(s.actor)
    if stage == TAKING:
        return rules.choice_order[s.wesley].index(s.actor)
    if stage == TELLING:
        return rules.play_order[s.wesley].index(s.actor)
    return sum(said >= 0 for said in s.announced) - 1


def luck_of(figures: Figures, s: State) -> Luck:
    """The luck by which this round was dealt."""
    rules = figures.rules
    order = rules.play_order[s.wesley]
    removed = rules.place[s.dealt[-1]] if figures.spare else 0
    bottoms = [rules.place[card] for card in s.faces[: figures.glasses]]
    hands = [bits_of(figures, s.hands[seat]) for seat in order]
    return Luck(*[np.asarray(each, np.int32) for each in (bottoms, hands, removed, s.wesley)])
