"""The end of a game."""

from __future__ import annotations

from perfidie.texts.scene import Html, Scene


def last_reveal(scene: Scene) -> Html:
    return ""


def standing(scene: Scene, seat: int) -> Html:
    return ""


def open_board(scene: Scene, state: object) -> Html:
    return ""
