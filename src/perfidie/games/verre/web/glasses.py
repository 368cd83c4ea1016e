"""The row of glasses: who poured which card, who has looked into which bottom, and what this viewer knows of it.

A face in a closed glass is private ink. A face-down card is drawn the same, whatever it hides. Under each glass stands
its plaque: where a glass may be looked into, poured into or taken, that is what one presses.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Nested, Part, fill, fill_some, joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene, hole
from perfidie.games.verre.rules.actions import CARD, LETTERS
from perfidie.games.verre.rules.box import Glass, Piles, Row
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import HAND, Cards, Sight, spied_by
from perfidie.games.verre.web.reading import Reading, amount, piece, pourers

PRESSES = {"SpyGlass": "spy", "PourCard": "play", "TakeGlass": "take"}
"""What pressing a glass does, by step."""

NOBODY = -9
"""The seat of a spectator."""

IDS, BOWLS, TOLD, EYES, SUMS, FEET = [
    tuple([f"{part}-{letter}" for letter in LETTERS]) for part in ("glass", "bowl", "told", "eyes", "sum", "plaque")
]
MOST_LAYERS = 24
PLACES = tuple([tuple([f"layer-{letter}-{place}" for place in range(MOST_LAYERS)]) for letter in LETTERS])
"""By glass, the ids of its layers, from the bottom."""
NEWEST = "new-"
"""How the ids begin of what says that a layer is the newest."""
ALONE: dict[str, Cards] = {word: (word,) for word in CARD}
"""A card that is known, as the only face it may have."""

Faces = tuple[Cards, ...]
"""By card of a glass, bottom first: the faces it may have, as far as the viewer knows."""
Weight = tuple[str, bool, int, str]
"""The balance as far as it is known, whether that is certain, how many cards are not known, Wesley's bonus."""
Looked = tuple[bool, Row]
"""A card that was spied: whether it now lies higher than the bottom, and the seats that saw it."""


def row(r: Reading, touch: Touch | None = None) -> list[Nested]:
    """All glasses side by side; in a beat those that are touched are lit."""
    sight, draw, rules, names, memo = r.sight, r.draw, r.rules, r.names, r.scene.memo
    maybe = in_doubt(sight)
    known = [ALONE[word] if word else maybe.get(number, ()) for number, word in enumerate(sight.faces)]
    newest = len(known) - 1 if r.phase == 2 and len(known) > rules.glasses else -1
    me, wesley, peeked = NOBODY if r.seat is None else r.seat, sight.wesley, sight.peeked
    moment = (wesley, sight.round, me)
    owners, eyes = taken_by(sight.taken, rules.glasses), looked_at(sight.spied, sight.glasses)
    verb = PRESSES.get(r.view.step, "") if r.scene.legal else ""
    free = pressed(r.scene, verb) if verb else ""
    drawn: list[Nested] = []
    for glass, numbers in enumerate(sight.glasses):
        owner, id_ = owners[glass], IDS[glass]
        said, opened = (sight.announced[owner], sight.opened[owner]) if owner >= 0 else (-1, False)
        pile = Pile(
            glass,
            numbers,
            tuple([known[number] for number in numbers]),
            opened,
            newest if numbers[-1] == newest else -1,
            tuple([number for number in peeked if number in numbers]) if peeked else (),
        )
        cards = recalled(memo, BOWLS[glass], bowl, draw, names, rules, moment, pile)
        shown = Shown(pile, eyes[glass], owner, said, sight.balances[glass])
        press = Press(verb, LETTERS[glass] in free)
        lit = touch if touch and LETTERS[glass] in touch.letters else None
        drawn.append((id_, recalled(memo, id_, one, draw, names, rules, (wesley, me), cards, shown, press, lit)))
    return drawn


class Touch(NamedTuple):
    """Who touches which glasses, shown in a beat."""

    letters: str
    icon: str
    seat: int
    """-1 where nobody does."""


class Press(NamedTuple):
    """What pressing the plaque of a glass does, and whether it may be pressed."""

    verb: str
    free: bool


@kept
def taken_by(taken: Row, glasses: int) -> Row:
    """By glass, the seat that took it; -1 while nobody has."""
    return tuple([taken.index(glass) if glass in taken else -1 for glass in range(glasses)])


@kept
def looked_at(spied: tuple[tuple[Glass, ...], ...], glasses: Piles) -> tuple[tuple[Looked, ...], ...]:
    """By glass, its cards that were spied, bottom first: that is public, so all who look share it."""
    rows = [[(place > 0, spied_by(spied, number)) for place, number in enumerate(numbers)] for numbers in glasses]
    return tuple([tuple([looked for looked in row if looked[1]]) for row in rows])


class Pile(NamedTuple):
    """The cards of one glass, as a viewer sees them."""

    glass: int
    numbers: Row
    faces: Faces
    opened: bool
    fresh: int
    """The number of the card poured last; -1 where it lies in another glass."""
    peeked: Row
    """The numbers of the cards that Vizzini saw."""


class Shown(NamedTuple):
    """What a viewer sees of one glass."""

    pile: Pile
    eyes: tuple[Looked, ...]
    """The seats that spied a card of it."""
    owner: int
    said: int
    balance: int | None


def bowl(draw: Draw, names: Names, rules: Rules, moment: tuple[int, int, int], pile: Pile) -> tuple[Nested, ...]:
    """The cards of a glass, and room for those to come. The moment: who is Wesley, the round, and me."""
    wesley, round_number, me = moment
    glass, numbers, faces, opened, fresh, peeked = pile
    by, places = pourers(rules, wesley), PLACES[glass]
    parts: list[Nested] = []
    for place, number, known in zip(places, numbers, faces, strict=False):
        who, turn = by[number]
        card = layer(draw, who, turn, names[who] if who >= 0 else "", known, opened, number in peeked)
        named = piece(round_number, number, known[0] if len(known) == 1 else "", who == me)
        parts.append((place, laid(card, place, named, number == fresh)))
    return (*parts, *[(place, room(draw, place)) for place in places[len(numbers) : rules.capacity]])


def one(
    draw: Draw,
    names: Names,
    rules: Rules,
    seats: tuple[int, int],
    cards: tuple[Nested, ...],
    shown: Shown,
    press: Press,
    touch: Touch | None,
) -> Parts:
    """One glass, put together from pieces that come again and again. The seats: Wesley's, and mine."""
    wesley, me = seats
    pile, eyes, owner, said, balance = shown
    glass, size = pile.glass, len(pile.numbers)
    weight = weigh(rules, pile.faces, balance, rules.bonus if owner >= 0 and owner == wesley else 0)
    name = names[owner] if owner >= 0 and owner != me else ""
    foot = plaque(draw, press, LETTERS[glass], size, rules.capacity, owner, name, said)
    parts = (*cards, (TOLD[glass], told(draw, names, glass, eyes, weight)), (FEET[glass], foot))
    return Parts(vessel(draw, LETTERS[glass], max(size, rules.capacity), pile.opened, touch), parts)


@kept
def vessel(draw: Draw, letter: str, layers: int, opened: bool, touch: Touch | None) -> Html:
    """A glass without its cards and what stands at its foot."""
    icon, seat = (touch.icon, touch.seat) if touch else ("", -1)
    places = PLACES[LETTERS.index(letter)][:layers]
    return draw("verre/glass.html#glass", letter=letter, layers=places, opened=opened, icon=icon, seat=seat)


@kept
def laid(card: Html, place: str, name: str, fresh: bool) -> Parts:
    """A card in its place, under the name by which it glides; whether it is the newest is sent alone."""
    newest = NEWEST + place
    mark = f'<i class="is-new" id="{newest}"></i>' if fresh else f'<i id="{newest}"></i>'
    return Parts(fill(card, place=place, piece=name, fresh=hole(newest)), ((newest, mark),))


@kept
def room(draw: Draw, place: str) -> Html:
    """A place for a card that is still to be poured."""
    return draw("verre/glass.html#room", place=place)


@kept
def told(draw: Draw, names: Names, glass: int, eyes: tuple[Looked, ...], weight: Weight) -> Parts:
    """Under the glass: who looked into it, and its balance as far as the viewer knows it."""
    spied, summed = EYES[glass], SUMS[glass]
    balance = (weighed(draw, *weight),) if weight[0] or weight[3] else ()
    parts = (through(spied, tuple([spies(draw, names, each) for each in eyes])), through(summed, balance))
    return Parts(f'<div class="glass-told" id="{TOLD[glass]}">{hole(spied)}{hole(summed)}</div>', parts)


def through(name: str, lines: tuple[Html, ...]) -> Part:
    """Lines that may be sent without the others; what holds them is not seen."""
    return name, joined((f'<div class="is-through" id="{name}">', *lines, "</div>"))


@kept
def plaque(draw: Draw, press: Press, letter: str, size: int, capacity: int, owner: int, name: str, said: int) -> Html:
    """The letter of a glass with how full it is or who took it; a button where the glass may be pressed."""
    return draw(
        "verre/glass.html#plaque",
        verb=press.verb,
        free=press.free,
        letter=letter,
        size=size,
        capacity=capacity,
        owner=owner,
        name=name,
        said=said,
    )


def kind_of(known: Cards) -> str:
    """How a layer is tinted."""
    if not known:
        return ""
    return "pair" if len(known) == 2 else "poison" if known[0][0] == "p" else "antidote"


@kept
def layer(draw: Draw, who: int, turn: int, name: str, known: Cards, opened: bool, seen: bool) -> Html:
    """One card in a glass; its place and the name under which it glides are still to be filled in."""
    drawn = draw("verre/glass.html#layer", kind=kind_of(known), open=opened, peeked=seen)
    face = draw("verre/glass.html#face", faces=known)
    return fill_some(drawn, who=who_poured(draw, who, turn, name), face=face)


@kept
def who_poured(draw: Draw, who: int, turn: int, name: str) -> Html:
    """The mark of the one who poured a card, and the numeral of the turn."""
    return draw("verre/glass.html#who", who=who, turn=turn, name=name)


@kept
def spies(draw: Draw, names: Names, looked: Looked) -> Html:
    """Under the glass: who spied its bottom, or a bottom that was swapped to lie higher."""
    moved, eyes = looked
    marks = [draw("verre/glass.html#eye", seat=seat, name=names[seat], last=seat == eyes[-1]) for seat in eyes]
    return fill(draw("verre/glass.html#eyes", moved=moved), marks=joined(marks))


@kept
def weighed(draw: Draw, total: str, sure: bool, unknown: int, bonus: str) -> Html:
    """Under the glass: the balance."""
    return draw("verre/glass.html#weight", total=total, sure=sure, unknown=unknown, bonus=bonus)


def in_doubt(sight: Sight) -> dict[int, Cards]:
    """By card: the two faces it may have, where the viewer knows that much."""
    return {
        place: group.cards for group in sight.groups if len(group.cards) == 2 for place in group.places if place < HAND
    }


def weigh(rules: Rules, faces: Faces, sure: int | None, bonus: int) -> Weight:
    """Antidote minus poison as far as this viewer knows; Wesley's bonus counts in his own glass."""
    written = halves(bonus) if bonus else ""
    if sure is not None:
        return (halves(2 * sure + bonus), True, 0, written)
    known = [words[0] for words in faces if len(words) == 1]
    total = halves(2 * sum([amount(rules, word) for word in known])) if known else ""
    return (total, False, len(faces) - len(known), written)


def pressed(scene: Scene, verb: str) -> str:
    """The letters of the glasses that may be pressed now."""
    return "".join(sorted({words[-1] for words in scene.legal if words[0] == verb}))
