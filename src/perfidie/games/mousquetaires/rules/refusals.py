"""Why a choice is refused at Mousquetaires du Roy: the rule it breaks, told from what its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import Action, Refusal
from perfidie.games.mousquetaires.rules import actions as verb
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BOARD_AT,
    BOX,
    CARDS,
    EFFECTS,
    FERRETS,
    FORCE,
    LIMITS,
    MISSIONS,
    MUSKETEERS,
    NEMESIS,
    ON_QUEST,
    PLACES,
    PRICE,
    ROCHELLE,
    TOKENS,
)

if TYPE_CHECKING:
    from perfidie.games.mousquetaires.rules.table import Table


def why_not(s: Table, seat: int, action: Action) -> Refusal | None:
    """The broken rule; None where it is simply not the moment."""
    step = type(s.agenda[-1]).__name__
    if step == "Act":
        return _why_not_done(s, action)
    if step == "Assign":
        return _why_not_assigned(s, action)
    if step == "PlayTreachery":
        return _why_not_played(s, action)
    if step == "ChooseMusketeer" and action.words[0] == "activate":
        return _why_not_activated(s, action)
    if step == "PayChallenge" and isinstance(action, verb.Pay):
        return Refusal("mousquetaires-exact-payment")
    if step == "CommitCards" and isinstance(action, verb.Commit):
        return Refusal("mousquetaires-not-so-many-dice")
    if step == "ToledoBlade" and action.words[0] == "reroll":
        return Refusal("mousquetaires-no-such-die", face=action.words[1])
    if step == "Swap" and isinstance(action, verb.Transfer):
        return _why_not_swapped(s, action)
    if step == "Sacrifice" and action.words[0] == "sacrifice":
        return Refusal("mousquetaires-too-much-blood")
    if step == "MiladyAtRichelieus" and action.words[0] in ("choose", "refill"):
        full = len(s.treacheries) >= LIMITS["treacheries" if action.words[0] == "choose" else "refill"]
        return Refusal("mousquetaires-hand-full" if full else "mousquetaires-not-in-deck")
    if step in ("PlayParis", "FirstParis", "MiladyAtHome") and action.words[0] == "paris":
        return Refusal("mousquetaires-not-your-paris-card", paris=action.words[1])
    if step == "ChooseTarget" and action.words[0] == "target":
        return Refusal("mousquetaires-no-target", hero=action.words[1])
    return None


def _why_not_assigned(s: Table, action: Action) -> Refusal | None:
    """Force of the card, Trap slots, what she still has."""
    if isinstance(action, verb.SetTrap):
        if s.trap_stock[action.trap] < 1:
            return Refusal("mousquetaires-no-such-trap", trap=action.words[1])
        if action.hero >= 0 and action.hero not in s.setup.team:
            return Refusal("mousquetaires-not-riding", hero=MUSKETEERS[action.hero])
        return Refusal("mousquetaires-no-trap-slot")
    if action.words[0] == "adversary" and isinstance(action, verb.Of):
        if not s.pool >> action.number & 1:
            return Refusal("mousquetaires-no-such-adversary", adversary=action.words[1])
        board = s.agenda[-1].words()[2]
        return Refusal(
            "mousquetaires-too-much-force",
            adversary=action.words[1],
            force=FORCE[action.number],
            most=MISSIONS[board][s.cards[board]].force,
        )
    return None


def _why_not_played(s: Table, action: Action) -> Refusal | None:
    if isinstance(action, verb.Play) and action.words[0] == "play":
        if action.card not in s.treacheries:
            return Refusal("mousquetaires-not-in-hand", card=action.words[1])
        return Refusal("mousquetaires-no-use", card=action.words[1])
    if action is verb.DRAW:
        return Refusal("mousquetaires-hand-full")
    return None


def _why_not_activated(s: Table, action: Action) -> Refusal:
    hero = verb.ACTIVATE[MUSKETEERS.index(action.words[1])].number
    if hero not in s.setup.team:
        return Refusal("mousquetaires-not-riding", hero=action.words[1])
    if s.out[hero]:
        return Refusal("mousquetaires-out-of-action", hero=action.words[1])
    if s.acted >> hero & 1:
        return Refusal("mousquetaires-has-acted", hero=action.words[1])
    return Refusal("mousquetaires-board-order")


def _why_not_swapped(s: Table, action: verb.Transfer) -> Refusal:
    if s.transfers >= LIMITS["transfers"]:
        return Refusal("mousquetaires-enough-exchanged", most=LIMITS["transfers"])
    return Refusal("mousquetaires-not-to-give", thing=action.words[1])


def _why_not_done(s: Table, action: Action) -> Refusal | None:
    """An action of a turn: where he is, what he has left, what lies there."""
    kind, hero = action.words[0], s.active
    here = s.places[hero]
    if kind not in ACTIONS:
        return None
    if here == BASTILLE and kind not in IN_PRISON:
        return Refusal("mousquetaires-imprisoned", hero=MUSKETEERS[hero])
    if kind == "passage":
        if here != FERRETS:
            return Refusal("mousquetaires-not-here", place=PLACES[here])
        cost = BOX.quest[s.stage].passage_cost
        return Refusal("mousquetaires-passage-cost", cost=cost) if s.epic < cost else Refusal("mousquetaires-done")
    if not s.actions:
        return Refusal("mousquetaires-no-action-left", hero=MUSKETEERS[hero])
    return MOST_PRECISE[kind](s, hero, action)


def _move(s: Table, hero: int, action: Action) -> Refusal:
    if action.words[1] == PLACES[s.places[hero]]:
        return Refusal("mousquetaires-already-there", place=action.words[1])
    return Refusal("mousquetaires-move-cost", cost=1 + EFFECTS["dead_end_cost"])


def _buy(s: Table, hero: int, action: Action) -> Refusal:
    assert isinstance(action, verb.Buy)
    for token in action.tokens:
        if s.owns(hero, token):
            return Refusal("mousquetaires-owns-it", token=TOKENS[token])
        if not s.stock[token]:
            return Refusal("mousquetaires-sold-out", token=TOKENS[token])
    price = sum(PRICE[token] for token in action.tokens)
    return Refusal("mousquetaires-too-dear", price=price, purse=s.purse)


def _exchange(s: Table, hero: int, action: Action) -> Refusal:
    if s.urgency:
        return Refusal("mousquetaires-urgency")
    return Refusal("mousquetaires-nobody-to-exchange", hero=action.words[1])


def _character(s: Table, hero: int, action: Action) -> Refusal:
    assert isinstance(action, verb.Play)
    held = s.hands[hero][action.card]
    return Refusal("mousquetaires-no-use" if held else "mousquetaires-not-in-hand", card=CARDS[action.card])


def _challenge(s: Table, hero: int, action: Action) -> Refusal:
    board = BOARD_AT.get(s.places[hero])
    number = int(action.words[1])
    items = s.items(board) if board is not None else ()
    if number >= len(items) or items[number].kind != "challenge":
        return Refusal("mousquetaires-not-here", place=PLACES[s.places[hero]])
    if board is not None and s.done[board] >> number & 1:
        return Refusal("mousquetaires-done")
    return Refusal("mousquetaires-cannot-pay", hero=MUSKETEERS[hero], skill=items[number].skill)


def _duel(s: Table, hero: int, action: Action) -> Refusal:
    board = BOARD_AT.get(s.places[hero])
    if board is not None and s.has_trap(board, NEMESIS) and s.nemesis != hero:
        return Refusal("mousquetaires-nemesis", hero=MUSKETEERS[s.nemesis])
    if board == ON_QUEST and action.words[1] == "item":
        items = s.items(board)
        if int(action.words[2]) < len(items) and items[int(action.words[2])].kind == "final":
            return Refusal("mousquetaires-final-last")
    return Refusal("mousquetaires-no-opponent", place=PLACES[s.places[hero]])


def _reinforce(s: Table, hero: int, action: Action) -> Refusal:
    if s.places[hero] != ROCHELLE:
        return Refusal("mousquetaires-not-here", place=PLACES[s.places[hero]])
    if len(s.slots) >= LIMITS["slots"]:
        return Refusal("mousquetaires-no-slot")
    return Refusal("mousquetaires-not-in-hand", card=action.words[1])


def _bastille(s: Table, hero: int, action: Action) -> Refusal:
    if s.places[hero] != BASTILLE:
        return Refusal("mousquetaires-not-imprisoned", hero=MUSKETEERS[hero])
    return Refusal("mousquetaires-too-dear", price=LIMITS["bastille_price"], purse=s.purse)


def _draw(s: Table, hero: int, action: Action) -> Refusal:
    return Refusal("mousquetaires-no-cards")


MOST_PRECISE = {
    "move": _move,
    "buy": _buy,
    "draw": _draw,
    "exchange": _exchange,
    "character": _character,
    "challenge": _challenge,
    "duel": _duel,
    "reinforce": _reinforce,
    "bastille": _bastille,
}
ACTIONS = (*MOST_PRECISE, "passage")
IN_PRISON = ("draw", "character", "bastille")
