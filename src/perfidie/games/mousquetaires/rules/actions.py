"""What a seat, or chance, can do at Mousquetaires du Roy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Generic, TypeVar

from perfidie.engine import Action, Vocabulary
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ALL_HEROES,
    ALL_SKILLS,
    BASSOMPIERRE,
    BOX,
    BY_ADVERSARY,
    BY_CORRIDOR,
    BY_ITEM,
    CARDS,
    CHARACTERS,
    COMBAT,
    DESTINATIONS,
    DOUBLE,
    EFFECTS,
    EQUIPMENT,
    FACES,
    FORCE,
    INN,
    LIMITS,
    LONGEST_TOKEN,
    MISSION_BOARDS,
    MISSION_NAMES,
    MISSIONS,
    MUSKETEERS,
    NEMESIS,
    NO_BOARD,
    NO_CARD,
    NO_SKILL,
    NO_TOKEN,
    NOBODY,
    NOTHING,
    ON_LOUVRE,
    OPEN,
    PARIS_CARDS,
    PLACE_OF,
    PLACES,
    SKILL_OF,
    SKILLS,
    STARTS,
    TOKENS,
    TRAPS,
    TREACHERIES,
    Board,
    Card,
    Face,
    Foe,
    FoeKind,
    Hero,
    ParisCard,
    Place,
    Skill,
    Token,
    Trap,
    Treachery,
    each,
    every,
)

N = TypeVar("N", bound=int)


class Of(Action, Generic[N], frozen=True, eq=False):
    """Something named by one number: a place, a card, a Musketeer, a token, a face."""

    number: N


class SetTrap(Action, frozen=True, eq=False):
    """Placer une Embûche; Nemesis names a Musketeer."""

    trap: Trap
    hero: Hero = NOBODY


class Play(Action, frozen=True, eq=False):
    """Jouer une Perfidie: the card and whom or what it is for."""

    card: Treachery
    hero: Hero = NOBODY
    thing: int = NOTHING
    """A token, or a card of La Rochelle."""


class PlayCharacter(Action, frozen=True, eq=False):
    """Jouer une carte Personnage."""

    card: Card
    board: Board = NO_BOARD
    """Lord de Winter: Paris or the Louvre."""
    whom: int = NOTHING
    """The Musketeer who is healed; of Lord de Winter, whether a Trap or an Adversary goes."""
    thing: int = NOTHING
    """The Trap or the Adversary."""


class Buy(Action, frozen=True, eq=False):
    """Acheter 1 ou 2 jetons."""

    tokens: tuple[Token, ...]


class Fight(Action, frozen=True, eq=False):
    """Tenter un Duel."""

    kind: FoeKind
    number: int


class Transfer(Action, frozen=True, eq=False):
    """A card or an Equipment that changes hands."""

    asked: bool
    card: Card = NO_CARD
    token: Token = NO_TOKEN


class Pay(Action, frozen=True, eq=False):
    """What a Challenge is met with: cards of its Skill, one of another, epic tokens."""

    cards: int
    joker: Skill
    epic: int


class Commit(Action, frozen=True, eq=False):
    """Combat cards, Double Combats and epic tokens put into a duel."""

    combat: int
    double: int
    epic: int


VERBS = Vocabulary()


def _each(
    verb: str, kind: Callable[[int], N], names: tuple[str, ...], numbers: tuple[N, ...] | None = None
) -> dict[N, Of[N]]:
    """One action for each thing of this sort, or for those named."""
    return {
        number: VERBS.add(Of, verb, name, number=number)
        for number, name in each(kind, names)
        if numbers is None or number in numbers
    }


# Préparation
START = _each("start", Place, PLACES, STARTS)

# Phase I – Milady
DESTINATION = _each("destination", Place, PLACES, DESTINATIONS)
PARIS_CARD = _each("paris", ParisCard, PARIS_CARDS)
PLACE_FOE = _each("adversary", Foe, ADVERSARIES)
PLACE_TRAP = {
    (trap, NOBODY): VERBS.add(SetTrap, "trap", name, trap=trap) for trap, name in each(Trap, TRAPS) if trap != NEMESIS
} | {
    (NEMESIS, hero): VERBS.add(SetTrap, "trap", TRAPS[NEMESIS], MUSKETEERS[hero], trap=NEMESIS, hero=hero)
    for hero in ALL_HEROES
}
DONE = VERBS.add(Action, "done")
PASS = VERBS.add(Action, "pass")
DRAW = VERBS.add(Action, "draw")

AT_A_MUSKETEER = ("to_bastille", "ambush", "poison")
SLOT_CARDS = (COMBAT, DOUBLE, BASSOMPIERRE)
"""The cards that can lie at La Rochelle."""
PLAY: dict[tuple[int, int, int], Play] = {}
for treachery, name in each(Treachery, TREACHERIES):
    if name in AT_A_MUSKETEER:
        for hero in ALL_HEROES:
            PLAY[treachery, hero, NOTHING] = VERBS.add(Play, "play", name, MUSKETEERS[hero], card=treachery, hero=hero)
    elif name == "confiscation":
        for hero, token in product(ALL_HEROES, EQUIPMENT):
            words = ("play", name, MUSKETEERS[hero], TOKENS[token])
            PLAY[treachery, hero, token] = VERBS.add(Play, *words, card=treachery, hero=hero, thing=token)
    elif name == "sabotage":
        for slot in SLOT_CARDS:
            PLAY[treachery, NOTHING, slot] = VERBS.add(Play, "play", name, CARDS[slot], card=treachery, thing=slot)
    else:
        PLAY[treachery, NOTHING, NOTHING] = VERBS.add(Play, "play", name, card=treachery)

# Phase II – Mousquetaires
ACTIVATE = _each("activate", Hero, MUSKETEERS)
MOVE = _each("move", Place, PLACES, OPEN)
BUY = {
    tokens: VERBS.add(Buy, "buy", *[TOKENS[token] for token in tokens], tokens=tokens)
    for count in (1, 2)
    for tokens in combinations(every(Token, TOKENS), count)
}
for pair, purchase in BUY.items():
    if len(pair) == 2:
        VERBS.also(purchase, "buy", TOKENS[pair[1]], TOKENS[pair[0]])
EXCHANGE = _each("exchange", Hero, MUSKETEERS)
CHARACTER: dict[tuple[int, int, int, int], PlayCharacter] = {}
WINTER_KINDS = ("trap", "adversary")
WINTER_TRAP, WINTER_FOE = range(len(WINTER_KINDS))
for card in CHARACTERS:
    name = CARDS[card]
    if name == "surgeon":
        for hero in ALL_HEROES:
            surgeon = VERBS.add(PlayCharacter, "character", name, MUSKETEERS[hero], card=card, whom=hero)
            CHARACTER[card, NOTHING, hero, NOTHING] = surgeon
    elif name == "de_winter":
        for board, kind in product(MISSION_BOARDS, range(len(WINTER_KINDS))):
            weak = [foe for foe, force in enumerate(FORCE) if force <= EFFECTS["de_winter_force"]]
            for thing in range(len(TRAPS)) if kind == WINTER_TRAP else weak:
                called = (TRAPS if kind == WINTER_TRAP else ADVERSARIES)[thing]
                where = ("character", name, PLACES[PLACE_OF[board]], WINTER_KINDS[kind], called)
                winter = VERBS.add(PlayCharacter, *where, card=card, board=board, whom=kind, thing=thing)
                CHARACTER[card, board, kind, thing] = winter
    else:
        CHARACTER[card, NOTHING, NOTHING, NOTHING] = VERBS.add(PlayCharacter, "character", name, card=card)

ALL_ITEMS = [*[mission.items for cards in MISSIONS for mission in cards], *[stage.items for stage in BOX.quest]]
MOST_ITEMS = max(len(items) for items in ALL_ITEMS)
CHALLENGE = tuple(VERBS.add(Of, "challenge", str(item), number=item) for item in range(MOST_ITEMS))
FIGHT_FOE = tuple(
    VERBS.add(Fight, "duel", "adversary", name, kind=BY_ADVERSARY, number=foe) for foe, name in enumerate(ADVERSARIES)
)
FIGHT_ITEM = tuple(VERBS.add(Fight, "duel", "item", str(item), kind=BY_ITEM, number=item) for item in range(MOST_ITEMS))
FIGHT_CORRIDOR = tuple(
    VERBS.add(Fight, "duel", "corridor", str(n), kind=BY_CORRIDOR, number=n) for n in range(INN.corridors)
)
REINFORCE = _each("reinforce", Card, CARDS, (COMBAT, DOUBLE))
PAY_BASTILLE = VERBS.add(Action, "bastille", "pay")
FIGHT_GAOLER = VERBS.add(Action, "bastille", "fight")
PASSAGE = tuple(VERBS.add(Of, "passage", str(way), number=way) for way in range(max(MOST_ITEMS, INN.corridors)))
END = VERBS.add(Action, "end")
TIME_UP = VERBS.add(Action, "time_up")


def _transfers(verb: str, *, asked: bool) -> dict[tuple[str, int], Transfer]:
    found: dict[tuple[str, int], Transfer] = {}
    for card, name in each(Card, CARDS):
        found["card", card] = VERBS.add(Transfer, verb, name, asked=asked, card=card)
    for token in EQUIPMENT:
        found["token", token] = VERBS.add(Transfer, verb, TOKENS[token], asked=asked, token=token)
    return found


GIVE, ASK = _transfers("give", asked=False), _transfers("ask", asked=True)
ACCEPT = VERBS.add(Action, "accept")
REFUSE = VERBS.add(Action, "refuse")

MOST_MISSING = (
    max(item.value for items in ALL_ITEMS for item in items)
    + EFFECTS["skill_trap"]
    - min(min(skills) for skills in SKILL_OF)
)
"""By how much a Musketeer can fall short of a Challenge."""
PAY = {
    (cards, joker, epic): VERBS.add(
        Pay, "pay", str(cards), SKILLS[joker] if joker >= 0 else "none", str(epic), cards=cards, joker=joker, epic=epic
    )
    for joker in (NO_SKILL, *ALL_SKILLS)
    for cards in range(MOST_MISSING + 1)
    for epic in range(LIMITS["epic"] + 1)
    if cards + (joker >= 0) + epic <= MOST_MISSING
}
FREE_DICE = BOX.dice.most - BOX.dice.base
COMMIT = {
    (combat, double, epic): VERBS.add(
        Commit, "commit", str(combat), str(double), str(epic), combat=combat, double=double, epic=epic
    )
    for combat, double, epic in product(range(FREE_DICE + 1), repeat=3)
    if combat * EFFECTS["combat_dice"] + double * EFFECTS["double_dice"] + epic <= FREE_DICE
}
KEEP = VERBS.add(Action, "keep")
REROLL = _each("reroll", Face, FACES)

# Fin de la phase II, phases III and IV
DISCARD = _each("discard", Card, CARDS, SLOT_CARDS)
CHOOSE = _each("choose", Treachery, TREACHERIES)
REFILL = VERBS.add(Action, "refill")
MOST_SACRIFICE = max(EFFECTS["sacrifice"], EFFECTS["colossus_sacrifice"])
SACRIFICE = tuple(VERBS.add(Of, "sacrifice", str(points), number=points) for points in range(MOST_SACRIFICE + 1))
TARGET = _each("target", Hero, MUSKETEERS)

# Chance
FIRST_CHANCE = len(VERBS)
DRAWN = _each("drawn", Card, CARDS)
LOST = _each("lost", Card, CARDS)
TREACHERY_DRAWN = _each("treachery", Treachery, TREACHERIES)
MISSION = _each("mission", int, MISSION_NAMES[ON_LOUVRE])
BLUE = _each("blue", Face, FACES)
RED = _each("red", Face, FACES)
CORRIDOR_TOKEN = tuple(VERBS.add(Of, "token", str(dice), number=dice) for dice in range(LONGEST_TOKEN + 1))
HIDDEN_AT = _each("hidden", Place, PLACES, DESTINATIONS)
TURNED_UP = _each("turned_up", ParisCard, PARIS_CARDS)
SENT = _each("sent", Foe, ADVERSARIES)
LAID = _each("laid", Trap, TRAPS)
TAKEN = _each("taken", Token, TOKENS, EQUIPMENT)
