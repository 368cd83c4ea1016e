"""Company by JSON: another game of the same people, a latecomer who asks for a bot's seat, and who has to leave."""

from __future__ import annotations

from perfidie.web.doors.api import models as m
from perfidie.web.doors.api import requests as r
from perfidie.web.doors.api.answers import table_now
from perfidie.web.doors.api.door import Asking, Operation, operation
from perfidie.web.house.table import LiveTable

SEAT = (403, 404, 409)


async def _now(asking: Asking, table: LiveTable) -> m.TableNow:
    async with table.lock:
        return table_now(asking.house, table, asking.id)


@operation("PUT", "/tables/{code:str}/number", status=204, errors=(*SEAT, 422))
async def add_number(asking: Asking, body: r.Adding) -> None:
    """Adds a number of mine to the chance of the game, before it begins; nobody sees it before the end."""
    await asking.house.hosting.add_number(await asking.table(), asking.me, body.number)


@operation("PUT", "/tables/{code:str}/again", errors=SEAT)
async def again(asking: Asking, body: r.Again) -> m.TableNow:
    """I am in for another game. `following` names its table once it is open, with my seat there taken."""
    table = await asking.table()
    await asking.house.rematch.join(table, asking.me, at_once=not body.wait, number=body.number)
    return await _now(asking, table)


@operation("DELETE", "/tables/{code:str}/again", errors=SEAT)
async def not_again(asking: Asking) -> m.TableNow:
    """I would rather not play another game, after all."""
    table = await asking.table()
    await asking.house.rematch.withdraw(table, asking.me)
    return await _now(asking, table)


@operation("PUT", "/tables/{code:str}/seats/{seat:int}/ask", errors=(*SEAT, 422))
async def ask_for_seat(asking: Asking, body: r.Asking) -> m.TableNow:
    """Asks the people at the table for the seat of a bot, while the game is on."""
    table = await asking.table()
    await asking.house.latecomers.ask(table, asking.me, body.name, asking.path("seat"))
    return await _now(asking, table)


@operation("DELETE", "/tables/{code:str}/asks", status=204, errors=SEAT)
async def ask_no_longer(asking: Asking) -> None:
    """Asks for no seat any more."""
    await asking.house.latecomers.withdraw(await asking.table(), asking.me)


@operation("PUT", "/tables/{code:str}/asks/{number:int}", errors=(*SEAT, 422))
async def answer_ask(asking: Asking, body: r.Answer) -> m.TableNow:
    """Says yes or no to somebody who asks for a seat. One no is enough; those who are away are not waited for."""
    table = await asking.table()
    await asking.house.latecomers.answer(table, asking.me, asking.path("number"), body.agree)
    return await _now(asking, table)


@operation("DELETE", "/tables/{code:str}/seats/{seat:int}/person", errors=SEAT)
async def remove_person(asking: Asking) -> m.TableNow:
    """The host sends somebody away before the game; during it, this proposes it to the other people."""
    table = await asking.table()
    await asking.house.removal.remove(table, asking.me, asking.path("seat"), asking.lang)
    return await _now(asking, table)


@operation("PUT", "/tables/{code:str}/seats/{seat:int}/removal", errors=SEAT)
async def answer_removal(asking: Asking, body: r.Answer) -> m.TableNow:
    """Says yes or no to the proposal that the person on this seat shall leave it to a bot."""
    table = await asking.table()
    await asking.house.removal.answer(table, asking.me, asking.path("seat"), body.agree, asking.lang)
    return await _now(asking, table)


COMPANY: tuple[Operation, ...] = (
    *(add_number, again, not_again, ask_for_seat, ask_no_longer, answer_ask, remove_person, answer_removal),
)
