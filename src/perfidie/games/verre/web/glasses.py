"""The row of glasses: who poured which card, who has looked into which bottom, and what this viewer knows of it.

A face in a closed glass is private ink. A face-down card is drawn the same, whatever it hides.
"""

from __future__ import annotations

from perfidie.games.verre.actions import LETTERS
from perfidie.games.verre.events import halves
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.view import HAND, Sight
from perfidie.games.verre.web.reading import Names, Words, amount, kept, names_of, phase_of, piece, poured_by, rules_of
from perfidie.texts.scene import Draw, Html, Scene

HOLE = "\ue000"
"""Where a drawn piece waits for what it holds."""

PRESSES = {"SpyGlass": "spy", "PourCard": "play", "TakeGlass": "take"}
"""What pressing a glass does, by step."""

Layer = tuple[int, int, Words, bool, bool, bool, str]
"""A card in a glass: who poured it and when; the faces it may have; open to all; fresh; seen by Vizzini; its name."""
Weight = tuple[str, bool, int, str]
"""The balance as far as it is known, whether that is certain, how many cards are not known, Wesley's bonus."""


def fill(draw: Draw, vessel: Html, *contents: Html) -> Html:
    """A drawn piece with its holes filled, in their order."""
    before, *parts = vessel.split(HOLE)
    return draw.join([before, *[each for pair in zip(contents, parts, strict=True) for each in pair]])


def row(scene: Scene, small: bool, spilt: int = -1) -> Html:
    """All glasses side by side. The glass `spilt` lies open on the stage, so nothing is left in it."""
    view, draw = scene.view, scene.draw
    sight: Sight = view.table
    rules, names = rules_of(view), names_of(scene)
    maybe = in_doubt(sight)
    drawn = []
    for glass, letter in enumerate(LETTERS[: rules.glasses]):
        owner = sight.taken.index(glass) if glass in sight.taken else -1
        opened = owner >= 0 and sight.opened[owner]
        layers = () if glass == spilt else layers_of(scene, rules, glass, maybe, opened)
        eyes = tuple([seat for seat, looks in enumerate(sight.spied) if glass in looks])
        said = sight.announced[owner] if owner >= 0 else -1
        weight = weight_of(sight, rules, glass, owner)
        drawn.append(one(draw, names, letter, layers, eyes, owner, said, weight, opened, glass == spilt))
    verb = PRESSES.get(view.step, "") if scene.legal else ""
    taps = draw("verre/taps.html", verb=verb, letters=pressed(scene, verb), of=rules.glasses) if verb else ""
    cut = small and phase_of(view) < 4
    vessel = draw("verre/row.html", count=rules.glasses, small=small, cut=cut)
    return fill(draw, vessel, draw.join(drawn), taps)


@kept
def one(
    draw: Draw, names: Names, letter: str, layers: tuple[Layer, ...], eyes: tuple[int, ...], owner: int, said: int,
    weight: Weight, opened: bool, spilt: bool,
) -> Html:  # fmt: skip
    """One glass, put together from pieces that come again and again."""
    cards = [
        draw(
            "verre/layer.html", who=who, turn=turn, name=names[who] if who >= 0 else "", faces=faces, open=is_open,
            fresh=fresh, peeked=peeked, piece=named,
        )
        for who, turn, faces, is_open, fresh, peeked, named in layers
    ]  # fmt: skip
    total, sure, unknown, bonus = weight
    foot = draw(
        "verre/foot.html", letter=letter, eyes=eyes, names=tuple([names[seat] for seat in eyes]), owner=owner,
        owner_name=names[owner] if owner >= 0 else "", said=said, total=total, sure=sure, unknown=unknown, bonus=bonus,
    )  # fmt: skip
    vessel = draw("verre/glass.html", letter=letter, room=4 - len(cards), opened=opened, spilt=spilt)
    return fill(draw, vessel, draw.join(cards), foot)


def in_doubt(sight: Sight) -> dict[int, Words]:
    """By card: the two faces it may have, where the viewer knows that much."""
    return {
        place: group.cards for group in sight.groups if len(group.cards) == 2 for place in group.places if place < HAND
    }


def layers_of(scene: Scene, rules: Rules, glass: int, maybe: dict[int, Words], opened: bool) -> tuple[Layer, ...]:
    """The cards of a glass, bottom first."""
    sight: Sight = scene.view.table
    faces, newest = sight.faces, len(sight.faces) - 1
    pouring = phase_of(scene.view) == 2
    layers = []
    for number in sight.glasses[glass]:
        who, turn = poured_by(sight, rules.seats, number)
        word = faces[number]
        known = (word,) if word else maybe.get(number, ())
        fresh = pouring and number == newest >= rules.glasses
        named = piece(sight.round, number, word, who == scene.view.seat)
        layers.append((who, turn, known, opened, fresh, number in sight.peeked, named))
    return tuple(layers)


def weight_of(sight: Sight, rules: Rules, glass: int, owner: int) -> Weight:
    """Antidote minus poison as far as this viewer knows; Wesley's bonus counts in his own glass."""
    bonus = rules.bonus if owner >= 0 and owner == sight.wesley else 0
    written = halves(bonus) if bonus else ""
    sure = sight.balances[glass] if sight.balances else None
    if sure is not None:
        return (halves(2 * sure + bonus), True, 0, written)
    known = [word for number in sight.glasses[glass] if (word := sight.faces[number])]
    unknown = len(sight.glasses[glass]) - len(known)
    total = halves(2 * sum([amount(rules, word) for word in known])) if known else ""
    return (total, False, unknown, written)


def pressed(scene: Scene, verb: str) -> str:
    """The letters of the glasses that may be pressed now."""
    return "".join(sorted({words[-1] for words in scene.legal if words[0] == verb}))
