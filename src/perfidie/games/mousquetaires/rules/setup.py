"""What a table agreed on: who is Milady, which Musketeers ride and who plays them, handicaps."""

from __future__ import annotations

from perfidie.engine import Options, Refusal, Setup
from perfidie.games.mousquetaires.rules.actions import VERBS
from perfidie.games.mousquetaires.rules.box import ALL_HEROES, BOX, HERO, LIMITS, NOBODY, SEATS, Hero, Row
from perfidie.games.mousquetaires.rules.contents import contents_for


class Rules(Setup):
    """The figures that follow from seats and options. Where Milady is automatic, all seats are Musketeers'."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__("mousquetaires", VERBS, seats, options)
        self.automatic = bool(options["automatic_milady"]) or seats == SEATS[0]
        shares = BOX.seats.get(f"{'automatic' if self.automatic else 'versus'}_{seats}")
        if shares is None:
            raise Refusal("mousquetaires-too-many-for-automatic", most=SEATS[-1] - 1)
        self.tiny = options["deck"] == "tiny"
        if self.tiny:  # each seat that plays Musketeers has one of them
            shares = (1,) * (seats - (not self.automatic))
        self.milady = NOBODY if self.automatic else 0
        self.riders = tuple(range(seats))[not self.automatic :]
        """The seats of the Musketeers."""
        self.team = self._team(sum(shares))
        """The Musketeers who ride, in board order."""
        self.contents = contents_for(options["deck"], len(self.team))
        self.seat_of = self._seat_of(shares)
        """By Musketeer: the seat that plays him."""
        self.figures = BOX.tiny.team if self.tiny else next(row for row in BOX.team if row.musketeers == len(self.team))
        self.closed = bool(options["closed_hands"])
        self.sand = bool(options["sand_timer"])
        self.wounds_stay = options["wounds_on_card"] == "stay"
        self.purse = self._purse()
        self.time = BOX.team[0].time if options["early_start"] and not self.tiny else self.figures.time
        hand = self.figures.treacheries + int(options["treachery_handicap"])
        self.treacheries = 0 if self.automatic else max(0, min(hand, LIMITS["treacheries"]))
        self.sees = tuple([self._sees(seat) for seat in range(seats)])
        """By seat: whose Adventure cards it sees."""

    def _team(self, count: int) -> tuple[Hero, ...]:
        if count == len(ALL_HEROES):
            return ALL_HEROES
        named = str(self.options["quartet" if count == 4 else "trio"]).split("_")
        return tuple(sorted(HERO[name] for name in named[:count]))

    def _seat_of(self, shares: Row) -> Row:
        """« Seats receive Musketeers in board order », handed on by so many seats where the table says so."""
        owners = [seat for seat, share in zip(self.riders, shares, strict=True) for _ in range(share)]
        by = int(self.options["handed_on"])
        seat_of: list[int] = [NOBODY] * len(ALL_HEROES)
        for place, hero in enumerate(self.team):
            seat_of[hero] = owners[(place + by) % len(owners)]
        return tuple(seat_of)

    def _purse(self) -> int:
        start = self.figures.auto_purse if self.automatic else self.figures.purse
        return max(0, min(start + int(self.options["purse_handicap"]), LIMITS["purse"]))

    def _sees(self, seat: int) -> tuple[Hero, ...]:
        if seat == self.milady:
            return ()
        return tuple([hero for hero in self.team if not self.closed or self.seat_of[hero] == seat])

    def run_by(self, seat: int) -> tuple[Hero, ...]:
        """The Musketeers this seat plays."""
        return tuple([hero for hero in self.team if self.seat_of[hero] == seat])

    def speaker(self, number: int) -> int:
        """The seat that names who acts next, in this round: the Musketeers' seats in turn (ruling 2)."""
        return self.riders[(number - 1) % len(self.riders)]

    def insiders(self, hero: Hero, partner: Hero) -> Row:
        """The seats that know what these two ask and give: the team; with closed hands the two who exchange."""
        return tuple(sorted({self.seat_of[hero], self.seat_of[partner]})) if self.closed else self.riders
