"""A finished round of the Council of Verona, opened token by token; how seats stand; everything face up."""

from __future__ import annotations

from perfidie.games.verona.table import Table
from perfidie.texts.scene import Drawing, Html, Scene


def last_round(scene: Scene) -> Html:
    """The round that was finished last; nothing where there is none."""
    return ""


def standing(scene: Scene, seat: int) -> Html:
    """How a seat stands at the end."""
    return ""


def open_board(scene: Scene, state: Table) -> Drawing:
    """Everything face up, for the replay of a match that is over."""
    return ""
