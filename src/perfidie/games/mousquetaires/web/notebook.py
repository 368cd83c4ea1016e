"""The notebook."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def notebook(scene: Scene) -> Html:
    return ""
