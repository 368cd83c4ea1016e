"""Planted leaks: Musketeers and a Milady who tell a little too much, each in its own way."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie.engine import Action, Refusal, View
from perfidie.engine.event import Facts
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.lab import MousquetairesLab
from perfidie.games.mousquetaires.rules import MousquetairesRules, events
from perfidie.games.mousquetaires.rules.actions import Transfer
from perfidie.games.mousquetaires.rules.box import (
    CARDS,
    DESTINATIONS,
    MUSKETEERS,
    NOTHING,
    PARIS_CARDS,
    PLACE_OF,
    PLACES,
    RICHELIEU,
    TREACHERIES,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps import act
from perfidie.games.mousquetaires.rules.steps.challenge import Intercept
from perfidie.games.mousquetaires.rules.steps.exchange import Consent, Swap
from perfidie.games.mousquetaires.rules.steps.milady import ChooseDestination
from perfidie.games.mousquetaires.rules.table import Table, unseen
from perfidie.games.mousquetaires.sight import MousquetairesEyes
from perfidie.games.mousquetaires.sight import view as views
from perfidie.games.mousquetaires.sight.view import Sight
from variants import AnyGame


def changed(monkeypatch: Any, owner: Any, name: str, new: Any) -> AnyGame:
    """The true game, with one of its parts replaced for the time of a test."""
    monkeypatch.setattr(owner, name, new)
    return GAME.but()


# Leaks in the view


class ListsThePoolByWhereSheIs(MousquetairesEyes):
    """Her Adversaries are the right ones, in an order that depends on her place; imagination does not mind it."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        turn = max(0, state.destination) % max(1, len(sight.pool))
        return replace(sight, pool=sight.pool[turn:] + sight.pool[:turn])


class ListsUnseenParisCardsHerOwnFirst(MousquetairesEyes):
    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        held = [PARIS_CARDS[card] for card in state.paris_hand if card != NOTHING]
        return replace(sight, paris_unseen=tuple(sorted(sight.paris_unseen, key=lambda name: name not in held)))


class ShowsMiladyOneHand(MousquetairesEyes):
    """Only the last Musketeer's; imagination believes in it."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        if seat is None or seat != state.setup.milady or state.phase < 0:
            return sight
        shown = views.rider(state, state.setup.team[-1], True)
        return replace(sight, riders=(*sight.riders[:-1], shown))


class ShowsClosedHandsToTheTeam(MousquetairesRules, MousquetairesEyes):
    options = tuple(
        replace(option, values=(True,)) if option.id == "closed_hands" else option
        for option in MousquetairesRules.options
    )

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        if seat not in state.setup.riders or state.phase < 0:
            return sight
        return replace(sight, riders=tuple([views.rider(state, hero, True) for hero in state.setup.team]))


class CountsPlotsTwice(MousquetairesEyes):
    """For the others a Plot in her hand lies in the deck as well."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        plots = state.treacheries.count(TREACHERIES.index("plot"))
        return replace(sight, treachery_deck=sight.treachery_deck + plots) if seat != state.setup.milady else sight


class ShowsHerPlaceBeforeTheLastTurn(MousquetairesEyes):
    """While the Musketeers still act, once all have had their turn but one."""

    def look(self, state: Table, seat: int | None) -> Sight:
        sight = super().look(state, seat)
        late = state.phase == 2 and state.acted.bit_count() + 1 == len(state.setup.team)
        return replace(sight, destination=PLACES[state.destination]) if late else sight


def consent_is_shown_to_all(monkeypatch: Any) -> AnyGame:
    return changed(monkeypatch, Consent, "shown_to", lambda self, s, seat: self)


def refusals_are_counted_for_all(monkeypatch: Any) -> AnyGame:
    return changed(monkeypatch, views, "exchanging", lambda s: (*range(s.setup.seats), None))


def athos_crosses_places_out(monkeypatch: Any) -> AnyGame:
    """An undisturbed attempt of his is taken for a proof."""
    true_run = Intercept.run

    def run(self: Intercept, s: Table) -> None:
        place = PLACE_OF[self.board]
        if unseen(self.hero) and s.destination != place:
            s.excluded |= 1 << place
        true_run(self, s)

    return changed(monkeypatch, Intercept, "run", run)


# Leaks in events


def rochefort_looks_up_at_athos(monkeypatch: Any) -> AnyGame:
    """The views are as they should be; there is one more line where Milady is."""
    true_run = Intercept.run

    def run(self: Intercept, s: Table) -> None:
        if unseen(self.hero) and s.loud and s.destination == PLACE_OF[self.board]:
            phase_two.rochefort_lies_low(s)
        true_run(self, s)

    return changed(monkeypatch, Intercept, "run", run)


def athos_is_interrupted_where_milady_is(monkeypatch: Any) -> AnyGame:
    """Nothing is told, but his actions are counted differently."""
    true_take = act.take_duel

    def take(s: Table, hero: int, action: Any) -> None:
        if unseen(hero) and s.destination == s.places[hero] and s.actions > 1:
            s.actions -= 1
        true_take(s, hero, action)

    monkeypatch.setitem(act.DOING, "duel", take)
    return GAME.but()


def destination_told_to_all_at_home(monkeypatch: Any) -> AnyGame:
    true_hidden = events.hidden

    def hidden(s: Table) -> None:
        if PLACES[s.destination] == "milady_house":
            s.tell("destination-chosen", {"seat": s.setup.milady, "place": PLACES[s.destination]})
        else:
            true_hidden(s)

    return changed(monkeypatch, events, "hidden", hidden)


def a_second_thought_before_richelieus(monkeypatch: Any) -> AnyGame:
    true_resolve = ChooseDestination.resolve

    def resolve(self: ChooseDestination, s: Table, action: Any) -> None:
        true_resolve(self, s, action)
        if s.loud and action.number == RICHELIEU:
            s.tell("thought-twice", {})

    return changed(monkeypatch, ChooseDestination, "resolve", resolve)


def asked_aloud(monkeypatch: Any) -> AnyGame:
    def asked(s: Table, hero: int, partner: int, card: int, token: int) -> None:
        s.tell("asked", {"hero": MUSKETEERS[hero], "partner": MUSKETEERS[partner]})

    return changed(monkeypatch, phase_two, "asked", asked)


def cards_handed_over_openly(monkeypatch: Any) -> AnyGame:
    true_handed = phase_two.handed_over

    def handed_over(s: Table, giver: int, taker: int, card: int, token: int) -> None:
        if card == NOTHING:
            true_handed(s, giver, taker, card, token)
        else:
            s.tell("card-handed", {"hero": MUSKETEERS[giver], "partner": MUSKETEERS[taker], "card": CARDS[card]})

    return changed(monkeypatch, phase_two, "handed_over", handed_over)


def drawn_card_told_to_all(monkeypatch: Any) -> AnyGame:
    def card_drawn(s: Table, hero: int, card: int) -> None:
        s.tell("card-drawn", {"hero": MUSKETEERS[hero], "card": CARDS[card]}, learns=s.setup.riders)

    return changed(monkeypatch, events, "card_drawn", card_drawn)


def chosen_treachery_told_to_the_team(monkeypatch: Any) -> AnyGame:
    def treachery_chosen(s: Table, card: int) -> None:
        own: Facts = {"treachery": TREACHERIES[card]}
        private = tuple([(seat, own) for seat in range(s.setup.seats)])
        s.tell("treachery-chosen", {"seat": s.setup.milady}, private=private)

    return changed(monkeypatch, events, "treachery_chosen", treachery_chosen)


def an_undisturbed_attempt_is_said_to_teach_nobody(monkeypatch: Any) -> AnyGame:
    return changed(monkeypatch, phase_two, "not_there", lambda s, place: s.tell("not-there", {"place": PLACES[place]}))


# Leaks in choices, refusals and numbers


def only_cards_he_holds_are_asked_for(monkeypatch: Any) -> AnyGame:
    """With closed hands: what may be asked shows what the other one holds."""
    true_legal = Swap.legal

    def legal(self: Swap, s: Table) -> list[Action]:
        held = s.hands[self.partner]
        return [
            action
            for action in true_legal(self, s)
            if not isinstance(action, Transfer) or not action.asked or action.card == NOTHING or held[action.card]
        ]

    return changed(monkeypatch, Swap, "legal", legal)


def athos_may_not_fight_where_milady_is(monkeypatch: Any) -> AnyGame:
    true_duels = act.duels

    def duels(s: Table, hero: int, board: int) -> list[Action]:
        return [] if unseen(hero) and s.destination == PLACE_OF[board] else true_duels(s, hero, board)

    return changed(monkeypatch, act, "duels", duels)


def refusal_names_her_place(monkeypatch: Any) -> AnyGame:
    """Whoever would move where he is hears how far away she is."""
    true_move = act.why_no_move

    def move(s: Table, hero: int, action: Any) -> Refusal:
        refusal = true_move(s, hero, action)
        return Refusal(refusal.code, place=PLACES[s.destination]) if "place" in refusal.facts else refusal

    monkeypatch.setitem(act.WHY_NOT, "move", move)
    return GAME.but()


class TeachesLearnersTooMuch(MousquetairesLab):
    def numbers(self, state: Table, seat: int) -> bytearray:
        numbers = super().numbers(state, seat)
        numbers[-1] = max(0, state.destination)
        return numbers


# Imagination that is not honest, or not wide


class RemembersWhereSheIs(MousquetairesEyes):
    """It looks at the table behind the view."""

    seen: Any = None

    def look(self, state: Table, seat: int | None) -> Sight:
        self.seen = state
        return super().look(state, seat)

    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        if world.destination != NOTHING and self.seen is not None:
            world.destination = self.seen.destination
        return world


class MiladyForgetsWhereSheWent(MousquetairesEyes):
    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        world = super().imagine_table(seen, setup, rng)
        if world.destination != NOTHING and not world.revealed:
            world.destination = rng.choice(DESTINATIONS)
        return world


class AlwaysImaginesTheSame(MousquetairesEyes):
    def imagine_table(self, seen: View[Sight], setup: Any, rng: Random) -> Table:
        return super().imagine_table(seen, setup, Random(1))


LEAKS: dict[str, tuple[int, int, Any]] = {
    "the pool is listed by where Milady is": (2, 0, ListsThePoolByWhereSheIs),
    "unseen Paris cards are listed her own first": (2, 2, ListsUnseenParisCardsHerOwnFirst),
    "Milady sees a hand": (2, 2, ShowsMiladyOneHand),
    "closed hands are seen by the team": (4, 2, ShowsClosedHandsToTheTeam),
    "a Treachery of one kind counts twice": (2, 2, CountsPlotsTwice),
    "her place is seen before the last turn": (2, 0, ShowsHerPlaceBeforeTheLastTurn),
    "all see who is asked in an exchange": (3, 0, consent_is_shown_to_all),
    "requests in vain are counted for all": (3, 22, refusals_are_counted_for_all),
    "an attempt of Athos crosses a place out": (2, 1, athos_crosses_places_out),
    "one more line where Athos tries at her place": (2, 1, rochefort_looks_up_at_athos),
    "a Duel at her place costs Athos more": (2, 1, athos_is_interrupted_where_milady_is),
    "her house is told to all": (2, 2, destination_told_to_all_at_home),
    "one more event when she goes to Richelieu's": (2, 2, a_second_thought_before_richelieus),
    "a request is told to all": (3, 2, asked_aloud),
    "a card changes hands openly": (2, 2, cards_handed_over_openly),
    "a drawn card is told to all": (2, 2, drawn_card_told_to_all),
    "the Treachery she chose is told to the team": (2, 2, chosen_treachery_told_to_the_team),
    "an undisturbed attempt is said to teach nobody": (2, 20, an_undisturbed_attempt_is_said_to_teach_nobody),
    "what may be asked for depends on a closed hand": (4, 4, only_cards_he_holds_are_asked_for),
    "what Athos may do depends on where she is": (2, 1, athos_may_not_fight_where_milady_is),
    "a refusal names her place": (2, 50, refusal_names_her_place),
    "the learner's numbers hold her place": (2, 2, TeachesLearnersTooMuch),
}
"""By fault: the seats it is looked for at, a seed whose first games have an occasion for it, and its recipe."""

DREAMS: dict[str, tuple[int, int, Any]] = {
    "it remembers where she is": (2, 2, RemembersWhereSheIs),
    "Milady forgets where she went": (2, 2, MiladyForgetsWhereSheWent),
    "it always draws the same world": (2, 2, AlwaysImaginesTheSame),
}
