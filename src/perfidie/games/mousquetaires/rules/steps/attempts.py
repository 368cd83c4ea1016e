"""Actions 6 and 7: which Challenges and Duels a Musketeer may attempt where he is, and why not another one."""

from __future__ import annotations

from perfidie.engine import Action, Refusal
from perfidie.games.mousquetaires.rules.actions import CHALLENGE, FIGHT_CORRIDOR, FIGHT_FOE, FIGHT_ITEM, Fight, Of
from perfidie.games.mousquetaires.rules.box import (
    BOARD_AT,
    BY_FINAL,
    BY_ITEM,
    MUSKETEERS,
    NEMESIS,
    ON_QUEST,
    PLACES,
    Board,
    Hero,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.challenge import CHALLENGE_KIND, attempt, payments
from perfidie.games.mousquetaires.rules.table import Table

# 6. « Résoudre un Défi » and 7. « Tenter un Duel »


def challenges(s: Table, hero: Hero, board: Board) -> list[Action]:
    """Those still open that he can pay now (ruling 26)."""
    done = s.done[board]
    return [
        CHALLENGE[item]
        for item, printed in enumerate(s.items(board))
        if printed.kind == "challenge" and not done >> item & 1 and payments(s, hero, board, item)
    ]


def take_challenge(s: Table, hero: Hero, action: Of[int]) -> None:
    """He begins a Challenge."""
    s.actions -= 1
    board = BOARD_AT[s.places[hero]]
    if s.loud:
        phase_two.challenge_begun(s, hero, board, action.number)
    attempt(s, hero, board, CHALLENGE_KIND, action.number)


def why_no_challenge(s: Table, hero: Hero, action: Of[int]) -> Refusal:
    """There is none of this number where he is, it is met already, or he cannot pay it."""
    place, number = s.places[hero], action.number
    board = BOARD_AT.get(place)
    items = s.items(board) if board is not None else ()
    if board is None or number >= len(items) or items[number].kind != "challenge":
        return Refusal("mousquetaires-not-here", place=PLACES[place])
    if s.done[board] >> number & 1:
        return Refusal("mousquetaires-done")
    return Refusal("mousquetaires-cannot-pay", hero=MUSKETEERS[hero], skill=items[number].skill)


def duels(s: Table, hero: Hero, board: Board) -> list[Action]:
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


def take_duel(s: Table, hero: Hero, action: Fight) -> None:
    """He begins a duel; the last guard of the quest is a kind of his own."""
    s.actions -= 1
    board, kind = BOARD_AT[s.places[hero]], action.kind
    if kind == BY_ITEM and s.items(board)[action.number].kind == "final":
        kind = BY_FINAL
    if s.loud:
        phase_two.duel_sought(s, hero, board, kind, action.number)
    attempt(s, hero, board, kind, action.number)


def why_no_duel(s: Table, hero: Hero, action: Fight) -> Refusal:
    """Nemesis has named another, the final duel comes last, or nobody of this kind is to be fought where he is."""
    board = BOARD_AT.get(s.places[hero])
    if board is not None and s.has_trap(board, NEMESIS) and s.nemesis != hero:
        return Refusal("mousquetaires-nemesis", hero=MUSKETEERS[s.nemesis])
    if board == ON_QUEST and action.kind == BY_ITEM:
        items = s.items(board)
        if action.number < len(items) and items[action.number].kind == "final":
            return Refusal("mousquetaires-final-last")
    return Refusal("mousquetaires-no-opponent", place=PLACES[s.places[hero]])
