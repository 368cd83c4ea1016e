"""The end of a game of Idus Martii: how it ended; and the whole table with everything face up."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from perfidie.boards.pieces import kept, recalled
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.engine import Claim, View
from perfidie.games.idus_martii.doubts import DOUBTS
from perfidie.games.idus_martii.rules.actions import VERBS
from perfidie.games.idus_martii.rules.box import FACTIONS, colours
from perfidie.games.idus_martii.rules.table import UNCHOSEN, Table
from perfidie.games.idus_martii.sight.view import Shown, Sight, Turn, discards
from perfidie.games.idus_martii.web import senate
from perfidie.games.idus_martii.web.ballots import ballots
from perfidie.games.idus_martii.web.reading import read
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
    """Everything face up, for the replay of a game that is over: the card, and the votes before their owners."""
    r = read(face_up(scene, state))
    votes = verdict(r.scene) if r.over else ballots(r)
    vessel = r.draw("idus_martii/board.html#forum", parts=("tablet", "ballots"), over=r.over)
    return Parts(vessel, (("tablet", tablet(r)), ("ballots", votes))).whole()


def open_facts(scene: Scene, state: Table, seat: int) -> Parts:
    """A senator with everything face up: both cards, every vote, and what was true where they lied."""
    dealt = tuple([FACTIONS[faction] for faction in state.dealt[seat]]) if state.dealt else ()
    side = FACTIONS[state.kept[seat]] if state.dealt and state.kept[seat] != UNCHOSEN else ""
    return senate.face_up(read(face_up(scene, state)), seat, dealt, side)


def face_up(scene: Scene, state: Table) -> Scene:
    """The scene as nobody at the table ever saw it; the table is turned over once, not for each who sits there."""
    return replace(scene, view=recalled(scene.memo, "face-up", turned_over, scene.view, state))


def turned_over(view: View[Sight], state: Table) -> View[Sight]:
    """The table with every vote and its owner; at the end, with every discard."""
    sight = view.table
    turns = [
        msgspec.structs.replace(turn, placed=colours(placed), counted=colours(counted))
        for turn, (*_, placed, counted) in zip(sight.turns, state.past, strict=False)
    ]
    turns += [present(turn, state) for turn in sight.turns[len(turns) :]]
    away = discards(state) if sight.revealed else ()
    table = msgspec.structs.replace(sight, turns=tuple(turns), discards=away)
    committed = tuple([(seat, VERBS.actions[code].words) for seat, code in state.committed])
    return msgspec.structs.replace(view, table=table, committed=committed, seat=None)


def present(turn: Turn, state: Table) -> Turn:
    """The turn being played, with the cards that were placed."""
    return msgspec.structs.replace(turn, placed=colours(state.placed)) if state.placed else turn


# Lies


def lie(scene: Scene, then: Table, last: Table, claim: Claim) -> str:
    """What was true when somebody said otherwise: the words that are stamped on a lie."""
    so = DOUBTS.lie(claim, then, last)
    return truth(scene, *so) if so else ""


def truth(scene: Scene, kind: str, first: str = "", second: str = "") -> str:
    """The words that are stamped on a lie."""
    return scene.draw("idus_martii/board.html#truth", kind=kind, first=first, second=second).strip()
