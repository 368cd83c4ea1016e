"""Both flasks: neck, bottom and white track, what they add up to, and what lies beside them."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Nested, Part, fill, joined, kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.charlatans.rules.box import BOX, CHIP, CHIPS, HIGHER
from perfidie.games.charlatans.sight.knowledge import Risk, movement_now, risk
from perfidie.games.charlatans.sight.view import White
from perfidie.games.charlatans.web.bag import goods
from perfidie.games.charlatans.web.faces import face_of
from perfidie.games.charlatans.web.reading import BONUS_EMBLEMS, BREWING, Chips, Reading, value_of

FULL = 12
"""With so many chips the flask is drawn full."""
MANY, CROWD = 6, 12
"""Beyond so many chips in the bottom they are drawn smaller, and smaller still."""
ALARM = (0.0, 0.15, 0.3, 0.5)
"""The more likely the explosion, the redder the flask: from these chances on."""
IN_NECK = ("coin_return_colour", "coin_upgrade")
"""What may be done to a chip of the neck without naming its zone; `IN_BOTTOM`, to one of the bottom."""
IN_BOTTOM = ("coin_return_colour", "return")
SLOTS = BOX.flask.neck
FIRST_MINE, LAST_MINE = BOX.flask.mined[0], BOX.flask.mined[-1]
SPACES = tuple(range(1, LAST_MINE + 2))
"""The white track; the last of these places is for a white that went beyond it, and mostly empty."""


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


def flask(r: Reading, seat: int) -> list[Nested]:
    """Everything in and beside a flask that may change."""
    return [
        art(r, seat),
        *neck(r, seat),
        bottom(r, seat),
        *track(r, seat),
        steps(r, seat),
        *goods(r, seat),
        signs(r, seat),
    ]


# The glass


def art(r: Reading, seat: int) -> Part:
    """How the glass stands."""
    side = r.side(seat)
    count = len(side.neck) + len(side.bottom) + len(side.whites)
    alarm = alarm_of(risk(r.view, seat)) if r.brews(seat) else 0
    state = "exploded" if side.exploded else "finished" if seat in r.sight.finished else ""
    bursts = side.exploded and just_burst(r, seat)
    return glass(r.draw, seat, min(count, FULL), alarm, state, bursts)


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
def glass(draw: Draw, seat: int, level: int, alarm: int, state: str, bursts: bool) -> Part:
    """The glass by its level, alarm and state."""
    drawn = draw("charlatans/flask.html#glass_now", seat=seat, level=level, alarm=alarm, state=state, bursts=bursts)
    return (f"brew-{seat}", drawn)


# What lies in it. Chips are numbered in the order in which they came, bottom first, so that they can be followed.


def neck(r: Reading, seat: int) -> tuple[Part, ...]:
    """The chips in the neck, slot by slot."""
    side = r.side(seat)
    return throat(r.draw, seat, side.neck, len(side.bottom), grips(r, seat, "neck"))


@kept
def throat(draw: Draw, seat: int, chips: Chips, before: int, held: tuple[Grip, ...]) -> tuple[Part, ...]:
    """The slots of a neck; chips that lie in the bottom came before them."""
    found = [lying(draw, seat, grip, before + slot) for slot, grip in enumerate(gripped(chips, held))]
    found += [draw("charlatans/flask.html#free")] * (SLOTS - len(found))
    return tuple([slot_piece(draw, f"neck-{seat}-{slot}", chip) for slot, chip in enumerate(found)])


@kept
def slot_piece(draw: Draw, name: str, chip: Html) -> Part:
    """A slot of the neck with what lies in it."""
    return (name, fill(draw("charlatans/flask.html#slot"), id=name, chip=chip))


def gripped(chips: Chips, held: tuple[Grip, ...]) -> tuple[Grip, ...]:
    """Each chip with what pressing it does; nothing for one that only lies there."""
    by_chip = {grip.chip: grip for grip in held}
    return tuple([by_chip.get(chip) or Grip(chip, "", "") for chip in chips])


@kept
def lying(draw: Draw, seat: int, grip: Grip, number: int) -> Html:
    """A chip in a flask, the so-manieth that came to lie in it."""
    return fill(draw("charlatans/flask.html#placed", grip=grip), piece=f"chip-{seat}-{number}")


def bottom(r: Reading, seat: int) -> Part:
    """The chips in the bottom."""
    return belly(r.draw, seat, r.side(seat).bottom, grips(r, seat, "bottom"))


@kept
def belly(draw: Draw, seat: int, chips: Chips, held: tuple[Grip, ...]) -> Part:
    """The bottom, chip by chip."""
    size = (" is-many" if len(chips) > MANY else "") + (" is-crowd" if len(chips) > CROWD else "")
    found = [lying(draw, seat, grip, number) for number, grip in enumerate(gripped(chips, held))]
    name = f"bottom-{seat}"
    return (name, fill(draw("charlatans/flask.html#bottom", cls=size), id=name, chips=joined(found)))


def track(r: Reading, seat: int) -> tuple[Part, ...]:
    """The white track, space by space."""
    side = r.side(seat)
    guarded = side.waiting == "mine_guard"
    web = bool(side.web) and r.phase == BREWING
    return spaces(r.draw, seat, side.whites, guarded, web, white_grips(r, seat))


@kept
def spaces(
    draw: Draw, seat: int, whites: tuple[White, ...], guarded: bool, web: bool, held: tuple[int, ...] = ()
) -> tuple[Part, ...]:
    """What lies on each space, or what it does; a white beyond the last one, which ends a potion, is drawn too."""
    lying = {white.space: (white.value, number) for number, white in enumerate(whites)}
    last = max(lying, default=0)
    found: list[Part] = []
    for place in SPACES:
        space = max(place, last) if place > LAST_MINE else place
        value, number = lying.get(space, (0, 0))
        name, webbed = f"track-{seat}-{place}", web and place == 1
        if value:
            white = white_piece(draw, space, kind_of(space, guarded), value, space == last, space in held, webbed)
            found.append((name, fill(white, id=name, piece=f"white-{seat}-{number}")))
        else:
            found.append(empty_space(draw, name, place, guarded, webbed))
    return tuple(found)


def kind_of(space: int, guarded: bool) -> str:
    """What a space of the track does."""
    if space >= FIRST_MINE:
        return "guarded" if guarded and space == FIRST_MINE else "mine"
    return "bonus" if space in BOX.flask.bonus else ""


@kept
def empty_space(draw: Draw, name: str, space: int, guarded: bool, web: bool) -> Part:
    """A space on which nothing lies; there is none beyond the last mine."""
    if space > LAST_MINE:
        return (name, f'<li id="{name}" hidden></li>')
    drawn = draw("charlatans/flask.html#space", space=space, kind=kind_of(space, guarded), web=web)
    return (name, fill(drawn, id=name))


@kept
def white_piece(draw: Draw, space: int, kind: str, value: int, last: bool, held: bool, web: bool) -> Html:
    """A white on its space, with holes for its names."""
    return draw("charlatans/flask.html#white", space=space, kind=kind, value=value, last=last, held=held, web=web)


# What it adds up to


def steps(r: Reading, seat: int) -> Part:
    """The total while it is this seat's turn; otherwise how its potion stands."""
    side, sight = r.side(seat), r.sight
    if not r.brews(seat):
        return ended(r.draw, seat, "exploded" if side.exploded else "finished" if seat in sight.finished else "")
    white = side.whites[-1].value if side.whites else 0
    amber = side.amber if sight.placed else 0
    chance = risk(r.view, seat) if seat != r.me else None
    return total_of(r.draw, seat, side.neck, white, sight.extra, amber, movement_now(r.view, seat), chance)


@kept
def ended(draw: Draw, seat: int, state: str) -> Part:
    """How a potion ended; nothing while it waits for its turn."""
    return (f"steps-{seat}", draw("charlatans/flask.html#ended", seat=seat, state=state))


@kept
def total_of(
    draw: Draw, seat: int, neck: Chips, white: int, extra: int, amber: int, total: int, chance: Risk | None
) -> Part:
    """The total, and what it is made of."""
    values = [value_of(chip) for chip in neck]
    how = [
        addend(draw, "neck", "+".join(map(str, values))) if values else "",
        addend(draw, "white", f"+{white}" if values else str(white)) if white else "",
        addend(draw, "extra", f"+{extra}") if extra else "",
        addend(draw, "amber", f"−{amber}") if amber else "",
    ]
    name = f"steps-{seat}"
    drawn = fill(
        draw("charlatans/flask.html#steps", total=total),
        id=name,
        how=joined(how),
        sum=draw("charlatans/flask.html#sum", neck=sum(values), white=white, extra=extra, amber=amber),
        risk=draw("charlatans/flask.html#risk", bad=chance.bad, chips=chance.chips) if chance else "",
    )
    return (name, drawn)


@kept
def addend(draw: Draw, kind: str, figures: str) -> Html:
    """One of the things a total is made of."""
    return draw("charlatans/flask.html#addend", kind=kind, figures=figures)


# What lies beside it


def signs(r: Reading, seat: int) -> Part:
    """Web, amber and shields; chips set aside or bought; the coin that waits; kept cards."""
    side, sight = r.side(seat), r.sight
    shields = sight.shields if sight.active == seat and r.phase == BREWING else ()
    return besides(r.draw, seat, side.web, side.amber, shields, side.aside, side.bought, side.waiting, side.cards)


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
) -> Part:
    """All signs beside a flask."""
    found = [
        draw("charlatans/flask.html#coin_sign", bonus=waiting, emblem=BONUS_EMBLEMS[waiting]) if waiting else "",
        *[draw("charlatans/flask.html#card_sign", card=card, emblem=face_of(card).emblem) for card in cards],
        *[draw("charlatans/flask.html#shield_sign", value=value) for value in shields],
        draw("charlatans/flask.html#web_sign", web=web) if web else "",
        draw("charlatans/flask.html#amber_sign", amber=amber) if amber else "",
        *[draw("charlatans/flask.html#chip_sign", chip=chip, kind="aside") for chip in aside],
        *[draw("charlatans/flask.html#chip_sign", chip=chip, kind="bought") for chip in bought],
    ]
    return (f"signs-{seat}", fill(draw("charlatans/flask.html#signs", seat=seat), signs=joined(found)))


def shown(r: Reading) -> Html:
    """Chips drawn that lie on the table; whoever has to decide sees them larger."""
    if not r.sight.shown or r.step:
        return ""
    return r.draw("charlatans/flask.html#shown", chips=r.sight.shown)
