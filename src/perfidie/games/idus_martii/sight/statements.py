"""Talk at Idus Martii: ready-made statements, true or false, on three occasions of a turn.

They bind nobody and change no rule. An occasion never holds anybody up: the decision that ends it closes it.

    1   from the start of the turn until the second vote lies on the table
    2   from then until the Praetor looks at a card
    3   from the tally until the Consul has chosen their side, where they have to
"""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import Action, Claim, Refusal, View, Vocabulary
from perfidie.engine.action import Words
from perfidie.games.idus_martii.rules.box import BOX, COLOURS, FACTIONS, ROUNDS, SEATS, VOTES
from perfidie.games.idus_martii.sight.view import Sight, Turn

MOST = BOX.game["statements"]
WINDOWS = {"HandOutRoles": 1, "Vote": 1, "LookAtVote": 2, "ChooseSide": 3}
"""By step: the occasion it belongs to."""


class Statement(Action, frozen=True, eq=False):
    """Something to say, and what it speaks of: seats that must sit here, a turn that must be over."""

    about: int = -1
    turn: tuple[int, int] = (0, 0)


STATEMENTS = Vocabulary()
PEOPLE = [str(seat) for seat in range(SEATS[-1])]
CAST = [
    (str(number + 1), str(turn + 1), COLOURS[vote])
    for number in range(ROUNDS)
    for turn in range(SEATS[-1])
    for vote in VOTES[number]
]
"""Every vote of every turn: round, turn and colour."""


def _add(verb: str, *words: str, about: str = "", turn: tuple[str, str] = ("0", "0")) -> Statement:
    place = int(about) if about else -1
    return STATEMENTS.add(Statement, verb, *words, about=place, turn=(int(turn[0]), int(turn[1])))


SIDE = [_add("faction", faction) for faction in FACTIONS]
VOTED = [_add("voted", r, t, colour, turn=(r, t)) for r, t, colour in CAST]
SEEN = [_add("seen", r, t, who, colour, about=who, turn=(r, t)) for r, t, colour in CAST for who in PEOPLE]
ACCUSED = [_add("accuse", who, faction, about=who) for who in PEOPLE for faction in FACTIONS]
TRUSTED = [_add("trust", who, about=who) for who in PEOPLE]
LIED = [_add("lied", who, about=who) for who in PEOPLE]
ASK_ROLE = [_add("ask_role", who, role, about=who) for who in PEOPLE for role in ("praetor", "aedile")]
ASK_LOOK = [_add("ask_look", who, about=who) for who in PEOPLE]
PROMISED = [_add("promise", colour) for colour in COLOURS]
ANSWERED = [_add("answer", word) for word in ("yes", "no")]


def occasion(view: View[Sight]) -> str | None:
    """`2.4.1` is the first occasion of the fourth turn of round 2; None while nobody may make statements."""
    window = WINDOWS.get(view.step)
    if view.options["talk"] != "claims" or window is None:
        return None
    return f"{view.table.round}.{view.table.turn}.{window}"


def sayable(view: View[Sight]) -> list[Action]:
    """What this seat may say now: whatever speaks of seats that sit here and of turns that are over."""
    now = occasion(view)
    if view.seat is None or now is None or said_by(view, now) >= MOST:
        return []
    return list(_in_range(view.seats, turns_over(view), asked(view), unknown_praetor(view)))


def why_not_said(view: View[Sight], action: Action) -> Refusal:
    """Why this is not for this seat to say now."""
    now = occasion(view)
    if view.options["talk"] != "claims":
        return Refusal("idus-no-statements")
    if now is None:
        return Refusal("idus-not-now")
    if said_by(view, now) >= MOST:
        return Refusal("idus-said-enough", most=MOST)
    assert isinstance(action, Statement)
    if action.about >= view.seats:
        return Refusal("no-such-seat", seat=str(action.about))
    if action in ANSWERED:
        return Refusal("idus-nobody-asked")
    if action in ASK_LOOK:
        return Refusal("idus-no-praetor-yet")
    return Refusal("idus-turn-not-over")


def said_by(view: View[Sight], now: str) -> int:
    """How many statements this seat has made on this occasion."""
    return sum([claim.seat == view.seat and claim.when == now for claim in view.claims])


def turns_over(view: View[Sight]) -> int:
    """How many turns are counted."""
    return sum([bool(turn.tally) for turn in view.table.turns])


def unknown_praetor(view: View[Sight]) -> bool:
    """Whether nobody is Praetor yet, so that nobody could be asked to look."""
    return view.step == "HandOutRoles"


def asked(view: View[Sight], since: str = "") -> bool:
    """Whether this seat was asked something it has not answered, on occasions whose names begin so."""
    waiting = False
    for claim in view.claims:
        if not claim.when.startswith(since):
            continue
        if claim.words[0] == "answer" and claim.seat == view.seat:
            waiting = False
        elif addressee(view, claim) == view.seat:
            waiting = True
    return waiting


def addressee(view: View[Sight], claim: Claim) -> int | None:
    """Whom a statement asks something: the Consul for a role, the Praetor for a look; None where it is no question."""
    if claim.words[0] not in ("ask_role", "ask_look"):
        return None
    turn = turn_of(view, claim)
    return turn.consul if claim.words[0] == "ask_role" else turn.praetor


def turn_of(view: View[Sight], claim: Claim) -> Turn:
    """The turn on which something was said."""
    number, turn, _ = map(int, claim.when.split("."))
    return view.table.turns[(number - 1) * view.seats + turn - 1]


def turn_spoken_of(words: Words, when: str, seats: int) -> int | None:
    """A vote told or seen names its turn; a promise is made for the turn on which nobody has voted yet."""
    if words[0] in ("voted", "seen"):
        number, turn = int(words[1]), int(words[2])
    elif words[0] == "promise" and when.endswith(".1"):
        number, turn, _ = map(int, when.split("."))
    else:
        return None
    return (number - 1) * seats + turn - 1


@lru_cache(maxsize=256)
def _in_range(seats: int, over: int, may_answer: bool, no_praetor: bool) -> tuple[Action, ...]:
    found: list[Action] = []
    for action in STATEMENTS.actions:
        assert isinstance(action, Statement)
        number, turn = action.turn
        played = turn <= seats and (number - 1) * seats + turn <= over
        closed = (action in ANSWERED and not may_answer) or (action in ASK_LOOK and no_praetor)
        if action.about < seats and played and not closed:
            found.append(action)
    return tuple(found)
