"""The page of rules of the Charlatans' duel and its data file give the same figures."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from games.pages import Page
from perfidie.games.charlatans import GAME
from perfidie.games.charlatans.rules.box import BOX, COLOURS, ROOF, Ingredient
from perfidie.texts import Texts

PAGE = Page("charlatans")
ROWS = {row[0].strip("`"): row[1:] for row in PAGE.rows if len(row) > 1 and not row[0].isdigit()}
FIGURES = ("amount", "thresholds", "steps", "demands", "space", "lead", "gold", "rival_gold", "stand")


def listed(numbers: Iterable[int], between: str = ", ") -> str:
    return between.join(map(str, numbers)) or "none"


def test_the_page_settles_70_questions_and_tells_26_worked_examples() -> None:
    assert (len(PAGE.rulings), len(PAGE.examples)) == (70, 26)


def test_two_rulings_leave_the_table_another_reading() -> None:
    others = [ruling.number for ruling in PAGE.rulings if "none" not in ruling.other]
    assert others == ["2", "62"]


def test_the_site_gives_every_settled_question_the_source_it_has_on_the_page() -> None:
    answers = [each for each in Texts("fr", "charlatans").ids("ruling-") if each.count("-") > 1]
    told = [f"ruling-{int(ruling.number):02}-{ruling.source.split()[0].strip(';').lower()}" for ruling in PAGE.rulings]
    assert answers == told


@pytest.mark.parametrize("part", ["game", "path", "flask", "rules", "mayor"])
def test_every_figure_of_the_data_file_stands_on_the_page_and_no_other(part: str) -> None:
    found = getattr(BOX, part)
    figures = found if isinstance(found, dict) else {name: getattr(found, name) for name in found.__struct_fields__}
    told = {row[1]: row[2] for row in PAGE.rows if len(row) == 4 and row[1].startswith(f"`{part}.")}
    assert told == {
        f"`{part}.{name}`": listed(value if isinstance(value, tuple) else [value]) for name, value in figures.items()
    }


@pytest.mark.parametrize("ingredient", BOX.ingredient, ids=lambda each: str(each.id))
def test_the_page_counts_the_chips_of_the_data_file(ingredient: Ingredient) -> None:
    values, chips, start, price = ROWS[ingredient.id]
    assert values == listed(ingredient.values)
    assert chips == listed(ingredient.chips)
    assert start == listed(ingredient.start)
    assert price == (listed(ingredient.price) if ingredient.effect else "by page")


def test_the_chips_of_the_page_are_170_and_146_of_them_stay_in_the_supply() -> None:
    total, in_bags = [
        sum(int(number) for each in BOX.ingredient for number in re.findall(r"\d+", ROWS[each.id][column]))
        for column in (1, 2)
    ]
    assert (total, in_bags, total - 2 * in_bags) == (170, 12, 146)


def test_lead_brings_the_gold_that_the_page_tells() -> None:
    (lead,) = [each for each in BOX.ingredient if each.id == "black"]
    *some, most = lead.amount
    assert f"Lead brings {listed(some)} or {most} gold" in " ".join(PAGE.text.split())


def test_every_page_of_the_books_has_its_figures_its_time_and_its_prices() -> None:
    english = {row[2]: row[1] for row in PAGE.rows if len(row) == 3 and row[2] in COLOURS}
    assert [row[0].strip("`") for row in PAGE.rows if len(row) == 6 and "_" in row[0]] == [page.id for page in BOX.page]
    for page in BOX.page:
        book, when, action, figures, price = ROWS[page.id]
        assert book == f"{english[page.ingredient]} {page.set}", page.id
        assert when == {"now": "now", "phase3": "phase 3"}[page.timing], page.id
        amounts = [(name, getattr(page, name)) for name in FIGURES if getattr(page, name)]
        rows = [f"{name} {listed(value, '/') if isinstance(value, tuple) else value}" for name, value in amounts]
        assert figures == ", ".join(rows), page.id
        assert price == listed(page.price), page.id
        if page.amount and len(set(page.amount)) > 1:
            assert listed(page.amount, "/") in action, page.id


def test_every_balance_card_is_told_with_its_chip_its_offer_and_whether_it_is_kept() -> None:
    cards = [row for row in PAGE.rows if len(row) == 4 and row[0].isdigit()]
    assert [int(row[0]) for row in cards] == [card.number for card in BOX.card]
    for card, (_, kept, action, offer) in zip(BOX.card, cards, strict=True):
        assert kept == ("yes" if card.kept else "no"), card.number
        assert (f"the chip shown, {card.chip};" in action) == (card.effect == "take_chip"), card.number
        assert tuple(map(int, re.findall(r"\d+", offer))) == card.suggested, card.number


def test_the_page_puts_the_bonuses_on_the_coins_of_the_data_file() -> None:
    for coin in BOX.coin:
        assert tuple(cell.split("`")[1] for cell in ROWS[coin.id]) == coin.sides


def test_the_page_puts_the_bonuses_on_the_roof_of_the_data_file() -> None:
    assert tuple(ROWS[space][0] for space in ("1st", "2nd", "3rd", "4th", "5th", "6th")) == ROOF


def test_the_page_tells_the_range_of_every_option_and_what_it_depends_on() -> None:
    for option in GAME.options:
        told, meaning = ROWS[option.id]
        if not option.values:
            assert told == f"`{option.usual}`, {option.least} to {option.most}"
        if option.when:
            assert meaning.startswith(f"with `{option.when[0]}` = `{option.when[1]}`")
