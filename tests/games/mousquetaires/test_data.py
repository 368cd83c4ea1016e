"""The data file drives the adventure: it is complete, an owner of the box corrects it there alone, nothing is lost."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from games.corrections import complaint, opened, printed_text
from games.playing import finished, mixtures, shuffled
from perfidie import texts
from perfidie.engine import Playthrough
from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    BOX,
    CARDS,
    CHARACTERS,
    EFFECTS,
    FACES,
    FIGURES,
    LIMITS,
    NEMESIS,
    SKILLS,
    TRAPS,
    Box,
)
from perfidie.games.mousquetaires.rules.steps.challenge import TRAP_STRIKES
from perfidie.games.mousquetaires.rules.steps.characters import CHARACTER_STEPS
from perfidie.games.mousquetaires.rules.steps.end_of_turn import PARIS_EFFECTS
from perfidie.games.mousquetaires.rules.steps.treacheries import TREACHERY_STEPS
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.texts import Texts

LASTING_TRAPS = {"beggars", "henchman", "nemesis", "courtesan", "casuist", "slanderer", "braggart"}
"""Those that change a Challenge or a duel without striking before it."""


# The tables of the file


def test_every_card_of_the_data_file_has_its_rule_and_every_rule_its_card() -> None:
    assert {card.id for card in BOX.treachery} == set(TREACHERY_STEPS)
    assert {CARDS[card] for card in CHARACTERS} == set(CHARACTER_STEPS)
    assert {card.id for card in BOX.paris} == set(PARIS_EFFECTS)
    assert {trap.id for trap in BOX.trap} == set(TRAP_STRIKES) | LASTING_TRAPS
    assert {trap.skill for trap in BOX.trap if trap.skill} == set(SKILLS)
    assert TRAPS[NEMESIS] == "nemesis"


def test_every_ability_and_every_reward_is_known_to_the_rules() -> None:
    assert ABILITY == ("swift_botte", "unseen", "colossus", "versatile", "captain")
    assert {reward.kind for reward in BOX.reward} == {"treachery", "pistoles", "epic"}
    assert {reward.kind for reward in BOX.reward if reward.side == "milady"} == {"treachery"}
    for reward in BOX.reward:
        assert (reward.square > 0) == (reward.side == "musketeers")


def test_the_box_holds_110_cards() -> None:
    counted = {
        "adventure": sum(card.count for card in BOX.adventure),
        "treacheries": sum(card.count for card in BOX.treachery),
        "adversaries": len(BOX.adversary),
        "louvre": len(BOX.louvre),
        "paris": len(BOX.paris),
        "traps": sum(trap.count for trap in BOX.trap),
        "locations": sum(place.destination for place in BOX.location),
    }
    assert counted == {
        "adventure": 48, "treacheries": 15, "adversaries": 12, "louvre": 10, "paris": 8, "traps": 10, "locations": 6,
    }  # fmt: skip
    assert sum(counted.values()) + 1 == 110, "Rochefort has a card too"


def test_the_arsenal_sells_twelve_equipments_and_twelve_improvements() -> None:
    sold: Counter[str] = Counter()
    for token in BOX.token:
        sold[token.kind] += token.count
    assert sold == {"equipment": 12, "improvement": 12}
    inn = BOX.quest[0]
    assert len(inn.corridor_tokens) == inn.corridors * inn.corridor_length == 12


def test_missions_traps_and_thrusts_name_only_what_exists() -> None:
    boards: list[Any] = [*BOX.louvre, *BOX.paris, *BOX.quest]
    items = [item for board in boards for item in board.items]
    assert {item.kind for item in items} == {"challenge", "duel", "final"}
    assert all((item.skill in SKILLS) == (item.kind == "challenge") for item in items)
    assert [item.kind for item in BOX.quest[-1].items].count("final") == 1
    fighters: list[Any] = [*BOX.adversary, BOX.rochefort, *BOX.musketeer]
    bottes = [fighter.botte for fighter in fighters]
    assert all(bottes)
    assert {face for botte in bottes for form in botte for face in form} == set(FACES)
    assert {*BOX.dice.blue, *BOX.dice.red} == set(FACES)
    assert all(len(die) == 6 for die in (BOX.dice.blue, BOX.dice.red))
    assert [len(BOX.tracks.time_dice), BOX.tracks.louvre_queen[-1]] == [
        BOX.tracks.time_cardinal - 1,
        BOX.tracks.louvre_fail,
    ]


# Corrections


def figure(name: str, corrected: int) -> tuple[str, str]:
    """The correction of a figure, whatever it is now."""
    now = re.search(rf"^{name} = \d+", printed_text("mousquetaires"), re.MULTILINE)
    assert now is not None
    return now[0], f"{name} = {corrected}"


def test_a_corrected_figure_is_told_by_every_text(monkeypatch: pytest.MonkeyPatch) -> None:
    corrections = {"bastille_price": 7, "treacheries": 8, "base": 9, "strangle_goal": 5, "transfers": 4, "refill": 6}
    opened("mousquetaires", monkeypatch, *[figure(*each) for each in corrections.items()])
    monkeypatch.setattr(texts, "figures", texts.figures.__wrapped__)
    for lang in texts.LANGUAGES:
        say = Texts(lang, "mousquetaires").say
        for told, figures in {
            "term-embastille-help": (7,), "ruling-36-decision": (8, 6), "step-PlayTreachery-rule": (8,),
            "step-CommitCards-rule": (9,), "table-paris-constance_abducted": (5,), "term-etau-help": (5,),
            "step-Swap-rule": (4,), "ruling-56-decision": (4,), "step-MiladyAtRichelieus-rule": (6, 8),
        }.items():  # fmt: skip
            assert set(figures) <= {int(found) for found in re.findall(r"\d+", say(told))}, told


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_figure_that_texts_may_say_is_said_somewhere(lang: str) -> None:
    source = texts.sources(lang, "mousquetaires")[-1]
    assert [name for name in FIGURES if not re.search(rf"\${name}\b", source)] == []


def test_corrected_prices_limits_and_tracks_change_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    lay = opened(
        "mousquetaires", monkeypatch,
        ('"leather"\nkind = "equipment"\nprice = 3\ncount = 3', '"leather"\nkind = "equipment"\nprice = 1\ncount = 2'),
        figure("bastille_price", 1),
        figure("treacheries", 2),
        figure("slots", 1),
        figure("transfers", 1),
        figure("time_cardinal", 8),
        ("time_dice = [1, 1,", "time_dice = [2, 2,"),
    ).lay  # fmt: skip
    table = lay("athos 2", "athos 3", purse=2).do("athos buy leather; athos draw; - drawn king")
    assert (table.common, table.sight.stock[2]) == ((1, 0), 1)
    assert lay("athos bastille", "athos 1", purse=1).may >= {"bastille pay"}
    assert lay(at="treachery", treacheries="plot haste").why_not("M", "draw") == "hand-full"
    siege = lay("athos la_rochelle combat*2", "athos 2").do("athos reinforce combat")
    assert siege.why_not("athos", "reinforce combat") == "no-slot"
    table = lay("athos combat*2", "athos 1").do("athos exchange porthos; athos give combat")
    assert table.may == {"done"}
    table = lay("", "athos 0", time=7).do("athos end; R HHH")
    assert table.won == "milady time", "three dice on square 7, and the next square is the Cardinal's"


def test_corrected_dice_values_and_effects_change_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    lay = opened(
        "mousquetaires", monkeypatch,
        ('blue = ["sword", "sword", "shield", "shield",', 'blue = ["sword", "sword", "sword", "shield",'),
        figure("base", 2),
        ('skill = "nobility", value = 6, pistoles = 2', 'skill = "nobility", value = 5, pistoles = 4'),
        figure("improvement", 1),
        figure("edict_loss", 3),
        figure("essarts_pistoles", 5),
        ('id = "athos"\nhealth = 4', 'id = "athos"\nhealth = 2'),
    ).lay  # fmt: skip
    table = lay("athos louvre", "athos 2", louvre="gambling_debts lubin").do("athos challenge 0; athos pay 0 none 0")
    assert table.common == (4, 0)
    table.do("athos duel adversary lubin; athos commit 0 0 0")
    assert (table.sight.blue_dice, table.weights) == (2, {"sword": 3, "shield": 1, "lys": 2})
    table = lay("aramis louvre imp_panache panache*3", "aramis 1", louvre="portrait")
    assert table.why_not("aramis", "challenge 0") == "cannot-pay", "7 against 2 and 1: four are missing"
    table = lay("athos essarts", "athos 1", paris="edict").do("athos character essarts; athos end; R H")
    assert table.common == (2, 0)
    assert lay("athos 2", "athos 1").health("athos") == (2,)


def test_corrected_boards_have_another_slot_a_tougher_guard_and_longer_corridors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay = opened(
        "mousquetaires", monkeypatch,
        ('id = "slander"\nforce = 3\ntraps = 1', 'id = "slander"\nforce = 4\ntraps = 2'),
        ('{ kind = "duel", dice = 3, wounds = 1 }', '{ kind = "duel", dice = 1, wounds = 2, pistoles = 3 }'),
        ("corridors = 3\ncorridor_length = 4", "corridors = 2\ncorridor_length = 6"),
    ).lay  # fmt: skip
    table = lay("dartagnan louvre gallantry", "dartagnan 1", louvre="masked_ball +1", epic=1, missions_left="slander")
    table.do("dartagnan challenge 0; dartagnan pay 1 none 1; - mission slander; M trap thieves; M trap assassin")
    assert table.do("M adversary cavois; M adversary lubin").louvre.adversaries == ("cavois", "lubin")
    assert table.louvre.traps == ("thieves", "assassin")
    table = lay("athos ferrets", "athos 2", quest="crossing", destination="paris")
    table.duel("athos", "item 3", "SLL", "L")
    assert (table.sight.quest.done, table.sight.quest.hurt, table.common) == ((), (0, 0, 0, 1), (0, 0))
    table.duel("athos", "item 3", "SLL", "L")
    assert (table.sight.quest.done, table.common) == ((3,), (3, 0))
    assert lay("athos ferrets", "athos 1").sight.quest.corridors == (6, 6)


def test_the_printed_game_is_what_it_was() -> None:
    """The corrections of the tests above are gone with them."""
    assert (LIMITS["bastille_price"], EFFECTS["edict_loss"], BOX.dice.base) == (3, 2, 3)
    assert {seats: len(shuffled(GAME, seats, 1).view(0).table.riders) for seats in GAME.seats} == {
        1: 3, 2: 3, 3: 4, 4: 3, 5: 4, 6: 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("price = 3", 'price = "3"', "Expected `int`"),
        ("traps = 1", "snares = 1", "unknown field `snares`"),
        ('id = "boisrenard"\n', "", "missing required field `id`"),
        ("[gaoler]", "[jailer]", "unknown field `jailer`"),
    ],
)
def test_a_wrong_data_file_is_refused_and_says_where(
    before: str, after: str, says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in complaint("mousquetaires", Box, (before, after), tmp_path, monkeypatch)


# Nothing is lost

SEEN = (
    "card-lost", "card-handed", "equipment-handed", "refused", "reinforced", "slot-cleared", "confiscated", "paid",
    "adversary-beaten", "adversary-sent-home", "mission-completed", "mission-failed", "token-removed", "paris-played",
    "treachery-chosen", "treachery-idle", "trap-discarded", "stage-completed",
)  # fmt: skip
"""What must come up in games where pieces are counted, or the counting shows little."""


def counted(games: int, seed: int) -> Counter[str]:
    """Counts the pieces of games under all options; gives in how many of them each thing came up."""
    came_up: Counter[str] = Counter()
    rng = Random(seed)
    tables = [(seats, mixtures(GAME, seats, rng)) for seats in GAME.seats]
    for number in range(games):
        seats, options = tables[number % len(tables)]
        play = Playthrough(GAME, GAME.setup(seats, next(options)))
        finished(play, rng)
        assert GAME.rules.pieces(play.state) == GAME.rules.pieces(Table(play.setup))  # type: ignore[arg-type]
        came_up.update({event.kind for event in play.events})
    return came_up


def test_no_piece_is_lost_in_games_of_all_options_and_all_sizes() -> None:
    came_up: Counter[str] = Counter()
    for seed in (5, 6, 7, 8):  # with other figures other games are played: a rare thing may need more of them
        came_up += counted(60, seed)
        if all(came_up[kind] for kind in SEEN):
            break
    assert [kind for kind in SEEN if not came_up[kind]] == []


@pytest.mark.soak
def test_no_piece_is_lost_in_many_games() -> None:
    came_up = counted(1500, seed=8)
    assert [kind for kind in SEEN if came_up[kind] < 20] == []


def test_a_card_lost_on_its_way_to_the_discard_pile_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "throw_away", lambda s, hero, card, count=1: s.take_card(hero, card, count))
    with pytest.raises(AssertionError):
        counted(12, seed=5)
