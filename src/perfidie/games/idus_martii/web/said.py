"""What was said: as a bubble beside a senator, as a line of talk, and whether the listener knows better.

A bubble is short: an emblem and a name or two, so that it is never cut before its point; where there is room it holds
the whole sentence. What somebody typed stands there as it was typed.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import kept
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Typed
from perfidie.engine import Claim, View
from perfidie.engine.action import Words
from perfidie.games.idus_martii.rules.box import COLOUR, ROMAN
from perfidie.games.idus_martii.sight.knowledge import cases
from perfidie.games.idus_martii.sight.statements import occasion, turn_spoken_of
from perfidie.games.idus_martii.sight.view import Sight, Turn
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, ROLE_ICONS, VOTE_ICONS, Reading
from perfidie.texts import Texts

ICONS = {**FACTION_ICONS, **VOTE_ICONS, **ROLE_ICONS}
BY_VERB = {"trust": "shaking-hands", "lied": "drama-masks", "ask_look": "ui-eye", "answer": "conversation"}
HEARD = 8
"""For so many lines of talk a typed line stays in its bubble; a statement stays as long as its occasion."""


class Bubble(NamedTuple):
    """What a senator said last."""

    icon: str
    short: str
    long: str
    typed: bool = False
    doubted: bool = False
    """The listener's own notebook says otherwise."""
    truth: str = ""
    """In a replay with open cards: what was true when this was said."""


def bubbles(r: Reading) -> dict[int, Bubble]:
    """By seat, the last thing it has said: typed a moment ago, or stated on the present occasion."""
    found: dict[int, Bubble] = {}
    last: dict[int, Claim | Typed] = {line.seat: line for line in r.scene.spoken[-HEARD:]}
    now = occasion(r.view)
    for claim in reversed(r.view.claims):
        if claim.when != now:
            break
        if claim.seat not in found:
            found[claim.seat] = bubble(r, claim)
    for seat, line in last.items():
        if isinstance(line, Typed):
            found[seat] = Bubble("", line.text, line.text, typed=True)
    return found


def bubble(r: Reading, claim: Claim) -> Bubble:
    """A statement, as this listener hears it."""
    texts, truth = r.scene.texts, r.scene.lies.get(claim, "")
    return stated(r.draw, type(texts), texts.lang, r.names, claim, contradicted(r.view, claim), truth)


@kept
def stated(draw: Draw, kind: type[Texts], lang: str, names: Names, claim: Claim, doubted: bool, truth: str) -> Bubble:
    """A statement as a bubble."""
    said_long = spoken(kind, lang, names, claim.words, claim.seat)
    return Bubble(sign(claim.words), short(draw, names, claim.words), said_long, False, doubted, truth)


@kept
def spoken(kind: type[Texts], lang: str, names: Names, words: Words, speaker: int) -> str:
    """A statement in words, as its speaker says it."""
    return kind(lang, "idus_martii", names).stated(words, speaker)


def sign(words: Words) -> str:
    """The emblem of a statement: the side, vote or role it names, else one for its kind."""
    return BY_VERB.get(words[0]) or ICONS.get(words[-1], "conversation")


def short(draw: Draw, names: Names, words: Words) -> str:
    """A statement in a word or two; its emblem says the rest."""
    verb, *rest = words
    seat = rest[2] if verb == "seen" else rest[0] if verb in ("accuse", "trust", "lied", "ask_role", "ask_look") else ""
    turn = f"{ROMAN[int(rest[0])]}·{rest[1]}" if verb in ("voted", "seen") else ""
    return draw(
        "idus_martii/voice.html#short",
        verb=verb,
        word=rest[-1],
        name=names[int(seat)] if seat else "",
        turn=turn,
    )


def said(view: View[Sight], claim: Claim) -> tuple[str, bool]:
    """How a statement stands in the talk: its emblem, and whether the listener's notebook says otherwise."""
    return sign(claim.words), contradicted(view, claim)


# Whether the listener knows better


def contradicted(view: View[Sight], claim: Claim) -> bool:
    """Whether the listener's own notebook says otherwise. Without a notebook the screen concludes nothing."""
    number = turn_spoken_of(claim.words, claim.when, view.seats)
    turns = view.table.turns
    if number is None or number >= len(turns) or claim.seat == view.seat or not view.options["notebook"]:
        return False
    return is_known_false(claim, turns[number], number // view.seats + 1, str(view.options["round2_force"]))


def spoken_of(view: View[Sight]) -> dict[int, tuple[Claim, ...]]:
    """By turn, from 0: what others said of its votes, before or afterwards; what was said again counts once."""
    found: dict[int, dict[tuple[int, Words], Claim]] = {}
    for claim in view.claims:
        number = turn_spoken_of(claim.words, claim.when, view.seats)
        if number is not None and claim.seat != view.seat:
            found.setdefault(number, {}).setdefault((claim.seat, claim.words), claim)
    return {number: tuple(claims.values()) for number, claims in found.items()}


def is_known_false(claim: Claim, turn: Turn, number: int, force: str) -> bool:
    """Whether no case the reader can think of lets this be true.

    Who told their vote may have meant the card they placed or the one that was counted.
    """
    verb, colour = claim.words[0], COLOUR[claim.words[-1]]
    if verb == "seen":
        aedile = int(claim.words[3])
        if claim.seat != turn.praetor or aedile != turn.looked:
            return True
        which = turn.aediles.index(aedile)
        return all([case.placed[which] != colour for case in cases(turn, number, force)])
    if claim.seat not in turn.aediles:
        return verb == "voted"
    which = turn.aediles.index(claim.seat)
    if verb == "promise":
        return bool(turn.placed) and all([case.placed[which] != colour for case in cases(turn, number, force)])
    return all([colour not in (case.placed[which], case.counted[which]) for case in cases(turn, number, force)])
