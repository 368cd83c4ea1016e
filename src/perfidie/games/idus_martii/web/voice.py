"""Statements at hand."""

from __future__ import annotations

from markupsafe import Markup

from perfidie.texts.scene import Scene, Voice


def voice(scene: Scene) -> Voice:
    return Voice(Markup(""), Markup(""))
