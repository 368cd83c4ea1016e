"""What a Musketeer can take on where he stands: Challenges, duels, secret passages, reinforcements, his gaoler.

They are pressed on the plate, where they lie. What stands in the way is told from public knowledge alone.
"""

from __future__ import annotations

from perfidie.games.mousquetaires.rules.box import BOX, CARD, DICE_AT_ROCHELLE, HERO, LIMITS
from perfidie.games.mousquetaires.sight.knowledge import Challenge, challenges, lacking, possible_places
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.buttons import Button, choice, prize, said_of, say, told
from perfidie.games.mousquetaires.web.fights import Foe, faces_of, foes_at, items_at
from perfidie.games.mousquetaires.web.reading import SKILL_EMBLEMS, Reading

WITH_BOARD = ("paris", "louvre", "ferrets")


def acting(r: Reading) -> Rider:
    """The Musketeer whose turn it is."""
    rider = r.rider(r.sight.active)
    assert rider is not None
    return rider


def targets(r: Reading, rider: Rider) -> tuple[Button, ...]:
    """All that lies before him, legal or not: what is not says why."""
    if rider.place == "bastille":
        return bastille(r)
    if rider.place == "la_rochelle":
        return reinforcements(r, rider)
    if rider.place not in WITH_BOARD:
        return ()
    open_here = [each for each in challenges(r.view) if each.place == rider.place]
    found = [challenge_button(r, rider, each) for each in open_here]
    found += [foe_button(r, foe) for foe in foes_at(r, rider.place)]
    return (*found, *passages(r)) if rider.place == "ferrets" else tuple(found)


# Who may stand in the way


def warning(r: Reading, rider: Rider) -> tuple[str, str]:
    """Whether Rochefort bars the way, as far as everybody knows, and how it looks; Athos is never noticed."""
    s = r.sight
    if rider.place not in WITH_BOARD:
        return "", ""
    if BOX.musketeer[HERO[rider.id]].ability == "unseen":
        return say(r, "table-bar-unseen", hero=rider.id), "clear"
    if rider.place not in possible_places(r.view):
        return say(r, "table-bar-rochefort-elsewhere"), "clear"
    if not s.rochefort:
        return say(r, "table-bar-rochefort-down"), "clear"
    message = "table-bar-rochefort-here" if s.revealed else "table-bar-rochefort-maybe"
    return say(r, message, dice=BOX.rochefort.force), "here" if s.revealed else "maybe"


# Défi, Duel, Passage


def challenge_button(r: Reading, rider: Rider, challenge: Challenge) -> Button:
    """The Skill, its value, what is missing, what it brings."""
    short = lacking(r.view, rider, challenge)
    missing = say(r, "table-bar-missing", count=short) if short else say(r, "table-bar-free")
    toll = say(r, "table-bar-toll", count=challenge.toll) if challenge.toll else ""
    printed = items_at(r, rider.place)[challenge.item]
    note = told(missing, toll, prize(r, printed.pistoles, printed.epic))
    words, emblem = ("challenge", str(challenge.item)), SKILL_EMBLEMS[challenge.skill]
    return choice(r, words, skill_and_value(r, challenge), note=note, emblem=emblem, main=True, look="king")


def foe_button(r: Reading, foe: Foe) -> Button:
    """His name, his dice and his secret thrust, what he is worth."""
    dice = say(r, "table-bar-red-dice", count=foe.dice) if foe.dice >= 0 else say(r, "table-bar-face-down")
    wounds = say(r, "table-bar-wounds", count=foe.wounds) if foe.wounds > 1 else ""
    faces = faces_of(foe.botte[0]) if foe.botte else ()
    note = told(dice, wounds, prize(r, foe.pistoles, foe.epic))
    return choice(
        r, foe.words, name_of(r, foe), note=note, emblem="crossed-swords", faces=faces, main=True, look="cardinal"
    )


def name_of(r: Reading, foe: Foe) -> str:
    """An Adversary by his name; a guard of a corridor by its number."""
    return say(r, "table-bar-corridor", number=foe.number) if foe.number else say(r, f"word-{foe.name}")


def passages(r: Reading) -> tuple[Button, ...]:
    """« Passages secrets » : for epic tokens and without an action."""
    s, cost = r.sight, BOX.quest[r.sight.quest.number - 1].passage_cost
    price = say(r, "table-bar-passage-cost", count=cost)
    if s.quest.number == 1:
        ways = [(n, say(r, "table-bar-corridor", number=n + 1)) for n, left in enumerate(s.quest.corridors) if left]
    else:
        here = [each for each in challenges(r.view) if each.place == "ferrets"]
        ways = [(each.item, skill_and_value(r, each)) for each in here]
    legal = [(way, label) for way, label in ways if ("passage", str(way)) in r.scene.legal]
    if not legal:  # one that is greyed says it for all
        return (choice(r, ("passage", "0"), said_of(r, "bar", "passage"), note=price, emblem="gate"),)
    return tuple(
        [
            choice(
                r, ("passage", str(way)), say(r, "table-bar-passage-aimed", whom=label),
                note=price, emblem="gate",
            )
            for way, label in legal
        ]
    )  # fmt: skip


def skill_and_value(r: Reading, challenge: Challenge) -> str:
    """A Challenge in two words."""
    return say(r, "table-bar-skill", skill=said_of(r, "skill", challenge.skill), value=challenge.value)


# La Rochelle and the Bastille


def reinforcements(r: Reading, rider: Rider) -> tuple[Button, ...]:
    """« Poser des Renforts » : Combat cards become blue dice of tonight's siege."""
    held = [card for card in ("combat", "double") if card in rider.hand]
    if not held:
        full = len(r.sight.slots) >= LIMITS["slots"]
        short = say(r, "table-bar-slots-full" if full else "table-bar-no-combat")
        return (choice(r, ("reinforce", "combat"), said_of(r, "bar", "reinforce"), note=short, emblem="cannon"),)
    return tuple(
        [
            choice(
                r, ("reinforce", card), say(r, "table-bar-lay", card=card), emblem="crossed-swords", main=True,
                look="king", note=say(r, "table-bar-siege-dice", count=DICE_AT_ROCHELLE[CARD[card]]),
            )
            for card in held
        ]
    )  # fmt: skip


def bastille(r: Reading) -> tuple[Button, ...]:
    """« Payer 3 pistoles ou vaincre un Adversaire de force 3 »."""
    price = say(r, "table-prize-pistoles", count=LIMITS["bastille_price"])
    dice = say(r, "table-bar-red-dice", count=BOX.gaoler.force)
    pay, fight = say(r, "table-bar-bastille-pay"), say(r, "table-bar-bastille-fight")
    return (
        choice(r, ("bastille", "pay"), pay, note=price, emblem="two-coins", main=True, look="king"),
        choice(r, ("bastille", "fight"), fight, note=dice, emblem="crossed-swords", main=True, look="cardinal"),
    )
