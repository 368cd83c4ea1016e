"""How a game of the Musketeers went: how near each side came to its victory, and a remark for each seat.

Both are read from what happened, told openly once the game is over. Every remark is a fact of the record: who found
Milady, who bled at La Rochelle, who slept in the Bastille.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from perfidie.boards.course import Candidate, Course, Remark, told_apart
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.mousquetaires.rules.box import BOX, EFFECTS, HERO, INN, TRACKS
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.web.reading import read

WEIGHTS = {
    "unmasked": 9, "bled": 8, "fell": 7, "jailed": 6, "touched": 5, "met": 4, "bought": 2, "rode": 1,
    "hidden": 8, "found": 6, "struck": 5, "sent": 1,
}  # fmt: skip
"""How striking a fact is."""
INKS = (1, 0)
"""Blue for the King's Musketeers, red for the Cardinal's Milady."""


@dataclass(slots=True)
class Story:
    """The game round by round."""

    quest: list[float] = field(default_factory=list)
    """How far the quest was before the first round and at the end of each, of 1."""
    peril: list[float] = field(default_factory=list)
    """How near the nearest clock was to the Cardinal's square, of 1."""
    did: dict[int, Counter[str]] = field(default_factory=dict)
    """By seat: how often what."""
    last: dict[tuple[int, str], int] = field(default_factory=dict)
    """By seat and deed: the round it was last done in."""


@dataclass(slots=True)
class Clocks:
    """Where quest and clocks stand while the story is read."""

    stages: int = 0
    within: float = 0.0
    near: dict[str, float] = field(default_factory=dict)

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        """What an event says of them."""
        if kind == "stage-completed":
            self.stages, self.within = facts["number"], 0.0
        elif kind == "validated" and facts["place"] == "ferrets":
            self.within += 1 / max(1, len(BOX.quest[self.stages].items))
        elif kind == "token-removed":
            self.within = max(self.within, 1 - facts["left"] / INN.corridor_length)
        elif kind in ("time-passed", "round-started"):
            self.near["time"] = facts["time"] / TRACKS.time_cardinal
        elif kind in ("queen-pushed", "queen-saved"):
            self.near["queen"] = facts["queen"] / TRACKS.queen_cardinal
        elif kind == "rochelle-moved":
            self.near["rochelle"] = max(0.0, facts["square"] / TRACKS.rochelle_cardinal)
        elif kind == "constance-pressed":
            self.near["constance"] = facts["steps"] / EFFECTS["strangle_goal"]
        elif kind == "paris-played":
            self.near.pop("constance", None)


def story(rules: Rules, told: tuple[Glimpse, ...]) -> Story:
    """Reads the game once, from its first event to its last."""
    found, clocks = Story(), Clocks()
    found.did = {seat: Counter() for seat in range(rules.seats)}
    for event in told:
        facts: dict[str, Any] = dict(event.facts)
        clocks.hear(event.kind, facts)
        if event.kind == "round-started" or not found.quest:
            found.quest.append(0.0)
            found.peril.append(0.0)
        found.quest[-1] = min(1.0, (clocks.stages + clocks.within) / len(BOX.quest))
        found.peril[-1] = min(1.0, max(clocks.near.values(), default=0.0))
        for seat, deed, count in deeds(rules, event.kind, facts):
            if seat >= 0:
                found.did[seat][deed] += count
                found.last[seat, deed] = len(found.quest) - 1
    return found


def deeds(rules: Rules, kind: str, facts: dict[str, Any]) -> Iterator[tuple[int, str, int]]:
    """What an event says of seats: who did what, how many times."""
    seat = rules.seat_of[HERO[facts["hero"]]] if facts.get("hero") else rules.milady
    if kind == "milady-revealed":
        yield (seat, "unmasked", 1) if facts["how"] != "itself" and facts.get("hero") else (-1, "", 0)
        yield rules.milady, "hidden" if facts["how"] == "itself" else "found", 1
    elif kind == "sacrificed" and facts["points"]:
        yield seat, "bled", facts["points"]
    elif kind == "duel-ended" and facts["given"]:
        yield seat, "touched", facts["given"]
    elif kind in ("treachery-played", "treachery-aimed"):
        yield rules.milady, "struck", 1
    elif kind in PLAIN_DEEDS:
        yield seat, PLAIN_DEEDS[kind], 1


PLAIN_DEEDS = {
    "fell": "fell", "arrested": "jailed", "imprisoned": "jailed", "paid": "met", "paid-with-joker": "met",
    "bought": "bought", "moved": "rode", "adversary-placed": "sent",
}  # fmt: skip


def course(scene: Scene, told: tuple[Glimpse, ...]) -> Course | None:
    """How near each side came to its victory, in hundredths, round by round."""
    r, say = read(scene), scene.texts.say
    went = story(r.rules, told)
    if len(went.quest) < 2:
        return None
    marks = ["", *[say("table-note-round", {"round": number}) for number in range(1, len(went.quest))]]
    lines = tuple([tuple([float(round(100 * value)) for value in row]) for row in (went.quest, went.peril)])
    sides = (say("table-sheet-company"), scene.texts.word("milady"))
    return Course(say("table-course"), tuple(marks), lines, sides, INKS)


def remarks(scene: Scene, told: tuple[Glimpse, ...]) -> tuple[Remark, ...]:
    """One fact of the game about each seat."""
    rules = read(scene).rules
    went = story(rules, told)
    return told_apart([list(_of(scene, seat, went)) for seat in range(rules.seats)])


def _of(scene: Scene, seat: int, went: Story) -> Iterator[Candidate]:
    """What could be said of this seat: how striking it is, of which kind, and the remark."""
    for deed, count in went.did[seat].items():
        text = scene.texts.say(f"remark-deed-{deed}", {"count": count})
        yield WEIGHTS[deed], deed, Remark(seat, text, went.last[seat, deed])
