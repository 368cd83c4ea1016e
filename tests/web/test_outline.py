"""Pages put together from their outlines are the pages that their templates draw; an outline knows of nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.models import (
    Invitation,
)
from perfidie.web.page.outline import filled_in
from web.made_up import (
    MOMENTS,
    PAGES,
    Strict,
    frame,
    replay,
    table,
)

OUTLINED = [each for each in PAGES if each.values[1] in ("table.html", "replay.html")]


@pytest.mark.parametrize(("lang", "template", "facts"), OUTLINED)
def test_a_page_put_together_from_its_outline_is_the_one_its_template_draws(
    lang: str, template: str, facts: Any
) -> None:
    drawn_by = Pen(Strict(lang, "verre"))
    link = Invitation("Camille & Basile", '"Perfidie"', "/t/ROSE-742/preview.png?lang=fr&v=p4")
    for around in (
        frame(lang),
        replace(frame(lang), name="", notice="Trop <tard>.", announced="<b>Bientôt</b>", link=link),
        replace(frame(lang), csrf="an0ther", back="/t/ROSE-742", origin="https://perfidie.example"),
    ):
        assert filled_in(drawn_by, template, frame=around, **facts) == drawn_by.page(template, frame=around, **facts)


@pytest.mark.parametrize(("lang", "template", "facts"), OUTLINED)
def test_an_outline_knows_nothing_of_a_reader_or_a_table(lang: str, template: str, facts: Any) -> None:
    around, ((name, model),) = frame(lang), facts.items()
    link = Invitation("Un titre", "Une ligne", "/une.png")
    around = replace(around, link=link, announced="Redémarrage", notice="Trop tard.", origin="https://perfidie.example")
    outlines = {"frame": around.outline(), name: model.outline()}
    drawn = Pen(Strict(lang, "verre")).page(template, **outlines)
    for fact in (*around.contents().values(), *model.contents().values()):
        if len(str(fact)) > 4:  # a short one may stand there for another reason
            assert str(fact) not in drawn, fact


def test_what_may_differ_between_two_pages_of_one_outline_has_a_hole_of_its_own() -> None:
    for model in (table(), replay(3, MOMENTS)):
        assert not frame("fr").contents().keys() & model.contents().keys()
