"""Law 13: every lesson of a game is played to its end by its rules, and answers whatever may be chosen on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from perfidie.engine import Game, Refusal
from perfidie.engine.data import BadData
from perfidie.engine.laws import NOBODY, Broken, Finding
from perfidie.school import EXAMPLES, LESSONS, PRACTICE, Place, Walk, shelf, walk

KINDS = (LESSONS, PRACTICE, EXAMPLES)


def lessons(game: Game[Any, Any]) -> Finding:
    """Whether a learner can walk through everything that this game teaches; one that teaches nothing is not asked."""
    found = Finding(13, "lessons", 0, Counter(), Counter())
    try:
        taught = [walk(game.id, kind, each.id) for kind in KINDS for each in shelf(game.id, kind)]
        fault = next((says for each in taught for says in faults_of(each)), "")
    except (BadData, Refusal) as error:
        taught, fault = [], str(error)
    found.figures["lessons"] += len(taught)
    found.figures["stops"] += sum(len(each.stops) for each in taught)
    if fault:
        found.broken = Broken(13, fault, game.seats[0], {}, (), NOBODY)
    elif not taught:
        found.idle = "it has none (lessons/first.toml)"
    return found


def faults_of(through: Walk) -> Iterator[str]:
    """What a learner would stumble over, a sentence for each."""
    name = through.lesson.id
    for at, stop in enumerate(through.stops):
        play = through.play(Place(at))
        if stop.takes and not stop.said:
            for words in play.legal(through.lesson.seat):
                reply = through.answer(Place(at), words)
                if not isinstance(reply, Place) and reply.answer < 0:
                    yield f"{name}, beat {stop.beat + 1}: nothing is said of {' '.join(words)!r}"
    if not through.stops or through.stops[-1].takes:
        yield f"{name} ends with a question: a last beat should say what came of it"
