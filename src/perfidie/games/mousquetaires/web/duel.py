"""The dice: a duel exchange by exchange, the siege, and what red dice alone decide."""

from __future__ import annotations

from perfidie.boards.pieces import Part, fill, joined, kept
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.mousquetaires.rules.box import BOX, HEALTH, HERO
from perfidie.games.mousquetaires.sight.view import Clash, Names
from perfidie.games.mousquetaires.web.buttons import say
from perfidie.games.mousquetaires.web.fights import Foe, botte_of, opponent
from perfidie.games.mousquetaires.web.reading import LETTERS, ROUND_END, SIEGE, Reading
from perfidie.games.mousquetaires.web.targets import name_of
from perfidie.games.mousquetaires.web.throws import Botte, Exchange, exchange, shown, sum_up

KING, CARDINAL = "king", "cardinal"


def told(r: Reading) -> str:
    """What the last duel of this turn came to, in one line; nothing where none was fought."""
    clash = r.sight.duel
    if clash is None or not clash.over:
        return ""
    foe = foe_name(r)
    result = sum_up(r, Exchange(False, False, clash.given, clash.taken))
    return say(r, "table-dice-lately", hero=clash.hero, foe=foe, result=result)


def foe_name(r: Reading) -> str:
    """Whom the duel is fought against: a name, never a number of dice alone."""
    return name_of(r, opponent(r))


def crossed(r: Reading, clash: Clash) -> Parts:
    """Two fencers, on the plate."""
    s, draw = r.sight, r.draw
    rider = r.rider(clash.hero)
    assert rider is not None
    foe = opponent(r)
    lie = exchange(r, rider) if s.blue or s.red else Exchange(False, False, 0, 0)
    all_lie = len(s.blue) == s.blue_dice and len(s.red) == s.red_dice and bool(s.blue or s.red)
    given, taken = (clash.given, clash.taken) if clash.over else (lie.given, lie.taken)
    shot = clash.over and not s.blue and not s.red and bool(clash.given)
    number = max(1, foe.dice - s.red_dice + 1) if foe.dice > 0 and not clash.over and (s.blue or s.red) else 0
    said = sum_up(r, lie._replace(given=given, taken=taken)) if clash.over or all_lie else ""
    key, name = f"{clash.hero}-{clash.opponent}-{s.blue_dice}-{s.red_dice}", name_of(r, foe)
    ours = thrust(draw, shown(s.blue, botte_of(rider)), lie.ours)
    theirs = thrust(draw, shown(s.red, foe.botte), lie.theirs)
    lying = dice(draw, KING, s.blue, s.blue_dice, key), dice(draw, CARDINAL, s.red, s.red_dice, key)
    line = draw(
        "mousquetaires/duel.html#told", number=number, shot=shot, told=said, made=clash.hero if lie.ours else "",
        theirs=name if lie.theirs else "", pistol="pistol" in rider.tokens,
    )  # fmt: skip
    hits = draw("mousquetaires/duel.html#clash", told=bool(said), given=given, taken=taken)
    return Parts(
        fencers(draw, clash.over, r.shape(clash.hero), clash.hero, name),
        (
            side(draw, KING, life(draw, rider.health, HEALTH[HERO[rider.id]]), lying[0], ours),
            ("clash", hits),
            side(draw, CARDINAL, life(draw, foe.wounds, full(foe)), lying[1], theirs),
            ("duel-told", line),
        ),
    )


@kept
def fencers(draw: Draw, over: bool, shape: int, hero: str, foe: str) -> Html:
    """Who fights whom, with room for the rest."""
    vessel = draw("mousquetaires/duel.html#duel", over=over, medal=(shape, LETTERS[hero]), hero=hero)
    holes = {name: hole(name) for name in (f"side-{KING}", "clash", f"side-{CARDINAL}", "duel-told")}
    return fill(vessel, foe=draw("mousquetaires/duel.html#foe", name=foe), **holes)


def side(draw: Draw, colour: str, lives: Html, lying: Html, under: Html) -> Part:
    """One side: how much its fencer can take, its dice, and what stands under them."""
    vessel = draw("mousquetaires/duel.html#side", colour=colour)
    return (f"side-{colour}", fill(vessel, life=lives, dice=lying, thrust=under))


@kept
def life(draw: Draw, health: int, of: int) -> Html:
    """How much a fencer can still take; nothing where that is not worth saying."""
    return draw("mousquetaires/duel.html#life", health=health, of=of) if of else ""


@kept
def thrust(draw: Draw, bottes: tuple[Botte, ...], made: bool) -> Html:
    """Every form of a secret thrust, and what it still lacks."""
    return draw("mousquetaires/duel.html#thrust", bottes=bottes, made=made) if bottes else ""


def dice(draw: Draw, colour: str, faces: Names, taken: int, key: str) -> Html:
    """Dice as they fell, and those that were taken and not thrown yet. A throw has a key: only what is new falls."""
    last = len(faces) - 1
    found: list[Html] = [
        fill(die(draw, colour, face, place == last), key=f"{key}-{place}") for place, face in enumerate(faces)
    ]
    if taken > len(faces):
        found += [draw("mousquetaires/duel.html#blank", colour=colour)] * (taken - len(faces))
    return joined(found)


@kept
def die(draw: Draw, colour: str, face: str, new: bool) -> Html:
    """A die that has fallen; its key is still to be filled in."""
    return draw("mousquetaires/duel.html#die", colour=colour, face=face, new=new)


def full(foe: Foe) -> int:
    """How much an opponent could take before his first wound."""
    return BOX.rochefort.health if foe.name == "rochefort" else foe.wounds


def counted(r: Reading, done: bool = True) -> Parts:
    """Dice of which only Swords count: the siege, Constance, the message, an assassin; no verdict until `done`."""
    s, draw = r.sight, r.draw
    what = "siege" if r.phase == SIEGE else paris_dice(s.paris.card) if r.phase == ROUND_END else "assassin"
    key, both = f"{what}-{s.round}-{len(s.blue)}-{len(s.red)}", bool(s.blue) or what == "siege"
    sides = ((KING, s.blue), (CARDINAL, s.red)) if both else ((CARDINAL, s.red),)
    found = []
    for colour, faces in sides:
        swords = draw("mousquetaires/duel.html#swords", count=faces.count("sword"))
        found.append(side(draw, colour, "", dice(draw, colour, faces, 0, key), swords))
    vessel = draw("mousquetaires/duel.html#throw", what=what, both=both, deficit=s.deficit, done=done)
    return Parts(vessel, tuple(found))


def paris_dice(card: str) -> str:
    """Which card in Paris has just thrown red dice; after the siege its dice still lie there."""
    return {"constance_abducted": "constance", "message": "message"}.get(card, "siege")
