"""What a contest came to, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from perfidie.arena.contest import Contest
from perfidie.arena.figures import Interval, Standings
from perfidie.texts import Texts

COLUMNS = (
    "arena-column-bot",
    "arena-column-games",
    "arena-column-share",
    "arena-column-luck-free",
    "arena-column-ratio",
    "arena-column-rating",
    "arena-column-decision",
)


def show(console: Console, texts: Texts, contest: Contest, found: Standings) -> None:
    """Who won how much, how surely, and from which place; then what did not count."""
    if found.bots:
        console.print(_bots(texts, found))
        console.print(_places(texts, contest, found))
        if found.pairs:
            console.print(_pairs(texts, found))
        facts = {
            "share": percent(texts, found.fair),
            "games": found.games,
            "deals": found.deals,
            "rotations": contest.rotations,
        }
        console.print(texts.say("arena-fair", facts), highlight=False, style="dim")
    else:
        console.print(texts.say("arena-nothing"), highlight=False)
    for fault, times in found.void:
        said = texts.say(fault.text, {"name": fault.bot, "words": fault.words})
        console.print(
            texts.say("arena-void", {"games": times, "words": said}), highlight=False, markup=False, style="red"
        )


def _bots(texts: Texts, found: Standings) -> Table:
    rows = [
        (
            bot.name,
            str(bot.games),
            between(texts, bot.share),
            *([between(texts, bot.luck_free)] if bot.luck_free else []),
            f"× {number(texts, bot.ratio, 2)}",
            f"{number(texts, bot.rating, 1)} ± {number(texts, 2 * bot.deviation, 1)}",
            texts.say("arena-milliseconds", {"number": number(texts, 1000 * bot.seconds, 1)}),
        )
        for bot in found.bots
    ]
    known = [column for column in COLUMNS if column != "arena-column-luck-free" or found.bots[0].luck_free]
    return _table([texts.say(column) for column in known], rows)


def _places(texts: Texts, contest: Contest, found: Standings) -> Table:
    """By seat, or by side: what each bot won there, and what was won there by whoever it was."""
    heading = "arena-side" if any(len(place) > 1 for place in contest.places) else "arena-seat"
    seats = ["+".join(str(seat + 1) for seat in place) for place in contest.places]
    heads = [texts.say("arena-column-bot"), *[texts.say(heading, {"words": each}) for each in seats]]
    won = [*[(bot.name, bot.places) for bot in found.bots], (texts.say("arena-everybody"), found.places)]
    return _table(heads, [(name, *[percent(texts, share) for share in places]) for name, places in won])


def _pairs(texts: Texts, found: Standings) -> Table:
    """Of every two bots, how much more the first one won in the same deals."""
    heads = ["arena-column-pair", "arena-column-more", "arena-column-more-luck-free"]
    rows = [
        (
            texts.say("arena-pair", {"name": pair.names[0], "other": pair.names[1]}),
            signed(texts, pair.more),
            *([signed(texts, pair.luck_free)] if pair.luck_free else []),
        )
        for pair in found.pairs
    ]
    return _table([texts.say(head) for head in heads[: len(rows[0])]], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Figures are never cut; long names take several lines if they must."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=bool(place), overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def between(texts: Texts, share: Interval) -> str:
    """`52,1 % (48,0 – 56,2)`."""
    low, high = (number(texts, 100 * bound, 1) for bound in (share.low, share.high))
    return f"{percent(texts, share.mean)} ({low} – {high})"


def signed(texts: Texts, more: Interval) -> str:
    """`+12,1 (−0,4 – +24,6)`: points of a hundred, each with its sign."""
    mean, low, high = (texts.amount(f"{100 * each:+.1f}") for each in (more.mean, more.low, more.high))
    return f"{mean} ({low} – {high})"


def percent(texts: Texts, share: float) -> str:
    """A share as people write it in this language, with one decimal."""
    return texts.say("arena-percent", {"number": number(texts, 100 * share, 1)})


def number(texts: Texts, value: float, digits: int) -> str:
    """A figure with the decimal mark of the language."""
    return texts.amount(f"{value:.{digits}f}")
