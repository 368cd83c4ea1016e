"""The notebook: what anybody could have written down, or can count.

The Musketeers' page is about Milady: where she may be and where she is not, what she may hold; and about what each of
them lacks for the open Challenges. Hers is about her own rounds, and about what they own. It is drawn in parts, one for
each sort of note, and holds nothing that does not follow from the view.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import Nested, fill, joined, kept, recalled
from perfidie.boards.scene import Draw, Html, Parts, Scene, hole
from perfidie.games.mousquetaires.rules.box import CARDS, DESTINATIONS, PLACES, PRICE, TOKENS, TREACHERIES, Row
from perfidie.games.mousquetaires.sight.knowledge import (
    Challenge,
    challenges,
    lacking,
    paris_left,
    payable,
    possible_places,
    treacheries_left,
    unseen_cards,
)
from perfidie.games.mousquetaires.sight.view import Names, Sight
from perfidie.games.mousquetaires.web import milady, sheets
from perfidie.games.mousquetaires.web.reading import CARD_EMBLEMS, SKILL_EMBLEMS, TOKEN_EMBLEMS, Reading, read

Counted = tuple[tuple[str, int], ...]
"""Cards by their names, each with how many there are."""
BY_ARREST = "richelieu"
"""Where she is ruled out by an arrest; elsewhere by a Challenge or Duel that nobody disturbed."""
UNNOTICED = "athos"
NOBODY = -1


class Chapter(NamedTuple):
    """A round: where Milady was, how she was found, and the Treacheries that struck."""

    number: int
    place: str
    """Empty where it is not known."""
    how: str
    """Empty while she is not revealed."""
    hero: str
    treacheries: Counted


class Trial(NamedTuple):
    """One Musketeer before an open Challenge."""

    hero: str
    medal: Html
    lacks: int
    enough: bool
    """Whether his cards that are seen, the epic tokens and the Purse would pay for it."""


def notebook(scene: Scene) -> Parts:
    """Milady's page, or that of those who look for her."""
    r = read(scene)
    notes = HERS if r.milady else SEARCHING
    parts: tuple[Nested, ...] = tuple([(f"note-{note.__name__}", note(r)) for note in notes])
    return Parts("".join([hole(name) for name, _ in parts]), parts)


# Where Milady is


def where(r: Reading) -> Html:
    """The places where she may be; of the others, why she is not there. Nothing once the game is over."""
    sight = r.sight
    if r.over or not sight.round:
        return where_drawn(r.draw)
    last = sight.past[-1] if sight.revealed else None
    found = (last.place, last.how, last.hero) if last else ("", "", "")
    return where_drawn(r.draw, possible_places(r.view), *found, r.rider(UNNOTICED) is not None, True)


@kept
def where_drawn(
    draw: Draw,
    possible: Names = (),
    place: str = "",
    how: str = "",
    hero: str = "",
    unnoticed: bool = False,
    shown: bool = False,
) -> Html:
    """The places, possible or not."""
    places = tuple(
        [
            (name, name in possible, "visit" if name == BY_ARREST else "attempt")
            for name in [PLACES[number] for number in DESTINATIONS]
        ]
    )
    return draw(
        "mousquetaires/notebook.html#where",
        places=places,
        chosen=bool(possible),
        place=place,
        how=how,
        hero=hero,
        unnoticed=unnoticed,
        shown=shown,
    )


# Round by round


def chapters(r: Reading) -> tuple[Chapter, ...]:
    """The rounds, the first one first; the one being played too, as far as it is known."""
    sight = r.sight
    found = []
    for number in range(1, sight.round + 1):
        played = counted(TREACHERIES, [each.treachery for each in sight.played if each.round == number])
        seen = sight.past[number - 1] if number <= len(sight.past) else None
        if seen:
            found.append(Chapter(number, seen.place, seen.how, seen.hero, played))
        else:
            found.append(Chapter(number, sight.destination, "", "", played))
    return tuple(found)


def rounds(r: Reading) -> Html:
    """What became known round by round."""
    return recalled(r.scene.memo, "note-rounds", rounds_drawn, r.draw, chapters(r)[::-1], r.milady, not r.over)


def rounds_drawn(draw: Draw, found: tuple[Chapter, ...], mine: bool, playing: bool) -> Html:
    """The rounds, drawn."""
    vessel = draw("mousquetaires/notebook.html#rounds", mine=mine, some=bool(found))
    return fill(vessel, rounds=chapters_drawn(draw, found, playing)) if found else vessel


def chapters_drawn(draw: Draw, found: tuple[Chapter, ...], playing: bool = False) -> Html:
    """Round by round, each as it stands in the notebook; while one is `playing`, the first is the present one."""
    return joined(
        [
            draw("mousquetaires/notebook.html#told", each=each, now=playing and place == 0)
            for place, each in enumerate(found)
        ]
    )


# Milady's cards


def counted(order: Names, names: list[str] | Names | Counter[str]) -> Counted:
    """Cards of one name together, in the order of the box."""
    found = Counter(names)
    return tuple([(name, found[name]) for name in order if found[name]])


def treacheries(r: Reading) -> Html:
    """What is left: for her the deck, for the others deck and hand, which they cannot tell apart."""
    sight = r.sight
    left = counted(TREACHERIES, treacheries_left(r.view))
    gone = counted(TREACHERIES, sight.treachery_discard)
    known = r.milady or sight.automatic
    held = 0 if known else sight.treachery_count
    return treacheries_drawn(r.draw, left, gone, held, sight.treachery_deck, known, sight.extras)


@kept
def treacheries_drawn(draw: Draw, left: Counted, gone: Counted, held: int, deck: int, known: bool, more: int) -> Html:
    """The Treacheries, drawn."""
    return draw(
        "mousquetaires/notebook.html#treacheries", left=left, gone=gone, held=held, deck=deck, known=known, more=more
    )


def paris(r: Reading) -> Html:
    """The Paris cards nobody has seen."""
    return paris_drawn(r.draw, paris_left(r.view), r.sight.paris_count)


@kept
def paris_drawn(draw: Draw, unseen: Names, held: int) -> Html:
    """The Paris cards, drawn."""
    return draw("mousquetaires/notebook.html#paris", unseen=unseen, held=held)


# Adventure cards


def adventure(r: Reading) -> Html:
    """The Adventure cards this seat does not see: those in the deck, and in hands that are closed to it."""
    unseen = counted(CARDS, unseen_cards(r.view))
    return adventure_drawn(r.draw, unseen, r.sight.deck, hidden_cards(r.sight))


def hidden_cards(sight: Sight) -> int:
    """How many cards lie in hands that are not seen."""
    return sum([rider.count - len(rider.hand) for rider in sight.riders])


@kept
def adventure_drawn(draw: Draw, unseen: Counted, deck: int, hidden: int) -> Html:
    """The Adventure cards, drawn."""
    kinds = tuple([(name, CARD_EMBLEMS[name], count) for name, count in unseen])
    return draw("mousquetaires/notebook.html#adventure", kinds=kinds, deck=deck, hidden=hidden)


# Challenges


def trials(r: Reading) -> Html:
    """The open Challenges, each with what the Musketeers lack, the best first."""
    found = () if r.over or not r.sight.round else tuple([(each, facing(r, each)) for each in challenges(r.view)])
    return recalled(r.scene.memo, "note-trials", trials_drawn, r.draw, found, r.over or not r.sight.round)


def facing(r: Reading, challenge: Challenge) -> tuple[Trial, ...]:
    """Every Musketeer before this Challenge."""
    sight = r.sight
    rows = []
    for rider in sight.riders:
        lacks = lacking(r.view, rider, challenge)
        enough = lacks <= payable(rider, challenge) + sight.epic and sight.purse >= challenge.toll
        rows.append(Trial(rider.id, r.portrait(rider.id, "is-tiny"), lacks, enough))
    return tuple(sorted(rows, key=lambda row: (row.lacks, not row.enough)))


def trials_drawn(draw: Draw, found: tuple[tuple[Challenge, tuple[Trial, ...]], ...], closed: bool) -> Html:
    """The Challenges, drawn."""
    rows = tuple([(each, SKILL_EMBLEMS[each.skill], people) for each, people in found])
    return draw("mousquetaires/notebook.html#trials", trials=rows, closed=closed)


# What the Musketeers own, and may buy


def company(r: Reading) -> Parts:
    """The Musketeers with their Skills, what they own, and the cards this seat sees."""
    return sheets.company(r)


def arsenal(r: Reading) -> Html:
    """What is left in the Arsenal."""
    return arsenal_drawn(r.draw, r.sight.stock)


@kept
def arsenal_drawn(draw: Draw, stock: Row) -> Html:
    """The Arsenal, drawn."""
    shelf = tuple(zip(TOKENS, [TOKEN_EMBLEMS[token] for token in TOKENS], stock, PRICE, strict=True))
    return draw("mousquetaires/notebook.html#arsenal", shelf=shelf)


SEARCHING = (where, trials, company, treacheries, paris, arsenal, adventure, rounds)
"""The page of those who look for Milady."""
HERS = (milady.reserve, rounds, treacheries, company, arsenal, adventure)
"""Milady's page."""
