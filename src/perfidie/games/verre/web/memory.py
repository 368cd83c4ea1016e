"""The notebook: what this seat has seen, what follows from it for certain, and what it never saw."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept, poured_into, recalled, slot
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Drawing, Html, Parts
from perfidie.games.verre.rules.actions import CARD, LETTERS
from perfidie.games.verre.rules.box import Row, Rows
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.rules.setup import Rules
from perfidie.games.verre.sight.view import HAND, REMOVED, Cards, Group, HandSeen, Sight
from perfidie.games.verre.web import reveal
from perfidie.games.verre.web.glasses import who_poured
from perfidie.games.verre.web.reading import Reading, pourers, sorted_cards

Place = tuple[str, int, int]
"""Where a card is: the letter of its glass, who poured it, in which turn; or IN_HAND, its holder, how many."""
IN_HAND, SET_ASIDE = "hand", "aside"


def notebook(r: Reading) -> Drawing:
    """The deck as a checklist, then what one knows in sentences."""
    if r.seat is None:
        return ""
    if r.view.options["notebook"] == "off":
        return joined((r.draw("verre/notebook.html#without"), *reveal.past(r.draw, r.names, reveal.last_round(r))))
    facts = (known_by(r.sight), reveal.last_round(r))
    return recalled(r.scene.memo, "notebook", written, r.draw, r.names, r.rules, r.seat, *facts)


class Known(NamedTuple):
    """What the notebook is written from: while it stays the same, so does the page."""

    wesley: int
    turn: int
    hand: Cards
    glasses: Rows
    public: Row
    """The glasses that lie open."""
    faces: Cards
    seen: tuple[bool, ...]
    removed: str
    groups: tuple[Group, ...]
    hands_seen: tuple[HandSeen, ...]
    balances: tuple[int | None, ...]


def known_by(sight: Sight) -> Known:
    """What this sight lets one write down."""
    public: Row = ()
    if True in sight.opened:
        public = tuple([sight.taken[seat] for seat, lies_open in enumerate(sight.opened) if lies_open])
    return Known(
        sight.wesley,
        sight.turn,
        sight.hand,
        sight.glasses,
        public,
        sight.faces,
        sight.seen,
        sight.removed,
        sight.groups,
        sight.hands_seen,
        sight.balances,
    )


def written(draw: Draw, names: Names, rules: Rules, me: int, sight: Known, last: reveal.Past | None) -> Parts:
    """The notebook of one seat; at its end the round before this one."""
    where = places(rules, sight.wesley, sight.glasses, len(sight.faces))
    deck = checklist(draw, rules, tuple([*filter(None, sight.faces), sight.removed]), sight.hand, sight.hands_seen)
    sure, doubts = known(draw, names, me, sight, where), groups(draw, names, sight, where)
    past, summed = hands(draw, names, sight), sums(draw, sight.balances, sight.public)
    parts = (
        ("checklist", deck),
        listed(draw, "note-known", sure),
        listed(draw, "note-doubts", doubts),
        listed(draw, "note-hands", past),
        listed(draw, "note-sums", summed),
        slot("note-last", reveal.past(draw, names, last)),
    )
    return Parts(vessel(draw, not (sure or doubts or past or summed)), parts)


@kept
def vessel(draw: Draw, empty: bool) -> Html:
    """The notebook without its parts."""
    return draw("verre/notebook.html#notes", empty=empty)


def listed(draw: Draw, name: str, lines: tuple[Html, ...]) -> Part:
    """Notes of one sort."""
    return (name, joined(poured_into(list_in(draw, name), lines=lines))) if lines else slot(name, ())


@kept
def list_in(draw: Draw, name: str) -> Html:
    """A list of notes in its place on the page, before they are written."""
    return slot(name, (draw("verre/notebook.html#list"),))[1]


@kept
def checklist(draw: Draw, rules: Rules, faces: Cards, hand: Cards, hands_seen: tuple[HandSeen, ...]) -> Html:
    """By card, from the worst poison to the best antidote: h in hand, s place known, p passed on, n never seen."""
    state = dict.fromkeys(rules.deck, "n")
    for held in hands_seen:
        for word in held.cards:
            state[CARD[word]] = "p"
    for word in faces:
        if word:
            state[CARD[word]] = "s"
    for word in hand:
        state[CARD[word]] = "h"
    cells = [cell(draw, abs(card), found) for card, found in state.items()]
    least = sum([card < 0 for card in rules.deck])
    vessel = draw("verre/notebook.html#checklist", count=len(cells))
    return joined(poured_into(vessel, poison=cells[:least][::-1], antidote=cells[least:]))


@kept
def cell(draw: Draw, value: int, state: str) -> Html:
    """A card of the checklist."""
    return draw("verre/notebook.html#cell", value=value, state=state)


@kept
def places(rules: Rules, wesley: int, glasses: Rows, laid: int) -> tuple[Place, ...]:
    """By the number of a laid card: where it is now."""
    by = pourers(rules, wesley)
    found: list[Place] = [("", 0, 0)] * laid
    for glass, row in enumerate(glasses):
        for number in row:
            found[number] = (LETTERS[glass], *by[number])
    return tuple(found)


def known(draw: Draw, names: Names, me: int, sight: Known, where: tuple[Place, ...]) -> tuple[Html, ...]:
    """Faces in closed glasses: looked at, poured by oneself, deduced. What lies open needs no note."""
    public = {number for glass in sight.public for number in sight.glasses[glass]}
    seen: list[tuple[str, Place]] = []
    poured: list[tuple[str, Place]] = []
    deduced: list[tuple[str, Place]] = []
    for number, word in enumerate(sight.faces):
        if word and number not in public:
            place = where[number]
            kind = deduced if not sight.seen[number] else poured if place[1] == me else seen
            kind.append((word, place))
    kinds = (("seen", seen), ("poured", poured), ("deduced", deduced))
    return tuple([note(draw, names, kind, tuple(cards)) for kind, cards in kinds if cards])


@kept
def note(draw: Draw, names: Names, kind: str, cards: tuple[tuple[str, Place], ...]) -> Html:
    """Cards, each with its place."""
    entries = [text for word, place in cards for text in (chip(draw, word), spot(draw, names, place))]
    return fill(draw("verre/notebook.html#note", kind=kind), cards=joined(entries))


def groups(draw: Draw, names: Names, sight: Known, where: tuple[Place, ...]) -> tuple[Html, ...]:
    """So many cards on so many places, in an unknown order."""
    found = []
    for group in sight.groups:
        cards = group.cards
        held = any([cards[0] in hand.cards for hand in sight.hands_seen])
        kind = ("sure", "pair", "among")[min(len(cards), 3) - 1] if held else "never"
        found.append(doubt(draw, names, kind, cards, places_of(group.places, where)))
    return tuple(found)


def places_of(numbers: Row, where: tuple[Place, ...]) -> tuple[Place, ...]:
    """Places, cards of one hand counted together."""
    found: list[Place] = []
    for number in sorted(set(numbers)):
        if number < HAND:
            found.append(where[number])
        elif number == REMOVED:
            found.append((SET_ASIDE, 0, 0))
        else:
            found.append((IN_HAND, number - HAND, numbers.count(number)))
    return tuple(found)


def doubt(draw: Draw, names: Names, kind: str, cards: Cards, lies: tuple[Place, ...]) -> Html:
    """So many cards on so many places, as a sentence."""
    vessel, where = sentence(draw, kind), [spot(draw, names, place) for place in lies]
    return joined(poured_into(vessel, cards=(chips(draw, cards),), places=where))


@kept
def sentence(draw: Draw, kind: str) -> Html:
    """A doubt without its cards and their places."""
    return draw("verre/notebook.html#doubt", kind=kind)


@kept
def chips(draw: Draw, cards: Cards) -> Html:
    """Cards in small, sorted."""
    return joined([chip(draw, word) for word in sorted_cards(cards)])


def hands(draw: Draw, names: Names, sight: Known) -> tuple[Html, ...]:
    """The hands that went through this seat's own, except the one it holds now."""
    past = [held for held in sight.hands_seen if held.turn < sight.turn or not sight.hand]
    return tuple([held_then(draw, held.turn + 1, names[held.dealt_to], held.cards) for held in past])


@kept
def held_then(draw: Draw, turn: int, name: str, cards: Cards) -> Html:
    """A hand of an earlier turn."""
    return fill(draw("verre/notebook.html#held", turn=turn, name=name), cards=chips(draw, cards))


@kept
def sums(draw: Draw, balances: tuple[int | None, ...], public: Row) -> tuple[Html, ...]:
    """Closed glasses whose balance is certain."""
    sure = [
        draw("verre/notebook.html#sum", letter=LETTERS[glass], total=halves(2 * total))
        for glass, total in enumerate(balances)
        if total is not None and glass not in public
    ]
    return (fill(draw("verre/notebook.html#sums"), sums=joined(sure)),) if sure else ()


@kept
def chip(draw: Draw, word: str) -> Html:
    """A card in small."""
    return draw("verre/notebook.html#chip", word=word)


@kept
def spot(draw: Draw, names: Names, place: Place) -> Html:
    """A place in as few words as it takes."""
    letter, who, turn = place
    if letter in (IN_HAND, SET_ASIDE):
        return draw("verre/notebook.html#away", name=names[who] if letter == IN_HAND else "", count=turn)
    by = who_poured(draw, who, turn, names[who] if who >= 0 else "")
    return fill(draw("verre/notebook.html#place", letter=letter), who=by)
