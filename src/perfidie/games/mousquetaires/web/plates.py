"""Small drawings beside the printed rules: tracks, places, Skills and dice, as the almanac draws them."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import BOX, DESTINATIONS, PLACES, SKILLS, TRACKS
from perfidie.games.mousquetaires.web.reading import PLACE_EMBLEMS, SKILL_EMBLEMS
from perfidie.texts import Texts

Piece = tuple[str, str, str]
"""Its emblem, and the ids of its name and of what it is."""
WINNING = (("gem-pendant", "quete"), ("sands-of-time", "temps"), ("queen-crown", "reine"), ("cannon", "rochelle"),
           ("fist", "etau"))  # fmt: skip
ACTING = ("la_rochelle", "richelieu", "milady_house")
"""Where Milady acts, if nobody has found her."""


def plates(draw: Draw, texts: Texts) -> Mapping[str, Html]:
    """By the heading of the printed rules: what one must recognise there."""
    hero = BOX.musketeer[0]
    thrust = tuple([face for face, count in hero.botte[0].items() for _ in range(count)])
    hiding = [PLACES[place] for place in DESTINATIONS]
    goals = [explained(emblem, term) for emblem, term in WINNING]
    people = [explained("crossed-swords", "combat"), *[explained(SKILL_EMBLEMS[skill], skill) for skill in SKILLS]]
    drawn = {
        "goal": goals,
        "phase-one": [(PLACE_EMBLEMS[place], f"term-place-{place}", "") for place in hiding],
        "actions": people,
        "end-of-two": [explained(PLACE_EMBLEMS[place], f"place-{place}") for place in ACTING],
    }
    louvre = tuple(range(TRACKS.louvre_fail + 1))
    return {
        **{slug: draw("mousquetaires/plates.html#pieces", pieces=tuple(found)) for slug, found in drawn.items()},
        "phase-three": draw("mousquetaires/plates.html#time", squares=TRACKS.time_dice, cardinal=TRACKS.time_cardinal),
        "phase-four": draw("mousquetaires/plates.html#louvre", squares=louvre, pushing=TRACKS.louvre_queen),
        "duels": draw(
            "mousquetaires/plates.html#dice", blue=BOX.dice.blue, red=BOX.dice.red, hero=hero.id, thrust=thrust
        ),
    }


def explained(emblem: str, term: str) -> Piece:
    """A piece that the glossary explains."""
    return (emblem, f"term-{term}", f"term-{term}-help")
