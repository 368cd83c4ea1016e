"""The OpenAPI document of the JSON interface, made from the operations and the structs they read and send."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.types import ASGIApp

from perfidie import __version__
from perfidie.texts import LANGUAGES
from perfidie.web.doors.api.door import ACCEPTED, NEEDED, Operation
from perfidie.web.doors.api.models import Error
from perfidie.web.doors.api.operations import OPERATIONS

Json = dict[str, Any]
ABOUT = (
    "One table for games of plots, poison and bluff. What people do on the pages, programs do here: "
    "the same operations, the same rules, the same secrets kept. docs/api.md shows how to sit down and play."
)
ALWAYS = (400, 403, 413, 429)
LANG: Json = {
    "name": "lang",
    "in": "query",
    "description": "The language of sentences; else that of Accept-Language, else the guest's.",
    "schema": {"enum": list(LANGUAGES)},
}
PATH_PARAMETERS: dict[str, Json] = {
    "code": {"type": "string"},
    "game": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0},
    "number": {"type": "integer", "minimum": 0},
}


@cache
def document() -> bytes:
    """The whole document, as JSON."""
    parts = _parts()
    paths: dict[str, Json] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api{operation.address}", {})[operation.method.lower()] = _operation(operation, parts)
    queries = {operation.query.__name__ for operation in OPERATIONS if operation.query}
    whole = msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Perfidie", "version": __version__, "description": ABOUT},
            "servers": [{"url": "/"}],
            "paths": paths,
            "components": {
                "schemas": {name: part for name, part in parts[1].items() if name not in queries},
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )
    return re.sub(rb"\bView_[\w.]+", b"View", whole)  # a generic struct has an unwieldy name


def _kinds(operation: Operation) -> list[Any]:
    answer = operation.answer if operation.answer not in (type(None), ASGIApp) else None
    return [kind for kind in (operation.query, operation.body, answer) if kind]


Parts = tuple[dict[Any, Json], Json]


def _parts() -> Parts:
    """The schema of every struct that travels: a reference for each, and what they refer to."""
    kinds = list(dict.fromkeys([Error, *[kind for operation in OPERATIONS for kind in _kinds(operation)]]))
    found, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(zip(kinds, found, strict=True)), components


def _operation(operation: Operation, parts: Parts) -> Json:
    described: Json = {
        "operationId": operation.carry_out.__name__,
        "summary": " ".join((operation.carry_out.__doc__ or "").split()),
        "parameters": _parameters(operation, parts),
        "responses": _responses(operation, parts),
    }
    if operation.body:
        content = {"application/json": {"schema": parts[0][operation.body]}}
        described["requestBody"] = {"required": True, "content": content}
    if operation.token in (NEEDED, ACCEPTED):
        described["security"] = [{"token": []}] if operation.token == NEEDED else [{}, {"token": []}]
    return described


def _parameters(operation: Operation, parts: Parts) -> list[Json]:
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", operation.address)
    ]
    if operation.query:
        properties = parts[1][operation.query.__name__]["properties"]
        found += [{"name": name, "in": "query", "schema": schema} for name, schema in properties.items()]
    return [*found, LANG]


def _responses(operation: Operation, parts: Parts) -> Json:
    good: Json = {"description": HTTPStatus(operation.status).phrase}
    if operation.answer is ASGIApp:
        good["content"] = {"text/event-stream": {"schema": {"type": "string"}}}
    elif operation.answer is not type(None):
        good["content"] = {"application/json": {"schema": parts[0][operation.answer]}}
    if operation.located:
        good["headers"] = {"Location": {"required": True, "schema": {"type": "string"}}}
    statuses = {*ALWAYS, *operation.errors, *((415,) if operation.body else ())}
    if operation.token == NEEDED:
        statuses.add(401)
    bad = {"application/json": {"schema": parts[0][Error]}}
    errors = {str(status): {"description": HTTPStatus(status).phrase, "content": bad} for status in sorted(statuses)}
    return {str(operation.status): good, **errors}
