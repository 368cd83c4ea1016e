"""The rules of the duel of the charlatans."""

from __future__ import annotations

from collections import Counter

from perfidie.engine import First, Options, Outcome, Rulebook, Setup, steps_in
from perfidie.games.charlatans.rules import scoring
from perfidie.games.charlatans.rules.actions import VERBS
from perfidie.games.charlatans.rules.box import BOX, CHIPS, PLAYERS, SEATS, WHITE_1, chips
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.steps import (
    brewing,
    buying,
    coins,
    effects,
    eye,
    market,
    pages,
    potion,
    rounds,
    trade,
)
from perfidie.games.charlatans.rules.table import Table


class DuelRules(Rulebook[Table]):
    """The rules of the duel of the charlatans, as its rulebook has them."""

    id = "charlatans"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    first = First(4, preset="first_game")
    vocabulary = VERBS
    steps = steps_in(coins, brewing, potion, eye, pages, market, effects, trade, buying, rounds)  # as the rulebook goes
    state = Table

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        rounds.prepare(table)
        return table

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def pieces(self, state: Table) -> Counter[str]:
        """Every chip wherever it lies, and every figure."""
        found = Counter(dict(zip(CHIPS, state.supply, strict=True)))
        found[CHIPS[WHITE_1]] += state.removed
        found.update(chips(state.shown))
        for seat in range(PLAYERS):
            found.update(chips(state.bags[seat] + state.flask(seat) + state.aside[seat] + state.bought[seat]))
            found.update(CHIPS[chip] for _, chip in state.whites[seat])
        found["figures"] = state.park + bool(state.patient) + len(state.arrived) + sum(state.cured)
        return found

    def again(self, state: Table) -> tuple[Options, int]:
        """The other one begins the next game; by option, the one who lost this one."""
        rules = state.setup
        winners = self.outcome(state).winners
        if rules.options["loser_begins"] and len(winners) == 1:
            return {**rules.options, "first_player": 1 - winners[0]}, 0
        opener = state.past[0][0] if state.past else state.first
        return rules.next_to("first_player", opener), 0
