"""Planted leaks: senates at the Ides of March that tell a little too much, each in its own way."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie.engine import ALL, Action, Game, Refusal, View, put
from perfidie.engine.event import Facts
from perfidie.games.idus_martii import GAME
from perfidie.games.idus_martii.lab import IdusLab
from perfidie.games.idus_martii.rules import IdusRules, events
from perfidie.games.idus_martii.rules.actions import Discard, Look
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, GREEN, MERCHANT, YELLOW, colours
from perfidie.games.idus_martii.rules.steps import ChooseSide, LookAtVote, Tally, Vote
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight import IdusEyes
from perfidie.games.idus_martii.sight import view as views
from perfidie.games.idus_martii.sight.view import Sight, Turn
from perfidie.games.idus_martii.talk import IdusTalk
from variants import AnyGame


def changed(monkeypatch: Any, owner: Any, name: str, new: Any) -> AnyGame:
    """The true game, with one of its parts replaced for the time of a test."""
    monkeypatch.setattr(owner, name, new)
    return GAME.but()


def same_cards(s: Table, seat: int) -> bool:
    first, second = s.dealt[seat]
    return first == second


# Leaks in the view


class ShowsAnAedileTheOthersVote(IdusEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        if not state.placed or seat not in state.aediles:
            return sight
        return replace(sight, turns=(*sight.turns[:-1], replace(sight.turns[-1], placed=colours(state.placed))))


class ShowsWhatWasCommitted(Game[Table, Sight]):
    """The first of two votes lies face up until the second is there."""

    def view(self, state: Table, seat: int | None, claims: Any = ()) -> View[Sight]:
        words = self.vocabulary.actions
        committed = tuple([(other, words[code].words) for other, code in state.committed])
        return replace(super().view(state, seat, claims), committed=committed)


class TalliesBySeat(IdusEyes):
    """The two cards are right, but each lies where its owner sits. Imagination does not mind the order."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        past = [replace(turn, tally=colours(t[-1])) for turn, t in zip(sight.turns, state.past, strict=False)]
        return replace(sight, turns=(*past, *sight.turns[len(past) :]))

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        turns = [replace(turn, tally=tuple(sorted(turn.tally, key=COLOURS.index))) for turn in seen.table.turns]
        return super().imagine_table(replace(seen, table=replace(seen.table, turns=tuple(turns))), setup, rng)


class ShowsChosenSides(IdusEyes):
    """A side is public from the moment it is chosen; imagination does not look there before the end."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sides = [(FACTIONS[kept],) if kept != UNCHOSEN else () for kept in state.kept]
        return replace(super().look(state, seat), revealed=tuple(sides) if any(sides) else ())

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        hidden = seen if seen.outcome else replace(seen, table=replace(seen.table, revealed=()))
        return super().imagine_table(hidden, setup, rng)


class ShowsDiscardsAtTheEnd(IdusRules, IdusEyes):
    """At a table that always agrees not to."""

    options = tuple(
        replace(option, values=(False,)) if option.id == "reveal_discards_at_end" else option
        for option in IdusRules.options
    )

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return sight if state.agenda else replace(sight, discards=views.discards(state))


class ShowsASpectatorAHand(IdusEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        return views.look(state, 0) if seat is None and state.dealt else sight


class CountsPairsAsOneCard(IdusEyes):
    """Whoever holds two of a kind has nothing to choose and is counted among those who have chosen."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        cards = [1 if state.dealt and same_cards(state, seat) else held for seat, held in enumerate(sight.cards)]
        return replace(sight, cards=tuple(cards))


def the_look_is_seen_by_all(monkeypatch: Any) -> AnyGame:
    """What the Praetor saw stays on everybody's page; imagination believes in it."""
    true_owned = views.owned

    def owned(aediles: Any, placed: Any, seat: Any, praetor: int, looked: int, answer: int) -> Any:
        return true_owned(aediles, placed, seat, seat if looked != UNCHOSEN else praetor, looked, answer)

    monkeypatch.setattr(views, "closed", views.closed.__wrapped__)  # nothing of it may be kept
    return changed(monkeypatch, views, "owned", owned)


def the_exchange_is_seen_by_the_praetor(monkeypatch: Any) -> AnyGame:
    """In the second round the card that comes in is its owner's secret."""
    true_closed = views.closed

    def closed(turn: Any, seat: int | None) -> Turn:
        _, praetor, _, looked, _, _, counted = turn
        true = true_closed(turn, seat)
        if praetor != seat:
            return true
        names = [COLOURS[vote] if place == looked else "" for place, vote in enumerate(counted)]
        return replace(true, counted=tuple(names))

    return changed(monkeypatch, views, "closed", closed)


# Leaks in events


def look_told_to_all(monkeypatch: Any) -> AnyGame:
    def looked(s: Table) -> None:
        facts: Facts = {"seat": s.praetor, "aedile-seat": s.aediles[s.looked], "vote": COLOURS[s.placed[s.looked]]}
        s.tell("looked", facts, learns=(s.praetor,))

    return changed(monkeypatch, events, "looked", looked)


def look_of_round_two_said_to_teach_the_praetor_alone(monkeypatch: Any) -> AnyGame:
    """That nothing is shown tells everybody that the card is not yellow."""

    def looked(s: Table) -> None:
        facts: Facts = {"seat": s.praetor, "aedile-seat": s.aediles[s.looked]}
        seen: Facts = {"vote": COLOURS[s.placed[s.looked]]}
        s.tell("looked", facts, private=((s.praetor, seen),), learns=(s.praetor,))

    return changed(monkeypatch, events, "looked", looked)


def exchange_told_to_all(monkeypatch: Any) -> AnyGame:
    def replaced(s: Table, chosen: bool) -> None:
        s.tell("vote-replaced", {"seat": s.aediles[s.looked], "vote": COLOURS[s.counted[s.looked]]})

    return changed(monkeypatch, events, "replaced", replaced)


def exchange_told_to_the_praetor(monkeypatch: Any) -> AnyGame:
    true_replaced = events.replaced
    return changed(monkeypatch, events, "replaced", lambda s, chosen: true_replaced(s, chosen=False))


def tally_told_by_seat(monkeypatch: Any) -> AnyGame:
    """The views are as they should be; only the news lists the cards as their owners sit."""

    def tallied(s: Table) -> None:
        loyal, traitor = s.tokens
        s.tell("tallied", {"votes": colours(s.counted), "loyal": loyal, "traitor": traitor}, learns=ALL)

    return changed(monkeypatch, events, "tallied", tallied)


def yellow_is_placed_with_a_sigh(monkeypatch: Any) -> AnyGame:
    """The event says nothing of the card, but there is one more of them."""
    true_accept = Vote.accept

    def accept(self: Vote, s: Table, seat: int, action: Any) -> None:
        true_accept(self, s, seat, action)
        if s.loud and action.colour == YELLOW:
            s.tell("sighed", {"seat": seat})

    return changed(monkeypatch, Vote, "accept", accept)


def side_told_to_all(monkeypatch: Any) -> AnyGame:
    def side_chosen(s: Table, seat: int, discarded: int) -> None:
        s.tell("side-chosen", {"seat": seat, "faction": FACTIONS[s.kept[seat]]})

    return changed(monkeypatch, events, "side_chosen", side_chosen)


def no_word_of_a_choice_between_two_of_a_kind(monkeypatch: Any) -> AnyGame:
    """Ruling 22: one event fewer."""
    true_chosen = events.side_chosen

    def side_chosen(s: Table, seat: int, discarded: int) -> None:
        if not same_cards(s, seat):
            true_chosen(s, seat, discarded)

    return changed(monkeypatch, events, "side_chosen", side_chosen)


def no_choice_between_two_of_a_kind(monkeypatch: Any) -> AnyGame:
    """Ruling 22: the same words, but nobody is waited for, in the same breath as a tally that teaches."""
    true_run = Tally.run

    def run(self: Tally, s: Table) -> None:
        true_run(self, s)
        step = s.agenda[-1] if s.agenda else None
        if isinstance(step, ChooseSide) and same_cards(s, step.seat):
            s.agenda = s.agenda[:-1]
            step.resolve(s, step.legal(s)[0])

    return changed(monkeypatch, Tally, "run", run)


# Leaks in choices, refusals, numbers and talk


def yellow_may_not_be_looked_at(monkeypatch: Any) -> AnyGame:
    true_legal = LookAtVote.legal

    def legal(self: LookAtVote, s: Table) -> list[Look]:
        looks = true_legal(self, s)
        return [look for look, vote in zip(looks, s.placed, strict=True) if vote != YELLOW] or looks

    return changed(monkeypatch, LookAtVote, "legal", legal)


def the_last_merchant_may_not_be_discarded(monkeypatch: Any) -> AnyGame:
    """His choices depend on what another has thrown away."""
    true_legal = ChooseSide.legal

    def legal(self: ChooseSide, s: Table) -> list[Any]:
        others = [hand for seat, hand in enumerate(s.dealt) if s.kept[seat] != UNCHOSEN and seat != self.seat]
        merchant_elsewhere = any(MERCHANT in hand for hand in others)
        choices = true_legal(self, s)
        return choices[:1] if merchant_elsewhere else choices

    return changed(monkeypatch, ChooseSide, "legal", legal)


def refusal_names_a_vote(monkeypatch: Any) -> AnyGame:
    """Whoever would look where no Aedile sits is told what lies elsewhere."""

    def why_not(self: LookAtVote, s: Table, seat: int, action: Action) -> Refusal:
        return Refusal("idus-not-an-aedile", vote=COLOURS[s.placed[0]])

    return changed(monkeypatch, LookAtVote, "why_not", why_not)


def refusal_names_who_holds_the_card(monkeypatch: Any) -> AnyGame:
    """A Consul who would discard a card they do not have learns who has it."""
    true_reason = ChooseSide.why_not

    def why_not(self: ChooseSide, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Discard):
            holder = next((other for other, hand in enumerate(s.dealt) if action.faction in hand), -1)
            return Refusal("idus-not-in-hand", **{"other-seat": holder})
        return true_reason(self, s, seat, action)

    return changed(monkeypatch, ChooseSide, "why_not", why_not)


class TeachesLearnersTooMuch(IdusLab):
    def numbers(self, state: Table, seat: int) -> bytearray:
        numbers = super().numbers(state, seat)
        numbers[-1] = state.counted[0] + 1 if state.counted else 0
        return numbers


class LetsOneAccuseOnlyTheGuilty(IdusEyes, IdusTalk):
    """What may be said depends on the table that was looked at last, not on the view."""

    dealt: Any = ()

    def look(self, state: Table, seat: int | None) -> Sight:
        self.dealt = state.dealt
        return super().look(state, seat)

    def sayable(self, seen: View[Sight]) -> list[Action]:
        open_to, dealt = super().sayable(seen), self.dealt
        return [
            statement
            for statement in open_to
            if statement.words[0] != "accuse" or FACTIONS.index(statement.words[2]) in dealt[int(statement.words[1])]
        ]


# Imagination that is not honest, or not wide


class AlwaysImaginesTheSame(IdusEyes):
    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        return super().imagine_table(seen, setup, Random(1))


class RemembersTheTruth(IdusEyes):
    """It looks at the table behind the view."""

    seen: Any = None

    def look(self, state: Table, seat: int | None) -> Sight:
        self.seen = state
        return super().look(state, seat)

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        world.dealt, world.kept = self.seen.dealt, self.seen.kept
        return world


class ForgetsItsOwnSide(IdusEyes):
    """Its two cards are there, but it may have kept the other one."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        if seen.seat is not None and seen.table.side and not seen.outcome:
            world.kept = put(world.kept, seen.seat, rng.choice(world.dealt[seen.seat]))
        return world


class BelievesInPairs(IdusEyes):
    """Of two worlds it believes in the one where more seats were dealt two of a kind."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        draws = [super(BelievesInPairs, self).imagine_table(seen, setup, rng) for _ in range(2)]
        return max(draws, key=lambda world: sum(len({*hand}) == 1 for hand in world.dealt))


class BelievesInGreen(IdusEyes):
    """Of two worlds it believes in the one where more green cards lie on the table."""

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        draws = [super(BelievesInGreen, self).imagine_table(seen, setup, rng) for _ in range(2)]
        return max(draws, key=lambda world: world.placed.count(GREEN))


LEAKS: dict[str, tuple[int, Any]] = {
    "an Aedile sees the other's vote": (5, ShowsAnAedileTheOthersVote),
    "a vote is seen before both are there": (5, ShowsWhatWasCommitted),
    "the tally lies as its owners sit": (5, TalliesBySeat),
    "a side is seen once it is chosen": (6, ShowsChosenSides),
    "discards are seen though the table agreed not to": (5, ShowsDiscardsAtTheEnd),
    "a spectator sees a hand": (8, ShowsASpectatorAHand),
    "two of a kind count as one card": (5, CountsPairsAsOneCard),
    "what the Praetor saw is seen by all": (5, the_look_is_seen_by_all),
    "the Praetor sees the card that comes in": (6, the_exchange_is_seen_by_the_praetor),
    "the look tells the vote to all": (5, look_told_to_all),
    "the look of round 2 is said to teach the Praetor alone": (5, look_of_round_two_said_to_teach_the_praetor_alone),
    "the exchange tells the card to all": (5, exchange_told_to_all),
    "the exchange tells the Praetor a card that was chosen": (5, exchange_told_to_the_praetor),
    "the tally is told as its owners sit": (7, tally_told_by_seat),
    "one more event for a yellow vote": (5, yellow_is_placed_with_a_sigh),
    "the choice tells the side to all": (5, side_told_to_all),
    "no event where two of a kind are chosen from": (5, no_word_of_a_choice_between_two_of_a_kind),
    "no decision where two of a kind are chosen from": (5, no_choice_between_two_of_a_kind),
    "the cards the Praetor may look at depend on them": (5, yellow_may_not_be_looked_at),
    "the cards a Consul may discard depend on another's": (5, the_last_merchant_may_not_be_discarded),
    "the refusal names a vote": (5, refusal_names_a_vote),
    "the refusal names who holds a card": (5, refusal_names_who_holds_the_card),
    "the learner's numbers hold a vote": (5, TeachesLearnersTooMuch),
    "what may be said depends on a hand": (5, LetsOneAccuseOnlyTheGuilty),
}
"""By fault: the seats it is looked for at, and its recipe."""

DREAMS: dict[str, tuple[int, Any]] = {
    "it remembers the true hands": (5, RemembersTheTruth),
    "it always draws the same world": (6, AlwaysImaginesTheSame),
    "it forgets its own side": (5, ForgetsItsOwnSide),
    "it deals two of a kind too often": (6, BelievesInPairs),
    "it draws green votes too often": (6, BelievesInGreen),
}
