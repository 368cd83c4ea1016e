"""The choices worth a thought, where there are dozens: the best few purchases, Adversaries, Traps, Treacheries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from perfidie.engine import View
from perfidie.games.mousquetaires import whims
from perfidie.games.mousquetaires.actions import VERBS
from perfidie.games.mousquetaires.arsenal import EACH_ROUND
from perfidie.games.mousquetaires.box import BETTER_SKILL, COLOMBIER, HORSE, PLACES, PRICE, RICHELIEU
from perfidie.games.mousquetaires.errands import fitting, wants
from perfidie.games.mousquetaires.foresight import seen_table
from perfidie.games.mousquetaires.pricing import prices
from perfidie.games.mousquetaires.setup import Rules
from perfidie.games.mousquetaires.table import Table
from perfidie.games.mousquetaires.view import Sight

Words = tuple[str, ...]
PURCHASES, FOES, TRAPS, PLAYS = 3, 3, 4, 7
"""Of each kind, so many are thought about."""


def shortened(view: View[Sight], legal: Sequence[Words], rules: Rules) -> Sequence[Words]:
    shorten = SHORTER.get(view.step)
    return shorten(seen_table(view, rules), view, legal) if shorten and len(legal) > 2 else legal


def best(choices: Sequence[Words], value: Callable[[Any], float], count: int) -> list[Words]:
    return sorted(choices, key=lambda words: -value(VERBS.parse(words)))[:count]


def acting(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    """Nobody rides home, nor to Richelieu's unless Milady is known to be there; the dearest wishes are bought."""
    nowhere = {PLACES[COLOMBIER]} | ({PLACES[RICHELIEU]} if s.destination != RICHELIEU else set())
    wished = wants(s, s.active, prices(s)).skills
    ahead = prices(s).horizon

    def worth(purchase: Any) -> float:
        total = 0.0
        for token in purchase.tokens:
            rounds = ahead - 1.0 if token == HORSE else ahead + 3.0
            value = EACH_ROUND[token] * rounds if token in EACH_ROUND else wished[BETTER_SKILL.index(token)]
            total += value - 0.1 * PRICE[token]
        return total

    found = [words for words in legal if words[0] not in ("buy", "time_up") and words[-1] not in nowhere]
    return found + best([words for words in legal if words[0] == "buy"], worth, PURCHASES)


def assigning(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    skills = [item.skill for item in s.items(view.agenda[-1][2])]
    foes = best([words for words in legal if words[0] == "adversary"], lambda foe: whims.FOE_RANK[foe.number], FOES)
    traps = [words for words in legal if words[0] == "trap"]
    return foes + best(traps, lambda trap: whims.trap_rank(trap.trap, skills, 1), TRAPS) or list(legal)


def plotting(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    plays = [words for words in legal if words[0] == "play"]
    rest = [words for words in legal if words[0] not in ("play", "pass")]
    return best(plays, lambda play: whims.treachery_worth(s, play.card, play.hero, play.thing), PLAYS) + rest or [
        *legal
    ]


def swapping(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    _, _, hero, partner = view.agenda[-1]
    found = fitting(s, hero, partner)
    return [words for words in legal if words == ("done",) or (found is not None and words == found.words)]


SHORTER: dict[str, Callable[[Table, View[Sight], Sequence[Words]], list[Words]]] = {
    "Act": acting,
    "Assign": assigning,
    "PlayTreachery": plotting,
    "Swap": swapping,
}
