"""The wire described for others, all from the types in `wire`: OpenAPI, AsyncAPI, TypeScript.

`python -m forehand.web.schema --typescript` prints the types of the browser client (`client/src/wire.ts`),
`--openapi` and `--asyncapi` the two documents.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from forehand.service import messages
from forehand.web import wire

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
    wire.ErrorBody,
)
"""Every body that a request or an answer can have, besides records and texts."""

_REF = "#/components/schemas/"


def _ref(name: str) -> Schema:
    return {"$ref": _REF + name}


_SPELLED_OUT: dict[tuple[str, str], Schema] = {
    ("ViewMessage", "view"): _ref("View"),
    ("EventMessage", "view"): _ref("Changes"),
    ("EventMessage", "add"): _ref("Added"),
    ("EventMessage", "choose"): {"anyOf": [_ref("Choose"), {"type": "null"}]},
}
"""The service hands views on as the engine made them; here is what is in them."""


def components() -> dict[str, Schema]:
    """The JSON Schemas of all types of the wire, by name."""
    types: tuple[Any, ...] = (wire.FromClient, messages.Message, wire.View, wire.Added, *HTTP_TYPES)
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

_UNIONS = {"ClientMessage": wire.FromClient, "ServerMessage": messages.Message, "EventBody": messages.Event}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The types of the browser client, as the text of a module."""
    schemas = components()
    parts = ["// Made by `python -m forehand.web.schema --typescript`. Don't edit: a test compares.\n"]
    parts += [_interface(name, schema) for name, schema in schemas.items()]
    parts += [f"export type {name} = {' | '.join(_names(union))};\n" for name, union in _UNIONS.items()]
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


if __name__ == "__main__":
    sys.stdout.write({"--typescript": typescript}[sys.argv[1]]())
