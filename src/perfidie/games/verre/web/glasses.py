"""The row of glasses: who poured which card, who has looked into which bottom, and what this viewer knows of it.

A face in a closed glass is private ink. A face-down card is drawn the same, whatever it hides.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept, poured_into, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Scene, hole
from perfidie.games.verre.rules.actions import CARD, LETTERS
from perfidie.games.verre.rules.box import Row, Rows
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import HAND, Cards, Sight
from perfidie.games.verre.web.reading import Reading, amount, piece, pourers

PRESSES = {"SpyGlass": "spy", "PourCard": "play", "TakeGlass": "take"}
"""What pressing a glass does, by step."""

NOBODY = -9
"""The seat of a spectator."""

IDS = tuple([f"glass-{letter}" for letter in LETTERS])
ALONE: dict[str, Cards] = {word: (word,) for word in CARD}
"""A card that is known, as the only face it may have."""

Faces = tuple[Cards, ...]
"""By card of a glass, bottom first: the faces it may have, as far as the viewer knows."""
Weight = tuple[str, bool, int, str]
"""The balance as far as it is known, whether that is certain, how many cards are not known, Wesley's bonus."""


def row(r: Reading, spilt: int) -> list[Part]:
    """All glasses side by side. The glass `spilt` lies open on the stage, so nothing is left in it."""
    sight, draw, rules, names = r.sight, r.draw, r.rules, r.names
    maybe = in_doubt(sight)
    known = [ALONE[word] if word else maybe.get(number, ()) for number, word in enumerate(sight.faces)]
    newest = len(known) - 1 if r.phase == 2 and len(known) > rules.glasses else -1
    me, wesley, peeked = NOBODY if r.seat is None else r.seat, sight.wesley, sight.peeked
    owners, eyes = taken_by(sight.taken, rules.glasses), looked_at(sight.spied, rules.glasses)
    drawn: list[Part] = []
    memo = r.scene.memo
    for glass, numbers in enumerate(sight.glasses):
        owner = owners[glass]
        faces = tuple([known[number] for number in numbers])
        said, opened = (sight.announced[owner], sight.opened[owner]) if owner >= 0 else (-1, False)
        fresh = newest if numbers[-1] == newest else -1
        seen = tuple([number for number in peeked if number in numbers]) if peeked else ()
        shown = Shown(glass, numbers, faces, eyes[glass], owner, said, opened, sight.balances[glass], fresh, seen)
        html = recalled(memo, IDS[glass], one, draw, names, rules, (wesley, sight.round, me), shown, glass == spilt)
        drawn.append((IDS[glass], html))
    verb = PRESSES.get(r.view.step, "") if r.scene.legal else ""
    drawn.append(("taps", taps(draw, verb, pressed(r.scene, verb) if verb else "", rules.glasses if verb else 0)))
    return drawn


@kept
def taken_by(taken: Row, glasses: int) -> Row:
    """By glass, the seat that took it; -1 while nobody has."""
    return tuple([taken.index(glass) if glass in taken else -1 for glass in range(glasses)])


@kept
def looked_at(spied: Rows, glasses: int) -> Rows:
    """By glass, the seats that have looked at its bottom."""
    return tuple([tuple([seat for seat, looks in enumerate(spied) if glass in looks]) for glass in range(glasses)])


@kept
def taps(draw: Draw, verb: str, letters: str, glasses: int) -> Html:
    """Glasses that can be pressed themselves."""
    return draw("verre/glass.html#taps", verb=verb, letters=letters, all=LETTERS[:glasses])


class Shown(NamedTuple):
    """What a viewer sees of one glass."""

    glass: int
    numbers: Row
    faces: Faces
    eyes: Row
    """The seats that looked at its bottom."""
    owner: int
    said: int
    opened: bool
    balance: int | None
    fresh: int
    """The number of the card poured last; -1 where it lies in another glass."""
    peeked: Row
    """The numbers of the cards that Vizzini saw."""


def one(draw: Draw, names: Names, rules: Rules, moment: tuple[int, int, int], shown: Shown, spilt: bool) -> Html:
    """One glass, put together from pieces that come again and again. The moment: who is Wesley, the round, and me."""
    wesley, round_number, me = moment
    glass, numbers, faces, eyes, owner, said, opened, balance, fresh, peeked = shown
    by = pourers(rules, wesley)
    room = rules.capacity - (0 if spilt else len(numbers))
    cards: list[Html] = []
    for number, known in zip(numbers, faces, strict=True) if not spilt else ():
        who, turn = by[number]
        name = names[who] if who >= 0 else ""
        card = layer(draw, who, turn, name, known, opened, number == fresh, number in peeked)
        cards += poured_into(card, piece=(piece(round_number, number, known[0] if len(known) == 1 else "", who == me),))
    foot: list[Html] = []
    if eyes:
        foot.append(spies(draw, names, eyes))
    if owner >= 0:
        foot.append(taker(draw, owner, names[owner], said))
    weight = weigh(rules, faces, balance, rules.bonus if owner >= 0 and owner == wesley else 0)
    if weight[0] or weight[3]:
        foot.append(weighed(draw, *weight))
    return joined(poured_into(vessel(draw, LETTERS[glass], room, opened, spilt), cards=cards, foot=foot))


@kept
def vessel(draw: Draw, letter: str, room: int, opened: bool, spilt: bool) -> Html:
    """A glass without its cards and what stands at its foot."""
    return draw("verre/glass.html#glass", letter=letter, room=room, opened=opened, spilt=spilt)


def kind_of(known: Cards) -> str:
    """How a layer is tinted."""
    if not known:
        return ""
    return "pair" if len(known) == 2 else "poison" if known[0][0] == "p" else "antidote"


@kept
def layer(draw: Draw, who: int, turn: int, name: str, known: Cards, opened: bool, fresh: bool, seen: bool) -> Html:
    """One card in a glass; the name under which it glides is still to be filled in."""
    drawn = draw("verre/glass.html#layer", kind=kind_of(known), open=opened, fresh=fresh, peeked=seen)
    face = draw("verre/glass.html#face", faces=known)
    return fill(drawn, piece=hole("piece"), who=who_poured(draw, who, turn, name), face=face)


@kept
def who_poured(draw: Draw, who: int, turn: int, name: str) -> Html:
    """The mark of the one who poured a card, and the numeral of the turn."""
    return draw("verre/glass.html#who", who=who, turn=turn, name=name)


@kept
def spies(draw: Draw, names: Names, eyes: Row) -> Html:
    """Under the glass: who spied its bottom."""
    marks = [draw("verre/glass.html#eye", seat=seat, name=names[seat], last=seat == eyes[-1]) for seat in eyes]
    return fill(draw("verre/glass.html#eyes"), marks=joined(marks))


@kept
def taker(draw: Draw, owner: int, name: str, said: int) -> Html:
    """Under the glass: who took it, and what they said."""
    return draw("verre/glass.html#owner", seat=owner, name=name, said=said)


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
