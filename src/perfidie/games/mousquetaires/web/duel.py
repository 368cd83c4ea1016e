"""The dice."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def duel(scene: Scene) -> Html:
    return ""
