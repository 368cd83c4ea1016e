"""Rules of Mousquetaires du Roy broken on purpose: each refusal by its name."""

from __future__ import annotations

from typing import Any

from games.mousquetaires.tables import GAME, lay
from games.playing import Playthrough, shuffled
from perfidie.games.mousquetaires.rules.box import BOX

MILADY, SPEAKER, ATHOS = 0, 1, 2


def act(heroes: str = "", script: str = "", actions: int = 3, **more: Any) -> Any:
    """The turn of Athos in this position, after these moves."""

    def laid() -> Playthrough:
        table = lay(heroes, f"athos {actions}", **more)
        return table.do(script).play if script else table.play

    return laid


def moment(at: str, script: str = "", heroes: str = "", **more: Any) -> Any:
    """This moment of a round, after these moves."""

    def laid() -> Playthrough:
        table = lay(heroes, at=at, **more)
        return table.do(script).play if script else table.play

    return laid


EDICT = moment(
    "destination", "M destination louvre; M paris edict", paris_hand="edict", fallen="lubin", louvre="slander casuist"
)
TRAPPED = moment("destination", "M destination louvre; M paris edict; M trap thieves", paris_hand="edict")
FELTON = {"adversary": "jussac", "force": 3, "most": 2}
SIX = "athos exchange porthos" + "; athos give combat" * 6

# name: the table, the seat, what it says, the code, the facts
CASES: dict[str, tuple[Any, int, str, str, dict[str, object]]] = {
    "a move to where he is": (act("athos paris"), ATHOS, "move paris", "already-there", {"place": "paris"}),
    "a move up a dead end": (act(actions=1, dead_end=True), ATHOS, "move paris", "move-cost", {"cost": 2}),
    "a token he owns": (act("athos leather", purse=9), ATHOS, "buy leather", "owns-it", {"token": "leather"}),
    "a token nobody sells any more": (
        act("porthos imp_panache; aramis imp_panache", purse=9), ATHOS, "buy imp_panache", "sold-out",
        {"token": "imp_panache"},
    ),
    "tokens beyond the Purse": (act(purse=4), ATHOS, "buy pistol imp_botte", "too-dear", {"price": 5, "purse": 4}),
    "an exchange under Urgency": (act("athos combat", urgency=True), ATHOS, "exchange porthos", "urgency", {}),
    "an exchange with one who is elsewhere": (
        act("athos paris combat"), ATHOS, "exchange porthos", "nobody-to-exchange", {"hero": "porthos"},
    ),
    "a seventh transfer": (
        act("athos combat*7", SIX), ATHOS, "give combat", "enough-exchanged", {"most": 6},
    ),
    "a gift he does not have": (
        act("athos combat", "athos exchange porthos"), ATHOS, "give kitty", "not-to-give", {"thing": "kitty"},
    ),
    "a Character he does not hold": (act(), ATHOS, "character essarts", "not-in-hand", {"card": "essarts"}),
    "a Character without a use": (act("athos king"), ATHOS, "character king", "no-use", {"card": "king"}),
    "a Challenge where there is none": (
        act("athos la_rochelle"), ATHOS, "challenge 0", "not-here", {"place": "la_rochelle"},
    ),
    "a Challenge that is met": (act("athos louvre", louvre="poisons +0"), ATHOS, "challenge 0", "done", {}),
    "a Challenge he cannot pay": (
        act("athos louvre"), ATHOS, "challenge 0", "cannot-pay", {"hero": "athos", "skill": "nobility"},
    ),
    "more than a Challenge asks for": (
        act("athos louvre nobility*3", "athos challenge 0"), ATHOS, "pay 3 none 0", "exact-payment", {},
    ),
    "a duel against Nemesis' will": (
        act("athos louvre", louvre="slander lubin nemesis=porthos"), ATHOS, "duel adversary lubin", "nemesis",
        {"hero": "porthos"},
    ),
    "the last duel too early": (act("athos ferrets", quest="return 0 1"), ATHOS, "duel item 3", "final-last", {}),
    "a duel with nobody": (
        act("athos louvre"), ATHOS, "duel adversary lubin", "no-opponent", {"place": "louvre"},
    ),
    "more dice than he has cards": (
        act("athos louvre combat", "athos duel adversary lubin", louvre="slander lubin"), ATHOS, "commit 2 0 0",
        "not-so-many-dice", {},
    ),
    "a die that did not fall so": (
        act("athos louvre toledo", "athos duel adversary lubin; athos commit 0 0 0; B LLL; R H",
            louvre="slander lubin"),
        ATHOS, "reroll sword", "no-such-die", {"face": "sword"},
    ),
    "a fourth card at La Rochelle": (
        act("athos la_rochelle combat", slots="combat combat combat"), ATHOS, "reinforce combat", "no-slot", {},
    ),
    "ransom for one who is free": (act(purse=9), ATHOS, "bastille pay", "not-imprisoned", {"hero": "athos"}),
    "a move out of prison": (act("athos bastille"), ATHOS, "move paris", "imprisoned", {"hero": "athos"}),
    "a passage beyond his means": (act("athos ferrets", epic=1), ATHOS, "passage 0", "passage-cost", {"cost": 2}),
    "an action too many": (act(actions=0), ATHOS, "draw", "no-action-left", {"hero": "athos"}),
    "a card where none is left": (
        act("athos " + " ".join(f"{card.id}*{card.count}" for card in BOX.adventure)), ATHOS, "draw", "no-cards", {},
    ),
    "more blood than one may give": (
        act("athos la_rochelle", "athos end; R SS", time=3), ATHOS, "sacrifice 2", "too-much-blood", {},
    ),
    "one who does not ride": (
        moment("musketeers"), SPEAKER, "activate treville", "not-riding", {"hero": "treville"},
    ),
    "one who is out of action": (
        moment("musketeers", heroes="athos out2"), SPEAKER, "activate athos", "out-of-action", {"hero": "athos"},
    ),
    "one who has acted": (
        act(script="athos end", actions=1, waiting="porthos"), SPEAKER, "activate athos", "has-acted",
        {"hero": "athos"},
    ),
    "another order under Urgency": (
        moment("musketeers", urgency=True), SPEAKER, "activate athos", "board-order", {},
    ),
    "an Adversary too strong": (EDICT, MILADY, "adversary jussac", "too-much-force", FELTON),
    "an Adversary who has fallen": (EDICT, MILADY, "adversary lubin", "no-such-adversary", {"adversary": "lubin"}),
    "a Trap that lies elsewhere": (EDICT, MILADY, "trap casuist", "no-such-trap", {"trap": "casuist"}),
    "a second Trap": (TRAPPED, MILADY, "trap beggars", "no-trap-slot", {}),
    "a Paris card she does not hold": (
        moment("destination", "M destination louvre", paris_hand="edict"), MILADY, "paris spies",
        "not-your-paris-card", {"paris": "spies"},
    ),
    "a sixth Treachery": (
        moment("treachery", treacheries="plot haste poison urgency ambush"), MILADY, "draw", "hand-full", {},
    ),
    "a Treachery that is in her hand": (
        act(script="athos end", actions=0, destination="richelieu", treacheries="urgency"), MILADY, "choose urgency",
        "not-in-deck", {},
    ),
    "a target that is not there": (
        act("athos paris", "athos end; R H", actions=0, paris="prosecutor"), MILADY, "target porthos", "no-target",
        {"hero": "porthos"},
    ),
}  # fmt: skip
BROKEN = {
    name: (laid, seat, said, f"mousquetaires-{code}", facts) for name, (laid, seat, said, code, facts) in CASES.items()
}

# name: who lays it, the code, the facts
UNLAID: dict[str, tuple[Any, str, dict[str, object]]] = {
    "an automatic Milady against six": (
        lambda: shuffled(GAME, 6, 1, automatic_milady=True), "mousquetaires-too-many-for-automatic", {"most": 5},
    ),
}  # fmt: skip
