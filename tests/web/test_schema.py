"""The wire's descriptions for others are made from its types and fit them."""

from pathlib import Path

from forehand.engine import view
from forehand.web import schema, wire

CLIENT_TYPES = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_clients_types_are_those_of_the_wire() -> None:
    """When this fails, run `python -m forehand.web.schema --typescript > client/src/wire.ts`."""
    assert schema.typescript() == CLIENT_TYPES.read_text("utf-8")


def test_the_view_of_the_wire_is_the_engines() -> None:
    assert list(wire.View.__annotations__) == list(view.View.__annotations__)
