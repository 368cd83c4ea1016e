"""The room before the game: who sits where, what was agreed on, and how to begin."""

from __future__ import annotations

from markupsafe import Markup

from perfidie.engine import Refusal
from perfidie.store import EMPTY, GATHERING, PERSON
from perfidie.web.house.house import House
from perfidie.web.house.people.manners import Ears
from perfidie.web.house.people.stakes import is_fair
from perfidie.web.house.table import LiveTable
from perfidie.web.page import talk
from perfidie.web.page.advice import agreement
from perfidie.web.page.again import evening
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.names import Meaning
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import changed_options, minute, option_in_words
from perfidie.web.page.models import ChairModel, RoomModel, Start
from perfidie.web.page.opening import beginner
from perfidie.web.page.paces import in_words, then_in_words
from perfidie.web.page.pages import Reader
from perfidie.web.page.regions import Grown, Regions
from perfidie.web.page.sketch import RECENT
from perfidie.web.page.standins import levels

WITH_NAMES: Meaning = {}
"""The regions of a room are drawn with their names: no signs stand for them."""


def room_model(house: House, table: LiveTable, reader: Reader, ears: Ears | None = None) -> RoomModel:
    """All that one reader is shown of a table whose people still gather."""
    texts = SiteTexts(reader.lang, table.game.id)
    agreed = table.arrangement
    seat, count = table.seat_of(reader.id), len(table.chairs)
    free = sum(chair.kind == EMPTY for chair in table.chairs)
    host = agreed.host == reader.id and seat is not None
    return RoomModel(
        code=table.code,
        title=texts.title(),
        link=f"{reader.origin}/t/{table.code}",
        chairs=tuple(_chair(house, table, number, seat, texts) for number in range(count)),
        levels=levels(reader.lang, table),
        settings=_unusual(table, texts),
        preset=texts.say(f"preset-{agreed.preset}"),
        public=agreed.public,
        seated=seat is not None,
        host=host,
        free=free,
        can_add=host and _seats_fit(table, count + 1),
        can_remove=host and _seats_fit(table, count - 1) and any(chair.kind != PERSON for chair in table.chairs),
        starts=_starts(table, texts, free) if host else (),
        waiting=_waiting(table, texts, free, host),
        name=reader.name,
        advice=agreement(table, seat, table.names),
        beginner=beginner(table, texts),
        rules=rules_in_short(table, texts),
        talk=Markup(_talk(table, reader, ears).whole()),  # nosec B704 # drawn by a template, which escapes
        say=talk.field(pen(reader.lang, table.game.id), table, seat),
        removed=reader.id in table.company.removed and seat is None,
        evening=evening(table),
        blocked=texts.list(ears.blocked_at(table)) if ears is not None else "",
        rated=agreed.rated,
        rateable=is_fair(agreed),
        pace=in_words(texts, agreed.pace),
        then=then_in_words(texts, agreed.pace) if agreed.pace else "",
        pledged=table.pledged,
        added=sum(bool(agreed.company.number_of(chair.person)) for chair in table.chairs),
        mine_added=bool(agreed.company.number_of(reader.id or "")),
    )


def rules_in_short(table: LiveTable, texts: SiteTexts) -> tuple[str, ...]:
    """The game in one minute, as it will be played at this table."""
    agreed, places = table.arrangement, len(table.chairs)
    options = table.game.setup(places, agreed.options, agreed.preset).options
    return minute(texts, {**options, "places": places})


def _talk(table: LiveTable, reader: Reader, ears: Ears | None) -> Grown:
    """What was said while people gather; it stays with the table when the game begins."""
    seat, drawn_by = table.seat_of(reader.id), pen(reader.lang, table.game.id)
    unheard = ears.unheard(table) if ears is not None else ()
    heard = [line for line in table.talk.heard_by(seat) if line.name not in unheard]
    lines = [talk.chat_line(drawn_by, line, seat) for line in heard[-RECENT:]]
    return Grown(len(heard), tuple(lines), newest_first=False)


def _seats_fit(table: LiveTable, count: int) -> bool:
    """Whether what the table agreed on can be played by so many."""
    try:
        table.game.setup(count, table.arrangement.options, table.arrangement.preset)
    except Refusal:
        return False
    return True


def _chair(house: House, table: LiveTable, seat: int, mine: int | None, texts: SiteTexts) -> ChairModel:
    chair = table.chairs[seat]
    level = texts.say(f"bot-{chair.level}") if chair.level else ""
    choices = levels(texts.lang, table, chair.level) if chair.level else ()
    host = bool(chair.person) and chair.person == table.arrangement.host
    present = chair.kind == PERSON and not house.presence.away(table, seat)
    agreed = table.arrangement
    setup = table.game.setup(len(table.chairs), agreed.options, agreed.preset)
    part = generated.find(table.game.id).part(texts, setup, seat)
    return ChairModel(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        letter=chair.name[:1].upper(),
        level=level,
        me=seat == mine,
        host=host,
        present=present,
        part=part,
        levels=choices,
    )


def _unusual(table: LiveTable, texts: SiteTexts) -> tuple[tuple[str, str], ...]:
    """The options that are not as the preset has them."""
    changed, found = changed_options(table), []
    for option in table.game.options:
        if option.id in changed:
            found.append((texts.say(f"option-{option.id}"), option_in_words(option, changed[option.id], texts)))
    return tuple(found)


def _starts(table: LiveTable, texts: SiteTexts, free: int) -> tuple[Start, ...]:
    taken = len(table.chairs) - free
    if not free:
        return (Start("all", texts.say("site-start-all")),)
    if table.arrangement.rated:  # no bot plays there
        return (Start("few", texts.t("site-start-few", count=taken)),) if taken > 1 and _seats_fit(table, taken) else ()
    found = [Start("bots", texts.t("site-start-bots", count=free), texts.t("site-start-bots-note", count=free))]
    if _seats_fit(table, taken):
        found.append(Start("few", texts.t("site-start-few", count=taken), texts.t("site-start-few-note", count=free)))
    return tuple(found)


def _waiting(table: LiveTable, texts: SiteTexts, free: int, host: bool) -> str:
    if free:
        return texts.t("site-room-free", count=free)
    if host:
        return texts.say("site-room-ready")
    names = {chair.person: chair.name for chair in table.chairs}
    return texts.t("site-room-host", name=names.get(table.arrangement.host, "?"))


def room_regions(house: House, table: LiveTable, reader: Reader, ears: Ears | None = None) -> Regions:
    """The regions of a room: the same names for all, so they are simply written."""
    model = room_model(house, table, reader, ears)
    drawn = pen(reader.lang, table.game.id).page("parts/room.html", room=model, csrf=reader.csrf)
    status = f'<span data-turn="0" data-phase="{GATHERING}"></span>'
    return Regions({"status": status, "room": drawn, "talk": _talk(table, reader, ears), "say": model.say}, WITH_NAMES)
