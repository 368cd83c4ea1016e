"""Decisions, sheets, dice and Milady's screen: every choice has one button that says what it means, and no secret."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from games.mousquetaires.tables import Adventure, lay
from perfidie.boards.scene import Scene
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.web import bars, duel, milady, sheets
from perfidie.web.doors.tables import action_of
from web.mousquetaires import seen, words
from web.scenes import Elements, text

Words = tuple[str, ...]


def buttons(page: str) -> tuple[Counter[Words], set[Words]]:
    """What the buttons send, picks put in their place: how often each is offered, and what is greyed."""
    picks = [each["value"] for each in Elements(page).all("input") if each.get("name") == "pick"]
    live: Counter[Words] = Counter()
    grey: set[Words] = set()
    for button in Elements(page).all("button"):
        assert (button["form"], button["name"]) == ("move", "action")
        if "aria-disabled" in button:
            grey.add(tuple(button["value"].split()))
        elif "**2" in button["value"]:
            pairs = ["\n".join(pair) for pair in combinations(picks, 2)]
            live.update(action_of({"action": button["value"], "pick": pair}, GAME.vocabulary) for pair in pairs)
        else:
            live[tuple(button["value"].split())] += 1
    return live, grey


def said(table: Adventure, who: str, lang: str = "fr") -> dict[str, str]:
    """By what it sends: what a button of the decision bar says."""
    page = str.replace(bars.choices(seen(table, who, lang)), "<small", " <small")
    return {each["value"]: words(each["text"]) for each in Elements(page).all("button")}


def around(shown: Scene) -> str:
    """What lies beside the decision."""
    return text(sheets.sheets(shown)) + duel.duel(shown) + milady.screen(shown)


# Sheets


def test_who_does_not_see_a_hand_sees_backs_and_their_number() -> None:
    table = lay("athos kitty combat*2", "athos 2")
    assert "Kitty" in around(seen(table, "porthos"))
    for outsider in (seen(table, "M"), seen(table)):
        page = around(outsider)
        assert "Kitty" not in page
        assert "3 cartes" in words(page)


# The actions of a turn


def test_a_challenge_says_what_is_missing_and_a_duel_who_waits() -> None:
    table = lay("athos louvre nobility*2", "athos 2", louvre="chevreuse felton")
    told = said(table, "athos")
    assert "Noblesse 5" in told["challenge 1"]
    assert "réussi d’avance" in told["challenge 1"]
    assert "Felton" in told["duel adversary felton"]
    assert "2 dés rouges" in told["duel adversary felton"]
    short = said(lay("porthos louvre nobility*2", "porthos 2", louvre="chevreuse"), "porthos", "en")
    assert "2 short" in short["challenge 1"]


def test_what_bars_the_way_is_told_from_public_knowledge_alone() -> None:
    def warning(hero: str, destination: str) -> str:
        table = lay(f"{hero} louvre nobility*3", f"{hero} 2", destination=destination)
        return words(bars.choices(seen(table, hero)))

    assert warning("porthos", "louvre") == warning("porthos", "ferrets")
    assert "Milady est peut-être ici" in warning("porthos", "louvre")
    assert "ni Milady ni Rochefort" in warning("athos", "louvre")
    assert "peut-être" not in warning("athos", "louvre")


def test_what_cannot_be_done_is_greyed_and_says_why() -> None:
    table = lay("athos paris leather", "athos 2", purse=3)
    page = bars.choices(seen(table, "athos"))
    _, grey = buttons(page)
    assert {("buy", "leather"), ("challenge", "0"), ("exchange", "dartagnan")} <= grey
    whys = {each["id"]: each["text"] for each in Elements(page).all("small") if "id" in each}
    assert all(whys.values())
    assert whys["why-buy-leather"] == seen(table, "athos").why_not(("buy", "leather"))


@pytest.mark.parametrize(("purse", "picks"), [(5, 0), (6, 9)])
def test_two_tokens_are_bought_at_once_by_picks_or_where_few_pairs_can_be_paid_by_buttons(
    purse: int, picks: int
) -> None:
    table = lay(turn="athos 2", purse=purse)
    page = bars.choices(seen(table, "athos"))
    assert len(Elements(page).all("input")) == picks
    live, _ = buttons(page)
    assert {("buy", *pair.split()) for pair in table.offers("buy")} == {each for each in live if each[0] == "buy"}


# Duels


def test_a_commitment_says_what_its_dice_promise() -> None:
    table = lay("athos louvre combat", "athos 2", louvre="chevreuse felton").do("athos duel adversary felton")
    page = words(bars.choices(seen(table, "athos")))
    chances = [tuple(map(int, found)) for found in re.findall(r"touche (\d+).%, touché (\d+).%", page)]
    assert len(chances) == 2
    (few, hurt), (more, less) = chances
    assert few < more
    assert hurt > less


def test_the_blade_shows_the_dice_as_buttons_and_what_keeping_gives() -> None:
    table = lay("athos louvre toledo", "athos 2", louvre="chevreuse felton")
    table.do("athos duel adversary felton; athos commit 0 0 0; B SSL; R SH")
    told = said(table, "athos")
    assert set(told) == {"keep", "reroll sword", "reroll lys"}
    assert "Chacun est blessé (1 et 1)" in told["keep"]
    assert "vous en avez 2" in told["reroll sword"]


def test_the_dice_of_a_duel_stay_until_the_turn_ends_with_what_a_thrust_lacks() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", waiting="athos")
    assert duel.duel(seen(table)) == ""
    table.duel("porthos", "adversary felton", "SLL", "SH")
    page = duel.duel(seen(table, "M"))
    dice = [each["class"].split()[1] for each in Elements(page).all("li", "die")]
    assert dice == ["is-king"] * 3 + ["is-cardinal"] * 2
    assert "Lys Lys Lys (manque)" in words(page)
    assert "1 blessure reçue." in words(page)
    table.do("porthos end; speaker activate athos")
    assert duel.duel(seen(table)) == ""


# Milady's side


def test_the_screen_crosses_out_where_she_was_shown_not_to_be_and_shows_her_own_cards_to_her() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", treacheries="plot haste")
    table.do("porthos duel adversary felton")
    rows = Elements(milady.screen(seen(table, "porthos"))).all("li", "is-out")
    assert [words(each["text"]) for each in rows] == ["Le Louvre (elle n’y est pas)"]
    assert "Complot" not in milady.screen(seen(table, "porthos"))
    assert "Complot" in milady.screen(seen(table, "M"))
    assert "La quête des Ferrets" in words(milady.screen(seen(table, "M")))


def test_the_sheet_that_lies_open_is_that_of_whom_the_decision_is_about() -> None:
    table = lay("porthos louvre; aramis louvre", "porthos 2", seats=3)
    large = Elements(text(sheets.sheets(seen(table, "porthos")))).all("article", "is-large")
    assert [each["id"] for each in large] == ["hero-porthos"]
    assert Elements(text(sheets.sheets(seen(table, "M")))).all("article", "is-large") == []
