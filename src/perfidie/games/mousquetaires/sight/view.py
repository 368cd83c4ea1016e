"""What a seat sees: the board is open; hands, Milady's destination and her cards are not."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BY_ADVERSARY,
    CARDS,
    FACES,
    FOE_KINDS,
    MISSION_NAMES,
    MUSKETEERS,
    NOBODY,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS_CARDS,
    PLACE_OF,
    PLACES,
    STAGES,
    TOKENS,
    TRAPS,
    TREACHERIES,
    Board,
    Hero,
    Row,
    bits,
    named,
)
from perfidie.games.mousquetaires.rules.events import HOW_REVEALED
from perfidie.games.mousquetaires.rules.steps.exchange import Consent, Swap
from perfidie.games.mousquetaires.rules.table import DEALING, ITEM_KEYS, Table, item_key

Names = tuple[str, ...]
SIDES = ("", "milady", "musketeers")


class Rider(msgspec.Struct, frozen=True):
    """A Musketeer."""

    id: str
    seat: int
    place: str
    health: int
    out: int
    """The round at the end of whose phase II he recovers; 0: he is able."""
    tokens: Names
    count: int
    """How many Adventure cards he holds."""
    hand: Names
    """The cards themselves, for those who see them."""
    acted: bool


class Posting(msgspec.Struct, frozen=True):
    """A mission in Paris or at the Louvre, and what lies on it."""

    card: str
    """Empty where none lies there."""
    done: tuple[int, ...]
    """The items with a Validation token."""
    adversaries: Names
    hurt: Row
    """The wounds of its printed guards, item by item."""
    traps: Names


class Quest(msgspec.Struct, frozen=True):
    """The quest of the Ferrets."""

    stage: str
    number: int
    done: tuple[int, ...]
    hurt: Row
    corridors: Row
    """Tokens left in each corridor of the inn."""
    turned: Row
    """The guard turned up at its head; -1: none."""
    face_down: Row
    """How many face-down tokens there are of each number of dice, decoys first."""


class Clash(msgspec.Struct, frozen=True):
    """A duel; once it is over, its result is seen until the next turn begins or other dice are thrown."""

    hero: str
    kind: str
    opponent: str
    number: int
    board: str
    epic: int
    """Epic tokens put into it."""
    over: bool
    given: int
    taken: int


class Sighting(msgspec.Struct, frozen=True, array_like=True):
    """A destination of Milady that was shown: in which round, how, and by whom."""

    place: str
    how: str
    hero: str


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A Treachery that was played."""

    round: int
    treachery: str


class Sight(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    round: int
    phase: int
    """-1 while cards are dealt, 0 while the board is set up, then 1 to 4."""
    winner: str
    why: str
    automatic: bool
    time: int
    louvre_mark: int
    queen: int
    rochelle: int
    constance: int
    purse: int
    epic: int
    stock: Row
    deck: int
    discard: Names
    slots: Names
    riders: tuple[Rider, ...]
    active: str
    actions: int
    moved: bool
    late: bool
    transfers: int
    """In this exchange: things given or asked for; for outsiders, things that changed hands."""
    given: int
    siege_dice: int
    conscripts: int
    dead_end: bool
    urgency: bool
    destination: str
    """Where Milady is, for her, or once she is revealed."""
    revealed: bool
    excluded: Names
    """Where she was shown not to be, this round."""
    past: tuple[Sighting, ...]
    rochefort: int
    treacheries: Names
    """Milady's hand, for her."""
    treachery_count: int
    treachery_deck: int
    treachery_discard: Names
    played: tuple[Played, ...]
    extras: int
    paris_hand: Names
    """Milady's Paris cards, for her."""
    paris_count: int
    paris_unseen: Names
    """The Paris cards nobody has seen yet: her hand and her reserve together."""
    paris: Posting
    louvre: Posting
    nemesis: str
    pool: Names
    fallen: Names
    wounds: dict[str, int]
    """Of Adversaries that more than one wound eliminates."""
    trap_stock: Names
    louvre_unseen: Names
    louvre_discard: Names
    quest: Quest
    duel: Clash | None
    blue_dice: int
    red_dice: int
    blue: Names
    red: Names
    deficit: int


def look(s: Table, seat: int | None) -> Sight:
    """Builds the sight of one seat, from nothing."""
    rules = s.setup
    milady = seat is not None and seat == rules.milady and s.phase != DEALING
    sees = rules.sees[seat] if seat is not None and s.phase != DEALING else ()
    inside = seat in exchanging(s)
    unseen = s.paris_left | sum([1 << card for card in s.paris_hand if card != NOTHING])
    return Sight(
        round=s.round,
        phase=s.phase,
        winner=SIDES[s.winner],
        why=s.why,
        automatic=rules.automatic,
        time=s.time,
        louvre_mark=s.louvre_mark,
        queen=s.queen,
        rochelle=s.rochelle,
        constance=s.constance,
        purse=s.purse,
        epic=s.epic,
        stock=s.stock,
        deck=sum(s.deck),
        discard=many(CARDS, s.discard),
        slots=tuple([CARDS[card] for card in s.slots]),
        riders=tuple([rider(s, hero, hero in sees) for hero in rules.team]),
        active=MUSKETEERS[s.active] if s.active != NOBODY else "",
        actions=s.actions,
        moved=s.moved,
        late=s.late,
        transfers=s.transfers if inside else s.given,
        given=s.given,
        siege_dice=s.siege_dice,
        conscripts=s.conscripts,
        dead_end=s.dead_end,
        urgency=s.urgency,
        destination=PLACES[s.destination] if (milady or s.revealed) and s.destination != NOTHING else "",
        revealed=s.revealed,
        excluded=names_of(PLACES, s.excluded),
        past=sightings(s.past),
        rochefort=s.rochefort,
        treacheries=tuple([TREACHERIES[card] for card in s.treacheries]) if milady else (),
        treachery_count=len(s.treacheries),
        treachery_deck=sum(s.treachery_deck),
        treachery_discard=many(TREACHERIES, s.treachery_discard),
        played=plays(s.played),
        extras=s.extras,
        paris_hand=tuple([PARIS_CARDS[card] for card in s.paris_hand]) if milady else (),
        paris_count=len(s.paris_hand),
        paris_unseen=names_of(PARIS_CARDS, unseen),
        paris=posting(s, ON_PARIS),
        louvre=posting(s, ON_LOUVRE),
        nemesis=MUSKETEERS[s.nemesis] if s.nemesis != NOBODY else "",
        pool=names_of(ADVERSARIES, s.pool),
        fallen=names_of(ADVERSARIES, s.fallen),
        wounds={ADVERSARIES[key]: wounds for key, wounds in s.hurt if key < ITEM_KEYS},
        trap_stock=many(TRAPS, s.trap_stock),
        louvre_unseen=names_of(MISSION_NAMES[ON_LOUVRE], s.louvre_deck),
        louvre_discard=names_of(MISSION_NAMES[ON_LOUVRE], s.louvre_discard),
        quest=quest(s),
        duel=clash(s) if s.duel else None,
        blue_dice=s.blue_dice,
        red_dice=s.red_dice,
        blue=faces(s.blue),
        red=faces(s.red),
        deficit=s.deficit,
    )


@lru_cache(maxsize=4096)
def names_of(names: Names, mask: int) -> Names:
    """The names of what lies in a set of bits."""
    return tuple([names[place] for place in bits(mask, int)])


@lru_cache(maxsize=4096)
def many(names: Names, counts: Row) -> Names:
    """The names of what is counted, one by one."""
    return named(names, counts)


@lru_cache(maxsize=4096)
def faces(roll: Row) -> Names:
    """A roll by the names of its faces."""
    return tuple([FACES[face] for face in roll])


@lru_cache(maxsize=1024)
def sightings(past: tuple[Row, ...]) -> tuple[Sighting, ...]:
    """Where Milady was, as it is shown."""
    return tuple(
        [
            Sighting(PLACES[place], HOW_REVEALED[how], MUSKETEERS[hero] if hero != NOBODY else "")
            for place, how, hero in past
        ]
    )


@lru_cache(maxsize=1024)
def plays(played: tuple[Row, ...]) -> tuple[Played, ...]:
    """The Treacheries that were played, as they are shown."""
    return tuple([Played(number, TREACHERIES[card]) for number, card in played])


def rider(s: Table, hero: Hero, open_hand: bool) -> Rider:
    """A Musketeer as he is shown, his hand open or not."""
    hand = s.hands[hero]
    return Rider(
        MUSKETEERS[hero],
        s.setup.seat_of[hero],
        PLACES[s.places[hero]],
        s.health[hero],
        s.out[hero],
        names_of(TOKENS, s.tokens[hero]),
        sum(hand),
        many(CARDS, hand) if open_hand else (),
        bool(s.acted >> hero & 1),
    )


def posting(s: Table, board: Board) -> Posting:
    """A mission as it is shown."""
    card = s.cards[board]
    return Posting(
        MISSION_NAMES[board][card] if card != NOTHING else "",
        bits(s.done[board], int),
        tuple([ADVERSARIES[foe] for foe in s.foes[board]]),
        hurt(s, board),
        tuple([TRAPS[trap] for trap in s.traps[board]]),
    )


def hurt(s: Table, board: Board) -> Row:
    """The wounds of a board's printed guards, item by item."""
    return tuple([s.wounds_on(item_key(board, item)) for item in range(len(s.items(board)))]) if s.hurt else ()


def quest(s: Table) -> Quest:
    """The quest as it is shown."""
    done, wounds = bits(s.done[ON_QUEST], int), hurt(s, ON_QUEST)
    return Quest(STAGES[s.stage], s.stage + 1, done, wounds, s.corridors, s.turned, s.bag)


def clash(s: Table) -> Clash:
    """The duel as it is shown."""
    hero, kind, number, board, epic = s.duel
    given, taken = s.result or (0, 0)
    return Clash(
        MUSKETEERS[hero],
        FOE_KINDS[kind],
        ADVERSARIES[number] if kind == BY_ADVERSARY else FOE_KINDS[kind],
        number,
        PLACES[PLACE_OF[board]] if board != NOTHING else "",
        epic,
        bool(s.result),
        given,
        taken,
    )


def exchanging(s: Table) -> Row:
    """The seats that know all that is asked for in the exchange that is going on."""
    step = s.agenda[-1] if s.agenda else None
    return s.setup.insiders(step.hero, step.partner) if isinstance(step, Swap | Consent) else ()
