"""A real game of each kind, played at the site: its receipt is right by a program that shares no code with ours."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.networks import shelved
from perfidie import games
from perfidie.bots.shelf import network_for
from perfidie.engine import read_record, replay
from perfidie.engine.step import CHANCE
from perfidie.receipt import Seal, number_of, read_receipt
from perfidie.store import OVER, News, Table
from perfidie.store.people.circles import MEMBER, Circle, Fellow
from perfidie.store.times import DAY
from perfidie.web.house.bots.deciding import Chosen, Put, note, put_to
from perfidie.web.house.bots.thinkers import NOBODY, CannotThink
from perfidie.web.house.bots.turns import Asker
from perfidie.web.house.circles.laying import Call, laid_table
from perfidie.web.house.match import Match
from perfidie.web.house.seals import Seals, as_thought
from perfidie.web.house.table import LiveTable
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass
from web.sealed import (
    NUMBERS,
    PLAYED,
    Counting,
    begin,
    by_the_page,
    play,
    played,
    record_of,
    same_label,
    seated,
    verified,
)
from web.test_my_games import rated_table

QUICK = {"option-max_rounds": "1"}
LEVELS = {"verre": ("master",), "verona": ("novice", "strong"), "idus_martii": ("greedy", "master")}
"""By game: the bots at its table; one master elsewhere."""


@pytest.mark.parametrize("game", PLAYED)
def test_the_receipt_of_a_real_game_is_right_by_the_program_of_the_page_and_by_ours(game: str, tmp_path: Path) -> None:
    data = played(tmp_path, game, LEVELS.get(game, ("master",)))
    assert by_the_page(data, tmp_path / "check") == []
    record = read_record(data)
    receipt = read_receipt(record)
    assert receipt is not None
    assert len(receipt.draws) == sum(entry.seat == CHANCE for entry in record.entries)
    bots = [seat for seat, level in enumerate(receipt.seated) if level]
    assert {move.entry for move in receipt.bots} == {
        place for place, entry in enumerate(record.entries) if entry.seat in bots and not entry.said
    }
    assert receipt.numbers == (*NUMBERS[: len(receipt.seated) - len(bots)], *[""] * len(bots))
    status, said = verified(data, tmp_path)
    assert (status, "✗" in said, "–" in said) == (0, False, False), said
    assert f"{len(receipt.bots)} choices made again" in said
    assert "nothing speaks against" in said.lower()


def test_what_a_legend_chose_is_made_again_by_its_network_and_by_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the network is gone or another one the report says so, and calls nobody a cheat; a forged choice is one."""
    verre = games.find("verre")
    setup = verre.setup(3, {"max_rounds": 2})
    mine, other = shelved(tmp_path / "mine", verre, setup), shelved(tmp_path / "other", verre, setup, {"seed": 2})
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(mine))
    data = played(tmp_path, "verre", ("legend",))
    network = network_for(verre, setup)
    assert network is not None
    receipt = read_receipt(read_record(data))
    assert receipt is not None
    assert {move.network for move in receipt.bots} == {network.digest}
    assert by_the_page(data, tmp_path / "check") == []
    count = f"{len(receipt.bots)} choices"
    status, said = verified(data, tmp_path)
    assert (status, f"{count} made again" in said, "–" in said) == (0, True, False), said
    claimed = json.loads(data)
    for move in claimed["receipt"]["bots"]:
        move.pop("network")
        move["iterations"] = 30
    assert "✗" in verified(json.dumps(claimed).encode(), tmp_path)[1], "it did not choose so as a master"
    for folder in (other, tmp_path / "none"):
        monkeypatch.setenv("PERFIDIE_NETWORKS", str(folder))
        status, said = verified(data, tmp_path)
        assert (status, "✗" in said) == (0, False), said
        assert f"{count} could not be made again: the network that made them is not here, or has been replaced" in said
    assert "réseau" in verified(data, tmp_path, lang="fr")[1]


def test_what_a_legend_chose_as_a_master_is_made_again_where_there_is_a_network_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = played(tmp_path, "verre", ("legend",))
    verre = games.find("verre")
    shelved(tmp_path / "new", verre, verre.setup(3, {"max_rounds": 2}))
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(tmp_path / "new"))
    status, said = verified(data, tmp_path)
    assert (status, "choices made again" in said, "–" in said) == (0, True, False), said


def test_the_report_is_in_both_languages_and_may_leave_the_bots_out(tmp_path: Path) -> None:
    data = played(tmp_path, "verre", ("greedy",))
    status, said = verified(data, tmp_path, "--quick", lang="fr")
    assert status == 0
    assert "Rien ne contredit le reçu." in said
    assert "dont le choix n’a pas été refait" in said


def test_a_record_without_a_receipt_replays_and_is_said_to_have_none(tmp_path: Path) -> None:
    """As those of before, of the terminal and of the arena."""
    whole = json.loads(played(tmp_path, "verre"))
    del whole["receipt"]
    status, said = verified(json.dumps(whole).encode(), tmp_path)
    assert status == 0
    assert "no receipt" in said
    assert "says nothing of its chance" in said
    del whole["entries"][-1]
    status, said = verified(json.dumps(whole).encode(), tmp_path)
    assert (status, "This record does not hold, and it has no receipt." in said) == (1, True), said


def test_the_old_fields_of_a_record_are_as_they_were(tmp_path: Path) -> None:
    data = played(tmp_path, "verre")
    record = read_record(data)
    assert read_record(record.to_compact()).entries == record.entries
    assert record.to_json() == data
    assert list(json.loads(data)) == [
        *("format", "game", "rules", "seats", "options", "entries", "names", "notes", "receipt")
    ]  # fmt: skip
    assert replay(games.find("verre"), record).over


# What the chance depends on


async def dealt(site: Site, numbers: tuple[str, str], **options: str) -> tuple[str, list[tuple[str, ...]]]:
    """A game of two who add these numbers: the commitment, and what chance did first."""
    same_label(site)
    ana, bo = (site.visitor(name) for name in ("Ana", "Bo"))
    path = await ana.open(2, **options)
    await bo.sit(path)
    for person, number in zip((ana, bo), numbers, strict=True):
        await person.get(path)
        await person.post(f"{path}/number", {"number": number})
    await ana.post(f"{path}/start", {"how": "all"})
    entries = site.table(path).game_on.entries
    return site.table(path).pledged, [entry.words for entry in entries if entry.seat == CHANCE]


def test_the_deal_depends_on_each_number_and_on_every_option_and_on_nothing_else(tmp_path: Path) -> None:
    async def story(folder: Path, numbers: tuple[str, str], **options: str) -> tuple[str, list[tuple[str, ...]]]:
        folder.mkdir()
        async with a_site(folder, seed=7, receipts=True) as site:
            return await dealt(site, numbers, **options)

    both = ("1" * 64, "2" * 64)
    deals = [
        live(story(tmp_path / "first", both)),
        live(story(tmp_path / "second", ("1" * 64, "3" * 64))),
        live(story(tmp_path / "third", ("4" * 64, "2" * 64))),
        live(story(tmp_path / "fourth", ("1" * 64, ""))),
        live(story(tmp_path / "options", both, **{"option-tie": "poison"})),
    ]
    assert live(story(tmp_path / "again", both)) == deals[0]
    assert len({commitment for commitment, _ in deals}) == 1
    assert len({str(deal) for _, deal in deals}) == len(deals)


def test_the_room_shows_the_commitment_before_anybody_else_sits_and_the_end_opens_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            ana, bo = site.visitor("Ana"), site.visitor("Bo")
            path = await ana.open(2, **QUICK)
            shown = site.table(path).pledged
            for person in (ana, bo):
                assert shown in (await person.get(path)).text
            await bo.post(f"{path}/sit", {"name": "Bo", "number": NUMBERS[1]})
            await ana.post(f"{path}/start", {"how": "all", "number": NUMBERS[0]})
            assert shown in (await bo.get(path)).text
            await play(site, path, [ana, bo], Random(1))
            receipt = json.loads(await record_of(path, bo))["receipt"]
            assert receipt["commitment"] == shown
            assert receipt["label"] == site.table(path).code
            assert receipt["numbers"] == [NUMBERS[0], NUMBERS[1]]
            page = (await bo.get(path)).text
            assert f"/verify?table={site.table(path).code}" in page

    live(story())


def test_what_is_typed_is_kept_as_its_digest_and_never_in_the_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            ana, bo, cy = (site.visitor(name) for name in ("Ana", "Bo", "Cy"))
            path = await ana.open(3, **QUICK)
            await ana.get(path)
            await ana.post(f"{path}/number", {"number": "  le 12 mai, à Vérone  "})
            await bo.get(path)
            await bo.post(f"{path}/sit", {"name": "Bo", "number": "x" * 5000})
            await cy.sit(path)
            await cy.get(path)
            assert await cy.post(f"{path}/number", {"number": "   "}) == path
            await ana.post(f"{path}/start", {"how": "all", "number": "what the page drew meanwhile"})
            sealed = site.table(path).arrangement.sealed
            assert sealed is not None
            assert sealed.numbers == (number_of("le 12 mai, à Vérone"), number_of("x" * 200), "")
            late = await ana.post(f"{path}/number", {"number": "too late"}, 409)
            assert "commenc" in late

    live(story())


def test_who_stands_up_takes_their_number_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            path, (ana, bo, _) = await seated(site, "verre", 3, 3, **QUICK)
            await bo.get(path)
            await bo.post(f"{path}/stand")
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "few"})
            sealed = site.table(path).arrangement.sealed
            assert sealed is not None
            assert sealed.numbers == (NUMBERS[0], NUMBERS[2])

    live(story())


# Taking back, restarts, other processes


def test_a_move_that_is_taken_back_draws_nothing_again(tmp_path: Path) -> None:
    """A draw follows as if the move had been made at once, and once chance has acted nothing is taken back."""

    async def story(folder: Path, undone: int) -> tuple[list[Any], int]:
        folder.mkdir()
        async with a_site(folder, seed=3, receipts=True) as site:
            same_label(site)
            path, crowd = await seated(site, "verre", 2, 2, **{"option-max_rounds": "2", "option-first_wesley": "0"})
            await begin(path, crowd)
            table, rng, taken = site.table(path), Random(2), 0
            while table.phase != OVER:
                (seat, *_), before = table.asked, len(table.game_on.entries)
                words = {"action": " ".join(rng.choice(table.asked[seat].choices))}
                for _ in range(undone):
                    await crowd[seat].move(path, table.version_for(seat), words)
                    chance = any(entry.seat == CHANCE for entry in table.game_on.entries[before:])
                    if chance:
                        assert not table.game_on.can_undo(seat)
                    if not table.game_on.can_undo(seat):
                        break
                    await crowd[seat].post(f"{path}/undo", {"version": str(table.version_for(seat))})
                    taken += 1
                if len(table.game_on.entries) == before:
                    await crowd[seat].move(path, table.version_for(seat), words)
            assert by_the_page(await record_of(path, crowd[0]), folder / "check") == []
            return list(table.game_on.entries), taken

    plain, none = live(story(tmp_path / "plain", 0))
    undone, taken = live(story(tmp_path / "undone", 3))
    assert none == 0
    assert taken > 10
    assert plain == undone


def test_the_same_is_drawn_after_a_restart_and_by_another_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 2, **QUICK)
            code = path.rpartition("/")[2]
            room = await site.house.store.table(code)
            await begin(path, crowd)
            started = site.table(path)
            kept = await site.house.store.table(code)
            cookies = [dict(person.client.cookies) for person in crowd]
        assert room is not None
        assert kept is not None
        there = LiveTable(room)  # another process, which knew the room
        there.catch_up(News(kept.version, kept.stamp, kept.arrangement, kept.lines, (), kept.written))
        assert there.match.seal is not None
        assert started.match.seal is not None
        assert there.game_on.entries == started.game_on.entries
        assert there.match.link() == started.match.link()
        assert there.match.seal.seed(0, 3) == started.match.seal.seed(0, 3)
        async with a_site(tmp_path, seed=99, receipts=True) as site:
            people = [site.visitor(name, cookies=each) for name, each in zip(("Ana", "Bo"), cookies, strict=True)]
            await people[0].get(path)
            await play(site, path, people, Random(1))
            assert by_the_page(await record_of(path, people[0]), tmp_path / "check") == []

    live(story())


def test_a_table_of_before_goes_on_as_it_did_and_has_no_receipt(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:  # a house that seals nothing, as those of before
            path, crowd = await seated(site, "verre", 2, 2, **QUICK)
            cookies = [dict(person.client.cookies) for person in crowd]
        async with a_site(tmp_path, receipts=True) as site:
            people = [site.visitor(name, cookies=each) for name, each in zip(("Ana", "Bo"), cookies, strict=True)]
            await people[0].get(path)
            await people[0].post(f"{path}/start", {"how": "all"})
            await play(site, path, people, Random(1))
            assert "receipt" not in json.loads(await record_of(path, people[0]))
            page = (await people[0].get(path)).text
            assert "/verify" not in page
            await people[0].post(f"{path}/again", {"how": "now", "number": NUMBERS[0]})
            following = f"/t/{site.table(path).arrangement.following}"
            await people[0].get(following)
            sealed = site.table(following).arrangement.sealed
            assert sealed is not None
            assert not any(sealed.numbers), "the house knew it before it committed itself"

    live(story())


# More games, lots, places


def test_the_next_game_of_a_row_is_under_the_first_commitment(tmp_path: Path) -> None:
    """Who adds nothing new is counted with what they added before."""

    async def story() -> list[dict[str, Any]]:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 2, **QUICK)
            await begin(path, crowd)
            found = []
            for turn in range(3):
                await play(site, path, crowd, Random(turn))
                data = await record_of(path, crowd[0])
                assert by_the_page(data, tmp_path / f"check {turn}") == []
                assert verified(data, tmp_path)[0] == 0
                found.append(json.loads(data)["receipt"])
                await crowd[0].post(f"{path}/again", {"how": "in", "number": NUMBERS[5 + turn]})
                path = await crowd[1].post(f"{path}/again", {"how": "in"})
                await crowd[1].get(path)
            return found

    first, second, third = live(story())
    assert [each["turn"] for each in (first, second, third)] == [0, 1, 2]
    assert len({(each["label"], each["commitment"]) for each in (first, second, third)}) == 1
    assert len({each["secret"] for each in (first, second, third)}) == 3
    assert sorted(second["numbers"]) == sorted([NUMBERS[5], NUMBERS[1]])
    assert sorted(third["numbers"]) == sorted([NUMBERS[6], NUMBERS[1]])


def test_places_of_a_rated_table_are_drawn_with_the_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await rated_table(site, "Ana", "Bob", "Cleo")
            await crowd[0].get(path)
            await crowd[0].post(f"{path}/start", {"how": "all", "number": NUMBERS[0]})
            table = site.table(path)
            await play(site, path, [each for each in crowd if each.name], Random(4))
            data = await record_of(path, crowd[0])
            receipt = json.loads(data)["receipt"]
            assert by_the_page(data, tmp_path / "check") == []
            assert sorted(receipt["places"]) == [0, 1, 2]
            assert receipt["numbers"] == [NUMBERS[0], "", ""]
            assert table.chairs[receipt["places"].index(0)].name == "Ana"
            assert "Places: drawn by lot" in verified(data, tmp_path)[1]
            whole = json.loads(data)
            whole["receipt"]["places"] = receipt["places"][1:] + receipt["places"][:1]
            assert verified(json.dumps(whole).encode(), tmp_path)[0] == 1
            assert by_the_page(whole, tmp_path / "check") == ["places"]

    live(story())


def test_choices_made_when_time_is_up_are_drawn_with_the_key(tmp_path: Path) -> None:
    async def story() -> bytes:
        async with a_site(tmp_path, clock=Hourglass(), receipts=True) as site:
            timed = {"option-first_player": "0", "option-talk_pause": "0", "option-turn_timer": "30"}
            path, crowd = await seated(site, "idus_martii", 5, 5, **timed)
            await begin(path, crowd)
            table, clock = site.table(path), hourglass(site)
            while table.phase != OVER:
                clock.turn(31)
                for _ in range(20):  # all whose time is up have their lot drawn
                    await asyncio.sleep(0)
            return await record_of(path, crowd[0])

    data = live(story())
    record = json.loads(data)
    late = [place for place, entry in enumerate(record["entries"]) if entry[3:] == [True]]
    assert [place for place, _ in record["receipt"]["lots"]] == late
    assert len(late) > 10
    assert by_the_page(data, tmp_path / "check") == []
    assert "choices drawn by lot" in verified(data, tmp_path)[1]
    place, choices = next(lot for lot in record["receipt"]["lots"] if len(lot[1]) > 1)
    record["receipt"]["lots"][late.index(place)] = [place, choices[::-1]]
    assert verified(json.dumps(record).encode(), tmp_path)[0] == 1


class Unable(Counting):
    """Bots that cannot think every other time."""

    count = 0

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        self.count += 1
        if self.count % 2:
            raise CannotThink("it is out of its mind")
        return await super().think(game, level, view, legal, seed, asker)


def test_what_chance_chose_for_a_bot_that_could_not_think_is_checked(
    tmp_path: Path, logged: list[dict[str, Any]]
) -> None:
    async def story() -> bytes:
        async with a_site(tmp_path, thinkers=Unable(), receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 1, **QUICK)
            await begin(path, crowd, ("master",))
            await play(site, path, crowd, Random(1))
            return await record_of(path, crowd[0])

    data = live(story())
    logged.clear()  # each was told as a fault, as it should be
    moves = json.loads(data)["receipt"]["bots"]
    assert {move.get("lot", False) for move in moves} == {False, True}
    assert verified(data, tmp_path)[0] == 0
    assert by_the_page(data, tmp_path / "check") == []


def test_bots_at_a_table_that_lasts_days_are_checked_as_well(tmp_path: Path) -> None:
    """They choose nothing that a person may have to answer behind the others' backs."""

    async def story() -> bytes:
        async with a_site(tmp_path, thinkers=Counting(), receipts=True) as site:
            options = {"option-rounds": "1", "option-poison": "true", "pace": f"each-{DAY}", "then": "novice"}
            path, crowd = await seated(site, "verona", 3, 1, **options)
            await begin(path, crowd, ("greedy", "master"))
            await play(site, path, crowd, Random(1))
            return await record_of(path, crowd[0])

    data = live(story())
    assert all(move["within"] == [1, 2] for move in json.loads(data)["receipt"]["bots"])
    status, said = verified(data, tmp_path)
    assert (status, "choices made again" in said) == (0, True), said


def test_a_bot_that_stands_in_signs_its_moves_and_a_person_who_comes_back_does_not(tmp_path: Path) -> None:
    async def story() -> bytes:
        async with a_site(tmp_path, thinkers=Counting(), receipts=True) as site:
            path, crowd = await seated(site, "verre", 2, 2, **{"option-max_rounds": "2"})
            await begin(path, crowd)
            table = site.table(path)
            await crowd[1].get(path)
            await crowd[1].post(f"{path}/stand", {"level": "greedy"})
            while not table.match.notes:
                await one_move(site, path, crowd[0])
            await crowd[1].post(f"{path}/back")
            await play(site, path, crowd, Random(2))
            return await record_of(path, crowd[0])

    async def one_move(site: Site, path: str, person: Visitor) -> None:
        table = site.table(path)
        if 0 in table.asked:
            words = table.asked[0].choices[0]
            await person.move(path, table.version_for(0), {"action": " ".join(words)})
        await asyncio.sleep(0)

    data = live(story())
    record = json.loads(data)
    signed = [move["entry"] for move in record["receipt"]["bots"]]
    of_seat = [place for place, entry in enumerate(record["entries"]) if entry[0] == 1]
    assert signed
    assert len(signed) < len(of_seat)
    assert verified(data, tmp_path)[0] == 0


def test_the_tables_of_a_circle_are_sealed_as_they_are_laid(tmp_path: Path) -> None:
    rng = Random(5)
    there = Circle("c", "Les Amis", "", 0.0, tuple(Fellow(name, name.title(), MEMBER, 0.0) for name in ("ana", "bo")))
    laid = laid_table(there, Call("/", "verre", "standard", "fr"), ["ana", "bo"], 3, Seals(rng, wanted=True))
    assert laid.pledge is not None
    assert laid.pledge.label == laid.code
    kept = Table(laid.code, len(laid.lines), 0, 0.0, laid.arrangement, laid.lines, pledge=laid.pledge)
    table = LiveTable(kept)
    while table.phase != OVER:
        for seat in list(table.asked)[:1]:
            change = table.move(seat, rng.choice(table.asked[seat].choices), None, rng)
            assert change is not None
            table.accept(change)
    data = table.record().to_json()
    assert by_the_page(data, tmp_path / "check") == []
    assert json.loads(data)["receipt"]["numbers"] == ["", "", ""]


def test_a_bots_move_that_is_taken_back_leaves_no_note_behind() -> None:
    """Whoever takes their seat back may take the bot's last move back, too."""
    game, rng = games.find("verre"), Random(1)
    match = Match(game, game.setup(2), Seal(bytes(32)))
    match.let_chance_act(rng)
    taken = 0
    while not match.over:
        seat = next(iter(match.asked))
        match.move(seat, rng.choice(match.asked[seat].choices), None, rng, note="{}")
        known = dict(match.notes)
        if match.play.can_undo(seat):
            entry = len(match.play.entries) - 1
            match.undo(seat, None)
            taken += 1
            assert match.notes == {place: note for place, note in known.items() if place != entry}
            match.move(seat, rng.choice(match.asked[seat].choices), None, rng)
            assert entry not in match.notes
    assert taken


def test_what_a_bot_was_asked_is_in_the_record_or_its_choice_is_said_to_be_unknown(tmp_path: Path, toys: None) -> None:
    """All choose at once. That somebody has chosen may be taken back while the bot thinks that saw it."""

    async def story() -> None:
        async with a_site(tmp_path, receipts=True) as site:
            path, crowd = await seated(site, "ballot", 3, 3)
            await begin(path, crowd)
            table = site.table(path)
            first, second = list(table.asked)[:2]
            chosen = Chosen(table.asked[second].choices[0], "master", 7)

            def asked() -> Put:
                return put_to(table, second, table.asked[second])

            async def choose(back: bool = False) -> None:
                version = table.version_for(first)
                words = {"action": " ".join(table.asked[first].choices[0])} if not back else {}
                door = "undo" if back else "move"
                await crowd[first].post(f"{path}/{door}", {"version": str(version), **words})

            alone = asked()
            assert as_thought(note(table, alone, asked(), chosen)).asked == alone.lines, "nothing has changed"
            await choose()
            both = asked()
            assert as_thought(note(table, alone, both, chosen)).asked == alone.lines, "it was asked before"
            await choose(back=True)
            assert as_thought(note(table, alone, asked(), chosen)).asked == alone.lines, "all is as it was"
            assert as_thought(note(table, both, asked(), chosen)).asked == -1, "what it saw is in no record"

    live(story())


def test_programs_add_numbers_and_see_the_commitment_as_people_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, receipts=True, thinkers=Counting()) as site:
            client = site.visitor().client

            async def call(method: str, path: str, token: str = "", **body: Any) -> Any:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = await client.request(method, f"/api{path}", json=body or None, headers=headers)
                assert answer.status_code < 300, answer.text
                return answer.json() if answer.content else None

            ana, bo = [(await call("POST", "/guests", name=name))["token"] for name in ("Ana", "Bo")]
            table = await call("POST", "/tables", ana, game="verre", seats=2, options={"max_rounds": 1})
            code = table["code"]
            assert table["commitment"] == site.table(f"/t/{code}").pledged
            await call("PUT", f"/tables/{code}/number", ana, number=NUMBERS[0])
            await call("POST", f"/tables/{code}/seat", bo, number="dés lancés sur la table")
            assert NUMBERS[0] not in str(await call("GET", f"/tables/{code}", bo))
            await call("POST", f"/tables/{code}/start", ana, how="all")
            while (live_table := site.table(f"/t/{code}")).phase != OVER:
                for token in (ana, bo):
                    now = await call("GET", f"/tables/{code}/view", token)
                    if now["legal"]:
                        words = now["legal"][0]["words"]
                        await call("POST", f"/tables/{code}/moves", token, version=now["version"], words=words)
            record = await call("GET", f"/tables/{code}/record", bo)
            assert record["receipt"]["commitment"] == table["commitment"] == live_table.pledged
            assert record["receipt"]["numbers"] == [NUMBERS[0], number_of("dés lancés sur la table")]
            assert by_the_page(record, tmp_path / "check") == []

    live(story())
