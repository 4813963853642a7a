"""The wire described for others, all from the types in `wire`: OpenAPI, AsyncAPI, TypeScript.

`python -m forehand.web.schema --typescript` prints the types of the browser client (`client/src/wire.ts`),
`--openapi` and `--asyncapi` the two documents.
"""

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

import msgspec

from forehand import __version__
from forehand.service import messages, statistics
from forehand.web import analyst, wire

Schema = dict[str, Any]

HTTP_TYPES = (
    wire.Games,
    wire.NewTable,
    wire.Created,
    wire.Tables,
    messages.TableInfo,
    wire.Join,
    wire.Joined,
    wire.SetSeat,
    wire.SettingsChange,
    wire.SwapSeats,
    wire.CarryCode,
    wire.Carry,
    wire.Hint,
    messages.Replay,
    messages.Went,
    messages.Branch,
    wire.PlayAgain,
    wire.PlayRecordAgain,
    analyst.Judged,
    analyst.JudgedDeal,
    wire.Daily,
    wire.NewSet,
    wire.SetOfMatch,
    wire.SetMade,
    messages.DealSet,
    wire.JoinSet,
    wire.JoinedSet,
    wire.SetTable,
    statistics.Statistics,
    wire.KeptDeal,
    wire.PersonKey,
    wire.HouseInfo,
    wire.Readiness,
    wire.Records,
    wire.HouseChange,
    wire.ErrorBody,
)
"""Every body that a request or an answer can have, besides records and texts."""

_REF = "#/components/schemas/"


def _ref(name: str) -> Schema:
    return {"$ref": _REF + name}


_SPELLED_OUT: dict[tuple[str, str], Schema] = {
    ("ViewMessage", "view"): _ref("View"),
    ("Replay", "start"): _ref("View"),
    ("EventMessage", "view"): _ref("Changes"),
    ("EventMessage", "add"): _ref("Added"),
    ("EventMessage", "choose"): {"anyOf": [_ref("Choose"), {"type": "null"}]},
    ("Branch", "choose"): {"anyOf": [_ref("Choose"), {"type": "null"}]},
}
"""The service hands views on as the engine made them; here is what is in them."""


def components() -> dict[str, Schema]:
    """The JSON Schemas of all types of the wire, by name."""
    types: tuple[Any, ...] = (
        wire.FromClient,
        messages.Message,
        wire.View,
        wire.Added,
        *HTTP_TYPES,
    )
    _, found = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    for (name, key), schema in _SPELLED_OUT.items():
        found[name]["properties"][key] = schema
    view = found["View"]["properties"]
    found["Changes"] = {
        "title": "Changes",
        "description": "Some keys of a view, with their new values.",
        "type": "object",
        "properties": {key: view[key] for key in view if key not in {"turn", "legal", "choose"}},
        "required": [],
    }
    return dict(sorted(found.items()))


def _names(union: Any) -> list[str]:
    return [member.__name__ for member in union.__args__]


# TypeScript

_UNIONS = {
    "ClientMessage": wire.FromClient,
    "ClientRequest": wire.Request,
    "ServerMessage": messages.Message,
    "EventBody": messages.Event,
}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The types of the browser client, as the text of a module."""
    schemas = components()
    parts = ["// Made by `python -m forehand.web.schema --typescript`. Don't edit: a test compares.\n"]
    parts += [_interface(name, schema) for name, schema in schemas.items()]
    parts += [f"export type {name} = {' | '.join(_names(union))};\n" for name, union in _UNIONS.items()]
    emotes = ", ".join(json.dumps(emote) for emote in messages.EMOTES)
    parts.append(f"export const EMOTES = [{emotes}] as const;\n\nexport type Emote = (typeof EMOTES)[number];\n")
    return "\n".join(parts)


def _interface(name: str, schema: Schema) -> str:
    required: list[str] = schema.get("required", [])
    lines = [f"/** {' '.join(schema.get('description', name).split())} */", f"export interface {name} {{"]
    for key, value in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {_type(value)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: Mapping[str, Any]) -> str:
    """The TypeScript type for a JSON Schema, as far as msgspec makes them."""
    if "$ref" in schema:
        return cast(str, schema["$ref"]).removeprefix(_REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return _union(_type(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(cast(str, kind), "unknown")


def _array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    item = _type(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


# OpenAPI


def openapi() -> Schema:
    """The HTTP side as an OpenAPI 3.1 document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Forehand", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": {
            "/api/games": {"get": _call("The games, their options and the computer players' levels", "Games")},
            "/api/tables": {
                "get": _call("The listed tables with an open seat", "Tables", refused=(429,)),
                "post": _call("Make a table", "Created", 201, body="NewTable", refused=(403, 422, 429), token=False),
            },
            "/api/tables/{table}": {
                "parameters": [_TABLE],
                "get": _call("What everybody may know of a table", "TableInfo", refused=(403, 404, 429)),
                "patch": _call(
                    "Run the table otherwise",
                    "TableInfo",
                    body="SettingsChange",
                    refused=(401, 404, 422, 429),
                    token=True,
                ),
            },
            "/api/tables/{table}/seats": {
                "parameters": [_TABLE],
                "post": _call("Sit down", "Joined", 201, body="Join", refused=(404, 409, 422, 429), token=False),
            },
            "/api/tables/{table}/seats/{seat}": {
                "parameters": [_TABLE, _SEAT],
                "delete": _call("Get up, or remove somebody", None, 204, refused=(401, 404, 409, 429), token=True),
                "put": _call(
                    "Place a computer player, or open the seat",
                    "SeatInfo",
                    body="SetSeat",
                    refused=(401, 404, 409, 422, 429),
                    token=True,
                ),
            },
            "/api/tables/{table}/seats/{seat}/carry": {
                "parameters": [_TABLE, _SEAT],
                "post": _call(
                    "A code by which to take one's seat to another device",
                    "CarryCode",
                    201,
                    refused=(401, 404, 422, 429),
                    token=True,
                ),
            },
            "/api/tables/{table}/carry": {
                "parameters": [_TABLE],
                "post": _call("Take a seat along, by its code", "Joined", 201, body="Carry", refused=(401, 404, 429)),
            },
            "/api/tables/{table}/swap": {
                "parameters": [_TABLE],
                "post": _call(
                    "Let two seats change places",
                    "TableInfo",
                    body="SwapSeats",
                    refused=(401, 404, 409, 422, 429),
                    token=True,
                ),
            },
            "/api/tables/{table}/hint": {
                "parameters": [_TABLE],
                "post": _call("What a computer player would do", "Hint", refused=(401, 404, 409, 422, 429), token=True),
            },
            "/api/tables/{table}/start": {
                "parameters": [_TABLE],
                "post": _call(
                    "Fill the open seats with computer players", "TableInfo", refused=(401, 404, 429), token=True
                ),
            },
            "/api/tables/{table}/set": {
                "parameters": [_TABLE],
                "post": _call(
                    "Make a set of deals of a match that is over",
                    "SetMade",
                    201,
                    body="SetOfMatch",
                    refused=(401, 403, 404, 409, 422, 429),
                    token=True,
                ),
            },
            "/api/tables/{table}/end": {
                "parameters": [_TABLE],
                "post": _call("End the match early", "TableInfo", refused=(401, 404, 409, 429), token=True),
            },
            "/api/tables/{table}/rematch": {
                "parameters": [_TABLE],
                "post": _call("Play another match", "TableInfo", refused=(401, 404, 409, 429), token=True),
            },
            "/api/tables/{table}/record": {
                "parameters": [_TABLE, _MATCH],
                "get": _call("The record of a match's complete deals", "Record", refused=(400, 403, 404, 429)),
            },
            "/api/tables/{table}/replay": {
                "parameters": [_TABLE, _MATCH, _DEAL, _VIEWER],
                "get": _call("A complete deal, step by step", "Replay", refused=(400, 404, 422, 429)),
            },
            "/api/replay": {
                "parameters": [_DEAL, _VIEWER],
                "post": {
                    **_call("A deal of the record sent, step by step", "Replay", refused=(400, 404, 413, 422, 429)),
                    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
                },
            },
            "/api/tables/{table}/analysis": {
                "parameters": [_TABLE, _MATCH, _DEAL],
                "get": _answered("What each card of a complete deal was worth, a line a decision", _ANALYSED),
            },
            "/api/analysis": {
                "parameters": [_DEAL],
                "post": {
                    **_answered("The same for a deal of the record sent", _ANALYSED),
                    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
                },
            },
            "/api/tables/{table}/again": {
                "parameters": [_TABLE, _MATCH, _DEAL],
                "post": {
                    **_answered("Play a complete deal again against computer players, a line a step", _BRANCH),
                    "requestBody": {"required": True, **_json("PlayAgain")},
                },
            },
            "/api/again": {
                "parameters": [_DEAL],
                "post": {
                    **_answered("The same for a deal of the record sent", _BRANCH),
                    "requestBody": {"required": True, **_json("PlayRecordAgain")},
                },
            },
            "/api/tables/{table}/picture": {
                "parameters": [_TABLE, _MATCH, _DEAL, _LANGUAGE],
                "get": _answered(
                    "A complete deal, or the score card, as a picture", {"200": _content("image/svg+xml", {})}
                ),
            },
            "/api/picture": {
                "parameters": [_DEAL, _LANGUAGE],
                "post": {
                    **_answered("The same of the record sent", {"200": _content("image/svg+xml", {})}),
                    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
                },
            },
            "/api/pbn": {
                "post": {
                    **_answered("A record of Priffe in Portable Bridge Notation", {"200": _content("text/plain", {})}),
                    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
                },
            },
            "/api/pbn/records": {
                "post": {
                    **_answered("The records in a text of PBN", {"200": _content("application/json", _ref("Records"))}),
                    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
                },
            },
            "/api/tables/{table}/qr.svg": {
                "parameters": [_TABLE],
                "get": _answered("The invitation as a QR code", {"200": _content("image/svg+xml", {})}),
            },
            "/api/daily": {"get": _call("Today's deals, one a game", "Daily")},
            "/api/sets": {
                "post": _call(
                    "Make a set of deals for several to play",
                    "SetMade",
                    201,
                    body="NewSet",
                    refused=(403, 422, 429),
                    token=False,
                ),
            },
            "/api/sets/{set}": {
                "parameters": [_SET],
                "get": _call("What whoever asks may know of a set", "DealSet", refused=(404, 429), token=False),
            },
            "/api/sets/{set}/people": {
                "parameters": [_SET],
                "post": _call(
                    "Begin to play a set", "JoinedSet", 201, body="JoinSet", refused=(404, 409, 410, 422, 429)
                ),
            },
            "/api/sets/{set}/deals/{deal}": {
                "parameters": [_SET, _SET_DEAL],
                "post": _call(
                    "Play a deal of a set, or play it on", "SetTable", refused=(401, 404, 410, 429), token=True
                ),
            },
            "/api/sets/{set}/close": {
                "parameters": [_SET],
                "post": _call("Close a set for good", "DealSet", refused=(401, 404, 429), token=True),
            },
            "/api/sets/{set}/qr.svg": {
                "parameters": [_SET],
                "get": _answered("Its address as a QR code", {"200": _content("image/svg+xml", {})}),
            },
            "/api/statistics": {
                "get": _call(
                    "What all that is kept for a person comes to", "Statistics", refused=(400, 429), token=True
                ),
                "delete": _call("Forget a person", None, 204, refused=(400, 429), token=True),
            },
            "/api/statistics/deals": {
                "get": _answered("All that is kept for a person, a line a deal", _KEPT) | {"security": [{"token": []}]},
            },
            "/api/statistics/carry": {
                "post": _call(
                    "A code by which to take one's key to another device",
                    "CarryCode",
                    201,
                    refused=(400, 429),
                    token=True,
                ),
            },
            "/api/statistics/carried": {
                "post": _call("Take a key along, by its code", "PersonKey", body="Carry", refused=(401, 429)),
            },
            "/api/statistics/join": {
                "post": _call(
                    "Put what is kept for another key to one's own",
                    None,
                    204,
                    body="PersonKey",
                    refused=(429,),
                    token=True,
                ),
            },
            "/api/host": {
                "get": _call("The server, for whoever runs it", "HouseInfo", refused=(401, 429), token=True),
                "patch": _call("Run it otherwise", "HouseInfo", body="HouseChange", refused=(401, 429), token=True),
            },
            "/api/host/stop": {
                "post": _call("Stop the server", None, 204, refused=(401, 429), token=True),
            },
            "/api/host/tables/{table}/close": {
                "parameters": [_TABLE],
                "post": _call("Close a table for good", "TableInfo", refused=(401, 404, 429), token=True),
            },
            "/healthz": {"get": _answered("The process runs", {"200": {"description": "It does"}})},
            "/readyz": {
                "get": _answered(
                    "The store takes writes and the newest tables are taken up",
                    {
                        "200": _content("application/json", _ref("Readiness")),
                        "503": _content("application/json", _ref("Readiness")),
                    },
                )
            },
            "/metrics": {
                "get": _answered(
                    "Measurements for Prometheus, on the machine itself", {"200": _content("text/plain", {})}
                )
            },
        },
        "components": {
            "schemas": components() | {"Record": {"type": "object", "description": "See the page on records."}},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _parameter(name: str, place: str, kind: str) -> Schema:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": kind}}


_TABLE = _parameter("table", "path", "string")
_SEAT = _parameter("seat", "path", "integer")
_SET = _parameter("set", "path", "string")
_SET_DEAL = _parameter("deal", "path", "integer")
_MATCH = _parameter("match", "query", "integer")
_DEAL = _parameter("deal", "query", "integer")
_LANGUAGE = _parameter("lang", "query", "string")
_VIEWER = _parameter("seat", "query", "integer")


def _content(kind: str, schema: Schema) -> Schema:
    return {"description": "Done", "content": {kind: {"schema": schema}}}


def _json(name: str) -> Schema:
    return {"content": {"application/json": {"schema": _ref(name)}}}


_BRANCH = {"200": _content("application/jsonl", {"anyOf": [_ref("Went"), _ref("Branch")]})}
_KEPT = {"200": _content("application/jsonl", _ref("KeptDeal"))}
_ANALYSED = {"200": _content("application/jsonl", {"anyOf": [_ref("Judged"), _ref("JudgedDeal")]})}


def _answered(summary: str, answers: Schema) -> Schema:
    return {"summary": summary, "responses": answers}


def _call(
    summary: str,
    answer: str | None,
    status: int = 200,
    *,
    body: str | None = None,
    refused: tuple[int, ...] = (),
    token: bool | None = None,
) -> Schema:
    """An operation. `token`: whether one must be shown; None where none is looked at."""
    done = {"description": "Done"} if answer is None else _content("application/json", _ref(answer))
    codes = (400, 413, *refused) if body else refused
    answers = {str(status): done}
    for code in codes:
        answers[str(code)] = {"description": "Refused", **_json("ErrorBody")}
    call = _answered(summary, answers)
    if body:
        call["requestBody"] = {"required": True, **_json(body)}
    if token is not None:
        call["security"] = [{"token": []}] if token else [{}, {"token": []}]
    return call


# AsyncAPI


def asyncapi() -> Schema:
    """The websocket as an AsyncAPI 3 document."""
    from_client, from_server = _names(wire.FromClient), _names(messages.Message)
    here = "#/channels/table/messages/"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Forehand", "version": __version__, "license": {"name": "MIT"}},
        "channels": {
            "table": {
                "address": "/api/tables/{table}/ws",
                "description": "The client speaks first, with hello; the first answer is welcome.",
                "parameters": {"table": {"description": "The table's name"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in from_client + from_server},
            }
        },
        "operations": {
            "fromClient": {
                "action": "receive",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": here + name} for name in from_client],
            },
            "fromServer": {
                "action": "send",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": here + name} for name in from_server],
            },
        },
        "components": {
            "messages": {name: {"payload": _ref(name)} for name in from_client + from_server},
            "schemas": components(),
        },
    }


def _document(schema: Schema) -> str:
    return json.dumps(schema, indent=1) + "\n"


_PRINT: dict[str, Callable[[], str]] = {
    "--typescript": typescript,
    "--openapi": lambda: _document(openapi()),
    "--asyncapi": lambda: _document(asyncapi()),
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in _PRINT:
        sys.exit(f"usage: python -m forehand.web.schema {' | '.join(_PRINT)}")
    sys.stdout.write(_PRINT[sys.argv[1]]())
