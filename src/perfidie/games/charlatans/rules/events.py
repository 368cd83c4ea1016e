"""What is told at the duel. Everything is public; what chance brings is new to everybody (`learns=ALL`)."""

from __future__ import annotations

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.charlatans.rules.actions import ZONES
from perfidie.games.charlatans.rules.box import (
    BONUSES,
    CHIPS,
    COIN_OF,
    COINS,
    COLOUR_OF,
    COLOURS,
    HIGHER,
    LAST_CARD,
    PAGES,
    SIGN,
    VALUE,
    Chip,
    Chips,
    Zone,
    card_name,
    chips,
)
from perfidie.games.charlatans.rules.table import Table, Whites

# Préparation, the round


def book_opened(s: Table, page: int) -> None:
    """Chance has opened a book."""
    s.tell("book-opened", {"page": PAGES[page]}, learns=ALL)


def coins_picked(s: Table) -> None:
    """Chance has picked the two coins of this game."""
    s.tell("coins-picked", {"coins": tuple([COINS[coin] for coin in s.coins])}, learns=ALL)


def game_begins(s: Table) -> None:
    """Who begins, and who gets gold for it."""
    s.tell("game-begins", {"seat": s.first, "other-seat": 1 - s.first}, learns=ALL)


def card_turned_up(s: Table) -> None:
    """The next balance card can be seen."""
    if s.card == LAST_CARD:
        s.tell("last-card", {})
    else:
        s.tell("card-turned-up", {"card": card_name(s.card)}, learns=ALL)


def round_started(s: Table) -> None:
    """A round begins."""
    s.tell("round-started", {"round": s.round, "rounds": s.setup.rounds, "seat": s.first})


# 1. Lancer de pièces


def _coin(bonus: int) -> Facts:
    return {"coin": COINS[COIN_OF[bonus]], "bonus": BONUSES[bonus]}


def tossed(s: Table, bonus: int) -> None:
    """A coin has fallen."""
    s.tell("tossed", _coin(bonus), learns=ALL)


def coins_taken(s: Table, seat: int) -> None:
    """One has chosen a coin, the other gets the other."""
    for taker in (seat, 1 - seat):
        s.tell("coin-taken" if taker == seat else "coin-left", {"seat": taker, **_coin(s.held[taker])})


def coin_used(s: Table, seat: int) -> None:
    """A coin that waited is used."""
    s.tell("coin-used", {"seat": seat, **_coin(s.held[seat])})


# 2. Préparer la potion


def turn_started(s: Table) -> None:
    """A turn of phase 2 begins."""
    s.tell("turn-started", {"seat": s.active, "turn": s.turns[s.active]})


def drawn(s: Table, seat: int, chip: Chip) -> None:
    """A chip is drawn."""
    s.tell("drawn", {"seat": seat, "chip": CHIPS[chip]}, learns=ALL)


def shown(s: Table, owner: int, chip: Chip) -> None:
    """A chip is drawn that lies on the table until somebody has decided."""
    s.tell("shown", {"seat": owner, "chip": CHIPS[chip]}, learns=ALL)


def placed(s: Table, seat: int, chip: Chip, in_neck: bool) -> None:
    """A coloured chip comes to lie in a flask."""
    s.tell("placed", {"seat": seat, "chip": CHIPS[chip], "zone": ZONES[0 if in_neck else 1]})


def white_placed(s: Table, seat: int, chip: Chip, space: int) -> None:
    """A white comes to lie on the track."""
    s.tell("white-placed", {"seat": seat, "chip": CHIPS[chip], "space": space})


def shielded(s: Table, seat: int, chip: Chip) -> None:
    """A white is caught by the silk."""
    s.tell("white-shielded", {"seat": seat, "chip": CHIPS[chip]})


def returned(s: Table, seat: int, row: Chips) -> None:
    """Chips go back into a bag."""
    s.tell("returned", {"seat": seat, "chips": chips(row)})


def whites_returned(s: Table, seat: int, whites: Whites) -> None:
    """Whites of the track go back into a bag."""
    row = tuple([chip for _, chip in whites])
    s.tell("whites-returned", {"seat": seat, "chips": chips(row), "spaces": tuple([space for space, _ in whites])})


def set_aside(s: Table, owner: int, row: Chips) -> None:
    """Chips are set aside until the end of the round."""
    s.tell("set-aside", {"seat": owner, "chips": chips(row)})


def steps_won(s: Table, seat: int, steps: int, chip: Chip) -> None:
    """A page gives steps for this turn."""
    s.tell("steps-won", {"seat": seat, "steps": steps, "chip": CHIPS[chip]})


def shield_raised(s: Table, seat: int, highest: int) -> None:
    """The next white that is low enough will be set aside."""
    s.tell("shield-raised", {"seat": seat, "value": highest})


def web_laid(s: Table, victim: int, spaces: int) -> None:
    """The rival's next white will lie farther."""
    s.tell("web-laid", {"seat": 1 - victim, "other-seat": victim, "spaces": spaces})


def amber_laid(s: Table, victim: int, steps: int) -> None:
    """The rival's next movement will be shorter."""
    s.tell("amber-laid", {"seat": 1 - victim, "other-seat": victim, "steps": steps})


def finished(s: Table, seat: int) -> None:
    """A player finishes the potion."""
    s.tell("potion-finished", {"seat": seat, "chips": len(s.flask(seat)) + len(s.whites[seat])})


def neck_full(s: Table, seat: int) -> None:
    """The neck is full: what the movement adds up to."""
    neck = sum([VALUE[chip] for chip in s.necks[seat]])
    s.tell("neck-full", {"seat": seat, "neck": neck, "white": s.last_white(seat), "extra": s.extra})


def exploded(s: Table, seat: int) -> None:
    """A flask explodes."""
    s.tell("exploded", {"seat": seat, "space": s.whites[seat][-1][0]})


# Patient, stands, guild house


def patient_moved(s: Table, seat: int, steps: int, arrived: int) -> None:
    """Where the patient stands now; who arrived is on the stand, which has gone back."""
    if arrived:
        s.tell("patient-arrived", {"seat": seat, "steps": steps, "count": arrived, "space": s.stands[seat]})
    if s.patient:
        half = seat if s.patient * SIGN[seat] > 0 else 1 - seat
        facts: Facts = {"seat": seat, "steps": steps, "half-seat": half, "space": abs(s.patient)}
        s.tell("next-patient" if arrived else "patient-moved", facts)


def patient_met(s: Table, seat: int) -> None:
    """A stand has come to the patient."""
    s.tell("patient-met", {"seat": seat, "space": s.stands[seat]})


def stand_moved(s: Table, seat: int) -> None:
    """A stand has moved forward."""
    s.tell("stand-moved", {"seat": seat, "space": s.stands[seat]})


def cured(s: Table, seat: int, mayor: bool) -> None:
    """A patient, or the mayor, enters the guild house."""
    s.tell("mayor-cured" if mayor else "cured", {"seat": seat, "count": s.cured[seat], "goal": s.setup.goal})


def chip_won(s: Table, seat: int, chip: Chip, to_bag: bool) -> None:
    """A chip becomes somebody's."""
    s.tell("chip-into-bag" if to_bag else "chip-won", {"seat": seat, "chip": CHIPS[chip]})


def upgraded(s: Table, seat: int, chip: Chip, better: Chip, zone: Zone) -> None:
    """A chip is exchanged for the next one."""
    s.tell("upgraded", {"seat": seat, "chip": CHIPS[chip], "better": CHIPS[HIGHER[chip]], "zone": ZONES[zone]})


def declined(s: Table, seat: int, what: str) -> None:
    """Somebody does without an upgrade or a chip."""
    s.tell("chip-declined" if what == "chip" else "upgrade-declined", {"seat": seat})


# Gold


def gold_won(s: Table, seat: int, gold: int, why: str) -> None:
    """Gold comes in, and why."""
    s.tell("gold-won", {"seat": seat, "gold": gold, "why": why, "purse": s.gold[seat]})


def gold_lost(s: Table, seat: int, gold: int, why: str) -> None:
    """Gold goes, and why."""
    s.tell("gold-lost", {"seat": seat, "gold": gold, "why": why})


def gold_by_page(s: Table, seat: int, gold: int, chip: Chip) -> None:
    """Gold by the page of this chip's book."""
    gold_by_effect(s, seat, gold, COLOURS[COLOUR_OF[chip]])


def gold_by_effect(s: Table, seat: int, gold: int, colour: str) -> None:
    """Gold by the book of this colour."""
    s.tell("gold-by-book", {"seat": seat, "gold": gold, "colour": colour, "purse": s.gold[seat]})


# 3. Effets


def effects_begin(s: Table) -> None:
    """Phase 3 begins, with the pages that waited for it."""
    s.tell("effects-begin", {"pages": tuple([PAGES[page] for page in s.books.later])})


def demanded(s: Table, seat: int, gold: int) -> None:
    """Blackmail: so much gold is demanded."""
    s.tell("blackmail", {"seat": seat, "other-seat": 1 - seat, "gold": gold})


def blackmail_paid(s: Table, seat: int, gold: int) -> None:
    """The demand is paid."""
    s.tell("blackmail-paid", {"seat": seat, "other-seat": 1 - seat, "gold": gold})


def blackmail_refused(s: Table, seat: int) -> None:
    """The demand is refused."""
    s.tell("blackmail-refused", {"seat": seat, "other-seat": 1 - seat})


# 4. Régulation des échanges


def offered(s: Table, seat: int) -> None:
    """Markers are laid against the card."""
    upgrades, gold = s.offer
    s.tell("offered", {"seat": seat, "upgrades": upgrades, "gold": gold, "card": card_name(s.card)})


def pan_chosen(s: Table, seat: int) -> None:
    """The other has chosen a pan."""
    kind = "card-chosen" if s.taker == seat else "offer-chosen"
    s.tell(kind, {"seat": seat, "other-seat": 1 - seat, "card": card_name(s.card)})


def card_played(s: Table, seat: int) -> None:
    """A card is carried out at once."""
    s.tell("card-played", {"seat": seat, "card": card_name(s.card)})


def card_kept(s: Table, seat: int) -> None:
    """A card is kept for one use."""
    s.tell("card-kept", {"seat": seat, "card": card_name(s.card)})


def card_used(s: Table, seat: int, card: int) -> None:
    """A kept card is used."""
    s.tell("card-used", {"seat": seat, "card": card_name(card)})


def white_removed(s: Table, seat: int) -> None:
    """A white leaves the game for good."""
    s.tell("white-removed", {"seat": seat})


# 5. Acheter de nouveaux ingrédients


def paid(s: Table, seat: int, chip: Chip) -> None:
    """A chip is bought."""
    s.tell("bought", {"seat": seat, "chip": CHIPS[chip], "gold": s.books.price[chip]})


# Fin de la partie


def rounds_over(s: Table) -> None:
    """The last round has been played."""
    s.tell("rounds-over", {"rounds": s.setup.rounds})


def race_begins(s: Table) -> None:
    """The bag race begins."""
    s.tell("race-begins", {})


def race_drawn(s: Table, seat: int, chip: Chip) -> None:
    """A chip is drawn in the bag race, and the total so far."""
    total = sum([VALUE[each] for each in s.bottoms[seat]])
    s.tell("race-drawn", {"seat": seat, "chip": CHIPS[chip], "total": total}, learns=ALL)
