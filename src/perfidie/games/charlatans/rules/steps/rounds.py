"""Préparation, the course of a round, 6. Fin d'une manche, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from perfidie.engine import Automatic, Chance
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import (
    COINS_IN_PLAY,
    FIRST_PLAYER,
    OPEN_BOOK,
    TURN_UP,
    DrawCoins,
    Of,
)
from perfidie.games.charlatans.rules.box import BOOKS, BOX, COLOUR, LAST_CARD, PLAYERS, RULES, SIGN, Chip, Colour, into
from perfidie.games.charlatans.rules.scoring import race_totals
from perfidie.games.charlatans.rules.setup import FROM_THE_BOX
from perfidie.games.charlatans.rules.steps.base import Own, of_seat
from perfidie.games.charlatans.rules.steps.brewing import NEXT_TURN
from perfidie.games.charlatans.rules.steps.buying import BUYING
from perfidie.games.charlatans.rules.steps.coins import CHOOSE_COIN, TOSS_COIN
from perfidie.games.charlatans.rules.steps.effects import PHASE_3
from perfidie.games.charlatans.rules.steps.potion import DrawFrom
from perfidie.games.charlatans.rules.steps.trade import TRADE
from perfidie.games.charlatans.rules.table import EMPTY, NOBODY, Table

# Préparation


class DrawFirstPlayer(Chance[Table, Of]):
    """« Le dernier d'entre vous qui a entendu une forte détonation commence » : here, drawn at random."""

    def legal(self, s: Table) -> list[Of]:
        return list(FIRST_PLAYER)

    def resolve(self, s: Table, action: Of) -> None:
        s.first = action.number


@dataclass(frozen=True, slots=True, eq=False)
class OpenBook(Chance[Table, Of]):
    """Option: chance opens the book of this colour at one of its four pages."""

    colour: Colour

    def legal(self, s: Table) -> list[Of]:
        return [OPEN_BOOK[page] for page, each in enumerate(BOX.page) if COLOUR[each.ingredient] == self.colour]

    def resolve(self, s: Table, action: Of) -> None:
        s.pages += (action.number,)
        if s.loud:
            events.book_opened(s, action.number)


class PickCoins(Chance[Table, DrawCoins]):
    """« Vous êtes libres de choisir les 2 pièces » : here, drawn at random."""

    def legal(self, s: Table) -> list[DrawCoins]:
        return list(COINS_IN_PLAY.values())

    def resolve(self, s: Table, action: DrawCoins) -> None:
        s.coins = action.coins
        if s.loud:
            events.coins_picked(s)


class BeginGame(Automatic[Table]):
    """« L'autre personne prend 1 pépite d'or au début de la partie »."""

    def run(self, s: Table) -> None:
        s.earn(1 - s.first, BOX.game["second_player_gold"])
        if s.loud:
            events.game_begins(s)


class NextCard(Automatic[Table]):
    """The pile lies face up: as soon as its top card is taken the next one can be seen."""

    def run(self, s: Table) -> None:
        pile = s.setup.pile
        card = pile[s.round] if s.round < len(pile) else LAST_CARD
        if card == FROM_THE_BOX:
            s.push(TURN_UP_CARD)
        else:
            turn_up(s, card)


def turn_up(s: Table, card: int) -> None:
    """A card comes to lie on top of the pile."""
    s.card = card
    if s.loud:
        events.card_turned_up(s)


class TurnUpCard(Chance[Table, Of]):
    """« Prenez tout simplement 6 cartes à jouer au hasard » : any card that has no other place in the pile."""

    def legal(self, s: Table) -> list[Of]:
        gone = {*s.setup.pile, *[past[4] for past in s.past], s.card}
        return [turn for turn in TURN_UP if turn.number not in gone]

    def resolve(self, s: Table, action: Of) -> None:
        turn_up(s, action.number)


# The round


class StartRound(Automatic[Table]):
    """« Le joueur mené commence, lance les pièces, etc. ». A round begins."""

    def run(self, s: Table) -> None:
        s.round += 1
        if s.round > 1:
            s.first = behind(s)
        if s.loud:
            events.round_started(s)
        tosses = [TOSS_COIN[coin] for coin in s.coins]
        s.push(*tosses, CHOOSE_COIN[s.first], NEXT_TURN, PHASE_3, END_OF_EFFECTS)


def behind(s: Table) -> int:
    """« Qui est mené ? » Fewer patients; the patient on the rival's half; the last card put away; the other starter."""
    blue, yellow = s.cured
    if blue != yellow:
        return 0 if blue < yellow else 1
    if s.patient:
        return 1 if s.patient * SIGN[0] > 0 else 0
    return s.discarder if s.discarder != NOBODY else 1 - s.first


class EndOfEffects(Automatic[Table]):
    """After the last round there is nothing to trade or to buy (ruling 54): the game is decided."""

    def run(self, s: Table) -> None:
        if not s.last_round:
            s.push(TRADE, CLOSE_TRADE, BUYING, END_ROUND)
        elif s.cured[0] == s.cured[1] and not s.patient:
            s.push(START_RACE)
        elif s.loud:
            events.rounds_over(s)


class CloseTrade(Automatic[Table]):
    """Both pans are empty: the round is remembered, and the next card of the pile can be seen."""

    def run(self, s: Table) -> None:
        s.past += ((s.first, s.held, s.finished, s.exploded, s.card, s.offer, s.taker),)
        s.push(NEXT_CARD)


class EndRound(Automatic[Table]):
    """6. Fin d'une manche: « remettez tous vos jetons dans le sac » ; stands and patients stay."""

    def run(self, s: Table) -> None:
        collect(s)
        s.clear()
        s.push(START_ROUND)


def collect(s: Table) -> None:
    """All chips of both flasks, bought, won and set aside go into their owners' bags."""
    s.bags = tuple(
        [
            into(
                s.bags[seat],
                s.flask(seat) + tuple([chip for _, chip in s.whites[seat]]) + s.aside[seat] + s.bought[seat],
            )
            for seat in range(PLAYERS)
        ]
    )
    s.necks = s.bottoms = s.aside = s.bought = EMPTY
    s.whites = ((),) * PLAYERS


# Fin de la partie


class StartRace(Automatic[Table]):
    """« Comparez vos pouvoirs en vous mesurant lors d'une dernière épreuve de force »."""

    def run(self, s: Table) -> None:
        collect(s)
        s.race = True
        if s.loud:
            events.race_begins(s)
        s.push(*RACE, JUDGE_RACE)


class Race(Own):
    """Both draw at the same time; an empty bag draws nothing."""

    def run(self, s: Table) -> None:
        if s.bags[self.player]:
            s.push(RACE_DRAW[self.player])


class RaceDraw(DrawFrom):
    """« Tirez chacun en même temps 1 jeton dans votre sac et posez-le devant vous, face visible »."""

    def lay_down(self, s: Table, chip: Chip) -> None:
        s.bottoms = tuple([row + (chip,) if seat == self.player else row for seat, row in enumerate(s.bottoms)])
        if s.loud:
            events.race_drawn(s, self.player, chip)


class JudgeRace(Automatic[Table]):
    """« Le premier [...] qui parvient à atteindre une valeur totale de 10 » ; level, both go on (ruling 60)."""

    def run(self, s: Table) -> None:
        blue, yellow = race_totals(s)
        reached = max(blue, yellow) >= RULES["race_target"] and blue != yellow
        if not reached and any(s.bags):
            s.push(*RACE, self)


DRAW_FIRST_PLAYER = DrawFirstPlayer()
OPEN_BOOKS = tuple(OpenBook(colour) for colour in BOOKS)
PICK_COINS = PickCoins()
BEGIN_GAME = BeginGame()
NEXT_CARD = NextCard()
TURN_UP_CARD = TurnUpCard()
START_ROUND = StartRound()
END_OF_EFFECTS = EndOfEffects()
CLOSE_TRADE = CloseTrade()
END_ROUND = EndRound()
START_RACE = StartRace()
RACE = of_seat(Race)
RACE_DRAW = of_seat(RaceDraw)
JUDGE_RACE = JudgeRace()


def prepare(s: Table) -> None:
    """What is drawn before the first round, as the options say."""
    drawn: list[Chance[Table, Any]] = []
    if not s.pages:
        drawn += OPEN_BOOKS
    if not s.coins:
        drawn.append(PICK_COINS)
    if s.setup.first is None:
        drawn.append(DRAW_FIRST_PLAYER)
    else:
        s.first = s.setup.first
    s.push(*drawn, BEGIN_GAME, NEXT_CARD, START_ROUND)
