"""Names that the eye would take for another one at the same table, or for the house, are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfidie.engine import Refusal
from perfidie.web.house.likeness import looks_like, skeleton
from perfidie.web.house.people.etiquette import person_name
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live

PAIRS = [
    *(("Ana", "Аnа"), ("Ilse", "llse"), ("Ilse", "1lse"), ("Bo", "B0"), ("ana", "ANA"), ("Max", "M a x")),
    *(("Max", "Ma\u200bx"), ("Max", "Max\u0336"), ("Zoé", "Zoe\u0301"), ("Jean-Luc", "Jean Luc"), ("Max", "𝓜ax")),
    *(("Arnaud", "Amaud"), ("Wil", "vvil"), ("Ｍax", "Max"), ("Οlga", "Olga"), ("Max", "Max.")),
]
APART = [("Léa", "Lea"), ("Zoé", "Zoë"), ("Ana", "Anna"), ("Ai", "Al"), ("Ana 1", "Ana 2"), ("François", "Francois")]
IMITATIONS = ["Perfidie", "Реrfidie", "PERF1DIE", "Admin", "Léo (admin)", "M0dérateur", "novice", "Maître"]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_names_that_look_alike_are_known_whichever_comes_first(one: str, other: str) -> None:
    assert looks_like(one, [other])
    assert looks_like(other, ["Cy", one])


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_may_sit_at_one_table_and_an_accent_tells_them_apart(one: str, other: str) -> None:
    assert not looks_like(one, [other])


@given(st.text(max_size=30), st.sampled_from(["\u200b", " ", "\u0336", "\u2060", "\u00a0", "."]), st.integers(0, 30))
def test_nothing_that_cannot_be_seen_makes_another_name(name: str, sign: str, at: int) -> None:
    at = min(at, len(name))
    whole = name[:at] + " " + name[at:]
    assert looks_like(name[:at] + sign + " " + name[at:], [whole])
    assert looks_like(name, [name])


@given(st.text(max_size=30))
def test_what_is_left_of_a_name_is_the_same_when_it_is_looked_at_twice(name: str) -> None:
    assert skeleton(name) == skeleton(name)
    assert looks_like(name.casefold(), [name])


@given(st.lists(st.sampled_from(["Léa", "Lea", "Ana", "Bo", "Cy", "Éric", "Eric", "Noël", "Noel"]), unique=True))
def test_ordinary_names_are_told_apart(names: list[str]) -> None:
    for place, name in enumerate(names):
        assert not looks_like(name, names[:place])


@pytest.mark.parametrize("name", IMITATIONS)
def test_nobody_passes_for_the_house_or_its_bots(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        person_name(name)
    assert refused.value.code == "name-of-the-house"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_at_a_table_a_name_that_looks_like_another_one_is_refused_with_a_clear_word(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            ana, other = site.visitor("Ana", lang), site.visitor("Аnа", lang)
            path = await ana.open(3)
            await other.get(path)
            told = await other.post(f"{path}/sit", {"name": "Аnа"}, 409)
            assert SiteTexts(lang).t("refusal-look-alike-name", name="Аnа", words="Ana") in told
            assert site.table(path).names == ("Ana", "", "")
            await other.get(path)
            await other.post(f"{path}/sit", {"name": "Anatole"})

    live(story())


def test_those_who_watch_and_those_who_come_late_take_no_name_that_looks_like_one_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            ana = site.visitor("Ilse")
            path = await ana.open(3)
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "bots"})
            bot = site.table(path).names[1]
            zoe = site.visitor("llse")
            await zoe.get(path)
            await zoe.post(f"{path}/say", {"text": "oh", "channel": "gallery", "name": "llse"}, 409)
            late = site.visitor()
            await late.get(path)
            spaced = " ".join(bot)
            await late.post(f"{path}/ask", {"seat": "2", "name": spaced}, 409)
            await late.get(path)
            await late.post(f"{path}/ask", {"seat": "2", "name": "Perfidie"}, 422)

    live(story())


@pytest.mark.parametrize("name", ["Bаsile", "B a s i l e", "BASI1E"])  # the first with a letter of Cyrillic
def test_no_bot_sits_down_under_a_name_that_looks_like_that_of_somebody_at_the_table(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path = await site.visitor(name).open(4)
            ana = site.visitor("Ana")
            await ana.sit(path)
            for seat in (2, 3):
                await ana.post(f"{path}/bot", {"seat": str(seat), "level": "greedy"})
            names = [chair.name for chair in site.table(path).chairs]
            assert not any(looks_like(each, names[:at]) for at, each in enumerate(names)), names

    live(story())


def test_a_program_takes_no_name_of_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            client = site.visitor().client
            answer = await client.post("/api/guests", json={"name": "Реrfidie"})
            assert answer.status_code == 422
            assert "name-of-the-house" in answer.text

    live(story())
