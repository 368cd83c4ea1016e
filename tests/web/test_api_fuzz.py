"""Thousands of odd requests, made up from the OpenAPI document: no fault, and every answer as the document says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from perfidie.web.doors.api.operations import OPERATIONS
from web.browserless import Server

RULED_OTHERWISE = [positive_data_acceptance]
"""A request as the document has it may still be against the rules of a game (422); only 400 and 415 would be wrong."""
ENDLESS = next(operation.carry_out.__name__ for operation in OPERATIONS if operation.address.endswith("/live"))
"""The one operation whose answer has no end; tests/web/test_door_fuzz.py knocks at it as well."""
LIMITS = ("MOVES_PER_MINUTE", "TABLES_PER_HOUR", "GUESTS_PER_HOUR", "PAGES_PER_MINUTE", "CHAT_PER_MINUTE")


class House:
    """A real server without limits, two guests, and tables at every phase."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = requests.Session()
        self.session.trust_env = False
        document = self.ask("GET", "/openapi.json")
        operations = [operation for path in document["paths"].values() for operation in path.values()]
        self.needs_token = {
            operation["operationId"] for operation in operations if operation.pop("security", []) == [{"token": []}]
        }
        """Tokens are ours to send: the document's word on them is taken out, and held against the answers."""
        self.schema = schemathesis.openapi.from_dict(document)
        self.anne, self.basile = (self.ask("POST", "/guests", {"name": name})["token"] for name in ("Anne", "Basile"))
        self.over = self.table("playing")
        self.play_out(self.over)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.session.request(method, f"{self.server.origin}/api{path}", json=body, headers=headers)
        assert answer.status_code < 300, (method, path, answer.text)
        return answer.json() if answer.content else None

    def table(self, phase: str) -> str:
        """A fresh table: Anne is its host, Basile sits there, and one seat is free or a bot's."""
        wanted = {"game": "verre", "seats": 3, "public": True, "options": {"max_rounds": 1}}
        code = str(self.ask("POST", "/tables", wanted, self.anne)["code"])
        self.ask("POST", f"/tables/{code}/seat", {}, self.basile)
        if phase == "playing":
            self.ask("POST", f"/tables/{code}/start", {"how": "bots"}, self.anne)
        return code

    def play_out(self, code: str) -> None:
        phase = "playing"
        while phase != "over":
            for token in (self.anne, self.basile):
                now = self.ask("GET", f"/tables/{code}/view", token=token)
                phase = now["phase"]
                if now["legal"]:
                    move = {"version": now["version"], "words": now["legal"][0]["words"]}
                    self.ask("POST", f"/tables/{code}/moves", move, token)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(folder, **{f"PERFIDIE_{name}": "0" for name in LIMITS}) as server:
        house = House(server)
        yield house
        house.session.close()
        assert "failed" not in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("each", [5, pytest.param(100, marks=pytest.mark.soak)])
def test_no_request_breaks_the_house_and_every_answer_is_as_the_document_says(house: House, each: int) -> None:
    """`each`: requests for each operation, table and kind of data."""
    sent: Counter[int] = Counter()
    asked = {ENDLESS}
    for found in house.schema.exclude(path_regex="/live$").get_all_operations():
        operation = found.ok()
        asked.add(operation.definition.raw["operationId"])
        tables = [house.table("gathering"), house.table("playing"), house.over]
        for mode in GenerationMode:
            for code in tables if "{code}" in operation.path else tables[:1]:
                sent += flood(house, operation, mode, code, each)
    assert asked == {operation.carry_out.__name__ for operation in OPERATIONS}
    assert sent.total() >= 90 * each
    assert {200, 201, 204, 400, 401, 403, 404, 409, 422} <= set(sent), sent


def flood(house: House, operation: Any, mode: GenerationMode, code: str, each: int) -> Counter[int]:
    """Requests to one operation at one table, from a guest, another one, a stranger and an impostor."""
    sent: Counter[int] = Counter()
    fixed: dict[str, Any] = {"path_parameters": {"code": code}} if "{code}" in operation.path else {}
    if operation.path.endswith("/view"):
        fixed["query"] = {"wait": 0}
    tokens = [house.anne, house.basile, "", f"perfidie-{'x' * 43}"]

    @settings(
        max_examples=each, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(mode, **fixed), token=st.sampled_from(tokens))
    def send(case: Case, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = case.call_and_validate(
            base_url=house.server.origin, session=house.session, headers=headers, excluded_checks=RULED_OTHERWISE
        )
        sent[answer.status_code] += 1
        if operation.definition.raw["operationId"] in house.needs_token and token not in tokens[:2]:
            assert answer.status_code in (401, 404, 405)
        if mode is GenerationMode.POSITIVE and "got `float`" not in answer.text:  # 3.0 is whole only in JSON Schema
            assert answer.status_code not in (400, 415), answer.text

    send()
    return sent
