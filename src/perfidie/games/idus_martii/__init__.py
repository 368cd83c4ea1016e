"""Idus Martii: secret votes, a side chosen late and three factions for 5 to 8 senators."""

from __future__ import annotations

from collections import Counter
from random import Random

from perfidie.engine import Action, Game, Options, Outcome, Refusal, Setup, View, steps_in
from perfidie.games.idus_martii import imagine, numbers, scoring, statements, steps, view
from perfidie.games.idus_martii.actions import VERBS
from perfidie.games.idus_martii.box import BOX, FACTIONS, SEATS
from perfidie.games.idus_martii.setup import Rules
from perfidie.games.idus_martii.table import Table
from perfidie.games.idus_martii.view import Sight

CLOSES = ("LookAtVote", "ChooseSide")
"""Decisions that end an occasion to talk; so does the second of the two votes."""


class IdusMartii(Game[Table, Sight]):
    id = "idus_martii"
    version = 1
    seats = SEATS
    minutes = BOX.game["minutes"]
    options = BOX.option
    presets = BOX.preset
    vocabulary = VERBS
    statements = statements.STATEMENTS
    steps = steps_in(steps)
    state = Table
    sight = Sight
    lab = numbers

    def make_setup(self, seats: int, options: Options) -> Setup:
        return Rules(seats, options)

    def lay(self, setup: Rules) -> Table:
        table = Table(setup)
        if setup.first is None:
            table.push(steps.DEAL_CARD, steps.DRAW_FIRST_PLAYER, steps.START_TURN)
        else:
            table.first = setup.first
            table.push(steps.DEAL_CARD, steps.START_TURN)
        return table

    def look(self, state: Table, seat: int | None) -> Sight:
        return view.look(state, seat)

    def imagine_table(self, seen: View[Sight], setup: Rules, rng: Random) -> Table:
        return imagine.imagine_table(seen, setup, rng)

    def for_person(self, seen: View[Sight]) -> View[Sight]:
        return view.for_person(seen)

    def outcome(self, state: Table) -> Outcome:
        return scoring.outcome(state)

    def shares(self, outcome: Outcome) -> tuple[float, ...]:
        """A faction wins together: each of its members wins the whole game."""
        return tuple([float(score) for score in outcome.scores])

    def pieces(self, state: Table) -> Counter[str]:
        """Every faction card once: in the deck, or dealt, whether it was kept or discarded."""
        cards = [*state.drawn, *[faction for hand in state.dealt for faction in hand]]
        return Counter([FACTIONS[card] for card in cards]) + Counter(dict(zip(FACTIONS, state.deck, strict=True)))

    def again(self, state: Table) -> tuple[Options, int]:
        """Nobody changes place: the one to the left of the first player begins the next game."""
        return state.setup.next_to("first_player", state.first), 0

    # Talk

    def occasion(self, seen: View[Sight]) -> str | None:
        return statements.occasion(seen)

    def sayable(self, seen: View[Sight]) -> list[Action]:
        return statements.sayable(seen)

    def why_not_said(self, seen: View[Sight], action: Action) -> Refusal:
        return statements.why_not_said(seen, action)

    def first_to_speak(self, seen: View[Sight]) -> int:
        """The Consul."""
        return seen.table.turns[-1].consul if seen.table.turns else 0

    def chat(self, setup: Rules) -> bool:
        return setup.options["talk"] != "silent"

    def pause(self, seen: View[Sight]) -> int:
        closes = seen.step in CLOSES or (seen.step == "Vote" and len(seen.waiting) == 1)
        return int(seen.options["talk_pause"]) if closes and seen.options["talk"] != "silent" else 0

    def timer(self, setup: Rules) -> int:
        return int(setup.options["turn_timer"])

    # For the laboratory


GAME = IdusMartii()
