"""How `perfidie check` says what the laws found."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.text import Text

from perfidie.engine import CHANCE, Entry
from perfidie.engine.laws import NOBODY, Broken, Finding

LONGEST_PAYLOAD = 400


def show(console: Console, title: str, findings: list[Finding]) -> None:
    """One line per law and seat count, who learns from what, and the smallest case of each broken law."""
    _line(console, Text(title, "bold"))
    for finding in findings:
        _line(console, summary(finding))
    for remark in audit(findings):
        _line(console, Text(remark))
    for case in smallest(findings):
        for line in [Text(), *case_lines(case)]:
            _line(console, line)


def _line(console: Console, text: Text) -> None:
    console.print(text, soft_wrap=True, highlight=False)


def summary(finding: Finding) -> Text:
    """Number, name, what was checked, and whether it holds."""
    state, style = (
        ("BROKEN", "bold red") if finding.broken else ("not run", "yellow") if finding.idle else ("OK", "green")
    )
    where = f"{finding.seats} seats" if finding.seats else "all seats"
    figures = ", ".join(f"{count:,} {what}" for what, count in finding.figures.items() if count)
    text = Text(f"{finding.law:>3}  {finding.name:<34}{where:<11}{finding.idle or figures}  ")
    return text.append(state, style)


def audit(findings: list[Finding]) -> list[str]:
    """Which events say that they teach whom, and how often two worlds were seen to part there; other remarks."""
    notes: Counter[str] = sum((finding.notes for finding in findings), Counter())
    parted = {note.removeprefix("parted at "): count for note, count in notes.items() if note.startswith("parted at ")}
    lines = []
    for note, count in notes.items():
        kind, teaches, whom = note.partition(" teaches ")
        if teaches:
            part = parted.get(kind)
            seen = f"worlds parted there {part:,} times" if part else "no worlds were seen to part there"
            lines.append(f"     {kind} -> {whom} (told {count:,} times, {seen})")
        elif not note.startswith("parted at "):
            lines.append(f"     {note}: {count:,}")
    return [*(["     who learns something hidden, by which event:"] if lines else []), *lines]


def smallest(findings: list[Finding]) -> list[Broken]:
    """Of each broken law the smallest case."""
    cases: dict[int, Broken] = {}
    for finding in findings:
        case = finding.broken
        if case and (case.law not in cases or len(case.entries) < len(cases[case.law].entries)):
            cases[case.law] = case
    return [cases[law] for law in sorted(cases)]


def case_lines(case: Broken) -> list[Text]:
    """A breach, so that somebody can find it again."""
    whom = (
        ""
        if case.seat == NOBODY
        else ", what the spectator gets"
        if case.seat is None
        else f", what seat {case.seat} gets"
    )
    options = ", ".join(f"{name}={value}" for name, value in case.options.items()) or "default options"
    lines = [
        Text(f"law {case.law} is broken: {case.says}", "bold red"),
        Text(f"  at {case.seats} seats, {options}{whom}"),
    ]
    if case.entries:
        lines.append(Text(f"  after {len(case.entries)} actions: {' · '.join(map(_said, case.entries))}"))
    names = [name for name, _ in case.payloads]
    for difference in case.differences:
        lines.append(Text(f"  {' / '.join(names)}   {difference}", "yellow"))
    for name, payload in case.payloads:
        if len(payload) <= LONGEST_PAYLOAD:
            lines.append(Text(f"  {name}: {payload}"))
    return lines


def _said(entry: Entry) -> str:
    words = " ".join(entry.words)
    return words if entry.seat == CHANCE else f"{entry.seat}: {words}"
