"""Hidden information, row by row: who may see it, who may not, in views, news, choices and refusals, and until when.

Of two tables that differ in one secret, whoever is not in it gets the same; then the rules reveal it.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.mousquetaires.tables import GAME, Adventure, lay
from games.playing import answer_to, finished, mixtures, moments, shuffled, watchers
from perfidie.engine import Playthrough, Refusal, encode
from perfidie.games.mousquetaires.rules.box import LIMITS

MILADY, SPECTATOR = 0, None
TEAM = (1, 2, 3, 4)
"""At five seats: d'Artagnan, Athos, Porthos and Aramis, one each."""


def all_a_watcher_gets(play: Playthrough, watcher: int | None) -> bytes:
    """Everything that can be got out of a table from there."""
    view = play.view(watcher)
    got: list[Any] = [view, GAME.eyes.for_person(view), play.glimpses(watcher), GAME.talk.pause(view)]
    if watcher is not None:
        legal = play.legal(watcher)
        wrong = [action.words for action in GAME.vocabulary.actions if action.words not in legal]
        got += [legal, play.can_undo(watcher), list(GAME.lab.numbers(play.state, watcher))]
        got += [str(answer_to(play.move, watcher, words)) for words in wrong[:: 1 if legal else 40]]
    return encode(got)


def knowing(one: Adventure, other: Adventure) -> set[int | None]:
    """Who can tell these two tables apart."""
    assert one.play.version == other.play.version
    return {
        watcher
        for watcher in watchers(one.play)
        if all_a_watcher_gets(one.play, watcher) != all_a_watcher_gets(other.play, watcher)
    }


def both(tables: tuple[Adventure, Adventure], script: str) -> set[int | None]:
    """Plays on at both, each its own half where a slash parts them; who can tell them apart then."""
    for number, table in enumerate(tables):
        for line in script.split(";"):
            before, slash, after = line.partition("/")
            table.do(f"{before.rsplit(' ', 1)[0]} {after}" if slash and number else before)
    return knowing(*tables)


EVERYBODY = {MILADY, *TEAM, SPECTATOR}


# Milady's destination


def hidden(one: str, other: str, *notes: str, **more: Any) -> tuple[Adventure, Adventure]:
    return lay(*notes, destination=one, **more), lay(*notes, destination=other, **more)


def test_where_milady_goes_only_she_knows() -> None:
    tables = lay(at="destination"), lay(at="destination")
    assert both(tables, "M destination louvre/milady_house") == {MILADY}
    assert both(tables, "M pass; speaker activate athos; athos move louvre; athos draw; - drawn king") == {MILADY}
    assert [table.seen("M").destination for table in tables] == ["louvre", "milady_house"]
    assert [table.sight.destination for table in tables] == ["", ""]


@pytest.mark.parametrize("attempt", ["challenge 1", "duel adversary lubin"])
def test_a_challenge_or_a_duel_at_her_place_reveals_her_to_all(attempt: str) -> None:
    tables = hidden("louvre", "paris", "dartagnan louvre", "dartagnan 2", louvre="masked_ball lubin")
    assert knowing(*tables) == {MILADY}
    assert both(tables, f"dartagnan {attempt}") == EVERYBODY
    here, elsewhere = (table.sight for table in tables)
    assert (here.destination, here.past[0].how, here.past[0].hero) == ("louvre", "attempt", "dartagnan")
    assert (elsewhere.destination, elsewhere.excluded) == ("", ("louvre",))


def test_a_visit_at_richelieus_reveals_her_or_shows_that_she_is_not_there() -> None:
    tables = hidden("richelieu", "louvre", "", "athos 1")
    assert both(tables, "athos move richelieu") == EVERYBODY
    assert [table.sight.destination for table in tables] == ["richelieu", ""]
    assert [table.sight.excluded for table in tables] == [(), ("richelieu",)]
    assert tables[0].sight.past[0].how == "visit", "Athos finds her there like anybody else"


def test_kitty_tells_everybody_where_she_is() -> None:
    tables = hidden("la_rochelle", "milady_house", "athos kitty", "athos 1")
    assert both(tables, "athos character kitty") == EVERYBODY
    assert [table.sight.past[0].how for table in tables] == ["kitty", "kitty"]
    assert [table.sight.destination for table in tables] == ["la_rochelle", "milady_house"]


def test_at_the_end_of_phase_two_she_shows_herself_and_it_stays_known() -> None:
    tables = hidden("la_rochelle", "ferrets", "", "athos 0")
    assert knowing(*tables) == {MILADY}
    assert both(tables, "athos end") == EVERYBODY
    for table in tables:
        table.do("R H")
    assert [(table.sight.round, table.sight.destination) for table in tables] == [(2, "")] * 2
    assert [[sighting.place for sighting in table.sight.past] for table in tables] == [["la_rochelle"], ["ferrets"]]


@pytest.mark.parametrize(
    "attempt", ["challenge 0; athos pay 1 none 0", "duel adversary lubin; athos commit 1 0 0; B SLLL; R L"]
)
def test_an_attempt_of_athos_tells_nothing_whether_she_is_there_or_not(attempt: str) -> None:
    tables = hidden("louvre", "paris", "athos louvre nobility*2 combat", "athos 2", louvre="gambling_debts lubin")
    for line in f"athos {attempt}; athos end; R H".split("; ")[:-2]:
        assert both(tables, line) == {MILADY}
    assert [table.sight.excluded for table in tables] == [(), ()]
    kinds = [[glimpse.kind for glimpse in table.play.glimpses(MILADY)] for table in tables]
    assert kinds[0] == kinds[1], "nor is Milady told anything that would show in her face"


def test_where_she_was_shown_not_to_be_is_crossed_out_for_this_round_alone() -> None:
    table = lay("dartagnan louvre", "dartagnan 3", louvre="masked_ball lubin felton", destination="ferrets")
    table.do("dartagnan challenge 1; dartagnan pay 0 none 0; dartagnan move richelieu")
    assert table.sight.excluded == ("louvre", "richelieu")
    assert len(table.told("not-there")) == 1
    table.do("dartagnan end; R H")
    assert (table.sight.round, table.sight.excluded) == (2, ())


def test_the_automatic_milady_hides_from_everybody() -> None:
    tables = [lay(at="destination", seats=3, automatic_milady=True) for _ in range(2)]
    assert both((tables[0], tables[1]), "- hidden louvre/milady_house") == set()
    assert [facts for table in tables for facts in table.told("destination-chosen", "0")] == [{}, {}]


def test_of_the_paris_cards_an_automatic_milady_holds_only_their_number_is_known() -> None:
    table = lay("", "athos 0", seats=3, automatic_milady=True, destination="milady_house", paris="edict")
    table.do("athos end; R H")
    assert (table.sight.paris_count, table.sight.paris_hand, len(table.sight.paris_unseen)) == (1, (), 7)
    assert table.told("paris-taken", "0") == [{}]


# Milady's cards


def test_only_milady_sees_her_treacheries_until_she_plays_one() -> None:
    tables = lay(at="treachery", treacheries="plot haste"), lay(at="treachery", treacheries="plot conscripts")
    assert knowing(*tables) == {MILADY}
    assert [table.sight.treachery_count for table in tables] == [2, 2]
    assert tables[0].seen("M").treacheries == ("plot", "haste")
    assert both(tables, "M play plot") == {MILADY}
    tables = lay(at="treachery", treacheries="plot haste"), lay(at="treachery", treacheries="plot conscripts")
    assert both(tables, "M play haste/conscripts") == EVERYBODY


def test_what_milady_draws_or_chooses_only_she_sees() -> None:
    tables = lay(at="treachery"), lay(at="treachery")
    assert both(tables, "M draw; - treachery plot/poison") == {MILADY}
    tables = hidden("richelieu", "richelieu", "", "athos 0")
    assert both(tables, "athos end") == set()
    assert both(tables, "M choose plot/poison") == {MILADY}
    assert [table.told("treachery-chosen") for table in tables] == [[{"seat": 0}]] * 2


def test_only_milady_sees_her_paris_cards_until_one_is_put_in_play() -> None:
    tables = hidden("milady_house", "milady_house", "", "athos 0")
    assert both(tables, "athos end") == set()
    assert both(tables, "M paris spies/edict") == {MILADY}
    assert [table.sight.paris_count for table in tables] == [1, 1]
    assert tables[0].sight.paris_unseen == tables[1].sight.paris_unseen
    assert both(tables, "R H; M destination louvre") == {MILADY}
    assert both(tables, "M paris spies/edict") == EVERYBODY


# The Musketeers' hands


@pytest.mark.parametrize(("closed", "team"), [(False, set(TEAM)), (True, {2})])
def test_a_hand_is_seen_by_the_team_or_by_its_owner_alone(closed: bool, team: set[int]) -> None:
    tables = lay("athos king", "porthos 1", closed_hands=closed), lay("athos kitty", "porthos 1", closed_hands=closed)
    assert knowing(*tables) == team
    tables = lay("", "athos 1", closed_hands=closed), lay("", "athos 1", closed_hands=closed)
    assert both(tables, "athos draw; - drawn king/kitty") == team
    assert tables[0].sight.riders[1].count == 1


def test_what_is_discarded_or_laid_down_everybody_sees() -> None:
    tables = [lay("athos la_rochelle combat double", "athos 2", closed_hands=True) for _ in range(2)]
    assert both((tables[0], tables[1]), "athos reinforce combat/double") == EVERYBODY
    tables = [lay("athos king panache", at="treachery", treacheries="poison", closed_hands=True) for _ in range(2)]
    assert both((tables[0], tables[1]), "M play poison athos") == set()
    assert both((tables[0], tables[1]), "- lost king/panache") == EVERYBODY


# Exchanges


@pytest.mark.parametrize(("closed", "team"), [(False, set(TEAM)), (True, {2, 3})])
def test_of_a_card_that_changes_hands_outsiders_learn_only_that_it_did(closed: bool, team: set[int]) -> None:
    tables = [lay("athos king kitty", "athos 1", closed_hands=closed) for _ in range(2)]
    assert both((tables[0], tables[1]), "athos exchange porthos") == set()
    assert both((tables[0], tables[1]), "athos give king/kitty") == team
    for table in tables:
        assert table.told("card-handed", "M") == [{"hero": "athos", "seat": 2, "partner": "porthos"}]
        assert [rider.count for rider in table.seen("M").riders] == [0, 1, 1, 0]
    assert both((tables[0], tables[1]), "athos done") == team
    assert tables[0].told("exchange-closed", "M")[0]["count"] == 1


def test_an_equipment_changes_hands_openly() -> None:
    tables = [lay("athos leather pistol", "athos 1") for _ in range(2)]
    assert both((tables[0], tables[1]), "athos exchange porthos; athos give leather/pistol") == EVERYBODY


OUTSIDE = {False: (MILADY, SPECTATOR), True: (MILADY, 1, 4, SPECTATOR)}


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("thing", ["king", "leather"])
def test_what_is_asked_for_and_refused_no_outsider_notices(closed: bool, thing: str) -> None:
    """Not by who is waited for, the news, a count or a refusal either: they see these two exchange, no more."""
    table = lay("athos kitty; porthos king leather", "athos 1", closed_hands=closed).do("athos exchange porthos")
    before = {watcher: all_a_watcher_gets(table.play, watcher) for watcher in OUTSIDE[closed]}
    for line in (f"athos ask {thing}", "porthos refuse"):
        table.do(line)
        assert {watcher: all_a_watcher_gets(table.play, watcher) for watcher in OUTSIDE[closed]} == before
        assert (table.play.view(MILADY).step, table.play.view(MILADY).waiting) == ("Swap", (2,))
    assert [facts["thing"] for facts in table.told("refused", "athos")] == [thing]
    assert (table.seen("athos").transfers, table.seen("M").transfers) == (1, 0)


def test_while_he_is_asked_the_team_knows_who_has_to_answer() -> None:
    table = lay("porthos king", "athos 1").do("athos exchange porthos; athos ask king")
    assert [(table.play.view(seat).step, table.play.view(seat).waiting) for seat in TEAM] == [("Consent", (3,))] * 4
    assert table.told("asked", "aramis")[0]["thing"] == "king"


def test_a_blind_request_in_vain_is_known_to_these_two_alone() -> None:
    table = lay("porthos king", "athos 1", closed_hands=True).do("athos exchange porthos")
    before = {watcher: all_a_watcher_gets(table.play, watcher) for watcher in OUTSIDE[True]}
    table.do("athos ask kitty")
    assert {watcher: all_a_watcher_gets(table.play, watcher) for watcher in OUTSIDE[True]} == before
    told = [table.told("asked-in-vain", str(seat)) for seat in range(5)]
    assert [len(facts) for facts in told] == [0, 0, 1, 1, 0]
    assert [facts[0].get("thing") for facts in told if facts] == ["kitty", None], "who asked knows what he asked for"


# News

OF_ITS_OWN = {
    "dealt": {"cards"}, "treacheries-dealt": {"treacheries"}, "destination-chosen": {"place"},
    "treachery-drawn": {"treachery"}, "treachery-chosen": {"treachery"}, "paris-taken": {"paris"},
    "card-drawn": {"card"}, "card-handed": {"card"}, "asked-in-vain": {"thing"},
}  # fmt: skip
"""By kind of event: what only some seats are told of it. Everything else all are told alike."""
AMONG_THE_TEAM = {"asked", "asked-in-vain", "refused"}


def test_only_these_events_tell_some_seats_more_than_everybody() -> None:
    rng, met = Random(3), Counter[str]()
    for seats in (3, 5):
        for options in islice(mixtures(GAME, seats, rng), 6):
            play = finished(Playthrough(GAME, GAME.setup(seats, options)), rng)
            rules: Any = play.setup
            for event in play.events:
                for seat, facts in event.private:
                    met[event.kind] += 1
                    assert set(facts) == OF_ITS_OWN[event.kind]
                    assert (seat == rules.milady) == (event.facts["seat"] == rules.milady)
                if event.audience is not None:
                    met[event.kind] += 1
                    assert event.kind in AMONG_THE_TEAM
                    assert rules.milady not in event.audience
    assert set(met) == {*OF_ITS_OWN, *AMONG_THE_TEAM}


# Imagined worlds


@pytest.mark.parametrize("seats", [3, 4])
def test_a_view_read_from_its_bytes_gives_a_world_with_the_same_view(seats: int) -> None:
    met: Counter[str] = Counter()
    for play, rng in islice(moments(GAME, seats, seed=seats, share=0.1), 80):
        for watcher in watchers(play):
            seen = encode(play.view(watcher))
            assert encode(GAME.view(GAME.imagine(GAME.read_view(seen), rng), watcher)) == seen
        met[play.view(None).step or "over"] += 1
    assert len(met) > 8, met


@pytest.mark.parametrize("guarded", [False, True])
def test_imagined_hands_can_pay_the_challenge_that_is_being_paid(guarded: bool) -> None:
    """Whoever does not see his hand believes only in hands that meet it, also while Rochefort stands in the way."""
    table = lay("dartagnan louvre nobility*2 combat king", "dartagnan 1", louvre="gambling_debts",
                destination="louvre" if guarded else "paris", epic=2)  # fmt: skip
    assert table.do("dartagnan challenge 0").asked == f"dartagnan {'CommitCards' if guarded else 'PayChallenge'}"
    if guarded:
        table.do("dartagnan commit 1 0 0")
    hands = set()
    for seed in range(40):
        world: Any = GAME.imagine(table.play.view(MILADY), Random(seed))
        nobility, others = world.hands[0][3], sum(world.hands[0])
        assert others == (3 if guarded else 4)
        assert nobility + world.epic >= 4, "6 are asked for, he has 2"
        hands.add(world.hands[0])
    assert len(hands) > 1


# Taking back

MAY = {
    "a destination": (lambda: lay(at="destination"), "M", "destination louvre"),
    "a Treachery kept for later": (lambda: lay(at="treachery", treacheries="plot"), "M", "pass"),
    "the Musketeer named": (lambda: lay(), "speaker", "activate athos"),
    "a move": (lambda: lay("", "athos 1"), "athos", "move louvre"),
    "a purchase": (lambda: lay("", "athos 1", purse=3), "athos", "buy leather"),
    "an exchange begun": (lambda: lay("athos king", "athos 1"), "athos", "exchange porthos"),
    "an Equipment given to one's other Musketeer": (
        lambda: lay("athos leather", "athos 1", seats=2).do("athos exchange aramis"), "athos", "give leather",
    ),
    "a card given to one's other Musketeer": (
        lambda: lay("athos king", "athos 1", seats=2).do("athos exchange aramis"), "athos", "give king",
    ),
    "the end of a turn": (lambda: lay("", "athos 1", waiting="porthos"), "athos", "end"),
    "ransom": (lambda: lay("athos bastille", "athos 1", purse=LIMITS["bastille_price"]), "athos", "bastille pay"),
}  # fmt: skip


@pytest.mark.parametrize("name", MAY)
def test_a_move_by_which_nobody_learns_anything_may_be_taken_back(name: str) -> None:
    laid, who, said = MAY[name]
    play = laid().play
    seat = Adventure(play).seat(who)
    play._back = None  # what was done before stands
    before = [all_a_watcher_gets(play, watcher) for watcher in watchers(play)]
    play.move(seat, said.split())
    assert [play.can_undo(each) for each in range(play.setup.seats)] == [
        each == seat for each in range(play.setup.seats)
    ]
    play.undo(seat)
    assert [all_a_watcher_gets(play, watcher) for watcher in watchers(play)] == before


MAY_NOT = {
    "a card drawn": (lambda: lay("", "athos 1"), "athos", "draw; - drawn king"),
    "a Challenge begun": (
        lambda: lay("athos louvre nobility*2", "athos 1", louvre="slander"), "athos", "challenge 0",
    ),
    "a visit at Richelieu's": (lambda: lay("", "athos 1"), "athos", "move richelieu"),
    "a Character": (lambda: lay("athos essarts", "athos 1"), "athos", "character essarts"),
    "a card laid at La Rochelle": (
        lambda: lay("athos la_rochelle combat", "athos 1"), "athos", "reinforce combat",
    ),
    "a card handed to another seat": (
        lambda: lay("athos king", "athos 1").do("athos exchange porthos"), "athos", "give king",
    ),
    "an Equipment handed to another seat": (
        lambda: lay("athos leather", "athos 1").do("athos exchange porthos"), "athos", "give leather",
    ),
    "a request": (
        lambda: lay("porthos king", "athos 1").do("athos exchange porthos"), "athos", "ask king",
    ),
    "dice": (
        lambda: lay("athos louvre", "athos 1", louvre="slander lubin").do("athos duel adversary lubin"),
        "athos", "commit 0 0 0; B S",
    ),
    "a Treachery": (lambda: lay(at="treachery", treacheries="plot"), "M", "play plot"),
    "the end of phase II": (lambda: lay("", "athos 0"), "athos", "end"),
}  # fmt: skip


@pytest.mark.parametrize("name", MAY_NOT)
def test_what_has_taught_anybody_something_may_not_be_taken_back(name: str) -> None:
    laid, who, said = MAY_NOT[name]
    play = laid().do(f"{who} {said}").play
    for seat in range(play.setup.seats):
        assert not play.can_undo(seat)
        with pytest.raises(Refusal, match="nothing-to-undo"):
            play.undo(seat)


def test_what_is_taken_back_leaves_no_trace_at_any_moment() -> None:
    play, rng, undone = shuffled(GAME, 3, 4), Random(4), Counter[str]()
    for _ in range(120):
        seat = play.state.actor
        words, before = rng.choice(play.legal(seat)), [encode(play.view(watcher)) for watcher in watchers(play)]
        play.move(seat, words)
        if play.can_undo(seat):
            play.undo(seat)
            undone[words[0]] += 1
            assert [encode(play.view(watcher)) for watcher in watchers(play)] == before
            play.move(seat, words)
        play.chance(rng)
        if play.over:
            break
    assert len(undone) > 4, undone
