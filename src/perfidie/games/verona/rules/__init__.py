"""The rules of the Council of Verona."""

from __future__ import annotations

from collections import Counter

from perfidie.engine import First, Options, Outcome, Rulebook, Setup, steps_in
from perfidie.games.verona.rules import scoring
from perfidie.games.verona.rules.actions import VERBS
from perfidie.games.verona.rules.box import BOX, KINDS, NAMES, SEATS
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.rules.steps import powers, rounds, tokens
from perfidie.games.verona.rules.table import Table


class VeronaRules(Rulebook[Table]):
    """The rules of the Council of Verona, as its rulebook has them."""

    id = "verona"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    first = First(2, seats=4, preset="quick")
    vocabulary = VERBS
    steps = steps_in(rounds, powers, tokens)
    state = Table

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        if setup.first is None:
            table.push(rounds.DRAW_FIRST_PLAYER, rounds.START_ROUND)
        else:
            table.first = setup.first
            table.push(rounds.START_ROUND)
        return table

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def pieces(self, state: Table) -> Counter[str]:
        """Every character once: in the deck, the pack, a hand, on the table or put away; every token once."""
        hands = [card for hand in state.hands for card in hand]
        cards = [*state.deck, *state.drawn, *state.pack, *state.removed, *hands, *state.council, *state.exile]
        placed = [f"{owner} {KINDS[kind]}" for owner, kind in zip(state.owners, state.kinds, strict=True)]
        in_hand = [f"{seat} {KINDS[kind]}" for seat, left in enumerate(state.left) for kind in left]
        return Counter([NAMES[card] for card in cards] + in_hand + placed)

    def again(self, state: Table) -> tuple[Options, int]:
        """Nobody changes place: the one to the left of the first player of this match begins the next."""
        first = (state.first - (state.round - 1)) % state.setup.seats
        return state.setup.next_to("first_player", first), 0
