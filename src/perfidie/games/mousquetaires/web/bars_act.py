"""« Ils ont droit à 3 actions » : all that a Musketeer may do, by kind.

A kind with one way is a button; with several it opens; with none it is greyed and says why. What stands in the way is
told from public knowledge alone.
"""

from __future__ import annotations

from itertools import combinations

from perfidie.boards.scene import Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    CARD,
    DICE_AT_ROCHELLE,
    EFFECTS,
    HERO,
    LIMITS,
    PRICE,
    TOKEN,
    TOKENS,
)
from perfidie.games.mousquetaires.sight.knowledge import Challenge, challenges, lacking, possible_places
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web.buttons import (
    DOT,
    Button,
    Group,
    Section,
    choice,
    effect,
    medal_of,
    prize,
    said_of,
    say,
    told,
)
from perfidie.games.mousquetaires.web.fights import Foe, faces_of, foes_at, items_at
from perfidie.games.mousquetaires.web.reading import (
    CARD_EMBLEMS,
    PLACE_EMBLEMS,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    Reading,
)

CHARACTERS = tuple(card.id for card in BOX.adventure if card.kind == "character")
NAMED = ("challenge", "duel", "exchange", "passage", "character")
WITH_BOARD = ("paris", "louvre", "ferrets")
OPEN = tuple(place.id for place in BOX.location if place.move)
PLAIN = {
    "surgeon": ("character", "surgeon", BOX.musketeer[0].id),
    "de_winter": ("character", "de_winter", "paris", "trap", BOX.trap[0].id),
}
"""How a Character is asked for that names somebody, where he has no use."""


def act(r: Reading) -> Html:
    """The actions of the Musketeer whose turn it is."""
    rider = acting(r)
    place = rider.place
    if place == "bastille":
        first = [bastille]
    elif place == "la_rochelle":
        first = [reinforce]
    else:
        first = [take_challenge, fight]
    if place == "ferrets":  # no Challenge is printed at the inn
        first = [fight, passage] if r.sight.quest.number == 1 else [take_challenge, fight, passage]
    groups = tuple([kind(r, rider) for kind in (*first, move, buy, draw, character, exchange, end)])
    pairs, baskets = two_at_once(r)
    return r.draw(
        "mousquetaires/bars.html#act_bar",
        moment=f"{rider.id}-{r.sight.actions}-{place}-{r.sight.purse}-{r.sight.epic}",
        medal=medal_of(r, rider.id),
        who=say(r, "table-bar-who", hero=rider.id, where=say(r, "table-at", place=place)),
        left=r.sight.actions,
        of=max(0, r.rules.figures.actions - r.sight.conscripts),
        notes=tuple(warnings(r, rider)),
        groups=groups,
        pairs=pairs,
        baskets=baskets,
    )


def acting(r: Reading) -> Rider:
    """All he can do, in groups."""
    rider = r.rider(r.sight.active)
    assert rider is not None
    return rider


def warnings(r: Reading, rider: Rider) -> list[str]:
    """Who may stand in the way here, as far as everybody knows; Athos is never noticed."""
    place, s = rider.place, r.sight
    if place not in WITH_BOARD or not s.actions:
        return []
    found = []
    if BOX.musketeer[HERO[rider.id]].ability == "unseen":
        found.append(say(r, "table-bar-unseen", hero=rider.id))
    elif place in possible_places(r.view):
        message = "table-bar-rochefort-here" if s.revealed else "table-bar-rochefort-maybe"
        found.append(say(r, message if s.rochefort else "table-bar-rochefort-down", dice=BOX.rochefort.force))
    else:
        found.append(say(r, "table-bar-rochefort-elsewhere"))
    posting = {"paris": s.paris, "louvre": s.louvre}.get(place)
    traps = [say(r, f"word-{trap}") for trap in (posting.traps if posting else ())]
    return [*found, say(r, "table-bar-traps", traps=tuple(traps))] if traps else found


def group_of(
    r: Reading, key: str, emblem: str, buttons: list[Button], none: tuple[Words, str], note: str = "", lead: str = ""
) -> Group:
    """A kind of action; `none` is what to ask for, and the short reason, where nothing of it is possible."""
    label = said_of(r, "bar", key)
    live = [button for button in buttons if not button.why]
    main = key in ("challenge", "duel", "reinforce", "bastille")
    if not live:
        words, short = none
        first = bare(next(iter(buttons), None) or choice(r, words, label))
        return Group(key, label, "", emblem, direct=first._replace(label=label, note=short, emblem=emblem))
    if len(live) == 1 and key not in ("move", "buy"):
        (only,) = live
        if key in NAMED:  # the kind, and what it would be this time
            only = only._replace(label=label, note=told(only.label, only.note.split(DOT)[0] if main else ""))
        return Group(key, label, "", emblem, direct=bare(only)._replace(emblem=emblem, main=main))
    note = note or say(r, "table-bar-ways", count=len(live))
    return Group(key, label, note, emblem, (Section(tuple(buttons), label, lead, "rows"),), main=main)


def bare(button: Button) -> Button:
    """A button of the grid has no room for more than an emblem and two lines."""
    return button._replace(hero=(-1, ""), stud="", faces=())


# Défi and Duel


def take_challenge(r: Reading, rider: Rider) -> Group:
    """The Challenges where he is."""
    open_here = [each for each in challenges(r.view) if each.place == rider.place]
    buttons = [challenge_button(r, rider, each) for each in open_here]
    short = say(r, "table-bar-too-hard" if buttons else "table-bar-nothing-here")
    emblem = SKILL_EMBLEMS[open_here[0].skill] if len(open_here) == 1 else "tied-scroll"
    return group_of(r, "challenge", emblem, buttons, (("challenge", "0"), short))


def challenge_button(r: Reading, rider: Rider, challenge: Challenge) -> Button:
    """The Skill, its value, what is missing, what it brings."""
    short = lacking(r.view, rider, challenge)
    missing = say(r, "table-bar-missing", count=short) if short else say(r, "table-bar-free")
    toll = say(r, "table-bar-toll", count=challenge.toll) if challenge.toll else ""
    printed = items_at(r, rider.place)[challenge.item]
    note = told(missing, toll, prize(r, printed.pistoles, printed.epic))
    words, emblem = ("challenge", str(challenge.item)), SKILL_EMBLEMS[challenge.skill]
    return choice(r, words, skill_and_value(r, challenge), note=note, emblem=emblem, main=True)


def fight(r: Reading, rider: Rider) -> Group:
    """The duels where he is."""
    foes = foes_at(r, rider.place) if rider.place in WITH_BOARD else []
    buttons = [foe_button(r, foe) for foe in foes]
    short = say(r, "table-bar-not-for-him" if buttons else "table-bar-nobody-here")
    words = foes[0].words if foes else ("duel", "item", "0")
    return group_of(r, "duel", "crossed-swords", buttons, (words, short))


def foe_button(r: Reading, foe: Foe) -> Button:
    """His name, his dice and his secret thrust, what he is worth."""
    dice = say(r, "table-bar-red-dice", count=foe.dice) if foe.dice >= 0 else say(r, "table-bar-face-down")
    wounds = say(r, "table-bar-wounds", count=foe.wounds) if foe.wounds > 1 else ""
    faces = faces_of(foe.botte[0]) if foe.botte else ()
    note = told(dice, wounds, prize(r, foe.pistoles, foe.epic))
    return choice(r, foe.words, name_of(r, foe), note=note, emblem="crossed-swords", faces=faces, main=True)


def name_of(r: Reading, foe: Foe) -> str:
    """An Adversary by his name; a guard of a corridor by its number."""
    return say(r, "table-bar-corridor", number=foe.number) if foe.number else say(r, f"word-{foe.name}")


def passage(r: Reading, rider: Rider) -> Group:
    """« Passages secrets » : for epic tokens and without an action."""
    s, cost = r.sight, BOX.quest[r.sight.quest.number - 1].passage_cost
    price = say(r, "table-bar-passage-cost", count=cost)
    if s.quest.number == 1:
        ways = [(n, say(r, "table-bar-corridor", number=n + 1)) for n, left in enumerate(s.quest.corridors) if left]
    else:
        here = [each for each in challenges(r.view) if each.place == "ferrets"]
        ways = [(each.item, skill_and_value(r, each)) for each in here]
    buttons = [choice(r, ("passage", str(way)), label, note=price) for way, label in ways]
    return group_of(r, "passage", "gate", buttons, (("passage", "0"), price), note=price)


def skill_and_value(r: Reading, challenge: Challenge) -> str:
    """A Challenge in two words."""
    return say(r, "table-bar-skill", skill=said_of(r, "skill", challenge.skill), value=challenge.value)


# La Rochelle and the Bastille


def reinforce(r: Reading, rider: Rider) -> Group:
    """« Poser des Renforts » : Combat cards become blue dice of tonight's siege."""
    held = [card for card in ("combat", "double") if card in rider.hand]
    buttons = [
        choice(
            r, ("reinforce", card), say(r, f"word-{card}"), emblem="crossed-swords", main=True,
            note=say(r, "table-bar-siege-dice", count=DICE_AT_ROCHELLE[CARD[card]]),
        )
        for card in held
    ]  # fmt: skip
    short = say(r, "table-bar-slots-full" if len(r.sight.slots) >= LIMITS["slots"] else "table-bar-no-combat")
    return group_of(r, "reinforce", "cannon", buttons, (("reinforce", "combat"), short))


def bastille(r: Reading, rider: Rider) -> Group:
    """« Payer 3 pistoles ou vaincre un Adversaire de force 3 »."""
    price = say(r, "table-prize-pistoles", count=LIMITS["bastille_price"])
    dice = say(r, "table-bar-red-dice", count=BOX.gaoler.force)
    buttons = [
        choice(r, ("bastille", "pay"), say(r, "table-bar-bastille-pay"), note=price, emblem="two-coins", main=True),
        choice(
            r, ("bastille", "fight"), say(r, "table-bar-bastille-fight"), note=dice, emblem="crossed-swords", main=True
        ),
    ]
    none = (("bastille", "fight"), say(r, "table-bar-no-action"))
    return group_of(r, "bastille", "stone-tower", buttons, none)


# Aller, acheter, piocher


def move_cost(r: Reading, rider: Rider) -> int:
    """A Thoroughbred carries him for nothing the first time; a Dead end makes the first Move dearer."""
    if r.sight.moved:
        return 1
    return int("thoroughbred" not in rider.tokens) + (EFFECTS["dead_end_cost"] if r.sight.dead_end else 0)


def move(r: Reading, rider: Rider) -> Group:
    """Where he can ride."""
    buttons = [
        choice(r, ("move", place), said_of(r, "place", place), note=there(r, place), emblem=PLACE_EMBLEMS[place])
        for place in OPEN
        if place != rider.place
    ]
    cost = say(r, "table-bar-move-cost", count=move_cost(r, rider))
    none = (("move", buttons[0].words.split()[1]), imprisoned(r, rider) or cost)
    return group_of(r, "move", "horse-head", buttons, none, note=cost)


def there(r: Reading, place: str) -> str:
    """Who is at a place, and what is known of Milady there."""
    s = r.sight
    heroes = tuple([rider.id for rider in r.at(place)])
    company = say(r, "table-bar-company", heroes=heroes) if heroes else ""
    if place == "richelieu":
        known = "here" if s.revealed and s.destination == place else "gone" if elsewhere(r, place) else "risk"
        return told(said_of(r, "bar-richelieu", known), company)
    if s.revealed and s.destination == place:
        return told(say(r, "table-bar-milady-here"), company)
    return company


def elsewhere(r: Reading, place: str) -> bool:
    """Whether everybody knows that Milady is not there."""
    return place not in possible_places(r.view)


def imprisoned(r: Reading, rider: Rider) -> str:
    """How he can leave the Bastille."""
    return say(r, "table-bar-imprisoned") if rider.place == "bastille" else ""


def buy(r: Reading, rider: Rider) -> Group:
    """The Arsenal: nine tokens with their price, what is left of them and what they do."""
    buttons = []
    for token, stock in zip(TOKENS, r.sight.stock, strict=True):
        left = say(r, "table-bar-stock", count=stock)
        note = told(effect(r, "token", token), left)
        button = choice(
            r, ("buy", token), say(r, f"word-{token}"), note=note, emblem=TOKEN_EMBLEMS[token],
            stud=str(PRICE[TOKEN[token]]),
        )  # fmt: skip
        buttons.append(button)
    purse = say(r, "table-prize-pistoles", count=r.sight.purse)
    cheapest = min(range(len(TOKENS)), key=PRICE.__getitem__)
    none = (("buy", TOKENS[cheapest]), imprisoned(r, rider) or purse)
    return group_of(r, "buy", "two-coins", buttons, none, note=purse, lead=say(r, "table-bar-buy-lead"))


Basket = tuple[tuple[str, str, int], ...]


def two_at_once(r: Reading) -> tuple[Section | None, Basket]:
    """Two tokens for one action: checked in any order; where only some pairs can be paid, each pair is a button."""
    pairs = [words[1:] for words in r.scene.legal if words[0] == "buy" and len(words) > 2]
    if not pairs:
        return None, ()
    wanted = [token for token in TOKENS if any(token in pair for pair in pairs)]
    if len(pairs) == len(list(combinations(wanted, 2))):
        return None, tuple([(token, say(r, f"word-{token}"), PRICE[TOKEN[token]]) for token in wanted])
    found = [
        choice(
            r, ("buy", *pair), say(r, "table-bar-pair", tokens=pair), emblem="two-coins",
            stud=str(sum([PRICE[TOKEN[token]] for token in pair])),
        )
        for pair in pairs
    ]  # fmt: skip
    return Section(tuple(found), say(r, "table-bar-two-at-once"), look="rows"), ()


def draw(r: Reading, rider: Rider) -> Group:
    """A card."""
    button = choice(r, ("draw",), say(r, "table-bar-draw"), note=say(r, "table-bar-one-card"), emblem="ui-cards")
    return Group("draw", button.label, button.note, "ui-cards", direct=button)


# Échanger, Personnage, finir


def exchange(r: Reading, rider: Rider) -> Group:
    """« Échanger avec un joueur présent sur le même lieu »."""
    others = [other for other in r.sight.riders if ("exchange", other.id) in r.scene.legal]
    buttons = [
        choice(
            r, ("exchange", other.id), say(r, f"word-{other.id}"), hero=medal_of(r, other.id),
            note=say(r, "table-bar-cards", count=other.count),
        )
        for other in others
    ]  # fmt: skip
    somebody = next(other.id for other in r.sight.riders if other.id != rider.id)
    none = (("exchange", somebody), imprisoned(r, rider) or say(r, "table-bar-nobody-here"))
    return group_of(r, "exchange", "shaking-hands", buttons, none)


def character(r: Reading, rider: Rider) -> Group:
    """The Characters he holds, each with what it does; without a use it is greyed."""
    buttons = []
    for card in CHARACTERS:
        ways = [words for words in r.scene.legal if words[:2] == ("character", card)]
        if card in rider.hand and not ways:
            ways = [PLAIN.get(card, ("character", card))]
        buttons += [character_button(r, card, words) for words in ways]
    none = (("character", CHARACTERS[0]), say(r, "table-bar-no-character"))
    if buttons:
        none = (none[0], say(r, "table-bar-no-use"))
    return group_of(r, "character", "person", buttons, none)


def character_button(r: Reading, card: str, words: Words) -> Button:
    """A Character and what it does."""
    label, aim = say(r, f"word-{card}"), ""
    if len(words) > 2 and words in r.scene.legal:
        place = said_of(r, "place", words[2]) if len(words) > 3 else ""
        aim = told(say(r, f"word-{words[-1]}"), place)
    label = say(r, "table-bar-aimed", what=label, whom=aim) if aim else label
    return choice(r, words, label, note=effect(r, "card", card), emblem=CARD_EMBLEMS[card])


def end(r: Reading, rider: Rider) -> Group:
    """The end of his turn."""
    note = say(r, "table-bar-actions-lost", count=r.sight.actions) if r.sight.actions else ""
    label = say(r, "table-bar-end")
    button = choice(r, ("end",), label, note=note, emblem="ui-check", main=not r.sight.actions)
    return Group("end", label, note, "ui-check", direct=button)
