"""The notebook of Idus Martii: every vote of the game as this seat may know it, and what follows from it for certain.

It is drawn in parts, one for each turn: a move changes the turn being played and nothing else. Who has no seat reads
only what everybody may know.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from perfidie.boards.pieces import Part, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene
from perfidie.engine import Claim
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, YELLOW, Row
from perfidie.games.idus_martii.sight.knowledge import certain, intended
from perfidie.games.idus_martii.sight.view import UNKNOWN, Shown, Turn
from perfidie.games.idus_martii.web.reading import Reading, named, read
from perfidie.games.idus_martii.web.said import is_known_false, spoken, spoken_of
from perfidie.texts import Texts

OWN, SEEN = "own", "seen"
"""How one knows a card: it is one's own; one looked at it as Praetor."""


class Person(NamedTuple):
    """A seat and its name."""

    seat: int
    name: str


class Voter(NamedTuple):
    """An Aedile of a turn, and what is known of their two decisions."""

    seat: int
    name: str
    vote: str
    """The card that was counted, where it is certain."""
    wanted: str
    """The card they placed first, where it is certain and another one; or while votes are not counted yet."""
    how: str
    """OWN, SEEN, or nothing where it only follows."""
    answer: str
    """Whether the Praetor looked at their card, and what came of it: look, keep, force, show."""


class Lie(NamedTuple):
    """Something that was said, though the reader knows better; `broken` is a promise that was not kept."""

    seat: int
    name: str
    said: str
    broken: bool


class Tallied(NamedTuple):
    """One senator's certain votes, by colour, and how many are not certain."""

    seat: int
    name: str
    votes: Row
    unknown: int


def notebook(scene: Scene) -> Parts:
    """What the viewer remembers: their cards, the senators, the turns from the newest to the oldest."""
    r = read(scene)
    parts: list[Part] = []
    if r.seat is not None:
        parts.append(("note-mine", mine(r)))
    if r.rules.notebook:
        parts.append(("note-senators", senators(r.draw, r.names, r.votes)))
        parts += turn_parts(r)
    turns = r.rules.turns if r.rules.notebook else 0
    return Parts(vessel(r.draw, r.seat is not None, turns, bool(r.sight.turns)), tuple(parts))


@kept
def vessel(draw: Draw, seated: bool, turns: int, begun: bool) -> Html:
    """The notebook without its parts."""
    return draw("idus_martii/notebook.html#book", seated=seated, turns=turns, begun=begun)


# One's own cards


def mine(r: Reading) -> Html:
    """The two cards one was dealt, the one that was kept; what the others were dealt, counted from that."""
    dealt, side = r.sight.dealt, r.sight.side
    others = tuple([count - dealt.count(name) for name, count in zip(FACTIONS, r.rules.deck, strict=True)])
    return own_cards(r.draw, dealt, side, discarded_of(dealt, side), others, r.rules.notebook)


def discarded_of(dealt: Shown, side: str) -> str:
    """The card that was put away; nothing before."""
    if not side:
        return ""
    return dealt[1] if dealt[0] == side else dealt[0]


@kept
def own_cards(draw: Draw, dealt: Shown, side: str, discarded: str, others: Row, notebook: bool) -> Html:
    """One's own cards, and what that leaves to the others."""
    counts = tuple(zip(FACTIONS, others, strict=True))
    return draw(
        "idus_martii/notebook.html#mine",
        dealt=dealt,
        side=side,
        discarded=discarded,
        counts=counts,
        total=sum(others),
        notebook=notebook,
    )


# The senators


@kept
def senators(draw: Draw, names: Names, votes: tuple[Shown, ...]) -> Html:
    """By senator: how many greens, reds and yellows are certainly theirs, and how many votes are anybody's guess."""
    people = tuple([summary(seat, names[seat], cast) for seat, cast in enumerate(votes)])
    return draw("idus_martii/notebook.html#senators", people=people if any(votes) else (), colours=COLOURS)


def summary(seat: int, name: str, votes: Shown) -> Tallied:
    """One senator's votes, counted."""
    return Tallied(seat, name, tuple([votes.count(colour) for colour in COLOURS]), votes.count(""))


# The turns


def turn_parts(r: Reading) -> list[Part]:
    """All turns the game can have, the last one first; those that have not begun are empty places."""
    told = spoken_of(r.view)
    return [turn_part(r, number, told.get(number, ())) for number in reversed(range(r.rules.turns))]


def turn_part(r: Reading, number: int, claims: tuple[Claim, ...]) -> Part:
    """One turn; an empty place while it has not begun."""
    name = f"note-turn-{number + 1}"
    if number >= len(r.sight.turns):
        return name, unplayed(r.draw, name)
    texts = r.scene.texts
    return name, recalled(
        r.scene.memo,
        name,
        played,
        r.draw,
        type(texts),
        texts.lang,
        r.names,
        r.seat,
        number,
        r.sight.turns[number],
        r.rules.force,
        claims,
    )


@kept
def unplayed(draw: Draw, name: str) -> Html:
    """The place of a turn that has not begun."""
    return draw("idus_martii/notebook.html#turn", id=name, when=None)


def played(
    draw: Draw,
    kind: type[Texts],
    lang: str,
    names: Names,
    me: int | None,
    number: int,
    turn: Turn,
    force: str,
    claims: tuple[Claim, ...],
) -> Html:
    """A turn: its roles, its votes, and who lied about it."""
    round_number = number // len(names) + 1
    lies = tuple(
        [
            Lie(
                claim.seat,
                names[claim.seat],
                spoken(kind, lang, names, claim.words, claim.seat),
                claim.words[0] == "promise",
            )
            for claim in claims
            if is_known_false(claim, turn, round_number, force)
        ]
    )
    return draw(
        "idus_martii/notebook.html#turn",
        id=f"note-turn-{number + 1}",
        when=named(number, len(names)),
        consul=Person(turn.consul, names[turn.consul]),
        praetor=Person(turn.praetor, names[turn.praetor]) if turn.praetor >= 0 else None,
        voters=tuple(voters(names, me, turn, round_number, force)),
        tally=turn.tally,
        why=why_certain(turn, me, round_number, force),
        lies=lies,
    )


def voters(names: Names, me: int | None, turn: Turn, number: int, force: str) -> list[Voter]:
    """Both Aediles of a turn."""
    votes, wishes = certain(turn, number, force), intended(turn, number, force)
    found = []
    for which, seat in enumerate(turn.aediles):
        answer = (turn.answer or "look") if seat == turn.looked else ""
        shown = answer == "show"  # and everybody saw what it was
        how = OWN if seat == me else SEEN if answer and not shown and turn.praetor == me else ""
        wanted = wishes[which] if wishes[which] != votes[which] and not shown else ""
        found.append(Voter(seat, names[seat], votes[which], wanted, how, answer))
    return found


def why_certain(turn: Turn, me: int | None, number: int, force: str) -> str:
    """Why two votes are certain: the public reason where there is one, else what only the reader has seen."""
    if not turn.tally or certain(turn, number, force) == UNKNOWN:
        return ""
    if certain(in_public(turn), number, force) != UNKNOWN:
        return "same" if len(set(turn.tally)) == 1 else turn.answer
    return OWN if me in turn.aediles else SEEN if me == turn.praetor else ""


def in_public(turn: Turn) -> Turn:
    """The turn as everybody saw it: of the cards that were placed, only a yellow one that was shown."""
    shown = tuple([COLOURS[YELLOW] if turn.answer == "show" and seat == turn.looked else "" for seat in turn.aediles])
    return msgspec.structs.replace(turn, placed=shown, counted=UNKNOWN)
