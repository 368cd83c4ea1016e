"""Why a choice is refused: the rule it breaks, and the figures that go with it."""

from __future__ import annotations

from typing import Any

import pytest

from games import playing
from games.mousquetaires.tables import lay

HERE: dict[str, tuple[dict[str, Any], str, str]] = {
    "already-there": ({"heroes": "athos paris"}, "move paris", "place paris"),
    "move-cost": ({"actions": 1, "dead_end": True}, "move paris", "cost 2"),
    "owns-it": ({"heroes": "athos leather", "purse": 9}, "buy pistol leather", "token leather"),
    "sold-out": (
        {"heroes": "porthos imp_panache; aramis imp_panache", "purse": 9}, "buy imp_panache", "token imp_panache"
    ),
    "too-dear": ({"purse": 4}, "buy pistol imp_botte", "price 5 purse 4"),
    "urgency": ({"heroes": "athos combat", "urgency": True}, "exchange porthos", ""),
    "nobody-to-exchange": ({"heroes": "athos paris combat"}, "exchange porthos", "hero porthos"),
    "not-in-hand": ({}, "character essarts", "card essarts"),
    "no-use": ({"heroes": "athos king"}, "character king", "card king"),
    "not-here": ({"heroes": "athos la_rochelle"}, "challenge 0", "place la_rochelle"),
    "done": ({"heroes": "athos louvre", "louvre": "poisons +0"}, "challenge 0", ""),
    "cannot-pay": ({"heroes": "athos louvre"}, "challenge 0", "hero athos skill nobility"),
    "nemesis": (
        {"heroes": "athos louvre", "louvre": "slander lubin nemesis=porthos"}, "duel adversary lubin", "hero porthos"
    ),
    "final-last": ({"heroes": "athos ferrets", "quest": "return 0 1"}, "duel item 3", ""),
    "no-opponent": ({"heroes": "athos louvre"}, "duel adversary lubin", "place louvre"),
    "no-slot": ({"heroes": "athos la_rochelle combat", "slots": "combat combat combat"}, "reinforce combat", ""),
    "not-imprisoned": ({"purse": 9}, "bastille pay", "hero athos"),
    "imprisoned": ({"heroes": "athos bastille"}, "duel item 0", "hero athos"),
    "passage-cost": ({"heroes": "athos ferrets", "epic": 1}, "passage 0", "cost 2"),
    "no-action-left": ({"actions": 0}, "draw", "hero athos"),
}  # fmt: skip


@pytest.mark.parametrize("code", HERE)
def test_an_action_that_breaks_this_rule_is_refused_by_its_name(code: str) -> None:
    position, said, facts = HERE[code]
    heroes, actions = position.get("heroes", ""), position.get("actions", 3)
    more = {key: value for key, value in position.items() if key not in ("heroes", "actions")}
    table = lay(heroes, f"athos {actions}", **more)
    refusal = playing.refused(table.play, 2, said.split())
    told = facts.split()
    assert (refusal.code, {key: str(value) for key, value in refusal.facts.items()}) == (
        f"mousquetaires-{code}", dict(zip(told[::2], told[1::2], strict=True)),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("heroes", "said", "code"),
    [
        ("athos louvre", "challenge 3", "not-here"),
        ("athos ferrets", "challenge 0", "not-here"),
        ("athos paris", "duel item 0", "no-opponent"),
        ("athos ferrets", "duel item 3", "no-opponent"),
        ("athos paris combat", "reinforce combat", "not-here"),
        ("athos la_rochelle", "reinforce combat", "not-in-hand"),
        ("athos paris", "passage 0", "not-here"),
        ("athos bastille", "bastille pay", "too-dear"),
        ("athos bastille", "reinforce combat", "imprisoned"),
        ("athos bastille", "passage 0", "imprisoned"),
        ("athos paris", "activate porthos", "not-now"),
        ("athos paris", "pass", "not-now"),
        ("athos bastille combat", "character essarts", "not-in-hand"),
    ],
)
def test_an_action_is_refused_by_where_he_is(heroes: str, said: str, code: str) -> None:
    assert lay(heroes, "athos 3").why_not("athos", said) == code


def test_a_challenge_of_the_quest_that_is_done_is_refused_and_its_duel_is_no_challenge() -> None:
    table = lay("athos ferrets", "athos 3", quest="crossing 0", epic=3)
    assert (table.why_not("athos", "challenge 0"), table.why_not("athos", "challenge 3")) == ("done", "not-here")
    assert table.why_not("athos", "passage 0") == "done"


@pytest.mark.parametrize(
    ("said", "code"),
    [("adversary jussac", "too-much-force"), ("adversary lubin", "no-such-adversary"), ("trap casuist", "no-such-trap"),
     ("trap nemesis treville", "not-riding"), ("destination paris", "not-now")],
)  # fmt: skip
def test_milady_places_what_she_has_and_what_fits(said: str, code: str) -> None:
    table = lay(at="destination", paris_hand="edict", fallen="lubin", louvre="slander casuist")
    assert table.do("M destination louvre; M paris edict").why_not("M", said) == code


def test_too_much_force_is_told_with_its_figures() -> None:
    table = lay(at="destination", paris_hand="message").do("M destination louvre; M paris message; M adversary jussac")
    facts = playing.refused(table.play, 0, ["adversary", "felton"]).facts
    assert facts == {"adversary": "felton", "force": 2, "most": 4}


def test_a_mission_has_one_place_for_a_trap() -> None:
    table = lay(at="destination", paris_hand="edict").do("M destination louvre; M paris edict; M trap beggars")
    assert table.why_not("M", "trap thieves") == "no-trap-slot"


def test_milady_plays_what_she_holds_and_what_has_a_target() -> None:
    table = lay(at="treachery", treacheries="sabotage")
    assert (table.why_not("M", "play plot"), table.why_not("M", "play sabotage combat")) == ("not-in-hand", "no-use")
    assert table.why_not("M", "destination paris") == "not-now"


def test_milady_plays_takes_and_chooses_only_paris_cards_that_are_hers() -> None:
    hand = lay(at="destination", paris_hand="edict").do("M destination louvre")
    assert hand.why_not("M", "paris spies") == "not-your-paris-card"
    home = lay(turn="athos 0", destination="milady_house", paris="edict").do("athos end")
    assert home.why_not("M", "paris edict") == "not-your-paris-card"


def test_milady_chooses_what_is_in_the_pile() -> None:
    table = lay(turn="athos 0", destination="richelieu", treacheries="urgency").do("athos end")
    assert table.why_not("M", "choose urgency") == "not-in-deck"
    full = lay(turn="athos 0", destination="richelieu", treacheries="urgency plot haste").do("athos end")
    assert (full.why_not("M", "refill"), full.why_not("M", "choose urgency")) == ("hand-full", "not-in-deck")


def test_milady_strikes_whom_she_may() -> None:
    table = lay("athos paris", "athos 0", paris="prosecutor").do("athos end; R H")
    assert table.why_not("M", "target porthos") == "no-target"


def test_the_speaker_names_who_rides_and_has_not_acted_and_under_urgency_the_first() -> None:
    table = lay("porthos out2", at="musketeers", urgency=True)
    assert table.why_not("dartagnan", "activate treville") == "not-riding"
    assert table.why_not("dartagnan", "activate porthos") == "out-of-action"
    assert table.why_not("dartagnan", "activate athos") == "board-order"
    assert table.why_not("athos", "activate athos") == "not-your-turn"
    assert table.why_not("dartagnan", "end") == "not-now"


def test_dice_and_gifts_are_refused_beyond_what_there_is() -> None:
    duel = lay("athos louvre combat", "athos 1", louvre="slander lubin").do("athos duel adversary lubin")
    assert duel.why_not("athos", "commit 2 0 0") == "not-so-many-dice"
    swap = lay("athos combat; porthos leather", "athos 1").do("athos exchange porthos")
    assert (swap.why_not("athos", "give kitty"), swap.why_not("athos", "ask pistol")) == ("not-to-give", "not-to-give")
    assert swap.why_not("porthos", "accept") == "not-your-turn"


@pytest.mark.parametrize(
    ("heroes", "script", "who"),
    [
        ("athos louvre nobility*2", "athos challenge 0", "athos"),
        ("athos louvre", "athos duel adversary lubin", "athos"),
        ("athos louvre toledo", "athos duel adversary lubin; athos commit 0 0 0; B LLL; R H", "athos"),
        ("athos combat", "athos exchange porthos", "athos"),
        ("athos la_rochelle", "athos end; R S", "athos"),
    ],
)
def test_what_is_not_asked_for_is_simply_not_the_moment(heroes: str, script: str, who: str) -> None:
    table = lay(heroes, "athos 1", louvre="slander lubin").do(script)
    assert table.why_not(who, "end") == "not-now"
    assert table.why_not(who, "move paris") == "not-now"


@pytest.mark.parametrize(
    ("position", "script"),
    [
        ({"turn": "athos 0", "destination": "richelieu"}, "athos end"),
        ({"turn": "athos 0", "destination": "milady_house"}, "athos end"),
        ({"turn": "athos 0", "paris": "paris_duels"}, "athos end; R H"),
        ({"at": "destination", "paris_hand": "edict"}, "M destination louvre"),
        ({"at": "destination", "paris_hand": "edict"}, "M destination louvre; M paris edict"),
    ],
)
def test_milady_too_is_told_when_it_is_not_the_moment(position: dict[str, Any], script: str) -> None:
    table = lay(**position).do(script)
    assert (table.why_not("M", "draw"), table.why_not("M", "destination paris")) == ("not-now", "not-now")


@pytest.mark.parametrize(
    "said",
    ["pay 0 none 0", "commit 0 0 0", "reroll sword", "give combat", "sacrifice 0", "choose plot", "refill",
     "paris edict", "target athos"],
)  # fmt: skip
def test_what_belongs_to_another_moment_breaks_no_rule(said: str) -> None:
    assert lay(at="musketeers").why_not("dartagnan", said) == "not-now"


def test_only_who_may_be_named_next_is_told_why_he_may_not() -> None:
    assert lay(at="destination").why_not("M", "activate athos") == "not-now"
    assert lay(at="treachery").why_not("M", "character essarts") == "not-now"


def test_nemesis_names_who_rides_and_needs_a_place() -> None:
    options: dict[str, Any] = {"seats": 4, "trio": "athos_porthos_aramis"}
    table = lay(at="destination", paris_hand="edict", **options).do("M destination louvre; M paris edict")
    assert table.why_not("M", "trap nemesis dartagnan") == "not-riding"
    assert table.do("M trap beggars").why_not("M", "trap nemesis athos") == "no-trap-slot"


def test_a_duel_is_refused_by_its_own_reason() -> None:
    named = lay("athos louvre", "athos 1", louvre="slander lubin nemesis=athos")
    assert named.why_not("athos", "duel adversary felton") == "no-opponent"
    ball = lay("athos ferrets", "athos 1", quest="return 0", destination="paris")
    assert (ball.why_not("athos", "duel item 0"), ball.why_not("athos", "duel corridor 0")) == (
        "no-opponent",
        "no-opponent",
    )
    assert ball.why_not("athos", "duel adversary lubin") == "no-opponent"
    paris = lay("athos paris", "athos 1", paris="edict", quest="return 0")
    assert paris.why_not("athos", "duel item 3") == "no-opponent"
