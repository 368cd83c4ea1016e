"""Decisions at Mousquetaires du Roy: every choice has one button that says what it means, and tells nobody's secret."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from perfidie.games.mousquetaires import GAME
from perfidie.games.mousquetaires.web import bars
from perfidie.web.tables import action_of
from web.scenes import Elements, moments, scene

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


@pytest.mark.parametrize(
    ("seed", "seats", "lang", "options"),
    [(1, 4, "fr", {}), (2, 3, "en", {"closed_hands": True}), (3, 1, "fr", {}), (4, 6, "en", {})],
)
def test_every_legal_choice_has_exactly_one_button_and_nothing_else_is_offered(
    seed: int, seats: int, lang: str, options: dict[str, object]
) -> None:
    met = set()
    for play in moments(GAME, seats, options, Random(seed)):
        for seat in play.state.waiting:
            shown = scene(play, seat, lang)
            page = bars.choices(shown)
            live, grey = buttons(page)
            assert set(live) == set(shown.legal), shown.view.step
            assert max(live.values()) == 1, shown.view.step
            assert not grey & set(live)
            assert Elements(page).open == []
            broken = re.search(
                r"\ue000|style=|\{|\}|(table|word|refusal)-[a-z]+|[ >]None", re.sub(r'="[^"]*"', "", page)
            )
            assert broken is None, (shown.view.step, broken)
            met.add(shown.view.step)
    assert met & {"Act", "ChooseMusketeer", "PayChallenge", "CommitCards"}
