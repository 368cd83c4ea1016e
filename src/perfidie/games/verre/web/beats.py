"""What is watched at the poisoned glass, beat by beat (`perfidie.boards.beats`).

A plain move is one short beat: the table after it, with the glass that was touched lit up. A glass that is opened is
the climax: what was announced, card after card while the balance tips, Wesley's drops, the verdict, the hearts. Where
all glasses open in a row (option reveal = after_all) each takes two beats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Drawing, Html, Scene
from perfidie.engine import Glimpse
from perfidie.engine.event import Facts
from perfidie.games.verre.rules.actions import LETTERS
from perfidie.games.verre.rules.events import halves
from perfidie.games.verre.sight.view import Sight
from perfidie.games.verre.web import table
from perfidie.games.verre.web.glasses import Touch
from perfidie.games.verre.web.reading import BOTTOM, Reading, pourers, read
from perfidie.games.verre.web.stage import Opening, Seen, openings, stage

LOOKED, POURED, TOUCHED, TOOK, PASSED, SAID = 0.8, 1.0, 1.5, 1.0, 0.9, 1.2
CARD, DROPS, VERDICT, HEARTS, LAST_HEARTS = 0.8, 0.9, 1.3, 1.7, 2.4
OPENED, PAID = 1.3, 1.3
"""Of a glass that opens in a row of them."""
SHOWN, ROUND = 1.6, 1.8

MOVES: dict[str, tuple[float, str, str]] = {
    "spied": (LOOKED, "ui-eye", ""),
    "poured": (POURED, "pouring-chalice", "clink"),
    "dregs-poured": (POURED, "pouring-chalice", "clink"),
    "swapped": (TOUCHED, "ui-swap", "turn"),
    "peeked": (TOUCHED, "ui-eye", ""),
    "swap-made": (TOUCHED, "ui-swap", "turn"),
    "swap-declined": (TOUCHED, "ui-close", ""),
    "took": (TOOK, "wine-glass", "clink"),
    "hands-passed": (PASSED, "", ""),
    "drank": (SAID, "wine-glass", "clink"),
    "refused": (SAID, "ui-close", ""),
}
"""By what happens: its seconds, the icon over the glass that was touched, and its sound."""


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """All that is watched of one move or chance. What comes of it has been seen with the last heart, or at the end."""
    at_first, at_last = read(before), read(after)
    opened = openings(at_first, heard)
    found = [beat for glimpse in heard for beat in _of(glimpse, at_first, at_last, heard, opened)]
    return (*found[:-1], found[-1]._replace(told=True)) if found else ()


def _of(
    glimpse: Glimpse, first: Reading, last: Reading, heard: tuple[Glimpse, ...], opened: list[Opening]
) -> Iterator[Beat]:
    """The beats of one thing that was told."""
    kind = glimpse.kind
    if kind == "revealed":
        glass = next(each for each in opened if each.seat == glimpse.facts["seat"])
        ends = any(each.kind == "game-ended" for each in heard)
        final = glass is opened[-1]
        yield from _in_a_row(first, glass, final) if len(opened) > 1 else _card_by_card(first, glass, final, ends)
    elif kind in ("drank", "refused") and opened and opened[0].seat == glimpse.facts["seat"]:
        yield Beat(SAID, first.scene.texts.event(glimpse), stage(first, opened[0], Seen()), sound="clink")
    elif kind in MOVES:
        yield _move(glimpse, last if not opened else first, heard)
    elif kind in SHOWS:
        yield SHOWS[kind](first if opened else last, glimpse)


def _move(glimpse: Glimpse, r: Reading, heard: tuple[Glimpse, ...]) -> Beat:
    """A plain move: the table with it, and who touched which glass."""
    facts: Any = glimpse.facts
    seconds, icon, sound = MOVES[glimpse.kind]
    letters = "".join([facts[name] for name in ("glass", "other-glass") if name in facts])
    if glimpse.kind in ("drank", "refused"):
        letters = LETTERS[r.sight.taken[facts["seat"]]]
    touch = Touch(letters, icon, facts.get("seat", -1)) if letters else None
    later = glimpse.kind == "poured" and heard[-1].kind == "dregs-poured"
    board = table.drawn(_without_dregs(r) if later else r, touch)
    return Beat(seconds, _told(r, glimpse), board, sound=sound)


def _told(r: Reading, glimpse: Glimpse) -> str:
    """What happened; a new hand is not told in words, it will lie in the desk."""
    own = glimpse.own and glimpse.kind != "hands-passed"
    return r.scene.texts.event(Glimpse(glimpse.kind, glimpse.facts, own))


def _without_dregs(r: Reading) -> Reading:
    """The table before the removed card filled up a glass: its number is the last."""
    sight: Sight = r.sight
    number = len(sight.faces) - 1
    glasses = tuple([tuple([each for each in row if each != number]) for row in sight.glasses])
    balances = tuple([None if number in row else sure for row, sure in zip(sight.glasses, sight.balances, strict=True)])
    earlier = msgspec.structs.replace(
        sight, glasses=glasses, faces=sight.faces[:-1], seen=sight.seen[:-1], balances=balances
    )
    return replace(r, sight=earlier)  # type: ignore[arg-type]


def _card_by_card(r: Reading, glass: Opening, final: bool, ends: bool) -> Iterator[Beat]:
    """A glass of its own: each card, Wesley's drops, the verdict, the hearts."""
    seen = Seen()
    for place, word in enumerate(glass.cards):
        seen = Seen(place + 1)
        yield Beat(CARD, _card_told(r, glass, place, word), stage(r, glass, seen, (place,)), sound="turn")
    if glass.bonus:
        seen = seen._replace(bonus=True)
        yield Beat(DROPS, r.scene.texts.say("table-drop", {"bonus": glass.bonus}), stage(r, glass, seen), sound="clink")
    seen = seen._replace(bonus=True, verdict=True)
    yield Beat(VERDICT, _verdict_told(r, glass), stage(r, glass, seen), sound="stamp")
    seen = seen._replace(losses=True)
    yield _hearts(r, glass, seen, LAST_HEARTS if ends and final else HEARTS, final)


def _in_a_row(r: Reading, glass: Opening, final: bool) -> Iterator[Beat]:
    """One of many glasses: all its cards at once, then what comes of it."""
    count = len(glass.cards)
    opened = stage(r, glass, Seen(count, bonus=True), tuple(range(count)))
    say = {"name": r.names[glass.seat], "glass": LETTERS[glass.glass]}
    yield Beat(OPENED, r.scene.texts.say("table-beat-opened", say), opened, sound="turn")
    yield _hearts(r, glass, Seen(count, bonus=True, verdict=True, losses=True), PAID, final)


def _hearts(r: Reading, glass: Opening, seen: Seen, seconds: float, final: bool) -> Beat:
    """Who loses a heart; with the last glass of the line everything has been told."""
    texts = r.scene.texts
    if glass.losers:
        facts: Facts = {"seats": glass.losers, "count": len(glass.losers)}
        caption, sound = texts.event(Glimpse("lost-heart", facts)), "break"
    else:
        caption, sound = texts.event(Glimpse("nobody-lost", {"seat": glass.seat})), ""
    return Beat(seconds, caption, stage(r, glass, seen), told=final, sound=sound)


def _card_told(r: Reading, glass: Opening, place: int, word: str) -> str:
    """Which card it is, and who poured it."""
    who, _ = pourers(r.rules, r.sight.wesley)[r.sight.glasses[glass.glass][place]]
    message = "table-beat-card" if who >= 0 else "table-beat-bottom" if who == BOTTOM else "table-beat-dregs"
    say = {"card": r.scene.texts.word(word), "name": r.names[who] if who >= 0 else ""}
    return r.scene.texts.say(message, say)


def _verdict_told(r: Reading, glass: Opening) -> str:
    """The stamp in words."""
    everything = Seen(len(glass.cards), bonus=True)
    return r.scene.texts.say(f"table-stamp-{glass.verdict}", {"sum": halves(glass.weighed(r, everything)[2])})


def _glass_shown(r: Reading, glimpse: Glimpse) -> Beat:
    """Option recap_shows_all: a glass that stayed closed."""
    facts: Any = glimpse.facts
    title = r.scene.texts.say("table-stayed-closed", {"glass": facts["glass"]})
    return _shown(r, glimpse, title, tuple(facts["cards"]))


def _removed_shown(r: Reading, glimpse: Glimpse) -> Beat:
    """Option recap_shows_all: the card that was set aside."""
    facts: Any = glimpse.facts
    return _shown(r, glimpse, r.scene.texts.say("table-removed"), (facts["card"],))


def _shown(r: Reading, glimpse: Glimpse, title: str, cards: tuple[str, ...]) -> Beat:
    board: Html = r.draw("verre/stage.html#shown", title=title, cards=cards)
    return Beat(SHOWN, r.scene.texts.event(glimpse), board, sound="turn")


def _round_begins(r: Reading, glimpse: Glimpse) -> Beat:
    """A new round, and who has which role in it."""
    facts: Any = glimpse.facts
    wesley, vizzini = facts["wesley-seat"], facts["vizzini-seat"]
    board: Drawing = r.draw(
        "verre/stage.html#new_round",
        round=facts["round"],
        wesley=wesley,
        wesley_name=r.names[wesley],
        vizzini=vizzini,
        vizzini_name=r.names[vizzini],
        bonus=halves(r.rules.bonus),
    )
    return Beat(ROUND, r.scene.texts.event(glimpse), board)


SHOWS: dict[str, Callable[[Reading, Glimpse], Beat]] = {
    "recap-glass": _glass_shown,
    "recap-removed": _removed_shown,
    "round-started": _round_begins,
}
