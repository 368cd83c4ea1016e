"""The notebook: what this seat has seen, what follows from it for certain, and what it never saw."""

from __future__ import annotations

from perfidie.games.verre.actions import CARD, LETTERS
from perfidie.games.verre.events import halves
from perfidie.games.verre.setup import Rules
from perfidie.games.verre.view import HAND, REMOVED, Group, Sight
from perfidie.games.verre.web.glasses import who_poured
from perfidie.games.verre.web.reading import (
    Names,
    Part,
    Reading,
    Words,
    fill,
    joined,
    kept,
    poured_into,
    pourers,
    slot,
    sorted_cards,
)  # fmt: skip
from perfidie.texts.scene import Draw, Drawing, Html, Parts

Place = tuple[str, int, int]
"""Where a card is: the letter of its glass, who poured it, in which turn; or IN_HAND, its holder, how many."""
IN_HAND, SET_ASIDE = "hand", "aside"


def notebook(r: Reading) -> Drawing:
    """The deck as a checklist, then what one knows in sentences."""
    if r.seat is None:
        return ""
    if r.view.options["notebook"] == "off":
        return r.draw("verre/no_notebook.html")
    where, draw = places(r), r.draw
    notes = {"known": known(r, where), "doubts": groups(r, where), "hands": hands(r), "sums": sums(r)}
    parts = [("checklist", checklist(draw, states(r.sight, r.rules)))]
    parts += [listed(draw, f"note-{name}", tuple(lines)) for name, lines in notes.items()]
    return Parts(draw("verre/notes.html", empty=not any(notes.values())), tuple(parts))


@kept
def listed(draw: Draw, name: str, lines: tuple[Html, ...]) -> Part:
    """Notes of one sort."""
    return slot(draw, name, poured_into(draw("verre/list.html"), lines) if lines else ())


def states(sight: Sight, rules: Rules) -> str:
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


@kept
def checklist(draw: Draw, found: str) -> Html:
    """All cards of the deck, poison above antidote, from 1 up."""
    half = len(found) // 2
    rows = [
        joined([draw("verre/cell.html", value=value, state=state) for value, state in enumerate(side, start=1)])
        for side in (found[:half][::-1], found[half:])
    ]
    return fill(draw("verre/checklist.html", count=len(found)), *rows)


def places(r: Reading) -> list[Place]:
    """By the number of a laid card: where it is now."""
    by = pourers(r.rules, r.sight.wesley)
    found: list[Place] = [("", 0, 0)] * len(r.sight.faces)
    for glass, row in enumerate(r.sight.glasses):
        for number in row:
            found[number] = (LETTERS[glass], *by[number])
    return found


def known(r: Reading, where: list[Place]) -> list[Html]:
    """Faces in closed glasses: looked at, poured by oneself, deduced. What lies open needs no note."""
    sight = r.sight
    public = {number for seat, glass in enumerate(sight.taken) if sight.opened[seat] for number in sight.glasses[glass]}
    kinds: dict[str, list[tuple[str, Place]]] = {"seen": [], "poured": [], "deduced": []}
    for number, word in enumerate(sight.faces):
        if word and number not in public:
            place = where[number]
            kind = "deduced" if not sight.seen[number] else "poured" if place[1] == r.seat else "seen"
            kinds[kind].append((word, place))
    return [note(r.draw, r.names, kind, tuple(cards)) for kind, cards in kinds.items() if cards]


@kept
def note(draw: Draw, names: Names, kind: str, cards: tuple[tuple[str, Place], ...]) -> Html:
    """Cards, each with its place."""
    entries = [chip(draw, word) + spot(draw, names, place) for word, place in cards]
    return fill(draw("verre/note.html", kind=kind), joined(entries))


def groups(r: Reading, where: list[Place]) -> list[Html]:
    """So many cards on so many places, in an unknown order."""
    held = {word for hand in r.sight.hands_seen for word in hand.cards}
    found = []
    for group in r.sight.groups:
        kind = ("sure", "pair", "among")[min(len(group.cards), 3) - 1] if group.cards[0] in held else "never"
        found.append(doubt(r.draw, r.names, kind, group.cards, tuple(places_of(group, where))))
    return found


def places_of(group: Group, where: list[Place]) -> list[Place]:
    """Places, cards of one hand counted together."""
    found: list[Place] = []
    for number in sorted(set(group.places)):
        if number == REMOVED:
            found.append((SET_ASIDE, 0, 0))
        elif number >= HAND:
            found.append((IN_HAND, number - HAND, group.places.count(number)))
        else:
            found.append(where[number])
    return found


@kept
def doubt(draw: Draw, names: Names, kind: str, cards: Words, lies: tuple[Place, ...]) -> Html:
    chips = joined([chip(draw, word) for word in sorted_cards(cards)])
    return fill(draw("verre/doubt.html", kind=kind), chips, joined([spot(draw, names, place) for place in lies]))


def hands(r: Reading) -> list[Html]:
    """The hands that went through this seat's own, except the one it holds now."""
    past = [held for held in r.sight.hands_seen if held.turn < r.sight.turn or not r.sight.hand]
    return [held_then(r.draw, held.turn + 1, r.names[held.dealt_to], held.cards) for held in past]


@kept
def held_then(draw: Draw, turn: int, name: str, cards: Words) -> Html:
    chips = joined([chip(draw, word) for word in sorted_cards(cards)])
    return fill(draw("verre/held.html", turn=turn, name=name), chips)


def sums(r: Reading) -> list[Html]:
    """Closed glasses whose balance is certain."""
    opened = {r.sight.taken[seat] for seat in range(r.view.seats) if r.sight.opened[seat]}
    sure = [
        r.draw("verre/sum.html", letter=LETTERS[glass], total=halves(2 * total))
        for glass, total in enumerate(r.sight.balances)
        if total is not None and glass not in opened
    ]
    return [fill(r.draw("verre/sums.html"), joined(sure))] if sure else []


@kept
def chip(draw: Draw, word: str) -> Html:
    return draw("verre/chip.html", word=word)


@kept
def spot(draw: Draw, names: Names, place: Place) -> Html:
    """A place in as few words as it takes."""
    letter, who, turn = place
    if letter in (IN_HAND, SET_ASIDE):
        return draw("verre/away.html", name=names[who] if letter == IN_HAND else "", count=turn)
    return fill(draw("verre/place.html", letter=letter), who_poured(draw, who, turn, names[who] if who >= 0 else ""))
