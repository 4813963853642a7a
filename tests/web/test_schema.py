"""The wire's descriptions for others are made from its types and fit them."""

from pathlib import Path

from forehand.web import schema

CLIENT_TYPES = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_clients_types_are_those_of_the_wire() -> None:
    """When this fails, run `python -m forehand.web.schema --typescript > client/src/wire.ts`."""
    assert schema.typescript() == CLIENT_TYPES.read_text("utf-8")
