"""A sensible player of Mousquetaires du Roy, on either side, written from what strong players think about.

The Musketeers count what each task brings and prevents for the action it takes (`musketeers.plans`), with the odds of
every duel; what each of them does follows from what his seat sees, without any secret sign. Milady hides where it
hurts most, never for certain (`beliefs`), and strikes by the same prices (`worth`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Thumb
from perfidie.games.mousquetaires.bot.milady import greedy as milady
from perfidie.games.mousquetaires.bot.musketeers import greedy as musketeers
from perfidie.games.mousquetaires.bot.musketeers.plans import Plans
from perfidie.games.mousquetaires.bot.outlook import Outlook
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.sight.view import Sight


class Greedy(Thumb):
    """Answers each step by the best value it can count."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        rules = self.game.setup(view.seats, view.options)
        assert isinstance(rules, Rules)
        if view.seat == rules.milady:
            return MILADY[view.step](Outlook(view, rules), legal, rng)
        return MUSKETEERS[view.step](Plans(view, rules), legal, rng)


MILADY: dict[str, Callable[[Outlook, Sequence[Words], Random], Words]] = {
    "FirstParis": milady.first_paris,
    "Assign": milady.assign,
    "ChooseDestination": milady.destination,
    "PlayParis": milady.play_paris,
    "PlayTreachery": milady.treachery,
    "MiladyAtSiege": milady.at_siege,
    "MiladyAtRichelieus": milady.at_richelieus,
    "MiladyAtHome": milady.at_home,
    "ChooseTarget": milady.target,
}
MUSKETEERS: dict[str, Callable[[Plans, Sequence[Words], Random], Words]] = {
    "ChooseStart": musketeers.choose_start,
    "ChooseMusketeer": musketeers.choose_musketeer,
    "Act": musketeers.act,
    "Swap": musketeers.swap,
    "Consent": musketeers.consent,
    "PayChallenge": musketeers.pay,
    "CommitCards": musketeers.commit,
    "ToledoBlade": musketeers.toledo,
    "Sacrifice": musketeers.sacrifice,
}
