"""The decision bar."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def choices(scene: Scene) -> Html:
    return ""
