"""What is told of phase II: actions, exchanges, Characters, Challenges, duels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BOX,
    BY_ADVERSARY,
    CARDS,
    FACES,
    FOE_KINDS,
    MUSKETEERS,
    NO_TOKEN,
    NOBODY,
    NOTHING,
    PLACES,
    SKILLS,
    TOKENS,
    TRACKS,
    TRAPS,
    Board,
    Card,
    Face,
    Foe,
    FoeKind,
    Hero,
    Place,
    Row,
    Skill,
    Token,
    Trap,
)
from perfidie.games.mousquetaires.rules.events import HOW_REVEALED, board_facts, hero_facts, milady_facts

if TYPE_CHECKING:
    from perfidie.games.mousquetaires.rules.table import Table


# Actions


def begun(s: Table) -> None:
    """The Musketeers act; who names them this round."""
    s.tell("phase-two", {"speaker-seat": s.setup.speaker(s.round), "round": s.round})


def turn_started(s: Table) -> None:
    """The turn of a Musketeer begins."""
    s.tell("turn-started", {**hero_facts(s, s.active), "actions": s.actions})


def turn_ended(s: Table, hero: Hero) -> None:
    """The turn of a Musketeer is over."""
    s.tell("turn-ended", hero_facts(s, hero))


def sand_ran_out(s: Table) -> None:
    """Nobody begins another action."""
    s.tell("sand-ran-out", {})


def moved(s: Table, hero: Hero) -> None:
    """Where he is now."""
    s.tell("moved", {**hero_facts(s, hero), "place": PLACES[s.places[hero]], "actions": s.actions})


def arrested(s: Table, hero: Hero) -> None:
    """« Sinon il est embastillé » : everybody learns that Milady is not at Richelieu's."""
    s.tell("arrested", hero_facts(s, hero), learns=ALL)


def safe_at_richelieus(s: Table, hero: Hero) -> None:
    """Milady was found there already: nothing happens to him."""
    s.tell("safe-at-richelieus", hero_facts(s, hero))


def bought(s: Table, hero: Hero, tokens: Row) -> None:
    """He has bought tokens from the common Purse."""
    bought = tuple([TOKENS[token] for token in tokens])
    s.tell("bought", {**hero_facts(s, hero), "tokens": bought, "purse": s.purse})


def reinforced(s: Table, hero: Hero, card: Card) -> None:
    """A card lies at La Rochelle, which his hand has held."""
    s.tell("reinforced", {**hero_facts(s, hero), "card": CARDS[card]}, learns=ALL)


def bought_out(s: Table, hero: Hero) -> None:
    """The Purse has paid for his freedom."""
    s.tell("bought-out", {**hero_facts(s, hero), "purse": s.purse})


def freed(s: Table, hero: Hero) -> None:
    """He has beaten the gaoler."""
    s.tell("freed", hero_facts(s, hero))


# Échanger


def _thing(card: Card, token: Token) -> Facts:
    return {"thing": CARDS[card] if card != NOTHING else TOKENS[token]}


def _pair(s: Table, hero: Hero, partner: Hero) -> Facts:
    return {**hero_facts(s, hero), "partner": MUSKETEERS[partner]}


def exchange_opened(s: Table, hero: Hero, partner: Hero) -> None:
    """Two begin to exchange."""
    s.tell("exchange-opened", _pair(s, hero, partner))


def exchange_closed(s: Table, hero: Hero, partner: Hero) -> None:
    """They are done; how many things changed hands."""
    s.tell("exchange-closed", {**_pair(s, hero, partner), "count": s.given})


def handed_over(s: Table, giver: Hero, taker: Hero, card: Card, token: Token) -> None:
    """An Equipment openly; of a card outsiders learn only that it changed hands.

    Where two seats exchange, everybody learns that what they asked each other in secret has not used up the exchange.
    """
    facts, seat_of = _pair(s, giver, taker), s.setup.seat_of
    alone = seat_of[giver] == seat_of[taker]
    if card == NOTHING:
        s.tell("equipment-handed", {**facts, "token": TOKENS[token]}, learns=() if alone else ALL)
        return
    who = s.setup.insiders(giver, taker)
    own: Facts = {"card": CARDS[card]}
    others = tuple([seat for seat in who if seat != seat_of[giver]])
    private = tuple([(seat, own) for seat in who])
    s.tell("card-handed", facts, private=private, learns=others if alone else ALL)


def asked(s: Table, hero: Hero, partner: Hero, card: Card, token: Token) -> None:
    """Milady does not hear of it, nor does a seat that sees neither hand. Who asks blindly learns that it is there."""
    who, asker = s.setup.insiders(hero, partner), s.setup.seat_of[hero]
    learns = tuple([seat for seat in who if seat != asker or s.setup.closed])
    s.tell("asked", {**_pair(s, hero, partner), **_thing(card, token)}, audience=who, learns=learns)


def asked_in_vain(s: Table, hero: Hero, partner: Hero, card: Card) -> None:
    """Who was asked knows his own hand: it is to the one who asks that something is shown."""
    who, asker = s.setup.insiders(hero, partner), s.setup.seat_of[hero]
    private = ((asker, _thing(card, NO_TOKEN)),)
    s.tell("asked-in-vain", _pair(s, hero, partner), private=private, audience=who, learns=(asker,))


def refused(s: Table, hero: Hero, partner: Hero, card: Card, token: Token) -> None:
    """A request is refused, for those alone who know of it."""
    who = s.setup.insiders(hero, partner)
    s.tell("refused", {**_pair(s, partner, hero), **_thing(card, token)}, audience=who, learns=who)


# Personnages


def character_played(s: Table, hero: Hero, card: Card) -> None:
    """A Character is shown."""
    s.tell("character-played", {**hero_facts(s, hero), "card": CARDS[card]}, learns=ALL)


def gained(s: Table, pistoles: int, epic: int) -> None:
    """The common stock grows."""
    s.tell("gained", {"pistoles": pistoles, "epic": epic, "purse": s.purse, "stock": s.epic})


def sent_home(s: Table, board: Board, foe: Foe) -> None:
    """An Adversary goes back to Milady, unbeaten."""
    s.tell("adversary-sent-home", {**board_facts(s, board), "adversary": ADVERSARIES[foe]})


def queen_saved(s: Table) -> None:
    """The Queen's marker goes back."""
    s.tell("queen-saved", {"queen": s.queen, "last": TRACKS.queen_cardinal})


def healed(s: Table, hero: Hero) -> None:
    """He is in full Health."""
    s.tell("healed", {**hero_facts(s, hero), "health": s.health[hero]})


# Défi


def challenge_begun(s: Table, hero: Hero, board: Board, item: int) -> None:
    """He can meet it, which those who do not see his cards learn now."""
    printed = s.items(board)[item]
    facts: Facts = {"skill": printed.skill, "value": printed.value}
    s.tell("challenge-begun", {**hero_facts(s, hero), **board_facts(s, board), **facts}, learns=ALL)


def milady_revealed(s: Table, how: int, hero: Hero) -> None:
    """Everybody sees where Milady is, and by whom she was found."""
    facts: Facts = {**milady_facts(s), "place": PLACES[s.destination], "how": HOW_REVEALED[how]}
    s.tell("milady-revealed", {**facts, "hero": MUSKETEERS[hero] if hero != NOBODY else ""}, learns=ALL)


def not_there(s: Table, place: Place) -> None:
    """An undisturbed attempt: Milady is not here."""
    s.tell("not-there", {"place": PLACES[place]}, learns=ALL)


def rochefort_lies_low(s: Table) -> None:
    """Rochefort has no Health left to stand in the way."""
    s.tell("rochefort-lies-low", {})


def turned_back(s: Table, hero: Hero) -> None:
    """Rochefort has not let him pass."""
    s.tell("turned-back", hero_facts(s, hero))


def cannot_pay(s: Table, hero: Hero) -> None:
    """What he holds no longer suffices: whoever does not see his cards learns it."""
    s.tell("cannot-pay", hero_facts(s, hero), learns=ALL)


def thieves_strike(s: Table, lost: int) -> None:
    """The Thieves of a mission take their share."""
    s.tell("thieves-strike", {"pistoles": lost, "purse": s.purse})


def assassin_strikes(s: Table, hero: Hero, wounds: int) -> None:
    """The Assassin of a mission has struck."""
    s.tell("assassin-strikes", {**hero_facts(s, hero), "wounds": wounds})


def trap_discarded(s: Table, board: Board, trap: Trap) -> None:
    """A Trap is gone for good."""
    s.tell("trap-discarded", {**board_facts(s, board), "trap": TRAPS[trap]})


def paid(s: Table, hero: Hero, skill: Skill, cards: int, joker: int, epic: int) -> None:
    """What a Challenge was met with."""
    facts: Facts = {"skill": SKILLS[skill], "cards": cards, "epic": epic}
    if joker != NOTHING:
        s.tell("paid-with-joker", {**hero_facts(s, hero), **facts, "joker": SKILLS[joker]}, learns=ALL)
    else:
        s.tell("paid", {**hero_facts(s, hero), **facts}, learns=ALL)


def beggars_paid(s: Table, lost: int) -> None:
    """The Beggars of a mission have their pistoles."""
    s.tell("beggars-paid", {"pistoles": lost, "purse": s.purse})


# Duel


def _opponent(s: Table) -> Facts:
    _, kind, number, *_ = s.duel
    return {"kind": FOE_KINDS[kind], "opponent": opponent(kind, number)}


def opponent(kind: FoeKind, number: int) -> str:
    """An Adversary by his name, anybody else by what he is."""
    return ADVERSARIES[number] if kind == BY_ADVERSARY else FOE_KINDS[kind]


def duel_sought(s: Table, hero: Hero, board: Board, kind: FoeKind, number: int) -> None:
    """He challenges somebody."""
    facts: Facts = {"kind": FOE_KINDS[kind], "opponent": opponent(kind, number), "number": number + 1}
    s.tell("duel-sought", {**hero_facts(s, hero), **board_facts(s, board), **facts})


def duel_begins(s: Table) -> None:
    """Two stand face to face."""
    s.tell("duel-begins", {**hero_facts(s, s.duel[0]), **_opponent(s), "red": s.red_dice})


def committed(s: Table, hero: Hero, combat: int, double: int, epic: int) -> None:
    """What he has put into the duel."""
    facts: Facts = {"combat": combat, "double": double, "epic": epic, "blue": s.blue_dice, "red": s.red_dice}
    s.tell("dice-taken", {**hero_facts(s, hero), **facts}, learns=ALL if combat or double else ())


def pistol_fired(s: Table, hero: Hero, face: Face) -> None:
    """His pistol was fired before the first exchange."""
    s.tell("pistol-fired", {**hero_facts(s, hero), "face": FACES[face]}, learns=ALL)


def rerolled(s: Table, hero: Hero, face: Face) -> None:
    """His Toledo blade rolls a die again."""
    s.tell("rerolled", {**hero_facts(s, hero), "face": FACES[face]})


def kept(s: Table, hero: Hero) -> None:
    """He keeps his dice as they fell."""
    s.tell("kept", hero_facts(s, hero))


def botte(s: Table, hero: Hero, ours: bool, theirs: bool) -> None:
    """A secret thrust has succeeded, or two."""
    if ours:
        s.tell("botte", {**hero_facts(s, hero), **_opponent(s)})
    if theirs:
        s.tell("red-botte", {**hero_facts(s, hero), **_opponent(s)})


def no_wound(s: Table) -> None:
    """Nobody was hurt: both go on with a die less."""
    s.tell("no-wound", {"blue": s.blue_dice, "red": s.red_dice})


def duel_ended(s: Table, given: int, taken: int) -> None:
    """The wounds of a duel."""
    s.tell("duel-ended", {**hero_facts(s, s.duel[0]), **_opponent(s), "given": given, "taken": taken})


def rochefort_wounded(s: Table) -> None:
    """Rochefort has lost Health."""
    s.tell("rochefort-wounded", {"health": s.rochefort})


def adversary_beaten(s: Table, foe: Foe) -> None:
    """An Adversary is out of the game, and brings his reward."""
    printed = BOX.adversary[foe]
    gain: Facts = {"pistoles": printed.pistoles, "epic": printed.epic, "purse": s.purse}
    s.tell("adversary-beaten", {"adversary": ADVERSARIES[foe], **gain})
