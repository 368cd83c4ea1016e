"""The notebook of the Council of Verona: what this seat has seen, and what follows from it for certain."""

from __future__ import annotations

from perfidie.texts.scene import Drawing, Scene


def notebook(scene: Scene) -> Drawing:
    """What the viewer remembers."""
    return ""
