"""Circles on the pages: evenings and tournaments in short and whole, in the reader's language.

Of a game that is still played a page of the circle says that it is, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from zoneinfo import available_timezones

from perfidie import games
from perfidie.store import OVER, Person
from perfidie.store.people.circles import Circle
from perfidie.store.people.evenings import ANSWERS, CALLED_OFF, Evening
from perfidie.store.people.gatherings import Gathered
from perfidie.store.people.tournaments import ON, Drawn, State, Tournament
from perfidie.web.house.circles.evenings import leads
from perfidie.web.house.circles.laying import GONE, sizes
from perfidie.web.house.circles.standings import Place, Score, scores
from perfidie.web.house.circles.tournaments import Progress, can_go_on
from perfidie.web.house.tidings.words import moment
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.paces import in_words

REGIONS = ("Europe/", "America/", "Africa/", "Asia/", "Australia/", "Atlantic/", "Indian/", "Pacific/")


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The time zones a form offers, that of the house's language first."""
    known = sorted(zone for zone in available_timezones() if zone.startswith(REGIONS))
    return ("Europe/Paris", "UTC", *(zone for zone in known if zone != "Europe/Paris"))


@lru_cache(maxsize=8)
def game_choices(lang: str, sides: int = 1) -> tuple[tuple[str, str], ...]:
    """Every game by every way to play it with so many sides at least: what a form sends, and how it is called."""
    shelf = sorted(games.names(), key=lambda game: (games.find(game).rules.first.order, game))
    return tuple(
        (f"{game} {preset.id}", game_name(game, preset.id, lang))
        for game in shelf
        for preset in games.find(game).presets
        if not preset.lab and sizes(game, preset.id, sides)
    )


def game_name(game: str, preset: str, lang: str) -> str:
    """A game and the way it is played."""
    texts = SiteTexts(lang, game)
    return texts.t("circle-game", name=texts.title(), preset=texts.say(f"preset-{preset}"))


@dataclass(frozen=True, slots=True)
class Line:
    """An evening or a tournament in a list."""

    id: str
    title: str
    facts: str
    past: bool


def evening_line(found: Evening, lang: str, now: float) -> Line:
    """An evening in a list."""
    texts = SiteTexts(lang)
    off = found.phase == CALLED_OFF
    plan = found.plan
    facts = texts.say("evening-is-off") if off else texts.t("evening-coming", count=len(found.there))
    if plan.opened and not off:
        facts = texts.t("evening-opened", number=plan.opened, count=len(plan.games))
    return Line(found.id, moment(found.at, found.plan.zone, lang), facts, off or found.at < now - 86_400.0)


def tournament_line(found: Tournament, lang: str) -> Line:
    """A tournament in a list."""
    texts = SiteTexts(lang)
    state = found.state
    facts = texts.t("tournament-round", number=len(state.rounds), count=state.length)
    return Line(found.id, state.name, facts, found.phase != ON)


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table: who sits there, and how it stands."""

    code: str
    names: str
    state: str
    mine: bool
    open: bool
    """Whether its game goes on, or must be settled by a keeper."""
    there: bool = True
    """Whether the table can still be looked at."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game of an evening, with its tables once they are open."""

    name: str
    tables: tuple[TableLine, ...]


@dataclass(frozen=True, slots=True)
class EveningModel:
    """The page of an evening."""

    id: str
    when: str
    words: str
    off: bool
    stamp: int
    mine: str
    answers: tuple[tuple[str, tuple[str, ...]], ...]
    """By answer: who gave it."""
    games: tuple[GameLine, ...]
    leads: bool
    there: bool
    left: bool
    """Whether a game is still to come."""
    running: bool
    next: int
    """The number of the game that would be opened now."""
    coming: int
    agreed: int
    needed: int
    willing: bool
    """Whether the reader has agreed to the next game already."""
    my_table: str
    standing: tuple[Score, ...]
    me: str


def evening_model(
    there: Circle, found: Evening, person: Person, tables: list[Gathered], phases: dict[str, str], lang: str
) -> EveningModel:
    """One evening as somebody of the circle sees it."""
    people = [each for each in found.there if there.fellow(each) is not None]
    lines = []
    for number, wanted in enumerate(found.plan.games, 1):
        own = [_table_line(each, phases, person, lang) for each in tables if each.round == number]
        lines.append(GameLine(game_name(wanted.game, wanted.preset, lang), tuple(own)))
    last = lines[found.plan.opened - 1].tables if found.plan.opened else ()
    running = any(phase not in (OVER, GONE) for phase in phases.values())
    said = [(word, tuple(there.name_of(p) for p, given in found.answers.items() if given == word)) for word in ANSWERS]
    parts = [
        [(p.person, there.name_of(p.person) or p.name, p.share) for p in each.parts if p.person] for each in tables
    ]
    return EveningModel(
        id=found.id,
        when=moment(found.at, found.plan.zone, lang),
        words=found.words,
        off=found.phase == CALLED_OFF,
        stamp=found.stamp,
        mine=found.answers.get(person.id, ""),
        answers=tuple(said),
        games=tuple(lines),
        leads=leads(there, found, person),
        there=person.id in people,
        left=found.plan.opened < len(found.plan.games),
        running=running,
        next=found.plan.opened + 1,
        coming=len(people),
        agreed=len([each for each in found.plan.willing if each in people]),
        needed=len(people) // 2 + 1,
        willing=person.id in found.plan.willing,
        my_table=next((each.code for each in last if each.mine and each.open), ""),
        standing=scores(parts),
        me=person.id,
    )


def _table_line(each: Gathered, phases: dict[str, str], person: Person, lang: str) -> TableLine:
    texts = SiteTexts(lang)
    phase = OVER if each.parts else phases.get(each.code, GONE)
    won = ", ".join(part.name for part in each.parts if part.share > 0)
    over = texts.t("circle-won", name=won) if won else texts.say("circle-nobody-won")
    state = over if each.parts else texts.say("circle-gone" if phase == GONE else "circle-playing")
    mine = person.id in each.seated or any(part.person == person.id for part in each.parts)
    names = ", ".join(each.names or [part.name for part in each.parts])
    return TableLine(each.code, names, state, mine, phase not in (OVER, GONE), there=bool(each.names))


# Tournaments


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings."""

    place: Place
    name: str
    out: bool
    there: bool
    """Whether they are still in the circle."""
    mine: bool
    by: str


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round: its tables, and who had none."""

    number: int
    tables: tuple[TableLine, ...]
    byes: str


@dataclass(frozen=True, slots=True)
class TournamentModel:
    """The page of a tournament."""

    id: str
    name: str
    game: str
    format: str
    pace: str
    """How much time people have; empty where none is measured."""
    stamp: int
    going: bool
    keeps: bool
    length: int
    standings: tuple[Standing, ...]
    rounds: tuple[RoundLine, ...]
    """The latest first."""
    may_open: bool
    stuck: bool
    """Whether rounds are left, but nobody who could meet in them."""
    running: int
    settled: bool
    """Whether there is a result at all: before that nobody is level with anybody."""
    my_table: str
    next: int
    """The number of the round that would be opened now."""
    droppable: tuple[Standing, ...]
    """Those whom the reader may take out of it: themselves; for keepers everybody."""
    returning: tuple[Standing, ...]
    """Those of them who dropped out and may play on."""
    on_now: int
    """How many of its tables are still played at."""


def tournament_model(there: Circle, found: Tournament, now: Progress, person: Person, lang: str) -> TournamentModel:
    """One tournament as somebody of the circle sees it."""
    state, texts = found.state, SiteTexts(lang)
    me = there.fellow(person.id)
    rounds = tuple(_round_line(state, number, now, person, lang) for number in range(len(state.rounds)))
    mine = [table.code for table in rounds[-1].tables if table.mine and table.open and table.there] if rounds else []
    standing = tuple(
        Standing(
            place,
            _name(state, place.who),
            state.entrants[place.who].out >= 0,
            there.fellow(state.entrants[place.who].person) is not None,
            state.entrants[place.who].person == person.id,
            texts.t(f"tie-{place.by}", lot=place.lot) if place.by else "",
        )
        for place in now.places
    )
    keeps = me is not None and me.keeps
    left = can_go_on(state, {each.person for each in there.fellows})
    return TournamentModel(
        id=found.id,
        name=state.name,
        game=game_name(state.game, state.preset, lang),
        format=texts.say(f"format-{state.format}"),
        pace=in_words(texts, state.pace),
        stamp=found.stamp,
        going=found.phase == ON,
        keeps=keeps,
        length=state.length,
        standings=standing,
        rounds=rounds[::-1],
        may_open=found.phase == ON and not now.open and left,
        stuck=found.phase == ON and len(rounds) < state.length and not left,
        running=len(now.open),
        settled=any(now.shares.values()),
        my_table=mine[0] if mine else "",
        next=len(rounds) + 1,
        droppable=tuple(each for each in standing if not each.out and (each.mine or keeps)),
        returning=tuple(each for each in standing if each.out and each.there and (each.mine or keeps)),
        on_now=len([code for code in now.open if code not in now.gone]),
    )


def _name(state: State, who: int) -> str:
    return state.entrants[who].name


def _round_line(state: State, number: int, now: Progress, person: Person, lang: str) -> RoundLine:
    found = state.rounds[number]
    tables = tuple(_drawn_line(state, each, now, person, lang) for each in found.tables)
    return RoundLine(number + 1, tables, ", ".join(_name(state, who) for who in found.byes))


def _drawn_line(state: State, table: Drawn, now: Progress, person: Person, lang: str) -> TableLine:
    texts = SiteTexts(lang)
    shares, gone = now.shares.get(table.code), table.code in now.gone
    won = ", ".join(_name(state, who) for who, share in (shares or {}).items() if share > 0)
    if table.ruled:
        said = texts.say(f"ruled-{table.ruled}")
    elif shares is None:
        said = texts.say("circle-gone" if gone else "circle-playing" if table.code in now.open else "circle-lost")
    else:
        said = texts.t("circle-won", name=won) if won else texts.say("circle-nobody-won")
    mine = any(state.entrants[who].person == person.id for who in table.seats)
    names = ", ".join(_name(state, who) for who in table.seats)
    return TableLine(table.code, names, said, mine, table.code in now.open, there=not gone)
