"""What is watched at the Musketeers' table: a duel die by die, Rochefort by name, what Milady plays, who is found.

Each line of the game is shown as what it told, one thing after the other: on the plate what happens, around it the
table as far as it has been told. How long each is looked at follows from its kind, which everybody was told.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from perfidie.boards.beats import Beat
from perfidie.boards.pieces import Nested, kept, slot
from perfidie.boards.scene import Draw, Drawing, Html, Parts, Scene
from perfidie.engine import Glimpse
from perfidie.games.mousquetaires.sight.view import Clash, Sight
from perfidie.games.mousquetaires.web import duel
from perfidie.games.mousquetaires.web.reading import Reading, read
from perfidie.games.mousquetaires.web.table import table_board


class Look(NamedTuple):
    """How an event is watched: how long, with which picture and sound, and on which side it falls."""

    seconds: float
    emblem: str
    sound: str = ""
    side: str = ""
    """`king`, `cardinal`, or nobody's."""


LOOKS = {
    # what Milady does
    "treachery-played": Look(2.2, "dagger-rose", "stamp", "cardinal"),
    "treachery-aimed": Look(2.2, "dagger-rose", "stamp", "cardinal"),
    "treachery-idle": Look(1.4, "dagger-rose", "turn", "cardinal"),
    "paris-played": Look(1.8, "village", "turn", "cardinal"),
    "paris-strikes": Look(1.6, "village", "stamp", "cardinal"),
    "adversary-placed": Look(1.0, "crossed-swords", "turn", "cardinal"),
    "trap-laid": Look(1.2, "spider-web", "turn", "cardinal"),
    "nemesis-laid": Look(1.2, "spider-web", "turn", "cardinal"),
    "destination-chosen": Look(1.0, "semi-closed-eye", "", "cardinal"),
    "milady-passed": Look(0.9, "dagger-rose", "", "cardinal"),
    "slot-cleared": Look(1.3, "cannon", "break", "cardinal"),
    "confiscated": Look(1.3, "two-coins", "break", "cardinal"),
    "imprisoned": Look(1.5, "stone-tower", "stamp", "cardinal"),
    "pistoles-lost": Look(1.1, "two-coins", "break", "cardinal"),
    "thieves-strike": Look(1.2, "two-coins", "break", "cardinal"),
    "assassin-strikes": Look(1.4, "plain-dagger", "break", "cardinal"),
    "constance-pressed": Look(1.4, "fist", "break", "cardinal"),
    # where she is
    "milady-revealed": Look(2.2, "dagger-rose", "stamp", "king"),
    "not-there": Look(1.2, "ui-eye", "", "king"),
    "rochefort-lies-low": Look(1.2, "ui-eye", "", "king"),
    "arrested": Look(1.8, "stone-tower", "stamp", "cardinal"),
    "safe-at-richelieus": Look(1.2, "pope-crown", "", "king"),
    # what the Musketeers do
    "moved": Look(0.9, "horse-head"),
    "turn-started": Look(0.9, "candle-flame"),
    "bought": Look(0.9, "two-coins", "clink"),
    "reinforced": Look(1.0, "cannon", "clink", "king"),
    "bought-out": Look(1.1, "two-coins", "clink", "king"),
    "freed": Look(1.2, "stone-tower", "", "king"),
    "exchange-opened": Look(0.9, "shaking-hands"),
    "character-played": Look(1.3, "person", "turn", "king"),
    "adversary-sent-home": Look(1.2, "ui-swap", "", "king"),
    "healed": Look(1.1, "hearts", "", "king"),
    "queen-saved": Look(1.4, "queen-crown", "stamp", "king"),
    "challenge-begun": Look(1.0, "tied-scroll", "", "king"),
    "cannot-pay": Look(1.2, "tied-scroll"),
    "turned-back": Look(1.2, "crossed-swords", "", "cardinal"),
    "validated": Look(1.4, "ui-check", "stamp", "king"),
    "mission-completed": Look(2.2, "laurels", "stamp", "king"),
    "stage-completed": Look(2.4, "gem-pendant", "stamp", "king"),
    "token-turned-up": Look(1.2, "gem-pendant", "turn"),
    "passage-taken": Look(1.2, "gate", "", "king"),
    "recovered": Look(1.0, "hearts", "", "king"),
    "trap-discarded": Look(1.0, "spider-web", "", "king"),
    # steel
    "duel-sought": Look(1.0, "crossed-swords"),
    "duel-begins": Look(1.6, "crossed-swords", "clink"),
    "pistol-fired": Look(1.3, "sparky-bomb", "break", "king"),
    "die-rolled": Look(0.5, "", "roll"),
    "rerolled": Look(0.8, "", "roll"),
    "botte": Look(1.4, "fleur-de-lys", "stamp", "king"),
    "red-botte": Look(1.4, "fleur-de-lys", "stamp", "cardinal"),
    "no-wound": Look(1.1, "checked-shield"),
    "duel-ended": Look(1.6, "crossed-swords", "clink"),
    "wounded": Look(1.2, "broken-heart", "break", "cardinal"),
    "fell": Look(1.8, "broken-heart", "break", "cardinal"),
    "rochefort-wounded": Look(1.4, "broken-heart", "break", "king"),
    "adversary-beaten": Look(1.4, "piercing-sword", "stamp", "king"),
    # the siege, and the end of a round
    "siege-begins": Look(1.4, "cannon", "break"),
    "swords-counted": Look(1.3, "piercing-sword"),
    "sacrificed": Look(1.3, "broken-heart", "break", "cardinal"),
    "rochelle-moved": Look(1.4, "cannon"),
    "rochelle-reward": Look(1.2, "two-coins"),
    "time-passed": Look(1.1, "sands-of-time"),
    "louvre-advanced": Look(1.0, "castle", "", "cardinal"),
    "queen-pushed": Look(1.5, "queen-crown", "break", "cardinal"),
    "mission-failed": Look(2.0, "castle", "break", "cardinal"),
    "mission-revealed": Look(1.6, "castle", "turn"),
    "round-started": Look(1.1, "sands-of-time", "", "king"),
    "sand-ran-out": Look(1.2, "sands-of-time", "break", "cardinal"),
}
LONGEST = 9.0
"""Seconds of one line; where more is told, each thing is looked at a little shorter."""
PLAIN = frozenset(
    {"moved", "turn-started", "bought", "exchange-opened", "challenge-begun", "duel-sought", "reinforced"}
)
"""What nobody need be shown who did it himself: left out where one person plays all Musketeers alone."""
ON_THE_DICE = frozenset({"die-rolled", "rerolled", "botte", "red-botte", "no-wound", "duel-begins", "duel-ended"})
SIEGE_DICE = frozenset({"swords-counted"})
NAMED = ("treachery", "mission", "paris", "trap", "card", "stage")
"""The fact that heads what is shown: the card it is about."""


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """One beat for each thing of this line that is worth watching, in their order; the last one has told all."""
    r = read(before)
    alone = r.rules.automatic and len(r.rules.riders) == 1
    sight, found = before.view.table, []
    for glimpse in heard:
        sight = known_after(sight, glimpse, after.view.table.duel)
        look = LOOKS.get(glimpse.kind)
        if look is not None and not (alone and glimpse.kind in PLAIN):
            found.append((look, glimpse, sight))
    pace = min(1.0, LONGEST / max(LONGEST, sum([look.seconds for look, _, _ in found])))
    shown = []
    for number, (look, glimpse, then) in enumerate(found, 1):
        board = drawn(at(before, then), look, glimpse)
        caption, told = before.texts.event(glimpse), number == len(found)
        shown.append(Beat(look.seconds * pace, caption, board, told, sound=look.sound))
    return tuple(shown)


def at(scene: Scene, sight: Sight) -> Scene:
    """The table at this moment, with nothing to press."""
    return replace(scene, view=msgspec.structs.replace(scene.view, table=sight), legal=())


def drawn(scene: Scene, look: Look, glimpse: Glimpse) -> Drawing:
    """The table at this moment, and on its plate what happens."""
    r = read(scene)
    board = table_board(r)
    plate = stage(r, look, glimpse)
    return Parts(board.vessel, tuple([plate if name == "plate" else (name, html) for name, html in board.parts]))


# On the plate


def stage(r: Reading, look: Look, glimpse: Glimpse) -> Nested:
    """Dice where dice fall; else what happens, with its picture and its name."""
    s = r.sight
    if glimpse.kind in ON_THE_DICE and s.duel is not None:
        return "plate", duel.crossed(r, s.duel)
    if glimpse.kind in ON_THE_DICE or glimpse.kind in SIEGE_DICE:
        return "plate", duel.counted(r, done=glimpse.kind in SIEGE_DICE)
    facts: dict[str, Any] = glimpse.facts
    card = next((str(facts[name]) for name in NAMED if facts.get(name)), "")
    does = r.scene.texts.say(f"table-treachery-{facts['treachery']}") if facts.get("treachery") else ""
    told = r.scene.texts.event(glimpse)
    return slot("plate", (happening(r.draw, look.emblem, look.side, card, told, does),))


@kept
def happening(draw: Draw, emblem: str, side: str, card: str, told: str, does: str) -> Html:
    """What happens, drawn."""
    return draw("mousquetaires/plate.html#happening", emblem=emblem, side=side, card=card, told=told, does=does)


# The table as far as it has been told


def known_after(sight: Sight, glimpse: Glimpse, clash: Clash | None) -> Sight:
    """The table after one more event, as far as that event tells it: nothing of what comes later.

    `clash` says who fights whom where, which is open as soon as a duel begins.
    """
    kind, facts = glimpse.kind, glimpse.facts
    change: dict[str, Any] = {}
    if kind in CLOCKS:
        field, fact = CLOCKS[kind]
        change[field] = facts[fact]
    elif kind == "die-rolled":
        change = thrown(sight, str(facts["colour"]), str(facts["face"]))
    elif kind == "milady-revealed":
        change = {"revealed": True, "destination": facts["place"]}
    elif kind == "not-there":
        change = {"excluded": (*sight.excluded, str(facts["place"]))}
    elif kind in ("moved", "placed"):
        change["riders"] = with_rider(sight, str(facts["hero"]), place=facts["place"])
    elif kind in ("arrested", "imprisoned"):
        change["riders"] = with_rider(sight, str(facts["hero"]), place="bastille")
    elif kind == "fell":
        change["riders"] = with_rider(sight, str(facts["hero"]), health=facts["health"], place="vieux_colombier")
    elif kind in ("wounded", "healed", "recovered"):
        change["riders"] = with_rider(sight, str(facts["hero"]), health=facts["health"])
    elif kind == "duel-begins":
        change = facing(facts, clash)
    elif kind == "duel-ended" and sight.duel is not None:
        change["duel"] = msgspec.structs.replace(sight.duel, over=True, given=facts["given"], taken=facts["taken"])
    elif kind == "swords-counted":
        change["deficit"] = int(str(facts["red"])) - int(str(facts["blue"]))
    return msgspec.structs.replace(sight, **change) if change else sight


CLOCKS = {
    "time-passed": ("time", "time"),
    "louvre-advanced": ("louvre_mark", "square"),
    "queen-pushed": ("queen", "queen"),
    "queen-saved": ("queen", "queen"),
    "rochelle-moved": ("rochelle", "square"),
    "constance-pressed": ("constance", "steps"),
    "rochefort-wounded": ("rochefort", "health"),
    "bought": ("purse", "purse"),
    "pistoles-lost": ("purse", "purse"),
    "thieves-strike": ("purse", "purse"),
    "gained": ("purse", "purse"),
}
"""Events that tell a figure: the field of the sight, and the fact."""


def with_rider(sight: Sight, hero: str, **change: Any) -> tuple[Any, ...]:
    """The Musketeers, one of them changed."""
    return tuple([msgspec.structs.replace(each, **change) if each.id == hero else each for each in sight.riders])


def facing(facts: dict[str, Any], clash: Clash | None) -> dict[str, Any]:
    """Two who have just crossed swords, before any die has fallen."""
    if clash is None or (clash.hero, clash.kind) != (facts["hero"], facts["kind"]):
        return {"duel": None, "blue": (), "red": ()}
    fresh = msgspec.structs.replace(clash, epic=0, over=False, given=0, taken=0)
    return {"duel": fresh, "blue": (), "red": (), "blue_dice": 0, "red_dice": facts["red"]}


def thrown(sight: Sight, colour: str, face: str) -> dict[str, Any]:
    """One more die on the table; the first one of a throw sweeps the old ones away."""
    dice = getattr(sight, colour)
    most = sight.blue_dice if colour == "blue" else sight.red_dice
    if sight.duel is not None and most and len(dice) >= most:
        return {"blue": (face,) if colour == "blue" else (), "red": (face,) if colour == "red" else ()}
    return {colour: (*dice, face)}
