"""Planted leaks: councils of Verona that tell a little too much, each in its own way."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie.engine import Action, Refusal, View, put
from perfidie.games.verona import GAME
from perfidie.games.verona.lab import VeronaLab
from perfidie.games.verona.rules import events
from perfidie.games.verona.rules.actions import Place
from perfidie.games.verona.rules.box import ANTIDOTE, KINDS, NAMES, POISON
from perfidie.games.verona.rules.steps import powers
from perfidie.games.verona.rules.steps.tokens import PlaceToken
from perfidie.games.verona.rules.table import Table
from perfidie.games.verona.sight import VeronaEyes
from perfidie.games.verona.sight import view as views
from perfidie.games.verona.sight.view import PackSeen, Sight
from variants import AnyGame


def changed(monkeypatch: Any, owner: Any, name: str, new: Any) -> AnyGame:
    """The true game, with one of its parts replaced for the time of a test."""
    monkeypatch.setattr(owner, name, new)
    return GAME.but()


def kind_of(s: Table, number: int) -> str:
    return KINDS[s.kinds[number]]


# Leaks in the view


class ListsTokensByTheirKinds(VeronaEyes):
    """No kind is named, but the order tells."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return replace(sight, tokens=tuple(sorted(sight.tokens, key=lambda token: state.kinds[token.number])))


class NumbersTokensByTheirKinds(VeronaEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        ids = [replace(token, number=token.number + 100 * state.kinds[token.number]) for token in sight.tokens]
        return replace(sight, tokens=tuple(ids))


class ShowsWhatParisShowedToAll(VeronaEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        seen = [replace(t, kind=kind_of(state, t.number)) if t.lookers else t for t in sight.tokens]
        return replace(sight, tokens=tuple(seen))


class ShowsTheRemovedCards(VeronaEyes):
    """Two players: the cards nobody may see. Three and more: what the last drafter put away."""

    def look(self, state: Table, seat: int | None) -> Sight:
        return replace(super().look(state, seat), discarded=tuple(NAMES[card] for card in state.removed))


class ShowsThePackToWhoComesAfterTheNext(VeronaEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        holder = (state.first + len(state.picked)) % state.setup.seats
        if state.pack and seat == (holder + 2) % state.setup.seats:
            pack = PackSeen(tuple(NAMES[card] for card in state.pack), "")
            return replace(sight, packs=(*sight.packs, pack))
        return sight


class ShowsTheKindsANeighbourHasLeft(VeronaEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        other = ((seat or 0) + 1) % state.setup.seats
        return replace(sight, left=(*sight.left, *[KINDS[kind] for kind in state.left[other]]))


class CountsOnlyInfluenceLeft(VeronaEyes):
    """How many tokens are left is public; how many of them are vials is not."""

    def look(self, state: Table, seat: int | None) -> Sight:
        counts = [sum(kind not in (POISON, ANTIDOTE) for kind in left) for left in state.left]
        return replace(super().look(state, seat), tokens_left=tuple(counts))


class ShowsASpectatorAHand(VeronaEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return replace(sight, hand=tuple(NAMES[card] for card in state.hands[0])) if seat is None else sight


def past_rounds_lie_open(monkeypatch: Any) -> AnyGame:
    """Tokens on objectives that were not met are seen by all once the round is over."""
    true_tokens = views.tokens

    def all_open(zones: Any, owners: Any, kinds: Any, looked: Any, seat: Any, shown: Any) -> Any:
        return true_tokens(zones, owners, kinds, looked, seat, tuple(range(len(zones))) if shown else shown)

    return changed(monkeypatch, views, "tokens", all_open)


def the_first_token_is_known_to_all(monkeypatch: Any) -> AnyGame:
    """A leak that imagination believes in: the view holds a kind nobody ever told the seat."""
    true_tokens = views.tokens

    def tokens(zones: Any, owners: Any, kinds: Any, looked: Any, seat: Any, shown: Any) -> Any:
        return true_tokens(zones, owners, kinds, looked, seat, (*shown, *[z for z, n in enumerate(zones) if n == 0]))

    return changed(monkeypatch, views, "tokens", tokens)


# Leaks in events, choices, refusals, numbers


def look_told_to_all(monkeypatch: Any) -> AnyGame:
    def looked(s: Table, seat: int, zones: Any) -> None:
        s.tell("looked", {"seat": seat, "kind": kind_of(s, s.zones[zones[0]])}, learns=(seat,))

    return changed(monkeypatch, events, "looked", looked)


def kind_told_with_the_token(monkeypatch: Any) -> AnyGame:
    def placed(s: Table, seat: int, kind: int, zone: int) -> None:
        s.tell("placed", {"seat": seat, **events.spot(zone), "kind": KINDS[kind]})

    return changed(monkeypatch, events, "placed", placed)


def vials_clink(monkeypatch: Any) -> AnyGame:
    """The event says nothing, but there is one more of them."""
    true_placed = events.placed

    def placed(s: Table, seat: int, kind: int, zone: int) -> None:
        true_placed(s, seat, kind, zone)
        if kind in (POISON, ANTIDOTE):
            s.tell("clink", {})

    return changed(monkeypatch, events, "placed", placed)


def pack_told_to_who_comes_after_the_next(monkeypatch: Any) -> AnyGame:
    def pack_taken(s: Table, seat: int) -> None:
        facts: Any = {"seat": seat, "cards": events.names(s.pack)}
        s.tell("pack-taken", facts, audience=(seat, (seat + 1) % s.setup.seats), learns=(seat,))

    return changed(monkeypatch, events, "pack_taken", pack_taken)


def discard_told_to_all(monkeypatch: Any) -> AnyGame:
    def discarded(s: Table, seat: int) -> None:
        s.tell("discarded", {"seat": seat, "cards": events.names(s.removed)})

    return changed(monkeypatch, events, "discarded", discarded)


def ladies_look(monkeypatch: Any) -> AnyGame:
    """The swap tells the one who makes it what they swap."""

    def swapped(s: Table, seat: int, a: int, b: int) -> None:
        own: Any = {"kind": kind_of(s, s.zones[a])}
        s.tell("swapped", {"seat": seat, **events.spots(s, (a, b))}, private=((seat, own),))

    return changed(monkeypatch, events, "swapped", swapped)


def paris_may_not_see_a_zero(monkeypatch: Any) -> AnyGame:
    """His choices depend on what lies face down."""
    true_uses = powers.LookAtTokens.uses

    def uses(self: powers.LookAtTokens, s: Table) -> list[Action]:
        looks: list[Any] = true_uses(self, s)
        return [look for look in looks if all(s.kinds[s.zones[zone]] for zone in look.zones)]

    return changed(monkeypatch, powers.LookAtTokens, "uses", uses)


def refusal_names_the_token_in_the_way(monkeypatch: Any) -> AnyGame:
    true_reason = PlaceToken.why_not

    def why_not(self: PlaceToken, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Place) and s.zones[action.zone] >= 0:
            return Refusal("verona-zone-taken", kind=kind_of(s, s.zones[action.zone]))
        return true_reason(self, s, seat, action)

    return changed(monkeypatch, PlaceToken, "why_not", why_not)


class TeachesLearnersTooMuch(VeronaLab):
    def numbers(self, state: Table, seat: int) -> bytearray:
        numbers = super().numbers(state, seat)
        if state.kinds:
            numbers[-1] = state.kinds[0]
        return numbers


# Imagination that is not honest, or not wide


class AlwaysImaginesTheSame(VeronaEyes):
    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        return super().imagine_table(seen, setup, Random(1))


class ForgetsWhichTokenIsWhich(VeronaEyes):
    """One owner's tokens are all there, but not in their places."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        own = [number for number, owner in enumerate(world.owners) if owner == seen.seat]
        if len(own) > 1:
            first, kind = world.kinds[own[0]], world.kinds[own[1]]
            world.kinds = put(put(world.kinds, own[0], kind), own[1], first)
        return world


class FearsPoison(VeronaEyes):
    """Of two worlds it believes in the one with the higher kinds on the table."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        draws = [super(FearsPoison, self).imagine_table(seen, setup, rng) for _ in range(2)]
        return max(draws, key=lambda world: sum(world.kinds))


LEAKS: dict[str, tuple[int, Any]] = {
    "tokens are listed by their kinds": (3, ListsTokensByTheirKinds),
    "numbers of tokens are made from kinds": (3, NumbersTokensByTheirKinds),
    "what Paris showed to one is seen by all": (3, ShowsWhatParisShowedToAll),
    "the cards removed at two are seen": (2, ShowsTheRemovedCards),
    "the discard is seen": (3, ShowsTheRemovedCards),
    "the pack is seen by who comes after the next": (3, ShowsThePackToWhoComesAfterTheNext),
    "the view shows the kinds a neighbour has left": (2, ShowsTheKindsANeighbourHasLeft),
    "the count of tokens leaves out the vials": (2, CountsOnlyInfluenceLeft),
    "a spectator sees a hand": (4, ShowsASpectatorAHand),
    "unmet tokens of past rounds are seen by all": (2, past_rounds_lie_open),
    "the view shows a kind that was never told": (3, the_first_token_is_known_to_all),
    "the look tells a kind to all": (3, look_told_to_all),
    "the placing tells the kind to all": (2, kind_told_with_the_token),
    "one more event for a vial": (2, vials_clink),
    "the pack is told to the next too early": (3, pack_told_to_who_comes_after_the_next),
    "the discard is told to all": (4, discard_told_to_all),
    "the Ladies look at what they swap": (3, ladies_look),
    "the tokens Paris may see depend on what they are": (3, paris_may_not_see_a_zero),
    "the refusal names the token in the way": (2, refusal_names_the_token_in_the_way),
    "the learner's numbers hold a hidden kind": (2, TeachesLearnersTooMuch),
}
"""By fault: the seats it is looked for at, and its recipe."""

DREAMS: dict[str, tuple[int, Any]] = {
    "it always draws the same world": (3, AlwaysImaginesTheSame),
    "it forgets which token is which": (2, ForgetsWhichTokenIsWhich),
    "it draws some worlds too often": (2, FearsPoison),
}
