"""The dice: a duel exchange by exchange, the siege, and what red dice alone decide."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Html
from perfidie.games.mousquetaires.rules.box import BOX, HEALTH, HERO
from perfidie.games.mousquetaires.sight.view import Clash
from perfidie.games.mousquetaires.web.buttons import say
from perfidie.games.mousquetaires.web.fights import Foe, botte_of, opponent
from perfidie.games.mousquetaires.web.reading import LETTERS, ROUND_END, SIEGE, Reading
from perfidie.games.mousquetaires.web.targets import name_of
from perfidie.games.mousquetaires.web.throws import Botte, Exchange, exchange, shown, sum_up


class Side(NamedTuple):
    """One side: its name, its dice as they fell, its secret thrusts, and whether one succeeds."""

    name: str
    dice: tuple[str, ...]
    waiting: int
    """Dice taken and not thrown yet."""
    bottes: tuple[Botte, ...] = ()
    made: bool = False
    swords: int = 0
    health: int = 0
    of: int = 0
    """How much he can take; 0 where that is not worth saying."""


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


def crossed(r: Reading, clash: Clash) -> Html:
    """Two fencers."""
    s = r.sight
    rider = r.rider(clash.hero)
    assert rider is not None
    foe = opponent(r)
    lie = exchange(r, rider) if s.blue or s.red else Exchange(False, False, 0, 0)
    blue = Side(clash.hero, s.blue, s.blue_dice - len(s.blue), shown(s.blue, botte_of(rider)), lie.ours)
    blue = blue._replace(health=rider.health, of=HEALTH[HERO[rider.id]])
    red = Side(name_of(r, foe), s.red, s.red_dice - len(s.red), shown(s.red, foe.botte), lie.theirs)
    red = red._replace(health=foe.wounds, of=full(foe))
    all_lie = len(s.blue) == s.blue_dice and len(s.red) == s.red_dice and bool(s.blue or s.red)
    given, taken = (clash.given, clash.taken) if clash.over else (lie.given, lie.taken)
    shot = clash.over and not s.blue and not s.red and bool(clash.given)
    number = max(1, foe.dice - s.red_dice + 1) if foe.dice > 0 and not clash.over and (s.blue or s.red) else 0
    said = sum_up(r, lie._replace(given=given, taken=taken)) if clash.over or all_lie else ""
    return r.draw(
        "mousquetaires/duel.html#duel",
        key=f"{clash.hero}-{clash.opponent}-{s.blue_dice}-{s.red_dice}",
        blue=blue,
        red=red,
        medal=(r.shape(clash.hero), LETTERS[clash.hero]),
        over=clash.over,
        given=given,
        taken=taken,
        shot=shot,
        number=number,
        told=said,
        pistol="pistol" in rider.tokens,
    )


def full(foe: Foe) -> int:
    """How much an opponent could take before his first wound."""
    return BOX.rochefort.health if foe.name == "rochefort" else foe.wounds


def counted(r: Reading, done: bool = True) -> Html:
    """Dice of which only Swords count: the siege, Constance, the message, an assassin; no verdict until `done`."""
    s = r.sight
    what = "siege" if r.phase == SIEGE else paris_dice(s.paris.card) if r.phase == ROUND_END else "assassin"
    blue, red = [Side("", dice, 0, swords=dice.count("sword")) for dice in (s.blue, s.red)]
    key = f"{what}-{s.round}-{len(s.blue)}-{len(s.red)}"
    return r.draw("mousquetaires/duel.html#throw", key=key, what=what, blue=blue, red=red, deficit=s.deficit, done=done)


def paris_dice(card: str) -> str:
    """Which card in Paris has just thrown red dice; after the siege its dice still lie there."""
    return {"constance_abducted": "constance", "message": "message"}.get(card, "siege")
