"""The state of Mousquetaires du Roy: what lies on the board, in the hands and behind Milady's screen.

Rows by Musketeer go in board order and have room for all five. Decks have no order: a card is drawn from what is left
when it is needed. The corridor tokens of the inn are drawn when they are turned up, since nobody may look at them.
"""

from __future__ import annotations

from typing import Any

from perfidie.engine import State, put, without
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    ADVERSARIES,
    ALL_HEROES,
    BASTILLE,
    BOX,
    COLOMBIER,
    HEALTH,
    INN,
    LAST_STAGE,
    LIMITS,
    MISSIONS,
    NOBODY,
    NOTHING,
    NOWHERE,
    ON_QUEST,
    TOKEN_COUNTS,
    Board,
    Card,
    Face,
    Foe,
    FoeKind,
    Hero,
    Item,
    ParisCard,
    Place,
    Row,
    Rows,
    Token,
    Trap,
    Treachery,
)
from perfidie.games.mousquetaires.rules.contents import PRINTED
from perfidie.games.mousquetaires.rules.setup import Rules

DEALING, PREPARING, PHASE_I, PHASE_II, PHASE_III, PHASE_IV = range(-1, 5)
MILADY, MUSKETEERS_SIDE = 1, 2
"""Who has won; 0 while nobody has."""
Cards = tuple[Card, ...]
Roll = tuple[Face, ...]
Duel = tuple[Hero, FoeKind, int, Board, int]
"""Who fights whom (kind and number) on which board, and the epic tokens put into it."""
NO_DUEL: tuple[()] = ()
Hurt = tuple[tuple[int, int], ...]
ITEM_KEYS = len(ADVERSARIES)
"""Wounds are kept by a key: the Adversary, or from here on the item of a board."""
MOST_ON_BOARD = 10


class Table(State):
    """What lies on the table, secret or not."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "bag",
        "blue",
        "blue_dice",
        "cards",
        "conscripts",
        "constance",
        "corridors",
        "dead_end",
        "deck",
        "deficit",
        "destination",
        "discard",
        "done",
        "duel",
        "epic",
        "excluded",
        "extras",
        "fallen",
        "foes",
        "given",
        "hands",
        "health",
        "hurt",
        "late",
        "louvre_deck",
        "louvre_discard",
        "louvre_mark",
        "moved",
        "nemesis",
        "out",
        "paris_gone",
        "paris_hand",
        "paris_left",
        "past",
        "phase",
        "places",
        "played",
        "pool",
        "purse",
        "queen",
        "red",
        "red_dice",
        "result",
        "revealed",
        "rochefort",
        "rochelle",
        "round",
        "siege_dice",
        "slots",
        "stage",
        "stock",
        "time",
        "tokens",
        "transfers",
        "trap_stock",
        "traps",
        "treacheries",
        "treachery_deck",
        "treachery_discard",
        "turned",
        "urgency",
        "why",
        "winner",
    )

    setup: Rules
    round: int
    phase: int
    winner: int
    why: str
    """The victory: `quest`, `time`, `queen`, `rochelle` or `constance`."""
    time: int
    louvre_mark: int
    queen: int
    rochelle: int
    constance: int
    purse: int
    epic: int
    stock: Row
    """The Arsenal: how many of each token are left."""
    deck: Row
    discard: Row
    slots: Cards
    """The cards at La Rochelle, as they were laid."""
    places: tuple[Place, ...]
    health: Row
    out: Row
    """The round at the end of whose phase II he recovers; 0: he is able."""
    tokens: Row
    """What each owns, as bits."""
    hands: Rows
    """How many of each Adventure card each holds."""
    active: Hero
    actions: int
    moved: bool
    acted: int
    """Who has had his turn this round, as bits."""
    late: bool
    """The sand has run out: nobody acts any more in this round."""
    transfers: int
    """How many things were given or asked for in this exchange; `given`: how many of them changed hands."""
    given: int
    siege_dice: int
    """Red dice that Treacheries add in phase III of this round."""
    conscripts: int
    dead_end: bool
    urgency: bool
    destination: Place
    revealed: bool
    excluded: int
    """Places where Milady was shown not to be in this round, as bits."""
    past: Rows
    """Her destinations once they were shown: place, how, and the Musketeer who did it."""
    rochefort: int
    treacheries: tuple[Treachery, ...]
    """Milady's hand, in the order of the box."""
    treachery_deck: Row
    treachery_discard: Row
    played: Rows
    """Every Treachery that was played or turned up: round and card."""
    extras: int
    """The automatic Milady: Treacheries earned since the last phase I."""
    paris_hand: tuple[ParisCard, ...]
    """The Paris cards Milady holds; the automatic one does not know hers until she plays them."""
    paris_left: int
    """The reserve, as bits (of the automatic Milady: with the cards she holds)."""
    paris_gone: int
    cards: Row
    """The cards in Paris and at the Louvre."""
    done: Row
    """Items with a Validation token, as bits: Paris, Louvre, quest."""
    foes: tuple[tuple[Foe, ...], ...]
    traps: tuple[tuple[Trap, ...], ...]
    nemesis: Hero
    """Whom Nemesis names."""
    hurt: Hurt
    pool: int
    fallen: int
    """Adversaries Milady can place, and those out of the game, as bits."""
    trap_stock: Row
    louvre_deck: int
    louvre_discard: int
    stage: int
    """Of the quest, from 0."""
    corridors: Row
    """How many tokens are left in each."""
    turned: Row
    """The guard turned up at the head of each corridor."""
    bag: Row
    """How many face-down tokens there are of each kind."""
    duel: Any
    """The last duel of this turn (a Duel), or NO_DUEL."""
    result: Row
    """Wounds given and taken, once it is over."""
    blue_dice: int
    red_dice: int
    blue: Roll
    red: Roll
    deficit: int

    def __init__(self, setup: Rules) -> None:
        super().__init__(setup)
        team, contents = setup.team, setup.contents
        self.round, self.phase, self.winner, self.why = 0, DEALING, 0, ""
        self.time, self.louvre_mark, self.queen = setup.time, 0, setup.figures.queen
        self.rochelle, self.constance = setup.figures.rochelle, 0
        self.purse, self.epic = setup.purse, 0
        self.stock = contents.tokens
        self.deck = contents.adventure
        self.discard = (0,) * len(self.deck)
        self.slots = ()
        self.places = (COLOMBIER,) * len(ALL_HEROES)
        self.health = tuple([HEALTH[hero] if hero in team else 0 for hero in ALL_HEROES])
        self.out = self.tokens = (0,) * len(ALL_HEROES)
        self.hands = ((0,) * len(self.deck),) * len(ALL_HEROES)
        self.active, self.actions, self.moved, self.acted, self.late = NOBODY, 0, False, 0, False
        self.transfers = self.given = 0
        self.siege_dice, self.conscripts, self.dead_end, self.urgency = 0, 0, False, False
        self.destination, self.revealed, self.excluded, self.past = NOWHERE, False, 0, ()
        self.rochefort = BOX.rochefort.health
        self.treacheries = ()
        self.treachery_deck = contents.treachery
        self.treachery_discard = (0,) * len(self.treachery_deck)
        self.played, self.extras = (), 0
        self.paris_hand, self.paris_left = (), contents.paris
        self.paris_gone = PRINTED.paris & ~contents.paris
        self.cards, self.done, self.foes, self.traps = (NOTHING, NOTHING), (0, 0, 0), ((), ()), ((), ())
        self.nemesis, self.hurt = NOBODY, ()
        self.pool, self.fallen = contents.adversaries, PRINTED.adversaries & ~contents.adversaries
        self.trap_stock = contents.traps
        self.louvre_deck, self.louvre_discard = contents.louvre, 0
        self.stage = 0
        self.corridors = (INN.corridor_length,) * INN.corridors
        self.turned = (NOTHING,) * INN.corridors
        self.bag = TOKEN_COUNTS
        self.duel, self.result = NO_DUEL, ()
        self.blue_dice, self.red_dice, self.blue, self.red, self.deficit = 0, 0, (), (), 0
        if setup.tiny:
            self._open_last_stage()

    def _open_last_stage(self) -> None:
        """Of the quest only the last guard is left, who has been wounded before."""
        self.stage = LAST_STAGE
        guard = len(BOX.quest[LAST_STAGE].items) - 1
        self.done = put(self.done, ON_QUEST, (1 << guard) - 1)
        self.hurt = ((item_key(ON_QUEST, guard), BOX.tiny.wounds),)

    # What is asked again and again

    def able(self, hero: Hero) -> bool:
        return not self.out[hero]

    def owns(self, hero: Hero, token: Token) -> bool:
        return bool(self.tokens[hero] >> token & 1)

    def cards_of(self, hero: Hero) -> int:
        """How many Adventure cards he holds."""
        return sum(self.hands[hero])

    def items(self, board: Board) -> tuple[Item, ...]:
        """What is to be done on a board; nothing where none lies there."""
        if board == ON_QUEST:
            return BOX.quest[self.stage].items
        card = self.cards[board]
        return MISSIONS[board][card].items if card != NOTHING else ()

    def has_trap(self, board: Board, trap: Trap) -> bool:
        return board != ON_QUEST and trap in self.traps[board]

    def ready(self) -> list[Hero]:
        """The Musketeers who can still act in this round."""
        return [hero for hero in self.setup.team if not self.out[hero] and not self.acted >> hero & 1]

    def at_large(self, hero: Hero) -> bool:
        """Neither out of action nor imprisoned."""
        return not self.out[hero] and self.places[hero] != BASTILLE

    # Changes

    def take_card(self, hero: Hero, card: Card, count: int = 1) -> None:
        """Cards leave his hand."""
        hand = self.hands[hero]
        self.hands = put(self.hands, hero, put(hand, card, hand[card] - count))

    def give_card(self, hero: Hero, card: Card) -> None:
        hand = self.hands[hero]
        self.hands = put(self.hands, hero, put(hand, card, hand[card] + 1))

    def throw_away(self, hero: Hero, card: Card, count: int = 1) -> None:
        """Cards leave his hand for the discard pile."""
        if count:
            self.take_card(hero, card, count)
            self.discard = put(self.discard, card, self.discard[card] + count)

    def clear_slot(self, card: Card) -> None:
        """A card leaves La Rochelle for the discard pile."""
        self.slots = without(self.slots, card)
        self.discard = put(self.discard, card, self.discard[card] + 1)

    def earn(self, pistoles: int, epic: int) -> None:
        """Gains are common; what goes beyond the track, or the supply, is lost (rulings 5 and 63)."""
        self.purse = min(self.purse + pistoles, LIMITS["purse"])
        self.epic = min(self.epic + epic, LIMITS["epic"])

    def lose_pistoles(self, pistoles: int) -> int:
        """Losses stop at nothing; how many were lost."""
        lost = min(pistoles, self.purse)
        self.purse -= lost
        return lost

    def win(self, side: int, why: str) -> None:
        """At once: whatever was still to be done is left."""
        self.winner, self.why = side, why
        self.agenda = ()

    # Wounds that stay from duel to duel

    def wounds_on(self, key: int) -> int:
        return next((wounds for owner, wounds in self.hurt if owner == key), 0)

    def mark_wounds(self, key: int, wounds: int) -> None:
        rest = tuple([pair for pair in self.hurt if pair[0] != key])
        self.hurt = tuple(sorted((*rest, (key, wounds)))) if wounds else rest

    def clear_items(self, board: Board) -> None:
        """The board is empty, or another lies there: no Validation token, no wound of its guards is left."""
        self.done = put(self.done, board, 0)
        first = item_key(board, 0)
        self.hurt = tuple([pair for pair in self.hurt if not first <= pair[0] < first + MOST_ON_BOARD])


def item_key(board: Board, item: int) -> int:
    """Where the wounds of a printed duel are kept."""
    return ITEM_KEYS + board * MOST_ON_BOARD + item


def captain(hero: Hero) -> bool:
    """Capitaine: he exchanges at any distance."""
    return ABILITY[hero] == "captain"


def unseen(hero: Hero) -> bool:
    """Insaisissable: neither Milady nor Rochefort notices him."""
    return ABILITY[hero] == "unseen"


def versatile(hero: Hero) -> bool:
    """Polyvalent: one card of another Skill counts in each Challenge."""
    return ABILITY[hero] == "versatile"


def sacrifice_of(hero: Hero) -> int:
    """How many life points he may give at La Rochelle; Colosse: more."""
    return BOX.effects["colossus_sacrifice" if ABILITY[hero] == "colossus" else "sacrifice"]
