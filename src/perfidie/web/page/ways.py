"""Ways into the school: where lessons and positions are found on the site."""

from __future__ import annotations

from urllib.parse import urlencode

from perfidie.school import LESSONS, PRACTICE, Place, shelf

DOORS = {LESSONS: "learn", PRACTICE: "practice"}
"""Where lessons and positions are found."""


def address_of(kind: str, game: str, name: str, place: Place | None = None) -> str:
    """Where a lesson, or a place in it, is found.

    >>> address_of("lesson", "verre", "first", Place(7, ((4, 1),)))
    '/learn/verre/first?at=7&took=4.1'
    """
    path = f"/{DOORS[kind]}/{game}/{name}"
    if place is None or place == Place():
        return path
    asked = {"at": str(place.at)} | ({"took": place.path} if place.took else {})
    return f"{path}?{urlencode(asked)}"


def first_lesson(game: str) -> tuple[str, int]:
    """Where a newcomer begins, and how many minutes it takes; the rules, and none, where the game teaches nothing.

    It is the guided game where there is one, a choice where there are several.
    """
    found = shelf(game, LESSONS)
    minutes = max((each.minutes for each in found), default=0)
    if len(found) == 1:
        return address_of(LESSONS, game, found[0].id), minutes
    return (f"/learn/{game}" if found else f"/games/{game}"), minutes
