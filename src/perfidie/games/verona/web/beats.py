"""What is watched at the Council of Verona: every move, with who, what and where; and how a round is judged.

A round is judged as at a table. With Poison all tokens are turned first, character by character, and the dead are
named; then the objectives, with what each token on a met one brings; then what everybody gains. Each board shows
what has been told so far and nothing else; how long it is looked at follows from what everybody was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from perfidie.boards.beats import Beat
from perfidie.boards.scene import Drawing, Html, Scene
from perfidie.engine import Glimpse
from perfidie.games.verona.rules.box import VIALS, signed
from perfidie.games.verona.sight.view import Past, Token
from perfidie.games.verona.web.people import Verdict
from perfidie.games.verona.web.reading import Spot, read, totals
from perfidie.games.verona.web.reveal import standing_then
from perfidie.games.verona.web.square import square
from perfidie.games.verona.web.stage import board

SECONDS = {
    "drafted": 0.7, "exchanged": 1.2, "played": 1.2, "copied": 1.0, "moved": 1.3, "swapped": 1.5, "looked": 1.4,
    "looked-at-one": 1.4, "power-skipped": 0.9, "placed": 1.0, "token-skipped": 0.8, "last-lap": 1.8,
}  # fmt: skip
"""How long a move is looked at."""
SHOWN, DIED, MET, UNMET, PAID, PURSES = 0.7, 1.3, 1.1, 0.8, 0.8, 2.5
"""The same for the tokens of a character being turned, a death, an objective, a token that is counted, the gains."""
SOUNDS = {"placed": "clink", "swapped": "turn", "played": "turn"}
FATES = {"objective-met": "met", "objective-unmet": "unmet", "died": "dead"}


def beats(before: Scene, after: Scene, heard: tuple[Glimpse, ...]) -> tuple[Beat, ...]:
    """One beat for each move of the line; where it ended a round, how the round was judged."""
    moves = [glimpse for glimpse in heard if glimpse.kind in SECONDS]
    if not any([glimpse.kind == "round-scored" for glimpse in heard]):
        now = board(replace(after, legal=(), memo={})) if moves else ""
        return told_last([moved(after, glimpse, now) for glimpse in moves])
    court = Court(before, after, heard)
    return told_last([*[moved(after, glimpse, court.drawn()) for glimpse in moves], *court.sits()])


def moved(scene: Scene, glimpse: Glimpse, now: Drawing) -> Beat:
    """A move everybody saw, and the table after it."""
    return Beat(SECONDS[glimpse.kind], scene.texts.event(glimpse), now, sound=SOUNDS.get(glimpse.kind, ""))


def told_last(shown: list[Beat]) -> tuple[Beat, ...]:
    """With the last beat everything has been told."""
    return tuple([*shown[:-1], *[beat._replace(told=True) for beat in shown[-1:]]])


@dataclass
class Court:
    """A round being judged before one viewer."""

    before: Scene
    after: Scene
    heard: tuple[Glimpse, ...]
    kinds: dict[Spot, str] = field(default_factory=dict)
    """The tokens that have been turned over."""
    fates: dict[str, str] = field(default_factory=dict)
    brings: dict[Spot, str] = field(default_factory=dict)

    @property
    def past(self) -> Past:
        """The round as the viewer will remember it; what they do not know yet is left out of every drawing."""
        found: Past = self.after.view.table.past[-1]
        return found

    def sits(self) -> Iterator[Beat]:
        """Tokens and deaths, objectives with what they bring, gains."""
        yield from self.opened()
        unmet = self.told("objective-unmet")
        if self.kinds and unmet:
            self.fates |= {str(glimpse.facts["card"]): "unmet" for glimpse in unmet}
            cards = tuple(str(glimpse.facts["card"]) for glimpse in unmet)
            yield self.beat(DIED, self.before.texts.say("table-beat-unmet", {"cards": cards}), "", "")
        for glimpse in self.told("objective-met", "objective-unmet"):
            card = str(glimpse.facts["card"])
            if card not in self.fates:
                yield from self.judged(card, glimpse)
        yield self.gains()

    def judged(self, card: str, glimpse: Glimpse) -> Iterator[Beat]:
        """An objective; on a met one the tokens are turned one by one, unless they lie open: then all count at once."""
        met = glimpse.kind == "objective-met"
        scored = self.told("token-scored", card=card)
        open_already = [each for each in scored if spot_of(each) in self.kinds]
        self.fates[card] = FATES[glimpse.kind]
        self.count(open_already)
        yield self.beat(MET if met else UNMET, self.say(glimpse), card, "stamp" if met else "")
        for each in scored:
            if each not in open_already:
                self.count([each])
                yield self.beat(PAID, self.say(each), card, "turn")

    def opened(self) -> Iterator[Beat]:
        """With Poison: every token, character by character, then who dies of it."""
        shown = self.told("token-shown")
        for card in dict.fromkeys([str(glimpse.facts["card"]) for glimpse in shown]):
            for glimpse in shown:
                if glimpse.facts["card"] == card:
                    self.turn(glimpse)
            yield self.beat(SHOWN, self.before.texts.say("table-beat-shown", {"card": card}), card, "turn")
        for glimpse in self.told("died"):
            card = str(glimpse.facts["card"])
            self.fates[card] = "dead"
            yield self.beat(DIED, self.say(glimpse), card, "break")

    def gains(self) -> Beat:
        """What everybody gains by the round."""
        won = self.told("round-won")[0]
        r = read(self.after)
        so_far, scores = totals(r.sight, r.rules.seats), self.past.scores
        accounts = tuple(
            [
                (seat, r.names[seat], signed(score), str(so_far[seat]), score == max(scores))
                for seat, score in enumerate(scores)
            ]
        )
        title = self.say(won)
        over = r.draw("verona/square.html#purses", title=title, accounts=accounts)
        return Beat(PURSES, title, self.drawn(over=over), sound="clink")

    # What has been seen so far

    def told(self, *kinds: str, **facts: object) -> list[Glimpse]:
        """The events of these kinds that the viewer heard of, with these facts."""
        return [
            glimpse
            for glimpse in self.heard
            if glimpse.kind in kinds and all([glimpse.facts[name] == fact for name, fact in facts.items()])
        ]

    def say(self, glimpse: Glimpse) -> str:
        """The event as a sentence."""
        return self.after.texts.event(glimpse)

    def count(self, scored: list[Glimpse]) -> None:
        """Tokens on a met objective are turned over, and what they bring is told."""
        for glimpse in scored:
            self.turn(glimpse)
            facts: Any = glimpse.facts
            if facts["kind"] not in VIALS:
                self.brings[spot_of(glimpse)] = signed(facts["points"])

    def turn(self, glimpse: Glimpse) -> None:
        """A token is turned over."""
        self.kinds[spot_of(glimpse)] = str(glimpse.facts["kind"])

    def beat(self, seconds: float, caption: str, card: str, sound: str) -> Beat:
        """The board as it has been seen so far, with an eye on one character."""
        return Beat(seconds, caption, self.drawn(frozenset([card])), sound=sound)

    def drawn(self, now: frozenset[str] = frozenset(), over: Html = "") -> Drawing:
        """The table of the round that is judged, with the tokens turned so far."""
        past = self.past
        tokens = tuple([self.known(token) for token in past.tokens])
        scene = standing_then(self.before, past.council, past.exile, tokens)
        return square(read(scene), Verdict(dict(self.fates), dict(self.brings), now), over)

    def known(self, token: Token) -> Token:
        """A token as the viewer knows it at this moment: turned over, their own, seen with Paris, or face down."""
        me, spot = self.before.seat, (token.card, token.zone)
        mine = me is not None and (token.owner == me or me in token.lookers)
        kind = self.kinds.get(spot, token.kind if mine else "")
        turned: Token = msgspec.structs.replace(token, kind=kind)
        return turned


def spot_of(glimpse: Glimpse) -> Spot:
    """The zone an event speaks of."""
    facts: Any = glimpse.facts
    return facts["card"], facts["zone"]
