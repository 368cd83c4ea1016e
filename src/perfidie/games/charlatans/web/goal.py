"""What the viewer wants at this very moment, in one line: how far the patient is, or what the choice is about."""

from __future__ import annotations

from perfidie.boards.scene import Scene
from perfidie.games.charlatans.sight.knowledge import distance, movement_now
from perfidie.games.charlatans.web.reading import Reading, read

ABOUT = {
    "ChooseCoin": "coin",
    "Penalty": "penalty",
    "SavePotion": "save",
    "MakeOffer": "offer",
    "ChoosePan": "pan",
    "BuyChips": "buy",
    **dict.fromkeys(("RoofChip", "TakeOne", "TakeFour"), "take"),
    **dict.fromkeys(("UpgradeLead", "UpgradePumpkin"), "upgrade"),
}
"""Decisions with an aim of their own; all others are about the patient."""


def goal(scene: Scene) -> str:
    """The aim of this decision; while one waits, that of the game."""
    r = read(scene)
    about = ABOUT.get(r.step)
    if about:
        return say(r, about)
    if r.seat is None:
        return say(r, "watch", count=r.sight.goal)
    steps = distance(r.view, r.seat)
    if r.step == "Brew" and movement_now(r.view, r.seat) >= steps:
        return say(r, "reached")
    return say(r, "last" if r.last_round else "patient", count=r.sight.goal, steps=steps)


def say(r: Reading, about: str, **facts: int) -> str:
    """The line of this name."""
    return r.scene.texts.say(f"table-goal-{about}", facts)
