"""The steps of the Council of Verona, in the order of the rulebook: set-up, turn, end of the round."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random

from perfidie.engine import Action, Automatic, Chance, Refusal, Seated, Together, put, without
from perfidie.games.verona.rules import events
from perfidie.games.verona.rules.actions import (
    DEAL,
    DRAFT,
    EXILE,
    FIRST_PLAYER,
    KEEP,
    PLAY,
    Deal,
    Draft,
    FirstPlayer,
    Keep,
    Play,
)
from perfidie.games.verona.rules.box import EMPTY, NAMES, SEATS, ZONES_OF, Card
from perfidie.games.verona.rules.scoring import judge, round_scores
from perfidie.games.verona.rules.steps.powers import power_step
from perfidie.games.verona.rules.steps.tokens import PLACE_LAST_TOKEN, offer_token
from perfidie.games.verona.rules.table import Table

# Mise en place


class DrawFirstPlayer(Chance[Table, FirstPlayer]):
    """« Le premier joueur est choisi au hasard »."""

    def legal(self, s: Table) -> list[FirstPlayer]:
        return list(FIRST_PLAYER[: s.setup.seats])

    def resolve(self, s: Table, action: FirstPlayer) -> None:
        s.first = action.seat


class StartRound(Automatic[Table]):
    """The whole set-up is repeated each round (ruling 12), then the turns, the last lap and the scoring."""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.loud:
            events.round_started(s)
        s.push(DEAL_CARD, CHOOSE_CARDS, TAKE_TURNS, LAST_LAP, SCORE_ROUND)


class DealCard(Chance[Table, Deal]):
    """Two players: the cards removed unseen, then hand after hand. Three and more: one card each; the rest is the pack.

    Dealing begins with the first player.
    """

    def legal(self, s: Table) -> list[Deal]:
        return list(map(DEAL.__getitem__, s.deck))

    def sample(self, s: Table, rng: Random) -> Deal:
        return DEAL[s.deck[int(rng.random() * len(s.deck))]]

    def resolve(self, s: Table, action: Deal) -> None:
        rules = s.setup
        s.deck = without(s.deck, action.card)
        s.drawn += (action.card,)
        if len(s.drawn) < rules.draws:
            s.push(self)
            return
        drawn, size = s.drawn + (() if rules.pack else s.deck), rules.dealt
        if rules.pack:
            s.pack = s.deck
        s.drawn = s.deck = ()
        s.removed = tuple(sorted(drawn[: rules.removed]))
        hands = [tuple(sorted(drawn[place : place + size])) for place in range(rules.removed, len(drawn), size)]
        s.dealt = s.hands = tuple([hands[(seat - s.first) % rules.seats] for seat in range(rules.seats)])
        if s.loud:
            events.dealt(s)


class ChooseCards(Automatic[Table]):
    """Mise en place pour 3 joueurs et + : the pack goes round. Mise en place pour 2 joueurs : an exchange."""

    def run(self, s: Table) -> None:
        rules = s.setup
        if not rules.drafts:
            s.push(EXCHANGE)
            return
        s.push(*[DRAFT_CARD[seat] for seat in rules.order[s.first] * rules.figures.picks])
        if s.loud:
            events.pack_taken(s, s.first)


class DraftCard(Seated[Table, Draft]):
    """« Il prend le paquet, [...] en choisit une qu'il conserve », and the pack goes on to the left."""

    def legal(self, s: Table) -> list[Draft]:
        return [DRAFT[card] for card in s.pack]

    def resolve(self, s: Table, action: Draft) -> None:
        rules, seat = s.setup, self.seat
        s.hands = put(s.hands, seat, tuple(sorted(s.hands[seat] + (action.card,))))
        s.pack = without(s.pack, action.card)
        s.picked += (action.card,)
        last = len(s.picked) == rules.picks
        if s.loud:
            events.drafted(s, seat, action.card)
        if last:  # « il en sélectionne une et défausse la dernière face cachée » (five players: two, ruling 7)
            s.removed, s.pack = s.pack, ()
        if s.loud:
            if last:
                events.discarded(s, seat)
            else:
                events.pack_taken(s, (seat + 1) % rules.seats)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Draft):
            return Refusal("verona-not-in-pack", card=NAMES[action.card])
        return super().why_not(s, seat, action)


class Exchange(Together[Table, Keep]):
    """« Chacun en choisit alors 3 sur les 5 et passe les 2 autres à son adversaire », both at once (ruling 9)."""

    final = True

    def legal_for(self, s: Table, seat: int) -> list[Keep]:
        return [KEEP[cards] for cards in combinations(s.hands[seat], s.setup.figures.kept)]

    def reveal(self, s: Table, chosen: dict[int, Keep]) -> None:
        s.kept = (chosen[0].cards, chosen[1].cards)
        passed = [[card for card in s.dealt[seat] if card not in s.kept[seat]] for seat in (0, 1)]
        s.hands = tuple([tuple(sorted((*s.kept[seat], *passed[1 - seat]))) for seat in (0, 1)])
        if s.loud:
            events.exchanged(s)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Keep):
            return super().why_not(s, seat, action)
        for card in action.cards:
            if card not in s.hands[seat]:
                return Refusal("verona-not-in-hand", card=NAMES[card])
        return Refusal("verona-keep-count", count=s.setup.figures.kept)


# Tour de jeu


class TakeTurns(Automatic[Table]):
    """« C'est le joueur suivant dans le sens horaire qui commence son tour », until all hands are empty."""

    def run(self, s: Table) -> None:
        s.push(*[PLAY_CARD[seat] for seat in s.setup.order[s.first] * s.setup.hand])


class PlayCard(Seated[Table, Play]):
    """1. Jouer une carte Personnage (OBLIGATOIRE), at the Council or in Exile."""

    def legal(self, s: Table) -> list[Play]:
        plays: list[Play] = []
        for card in s.hands[self.seat]:
            plays += PLAY[card]
        return plays

    def resolve(self, s: Table, action: Play) -> None:
        card, seat = action.card, self.seat
        s.hands = put(s.hands, seat, without(s.hands[seat], card))
        s.plays += (card,)
        if action.place == EXILE:
            s.exile += (card,)
        else:
            s.council += (card,)
        zones = ZONES_OF[card]
        if zones:  # its betting zones are open from now on (ruling 6)
            s.zones = s.zones[: zones[0]] + (EMPTY,) * len(zones) + s.zones[zones[-1] + 1 :]
        if s.loud:
            events.played(s, seat, card, action.place)
        if not offer_power(s, seat, card):
            offer_token(s, seat)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Play):
            return Refusal("verona-not-in-hand", card=NAMES[action.card])
        return super().why_not(s, seat, action)


def offer_power(s: Table, seat: int, card: Card) -> bool:
    """2. Utiliser le Pouvoir d'un Personnage (OPTIONNEL): asked only where it can be used."""
    step = power_step(s, seat, card)
    if step is None:
        return False
    s.push(step)
    return True


# Fin de manche


class LastLap(Automatic[Table]):
    """« Un dernier tour de table a lieu », in turn order, one chance each (ruling 10)."""

    def run(self, s: Table) -> None:
        if s.loud and EMPTY in s.zones and any(s.left):
            events.last_lap(s)
        s.push(*[OFFER_LAST_TOKEN[seat] for seat in s.setup.order[s.first]])


@dataclass(frozen=True, slots=True, eq=False)
class OfferLastToken(Automatic[Table]):
    """Who has no token is passed over; without an empty zone nobody is asked."""

    of: int

    def run(self, s: Table) -> None:
        if s.left[self.of] and EMPTY in s.zones:
            s.push(PLACE_LAST_TOKEN[self.of])


class ScoreRound(Automatic[Table]):
    """« On regarde maintenant les personnages à Objectif »; then the next round, or the end of the match."""

    def run(self, s: Table) -> None:
        rules = s.setup
        killed, granted = judge(rules, s.council, s.exile, s.zones, s.kinds)
        scores = round_scores(rules, s.zones, s.owners, s.kinds, granted)
        if s.loud:
            events.round_judged(s, killed, granted)
            events.round_scored(s, scores)
        s.close(scores)
        if s.round == rules.rounds:
            if s.loud:
                events.match_ended(s)
            return
        s.first = (s.first + 1) % rules.seats  # « à chaque nouvelle manche, on change de premier joueur » (ruling 11)
        s.push(START_ROUND)


DRAW_FIRST_PLAYER, START_ROUND, DEAL_CARD, CHOOSE_CARDS = DrawFirstPlayer(), StartRound(), DealCard(), ChooseCards()
EXCHANGE, TAKE_TURNS, LAST_LAP, SCORE_ROUND = Exchange((0, 1)), TakeTurns(), LastLap(), ScoreRound()
DRAFT_CARD, PLAY_CARD, OFFER_LAST_TOKEN = (
    tuple(step(seat) for seat in range(SEATS[-1])) for step in (DraftCard, PlayCard, OfferLastToken)
)
