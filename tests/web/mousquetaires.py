"""What the pieces of the Musketeers' board say, read for the tests."""

from __future__ import annotations

import re

from games.mousquetaires.tables import Adventure
from perfidie.boards.scene import Parts, Scene
from perfidie.web.page.drawing import generated
from web.scenes import Elements, scene, text

BOARD = generated.find("mousquetaires")


def seen(adventure: Adventure, who: str = "", lang: str = "fr") -> Scene:
    """The table as Milady (`M`), a Musketeer's player or, without a name, a spectator sees it."""
    return scene(adventure.play, adventure.seat(who) if who else None, lang)


def parts(shown: Scene) -> dict[str, str]:
    """The board, part by part."""
    drawing = BOARD.board(shown)
    assert isinstance(drawing, Parts)
    return {name: text(part) for name, part in drawing.parts}


def words(html: str) -> str:
    """All that can be read of a piece, in one line."""
    return " ".join(re.sub(r"<[^>]*>", " ", html).split()).replace("\u00a0", " ")


def place(shown: Scene, name: str) -> str:
    """What stands at a place once it is open."""
    return words(parts(shown)[f"place-{name}"].partition('class="zoom">')[2])


def figures(shown: Scene) -> dict[str, list[str]]:
    """By place: what its figures are called, and the mark that says Milady is not there."""
    found = {}
    for name, html in parts(shown).items():
        if name.startswith("place-"):
            labels = [each.get("aria-label", "") for each in Elements(html).all("span")]
            found[name.removeprefix("place-")] = [label.replace("\u00a0", " ") for label in labels if label]
    return {name: labels for name, labels in found.items() if labels}


def threats(shown: Scene) -> list[str]:
    """What threatens, in its order."""
    return [words(each["text"]) for each in Elements(parts(shown)["threats"]).all("li", "threat")]


def ahead(shown: Scene, track: str) -> list[str]:
    """What the next squares of a track bring, as its head says it."""
    return [words(each["text"]) for each in Elements(parts(shown)[f"track-{track}"]).all("span", "next")]


def marker(shown: Scene, track: str) -> str:
    """The square on which the marker of a track stands."""
    return next(each["text"] for each in Elements(parts(shown)[f"track-{track}"]).all("i", "marker"))


def ways(shown: Scene) -> set[str]:
    """The choices that places of the map are."""
    return {each["value"] for each in on_the_map(shown) if each["tag"] == "button"}


def plate(shown: Scene) -> str:
    """What this moment is about."""
    return parts(shown)["plate"]


def on_the_plate(shown: Scene) -> str:
    """The place that lies on the plate, by its tile."""
    (found,) = [name for name, html in parts(shown).items() if name.startswith("place-") and "is-here" in html]
    return found.removeprefix("place-")


def on_the_map(shown: Scene) -> list[dict[str, str]]:
    return [each for name, html in parts(shown).items() if name.startswith("place-") for each in Elements(html).found]
