"""What everybody just learned, on a board that a game has not drawn itself."""

from __future__ import annotations

from functools import cache
from random import Random

from perfidie import games
from perfidie.boards.scene import Scene
from perfidie.engine import Glimpse, Playthrough
from perfidie.engine.event import ALL

NEWS = 3
"""So many of the last things told stand on the board; what everybody learned since my last decision stays longer."""
FOLLOWS = 1
"""So many things told after a revelation stay with it: what came of it."""
LOOKED_AT, LONGEST = 4, 400
"""How many random games are looked at for what is revealed in them, and for how many decisions each."""


def news(scene: Scene) -> tuple[tuple[int, str, bool, bool], ...]:
    """The last things told, and what everybody learned since my last decision: seat, sentence, revealed, mine alone.

    They stay until I have decided, so that nobody misses how a round ended because the next one began at once.
    """
    shown, whispered = revelations(scene.view.game)
    heard = [each for each in _since_my_decision(scene) if each.own or each.kind not in whispered]
    near = [{each.kind for each in heard[max(0, place - FOLLOWS) : place + 1]} for place in range(len(heard))]
    kept = [each for place, each in enumerate(heard) if near[place] & shown or place >= len(heard) - NEWS]
    found = []
    for each in kept[-scene.view.seats - 2 * NEWS :]:
        seat = each.facts.get("seat")
        mark = seat if type(seat) is int else -1
        found.append((mark, scene.texts.event(each), each.kind in shown, each.own))
    return tuple(found)


def _since_my_decision(scene: Scene) -> tuple[Glimpse, ...]:
    """What was told since the viewer decided last, as far as it is remembered."""
    before: tuple[Glimpse, ...] = scene.memo.get("decided", ())
    recent = scene.recent
    known = next((size for size in range(min(len(before), len(recent)), 0, -1) if before[-size:] == recent[:size]), 0)
    if scene.mine:
        scene.memo["asked"] = recent
    elif "asked" in scene.memo:  # I have decided: what was on the board then has been seen
        scene.memo["decided"] = scene.memo.pop("asked")
        return _since_my_decision(scene)
    return recent[known:]


@cache
def revelations(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The kinds of events by which everybody learns something hidden, and those that tell one seat more than others.

    Random games show which they are.
    """
    found: set[str] = set()
    whispered: set[str] = set()
    rules = games.find(game)
    for number in range(LOOKED_AT):
        play, rng = Playthrough(rules, rules.setup(rules.usual_seats)), Random(number)
        for _ in range(LONGEST):
            play.chance(rng)
            if play.over:
                break
            seat = play.state.waiting[0]
            play.move(seat, rng.choice(play.legal(seat)))
        found |= {event.kind for event in play.events if event.learns is ALL}
        whispered |= {event.kind for event in play.events if event.private}
    return frozenset(found), frozenset(whispered - found)
