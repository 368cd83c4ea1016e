"""What happens at Idus Martii, beat by beat.

Votes are laid and looked at; both are turned, and a token moves for each; at the end the allegiances are turned,
senator by senator. Each beat is drawn from the table before the move and from as much of what was heard as has been
seen: nothing of a later beat is in it. Seconds follow from the kinds of events alone, so they are everybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

import msgspec

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Drawing, Scene
from perfidie.engine import Glimpse
from perfidie.games.idus_martii.rules.box import ADVANCES, COLOUR, LOYAL, ROMAN, TRAITOR, Row
from perfidie.games.idus_martii.sight.view import Shown
from perfidie.games.idus_martii.web.forum import board, counting

LAID, LOOKED, SHOWN, ANSWERED, EXCHANGED = 0.8, 1.2, 1.7, 1.2, 0.8
SHUFFLED, TURNED, MOVED = 1.0, 0.9, 0.8
CHOSEN, ROLES, DEALT = 0.9, 1.5, 1.0
ENDED, REVEALED, JUDGED = 1.6, 0.8, 2.2
"""How long each kind of thing is looked at, in seconds."""


class Moment(NamedTuple):
    """Something that is seen: how long, what is said of it, the table around it, and the board where it is another."""

    seconds: float
    caption: str
    scene: Scene
    board: Drawing | None = None
    sound: str = ""


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """What this viewer is shown of one move; in the last beat the table is as it will be."""
    found = list(moments(before, after, heard))
    if not found:
        return ()
    shown = [Beat(each.seconds, each.caption, drawn(each), sound=each.sound, around=each.scene) for each in found]
    last = found[-1]
    return (*shown[:-1], Beat(last.seconds, last.caption, board(after), told=True, sound=last.sound))


def drawn(moment: Moment) -> Drawing:
    """The board of a moment."""
    return moment.board if moment.board is not None else board(moment.scene)


def moments(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> Iterator[Moment]:
    """One event after the other, each from the table as the events before it have left it."""
    now = before
    kinds = [each.kind for each in heard]
    for glimpse in heard:
        if glimpse.kind == "turn-started" and {"roles-passed", "roles-handed-out"} & {*kinds}:
            continue  # the roles say it all
        shown = PLAIN.get(glimpse.kind)
        if shown is not None:
            seconds, sound, changed = shown
            now = changed(now, after, glimpse)
            yield Moment(seconds, now.texts.event(glimpse), now, None, sound)
        elif glimpse.kind == "tallied":
            yield from tally(now, glimpse)
            now = counted(now, glimpse)
        elif glimpse.kind in REVEALS:
            now = revealed(now, glimpse)
            yield Moment(REVEALED, now.texts.event(glimpse), now, lying(now, heard), "turn")
        elif glimpse.kind in ENDINGS:
            yield Moment(ENDED, now.texts.event(glimpse), now, lying(now, heard), "break")
    if after.view.outcome is not None:
        reasons = after.view.outcome.reasons
        yield Moment(JUDGED, " ".join([after.texts.reason(reason) for reason in reasons[1:2]]), after, None, "stamp")


# Plain moves: a sentence, and the table after it


def stays(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """Nothing is seen of it but the sentence."""
    return now


def arrives(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """Nothing comes after it: the table is as it will be."""
    return after


def looks(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """The Praetor has taken a card; who is told what it is sees it."""
    seat = glimpse.facts["aedile-seat"]
    return with_card(now, str(glimpse.facts.get("vote", "")), seat=seat, answer="")


def shows(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """The card is yellow, and everybody sees it."""
    return with_card(now, "yellow", seat=glimpse.facts["aedile-seat"], answer="show")


def keeps(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """The Praetor leaves the vote."""
    return with_card(now, "", seat=glimpse.facts["aedile-seat"], answer="keep")


def forces(now: Scene, after: Scene, glimpse: Glimpse) -> Scene:
    """The Praetor wants another card."""
    return with_card(now, "", seat=glimpse.facts["aedile-seat"], answer="force")


Changes = Callable[[Scene, Scene, Glimpse], Scene]
PLAIN: dict[str, tuple[float, str, Changes]] = {
    "dealt": (DEALT, "turn", stays),
    "committed": (LAID, "turn", arrives),
    "looked": (LOOKED, "", looks),
    "yellow-shown": (SHOWN, "turn", shows),
    "vote-kept": (ANSWERED, "", keeps),
    "exchange-forced": (ANSWERED, "stamp", forces),
    "vote-replaced": (EXCHANGED, "turn", stays),
    "side-chosen": (CHOSEN, "turn", stays),
    "turn-started": (ROLES, "", arrives),
    "roles-passed": (ROLES, "", arrives),
    "roles-handed-out": (ROLES, "", arrives),
}
"""By event: its seconds, its sound, and the table after it."""


def with_card(now: Scene, vote: str, *, seat: object, answer: str) -> Scene:
    """The same table with the Praetor's hand on this Aedile's card."""
    sight = now.view.table
    turn = sight.turns[-1]
    placed = tuple(
        [vote if vote and owner == seat else card for owner, card in zip(turn.aediles, turn.placed, strict=True)]
    )
    turn = msgspec.structs.replace(turn, looked=seat, answer=answer, placed=placed)
    return with_sight(now, turns=(*sight.turns[:-1], turn))


def with_sight(now: Scene, **facts: object) -> Scene:
    """The same table with these facts of it changed."""
    sight = msgspec.structs.replace(now.view.table, **facts)
    return replace(now, view=msgspec.structs.replace(now.view, table=sight))


def in_tally(now: Scene) -> Scene:
    """The same table while the Consul counts, which is nobody's decision."""
    return replace(now, view=msgspec.structs.replace(now.view, agenda=(("Tally",),), waiting=()))


# The tally: both cards turned, a token moved for each


def tally(now: Scene, glimpse: Glimpse) -> Iterator[Moment]:
    """Shuffled, turned one after the other; after each of them its token is moved, or rests where it is null."""
    now = in_tally(now)
    tokens, votes = now.view.table.tokens, shown_in(glimpse, "votes")
    yield Moment(SHUFFLED, caption(now, "shuffle"), now, counting(now, tokens, ("", "")), "turn")
    for turned, vote in enumerate(votes, 1):
        seen = (*votes[:turned], *[""] * (len(votes) - turned))
        yield Moment(TURNED, caption(now, f"turn-{vote}"), now, counting(now, tokens, seen), "turn")
        tokens = moved(tokens, vote)
        yield Moment(MOVED, standing(now, vote, tokens), now, counting(now, tokens, seen), "clink")


def moved(tokens: Row, vote: str) -> Row:
    """The tokens after this card."""
    ahead = ADVANCES[COLOUR[vote]]
    return tuple([square + (faction == ahead) for faction, square in zip((LOYAL, TRAITOR), tokens, strict=True)])


def standing(now: Scene, vote: str, tokens: Row) -> str:
    """Where the token of this card has come to."""
    ahead = ADVANCES[COLOUR[vote]]
    square = tokens[ahead] if ahead in (LOYAL, TRAITOR) else 0
    return caption(now, f"step-{vote}", ROMAN[square] if square < len(ROMAN) else str(square))


def caption(now: Scene, told: str, square: str = "") -> str:
    """A line of our own, where no event has one."""
    consul = now.view.table.turns[-1].consul
    return now.draw("idus_martii/board.html#beat", told=told, name=now.texts.name(consul), square=square)


def counted(now: Scene, glimpse: Glimpse) -> Scene:
    """The table once both cards have been counted; who owns which is not told yet."""
    return with_sight(in_tally(now), tokens=(glimpse.facts["loyal"], glimpse.facts["traitor"]))


def shown_in(glimpse: Glimpse, fact: str) -> Shown:
    """The cards that an event has shown."""
    cards = glimpse.facts[fact]
    assert isinstance(cards, tuple)
    return tuple([str(card) for card in cards])


# The end: allegiances, one after the other


ENDINGS = ("conspiracy-failed", "ides-of-march")
REVEALS = ("revealed", "revealed-both", "never-chose")


def revealed(now: Scene, glimpse: Glimpse) -> Scene:
    """This senator's card lies face up."""
    sight = now.view.table
    cards = shown_in(glimpse, "cards") if glimpse.kind == "never-chose" else (str(glimpse.facts["faction"]),)
    before: tuple[Shown, ...] = sight.revealed or ((),) * len(sight.cards)
    seat = glimpse.facts["seat"]
    return with_sight(now, revealed=tuple([cards if each == seat else shown for each, shown in enumerate(before)]))


def lying(now: Scene, heard: tuple[Glimpse, ...]) -> Drawing:
    """The board with the votes that were just counted; the ones that lie there, where none were."""
    votes = next((shown_in(each, "votes") for each in heard if each.kind == "tallied"), None)
    return counting(now, now.view.table.tokens, votes) if votes else board(now)
