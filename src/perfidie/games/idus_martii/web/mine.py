"""What is mine, and what I decide: my faction cards and the choices, both on the desk.

Every choice is one button. Only the Consul's hand-out asks for more: a Praetor to be pointed at and two Aediles to be
checked, on the senators themselves (`senate`).
"""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.engine.action import Words
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, ROUNDS, VOTES
from perfidie.games.idus_martii.sight.view import Shown
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, VOTE_ICONS, Reading

# My cards


def sides(r: Reading) -> Html:
    """The two cards I was dealt; once I have chosen, the one I kept, and the other one small beside it."""
    return cards(r.draw, r.sight.dealt, r.sight.side)


@kept
def cards(draw: Draw, dealt: Shown, side: str) -> Html:
    """My faction cards."""
    away = ""
    if side:
        away = next((faction for faction in dealt if faction != side), side)
    shown = (side,) if side else dealt
    return draw(
        "idus_martii/board.html#sides",
        cards=tuple([(faction, FACTION_ICONS[faction]) for faction in shown]),
        away=away,
        away_icon=FACTION_ICONS.get(away, ""),
    )


# The decision bar


def choices(r: Reading) -> Html:
    """The buttons of the step that is mine."""
    step, legal = r.view.step, r.scene.legal
    if step == "HandOutRoles":
        return hand_out_bar(r.draw, r.rules.repeating)
    if step in ("Vote", "ReplaceVote"):
        return vote_bar(r.draw, legal)
    if step == "LookAtVote":
        return look_bar(r.draw, tuple([(int(seat), r.names[int(seat)]) for _, seat in legal]))
    if step == "Veto":
        return veto(r)
    return side_bar(r.draw, r.sight.dealt, tuple([faction for _, faction in legal]))


@kept
def vote_bar(draw: Draw, legal: tuple[Words, ...]) -> Html:
    """The vote cards in my hand."""
    found = tuple([(" ".join(words), words[1], VOTE_ICONS[words[1]]) for words in legal])
    return draw("idus_martii/bar.html#vote", choices=found)


@kept
def look_bar(draw: Draw, aediles: tuple[tuple[int, str], ...]) -> Html:
    """The two cards I may take; I look at one."""
    return draw("idus_martii/bar.html#look", aediles=aediles)


def veto(r: Reading) -> Html:
    """Leave the vote I saw, or have it exchanged: the buttons say for what."""
    turn = r.turn
    assert turn is not None
    which = turn.aediles.index(turn.looked)
    seen = turn.placed[which]
    first = r.sight.round < ROUNDS or r.rules.force == "opposite"
    others = tuple([COLOURS[vote] for vote in VOTES[0 if first else -1] if COLOURS[vote] != seen])
    why = "" if ("force",) in r.scene.legal else r.scene.why_not(("force",))
    return veto_bar(r.draw, r.names[turn.looked], seen, others, why)


@kept
def veto_bar(draw: Draw, name: str, seen: str, others: Shown, why: str) -> Html:
    """The two answers of a Praetor."""
    return draw("idus_martii/bar.html#veto", name=name, seen=seen, icon=VOTE_ICONS[seen], others=others, why=why)


@kept
def side_bar(draw: Draw, dealt: Shown, discards: Shown) -> Html:
    """A side is chosen by the card one keeps. Two cards alike are one choice."""
    found = []
    for away in discards:
        side = next((faction for faction in dealt if faction != away), away)
        found.append((away, side, FACTION_ICONS[side]))
    found.sort(key=lambda choice: FACTIONS.index(choice[1]))
    return draw("idus_martii/bar.html#side", choices=tuple(found))


@kept
def hand_out_bar(draw: Draw, repeating: int) -> Html:
    """The rule and the button of a Consul who hands out the roles; whom they get is checked on the seats."""
    return draw("idus_martii/bar.html#roles", repeating=repeating)
