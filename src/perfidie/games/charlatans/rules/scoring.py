"""How the duel ends: the goal, the most patients, the side of the active patient, the bag race."""

from __future__ import annotations

from perfidie.engine import Outcome, Reason
from perfidie.engine.event import Facts
from perfidie.games.charlatans.rules.box import PLAYERS, SIGN, VALUE
from perfidie.games.charlatans.rules.table import Table


def outcome(s: Table) -> Outcome:
    """« Celui d'entre vous qui a le plus de patients dans la rangée des personnes soignées a gagné »."""
    blue, yellow = s.cured
    if max(blue, yellow) >= s.setup.goal:
        seat = 0 if blue >= s.setup.goal else 1
        return _won(s, seat, Reason("charlatans-goal", {"seat": seat, "goal": s.setup.goal, "round": s.round}))
    if blue != yellow:
        seat = 0 if blue > yellow else 1
        facts: Facts = {"seat": seat, "more": max(blue, yellow), "fewer": min(blue, yellow), "rounds": s.setup.rounds}
        return _won(s, seat, Reason("charlatans-patients", facts))
    if s.patient:
        seat = 0 if s.patient * SIGN[0] > 0 else 1
        return _won(s, seat, Reason("charlatans-active-patient", {"seat": seat, "count": blue}))
    totals = race_totals(s)
    if totals[0] != totals[1]:
        seat = 0 if totals[0] > totals[1] else 1
        return _won(s, seat, Reason("charlatans-bag-race", {"seat": seat, "more": max(totals), "fewer": min(totals)}))
    return Outcome(s.cured, tuple(range(PLAYERS)), (Reason("charlatans-shared", {"total": totals[0]}),))


def race_totals(s: Table) -> tuple[int, int]:
    """What each has drawn in the bag race."""
    blue, yellow = [sum([VALUE[chip] for chip in row]) for row in s.bottoms]
    return blue, yellow


def _won(s: Table, seat: int, reason: Reason) -> Outcome:
    return Outcome(s.cured, (seat,), (reason,))
