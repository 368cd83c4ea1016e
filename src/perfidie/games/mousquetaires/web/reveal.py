"""The end of a game: the clocks as they stood, how far the quest came, Milady's rounds, what each Musketeer kept.

Who won is said beside it, with the reason in full; here is what it came from. A view does not open closed hands when
the game is over; the open table of a replay does: Milady's destination and cards, and every hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import fill, joined, kept, recalled, slot
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Scene
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARDS,
    EFFECTS,
    NOTHING,
    PARIS_CARDS,
    PLACES,
    TRACKS,
    TREACHERIES,
)
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight.view import Names, Rider, Sight, rider
from perfidie.games.mousquetaires.web.notebook import Chapter, Counted, chapters, chapters_drawn, counted
from perfidie.games.mousquetaires.web.reading import Reading, read
from perfidie.games.mousquetaires.web.table import table_board


class Clock(NamedTuple):
    """A track on which Milady could win: its squares from the first to the Cardinal's, and where the marker stands."""

    id: str
    squares: tuple[int, ...]
    at: int
    cardinal: int
    decided: bool


class Leg(NamedTuple):
    """A stage of the quest."""

    id: str
    state: str
    """`done`, `now`, or empty before it was reached."""
    met: int
    of: int


class Kept(NamedTuple):
    """What a Musketeer ended with; of a hand that is closed to the viewer, only how many cards."""

    hero: str
    medal: Html
    seat: int
    name: str
    health: int
    out: bool
    tokens: Names
    cards: int
    hand: Counted


# The last reveal


def last_reveal(scene: Scene) -> Html:
    """How it ended; nothing while the game goes on."""
    r = read(scene)
    if not r.over:
        return ""
    sight = r.sight
    return recalled(
        scene.memo,
        "reveal",
        revealed,
        r.draw,
        sight.why,
        sight.winner,
        clocks(sight),
        legs(sight),
        chapters(r),
        sight.fallen,
        tuple([kept_by(r, each) for each in sight.riders]),
    )


def revealed(
    draw: Draw,
    why: str,
    winner: str,
    tracks: tuple[Clock, ...],
    quest: tuple[Leg, ...],
    rounds: tuple[Chapter, ...],
    fallen: Names,
    people: tuple[Kept, ...],
) -> Html:
    """The end, drawn."""
    vessel = draw(
        "mousquetaires/reveal.html#last",
        why=why,
        winner=winner,
        clocks=tracks,
        quest=quest,
        fallen=fallen,
        foes=len(BOX.adversary),
    )
    owners = [draw("mousquetaires/notebook.html#owner", each=each) for each in people]
    return fill(vessel, rounds=chapters_drawn(draw, rounds), people=joined(owners))


def clocks(sight: Sight) -> tuple[Clock, ...]:
    """The ways to lose, Constance only while she is abducted."""
    top, bottom, goal = TRACKS.rochelle_top, TRACKS.rochelle_cardinal, EFFECTS["strangle_goal"]
    found = [
        ("time", range(1, TRACKS.time_cardinal + 1), sight.time),
        ("queen", range(TRACKS.queen_cardinal + 1), sight.queen),
        ("rochelle", range(top, bottom - 1, -1), sight.rochelle),
    ]
    if sight.paris.card == "constance_abducted":
        found.append(("constance", range(goal + 1), sight.constance))
    return tuple([Clock(name, tuple(row), at, row[-1], name == sight.why) for name, row, at in found])


def legs(sight: Sight) -> tuple[Leg, ...]:
    """The stages of the quest, and how far the last one came: items, or tokens of the shortest corridor."""
    quest = sight.quest
    found = []
    for stage in BOX.quest:
        of = len(stage.items) or stage.corridor_length
        if stage.stage < quest.number or sight.why == "quest":
            found.append(Leg(stage.id, "done", of, of))
        elif stage.stage > quest.number:
            found.append(Leg(stage.id, "", 0, of))
        else:
            found.append(Leg(stage.id, "now", len(quest.done) if stage.items else of - min(quest.corridors), of))
    return tuple(found)


def kept_by(r: Reading, each: Rider) -> Kept:
    """What a Musketeer ended with."""
    return Kept(
        each.id,
        r.portrait(each.id, "is-tiny"),
        each.seat,
        r.names[each.seat],
        each.health,
        bool(each.out),
        each.tokens,
        each.count,
        counted(CARDS, each.hand),
    )


# In the list of the shell


def standing(scene: Scene, seat: int) -> Html:
    """Which part a seat played: there are no points, and a side wins together."""
    r = read(scene)
    heroes = tuple([(r.portrait(each.id, "is-tiny"), each.id) for each in r.sight.riders if each.seat == seat])
    return standing_of(r.draw, heroes)


@kept
def standing_of(draw: Draw, heroes: tuple[tuple[Html, str], ...]) -> Html:
    """Medals and names of a seat's Musketeers."""
    return draw("mousquetaires/reveal.html#standing", heroes=heroes)


# Everything face up


def board(scene: Scene) -> Drawing:
    """The table while the game is on; then how it went."""
    r = read(scene)
    return last_reveal(scene) if r.over else table_board(r)


def open_board(scene: Scene, state: Table) -> Drawing:
    """The table, for the replay of a game that is over; on its plate all that Milady and the Musketeers held hidden."""
    shown = face_up(scene, state)
    r = read(shown)
    if r.over:
        return joined((last_reveal(shown), hidden_things(r)))
    drawn = table_board(r)
    open_plate = slot("plate", (hidden_things(r),))
    return Parts(drawn.vessel, tuple([open_plate if name == "plate" else (name, html) for name, html in drawn.parts]))


def face_up(scene: Scene, state: Table) -> Scene:
    """The scene as nobody at the table ever saw it."""
    sight: Sight = msgspec.structs.replace(
        scene.view.table,
        destination=PLACES[state.destination] if state.destination != NOTHING else "",
        treacheries=tuple([TREACHERIES[card] for card in state.treacheries]),
        paris_hand=tuple([PARIS_CARDS[card] for card in state.paris_hand if card != NOTHING]),
        riders=tuple([rider(state, hero, open_hand=True) for hero in state.setup.team]),
    )
    return replace(scene, view=msgspec.structs.replace(scene.view, table=sight, seat=None), legal=())


def hidden_things(r: Reading) -> Html:
    """What was behind Milady's screen and in the hands; at the end the hands are shown below."""
    sight = r.sight
    hands = () if r.over else tuple([kept_by(r, each) for each in sight.riders])
    return opened(
        r.draw,
        sight.destination,
        sight.revealed,
        counted(TREACHERIES, sight.treacheries),
        sight.paris_hand,
        sight.automatic,
        hands,
    )


@kept
def opened(
    draw: Draw, place: str, revealed: bool, treacheries: Counted, paris: Names, automatic: bool, hands: tuple[Kept, ...]
) -> Html:
    """What was hidden, drawn."""
    return draw(
        "mousquetaires/reveal.html#face_up",
        place=place,
        revealed=revealed,
        treacheries=treacheries,
        paris=paris,
        automatic=automatic,
        hands=hands,
    )
