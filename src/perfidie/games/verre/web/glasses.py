"""The row of glasses: who poured which card, who has looked into which bottom, and what this viewer knows of it.

A face in a closed glass is private ink. A face-down card is drawn the same, whatever it hides.
"""

from __future__ import annotations

from perfidie.games.verre.actions import LETTERS
from perfidie.games.verre.events import halves
from perfidie.games.verre.setup import Row, Rules
from perfidie.games.verre.view import HAND, Sight
from perfidie.games.verre.web.reading import (
    Names,
    Part,
    Reading,
    Words,
    amount,
    fill,
    joined,
    kept,
    piece,
    pourers,
)  # fmt: skip
from perfidie.texts.scene import Draw, Html, Scene

PRESSES = {"SpyGlass": "spy", "PourCard": "play", "TakeGlass": "take"}
"""What pressing a glass does, by step."""

NOBODY = -9
"""The seat of a spectator."""

Faces = tuple[Words, ...]
"""By card of a glass, bottom first: the faces it may have, as far as the viewer knows."""
Weight = tuple[str, bool, int, str]
"""The balance as far as it is known, whether that is certain, how many cards are not known, Wesley's bonus."""


def row(r: Reading, spilt: int) -> list[Part]:
    """All glasses side by side. The glass `spilt` lies open on the stage, so nothing is left in it."""
    sight, draw, rules = r.sight, r.draw, r.rules
    maybe = in_doubt(sight)
    newest = len(sight.faces) - 1 if r.phase == 2 else -1
    me = NOBODY if r.seat is None else r.seat
    drawn: list[Part] = []
    for glass, numbers in enumerate(sight.glasses):
        owner = sight.taken.index(glass) if glass in sight.taken else -1
        faces = tuple([(sight.faces[n],) if sight.faces[n] else maybe.get(n, ()) for n in numbers])
        eyes = tuple([seat for seat, looks in enumerate(sight.spied) if glass in looks])
        said, opened = (sight.announced[owner], sight.opened[owner]) if owner >= 0 else (-1, False)
        fresh = newest if newest >= rules.glasses and numbers[-1] == newest else -1
        seen = tuple([number for number in sight.peeked if number in numbers])
        weight = (sight.balances[glass], rules.bonus if owner >= 0 and owner == sight.wesley else 0)
        html = one(
            draw, r.names, rules, sight.wesley, sight.round, me, LETTERS[glass], numbers, faces, eyes, owner, said,
            opened, weight, fresh, seen, glass == spilt,
        )  # fmt: skip
        drawn.append((f"glass-{LETTERS[glass]}", html))
    verb = PRESSES.get(r.view.step, "") if r.scene.legal else ""
    taps = draw("verre/taps.html", verb=verb, letters=pressed(r.scene, verb), of=rules.glasses if verb else 0)
    return [*drawn, ("taps", taps)]


@kept
def one(
    draw: Draw, names: Names, rules: Rules, wesley: int, round_number: int, me: int, letter: str, numbers: Row,
    faces: Faces, eyes: Row, owner: int, said: int, opened: bool, weight: tuple[int | None, int], fresh: int, seen: Row,
    spilt: bool,
) -> Html:  # fmt: skip
    """One glass, put together from pieces that come again and again."""
    by = pourers(rules, wesley)
    cards = []
    for number, known in zip(numbers, faces, strict=True) if not spilt else ():
        who, turn = by[number]
        named = piece(round_number, number, known[0] if len(known) == 1 else "", who == me)
        name = names[who] if who >= 0 else ""
        cards.append(layer(draw, who, turn, name, known, opened, number == fresh, number in seen, named))
    vessel = draw("verre/glass.html", letter=letter, room=rules.capacity - len(cards), opened=opened, spilt=spilt)
    return fill(vessel, joined(cards), foot(draw, names, eyes, owner, said, weigh(rules, faces, *weight)))


def kind_of(known: Words) -> str:
    """How a layer is tinted."""
    if not known:
        return ""
    return "pair" if len(known) == 2 else "poison" if known[0][0] == "p" else "antidote"


@kept
def layer(
    draw: Draw, who: int, turn: int, name: str, known: Words, opened: bool, fresh: bool, seen: bool, named: str
) -> Html:
    """One card in a glass."""
    vessel = draw("verre/layer.html", kind=kind_of(known), open=opened, fresh=fresh, peeked=seen)
    return fill(vessel, named, who_poured(draw, who, turn, name), draw("verre/face.html", faces=known))


@kept
def who_poured(draw: Draw, who: int, turn: int, name: str) -> Html:
    """The mark of the one who poured a card, and the numeral of the turn."""
    return draw("verre/who.html", who=who, turn=turn, name=name)


@kept
def foot(draw: Draw, names: Names, eyes: Row, owner: int, said: int, weight: Weight) -> Html:
    """Under the glass: who spied its bottom, who took it, what he said, and the balance."""
    spies = joined([draw("verre/eye.html", seat=seat, name=names[seat], last=seat == eyes[-1]) for seat in eyes])
    parts = [fill(draw("verre/eyes.html"), spies)] if eyes else []
    if owner >= 0:
        parts.append(draw("verre/owner.html", seat=owner, name=names[owner], said=said))
    total, sure, unknown, bonus = weight
    if total or bonus:
        parts.append(draw("verre/weight.html", total=total, sure=sure, unknown=unknown, bonus=bonus))
    return joined(parts)


def in_doubt(sight: Sight) -> dict[int, Words]:
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
