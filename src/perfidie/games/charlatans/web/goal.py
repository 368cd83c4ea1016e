"""What the viewer wants at this very moment, in one line: how far the patient is, or what the choice is about."""

from __future__ import annotations

from perfidie.boards.scene import Scene
from perfidie.games.charlatans.sight.knowledge import distance, movement_now
from perfidie.games.charlatans.web.reading import read

ABOUT = {
    "ChooseCoin": "table-goal-coin",
    "Penalty": "table-goal-penalty",
    "SavePotion": "table-goal-save",
    "MakeOffer": "table-goal-offer",
    "ChoosePan": "table-goal-pan",
    "BuyChips": "table-goal-buy",
    **dict.fromkeys(("RoofChip", "TakeOne", "TakeFour"), "table-goal-take"),
    **dict.fromkeys(("UpgradeLead", "UpgradePumpkin"), "table-goal-upgrade"),
}
"""Decisions with an aim of their own; all others are about the patient."""


def goal(scene: Scene) -> str:
    """The aim of this decision; while one waits, that of the game."""
    r = read(scene)
    about = ABOUT.get(r.step)
    if about:
        return scene.texts.say(about)
    if r.seat is None:
        return scene.texts.say("table-goal-watch", {"count": r.sight.goal})
    steps = distance(r.view, r.seat)
    if r.step == "Brew" and movement_now(r.view, r.seat) >= steps:
        return scene.texts.say("table-goal-reached")
    aim = "table-goal-last" if r.last_round else "table-goal-patient"
    return scene.texts.say(aim, {"count": r.sight.goal, "steps": steps})
