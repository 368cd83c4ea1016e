"""What Milady decides: where she hides, what she puts in play, whom she strikes."""

from __future__ import annotations

from collections.abc import Iterable

from perfidie.boards.scene import Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    FOE,
    HERO,
    LIMITS,
    MISSIONS,
    NEMESIS,
    PARIS_NAMED,
    TRAP,
    TRAPS,
    needs,
)
from perfidie.games.mousquetaires.sight.knowledge import treacheries_left
from perfidie.games.mousquetaires.web.buttons import (
    Button,
    Section,
    bar,
    choice,
    effect,
    medal_of,
    prize,
    said_of,
    say,
    told,
)
from perfidie.games.mousquetaires.web.fights import faces_of
from perfidie.games.mousquetaires.web.reading import CARD_EMBLEMS, PLACE_EMBLEMS, Reading


def ways(r: Reading, verb: str) -> list[Words]:
    """The choices of this verb."""
    return [words for words in r.scene.legal if words[0] == verb]


def passing(r: Reading, what: str) -> Section:
    """The way out."""
    words = ("done",) if ("done",) in r.scene.legal else ("pass",)
    label = said_of(r, "bar-pass", what)
    return Section((choice(r, words, label, emblem="ui-check"),), look="grid")


# Where she hides


def choose_destination(r: Reading) -> Html:
    """The six Location cards, each with what she may do there."""
    buttons = [
        choice(
            r, words, said_of(r, "place", words[1]), note=said_of(r, "bar-lair", words[1]),
            emblem=PLACE_EMBLEMS[words[1]], main=True,
        )
        for words in ways(r, "destination")
    ]  # fmt: skip
    return bar(r, Section(tuple(buttons), look="rows"), notes=(say(r, "table-bar-hide"),), look="milady")


# Paris cards


def choose_paris(r: Reading) -> Html:
    """Paris cards with their effect, their Force and their Traps; the one that lies there would go."""
    step = r.view.step
    buttons = tuple([paris_button(r, words) for words in ways(r, "paris")])
    notes = [said_of(r, "bar-paris", step)]
    if step == "PlayParis" and r.sight.paris.card:
        notes.append(say(r, "table-bar-replaces", paris=r.sight.paris.card))
    out = [] if step == "FirstParis" else [passing(r, "paris")]
    return bar(r, Section(buttons, look="rows"), *out, notes=tuple(notes), look="milady")


def paris_button(r: Reading, words: Words) -> Button:
    """A Paris card and what it does."""
    mission = BOX.paris[PARIS_NAMED[words[1]]]
    note = told(effect(r, "paris", mission.id), say(r, "table-bar-room", force=mission.force, traps=mission.traps))
    return choice(r, words, say(r, f"word-{mission.id}"), note=note, emblem="village", main=True)


# Adversaries and Traps


def assign(r: Reading) -> Html:
    """Who is sent to a mission, by Force, and which Trap lies there; what room is left."""
    board = r.view.agenda[-1][2]
    posting = (r.sight.paris, r.sight.louvre)[board]
    mission = next(each for each in MISSIONS[board] if each.id == posting.card)
    left = mission.force - sum([BOX.adversary[FOE[name]].force for name in posting.adversaries])
    slots = mission.traps - len(posting.traps)
    by_force: dict[int, list[Button]] = {}
    for words in ways(r, "adversary"):
        by_force.setdefault(BOX.adversary[FOE[words[1]]].force, []).append(adversary_button(r, words))
    parts = [
        Section(tuple(buttons), say(r, "table-bar-force", count=force), look="foes")
        for force, buttons in sorted(by_force.items())
    ]
    plain = [words for words in ways(r, "trap") if len(words) == 2]
    aimed = [words for words in ways(r, "trap") if len(words) > 2]
    if plain:
        traps = tuple([trap_button(r, words) for words in plain])
        parts.append(Section(traps, say(r, "table-bar-lay-trap"), look="rows"))
    if aimed:
        parts.append(at_heroes(r, aimed, say(r, f"word-{TRAPS[NEMESIS]}"), effect(r, "trap", TRAPS[NEMESIS])))
    notes = (say(r, "table-bar-assign", mission=posting.card, force=left, traps=slots),)
    return bar(r, *parts, passing(r, "assign"), notes=notes, look="milady")


def adversary_button(r: Reading, words: Words) -> Button:
    """His dice are his Force; what he brings to whoever defeats him; his secret thrust."""
    printed = BOX.adversary[FOE[words[1]]]
    left = printed.wounds - r.sight.wounds.get(printed.id, 0)
    wounds = say(r, "table-bar-wounds", count=left) if left > 1 else ""
    note = told(wounds, prize(r, printed.pistoles, printed.epic))
    faces = faces_of(needs(printed.botte)[0]) if printed.botte else ()
    return choice(r, words, say(r, f"word-{printed.id}"), note=note, stud=str(printed.force), faces=faces)


def trap_button(r: Reading, words: Words) -> Button:
    """A Trap and what it does."""
    trap = TRAPS[TRAP[words[1]]]
    return choice(r, words, say(r, f"word-{trap}"), note=effect(r, "trap", trap), emblem="spider-web")


def at_heroes(r: Reading, found: Iterable[Words], title: str, note: str) -> Section:
    """One Musketeer is named; he is the last or, before a thing, the word before."""
    buttons = [
        choice(r, words, say(r, f"word-{words[2]}"), hero=medal_of(r, words[2]), note=aimed_at(r, words))
        for words in found
    ]
    return Section(tuple(buttons), title, note, "foes")


def aimed_at(r: Reading, words: Words) -> str:
    """The thing that would be taken from him."""
    return say(r, f"word-{words[3]}") if len(words) > 3 else ""


# Treacheries


def play_treachery(r: Reading) -> Html:
    """« Piocher ou jouer » : each Treachery she holds with what it does and whom it can strike."""
    parts = []
    for card in dict.fromkeys(r.sight.treacheries):
        found = [words for words in ways(r, "play") if words[1] == card]
        name, does = say(r, f"word-{card}"), effect(r, "treachery", card)
        if found and len(found[0]) == 2:
            parts.append(Section((choice(r, found[0], name, note=does, emblem="dagger-rose", main=True),), look="rows"))
        elif found and card == "sabotage":
            slots = [
                choice(r, words, say(r, f"word-{words[2]}"), emblem=CARD_EMBLEMS[words[2]]) for words in found
            ]  # fmt: skip
            parts.append(Section(tuple(slots), name, does, "foes"))
        elif found:
            parts.append(at_heroes(r, found, name, does))
        else:
            parts.append(Section((idle(r, card, name, does),), look="rows"))
    left = say(r, "table-bar-deck", count=r.sight.treachery_deck)
    draw = choice(r, ("draw",), say(r, "table-bar-draw-treachery"), note=left, emblem="ui-cards", main=True)
    out = passing(r, "treachery")
    held = say(r, "table-bar-treacheries", count=r.sight.treachery_count, most=LIMITS["treacheries"])
    return bar(r, *parts, out._replace(buttons=(draw, *out.buttons)), notes=(held,), look="milady is-spread")


def idle(r: Reading, card: str, name: str, does: str) -> Button:
    """A Treachery without a target; the first one of its kind says why."""
    words: Words = ("play", card)
    if card in ("to_bastille", "ambush", "poison"):
        words = ("play", card, r.sight.riders[0].id)
    elif card == "confiscation":
        words = ("play", card, r.sight.riders[0].id, "pistol")
    elif card == "sabotage":
        words = ("play", card, "combat")
    return choice(r, words, name, note=does, emblem="dagger-rose")


# Where she was not found


def at_siege(r: Reading) -> Html:
    """« La Rochelle : défausser une carte Combat »."""
    buttons = [
        choice(
            r, words, say(r, f"word-{words[1]}"), emblem=CARD_EMBLEMS[words[1]], main=True,
            note=effect(r, "card", words[1]),
        )
        for words in ways(r, "discard")
    ]  # fmt: skip
    lead = say(r, "table-bar-at-siege")
    return bar(r, Section(tuple(buttons), look="rows"), passing(r, "siege"), notes=(lead,), look="milady")


def at_richelieus(r: Reading) -> Html:
    """« Choisir une nouvelle carte Perfidie ou compléter sa main »."""
    left = treacheries_left(r.view)
    buttons = []
    for words in ways(r, "choose"):
        note = told(effect(r, "treachery", words[1]), say(r, "table-bar-copies", count=left[words[1]]))
        buttons.append(choice(r, words, say(r, f"word-{words[1]}"), note=note, emblem="dagger-rose"))
    out = passing(r, "richelieu")
    if ("refill",) in r.scene.legal:
        count = LIMITS["refill"] - r.sight.treachery_count
        refill = choice(r, ("refill",), say(r, "table-bar-refill", count=count), emblem="ui-cards", main=True)
        out = out._replace(buttons=(refill, *out.buttons))
    lead = say(r, "table-bar-at-richelieus")
    return bar(r, Section(tuple(buttons), look="rows"), out, notes=(lead,), look="milady")


def choose_target(r: Reading) -> Html:
    """The card in Paris strikes one Musketeer."""
    card = r.sight.paris.card
    buttons = []
    for words in ways(r, "target"):
        rider = r.rider(words[1])
        assert rider is not None
        life = say(r, "table-bar-life", count=rider.health, of=BOX.musketeer[HERO[rider.id]].health)
        note = told(life, say(r, "table-bar-cards", count=rider.count))
        buttons.append(choice(r, words, say(r, f"word-{rider.id}"), hero=medal_of(r, rider.id), note=note, main=True))
    lead = effect(r, "paris", card)
    return bar(r, Section(tuple(buttons), say(r, f"word-{card}"), lead, "heroes"), look="milady")
