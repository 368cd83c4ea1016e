"""Phase II – Mousquetaires: « Les Mousquetaires jouent dans l'ordre qu'ils souhaitent », and what each may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any

from perfidie.engine import Action, Automatic, Seated, put
from perfidie.games.mousquetaires.rules import events_phase_two as deeds
from perfidie.games.mousquetaires.rules.actions import (
    ACTIVATE,
    BUY,
    CHALLENGE,
    DRAW,
    END,
    EXCHANGE,
    FIGHT_CORRIDOR,
    FIGHT_FOE,
    FIGHT_GAOLER,
    FIGHT_ITEM,
    MOVE,
    PASSAGE,
    PAY_BASTILLE,
    REINFORCE,
    TIME_UP,
    Buy,
    Fight,
    Of,
    Play,
)
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BOARD_AT,
    BOX,
    BY_FINAL,
    BY_GAOLER,
    BY_ITEM,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    EFFECTS,
    FERRETS,
    HORSE,
    LIMITS,
    NEMESIS,
    NOBODY,
    NOTHING,
    ON_QUEST,
    OPEN,
    PRICE,
    RICHELIEU,
    ROCHELLE,
    Row,
)
from perfidie.games.mousquetaires.rules.steps.base import OfHero, card_draws, of_hero, of_seat
from perfidie.games.mousquetaires.rules.steps.challenge import BY_VISIT, CHALLENGE_KIND, attempt, payments, reveal
from perfidie.games.mousquetaires.rules.steps.characters import characters, play_character
from perfidie.games.mousquetaires.rules.steps.duel import begin_duel
from perfidie.games.mousquetaires.rules.steps.exchange import open_exchange, partners
from perfidie.games.mousquetaires.rules.steps.quest import open_challenges, take_passage
from perfidie.games.mousquetaires.rules.table import PHASE_II, Table

# The order of play


class PhaseTwo(Automatic[Table]):
    """It is the Musketeers' turn."""

    def run(self, s: Table) -> None:
        s.phase = PHASE_II
        if s.loud:
            deeds.phase_two(s)
        s.agenda += (NEXT_MUSKETEER,)


class NextMusketeer(Automatic[Table]):
    """Until all who are able have acted, or the sand has run out."""

    def run(self, s: Table) -> None:
        if s.ready() and not s.late:
            s.agenda += (self, CHOOSE_MUSKETEER[s.setup.speaker(s.round)])


class ChooseMusketeer(Seated[Table, Action]):
    """The speaker, a role that goes round, names who acts next; under Urgency it is board order."""

    def legal(self, s: Table) -> list[Action]:
        ready = s.ready()[:1] if s.urgency else s.ready()
        found: list[Action] = [ACTIVATE[hero] for hero in ready]
        return [*found, TIME_UP] if s.setup.sand else found

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Of):
            run_out(s)
            return
        hero = action.number
        s.active, s.moved = hero, False
        s.actions = max(0, s.setup.figures.actions - s.conscripts)
        s.duel, s.result, s.blue_dice, s.red_dice, s.blue, s.red = (), (), 0, 0, (), ()
        if s.loud:
            deeds.turn_started(s)
        s.agenda += (TAKE_TURN[hero],)


def run_out(s: Table) -> None:
    """The sand-timer (option): nobody begins another action."""
    s.late = True
    if s.loud:
        deeds.sand_ran_out(s)


class TakeTurn(OfHero):
    """All his actions in one turn (ruling 3), as long as he stands and does not end it."""

    def run(self, s: Table) -> None:
        hero = self.hero
        if s.active == hero and not s.out[hero] and not s.late:
            s.agenda += (self, ACT[s.setup.seat_of[hero]])
            return
        s.active, s.actions = NOBODY, 0
        s.acted |= 1 << hero
        if s.loud:
            deeds.turn_ended(s, hero)


# What he may do


class Act(Seated[Table, Action]):
    """« Ils ont droit à 3 actions (4 à 3 Mousquetaires) »."""

    def legal(self, s: Table) -> list[Action]:
        hero, place, left = s.active, s.places[s.active], s.actions
        found: list[Action] = []
        if place == BASTILLE:
            if left:
                found += drawing(s)
                found += characters(s, hero)
                found += leaving(s)
        else:
            if move_cost(s, hero) <= left:
                found += MOVES[place]
            if left:
                found += purchases(s.tokens[hero], s.purse, s.stock)
                found += drawing(s)
                found += [EXCHANGE[other] for other in partners(s, hero)]
                found += characters(s, hero)
                if place in BOARD_AT:
                    board = BOARD_AT[place]
                    found += challenges(s, hero, board)
                    found += duels(s, hero, board)
                elif place == ROCHELLE:
                    found += reinforcements(s, hero)
            if place == FERRETS:
                found += passages(s)
        found.append(END)
        if s.setup.sand:
            found.append(TIME_UP)
        return found

    def resolve(self, s: Table, action: Action) -> None:
        DOING[action.words[0]](s, s.active, action)


# 1. « Se déplacer »

MOVES: tuple[list[Action], ...] = tuple(
    [MOVE[other] for other in OPEN if other != place] for place in range(len(BOX.location))
)


def move_cost(s: Table, hero: int) -> int:
    """A Thoroughbred carries him for nothing the first time; a Dead end makes the first Move dearer."""
    if s.moved:
        return 1
    return int(not s.owns(hero, HORSE)) + (EFFECTS["dead_end_cost"] if s.dead_end else 0)


def move(s: Table, hero: int, action: Of) -> None:
    """« Chez Richelieu : si Milady s'y trouve, elle se révèle et perd son action, sinon il est embastillé »."""
    s.actions -= move_cost(s, hero)
    s.moved = True
    s.places = put(s.places, hero, action.number)
    if s.loud:
        deeds.moved(s, hero)
    if action.number != RICHELIEU:
        return
    if s.destination == RICHELIEU:
        if not s.revealed:
            reveal(s, BY_VISIT, hero)
        elif s.loud:
            deeds.safe_at_richelieus(s, hero)  # ruling 8
        return
    s.excluded |= 1 << RICHELIEU
    s.places = put(s.places, hero, BASTILLE)
    if s.loud:
        deeds.arrested(s, hero)


# 2. « Acheter 1 ou 2 jetons »


@lru_cache(maxsize=4096)
def purchases(owned: int, purse: int, stock: Row) -> list[Action]:
    """Tokens he does not own, in stock, within the common Purse: one, or two different ones."""
    wanted = [token for token, left in enumerate(stock) if left and not owned >> token & 1 and PRICE[token] <= purse]
    pairs = [pair for pair in combinations(wanted, 2) if PRICE[pair[0]] + PRICE[pair[1]] <= purse]
    return [*[BUY[(token,)] for token in wanted], *[BUY[pair] for pair in pairs]]


def buy(s: Table, hero: int, action: Buy) -> None:
    s.actions -= 1
    for token in action.tokens:
        s.purse -= PRICE[token]
        s.stock = put(s.stock, token, s.stock[token] - 1)
        s.tokens = put(s.tokens, hero, s.tokens[hero] | 1 << token)
    if s.loud:
        deeds.bought(s, hero, action.tokens)


# 3. « Piocher une carte Aventure »


def drawing(s: Table) -> list[Action]:
    return DRAWING if any(s.deck) or any(s.discard) else []


DRAWING: list[Action] = [DRAW]


def draw(s: Table, hero: int, action: Action) -> None:
    s.actions -= 1
    s.agenda += (card_draws(hero, 1),)


# 6. « Résoudre un Défi » and 7. « Tenter un Duel »


def challenges(s: Table, hero: int, board: int) -> list[Action]:
    """Those still open that he can pay now (ruling 26)."""
    done = s.done[board]
    return [
        CHALLENGE[item]
        for item, printed in enumerate(s.items(board))
        if printed.kind == "challenge" and not done >> item & 1 and payments(s, hero, board, item)
    ]


def take_challenge(s: Table, hero: int, action: Of) -> None:
    s.actions -= 1
    board = BOARD_AT[s.places[hero]]
    if s.loud:
        deeds.challenge_begun(s, hero, board, action.number)
    attempt(s, hero, board, CHALLENGE_KIND, action.number)


def duels(s: Table, hero: int, board: int) -> list[Action]:
    """Adversaries, printed guards (alike ones once), corridors; where Nemesis is, for him whom she names alone."""
    if board == ON_QUEST and not s.stage:
        return [FIGHT_CORRIDOR[corridor] for corridor, left in enumerate(s.corridors) if left]
    if s.has_trap(board, NEMESIS) and s.nemesis != hero:
        return []
    found: list[Action] = [FIGHT_FOE[foe] for foe in sorted(s.foes[board])] if board != ON_QUEST else []
    done, items = s.done[board], s.items(board)
    seen = []
    for number, item in enumerate(items):
        if item.kind == "challenge" or done >> number & 1 or item in seen:
            continue
        if item.kind == "final" and done | 1 << number != (1 << len(items)) - 1:
            continue  # the last one of all (ruling 23)
        seen.append(item)
        found.append(FIGHT_ITEM[number])
    return found


def take_duel(s: Table, hero: int, action: Fight) -> None:
    s.actions -= 1
    board, kind = BOARD_AT[s.places[hero]], action.kind
    if kind == BY_ITEM and s.items(board)[action.number].kind == "final":
        kind = BY_FINAL
    if s.loud:
        deeds.duel_sought(s, hero, board, kind, action.number)
    attempt(s, hero, board, kind, action.number)


# 8. « Poser des Renforts à La Rochelle »


def reinforcements(s: Table, hero: int) -> list[Action]:
    if len(s.slots) >= LIMITS["slots"]:
        return []
    return [REINFORCE[card] for card in (COMBAT, DOUBLE) if s.hands[hero][card]]


def reinforce(s: Table, hero: int, action: Of) -> None:
    s.actions -= 1
    s.take_card(hero, action.number)
    s.slots += (action.number,)
    if s.loud:
        deeds.reinforced(s, hero, action.number)


# 9. « Sortir de la Bastille »


def leaving(s: Table) -> list[Action]:
    """« Payer 3 pistoles ou vaincre un Adversaire de force 3 »."""
    return [PAY_BASTILLE, FIGHT_GAOLER] if s.purse >= LIMITS["bastille_price"] else [FIGHT_GAOLER]


def leave_bastille(s: Table, hero: int, action: Action) -> None:
    s.actions -= 1
    if action is FIGHT_GAOLER:
        s.agenda += (begin_duel(hero, BY_GAOLER, 0, NOTHING),)
        return
    s.purse -= LIMITS["bastille_price"]
    s.places = put(s.places, hero, COLOMBIER)
    if s.loud:
        deeds.bought_out(s, hero)


# Passages secrets; the end of the turn


def passages(s: Table) -> list[Action]:
    """At the quest, for epic tokens and without an action: past a token of the inn, or past a Challenge."""
    if s.epic < BOX.quest[s.stage].passage_cost:
        return []
    if not s.stage:
        return [PASSAGE[corridor] for corridor, left in enumerate(s.corridors) if left]
    return [PASSAGE[item] for item in open_challenges(s)]


def go_through(s: Table, hero: int, action: Of) -> None:
    take_passage(s, hero, action.number)


def end(s: Table, hero: int, action: Action) -> None:
    s.active = NOBODY


def let_sand_run(s: Table, hero: int, action: Action) -> None:
    run_out(s)


def exchange(s: Table, hero: int, action: Of) -> None:
    s.actions -= 1
    open_exchange(s, hero, action.number)


def character(s: Table, hero: int, action: Play) -> None:
    s.actions -= 1
    play_character(s, hero, action)


DOING: dict[str, Callable[[Table, int, Any], None]] = {
    "move": move,
    "buy": buy,
    "draw": draw,
    "exchange": exchange,
    "character": character,
    "challenge": take_challenge,
    "duel": take_duel,
    "reinforce": reinforce,
    "bastille": leave_bastille,
    "passage": go_through,
    "end": end,
    "time_up": let_sand_run,
}
"""Actions by their verb."""

PHASE_TWO, NEXT_MUSKETEER = PhaseTwo(), NextMusketeer()
CHOOSE_MUSKETEER = of_seat(ChooseMusketeer)
TAKE_TURN = of_hero(TakeTurn)
ACT = of_seat(Act)
