"""The duel for learners: the same knowledge as the view, as small ints in a fixed layout.

Nothing is hidden, so both seats read the same numbers but for the first ones, which say whose they are. Chips are
counted by kind, in the order of the box. When a chip was won is left out: it lies in a bag or a flask.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from perfidie.engine import Action, Field, Laboratory
from perfidie.engine.rows import Rows
from perfidie.games.charlatans.features import DETAILS, FEATURES, STEPS
from perfidie.games.charlatans.rules import actions as verb
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BONUSES,
    BOX,
    CHIPS,
    COIN_OF,
    COINS,
    COLOUR_OF,
    COLOURS,
    DOUBLE_BUY,
    KEPT_CARD,
    LAST_CARD,
    LAST_WHITE,
    PAGES,
    PLAYERS,
    RETURN_COLOURS,
    RETURN_TWO_WHITES,
    RULES,
    SAVE_WHITE,
    TOTAL,
    VALUE,
    Chip,
    Row,
)
from perfidie.games.charlatans.rules.setup import FROM_THE_BOX, Rules
from perfidie.games.charlatans.rules.steps.market import ROOF_CHIPS
from perfidie.games.charlatans.rules.steps.trade import FOURS, ONES
from perfidie.games.charlatans.rules.table import Closed, Table

BY_ROUND = ("starter", "coin_blue", "coin_yellow", "finisher", "exploded_blue", "exploded_yellow", "traded", "upgrades",
            "gold", "taker")  # fmt: skip
"""What is told of each round that was traded in; seats, coins and cards from 1, 0 before."""
MOST = 127
"""A purse, a line of steps or a heap of amber bigger than this is told as this."""
KEPT = tuple(sorted(KEPT_CARD.values()))
CHIP_ROWS = ("bag", "neck", "bottom", "aside", "bought")


# Actions


def effects(rules: Rules) -> set[str]:
    """What the pages that may lie open at this table do."""
    return {BOX.page[page].effect for page in rules.pages or range(len(PAGES))}


def cards(rules: Rules) -> set[int]:
    """The balance cards that may come up."""
    return {*range(LAST_CARD)} if FROM_THE_BOX in rules.pile else {*rules.pile}


def coins(rules: Rules) -> Row:
    """The coins that may be in play."""
    return rules.coins or tuple(range(len(COINS)))


def sides(rules: Rules) -> list[int]:
    """The bonuses that may be tossed."""
    return [bonus for bonus, coin in enumerate(COIN_OF) if coin in coins(rules)]


def by_coin(rules: Rules) -> list[Action]:
    """What the coins that wait allow."""
    names = {BONUSES[bonus] for bonus in sides(rules)}
    found: list[Action] = [verb.COIN_WHITES] if "return_whites" in names else []
    found += verb.COIN_COLOUR.values() if "return_colour" in names else ()
    return found + ([verb.COIN_PATIENT, *verb.COIN_UPGRADE.values()] if "upgrade_or_patient" in names else [])


def by_card(rules: Rules) -> list[Action]:
    """What the cards allow that are kept."""
    kept = cards(rules) & {*KEPT}
    found: list[Action] = [verb.USE[card] for card in kept - {DOUBLE_BUY}]
    found += [verb.ACCEPT] if SAVE_WHITE in kept else []
    found += verb.BUY_DOUBLE.values() if DOUBLE_BUY in kept else ()
    found += verb.RETURN.values() if RETURN_COLOURS in kept else ()
    return found + ([verb.ENOUGH] if kept & {RETURN_COLOURS, RETURN_TWO_WHITES} else [])


def by_page(rules: Rules) -> list[Action]:
    """What the pages of the books allow."""
    most = max(BOX.page[PAGES.index("red_2")].amount)
    pay: list[Action] = [*verb.PAY[: most + 1]]
    choices: dict[str, list[Action]] = {
        "draw_may_place": [*verb.PLACE.values(), verb.PLACE_NONE],
        "evil_eye": [*verb.SET_ASIDE.values(), verb.SET_NONE],
        "pay_for_steps": pay,
        "upgrade_orange": [up for (_, chip), up in verb.UPGRADE.items() if COLOUR_OF[chip] != BLACK],
        "blackmail": [*[verb.PAY[gold] for gold in BOX.page[PAGES.index("green_4")].demands], verb.REFUSE],
        "return_previous_white": [verb.KEEP_WHITE],
        "overflow": [verb.TO_NECK, verb.TO_BOTTOM],
        "devil_deal": [verb.TAKE_GOLD, verb.TAKE_STEPS],
    }
    return [action for name, found in choices.items() if name in effects(rules) for action in found]


def returned_from(rules: Rules) -> range:
    """The spaces a white can be taken back from one by one: those where it did not explode."""
    one_by_one = cards(rules) & {SAVE_WHITE, RETURN_TWO_WHITES} or "return_previous_white" in effects(rules)
    guarded = COIN_OF[BONUSES.index("mine_guard")] in coins(rules)
    return range(1, BOX.flask.mined[0] + guarded if one_by_one else 1)


def taken(rules: Rules) -> set[Chip]:
    """Chips taken by choice: by a card, or as the bonus of the roof where the game goes on after it."""
    roof = BOX.guild_house["bonuses"][: rules.goal - 1]
    found: set[Chip] = {*ROOF_CHIPS} if "opp_chip" in roof else set()
    names = {BOX.card[card].effect for card in cards(rules)}
    return found | {
        *(ONES if names & {"two_ones", "blue2_and_one"} else ()),
        *(FOURS if "four_and_one" in names else ()),
    }


A_CHIP = 10
"""At most so many actions go with a chip: it is drawn and named, others are shown and chosen, a stand or a lead gains
by it, patients are cured and the guild pays, gold buys a step."""
BACK = 60
"""So many chips at most go back into a bag in a round: by coins, by kept cards and by spider silk."""


# What a seat knows


@lru_cache(maxsize=64)
def layout(rules: Rules) -> tuple[Field, ...]:
    """Where everything stands: by seat, by chip, by space of the track, by round."""
    seats, kinds, path = PLAYERS, len(CHIPS), BOX.path
    most = max(TOTAL)
    return (
        Field("seat", seats),
        Field("first", seats),
        Field("actor", seats),
        Field("step", len(STEPS) + 1),
        Field("detail", len(DETAILS), -1, MOST),
        Field("active", 1, 0, seats),
        Field("due", 1, 0, MOST),
        Field("round", 1, 0, rules.rounds),
        Field("patient", 1, -path.spaces, path.spaces),
        Field("out", 1, 0, rules.figures),
        Field("arrived", 1, 0, rules.figures),
        Field("removed", 1, 0, TOTAL[0]),
        Field("extra", 1, 0, MOST),
        Field("placed", 1, 0, MOST),
        Field("race", 1),
        Field("discarder", 1, 0, seats),
        Field("taker", 1, 0, seats),
        Field("offer", 3, 0, RULES["offer_markers"]),
        Field("gold", seats, 0, MOST),
        Field("stand", seats, path.stand_nearest, path.stand_farthest),
        Field("cured", seats, 0, rules.goal),
        Field("exploded", seats),
        Field("turns", seats, 0, MOST),
        Field("web", seats, 0, MOST),
        Field("amber", seats, 0, MOST),
        Field("coin", seats, 0, len(BONUSES)),
        Field("waiting", seats, 0, len(BONUSES)),
        Field("finished", seats, 0, seats),
        Field("pages", len(PAGES)),
        Field("coins", len(COINS)),
        Field("toss", len(BONUSES)),
        Field("card", LAST_CARD + 1),
        Field("spent", len(COLOURS)),
        Field("shields", LAST_WHITE + 1, 0, MOST),
        Field("shown", kinds, 0, most),
        Field("supply", kinds, 0, most),
        *[Field(f"{name}_{side}", kinds, 0, most) for name in CHIP_ROWS for side in ("blue", "yellow")],
        Field("track", seats * len(verb.TRACK), 0, LAST_WHITE + 1),
        Field("trail", 2 * seats, 0, kinds),
        Field("kept", seats * len(KEPT)),
        *[Field(f"past_{name}", rules.rounds - 1, 0, bound(name)) for name in BY_ROUND],
    )


def bound(name: str) -> int:
    """The highest number of what is told of a round."""
    if name in ("upgrades", "gold"):
        return RULES["offer_markers"]
    if name.startswith("exploded"):
        return 1
    return {"coin": len(BONUSES), "traded": LAST_CARD}.get(name.partition("_")[0], PLAYERS)


def moment(shown: tuple[int, int, int, object]) -> list[int]:
    """Whose view it is, who began, who acts, in which step, and what that step says of itself."""
    *who, step = shown
    name = type(step).__name__
    place = STEPS.index(name) if name in STEPS else len(STEPS)
    details = [int(getattr(step, detail, 0)) for detail in DETAILS] if name in STEPS else [0] * len(DETAILS)
    return [
        *(seat == other for seat in who for other in range(PLAYERS)),
        *(place == other for other in range(len(STEPS) + 1)),
        *details,
    ]


def track(whites: tuple[Row, ...]) -> list[int]:
    """By space: the value of the white that lies there."""
    lying = {space: VALUE[chip] for space, chip in whites}
    return [lying.get(space, 0) for space in verb.TRACK]


def past(shown: tuple[tuple[Closed, ...], int]) -> list[int]:
    """All rounds that were traded in, what is told of them one after the other."""
    closed, rounds = shown
    rows = [
        [1 + starter, *[1 + coin for coin in held], 1 + finished[0], *exploded, 1 + card, *offer, 1 + taker]
        for starter, held, finished, exploded, card, offer, taker in closed
    ]
    rows += [[0] * len(BY_ROUND)] * (rounds - 1 - len(rows))
    return [row[place] for place in range(len(BY_ROUND)) for row in rows]


def this_round(shown: tuple[Row, Row, Row, Row, int, Row, Row, Row]) -> bytes:
    """What this round is played with: what changes seldom is put together once."""
    finished, pages, coins_in_play, toss, card, spent, shields, chips_shown = shown
    return b"".join([
        FINISHED[finished], OPEN[pages], IN_PLAY[coins_in_play], TOSSED[toss], TOP[card], SPENT[spent],
        SHIELDS[shields], COUNTED[chips_shown],
    ])  # fmt: skip


def chips_of_both(shown: tuple[tuple[Row, ...], ...]) -> bytes:
    """The chips of both players, zone by zone."""
    return b"".join([COUNTED[row] for rows in shown for row in rows])


def tracks_and_cards(shown: tuple[Any, Any, Any]) -> bytes:
    """Whites on the tracks, the last chips placed, cards kept."""
    whites, trails, kept = shown
    return b"".join([TRACKS[whites[0]], TRACKS[whites[1]], TRAILS[trails], HELD_CARDS[kept]])


MOMENT = Rows(moment)
COUNTED = Rows(lambda row: [row.count(chip) for chip in range(len(CHIPS))])
FINISHED = Rows(lambda order: [order.index(seat) + 1 if seat in order else 0 for seat in range(PLAYERS)])
OPEN = Rows(lambda pages: [page in pages for page in range(len(PAGES))])
IN_PLAY = Rows(lambda pair: [coin in pair for coin in range(len(COINS))])
TOSSED = Rows(lambda toss: [bonus in toss for bonus in range(len(BONUSES))])
TOP = Rows(lambda top: [card == top for card in range(LAST_CARD + 1)])
SPENT = Rows(lambda spent: [colour in spent for colour in range(len(COLOURS))])
SHIELDS = Rows(lambda shields: [shields.count(highest) for highest in range(1, LAST_WHITE + 2)])
TRACKS = Rows(track)
TRAILS = Rows(lambda trails: [chip + 1 for trail in trails for chip in trail])
HELD_CARDS = Rows(lambda kept: [card in cards for cards in kept for card in KEPT])
PAST = Rows(past)
ROUND, CHIPS_OF_BOTH, TRACKS_AND_CARDS = Rows(this_round), Rows(chips_of_both), Rows(tracks_and_cards)


def scalars(s: Table) -> bytes:
    """What is one number, or one for each player."""
    ahead, extra, placed, (blue, yellow), (mine, theirs) = len(s.agenda), s.extra, s.placed, s.gold, s.amber
    return bytes((
        s.active + 1, ahead if ahead < MOST else MOST, s.round, s.patient & 0xFF, s.out, len(s.arrived), s.removed,
        extra if extra < MOST else MOST, placed if placed < MOST else MOST, s.race, s.discarder + 1, s.taker + 1,
        *((1, *s.offer) if s.offer else (0, 0, 0)), blue if blue < MOST else MOST, yellow if yellow < MOST else MOST,
        *s.stands, *s.cured, *s.exploded, min(s.turns[0], MOST), min(s.turns[1], MOST), *s.webs,
        mine if mine < MOST else MOST, theirs if theirs < MOST else MOST,
        s.held[0] + 1, s.held[1] + 1, s.bonus[0] + 1, s.bonus[1] + 1,
    ))  # fmt: skip


class DuelLab(Laboratory[Table]):
    """The duel of the charlatans as numbers."""

    view_features = FEATURES

    def actions(self, rules: Rules) -> tuple[int, ...]:
        """The codes of the actions that can occur at this table."""
        possible: list[Action] = [verb.DRAW, verb.STOP, verb.PAY_STEP, verb.END_TURN]
        possible += [verb.BONUS_STAND, verb.BONUS_UPGRADE]
        possible += [verb.DECLINE, verb.LOSE_GOLD, verb.GIVE_STEPS, verb.TAKE_CARD, verb.TAKE_OFFER, verb.END_BUY]
        possible += [*verb.OFFER.values(), *verb.BUY.values(), *[verb.COIN[bonus] for bonus in sides(rules)]]
        possible += [up for (_, chip), up in verb.UPGRADE.items() if COLOUR_OF[chip] == BLACK]
        possible += verb.FAVOUR if rules.mayor else ()
        possible += [*by_coin(rules), *by_card(rules), *by_page(rules)]
        possible += [verb.RETURN_WHITE[space] for space in returned_from(rules)]
        possible += [verb.TAKE[chip] for chip in taken(rules)]
        return tuple(sorted({action.code for action in possible} | {*self.chances(rules)}))

    def chances(self, rules: Rules) -> tuple[int, ...]:
        """The codes only chance takes: what is drawn before the game, cards, tosses and chips."""
        found: list[Action] = [*verb.DRAWN, *[verb.TOSS[bonus] for bonus in sides(rules)]]
        found += verb.FIRST_PLAYER if rules.first is None else ()
        found += () if rules.pages else verb.OPEN_BOOK
        found += () if rules.coins else verb.COINS_IN_PLAY.values()
        if FROM_THE_BOX in rules.pile:
            found += [verb.TURN_UP[card] for card in range(LAST_CARD) if card not in rules.pile]
        return tuple(action.code for action in found)

    def longest(self, rules: Rules) -> int:
        """Far beyond what is ever played: a round that draws every chip of the box, and as many as can once more."""
        return rules.rounds * A_CHIP * (sum(TOTAL) + BACK)

    def fields(self, rules: Rules) -> tuple[Field, ...]:
        return layout(rules)

    def numbers(self, s: Table, seat: int) -> bytearray:
        """What the seat knows, as signed bytes, piece by piece in the order of the fields."""
        step = s.agenda[-1] if s.agenda else None
        pieces = [
            MOMENT[seat, s.first, step.seat if step else -1, step], scalars(s),
            ROUND[s.finished, s.pages, s.coins, s.toss, s.card, s.spent, s.shields, s.shown],
            bytes(s.supply),
            CHIPS_OF_BOTH[s.bags, s.necks, s.bottoms, s.aside, s.bought],
            TRACKS_AND_CARDS[s.whites, s.trails, s.kept], PAST[s.past, s.setup.rounds],
        ]  # fmt: skip
        return bytearray().join(pieces)
