"""What a table agreed on before the first chip: length, books, pile of cards, coins, who begins, gifts."""

from __future__ import annotations

from perfidie.engine import Options, Refusal, Setup
from perfidie.games.charlatans.rules.actions import VERBS
from perfidie.games.charlatans.rules.box import (
    BOOKS,
    BOX,
    CARD,
    COINS,
    COLOURS,
    PAGE_OF,
    PLAYERS,
    SEAT_NAMES,
    START_BAG,
    TINY_BAG,
    Row,
)

FROM_THE_BOX = -1
"""A card of the pile that chance draws from the box."""


class Rules(Setup):
    """The figures and choices that follow from the options."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("charlatans", VERBS, seats, options)
        tiny = options["deck"] == "tiny"
        length = "short_" if options["short"] else ""
        self.rounds = BOX.tiny["rounds"] if tiny else BOX.game[f"{length}rounds"]
        self.goal = BOX.tiny["goal"] if tiny else BOX.game[f"{length}goal"]
        self.bag = TINY_BAG if tiny else START_BAG
        """What each player begins with; all other chips lie in the supply."""
        self.first = self.named_seat("first_player")
        self.mayor = BOX.mayor["figure"] if options["mayor"] else 0
        """Which figure to leave the park is the mayor; 0: she stays in the box."""
        self.figures = BOX.game["patients"] + bool(self.mayor)
        self.pages = self._pages()
        self.coins = self._coins()
        self.pile = self._pile()
        self.gold = self._gold()

    def _pages(self) -> Row:
        """One page for each of the six books; none where chance opens them."""
        books = str(self.options["books"])
        if books == "random":
            return ()
        sets = [self.options[f"{COLOURS[colour]}_book"] if books == "chosen" else books for colour in BOOKS]
        return tuple(PAGE_OF[colour, str(each)] for colour, each in zip(BOOKS, sets, strict=True))

    def _coins(self) -> Row:
        """The two coins in play; none where chance draws them."""
        named = str(self.options["coins"])
        return () if named == "random" else tuple(COINS.index(name) for name in named.split("_"))

    def _pile(self) -> Row:
        """The balance cards of the pile from the top down; one is needed in every round but the last."""
        places = range(1, self.rounds)
        if self.options["cards"] == "random":
            return (FROM_THE_BOX,) * len(places)
        if self.options["cards"] == "first_game":
            return tuple(CARD[place] for place in places)
        numbers = [int(self.options[f"card_{place}"]) for place in places]
        twice = next((number for number in numbers if number and numbers.count(number) > 1), 0)
        if twice:
            raise Refusal("charlatans-card-twice", card=twice)
        return tuple(CARD[number] if number else FROM_THE_BOX for number in numbers)

    def _gold(self) -> Row:
        """Gold given to each seat as a handicap."""
        named, _, amount = str(self.options["handicap"]).partition("_")
        return tuple(int(amount) if named == name else 0 for name in SEAT_NAMES[:PLAYERS])
