"""Instinct at the Council of Verona: habits for the playouts, and what the points made so far promise.

Every round begins anew with all cards and tokens, so a world is judged where a round ends: what remains of it then is
points, and who begins the rounds to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nlargest
from math import exp, sqrt
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from perfidie.engine import Action, View
from perfidie.engine.instinct import Instinct, Shares, Sign, Words
from perfidie.games.verona.bot.reflexes import SCORES, offered
from perfidie.games.verona.rules.box import ANTIDOTE, CARD, FACE, MODIFIER, ON, POISON, ZONE, names
from perfidie.games.verona.rules.scoring import judge
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight.view import Cards, Sight, Token

WAVER = {
    "DraftCard": 1.5, "Exchange": 2.0, "PlayCard": 2.0, "Banish": 0.6, "Recall": 0.6, "SwapTokens": 0.6,
    "LookAtTokens": 0.5, "CopyCapulet": 2.0, "CopyMontague": 2.0, "PlaceToken": 1.5, "PlaceLastToken": 0.4,
}  # fmt: skip
"""By step: how far instinct may stray from the best score, so that it does not always do the same."""
THOUGHT = {
    "DraftCard": 4, "Exchange": 4, "PlayCard": 8, "Banish": 8, "Recall": 8, "SwapTokens": 8, "LookAtTokens": 3,
    "CopyCapulet": 4, "CopyMontague": 4, "PlaceToken": 8, "PlaceLastToken": 8,
}  # fmt: skip
"""By step: how many choices are worth a thought."""
SPREAD = {2: 4.0, 3: 3.0, 4: 2.4, 5: 2.0}
"""By seats: so many points ahead, with one round to come, multiply the odds of the match by e."""
LAST_WORD = {False: 3.0, True: 1.8}
"""What it brings in points to play last in a round rather than first, without and with Poison."""


ODD = 0.1
"""How much less likely than others a token is that its owner would hardly have placed there."""


class VeronaInstinct(Instinct):
    horizon = 1
    at_chance = True
    caution = 1.2
    drawn = 6
    arguments: ClassVar[Mapping[str, Sign]] = {
        "points": Sign(0.03),
        "round": Sign(0.25, percent=True),
        "best_bet": Sign(0.15, percent=True),
        "bets": Sign(0.06),
        "spoiled": Sign(0.15, percent=True),
    }

    def move(self, s: Table, rng: Random) -> Action:
        """The best by habit, give or take a little."""
        step = s.agenda[-1]
        name, seat, random = type(step).__name__, step.seat, rng.random
        choices = offered(s, seat, rng)
        waver, best, most = WAVER[name], choices[0], -1e9
        for action, score in zip(choices, SCORES[name](s, seat, choices), strict=True):
            score += waver * random()
            if score > most:
                best, most = action, score
        return best

    def shortlist(self, view: View[Sight], legal: Sequence[Words]) -> Sequence[Words]:
        """The best by habit; what the habits look at is the same in all worlds that this seat can imagine."""
        count = THOUGHT[view.step]
        if len(legal) <= count:
            return legal
        assert view.seat is not None
        world = self.game.imagine(view, Random(0))
        parse = self.game.vocabulary.parse
        scores = SCORES[view.step](world, view.seat, [parse(words) for words in legal])
        return [legal[place] for place in nlargest(count, range(len(legal)), key=scores.__getitem__)]

    def epoch(self, s: Table) -> int:
        return len(s.closed)

    def value(self, s: Table) -> Shares:
        """By the points so far, and by who has the last word in the rounds to come."""
        rules = s.setup
        seats, to_come = rules.seats, rules.rounds - len(s.closed)
        hopes = [0.0] * seats
        last_word = LAST_WORD[rules.poison] / (seats - 1)
        for row in s.scores:
            for seat, score in enumerate(row):
                hopes[seat] += score
        for start in range(s.first, s.first + to_come):
            for seat in range(seats):
                hopes[seat] += last_word * ((seat - start) % seats)
        scale, most = SPREAD[seats] * sqrt(to_come), max(hopes)
        odds = [exp((hope - most) / scale) for hope in hopes]
        total = sum(odds)
        return tuple([odd / total for odd in odds])

    def likelihood(self, view: View[Sight], world: Table) -> float:
        """Few place a 0 where it brings nothing, an Antidote without a bet to guard, a Poison without a rival's."""
        weight = 1.0
        bettors: dict[str, list[int]] = {}  # by character: whose tokens lay there when the next one came
        for token in sorted(view.table.tokens, key=lambda token: token.number):
            before = bettors.setdefault(token.card, [])
            if not token.kind:
                kind, guards = world.kinds[token.number], token.owner in before
                if kind == POISON:
                    odd = guards or not before
                elif kind == ANTIDOTE:
                    odd = not guards
                else:
                    odd = FACE[kind] == 0 and MODIFIER[ZONE[CARD[token.card], token.zone]] <= 0
                weight *= ODD if odd else 1.0
            before.append(token.owner)
        return weight

    # A novice's memory

    def forget(self, view: View[Sight], rng: Random) -> View[Sight]:
        """What Paris showed is gone, and cards that went by are mistaken for others that lie hidden as well.

        The hidden cards change names among each other: so the memory fits together, and what lies open is untouched.
        """
        sight, seat = view.table, view.seat
        assert seat is not None
        in_hand = sight.packs[-1].cards if sight.packs and not sight.packs[-1].took else ()
        rules = self.game.setup(view.seats, view.options)
        assert isinstance(rules, Rules)
        hidden = [name for name in names(rules.cards) if name not in {*sight.hand, *sight.plays, *in_hand}]
        mistaken = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

        def recalled(cards: Cards) -> Cards:
            return tuple(sorted([mistaken.get(name, name) for name in cards], key=CARD.__getitem__))

        table = replace(
            sight,
            tokens=tuple([_unseen(token, seat) for token in sight.tokens]),
            dealt=recalled(sight.dealt),
            packs=tuple([replace(pack, cards=recalled(pack.cards)) for pack in sight.packs]),
            discarded=recalled(sight.discarded),
            given=recalled(sight.given),
        )
        return replace(view, table=table)

    # Advice in words

    def signs(self, s: Table, seat: int) -> dict[str, float]:
        """Of the round that has just been scored: what it brought, and what became of the bets."""
        if not s.closed:
            return {}
        _, council, exile, zones, owners, kinds, _, scores = s.closed[-1]
        _, granted = judge(s.setup, council, exile, zones, kinds)
        mine: dict[int, bool] = {}
        others: list[bool] = []
        for zone, number in enumerate(zones):
            face = FACE[kinds[number]] if number >= 0 else 0
            if face and owners[number] == seat:
                mine[face] = ON[zone] in granted
            elif face:
                others.append(ON[zone] in granted)
        most = max(scores)
        return {
            "points": float(scores[seat]),
            "round": (scores[seat] == most) / scores.count(most),
            "best_bet": float(mine.get(max(FACE), False)),
            "bets": float(sum(mine.values())),
            "spoiled": 1 - sum(others) / len(others) if others else 1.0,
        }


def _unseen(token: Token, seat: int) -> Token:
    """The token without what Paris showed this seat of it."""
    if seat not in token.lookers:
        return token
    return replace(token, kind="", lookers=tuple([looker for looker in token.lookers if looker != seat]))
