"""Decisions, sheets, dice and what Milady holds: every choice has a control that says what it means, and no secret."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from games.mousquetaires.tables import Adventure, lay, new_game
from perfidie.boards.scene import Parts, Scene
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.web import bars
from perfidie.web.doors.tables import action_of
from web.mousquetaires import BOARD, parts, plate, seen, words
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
    """By what it sends: what a button says, on the plate or in the desk."""
    shown = seen(table, who, lang)
    page = (plate(shown) + str(bars.choices(shown))).replace("<small", " <small")
    return {each["value"]: words(each["text"]) for each in Elements(page).all("button")}


def around(shown: Scene) -> str:
    """What lies beside the decision."""
    notes = BOARD.notebook(shown)
    assert isinstance(notes, Parts)
    return str(text(BOARD.hand(shown))) + str(plate(shown)) + text(dict(notes.parts)["note-company"])


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
        return words(plate(seen(table, hero)))

    assert warning("porthos", "louvre") == warning("porthos", "ferrets")
    assert "Milady est peut-être ici" in warning("porthos", "louvre")
    assert "ni Milady ni Rochefort" in warning("athos", "louvre")
    assert "peut-être" not in warning("athos", "louvre")


def test_what_cannot_be_done_is_greyed_and_says_why() -> None:
    table = lay("athos paris leather", "athos 2", purse=3)
    page = bars.choices(seen(table, "athos"))
    _, grey = buttons(page)
    assert {("buy", "leather"), ("exchange", "dartagnan")} <= grey
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


def test_a_duel_names_both_fencers_and_what_a_thrust_lacks_and_is_told_in_a_line_until_the_turn_ends() -> None:
    table = lay("porthos louvre toledo", "porthos 2", louvre="chevreuse felton", waiting="athos")
    assert "Felton" not in words(plate(seen(table, "athos"))).partition("Tout accompli")[2]
    table.do("porthos duel adversary felton; porthos commit 0 0 0; B SLL; R SH")
    page = plate(seen(table, "M"))
    dice = [each["class"].split()[1] for each in Elements(page).all("li", "die")]
    assert dice == ["is-king"] * 3 + ["is-cardinal"] * 2
    assert "Lys Lys Lys (manque)" in words(page)
    assert "Porthos" in words(page)
    assert "Felton" in words(page)
    table.do("porthos keep")
    assert "Porthos contre Felton :" in words(plate(seen(table, "porthos")))
    table.do("porthos end; speaker activate athos")
    assert "Porthos contre Felton" not in words(plate(seen(table, "athos")))


def test_rochefort_is_called_by_his_name() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", destination="louvre")
    table.do("porthos duel adversary felton")
    assert "Rochefort" in words(plate(seen(table, "porthos")))
    assert "Rochefort" in words(plate(seen(table, "M", "en")))


# Milady's side


def test_her_own_cards_and_her_hiding_place_lie_in_her_hand_alone() -> None:
    table = lay("porthos louvre", "porthos 2", louvre="chevreuse felton", treacheries="plot haste")
    assert "Complot" in text(BOARD.hand(seen(table, "M")))
    assert "La quête des Ferrets" in words(text(BOARD.hand(seen(table, "M"))))
    for other in ("porthos", "athos"):
        assert "Complot" not in text(BOARD.hand(seen(table, other)))
        assert 'data-piece="milady"' not in "".join(parts(seen(table, other)).values())


def test_the_sheet_in_hand_is_that_of_whom_the_decision_is_about() -> None:
    table = lay("porthos louvre; aramis louvre", "porthos 2", seats=3)
    (mine,) = Elements(text(BOARD.hand(seen(table, "porthos")))).all("article", "is-large")
    assert mine["id"] == "hero-porthos"
    assert Elements(text(BOARD.hand(seen(table, "M")))).all("article", "is-large") == []


def test_a_mission_that_milady_fills_shows_its_challenges_with_what_each_musketeer_brings() -> None:
    table = new_game(5)
    while seen(table, "M").view.step != "Assign":
        table.do(f"M {next(iter(sorted(table.may)))}")
    page = plate(seen(table, "M"))
    tray = Elements(bars.choices(seen(table, "M")))
    assert {each["value"] for each in tray.all("input")} | {"done"} == table.may
    assert 'class="trials"' in page
    assert words(page).count("Athos") == words(page).count("Porthos")


# Only what can be done glows


def test_milady_confirms_what_she_picked_and_nothing_insists_before() -> None:
    page = bars.choices(seen(new_game(5), "M"))
    assert "required" not in page
    assert [each["value"] for each in Elements(page).all("button")] == ["*"]
