"""What a seat, or chance, can do at Mousquetaires du Roy."""

from __future__ import annotations

from itertools import combinations, product

from perfidie.engine import Action, Vocabulary
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ALL_HEROES,
    BASSOMPIERRE,
    BOX,
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
    MISSION_NAMES,
    MISSIONS,
    MUSKETEERS,
    NEMESIS,
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
    Row,
)


class Of(Action, frozen=True, eq=False):
    """Something named by one number: a place, a card, a Musketeer, a token, a face."""

    number: int


class SetTrap(Action, frozen=True, eq=False):
    """Placer une Embûche; Nemesis names a Musketeer."""

    trap: int
    hero: int = NOTHING


class Play(Action, frozen=True, eq=False):
    """Jouer une Perfidie, or a Character: the card and whom or what it is for."""

    card: int
    hero: int = NOTHING
    thing: int = NOTHING
    """A token, or a card of La Rochelle; of a Lord de Winter, the Trap or Adversary."""
    board: int = NOTHING
    """Lord de Winter: Paris or the Louvre."""


class Buy(Action, frozen=True, eq=False):
    """Acheter 1 ou 2 jetons."""

    tokens: Row


class Fight(Action, frozen=True, eq=False):
    """Tenter un Duel."""

    kind: int
    number: int


class Transfer(Action, frozen=True, eq=False):
    """A card or an Equipment that changes hands."""

    asked: bool
    card: int = NOTHING
    token: int = NOTHING


class Pay(Action, frozen=True, eq=False):
    """What a Challenge is met with: cards of its Skill, one of another, epic tokens."""

    cards: int
    joker: int
    epic: int


class Commit(Action, frozen=True, eq=False):
    """Combat cards, Double Combats and epic tokens put into a duel."""

    combat: int
    double: int
    epic: int


VERBS = Vocabulary()


def _each(verb: str, names: tuple[str, ...], numbers: Row | range | None = None) -> dict[int, Of]:
    chosen = range(len(names)) if numbers is None else numbers
    return {number: VERBS.add(Of, verb, names[number], number=number) for number in chosen}


# Préparation
START = _each("start", PLACES, STARTS)

# Phase I – Milady
DESTINATION = _each("destination", PLACES, DESTINATIONS)
PARIS_CARD = _each("paris", PARIS_CARDS)
PLACE_FOE = _each("adversary", ADVERSARIES)
PLACE_TRAP = {
    (trap, NOTHING): VERBS.add(SetTrap, "trap", name, trap=trap) for trap, name in enumerate(TRAPS) if trap != NEMESIS
} | {
    (NEMESIS, hero): VERBS.add(SetTrap, "trap", TRAPS[NEMESIS], MUSKETEERS[hero], trap=NEMESIS, hero=hero)
    for hero in ALL_HEROES
}  # fmt: skip
DONE = VERBS.add(Action, "done")
PASS = VERBS.add(Action, "pass")
DRAW = VERBS.add(Action, "draw")

AT_A_MUSKETEER = ("to_bastille", "ambush", "poison")
SLOT_CARDS = (COMBAT, DOUBLE, BASSOMPIERRE)
"""The cards that can lie at La Rochelle."""
PLAY: dict[tuple[int, int, int], Play] = {}
for card, name in enumerate(TREACHERIES):
    if name in AT_A_MUSKETEER:
        for hero in ALL_HEROES:
            PLAY[card, hero, NOTHING] = VERBS.add(Play, "play", name, MUSKETEERS[hero], card=card, hero=hero)
    elif name == "confiscation":
        for hero, token in product(ALL_HEROES, EQUIPMENT):
            words = ("play", name, MUSKETEERS[hero], TOKENS[token])
            PLAY[card, hero, token] = VERBS.add(Play, *words, card=card, hero=hero, thing=token)
    elif name == "sabotage":
        for slot in SLOT_CARDS:
            PLAY[card, NOTHING, slot] = VERBS.add(Play, "play", name, CARDS[slot], card=card, thing=slot)
    else:
        PLAY[card, NOTHING, NOTHING] = VERBS.add(Play, "play", name, card=card)

# Phase II – Mousquetaires
ACTIVATE = _each("activate", MUSKETEERS)
MOVE = _each("move", PLACES, OPEN)
BUY = {
    tokens: VERBS.add(Buy, "buy", *[TOKENS[token] for token in tokens], tokens=tokens)
    for count in (1, 2)
    for tokens in combinations(range(len(TOKENS)), count)
}
for pair, purchase in BUY.items():
    if len(pair) == 2:
        VERBS.also(purchase, "buy", TOKENS[pair[1]], TOKENS[pair[0]])
EXCHANGE = _each("exchange", MUSKETEERS)
CHARACTER: dict[tuple[int, int, int, int], Play] = {}
WINTER_KINDS = ("trap", "adversary")
WINTER_TRAP, WINTER_FOE = range(len(WINTER_KINDS))
for card in CHARACTERS:
    name = CARDS[card]
    if name == "surgeon":
        for hero in ALL_HEROES:
            surgeon = VERBS.add(Play, "character", name, MUSKETEERS[hero], card=card, hero=hero)
            CHARACTER[card, NOTHING, hero, NOTHING] = surgeon
    elif name == "de_winter":
        for board, kind in product(range(len(MISSIONS)), range(len(WINTER_KINDS))):
            weak = [foe for foe, force in enumerate(FORCE) if force <= EFFECTS["de_winter_force"]]
            for thing in range(len(TRAPS)) if kind == WINTER_TRAP else weak:
                called = (TRAPS if kind == WINTER_TRAP else ADVERSARIES)[thing]
                where = ("character", name, PLACES[PLACE_OF[board]], WINTER_KINDS[kind], called)
                winter = VERBS.add(Play, *where, card=card, hero=kind, thing=thing, board=board)
                CHARACTER[card, board, kind, thing] = winter
    else:
        CHARACTER[card, NOTHING, NOTHING, NOTHING] = VERBS.add(Play, "character", name, card=card)

ALL_ITEMS = [*[mission.items for cards in MISSIONS for mission in cards], *[stage.items for stage in BOX.quest]]
MOST_ITEMS = max(len(items) for items in ALL_ITEMS)
CHALLENGE = tuple(VERBS.add(Of, "challenge", str(item), number=item) for item in range(MOST_ITEMS))
FIGHT_FOE = tuple(
    VERBS.add(Fight, "duel", "adversary", name, kind=0, number=foe) for foe, name in enumerate(ADVERSARIES)
)
FIGHT_ITEM = tuple(VERBS.add(Fight, "duel", "item", str(item), kind=1, number=item) for item in range(MOST_ITEMS))
FIGHT_CORRIDOR = tuple(VERBS.add(Fight, "duel", "corridor", str(n), kind=2, number=n) for n in range(INN.corridors))
REINFORCE = _each("reinforce", CARDS, (COMBAT, DOUBLE))
PAY_BASTILLE = VERBS.add(Action, "bastille", "pay")
FIGHT_GAOLER = VERBS.add(Action, "bastille", "fight")
PASSAGE = tuple(VERBS.add(Of, "passage", str(way), number=way) for way in range(max(MOST_ITEMS, INN.corridors)))
END = VERBS.add(Action, "end")
TIME_UP = VERBS.add(Action, "time_up")

GIVE, ASK = (
    {
        **{("card", card): VERBS.add(Transfer, verb, name, asked=asked, card=card) for card, name in enumerate(CARDS)},
        **{("token", token): VERBS.add(Transfer, verb, TOKENS[token], asked=asked, token=token) for token in EQUIPMENT},
    }
    for asked, verb in ((False, "give"), (True, "ask"))
)
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
    for joker in (NOTHING, *range(len(SKILLS)))
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
REROLL = _each("reroll", FACES)

# Fin de la phase II, phases III and IV
DISCARD = _each("discard", CARDS, SLOT_CARDS)
CHOOSE = _each("choose", TREACHERIES)
REFILL = VERBS.add(Action, "refill")
MOST_SACRIFICE = max(EFFECTS["sacrifice"], EFFECTS["colossus_sacrifice"])
SACRIFICE = tuple(VERBS.add(Of, "sacrifice", str(points), number=points) for points in range(MOST_SACRIFICE + 1))
TARGET = _each("target", MUSKETEERS)

# Chance
FIRST_CHANCE = len(VERBS)
DRAWN = _each("drawn", CARDS)
LOST = _each("lost", CARDS)
TREACHERY_DRAWN = _each("treachery", TREACHERIES)
MISSION = _each("mission", MISSION_NAMES[ON_LOUVRE])
BLUE = _each("blue", FACES)
RED = _each("red", FACES)
CORRIDOR_TOKEN = tuple(VERBS.add(Of, "token", str(dice), number=dice) for dice in range(LONGEST_TOKEN + 1))
HIDDEN_AT = _each("hidden", PLACES, DESTINATIONS)
TURNED_UP = _each("turned_up", PARIS_CARDS)
SENT = _each("sent", ADVERSARIES)
LAID = _each("laid", TRAPS)
TAKEN = _each("taken", TOKENS, EQUIPMENT)
