"""What the Musketeers decide beside their actions: who acts, what they pay, stake, exchange and sacrifice."""

from __future__ import annotations

from perfidie.boards.pieces import fill, joined
from perfidie.boards.scene import Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARDS,
    EFFECTS,
    HEALTH,
    HERO,
    LIMITS,
    MUSKETEERS,
    NOTHING,
    ON_QUEST,
    PLACE_OF,
    PLACES,
    SKILLS,
    TOKENS,
    TRACKS,
)
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.buttons import Button, act, bar, choice, medal_of, said_of, say, told
from perfidie.games.mousquetaires.web.fights import Foe, chances, items_at, opponent
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    PLACE_EMBLEMS,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    Reading,
)
from perfidie.games.mousquetaires.web.throws import verdict


def rider_of(r: Reading, hero: str) -> Rider:
    """A Musketeer who rides."""
    rider = r.rider(hero)
    assert rider is not None
    return rider


def step_facts(r: Reading) -> tuple[int, ...]:
    """What the step being played knows beside its name and its seat."""
    return tuple(r.view.agenda[-1][2:])


# Before the first round; who acts


def choose_start(r: Reading) -> Html:
    """The four places where a Musketeer may begin; what can be done there is on the plate."""
    buttons = [
        choice(r, words, said_of(r, "tile", words[1]), emblem=PLACE_EMBLEMS[words[1]], main=True)
        for words in r.scene.legal
    ]
    return bar(r, *buttons, look="places")


def choose_musketeer(r: Reading) -> Html:
    """The Musketeers as cards; the speaker decides once he has heard the others."""
    buttons = []
    for rider in r.sight.riders:
        words = ("activate", rider.id)
        life = say(r, "table-bar-life", count=rider.health, of=HEALTH[HERO[rider.id]])
        known = life if words in r.scene.legal else ""
        buttons.append(choice(r, words, say(r, f"word-{rider.id}"), note=known, hero=medal_of(r, rider.id), main=True))
    several = len(r.rules.riders) > 1
    return bar(r, *buttons, note=say(r, "table-bar-speaker") if several else "", look="heroes")


# « Résoudre un Défi »


def pay_challenge(r: Reading) -> Html:
    """Every way to make up what is missing, in words."""
    hero, board, item = step_facts(r)
    place = PLACES[PLACE_OF[board]]
    printed = items_at(r, place)[item]
    buttons = [pay_button(r, words, printed.skill) for words in r.scene.legal]
    toll = ""
    if board != ON_QUEST and "beggars" in (r.sight.paris if place == "paris" else r.sight.louvre).traps:
        toll = say(r, "table-bar-toll", count=EFFECTS["beggars_cost"])
    lead = say(r, "table-bar-pay", hero=MUSKETEERS[hero], skill=said_of(r, "skill", printed.skill))
    return bar(r, *buttons, note=told(lead, toll))


def pay_button(r: Reading, words: Words, skill: str) -> Button:
    """A payment, in cards and tokens."""
    _, cards, joker, epic = words
    parts = [skill_cards(r, int(cards), skill)] if int(cards) else []
    parts += [skill_cards(r, 1, joker)] if joker in SKILLS else []
    parts += [say(r, "table-bar-epic", count=int(epic))] if int(epic) else []
    left = say(r, "table-bar-epic-left", count=r.sight.epic - int(epic)) if int(epic) else ""
    label = r.scene.texts.list(parts) if parts else say(r, "table-bar-pay-nothing")
    return choice(r, words, label, note=left, emblem=SKILL_EMBLEMS[skill], main=not int(epic))


def skill_cards(r: Reading, count: int, skill: str) -> str:
    """So many cards of a Skill, in words."""
    return say(r, "table-bar-skill-cards", count=count, skill=said_of(r, "skill", skill))


# « Les Combats »


def commit_cards(r: Reading) -> Html:
    """Three to six blue dice: what they promise, and every way to have them."""
    clash = r.sight.duel
    assert clash is not None
    rider, foe = rider_of(r, clash.hero), opponent(r)
    foe = foe._replace(dice=r.sight.red_dice)
    buttons = []
    for words in sorted(r.scene.legal, key=lambda words: (dice_for(words), words[3])):
        dice = dice_for(words)
        buttons.append(commit_button(r, words)._replace(stud=str(dice), note=promise(r, rider, foe, dice)))
    note = say(r, "table-bar-odds-toledo") if "toledo" in rider.tokens else ""
    return bar(r, *buttons, note=note, look="stakes")


def dice_for(words: Words) -> int:
    """The blue dice that these cards and tokens make."""
    combat, double, epic = [int(word) for word in words[1:]]
    return BOX.dice.base + combat * EFFECTS["combat_dice"] + double * EFFECTS["double_dice"] + epic


def commit_button(r: Reading, words: Words) -> Button:
    """Cards and tokens for a duel."""
    combat, double, epic = [int(word) for word in words[1:]]
    parts = [say(r, "table-bar-combats", count=combat)] if combat else []
    parts += [say(r, "table-bar-doubles", count=double)] if double else []
    parts += [say(r, "table-bar-epic", count=epic)] if epic else []
    label = r.scene.texts.list(parts) if parts else say(r, "table-bar-commit-nothing")
    return choice(r, words, label, main=not epic)


def promise(r: Reading, rider: Rider, foe: Foe, dice: int) -> str:
    """The chances in words."""
    found = chances(rider, foe, dice)
    falls = say(r, "table-bar-odds-falls", chance=found.falls) if found.falls else ""
    return told(say(r, "table-bar-odds", wounds=found.wounds, hurt=found.hurt), falls)


def toledo_blade(r: Reading) -> Html:
    """The dice themselves; what comes of it if they stay as they are."""
    keep = choice(r, ("keep",), say(r, "table-bar-keep"), note=verdict(r), main=True)
    again = [
        choice(
            r,
            words,
            said_of(r, "bar-reroll", words[1]),
            die=words[1],
            note=say(r, "table-bar-of-these", count=r.sight.blue.count(words[1])),
        )
        for words in r.scene.legal
        if words[0] == "reroll"
    ]
    return bar(r, keep, *again, look="blade")


# « Échanger »


def swap(r: Reading) -> Html:
    """The way out of an exchange; the two hands lie on the plate."""
    left = LIMITS["transfers"] - r.sight.transfers
    done = choice(r, ("done",), say(r, "table-bar-swap-done"), emblem="ui-check", main=True)
    hero, partner = [MUSKETEERS[number] for number in step_facts(r)]
    return bar(r, done, note=say(r, "table-bar-swap", hero=hero, partner=partner, count=left))


def hands(r: Reading) -> Html:
    """Two hands side by side, on the plate; a tap gives a card, or asks for one."""
    hero, partner = [MUSKETEERS[number] for number in step_facts(r)]
    sides = (
        (say(r, "table-bar-give", hero=partner), transfers(r, "give", rider_of(r, hero))),
        (say(r, "table-bar-ask", hero=partner), transfers(r, "ask", rider_of(r, partner))),
    )
    found = []
    for title, things in sides:
        vessel = r.draw("mousquetaires/plate.html#swap_side", title=title, count=len(things))
        offered = joined([act(r.draw, thing, "is-thing", True) for thing in things])
        found.append(fill(vessel, things=offered) if things else vessel)
    return fill(r.draw("mousquetaires/plate.html#hands"), sides=joined(found))


def transfers(r: Reading, verb: str, owner: Rider) -> tuple[Button, ...]:
    """What may be given, or asked for."""
    found = []
    for words in r.scene.legal:
        if words[0] == verb:
            thing = words[1]
            held = owner.hand.count(thing)
            count = say(r, "table-bar-held", count=held) if held > 1 else ""
            emblem = CARD_EMBLEMS.get(thing) or TOKEN_EMBLEMS[thing]
            found.append(choice(r, words, say(r, f"word-{thing}"), note=count, emblem=emblem))
    return tuple(found)


def consent(r: Reading) -> Html:
    """Who asks for what; one word is enough."""
    hero, partner, card, token = step_facts(r)
    thing = CARDS[card] if card != NOTHING else TOKENS[token]
    emblem = CARD_EMBLEMS.get(thing) or TOKEN_EMBLEMS[thing]
    lead = say(r, "table-bar-asked", hero=MUSKETEERS[hero], partner=MUSKETEERS[partner], thing=thing)
    give = choice(r, ("accept",), say(r, "table-bar-accept"), note=say(r, f"word-{thing}"), emblem=emblem, main=True)
    keep = choice(r, ("refuse",), say(r, "table-bar-refuse"), emblem="ui-close")
    return bar(r, give, keep, note=lead)


# « Sacrifice »


def sacrifice(r: Reading) -> Html:
    """What each point of Health changes on the track of La Rochelle."""
    rider = rider_of(r, MUSKETEERS[step_facts(r)[0]])
    buttons = []
    for words in r.scene.legal:
        points = int(words[1])
        square = max(TRACKS.rochelle_cardinal, r.sight.rochelle - r.sight.deficit + points)
        lost = square == TRACKS.rochelle_cardinal
        falls = say(r, "table-bar-falls", hero=rider.id) if points and points >= rider.health else ""
        where = say(r, "table-bar-rochelle-lost" if lost else "table-bar-rochelle-at", square=square)
        label = say(r, "table-bar-sacrifice", count=points)
        emblem = "broken-heart" if points else "hearts"
        buttons.append(choice(r, words, label, note=told(where, falls), emblem=emblem, main=bool(points)))
    life = say(r, "table-bar-life", count=rider.health, of=HEALTH[HERO[rider.id]])
    lead = say(r, "table-bar-blood", hero=rider.id, count=r.sight.deficit)
    return bar(r, *buttons, note=told(lead, life))
