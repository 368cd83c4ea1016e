"""An eyewitness: a seat that keeps its own notes from the glimpses it got, and thinks them over.

It shares no code with the game's views and knowledge; they must agree. Only the printed limits are read from the box.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from perfidie.engine import Playthrough
from perfidie.games.idus_martii.rules.box import BOX

LIMITS = {figures.seats: figures.limit for figures in BOX.table}
NOBODY = -1
Pair = tuple[str, str]


class Noted:
    """A turn, as it was told."""

    def __init__(self, consul: int) -> None:
        self.consul = consul
        self.praetor = self.looked = NOBODY
        self.aediles: list[int] = []
        self.voted = 0
        self.answer = ""
        self.placed: dict[int, str] = {}
        self.final: dict[int, str] = {}
        """By Aedile: the card he placed, the card that was counted, where this seat was told."""
        self.tally: list[str] = []

    def told(self) -> dict[str, Any]:
        counted = [self.final.get(seat, "") for seat in self.aediles] if self.tally else []
        return {
            "consul": self.consul,
            "praetor": self.praetor,
            "aediles": self.aediles,
            "looked": self.looked,
            "answer": self.answer,
            "placed": [self.placed.get(seat, "") for seat in self.aediles] if self.voted == 2 else [],
            "counted": counted,
            "tally": self.tally,
        }


class Eyewitness:
    """What one seat (None: a spectator) has been told, and remembers."""

    def __init__(self, play: Playthrough, seat: int | None) -> None:
        self.play, self.seat, self.seats, self.options = play, seat, play.setup.seats, play.setup.options
        self.heard = self.round = self.turn = 0
        self.turns: list[Noted] = []
        self.dealt: list[str] = []
        self.cards = [0] * self.seats
        self.side = ""
        self.tokens = [0, 0]
        self.revealed: dict[int, list[str]] = {}
        self.discards: dict[int, str] = {}
        self.kinds: set[str] = set()
        self.listen()

    def listen(self) -> Eyewitness:
        """Notes what was told since the last time; there is nothing it may not understand."""
        fresh = self.play.glimpses(self.seat, since=self.heard)
        self.heard = len(self.play.events)
        for glimpse in fresh:
            self.kinds.add(glimpse.kind)
            getattr(self, f"on_{glimpse.kind.replace('-', '_')}")(glimpse.facts)
        return self

    @property
    def now(self) -> Noted:
        return self.turns[-1]

    # What is told, noted as it comes

    def on_dealt(self, facts: dict[str, Any]) -> None:
        self.dealt = list(facts.get("cards", ()))
        self.cards = [facts["count"]] * self.seats

    def on_turn_started(self, facts: dict[str, Any]) -> None:
        self.round, self.turn = facts["round"], facts["turn"]
        self.turns.append(Noted(facts["consul-seat"]))

    def on_roles_passed(self, facts: dict[str, Any]) -> None:
        self.now.praetor = facts["praetor-seat"]
        self.now.aediles = [facts["first-seat"], facts["second-seat"]]

    on_roles_handed_out = on_roles_passed

    def on_committed(self, facts: dict[str, Any]) -> None:
        self.now.voted += 1
        if "choice" in facts:
            verb, colour = facts["choice"]
            assert (verb, facts["seat"]) == ("vote", self.seat)
            self.now.placed[facts["seat"]] = self.now.final[facts["seat"]] = colour

    def on_looked(self, facts: dict[str, Any]) -> None:
        self.now.looked = facts["aedile-seat"]
        if "vote" in facts:
            assert facts["seat"] == self.seat
            self.now.placed[self.now.looked] = facts["vote"]

    def on_yellow_shown(self, facts: dict[str, Any]) -> None:
        self.now.answer = "show"
        self.now.placed[facts["aedile-seat"]] = "yellow"

    def on_vote_kept(self, facts: dict[str, Any]) -> None:
        self.now.answer = "keep"

    def on_exchange_forced(self, facts: dict[str, Any]) -> None:
        self.now.answer = "force"

    def on_vote_replaced(self, facts: dict[str, Any]) -> None:
        if facts["seat"] == self.seat:
            self.now.final[facts["seat"]] = facts["vote"]

    def on_tallied(self, facts: dict[str, Any]) -> None:
        self.now.tally = list(facts["votes"])
        self.tokens = [facts["loyal"], facts["traitor"]]

    def on_side_chosen(self, facts: dict[str, Any]) -> None:
        self.cards[facts["seat"]] = 1
        self.side = facts.get("faction", self.side)

    def on_conspiracy_failed(self, facts: dict[str, Any]) -> None:
        assert facts["factions"]

    def on_ides_of_march(self, facts: dict[str, Any]) -> None:
        assert [facts["loyal"], facts["traitor"]] == self.tokens

    def on_never_chose(self, facts: dict[str, Any]) -> None:
        self.revealed[facts["seat"]] = list(facts["cards"])

    def on_revealed(self, facts: dict[str, Any]) -> None:
        self.revealed[facts["seat"]] = [facts["faction"]]

    def on_revealed_both(self, facts: dict[str, Any]) -> None:
        self.on_revealed(facts)
        self.discards[facts["seat"]] = facts["discarded"]

    # All that it may know of the table, at a decision or at the end

    def sight(self, purist: bool = False) -> dict[str, Any]:
        """`purist`: what his own page shows, where the table agreed that nobody is helped to remember."""
        limit, everybody = self.options["limit"], range(self.seats)
        shown = bool(self.revealed) and self.options["reveal_discards_at_end"]
        turns = [turn.told() for turn in self.turns]
        if purist:
            turns = [{**turn, "placed": ["", ""], "counted": ["", ""]} if turn["tally"] else turn for turn in turns]
        return {
            "round": self.round,
            "turn": self.turn,
            "first": self.turns[0].consul,
            "undealt": 0,
            "tokens": self.tokens,
            "limit": LIMITS[self.seats] if limit == "printed" else limit,
            "turns": turns,
            "cards": self.cards,
            "dealt": self.dealt,
            "side": self.side,
            "revealed": [self.revealed[seat] for seat in everybody] if self.revealed else [],
            "discards": [self.discards.get(seat, "") for seat in everybody] if shown else [],
        }

    # What follows from it: every pair of votes that fits

    def ways(self, turn: Noted, number: int) -> list[tuple[Pair, Pair]]:
        """All ways the two votes can have been placed and counted, tried one by one against what is known."""
        colours = ("green", "red") if number == 1 else ("green", "red", "yellow")
        found = []
        for placed in product(colours, repeat=2):
            for counted in product(colours, repeat=2):
                if self.possible(turn, number, placed, counted):
                    found.append((placed, counted))
        return found

    def possible(self, turn: Noted, number: int, placed: Pair, counted: Pair) -> bool:
        where = [turn.aediles.index(turn.looked)] if turn.looked != NOBODY else []
        rules = [
            self.remembered(turn.aediles, turn.placed, placed),
            not turn.tally or self.remembered(turn.aediles, turn.final, counted),
            not turn.tally or sorted(counted) == sorted(turn.tally),
            all(placed[place] == counted[place] for place in (0, 1) if place not in where),
            *[self.answered(turn, number, placed[place], counted[place]) for place in where],
        ]
        return all(rules)

    def remembered(self, aediles: list[int], known: dict[int, str], votes: Pair) -> bool:
        return all(known.get(seat, vote) == vote for seat, vote in zip(aediles, votes, strict=True))

    def answered(self, turn: Noted, number: int, before: str, after: str) -> bool:
        """Whether the card that was looked at can have been this one, and have become that one."""
        if turn.answer == "show":
            return before == "yellow" and (after in ("green", "red") if turn.tally else after == before)
        if before == "yellow":
            return False  # he would have had to show it
        if turn.answer in ("", "keep") or not turn.tally:
            return after == before
        if number == 1 or self.options["round2_force"] == "opposite":
            return {before, after} == {"green", "red"}
        return after != before

    def certain(self, votes: list[Pair]) -> list[str]:
        """By Aedile: the colour that all ways have in common."""
        return [votes[0][place] if len({pair[place] for pair in votes}) == 1 else "" for place in (0, 1)]
