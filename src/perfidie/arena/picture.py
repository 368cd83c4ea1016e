"""A picture of a contest: a dot for each bot's share of the win, a whisker for its interval, a line for the fair share.

It is an SVG written by hand, with the colours of the page it stands on, light or dark.
"""

from __future__ import annotations

from html import escape

from perfidie.arena.contest import Contest
from perfidie.arena.figures import Standing, Standings
from perfidie.texts import Texts

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 720, 190, 90, 64, 34, 40
LONGEST_NAME = 26
STYLE = """
text { font: 14px ui-sans-serif, system-ui, sans-serif; fill: #1f2430 }
.title { font-size: 16px; font-weight: 600 }
.scale, .fair-name { font-size: 12px; fill: #667085 }
.grid { stroke: #d9dde5; stroke-width: 1 }
.fair { stroke: #b45309; stroke-width: 1.5; stroke-dasharray: 5 4 }
.fair-name { fill: #b45309 }
.whisker { stroke: #7c1d3f; stroke-width: 2; stroke-linecap: round }
.dot { fill: #7c1d3f }
.figure { text-anchor: end }
.middle { text-anchor: middle }
@media (prefers-color-scheme: dark) {
  text { fill: #e8eaf0 }
  .scale { fill: #9aa3b2 }
  .grid { stroke: #3a4150 }
  .fair { stroke: #f0b429 }
  .fair-name { fill: #f0b429 }
  .whisker { stroke: #ff8fab }
  .dot { fill: #ff8fab }
}
"""


def draw(contest: Contest, found: Standings, texts: Texts) -> str:
    """The whole picture, as text."""
    height = TOP + ROW * len(found.bots) + BOTTOM
    title = texts.say("arena-picture-title", {"name": texts.title(), "seats": contest.seats})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="title">',
        f"<style>{STYLE}</style>",
        f'<text id="title" class="title" x="16" y="28">{escape(title)}</text>',
        *_scale(height, texts),
        *_fair(found.fair, height, texts),
        *[part for number, bot in enumerate(found.bots) for part in _bot(bot, TOP + ROW * number + ROW // 2, texts)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    """Where a share lies, 0 to 1, from left to right."""
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _scale(height: int, texts: Texts) -> list[str]:
    lines = []
    for quarter in range(5):
        x = _x(quarter / 4)
        label = texts.say("arena-percent", {"number": 25 * quarter})
        lines.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>')
        lines.append(f'<text class="scale middle" x="{x}" y="{height - BOTTOM + 18}">{escape(label)}</text>')
    return lines


def _fair(share: float, height: int, texts: Texts) -> list[str]:
    x = _x(share)
    return [
        f'<line class="fair" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM}"/>',
        f'<text class="fair-name middle" x="{x}" y="{TOP - 11}">{escape(texts.say("arena-picture-fair"))}</text>',
    ]


def _bot(bot: Standing, y: int, texts: Texts) -> list[str]:
    name = bot.name if len(bot.name) <= LONGEST_NAME else bot.name[: LONGEST_NAME - 1] + "…"
    low, high, mean = _x(bot.share.low), _x(bot.share.high), _x(bot.share.mean)
    figure = texts.say("arena-percent", {"number": texts.amount(f"{100 * bot.share.mean:.1f}")})
    ends = "".join(f"M{x} {y - 5}V{y + 5}" for x in (low, high))
    return [
        f'<text x="16" y="{y + 5}">{escape(name)}</text>',
        f'<path class="whisker" fill="none" d="M{low} {y}H{high}{ends}"/>',
        f'<circle class="dot" cx="{mean}" cy="{y}" r="6"/>',
        f'<text class="figure" x="{WIDTH - 16}" y="{y + 5}">{escape(figure)}</text>',
    ]
