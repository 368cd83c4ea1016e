"""Phase I – Milady: « Destination », « Carte Paris », « Carte Perfidie »."""

from __future__ import annotations

from perfidie.engine import Action, Automatic, Refusal, Seated, without
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import DESTINATION, DRAW, PARIS_CARD, PASS, PLAY, Of, Play
from perfidie.games.mousquetaires.rules.box import LIMITS, TREACHERIES, Place
from perfidie.games.mousquetaires.rules.steps.base import ONE_TREACHERY, of_seat
from perfidie.games.mousquetaires.rules.steps.missions import ChooseParis, put_in_paris
from perfidie.games.mousquetaires.rules.steps.treacheries import TREACHERY_STEPS, play_treachery
from perfidie.games.mousquetaires.rules.table import Table


class ChooseDestination(Seated[Table, Of[Place]]):
    """« Milady choisit secrètement une carte Lieu » ; the same place again is allowed (ruling 7)."""

    def legal(self, s: Table) -> list[Of[Place]]:
        return list(DESTINATION.values())

    def resolve(self, s: Table, action: Of[Place]) -> None:
        s.destination = action.number
        if s.loud:
            events.hidden(s)


# Carte Paris


class OfferParis(Automatic[Table]):
    """« Milady peut mettre en jeu une carte Paris si elle en possède »."""

    def run(self, s: Table) -> None:
        if s.paris_hand:
            s.push(PLAY_PARIS[s.setup.milady])


class PlayParis(ChooseParis[Action]):
    """One of her Paris cards, in place of the one that lies there, or none."""

    def legal(self, s: Table) -> list[Action]:
        return [*[PARIS_CARD[card] for card in s.paris_hand], PASS]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            s.paris_hand = without(s.paris_hand, action.number)
            put_in_paris(s, action.number)
        elif s.loud:
            events.passed(s, "paris")


# Carte Perfidie


class PlayTreachery(Seated[Table, Action]):
    """« Milady peut piocher une nouvelle Perfidie ou jouer une Perfidie en sa possession »."""

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = []
        if len(s.treacheries) < LIMITS["treacheries"] and (any(s.treachery_deck) or any(s.treachery_discard)):
            found.append(DRAW)
        for card in sorted(set(s.treacheries)):
            found += [PLAY[card, hero, thing] for hero, thing in TREACHERY_STEPS[TREACHERIES[card]].choices(s)]
        return [*found, PASS]

    def resolve(self, s: Table, action: Action) -> None:
        if action is DRAW:
            s.push(ONE_TREACHERY)
        elif isinstance(action, Play):
            s.treacheries = without(s.treacheries, action.card)
            play_treachery(s, action.card, action.hero, action.thing)
        elif s.loud:
            events.passed(s, "treachery")

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action is DRAW:
            return Refusal("mousquetaires-hand-full")
        if action.words[0] == "play" and isinstance(action, Play):
            held = action.card in s.treacheries
            return Refusal(
                "mousquetaires-no-use" if held else "mousquetaires-not-in-hand", card=TREACHERIES[action.card]
            )
        return super().why_not(s, seat, action)


CHOOSE_DESTINATION = of_seat(ChooseDestination)
OFFER_PARIS = OfferParis()
PLAY_PARIS = of_seat(PlayParis)
PLAY_TREACHERY = of_seat(PlayTreachery)
