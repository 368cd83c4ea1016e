"""The data file drives the game: an owner of the box corrects a value there and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from games.corrections import complaint, opened
from games.playing import told
from games.verona.reading import met, scores, worth
from games.verona.tables import HIGH, LOW, MID, position
from perfidie.games.verona.rules.box import BOX, Box, for_seats
from perfidie.games.verona.rules.scoring import OBJECTIVES as WISHES
from perfidie.games.verona.rules.steps.powers import POWERS

CAPULET = 'objective = "capulet_majority"\nzones = '


def test_a_corrected_zone_value_changes_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    zones = next(card.zones for card in BOX.card if card.objective == "capulet_majority")
    other = opened("verona", monkeypatch, (f"{CAPULET}{list(zones)}", f"{CAPULET}[4, 0, -3]"))
    tokens = "P0:5@capulet0 P1:3@capulet1 P2:0@capulet2"
    play = other.position(3, "C: capulet; E: *", tokens, away="nurse")
    assert scores(play) == (int(HIGH) + 4, int(MID), int(LOW) - 3)
    assert {facts["modifier"] for facts in told(play, None, "placed")} == {"+4", "0", "-3"}


def test_a_corrected_token_family_or_power_changes_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    three = for_seats(BOX.table, 3)
    picks = f"picks = {three.picks}\n"
    other = opened(
        "verona",
        monkeypatch,
        (f"{picks}influence = {list(three.influence)}", f"{picks}influence = [0, 2, 7]"),
        ('id = "count_paris"\nfamilies = ["neutral"]', 'id = "count_paris"\nfamilies = ["capulet"]'),
        ('id = "tybalt"\nfamilies = ["capulet"]\npower = "banish"', 'id = "tybalt"\nfamilies = []\npower = "recall"'),
    )
    play = other.position(3, "E: capulet romeo; C: juliet", "P0:5@capulet0", hold="tybalt")
    assert other.see(play, 0).left == ("0", "2")
    other.moves(play, "0 play tybalt council; 0 move romeo; 0 skip_token")
    assert other.see(play, None).council == ("juliet", "tybalt", "romeo")
    assert "capulet" in met(other.position(3, "C: paris; E: *", away="nurse"))
    assert "capulet" not in met(other.position(3, "C: tybalt; E: *", away="nurse"))


def test_the_printed_game_is_what_it_was() -> None:
    """The corrections of the tests above are gone with them."""
    play = position(3, "C: capulet; E: *", "P0:5@capulet0", away="nurse")
    assert scores(play) == worth(play, "P0:5@capulet0")


def test_every_objective_and_power_of_the_data_file_has_its_rule_and_every_rule_its_character() -> None:
    assert {card.objective for card in BOX.card if card.objective} == set(WISHES)
    assert {card.power for card in BOX.card if card.power} == set(POWERS)


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("zones = [", 'zones = ["+1", ', "Expected `int`"),
        ("five_players_only = true", "five_player_only = true", "unknown field `five_player_only`"),
        ('id = "mercutio"\n', "", "missing required field `id`"),
        ("picks = ", "pick = ", "`pick`"),
    ],
)
def test_a_wrong_data_file_is_refused_and_says_where(
    before: str, after: str, says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in complaint("verona", Box, (before, after), tmp_path, monkeypatch)
