"""The end of a game of Idus Martii: allegiances turned over one by one, the first player last; everything face up.

What is drawn follows from the view alone; the pauses of the reveal follow from the places of the senators, never from
what they hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import fill, joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.engine import Outcome
from perfidie.games.idus_martii.rules.actions import VERBS, CastVote
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, ROMAN, Row, colours
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.view import Shown, Sight, Turn, discards
from perfidie.games.idus_martii.web.notebook import turn_parts
from perfidie.games.idus_martii.web.reading import read
from perfidie.games.idus_martii.web.tablet import tablet


class Revealed(NamedTuple):
    """A senator at the end: the card they kept, or both where they never chose; their discard, where it is shown."""

    seat: int
    name: str
    cards: Shown
    discard: str
    won: bool
    first: bool


# The last reveal


def last_reveal(scene: Scene) -> Html:
    """Everybody's side, how the game ended and who wins; nothing while it goes on."""
    r = read(scene)
    outcome = r.view.outcome
    if outcome is None:
        return ""
    sentences = tuple([r.scene.texts.reason(reason) for reason in outcome.reasons[1:]])
    return recalled(
        scene.memo,
        "reveal",
        revealed,
        r.draw,
        r.names,
        r.sight.first,
        r.sight.revealed,
        r.sight.discards,
        r.sight.tokens,
        r.sight.limit,
        outcome,
        sentences,
    )


def revealed(
    draw: Draw,
    names: Names,
    first: int,
    sides: tuple[Shown, ...],
    away: Shown,
    tokens: Row,
    limit: int,
    outcome: Outcome,
    sentences: Shown,
) -> Html:
    """The senators in the order of the table, from the one to the left of the first player."""
    order = [(first + place) % len(names) for place in range(1, len(names) + 1)]
    people = tuple(
        [
            Revealed(
                seat,
                names[seat],
                sides[seat],
                away[seat] if away else "",
                seat in outcome.winners,
                seat == first,
            )
            for seat in order
        ]
    )
    faction = str(outcome.reasons[-1].facts["faction"])
    failed = any([square > limit for square in tokens])
    return draw(
        "idus_martii/reveal.html#reveal",
        people=people,
        failed=failed,
        tokens=tokens,
        limit=limit,
        square=ROMAN[limit],
        faction=faction,
        sentences=sentences,
        nobody=not outcome.winners,
    )


def standing(scene: Scene, seat: int) -> Html:
    """The side of a seat, and whether it won."""
    outcome, sight = scene.view.outcome, scene.view.table
    cards = sight.revealed[seat] if sight.revealed else ()
    return side_of(scene.draw, cards, outcome is not None and seat in outcome.winners)


@kept
def side_of(draw: Draw, cards: Shown, won: bool) -> Html:
    """The side of one seat at the end."""
    return draw("idus_martii/reveal.html#standing", cards=cards, won=won)


# Everything face up


def open_board(scene: Scene, state: Table) -> Html:
    """Everything face up, for the replay of a game that is over.

    The Svffragivm card, everybody's two cards and the vote before them, and all votes so far with their owners; at
    the end, the last reveal with all that was discarded.
    """
    r = read(face_up(scene, state))
    cards = last_reveal(r.scene) if r.over else in_hands(r.draw, r.names, state)
    record = joined([part for _, part in turn_parts(r)])
    return fill(
        r.draw("idus_martii/reveal.html#table", begun=bool(r.sight.turns)), tablet=tablet(r), cards=cards, record=record
    )


def face_up(scene: Scene, state: Table) -> Scene:
    """The scene as nobody at the table ever saw it: every vote with its owner; at the end, every discard."""
    sight: Sight = scene.view.table
    turns = [
        msgspec.structs.replace(turn, placed=colours(placed), counted=colours(counted))
        for turn, (*_, placed, counted) in zip(sight.turns, state.past, strict=False)
    ]
    turns += [present(turn, state) for turn in sight.turns[len(turns) :]]
    away = discards(state) if sight.revealed else ()
    table = msgspec.structs.replace(sight, turns=tuple(turns), discards=away)
    return replace(scene, view=msgspec.structs.replace(scene.view, table=table, seat=None))


def present(turn: Turn, state: Table) -> Turn:
    """The turn being played, with the cards that were placed."""
    return msgspec.structs.replace(turn, placed=colours(state.placed)) if state.placed else turn


def in_hands(draw: Draw, names: Names, state: Table) -> Html:
    """By seat: the cards it was dealt, which one it kept, and the vote that lies before it now."""
    votes = votes_lying(state)
    people = tuple(
        [
            (
                seat,
                names[seat],
                tuple([FACTIONS[faction] for faction in hand]),
                FACTIONS[kept_card] if kept_card != UNCHOSEN else "",
                votes.get(seat, ""),
            )
            for seat, (hand, kept_card) in enumerate(zip(state.dealt, state.kept, strict=False))
        ]
    )
    return draw("idus_martii/reveal.html#hands", people=people)


def votes_lying(state: Table) -> dict[int, str]:
    """By Aedile: the card they have placed. One that takes its place is counted at once."""
    found = {}
    for seat, code in state.committed:
        cast = VERBS.actions[code]
        assert isinstance(cast, CastVote)
        found[seat] = COLOURS[cast.colour]
    return found | dict(zip(state.aediles, colours(state.placed), strict=False))
