"""The page of rules of Mousquetaires du Roy, its data file and its texts tell the same game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.pages import Page
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.rules.box import BOX, EFFECTS, SKILLS, Faces, Gain, Item, Mission
from perfidie.texts import LANGUAGES, Texts

PAGE = Page("mousquetaires")
ROWS = {row[0].strip("`"): row[1:] for row in PAGE.rows if len(row) > 1 and not row[0].isdigit()}
NUMBERS = {3: "three", 4: "four", 5: "five"}
TOLD_EFFECTS = {
    "essarts": "essarts_pistoles", "buckingham": "buckingham_epic", "planchet": "planchet_cards", "king": "king_queen",
    "de_winter": "de_winter_force", "combat": "combat_dice", "double": "double_dice",
    "constance_abducted": "strangle_goal", "message": "message_dice", "edict": "edict_loss", "spies": "spies_cards",
    "paris_duels": "paris_duels_wounds", "smugglers": "smugglers_dice", "beggars": "beggars_cost",
    "thieves": "thieves_loss", "courtesan": "skill_trap", "casuist": "skill_trap", "slanderer": "skill_trap",
    "braggart": "skill_trap", "henchman": "henchman_dice", "assassin": "assassin_dice",
    "reinforcements": "reinforcement_dice", "conscripts": "conscripts_actions", "ambush": "ambush_wounds",
    "dead_end": "dead_end_cost", "plot": "plot_queen", "haste": "haste_time", "purse_theft": "purse_theft",
    "poison": "poison_cards",
}  # fmt: skip
"""By card: the figure that its effect must name."""


def listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def thrust(bottes: tuple[Faces, ...]) -> str:
    """A secret thrust as the page writes it."""
    forms = [" + ".join(f"{count} {face}" for face, count in botte.items()) for botte in bottes]
    return " or ".join(forms) or "none"


def gain(given: Gain | Item) -> str:
    parts = [f"{given.pistoles} p"] * bool(given.pistoles) + [f"{given.epic} epic"] * bool(given.epic)
    return " + ".join(parts) or "none"


def to_do(items: tuple[Item, ...]) -> str:
    """What a mission asks for, with its rewards."""
    told = []
    for item in items:
        names = {"challenge": f"{item.skill} {item.value}", "duel": f"duel {item.dice}"}
        words = names.get(item.kind, f"final duel {item.dice}, {item.wounds} wounds, thrust {thrust(item.botte)}")
        told.append(words if gain(item) == "none" else f"{words} ({gain(item)})")
    return "; ".join(told)


# Rulings


def test_the_page_settles_73_questions_and_tells_29_worked_examples() -> None:
    assert (len(PAGE.rulings), len(PAGE.examples)) == (73, 29)


def test_three_rulings_leave_the_table_another_reading() -> None:
    assert [ruling.number for ruling in PAGE.rulings if ruling.other != "none"] == ["1", "32", "56"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_site_gives_every_settled_question_the_source_it_has_on_the_page(lang: str) -> None:
    answers = [each for each in Texts(lang, "mousquetaires").ids("ruling-") if each.count("-") > 1]
    assert answers == [f"ruling-{int(each.number):02}-{each.source.split()[0].lower()}" for each in PAGE.rulings]


# Figures


@pytest.mark.parametrize("part", ["game", "dice", "limits", "effects", "tracks"])
def test_every_figure_of_the_data_file_stands_on_the_page_and_no_other(part: str) -> None:
    found = getattr(BOX, part)
    figures = found if isinstance(found, dict) else {name: getattr(found, name) for name in found.__struct_fields__}
    told = {row[1]: row[2] for row in PAGE.rows if len(row) == 4 and row[1].startswith(f"`{part}.")}
    assert told == {
        f"`{part}.{name}`": listed(value if isinstance(value, tuple) else [value]) for name, value in figures.items()
    }


def test_rochefort_and_the_gaoler_are_as_strong_on_the_page_as_in_the_data_file() -> None:
    told = {row[1].strip("`"): row[2] for row in PAGE.rows if len(row) == 4}
    bodyguard, gaoler = BOX.rochefort, BOX.gaoler
    for guard, name in ((bodyguard, "rochefort"), (gaoler, "gaoler")):
        assert (told[f"{name}.force"], told[f"{name}.botte"]) == (str(guard.force), thrust(guard.botte))
    assert (told["rochefort.health"], told["rochefort.heals"]) == (str(bodyguard.health), str(bodyguard.heals))
    assert told["gaoler.wounds"] == str(gaoler.wounds)


def test_the_page_seats_people_and_sets_the_table_up_as_the_data_file_does() -> None:
    for name, shares in BOX.seats.items():
        assert ROWS[name][1:] == [listed(shares), str(sum(shares))]
    for team in BOX.team:
        figures = [getattr(team, name) for name in team.__struct_fields__[1:]]
        assert ROWS[NUMBERS[team.musketeers]] == [str(figure) for figure in figures]


def test_the_page_says_of_each_place_who_may_go_there() -> None:
    for place in BOX.location:
        allowed = [place.move, place.destination, place.start]
        assert ROWS[place.id][2:] == ["yes" if each else "no" for each in allowed], place.id


def test_the_page_describes_the_musketeers_of_the_data_file() -> None:
    for hero in BOX.musketeer:
        skills = [str(hero.skills[skill]) for skill in SKILLS]
        thrusts = [thrust(hero.botte), thrust(hero.botte_improved)]
        assert ROWS[hero.id] == [str(hero.health), *skills, *thrusts, hero.ability]
        assert hero.ability in ROWS


def test_the_page_counts_and_prices_tokens_and_cards_as_the_data_file_does() -> None:
    for token in BOX.token:
        assert ROWS[token.id][2:5] == [token.kind, str(token.price), str(token.count)]
    for card in BOX.adventure:
        assert ROWS[card.id][2:4] == [card.kind, str(card.count)]
    for printed in (*BOX.trap, *BOX.treachery):
        assert ROWS[printed.id][2] == str(printed.count)
    assert f"{sum(card.count for card in BOX.adventure)} cards." in PAGE.text


def test_the_page_gives_every_adversary_his_force_wounds_reward_and_thrust() -> None:
    for foe in BOX.adversary:
        reward = gain(Gain(foe.pistoles, foe.epic))
        assert ROWS[foe.id][1:] == [str(foe.force), str(foe.wounds), reward, thrust(foe.botte)]


@pytest.mark.parametrize("mission", [*BOX.louvre, *BOX.paris], ids=lambda each: str(each.id))
def test_the_page_tells_what_a_mission_asks_for_and_gives(mission: Mission) -> None:
    told = ROWS[mission.id]
    assert told[2:5] == [to_do(mission.items), str(mission.force), str(mission.traps)]
    if mission in BOX.louvre:
        assert told[5] == gain(mission.bonus)


def test_the_page_tells_the_stages_of_the_quest() -> None:
    inn, *others = BOX.quest
    tokens = (
        f"{inn.corridors} corridors of {inn.corridor_length} tokens; clear one. Tokens: {listed(inn.corridor_tokens)},"
    )
    assert ROWS[inn.id][2].startswith(tokens)
    for stage in others:
        assert ROWS[stage.id][2] == to_do(stage.items)
    for stage in BOX.quest:
        assert ROWS[stage.id][3] == f"{stage.passage_cost} epic"
        assert ROWS[stage.id][4] == (gain(stage.bonus) if stage != BOX.quest[-1] else "victory")


def test_the_page_puts_the_rewards_of_la_rochelle_on_their_squares() -> None:
    for reward in BOX.reward:
        what = {"treachery": "Treachery"}.get(reward.kind, reward.kind)
        assert ROWS[f"{reward.square:+d}"] == [reward.side, f"{reward.amount} {what}"]


@pytest.mark.parametrize(("card", "figure"), TOLD_EFFECTS.items())
def test_an_effect_is_told_with_its_figure(card: str, figure: str) -> None:
    assert f"{EFFECTS[figure]} " in ROWS[card][-1].replace(".", " ").replace(":", " ")


# Names and options


def test_the_page_calls_everything_as_the_site_does() -> None:
    french, english = Texts("fr", "mousquetaires"), Texts("en", "mousquetaires")
    cards = [card.id for card in (*BOX.adventure, *BOX.trap, *BOX.treachery)]
    boards = [mission.id for mission in (*BOX.louvre, *BOX.paris)] + [stage.id for stage in BOX.quest]
    for name in (*[token.id for token in BOX.token], *cards, *boards):
        assert ROWS[name][:2] == [french.say(f"word-{name}"), english.say(f"word-{name}")]


def test_the_page_tells_the_range_of_every_option() -> None:
    for option in GAME.options:
        if not option.values:
            assert ROWS[option.id][0] == f"`{option.usual}`, {option.least} to {option.most}"
