"""The notebook: what this seat has seen, what follows from it for certain, and what it never saw."""

from __future__ import annotations

from perfidie.games.verre.actions import CARD, LETTERS
from perfidie.games.verre.events import halves
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.view import HAND, REMOVED, Group, Sight
from perfidie.games.verre.web.glasses import fill
from perfidie.games.verre.web.reading import Names, Words, kept, names_of, poured_by, rules_of, sorted_cards
from perfidie.texts.scene import Draw, Html, Scene

Place = tuple[str, int, int]
"""Where a card is: the letter of its glass, who poured it, in which turn; or HAND, its holder, how many."""
IN_HAND, SET_ASIDE = "hand", "aside"


def notebook(scene: Scene) -> Html:
    """The deck as a checklist, then what one knows in sentences."""
    view, draw = scene.view, scene.draw
    if view.seat is None:
        return ""
    if view.options["notebook"] == "off":
        return draw("verre/no_notebook.html")
    sight: Sight = view.table
    rules, names = rules_of(view), names_of(scene)
    states = checklist(sight, rules)
    half = len(rules.deck) // 2
    notes = [draw("verre/checklist.html", poison=states[:half][::-1], antidote=states[half:])]
    told = [*known(scene, rules, names), *groups(scene, names), *hands(scene, names), *sums(scene)]
    return draw.join([*notes, fill(draw, draw("verre/notes.html", empty=not told), draw.join(told))])


def checklist(sight: Sight, rules: Rules) -> str:
    """By card, from the worst poison to the best antidote: h in hand, s place known, p passed on, n never seen."""
    state = dict.fromkeys(rules.deck, "n")
    for held in sight.hands_seen:
        for word in held.cards:
            state[CARD[word]] = "p"
    for word in (*sight.faces, sight.removed):
        if word:
            state[CARD[word]] = "s"
    for word in sight.hand:
        state[CARD[word]] = "h"
    return "".join(state.values())


def place_of(sight: Sight, seats: int, number: int) -> Place:
    """Where a laid card is now."""
    for glass, row in enumerate(sight.glasses):
        if number in row:
            return (LETTERS[glass], *poured_by(sight, seats, number))
    raise LookupError(number)


def known(scene: Scene, rules: Rules, names: Names) -> list[Html]:
    """Faces in closed glasses: looked at, poured by oneself, deduced. What lies open needs no note."""
    sight: Sight = scene.view.table
    public = {number for seat, glass in enumerate(sight.taken) if sight.opened[seat] for number in sight.glasses[glass]}
    kinds: dict[str, list[tuple[str, Place]]] = {"seen": [], "poured": [], "deduced": []}
    for number, word in enumerate(sight.faces):
        if not word or number in public:
            continue
        place = place_of(sight, rules.seats, number)
        kind = "deduced" if not sight.seen[number] else "poured" if place[1] == scene.view.seat else "seen"
        kinds[kind].append((word, place))
    return [note(scene.draw, names, kind, tuple(cards)) for kind, cards in kinds.items() if cards]


@kept
def note(draw: Draw, names: Names, kind: str, cards: tuple[tuple[str, Place], ...]) -> Html:
    """Cards, each with its place."""
    entries = [draw.join([chip(draw, word), where(draw, names, place)]) for word, place in cards]
    return fill(draw, draw("verre/note.html", kind=kind, count=len(cards)), draw.join(entries))


def groups(scene: Scene, names: Names) -> list[Html]:
    """So many cards on so many places, in an unknown order."""
    sight: Sight = scene.view.table
    seats = scene.view.seats
    held = {word for hand in sight.hands_seen for word in hand.cards}
    found = []
    for group in sight.groups:
        kind = ("sure", "pair", "among")[min(len(group.cards), 3) - 1] if group.cards[0] in held else "never"
        places = tuple(places_of(sight, seats, group))
        found.append(doubt(scene.draw, names, kind, sorted_cards(group.cards), places))
    return found


def places_of(sight: Sight, seats: int, group: Group) -> list[Place]:
    """Places, cards of one hand counted together."""
    found: list[Place] = []
    for number in sorted(set(group.places)):
        if number == REMOVED:
            found.append((SET_ASIDE, 0, 0))
        elif number >= HAND:
            found.append((IN_HAND, number - HAND, group.places.count(number)))
        else:
            found.append(place_of(sight, seats, number))
    return found


@kept
def doubt(draw: Draw, names: Names, kind: str, cards: Words, places: tuple[Place, ...]) -> Html:
    chips = [chip(draw, word) for word in cards]
    lies = [where(draw, names, place) for place in places]
    return fill(draw, draw("verre/doubt.html", kind=kind, count=len(cards)), draw.join(chips), draw.join(lies))


def hands(scene: Scene, names: Names) -> list[Html]:
    """The hands that went through this seat's own, except the one it holds now."""
    sight: Sight = scene.view.table
    past = [held for held in sight.hands_seen if held.turn < sight.turn or not sight.hand]
    return [held_then(scene.draw, held.turn + 1, names[held.dealt_to], sorted_cards(held.cards)) for held in past]


@kept
def held_then(draw: Draw, turn: int, name: str, cards: Words) -> Html:
    return fill(draw, draw("verre/held.html", turn=turn, name=name), draw.join([chip(draw, word) for word in cards]))


def sums(scene: Scene) -> list[Html]:
    """Closed glasses whose balance is certain."""
    sight: Sight = scene.view.table
    opened = {sight.taken[seat] for seat in range(scene.view.seats) if sight.opened[seat]}
    sure = [
        scene.draw("verre/sum.html", letter=LETTERS[glass], total=halves(2 * total))
        for glass, total in enumerate(sight.balances)
        if total is not None and glass not in opened
    ]
    return [fill(scene.draw, scene.draw("verre/sums.html"), scene.draw.join(sure))] if sure else []


def chip(draw: Draw, word: str) -> Html:
    return draw("verre/chip.html", word=word)


def where(draw: Draw, names: Names, place: Place) -> Html:
    letter, who, turn = place
    return draw("verre/place.html", letter=letter, who=who, turn=turn, name=names[who] if who >= 0 else "")
