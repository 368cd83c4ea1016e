"""Paris and its eight places: who stands there, what is to be done there, what stands in the way.

Every place is a tile: its name, who stands there, what is still to be done. A tap lays all that is there on the plate,
with the button to go, start or hide there where the viewer may.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Nested, Part, fill, joined, kept, recalled
from perfidie.boards.scene import Draw, Html, Parts
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

    figures: tuple[Figure, ...]
    milady: str
    """Her own figure: seen by herself alone, or by all; empty where she is not, or not known to be."""
    clear: bool
    """She was shown not to be here."""
    here: bool
    """What this moment is about: it lies on the plate."""
    verb: str
    """What one does who chooses this place, where it is a choice."""
    risk: str
    """What is known of who waits there."""


Standing = tuple[tuple[str, Figure], ...]
"""Every Musketeer on the map, and where he stands."""
NAMES = tuple([(place, f"place-{place}") for place in ON_THE_MAP])


def places(r: Reading) -> list[Nested]:
    """A part for each place of the map, itself in parts; what was shown last, as long as nothing on it has changed."""
    s, focus = r.sight, opened(r)
    going = {words[-1]: words[0] for words in r.scene.legal if words[0] in GOING}
    figures = tuple([(rider.place, figure(r, rider.id, rider.seat, rider.out)) for rider in s.riders])
    facts = (
        figures, focus, going, s.destination, s.revealed, s.excluded, s.paris, s.louvre, s.quest, s.wounds, s.nemesis,
        s.slots, siege_dice(s),
    )  # fmt: skip
    return recalled(r.scene.memo, "map", lambda _: laid_out(r, figures, focus, going), facts)


def laid_out(r: Reading, figures: Standing, focus: str, going: dict[str, str]) -> list[Nested]:
    """Place by place."""
    s, memo, draw = r.sight, r.scene.memo, r.draw
    shown = MILADY_SHOWN if s.revealed else MILADY_HIDDEN
    found: list[Nested] = []
    for place, name in NAMES:
        verb, milady = going.get(place, ""), shown if s.destination == place else ""
        risk = ahead(r, place, verb) if verb else ""
        here = tuple([one for at, one in figures if at == place])
        facts = Spot(here, milady, place in s.excluded, place == focus, verb, risk)
        found.append((name, recalled(memo, name, spot, draw, place, facts, inside(r, place))))
    return found


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


def spot(draw: Draw, place: str, facts: Spot, held: missions.Drawn) -> Parts:
    """A place with all that is there: what changes by itself is a part by itself."""
    body, sub, chips = held
    return Parts(
        frame(draw, place),
        (
            tile(draw, place, facts.here, facts.verb),
            does(draw, place, sub, chips),
            ride(draw, place, facts.verb),
            (f"risk-{place}", draw("mousquetaires/places.html#risk", place=place, told=facts.risk)),
            (f"body-{place}", joined((f'<div class="zoom-body" id="body-{place}">', body, "</div>"))),
            standing_there(draw, place, facts.figures, facts.milady, facts.clear),
        ),
    )


@kept
def frame(draw: Draw, place: str) -> Html:
    """A place of the map, with a hole for each part."""
    emblem, red = PLACE_EMBLEMS[place], place in CARDINALS
    return draw("mousquetaires/places.html#spot", place=place, emblem=emblem, red=red)


@kept
def tile(draw: Draw, place: str, here: bool, verb: str) -> Part:
    """The name of a place; whether the moment is about it, and whether it may be chosen."""
    emblem = PLACE_EMBLEMS[place]
    return (
        f"tile-{place}",
        draw("mousquetaires/places.html#tile", place=place, emblem=emblem, here=here, verb=verb),
    )


@kept
def does(draw: Draw, place: str, sub: str, chips: tuple[missions.Chip, ...]) -> Part:
    """What lies at a place and is still to be done there, in pictures and figures."""
    vessel = draw("mousquetaires/places.html#does", place=place, sub=sub, chips=bool(chips))
    return (f"does-{place}", fill(vessel, chips=missions.chips_drawn(draw, chips)) if chips else vessel)


@kept
def ride(draw: Draw, place: str, verb: str) -> Part:
    """The button that chooses this place; where it is no choice, only its room."""
    return (f"ride-{place}", draw("mousquetaires/places.html#ride", place=place, verb=verb))


@kept
def standing_there(draw: Draw, place: str, figures: tuple[Figure, ...], milady: str, clear: bool) -> Part:
    """Who stands at a place, and who was shown not to."""
    pieces = [draw("mousquetaires/places.html#clear")] if clear else []
    pieces += [draw("mousquetaires/places.html#pawn", one=one) for one in figures]
    pieces += [draw("mousquetaires/places.html#milady", how=milady)] if milady else []
    return (f"figures-{place}", joined((f'<div class="figures" id="figures-{place}">', *pieces, "</div>")))


def figure(r: Reading, hero: str, seat: int, out: int) -> Figure:
    """A Musketeer on the map."""
    played_by = r.names[seat] if seat != r.seat and len(r.rules.riders) > 1 else ""
    return Figure(hero, LETTERS[hero], r.shape(hero), r.sight.active == hero, out, played_by)


# Going there


def ahead(r: Reading, place: str, verb: str) -> str:
    """What awaits whoever goes there, or what Milady may do where she hides."""
    if verb == "destination":
        return said_of(r, "bar-lair", place)
    return there(r, place) if verb == "move" else ""


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
        return besieged(r.draw, s.slots, *siege_dice(s))
    if place == "ferrets":
        return missions.quest(r)
    return plain(r.draw, place)


def siege_dice(s: Sight) -> tuple[int, int]:
    """The dice of both sides in phase III of this round, as the table is now."""
    blue = min(sum([DICE_AT_ROCHELLE[CARD[card]] for card in s.slots]), BOX.dice.most)
    smugglers = EFFECTS["smugglers_dice"] if s.paris.card == PARIS_CARDS[SMUGGLERS] else 0
    square = min(s.time, len(TRACKS.time_dice)) - 1
    return blue, TRACKS.time_dice[square] + s.siege_dice + smugglers


@kept
def besieged(draw: Draw, slots: tuple[str, ...], blue: int, red: int) -> missions.Drawn:
    """La Rochelle, and the dice of both sides as its tile bears them."""
    dice = (
        missions.Chip("king", "crossed-swords", "", blue, "desbleus"),
        missions.Chip("cardinal", "crossed-swords", "", red, "desrouges"),
    )
    return siege(draw, slots, blue, red), "", dice


@kept
def siege(draw: Draw, slots: tuple[str, ...], blue: int, red: int) -> Html:
    """La Rochelle: the dice of both sides, and the slots."""
    found = [draw("mousquetaires/places.html#laid", card=card, dice=DICE_AT_ROCHELLE[CARD[card]]) for card in slots]
    found += [draw("mousquetaires/places.html#laid", card="", dice=0)] * (LIMITS["slots"] - len(slots))
    return fill(draw("mousquetaires/places.html#siege", blue=blue, red=red), slots=joined(found))


@kept
def plain(draw: Draw, place: str) -> missions.Drawn:
    """The places where nothing lies: what they are for."""
    passage = stage_of(1).passage_cost
    return draw("mousquetaires/places.html#plain", place=place, passage=passage), f"table-spot-{place}", ()


assert set(ON_THE_MAP) == set(PLACES)
