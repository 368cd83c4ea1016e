"""Planted leaks: poisoned glasses that tell a little too much, each in its own way."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie.engine import Action, Automatic, Refusal, Setup, View, put
from perfidie.games.verre import GAME
from perfidie.games.verre.lab import GlassLab
from perfidie.games.verre.rules import GlassRules, events, steps
from perfidie.games.verre.rules.actions import LETTERS, WORD
from perfidie.games.verre.rules.decision import Decision
from perfidie.games.verre.rules.table import Table
from perfidie.games.verre.sight import GlassEyes
from perfidie.games.verre.sight import view as views
from perfidie.games.verre.sight.view import HAND, REMOVED, HandSeen, Sight
from variants import AnyGame, variant


def changed(monkeypatch: Any, owner: Any, name: str, new: Any) -> AnyGame:
    """The true game, with one of its parts replaced for the time of a test."""
    monkeypatch.setattr(owner, name, new)
    return GAME.but()


# Leaks in the view


class ShowsTheRemovedCard(GlassEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        shown = state.faces and state.dealt and seat == 0
        return replace(sight, removed=WORD[state.dealt[-1]]) if shown else sight


class ShowsANeighboursHand(GlassEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        if seat is None or not state.hands:
            return sight
        other = (seat + 1) % state.setup.seats
        hand = HandSeen(state.turn, other, tuple(WORD[card] for card in state.hands[other]))
        return replace(sight, hands_seen=(*sight.hands_seen, hand))


class ShowsAFaceInAGlass(GlassEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return replace(sight, faces=put(sight.faces, 0, WORD[state.faces[0]])) if state.faces else sight


class ShowsGroupsInTheirTrueOrder(GlassEyes):
    """The set of hidden cards is right, but it is listed as it lies."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return replace(sight, groups=tuple(self.as_it_lies(state, group) for group in sight.groups))

    def as_it_lies(self, state: Table, group: views.Group) -> views.Group:
        hands = [list(hand) for hand in state.hands]
        cards = []
        for place in group.places:
            if place < HAND:
                cards.append(state.faces[place])
            else:
                cards.append(state.dealt[-1] if place == REMOVED else hands[place - HAND].pop())
        return replace(group, cards=tuple(WORD[card] for card in cards))


class ShowsASpectatorAHand(GlassEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        if seat is None and state.hands:
            return replace(sight, hand=tuple(WORD[card] for card in state.hands[0]))
        return sight


class NumbersCardsByTheirFaces(GlassEyes):
    """What should say who poured is an id made from the face."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return replace(sight, pourers=tuple(1000 + 37 * face % 101 for face in state.faces))


def notebook_that_knows_too_much(monkeypatch: Any) -> AnyGame:
    """A leak that imagination believes in: the notebook holds a face nobody ever told the seat."""
    true_seen = views.seen_cards

    def seen_cards(s: Table, seat: int | None, all_shown: bool) -> list[int]:
        return [*true_seen(s, seat, all_shown), 1]

    return changed(monkeypatch, views, "seen_cards", seen_cards)


# Leaks in events, choices, refusals, numbers, steps


def pour_told_to_all(monkeypatch: Any) -> AnyGame:
    def poured(s: Table, seat: int, glass: int) -> None:
        s.tell("poured", {"seat": seat, "glass": LETTERS[glass], "card": WORD[s.faces[-1]]})

    return changed(monkeypatch, events, "poured", poured)


def big_cards_thud(monkeypatch: Any) -> AnyGame:
    """The event says nothing, but there is one more of them."""
    true_poured = events.poured

    def poured(s: Table, seat: int, glass: int) -> None:
        true_poured(s, seat, glass)
        if abs(s.faces[-1]) >= 5:
            s.tell("thud", {})

    return changed(monkeypatch, events, "poured", poured)


def poison_cannot_be_taken(monkeypatch: Any) -> AnyGame:
    true_legal = steps.TakeGlass.legal

    def legal(self: steps.TakeGlass, s: Table) -> list[Any]:
        takes = true_legal(self, s)
        return [take for take in takes if sum(s.cards_in(take.glass)) > -8] or takes

    return changed(monkeypatch, steps.TakeGlass, "legal", legal)


def refusal_names_a_card(monkeypatch: Any) -> AnyGame:
    def why_not(self: Any, s: Table, seat: int, action: Action) -> Refusal:
        return Refusal("verre-glass-full", glass="A", card=WORD[s.faces[0]])

    return changed(monkeypatch, Decision, "why_not", why_not)


class TeachesLearnersTooMuch(GlassLab):
    def numbers(self, state: Table, seat: int) -> bytearray:
        numbers = super().numbers(state, seat)
        if state.faces:
            numbers[-1] = state.faces[0] & 0xFF
        return numbers


class Heavy(Automatic[Table]):
    """A step that says which card was poured."""

    card: int

    def run(self, s: Table) -> None:
        pass


def agenda_holds_a_card(monkeypatch: Any) -> AnyGame:
    true_resolve = steps.PourCard.resolve

    def resolve(self: steps.PourCard, s: Table, action: Any) -> None:
        true_resolve(self, s, action)
        s.agenda = (*s.agenda[:1], Heavy(s.faces[-1]), *s.agenda[1:])

    monkeypatch.setattr(GlassRules, "steps", {**GlassRules.steps, "Heavy": Heavy})
    return changed(monkeypatch, steps.PourCard, "resolve", resolve)


# Imagination that is not honest, or not wide


class RemembersTheTruth(GlassEyes):
    """The state itself never leaves the engine, but it is kept where imagination finds it."""

    last: Table

    def look(self, state: Table, seat: int | None) -> Sight:
        self.last = state
        return super().look(state, seat)

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        return self.last.clone()


class AlwaysImaginesTheSame(GlassEyes):
    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        return super().imagine_table(seen, setup, Random(1))


class ImaginesWhatItFears(GlassEyes):
    """Of two worlds it believes in the one with more poison."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        draws = [super(ImaginesWhatItFears, self).imagine_table(seen, setup, rng) for _ in range(2)]
        return min(draws, key=lambda world: sum(world.faces))


class ForgetsWhatItSpied(GlassEyes):
    """Imagines worlds in which a look showed something else."""

    def imagine_table(self, seen: View[Sight], setup: Setup, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        if len(world.faces) >= 2:
            world.faces = (world.faces[1], world.faces[0], *world.faces[2:])
        return world


LEAKS: dict[str, Any] = {
    "the view shows the removed card": ShowsTheRemovedCard,
    "the view shows a neighbour's hand": ShowsANeighboursHand,
    "the view shows a face in a glass": ShowsAFaceInAGlass,
    "hidden cards are listed in their true order": ShowsGroupsInTheirTrueOrder,
    "a spectator sees a hand": ShowsASpectatorAHand,
    "card numbers are made from faces": NumbersCardsByTheirFaces,
    "the notebook knows a face that was never told": notebook_that_knows_too_much,
    "the pour tells the card to all": pour_told_to_all,
    "one more event for a big card": big_cards_thud,
    "the glasses offered depend on what is in them": poison_cannot_be_taken,
    "the refusal names a hidden card": refusal_names_a_card,
    "the learner's numbers hold a hidden face": TeachesLearnersTooMuch,
    "a step of the agenda holds a hidden card": agenda_holds_a_card,
}

DREAMS: dict[str, Any] = {
    "it remembers the true state": RemembersTheTruth,
    "it always draws the same world": AlwaysImaginesTheSame,
    "it draws some worlds too often": ImaginesWhatItFears,
    "it draws worlds that cannot be": ForgetsWhatItSpied,
}


def plant(recipe: Any, monkeypatch: Any, game: AnyGame = GAME) -> AnyGame:
    """The game with this fault in it."""
    planted: AnyGame = variant(game, recipe) if isinstance(recipe, type) else recipe(monkeypatch)
    return planted
