"""The screen of Milady."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def screen(scene: Scene) -> Html:
    return ""
