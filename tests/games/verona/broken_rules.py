"""Rules of the Council of Verona broken on purpose: each refusal by its name, told from what the seat knows."""

from __future__ import annotations

from typing import Any

from games.verona.scenes import drafting, exchanging, lady, over, placing, samson, turn
from games.verona.tables import HIGH, LOW, MID, in_the_box, moves, position

FOR_TWO = in_the_box(2, "4")
"""A token that three players do not have."""

# name: the table, the seat, what it says, the code, the facts
BROKEN: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a card that is not in the pack": (
        drafting, 0, "draft tybalt", "verona-not-in-pack", {"card": "tybalt"},
    ),
    "a card of the five in a draft of three": (
        drafting, 0, "draft samson", "verona-not-in-pack", {"card": "samson"},
    ),
    "a card drafted before": (
        lambda: moves(drafting(), "0 draft nurse"), 1, "draft nurse", "verona-not-in-pack", {"card": "nurse"},
    ),
    "cards kept in another order than that of the box": (
        exchanging, 0, "keep capulet juliet romeo", "unknown-action", {"words": "keep capulet juliet romeo"},
    ),
    "keeping a removed card": (
        exchanging, 0, "keep capulet romeo juliet", "verona-not-in-hand", {"card": "romeo"},
    ),
    "keeping a card of the other": (
        exchanging, 0, "keep prince_escalus capulet juliet", "verona-not-in-hand", {"card": "prince_escalus"},
    ),
    "keeping one card of five": (exchanging, 0, "keep capulet", "verona-keep-count", {"count": 3}),
    "keeping twice": (
        lambda: moves(exchanging(), "0 keep capulet juliet tybalt"),
        0, "keep capulet juliet benvolio", "not-your-turn", {"seat": 0},
    ),
    "playing in the exchange": (
        exchanging, 0, "play capulet council", "not-now", {"action": "play capulet council"},
    ),
    "a card of another hand": (turn, 0, "play capulet exile", "verona-not-in-hand", {"card": "capulet"}),
    "a card played before": (turn, 0, "play romeo exile", "verona-not-in-hand", {"card": "romeo"}),
    "a card that takes no part": (turn, 0, "play samson exile", "verona-not-in-hand", {"card": "samson"}),
    "a token one does not have": (
        placing, 0, f"token {MID} juliet 1", "verona-no-such-token", {"kind": MID},
    ),
    "the 4 among three players": (placing, 0, f"token {FOR_TWO} juliet 1", "verona-no-such-token", {"kind": FOR_TWO}),
    "a vial without the expansion": (
        placing, 0, "token poison juliet 1", "verona-no-such-token", {"kind": "poison"},
    ),
    "a token on a character not in play": (
        placing, 0, f"token {HIGH} capulet 1", "verona-not-in-play", {"card": "capulet"},
    ),
    "a token on a token": (
        placing, 0, f"token {HIGH} romeo 3", "verona-zone-taken", {"card": "romeo", "zone": 3},
    ),
    "a token on a token in the last lap": (
        lambda: position(3, "C: *", "P0:5@romeo1", away="nurse", lap=False),
        0, f"token {LOW} romeo 2", "verona-zone-taken", {"card": "romeo", "zone": 2},
    ),
    "a token on one who is away, in the last lap": (
        lambda: position(3, "C: *", away="romeo", lap=False),
        0, f"token {LOW} romeo 2", "verona-not-in-play", {"card": "romeo"},
    ),
    "banishing one who is not in play": (
        lambda: turn("0 play tybalt council"), 0, "move nurse", "verona-not-in-play", {"card": "nurse"},
    ),
    "banishing one who is in Exile": (
        lambda: turn("0 play tybalt council"), 0, "move mercutio", "verona-not-at",
        {"card": "mercutio", "place": "council"},
    ),
    "calling back one who is at the Council": (
        lambda: turn("0 play juliet exile; 0 skip_token; 1 play nurse council"), 1, "move romeo", "verona-not-at",
        {"card": "romeo", "place": "exile"},
    ),
    "swapping with an empty zone": (
        lady, 1, "swap romeo 1 juliet 2", "verona-no-token-there", {"card": "juliet", "zone": 2},
    ),
    "swapping on a character not in play": (
        lady, 1, "swap capulet 1 romeo 1", "verona-not-in-play", {"card": "capulet"},
    ),
    "looking at an empty zone": (
        lambda: turn("0 play paris council"), 0, "look prince_escalus 1 romeo 2", "verona-no-token-there",
        {"card": "prince_escalus", "zone": 1},
    ),
    "looking at one not in play": (
        lambda: turn("0 play paris council"), 0, "look romeo 2 juliet 1", "verona-not-in-play", {"card": "juliet"},
    ),
    "looking at one's own token": (
        lambda: turn("0 play paris council"), 0, "look romeo 1 romeo 2", "verona-own-token", {},
    ),
    "looking at one's own token alone": (
        lambda: turn("0 play paris council"), 0, "look romeo 1", "verona-own-token", {},
    ),
    "looking at one where there are two": (
        lambda: turn("0 play paris council"), 0, "look romeo 2", "verona-look-at-two", {},
    ),
    "copying one of the other clan": (samson, 0, "copy benvolio", "verona-not-copied", {"card": "benvolio"}),
    "copying one at the other place": (
        samson, 0, "copy lady_capulet", "verona-not-copied", {"card": "lady_capulet"},
    ),
    "copying Paris": (samson, 0, "copy count_paris", "verona-not-copied", {"card": "count_paris"}),
    "copying himself": (samson, 0, "copy samson", "unknown-action", {"words": "copy samson"}),
    "copying twice": (
        lambda: moves(samson(), "0 copy tybalt"), 0, "copy tybalt", "not-now", {"action": "copy tybalt"},
    ),
    "a token before the power is settled": (
        lambda: turn("0 play tybalt council"), 0, f"token {HIGH} prince_escalus 1", "not-now",
        {"action": f"token {HIGH} prince_escalus 1"},
    ),
    "skipping the card": (turn, 0, "skip_power", "not-now", {"action": "skip_power"}),
    "a second token": (
        lambda: turn("0 play juliet exile; 0 token 5 juliet 1"),
        0, f"token {LOW} juliet 2", "not-your-turn", {"seat": 0},
    ),
    "a second card": (placing, 0, "play tybalt exile", "not-now", {"action": "play tybalt exile"}),
    "a power nobody has played": (turn, 0, "move romeo", "not-now", {"action": "move romeo"}),
    "a move of chance": (turn, 0, "deal nurse", "not-now", {"action": "deal nurse"}),
    "another seat's turn": (turn, 1, "play capulet council", "not-your-turn", {"seat": 1}),
    "a draft out of turn": (drafting, 2, "draft nurse", "not-your-turn", {"seat": 2}),
    "zones in the wrong order": (
        lady, 1, "swap romeo 2 romeo 1", "unknown-action", {"words": "swap romeo 2 romeo 1"},
    ),
    "a zone with itself": (lady, 1, "swap romeo 2 romeo 2", "unknown-action", {"words": "swap romeo 2 romeo 2"}),
    "a fourth zone": (placing, 0, f"token {HIGH} romeo 4", "unknown-action", {"words": f"token {HIGH} romeo 4"}),
    "a third place": (turn, 0, "play juliet tavern", "unknown-action", {"words": "play juliet tavern"}),
    "a seat that is not there": (turn, 3, "play nurse council", "no-such-seat", {"seat": "3"}),
    "a move after the end": (over, 0, "skip_token", "game-over", {}),
}  # fmt: skip
