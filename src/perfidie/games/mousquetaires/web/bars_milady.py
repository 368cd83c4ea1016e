"""What Milady decides: where she hides, what she puts in play, whom she strikes."""

from __future__ import annotations

from perfidie.boards.scene import Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import BOX, FOE, HERO, LIMITS, MISSIONS, PARIS_NAMED, TRAP, needs
from perfidie.games.mousquetaires.sight.knowledge import treacheries_left
from perfidie.games.mousquetaires.web.buttons import (
    Button,
    Cell,
    bar,
    choice,
    effect,
    medal_of,
    prize,
    said_of,
    say,
    told,
    tray,
)
from perfidie.games.mousquetaires.web.fights import faces_of
from perfidie.games.mousquetaires.web.reading import CARD_EMBLEMS, PLACE_EMBLEMS, SKILL_EMBLEMS, Reading


def ways(r: Reading, verb: str) -> list[Words]:
    """The choices of this verb."""
    return [words for words in r.scene.legal if words[0] == verb]


def passing(r: Reading, what: str) -> Button:
    """The way out."""
    words = ("done",) if ("done",) in r.scene.legal else ("pass",)
    return choice(r, words, said_of(r, "bar-pass", what), emblem="ui-check")


# Where she hides


def choose_destination(r: Reading) -> Html:
    """The six Location cards; what she may do there is on the plate."""
    buttons = [
        choice(r, words, said_of(r, "tile", words[1]), emblem=PLACE_EMBLEMS[words[1]], main=True)
        for words in ways(r, "destination")
    ]
    return bar(r, *buttons, note=say(r, "table-bar-hide"), look="places is-milady")


# Paris cards


def choose_paris(r: Reading) -> Html:
    """Paris cards with their effect, their Force and their Traps; the one that lies there would go."""
    step = r.view.step
    cells = [paris_cell(r, words) for words in ways(r, "paris")]
    note = said_of(r, "bar-paris", step)
    if step == "PlayParis" and r.sight.paris.card:
        note = say(r, "table-bar-replaces", paris=r.sight.paris.card)
    out = [] if step == "FirstParis" else [passing(r, "paris")]
    return tray(r, cells, f"table-bar-confirm-{'take' if step == 'MiladyAtHome' else 'play'}", *out, note=note)


def paris_cell(r: Reading, words: Words) -> Cell:
    """A Paris card and what it does."""
    mission = BOX.paris[PARIS_NAMED[words[1]]]
    does = told(effect(r, "paris", mission.id), say(r, "table-bar-room", force=mission.force, traps=mission.traps))
    return Cell(" ".join(words), say(r, f"word-{mission.id}"), does, "village", look="card")


# Adversaries and Traps


def assign(r: Reading) -> Html:
    """Who is sent to a mission, by Force, and which Trap lies there; what room is left."""
    board = r.view.agenda[-1][2]
    posting = (r.sight.paris, r.sight.louvre)[board]
    mission = next(each for each in MISSIONS[board] if each.id == posting.card)
    left = mission.force - sum([BOX.adversary[FOE[name]].force for name in posting.adversaries])
    slots = mission.traps - len(posting.traps)
    foes = sorted(ways(r, "adversary"), key=lambda words: BOX.adversary[FOE[words[1]]].force)
    asked = {item.skill for number, item in enumerate(mission.items) if number not in posting.done and item.skill}
    cells = [foe_cell(r, words) for words in foes] + [trap_cell(r, words, asked) for words in ways(r, "trap")]
    note = say(r, "table-bar-assign", mission=posting.card, force=left, traps=slots)
    return tray(r, cells, "table-bar-confirm-lay", passing(r, "assign"), note=note)


def foe_cell(r: Reading, words: Words) -> Cell:
    """His dice are his Force; what he brings to whoever defeats him; his secret thrust."""
    printed = BOX.adversary[FOE[words[1]]]
    left = printed.wounds - r.sight.wounds.get(printed.id, 0)
    wounds = say(r, "table-bar-wounds", count=left) if left > 1 else ""
    worth = say(r, "table-bar-worth", prize=prize(r, printed.pistoles, printed.epic))
    does = told(say(r, "table-bar-red-dice", count=printed.force), wounds, worth)
    faces = faces_of(needs(printed.botte)[0]) if printed.botte else ()
    return Cell(" ".join(words), say(r, f"word-{printed.id}"), does, "", str(printed.force), faces, look="foe")


def trap_cell(r: Reading, words: Words, asked: set[str]) -> Cell:
    """A Trap and what it does; one that raises a Skill nobody is asked for here is dull."""
    trap = BOX.trap[TRAP[words[1]]]
    name, hero = say(r, f"word-{trap.id}"), (-1, "")
    if len(words) > 2:
        name, hero = say(r, f"word-{words[2]}"), medal_of(r, words[2])
        does = told(say(r, f"word-{trap.id}"), effect(r, "trap", trap.id))
    else:
        does = effect(r, "trap", trap.id)
    dull = bool(trap.skill) and trap.skill not in asked
    emblem = SKILL_EMBLEMS[trap.skill] if trap.skill else "spider-web"
    does = told(say(r, "table-bar-trap-dull"), does) if dull else does
    return Cell(" ".join(words), name, does, emblem, hero=hero, look="trap is-dull" if dull else "trap")


# Treacheries


def play_treachery(r: Reading) -> Html:
    """« Piocher ou jouer » : each Treachery she holds with what it does and whom it can strike."""
    cells = []
    for card in dict.fromkeys(r.sight.treacheries):
        found = [words for words in ways(r, "play") if words[1] == card]
        cells += [treachery_cell(r, words) for words in found] or [idle(r, card)]
    left = say(r, "table-bar-deck", count=r.sight.treachery_deck)
    draw = choice(r, ("draw",), say(r, "table-bar-draw-treachery"), note=left, emblem="ui-cards")
    held = say(r, "table-bar-treacheries", count=r.sight.treachery_count, most=LIMITS["treacheries"])
    return tray(r, cells, "table-bar-confirm-play", draw, passing(r, "treachery"), note=held)


def treachery_cell(r: Reading, words: Words) -> Cell:
    """A Treachery, and whom or what it would strike."""
    name, does = say(r, f"word-{words[1]}"), effect(r, "treachery", words[1])
    aimed = [say(r, f"word-{word}") for word in words[2:]]
    hero = medal_of(r, words[2]) if len(words) > 2 and words[2] in HERO else (-1, "")
    does = told(*aimed, does)
    if len(words) > 3:  # whose it is shows on the medal; what is taken, in words
        name = say(r, "table-bar-aimed", what=name, whom=aimed[-1])
    return Cell(" ".join(words), name, does, "" if hero[0] >= 0 else "dagger-rose", hero=hero, look="card")


def idle(r: Reading, card: str) -> Cell:
    """A Treachery without a target; the first one of its kind says why."""
    words: Words = ("play", card)
    if card in ("to_bastille", "ambush", "poison"):
        words = ("play", card, r.sight.riders[0].id)
    elif card == "confiscation":
        words = ("play", card, r.sight.riders[0].id, "pistol")
    elif card == "sabotage":
        words = ("play", card, "combat")
    return Cell(" ".join(words), say(r, f"word-{card}"), "", "dagger-rose", look="card", why=r.scene.why_not(words))


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
    return bar(r, *buttons, passing(r, "siege"), note=lead, look="milady")


def at_richelieus(r: Reading) -> Html:
    """« Choisir une nouvelle carte Perfidie ou compléter sa main »."""
    left = treacheries_left(r.view)
    cells = [
        Cell(
            " ".join(words), say(r, f"word-{words[1]}"),
            told(effect(r, "treachery", words[1]), say(r, "table-bar-copies", count=left[words[1]])),
            "dagger-rose", look="card",
        )
        for words in ways(r, "choose")
    ]  # fmt: skip
    out = [passing(r, "richelieu")]
    if ("refill",) in r.scene.legal:
        count = LIMITS["refill"] - r.sight.treachery_count
        out = [choice(r, ("refill",), say(r, "table-bar-refill", count=count), emblem="ui-cards"), *out]
    return tray(r, cells, "table-bar-confirm-take", *out, note=say(r, "table-bar-at-richelieus"))


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
    return bar(r, *buttons, note=told(say(r, f"word-{card}"), effect(r, "paris", card)), look="heroes is-milady")
