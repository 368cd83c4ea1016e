"""The end of a game of Idus Martii: how it ended; and the whole table with everything face up."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import fill, kept
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.idus_martii.rules.actions import VERBS
from perfidie.games.idus_martii.rules.box import FACTIONS, colours
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.view import Shown, Sight, Turn, discards, role_of
from perfidie.games.idus_martii.web.ballots import ballots
from perfidie.games.idus_martii.web.reading import ROLE_ICONS, VOTE_ICONS, Reading, read
from perfidie.games.idus_martii.web.tablet import tablet

# How it ended


def verdict(scene: Scene) -> Html:
    """How the game ended and who wins; nothing while it goes on."""
    outcome, sight = scene.view.outcome, scene.view.table
    if outcome is None:
        return ""
    sentences = tuple([scene.texts.reason(reason) for reason in outcome.reasons[1:]])
    failed = any([square > sight.limit for square in sight.tokens])
    faction = str(outcome.reasons[-1].facts["faction"])
    return ended(scene.draw, failed, faction, sentences, not outcome.winners)


@kept
def ended(draw: Draw, failed: bool, faction: str, sentences: Shown, nobody: bool) -> Html:
    """The verdict, carved."""
    return draw("idus_martii/reveal.html#verdict", failed=failed, faction=faction, sentences=sentences, nobody=nobody)


def standing(scene: Scene, seat: int) -> Html:
    """The side of a seat, and whether it won."""
    outcome, sight = scene.view.outcome, scene.view.table
    cards = sight.revealed[seat] if sight.revealed else ()
    away = sight.discards[seat] if sight.discards else ""
    return side_of(scene.draw, cards, away, outcome is not None and seat in outcome.winners)


@kept
def side_of(draw: Draw, cards: Shown, away: str, won: bool) -> Html:
    """The side of one seat at the end, and the card it put away where that is shown."""
    return draw("idus_martii/reveal.html#standing", cards=cards, away=away, won=won)


# Everything face up


def open_board(scene: Scene, state: Table) -> Html:
    """Everything face up, for the replay of a game that is over.

    The Svffragivm card, the votes before their owners or the verdict, and everybody with their two cards, the one they
    put away struck out, and all their votes so far.
    """
    r = read(face_up(scene, state))
    return fill(
        r.draw("idus_martii/reveal.html#table"),
        tablet=tablet(r),
        ballots=verdict(r.scene) if r.over else ballots(r),
        hands=in_hands(r, state),
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
    committed = tuple([(seat, VERBS.actions[code].words) for seat, code in state.committed])
    return replace(scene, view=msgspec.structs.replace(scene.view, table=table, committed=committed, seat=None))


def present(turn: Turn, state: Table) -> Turn:
    """The turn being played, with the cards that were placed."""
    return msgspec.structs.replace(turn, placed=colours(state.placed)) if state.placed else turn


class Hand(NamedTuple):
    """A senator with everything face up."""

    seat: int
    name: str
    role: str
    cards: Shown
    side: str
    """The card they kept; empty before."""
    votes: tuple[tuple[str, str], ...]
    """Every vote that was counted for them, and its icon."""


def in_hands(r: Reading, state: Table) -> Html:
    """Everybody's cards: those they were dealt, the one they kept, and their votes."""
    turn = None if r.over else r.turn
    people = tuple(
        [
            Hand(
                seat,
                r.names[seat],
                ROLE_ICONS.get(role_of(turn, seat), ""),
                tuple([FACTIONS[faction] for faction in hand]),
                FACTIONS[side] if side != UNCHOSEN else "",
                tuple([(vote, VOTE_ICONS[vote]) for vote in r.votes[seat]]),
            )
            for seat, (hand, side) in enumerate(zip(state.dealt, state.kept, strict=False))
        ]
    )
    return r.draw("idus_martii/reveal.html#hands", people=people)
