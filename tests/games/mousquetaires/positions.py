"""How each note of a position is laid on the table of Mousquetaires du Roy; `tables` says how they are written."""

from __future__ import annotations

from typing import Any

from perfidie.engine import put
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARD,
    FOE,
    HERO,
    MISSION_NAMES,
    PARIS_CARDS,
    PLACE,
    STAGES,
    TOKEN,
    TRAP,
    TREACHERY,
)
from perfidie.games.mousquetaires.rules.table import Table, item_key

FIGURES = {"round": 1, "time": 1, "queen": 0, "rochelle": 0, "louvre_mark": 0, "constance": 0, "purse": 0, "epic": 0,
           "rochefort": 3, "extras": 0, "siege_dice": 0, "conscripts": 0, "dead_end": False,
           "urgency": False}  # fmt: skip
"""What is laid as it is told, and how it lies where nothing is."""


def clear(s: Any) -> None:
    """As a new game is, but without any card in a hand or on the board."""
    new: Any = Table(s.setup)
    for name in Table.fields:
        if name not in ("agenda", "committed", "phase", "active", "actions", "duel", "destination"):
            setattr(s, name, getattr(new, name))


def lay_hero(s: Any, notes: str) -> None:
    name, *words = notes.split()
    hero = HERO[name]
    for word in words:
        thing, _, times = word.partition("*")
        if thing in PLACE:
            s.places = put(s.places, hero, PLACE[thing])
        elif thing in CARD:
            for _ in range(int(times or 1)):
                s.deck = put(s.deck, CARD[thing], s.deck[CARD[thing]] - 1)
                s.give_card(hero, CARD[thing])
        elif thing in TOKEN:
            s.stock = put(s.stock, TOKEN[thing], s.stock[TOKEN[thing]] - 1)
            s.tokens = put(s.tokens, hero, s.tokens[hero] | 1 << TOKEN[thing])
        elif thing.startswith("out"):
            s.health, s.out = put(s.health, hero, 0), put(s.out, hero, int(thing[3:]))
        else:
            s.health = put(s.health, hero, int(thing))


def lay_mission(s: Any, board: int, notes: str) -> None:
    card, *words = notes.split()
    number = MISSION_NAMES[board].index(card)
    s.cards = put(s.cards, board, number)
    if board:
        s.louvre_deck &= ~(1 << number)
    else:
        s.paris_left &= ~(1 << number)
    for word in words:
        thing, _, more = word.partition("=")
        if thing[0] == "+":
            s.done = put(s.done, board, s.done[board] | 1 << int(thing))
        elif thing in TRAP:
            s.trap_stock = put(s.trap_stock, TRAP[thing], s.trap_stock[TRAP[thing]] - 1)
            s.traps = put(s.traps, board, (*s.traps[board], TRAP[thing]))
            s.nemesis = HERO[more] if more else s.nemesis
        else:
            s.pool &= ~(1 << FOE[thing])
            s.foes = put(s.foes, board, (*s.foes[board], FOE[thing]))
            s.mark_wounds(FOE[thing], int(more or 0))


def lay_quest(s: Any, notes: str) -> None:
    """`return +0 +1 3=2`: the stage, what is done, wounds; `lys_dor 4 2/3 0`: tokens left, and a guard turned up."""
    stage, *words = notes.split()
    s.stage = STAGES.index(stage)
    for place, word in enumerate(words):
        item, _, wounds = word.partition("=")
        if s.stage == 0:
            left, _, guard = word.partition("/")
            s.corridors = put(s.corridors, place, int(left))
            s.turned = put(s.turned, place, int(guard or -1))
        elif wounds:
            s.mark_wounds(item_key(2, int(item)), int(wounds))
        else:
            s.done = put(s.done, 2, s.done[2] | 1 << int(item))
    up = [guard for guard in s.turned if guard >= 0]
    tokens = sorted(BOX.quest[0].corridor_tokens)
    for guard in up:
        tokens.remove(guard)
    tokens = tokens[: sum(s.corridors) - len(up)]
    s.bag = tuple(tokens.count(dice) for dice in range(len(s.bag)))


def lay_slots(s: Any, notes: str) -> None:
    for card in notes.split():
        s.deck = put(s.deck, CARD[card], s.deck[CARD[card]] - 1)
        s.slots += (CARD[card],)


def lay_treacheries(s: Any, notes: str) -> None:
    for name in notes.split():
        s.treachery_deck = put(s.treachery_deck, TREACHERY[name], s.treachery_deck[TREACHERY[name]] - 1)
    s.treacheries = tuple(sorted(TREACHERY[name] for name in notes.split()))


def lay_treachery_pile(s: Any, notes: str) -> None:
    """Only these Treacheries are left in the deck; the others that nobody holds are discarded."""
    all_of_them = s.treachery_deck
    s.treachery_deck = tuple(notes.split().count(name) for name in TREACHERY)
    s.treachery_discard = tuple(a - b for a, b in zip(all_of_them, s.treachery_deck, strict=True))


def lay_pile(s: Any, notes: str) -> None:
    """Only these Adventure cards are left in the deck; those that nobody holds are discarded, or gone to others."""
    rest, s.deck = s.deck, tuple(notes.split().count(name) for name in CARD)
    s.discard = tuple(a - b for a, b in zip(rest, s.deck, strict=True))


def lay_fallen(s: Any, notes: str) -> None:
    for name in notes.split():
        s.pool, s.fallen = s.pool & ~(1 << FOE[name]), s.fallen | 1 << FOE[name]


def lay_paris_hand(s: Any, notes: str) -> None:
    if s.setup.automatic:
        s.paris_hand = (-1,) * int(notes)
        return
    s.paris_hand = tuple(sorted(PARIS_CARDS.index(name) for name in notes.split()))
    s.paris_left &= ~sum(1 << card for card in s.paris_hand)


def lay_paris_left(s: Any, notes: str) -> None:
    """Her reserve; all that is neither there, in her hand nor in play has left the game."""
    left = sum(1 << PARIS_CARDS.index(name) for name in notes.split())
    s.paris_left, s.paris_gone = left, s.paris_left & ~left


def lay_missions_left(s: Any, notes: str) -> None:
    left = sum(1 << MISSION_NAMES[1].index(name) for name in notes.split())
    s.louvre_deck, s.louvre_discard = left, s.louvre_deck & ~left


def lay_traps_left(s: Any, notes: str) -> None:
    s.trap_stock = tuple(notes.split().count(name) for name in TRAP)


def lay_destination(s: Any, place: str) -> None:
    """Where Milady is; `paris!`: everybody has seen it."""
    s.destination, s.revealed = PLACE[place.removesuffix("!")] if place else -1, place.endswith("!")
    s.past = ((s.destination, 0, 0),) if s.revealed else ()


OTHERS: dict[str, Any] = {
    "paris": lambda s, notes: lay_mission(s, 0, notes),
    "louvre": lambda s, notes: lay_mission(s, 1, notes),
    "quest": lay_quest,
    "slots": lay_slots,
    "treacheries": lay_treacheries,
    "treachery_pile": lay_treachery_pile,
    "pile": lay_pile,
    "fallen": lay_fallen,
    "paris_hand": lay_paris_hand,
    "paris_left": lay_paris_left,
    "missions_left": lay_missions_left,
    "traps_left": lay_traps_left,
    "destination": lay_destination,
    "waiting": lambda s, notes: None,
}
"""How each other note is laid; what lies elsewhere first, what is left of it after."""
