"""The box: what is printed, read from the data file.

Places, Musketeers, cards, tokens, Adversaries and all the rest are ints, their place in the data; outside they have
names. Each sort has a type of its own, so that nobody takes a card for a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NewType, TypeVar

import msgspec

from perfidie.engine import Option, Preset
from perfidie.engine.data import load_toml

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Faces = dict[str, int]

Hero = NewType("Hero", int)
"""A Musketeer, in board order."""
Place = NewType("Place", int)
Board = NewType("Board", int)
"""A board with items on it: Paris, the Louvre, the quest."""
Card = NewType("Card", int)
"""An Adventure card."""
Token = NewType("Token", int)
Foe = NewType("Foe", int)
"""An Adversary."""
Trap = NewType("Trap", int)
Treachery = NewType("Treachery", int)
ParisCard = NewType("ParisCard", int)
Skill = NewType("Skill", int)
Face = NewType("Face", int)
FoeKind = NewType("FoeKind", int)
"""Whom one duels with: an Adversary, a printed guard, a corridor's, Rochefort, the gaoler, Rochefort at the end."""
T = TypeVar("T")
V = TypeVar("V")


def each(kind: Callable[[int], T], row: Iterable[V]) -> Iterator[tuple[T, V]]:
    """Counts through a row that goes by this sort of thing."""
    return enumerate(row)  # type: ignore[return-value]


def every(kind: Callable[[int], T], row: Iterable[object]) -> tuple[T, ...]:
    """All there are of this sort, by what is printed of them."""
    return tuple([thing for thing, _ in each(kind, row)])


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location: whether one may move there, whether Milady may hide there, whether a Musketeer may start there."""

    id: str
    move: bool = False
    destination: bool = False
    start: bool = False


class Musketeer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Musketeer's board: Health, Skills, ability, his thrust as it is printed and improved."""

    id: str
    health: int
    skills: dict[str, int]
    ability: str
    botte: tuple[Faces, ...]
    botte_improved: tuple[Faces, ...]


class PrintedToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Equipment, which can be exchanged, or an improvement, which cannot."""

    id: str
    kind: str
    price: int
    count: int


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Adventure card, a Trap or a Treachery."""

    id: str
    count: int
    kind: str = ""
    skill: str = ""


class Adversary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of Milady's people: his dice, the wounds he takes, his thrust, the reward for him."""

    id: str
    force: int
    wounds: int
    botte: tuple[Faces, ...]
    pistoles: int = 0
    epic: int = 0


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do on a mission: a Challenge, a printed duel, or the final duel."""

    kind: str
    skill: str = ""
    value: int = 0
    dice: int = 0
    wounds: int = 1
    pistoles: int = 0
    epic: int = 0
    botte: tuple[Faces, ...] = ()


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Musketeers gain."""

    pistoles: int = 0
    epic: int = 0


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Louvre or Paris card."""

    id: str
    force: int
    traps: int
    items: tuple[Item, ...]
    bonus: Gain = Gain()


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quest board; the first one has corridors of face-down tokens instead of items."""

    stage: int
    id: str
    passage_cost: int
    bonus: Gain = Gain()
    items: tuple[Item, ...] = ()
    corridors: int = 0
    corridor_length: int = 0
    corridor_tokens: Row = ()


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of Musketeers."""

    musketeers: int
    actions: int
    cards: int
    purse: int
    auto_purse: int
    time: int
    treacheries: int
    rochelle: int
    queen: int


class Tiny(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The laboratory's smallest game: its figures, and what is left in the box for it."""

    team: Team
    wounds: int
    adventure: dict[str, int]
    token: dict[str, int]
    treachery: dict[str, int]
    paris: tuple[str, ...]
    louvre: tuple[str, ...]


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a square of La Rochelle, and for which side."""

    square: int
    side: str
    kind: str
    amount: int


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tracks: where the Cardinal waits, and what squares bring."""

    time_cardinal: int
    time_dice: Row
    louvre_fail: int
    louvre_queen: Row
    queen_cardinal: int
    rochelle_cardinal: int
    rochelle_top: int


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the dice, and how many a Musketeer may throw."""

    blue: tuple[str, ...]
    red: tuple[str, ...]
    base: int
    most: int


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rochefort, or the gaoler."""

    force: int
    botte: tuple[Faces, ...]
    health: int = 0
    heals: int = 0
    wounds: int = 1


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    game: dict[str, int]
    dice: Dice
    limits: dict[str, int]
    effects: dict[str, int]
    tracks: Tracks
    seats: dict[str, Row]
    rochefort: Guard
    gaoler: Guard
    location: tuple[Location, ...]
    musketeer: tuple[Musketeer, ...]
    token: tuple[PrintedToken, ...]
    adventure: tuple[PrintedCard, ...]
    adversary: tuple[Adversary, ...]
    louvre: tuple[Mission, ...]
    paris: tuple[Mission, ...]
    trap: tuple[PrintedCard, ...]
    treachery: tuple[PrintedCard, ...]
    quest: tuple[Stage, ...]
    team: tuple[Team, ...]
    tiny: Tiny
    reward: tuple[Reward, ...]
    option: tuple[Option, ...]
    preset: tuple[Preset, ...]


BOX = load_toml("perfidie.games.mousquetaires", "cards.toml", Box)
SEATS = range(BOX.game["seats_least"], BOX.game["seats_most"] + 1)
LIMITS, EFFECTS, TRACKS = BOX.limits, BOX.effects, BOX.tracks

NOTHING = -1
NOBODY, NOWHERE, NO_BOARD = Hero(NOTHING), Place(NOTHING), Board(NOTHING)
NO_CARD, NO_TOKEN, NO_PARIS, NO_SKILL = Card(NOTHING), Token(NOTHING), ParisCard(NOTHING), Skill(NOTHING)

# Places
PLACES = tuple(place.id for place in BOX.location)
PLACE = {name: place for place, name in each(Place, PLACES)}
COLOMBIER, PARIS, LOUVRE, ROCHELLE = (PLACE[name] for name in ("vieux_colombier", "paris", "louvre", "la_rochelle"))
FERRETS, RICHELIEU, HOUSE, BASTILLE = (PLACE[name] for name in ("ferrets", "richelieu", "milady_house", "bastille"))
OPEN = tuple(place for place, printed in each(Place, BOX.location) if printed.move)
DESTINATIONS = tuple(place for place, printed in each(Place, BOX.location) if printed.destination)
STARTS = tuple(place for place, printed in each(Place, BOX.location) if printed.start)

# Boards with items on them, numbered apart from the places they lie at
ON_PARIS, ON_LOUVRE, ON_QUEST = BOARDS = (Board(0), Board(1), Board(2))
MISSION_BOARDS = (ON_PARIS, ON_LOUVRE)
BOARD_AT = {PARIS: ON_PARIS, LOUVRE: ON_LOUVRE, FERRETS: ON_QUEST}
PLACE_OF = (PARIS, LOUVRE, FERRETS)
MISSIONS = (BOX.paris, BOX.louvre)
MISSION_NAMES = tuple(tuple(card.id for card in cards) for cards in MISSIONS)
STAGES = tuple(stage.id for stage in BOX.quest)

# Musketeers, in board order
MUSKETEERS = tuple(hero.id for hero in BOX.musketeer)
HERO = {name: hero for hero, name in each(Hero, MUSKETEERS)}
ALL_HEROES = every(Hero, MUSKETEERS)
ABILITY = tuple(hero.ability for hero in BOX.musketeer)
HEALTH = tuple(hero.health for hero in BOX.musketeer)
SKILLS = ("erudition", "nobility", "gallantry", "panache")
SKILL = {name: skill for skill, name in each(Skill, SKILLS)}
ALL_SKILLS = every(Skill, SKILLS)
SKILL_OF = tuple(tuple(hero.skills[name] for name in SKILLS) for hero in BOX.musketeer)

# Dice: a roll is the faces in the order they fell
FACES = ("sword", "shield", "lys")
SWORD, SHIELD, LYS = every(Face, FACES)
FACE = {name: face for face, name in each(Face, FACES)}


def needs(bottes: tuple[Faces, ...]) -> Rows:
    """The faces each form of a secret thrust asks for."""
    return tuple(tuple(botte.get(face, 0) for face in FACES) for botte in bottes)


BLUE_WEIGHTS = [BOX.dice.blue.count(face) for face in FACES]
RED_WEIGHTS = [BOX.dice.red.count(face) for face in FACES]
BOTTE = tuple((needs(hero.botte), needs(hero.botte_improved)) for hero in BOX.musketeer)
"""By Musketeer: his thrust as it is printed, and improved."""

# The Arsenal; what a Musketeer owns is a set of bits
TOKENS = tuple(token.id for token in BOX.token)
TOKEN = {name: token for token, name in each(Token, TOKENS)}
HORSE, PISTOL, LEATHER, TOLEDO = (TOKEN[name] for name in ("thoroughbred", "pistol", "leather", "toledo"))
BETTER_BOTTE = TOKEN["imp_botte"]
BETTER_SKILL = tuple(TOKEN[f"imp_{name}"] for name in SKILLS)
PRICE = tuple(token.price for token in BOX.token)
EQUIPMENT = tuple(token for token, printed in each(Token, BOX.token) if printed.kind == "equipment")

# Adventure cards; a hand is how many of each
CARDS = tuple(card.id for card in BOX.adventure)
CARD = {name: card for card, name in each(Card, CARDS)}
COMBAT, DOUBLE = CARD["combat"], CARD["double"]
SKILL_CARD = tuple(CARD[name] for name in SKILLS)
CHARACTERS = tuple(card for card, printed in each(Card, BOX.adventure) if printed.kind == "character")
BASSOMPIERRE = CARD["bassompierre"]
DICE_AT_ROCHELLE = {
    COMBAT: EFFECTS["combat_dice"],
    DOUBLE: EFFECTS["double_dice"],
    BASSOMPIERRE: EFFECTS["bassompierre_dice"],
}

# Milady's cards
ADVERSARIES = tuple(foe.id for foe in BOX.adversary)
FOE = {name: foe for foe, name in each(Foe, ADVERSARIES)}
FORCE = tuple(foe.force for foe in BOX.adversary)
TRAPS = tuple(trap.id for trap in BOX.trap)
TRAP = {name: trap for trap, name in each(Trap, TRAPS)}
BEGGARS, THIEVES, HENCHMAN, ASSASSIN, NEMESIS = (
    TRAP[name] for name in ("beggars", "thieves", "henchman", "assassin", "nemesis")
)
SKILL_TRAP = {SKILL[trap.skill]: number for number, trap in each(Trap, BOX.trap) if trap.skill}
TREACHERIES = tuple(card.id for card in BOX.treachery)
TREACHERY = {name: card for card, name in each(Treachery, TREACHERIES)}
PARIS_CARDS = MISSION_NAMES[ON_PARIS]
PARIS_NAMED = {name: card for card, name in each(ParisCard, PARIS_CARDS)}
SMUGGLERS = PARIS_NAMED["smugglers"]

# The inn of the first stage
INN = BOX.quest[0]
LONGEST_TOKEN = max(INN.corridor_tokens)
TOKEN_COUNTS = tuple(INN.corridor_tokens.count(dice) for dice in range(LONGEST_TOKEN + 1))
"""How many tokens there are of each number of dice; 0 is a decoy."""
DECOY = 0
LAST_STAGE = len(BOX.quest) - 1
FOE_KINDS = ("adversary", "item", "corridor", "rochefort", "gaoler", "final")
BY_ADVERSARY, BY_ITEM, BY_CORRIDOR, BY_ROCHEFORT, BY_GAOLER, BY_FINAL = every(FoeKind, FOE_KINDS)

ITEMS = [item for cards in (*MISSIONS, BOX.quest) for card in cards for item in card.items]
CHALLENGE_VALUES = [item.value for item in ITEMS if item.kind == "challenge"]
FIGURES: dict[str, int | str] = {
    **EFFECTS,
    **{f"{name}_most": LIMITS[name] for name in ("purse", "epic", "treacheries", "transfers")},
    **{name: LIMITS[name] for name in ("refill", "bastille_price", "improvement", "slots")},
    **{name: sum(shares) for name, shares in BOX.seats.items()},
    **{f"actions_{team.musketeers}": team.actions for team in BOX.team},
    "tiny_actions": BOX.tiny.team.actions,
    "seats_most": SEATS[-1],
    "locations": len(PLACES),
    "destinations": len(DESTINATIONS),
    "dice_base": BOX.dice.base,
    "dice_most": BOX.dice.most,
    "louvre_fail": TRACKS.louvre_fail,
    "louvre_queen_first": TRACKS.louvre_queen[0],
    "time_early": BOX.team[0].time,
    "time_five": BOX.team[-1].time,
    "phase_minutes": f"{LIMITS['phase_seconds'] / 60:g}",
    "urgency_minutes": f"{LIMITS['urgency_seconds'] / 60:g}",
    "challenge_least": min(CHALLENGE_VALUES),
    "challenge_most": max(CHALLENGE_VALUES),
    "rochefort_dice": BOX.rochefort.force,
    "rochefort_health": BOX.rochefort.health,
    "rochefort_heals": BOX.rochefort.heals,
    "gaoler_dice": BOX.gaoler.force,
    "quest_stages": len(BOX.quest),
    "corridors": INN.corridors,
    "corridor_length": INN.corridor_length,
    "final_dice": BOX.quest[LAST_STAGE].items[-1].dice,
    "final_wounds": BOX.quest[LAST_STAGE].items[-1].wounds,
}
"""What every text of the game may say of the box: no sentence has a figure of its own."""


def named(names: tuple[str, ...], counts: Row) -> tuple[str, ...]:
    """Cards as they are named outside, one by one."""
    return tuple([name for name, count in zip(names, counts, strict=True) for _ in range(count)])


def bits(mask: int, kind: Callable[[int], T]) -> tuple[T, ...]:
    """What lies in a set of bits, which are things of this sort.

    >>> bits(0b101, Hero)
    (0, 2)
    """
    return _places(mask)  # type: ignore[return-value]


@lru_cache(maxsize=4096)
def _places(mask: int) -> Row:
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])
