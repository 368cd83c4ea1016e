"""What is watched at the duel: every chip, where the patient goes, explosions and cures, the scale, the last trial.

The table is followed event by event (`film`), so that each board shows what has been told so far and nothing else. A
chip that blows up a flask is held in the hand for a moment; so is the last patient before the laurel.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse
from perfidie.games.charlatans.web.film import after_event
from perfidie.games.charlatans.web.reading import read
from perfidie.games.charlatans.web.table import table_board

SECONDS = {
    "tossed": 0.9, "coin-taken": 1.4, "coin-used": 0.8, "drawn": 0.7, "shown": 0.7, "placed": 0.7, "white-placed": 0.7,
    "white-shielded": 0.9, "set-aside": 0.9, "returned": 0.7, "whites-returned": 0.8, "neck-full": 1.1,
    "potion-finished": 1.0, "exploded": 2.0, "patient-moved": 1.3, "next-patient": 1.3, "patient-arrived": 1.5,
    "patient-met": 1.5, "stand-moved": 0.9, "cured": 1.5, "mayor-cured": 1.8, "upgraded": 0.9, "chip-won": 0.9,
    "chip-into-bag": 0.9, "web-laid": 0.9, "amber-laid": 0.9, "blackmail": 1.2, "blackmail-paid": 1.0,
    "blackmail-refused": 1.0, "offered": 1.5, "card-chosen": 1.6, "offer-chosen": 1.6, "card-used": 1.0,
    "white-removed": 0.9, "bought": 0.9, "rounds-over": 1.4, "race-begins": 1.6, "race-drawn": 1.2,
}  # fmt: skip
"""How long an event is looked at; what is not named here is seen with the next one, or with the table after it."""
ALONE = ("gold-won", "gold-by-book", "gold-lost", "steps-won")
"""These are watched where nothing else of the line is."""
HELD, ENDING = 1.0, 1.6
"""The white that will explode, and what is added to the last beat of a game."""
SOUNDS = {
    "tossed": "roll", "drawn": "clink", "placed": "clink", "white-placed": "clink", "exploded": "break",
    "cured": "stamp", "mayor-cured": "stamp", "card-chosen": "turn", "offer-chosen": "turn", "race-drawn": "clink",
}  # fmt: skip
STAGES = {
    **dict.fromkeys(("tossed", "coin-taken"), "coins"),
    **dict.fromkeys(("offered", "card-chosen", "offer-chosen"), "scale"),
    **dict.fromkeys(("race-begins", "race-drawn"), "race"),
}
"""What the stage shows meanwhile; else the flask."""
PLACING = ("placed", "white-placed", "white-shielded")


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """One beat for each thing that is watched of this line; with the last one all has been told."""
    kinds = [glimpse.kind for glimpse in heard]
    watched = [at for at, kind in enumerate(kinds) if kind in SECONDS and not seen_with_next(kinds, at)]
    watched = watched or [at for at, kind in enumerate(kinds) if kind in ALONE][-1:]
    film, shown = Film(before), []
    for at, glimpse in enumerate(heard):
        film.on(glimpse)
        if at in watched:
            shown.append(film.beat(glimpse, HELD if "exploded" in kinds[at:] and glimpse.kind in PLACING else 0.0))
    ending = ENDING if after.view.outcome else 0.0
    return tuple([*shown[:-1], *[beat._replace(seconds=beat.seconds + ending, told=True) for beat in shown[-1:]]])


def seen_with_next(kinds: list[str], at: int) -> bool:
    """A chip that is placed as soon as it is drawn is one thing, and so is one that is bought."""
    if kinds[at] == "chip-won":
        return "bought" in kinds
    return kinds[at] == "drawn" and at + 1 < len(kinds) and kinds[at + 1] in PLACING


@dataclass
class Film:
    """The table before one viewer, event by event."""

    scene: Scene
    heard: list[Glimpse] = field(default_factory=list)

    def on(self, glimpse: Glimpse) -> None:
        """One more thing has happened."""
        view = self.scene.view
        table = after_event(view.table, glimpse)
        now = msgspec.structs.replace(view, table=table, waiting=())
        self.scene = replace(self.scene, view=now, legal=(), recent=(*self.scene.recent, glimpse), memo={})

    def beat(self, glimpse: Glimpse, held: float) -> Beat:
        """The table as it is now, and what has just happened."""
        kind, scene = glimpse.kind, self.scene
        drawing = table_board(read(scene), STAGES.get(kind, "flask"))
        seconds = held or SECONDS.get(kind, SECONDS["placed"])
        return Beat(seconds, told(scene, glimpse), drawing, sound=SOUNDS.get(kind, ""))


def told(scene: Scene, glimpse: Glimpse) -> str:
    """What has just happened, as the log has it; of a chip that was placed also whose it is."""
    facts = glimpse.facts
    if glimpse.kind == "white-placed":
        return scene.texts.say("table-beat-white", facts)
    if glimpse.kind == "placed":
        return scene.texts.say("table-beat-neck" if facts["zone"] == "neck" else "table-beat-bottom", facts)
    return scene.texts.event(glimpse)
