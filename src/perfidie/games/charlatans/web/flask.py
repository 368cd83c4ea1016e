"""Both flasks: neck, bottom and white track, what they add up to, the bag, and what lies beside them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import Part, kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import BOX, CHIP, CHIPS, HIGHER
from perfidie.games.charlatans.sight.knowledge import Risk, movement_now, risk
from perfidie.games.charlatans.sight.view import White
from perfidie.games.charlatans.web.faces import face_of
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, BREWING, Chips, Reading, value_of

FULL = 12
"""With so many chips the flask is drawn full."""
ALARM = (0.0, 0.15, 0.3, 0.5)
"""The more likely the explosion, the redder the flask: from these chances on."""
FLIGHTS = 2
"""For so many chips of each sort the bag is a place to fly from."""
IN_NECK = ("coin_return_colour", "coin_upgrade")
"""What may be done to a chip of the neck without naming its zone; `IN_BOTTOM`, to one of the bottom."""
IN_BOTTOM = ("coin_return_colour", "return")


class Sum(NamedTuple):
    """What a turn would drive the patient by."""

    neck: tuple[int, ...]
    white: int
    extra: int
    amber: int
    total: int


class Grip(NamedTuple):
    """What pressing a chip does: the words it sends, and what it becomes (nothing: it goes back into the bag)."""

    chip: str
    words: str
    better: str


def grips(r: Reading, seat: int, zone: str) -> tuple[Grip, ...]:
    """The chips of this zone that the viewer may press now, each sort once."""
    if seat != r.seat:
        return ()
    loose = IN_NECK if zone == "neck" else IN_BOTTOM
    found = []
    for words in r.scene.legal:
        if (words[0] in loose and len(words) > 1) or words[:2] == ("upgrade", zone):
            chip = words[-1]
            better = CHIPS[HIGHER[CHIP[chip]]] if words[0] in ("upgrade", "coin_upgrade") else ""
            found.append(Grip(chip, " ".join(words), better))
    return tuple(found)


def white_grips(r: Reading, seat: int) -> tuple[int, ...]:
    """The spaces whose white a card may put back."""
    if seat != r.seat or r.step != "ReturnSomeWhites":
        return ()
    return tuple([int(words[1]) for words in r.scene.legal if words[0] == "return_white"])


def own(r: Reading) -> list[Part]:
    """The viewer's flask."""
    seat = r.me
    return [
        art(r, seat),
        neck(r, seat),
        steps(r, seat),
        goods(r, seat),
        bottom(r, seat),
        track(r, seat),
        signs(r, seat),
    ]


def rival(r: Reading) -> list[Part]:
    """The rival's flask, smaller."""
    seat = r.rival
    return [
        art(r, seat),
        steps(r, seat),
        track(r, seat),
        neck(r, seat),
        bottom(r, seat),
        goods(r, seat),
        signs(r, seat),
    ]


# The glass


def art(r: Reading, seat: int) -> Part:
    """The glass itself."""
    side = r.side(seat)
    count = len(side.neck) + len(side.bottom) + len(side.whites)
    alarm = alarm_of(risk(r.view, seat)) if r.brews(seat) else 0
    state = "exploded" if side.exploded else "finished" if seat in r.sight.finished else ""
    bursts = side.exploded and just_burst(r, seat)
    return (f"art-{seat}", glass(r.draw, seat, seat == r.me, min(count, FULL), alarm, state, bursts))


def alarm_of(chance: Risk | None) -> int:
    """How alarming the next chip is, 0 to 4; 0 where nobody counts."""
    if chance is None or not chance.bad:
        return 0
    return len([limit for limit in ALARM if chance.bad / chance.chips > limit])


def just_burst(r: Reading, seat: int) -> bool:
    """Whether the flask exploded in the turn everybody has just seen."""
    for glimpse in reversed(r.scene.recent):
        if glimpse.kind in ("turn-started", "effects-begin", "offered", "round-started"):
            return False
        if glimpse.kind == "exploded":
            return glimpse.facts["seat"] == seat
    return False


@kept
def glass(draw: Draw, seat: int, big: bool, level: int, alarm: int, state: str, bursts: bool) -> Html:
    """The glass by its level, alarm and state."""
    return draw("charlatans/flask.html#glass", seat=seat, big=big, level=level, alarm=alarm, state=state, bursts=bursts)


# What lies in it. Chips are numbered in the order in which they came, bottom first, so that they can be followed.


def neck(r: Reading, seat: int) -> Part:
    """The chips in the neck."""
    side = r.side(seat)
    return (f"neck-{seat}", throat(r.draw, seat, side.neck, len(side.bottom), grips(r, seat, "neck")))


@kept
def throat(draw: Draw, seat: int, chips: Chips, before: int, held: tuple[Grip, ...]) -> Html:
    """The neck, slot by slot."""
    slots = BOX.flask.neck
    return draw("charlatans/flask.html#neck", seat=seat, chips=gripped(chips, held), before=before, slots=slots)


def gripped(chips: Chips, held: tuple[Grip, ...]) -> tuple[Grip, ...]:
    """Each chip with what pressing it does; nothing for one that only lies there."""
    by_chip = {grip.chip: grip for grip in held}
    return tuple([by_chip.get(chip) or Grip(chip, "", "") for chip in chips])


def bottom(r: Reading, seat: int) -> Part:
    """The chips in the bottom."""
    return (f"bottom-{seat}", belly(r.draw, seat, r.side(seat).bottom, grips(r, seat, "bottom")))


@kept
def belly(draw: Draw, seat: int, chips: Chips, held: tuple[Grip, ...]) -> Html:
    """The bottom, chip by chip."""
    return draw("charlatans/flask.html#bottom", seat=seat, chips=gripped(chips, held))


def track(r: Reading, seat: int) -> Part:
    """The white track."""
    side = r.side(seat)
    guarded = side.waiting == "mine_guard"
    web = side.web if r.phase == BREWING else 0
    return (f"track-{seat}", spaces(r.draw, seat, side.whites, guarded, web, white_grips(r, seat)))


@kept
def spaces(
    draw: Draw, seat: int, whites: tuple[White, ...], guarded: bool, web: int, held: tuple[int, ...] = ()
) -> Html:
    """The white track: what lies on each space, or what it does; a white beyond the last one is drawn too."""
    lying = {white.space: (white.value, number) for number, white in enumerate(whites)}
    last = max(lying, default=0)
    drawn = []
    for space in range(1, max(BOX.flask.mined[-1], last) + 1):
        if space > BOX.flask.mined[-1] and space not in lying:
            continue
        mine = space >= BOX.flask.mined[0]
        kind = "guarded" if mine and guarded and space == BOX.flask.mined[0] else "mine" if mine else ""
        drawn.append((space, kind or ("bonus" if space in BOX.flask.bonus else ""), *lying.get(space, (0, 0))))
    return draw("charlatans/flask.html#track", seat=seat, spaces=tuple(drawn), last=last, web=web, held=held)


# What it adds up to


def steps(r: Reading, seat: int) -> Part:
    """The total while it is this seat's turn; otherwise how its potion stands."""
    side, sight = r.side(seat), r.sight
    found: Sum | None = None
    chance: Risk | None = None
    state = ""
    if r.brews(seat):
        values = tuple([value_of(chip) for chip in side.neck])
        white = side.whites[-1].value if side.whites else 0
        total = movement_now(r.view, seat)
        found = Sum(values, white, sight.extra, side.amber if sight.placed else 0, total)
        chance = risk(r.view, seat) if seat != r.me else None
    elif side.exploded:
        state = "exploded"
    elif seat in sight.finished:
        state = "finished"
    return (f"steps-{seat}", total_of(r.draw, seat, found, state, tuple(chance) if chance else ()))


@kept
def total_of(draw: Draw, seat: int, found: Sum | None, state: str, chance: tuple[int, ...]) -> Html:
    """The total, or how the potion ended."""
    return draw(
        "charlatans/flask.html#steps",
        seat=seat,
        sum=tuple(found) if found else None,
        state=state,
        chance=chance,
    )


# Gold and bag


def goods(r: Reading, seat: int) -> Part:
    """Gold and bag."""
    side = r.side(seat)
    lying = (len(side.neck) + len(side.bottom), len(side.whites))
    return (f"goods-{seat}", purse(r.draw, seat, seat == r.me, side.gold, side.bag, side.bag_size, lying))


@kept
def purse(draw: Draw, seat: int, mine: bool, gold: int, bag: Chips, size: int, lying: tuple[int, int]) -> Html:
    """Gold, and how many chips are in the bag; which ones, where the table agreed to count them."""
    counted = tuple(Counter(bag).items()) if len(bag) == size else ()
    flights = tuple(
        [
            f"{kind}-{seat}-{count + ahead}"
            for kind, count in zip(("chip", "white"), lying, strict=True)
            for ahead in range(FLIGHTS)
        ]
    )
    return draw(
        "charlatans/flask.html#goods",
        seat=seat,
        mine=mine,
        gold=gold,
        size=size,
        bag=counted,
        flights=flights,
    )


# What lies beside it


def signs(r: Reading, seat: int) -> Part:
    """Web, amber and shields; chips set aside or bought; the coin that waits; kept cards."""
    side, sight = r.side(seat), r.sight
    shields = sight.shields if sight.active == seat and r.phase == BREWING else ()
    waiting = side.waiting
    return (
        f"signs-{seat}",
        besides(r.draw, seat, side.web, side.amber, shields, side.aside, side.bought, waiting, side.cards),
    )


@kept
def besides(
    draw: Draw,
    seat: int,
    web: int,
    amber: int,
    shields: tuple[int, ...],
    aside: Chips,
    bought: Chips,
    waiting: str,
    cards: Chips,
) -> Html:
    """All signs beside a flask."""
    return draw(
        "charlatans/flask.html#signs",
        seat=seat,
        web=web,
        amber=amber,
        shields=shields,
        aside=aside,
        bought=bought,
        waiting=waiting,
        emblem=BONUS_EMBLEMS.get(waiting, ""),
        cards=tuple([(card, face_of(card).emblem) for card in cards]),
    )


def shown(r: Reading) -> Html:
    """Chips drawn that lie on the table; whoever has to decide sees them larger."""
    if not r.sight.shown or r.step:
        return ""
    return r.draw("charlatans/flask.html#shown", chips=r.sight.shown)
