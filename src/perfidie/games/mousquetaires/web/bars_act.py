"""« Ils ont droit à 3 actions » : what a Musketeer may do besides what lies before him and besides moving.

A kind with one way is a button; with several it opens; with none it is greyed and says why.
"""

from __future__ import annotations

from perfidie.boards.pieces import fill, joined
from perfidie.boards.scene import Html
from perfidie.engine.action import Words
from perfidie.games.mousquetaires.rules.box import BOX, PRICE, TOKEN, TOKENS
from perfidie.games.mousquetaires.sight.view import Rider
from perfidie.games.mousquetaires.web import buttons
from perfidie.games.mousquetaires.web.buttons import (
    Button,
    Group,
    Section,
    choice,
    effect,
    medal_of,
    said_of,
    say,
    told,
)
from perfidie.games.mousquetaires.web.reading import CARD_EMBLEMS, TOKEN_EMBLEMS, Reading
from perfidie.games.mousquetaires.web.targets import acting

CHARACTERS = tuple(card.id for card in BOX.adventure if card.kind == "character")
NAMED = ("exchange", "character")
PLAIN = {
    "surgeon": ("character", "surgeon", BOX.musketeer[0].id),
    "de_winter": ("character", "de_winter", "paris", "trap", BOX.trap[0].id),
}
"""How a Character is asked for that names somebody, where he has no use."""


def act(r: Reading) -> Html:
    """The actions of the Musketeer whose turn it is; Challenges and duels lie on the plate, places on the map."""
    rider = acting(r)
    moment = f"{rider.id}-{r.sight.actions}-{rider.place}-{r.sight.purse}-{r.sight.epic}"
    groups = [grouped(r, kind(r, rider), moment) for kind in (draw, buy, character, exchange, end)]
    return fill(r.draw("mousquetaires/bars.html#act_bar"), groups=joined(groups))


def grouped(r: Reading, group: Group, moment: str) -> Html:
    """A kind of action, drawn: a button, or a fold of this moment with all its ways."""
    if group.direct is not None:
        return buttons.act(r.draw, group.direct, "is-group", True, f"do-{group.key}")
    sections = [buttons.section(r.draw, part) for part in group.sections]
    if group.key == "buy":
        sections.append(two_at_once(r))
    vessel = r.draw(
        "mousquetaires/bars.html#group", key=group.key, emblem=group.emblem, label=group.label, note=group.note
    )
    return fill(vessel, moment=moment, sections=joined(sections))


def group_of(
    r: Reading, key: str, emblem: str, ways: list[Button], none: tuple[Words, str], note: str = "", lead: str = ""
) -> Group:
    """A kind of action; `none` is what to ask for, and the short reason, where nothing of it is possible."""
    label = said_of(r, "bar", key)
    live = [button for button in ways if not button.why]
    if not live:
        words, short = none
        first = bare(next(iter(ways), None) or choice(r, words, label))
        return Group(key, label, "", emblem, direct=first._replace(label=label, note=short, emblem=emblem))
    if len(live) == 1 and key != "buy":
        (only,) = live
        if key in NAMED:  # the kind, and what it would be this time
            only = only._replace(label=label, note=only.label)
        return Group(key, label, "", emblem, direct=bare(only)._replace(emblem=emblem))
    note = note or say(r, "table-bar-ways", count=len(live))
    return Group(key, label, note, emblem, (Section(tuple(ways), label, lead, "rows"),))


def bare(button: Button) -> Button:
    """A button of the grid has no room for more than an emblem and two lines."""
    return button._replace(hero=(-1, ""), stud="", faces=())


def imprisoned(r: Reading, rider: Rider) -> str:
    """Why so little can be done in the Bastille."""
    return say(r, "table-bar-imprisoned") if rider.place == "bastille" else ""


def buy(r: Reading, rider: Rider) -> Group:
    """The Arsenal: nine tokens with their price, what is left of them and what they do."""
    ways = []
    some = any([words[0] == "buy" for words in r.scene.legal])
    shelf = list(zip(TOKENS, r.sight.stock, strict=True))
    for token, stock in shelf if some else shelf[:1]:  # where nothing can be had, the first says why
        left = say(r, "table-bar-stock", count=stock)
        note = told(effect(r, "token", token), left)
        button = choice(
            r, ("buy", token), say(r, f"word-{token}"), note=note, emblem=TOKEN_EMBLEMS[token],
            stud=str(PRICE[TOKEN[token]]),
        )  # fmt: skip
        ways.append(button)
    purse = say(r, "table-prize-pistoles", count=r.sight.purse)
    cheapest = min(range(len(TOKENS)), key=PRICE.__getitem__)
    none = (("buy", TOKENS[cheapest]), imprisoned(r, rider) or purse)
    return group_of(r, "buy", "two-coins", ways, none, note=purse, lead=say(r, "table-bar-buy-lead"))


def two_at_once(r: Reading) -> Html:
    """Two tokens for one action: checked in any order; where only some pairs can be paid, each pair is a button."""
    pairs = [words[1:] for words in r.scene.legal if words[0] == "buy" and len(words) > 2]
    if not pairs:
        return ""
    wanted = tuple([token for token in TOKENS if any(token in pair for pair in pairs)])
    if len(pairs) == len(wanted) * (len(wanted) - 1) // 2:
        return r.draw("mousquetaires/bars.html#basket", tokens=wanted)
    found = [
        choice(
            r, ("buy", *pair), say(r, "table-bar-pair", tokens=pair), emblem="two-coins",
            stud=str(sum([PRICE[TOKEN[token]] for token in pair])),
        )
        for pair in pairs
    ]  # fmt: skip
    return buttons.section(r.draw, Section(tuple(found), say(r, "table-bar-two-at-once"), look="pairs"))


def draw(r: Reading, rider: Rider) -> Group:
    """A card."""
    button = choice(r, ("draw",), say(r, "table-bar-draw"), note=say(r, "table-bar-one-card"), emblem="ui-cards")
    return Group("draw", button.label, button.note, "ui-cards", direct=button)


# Échanger, Personnage, finir


def exchange(r: Reading, rider: Rider) -> Group:
    """« Échanger avec un joueur présent sur le même lieu »."""
    others = [other for other in r.sight.riders if ("exchange", other.id) in r.scene.legal]
    ways = [
        choice(
            r, ("exchange", other.id), say(r, f"word-{other.id}"), hero=medal_of(r, other.id),
            note=say(r, "table-bar-cards", count=other.count),
        )
        for other in others
    ]  # fmt: skip
    somebody = next(other.id for other in r.sight.riders if other.id != rider.id)
    none = (("exchange", somebody), imprisoned(r, rider) or say(r, "table-bar-nobody-here"))
    return group_of(r, "exchange", "shaking-hands", ways, none)


def character(r: Reading, rider: Rider) -> Group:
    """The Characters he holds, each with what it does; without a use it is greyed."""
    ways = []
    for card in CHARACTERS:
        uses = [words for words in r.scene.legal if words[:2] == ("character", card)]
        if card in rider.hand and not uses:
            uses = [PLAIN.get(card, ("character", card))]
        ways += [character_button(r, card, words) for words in uses]
    none = (("character", CHARACTERS[0]), say(r, "table-bar-no-character"))
    if ways:
        none = (none[0], say(r, "table-bar-no-use"))
    return group_of(r, "character", "person", ways, none)


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
