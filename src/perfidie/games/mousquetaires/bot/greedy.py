"""A sensible player of Mousquetaires du Roy, on either side, written from what strong players think about.

The Musketeers count what each task brings and prevents for the action it takes (`plans`), with the odds of every duel
(`odds`); what each of them does follows from what his seat sees, without any secret sign. Milady hides where it hurts
most, never for certain (`hiding`), and strikes by the same prices (`schemes`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from perfidie.engine import View
from perfidie.engine.instinct import Thumb
from perfidie.games.mousquetaires.bot.milady import decisions as schemes
from perfidie.games.mousquetaires.bot.musketeers import decisions as riding
from perfidie.games.mousquetaires.bot.musketeers.plans import Outlook
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.sight.view import Sight

Words = tuple[str, ...]


class Greedy(Thumb):
    """Answers each step by the best value it can count."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        rules = self.game.setup(view.seats, view.options)
        assert isinstance(rules, Rules)
        return ANSWERS[view.step](Outlook(view, rules), legal, rng)


ANSWERS: dict[str, Callable[[Outlook, Sequence[Words], Random], Words]] = {
    "FirstParis": schemes.first_paris,
    "Assign": schemes.assign,
    "ChooseDestination": schemes.destination,
    "PlayParis": schemes.play_paris,
    "PlayTreachery": schemes.treachery,
    "MiladyAtSiege": schemes.at_siege,
    "MiladyAtRichelieus": schemes.at_richelieus,
    "MiladyAtHome": schemes.at_home,
    "ChooseTarget": schemes.target,
    "ChooseStart": riding.choose_start,
    "ChooseMusketeer": riding.choose_musketeer,
    "Act": riding.act,
    "Swap": riding.swap,
    "Consent": riding.consent,
    "PayChallenge": riding.pay,
    "CommitCards": riding.commit,
    "ToledoBlade": riding.toledo,
    "Sacrifice": riding.sacrifice,
}
