"""The choices worth a thought, where there are dozens: the best few purchases, Adversaries, Traps, Treacheries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from perfidie.engine import Action, View
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot.foresight import seen_table
from perfidie.games.mousquetaires.bot.milady import reflexes as milady
from perfidie.games.mousquetaires.bot.musketeers.tasks import (
    exchange_tasks,
    fitting,
    free_tasks,
    presence,
    tasks_at,
    top,
    wants,
)
from perfidie.games.mousquetaires.bot.quick_worth import prices
from perfidie.games.mousquetaires.bot.worth import EACH_ROUND
from perfidie.games.mousquetaires.rules.actions import VERBS, Buy
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BETTER_SKILL,
    FERRETS,
    HORSE,
    LOUVRE,
    PARIS,
    PLACES,
    PRICE,
    ROCHELLE,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps.at_once import move_cost
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight.view import Sight

DOINGS, FOES, TRAPS, PLAYS = 7, 2, 3, 7
"""Of each kind, so many are thought about."""


def shortened(view: View[Sight], legal: Sequence[Words], rules: Rules) -> Sequence[Words]:
    """The choices worth a thought; all of them where they are few."""
    shorten = SHORTER.get(view.step)
    return shorten(seen_table(view, rules), view, legal) if shorten and len(legal) > 2 else legal


def best(choices: Sequence[Words], value: Callable[[Any], float], count: int) -> list[Words]:
    """The best few of these choices."""
    return sorted(choices, key=lambda words: -value(VERBS.parse(words)))[:count]


def acting(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    """What promises most together with the rest of the turn, as instinct has it; and every secret passage."""
    hero, left, here = s.active, s.actions, s.places[s.active]
    if here == BASTILLE or not left:
        return [words for words in legal if words[0] != "time_up"]
    p, fee = prices(s), move_cost(s, hero)
    local = [*tasks_at(s, hero, here, p), *free_tasks(s, hero, p), *exchange_tasks(s, hero, p)]
    rest, staying = top(local, left - 1)[0], presence(s, hero, p) if here == ROCHELLE else 0.0
    scores = {action.words: value + rest + staying for value, action in local}
    for place in (FERRETS, LOUVRE, PARIS, ROCHELLE):
        if place != here and fee <= left:
            value = top(local + tasks_at(s, hero, place, p), left - fee)[0]
            scores["move", PLACES[place]] = value + (presence(s, hero, p) if place == ROCHELLE else 0.0)
    wished = wants(s, hero, p).skills
    for words in legal:
        if words[0] == "buy":
            scores[words] = purchase_worth(VERBS.parse(words), p.horizon, wished) + rest + staying
        elif words[0] in ("passage", "reinforce"):
            scores.setdefault(words, 99.0 if words[0] == "passage" else rest)
    ranked = sorted([words for words in legal if words in scores], key=lambda words: -scores[words])
    return ranked[:DOINGS] or list(legal)


def purchase_worth(purchase: Action, ahead: int, wished: tuple[float, ...]) -> float:
    """What tokens are worth, their price counted."""
    assert isinstance(purchase, Buy)
    saved, total = 0.55 * min(1.0, (ahead - 1) / 4), 0.0
    for token in purchase.tokens:
        rounds = ahead - 1.0 if token == HORSE else ahead + 3.0
        value = EACH_ROUND[token] * rounds if token in EACH_ROUND else wished[BETTER_SKILL.index(token)]
        total += value - saved * PRICE[token]
    return total


def assigning(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    """The strongest Adversaries and the best Traps."""
    skills = [item.skill for item in s.items(view.agenda[-1][2])]
    foes = best([words for words in legal if words[0] == "adversary"], lambda foe: milady.FOE_RANK[foe.number], FOES)
    traps = [words for words in legal if words[0] == "trap"]
    return foes + best(traps, lambda trap: milady.trap_rank(trap.trap, skills, 1), TRAPS) or list(legal)


def plotting(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    """The best Treacheries of her hand, and another card."""
    plays = [words for words in legal if words[0] == "play"]
    rest = [words for words in legal if words[0] not in ("play", "pass")]
    return best(plays, lambda play: milady.treachery_worth(s, play.card, play.hero, play.thing), PLAYS) + rest or [
        *legal
    ]


def swapping(s: Table, view: View[Sight], legal: Sequence[Words]) -> list[Words]:
    """The transfer that fits, or none."""
    _, _, hero, partner = view.agenda[-1]
    found = fitting(s, hero, partner)
    return [words for words in legal if words == ("done",) or (found is not None and words == found.words)]


SHORTER: dict[str, Callable[[Table, View[Sight], Sequence[Words]], list[Words]]] = {
    "Act": acting,
    "Assign": assigning,
    "PlayTreachery": plotting,
    "Swap": swapping,
}
