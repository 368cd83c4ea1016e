"""What the sensible player says: a word now and then, to be believed by its friends and to mislead the others.

It tells what the table can check as it is. It says it is of the side it wants to pass for, which for a Merchant is
never their own and for a Traitor not always; it stays with that story, and bends a vote to it only where nobody but the
other Aedile can tell. It never says the same thing twice, rather says what nobody has just said, and answers what is
said to it and of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import structs

from perfidie.engine import Claim, View
from perfidie.engine.action import Words
from perfidie.games.idus_martii.bot.beliefs import Belief
from perfidie.games.idus_martii.rules.box import (
    ADVANCES,
    BOX,
    COLOUR,
    FACTION,
    FACTIONS,
    LOYAL,
    RIVAL,
    TRAITOR,
)
from perfidie.games.idus_martii.sight.knowledge import certain
from perfidie.games.idus_martii.sight.statements import addressee, occasion, turn_of, turns_over
from perfidie.games.idus_martii.sight.view import UNKNOWN, Sight, Turn

Candidate = tuple[float, Words]
"""How much it matters, and the words."""

TALKATIVE = 0.3
"""How often it says something where it has something to say."""
POLITE = 0.85
"""How often it answers: a question, an accusation, a word of trust."""
WEARY = 2.0
"""How much less a statement matters for each of its kind that was made on this occasion."""
CANDID = 0.5
"""How often a Traitor, or who has not chosen yet, says on which side they are."""
EARLY = 0.25
"""How much it matters to say on which side one is before a single vote was counted."""
SURE = 0.65
"""From so much on a belief is worth saying."""
EPHEMERAL = ("promise", "ask_role", "ask_look", "answer")
"""What is about the present turn may be said again on another."""


class Speech:
    """What one seat could say now."""

    def __init__(self, view: View[Sight], belief: Belief, rng: Random) -> None:
        assert view.seat is not None
        self.view, self.table, self.belief, self.rng, self.me = view, view.table, belief, rng, view.seat
        self.others = [seat for seat in range(view.seats) if seat != view.seat]
        self.mine = [claim for claim in view.claims if claim.seat == view.seat]
        self.story = self._story()
        """The side it passes for, a faction with a rival."""

    def _story(self) -> int:
        """What it said last; before, its own side where that may be known, else the one that is better placed."""
        said = [claim.words[1] for claim in self.mine if claim.words[0] == "faction"]
        if said and RIVAL[FACTION[said[-1]]] >= 0:
            return FACTION[said[-1]]
        chances = self.belief.future.chances(self.belief.position)
        leading = LOYAL if chances[LOYAL] >= chances[TRAITOR] else TRAITOR
        side = FACTION[self.table.side] if self.table.side else -1
        if side == LOYAL or (side == TRAITOR and self.rng.random() < CANDID):
            return side
        return LOYAL if side == TRAITOR else leading

    def statement(self, sayable: Sequence[Words]) -> Words | None:
        """One of the statements open to it, or none."""
        open_now, rng = set(sayable), self.rng
        answer = self.answer()
        if answer in open_now:
            return answer if rng.random() < POLITE else None
        said = {claim.words for claim in self.mine if claim.words[0] not in EPHEMERAL}
        replies = [words for words in self.replies() if words in open_now and words not in said]
        if replies:
            return replies[0] if rng.random() < POLITE else None
        if self.has_spoken() or rng.random() >= TALKATIVE:
            return None
        kinds: tuple[Callable[[], Iterator[Candidate]], ...] = (
            self.side,
            self.own_vote,
            self.seen,
            self.suspects,
            self.friends,
            self.liars,
            self.wishes,
        )
        found = [each for kind in kinds for each in kind() if each[1] in open_now and each[1] not in said]
        if not found:
            return None
        verbs = [claim.words[0] for claim in self.heard()]
        weights = [weight / (1 + WEARY * verbs.count(words[0])) for weight, words in found]
        return rng.choices([words for _, words in found], weights)[0]

    # What was said on this occasion

    def heard(self) -> list[Claim]:
        """Everything said on this occasion, its own words included."""
        now = occasion(self.view)
        return [claim for claim in self.view.claims if claim.when == now]

    def has_spoken(self) -> bool:
        """Whether it has said something on this occasion already; then it only answers."""
        return any([claim.seat == self.me for claim in self.heard()])

    def unanswered(self) -> list[Claim]:
        """What others have said on this occasion since it last spoke."""
        found: list[Claim] = []
        for claim in self.heard():
            found = [] if claim.seat == self.me else [*found, claim]
        return found

    # Kinds of statements

    def side(self) -> Iterator[Candidate]:
        """Once, and rather late: early words are cheap."""
        if not any([claim.words[0] == "faction" for claim in self.mine]):
            yield (1.0 if turns_over(self.view) else EARLY), ("faction", FACTIONS[self.story])

    def last_turn(self) -> tuple[Turn, str, str] | None:
        """The last turn that was counted, with its round and number as statements name it."""
        over = turns_over(self.view)
        if not over:
            return None
        return self.table.turns[over - 1], str((over - 1) // self.view.seats + 1), str((over - 1) % self.view.seats + 1)

    def own_vote(self) -> Iterator[Candidate]:
        """On the turn just counted: the truth where others know it or where it fits the story, else what fits it."""
        last = self.last_turn()
        if last is None or self.me not in last[0].aediles:
            return
        turn, number, place = last
        mine = turn.aediles.index(self.me)
        voted, wanted = turn.counted[mine], BOX.faction[self.story].vote
        public = structs.replace(turn, placed=UNKNOWN, counted=UNKNOWN)
        checked = turn.looked == self.me or certain(public, int(number), self.belief.rules.force)[mine]
        if voted == wanted or checked:
            yield (2.0 if voted == wanted else 0.3), ("voted", number, place, voted)
        elif wanted in turn.tally:
            yield 1.0, ("voted", number, place, wanted)

    def seen(self) -> Iterator[Candidate]:
        """As Praetor of the turn just counted: what it saw of a rival, or of a friend, as it was."""
        last = self.last_turn()
        if last is None or last[0].praetor != self.me:
            return
        turn, number, place = last
        colour = turn.placed[turn.aediles.index(turn.looked)]
        if RIVAL[ADVANCES[COLOUR[colour]]] == self.story or ADVANCES[COLOUR[colour]] == self.story:
            yield 2.0, ("seen", number, place, str(turn.looked), colour)

    def suspects(self) -> Iterator[Candidate]:
        """The likeliest rival of the side it passes for; in disguise it does not point at its own."""
        rival = RIVAL[self.story]
        seat = max(self.others, key=lambda other: self.belief.sides(other)[rival])
        if self.belief.sides(seat)[rival] > SURE and not self.is_friend(seat):
            yield 1.0, ("accuse", str(seat), FACTIONS[rival])

    def friends(self) -> Iterator[Candidate]:
        """Who is most probably on the side it passes for."""
        seat = max(self.others, key=lambda other: self.belief.sides(other)[self.story])
        if self.belief.sides(seat)[self.story] > SURE:
            yield 0.5, ("trust", str(seat))

    def liars(self) -> Iterator[Candidate]:
        """Who said they voted what they certainly did not."""
        for claim in self.view.claims:
            checkable = claim.words[0] == "voted" and claim.seat != self.me
            if checkable and self.belief.knows_better(claim) and not self.is_friend(claim.seat):
                yield 2.0, ("lied", str(claim.seat))

    def wishes(self) -> Iterator[Candidate]:
        """On the present turn: a role for a friend, a look at a suspect, the vote one is expected to cast."""
        turn = self.table.turns[-1]
        if self.view.step == "HandOutRoles" and turn.consul != self.me:
            eligible = [seat for seat in self.others if seat != turn.consul]  # a Consul never appoints himself
            yield 0.3, ("ask_role", str(self.me), "aedile")
            yield 0.2, ("ask_role", str(self.me), "praetor")
            yield 0.4, ("ask_role", str(max(eligible, key=self.closeness)), "aedile")
            yield 0.2, ("ask_role", str(max(eligible, key=self.closeness)), "praetor")
        elif self.view.step in ("Vote", "LookAtVote") and turn.praetor != self.me:
            suspect = min([seat for seat in turn.aediles if seat != self.me], key=self.closeness)
            if self.closeness(suspect) < 1 - SURE:
                yield 0.5, ("ask_look", str(suspect))
        if self.view.step == "Vote" and self.me in turn.aediles:
            yield 1.0, ("promise", BOX.faction[self.story].vote)

    def closeness(self, seat: int) -> float:
        """How likely this seat wants what this one wants."""
        wanted = [FACTION[name] for name in ([self.table.side] if self.table.side else self.table.dealt)]
        sides = self.belief.sides(seat)
        return sum([sides[faction] for faction in wanted])

    def is_friend(self, seat: int) -> bool:
        return bool(self.table.side) and self.closeness(seat) > SURE

    # Answers

    def replies(self) -> Iterator[Words]:
        """What it says back to whoever spoke of it: its story, then a word about the one who spoke."""
        rival = RIVAL[self.story]
        for claim in reversed(self.unanswered()):
            verb, *rest = claim.words
            if not rest or rest[0] != str(self.me):
                continue
            accused = verb == "accuse" and rest[1] != FACTIONS[self.story]
            if accused or verb == "lied":
                yield ("faction", FACTIONS[self.story])
                yield ("lied", str(claim.seat)) if accused else ("accuse", str(claim.seat), FACTIONS[rival])
            elif verb in ("trust", "accuse") and self.closeness(claim.seat) > 1 - SURE:
                yield ("trust", str(claim.seat))

    def answer(self) -> Words | None:
        """To the last question put to it on this turn: what it did, or what it would like to do."""
        asked: Words | None = None
        now = self.table.turns[-1]
        for claim in self.view.claims:
            if claim.seat == self.me:
                asked = None if claim.words[0] == "answer" else asked
            elif addressee(self.view, claim) == self.me and turn_of(self.view, claim) is now:
                asked = claim.words
        if asked is None:
            return None
        yes = self.would_look(int(asked[1])) if asked[0] == "ask_look" else self.would_name(int(asked[1]), asked[2])
        return ("answer", "yes" if yes else "no")

    def would_look(self, seat: int) -> bool:
        """Whether it looked at this Aedile's card; before, whether they are the less close of the two."""
        turn = self.table.turns[-1]
        return seat == (turn.looked if turn.looked >= 0 else min(turn.aediles, key=self.closeness))

    def would_name(self, seat: int, role: str) -> bool:
        """Whether it gave this role to that seat; before, whether they are close to it."""
        turn = self.table.turns[-1]
        if turn.aediles:
            return seat in (turn.aediles if role == "aedile" else (turn.praetor,))
        return seat != self.me and self.closeness(seat) > 0.5
