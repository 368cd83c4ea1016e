"""What is said of crowds in bench/results.md: how many tables, what runs out, what a hundred thousand would take."""

from __future__ import annotations

from typing import Protocol

from crowd_steps import Aim, Ladder, Step

MANY = 100_000
HEAD = (
    "| server | tables | moves/s | p50 | p99 | server's CPU per move | others' CPU per move | KiB per table with five "
    "streams | what runs out one step higher |\n|---|---|---|---|---|---|---|---|---|"
)


class Measured(Aim, Protocol):
    """The part of the plan that is told."""

    @property
    def seconds(self) -> float: ...


def line(plan: Measured, ladder: Ladder) -> str:
    """One row: the highest step that held, and why the next one did not."""
    best, last = ladder.best(plan), ladder.steps[-1]
    shown = best or last
    spent = {name: seconds / max(1, shown.moves) for name, seconds in shown.others.items() if name != "players"}
    others = ", ".join(f"{name} {seconds * 1000:.2f} ms" for name, seconds in spent.items())
    why = last.limit() if not last.holds(plan) else "nothing yet: no higher step was tried"
    return (
        f"| {ladder.name} | {best.tables if best else f'under {last.tables}'} | {shown.moves / shown.seconds:.0f} "
        f"| {shown.wait(50) * 1000:.0f} ms | {shown.wait(99) * 1000:.0f} ms | {shown.cpu_per_move_ms:.2f} ms "
        f"| {others or '-'} | {ladder.kib_per_table():.0f} | {why} |"
    )


def hundred_thousand(plan: Measured, ladder: Ladder) -> str:
    """What it would take, multiplied from what was measured; a server's core is reckoned two thirds full."""
    step: Step = ladder.best(plan) or ladder.steps[-1]
    moves = MANY / plan.pace
    cores = moves * step.cpu_per_move_ms / 1000
    each = step.pushed_bytes / max(1, step.moves)
    database = step.others.get("PostgreSQL", 0.0) / max(1, step.moves)
    memory = ladder.kib_per_table() * MANY / 1024 / 1024
    kept = f", PostgreSQL {moves * database:.0f} cores at {database * 1000:.2f} ms a move" if database else ""
    return (
        f'**What {MANY:,} tables would take** (reckoned from "{ladder.name}" at {step.tables} tables): '
        f"{moves:,.0f} moves and as many transactions a second, {5 * MANY:,} open streams, {moves * 5:,.0f} pushes a "
        f"second, {moves * each * 8 / 1e9:.1f} Gbit/s of pages. The server's processes would use {cores:,.0f} cores at "
        f"{step.cpu_per_move_ms:.2f} ms a move ({cores * 1.5:,.0f} with a third kept free){kept}, and {memory:,.0f} GB "
        "of memory for tables and streams. Tables share nothing but the database and the bus, so servers are added "
        "one beside the other; the first thing that does not divide is the one database, which would have to be "
        "split by table code."
    )


def report(plan: Measured, ladders: list[Ladder], missing: list[str]) -> str:
    """The section of the results."""
    ours = [ladder for ladder in ladders if ladder.name.startswith("Perfidie")]
    shared = [ladder for ladder in ours if "PostgreSQL" in ladder.name]
    basis = shared[-1:] or ours[-1:]
    return "\n".join(
        [
            "## How many tables at once",
            "",
            f"`python bench/crowd.py`, its last run: tables of verre, one move every {plan.pace:g} s at each, five",
            "streams listening; tables are added until p99 from the move's POST to the last of five pushes passes",
            f"{plan.at_most_ms:g} ms. Server, database and players share this machine. boardgame.io's keeps its",
            "matches in memory and sends JSON that is yet to be drawn.",
            "",
            HEAD,
            *[line(plan, ladder) for ladder in ladders if ladder.steps],
            *[f"\n{text}" for text in missing],
            *["\n" + hundred_thousand(plan, ladder) for ladder in basis],
            "",
        ]
    )
