"""The turn of a Musketeer: one action after the other, and why another one is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from perfidie.engine import Action, Refusal, Seated
from perfidie.games.mousquetaires.rules.actions import END, EXCHANGE, TIME_UP
from perfidie.games.mousquetaires.rules.box import BASTILLE, BOARD_AT, FERRETS, MUSKETEERS, NOBODY, ROCHELLE, Hero
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.at_once import (
    MOVES,
    buy,
    draw,
    drawing,
    go_through,
    leave_bastille,
    leaving,
    move,
    move_cost,
    passages,
    purchases,
    reinforce,
    reinforcements,
    why_no_drawing,
    why_no_leaving,
    why_no_move,
    why_no_passage,
    why_no_purchase,
    why_no_reinforcement,
)
from perfidie.games.mousquetaires.rules.steps.attempts import (
    challenges,
    duels,
    take_challenge,
    take_duel,
    why_no_challenge,
    why_no_duel,
)
from perfidie.games.mousquetaires.rules.steps.base import of_seat
from perfidie.games.mousquetaires.rules.steps.characters import characters, play_character, why_no_character
from perfidie.games.mousquetaires.rules.steps.exchange import open_exchange, partners, why_no_exchange
from perfidie.games.mousquetaires.rules.table import Table


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

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        """Where he is, what he has left, what lies there: the first rule that stands in the way."""
        verb, hero = action.words[0], s.active
        if verb not in WHY_NOT:
            return super().why_not(s, seat, action)
        if s.places[hero] == BASTILLE and verb not in IN_PRISON:
            return Refusal("mousquetaires-imprisoned", hero=MUSKETEERS[hero])
        if not s.actions and verb != "passage":
            return Refusal("mousquetaires-no-action-left", hero=MUSKETEERS[hero])
        return WHY_NOT[verb](s, hero, action)


def end(s: Table, hero: Hero, action: Action) -> None:
    """He does no more in this round."""
    s.active = NOBODY


def let_sand_run(s: Table, hero: Hero, action: Action) -> None:
    """The sand-timer has run out in the middle of his turn."""
    run_out(s)


def run_out(s: Table) -> None:
    """The sand-timer (option): nobody begins another action."""
    s.late = True
    if s.loud:
        phase_two.sand_ran_out(s)


DOING: dict[str, Callable[[Table, Hero, Any], None]] = {
    "move": move,
    "buy": buy,
    "draw": draw,
    "exchange": open_exchange,
    "character": play_character,
    "challenge": take_challenge,
    "duel": take_duel,
    "reinforce": reinforce,
    "bastille": leave_bastille,
    "passage": go_through,
    "end": end,
    "time_up": let_sand_run,
}
"""How each action is carried out, by its verb."""
WHY_NOT: dict[str, Callable[[Table, Hero, Any], Refusal]] = {
    "move": why_no_move,
    "buy": why_no_purchase,
    "draw": why_no_drawing,
    "exchange": why_no_exchange,
    "character": why_no_character,
    "challenge": why_no_challenge,
    "duel": why_no_duel,
    "reinforce": why_no_reinforcement,
    "bastille": why_no_leaving,
    "passage": why_no_passage,
}
"""Why it is refused to one who has actions left."""
IN_PRISON = ("draw", "character", "bastille")
"""What can be done in the Bastille."""

ACT = of_seat(Act)
