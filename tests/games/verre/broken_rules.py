"""Rules of the poisoned glass broken on purpose: each refusal by its name, told from what the seat knows."""

from __future__ import annotations

from typing import Any

from games.playing import moves
from games.verre.glasses import drinking
from games.verre.tables import E1, E5, E6, E8, E11, example, table

FILLED = (E5, E6, E8, "2 end_turn")

# name: the table, the seat, what it says, the code, the facts
BROKEN: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a card already looked at": (
        lambda: example("0 spy A"), 0, "spy A", "verre-already-spied", {"glass": "A"},
    ),
    "a card of another hand": (
        lambda: example(E5), 0, "play p6 A", "verre-not-in-hand", {"card": "p6"},
    ),
    "a card poured before": (
        lambda: example(E5, E6), 0, "play a6 A", "verre-not-in-hand", {"card": "a6"},
    ),
    "a card outside the deck": (
        lambda: example(E5), 0, "play p9 A", "verre-not-in-hand", {"card": "p9"},
    ),
    "a fifth card in a glass": (
        lambda: example(E5, "0 play a6 A; 1 play p6 A; 2 play a5 A; 2 end_turn"),
        0, "play p4 A", "verre-glass-full", {"glass": "A"},
    ),
    "a glass somebody took": (
        lambda: example(*FILLED, "2 take B"), 1, "take B", "verre-glass-taken", {"glass": "B"},
    ),
    "a swap by Wesley": (
        lambda: example(E5), 0, "swap A B", "verre-not-vizzini", {},
    ),
    "a swap by a player without a role": (
        lambda: example(E5, "0 play a6 B"), 1, "swap A B", "verre-not-vizzini", {},
    ),
    "a peek by another than Vizzini": (
        lambda: example(E5, power="look_then_may_swap"), 0, "peek A B", "verre-not-vizzini", {},
    ),
    "a second swap": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A; 2 swap A B"), 2, "swap A C", "verre-power-used", {},
    ),
    "a second swap in a later turn": (
        lambda: moves(table(2, E1), "0 spy B; 1 spy A; 0 play a6 B; 1 swap A B; 1 play p6 A; 0 play a4 B"),
        1, "swap A B", "verre-power-used", {},
    ),
    "a second peek": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A; 2 peek A B; 2 swap_no", power="look_then_may_swap"),
        2, "peek A C", "verre-power-used", {},
    ),
    "a look in phase 2": (lambda: example(E5), 0, "spy C", "not-now", {"action": "spy C"}),
    "a card in phase 1": (lambda: example(), 0, "play a6 A", "not-now", {"action": "play a6 A"}),
    "a second card in a turn": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A; 2 play a5 C"), 2, "play p4 C", "not-now",
        {"action": "play p4 C"},
    ),
    "another answer after a peek": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A; 2 peek A B", power="look_then_may_swap"),
        2, "play a5 C", "not-now", {"action": "play a5 C"},
    ),
    "a swap where one looks first": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A", power="look_then_may_swap"),
        2, "swap A B", "not-now", {"action": "swap A B"},
    ),
    "a glass that is not on the table": (lambda: example(), 0, "spy D", "verre-no-such-glass", {"glass": "D"}),
    "an announcement before phase 4": (
        lambda: example(*FILLED, "2 take B"), 1, "drink", "not-now", {"action": "drink"},
    ),
    "a third way to answer": (lambda: example(*FILLED, E11), 0, "end_turn", "not-now", {"action": "end_turn"}),
    "a move of chance": (lambda: example(E5), 0, "deal p1", "not-now", {"action": "deal p1"}),
    "another seat's turn": (lambda: example(E5), 1, "play p6 A", "not-your-turn", {"seat": 1}),
    "a swap in another seat's turn": (lambda: example(E5), 2, "swap A B", "not-your-turn", {"seat": 2}),
    "glasses in the wrong order": (
        lambda: example(E5, "0 play a6 B; 1 play p6 A"), 2, "swap B A", "unknown-action", {"words": "swap B A"},
    ),
    "a seat that is not there": (lambda: example(), 3, "spy A", "no-such-seat", {"seat": "3"}),
    "a move after the end": (
        lambda: moves(drinking(3, {0: "p6 p5 a1 a2"}, hearts=(1, 3, 3)), "0 drink"), 1, "drink", "game-over", {},
    ),
}  # fmt: skip
