"""What is told at Mousquetaires du Roy, and to whom (docs/rules/mousquetaires.md: who may know what)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perfidie.engine import ALL
from perfidie.engine.event import Facts
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BOX,
    CARDS,
    EFFECTS,
    FACES,
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
    STAGES,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERIES,
    Board,
    Card,
    Face,
    Foe,
    Hero,
    ParisCard,
    Row,
    Token,
    Trap,
    Treachery,
    named,
)

if TYPE_CHECKING:
    from perfidie.games.mousquetaires.rules.table import Table

HOW_REVEALED = ("attempt", "visit", "kitty", "itself")


def hero_facts(s: Table, hero: Hero) -> Facts:
    """A Musketeer, and the seat that plays him."""
    return {"hero": MUSKETEERS[hero], "seat": s.setup.seat_of[hero]}


def milady_facts(s: Table) -> Facts:
    """The seat of Milady, where somebody plays her."""
    return {"seat": s.setup.milady} if s.setup.milady != NOBODY else {}


def who_see(s: Table, hero: Hero) -> Row:
    """The seats that see his cards."""
    return tuple([seat for seat in s.setup.riders if hero in s.setup.sees[seat]])


def board_facts(s: Table, board: Board) -> Facts:
    """A board by its place and by the card, or stage, that lies there."""
    mission = STAGES[s.stage] if board == ON_QUEST else MISSION_NAMES[board][s.cards[board]]
    return {"place": PLACES[PLACE_OF[board]], "mission": mission}


# Préparation


def dealt(s: Table) -> None:
    """Each looks at his cards: the Musketeers at theirs, Milady at her Treacheries."""
    rules = s.setup
    for hero in rules.team:
        cards: Facts = {"cards": named(CARDS, s.hands[hero])}
        private = tuple([(seat, cards) for seat in who_see(s, hero)])
        s.tell("dealt", {**hero_facts(s, hero), "count": s.cards_of(hero)}, private=private, learns=who_see(s, hero))
    if not rules.automatic:
        own: Facts = {"treacheries": tuple([TREACHERIES[card] for card in s.treacheries])}
        facts: Facts = {**milady_facts(s), "count": len(s.treacheries)}
        s.tell("treacheries-dealt", facts, private=((rules.milady, own),), learns=(rules.milady,))


def placed(s: Table, hero: Hero) -> None:
    """A Musketeer begins here."""
    s.tell("placed", {**hero_facts(s, hero), "place": PLACES[s.places[hero]]})


# Phase I – Milady


def round_started(s: Table) -> None:
    """Another round begins."""
    s.tell("round-started", {"round": s.round, "time": s.time, "rochefort": s.rochefort})


def hidden(s: Table) -> None:
    """That she has chosen is all that is told."""
    own: Facts = {"place": PLACES[s.destination]}
    s.tell("destination-chosen", milady_facts(s), private=((s.setup.milady, own),) if not s.setup.automatic else ())


def passed(s: Table, what: str) -> None:
    """Milady does without."""
    s.tell("milady-passed", {**milady_facts(s), "what": what})


def paris_played(s: Table, card: ParisCard) -> None:
    """A card lies in Paris, which nobody had seen."""
    s.tell("paris-played", {**milady_facts(s), "paris": PARIS_CARDS[card]}, learns=ALL)


def foe_placed(s: Table, board: Board, foe: Foe) -> None:
    """An Adversary is sent to a mission."""
    facts: Facts = {"adversary": ADVERSARIES[foe], "force": BOX.adversary[foe].force}
    s.tell("adversary-placed", {**milady_facts(s), **board_facts(s, board), **facts}, learns=_by_chance(s))


def trap_laid(s: Table, board: Board, trap: Trap) -> None:
    """A Trap lies on a mission, face up; Nemesis with the name of a Musketeer."""
    facts: Facts = {**milady_facts(s), **board_facts(s, board), "trap": TRAPS[trap]}
    if s.nemesis != NOBODY and TRAPS[trap] == "nemesis":
        s.tell("nemesis-laid", {**facts, "hero": MUSKETEERS[s.nemesis]}, learns=_by_chance(s))
    else:
        s.tell("trap-laid", facts, learns=_by_chance(s))


def _by_chance(s: Table) -> Row | None:
    """What chance brings is new to everybody."""
    return ALL if s.setup.automatic else ()


def treachery_drawn(s: Table, card: Treachery) -> None:
    """Milady has drawn a Treachery, which she alone sees; of her first hand `dealt` tells."""
    if s.round:
        own: Facts = {"treachery": TREACHERIES[card]}
        s.tell("treachery-drawn", milady_facts(s), private=((s.setup.milady, own),), learns=(s.setup.milady,))


def hand_full(s: Table) -> None:
    """She may not hold another Treachery."""
    s.tell("hand-full", milady_facts(s))


def extra_earned(s: Table) -> None:
    """The automatic Milady will turn up one more."""
    s.tell("extra-earned", {"extras": s.extras})


def treachery_played(s: Table, card: Treachery, hero: Hero, thing: int) -> None:
    """A Treachery is shown, and whom it strikes."""
    facts: Facts = {**milady_facts(s), "treachery": TREACHERIES[card]}
    if hero != NOBODY:
        s.tell("treachery-aimed", {**facts, "hero": MUSKETEERS[hero]}, learns=ALL)
    else:
        s.tell("treachery-played", facts, learns=ALL)


def treachery_idle(s: Table, card: Treachery) -> None:
    """A Treachery that finds no target."""
    s.tell("treachery-idle", {"treachery": TREACHERIES[card]}, learns=ALL)


def imprisoned(s: Table, hero: Hero) -> None:
    """He goes to the Bastille."""
    s.tell("imprisoned", hero_facts(s, hero))


def pistoles_lost(s: Table, lost: int) -> None:
    """The Purse is lighter."""
    s.tell("pistoles-lost", {"pistoles": lost, "purse": s.purse})


def slot_cleared(s: Table, card: Card) -> None:
    """A card leaves La Rochelle."""
    s.tell("slot-cleared", {**milady_facts(s), "card": CARDS[card]})


def confiscated(s: Table, hero: Hero, token: Token) -> None:
    """An Equipment goes back to the Arsenal."""
    s.tell("confiscated", {**hero_facts(s, hero), "token": TOKENS[token]}, learns=_by_chance(s))


# Cards, wounds and dice, wherever they come from


def card_drawn(s: Table, hero: Hero, card: Card) -> None:
    """Those who see his hand see the card."""
    if s.round:
        who = who_see(s, hero)
        own: Facts = {"card": CARDS[card]}
        s.tell("card-drawn", hero_facts(s, hero), private=tuple([(seat, own) for seat in who]), learns=who)


def card_lost(s: Table, hero: Hero, card: Card) -> None:
    """A card is discarded, face up."""
    s.tell("card-lost", {**hero_facts(s, hero), "card": CARDS[card]}, learns=ALL)


def die_rolled(s: Table, colour: str, face: Face) -> None:
    """A die has fallen."""
    s.tell("die-rolled", {"colour": colour, "face": FACES[face]}, learns=ALL)


def wounded(s: Table, hero: Hero, wounds: int) -> None:
    """He loses Health, and falls with the last of it."""
    facts = {**hero_facts(s, hero), "wounds": wounds, "health": s.health[hero]}
    s.tell("fell" if s.out[hero] else "wounded", facts)


# Missions, quest


def validated(s: Table, board: Board, item: int, rewarded: bool) -> None:
    """An item has its Validation token, and brings its reward."""
    printed = s.items(board)[item]
    facts: Facts = {"kind": printed.kind, "skill": printed.skill, "value": printed.value}
    gain: Facts = {"pistoles": printed.pistoles * rewarded, "epic": printed.epic * rewarded, "purse": s.purse}
    s.tell("validated", {**board_facts(s, board), **facts, **gain})


def mission_revealed(s: Table) -> None:
    """The next mission of the Louvre."""
    s.tell("mission-revealed", {"mission": MISSION_NAMES[ON_LOUVRE][s.cards[ON_LOUVRE]]}, learns=ALL)


def mission_completed(s: Table, board: Board) -> None:
    """A mission is completed, and brings its bonus."""
    bonus = BOX.paris[s.cards[board]].bonus if board == ON_PARIS else BOX.louvre[s.cards[board]].bonus
    gain: Facts = {"pistoles": bonus.pistoles, "epic": bonus.epic, "purse": s.purse}
    s.tell("mission-completed", {**board_facts(s, board), **gain})


def mission_failed(s: Table) -> None:
    """The mission of the Louvre has failed."""
    s.tell("mission-failed", board_facts(s, ON_LOUVRE))


def token_turned_up(s: Table, corridor: int, dice: int) -> None:
    """A token of the inn is turned up."""
    s.tell("token-turned-up", {"corridor": corridor + 1, "dice": dice}, learns=ALL)


def token_removed(s: Table, corridor: int) -> None:
    """A token of the inn is gone."""
    s.tell("token-removed", {"corridor": corridor + 1, "left": s.corridors[corridor]})


def passage_taken(s: Table, hero: Hero, way: int) -> None:
    """Epic tokens have opened a way."""
    cost = BOX.quest[s.stage].passage_cost
    s.tell("passage-taken", {**hero_facts(s, hero), "number": way + 1, "cost": cost, "stock": s.epic})


def stage_completed(s: Table) -> None:
    """A stage of the quest is completed, and brings its bonus."""
    stage = BOX.quest[s.stage]
    gain: Facts = {"pistoles": stage.bonus.pistoles, "epic": stage.bonus.epic, "purse": s.purse}
    s.tell("stage-completed", {"stage": stage.id, "number": stage.stage, **gain})


# Fin de la phase II


def recovered(s: Table, hero: Hero) -> None:
    """He is back, in full Health."""
    s.tell("recovered", {**hero_facts(s, hero), "health": s.health[hero]})


def treachery_chosen(s: Table, card: Treachery) -> None:
    """Milady has chosen a Treachery, which she alone knows."""
    s.tell("treachery-chosen", milady_facts(s), private=((s.setup.milady, {"treachery": TREACHERIES[card]}),))


def paris_taken(s: Table, card: ParisCard) -> None:
    """Milady has taken a Paris card, which she alone knows."""
    own: Facts = {"paris": PARIS_CARDS[card]}
    s.tell("paris-taken", milady_facts(s), private=((s.setup.milady, own),) if card != NOTHING else ())


# Phase III – La Rochelle


def siege_begins(s: Table) -> None:
    """The dice of La Rochelle are thrown."""
    s.tell("siege-begins", {"time": s.time})


def swords_counted(s: Table) -> None:
    """The Swords of both sides."""
    red, blue = s.red.count(0), s.blue.count(0)
    s.tell("swords-counted", {"red": red, "blue": blue})


def sacrificed(s: Table, hero: Hero, points: int) -> None:
    """He gives life points to hold the marker, or none."""
    s.tell("sacrificed", {**hero_facts(s, hero), "points": points, "deficit": s.deficit})


def rochelle_moved(s: Table) -> None:
    """Where the marker of La Rochelle stands now."""
    s.tell("rochelle-moved", {"square": s.rochelle, "last": TRACKS.rochelle_cardinal})


def rochelle_reward(s: Table, side: str, kind: str, amount: int) -> None:
    """What its square brings."""
    s.tell("rochelle-reward", {"side": side, "kind": kind, "amount": amount})


# Phase IV – Fin du tour


def time_passed(s: Table) -> None:
    """Where Time stands now."""
    s.tell("time-passed", {"time": s.time, "last": TRACKS.time_cardinal})


def louvre_advanced(s: Table) -> None:
    """Where the marker of the Louvre stands now."""
    s.tell("louvre-advanced", {"square": s.louvre_mark, "last": TRACKS.louvre_fail})


def queen_pushed(s: Table) -> None:
    """Where the Queen's marker stands now."""
    s.tell("queen-pushed", {"queen": s.queen, "last": TRACKS.queen_cardinal})


def paris_strikes(s: Table, hero: Hero) -> None:
    """The card in Paris strikes a Musketeer."""
    s.tell("paris-strikes", {**milady_facts(s), "paris": PARIS_CARDS[s.cards[ON_PARIS]], "hero": MUSKETEERS[hero]})


def constance_pressed(s: Table) -> None:
    """How near Constance is to her end."""
    s.tell("constance-pressed", {"steps": s.constance, "last": EFFECTS["strangle_goal"]})
