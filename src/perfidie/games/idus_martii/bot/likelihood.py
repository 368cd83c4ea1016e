"""How plausible a deal is, given what everybody did: the sharper cousin of `belief`, for whole worlds.

Whose card was whose on a turn that is over is summed over, not guessed: so only the cards dealt and kept decide, and
each deal is weighed once.
"""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.engine import View
from perfidie.games.idus_martii.bot.foresight import TWICE, Position, tallied
from perfidie.games.idus_martii.bot.reflexes import HAND, Manners, degrees, etiquette, hands_of
from perfidie.games.idus_martii.rules.actions import VERBS, CastVote
from perfidie.games.idus_martii.rules.box import COLOUR, YELLOW, Sides
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import ANSWERS, FORCED, NOBODY, OPEN, UNCHOSEN, Table
from perfidie.games.idus_martii.sight.knowledge import Case, cases
from perfidie.games.idus_martii.sight.view import Sight, Turn

STRANGERS = 0.15
"""How often, in past turns, somebody did anything at all, be it because they play differently."""


def perhaps(chance: float, choices: int) -> float:
    """The chance of a past choice, if they may also be somebody who plays differently."""
    return (1 - STRANGERS) * chance + STRANGERS / choices


class Scene:
    """One turn as the viewer knows it: what can have happened, and how likely it was from holders of these hands."""

    def __init__(self, rules: Rules, turn: Turn, position: Position, me: int) -> None:
        self.customs, self.position, self.me = etiquette(rules), position, me
        self.lean_of = self.customs.manners(0, position).lean_of
        self.consul, self.praetor, self.aediles = turn.consul, turn.praetor, turn.aediles
        self.looked = turn.aediles.index(turn.looked) if turn.looked != NOBODY else NOBODY
        self.answer = ANSWERS.index(turn.answer)
        second = position[2] >= rules.seats
        self.free = second and rules.force == "aedile_choice"
        self.cases: tuple[Case, ...] = cases(turn, 1 + second, rules.force)
        self.known: dict[tuple[int, int, int, int], float] = {}

    def likely(self, hands: Sequence[int]) -> float:
        """In any of the ways it can have gone."""
        lean_of = self.lean_of
        lean = degrees(sum([lean_of[hand] for hand in hands]) / len(hands))
        first, second = self.aediles
        key = (lean, hands[first], hands[second], hands[self.praetor])
        found = self.known.get(key)
        if found is None:
            manners = self.customs.manners(lean, self.position)
            found = self.known[key] = sum([self.weight(manners, hands, case) for case in self.cases])
        return found

    def weight(self, manners: Manners, hands: Sequence[int], case: Case) -> float:
        """How likely the Aediles placed these cards and replaced them so, and the Praetor gave their answer."""
        likely = 1.0
        for aedile, placed, counted in zip(self.aediles, case.placed, case.counted, strict=True):
            if aedile != self.me:
                votes = manners.votes[hands[aedile]]
                likely *= perhaps(votes[placed], len(votes))
                if placed != counted and (self.free or placed == YELLOW):
                    likely *= perhaps(manners.swaps[hands[aedile]][placed][counted], 2)
        if self.praetor != self.me and self.answer != OPEN:
            seen = case.placed[self.looked]
            if seen != YELLOW:
                forces = manners.forces[hands[self.praetor]][seen]
                likely *= perhaps(forces if self.answer == FORCED else 1 - forces, 2)
        return likely


class Suspicion:
    """What one seat's view makes of the deals it cannot rule out."""

    def __init__(self, view: View[Sight], rules: Rules) -> None:
        assert view.seat is not None
        self.rules, self.me, self.sight = rules, view.seat, view.table
        self.customs = etiquette(rules)
        self.scenes: list[Scene] = []
        self.present: Scene | None = None
        self.now: Position = (0, 0, 0)
        for turn in self.sight.turns:
            if turn.tally:
                self.scenes.append(Scene(rules, turn, self.now, self.me))
                self.now = tallied(self.now, *[COLOUR[vote] for vote in turn.tally])
            elif turn.placed:
                self.present = Scene(rules, turn, self.now, self.me)
        self.weighed: dict[tuple[tuple[Sides, ...], Sides], float] = {}

    def weigh(self, dealt: tuple[Sides, ...], kept: Sides) -> float:
        """How likely everybody did what they did on the turns that are over, holding these cards."""
        found = self.weighed.get((dealt, kept))
        if found is None:
            found = 1.0
            hands = [HAND[cards] for cards in dealt]  # type: ignore[index]
            for number, scene in enumerate(self.scenes):
                found *= scene.likely(hands)
                if number and kept[scene.consul] != UNCHOSEN and number <= self.rules.seats:
                    found *= self._choice(scene.consul, hands, dealt, kept, number)
            self.weighed[dealt, kept] = found
        return found

    def _choice(self, consul: int, hands: list[int], dealt: tuple[Sides, ...], kept: Sides, number: int) -> float:
        """How likely this Consul chose the side they have, at the end of this turn; from then on they hold it twice."""
        hand, side = hands[consul], kept[consul]
        first, second = dealt[consul]
        hands[consul] = TWICE[side]
        if consul == self.me or first == second:
            return 1.0
        position = self.scenes[number + 1].position if number + 1 < len(self.scenes) else self.now
        often = self.customs.manners(self.customs.lean(hands, position, consul), position).sides[hand]
        return perhaps(often if side == first else 1 - often, 2)

    def likelihood(self, world: Table) -> float:
        """The same, and how likely the cards of the present turn lie as they do in this world."""
        found = self.weigh(world.dealt, world.kept) if self.scenes else 1.0
        if self.present is None and not world.committed:
            return found
        hands = hands_of(world.dealt, world.kept)
        manners = self.customs.manners(self.customs.lean(hands, self.now), self.now)
        if self.present:
            found *= self.present.weight(manners, hands, Case(world.placed, world.placed))
        for seat, code in world.committed:
            choice = VERBS.actions[code]
            if seat != self.me and isinstance(choice, CastVote):
                found *= manners.votes[hands[seat]][choice.colour]
        return found
