"""The board of the Council of Verona on the site (`perfidie.boards.scene` says what is asked of it).

Characters stand at the Council or in Exile with the tokens that were placed on them; a power is used by pointing at
characters or tokens, a token is placed by pressing an empty zone. Everything is drawn from small pieces that are kept,
so that a move redraws one character and the tally, and nothing else.
"""

from __future__ import annotations

from perfidie.boards.board import Board
from perfidie.boards.pieces import Nested, Part, joined, kept
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Phases, Scene, hole
from perfidie.games.verona.rules.box import FACE, KIND, signed
from perfidie.games.verona.sight.view import CardIds
from perfidie.games.verona.web import mine
from perfidie.games.verona.web.almanac import almanac
from perfidie.games.verona.web.beats import beats
from perfidie.games.verona.web.course import course, remarks
from perfidie.games.verona.web.notebook import notebook
from perfidie.games.verona.web.plates import plates
from perfidie.games.verona.web.reading import (
    BETTING,
    CHOOSING,
    LAST_LAP,
    PLAYING,
    POWER,
    Reading,
    read,
)
from perfidie.games.verona.web.reveal import open_board, standing
from perfidie.games.verona.web.stage import board

__all__ = ["BOARD", "notebook"]


# Around the table


def heading(scene: Scene) -> str:
    """Round, and whether Poison is in play."""
    r = read(scene)
    return label(r.draw, "table-round", r.sight.round, r.rules.rounds, "", r.rules.poison)


@kept
def label(draw: Draw, message: str, number: int = 0, of: int = 0, card: str = "", poison: bool = False) -> str:
    """One of the short lines around the table."""
    return draw("verona/around.html#label", id=message, number=number, of=of, card=card, poison=poison)


def phases(scene: Scene) -> Phases:
    """The phases of a round; the one being played is spelt out."""
    r = read(scene)
    turn = len(r.sight.plays) // r.rules.seats + 1
    played = r.sight.plays[-1] if r.sight.plays else ""
    return ribbon(r.draw, r.rules.drafts, r.phase, turn, r.rules.hand, played)


@kept
def ribbon(draw: Draw, drafts: bool, phase: int, turn: int, turns: int, played: str) -> Phases:
    """The phases with their names, drawn once for the same moment."""
    names = {
        CHOOSING: ("table-phase-draft" if drafts else "table-phase-exchange",) * 2,
        PLAYING: ("table-phase-play", "table-phase-play-now"),
        POWER: ("table-phase-power", "table-phase-power-now"),
        BETTING: ("table-phase-token", "table-phase-token-now"),
        LAST_LAP: ("table-phase-last", "table-phase-last-now"),
    }
    return tuple(
        [
            (
                label(draw, messages[each == phase], turn, turns, played),
                "now" if each == phase else "done" if each < phase else "",
            )
            for each, messages in names.items()
        ]
    )


GOALS = {
    "choosing": "table-goal-choosing",
    "DraftCard": "table-goal-DraftCard",
    "Exchange": "table-goal-Exchange",
    "PlayCard": "table-goal-PlayCard",
    "Banish": "table-goal-Banish",
    "Recall": "table-goal-Recall",
    "SwapTokens": "table-goal-SwapTokens",
    "LookAtTokens": "table-goal-LookAtTokens",
    "CopyCapulet": "table-goal-CopyCapulet",
    "CopyMontague": "table-goal-CopyMontague",
    "PlaceToken": "table-goal-PlaceToken",
    "PlaceLastToken": "table-goal-PlaceLastToken",
    "rest": "table-goal-rest",
}
"""What one wants, by the step one is asked in."""


WISHFUL = ("PlayCard", "Banish", "Recall", "rest")
"""When one wants one's own bets to come true, and nothing more pressing."""
NAMED = 2
"""How many wishes a line has room for."""


def goal(scene: Scene) -> str:
    """What the viewer wants at this moment: the wishes they have bet on, or what their step is about."""
    r = read(scene)
    asked = r.step or ("rest" if r.laid else "choosing")
    if asked in WISHFUL and (cards := wished(r)):
        return wishes(r.draw, cards)
    return label(r.draw, GOALS[asked])


def wished(r: Reading) -> CardIds:
    """The characters that carry the viewer's highest bets; a token of no value wishes for nothing."""
    bets = [token for token in r.sight.tokens if token.owner == r.seat and FACE[KIND[token.kind]] > 0]
    bets.sort(key=lambda token: -FACE[KIND[token.kind]])
    return tuple(dict.fromkeys([token.card for token in bets]))[:NAMED]


@kept
def wishes(draw: Draw, cards: CardIds) -> str:
    """These wishes as a goal, drawn once for the same characters."""
    return draw("verona/around.html#wishes", cards=cards)


def role(scene: Scene, seat: int) -> tuple[str, ...] | None:
    """The stud on the medal of the first player."""
    sight = scene.view.table
    return stud(scene.draw) if sight.round and seat == sight.first else None


@kept
def stud(draw: Draw) -> tuple[str, ...]:
    """The stud, and what it means."""
    return "I", label(draw, "table-first"), "premier"


def facts(scene: Scene, seat: int) -> Drawing:
    """Points of the match, those of the round that is over, cards in hand, tokens left; who has chosen in secret."""
    r = read(scene)
    sight, past = r.sight, r.sight.past
    chosen = any([other == seat for other, _ in r.view.committed])
    gained = signed(past[-1].scores[seat]) if past and not r.laid else ""
    points = sum([each.scores[seat] for each in past])
    return under_name(r.draw, seat, points, gained, sight.hand_sizes[seat], sight.tokens_left[seat], chosen, r.laid)


@kept
def under_name(
    draw: Draw, seat: int, points: int, gained: str, cards: int, tokens: int, chosen: bool, laid: bool
) -> Parts:
    """The same, put together once for the same figures: each of them is a part."""
    found: list[Nested] = [told(draw, "points", seat, count=points)]
    if gained:
        found.append(told(draw, "gained", seat, points=gained))
    if cards or laid:
        found.append(counted(draw, "cards", seat, cards))
    if laid:
        found.append(counted(draw, "tokens", seat, tokens))
    if chosen:
        found.append(told(draw, "chosen", seat))
    return Parts(joined([hole(name) for name, _ in found]), tuple(found))


def told(draw: Draw, what: str, seat: int, **facts: int | str) -> Part:
    """One of the pieces under a name."""
    name = f"{what}-{seat}"
    return name, draw(f"verona/around.html#{what}", id=name, **facts)


def counted(draw: Draw, what: str, seat: int, count: int) -> Nested:
    """Cards or tokens: only how many they are changes."""
    name = f"{what}-{seat}"
    number = (f"{name}-n", draw("verona/around.html#count", id=f"{name}-n", count=count))
    return name, Parts(draw(f"verona/around.html#{what}", id=name), (number,))


# What is mine, and what I decide


def hand(scene: Scene) -> Drawing:
    """What is mine."""
    return mine.hand(read(scene))


def choices(scene: Scene) -> Html:
    """The buttons of the decision bar."""
    return mine.choices(read(scene))


BOARD = Board(
    emblem="drama-masks",
    heads=frozenset(["round-started"]),
    open_to_all=frozenset(["heading", "phases", "role", "facts"]),
    heading=heading,
    phases=phases,
    goal=goal,
    role=role,
    facts=facts,
    board=board,
    beats=beats,
    hand=hand,
    choices=choices,
    notebook=notebook,
    standing=standing,
    course=course,
    remarks=remarks,
    open_board=open_board,
    almanac=almanac,
    plates=plates,
)
