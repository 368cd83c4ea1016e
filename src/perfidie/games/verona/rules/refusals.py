"""Why a choice is refused at the Council of Verona: the rule it breaks, told from what the seat itself knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import Action, Refusal
from perfidie.games.verona.rules.actions import Copy, Draft, Keep, Look, Move, Place, Play, Swap
from perfidie.games.verona.rules.box import ABSENT, EMPTY, KINDS, NAMES, ZONES

if TYPE_CHECKING:
    from perfidie.games.verona.rules.table import Table


def why_not(s: Table, seat: int, action: Action) -> Refusal | None:
    """The broken rule; None where it is simply not the moment."""
    step = type(s.agenda[-1]).__name__
    if isinstance(action, Draft) and step == "DraftCard":
        return Refusal("verona-not-in-pack", card=NAMES[action.card])
    if isinstance(action, Keep) and step == "Exchange":
        missing = [card for card in action.cards if card not in s.hands[seat]]
        if missing:
            return Refusal("verona-not-in-hand", card=NAMES[missing[0]])
        return Refusal("verona-keep-count", count=s.setup.figures.kept)
    if isinstance(action, Play) and step == "PlayCard":
        return Refusal("verona-not-in-hand", card=NAMES[action.card])
    if isinstance(action, Place) and step in ("PlaceToken", "PlaceLastToken"):
        return _why_not_there(s, seat, action)
    if isinstance(action, Move) and step in ("Banish", "Recall"):
        return _why_not_moved(s, action, "council" if step == "Banish" else "exile")
    if isinstance(action, Swap) and step == "SwapTokens":
        return _without_token(s, (action.a, action.b))
    if isinstance(action, Look) and step == "LookAtTokens":
        return _why_not_seen(s, seat, action)
    if isinstance(action, Copy) and step in ("CopyCapulet", "CopyMontague"):
        return Refusal("verona-not-copied", card=NAMES[action.card])
    return None


def _why_not_there(s: Table, seat: int, action: Place) -> Refusal:
    """A token is in hand, the character on the table, the zone empty."""
    if action.kind not in s.left[seat]:
        return Refusal("verona-no-such-token", kind=KINDS[action.kind])
    card, index, _ = ZONES[action.zone]
    if s.zones[action.zone] == ABSENT:
        return Refusal("verona-not-in-play", card=NAMES[card])
    return Refusal("verona-zone-taken", card=NAMES[card], zone=index + 1)


def _why_not_moved(s: Table, action: Move, place: str) -> Refusal:
    if action.card not in s.council and action.card not in s.exile:
        return Refusal("verona-not-in-play", card=NAMES[action.card])
    return Refusal("verona-not-at", card=NAMES[action.card], place=place)


def _without_token(s: Table, zones: tuple[int, ...]) -> Refusal | None:
    for zone in zones:
        card, index, _ = ZONES[zone]
        if s.zones[zone] == ABSENT:
            return Refusal("verona-not-in-play", card=NAMES[card])
        if s.zones[zone] == EMPTY:
            return Refusal("verona-no-token-there", card=NAMES[card], zone=index + 1)
    return None


def _why_not_seen(s: Table, seat: int, action: Look) -> Refusal | None:
    missing = _without_token(s, action.zones)
    if missing:
        return missing
    if any(s.owners[s.zones[zone]] == seat for zone in action.zones):
        return Refusal("verona-own-token")
    return Refusal("verona-look-at-two")
