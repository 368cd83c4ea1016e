"""Talk and tempo at Idus Martii."""

from __future__ import annotations

from perfidie.engine import Action, Refusal, Talk, View
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight import statements
from perfidie.games.idus_martii.sight.view import Sight

CLOSES = ("LookAtVote", "ChooseSide")
"""Decisions that end an occasion to talk; so does the second of the two votes."""


class IdusTalk(Talk[Sight]):
    """What may be said, and how much time there is."""

    statements = statements.STATEMENTS

    def occasion(self, seen: View[Sight]) -> str | None:
        return statements.occasion(seen)

    def occasions(self, setup: Rules) -> int:
        return len(set(statements.WINDOWS.values())) * setup.turns

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
