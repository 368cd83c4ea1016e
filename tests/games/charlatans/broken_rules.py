"""Rules of the Charlatans' duel broken on purpose: each refusal by its name."""

from __future__ import annotations

from typing import Any

from games.charlatans.tables import lay
from games.playing import Playthrough


def at(script: str = "", blue: str = "", yellow: str = "", **more: Any) -> Any:
    """This position after these moves."""

    def laid() -> Playthrough:
        duel = lay(blue, yellow, **more)
        return duel.do(script).play if script else duel.play

    return laid


SHOP = "B stop; Y stop; B offer 0 0; Y take_card"
TOSS = "- toss mine_guard; - toss return_colour"

# name: the table, the seat, what it says, the code, the facts
BROKEN: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a chip that is too dear": (
        at(SHOP, "gold 4"), 0, "buy blue-2", "charlatans-too-dear", {"chip": "blue-2", "price": 5, "gold": 4},
    ),
    "the last one of a kind that is too dear": (
        at(SHOP, "gold 4", left="b2 1"), 0, "buy blue-2", "charlatans-too-dear",
        {"chip": "blue-2", "price": 5, "gold": 4},
    ),
    "six markers": (at("B stop; Y stop"), 0, "offer 3 3", "charlatans-too-many-markers", {"markers": 5}),
    "two chips of a colour": (
        at(f"{SHOP}; B buy o1", "gold 9"), 0, "buy orange-2", "charlatans-one-per-colour", {"colour": "orange"},
    ),
    "a chip that has run out": (
        at(SHOP, "gold 9", left="r1 0"), 0, "buy red-1", "charlatans-sold-out", {"chip": "red-1"},
    ),
    "a second chip where there is only one": (
        at(SHOP, "gold 9, cards 19", left="r1 1"), 0, "buy_double red-1", "charlatans-sold-out", {"chip": "red-1"},
    ),
    "a second chip for nothing without the card": (
        at(SHOP, "gold 9"), 0, "buy_double red-1", "charlatans-no-card", {"card": "19"},
    ),
    "buying before the rival has bought": (
        at(SHOP, "gold 9", "gold 9"), 1, "buy red-1", "not-your-turn", {"seat": 1},
    ),
    "buying in phase 2": (at("", "gold 9"), 0, "buy red-1", "not-now", {"action": "buy red-1"}),
    "a coin that did not fall like that": (
        at(TOSS, at="Toss"), 0, "coin copper gold_3", "charlatans-not-tossed", {"coin": "copper"},
    ),
    "a coin that is not in play": (
        at(TOSS, at="Toss"), 0, "coin silver stand_1", "charlatans-not-tossed", {"coin": "silver"},
    ),
    "a card one does not hold": (at(), 0, "card 20", "charlatans-no-card", {"card": "20"}),
    "a card of the rival": (at("", "track w1@1", "cards 20"), 0, "card 20", "charlatans-no-card", {"card": "20"}),
    "a card for whites without whites": (at("", "cards 3"), 0, "card 3", "charlatans-card-save-white-idle", {}),
    "a card for two whites without whites": (
        at("", "cards 20"), 0, "card 20", "charlatans-card-return-two-whites-idle", {},
    ),
    "a card for the bottom with an empty one": (
        at("", "neck o1, cards 18"), 0, "card 18", "charlatans-card-return-colours-idle", {},
    ),
    "a card for the shop in phase 2": (at("", "cards 19"), 0, "card 19", "charlatans-card-double-buy-idle", {}),
    "drawing from an empty bag": (at("", "bag"), 0, "draw", "charlatans-bag-empty", {}),
    "a step paid too early": (
        at("", "gold 9", number=6), 0, "pay_step", "charlatans-last-round-only", {},
    ),
    "a step without 3 gold": (at("", "gold 2", number=7), 0, "pay_step", "charlatans-step-price", {"gold": 3}),
    "more gold than one has for steps": (
        at("B draw r4", "bag r4, gold 1", books="II"), 0, "pay 2", "charlatans-cannot-pay", {"gold": 1},
    ),
    "blackmail paid with gold one does not have": (
        at("B stop; Y stop", "bottom g2", "gold 1", books="IV"), 1, "pay 2", "charlatans-cannot-pay", {"gold": 1},
    ),
    "a pumpkin where lead is meant": (
        at("B draw w2; B improve", "bag w2, track w3@3, bottom k1 o1"), 0, "upgrade bottom orange-1",
        "charlatans-wrong-colour", {"colour": "black"},
    ),
    "lead where a pumpkin is meant": (
        at("B stop; Y stop", "bottom k1 o1 g2", books="II"), 0, "upgrade bottom black-1",
        "charlatans-wrong-colour", {"colour": "orange"},
    ),
    "an upgrade that has run out": (
        at("B draw w2; B improve", "bag w2, track w3@3, bottom k1 k2", left="k3 0"), 0, "upgrade bottom black-2",
        "charlatans-sold-out", {"chip": "black-3"},
    ),
    "an upgrade of lead that lies elsewhere": (
        at("B draw w2; B improve", "bag w2, track w3@3, bottom k1"), 0, "upgrade neck black-1",
        "charlatans-no-such-chip", {"chip": "black-1"},
    ),
    "a roof chip of 4": (
        at("B draw w1; B stop", "bag w1, cured 3", patient="B6"), 1, "take orange-4",
        "charlatans-no-such-chip", {"chip": "orange-4"},
    ),
    "a second one of the same colour by card 2": (
        at("B stop; Y stop; B offer 0 0; Y take_offer; B take o1", card=2), 0, "take orange-1",
        "charlatans-no-such-chip", {"chip": "orange-1"},
    ),
    "placing a chip that was not drawn": (
        at("B draw b1 w3"), 0, "place white-1", "charlatans-no-such-chip", {"chip": "white-1"},
    ),
    "playing in the rival's turn": (at(), 1, "draw", "not-your-turn", {"seat": 1}),
    "going on with a finished potion": (at("B stop; Y draw k1, k1, k1"), 0, "draw", "not-your-turn", {"seat": 0}),
    "upgrading for gold as a choice": (at(), 0, "upgrade neck black-1", "not-now", {"action": "upgrade neck black-1"}),
}  # fmt: skip

# name: the table nobody can lay, the code, the facts
UNLAID: dict[str, tuple[Any, str, dict[str, object]]] = {
    "a card twice in the pile": (
        at(cards="chosen", card_1=4, card_3=4), "charlatans-card-twice", {"card": 4},
    ),
}  # fmt: skip
