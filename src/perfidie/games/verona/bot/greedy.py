"""A sensible player of the Council of Verona, written from what strong players think about.

It draws worlds from its own view, finishes the round in each of them, and bets on what is likely: big tokens where
it is nearly certain, the 0 only as a decoy, the vials where they change most. Movers are kept for the late turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Thumb
from perfidie.games.verona.bot.foresight import LATE, POWER, Foresight, Position, moves_of, outcomes_of
from perfidie.games.verona.rules.actions import PLACES, SPOT
from perfidie.games.verona.rules.box import (
    ANTIDOTE,
    CARD,
    FACE,
    KIND,
    MODIFIER,
    ON,
    POISON,
    VALUES,
    ZONE,
    Card,
    Kind,
    Number,
    Zone,
)
from perfidie.games.verona.rules.scoring import points
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.view import Sight

Answer = Callable[[Foresight, Sequence[Words]], Words]

DRAFTED = {"": 2.0, "look": 1.5, "copy_capulet": 2.5, "copy_montague": 2.5, "swap": 3.0, "banish": 5.0, "recall": 5.0}
"""By power: what a card is worth in hand."""
HOPE = 0.6
"""What of its face a token in hand will bring where the likeliest objective is certain."""
PATIENCE = (0.45, 0.45)
"""What of its face a token of Influence brings when it is kept for a later turn: at least so much, and up to so much
more."""
DECOYS = tuple(kind for kind, value in enumerate(VALUES) if not value)
"""The tokens of Influence that are worth nothing."""
LATER = {POISON: 1.5, ANTIDOTE: 0.5} | dict.fromkeys(DECOYS, 0.3)
"""What those without a face bring when they are kept."""
NOTHING = 0.1
"""Less than this is not worth a vial or a swap."""
WORK = 1200
"""At most so many swaps are tried, all worlds together."""


class Greedy(Thumb):
    """Answers each step by the best value it can count or sample."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        if view.step == "DraftCard":
            return max(legal, key=lambda words: worth_in_hand(words[1:], view.table.hand) + 0.5 * rng.random())
        if view.step == "Exchange":
            return max(legal, key=lambda words: worth_in_hand(words[1:], ()) + 0.5 * rng.random())
        setup = self.game.setup(view.seats, view.options)
        assert isinstance(setup, Rules)
        return ANSWERS[view.step](Foresight(view, setup, rng), legal)


def worth_in_hand(cards: Sequence[str], hand: Sequence[str]) -> float:
    """Movers before all; who holds both lovers decides alone where they meet."""
    worth = sum(DRAFTED[POWER[CARD[card]]] for card in cards)
    return worth + 2.0 * ({"romeo", "juliet"} <= {*cards, *hand})


# 1. Jouer une carte Personnage


def play(mind: Foresight, legal: Sequence[Words]) -> Words:
    """Of the cards that need not be kept, the one that leads to the best end; at the place that does."""
    soonest = min(LATE[POWER[card]] for card in mind.hand)
    hopes: dict[Words, float] = {}
    for words in legal:
        card = CARD[words[1]]
        if LATE[POWER[card]] == soonest:
            rest = [other for other in mind.hand if other != card]
            hopes[words] = max(prospect(mind, end, rest) for end in after(mind, card, PLACES.index(words[2])))
    return max(hopes, key=lambda words: hopes[words])


def after(mind: Foresight, card: Card, place: int) -> list[Position]:
    """The positions this play can lead to."""
    placed = outcomes_of(card, mind.position)[place]
    return [placed, *moves_of(POWER[card], placed)]


def prospect(mind: Foresight, position: Position, hand: Sequence[Card]) -> float:
    """What a position promises: the bets made, and those to come."""
    ends = mind.ends(position, hand)
    made = sum(mind.value(end, stakes) for end, stakes in zip(ends, mind.stakes, strict=True)) / len(ends)
    likeliest = max(mind.chances(ends))
    return made + HOPE * likeliest * sum(FACE[KIND[kind]] for kind in mind.view.table.left)


# 2. Utiliser le Pouvoir d'un Personnage


def move(mind: Foresight, legal: Sequence[Words]) -> Words:
    """Whom to move, or nobody."""
    council, exile = mind.position
    hopes: dict[Words, float] = {}
    for words in legal:
        if words[0] == "move":
            one = 1 << CARD[words[1]]
            hopes[words] = prospect(mind, (council ^ one, exile ^ one), mind.hand)
        else:
            hopes[words] = prospect(mind, mind.position, mind.hand) + 0.01
    return max(hopes, key=lambda words: hopes[words])


def swap(mind: Foresight, legal: Sequence[Words]) -> Words:
    """One's own 5 from a lost character to a safe one; a rival's the other way."""
    return best_swap(mind, [words for words in legal if words[0] == "swap"])[0]


def best_swap(mind: Foresight, swaps: Sequence[Words]) -> tuple[Words, float]:
    """The best of these swaps, or none, and what it gains; at least one of the tokens must be known."""
    ends, known = mind.ends(), known_tokens(mind)
    tried = [words for words in swaps if not known.isdisjoint(mind.lying[zone] for zone in spots(words))]
    count = max(4, min(len(ends), WORK // max(1, len(tried))))
    worlds = list(zip(mind.worlds, mind.stakes, ends, strict=True))[:count]
    now = sum(mind.value(end, stakes) for _, stakes, end in worlds)
    best: Words = ("skip_power",)
    most = NOTHING
    for words in tried:
        a, b = spots(words)
        lying = mind.lying | {a: mind.lying[b], b: mind.lying[a]}
        gain = (sum(mind.value(end, mind.staked(world, lying)) for world, _, end in worlds) - now) / count
        if gain > most:
            best, most = words, gain
    return best, most


def spots(words: Words) -> list[Zone]:
    """The zones these words name."""
    return [ZONE[CARD[card], int(number)] for card, number in zip(words[1::2], words[2::2], strict=True)]


def known_tokens(mind: Foresight) -> set[Number]:
    """The numbers of those whose kind this seat has seen: its own, and what Paris showed."""
    return {token.number for token in mind.view.table.tokens if token.kind}


def look(mind: Foresight, legal: Sequence[Words]) -> Words:
    """Unknown tokens on the likeliest objectives."""
    chances, known = mind.chances(mind.ends()), known_tokens(mind)

    def news(words: Words) -> float:
        if words[0] != "look":
            return 0.0
        return sum(0.1 + chances[ON[zone]] for zone in spots(words) if mind.lying[zone] not in known)

    return max(legal, key=news)


def copy(mind: Foresight, legal: Sequence[Words]) -> Words:
    """The power that does most right now."""
    now = prospect(mind, mind.position, mind.hand)

    def gain(words: Words) -> float:
        if words[0] != "copy":
            return 0.0
        power = POWER[CARD[words[1]]]
        if power == "look":
            return 0.2
        if power == "swap":
            pairs = combinations(sorted(mind.lying), 2)
            return best_swap(mind, [("swap", *SPOT[a], *SPOT[b]) for a, b in pairs])[1]
        return max(prospect(mind, end, mind.hand) for end in moves_of(power, mind.position)) - now

    return max(legal, key=gain)


# 3. Placer un jeton d'Influence face cachée


def token(mind: Foresight, legal: Sequence[Words]) -> Words:
    """The token whose best place now is better than what it would bring later; else none."""
    left = [KIND[kind] for kind in mind.view.table.left]
    occasions = mind.turns_left + (mind.view.step == "PlaceToken")  # after this one
    later = {kind: worth_later(mind, kind) if occasions else 0.0 for kind in left}
    lost = min(later.values()) if occasions < len(left) else 0.0  # whoever waits cannot place them all
    gain = gains_of(mind)
    best: Words = ("skip_token",)
    most = 0.0
    for words in legal:
        if words[0] == "token":
            kind, zone = KIND[words[1]], ZONE[CARD[words[2]], int(words[3])]
            now = gain(kind, zone)
            if now > 0 and now - later[kind] + lost > most:
                best, most = words, now - later[kind] + lost
    return best


def worth_later(mind: Foresight, kind: Kind) -> float:
    """What a token brings when it is kept. Patience varies: otherwise its moment would tell everybody its kind."""
    return LATER[kind] if kind in LATER else FACE[kind] * (PATIENCE[0] + PATIENCE[1] * mind.rng.random())


def gains_of(mind: Foresight) -> Callable[[Kind, Zone], float]:
    """What a kind brings in a zone, as the round is likely to end."""
    ends = mind.ends()
    chances = mind.chances(ends)
    worlds = list(zip(mind.stakes, ends, strict=True))
    vials: dict[tuple[Kind, Card], float] = {}

    def vial(kind: Kind, card: Card) -> float:
        """A dose more kills who has none, a dose less saves who has one too many."""
        change, one = 0.0, 1 << card
        for stakes, end in worlds:
            if stakes.doses[card] == (0 if kind == POISON else 1):
                change += mind.value(end, stakes, stakes.dead ^ one) - mind.value(end, stakes)
        return change / len(worlds)

    def gain(kind: Kind, zone: Zone) -> float:
        card = ON[zone]
        if kind not in (POISON, ANTIDOTE):
            return chances[card] * points(mind.rules, kind, zone)
        if (kind, card) not in vials:
            vials[kind, card] = vial(kind, card)
        change = vials[kind, card]
        return change + 0.01 * MODIFIER[zone] if change > NOTHING else 0.0  # where a bet would lie, too

    return gain


ANSWERS: dict[str, Answer] = {
    "PlayCard": play,
    "Banish": move,
    "Recall": move,
    "SwapTokens": swap,
    "LookAtTokens": look,
    "CopyCapulet": copy,
    "CopyMontague": copy,
    "PlaceToken": token,
    "PlaceLastToken": token,
}
