"""Rules of Idus Martii broken on purpose: each refusal by its name, told from what the seat knows."""

from __future__ import annotations

from typing import Any

from games.idus_martii.tables import answer, assigned, in_round_two, look, moves, over, table, turn, vote
from perfidie.engine import Playthrough

HANDS = "LL LT MT MT LT"


def voting() -> Playthrough:
    """The first turn: 0 Consul, 1 Praetor, 2 and 3 Aediles."""
    return table(HANDS)


def looking() -> Playthrough:
    return vote(voting(), "gr")


def deciding() -> Playthrough:
    return look(looking(), 0)


def choosing() -> Playthrough:
    """The second turn is counted; its Consul holds a Loyal and a Traitor card."""
    return turn(turn(voting(), "gr"), "gr")


def handing_out() -> Playthrough:
    """The second round begins: 0 Consul; before, 4 was Consul, 0 Praetor, 1 and 2 Aediles."""
    return in_round_two()


def handing_out_again() -> Playthrough:
    """1 Consul; before, 0 was Consul, 3 Praetor, 2 and 4 Aediles."""
    play = turn(assigned(3, 2, 4), "gr")
    return moves(play, " ".join(("0", *play.legal(0)[0])))


def replacing(votes: str = "gr") -> Playthrough:
    """3 looked at the card of 2, which has to be replaced."""
    play = look(vote(assigned(3, 2, 4), votes), 0)
    return play if votes[0] == "y" else answer(play, "force")


def said(play: Playthrough, seat: int, *statements: str) -> Playthrough:
    """After this seat has said all this."""
    for statement in statements:
        play.say(seat, statement.split())
    return play


# name: the table, the seat, what it says, the code, the facts
BROKEN: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a yellow vote in the first round": (voting, 2, "vote yellow", "idus-no-yellow-yet", {}),
    "a vote of the Consul": (voting, 0, "vote green", "not-your-turn", {"seat": 0}),
    "a vote of the Praetor": (voting, 1, "vote green", "not-your-turn", {"seat": 1}),
    "a vote of one without a role": (voting, 4, "vote green", "not-your-turn", {"seat": 4}),
    "a second vote": (lambda: moves(voting(), "2 vote green"), 2, "vote red", "not-your-turn", {"seat": 2}),
    "a fourth colour": (voting, 2, "vote blue", "unknown-action", {"words": "vote blue"}),
    "a look before both have voted": (
        lambda: moves(voting(), "3 vote green"), 1, "look 3", "not-your-turn", {"seat": 1},
    ),
    "an Aedile who looks": (voting, 2, "look 3", "not-now", {"action": "look 3"}),
    "handing out roles in the first round": (voting, 2, "assign 1 3 4", "not-now", {"action": "assign 1 3 4"}),
    "looking at the Consul": (looking, 1, "look 0", "idus-not-an-aedile", {"other-seat": 0}),
    "looking at oneself": (looking, 1, "look 1", "idus-not-an-aedile", {"other-seat": 1}),
    "a Consul who looks": (looking, 0, "look 2", "not-your-turn", {"seat": 0}),
    "keeping a card nobody has looked at": (looking, 1, "keep", "not-now", {"action": "keep"}),
    "forcing a card nobody has looked at": (looking, 1, "force", "not-now", {"action": "force"}),
    "a second look": (deciding, 1, "look 3", "not-now", {"action": "look 3"}),
    "a Consul who forces": (deciding, 0, "force", "not-your-turn", {"seat": 0}),
    "an Aedile who keeps": (deciding, 2, "keep", "not-your-turn", {"seat": 2}),
    "naming the card that comes in, in the first round": (deciding, 1, "swap red", "not-now", {"action": "swap red"}),
    "forcing where only yellow is exchanged": (
        lambda: look(vote(assigned(3, 2, 4, round2_force="yellow_only"), "gr"), 0), 3, "force", "idus-yellow-only", {},
    ),
    "replacing a vote by its own colour": (replacing, 2, "swap green", "idus-same-vote", {"vote": "green"}),
    "replacing a yellow vote by the other yellow": (
        lambda: replacing("yr"), 2, "swap yellow", "idus-same-vote", {"vote": "yellow"},
    ),
    "a Praetor who chooses the card that comes in": (replacing, 3, "swap red", "not-your-turn", {"seat": 3}),
    "replacing the card nobody looked at": (replacing, 4, "swap green", "not-your-turn", {"seat": 4}),
    "a second veto": (replacing, 2, "force", "not-now", {"action": "force"}),
    "keeping a yellow card": (lambda: replacing("yr"), 3, "keep", "not-your-turn", {"seat": 3}),
    "discarding a card of another faction": (
        choosing, 1, "discard merchant", "idus-not-in-hand", {"faction": "merchant"},
    ),
    "discarding for the Consul": (choosing, 0, "discard loyal", "not-your-turn", {"seat": 0}),
    "discarding nothing": (choosing, 1, "keep", "not-now", {"action": "keep"}),
    "discarding before the tally": (deciding, 0, "discard loyal", "not-your-turn", {"seat": 0}),
    "a role for the Consul himself": (handing_out, 0, "assign 0 3 4", "idus-consul-has-a-role", {}),
    "a vote for the Consul himself": (handing_out, 0, "assign 3 0 4", "idus-consul-has-a-role", {}),
    "a role for nobody": (handing_out, 0, "assign 5 3 4", "no-such-seat", {"seat": "5"}),
    "a vote for nobody": (handing_out, 0, "assign 1 3 7", "no-such-seat", {"seat": "7"}),
    "two roles for one": (handing_out, 0, "assign 3 3 4", "unknown-action", {"words": "assign 3 3 4"}),
    "both votes for one": (handing_out, 0, "assign 3 4 4", "unknown-action", {"words": "assign 3 4 4"}),
    "two roles where there are three": (handing_out, 0, "assign 3 4", "unknown-action", {"words": "assign 3 4"}),
    "both Aediles again": (handing_out, 0, "assign 3 1 2", "idus-aedile-again", {"seats": (1, 2), "most": 1}),
    "one Aedile again, where none may": (
        lambda: in_round_two(6), 0, "assign 3 2 4", "idus-aedile-again", {"seats": (2,), "most": 0},
    ),
    "the Praetor again": (handing_out_again, 1, "assign 3 0 2", "idus-praetor-again", {"other-seat": 3}),
    "both Aediles again, the Praetor new": (
        handing_out_again, 1, "assign 0 2 4", "idus-aedile-again", {"seats": (2, 4), "most": 1},
    ),
    "roles handed out by another": (handing_out, 1, "assign 3 2 4", "not-your-turn", {"seat": 1}),
    "a vote before roles are handed out": (handing_out, 0, "vote green", "not-now", {"action": "vote green"}),
    "a move of chance": (voting, 2, "deal loyal", "not-now", {"action": "deal loyal"}),
    "a statement instead of a move": (voting, 2, "trust 1", "unknown-action", {"words": "trust 1"}),
    "a seat that is not there": (voting, 5, "vote green", "no-such-seat", {"seat": "5"}),
    "a move after the end": (over, 0, "vote green", "game-over", {}),
}  # fmt: skip

# The same, said instead of done
UNSAID: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a statement at a silent table": (
        lambda: table(HANDS, talk="silent"), 0, "trust 1", "idus-no-statements", {},
    ),
    "a ready-made statement at a table that talks freely": (
        lambda: table(HANDS, talk="free"), 0, "trust 1", "idus-no-statements", {},
    ),
    "talk between the look and the answer": (deciding, 4, "trust 1", "idus-not-now", {}),
    "talk while a vote is replaced": (replacing, 1, "trust 0", "idus-not-now", {}),
    "talk after the end": (over, 0, "trust 1", "idus-not-now", {}),
    "a fourth statement on one occasion": (
        lambda: said(voting(), 4, "faction loyal", "faction traitor", "lied 0"), 4, "trust 1", "idus-said-enough",
        {"most": 3},
    ),
    "speaking of a seat that is not there": (voting, 4, "trust 5", "no-such-seat", {"seat": "5"}),
    "accusing a seat that is not there": (voting, 4, "accuse 7 traitor", "no-such-seat", {"seat": "7"}),
    "a vote of the turn being played": (voting, 2, "voted 1 1 green", "idus-turn-not-over", {}),
    "a vote of a turn to come": (choosing, 2, "voted 1 3 green", "idus-turn-not-over", {}),
    "a vote of a turn that will never be": (handing_out, 2, "voted 1 6 green", "idus-turn-not-over", {}),
    "a card seen on a turn to come": (choosing, 2, "seen 2 1 3 yellow", "idus-turn-not-over", {}),
    "an answer to nobody": (voting, 0, "answer yes", "idus-nobody-asked", {}),
    "an answer to what another was asked": (
        lambda: said(voting(), 4, "ask_role 4 aedile"), 1, "answer yes", "idus-nobody-asked", {},
    ),
    "an answer to one's own question": (
        lambda: said(voting(), 4, "ask_role 4 aedile"), 4, "answer yes", "idus-nobody-asked", {},
    ),
    "a second answer": (
        lambda: said(said(voting(), 4, "ask_role 4 aedile"), 0, "answer no"), 0, "answer yes", "idus-nobody-asked", {},
    ),
    "asking a Praetor whom nobody has named": (handing_out, 1, "ask_look 2", "idus-no-praetor-yet", {}),
    "a yellow vote in the first round": (
        handing_out, 2, "voted 1 1 yellow", "unknown-action", {"words": "voted 1 1 yellow"},
    ),
    "asking to be Consul": (voting, 2, "ask_role 2 consul", "unknown-action", {"words": "ask_role 2 consul"}),
    "a move instead of a statement": (voting, 2, "vote green", "unknown-action", {"words": "vote green"}),
    "talk of a spectator": (voting, 9, "trust 1", "no-such-seat", {"seat": "9"}),
}  # fmt: skip
