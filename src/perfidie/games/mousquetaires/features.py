"""Mousquetaires du Roy as it is easy to learn from: worked out from a view, seats counted from the viewer's own.

Musketeers stay in board order, since each is somebody else; whose they are is told by seat. Missions are told by what
they still ask for, hidden things by what they may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from perfidie.engine import Features, Field, View
from perfidie.engine.options import Value
from perfidie.engine.rows import LEAST_SIGNED, MOST_SIGNED, signed
from perfidie.games.mousquetaires.rules import MousquetairesRules
from perfidie.games.mousquetaires.rules.actions import MOST_ITEMS, SLOT_CARDS
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    ALL_HEROES,
    BETTER_BOTTE,
    BOARD_AT,
    BOX,
    BY_ADVERSARY,
    CARDS,
    EFFECTS,
    EQUIPMENT,
    FACES,
    FOE_KINDS,
    FORCE,
    INN,
    LIMITS,
    MUSKETEERS,
    NOTHING,
    PARIS_CARDS,
    PLACE,
    PLACES,
    SKILLS,
    STAGES,
    TOKEN_COUNTS,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERIES,
    Item,
    Row,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.table import DEALING, PHASE_IV
from perfidie.games.mousquetaires.sight.knowledge import (
    MISSION_ITEMS,
    challenges,
    lacking,
    paris_left,
    payable,
    possible_places,
    siege,
    skill,
    squares_left,
    treacheries_left,
    unseen_cards,
)
from perfidie.games.mousquetaires.sight.view import Rider, Sight

STEPS = (
    "FirstParis", "Assign", "ChooseStart", "ChooseDestination", "PlayParis", "PlayTreachery", "ChooseMusketeer", "Act",
    "Swap", "Consent", "PayChallenge", "CommitCards", "ToledoBlade", "Sacrifice", "MiladyAtSiege",
    "MiladyAtRichelieus", "MiladyAtHome", "ChooseTarget",
)  # fmt: skip
NAMED = {"hero": len(ALL_HEROES), "partner": len(ALL_HEROES), "card": len(CARDS), "token": len(TOKENS)}
"""What a step may name."""
PHASES = range(DEALING, PHASE_IV + 1)
OWNED = (*[TOKENS[token] for token in EQUIPMENT], TOKENS[BETTER_BOTTE])
"""Tokens that do not simply raise a Skill."""
IN_PARIS, AT_THE_LOUVRE = (max(len(card.items) for card in cards) for cards in (BOX.paris, BOX.louvre))
ITEMS = IN_PARIS + AT_THE_LOUVRE + MOST_ITEMS
FIRST_ITEM = (0, IN_PARIS, IN_PARIS + AT_THE_LOUVRE)
"""By board: where its items begin."""
SLOTS = tuple(CARDS[card] for card in SLOT_CARDS)


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """What `glance` says, in its order: the decision, the clocks, the Musketeers, the missions, what is hidden."""
    seats, heroes, most = rules.seats, len(ALL_HEROES), MOST_SIGNED
    return (
        Field("step", len(STEPS) + 1),
        *[Field(f"step_{name}", size) for name, size in NAMED.items()],
        Field("step_item", ITEMS),
        Field("waiting", seats),
        Field("milady", seats),
        Field("phase", len(PHASES)),
        *[Field(name, 1, *bounds) for name, bounds in SCALARS.items()],
        Field("active", heroes),
        Field("may_hide", len(PLACES)),
        Field("owner", seats * heroes),
        Field("place", heroes * len(PLACES)),
        Field("health", heroes, 0, most),
        Field("out", heroes),
        Field("acted", heroes),
        Field("owned", heroes * len(OWNED)),
        Field("skills", heroes * len(SKILLS), 0, most),
        Field("cards", heroes, 0, most),
        Field("hands", heroes * len(CARDS), 0, most),
        Field("challenge", ITEMS * len(SKILLS), 0, most),
        Field("lacking", ITEMS, 0, most),
        Field("payable", ITEMS, 0, most),
        Field("dice", ITEMS, 0, most),
        Field("wounds", ITEMS, 0, most),
        Field("foes_in_paris", len(ADVERSARIES)),
        Field("foes_at_the_louvre", len(ADVERSARIES)),
        Field("force", 2, 0, most),
        Field("pool", len(ADVERSARIES)),
        Field("traps_in_paris", len(TRAPS)),
        Field("traps_at_the_louvre", len(TRAPS)),
        Field("nemesis", heroes),
        Field("paris", len(PARIS_CARDS)),
        Field("paris_hand", len(PARIS_CARDS)),
        Field("paris_left", len(PARIS_CARDS)),
        Field("treacheries", len(TREACHERIES), 0, most),
        Field("treacheries_left", len(TREACHERIES), 0, most),
        Field("cards_unseen", len(CARDS), 0, most),
        Field("slots", len(SLOTS), 0, most),
        Field("stock", len(TOKENS), 0, most),
        Field("stage", len(STAGES)),
        Field("corridors", INN.corridors, 0, INN.corridor_length),
        Field("turned", INN.corridors, NOTHING, len(TOKEN_COUNTS) - 1),
        Field("face_down", len(TOKEN_COUNTS), 0, max(TOKEN_COUNTS)),
        Field("dueller", heroes),
        Field("opponent", len(FOE_KINDS)),
        Field("duel", 5, 0, most),
        Field("blue", len(FACES), 0, most),
        Field("red", len(FACES), 0, most),
    )


SCALARS = {
    "time_left": (0, TRACKS.time_cardinal),
    "queen_left": (0, TRACKS.queen_cardinal),
    "rochelle_left": (0, TRACKS.rochelle_top - TRACKS.rochelle_cardinal),
    "abducted": (0, 1),
    "constance_left": (0, EFFECTS["strangle_goal"]),
    "louvre_mark": (0, TRACKS.louvre_fail),
    "purse": (0, LIMITS["purse"]),
    "epic": (0, LIMITS["epic"]),
    "actions": (0, MOST_SIGNED),
    "moved": (0, 1),
    "late": (0, 1),
    "transfers": (0, LIMITS["transfers"]),
    "given": (0, LIMITS["transfers"]),
    "siege_blue": (0, MOST_SIGNED),
    "siege_red": (0, MOST_SIGNED),
    "conscripts": (0, MOST_SIGNED),
    "dead_end": (0, 1),
    "urgency": (0, 1),
    "revealed": (0, 1),
    "rochefort": (0, BOX.rochefort.health),
    "extras": (0, MOST_SIGNED),
    "treachery_count": (0, LIMITS["treacheries"]),
    "paris_count": (0, len(PARIS_CARDS)),
    "blue_dice": (0, MOST_SIGNED),
    "red_dice": (0, MOST_SIGNED),
    "deficit": (LEAST_SIGNED, MOST_SIGNED),
}
"""What is one number, with its bounds, in the order of `scalars`."""


@lru_cache(maxsize=64)
def agreed(seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    """What the table of a view agreed on, made once."""
    return Rules(seats, dict(options))


def glance(view: View[Sight]) -> bytearray:
    """What the view says, as signed bytes in the order of the layout. A spectator looks from the first seat."""
    sight, rules = view.table, agreed(view.seats, tuple(view.options.items()))
    order = [(seat + (view.seat or 0)) % rules.seats for seat in range(rules.seats)]
    return signed(
        [
            *moment(view, rules, order),
            *scalars(view),
            *one_of(MUSKETEERS, (sight.active,)),
            *one_of(PLACES, possible_places(view)),
            *musketeers(view, order),
            *missions(view),
            *hidden(view),
            *quest_and_duel(sight),
        ]
    )


def moment(view: View[Sight], rules: Rules, order: list[int]) -> list[int]:
    """Which decision it is, what its step names, who owes it, who Milady is."""
    place, item, names = len(STEPS), NOTHING, dict.fromkeys(NAMED, NOTHING)
    if view.step in STEPS:
        name, *values = view.agenda[-1]
        step = MousquetairesRules.steps[name](*values)
        place = STEPS.index(name)
        names = {each: getattr(step, each, NOTHING) for each in NAMED}
        board = getattr(step, "board", NOTHING)
        if board != NOTHING and hasattr(step, "item"):
            item = FIRST_ITEM[board] + step.item
    return [
        *[place == other for other in range(len(STEPS) + 1)],
        *[names[each] == other for each, size in NAMED.items() for other in range(size)],
        *[item == other for other in range(ITEMS)],
        *[seat in view.waiting for seat in order],
        *[seat == rules.milady for seat in order],
        *[view.table.phase == phase for phase in PHASES],
    ]


def scalars(view: View[Sight]) -> list[int]:
    """The clocks, and what is one number."""
    sight = view.table
    left, dice = squares_left(view), siege(view)
    return [
        left.time, left.queen, left.rochelle, left.constance is not None, left.constance or 0, sight.louvre_mark,
        sight.purse, sight.epic, sight.actions, sight.moved, sight.late, sight.transfers, sight.given, dice.blue,
        dice.red, sight.conscripts, sight.dead_end, sight.urgency, sight.revealed, sight.rochefort, sight.extras,
        sight.treachery_count, sight.paris_count, sight.blue_dice, sight.red_dice, sight.deficit,
    ]  # fmt: skip


def one_of(things: Sequence[str], present: Sequence[str]) -> list[int]:
    """By thing: whether it is among those present."""
    return [thing in present for thing in things]


def counted(things: Sequence[str], held: Sequence[str] | Mapping[str, int]) -> list[int]:
    """By thing: how many there are of it."""
    many = held if isinstance(held, Mapping) else Counter(held)
    return [many.get(thing, 0) for thing in things]


def musketeers(view: View[Sight], order: list[int]) -> list[int]:
    """By Musketeer, in board order: whose he is, where, how he is, what he can do and holds. Who stays at home is 0."""
    by_name = {rider.id: rider for rider in view.table.riders}
    riders = [by_name.get(name) for name in MUSKETEERS]
    return [
        *[rider is not None and rider.seat == seat for seat in order for rider in riders],
        *each_has(riders, lambda rider: one_of(PLACES, (rider.place,)), len(PLACES)),
        *[rider.health if rider else 0 for rider in riders],
        *[rider is not None and rider.out > 0 for rider in riders],
        *[rider is not None and rider.acted for rider in riders],
        *each_has(riders, lambda rider: one_of(OWNED, rider.tokens), len(OWNED)),
        *each_has(riders, lambda rider: [skill(view, rider, name) for name in SKILLS], len(SKILLS)),
        *[rider.count if rider else 0 for rider in riders],
        *each_has(riders, lambda rider: counted(CARDS, rider.hand), len(CARDS)),
    ]


def each_has(riders: list[Rider | None], has: Callable[[Rider], list[int]], size: int) -> list[int]:
    """A row for each Musketeer; of one who stays at home nothing."""
    found: list[int] = []
    for rider in riders:
        found += has(rider) if rider else [0] * size
    return found


def missions(view: View[Sight]) -> list[int]:
    """Item by item what is still to be done, for the Musketeer whose turn it is; and who stands in the way."""
    sight = view.table
    acting = next((rider for rider in sight.riders if rider.id == sight.active), None)
    asked, lacks, pays = [0] * (ITEMS * len(SKILLS)), [0] * ITEMS, [0] * ITEMS
    for challenge in challenges(view):
        place = FIRST_ITEM[BOARD_AT[PLACE[challenge.place]]] + challenge.item
        asked[place * len(SKILLS) + SKILLS.index(challenge.skill)] = challenge.value
        if acting:
            lacks[place], pays[place] = lacking(view, acting, challenge), payable(acting, challenge)
    dice, wounds = duels(sight)
    boards = (sight.paris, sight.louvre)
    return [
        *[*asked, *lacks, *pays, *dice, *wounds],
        *[foe in board.adversaries for board in boards for foe in ADVERSARIES],
        *[sum([FORCE[ADVERSARIES.index(foe)] for foe in board.adversaries]) for board in boards],
        *one_of(ADVERSARIES, sight.pool),
        *[trap in board.traps for board in boards for trap in TRAPS],
        *one_of(MUSKETEERS, (sight.nemesis,)),
    ]


def duels(sight: Sight) -> tuple[list[int], list[int]]:
    """Item by item: the dice of a printed guard who still stands, and the wounds he still takes."""
    dice, wounds = [0] * ITEMS, [0] * ITEMS
    stage = BOX.quest[sight.quest.number - 1]
    boards: list[tuple[str, tuple[Item, ...], tuple[int, ...], Row]] = [
        (place, MISSION_ITEMS[posting.card], posting.done, posting.hurt)
        for place, posting in (("paris", sight.paris), ("louvre", sight.louvre))
        if posting.card
    ]
    for place, items, done, hurt in [*boards, ("ferrets", stage.items, sight.quest.done, sight.quest.hurt)]:
        for number, item in enumerate(items):
            if item.dice and number not in done:
                dice[FIRST_ITEM[BOARD_AT[PLACE[place]]] + number] = item.dice
                wounds[FIRST_ITEM[BOARD_AT[PLACE[place]]] + number] = item.wounds - (hurt[number] if hurt else 0)
    return dice, wounds


def hidden(view: View[Sight]) -> list[int]:
    """Cards: Milady's, as far as they are seen, and what may still come."""
    sight = view.table
    return [
        *one_of(PARIS_CARDS, (sight.paris.card,)),
        *one_of(PARIS_CARDS, sight.paris_hand),
        *one_of(PARIS_CARDS, paris_left(view)),
        *counted(TREACHERIES, sight.treacheries),
        *counted(TREACHERIES, treacheries_left(view)),
        *counted(CARDS, unseen_cards(view)),
        *counted(SLOTS, sight.slots),
        *sight.stock,
    ]


def quest_and_duel(sight: Sight) -> list[int]:
    """How far the quest has come; who fights whom, and how the dice lie."""
    quest, duel = sight.quest, sight.duel
    told = [duel.epic, duel.over, duel.given, duel.taken] if duel else [0] * 4
    force = FORCE[duel.number] if duel and duel.kind == FOE_KINDS[BY_ADVERSARY] else 0
    return [
        *one_of(STAGES, (quest.stage,)),
        *quest.corridors,
        *quest.turned,
        *quest.face_down,
        *one_of(MUSKETEERS, (duel.hero,) if duel else ()),
        *one_of(FOE_KINDS, (duel.kind,) if duel else ()),
        *told,
        force,
        *counted(FACES, sight.blue),
        *counted(FACES, sight.red),
    ]


FEATURES = Features(version=1, layout=layout, glance=glance)
"""No action names a seat: Musketeers are called by their names."""
