"""The tokens: 3. Placer un jeton d'Influence face cachée (OPTIONNEL), in a turn and in the last lap."""

from __future__ import annotations

from perfidie.engine import Action, Refusal, Seated, put, without
from perfidie.games.verona.rules import events
from perfidie.games.verona.rules.actions import PLACE, SKIP_TOKEN, Place
from perfidie.games.verona.rules.box import ABSENT, EMPTY, KINDS, NAMES, SEATS, ZONES, Number
from perfidie.games.verona.rules.table import Table


def offer_token(s: Table, seat: int) -> None:
    """3. Placer un jeton d'Influence face cachée (OPTIONNEL): asked only where it can be done (rulings 47, 48)."""
    if s.left[seat] and EMPTY in s.zones:
        s.push(PLACE_TOKEN[seat])


class PlaceToken(Seated[Table, Place | Action]):
    """« Sur une des trois zones de paris vide de n'importe quel personnage à Objectif » in play, whoever played it."""

    def legal(self, s: Table) -> list[Place | Action]:
        empty = [zone for zone, number in enumerate(s.zones) if number == EMPTY]
        places: list[Place | Action] = [PLACE[kind][zone] for kind in s.left[self.seat] for zone in empty]
        places.append(SKIP_TOKEN)
        return places

    def resolve(self, s: Table, action: Place | Action) -> None:
        seat = self.seat
        if not isinstance(action, Place):
            if s.loud:
                events.token_skipped(s, seat)
            return
        s.zones = put(s.zones, action.zone, Number(len(s.owners)))
        s.owners += (seat,)
        s.kinds += (action.kind,)
        s.left = put(s.left, seat, without(s.left[seat], action.kind))
        if s.loud:
            events.placed(s, seat, action.kind, action.zone)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        """A token is in hand, the character on the table, the zone empty."""
        if not isinstance(action, Place):
            return super().why_not(s, seat, action)
        if action.kind not in s.left[seat]:
            return Refusal("verona-no-such-token", kind=KINDS[action.kind])
        card, index, _ = ZONES[action.zone]
        if s.zones[action.zone] == ABSENT:
            return Refusal("verona-not-in-play", card=NAMES[card])
        return Refusal("verona-zone-taken", card=NAMES[card], zone=index + 1)


class PlaceLastToken(PlaceToken):
    """« Les joueurs peuvent encore placer un dernier jeton d'Influence (s'il leur en reste) »."""


PLACE_TOKEN, PLACE_LAST_TOKEN = (
    tuple(step(seat) for seat in range(SEATS[-1])) for step in (PlaceToken, PlaceLastToken)
)
