"""What is told at Mousquetaires du Roy, and to whom (docs/rules/mousquetaires.md: who may know what)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.mousquetaires.box import (
    ADVERSARIES,
    BOX,
    BY_ADVERSARY,
    CARDS,
    EFFECTS,
    FACES,
    FOE_KINDS,
    MISSION_NAMES,
    MUSKETEERS,
    NOBODY,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS_CARDS,
    PLACE_OF,
    PLACES,
    SKILLS,
    STAGES,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERIES,
    Row,
    named,
)

if TYPE_CHECKING:
    from perfidie.games.mousquetaires.table import Table

HOW_REVEALED = ("attempt", "visit", "kitty", "itself")


def _hero(s: Table, hero: int) -> Facts:
    """A Musketeer, and the seat that plays him."""
    return {"hero": MUSKETEERS[hero], "seat": s.setup.seat_of[hero]}


def _milady(s: Table) -> Facts:
    return {"seat": s.setup.milady} if s.setup.milady != NOBODY else {}


def _who_see(s: Table, hero: int) -> Row:
    """The seats that see his cards."""
    return tuple([seat for seat in s.setup.riders if hero in s.setup.sees[seat]])


def _board(s: Table, board: int) -> Facts:
    """A board by its place and by the card, or stage, that lies there."""
    mission = STAGES[s.stage] if board == ON_QUEST else MISSION_NAMES[board][s.cards[board]]
    return {"place": PLACES[PLACE_OF[board]], "mission": mission}


# Préparation


def dealt(s: Table) -> None:
    """Each looks at his cards: the Musketeers at theirs, Milady at her Treacheries."""
    rules = s.setup
    for hero in rules.team:
        cards: Facts = {"cards": named(CARDS, s.hands[hero])}
        private = tuple([(seat, cards) for seat in _who_see(s, hero)])
        s.tell("dealt", {**_hero(s, hero), "count": s.cards_of(hero)}, private=private, learns=_who_see(s, hero))
    if not rules.automatic:
        own: Facts = {"treacheries": tuple([TREACHERIES[card] for card in s.treacheries])}
        facts: Facts = {**_milady(s), "count": len(s.treacheries)}
        s.tell("treacheries-dealt", facts, private=((rules.milady, own),), learns=(rules.milady,))


def placed(s: Table, hero: int) -> None:
    s.tell("placed", {**_hero(s, hero), "place": PLACES[s.places[hero]]})


# Phase I – Milady


def round_started(s: Table) -> None:
    s.tell("round-started", {"round": s.round, "time": s.time, "rochefort": s.rochefort})


def hidden(s: Table) -> None:
    """That she has chosen is all that is told."""
    own: Facts = {"place": PLACES[s.destination]}
    s.tell("destination-chosen", _milady(s), private=((s.setup.milady, own),) if not s.setup.automatic else ())


def passed(s: Table, what: str) -> None:
    s.tell("milady-passed", {**_milady(s), "what": what})


def paris_played(s: Table, card: int) -> None:
    s.tell("paris-played", {**_milady(s), "paris": PARIS_CARDS[card]}, learns=ALL)


def foe_placed(s: Table, board: int, foe: int) -> None:
    facts: Facts = {"adversary": ADVERSARIES[foe], "force": BOX.adversary[foe].force}
    s.tell("adversary-placed", {**_milady(s), **_board(s, board), **facts}, learns=_by_chance(s))


def trap_laid(s: Table, board: int, trap: int) -> None:
    facts: Facts = {**_milady(s), **_board(s, board), "trap": TRAPS[trap]}
    if s.nemesis != NOBODY and TRAPS[trap] == "nemesis":
        s.tell("nemesis-laid", {**facts, "hero": MUSKETEERS[s.nemesis]}, learns=_by_chance(s))
    else:
        s.tell("trap-laid", facts, learns=_by_chance(s))


def _by_chance(s: Table) -> Row | None:
    """What chance brings is new to everybody."""
    return ALL if s.setup.automatic else ()


def treachery_drawn(s: Table, card: int) -> None:
    if s.round:
        own: Facts = {"treachery": TREACHERIES[card]}
        s.tell("treachery-drawn", _milady(s), private=((s.setup.milady, own),), learns=(s.setup.milady,))


def hand_full(s: Table) -> None:
    s.tell("hand-full", _milady(s))


def extra_earned(s: Table) -> None:
    s.tell("extra-earned", {"extras": s.extras})


def treachery_played(s: Table, card: int, hero: int, thing: int) -> None:
    facts: Facts = {**_milady(s), "treachery": TREACHERIES[card]}
    if hero != NOBODY:
        s.tell("treachery-aimed", {**facts, "hero": MUSKETEERS[hero]}, learns=ALL)
    else:
        s.tell("treachery-played", facts, learns=ALL)


def treachery_idle(s: Table, card: int) -> None:
    s.tell("treachery-idle", {"treachery": TREACHERIES[card]}, learns=ALL)


def imprisoned(s: Table, hero: int) -> None:
    s.tell("imprisoned", _hero(s, hero))


def pistoles_lost(s: Table, lost: int) -> None:
    s.tell("pistoles-lost", {"pistoles": lost, "purse": s.purse})


def slot_cleared(s: Table, card: int) -> None:
    s.tell("slot-cleared", {**_milady(s), "card": CARDS[card]})


def confiscated(s: Table, hero: int, token: int) -> None:
    s.tell("confiscated", {**_hero(s, hero), "token": TOKENS[token]}, learns=_by_chance(s))


# Phase II – Mousquetaires


def phase_two(s: Table) -> None:
    s.tell("phase-two", {"speaker-seat": s.setup.speaker(s.round), "round": s.round})


def turn_started(s: Table) -> None:
    s.tell("turn-started", {**_hero(s, s.active), "actions": s.actions})


def turn_ended(s: Table, hero: int) -> None:
    s.tell("turn-ended", _hero(s, hero))


def sand_ran_out(s: Table) -> None:
    s.tell("sand-ran-out", {})


def moved(s: Table, hero: int) -> None:
    s.tell("moved", {**_hero(s, hero), "place": PLACES[s.places[hero]], "actions": s.actions})


def arrested(s: Table, hero: int) -> None:
    """« Sinon il est embastillé » : everybody learns that Milady is not at Richelieu's."""
    s.tell("arrested", _hero(s, hero), learns=ALL)


def safe_at_richelieus(s: Table, hero: int) -> None:
    s.tell("safe-at-richelieus", _hero(s, hero))


def bought(s: Table, hero: int, tokens: Row) -> None:
    bought = tuple([TOKENS[token] for token in tokens])
    s.tell("bought", {**_hero(s, hero), "tokens": bought, "purse": s.purse})


def card_drawn(s: Table, hero: int, card: int) -> None:
    """Those who see his hand see the card."""
    if s.round:
        who = _who_see(s, hero)
        own: Facts = {"card": CARDS[card]}
        s.tell("card-drawn", _hero(s, hero), private=tuple([(seat, own) for seat in who]), learns=who)


def card_lost(s: Table, hero: int, card: int) -> None:
    s.tell("card-lost", {**_hero(s, hero), "card": CARDS[card]}, learns=ALL)


def reinforced(s: Table, hero: int, card: int) -> None:
    s.tell("reinforced", {**_hero(s, hero), "card": CARDS[card]}, learns=ALL)


def bought_out(s: Table, hero: int) -> None:
    s.tell("bought-out", {**_hero(s, hero), "purse": s.purse})


def freed(s: Table, hero: int) -> None:
    s.tell("freed", _hero(s, hero))


# Échanger


def _insiders(s: Table, hero: int, partner: int) -> Row:
    seats = {s.setup.seat_of[hero], s.setup.seat_of[partner]}
    return tuple(sorted(seats)) if s.setup.closed else s.setup.riders


def _thing(card: int, token: int) -> Facts:
    return {"thing": CARDS[card] if card != NOTHING else TOKENS[token]}


def _pair(s: Table, hero: int, partner: int) -> Facts:
    return {**_hero(s, hero), "partner": MUSKETEERS[partner]}


def exchange_opened(s: Table, hero: int, partner: int) -> None:
    s.tell("exchange-opened", _pair(s, hero, partner))


def exchange_closed(s: Table, hero: int, partner: int) -> None:
    s.tell("exchange-closed", {**_pair(s, hero, partner), "count": s.given})


def handed_over(s: Table, giver: int, taker: int, card: int, token: int) -> None:
    """An Equipment openly; of a card outsiders learn only that it changed hands.

    Where two seats exchange, everybody learns that what they asked each other in secret has not used up the exchange.
    """
    facts, seat_of = _pair(s, giver, taker), s.setup.seat_of
    alone = seat_of[giver] == seat_of[taker]
    if card == NOTHING:
        s.tell("equipment-handed", {**facts, "token": TOKENS[token]}, learns=() if alone else ALL)
        return
    who = _insiders(s, giver, taker)
    own: Facts = {"card": CARDS[card]}
    others = tuple([seat for seat in who if seat != seat_of[giver]])
    private = tuple([(seat, own) for seat in who])
    s.tell("card-handed", facts, private=private, learns=others if alone else ALL)


def asked(s: Table, hero: int, partner: int, card: int, token: int) -> None:
    """Milady does not hear of it, nor does a seat that sees neither hand. Who asks blindly learns that it is there."""
    who, asker = _insiders(s, hero, partner), s.setup.seat_of[hero]
    learns = tuple([seat for seat in who if seat != asker or s.setup.closed])
    s.tell("asked", {**_pair(s, hero, partner), **_thing(card, token)}, audience=who, learns=learns)


def asked_in_vain(s: Table, hero: int, partner: int, card: int) -> None:
    """Who was asked knows his own hand: it is to the one who asks that something is shown."""
    who, asker = _insiders(s, hero, partner), s.setup.seat_of[hero]
    private = ((asker, _thing(card, NOTHING)),)
    s.tell("asked-in-vain", _pair(s, hero, partner), private=private, audience=who, learns=(asker,))


def refused(s: Table, hero: int, partner: int, card: int, token: int) -> None:
    who = _insiders(s, hero, partner)
    s.tell("refused", {**_pair(s, partner, hero), **_thing(card, token)}, audience=who, learns=who)


# Personnages


def character_played(s: Table, hero: int, card: int) -> None:
    s.tell("character-played", {**_hero(s, hero), "card": CARDS[card]}, learns=ALL)


def gained(s: Table, pistoles: int, epic: int) -> None:
    s.tell("gained", {"pistoles": pistoles, "epic": epic, "purse": s.purse, "stock": s.epic})


def sent_home(s: Table, board: int, foe: int) -> None:
    s.tell("adversary-sent-home", {**_board(s, board), "adversary": ADVERSARIES[foe]})


def queen_saved(s: Table) -> None:
    s.tell("queen-saved", {"queen": s.queen, "last": TRACKS.queen_cardinal})


def healed(s: Table, hero: int) -> None:
    s.tell("healed", {**_hero(s, hero), "health": s.health[hero]})


# Défi


def challenge_begun(s: Table, hero: int, board: int, item: int) -> None:
    """He can meet it, which those who do not see his cards learn now."""
    printed = s.items(board)[item]
    facts: Facts = {"skill": printed.skill, "value": printed.value}
    s.tell("challenge-begun", {**_hero(s, hero), **_board(s, board), **facts}, learns=ALL)


def milady_revealed(s: Table, how: int, hero: int) -> None:
    facts: Facts = {**_milady(s), "place": PLACES[s.destination], "how": HOW_REVEALED[how]}
    s.tell("milady-revealed", {**facts, "hero": MUSKETEERS[hero] if hero != NOBODY else ""}, learns=ALL)


def not_there(s: Table, place: int) -> None:
    s.tell("not-there", {"place": PLACES[place]}, learns=ALL)


def rochefort_lies_low(s: Table) -> None:
    s.tell("rochefort-lies-low", {})


def turned_back(s: Table, hero: int) -> None:
    s.tell("turned-back", _hero(s, hero))


def cannot_pay(s: Table, hero: int) -> None:
    """What he holds no longer suffices: whoever does not see his cards learns it."""
    s.tell("cannot-pay", _hero(s, hero), learns=ALL)


def thieves_strike(s: Table, lost: int) -> None:
    s.tell("thieves-strike", {"pistoles": lost, "purse": s.purse})


def assassin_strikes(s: Table, hero: int, wounds: int) -> None:
    s.tell("assassin-strikes", {**_hero(s, hero), "wounds": wounds})


def trap_discarded(s: Table, board: int, trap: int) -> None:
    s.tell("trap-discarded", {**_board(s, board), "trap": TRAPS[trap]})


def paid(s: Table, hero: int, skill: int, cards: int, joker: int, epic: int) -> None:
    facts: Facts = {"skill": SKILLS[skill], "cards": cards, "epic": epic}
    if joker != NOTHING:
        s.tell("paid-with-joker", {**_hero(s, hero), **facts, "joker": SKILLS[joker]}, learns=ALL)
    else:
        s.tell("paid", {**_hero(s, hero), **facts}, learns=ALL)


def beggars_paid(s: Table, lost: int) -> None:
    s.tell("beggars-paid", {"pistoles": lost, "purse": s.purse})


def validated(s: Table, board: int, item: int, rewarded: bool) -> None:
    printed = s.items(board)[item]
    facts: Facts = {"kind": printed.kind, "skill": printed.skill, "value": printed.value}
    gain: Facts = {"pistoles": printed.pistoles * rewarded, "epic": printed.epic * rewarded, "purse": s.purse}
    s.tell("validated", {**_board(s, board), **facts, **gain})


# Duel


def _opponent(s: Table) -> Facts:
    _, kind, number, *_ = s.duel
    return {"kind": FOE_KINDS[kind], "opponent": opponent(kind, number)}


def opponent(kind: int, number: int) -> str:
    """An Adversary by his name, anybody else by what he is."""
    return ADVERSARIES[number] if kind == BY_ADVERSARY else FOE_KINDS[kind]


def duel_sought(s: Table, hero: int, board: int, kind: int, number: int) -> None:
    facts: Facts = {"kind": FOE_KINDS[kind], "opponent": opponent(kind, number), "number": number + 1}
    s.tell("duel-sought", {**_hero(s, hero), **_board(s, board), **facts})


def duel_begins(s: Table) -> None:
    s.tell("duel-begins", {**_hero(s, s.duel[0]), **_opponent(s), "red": s.red_dice})


def committed(s: Table, hero: int, combat: int, double: int, epic: int) -> None:
    facts: Facts = {"combat": combat, "double": double, "epic": epic, "blue": s.blue_dice, "red": s.red_dice}
    s.tell("dice-taken", {**_hero(s, hero), **facts}, learns=ALL if combat or double else ())


def pistol_fired(s: Table, hero: int, face: int) -> None:
    s.tell("pistol-fired", {**_hero(s, hero), "face": FACES[face]}, learns=ALL)


def die_rolled(s: Table, colour: str, face: int) -> None:
    s.tell("die-rolled", {"colour": colour, "face": FACES[face]}, learns=ALL)


def rerolled(s: Table, hero: int, face: int) -> None:
    s.tell("rerolled", {**_hero(s, hero), "face": FACES[face]})


def kept(s: Table, hero: int) -> None:
    s.tell("kept", _hero(s, hero))


def botte(s: Table, hero: int, ours: bool, theirs: bool) -> None:
    if ours:
        s.tell("botte", {**_hero(s, hero), **_opponent(s)})
    if theirs:
        s.tell("red-botte", {**_hero(s, hero), **_opponent(s)})


def no_wound(s: Table) -> None:
    s.tell("no-wound", {"blue": s.blue_dice, "red": s.red_dice})


def duel_ended(s: Table, given: int, taken: int) -> None:
    s.tell("duel-ended", {**_hero(s, s.duel[0]), **_opponent(s), "given": given, "taken": taken})


def wounded(s: Table, hero: int, wounds: int) -> None:
    facts = {**_hero(s, hero), "wounds": wounds, "health": s.health[hero]}
    s.tell("fell" if s.out[hero] else "wounded", facts)


def rochefort_wounded(s: Table) -> None:
    s.tell("rochefort-wounded", {"health": s.rochefort})


def adversary_beaten(s: Table, foe: int) -> None:
    printed = BOX.adversary[foe]
    gain: Facts = {"pistoles": printed.pistoles, "epic": printed.epic, "purse": s.purse}
    s.tell("adversary-beaten", {"adversary": ADVERSARIES[foe], **gain})


# Missions, quest


def mission_revealed(s: Table) -> None:
    s.tell("mission-revealed", {"mission": MISSION_NAMES[ON_LOUVRE][s.cards[ON_LOUVRE]]}, learns=ALL)


def mission_completed(s: Table, board: int) -> None:
    bonus = BOX.paris[s.cards[board]].bonus if board == ON_PARIS else BOX.louvre[s.cards[board]].bonus
    gain: Facts = {"pistoles": bonus.pistoles, "epic": bonus.epic, "purse": s.purse}
    s.tell("mission-completed", {**_board(s, board), **gain})


def mission_failed(s: Table) -> None:
    s.tell("mission-failed", _board(s, ON_LOUVRE))


def token_turned_up(s: Table, corridor: int, dice: int) -> None:
    s.tell("token-turned-up", {"corridor": corridor + 1, "dice": dice}, learns=ALL)


def token_removed(s: Table, corridor: int) -> None:
    s.tell("token-removed", {"corridor": corridor + 1, "left": s.corridors[corridor]})


def passage_taken(s: Table, hero: int, way: int) -> None:
    cost = BOX.quest[s.stage].passage_cost
    s.tell("passage-taken", {**_hero(s, hero), "number": way + 1, "cost": cost, "stock": s.epic})


def stage_completed(s: Table) -> None:
    stage = BOX.quest[s.stage]
    gain: Facts = {"pistoles": stage.bonus.pistoles, "epic": stage.bonus.epic, "purse": s.purse}
    s.tell("stage-completed", {"stage": stage.id, "number": stage.stage, **gain})


# Fin de la phase II


def recovered(s: Table, hero: int) -> None:
    s.tell("recovered", {**_hero(s, hero), "health": s.health[hero]})


def treachery_chosen(s: Table, card: int) -> None:
    s.tell("treachery-chosen", _milady(s), private=((s.setup.milady, {"treachery": TREACHERIES[card]}),))


def paris_taken(s: Table, card: int) -> None:
    own: Facts = {"paris": PARIS_CARDS[card]}
    s.tell("paris-taken", _milady(s), private=((s.setup.milady, own),) if card != NOTHING else ())


# Phase III – La Rochelle


def siege_begins(s: Table) -> None:
    s.tell("siege-begins", {"time": s.time})


def swords_counted(s: Table) -> None:
    red, blue = s.red.count(0), s.blue.count(0)
    s.tell("swords-counted", {"red": red, "blue": blue})


def sacrificed(s: Table, hero: int, points: int) -> None:
    s.tell("sacrificed", {**_hero(s, hero), "points": points, "deficit": s.deficit})


def rochelle_moved(s: Table) -> None:
    s.tell("rochelle-moved", {"square": s.rochelle, "last": TRACKS.rochelle_cardinal})


def rochelle_reward(s: Table, side: str, kind: str, amount: int) -> None:
    s.tell("rochelle-reward", {"side": side, "kind": kind, "amount": amount})


# Phase IV – Fin du tour


def time_passed(s: Table) -> None:
    s.tell("time-passed", {"time": s.time, "last": TRACKS.time_cardinal})


def louvre_advanced(s: Table) -> None:
    s.tell("louvre-advanced", {"square": s.louvre_mark, "last": TRACKS.louvre_fail})


def queen_pushed(s: Table) -> None:
    s.tell("queen-pushed", {"queen": s.queen, "last": TRACKS.queen_cardinal})


def paris_strikes(s: Table, hero: int) -> None:
    s.tell("paris-strikes", {**_milady(s), "paris": PARIS_CARDS[s.cards[ON_PARIS]], "hero": MUSKETEERS[hero]})


def constance_pressed(s: Table) -> None:
    s.tell("constance-pressed", {"steps": s.constance, "last": EFFECTS["strangle_goal"]})
