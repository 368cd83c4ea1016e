"""The sheets of the Musketeers."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def sheets(scene: Scene) -> Html:
    return ""
