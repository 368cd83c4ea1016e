"""Paris and its eight places: who stands there, what is to be done there, what stands in the way.

Every place is a tile: its name, who stands there, what is still to be done. A tap lays all that is there on the plate,
with the button to go, start or hide there where the viewer may.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARD,
    DICE_AT_ROCHELLE,
    EFFECTS,
    LIMITS,
    PARIS_CARDS,
    PLACES,
    SMUGGLERS,
    TRACKS,
)
from perfidie.games.mousquetaires.sight.knowledge import possible_places
from perfidie.games.mousquetaires.sight.view import Sight
from perfidie.games.mousquetaires.web import missions
from perfidie.games.mousquetaires.web.buttons import said_of, say
from perfidie.games.mousquetaires.web.reading import (
    LETTERS,
    MUSKETEERS_PHASE,
    PLACE_EMBLEMS,
    ROUND_END,
    SIEGE,
    Reading,
    stage_of,
)

ON_THE_MAP = (
    "paris",
    "louvre",
    "la_rochelle",
    "ferrets",
    "vieux_colombier",
    "richelieu",
    "milady_house",
    "bastille",
)
CARDINALS = ("richelieu", "milady_house", "bastille")
GOING = ("move", "start", "destination")
"""The choices that are a place."""
MILADY_HIDDEN, MILADY_SHOWN = "hidden", "shown"


class Figure(NamedTuple):
    """A Musketeer on the map."""

    hero: str
    letter: str
    shape: int
    active: bool
    back: int
    """The round at the end of whose phase II he recovers; 0: he is able."""
    seat: str
    """Who plays him, where it is somebody else than the viewer."""


class Spot(NamedTuple):
    """What every place has."""

    place: str
    emblem: str
    red: bool
    figures: tuple[Figure, ...]
    milady: str
    """Her own figure: seen by herself alone, or by all; empty where she is not, or not known to be."""
    clear: bool
    """She was shown not to be here."""
    here: bool
    """What this moment is about: it lies on the plate."""
    go: str
    """The choice that this place is, where it is one."""
    risk: str
    """What is known of who waits there."""
    sub: str
    """The text of what lies here: a mission, a stage of the quest."""
    chips: tuple[missions.Chip, ...]
    """What is still to be done here, in pictures and figures."""


def places(r: Reading) -> list[Part]:
    """A part for each place of the map."""
    focus, going = opened(r), {words[-1]: " ".join(words) for words in r.scene.legal if words[0] in GOING}
    return [(f"place-{place}", spot(r, place, place == focus, going.get(place, ""))) for place in ON_THE_MAP]


def opened(r: Reading) -> str:
    """Where the active Musketeer stands; else where this phase is played, or where the viewer's first one is."""
    s = r.sight
    if r.step == "Assign":
        return ("paris", "louvre")[r.view.agenda[-1][2]]
    active = r.rider(s.active)
    if active is not None:
        return active.place
    if s.phase in (SIEGE, ROUND_END):
        return "la_rochelle" if s.phase == SIEGE else "paris"
    if s.phase == MUSKETEERS_PHASE and r.mine:
        return r.mine[0].place
    return "paris" if s.paris.card else "louvre"


def spot(r: Reading, place: str, here: bool, go: str) -> Html:
    """A place with all that is there."""
    s = r.sight
    figures = tuple([figure(r, rider.id, rider.seat, rider.out) for rider in r.at(place)])
    milady = "" if s.destination != place else MILADY_SHOWN if s.revealed else MILADY_HIDDEN
    body, sub, chips = inside(r, place)
    facts = Spot(
        place, PLACE_EMBLEMS[place], place in CARDINALS, figures, milady, place in s.excluded, here, go,
        ahead(r, place, go), sub, chips,
    )  # fmt: skip
    return framed(r.draw, facts, body)


@kept
def framed(draw: Draw, facts: Spot, body: Html) -> Html:
    """A place, its body in its frame."""
    return fill(draw("mousquetaires/places.html#spot", spot=facts), body=body)


def figure(r: Reading, hero: str, seat: int, out: int) -> Figure:
    """A Musketeer on the map."""
    played_by = r.names[seat] if seat != r.seat and len(r.rules.riders) > 1 else ""
    return Figure(hero, LETTERS[hero], r.shape(hero), r.sight.active == hero, out, played_by)


# Going there


def ahead(r: Reading, place: str, go: str) -> str:
    """What awaits whoever goes there, or what Milady may do where she hides."""
    if go.startswith("destination"):
        return said_of(r, "bar-lair", place)
    return there(r, place) if go.startswith("move") else ""


def there(r: Reading, place: str) -> str:
    """What is known of Milady at a place."""
    s = r.sight
    found = s.revealed and s.destination == place
    if place == "richelieu":
        gone = place not in possible_places(r.view)
        return said_of(r, "bar-richelieu", "here" if found else "gone" if gone else "risk")
    return say(r, "table-bar-milady-here") if found else ""


# What lies at each place


def inside(r: Reading, place: str) -> missions.Drawn:
    """What a place shows on the plate, and what its tile bears."""
    s = r.sight
    if place in ("paris", "louvre"):
        return missions.mission(r, place)
    if place == "la_rochelle":
        blue, red = siege_dice(s)
        dice = (
            missions.Chip("king", "crossed-swords", "", blue, "desbleus"),
            missions.Chip("cardinal", "crossed-swords", "", red, "desrouges"),
        )
        return siege(r.draw, s.slots, blue, red), "", dice
    if place == "ferrets":
        return missions.quest(r)
    return plain(r.draw, place), f"table-spot-{place}", ()


def siege_dice(s: Sight) -> tuple[int, int]:
    """The dice of both sides in phase III of this round, as the table is now."""
    blue = min(sum([DICE_AT_ROCHELLE[CARD[card]] for card in s.slots]), BOX.dice.most)
    smugglers = EFFECTS["smugglers_dice"] if s.paris.card == PARIS_CARDS[SMUGGLERS] else 0
    square = min(s.time, len(TRACKS.time_dice)) - 1
    return blue, TRACKS.time_dice[square] + s.siege_dice + smugglers


@kept
def siege(draw: Draw, slots: tuple[str, ...], blue: int, red: int) -> Html:
    """La Rochelle: the dice of both sides, and the slots."""
    dice = tuple([(card, DICE_AT_ROCHELLE[CARD[card]]) for card in slots])
    free = LIMITS["slots"] - len(slots)
    return draw("mousquetaires/places.html#siege", cards=dice, free=free, blue=blue, red=red)


@kept
def plain(draw: Draw, place: str) -> Html:
    """The places where nothing lies: what they are for."""
    passage = stage_of(1).passage_cost
    return draw("mousquetaires/places.html#plain", place=place, passage=passage)


assert set(ON_THE_MAP) == set(PLACES)
