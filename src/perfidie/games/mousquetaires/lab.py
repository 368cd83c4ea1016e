"""Mousquetaires du Roy for learners: the same knowledge as the view, as small ints in a fixed layout.

Rows by Musketeer have room for all five, in board order. What a seat does not see is 0. The order in which dice fell,
and who found Milady in earlier rounds, are left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from perfidie.engine import Action, Field, Laboratory
from perfidie.engine.rows import Rows
from perfidie.games.mousquetaires.features import FEATURES, STEPS
from perfidie.games.mousquetaires.rules.actions import (
    ACCEPT,
    FIRST_CHANCE,
    MOST_ITEMS,
    REFUSE,
    SLOT_CARDS,
    TIME_UP,
    VERBS,
)
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ALL_HEROES,
    BOARDS,
    BOX,
    CARDS,
    EFFECTS,
    FACES,
    HEALTH,
    INN,
    LIMITS,
    MISSION_NAMES,
    MUSKETEERS,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    PARIS_CARDS,
    PLACES,
    TOKEN_COUNTS,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERIES,
    Row,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.steps.act import Act
from perfidie.games.mousquetaires.rules.table import DEALING, MILADY, NO_DUEL, PHASE_III, PHASE_IV, Table, item_key
from perfidie.games.mousquetaires.sight.view import exchanging

DETAILS = ("hero", "partner", "board", "item", "card", "token")
"""What a step may say of itself, from 1."""
ROUNDS = TRACKS.time_cardinal - 1
"""A game has no more: Time moves in each of them."""
MOST = 127
FALLEN, IN_POOL, SENT_TO_PARIS, SENT_TO_LOUVRE = range(4)
"""Where an Adversary is."""


# Actions

MILADYS = ("destination", "paris", "adversary", "trap", "pass", "play", "discard", "choose", "refill", "target")
BY_CHANCE_FOR_MILADY = ("hidden", "turned_up", "sent", "laid", "taken")


def _occurs(rules: Rules, action: Action) -> bool:
    """Whether an action can be met at this table."""
    verb = action.words[0]
    if any(word in MUSKETEERS and MUSKETEERS.index(word) not in rules.team for word in action.words):
        return False
    if action is TIME_UP:
        return rules.sand
    if action in (ACCEPT, REFUSE):
        return len(rules.riders) > 1
    if verb in MILADYS:
        return not rules.automatic
    return verb not in BY_CHANCE_FOR_MILADY or rules.automatic


@lru_cache(maxsize=64)
def _actions(rules: Rules) -> tuple[int, ...]:
    """The codes of the actions that can occur at this table."""
    return tuple(action.code for action in VERBS.actions if _occurs(rules, action))


# What a seat knows


@lru_cache(maxsize=64)
def _fields(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands."""
    heroes, places, foes, traps = len(ALL_HEROES), len(PLACES), len(ADVERSARIES), len(TRAPS)
    return (
        Field("seat", rules.seats),
        Field("actor", rules.seats),
        Field("step", len(STEPS) + 1),
        Field("detail", len(DETAILS), 0, max(len(CARDS), MOST_ITEMS, heroes)),
        *[Field(name, 1, *bounds) for name, bounds in SCALARS.items()],
        Field("destination", places),
        Field("excluded", places),
        Field("place", heroes, 0, places - 1),
        Field("health", heroes, 0, max(HEALTH)),
        Field("out", heroes, 0, ROUNDS + 1),
        Field("acted", heroes),
        Field("tokens", heroes * len(TOKENS)),
        Field("cards", heroes, 0, MOST),
        Field("hands", heroes * len(CARDS), 0, max(card.count for card in BOX.adventure)),
        Field("stock", len(TOKENS), 0, max(token.count for token in BOX.token)),
        Field("discard", len(CARDS), 0, max(card.count for card in BOX.adventure)),
        Field("slots", len(SLOT_CARDS), 0, LIMITS["slots"]),
        Field("treacheries", len(TREACHERIES), 0, LIMITS["treacheries"]),
        Field("treachery_discard", len(TREACHERIES), 0, max(card.count for card in BOX.treachery)),
        Field("paris_hand", len(PARIS_CARDS)),
        Field("paris_unseen", len(PARIS_CARDS)),
        Field("paris", len(PARIS_CARDS)),
        Field("louvre", len(MISSION_NAMES[ON_LOUVRE])),
        Field("louvre_deck", len(MISSION_NAMES[ON_LOUVRE])),
        Field("done", 3 * MOST_ITEMS),
        Field("adversaries", foes, 0, SENT_TO_LOUVRE),
        Field("wounds", foes, 0, max(foe.wounds for foe in BOX.adversary)),
        Field("guards_wounds", 3 * MOST_ITEMS, 0, max(item.wounds for item in BOX.quest[-1].items)),
        Field("paris_traps", traps, 0, 2),
        Field("louvre_traps", traps, 0, 2),
        Field("trap_stock", traps, 0, max(trap.count for trap in BOX.trap)),
        Field("corridors", INN.corridors, 0, INN.corridor_length),
        Field("turned", INN.corridors, NOTHING, len(TOKEN_COUNTS) - 1),
        Field("face_down", len(TOKEN_COUNTS), 0, max(TOKEN_COUNTS)),
        Field("duel", 8, 0, max(foes, BOX.dice.most)),
        Field("blue", len(FACES), 0, BOX.dice.most),
        Field("red", len(FACES), 0, MOST),
        Field("past", ROUNDS, 0, places),
    )


SCALARS = {
    "round": (0, ROUNDS),
    "phase": (DEALING, PHASE_IV),
    "time": (0, TRACKS.time_cardinal),
    "louvre_mark": (0, TRACKS.louvre_fail),
    "queen": (0, TRACKS.queen_cardinal),
    "rochelle": (TRACKS.rochelle_cardinal, TRACKS.rochelle_top),
    "constance": (0, EFFECTS["strangle_goal"]),
    "purse": (0, LIMITS["purse"]),
    "epic": (0, LIMITS["epic"]),
    "active": (0, len(ALL_HEROES)),
    "actions": (0, max(team.actions for team in BOX.team)),
    "moved": (0, 1),
    "late": (0, 1),
    "transfers": (0, LIMITS["transfers"]),
    "given": (0, LIMITS["transfers"]),
    "siege_dice": (0, MOST),
    "conscripts": (0, MOST),
    "dead_end": (0, 1),
    "urgency": (0, 1),
    "revealed": (0, 1),
    "rochefort": (0, BOX.rochefort.health),
    "extras": (0, MOST),
    "treachery_count": (0, LIMITS["treacheries"]),
    "paris_count": (0, len(PARIS_CARDS)),
    "stage": (0, len(BOX.quest) - 1),
    "nemesis": (0, len(ALL_HEROES)),
    "blue_dice": (0, BOX.dice.most),
    "red_dice": (0, MOST),
    "deficit": (-MOST, MOST),
}
"""What is one number, with its bounds, in the order of `_scalars`."""


def _scalars(s: Table, transfers: int) -> bytes:
    siege, extras, red, deficit = s.siege_dice, s.extras, s.red_dice, s.deficit
    return bytes(
        [
            s.round, s.phase & 0xFF, s.time, s.louvre_mark, s.queen, s.rochelle & 0xFF, s.constance, s.purse, s.epic,
            s.active + 1, s.actions, s.moved, s.late, transfers, s.given, siege if siege < MOST else MOST, s.conscripts,
            s.dead_end, s.urgency, s.revealed, s.rochefort, extras if extras < MOST else MOST,
            len(s.treacheries), len(s.paris_hand), s.stage, s.nemesis + 1, s.blue_dice, red if red < MOST else MOST,
            (deficit if -MOST < deficit < MOST else MOST if deficit > 0 else -MOST) & 0xFF,
        ]
    )  # fmt: skip


def _moment(shown: tuple[int, int, int, object]) -> list[int]:
    """Whose view it is, who acts, in which step, and what that step says of itself."""
    seats, seat, actor, step = shown
    name = type(step).__name__
    place = STEPS.index(name) if name in STEPS else len(STEPS)
    details = [getattr(step, detail, NOTHING) + 1 for detail in DETAILS] if name in STEPS else [0] * len(DETAILS)
    return [
        *(seat == other for other in range(seats)),
        *(actor == other for other in range(seats)),
        *(place == other for other in range(len(STEPS) + 1)),
        *details,
    ]


def _sent(shown: tuple[int, tuple[Row, ...]]) -> list[int]:
    pool, (paris, louvre) = shown
    return [
        SENT_TO_PARIS if foe in paris else SENT_TO_LOUVRE if foe in louvre else IN_POOL if pool >> foe & 1 else FALLEN
        for foe in range(len(ADVERSARIES))
    ]


def _riders(shown: tuple[Row, Row, Row, int, Row]) -> bytes:
    """The Musketeers but for their cards: what changes seldom is put together once."""
    places, health, out, acted, tokens = shown
    return b"".join([bytes(places + health + out), HERO_BITS[acted], *[TOKEN_BITS[owned] for owned in tokens]])


def _hands(shown: tuple[tuple[Row, ...], Row]) -> bytes:
    """How many cards everybody holds, and those that are seen."""
    hands, sees = shown
    seen = [bytes(hand) if hero in sees else NO_HAND for hero, hand in enumerate(hands)]
    return b"".join([bytes([sum(hand) for hand in hands]), *seen])


def _miladys_cards(shown: tuple[bool, Row, Row, Row, int]) -> bytes:
    """Her Treacheries and Paris cards, as far as they are seen; `left`: the reserve."""
    milady, treacheries, discard, hand, left = shown
    unseen = left | sum([1 << card for card in hand if card != NOTHING])
    seen = PARIS_COUNTS[hand if milady else ()]
    return b"".join([TREACHERY_COUNTS[treacheries], bytes(discard), seen, PARIS_BITS[unseen]])


def _missions_and_quest(shown: tuple[Any, ...]) -> bytes:
    """The boards with all that lies on them."""
    cards, louvre_deck, done, pool, foes, hurt, traps, trap_stock, corridors, turned, bag = shown
    return b"".join([
        ONE_OF_PARIS[cards[ON_PARIS]], ONE_OF_LOUVRE[cards[ON_LOUVRE]], LOUVRE_BITS[louvre_deck],
        *[ITEM_BITS[items] for items in done],
        SENT[pool, foes], WOUNDS[hurt], GUARDS_WOUNDS[hurt],
        TRAP_COUNTS[traps[ON_PARIS]], TRAP_COUNTS[traps[ON_LOUVRE]], bytes(trap_stock),
        bytes(corridors), TURNED[turned], bytes(bag),
    ])  # fmt: skip


def _duel_and_dice(shown: tuple[Row, Row, Row, Row]) -> list[int]:
    clash, result, blue, red = shown
    if clash:
        hero, kind, number, board, epic = clash
        told = [hero + 1, kind + 1, number, board + 1, epic, bool(result), *(result or (0, 0))]
    else:
        told = [0] * 8
    return [*told, *FACE_COUNTS[blue], *FACE_COUNTS[red]]


def _bits(size: int) -> Rows:
    return Rows(lambda mask: [mask >> place & 1 for place in range(size)])


def _one_of(size: int) -> Rows:
    return Rows(lambda chosen: [chosen == place for place in range(size)])


def _counts(size: int) -> Rows:
    return Rows(lambda row: [row.count(thing) for thing in range(size)])


NO_HAND = bytes(len(CARDS))
MOMENT, SENT = Rows(_moment), Rows(_sent)
RIDERS, HANDS, MILADYS_CARDS = Rows(_riders), Rows(_hands), Rows(_miladys_cards)
MISSIONS_AND_QUEST, DUEL_AND_DICE = Rows(_missions_and_quest), Rows(_duel_and_dice)
PLACE_BITS, HERO_BITS, TOKEN_BITS = _bits(len(PLACES)), _bits(len(ALL_HEROES)), _bits(len(TOKENS))
PARIS_BITS, LOUVRE_BITS = _bits(len(PARIS_CARDS)), _bits(len(MISSION_NAMES[ON_LOUVRE]))
ITEM_BITS = _bits(MOST_ITEMS)
ONE_OF_PLACES, ONE_OF_PARIS = _one_of(len(PLACES)), _one_of(len(PARIS_CARDS))
ONE_OF_LOUVRE = _one_of(len(MISSION_NAMES[ON_LOUVRE]))
TREACHERY_COUNTS, PARIS_COUNTS = _counts(len(TREACHERIES)), _counts(len(PARIS_CARDS))
TRAP_COUNTS, FACE_COUNTS = _counts(len(TRAPS)), _counts(len(FACES))
SLOTS = Rows(lambda slots: [slots.count(card) for card in SLOT_CARDS])
TURNED = Rows(lambda turned: turned)
WOUNDS = Rows(lambda hurt: [dict(hurt).get(foe, 0) for foe in range(len(ADVERSARIES))])
GUARDS_WOUNDS = Rows(
    lambda hurt: [dict(hurt).get(item_key(board, item), 0) for board in BOARDS for item in range(MOST_ITEMS)]
)
PAST = Rows(lambda past: [past[number][0] + 1 if number < len(past) else 0 for number in range(ROUNDS)])


class MousquetairesLab(Laboratory[Table]):
    """Mousquetaires du Roy as numbers."""

    view_features = FEATURES

    def actions(self, setup: Rules) -> tuple[int, ...]:
        return _actions(setup)

    def chances(self, setup: Rules) -> tuple[int, ...]:
        """Cards, dice, tokens, and what the automatic Milady does."""
        return tuple(code for code in _actions(setup) if code >= FIRST_CHANCE)

    def longest(self, setup: Rules) -> int:
        """Far beyond what is ever played: every action a duel with Rochefort and another, to the last die."""
        dice = sum(range(BOX.dice.most + 1)) + 2 * BOX.dice.most  # rolled, and a blade's choice and die each time
        duel = 2 + 2 * dice
        mission = 4 * len(ADVERSARIES)
        an_action = 2 * duel + 2 * LIMITS["transfers"] + mission
        a_turn = (setup.figures.actions + 1) * an_action + 2 * LIMITS["epic"]
        a_round = len(setup.team) * a_turn + 2 * mission + 10 * dice
        return ROUNDS * a_round

    def fields(self, setup: Rules) -> tuple[Field, ...]:
        return _fields(setup)

    def settled(self, state: Table) -> Table:
        """Dice mean the same in any order, and between two attempts nothing: each duel begins with a throw of its own.

        After the last phase II the Musketeers have lost: nothing keeps Time from the Cardinal square any more.
        """
        if state.phase == PHASE_III and state.time == TRACKS.time_cardinal - 1 and not state.winner:
            state.win(MILADY, "time")
        if not state.agenda or isinstance(state.agenda[-1], Act):
            state.duel, state.result = NO_DUEL, ()
            state.blue_dice, state.red_dice, state.blue, state.red = 0, 0, (), ()
        else:
            state.blue, state.red = tuple(sorted(state.blue)), tuple(sorted(state.red))
        return state

    def numbers(self, state: Table, seat: int) -> bytearray:
        """What the seat knows, as signed bytes, piece by piece in the order of the fields."""
        s, rules = state, state.setup
        step = s.agenda[-1].shown_to(s, seat) if s.agenda else None
        dealt = s.phase != DEALING
        milady = seat == rules.milady and dealt
        sees = rules.sees[seat] if dealt else ()
        known = milady or s.revealed
        pieces = [
            MOMENT[rules.seats, seat, step.seat if step else NOTHING, step],
            _scalars(s, s.given if s.transfers == s.given or seat not in exchanging(s) else s.transfers),
            ONE_OF_PLACES[s.destination if known else NOTHING], PLACE_BITS[s.excluded],
            RIDERS[s.places, s.health, s.out, s.acted, s.tokens], HANDS[s.hands, sees],
            bytes(s.stock + s.discard), SLOTS[s.slots],
            MILADYS_CARDS[milady, s.treacheries if milady else (), s.treachery_discard, s.paris_hand, s.paris_left],
            MISSIONS_AND_QUEST[
                s.cards, s.louvre_deck, s.done, s.pool, s.foes, s.hurt, s.traps, s.trap_stock, s.corridors, s.turned,
                s.bag
            ],
            DUEL_AND_DICE[s.duel, s.result, s.blue, s.red], PAST[s.past],
        ]  # fmt: skip
        return bytearray().join(pieces)
