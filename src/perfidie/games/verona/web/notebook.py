"""The notebook of the Council of Verona: what this seat has seen, and what follows from it for certain.

It is drawn in parts, one for each sort of note: a move changes one or two of them. Who has no seat reads only what
everybody may know: the characters still to come, the rounds so far, and what each character wants or does.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.boards.pieces import Part, joined, kept, recalled
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene, hole
from perfidie.engine import View
from perfidie.engine.setup import Value
from perfidie.games.verona.rules.box import BOX, CARD, MODIFIER, NAMES, ZONE, ZONES_OF, signed
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.knowledge import NOBODY, deduced, unplayed
from perfidie.games.verona.sight.view import CardIds, PackSeen, Sight, Token
from perfidie.games.verona.web.reading import read
from perfidie.games.verona.web.reveal import last_round, rounds_so_far, winners_of


class Note(NamedTuple):
    """A token one knows, and where it lies."""

    seat: int
    name: str
    kind: str
    card: str
    zone: int
    modifier: str


class Holder(NamedTuple):
    """A hand, or where the cards lie that are in none (`seat` is NOBODY), and how many of these cards it has."""

    seat: int
    name: str
    cards: int


class Doubt(NamedTuple):
    """Cards one has not seen played, and who has them; `sure` where that is no doubt at all."""

    cards: CardIds
    holders: tuple[Holder, ...]
    sure: bool


class Lap(NamedTuple):
    """The pack as one held it, the card one took, and what had vanished when it came back."""

    cards: CardIds
    took: str
    gone: CardIds


def notebook(scene: Scene) -> Parts:
    """What the viewer remembers."""
    r = read(scene)
    view, sight, rules, names, draw, memo = r.view, r.sight, r.rules, r.names, r.draw, scene.memo
    parts: list[Part] = []
    if view.seat is not None:
        notes = tokens_known(view, rules, names)
        parts.append(("note-tokens", recalled(memo, "note-tokens", tokens_drawn, draw, *notes)))
    scores = tuple([past.scores for past in sight.past])
    to_come = () if sight.undealt else tuple([NAMES[card] for card in rules.cards if NAMES[card] not in sight.plays])
    parts.append(("note-left", recalled(memo, "note-left", left_drawn, draw, to_come, sight.hand)))
    if view.seat is not None:  # while hands are chosen, what went through one's own says it all
        choosing = not sight.plays
        doubts = () if sight.undealt or choosing else doubts_of(view, rules, names)
        hands = (sight.dealt, sight.packs, sight.discarded, sight.given, sight.received, not choosing)
        parts += [
            ("note-doubts", recalled(memo, "note-doubts", doubts_drawn, draw, doubts, lying(sight, rules))),
            ("note-draft", recalled(memo, "note-draft", drafted, draw, *hands)),
        ]
    parts += [
        ("note-rounds", rounds_so_far(draw, names, rules, scores, winners_of(view))),
        ("note-past", last_round(scene)),
        ("note-sheet", sheet(draw, rules, tuple(view.options.items()))),
    ]
    # a new round opens a new page, and so does the end: nothing is pushed up and down on the old one
    page = [f'<div id="notes-{"end" if view.outcome else sight.round}">', *[hole(name) for name, _ in parts], "</div>"]
    return Parts(joined(page), tuple(parts))


# Tokens


def tokens_known(view: View[Sight], rules: Rules, names: Names) -> tuple[tuple[Note, ...], ...]:
    """Seen with Paris; placed by oneself; deduced, since somebody has only one place left for their last kind."""
    me, tokens = view.seat, view.table.tokens
    sure = deduced(view, rules)
    seen = [note(names, token, token.kind) for token in tokens if token.owner != me and token.kind]
    placed = [note(names, token, token.kind) for token in tokens if token.owner == me]
    follows = [note(names, token, sure[token.number]) for token in tokens if token.number in sure]
    return tuple(seen), tuple(placed), tuple(follows)


def note(names: Names, token: Token, kind: str) -> Note:
    """A token with its owner and place, as a note tells it."""
    modifier = signed(MODIFIER[ZONE[CARD[token.card], token.zone]])
    return Note(token.owner, names[token.owner], kind, token.card, token.zone, modifier)


def tokens_drawn(draw: Draw, seen: tuple[Note, ...], placed: tuple[Note, ...], follows: tuple[Note, ...]) -> Html:
    """The tokens one knows."""
    return draw("verona/notes.html#tokens", seen=seen, placed=placed, follows=follows)


# Cards


def drafted(
    draw: Draw,
    dealt: CardIds,
    packs: tuple[PackSeen, ...],
    discarded: CardIds,
    given: CardIds,
    received: CardIds,
    over: bool,
) -> Html:
    """What went through one's hands before the round began."""
    laps = []
    for number, pack in enumerate(packs):
        back = packs[number + 1].cards if number + 1 < len(packs) else None
        gone = [card for card in pack.cards if card != pack.took and card not in back] if back is not None else []
        laps.append(Lap(pack.cards, pack.took, tuple(gone)))
    facts = {"dealt": dealt, "discarded": discarded, "given": given, "received": received, "over": over}
    return draw("verona/notes.html#draft", laps=tuple(laps), **facts)


def doubts_of(view: View[Sight], rules: Rules, names: Names) -> tuple[Doubt, ...]:
    """Who may hold what; nothing while one has only seen one's own cards."""
    sight = view.table
    if not (sight.packs or sight.given):
        return ()
    found = []
    to_him = tuple([card for card in sight.given if card not in sight.plays])
    if to_him and view.seat is not None:
        opponent = 1 - view.seat
        found.append(Doubt(to_him, (Holder(opponent, names[opponent], len(to_him)),), True))
    for cards, seats in unplayed(view, rules):
        holders = [
            Holder(seat, names[seat] if seat != NOBODY else "", count) for seat, count in sorted(Counter(seats).items())
        ]
        if seats[-1] == NOBODY and sight.pack:
            continue  # all of them are still in the pack
        found.append(
            Doubt(tuple(cards), tuple(holders[1:] + holders[:1] if seats[0] == NOBODY else holders), len(holders) == 1)
        )
    return tuple(sorted(found, key=lambda doubt: not doubt.sure))


def lying(sight: Sight, rules: Rules) -> str:
    """Where the cards lie that are in nobody's hand."""
    return "pack" if sight.pack else "discard" if rules.drafts else "removed"


def doubts_drawn(draw: Draw, doubts: tuple[Doubt, ...], rest: str) -> Html:
    """Who may hold what."""
    return draw("verona/notes.html#doubts", doubts=doubts, rest=rest)


def left_drawn(draw: Draw, to_come: CardIds, hand: CardIds) -> Html:
    """The characters still to come; those in one's own hand stand out."""
    return draw("verona/notes.html#left", cards=to_come, hand=hand)


# The reference sheet


@kept
def sheet(draw: Draw, rules: Rules, options: tuple[tuple[str, Value], ...]) -> Html:
    """What each character at this table wants or does, those with an objective first."""
    rows = []
    for card in rules.cards:
        zones = " · ".join([signed(MODIFIER[zone]) for zone in ZONES_OF[card]])
        rows.append((NAMES[card], BOX.card[card].families, zones))
    return draw("verona/notes.html#sheet", people=tuple(rows), options=options)
